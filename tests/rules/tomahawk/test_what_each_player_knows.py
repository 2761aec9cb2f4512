"""Chapter 14: what is public, what is secret, and what is remembered."""

from __future__ import annotations

import pytest

import prairie
from prairie import CHANCE, SPECTATOR

from .positions import SPECIALS, Table

ALL = (0, 1, SPECTATOR)
DEAL = ("manitou", "redwood", "cloud", "spirit", "twilight", "storm")


def looked() -> Table:
    """Seat 0 has looked from a mountain at the 10 that seat 1 laid in a forest in the second turn."""
    return Table(2, I="F5: 1a 2a / 3c 10a", IV="M1: 9a / 5a").play().do(0, "yes")


@pytest.mark.rule("TK 14.1")
def test_territories_won_and_scalps_are_open() -> None:
    table = Table(1, II="P1: 10a / 8b", IV="P2: 1a / 9a").play()
    for reader in ALL:
        assert [table.side(seat, reader)["won"] for seat in (0, 1)] == [["P1"], ["P2"]]
        assert [table.side(seat, reader)["scalps"] for seat in (0, 1)] == [3, 0]


@pytest.mark.rule("TK 14.2")
def test_hand_and_deck_sizes_are_public() -> None:
    for seed in range(1, 5):
        table = Table.start()
        rng = prairie.Rng(seed)
        compared = 0
        while table.state.deciders():
            mover = table.state.deciders()[0]
            for seat in (0, 1) if mover == CHANCE and table.question != "deal" else ():
                for reader in ALL:
                    shown = table.side(seat, reader)
                    assert shown["hand_size"] == len(table.hand(seat))
                    assert shown["deck_size"] == len(table.deck(seat))
                    compared += 1
            table.state.apply(mover, table.state.chance(rng) if mover == CHANCE else table.state.choose(mover, rng))
        assert compared > 300


@pytest.mark.rule("TK 14.3")
def test_a_revealed_warrior_stays_known_in_the_graveyard() -> None:
    table = Table(1, II="P1: cloud / 8b").play().settle()
    assert not any("8b" in pair for pile in ("I", "II", "III", "IV") for pair in table.pairs(pile, 0))
    for reader in ALL:
        assert "8b" in table.side(1, reader)["revealed"]
        assert "cloud" in table.side(0, reader)["revealed"]
    for seed in range(20):
        world = table.state.view(0).imagine(prairie.Rng(seed)).as_dict()["sides"][1]
        assert "8b" in world["army"]
        assert "8b" not in world["hand"] + world["deck"]


@pytest.mark.rule("TK 14.4")
def test_that_somebody_looked_is_public_but_not_what_was_seen() -> None:
    table = looked()
    for reader in ALL:
        assert ("looked", {"seat": 0}) in table.told(reader)
        assert any(name == "saw" for name, _ in table.told(reader)) == (reader == 0)
        seen = table.state.view(reader).as_dict()["piles"][0]["pairs"][1]["seen_from_mountain"]
        assert seen == [False, True]
    assert table.pairs("I", SPECTATOR)[1] == ["?", "?"]
    declined = Table(2, I="F5: 1a 2a / 3c 10a", IV="M1: 9a / 5a").play().do(0, "no")
    assert not any(name == "looked" for name, _ in declined.told(1))


@pytest.mark.rule("TK 14.5")
def test_what_was_seen_is_kept_until_the_reveal() -> None:
    table = looked().settle()
    assert table.question == "place"
    for seat in (0, 1):
        for _ in range(4):
            assert table.pairs("I", 0)[1][1] == "10a"
            assert table.pairs("I", SPECTATOR)[1] == ["?", "?"]
            for seed in range(5):
                world = table.state.view(0).imagine(prairie.Rng(seed)).as_dict()
                assert world["piles"][0]["pairs"][1]["cards"][1] == "10a"
            table.do(seat, min(table.legal(seat)))
    assert "10a" in table.side(1, SPECTATOR)["revealed"]


@pytest.mark.rule("TK 14.8")
def test_a_hand_is_known_to_its_holder_alone() -> None:
    table = Table(2)
    for seat in (0, 1):
        assert set(table.side(seat, seat)["hand"]) == table.hand(seat)
        for reader in (1 - seat, SPECTATOR):
            assert table.side(seat, reader)["hand"] == []
            assert table.side(seat, reader)["deck"] == []
            hands = {tuple(imagined(table, reader, seed)["sides"][seat]["hand"]) for seed in range(10)}
            assert len(hands) == 10
    fresh = Table.start().finish(3)
    for seat in (0, 1):
        drew = [args["card"] for name, args in fresh.told(1 - seat) if name == "drew" and args["seat"] == seat]
        assert drew == ["?"] * 24


def imagined(table: Table, reader: int, seed: int) -> dict[str, list[dict[str, list[str]]]]:
    return table.state.view(reader).imagine(prairie.Rng(seed)).as_dict()


@pytest.mark.rule("TK 14.9")
def test_nobody_knows_the_order_of_a_deck() -> None:
    table = Table(2).play()
    while table.question == "territory":
        table.chance(min(table.legal(CHANCE)))
    deck = table.side(0, 0)["deck"]
    assert deck == sorted(deck, key=table.cards.index)  # a set: listed by card, not by place
    assert table.legal(CHANCE) == set(deck)
    firsts = {table.state.clone().chance(prairie.Rng(seed)) for seed in range(300)}
    assert {table.cards[card] for card in firsts} == set(deck)  # even the same state holds no order


@pytest.mark.rule("TK 14.10")
def test_at_set_up_a_player_sees_only_their_own_three() -> None:
    table = Table.start().chance(*DEAL)
    assert [set(table.side(seat, 0)["dealt"]) for seat in (0, 1)] == [set(DEAL[:3]), set()]
    assert [set(table.side(seat, 1)["dealt"]) for seat in (0, 1)] == [set(), set(DEAL[3:])]
    assert [table.side(seat, SPECTATOR)["dealt"] for seat in (0, 1)] == [[], []]
    assert [args["card"] for name, args in table.told(0) if name == "dealt"] == list(DEAL[:3])
    assert [args["card"] for name, args in table.told(1) if name == "dealt"] == list(DEAL[3:])
    assert table.told(SPECTATOR) == []


@pytest.mark.rule("TK 14.11")
def test_kept_specials_are_secret_until_revealed() -> None:
    table = Table.start().chance(*DEAL).do(0, "manitou", "3c", "7a").do(1, "spirit", "4b", "6b")
    for reader in (1, SPECTATOR):
        assert table.side(0, reader)["army"] == []
        assert table.side(0, reader)["dealt"] == []
        assert not any(name in ("kept", "replaced") and args["seat"] == 0 for name, args in table.told(reader))
    kept = {tuple(set(SPECIALS) & set(imagined(table, 1, seed)["sides"][0]["army"])) for seed in range(40)}
    assert len(kept) > 3
    shown = Table(1, II="P1: cloud / 8b").play()
    assert "cloud" in shown.side(0, 1)["revealed"]


@pytest.mark.rule("TK 14.12")
def test_the_set_up_discards_stay_unknown_to_the_end() -> None:
    table = Table.start().chance(*DEAL).do(0, "manitou", "3c", "7a").do(1, "spirit", "4b", "6b").finish()
    for reader in (1, SPECTATOR):
        shown = table.side(0, reader)
        assert shown["dealt"] == []
        assert "3c" not in shown["revealed"]
        assert not any(name in ("dealt", "kept", "replaced") and args["seat"] == 0 for name, args in table.told(reader))
    refused = {
        tuple(set(world["dealt"]) - set(world["army"]))
        for world in (imagined(table, 1, seed)["sides"][0] for seed in range(60))
    }
    assert refused == {("manitou",), ("skull",)}  # all but those seen in play and seat 1's own three


@pytest.mark.rule("TK 14.13")
def test_face_down_warriors_in_a_forest_are_unknown_to_the_enemy() -> None:
    table = Table(2, I="F5: 1a 2a / 3c 10a").play()
    assert table.pairs("I", 0)[:2] == [["1a", "?"], ["2a", "?"]]
    assert table.pairs("I", 1)[:2] == [["?", "3c"], ["?", "10a"]]
    assert table.pairs("I", SPECTATOR)[:2] == [["?", "?"], ["?", "?"]]
    guesses = {imagined_pair(table, seed) for seed in range(20)}
    assert len(guesses) > 5


def imagined_pair(table: Table, seed: int) -> str:
    card: str = table.state.view(0).imagine(prairie.Rng(seed)).as_dict()["piles"][0]["pairs"][1]["cards"][1]
    return card


@pytest.mark.rule("TK 14.14")
def test_a_player_may_look_at_their_own_face_down_warriors() -> None:
    table = Table(2, I="F5: 1a 2a / 3c 10a").play().settle()
    assert [pair[0] for pair in table.pairs("I", 0)[:2]] == ["1a", "2a"]
    assert [pair[1] for pair in table.pairs("I", 1)[:2]] == ["3c", "10a"]


@pytest.mark.rule("TK 14.15")
def test_of_a_pile_only_the_turns_are_known() -> None:
    table = Table(1, I="P5", II="P1", III="P3", IV="P2").play()
    left = set(table.lands) - {"P5", "P1", "P3", "P2"}
    for reader in ALL:
        assert set(table.state.view(reader).as_dict()["unseen_territories"]) == left
    assert table.legal(CHANCE) == {"F2", "F3", "M3", "M4"}
    assert len(set(table.state.weights())) == 1
    coming = {table.state.clone().chance(prairie.Rng(seed)) for seed in range(60)}
    assert {table.lands[land] for land in coming} == {"F2", "F3", "M3", "M4"}


@pytest.mark.rule("TK 14.6", "TK 14.7")
def test_where_the_drawn_card_lies_is_public_but_not_what_it_is() -> None:
    table = Table(1, III="P3: twilight / 1a", hands=("", "10a")).play()
    table.chance("10a").settle()
    assert table.pairs("III", 1)[1] == ["", "10a"]
    for reader in (0, SPECTATOR):
        assert table.pairs("III", reader)[1] == ["", "?"]
        assert table.state.view(reader).as_dict()["piles"][2]["fixed"] == [False, True]
        assert ("drawn-for", {"seat": 1, "pile": "III", "card": "?"}) in table.told(reader)
    assert ("drawn-for", {"seat": 1, "pile": "III", "card": "10a"}) in table.told(1)
