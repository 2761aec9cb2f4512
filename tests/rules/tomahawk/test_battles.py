"""Chapters 7 and 8: who takes a territory, what follows, and the draw."""

from __future__ import annotations

import json

import pytest

from prairie import CHANCE, SPECTATOR

from .positions import PILES, Table, fought

# --- 7 Battles ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK 7.1", "TK 1.13")
@pytest.mark.parametrize(
    ("turn", "mine", "theirs", "settled"),
    [(1, "10a", "1a", False), (2, "10a 9a", "1a 2a", False), (3, "10a 9a 8a", "1a 2a 3a", True)],
)
def test_a_battle_is_settled_with_its_last_warriors(turn: int, mine: str, theirs: str, settled: bool) -> None:
    for land in ("P5", "M5", "F5"):
        table = Table(turn, I=f"{land}: {mine} / {theirs}").play()
        assert any(event["land"] == land for event in table.events("totals")) == settled
        assert (land in table.won(0)) == settled
        assert (table.state.as_dict()["piles"][0]["territory"] == land) != settled


@pytest.mark.rule("TK 7.2")
@pytest.mark.parametrize(
    ("land", "mine", "theirs", "totals"),
    [("P2", "6a", "4b", (6, 4)), ("M4", "10a 1a", "3a 4a", (11, 7)), ("P5", "5a 6b 7a", "9a 8a 2a", (18, 19))],
)
def test_a_total_is_the_sum_over_all_turns(land: str, mine: str, theirs: str, totals: tuple[int, int]) -> None:
    assert fought(land, mine, theirs).totals(land) == totals


@pytest.mark.rule("TK 7.3")
def test_the_higher_total_wins() -> None:
    assert fought("P5", "10a 9a 1a", "7a 7b 5a").winner("P5") == 0
    assert fought("P5", "7a 7b 5a", "10a 9a 1a").winner("P5") == 1


@pytest.mark.rule("TK 7.4")
def test_an_icon_can_change_the_total_of_one_side_or_both() -> None:
    assert fought("F3", "10a 1a", "2a 3a").totals("F3") == (1, 5)  # the puma takes the 10
    assert fought("F3", "9a 1a", "9a 3a").totals("F3") == (1, 3)  # and here both 9s
    assert fought("P4", "2a 9a 9b", "3a 8a 8b").totals("P4") == (22, 19)  # picking doubles one 2
    assert fought("P4", "2a 9a 9b", "2a 8a 8b").totals("P4") == (22, 20)  # and here both


@pytest.mark.rule("TK 7.5", "TK 14.1")
def test_the_winner_lays_the_territory_face_up_before_them() -> None:
    table = fought("P2", "3a", "4b")
    assert table.events("won") == [{"seat": 1, "land": "P2", "pile": "II"}]
    for reader in (0, 1, SPECTATOR):
        assert table.side(1, reader)["won"] == ["P2"]
        assert table.side(0, reader)["won"] == []
    assert table.state.scores() == [0, 2]


@pytest.mark.rule("TK 7.6")
def test_a_tie_discards_the_territory() -> None:
    table = fought("P5", "5a 6a 7a", "7a 5a 6a")
    assert table.winner("P5") is None
    assert {"pile": "I", "land": "P5"} in table.events("tied")
    assert table.state.scores() == [0, 0]
    table.finish()
    shown = table.state.as_dict()
    assert "P5" not in json.dumps(shown)  # it never comes back
    assert all(event["land"] != "P5" for event in table.events("turned-up"))


@pytest.mark.rule("TK 7.7")
def test_fallen_warriors_never_return() -> None:
    table = fought("P5", "5a 6a 7a", "10a 9a 8a")
    assert table.pairs("I", 0) == []
    fallen = {"5a", "6a", "7a"}
    while table.settle().state.deciders():
        assert not fallen & (table.hand(0) | table.deck(0))
        seat = table.state.deciders()[0]
        if table.question == "place" and seat == 0:
            pile = next(word.partition(">")[2] for word in table.legal(0))
            assert {table.refused(0, f"{card}>{pile}") for card in fallen} == {"TK 4.2"}
        table.do(seat, min(table.legal(seat)))
    later = table.events("revealed")[6:]
    assert not fallen & {event["first"] for event in later}


@pytest.mark.rule("TK 7.7")
def test_a_graveyard_is_not_laid_out_in_any_view() -> None:
    table = fought("F4", "5a 6a 7a", "10a 9a 8a").settle()
    for reader in (0, 1, SPECTATOR):
        assert not any({"10a", "9a", "8a"} & set(pair) for pile in PILES for pair in table.pairs(pile, reader))
        known = table.side(1, reader)["revealed"]
        assert known == sorted(known, key=table.cards.index)  # by card: not in the order they fell


@pytest.mark.rule("TK 7.8")
def test_won_and_tied_territories_make_room_for_the_next_of_their_pile() -> None:
    table = Table(1, I="P5", II="P1: 4b / 4b", III="P3", IV="P2: 9a / 1a").play()
    assert table.question == "territory"
    assert table.legal(CHANCE) == {"F2", "F3", "M3", "M4"}  # two turns, for the tied pile II
    table.chance("M3")
    assert table.legal(CHANCE) == {"F1", "M1", "M2"}  # one turn, for pile IV
    table.chance("F1").settle()
    for reader in (0, 1, SPECTATOR):
        shown = table.state.view(reader).as_dict()["piles"]
        assert [pile["territory"] for pile in shown] == ["P5", "M3", "P3", "F1"]


@pytest.mark.rule("TK 7.9")
def test_battles_end_by_turn_as_the_piles_say() -> None:
    for seed in range(1, 6):
        ended = [0] * 7
        turn = 0
        for name, args in Table.start().finish(seed).told(SPECTATOR):
            turn = args["turn"] if name == "turn" else turn
            ended[turn] += name in ("won", "tied")
        assert ended == [0, 2, 2, 3, 1, 0, 4]


# --- 8 Drawing ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK 8.1")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_each_player_draws_four_before_the_next_turn(turn: int) -> None:
    table = Table(turn).play()
    while table.question == "territory":
        table.chance(min(table.legal(CHANCE)))
    hands = [table.hand(seat) for seat in (0, 1)]
    decks = [table.deck(seat) for seat in (0, 1)]
    assert [len(hand) for hand in hands] == [4, 4]
    for n in range(8):
        assert table.question == "draw"
        assert table.legal(CHANCE) == table.deck(n // 4)
        assert len(set(table.state.weights())) == 1
        table.chance(min(table.legal(CHANCE)))
    assert table.question == "place"
    for seat in (0, 1):
        drawn = table.hand(seat) - hands[seat]
        assert len(drawn) == 4
        assert decks[seat] - table.deck(seat) == drawn


@pytest.mark.rule("TK 8.2")
def test_nobody_draws_before_the_sixth_turn() -> None:
    table = Table(5).play()
    assert table.question == "place"
    assert table.state.turn == 6
    assert [len(table.hand(seat)) for seat in (0, 1)] == [4, 4]


@pytest.mark.rule("TK 8.3")
def test_hands_and_decks_through_a_game() -> None:
    table = Table.start()
    sizes: dict[int, tuple[int, int]] = {}
    while table.settle().state.deciders():
        seat = table.state.deciders()[0]
        if table.question == "place" and table.state.turn not in sizes:
            sizes[table.state.turn] = len(table.hand(0)), len(table.deck(0))
        table.do(seat, min(table.legal(seat)))
    assert sizes == {1: (8, 16), 2: (8, 12), 3: (8, 8), 4: (8, 4), 5: (8, 0), 6: (4, 0)}


@pytest.mark.rule("TK 8.4")
def test_the_last_four_cards_must_all_be_played() -> None:
    table = Table(6)
    for seat in (0, 1):
        assert table.hand(seat) == set(table.plays[seat])
        table.lay(seat)
        assert table.hand(seat) == set()
    assert all(len(table.words(table.state.shown[seat])) == 24 for seat in (0, 1))


@pytest.mark.rule("TK 8.5")
def test_the_last_cards_may_go_anywhere() -> None:
    table = Table(6)
    for n, pile in enumerate(PILES):
        assert table.legal(0) == {f"{card}>{pile}" for card in table.hand(0)}
        assert len(table.legal(0)) == 4 - n
        table.do(0, f"{max(table.hand(0))}>{pile}")


@pytest.mark.rule("TK 8.5", "TK 12.23")
def test_a_card_drawn_by_dancing_twilight_in_turn_5_lies_in_its_place_in_turn_6() -> None:
    table = Table(5, II="M5: 1a twilight / 2a 3a").play()
    assert table.question == "twilight"
    drawn = min(table.legal(CHANCE))
    table.chance(drawn)
    assert table.state.turn == 6
    assert drawn not in table.hand(1)
    for n, pile in enumerate(("I", "III", "IV")):
        assert table.legal(1) == {f"{card}>{pile}" for card in table.hand(1)}
        assert len(table.hand(1)) == 3 - n
        table.do(1, max(table.legal(1)))
    assert not table.state.owes(1)
    assert table.pairs("II", 1)[2][1] == drawn
