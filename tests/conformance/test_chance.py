"""Chance comes by its weights; random play comes uniform over whole plans."""

from __future__ import annotations

from collections import Counter

from prairie.core.contract import CHANCE, State
from prairie.core.rng import Rng
from tests.conformance.cases import Case, chi_square_holds, many, walk_steps


def test_chance_comes_by_its_weights(case: Case) -> None:
    seen = set()
    draws = many(4000, 400)
    rng = Rng(21)
    for step in walk_steps(case, 2):
        question = step.state.ask(CHANCE)
        outcomes = tuple(step.state.actions(CHANCE))
        if step.seat != CHANCE or (question, len(outcomes)) in seen:
            continue
        seen.add((question, len(outcomes)))
        weights = step.state.weights()
        assert len(weights) == len(outcomes)
        assert min(weights) > 0
        counts = Counter(int(step.state.chance(rng)) for _ in range(draws))
        expected = [draws * weight / sum(weights) for weight in weights]
        assert set(counts) <= set(outcomes)
        assert chi_square_holds([counts[a] for a in outcomes], expected)
    assert seen


class Plans:
    """Counts the whole plans that begin with an action, by trying them all."""

    def __init__(self, case: Case, seat: int, most: int) -> None:
        self.case = case
        self.seat = seat
        self.left = most
        self.known: dict[bytes, int] = {}

    def plan(self, state: State) -> str:
        return self.case.game.questions[state.ask(self.seat)].plan

    def beginning_with(self, state: State, action: int) -> int:
        after = state.clone()
        after.apply(self.seat, action)
        if not self.plan(state) or not after.owes(self.seat) or self.plan(after) != self.plan(state):
            return 1
        key = after.to_bytes()
        if key not in self.known:
            self.left -= 1
            if self.left < 0:
                raise OverflowError
            self.known[key] = sum(self.beginning_with(after, a) for a in after.actions(self.seat))
        return self.known[key]


def test_random_play_is_uniform_over_plans(case: Case) -> None:
    draws = many(4000, 400)
    tested: set[tuple[int, int]] = set()
    for step in walk_steps(case, 3):
        if step.seat < 0:
            continue
        actions = step.state.actions(step.seat)
        kind = (int(step.state.ask(step.seat)), len(actions))
        if kind in tested or len(actions) < 2:
            continue
        try:
            plans = Plans(case, step.seat, many(20000, 2000))
            counted = [plans.beginning_with(step.state, action) for action in actions]
        except OverflowError:
            continue  # too many to count; later steps of the same plan are counted
        tested.add(kind)
        rng = Rng(22)
        counts = Counter(int(step.state.choose(step.seat, rng)) for _ in range(draws))
        expected = [draws * count / sum(counted) for count in counted]
        assert chi_square_holds([counts[a] for a in actions], expected), (kind, counted)
    assert tested


def test_a_random_plan_is_its_steps(case: Case) -> None:
    for step in walk_steps(case, many(10, 1)):
        if step.seat < 0:
            continue
        whole, steps = step.state.clone(), step.state.clone()
        first, second = Rng(23), Rng(23)
        whole.random(step.seat, first)
        plan = case.game.questions[steps.ask(step.seat)].plan
        while True:
            steps.apply(step.seat, steps.choose(step.seat, second))
            same = steps.owes(step.seat) and case.game.questions[steps.ask(step.seat)].plan == plan
            if not plan or not same or steps.to_bytes() == whole.to_bytes():
                break
        assert whole.to_bytes() == steps.to_bytes()
        assert first.next() == second.next()
