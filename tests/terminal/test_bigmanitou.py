"""Big Manitou in the terminal: boards of all sizes, and whole games of people and computer players in any mix."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import prairie
from prairie.core.contract import CHANCE, OVER, SPECTATOR, State
from prairie.core.game import YOU
from prairie.core.record import Record
from prairie.core.rng import Rng
from prairie.core.rulebook import LANGUAGES
from prairie.core.spans import STYLES, Line, cells, text_of
from prairie.tables.table import Table
from tests.conformance.cases import many
from tests.rules.bigmanitou.tabletop import FOUR, Tabletop, the_game
from tests.terminal.commands import run
from tests.terminal.people import typed

NAMES = ["Élise", "Tom", "Ada", "Bo", "Cunégonde de la Prairie"]


def board(state: State, seat: int, lang: str, width: int = 80, plain: bool = False) -> list[Line]:
    names = [YOU if other == seat else name for other, name in enumerate(NAMES[: state.seats])]
    return the_game().board(state.view(seat).as_dict(), seat, names, lang, width, plain)


def text(lines: list[Line]) -> str:
    return "\n".join(text_of(line).rstrip() for line in lines) + "\n"


def positions(seats: int, quick: str = "no") -> Iterator[State]:
    """Some positions of a random game, from the first to the last."""
    state = the_game().new(seats, quick=quick)
    rng = Rng(61, seats)
    number = 0
    while (who := state.decider()) != OVER:
        if number % many(17, 61) == 0:
            yield state
        state.apply(who, state.chance(rng) if who == CHANCE else state.choose(who, rng))
        number += 1
    yield state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_board_fits_its_width(seats: int, lang: str) -> None:
    for state in positions(seats):
        for seat in (SPECTATOR, *range(seats)):
            for width in (75, 80, 120):
                lines = board(state, seat, lang, width)
                assert max(cells(text_of(line).rstrip()) for line in lines) <= width
                assert {span.style for line in lines for span in line} <= {"", *STYLES}


@pytest.mark.parametrize("quick", ["no", "yes"])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_french_board_speaks_french(seats: int, quick: str) -> None:
    for state in positions(seats, quick):
        for plain in (False, True):
            shown = text(board(state, 0, "fr", plain=plain)).casefold()
            assert not re.search(r"\b(you|your|hunter|hand|ground|mother|rain|horse|chief|party)\b", shown)


def test_a_narrow_terminal_gets_sentences() -> None:
    state = Tabletop(3).on(0, "9", "scout").state
    assert text(board(state, 0, "en", width=60)) == text(board(state, 0, "en", plain=True))


@pytest.mark.parametrize("names", [["Niveau 6 B", "Niveau 6 C"], ["Marguerite A", "Marguerite B"], ["Ada", "Bo"]])
def test_names_cut_short_stay_apart(names: list[str]) -> None:
    state = Tabletop(3).on(0, "9", "8", "7").state
    lines = the_game().board(state.view(0).as_dict(), 0, [YOU, *names], "fr", 80, plain=False)
    rows = [text_of(line)[3:12] for line in lines if re.match(r" [▸ ] \w", text_of(line))]
    assert len(rows) == len(set(rows)) == 3
    assert max(cells(text_of(line).rstrip()) for line in lines) <= 80


def hunt_under_way() -> State:
    table = Tabletop(3, hunt=2).grounds(FOUR, "bison3 tipi3 horse totem", "bison1 tipi1 tipi2")
    table.won("bison3 tomahawk", "totem tipi2", "horse").cylinders(brown=1, white=2)
    table.on(0, "9 4", "scout chief", "7 5").on(1, "8", "8", "2").hands("3 rainmaker", "6", "1", each=2)
    return table.state


@pytest.mark.parametrize(
    "shown",
    [
        "9 4",  # hunters as they lie
        "13+2",  # a total, and what tomahawks add
        "scout+chief",  # a pair, the upper hero last
        "hero takes 1: Tom",
        "most take 2: you",
        "next take 1: Ada",
        "●1",  # the brown cylinder
        "○1",  # the white one
        "!21",  # the most force
        "Hand  3  rain",
        "chief > scout, medicine, rain",
        "Tom may have",
    ],
)
def test_the_board_shows_what_a_player_asks_for(shown: str) -> None:
    drawn = text(board(hunt_under_way(), 0, "en", 100))
    wanted = shown.replace("9 4", "4 9")
    assert wanted in drawn


def test_a_tie_is_shown_as_taking_nothing() -> None:
    state = Tabletop(3).grounds().on(0, "9", "9", "2").state
    state.phase = 5
    drawn = text(board(state, 0, "en", 100))
    assert "tied, take nothing: you, Tom" in drawn
    assert "most take 2: Ada" in drawn


def test_the_end_shows_where_the_points_come_from() -> None:
    table = Tabletop(2, hunt=4).won("bison3 tipi3 totem", "bison1 tipi2 tomahawk").cylinders(brown=0).judge()
    drawn = text(board(table.state, 0, "en"))
    assert re.search(r"you +3 +1 +0 +0 +4 +3 +3", drawn)
    assert re.search(r"Tom +1 +0 +0 +1 +2 +2 +3", drawn)


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "quick", "lang"),
    [
        ("human,greedy", "no", "en"),
        ("random,human", "yes", "fr"),
        ("human,human,random", "no", "en"),
        ("random,human,greedy,random", "yes", "en"),
        ("human,random,random,random,human", "no", "fr"),
    ],
)
def test_people_and_computers_play_to_the_end(tmp_path: Path, players: str, quick: str, lang: str) -> None:
    file = tmp_path / "game.prairie"
    said = typed(the_game(), players.split(","), 7, {"quick": quick})
    arguments = ["--players", players, "--option", f"quick={quick}", "--lang", lang, "--record", str(file)]
    result = run("play", "bigmanitou", "--practice", "--seed", "7", *arguments, typed=said)
    assert result.exit_code == 0, result.output[-2000:]
    assert "✗" not in result.output
    record = Record.load(file)
    assert record.replay(prairie.game("bigmanitou")).deciders() == []


@pytest.mark.rule("BM 3.11")
def test_a_party_is_typed_in_any_order_and_by_short_names() -> None:
    table = Table(the_game(), 2, rng=Rng(3))
    table.settle()
    first = next(seat for seat in range(2) if table.state.as_dict()["players"][seat]["party_size"] == 8)
    plan = table.read_plan(first, ["éclaireur", "10", "chef", "3", "mère", "Chef", "7", "1"], "fr")
    assert [the_game().words("card")[card] for card in plan] == [
        "1", "3", "7", "10", "chief_a", "chief_b", "clan_mother_a", "scout",
    ]  # fmt: skip
