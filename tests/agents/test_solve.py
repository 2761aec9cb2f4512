"""Matrix games: textbook ones, and last turns of Tomahawk beside an independent linear program."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import prairie
from prairie import agents
from prairie.agents.endings.tomahawk import IN_DOUBT, matrix, plans, rewound, weighed
from prairie.agents.policy import Way
from prairie.agents.solve import against_many, equilibrium
from prairie.core.contract import CHANCE
from prairie.core.rng import Rng
from prairie.games.tomahawk.state import Tomahawk
from tests.agents.matrix_games import compare, highs_value, last_turns
from tests.conformance.cases import many

SCISSORS = [[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]]


def security(payoff: list[list[float]], rows: list[float]) -> float:
    """What a mixture of rows wins at least."""
    return min(sum(p * row[j] for p, row in zip(rows, payoff, strict=True)) for j in range(len(payoff[0])))


def exposure(payoff: list[list[float]], columns: list[float]) -> float:
    """What a mixture of columns loses at most."""
    return max(sum(a * p for a, p in zip(row, columns, strict=True)) for row in payoff)


def test_scissors_paper_stone_is_mixed_evenly() -> None:
    found = equilibrium(SCISSORS)
    assert found.value == pytest.approx(0)
    assert found.rows == pytest.approx([1 / 3] * 3)
    assert found.columns == pytest.approx([1 / 3] * 3)


def test_a_saddle_point_is_found() -> None:
    found = equilibrium([[3.0, 5.0], [1.0, 9.0]])
    assert (found.value, found.rows, found.columns) == (3.0, [1.0, 0.0], [1.0, 0.0])


def test_games_of_any_shape_match_the_linear_program() -> None:
    rng = Rng(1)
    for number in range(many(200, 40)):
        rows, columns = 1 + int(rng.below(7)), 1 + int(rng.below(7))
        few, more = ((3, 0.0), (1000, 0.0), (2, 0.0001))[number % 3]  # many equal payoffs, none, or many nearly equal
        payoff = [[float(rng.below(few)) - 1 + more * float(rng.below(9)) for _ in range(columns)] for _ in range(rows)]
        found = equilibrium(payoff)
        assert found.value == pytest.approx(highs_value(payoff), abs=1e-6)
        assert sum(found.rows) == pytest.approx(1)
        assert security(payoff, found.rows) == pytest.approx(found.value, abs=1e-6)
        assert exposure(payoff, found.columns) == pytest.approx(found.value, abs=1e-6)


def test_last_turns_match_the_linear_program(record_property: Callable[[str, object], None]) -> None:
    """To 1e-6, a thousand of them; docs/strength says what the worst was."""
    worst = 0.0
    for payoff, value in compare(many(1000, 3), seed=10):
        found = equilibrium(payoff)
        errors = found.value - value, security(payoff, found.rows) - value, exposure(payoff, found.columns) - value
        worst = max(worst, *(abs(error) for error in errors))
        assert worst < 1e-6
    record_property("worst_error", worst)
    print(f"worst error: {worst:.1e}")  # noqa: T201 - shown by pytest -s


def test_the_last_turn_is_played_to_win_and_points_only_break_ties() -> None:
    """What the solution makes sure of is measured by wins alone, beside the linear program of wins alone."""
    lost = []
    for state, seat in last_turns(many(100, 2), seed=15):
        payoff = matrix(state, seat)
        wins = [[float(round(2 * won)) / 2 for won in row] for row in payoff]  # without the margin
        lost.append(highs_value(wins) - security(wins, equilibrium(payoff).rows))
    assert max(lost) < 0.005
    assert sum(lost) / len(lost) < 0.0005


def test_the_last_turn_has_24_plans_each() -> None:
    for state, seat in last_turns(5, seed=12):
        payoff = matrix(state, seat)
        free = [4 - (bin(int(state.forced)).count("1") if state.forced >> (4 * side) & 15 else 0) for side in (0, 1)]
        ways = {3: 6, 4: 24}
        assert (len(payoff), len(payoff[0])) == (ways[free[seat]], ways[free[1 - seat]])
        turned = matrix(state, 1 - seat)
        assert all(
            payoff[i][j] + turned[j][i] == pytest.approx(1) for i in range(len(payoff)) for j in range(len(turned))
        )


def test_plans_are_all_orders() -> None:
    assert sorted(plans([3, 5, 8])) == [[3, 5, 8], [3, 8, 5], [5, 3, 8], [5, 8, 3], [8, 3, 5], [8, 5, 3]]


def test_against_several_possible_rivals_regret_comes_close_to_the_best() -> None:
    """Two games at once: the mixture must do well on average over both, each rival answering in its own game."""
    other = [[0.0, 2.0, -1.0], [-1.0, 0.0, 1.0], [1.0, -1.0, 0.0]]
    mixture, gains = against_many([SCISSORS, other], 4000)
    mean = (security(SCISSORS, mixture) + security(other, mixture)) / 2
    grid = [(i / 40, j / 40, 1 - (i + j) / 40) for i in range(41) for j in range(41 - i)]
    best = max((security(SCISSORS, list(x)) + security(other, list(x))) / 2 for x in grid)
    assert mean >= best - 0.02
    assert max(gains) == pytest.approx(mean, abs=0.02)
    assert against_many([SCISSORS], 4000)[0] == pytest.approx([1 / 3] * 3, abs=0.02)


def test_an_ending_is_a_whole_legal_plan_on_the_last_turn_only() -> None:
    game = prairie.game("tomahawk")
    state = game.new()
    rng = Rng(13)
    policy = agents.policy_of(game)
    solved = 0
    while (seat := state.decider()) >= CHANCE:
        if seat == CHANCE:
            state.sample(rng)
            continue
        ways = policy.ending(state.view(seat), Rng(14))
        if not ways:
            state.random(seat, rng)
            continue
        assert sum(way.chance for way in ways) == pytest.approx(1, abs=0.001)
        for action in ways[0].steps:
            game.check(state, seat, action)
            state.apply(seat, action)
        solved += 1
    assert solved == 2


def test_a_plan_that_was_begun_goes_on_as_the_solution_would() -> None:
    """Of its ways those that begin so, as often as they stand to each other; and nothing is certain any more."""
    policy = agents.policy_of(prairie.game("tomahawk"))
    for state, seat in last_turns(many(8, 1), seed=16):
        view = state.view(seat)
        whole = policy.ending(view, Rng(17))
        first = whole[0].steps[0]
        begun = view.known.clone()
        begun.apply(seat, first)
        assert isinstance(begun, Tomahawk)
        start, laid = rewound(begun, seat)
        assert (start.digest(), laid) == (view.known.digest(), [first])
        rest = policy.ending(begun.view(seat), Rng(17))
        open_ways = {tuple(way.steps[1:]): way for way in whole if way.steps[0] == first}
        total = sum(way.chance for way in open_ways.values())
        assert {tuple(way.steps) for way in rest} == open_ways.keys()
        for way in rest:
            before = open_ways[tuple(way.steps)]
            assert way.chance == pytest.approx(before.chance / total, abs=0.001)
            assert way.value == pytest.approx(before.value)


def test_where_the_solution_would_not_begin_so_the_best_answer_to_it_is_chosen() -> None:
    ways = [Way([1, 2], 0.0, 0.3), Way([2, 1], 0.0, 0.4)]
    best, other = weighed(ways, exact=True)
    assert best == ([2, 1], IN_DOUBT, 0.4)
    assert other == ([1, 2], 0.0, 0.3)
    assert [way.chance for way in weighed([Way([1], 1.0, 0.5)], exact=True)] == [1.0]
    assert [way.chance for way in weighed([Way([1], 1.0, 0.5)], exact=False)] == [IN_DOUBT]
