"""Compiled, plain, today and tomorrow: the same seed gives the same games.

The sums are kept in checksums.json. A change of behaviour changes them: then raise the game's `rules` number and
write them anew with `python -m tests.conformance.test_checksums`.
"""

from __future__ import annotations

import json
from pathlib import Path

from prairie.core.playout import tally_games
from tests.conformance.cases import CASES, Case

KEPT = Path(__file__).with_name("checksums.json")
GAMES = 200
SEED = 1876


def checksum(case: Case) -> str:
    return f"{tally_games(case.new(), SEED, 0, GAMES).checksum:015x}"


def test_games_are_the_same_in_both_modes(case: Case) -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    assert kept[str(case)] == {"rules": case.game.rules, "checksum": checksum(case)}


def test_parts_add_up_to_the_whole(case: Case) -> None:
    start = case.new()
    whole = tally_games(start, SEED, 0, 30)
    parts = tally_games(start, SEED, 20, 10)
    parts.add(tally_games(start, SEED, 0, 20))
    assert (parts.checksum, parts.wins, parts.points) == (whole.checksum, whole.wins, whole.points)


if __name__ == "__main__":
    sums = {str(case): {"rules": case.game.rules, "checksum": checksum(case)} for case in CASES}
    KEPT.write_text(json.dumps(sums, indent=1, sort_keys=True) + "\n", encoding="utf-8")
