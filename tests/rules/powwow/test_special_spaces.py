"""Chapter 7: special spaces and stones."""

from __future__ import annotations

import pytest

from prairie import SPECTATOR
from prairie.core.contract import CHANCE

from .positions import COLOURS, Table

RIM = dict.fromkeys("ABCDE", 5)


@pytest.mark.rule("PW 7.1")
def test_a_space_acts_at_once_for_the_player_who_moved() -> None:
    table = Table("red blue", "green yellow", "black natural", dice="green red red", at={"green": 4, "red": 2})
    table.do(0, "A")
    assert (table.question, table.mover) == ("give", 0)
    table.swap(0, "red>1", "green").do(1, "B")
    assert table.stones(1) == 1
    assert table.mover == 2


@pytest.mark.rule("PW 7.2")
def test_a_space_acts_also_on_the_way_back() -> None:
    assert Table(at={"red": 8}, rings={"B": 2}).do(0, "B").question == "give"
    assert Table(at={"red": 6}, rings={"B": 2}).do(0, "B").stones(0) == 1


@pytest.mark.rule("PW 7.3")
def test_a_space_passed_over_does_nothing() -> None:
    table = Table(at={"red": 2}, rings={"A": 3}).do(0, "A")
    assert table.space("red") == 6
    assert table.stones(0) == 0
    assert table.question == "move"


@pytest.mark.rule("PW 7.4")
def test_a_runner_that_stays_does_not_set_its_space_off_again() -> None:
    table = Table(at={"red": 3}, rings=RIM | {"C": 4}).do(0, "C")
    assert table.space("red") == 3
    assert table.stones(0) == 0
    assert table.mover == 1


@pytest.mark.rule("PW 7.5")
def test_a_stone_space_gives_a_stone_from_the_quarry() -> None:
    table = Table(at={"red": 2}).do(0, "A")
    assert table.stones(0) == 1
    assert table.state.quarry == 24
    assert table.news("took-stone") == [{"seat": 0, "held": 1}]


@pytest.mark.rule("PW 7.6")
def test_an_empty_quarry_gives_nothing() -> None:
    table = Table(at={"red": 2}, quarry=0).do(0, "A")
    assert table.stones(0) == 0
    assert table.news("quarry-empty") == [{"seat": 0}]
    assert table.mover == 1


@pytest.mark.rule("PW 7.7")
def test_everyone_sees_the_stones_a_player_holds() -> None:
    table = Table(stones=(2, 0, 3))
    for reader in (SPECTATOR, 0, 1, 2):
        assert [seat["stones"] for seat in table.shown(reader)["seats"]] == [2, 0, 3]
        assert table.shown(reader)["quarry"] == 20


@pytest.mark.rule("PW 7.8")
def test_a_stone_buys_another_roll_of_ones_own_die_before_the_push() -> None:
    table = Table(dice="red blue blue", stones=(1, 0, 0))
    assert "roll" in table.legal(0)
    table.do(0, "roll")
    assert table.question == "reroll"
    assert table.legal(CHANCE) == set(COLOURS)
    assert table.state.weights() == [1] * 6
    table.chance("green").do(0, "D")
    assert (table.space("green"), table.space("red")) == (2, 0)


@pytest.mark.rule("PW 7.8")
def test_without_a_stone_there_is_no_other_roll() -> None:
    table = Table(stones=(0, 5, 5))
    assert "roll" not in table.legal(0)
    assert table.refused(0, "roll") == "PW 7.8"


@pytest.mark.rule("PW 7.9")
def test_a_player_rolls_as_often_as_they_pay_and_the_last_roll_counts() -> None:
    table = Table(dice="red blue blue", stones=(3, 0, 0))
    for held, colour in ((2, "blue"), (1, "yellow"), (0, "black")):
        table.do(0, "roll").chance(colour)
        assert table.stones(0) == held
    assert table.refused(0, "roll") == "PW 7.8"
    table.do(0, "A")
    assert [table.space(colour) for colour in COLOURS] == [0, 0, 0, 0, 1, 0]


@pytest.mark.rule("PW 7.10")
@pytest.mark.parametrize("colour", ["red", "blue"])
def test_the_same_colour_again_or_anothers_stands_and_can_be_paid_for_again(colour: str) -> None:
    table = Table(dice="red blue blue", stones=(2, 0, 0)).do(0, "roll").chance(colour)
    assert table.shown()["seats"][0]["die"] == colour
    assert "roll" in table.legal(0)
    assert table.do(0, "A").space(colour) == 1


@pytest.mark.rule("PW 7.11")
def test_another_roll_changes_no_other_die() -> None:
    table = Table(dice="red blue green", stones=(1, 0, 0)).do(0, "roll").chance("blue")
    assert [seat["die"] for seat in table.shown()["seats"]] == ["blue", "blue", "green"]


@pytest.mark.rule("PW 7.12")
def test_a_stone_taken_in_a_move_serves_from_the_next_one_on() -> None:
    table = Table(dice="red blue green", at={"red": 2}).do(0, "A")
    assert table.stones(0) == 1
    assert table.mover == 1
    table.do(1, "B").do(2, "C").chance("black", "black", "black").do(1, "black").do(2, "black")
    table.do(1, "D").do(2, "A")
    assert table.mover == 0
    assert "roll" in table.legal(0)


@pytest.mark.rule("PW 7.13")
def test_a_spent_stone_goes_back_to_the_quarry() -> None:
    table = Table(stones=(2, 0, 0))
    assert table.state.quarry == 23
    assert table.do(0, "roll").state.quarry == 24
    assert table.stones(0) == 1
