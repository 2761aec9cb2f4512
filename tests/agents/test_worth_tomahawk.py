"""What a position of Tomahawk is worth to the search: the same by its tables as by the signs it was fitted to."""

from __future__ import annotations

from typing import Any

import pytest

import prairie
from prairie.agents import policy_of
from prairie.agents.policies.tomahawk.fitted import WEIGHTS
from prairie.agents.policies.tomahawk.worth import FIRST, LAST, SIGNS, Worth
from prairie.agents.search import think
from prairie.core.contract import CHANCE, OVER
from prairie.core.rng import Rng
from prairie.games.tomahawk import questions as q
from prairie.games.tomahawk.components import FOREST, PLAINS, REDWOOD_HEART, SIDE, SOARING_SPIRIT, TURNS

GAME = prairie.game("tomahawk")


def positions(games: int) -> list[Any]:
    """Those before a card is drawn for turns 2 to 5, of random games."""
    found = []
    for seed in range(games):
        state: Any = GAME.new(2)
        rng = Rng(seed, 12)
        valued = FIRST - 1
        while (mover := state.decider()) != OVER:
            if mover != CHANCE:
                state.random(mover, rng)
                continue
            if state.turn > valued:
                valued = state.turn
                found.append(state.clone())
            state.sample(rng)
    return found


def reckoned(state: Any) -> Worth:
    """A worth that knows which warriors are left."""
    worth = Worth()
    worth.signs(state)
    worth.value_cards(state, state.turn)
    return worth


def test_a_position_is_worth_the_weighed_sum_of_its_signs() -> None:
    seen = positions(12)
    assert {int(state.turn) for state in seen} == set(range(FIRST, LAST + 1))
    for state in seen:
        worth = reckoned(state)
        *signs, sure = worth.signs(state)
        weights = [row[state.turn - FIRST] for row in WEIGHTS.values()]
        assert len(signs) == SIGNS == len(weights)
        expected = sure + sum(sign * weight for sign, weight in zip(signs, weights, strict=True))
        assert worth.prospects(state, 0) == pytest.approx(expected)
        if not any(state.box.icon[land] for land in state.land if land >= 0):  # half a point of lead is rounded up
            assert worth.prospects(state, 1) == pytest.approx(-expected)


def test_both_sides_may_hope_for_the_same_before_the_first_turn() -> None:
    state: Any = GAME.new(2)
    worth = Worth()
    worth.reckon(state.view(0), Rng(1))
    for card in range(24):
        assert worth.card[card] == pytest.approx(worth.card[31 + card])


def third_turn(kind: int) -> Any:
    """A position before turn 3 where two pairs of equals, 2 and 2, 6 and 6, lie on pile I, a territory of this kind."""
    state = next(state for state in positions(40) if state.turn == 3 and state.box.kind[state.land[0]] == kind)
    two, six = (list(state.box.value).index(value) for value in (2, 6))
    for seat in range(2):
        state.laid[seat * SIDE], state.laid[seat * SIDE + 1] = two, six
    return state


def held(state: Any) -> float:
    return Worth().held(state, 0, 0)


def test_soaring_spirit_leads_beside_another_two() -> None:
    state = third_turn(PLAINS)
    even = held(state)
    state.laid[1] = SOARING_SPIRIT
    state.laid[SIDE + 1] = list(state.box.value).index(2)
    assert held(state) > even


def test_redwood_heart_doubles_what_a_forest_is_worth_and_nothing_else() -> None:
    for kind, times in ((FOREST, 2.0), (PLAINS, 1.0)):
        state = third_turn(kind)
        strong, three = (list(state.box.value).index(value) for value in (9, 3))
        state.laid[0] = strong
        state.laid[SIDE] = three
        single = held(state)
        state.laid[SIDE] = REDWOOD_HEART  # a 3 as well
        assert held(state) == pytest.approx(times * single)


def test_duels_that_lie_hidden_count_as_won() -> None:
    state = third_turn(FOREST)
    worth = Worth()
    assert worth.hidden_duels(state, 0, 0) == 0.0
    best = list(state.box.value).index(10)
    state.laid[SIDE] = best - 1  # a 9
    state.laid[0] = best
    assert worth.hidden_duels(state, 0, 0) == float(state.box.hair[best - 1]) > 0.0
    assert worth.hidden_duels(state, 1, 0) == -worth.hidden_duels(state, 0, 0)


def placement(turn: int) -> Any:
    state: Any = GAME.new(2)
    rng = Rng(6, 12)
    while state.turn < turn or state.ask(0) != q.PLACE:
        mover = state.decider()
        if mover == CHANCE:
            state.sample(rng)
        else:
            state.random(mover, rng)
    return state


@pytest.mark.parametrize("learning", [0.0, 1.0])
def test_an_enemy_who_is_typical_in_every_world_learns_nothing(learning: float) -> None:
    policy: Any = policy_of(GAME)
    policy.learning = learning
    policy.stranger = 0.001  # whatever was seen: hardly anybody lays by whim
    trees = think(placement(TURNS).view(0), policy, Rng(2), 600)  # earlier, hardly a hand of the enemy's is met twice
    movers = {int(trees.mover[edge]) for edge in range(1, int(trees.edges) + 1)}
    assert movers == ({0, 1} if learning else {0})


def test_an_enemy_who_lays_by_whim_lays_more_widely() -> None:
    state = placement(1)
    widths = []
    for erratic in (0.0, 1.0):
        policy: Any = policy_of(GAME)
        policy.prepare(state.view(0), Rng(3))
        policy.erratic = erratic
        rng = Rng(4)
        widths.append(len({int(policy.choose(state, 1, rng)) for _ in range(60)}))
    assert widths[0] < widths[1] == state.hand[1].bit_count()
