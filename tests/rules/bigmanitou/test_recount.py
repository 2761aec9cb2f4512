"""Whole random games, reckoned a second time by a program that knows only the rulebook (recount.py)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from prairie.core.game import Game

from .data_files import loaded, our_data
from .random_games import check_game, every_position, recount
from .recount import Decision, Miscount
from .tabletop import the_game

Rows = list[tuple[Decision, dict[str, Any]]]


@pytest.mark.parametrize("quick", ["no", "yes"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_whole_games_agrees_with_the_recount(seats: int, quick: str) -> None:
    for stream in range(6):
        recount(the_game(), seats, quick, every_position(the_game(), seats, quick, 21, stream))


@pytest.mark.parametrize("quick", ["no", "yes"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_many_games_agree_with_the_recount(seats: int, quick: str) -> None:
    for stream in range(60):
        check_game(the_game(), seats, quick, 22, stream)


def other_box(folder: Path) -> Game:
    """Few strengths, so that totals tie; few bison and tipis, so that penalties take other tiles."""
    data = our_data()
    data["deck"]["hunters"] = [1, 1, 1, 2, 2, 2, 3, 3, 4, 5]
    data["deck"]["heroes"] = ["chief", "clan_mother", "clan_mother", "scout", "scout", "rainmaker", "medicine_man"]
    data["tiles"] = {
        "certainty": "likely",
        "bison": {"1": 4, "4": 4},
        "tipi": {"2": 4},
        "horse": 18,
        "totem": 18,
        "tomahawk": 12,
    }
    return loaded(folder, data)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_of_another_box_agree_with_the_recount(tmp_path: Path, seats: int) -> None:
    game = other_box(tmp_path)
    for stream in range(8):
        recount(game, seats, "no", every_position(game, seats, "no", 23, stream))


# --- the recount notices ----------------------------------------------------------------------------------------------


def tampered(change: Callable[[Rows], None]) -> Rows:
    rows = copy.deepcopy(every_position(the_game(), 3, "no", 21, 2))
    change(rows)
    return rows


def swap_tiles(rows: Rows) -> None:
    for _, position in rows[-3:]:
        players = position["players"]
        players[0]["tiles"], players[1]["tiles"] = players[1]["tiles"], players[0]["tiles"]


def wrong_score(rows: Rows) -> None:
    rows[-1][1]["players"][2]["score"] += 1


def lose_a_tile(rows: Rows) -> None:
    for _, position in rows[100:]:
        position["bag"]["bison1"] -= 1


def steal_cylinder(rows: Rows) -> None:
    for _, position in rows:
        if position["brown"] is not None:
            position["brown"] = (position["brown"] + 1) % 3


def raise_a_hero(rows: Rows) -> None:
    for _, position in rows:
        for ground in position["grounds"]:
            if ground["heroes"]:
                ground["keeper"] = (ground["keeper"] + 1) % 3


def skip_a_decision(rows: Rows) -> None:
    del rows[120]


def stop_early(rows: Rows) -> None:
    del rows[-4:]


@pytest.mark.parametrize(
    "change", [swap_tiles, wrong_score, lose_a_tile, steal_cylinder, raise_a_hero, skip_a_decision, stop_early]
)
def test_the_recount_catches_a_wrong_game(change: Callable[[Rows], None]) -> None:
    with pytest.raises(Miscount):
        recount(the_game(), 3, "no", tampered(change))
