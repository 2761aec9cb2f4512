"""Chapter 1: what is in the box, and the data file that says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from prairie.core.contract import CHANCE
from prairie.core.schema import DataError

from .data_files import loaded, our_data, with_track
from .positions import COLOURS, Table, powwow

MOCCASINS = [5, 11, 16, 22, 27, 33, 37]
STONES = [3, 8, 14, 19, 25, 30, 35]
WHEEL = {
    "A": [1, 2, 3, 4, 6],
    "B": [1, 2, -3, 5, 6],
    "C": [1, -2, 3, 4, -5],
    "D": [2, 3, -4, 5, 7],
    "E": [-1, 2, 4, -5, 6],
}


@pytest.mark.rule("PW 1.1")
def test_two_to_six_play() -> None:
    for seats in range(2, 7):
        assert powwow().new(seats).seats == seats
    for seats in (1, 7):
        with pytest.raises(ValueError, match="2 to 6"):
            powwow().new(seats)


@pytest.mark.rule("PW 1.2")
def test_the_board_is_a_wheel_and_a_track_around_it() -> None:
    shown = Table.start().shown()
    assert [segment["letter"] for segment in shown["wheel"]] == list("ABCDE")
    assert shown["track"]["last"] == 40
    assert len(shown["runners"]) == 6


@pytest.mark.rule("PW 1.3")
def test_space_40_is_the_last_of_the_track() -> None:
    assert not Table(at={"red": 39}).do(0, "A").state.home >= 0
    assert Table(at={"red": 39}).do(0, "A").space("red") == 40
    assert Table(at={"red": 40}).do(0, "A").question == ""


@pytest.mark.rule("PW 1.4")
@pytest.mark.parametrize("space", MOCCASINS)
def test_moccasin_spaces(space: int) -> None:
    assert powwow().data["track"]["moccasin"] == MOCCASINS
    assert Table(at={"red": space - 1}).do(0, "A").question == "give"


@pytest.mark.rule("PW 1.5")
@pytest.mark.parametrize("space", STONES)
def test_stone_spaces(space: int) -> None:
    assert powwow().data["track"]["stone"] == STONES
    assert Table(at={"red": space - 1}).do(0, "A").stones(0) == 1


@pytest.mark.rule("PW 1.4", "PW 1.5")
def test_every_other_space_is_plain() -> None:
    for space in set(range(1, 41)) - set(MOCCASINS) - set(STONES):
        table = Table(at={"red": space - 1}).do(0, "A")
        assert table.question == "move"
        assert table.stones(0) == 0


@pytest.mark.rule("PW 1.6")
def test_the_wheel_has_five_segments_of_five_rings() -> None:
    wheel = Table.start().shown()["wheel"]
    assert [len(segment["numbers"]) for segment in wheel] == [5] * 5


@pytest.mark.rule("PW 1.7")
@pytest.mark.parametrize("letter", WHEEL)
def test_the_numbers_of_the_wheel(letter: str) -> None:
    for ring, number in enumerate(WHEEL[letter]):
        table = Table(dice="red red red", at={"red": 18}, rings={letter: ring})
        shown = {segment["letter"]: segment for segment in table.shown()["wheel"]}
        assert shown[letter]["next"] == number
        assert table.do(0, letter).space("red") == 18 + number


@pytest.mark.rule("PW 1.8")
def test_a_field_without_a_number_is_refused(tmp_path: Path) -> None:
    data = our_data()
    data["wheel"]["C"][1] = 0
    with pytest.raises(DataError, match=r"wheel\.C.*PW 1\.8"):
        loaded(tmp_path, data)
    data["wheel"]["C"].pop(1)
    with pytest.raises(DataError, match=r"wheel\.C.*same number of fields"):
        loaded(tmp_path, data)


@pytest.mark.rule("PW 1.9")
def test_six_runners_told_apart_by_word_letter_and_shape() -> None:
    game = powwow()
    assert game.words("colour") == list(COLOURS)
    assert [game.title("colour", n, "fr") for n in range(6)] == ["rouge", "bleu", "vert", "jaune", "noir", "clair"]
    for lang in ("en", "fr"):
        assert len({runner[lang]["letter"] for runner in game.data["runner"]}) == 6
    assert len({runner["shape"] for runner in game.data["runner"]}) == 6
    assert "Indian" in game.texts.say("en", "about")
    assert "Indien" in game.texts.say("fr", "about")


@pytest.mark.rule("PW 1.10")
def test_thirty_stones_at_any_moment() -> None:
    for seed in range(20):
        table = Table.start(4).finish(seed)
        assert 5 + table.state.quarry + sum(table.state.stones) == 30


@pytest.mark.rule("PW 1.11")
def test_a_die_shows_each_colour_as_likely() -> None:
    table = Table.dealt()
    assert table.question == "roll"
    assert table.legal(CHANCE) == set(COLOURS)
    assert table.state.weights() == [1] * 6


@pytest.mark.rule("PW 1.12", "PW 1.13")
def test_the_twelve_cards() -> None:
    table = Table.start(6).settle()
    hands = [card for seat in table.shown()["seats"] for card in seat["cards"]]
    assert sorted(hands) == sorted([*COLOURS, *["pow-wow"] * 6])


@pytest.mark.rule("PW 1.13")
def test_nothing_tells_two_pow_wow_cards_apart() -> None:
    hands = ("red pow-wow", "blue pow-wow", "green pow-wow", "yellow pow-wow", "black natural")
    table = Table(*hands, at={"red": 4})
    before = list(table.state.hand)
    table.do(0, "A", "pow-wow>1", "pow-wow")
    assert list(table.state.hand) == before


# --- a data file of one's own ---------------------------------------------------------------------------------


def test_a_board_of_ones_own_is_played(tmp_path: Path) -> None:
    game = with_track(tmp_path, 12, [2], [3])
    table = Table(at={"red": 11}, game=game)
    assert table.shown()["track"] == {"last": 12, "moccasin": [2], "stone": [3]}
    table.do(0, "D")
    assert table.question == ""
    assert game.data_digest != powwow().data_digest
    for seed in range(20):
        assert Table.start(5, game=game).finish(seed).state.audit() == ""


def test_a_wheel_with_other_rings_is_played(tmp_path: Path) -> None:
    data = our_data()
    for letter in "ABCDE":
        data["wheel"][letter] = [2, 5]
    table = Table(rings=dict.fromkeys("BCDE", 2) | {"A": 1}, game=loaded(tmp_path, data)).do(0, "A")
    assert [table.ring(letter) for letter in "ABCDE"] == [0] * 5


SPOILED: list[tuple[str, Any, str]] = [
    ("wheel", {"A": [1]}, "wheel.certainty"),
    ("track", {"certainty": "sure", "last": 0, "moccasin": [], "stone": []}, "track.last"),
    ("track", {"certainty": "sure", "last": 9, "moccasin": [10], "stone": []}, "track.moccasin"),
    ("track", {"certainty": "sure", "last": 9, "moccasin": [4], "stone": [4]}, "track.stone"),
    ("track", {"certainty": "perhaps", "last": 9, "moccasin": [4], "stone": [5]}, "track.certainty"),
    ("stones", {"certainty": "sure", "bag": 4}, "stones.bag"),
    ("stones", {"certainty": "sure"}, "stones.bag"),
    ("stone", {}, "stone"),
    ("runner", [], "runner"),
    ("schema", "powwow/0", "schema"),
]


@pytest.mark.parametrize(("key", "value", "named"), SPOILED)
def test_a_bad_file_is_refused_by_file_key_and_reason(tmp_path: Path, key: str, value: Any, named: str) -> None:
    data = our_data() | {key: value}
    with pytest.raises(DataError) as refused:
        loaded(tmp_path, data)
    assert refused.value.key == named
    assert str(tmp_path) in str(refused.value)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("name", "blue"),
        ("name", "dead"),
        ("name", "very red"),
        ("shape", "square"),
        ("fr", {"word": "rouge", "letter": "B"}),
    ],
)
def test_runners_must_be_told_apart(tmp_path: Path, key: str, value: Any) -> None:
    data = our_data()
    data["runner"][0][key] = value
    with pytest.raises(DataError, match="runner"):
        loaded(tmp_path, data)


@pytest.mark.rule("PW 4.1")
def test_a_wheel_that_leads_nowhere_is_refused(tmp_path: Path) -> None:
    data = our_data()
    for letter in "ABCDE":
        data["wheel"][letter] = [1, -1, 2, -2, 3]
    data["wheel"]["A"] = [-5, -5, -5, -5, -5]
    with pytest.raises(DataError, match="outweigh"):
        loaded(tmp_path, data)
