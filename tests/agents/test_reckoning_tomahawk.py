"""What a Tomahawk player thinks its enemy thinks."""

from __future__ import annotations

import pytest

import prairie
from prairie.core.contract import CHANCE
from prairie.core.rng import Rng
from prairie.games.tomahawk import questions as q, reckoning
from prairie.games.tomahawk.components import CARDS, PILES
from prairie.games.tomahawk.state import Tomahawk
from tests.conformance.cases import many


def first_placement(seed: int) -> Tomahawk:
    state = prairie.game("tomahawk").new()
    rng = Rng(seed)
    while state.decider() == CHANCE or state.ask(0) != q.PLACE:
        state.sample(rng) if state.decider() == CHANCE else state.random(state.decider(), rng)
    assert isinstance(state, Tomahawk)
    return state


def test_before_anything_is_hidden_the_enemy_reckons_as_it_would_itself() -> None:
    """In the first turn the table hides nothing: what one side thinks the other gains by each card is about what the
    other reckons, which differs only in knowing the rest of its hand."""
    worlds = many(4000, 300)
    state = first_placement(seed=21)
    own = reckoning.gains(state.view(1), Rng(22), worlds)
    guessed = reckoning.enemy_gains(state.view(0), Rng(23), worlds)
    for pile in range(PILES):
        for card in state.actions(1):
            assert guessed[pile * CARDS + card] == pytest.approx(own[pile][card], abs=1.2)


def test_what_the_enemy_reckons_depends_on_nothing_that_the_reader_cannot_see() -> None:
    state = first_placement(seed=24)
    view = state.view(0)
    found = [
        list(reckoning.enemy_gains(world.view(0), Rng(25), many(50, 8)))
        for world in (state, view.imagine(Rng(26)), view.imagine(Rng(27)))
    ]
    assert found[0] == found[1] == found[2]
