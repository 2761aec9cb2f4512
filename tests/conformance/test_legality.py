"""One answer to what is legal: the list, the refusal and the rules behind it."""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.contract import ACTION_LIMIT, CHANCE, OVER, SPECTATOR
from tests.conformance.cases import CASES, Case, many, walk_steps


def test_the_legal_list_is_exactly_what_is_not_refused(case: Case) -> None:
    blank: list[i64] = [0] * ACTION_LIMIT
    out = vec[i64](blank)
    for step in walk_steps(case, many(12, 1)):
        for seat in (CHANCE, SPECTATOR, *range(case.seats)):
            listed = step.state.actions(seat)
            assert listed == sorted(set(listed))
            assert listed == [out[i] for i in range(step.state.legal(seat, out))]
            allowed = [a for a in range(-2, ACTION_LIMIT + 2) if step.state.refusal(seat, a) == 0]
            assert allowed == listed


def test_every_refusal_has_a_rule_and_a_text(case: Case) -> None:
    for row, refusal in enumerate(case.game.refusals):
        if row == 0:
            continue
        assert refusal.rule in case.game.rulebook.rules
        for lang in ("en", "fr"):
            illegal = case.game.illegal(row, lang)
            assert illegal.why
            assert illegal.rule == refusal.rule


@cache
def refusals_met(case: Case) -> set[int]:
    met: set[int] = set()
    for step in walk_steps(case, many(60, 6)):
        for seat in (CHANCE, *range(case.seats)):
            met |= {int(step.state.refusal(seat, a)) for a in range(-1, ACTION_LIMIT)}
        if step.seat == OVER and len(met) == len(case.game.refusals):
            break
    return met


def test_every_refusal_happens(case: Case) -> None:
    """A row that no position and no number can reach, with any option, would be a text nobody ever reads."""
    met: set[int] = set()
    for other in CASES:
        if other.game is case.game and other.seats == case.seats:
            met |= refusals_met(other)
    missing = {refusal.name for row, refusal in enumerate(case.game.refusals) if row not in met}
    assert missing <= case.game.rare_refusals


def test_every_legal_action_can_be_applied(case: Case) -> None:
    for step in walk_steps(case, many(6, 1)):
        for seat in step.state.deciders():
            for action in step.state.actions(seat):
                step.state.clone().apply(seat, action)
