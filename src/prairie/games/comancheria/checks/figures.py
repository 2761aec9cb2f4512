"""Options, limits and tracks: the figures of a pack that belong to no card."""

from __future__ import annotations

from prairie.core.schema import Section
from prairie.games.comancheria.checks.known import ROWS, Known

# The greatest figures a pack may name: what the printed components of such a game could hold.
LARGEST = {
    "player_ap": 19,
    "enemy_ap": 19,
    "culture": 39,
    "military": 39,
    "medicine": 9,
    "column_strength": 12,
    "band_strength": 6,
    "max_bands": 15,
}
LETTERS = ("A", "B", "C", "D", "E")
CONTROL = {
    "needs_any": ("rancheria", "band"),
    "blocked_by": ("settlement",),
    "strict_blocked_by": ("settlement", "unallied_tribe"),
}


def check_control(control: Section) -> None:
    """Only `use_strict` can be chosen (CO 1.3.1.A.2); the rest tells the reader what it means."""
    control.only(("needs_any", "blocked_by", "strict_blocked_by", "use_strict"))
    for key, words in CONTROL.items():
        if sorted(control.words(key, words)) != sorted(words):
            raise control.fail(key, f"must be {' and '.join(words)}; the stricter reading is use_strict = true")
    if not isinstance(control.data.get("use_strict", False), bool):
        raise control.fail("use_strict", "must be true or false")


def check_options(options: Section) -> None:
    """CO 13.12"""
    options.only(
        (
            "point_shortfall_ratio",
            "success_without_mahimiana",
            "extra_march",
            "military_per_removed",
            "bison_growth_base",
        )
    )
    options.integer("point_shortfall_ratio", 1, 9)
    options.word("success_without_mahimiana", ("out_of_play", "cup"))
    options.word("extra_march", ("one_space",))
    options.integer("military_per_removed", 0, 9)
    options.integer("bison_growth_base", 0, 9)


def check_limits(data: Section, known: Known) -> None:
    limits = data.section("limits")
    limits.only((*LARGEST, "rancherias"))
    known.limits = {name: limits.integer(name, 1, largest) for name, largest in LARGEST.items()}
    known.letters = limits.words("rancherias", LETTERS)
    if not known.letters or known.letters != list(LETTERS[: len(known.letters)]):
        raise limits.fail("rancherias", f"must be the first letters of {', '.join(LETTERS)}, in this order")
    strengths = [str(strength) for strength in range(1, known.limits["band_strength"] + 1)]
    _check_by_number(data.section("band_mp"), strengths, 1, 20)
    modifiers = data.section("column_battle_mod")
    modifiers.only(("colonial", "north"))
    strengths = [str(strength) for strength in range(1, known.limits["column_strength"] + 1)]
    for side in ("colonial", "north"):
        _check_by_number(modifiers.section(side), strengths, 0, 9)


def _check_by_number(table: Section, numbers: list[str], low: int, high: int) -> None:
    """A figure for each of those numbers, no more and no less."""
    table.only(numbers)
    for number in numbers:
        table.integer(number, low, high)


def check_tracks(tracks: Section, known: Known) -> None:
    tracks.only(("operations", "passage_of_time", "development_spaces", "display_rows"))
    _check_track(tracks, "operations", "MUST")
    known.passage_spaces = _check_track(tracks, "passage_of_time", "CHECK")
    tracks.integer("development_spaces", 1, 6)
    tracks.integer("display_rows", ROWS, ROWS)


def _check_track(tracks: Section, key: str, last: str) -> int:
    """START, blanks ("-") and numbers, the last space; returns how many spaces there are."""
    spaces = tracks.get(key)
    if not isinstance(spaces, list) or not 3 <= len(spaces) <= 16:
        raise tracks.fail(key, "must be a list of 3 to 16 spaces")
    if spaces[0] != "START":
        raise tracks.fail(f"{key}[0]", f"the first space must be 'START', not {spaces[0]!r}")
    if spaces[-1] != last:
        raise tracks.fail(f"{key}[{len(spaces) - 1}]", f"the last space must be {last!r}, not {spaces[-1]!r}")
    for i, space in enumerate(spaces[1:-1], 1):
        if space != "-" and not (type(space) is int and 1 <= space <= 6):
            raise tracks.fail(f"{key}[{i}]", f"must be a number from 1 to 6, or '-' for none, not {space!r}")
    return len(spaces)
