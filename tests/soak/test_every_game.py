"""Long runs of what the conformance suite runs shortly, on every game, option and number of seats."""

from __future__ import annotations

import pytest

from prairie.core.contract import SPECTATOR
from prairie.core.playout import playout, tally_games
from prairie.core.rng import Rng
from tests.conformance.cases import CASES, Case
from tests.conformance.redaction import check_logs, check_views

PARTS = 10
GAMES = 200_000  # of each case
SEEN = 100  # games of each case in which every position is imagined, for every seat
READ = 60  # games of each case whose log is read beside an imagined one, for every seat


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_games_play_to_their_end(case: Case, part: int) -> None:
    games = GAMES // PARTS
    assert tally_games(case.new(), 2006, part * games, games).games == games


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_piece_is_lost_by_the_end(case: Case) -> None:
    start = case.new()
    for stream in range(20_000):
        state = start.clone()
        playout(state, Rng(2007, stream))
        assert state.audit() == ""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_views_leak_nothing(case: Case) -> None:
    for seat in (SPECTATOR, *range(case.seats)):
        assert check_views(case, seat, SEEN).compared > SEEN


@pytest.mark.parametrize("case", CASES, ids=str)
def test_logs_leak_nothing(case: Case) -> None:
    for seat in (SPECTATOR, *range(case.seats)):
        assert check_logs(case, seat, READ).in_step > 0
