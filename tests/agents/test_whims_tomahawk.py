"""Whether Tomahawk's search tells an enemy who lays its warriors by whim from one who reckons."""

from __future__ import annotations

from typing import Any

import pytest

import prairie
from prairie import agents
from prairie.agents import policy_of
from prairie.agents.policies.tomahawk.fitted_whims import SAYS
from prairie.agents.policies.tomahawk.whims import FIRST, likely, signs
from prairie.agents.search import think
from prairie.core.bits import members
from prairie.core.contract import CHANCE, OVER
from prairie.core.rng import Rng
from prairie.games.tomahawk import questions as q
from prairie.games.tomahawk.components import PILES, SIDE, SLOTS, TURNS

GAME = prairie.game("tomahawk")
BEFORE = 0.3


def placements(seed: int, enemy: str) -> list[Any]:
    """What seat 0 knows when it is to place, turn by turn, in a game of random play against an enemy."""
    state: Any = GAME.new(2)
    rng = Rng(seed, 21)
    player = agents.make(enemy, GAME, seed)
    found: list[Any] = []
    while (mover := state.decider()) != OVER:
        if mover == CHANCE:
            state.apply(CHANCE, state.chance(rng))
        elif mover == 0:
            if state.ask(0) == q.PLACE and len(found) < state.turn:
                found.append(state.view(0))
            state.random(0, rng)
        else:
            state.apply(1, player.decide(state.view(1)))
    return found


def test_a_stranger_is_what_strangers_are() -> None:
    first = placements(1, "random")[0]
    assert first.known.turn == 1
    assert likely(first.known, 0, BEFORE) == pytest.approx(BEFORE)


def test_an_enemy_who_reckons_is_told_from_one_who_does_not() -> None:
    """By the last turn of 12 games, in the mean, more than either by half."""
    seen = {enemy: [placements(seed, enemy)[-1] for seed in range(12)] for enemy in ("random", "greedy")}
    whim, reckons = (
        sum(likely(view.known, 0, BEFORE) for view in views) / len(views) for views in (seen["random"], seen["greedy"])
    )
    assert whim > BEFORE > reckons
    assert whim > 1.5 * reckons


def test_signs_are_those_that_were_fitted() -> None:
    """Counted here once more, from the position."""
    for view in placements(3, "random"):
        known = view.known
        if known.turn < FIRST:
            continue
        box = known.box
        lie = [
            (pile, card)
            for pile in range(PILES)
            for card in known.laid[SIDE + pile * SLOTS : SIDE + (pile + 1) * SLOTS]
            if card >= 0
        ]
        animals = [box.animals[known.land[pile]] for pile in range(PILES)]
        values = [box.value[card] for card in members(known.shown[1]) if card < 24]
        first, second = known.scores()
        expected = [
            second - first,
            known.scalps[1] - known.scalps[0],
            sum(box.value[card] - 5.2 for _pile, card in lie),
            sum((box.value[card] - 5.2) * (animals[pile] - sum(animals) / 4) for pile, card in lie),
            *(sum(least <= value <= most for value in values) for least, most in ((1, 2), (3, 4), (6, 7), (8, 10))),
        ]
        assert signs(known, 1) == pytest.approx(expected)
        assert len(SAYS[known.turn - FIRST]) == len(expected) + 1
    assert len(SAYS) == TURNS - FIRST + 1


def test_the_search_expects_what_was_seen() -> None:
    for view in placements(5, "random"):
        policy: Any = policy_of(GAME)
        think(view, policy, Rng(1), 8)
        whim = likely(view.known, 0, policy.stranger)
        assert policy.typical * policy.erratic == pytest.approx(whim)
        assert policy.typical == pytest.approx(1.0 - (1.0 - whim) * policy.learning)
