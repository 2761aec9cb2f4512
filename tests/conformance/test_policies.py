"""Policies are honest too: in a whole world, what a seat's first idea is depends on what that seat knows.

The search lets a policy choose in worlds it imagines, for every seat of them. A choice that looked at another's cards
would be one that nobody at that seat could make.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from mypy_extensions import i64

from prairie import agents
from prairie.core.contract import State, View
from prairie.core.rng import Rng
from tests.conformance.cases import Case, many, walk

WORLDS = 4


def questions(case: Case, stream: int) -> Iterator[tuple[View, list[State]]]:
    """What a seat is asked, and worlds it may be in, the true one among them."""
    for number, step in enumerate(walk(case, stream)):
        if step.seat >= 0 and len(step.state.actions(step.seat)) > 1:
            view = step.state.view(step.seat)
            imagined = [view.imagine(Rng(71 + number, world)) for world in range(WORLDS)]
            yield view, [step.state.clone(), *imagined]


def strays(choose: Callable[[State, i64, Rng], i64], view: View, worlds: list[State]) -> bool:
    """Whether choices differ where nothing differs that the seat knows."""
    return len({int(choose(world, view.seat, Rng(73))) for world in worlds}) > 1


@pytest.mark.parametrize("prepared", [False, True], ids=["fresh", "prepared"])
def test_a_first_idea_uses_only_what_its_seat_knows(case: Case, prepared: bool) -> None:
    policy = agents.policy_of(case.game)
    for stream in range(many(6, 1)):
        for view, worlds in questions(case, 10 + stream):
            if prepared:
                policy.prepare(view, Rng(72))
            asked = case.game.questions[view.ask()].name
            assert not strays(policy.choose, view, worlds), f"{asked}: {view.digest()}"


def peeking(state: State, seat: i64, rng: Rng) -> i64:
    """Chooses by something that no seat can know."""
    actions = state.actions(seat)
    return actions[int(state.digest(), 16) % len(actions)]


def test_a_planted_peek_is_caught(hiding_case: Case) -> None:
    assert any(strays(peeking, view, worlds) for view, worlds in questions(hiding_case, 10))
