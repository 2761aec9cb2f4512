"""Decisions owed at once are sealed: nobody sees another's before the reveal, and who comes first does not matter."""

from __future__ import annotations

import pytest

from prairie.core.contract import ACTION_LIMIT, SPECTATOR, State
from prairie.core.events import Log
from prairie.core.illegal import Illegal
from prairie.core.rng import Rng
from prairie.tables.table import Table
from tests.conformance.cases import CASES, Case, many, walk, walk_steps


@pytest.mark.parametrize("name", ["tomahawk", "bigmanitou"])
def test_there_are_sealed_phases_to_look_at(name: str) -> None:
    case = next(case for case in CASES if case.game.name == name)
    assert any(len(step.state.deciders()) > 1 for step in walk(case, 0))


def test_a_view_does_not_change_when_another_commits(case: Case) -> None:
    sealed = compared = 0
    for step in walk_steps(case, many(10, 1)):
        deciders = step.state.deciders()
        if len(deciders) < 2:
            continue
        sealed += 1
        before = {seat: step.state.view(seat).to_bytes() for seat in (SPECTATOR, *range(case.seats))}
        after = step.state.clone()
        after.apply(step.seat, step.action)
        if not set(after.deciders()) & set(deciders):
            continue  # the last commitment: the phase is over and much is revealed
        for seat, view in before.items():
            if seat != step.seat:
                assert after.view(seat).to_bytes() == view
                compared += 1
    assert compared or not sealed


def test_sealed_commitments_commute(case: Case) -> None:
    sealed = compared = 0
    for step in walk_steps(case, many(10, 1)):
        deciders = step.state.deciders()
        sealed += len(deciders) > 1
        if len(deciders) < 2 or not step.fresh:
            continue
        plans = {seat: plan_of(step.state.clone(), seat) for seat in deciders}
        ends = set()
        for order in (deciders, deciders[::-1]):
            state = step.state.clone()
            for seat in order:
                for action in plans[seat]:
                    state.apply(seat, action)
            ends.add(state.to_bytes())
        interleaved = step.state.clone()
        for turn in range(max(map(len, plans.values()))):
            for seat in deciders:
                if turn < len(plans[seat]):
                    interleaved.apply(seat, plans[seat][turn])
        ends.add(interleaved.to_bytes())
        assert len(ends) == 1
        compared += 1
    assert compared or not sealed


def test_a_plan_never_goes_past_what_it_shows(case: Case) -> None:
    """Its refusal, or its being taken, would tell what is hidden before anything is played."""
    table = Table(case.game, case.seats, case.options, rng=Rng(14))
    rng = Rng(15)
    tried = 0
    while not table.over():
        table.settle()
        for seat in table.owed()[:1]:
            action = int(table.view(seat).known.choose(seat, rng))
            after = table.state.clone()
            after.log = Log()
            after.apply(seat, action)
            shown = any(case.game.events[event.kind].reveals for event in after.log.events)
            if shown and after.owes(seat):
                for second in range(ACTION_LIMIT):
                    with pytest.raises(Illegal) as refused:
                        table.submit(seat, [action, second])
                    assert refused.value.rule == ""
                    tried += 1
            table.submit(seat, [action])
    assert tried or case.game.name != "powwow", "there a look comes before the choice that follows from it"


def plan_of(state: State, seat: int) -> list[int]:
    """A random plan of one seat, the others not having begun."""
    rng = Rng(6, seat)
    plan = []
    while state.owes(seat):
        action = state.choose(seat, rng)
        state.apply(seat, action)
        plan.append(int(action))
    return plan


def test_the_record_does_not_depend_on_who_commits_first(case: Case) -> None:
    texts = set()
    for backwards in (False, True):
        table = Table(case.game, case.seats, case.options, rng=Rng(12))
        choices = {seat: Rng(13, seat) for seat in range(case.seats)}
        while not table.over():
            table.settle()
            owed = table.owed()
            if owed:
                seat = owed[-1] if backwards else owed[0]
                own = case.game.view_from(case.seats, case.options, table.view(seat).to_bytes()).known
                table.submit(seat, [int(own.choose(seat, choices[seat]))])
        texts.add(table.record.text())
    assert len(texts) == 1
