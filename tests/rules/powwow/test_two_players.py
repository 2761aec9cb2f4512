"""Chapter 11: two players and the dead hand."""

from __future__ import annotations

import pytest

import prairie
from prairie import SPECTATOR

from .positions import COLOURS, Table

DEAD = 2


def on_moccasin() -> Table:
    """Seat 0 must swap; the dead hand holds black and natural."""
    return Table(seats=2, dice="red blue", at={"red": 4}).do(0, "A")


@pytest.mark.rule("PW 11.1", "PW 11.2")
def test_two_cards_each_and_two_for_the_dead_hand() -> None:
    for seed in range(20):
        table = Table.start(2).settle(seed)
        hands = [table.hand(holder) for holder in range(3)]
        assert [len(hand) for hand in hands] == [2, 2, 2]
        assert set().union(*hands) == set(COLOURS)


@pytest.mark.rule("PW 11.3")
def test_nobody_knows_the_dead_hand_at_the_start() -> None:
    table = Table.dealt(seats=2)
    for reader in (0, 1, SPECTATOR):
        assert table.hand(DEAD, reader) == set()
        rng = prairie.Rng(1)
        worlds = {tuple(table.state.view(reader).imagine(rng).as_dict()["dead_hand"]["cards"]) for _ in range(100)}
        assert len(worlds) == (15 if reader == SPECTATOR else 6)


@pytest.mark.rule("PW 11.4")
def test_the_dead_hand_may_be_chosen_instead_of_the_opponent() -> None:
    table = on_moccasin()
    assert table.legal(0) == {"red>1", "blue>1", "red>dead", "blue>dead"}
    table.swap(0, "red>dead", "natural")
    assert table.hand(0) == {"blue", "natural"}
    assert table.hand(DEAD) == {"red", "black"}
    assert table.hand(1) == {"green", "yellow"}


@pytest.mark.rule("PW 11.5")
def test_one_of_the_two_swaps_must_be_made() -> None:
    table = on_moccasin()
    assert (table.question, table.mover) == ("give", 0)
    assert all(word.partition(">")[2] in ("1", "dead") for word in table.legal(0))


@pytest.mark.rule("PW 11.6")
def test_the_dead_hand_is_swapped_with_in_the_same_steps_and_the_other_learns_nothing() -> None:
    table = on_moccasin().do(0, "red>dead")
    assert table.hand(DEAD, 0) == {"red", "black", "natural"}
    assert table.hand(DEAD, 1) == set()
    assert table.legal(0) == {"black", "natural"}
    assert table.refused(0, "red") == "PW 8.5"
    table.do(0, "black")
    assert table.news("gave", 1) == [{"seat": 0, "partner": DEAD, "card": "?"}]
    assert table.news("took", 1) == [{"seat": 0, "partner": DEAD, "card": "?"}]
    assert table.news("looked", 1) == []
    assert sorted(table.sure(0, DEAD)) == ["natural", "red"]
    assert table.sure(1, DEAD) == []


@pytest.mark.rule("PW 11.7")
def test_the_dead_hand_gets_no_die() -> None:
    table = Table.dealt(seats=2).chance("red", "blue")
    assert table.question == "take-die"
    table.do(0, "red").do(0, "A").do(1, "B")
    assert table.question == "roll"


@pytest.mark.rule("PW 11.8")
@pytest.mark.parametrize("colour", ["black", "natural"])
def test_nobody_wins_when_the_dead_hand_has_the_card(colour: str) -> None:
    table = Table(seats=2, dice=f"{colour} blue", at={colour: 40}).do(0, "A")
    outcome = table.state.outcome()
    assert outcome.winners == ()
    assert outcome.rule == "PW 11.8"
    assert table.state.scores() == [0, 0]
    assert [table.state.utility(seat) for seat in (0, 1)] == [0.5, 0.5]
    assert table.news("nobody-won") == [{"runner": colour}]


@pytest.mark.rule("PW 11.9")
@pytest.mark.parametrize("seats", range(2, 7))
def test_all_hands_are_shown_at_the_end(seats: int) -> None:
    table = Table.start(seats).finish(5)
    holders = range(3) if seats == 2 else range(seats)
    for reader in (SPECTATOR, *range(seats)):
        for holder in holders:
            assert table.hand(holder, reader) == table.hand(holder)
        assert len(table.news("held", reader)) == len(holders)
