"""Random games of Big Manitou, each reckoned a second time by a program that knows only the rulebook."""

from __future__ import annotations

import pytest

import prairie
from tests.rules.bigmanitou.random_games import check_game

GAMES = 200_000  # for each number of seats
PART = 5_000


@pytest.mark.parametrize("first", range(0, GAMES, PART))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_agree_with_the_recount(seats: int, first: int) -> None:
    game = prairie.game("bigmanitou")
    for stream in range(first, first + PART):
        check_game(game, seats, "yes" if stream % 4 == 3 else "no", 2005, stream)
