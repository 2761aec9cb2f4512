"""Chapter 2: setting up, and what is secret."""

from __future__ import annotations

from collections import Counter

import pytest

import prairie
from prairie import SPECTATOR
from prairie.core.contract import CHANCE
from prairie.core.record import Record, RecordError

from .positions import COLOURS, Table, powwow


@pytest.mark.rule("PW 2.1")
def test_five_stones_start_in_the_centre() -> None:
    assert list(Table.dealt().state.ring) == [0] * 5


@pytest.mark.rule("PW 2.2")
def test_all_runners_start_on_the_start() -> None:
    assert list(Table.dealt().state.space) == [0] * 6


@pytest.mark.rule("PW 2.3")
def test_the_quarry_begins_with_twenty_five() -> None:
    assert Table.dealt().shown()["quarry"] == 25


@pytest.mark.rule("PW 2.4", "PW 2.5")
@pytest.mark.parametrize(("seats", "pow_wows"), [(2, 0), (3, 0), (4, 2), (5, 4), (6, 6)])
def test_pow_wow_cards_by_number_of_players(seats: int, pow_wows: int) -> None:
    for seed in range(10):
        shown = Table.start(seats).settle(seed).shown()
        cards = [card for seat in shown["seats"] for card in seat["cards"]]
        cards += shown["dead_hand"]["cards"] if seats == 2 else []
        assert Counter(cards) == Counter({**dict.fromkeys(COLOURS, 1), **({"pow-wow": pow_wows} if pow_wows else {})})


@pytest.mark.rule("PW 2.6")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everyone_is_dealt_two_cards_whatever_they_are(seats: int) -> None:
    table = Table.start(seats)
    for dealt in range(2 * seats):
        assert table.question == "deal"
        assert [seat["hand_size"] for seat in table.shown()["seats"]] == [
            min(2, max(0, dealt - 2 * s)) for s in range(seats)
        ]
        table.state.apply(CHANCE, table.state.chance(prairie.Rng(3, dealt)))
    assert [len(seat["cards"]) for seat in table.shown()["seats"]] == [2] * seats


@pytest.mark.rule("PW 2.6")
def test_every_card_left_is_as_likely_to_be_dealt() -> None:
    table = Table.start(6)
    by_word = dict(
        zip((powwow().words("card")[a] for a in table.state.actions(CHANCE)), table.state.weights(), strict=True)
    )
    assert by_word == {**dict.fromkeys(COLOURS, 1), "pow-wow": 6}
    table.chance("pow-wow", "red")
    by_word = dict(
        zip((powwow().words("card")[a] for a in table.state.actions(CHANCE)), table.state.weights(), strict=True)
    )
    assert by_word == {**dict.fromkeys(COLOURS[1:], 1), "pow-wow": 5}
    assert table.refused(CHANCE, "red") == "PW 2.6"


@pytest.mark.rule("PW 2.7")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = Table.dealt(seats=4)
    for owner in range(4):
        for reader in (SPECTATOR, *range(4)):
            seen = table.hand(owner, reader)
            assert seen == (table.hand(owner) if reader == owner else set())
    for reader in (SPECTATOR, *range(4)):
        for line in table.news("dealt", reader):
            assert (line["card"] != "?") == (line["seat"] == reader)


@pytest.mark.rule("PW 2.8")
def test_what_lies_on_the_table_is_told_to_all() -> None:
    table = Table("red blue", "green yellow", "black natural", at={"red": 4}, dice="red green green").do(0, "A")
    table.swap(0, "blue>2", "black").do(1, "B")
    for reader in (SPECTATOR, 0, 1, 2):
        shown = table.shown(reader)
        assert [seat["die"] for seat in shown["seats"]] == ["red", "green", "green"]
        assert [segment["ring"] for segment in shown["wheel"]] == [1, 1, 0, 0, 0]
        assert shown["runners"][0]["space"] == 5
        assert [(swap["by"], swap["with"]) for swap in shown["swaps"]] == [(0, 2)]
    for reader in (SPECTATOR, 1):
        assert {shown["given"] for shown in table.shown(reader)["swaps"]} == {""}
        assert [line["card"] for line in table.news("gave", reader) + table.news("took", reader)] == ["?", "?"]


@pytest.mark.rule("PW 2.9")
def test_a_pow_wow_card_wins_with_no_runner() -> None:
    for seed in range(30):
        table = Table.start(6).finish(seed)
        home = table.shown()["home"]
        assert home in COLOURS
        (winner,) = table.state.outcome().winners
        assert home in table.hand(winner)


@pytest.mark.rule("PW 2.10")
def test_a_pow_wow_card_passes_from_hand_to_hand() -> None:
    table = Table("red pow-wow", "blue pow-wow", "green yellow", "black natural", at={"red": 4}).do(0, "A")
    table.swap(0, "pow-wow>3", "black")
    assert table.hand(0) == {"red", "black"}
    assert table.hand(3) == {"pow-wow", "natural"}


@pytest.mark.rule("PW 2.11")
def test_two_pow_wow_cards_cannot_win_before_a_swap() -> None:
    hands = ("pow-wow pow-wow", "red blue", "green yellow", "black natural")
    for colour in COLOURS:
        table = Table(*hands, dice=" ".join([colour] * 4), at={colour: 40}).do(0, "A")
        assert table.state.outcome().winners != (0,)
    table = Table(*hands, dice="red red red red", at={"red": 4}).do(0, "A").swap(0, "pow-wow>1", "red")
    table.state.space[0] = 40
    assert table.do(1, "B").state.outcome().winners == (0,)


@pytest.mark.rule("PW 2.12")
def test_talk_is_no_part_of_the_game() -> None:
    asked = {question.name for question in powwow().questions if not question.by_chance}
    assert asked == {"nothing", "take-die", "move", "give", "take"}
    record = Record.begin(powwow(), 3)
    state = record.start(powwow())
    record.play(powwow(), state, CHANCE, 0)
    with pytest.raises(RecordError):
        Record.parse(record.text() + "1 says: I hold red\n")
