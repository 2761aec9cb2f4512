"""What a search sees of a win, told as what comes of it."""

from __future__ import annotations

import pytest

import prairie
from prairie.agents import policy_of
from prairie.agents.fitted_odds import FITTED
from prairie.agents.ismcts import Player
from prairie.agents.odds import likely, log_odds
from prairie.core.contract import CHANCE
from prairie.core.rng import Rng
from tests.conformance.cases import many


def test_a_game_that_was_not_fitted_is_told_as_it_is_seen() -> None:
    game = prairie.game("powwow")
    state = game.new(3)
    state.sample(Rng(1))
    view = state.view(state.deciders()[0])
    assert [likely(game, view, share) for share in (0.0, 0.3, 1.0)] == [0.0, 0.3, 1.0]


def test_more_that_is_seen_is_more_that_is_told() -> None:
    assert FITTED
    for slope, constant in FITTED.values():
        assert slope > 0
        assert abs(constant) < 5


def test_log_odds_have_bounds() -> None:
    assert log_odds(0.5) == pytest.approx(0)
    assert log_odds(1.0) == pytest.approx(-log_odds(0.0)) == log_odds(0.999)


def test_what_two_enemies_are_told_in_one_position_comes_to_one_win() -> None:
    """Before each turn of games of Tomahawk; what is seen comes to a quarter of a win too much."""
    game = prairie.game("tomahawk")
    told, seen = [], []
    for number in range(many(30, 1)):
        state, rng = game.new(), Rng(71, number)
        players = [Player(Rng(72 + seat, number), policy_of(game), iterations=many(400, 40)) for seat in range(2)]
        while deciders := state.deciders():
            if deciders == [CHANCE]:
                state.sample(rng)
                continue
            views = [state.view(seat) for seat in deciders]
            begun = any(players[view.seat].steps.get(view.digest()) is not None for view in views)
            actions = [players[view.seat].decide(view) for view in views]
            shares = [share for view in views if (share := players[view.seat].worth) is not None]
            if len(shares) == 2 and not begun:
                seen.append(sum(shares))
                told.append(sum(likely(game, view, share) for view, share in zip(views, shares, strict=True)))
            for seat, action in zip(deciders, actions, strict=True):
                state.apply(seat, action)
    off = 0.05 if many(1, 0) else 0.4  # in plain Python there is time for one game only
    assert sum(told) / len(told) == pytest.approx(1, abs=off)
    assert sum(seen) / len(seen) > sum(told) / len(told)
