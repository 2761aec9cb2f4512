"""The search plays every game honestly: a legal action, the same for the same view, whatever the truth is."""

from __future__ import annotations

from prairie.agents.ismcts import Player
from prairie.agents.search import search
from prairie.core.rng import Rng
from tests.conformance.cases import Case, many, walk


def test_the_search_answers_with_legal_actions(case: Case) -> None:
    rng = Rng(51)
    for number, step in enumerate(walk(case, 0)):
        if step.seat >= 0 and number % 9 == 0:
            view = step.state.view(step.seat)
            found = search(view, rng, many(60, 6))
            assert sorted(one.action for one in found) == view.actions()
            assert all(0 <= one.value <= 1 for one in found)
            assert Player(rng, iterations=5).decide(view) in view.actions()


def test_the_root_is_met_in_every_iteration(case: Case) -> None:
    """Also by a seat whose rivals have committed before it: in the worlds it imagines they have not begun."""
    for step in walk(case, 1):
        if step.seat >= 0 and len(step.state.actions(step.seat)) > 1 and step.seat == case.seats - 1:
            found = search(step.state.view(step.seat), Rng(52), many(200, 20))
            assert sum(one.visits for one in found) == many(200, 20)
            return


def test_the_same_view_gives_the_same_choice_whatever_the_truth(case: Case) -> None:
    """Many worlds, one view: nothing but the view, the seed and the budget decides."""
    tried = 0
    for step in walk(case, 2):
        if step.seat < 0 or len(step.state.actions(step.seat)) < 2:
            continue
        view = step.state.view(step.seat)
        worlds = [view.imagine(Rng(53, stream)).view(step.seat) for stream in range(3)]
        findings = [search(seen, Rng(54), many(40, 6)) for seen in (view, *worlds)]
        assert all(one == findings[0] for one in findings)
        tried += 1
        if tried > 5:
            return
