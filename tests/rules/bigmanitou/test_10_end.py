"""Chapter 10: the end of the game."""

from __future__ import annotations

import pytest

from prairie.core.contract import OVER
from tests.rules.bigmanitou.tabletop import Tabletop


def ended(*won: str, hunt: int = 0, **held: int) -> Tabletop:
    """The last hunt is judged, and nobody has anything on the grounds."""
    table = Tabletop(len(won), hunt=hunt or {2: 4, 3: 3, 4: 4, 5: 5}[len(won)])
    return table.won(*won).cylinders(**held).judge()


@pytest.mark.rule("BM 10.1")
def test_after_the_last_hunt_the_highest_total_wins() -> None:
    table = ended("bison3 tipi3", "bison2 tipi2 totem", brown=1)
    assert table.state.decider() == OVER
    assert table.state.scores() == [3, 3]
    table = ended("bison3 tipi3", "bison2 tipi2 totem horse", brown=1, white=1)
    assert table.state.scores() == [3, 4]
    outcome = table.state.outcome()
    assert (outcome.winners, outcome.rule) == ((1,), "BM 10.1")
    assert [table.state.utility(seat) for seat in range(2)] == [0.0, 1.0]


@pytest.mark.rule("BM 10.1")
def test_before_the_last_hunt_the_game_goes_on() -> None:
    assert ended("bison3 tipi3", "", hunt=3).state.decider() != OVER


@pytest.mark.rule("BM 10.2")
def test_equal_points_are_decided_by_tipi_points() -> None:
    outcome = ended("bison2 tipi3", "bison3 tipi2").state.outcome()
    assert (outcome.winners, outcome.why, outcome.rule) == ((0,), "outcome-most-tipi", "BM 10.2")


@pytest.mark.rule("BM 10.3")
def test_equal_tipi_points_are_decided_by_the_tiles_held() -> None:
    outcome = ended("bison2 tipi2", "bison1 bison1 tipi2").state.outcome()
    assert (outcome.winners, outcome.why, outcome.rule) == ((1,), "outcome-most-tiles", "BM 10.3")


@pytest.mark.rule("BM 10.3")
def test_a_tile_paid_as_penalty_is_not_held() -> None:
    """Seat 0 has used the most force and pays; the ties leave everybody without new tiles."""
    table = Tabletop(3, hunt=3).won("bison2 bison2 tipi2", "bison1 bison1 tipi2")
    table.on(0, "9", "9").on(1, "5", "", "5").judge().does("bison2")
    assert table.state.decider() == OVER
    assert table.state.scores() == [2, 2, 0]
    assert (table.state.outcome().winners, table.state.outcome().rule) == ((1,), "BM 10.3")


@pytest.mark.rule("BM 10.4")
def test_equal_in_everything_the_win_is_shared() -> None:
    table = ended("bison2 tipi2", "bison2 tipi2", "bison1 tipi1")
    outcome = table.state.outcome()
    assert (outcome.winners, outcome.rule) == ((0, 1), "BM 10.4")
    assert [table.state.utility(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    assert table.events().count("shared-victory") == 2
