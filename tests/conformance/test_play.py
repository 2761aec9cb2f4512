"""Random games: they end, they never get stuck, they lose no piece, and every way to play them agrees."""

from __future__ import annotations

import pytest

from prairie.core.contract import CHANCE, OVER, SPECTATOR
from prairie.core.playout import playout, playout_stepwise
from prairie.core.rng import Rng
from tests.conformance.cases import Case, many, walk, walk_steps


def test_games_end_within_their_bound_and_are_never_stuck(case: Case) -> None:
    for stream in range(many(200, 10)):
        decisions = 0
        for step in walk(case, stream):
            if step.seat == OVER:
                break
            decisions += 1
            for seat in step.state.deciders():
                assert step.state.actions(seat), "a seat owes a decision and has none"
                assert step.state.owes(seat)
                assert step.state.ask(seat) > 0
        assert decisions <= case.game.longest


def test_only_deciders_owe(case: Case) -> None:
    for step in walk_steps(case, many(20, 2)):
        deciders = step.state.deciders()
        for seat in (CHANCE, SPECTATOR, *range(case.seats)):
            assert step.state.owes(seat) == (seat in deciders)
            if seat not in deciders:
                assert step.state.actions(seat) == []
                assert step.state.ask(seat) == 0


def test_a_chance_decision_is_asked_of_nobody_else(case: Case) -> None:
    for step in walk_steps(case, many(20, 2)):
        if step.seat == OVER:
            continue
        question = case.game.questions[step.state.ask(step.seat)]
        assert question.by_chance == (step.seat == CHANCE)


def test_no_piece_is_lost_or_doubled(case: Case) -> None:
    for step in walk_steps(case, many(50, 4)):
        assert step.state.audit() == ""


def test_the_end_has_winners_scores_and_a_reason(case: Case) -> None:
    for stream in range(many(100, 8)):
        state = case.new()
        playout(state, Rng(5, stream))
        outcome = state.outcome()
        scores = state.scores()
        assert len(scores) == case.seats
        assert set(outcome.winners) <= set(range(case.seats))
        assert outcome.rule in case.game.rulebook.rules
        for lang in ("en", "fr"):
            assert case.game.texts.say(lang, outcome.why)
        shares = [state.utility(seat) for seat in range(case.seats)]
        for seat, share in enumerate(shares):
            assert 0 <= share <= 1
            assert (share > 0) == (seat in outcome.winners) or not outcome.winners
        assert sum(shares) == pytest.approx(1) or not outcome.winners


def test_a_clone_is_equal_and_independent(case: Case) -> None:
    for step in walk_steps(case, many(10, 1)):
        before = step.state.to_bytes()
        twin = step.state.clone()
        assert twin.to_bytes() == before
        if step.seat != OVER:
            twin.apply(step.seat, step.action)
            playout(twin, Rng(1))
        assert step.state.to_bytes() == before


def test_whole_plans_and_single_steps_are_the_same_game(case: Case) -> None:
    for stream in range(many(100, 8)):
        quick, slow = case.new(), case.new()
        playout(quick, Rng(7, stream))
        playout_stepwise(slow, Rng(7, stream))
        assert quick.to_bytes() == slow.to_bytes()


def test_chance_in_one_go_equals_one_draw_at_a_time(case: Case) -> None:
    for step in walk_steps(case, many(20, 2)):
        if step.seat != CHANCE:
            continue
        at_once, one_by_one = step.state.clone(), step.state.clone()
        first, second = Rng(11), Rng(11)
        at_once.sample(first)
        while one_by_one.decider() == CHANCE:
            one_by_one.apply(CHANCE, one_by_one.chance(second))
        assert at_once.to_bytes() == one_by_one.to_bytes()
        assert first.next() == second.next(), "both have used as many random numbers"


def test_a_log_changes_nothing(case: Case) -> None:
    from prairie.core.events import Log

    for stream in range(many(40, 4)):
        silent, told = case.new(), case.new()
        told.log = Log()
        playout(silent, Rng(9, stream))
        playout(told, Rng(9, stream))
        assert silent.to_bytes() == told.to_bytes()
        assert told.log.events
