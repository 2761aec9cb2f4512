"""Chapters 3, 4 and 5: the goal, the rounds, the dice."""

from __future__ import annotations

from itertools import pairwise

import pytest

from prairie.core.contract import CHANCE

from .positions import COLOURS, Table


@pytest.mark.rule("PW 3.1")
def test_the_first_runner_off_the_track_decides() -> None:
    table = Table("red blue", "green yellow", "black natural", dice="green red red", at={"green": 40, "red": 40}).do(
        0, "A"
    )
    assert table.state.outcome().winners == (1,)
    assert table.shown()["home"] == "green"


@pytest.mark.rule("PW 3.2")
def test_a_runner_is_off_when_it_is_past_the_last_space() -> None:
    table = Table(at={"red": 38}, rings={"A": 1})
    assert table.do(0, "A").space("red") == 40
    assert table.question == "move"
    assert table.do(1, "B").question == ""
    assert table.news("left-track") == [{"seat": 1, "runner": "red"}]


@pytest.mark.rule("PW 4.1")
def test_rounds_follow_until_a_runner_leaves() -> None:
    for seats in range(2, 7):
        for seed in range(10):
            table = Table.start(seats).finish(seed)
            rounds = [line["round"] for line in table.news("round")]
            assert rounds == list(range(1, len(rounds) + 1))
            assert len(table.news("left-track")) == 1


@pytest.mark.rule("PW 4.2")
def test_dice_first_then_moves() -> None:
    table = Table.start(4).settle()
    asked = []
    while table.state.round == 1:
        asked.append(table.question)
        if table.mover == CHANCE:
            table.chance("red")
        else:
            table.state.apply(table.mover, table.state.actions(table.mover)[0])
    assert [name for name in asked if name != "give" and name != "take"] == ["take-die"] * 3 + ["move"] * 4


@pytest.mark.rule("PW 4.3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_chance_names_the_first_starter(seats: int) -> None:
    table = Table.start(seats)
    while table.question == "deal":
        table.state.apply(CHANCE, table.state.actions(CHANCE)[0])
    assert table.question == "start"
    assert table.state.actions(CHANCE) == list(range(seats))
    assert table.state.weights() == [1] * seats
    assert table.chance(str(seats - 1)).state.starter == seats - 1


@pytest.mark.rule("PW 4.4")
def test_the_left_neighbour_starts_the_next_round() -> None:
    table = Table.start(5).finish(4)
    starters = [line["seat"] for line in table.news("round")]
    assert len(starters) > 5
    assert all(after == (before + 1) % 5 for before, after in pairwise(starters))


@pytest.mark.rule("PW 5.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_one_die_for_each_player(seats: int) -> None:
    table = Table.dealt(seats=seats, starter=1)
    for _ in range(seats):
        assert table.question == "roll"
        table.chance("green")
    assert table.question == "take-die"
    assert table.shown()["dice"] == ["green"] * seats
    assert table.mover == 1


@pytest.mark.rule("PW 5.2")
def test_the_starter_takes_one_of_the_dice_first() -> None:
    table = Table.dealt(starter=2).chance("red", "blue", "blue")
    assert table.mover == 2
    assert table.legal(2) == {"red", "blue"}
    assert table.refused(2, "green") == "PW 5.6"
    table.do(2, "blue")
    assert table.shown()["seats"][2]["die"] == "blue"
    assert table.shown()["dice"] == ["red", "blue"]


@pytest.mark.rule("PW 5.3", "PW 5.5")
def test_faces_do_not_change_when_dice_are_taken_and_passed_on() -> None:
    table = Table.dealt(seats=4, starter=3).chance("red", "blue", "green", "green").do(3, "green")
    assert table.shown()["seats"][3]["die"] == "green"
    assert table.shown()["dice"] == ["red", "blue", "green"]
    assert table.mover == 0  # the left neighbour
    table.do(0, "red")
    assert table.shown()["dice"] == ["blue", "green"]
    assert table.shown()["seats"][3]["die"] == "green"


@pytest.mark.rule("PW 5.4")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_die_names_the_runner(colour: str) -> None:
    table = Table(dice=f"{colour} red red").do(0, "D")
    assert {runner: table.space(runner) for runner in COLOURS} == {**dict.fromkeys(COLOURS, 0), colour: 2}


@pytest.mark.rule("PW 5.6")
def test_everyone_takes_a_die_in_turn() -> None:
    table = Table.dealt(seats=6, starter=4).chance(*COLOURS)
    order = []
    while table.question == "take-die":
        order.append(table.mover)
        table.state.apply(table.mover, table.state.actions(table.mover)[0])
    assert order == [4, 5, 0, 1, 2]
    assert sorted(seat["die"] for seat in table.shown()["seats"]) == sorted(COLOURS)


@pytest.mark.rule("PW 5.7")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_last_die_is_not_a_choice(seats: int) -> None:
    table = Table.dealt(seats=seats).chance(*(["red"] * (seats - 1)), "blue")
    for seat in range(seats - 1):
        table.do(seat, "red")
    assert table.question == "move"
    assert table.shown()["seats"][seats - 1]["die"] == "blue"
    assert table.news("last-die") == [{"seat": seats - 1, "colour": "blue"}]


@pytest.mark.rule("PW 5.8")
def test_a_colour_on_two_dice_moves_twice() -> None:
    table = Table(dice="red red blue").do(0, "A").do(1, "B")
    assert table.space("red") == 2
    assert table.space("blue") == 0


@pytest.mark.rule("PW 5.9")
def test_no_die_is_rolled_again_while_dice_are_chosen_nor_ever_another_s() -> None:
    table = Table.dealt().chance("red", "blue", "green")
    for seat in range(3):
        table.state.stones[seat] = 3
    assert table.legal(0) == {"red", "blue", "green"}
    table.do(0, "red").do(1, "blue")
    assert table.question == "move"
    assert [table.state.actions(seat) for seat in (1, 2)] == [[], []]
    table.do(0, "roll")
    assert table.chance("green").shown()["seats"][0]["die"] == "green"
    assert [seat["die"] for seat in table.shown()["seats"]] == ["green", "blue", "green"]
