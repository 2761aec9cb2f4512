"""Chapters 4 and 5: four warriors each turn, sealed, then shown together; forests keep theirs hidden."""

from __future__ import annotations

import pytest

import prairie
from prairie import SPECTATOR

from .positions import PILES, Table, as_tomahawk, fought

# --- 4 Playing cards ------------------------------------------------------------------------------------------


@pytest.mark.rule("TK 4.1")
def test_a_game_lasts_six_turns() -> None:
    for seed in range(1, 6):
        assert [event["turn"] for event in Table.start().finish(seed).events("turn")] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("TK 4.2")
def test_one_warrior_from_hand_goes_to_each_territory() -> None:
    table = Table(turn=2)
    hand = table.hand(0)
    for n, pile in enumerate(PILES):
        assert table.state.owes(0)
        left = table.hand(0)
        assert table.legal(0) == {f"{card}>{pile}" for card in left}
        card = table.plays[0][n]
        table.do(0, f"{card}>{pile}")
        assert table.hand(0) == left - {card}
        over = (1, 0, 1, 0)[n]  # turns of that battle already fought
        assert table.pairs(pile, 0)[over][0] == card
    assert not table.state.owes(0)
    assert hand - table.hand(0) == set(table.plays[0])


@pytest.mark.rule("TK 4.2")
def test_a_warrior_not_in_hand_is_refused() -> None:
    table = Table(turn=1)
    for card in table.deck(0):
        assert table.refused(0, f"{card}>I") == "TK 4.2"
        assert table.reason(0, f"{card}>I") == "not-in-hand"
    assert table.plays[0][0] == "1a"
    table.do(0, "1a>I")
    assert table.refused(0, "1a>II") == "TK 4.2"
    assert table.reason(0, "1a>II") == "already-played"


@pytest.mark.rule("TK 4.2")
def test_a_seat_plays_on_its_own_side() -> None:
    table = Table(turn=1, I="P5: 4a / 9a").play()
    assert table.pairs("I", SPECTATOR)[0] == ["4a", "9a"]


@pytest.mark.rule("TK 4.3")
def test_nothing_of_one_choice_shows_until_both_have_chosen() -> None:
    for first, second in ((0, 1), (1, 0)):
        table = Table(turn=2, I="P5: 4a 5a / 9a 8a")
        assert table.state.deciders() == [0, 1]
        before = {reader: table.state.view(reader).to_bytes() for reader in (second, SPECTATOR)}
        told = {reader: table.told(reader) for reader in before}
        for card in table.plays[first]:
            table.state.apply(first, table.cards.index(card))
            assert {reader: table.state.view(reader).to_bytes() for reader in before} == before
            assert {reader: table.told(reader) for reader in before} == told
        assert table.state.deciders() == [second]
        table.lay(second)
        assert table.pairs("I", second)[1] == ["5a", "8a"]


@pytest.mark.rule("TK 4.3")
def test_a_player_imagines_the_other_not_to_have_begun() -> None:
    table = Table(turn=2, I="P5: 4a 5a / 9a 8a").lay(0)
    world = as_tomahawk(table.state.view(1).imagine(prairie.Rng(1)))
    assert world.deciders() == [0, 1]
    assert len(table.words(world.hand[0])) == 8
    for pile, slot in enumerate((1, 0, 1, 0)):
        assert world.as_dict()["piles"][pile]["pairs"][slot]["cards"] == ["", ""]
    for card in sorted(table.words(world.hand[0]))[:4]:
        world.apply(0, table.cards.index(card))
    assert world.deciders() == [1]


@pytest.mark.rule("TK 4.3")
def test_the_order_of_commitment_changes_nothing() -> None:
    one = Table(turn=2, I="P5: 4a 5a / 9a 8a").lay(0).lay(1)
    other = Table(turn=2, I="P5: 4a 5a / 9a 8a").lay(1).lay(0)
    assert one.state.to_bytes() == other.state.to_bytes()
    assert one.log.events == other.log.events


# --- 5 Revealing ----------------------------------------------------------------------------------------------


@pytest.mark.rule("TK 5.1")
def test_both_sides_are_turned_up_at_the_same_moment() -> None:
    table = Table(turn=1, I="P5: 4a / 9a", II="M1: 5a / 8a").lay(0)
    shown = table.words(table.state.shown[0]), table.words(table.state.shown[1])
    for card in table.plays[1]:
        assert (table.words(table.state.shown[0]), table.words(table.state.shown[1])) == shown
        table.state.apply(1, table.cards.index(card))
    assert table.events("revealed")[:2] == [
        {"pile": "I", "first": "4a", "second": "9a"},
        {"pile": "II", "first": "5a", "second": "8a"},
    ]
    assert {"4a", "5a"} <= table.words(table.state.shown[0])
    assert {"9a", "8a"} <= table.words(table.state.shown[1])


@pytest.mark.rule("TK 5.2")
@pytest.mark.parametrize("land", ["P5", "M5"])
def test_plains_and_mountains_are_revealed_every_turn(land: str) -> None:
    for turn, mine, theirs in ((1, "4a", "9a"), (2, "4a 5a", "9a 8a"), (3, "4a 5a 6a", "9a 8a 7a")):
        table = Table(turn, I=f"{land}: {mine} / {theirs}").play()
        new = [event for event in table.events("revealed") if event["pile"] == "I"]
        assert new == [{"pile": "I", "first": mine.split()[-1], "second": theirs.split()[-1]}]


@pytest.mark.rule("TK 5.3")
@pytest.mark.parametrize(("turn", "mine", "theirs"), [(1, "4a", "9a"), (2, "4a 5a", "9a 8a")])
def test_an_unfinished_forest_stays_face_down(turn: int, mine: str, theirs: str) -> None:
    table = Table(turn, I=f"F5: {mine} / {theirs}").play()
    assert not [event for event in table.events("revealed") if event["pile"] == "I"]
    assert {"pile": "I", "land": "F5"} in table.events("stays-hidden")
    assert not set(theirs.split()) & table.words(table.state.shown[1])
    assert [pair[1] for pair in table.pairs("I", 0)] == ["?"] * turn + [""] * (3 - turn)
    assert [pair[0] for pair in table.pairs("I", 1)] == ["?"] * turn + [""] * (3 - turn)


@pytest.mark.rule("TK 5.4")
@pytest.mark.parametrize(("land", "mine", "theirs"), [("F5", "4a 5a 6a", "9a 8a 7a"), ("F2", "4a 5a", "9a 8a")])
def test_a_complete_forest_shows_the_warriors_of_every_turn(land: str, mine: str, theirs: str) -> None:
    table = fought(land, mine, theirs)
    pile = table.events("totals")[0]["pile"]
    new = [(event["first"], event["second"]) for event in table.events("revealed") if event["pile"] == pile]
    assert new == list(zip(mine.split(), theirs.split(), strict=True))
    assert set(mine.split()) <= table.words(table.state.shown[0])
    assert set(theirs.split()) <= table.words(table.state.shown[1])


@pytest.mark.rule("TK 5.5")
def test_a_one_turn_forest_hides_nothing() -> None:
    table = fought("F1", "4a", "9a")
    assert {"pile": "II", "first": "4a", "second": "9a"} in table.events("revealed")
    assert table.winner("F1") == 1


@pytest.mark.rule("TK 5.6")
def test_a_hidden_special_waits_for_its_forest() -> None:
    hidden = Table(1, I="F5: cloud / 9b").play()
    assert hidden.events("charmed") == []
    assert hidden.scalps == (0, 0)
    still = Table(2, I="F5: cloud 1a / 9b 1b").play()
    assert still.events("charmed") == []
    open_at_last = fought("F5", "cloud 1a 2a", "9b 1a 2a")
    assert open_at_last.events("charmed") == [{"seat": 1, "card": "9b"}]
    assert open_at_last.scalps == (3, 0)
