"""Comanchería's planner: what it looks at, where it looks no further, and that it plays better than rules of thumb."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import prairie
from prairie import agents
from prairie.agents import ismcts
from prairie.agents.ismcts import Player
from prairie.agents.policies.comancheria.lore import Lore
from prairie.agents.policies.comancheria.policy import ComancheriaPolicy
from prairie.agents.search import findings, think
from prairie.core.bits import BIT
from prairie.core.contract import CHANCE, OVER
from prairie.core.rng import Rng
from prairie.games.comancheria import land, questions as q
from prairie.games.comancheria.frame import Roll
from prairie.games.comancheria.passage import PassageOfTime
from prairie.games.comancheria.state import Comancheria
from prairie.games.comancheria.victory import objective_met
from tests.conformance.cases import many

GAME = prairie.game("comancheria")


def new(scenario: str) -> Comancheria:
    state = GAME.new(1, scenario=scenario)
    assert isinstance(state, Comancheria)
    return state


def positions(scenario: str, seed: int) -> Iterator[Comancheria]:
    """Every position of a game of first ideas, the live state."""
    policy = ComancheriaPolicy()
    state = new(scenario)
    rng = Rng(seed)
    while (mover := state.decider()) != OVER:
        yield state
        if mover == CHANCE:
            state.apply(CHANCE, state.chance(rng))
        else:
            policy.play(state, mover, rng)
    yield state


def first_asked(scenario: str, question: int, seed: int = 1) -> Comancheria:
    return next(state for state in positions(scenario, seed) if state.decider() == 0 and state.ask(0) == question)


# --- what it knows beforehand ---------------------------------------------------------------------------------------


def test_distances_are_those_of_the_map() -> None:
    state = new("SC1")
    lore = Lore(state.box)
    for start in range(len(state.box.spaces)):
        for lines in range(5):
            near = sum(BIT[to] for to in range(len(state.box.spaces)) if lore.lines[start * lore.spaces + to] <= lines)
            assert near == land.within(state, BIT[start], lines)


def test_aims_are_those_of_the_history_cards() -> None:
    lore = Lore(new("SC1").box)
    aims = [(aim.camps, aim.territories, aim.among, aim.points) for aim in lore.aims]
    assert aims == [(2, 2, BIT[1] | BIT[2], 0), (3, 3, 0, 0), (3, 2, 0, 6), (2, 0, 0, 5)]


def test_passages_ahead_add_up() -> None:
    """From START and a blank on: 1/6, then 2/6, 3/6 and 4/6 of the rest end with the check, then all."""
    expected = 3 + 5 / 6 * (1 + 4 / 6 * (1 + 3 / 6 * (1 + 2 / 6)))
    assert Lore(new("SC1").box).ahead[0] == pytest.approx(expected)


# --- where it looks no further --------------------------------------------------------------------------------------


def test_a_generation_is_over_when_its_passage_of_time_is() -> None:
    policy = ComancheriaPolicy()
    clock = 0
    for state in positions("SC2", 3):
        passing = any(isinstance(frame, PassageOfTime) for frame in state.frames)
        assert policy.clock(state) >= clock
        clock = int(policy.clock(state))
        if state.ending == q.PLAYING:
            assert clock == state.generation - passing
    assert clock > 0


@pytest.mark.parametrize("scenario", ["SC1", "SC2", "SC3", "SC4"])
def test_more_points_are_worth_more(scenario: str) -> None:
    policy = ComancheriaPolicy()
    before = new(scenario)
    after = before.clone()
    after.culture += 3
    assert 0 < policy.value(before, 0) < policy.value(after, 0) < 1


def test_positions_of_games_that_are_won_are_worth_more() -> None:
    policy = ComancheriaPolicy()
    valued: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(many(100, 16)):
        found: dict[int, float] = {}
        for state in positions("SC3", seed):
            if state.decider() == CHANCE and policy.clock(state):
                found.setdefault(int(policy.clock(state)), policy.value(state, 0))
        valued[state.utility(0) == 1] += found.values()
    won, lost = (sum(values) / len(values) for values in (valued[True], valued[False]))
    assert won > lost + 0.1


def test_what_is_over_is_worth_what_it_came_to() -> None:
    policy = ComancheriaPolicy()
    ends = [list(positions("SC4", seed))[-1] for seed in range(12)]
    assert {policy.value(state, 0) for state in ends} == {0.0, 1.0}
    assert all(policy.value(state, 0) == state.utility(0) for state in ends)


def test_periods_to_come_lower_what_a_position_is_worth() -> None:
    policy = ComancheriaPolicy()
    assert policy.value(new("SC7"), 0) < policy.value(new("SC5"), 0) < policy.value(new("SC1"), 0)


# --- how it thinks --------------------------------------------------------------------------------------------------


def test_trifles_are_answered_without_search(monkeypatch: pytest.MonkeyPatch) -> None:
    state = first_asked("SC1", q.LOAD)
    policy = ComancheriaPolicy()
    assert policy.care(state.view(0)) == 0
    monkeypatch.setattr(ismcts, "think", None)
    chosen = Player(Rng(1), policy, iterations=1000).decide(state.view(0))
    assert chosen == policy.choose(state, 0, Rng(1))


def test_an_operation_is_worth_all_the_time_there_is() -> None:
    state = first_asked("SC1", q.OPERATION)
    policy = ComancheriaPolicy()
    assert policy.care(state.view(0)) == 1
    trees = think(state.view(0), policy, Rng(1), many(60, 12))
    assert trees.slots == 1  # one decision is searched; the rest of the generation is played out
    assert sum(one.visits for one in findings(trees, state.view(0))) == many(60, 12)


def test_great_faith_keeps_to_the_first_idea() -> None:
    state = first_asked("SC1", q.OPERATION)
    policy = ComancheriaPolicy()
    policy.faith = 1e9
    found = findings(think(state.view(0), policy, Rng(1), 20), state.view(0))
    assert found[0].action == policy.choose(state, 0, Rng(1))
    assert all(one.visits <= 1 for one in found[1:])


def test_trade_goods_put_the_victory_check_off() -> None:
    """A die that brings the check is rolled again while the objective is not reached, and kept when it is."""
    state = new("SC1")
    state.frames.append(Roll(2, q.FOR_PASSAGE, face=1))
    state.passage = 2
    state.question = q.REROLL
    state.choices = BIT[q.FROM_BOX] | BIT[q.ACCEPT]
    assert not objective_met(state)
    assert ComancheriaPolicy().choose(state, 0, Rng(1)) == q.FROM_BOX
    state.frames[-1] = Roll(2, q.FOR_PASSAGE, face=2)
    assert ComancheriaPolicy().choose(state, 0, Rng(1)) == q.ACCEPT


# --- how well it plays ----------------------------------------------------------------------------------------------


def wins(name: str, scenario: str, games: int) -> int:
    won = 0
    for stream in range(games):
        state = new(scenario)
        rng = Rng(71, stream)
        player = agents.make(name, GAME, 72, stream)
        while (mover := state.decider()) != OVER:
            state.apply(mover, state.chance(rng) if mover == CHANCE else player.decide(state.view(0)))
        won += round(state.utility(0))
    return won


def test_first_ideas_win_more_last_free_camps_than_rules_of_thumb() -> None:
    games = many(200, 40)
    assert wins("level1", "SC4", games) > wins("greedy", "SC4", games)
