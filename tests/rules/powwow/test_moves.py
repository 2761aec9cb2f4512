"""Chapter 6: moving the runners."""

from __future__ import annotations

import pytest

from prairie.games.powwow import questions as q

from .positions import COLOURS, Table

RIM = dict.fromkeys("ABCDE", 5)


@pytest.mark.rule("PW 6.1")
def test_the_starter_moves_first() -> None:
    table = Table.dealt(starter=1).chance("red", "blue", "green").do(1, "blue").do(2, "red")
    assert table.question == "move"
    assert table.mover == 1
    assert table.do(1, "A").space("blue") == 1


@pytest.mark.rule("PW 6.2")
def test_the_others_follow_in_the_same_order() -> None:
    table = Table(dice="red blue green", starter=1)
    assert table.state.refusal(0, 0) == table.state.refusal(2, 0) == q.NOT_NOW
    for seat in (1, 2, 0):
        assert table.mover == seat
        table.do(seat, "ABC"[seat])
    assert table.question == "roll"


@pytest.mark.rule("PW 6.3")
def test_the_order_of_a_move() -> None:
    table = Table(stones=(1, 0, 0), dice="blue red red", at={"red": 2}, rings=RIM | {"A": 4})
    table.do(0, "roll").chance("red").do(0, "A")
    names = [name for name, _ in table.told(0)]
    assert names == ["rerolled", "pushed", "advanced", "stones-return", "took-stone"]


@pytest.mark.rule("PW 6.3")
def test_leaving_the_track_comes_before_the_return_of_the_stones() -> None:
    table = Table(at={"red": 40}, rings=RIM | {"A": 4}).do(0, "A")
    assert [table.ring(letter) for letter in "ABCDE"] == [5] * 5
    assert table.news("stones-return") == []


@pytest.mark.rule("PW 6.4")
def test_one_stone_is_pushed_one_field_outwards() -> None:
    table = Table(rings={"C": 2, "D": 1}, at={"red": 9}).do(0, "C")
    assert [table.ring(letter) for letter in "ABCDE"] == [0, 0, 3, 1, 0]


@pytest.mark.rule("PW 6.5")
def test_nobody_may_pass() -> None:
    table = Table(at={"red": 9})
    assert table.legal(0) == set("ABCDE")
    table = Table(at={"red": 9}, rings=RIM | {"B": 1})
    assert table.legal(0) == {"B"}
    assert table.do(0, "B").space("red") == 11


@pytest.mark.rule("PW 6.6", "PW 6.7")
@pytest.mark.parametrize(("letter", "ring", "number"), [("A", 0, 1), ("A", 4, 6), ("D", 4, 7), ("E", 2, 4)])
def test_a_light_field_moves_the_runner_forwards_by_its_number(letter: str, ring: int, number: int) -> None:
    table = Table(at={"red": 10}, rings={letter: ring}).do(0, letter)
    assert table.space("red") == 10 + number
    assert table.news("advanced") == [{"runner": "red", "space": 10 + number}]


@pytest.mark.rule("PW 6.8")
@pytest.mark.parametrize(
    ("letter", "ring", "number"), [("E", 0, 1), ("C", 1, 2), ("B", 2, 3), ("D", 2, 4), ("C", 4, 5)]
)
def test_a_dark_field_moves_the_runner_backwards_by_its_number(letter: str, ring: int, number: int) -> None:
    table = Table(at={"red": 10}, rings={letter: ring})
    assert not {word for word in table.legal(0) if word.endswith("+")}
    assert table.refused(0, f"{letter}+") == "PW 6.8"
    assert table.do(0, letter).space("red") == 10 - number
    assert table.news("went-back") == [{"runner": "red", "space": 10 - number}]


@pytest.mark.rule("PW 6.9")
def test_with_the_option_the_player_chooses_the_way() -> None:
    rings = {"B": 2, "E": 1}
    table = Table(at={"red": 10}, rings=rings, dark="choice")
    assert table.legal(0) == {"A", "B", "B+", "C", "D", "E"}
    assert table.refused(0, "A+") == "PW 6.7"
    assert table.do(0, "B+").space("red") == 13
    assert table.news("advanced") == [{"runner": "red", "space": 13}]
    assert Table(at={"red": 10}, rings=rings, dark="choice").do(0, "B").space("red") == 7


@pytest.mark.rule("PW 6.10")
def test_no_runner_goes_back_behind_the_start() -> None:
    table = Table(at={"red": 2}, rings={"B": 2, "C": 1, "D": 2})
    assert table.legal(0) == {"A", "C", "E"}
    assert table.refused(0, "B") == table.refused(0, "D") == "PW 6.10"


@pytest.mark.rule("PW 6.11")
def test_back_onto_the_start_itself_is_allowed() -> None:
    table = Table(at={"red": 3}, rings={"B": 2}).do(0, "B")
    assert table.space("red") == 0
    assert table.news("went-back") == [{"runner": "red", "space": 0}]


@pytest.mark.rule("PW 6.12")
@pytest.mark.parametrize("letter", ["B", "E"])
def test_when_every_stone_leads_behind_the_start_one_is_pushed_and_the_runner_stays(letter: str) -> None:
    table = Table(at={"red": 0}, rings=RIM | {"B": 2, "E": 0})
    assert table.legal(0) == {"B", "E"}
    before = table.ring(letter)
    table.do(0, letter)
    assert table.space("red") == 0
    assert table.ring(letter) == before + 1
    assert table.news("stayed") == [{"runner": "red", "space": 0}]


@pytest.mark.rule("PW 6.12")
def test_a_stone_pushed_in_vain_can_still_bring_all_five_home() -> None:
    table = Table(at={"red": 4}, rings=RIM | {"C": 4}).do(0, "C")
    assert table.space("red") == 4
    assert [table.ring(letter) for letter in "ABCDE"] == [0] * 5


@pytest.mark.rule("PW 6.13")
def test_with_one_permitted_stone_the_others_stay_forbidden() -> None:
    table = Table(at={"red": 1}, rings=RIM | {"B": 2, "E": 0})
    assert table.legal(0) == {"E"}
    assert table.refused(0, "B") == "PW 6.10"


@pytest.mark.rule("PW 6.13")
def test_a_stone_to_pay_does_not_lift_the_way_out() -> None:
    assert Table(rings=RIM | {"B": 2}, stones=(1, 0, 0)).legal(0) == {"B", "roll"}


@pytest.mark.rule("PW 6.14")
def test_with_the_option_forwards_is_always_open() -> None:
    table = Table(at={"red": 2}, rings=RIM | {"B": 2, "C": 1}, dark="choice")
    assert table.legal(0) == {"B+", "C", "C+"}
    assert table.refused(0, "B") == "PW 6.10"
    assert table.do(0, "B+").space("red") == 5


@pytest.mark.rule("PW 6.15")
def test_runners_may_share_a_space() -> None:
    table = Table(dice="red blue green", at=dict.fromkeys(COLOURS, 9)).do(0, "A").do(1, "B").do(2, "C")
    assert [table.space(colour) for colour in COLOURS] == [10, 10, 10, 9, 9, 9]
