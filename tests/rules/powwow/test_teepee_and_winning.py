"""Chapters 9 and 10: the stones in the teepee, and winning."""

from __future__ import annotations

import pytest

from prairie import SPECTATOR

from .positions import COLOURS, Table

RIM = dict.fromkeys("ABCDE", 5)


@pytest.mark.rule("PW 9.1")
def test_a_stone_goes_outwards_field_by_field_in_its_own_segment() -> None:
    table = Table(dice="red red red", at={"red": 12})
    rings = []
    for _ in range(5):
        if table.question == "roll":
            table.chance("blue", "blue", "blue")
            for _seat in range(2):
                table.do(table.mover, "blue")
        if table.question == "give":
            table.state.apply(table.mover, table.state.actions(table.mover)[0])
            table.state.apply(table.mover, table.state.actions(table.mover)[0])
        table.do(table.mover, "A")
        rings.append([table.ring(letter) for letter in "ABCDE"])
    assert rings == [[ring, 0, 0, 0, 0] for ring in range(1, 6)]


@pytest.mark.rule("PW 9.2")
def test_the_centre_bears_no_number() -> None:
    table = Table(at={"red": 10})
    assert [segment["next"] for segment in table.shown()["wheel"]] == [1, 1, 1, 2, -1]
    assert table.do(0, "D").space("red") == 12
    assert table.ring("D") == 1


@pytest.mark.rule("PW 9.3")
def test_a_stone_at_the_rim_cannot_be_chosen() -> None:
    table = Table(rings={"A": 5, "D": 5}, at={"red": 9})
    assert table.legal(0) == {"B", "C", "E"}
    assert table.refused(0, "A") == "PW 9.3"


@pytest.mark.rule("PW 9.4")
def test_all_five_at_the_rim_return_to_the_centre() -> None:
    table = Table(at={"red": 9}, rings=RIM | {"D": 4}).do(0, "D")
    assert [table.ring(letter) for letter in "ABCDE"] == [0] * 5
    assert table.news("stones-return") == [{}]


@pytest.mark.rule("PW 9.4")
def test_four_at_the_rim_wait_for_the_fifth() -> None:
    table = Table(at={"red": 9}, rings=RIM | {"D": 3}).do(0, "D")
    assert [table.ring(letter) for letter in "ABCDE"] == [5, 5, 5, 4, 5]
    assert table.news("stones-return") == []


@pytest.mark.rule("PW 9.5")
def test_after_the_return_all_stones_can_be_pushed_as_at_the_beginning() -> None:
    table = Table(at={"red": 10}, rings=RIM | {"D": 4}).do(0, "D")
    assert table.legal(1) == set("ABCDE")
    assert table.do(1, "A").space("red") == 10 + 7 + 1


@pytest.mark.rule("PW 9.6")
def test_the_return_comes_before_the_next_player_and_before_the_space_acts() -> None:
    table = Table(at={"red": 9}, rings=RIM | {"D": 4}).do(0, "D")  # 16: a moccasin
    assert (table.question, table.mover) == ("give", 0)
    assert [table.ring(letter) for letter in "ABCDE"] == [0] * 5


@pytest.mark.rule("PW 10.1")
@pytest.mark.parametrize("colour", COLOURS)
def test_the_holder_of_the_runners_card_wins(colour: str) -> None:
    table = Table(dice=f"{colour} red red", at={colour: 40}).do(0, "A")
    winner = next(seat for seat in range(3) if colour in table.hand(seat))
    outcome = table.state.outcome()
    assert outcome.winners == (winner,)
    assert outcome.rule == "PW 10.1"
    assert table.state.scores() == [1 if seat == winner else 0 for seat in range(3)]
    assert [table.state.utility(seat) for seat in range(3)] == [1.0 if seat == winner else 0.0 for seat in range(3)]
    assert table.news("won") == [{"seat": winner, "runner": colour}]


@pytest.mark.rule("PW 10.2")
@pytest.mark.parametrize(("letter", "ring"), [("A", 0), ("A", 3), ("D", 4)])
def test_no_exact_number_is_needed(letter: str, ring: int) -> None:
    assert Table(at={"red": 40}, rings={letter: ring}).do(0, letter).question == ""


@pytest.mark.rule("PW 10.3")
def test_the_game_ends_in_the_middle_of_a_round() -> None:
    table = Table(dice="red green green", at={"red": 40, "green": 2}).do(0, "A")
    assert table.state.deciders() == []
    assert table.state.actions(1) == []
    assert table.state.refusal(1, 0) != 0
    assert table.stones(1) == 0


@pytest.mark.rule("PW 10.4")
def test_a_rival_wins_by_the_hand_of_another() -> None:
    table = Table("red blue", "green yellow", "black natural", dice="green red red", at={"green": 40}).do(0, "A")
    assert table.state.outcome().winners == (1,)


@pytest.mark.rule("PW 10.5")
def test_the_mover_is_warned_before_sending_off_anothers_runner() -> None:
    table = Table("red blue", "green yellow", "black natural", dice="green red red", at={"green": 39})
    by_letter = {move["segment"]: move for move in table.shown(0)["moves"]}
    assert by_letter["D"]["out"]
    assert by_letter["D"]["warn"]
    assert not by_letter["A"]["out"]
    assert not by_letter["A"]["warn"]
    own = Table("green blue", "red yellow", "black natural", dice="green red red", at={"green": 39})
    assert not any(move["warn"] for move in own.shown(0)["moves"])


@pytest.mark.rule("PW 10.5")
def test_the_warning_is_for_the_mover_alone() -> None:
    for hands in (("red blue", "green yellow"), ("green blue", "red yellow")):
        table = Table(*hands, "black natural", dice="green red red", at={"green": 39})
        for reader in (1, 2, SPECTATOR):
            assert not any(move["warn"] for move in table.shown(reader)["moves"])


@pytest.mark.rule("PW 10.6")
@pytest.mark.parametrize("seats", range(3, 7))
def test_from_three_players_on_somebody_always_wins(seats: int) -> None:
    for seed in range(60):
        assert len(Table.start(seats).finish(seed).state.outcome().winners) == 1
