"""The sheet, lines 93 to 101: choosing an operation (3.2), and how the Operations counter advances (149 to 152)."""

from __future__ import annotations

import pytest

from prairie.games.comancheria.operations_track import AdvanceOperations
from prairie.games.comancheria.turn import SelectOperation, Turns

from .scene import Scene

START, BLANK, ONE, TWO, THREE, FOUR, MUST = range(7)
FREE_CHOICE = {"actions", "culture", "planning"}


def choosing(operations: int, band: bool = True) -> Scene:
    scene = Scene()
    scene.camp("A", "1-3")
    if band:
        scene.band(2, "A")
    scene.state.operations = operations
    return scene.begins(SelectOperation(0))


@pytest.mark.rule("CO 3.2.1", "CO 1.1.16")
def test_on_its_last_space_the_counter_asks_for_a_passage_of_time() -> None:
    scene = choosing(MUST)
    assert scene.state.generation == 1, "there is nothing to choose"


@pytest.mark.rule("CO 3.2.2")
def test_without_a_band_too() -> None:
    assert choosing(START, band=False).state.generation == 1


@pytest.mark.rule("CO 3.2.2", "CO 8.1", "CO 2.1.1")
def test_bands_in_the_reservation_do_not_count() -> None:
    scene = Scene()
    scene.camp("A", "1-3")
    scene.reserve(scene.band(2, "1-4"))
    assert scene.begins(SelectOperation(0)).state.generation == 1


@pytest.mark.rule("CO 3.2.3")
@pytest.mark.parametrize("operations", [START, BLANK])
def test_a_free_choice_of_three(operations: int) -> None:
    assert set(choosing(operations).words()) == FREE_CHOICE


@pytest.mark.rule("CO 3.2.3")
@pytest.mark.parametrize("operations", [ONE, TWO, THREE, FOUR])
def test_on_a_number_of_four(operations: int) -> None:
    assert set(choosing(operations).words()) == FREE_CHOICE | {"passage"}


@pytest.mark.rule("CO 3.2.4")
@pytest.mark.parametrize(
    ("operations", "die", "after"),
    [
        (ONE, 1, MUST),
        (ONE, 2, TWO),
        (TWO, 2, MUST),
        (TWO, 3, THREE),
        (THREE, 4, FOUR),
        (FOUR, 4, MUST),
        (FOUR, 5, MUST),
    ],
)
def test_on_a_number_a_die_says_how_far_the_counter_goes(operations: int, die: int, after: int) -> None:
    scene = Scene()
    scene.state.operations = operations
    scene.begins(AdvanceOperations(0)).rolls(die)
    assert scene.state.operations == after


@pytest.mark.rule("CO 3.2.5")
@pytest.mark.parametrize(("operations", "after"), [(START, BLANK), (BLANK, ONE)])
def test_without_a_number_it_goes_one_space_on(operations: int, after: int) -> None:
    scene = Scene()
    scene.state.operations = operations
    assert scene.begins(AdvanceOperations(0)).over, "no die"
    assert scene.state.operations == after


@pytest.mark.rule("CO 3.3.1")
def test_a_turn_is_war_choice_operation_and_cleanup() -> None:
    scene = Scene()
    scene.camp("A", "1-3")
    scene.band(2, "A")
    scene.column("W", "1-1", 1)
    scene.begins(Turns(0)).draws("2a").rolls(6).draws("5a")  # 3.1
    scene.does("culture")  # 3.2, 3.3
    assert scene.state.turn == 2, "3.4 and the next turn, with nothing to decide before its war card"
    assert scene.state.operations == BLANK
