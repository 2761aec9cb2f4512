from __future__ import annotations

import pytest

from tests.conformance.cases import CASES, Case


@pytest.fixture(params=CASES, ids=str)
def case(request: pytest.FixtureRequest) -> Case:
    chosen: Case = request.param
    return chosen


@pytest.fixture(params=[case for case in CASES if case.game.hides], ids=str)
def hiding_case(request: pytest.FixtureRequest) -> Case:
    """A game in which somebody knows what another does not."""
    chosen: Case = request.param
    return chosen


@pytest.fixture(params=[case for case in CASES if not case.game.hides], ids=str)
def open_case(request: pytest.FixtureRequest) -> Case:
    """A game in which everybody sees all there is."""
    chosen: Case = request.param
    return chosen
