"""A plan in the making: whatever part of a whole plan has been chosen, in any order, the rest is offered; and what is
offered can be taken."""

from __future__ import annotations

import pytest

from prairie.core.illegal import Illegal
from prairie.core.rng import Rng
from prairie.tables.plans import Planner
from prairie.tables.table import Table
from tests.conformance.cases import Case, many
from tests.conformance.test_sealed import plan_of


def shuffled(words: list[str], rng: Rng) -> list[str]:
    left, found = list(words), []
    while left:
        found.append(left.pop(int(rng.below(len(left)))))
    return found


def test_every_part_of_a_whole_plan_offers_the_rest(case: Case) -> None:
    table = Table(case.game, case.seats, case.options, rng=Rng(21))
    rng = Rng(22)
    tried = 0
    while not table.over() and tried < many(40, 6):
        table.settle()
        for seat in table.owed()[:1]:
            view = table.view(seat)
            actions = plan_of(view.known.clone(), seat) if case.game.questions[view.ask()].plan else []
            actions = actions or [int(view.known.choose(seat, rng))]
            words = shuffled(table.notation(seat, actions), rng)
            planner = Planner(case.game, view)
            for size in range(len(words)):
                trial = planner.trial(words[:size], "en")
                assert set(words[size:]) <= set(trial.steps)
                assert trial.left == len(words) - size
            assert planner.trial(words, "en").left == 0
            table.submit(seat, table.read_plan(seat, words))
            tried += 1
    assert tried


def test_what_is_offered_can_be_taken(case: Case) -> None:
    table = Table(case.game, case.seats, case.options, rng=Rng(23))
    rng = Rng(24)
    for _ in range(many(30, 4)):
        table.settle()
        for seat in table.owed()[:1]:
            planner = Planner(case.game, table.view(seat))
            words: list[str] = []
            while (trial := planner.trial(words, "en")).left:
                offered = list(trial.steps)
                words.append(offered[int(rng.below(len(offered)))])
            table.submit(seat, table.read_plan(seat, words))


def test_what_does_not_fit_is_refused_by_its_word(case: Case) -> None:
    table = Table(case.game, case.seats, case.options, rng=Rng(25))
    table.settle()
    seat = table.owed()[0]
    planner = Planner(case.game, table.view(seat))
    word = next(iter(planner.trial([], "en").steps))
    for wrong in (["xyzzy"], [word, word]):
        with pytest.raises(Illegal) as refused:
            planner.trial(wrong, "fr")
        assert refused.value.word == wrong[-1]
