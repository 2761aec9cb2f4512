"""Whole random games, reckoned a second time by a program that knows only the rulebook (recount.py)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path

import pytest

import prairie
from prairie import CHANCE

from .data_files import loaded, our_data
from .positions import tomahawk
from .random_games import check_game, every_position, needed_positions
from .recount import Miscount, Position, recount


@pytest.mark.parametrize("most_sought", ["no", "yes"])
def test_whole_games_agree_with_the_recount_at_every_decision(most_sought: str) -> None:
    for stream in range(40):
        recount(every_position(tomahawk(), most_sought, 11, stream), tomahawk().data)


@pytest.mark.parametrize("most_sought", ["no", "yes"])
def test_many_games_agree_with_the_recount(most_sought: str) -> None:
    for stream in range(300):
        check_game(tomahawk(), most_sought, 12, stream)


def test_scores_and_winners_agree_with_the_recount() -> None:
    draws = 0
    for stream in range(150):
        state = tomahawk().new(2, most_sought="yes")
        rng = prairie.Rng(13, stream)
        while state.deciders():
            who = state.deciders()[0]
            state.apply(who, state.chance(rng) if who == CHANCE else state.choose(who, rng))
        count = recount(needed_positions(tomahawk(), "yes", 13, stream), tomahawk().data)
        assert state.scores() == count.scores
        assert state.outcome().winners == count.winners
        draws += len(count.winners) == 2
    assert draws > 0


def test_games_of_another_box_agree_with_the_recount(tmp_path: Path) -> None:
    """Specials that can be charmed, icons everywhere: corners our own box seldom or never visits."""
    data = our_data()
    for special, value in zip(data["special"], (8, 2, 7, 4, 9, 6, 7), strict=True):
        special["value"] = value
        special["hair"] = 1
    for n, land in enumerate(data["territory"].values()):
        land["icon"] = ("puma", "picking")[n % 2]
    game = loaded(tmp_path, data)
    for stream in range(100):
        recount(every_position(game, "no", 14, stream), game.data)


# --- the recount notices --------------------------------------------------------------------------------------


def tampered(change: Callable[[list[Position]], None]) -> list[Position]:
    positions = copy.deepcopy(every_position(tomahawk(), "yes", 11, 3))
    change(positions)
    return positions


def after_turn(positions: list[Position], turn: int) -> list[Position]:
    return [position for position in positions if position["turn"] > turn or position["phase"] == "over"]


def add_scalp(positions: list[Position]) -> None:
    for position in after_turn(positions, 3):
        position["sides"][1]["scalps"] += 1


def swap_winner(positions: list[Position]) -> None:
    for position in after_turn(positions, 2):
        sides = position["sides"]
        sides[0]["won"], sides[1]["won"] = sides[1]["won"], sides[0]["won"]


def forget_bonus(positions: list[Position]) -> None:
    for side in positions[-1]["sides"]:
        side["bonus"] = 0


def wrong_score(positions: list[Position]) -> None:
    positions[-1]["sides"][0]["score"] += 1


def reveal_early(positions: list[Position]) -> None:
    for position in positions:
        position["sides"][0]["revealed"] = position["sides"][0]["army"]


def stop_early(positions: list[Position]) -> None:
    del positions[-3:]


@pytest.mark.parametrize("change", [add_scalp, swap_winner, forget_bonus, wrong_score, reveal_early, stop_early])
def test_the_recount_catches_a_wrong_game(change: Callable[[list[Position]], None]) -> None:
    with pytest.raises(Miscount):
        recount(tampered(change), tomahawk().data)
