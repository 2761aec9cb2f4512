"""A million random games of Tomahawk, each reckoned a second time by a program that knows only the rulebook."""

from __future__ import annotations

import pytest

import prairie
from tests.rules.tomahawk.random_games import check_game

GAMES = 1_000_000
PART = 10_000


@pytest.mark.parametrize("first", range(0, GAMES, PART))
def test_games_agree_with_the_recount(first: int) -> None:
    game = prairie.game("tomahawk")
    for stream in range(first, first + PART):
        check_game(game, "yes" if stream % 2 else "no", 1_000_003, stream)
