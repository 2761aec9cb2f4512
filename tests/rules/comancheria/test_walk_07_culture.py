"""The sheet, lines 155 to 163: Culture (4.2), and control of a Territory (1.3.1.A)."""

from __future__ import annotations

import pytest

from prairie.games.comancheria.turn import CultureOperation

from .scene import Scene


def gained(scene: Scene) -> int:
    scene.state.culture = 0
    scene.begins(CultureOperation(0))
    assert scene.over
    return int(scene.state.culture)


@pytest.mark.rule("CO 4.2.1", "CO 4.2.2", "CO 1.3.1.A.1")
def test_one_point_for_a_camp_and_one_for_control() -> None:
    scene = Scene()
    scene.camp("A", "1-3")
    assert gained(scene) == 2


@pytest.mark.rule("CO 4.2.1")
def test_territories_count_not_camps() -> None:
    scene = Scene()
    scene.camp("A", "1-3")
    scene.camp("B", "1-5")
    assert gained(scene) == 2


@pytest.mark.rule("CO 4.2.2", "CO 1.3.1.A.1")
def test_a_band_controls_but_is_no_camp() -> None:
    scene = Scene()
    scene.band(1, "4-4")
    assert gained(scene) == 1


@pytest.mark.rule("CO 1.3.1.A.1")
def test_a_settlement_of_anyone_breaks_control() -> None:
    scene = Scene()
    scene.camp("A", "1-3")
    scene.settlements("S", "1-6")
    assert gained(scene) == 1


@pytest.mark.rule("CO 1.3.1.A.2")
def test_tribes_do_not() -> None:
    scene = Scene()
    scene.camp("A", "1-3")
    scene.tribes("1-6")
    assert gained(scene) == 2


@pytest.mark.rule("CO 1.3.1.A.3")
def test_squares_and_palo_duro_are_in_no_territory() -> None:
    scene = Scene()
    scene.camp("A", "PDC")
    scene.band(1, "WEST")
    assert gained(scene) == 0


@pytest.mark.rule("CO 8.2", "CO 2.1.1")
def test_the_reservation_counts_for_nothing() -> None:
    scene = Scene()
    scene.camp("A", "1-3")
    scene.reserve_camp("A")
    scene.reserve(scene.band(1, "4-4"))
    assert gained(scene) == 0


@pytest.mark.rule("CO 2.5.1.1")
def test_more_than_19_is_lost() -> None:
    scene = Scene()
    scene.camp("A", "1-3")
    scene.state.culture = 18
    scene.begins(CultureOperation(0))
    assert scene.state.culture == 19


@pytest.mark.rule("CO 4.2.3")
def test_then_the_operations_counter_advances() -> None:
    scene = Scene()
    scene.state.operations = 3  # the number 2
    scene.begins(CultureOperation(0)).rolls(2)
    assert scene.state.operations == 6
