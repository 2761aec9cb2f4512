"""A thousand last turns of Tomahawk, solved twice."""

from __future__ import annotations

import pytest

from prairie.agents.solve import equilibrium
from tests.agents.matrix_games import compare


def test_a_thousand_last_turns_match_the_linear_program() -> None:
    worst = 0.0
    for payoff, value in compare(1000, seed=10):
        worst = max(worst, abs(equilibrium(payoff).value - value))
    assert worst == pytest.approx(0, abs=1e-6)
