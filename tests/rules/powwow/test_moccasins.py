"""Chapter 8: swaps, and who learns what."""

from __future__ import annotations

import pytest

import prairie
from prairie import SPECTATOR
from prairie.core.illegal import Illegal
from prairie.games.powwow import questions as q
from prairie.games.powwow.state import PowWow
from prairie.tables.table import Table as RealTable

from .positions import Table, as_powwow, powwow

FOUR = ("red pow-wow", "blue green", "yellow pow-wow", "black natural")


def on_moccasin(mover: int = 0) -> Table:
    """The mover has brought the red runner onto a moccasin space and must swap."""
    return Table(*FOUR, at={"red": 4}, starter=mover).do(mover, "A")


@pytest.mark.rule("PW 8.1")
def test_one_of_ones_own_cards_goes_to_one_opponent() -> None:
    table = on_moccasin()
    assert table.question == "give"
    table.do(0, "red>2")
    assert table.hand(0) == {"pow-wow"}
    assert table.hand(2) == {"red", "yellow", "pow-wow"}
    assert table.hand(1) == {"blue", "green"}


@pytest.mark.rule("PW 8.1")
def test_what_one_does_not_have_cannot_be_given_nor_to_oneself() -> None:
    table = on_moccasin()
    assert table.refused(0, "blue>1") == "PW 8.1"
    assert table.refused(0, "red>0") == "PW 8.1"
    assert table.refused(0, "red>4") == "PW 8.1"


@pytest.mark.rule("PW 8.2")
@pytest.mark.parametrize("mover", range(4))
def test_the_swap_is_compulsory_and_the_mover_chooses(mover: int) -> None:
    table = on_moccasin(mover=mover)
    own = table.hand(mover)
    assert table.legal(mover) == {f"{card}>{other}" for card in own for other in range(4) if other != mover}
    assert [table.state.actions(seat) for seat in range(4) if seat != mover] == [[], [], []]


@pytest.mark.rule("PW 8.3")
def test_the_giver_then_looks_at_three_cards() -> None:
    table = on_moccasin().do(0, "pow-wow>1")
    assert sorted(table.shown(0)["seats"][1]["cards"]) == ["blue", "green", "pow-wow"]
    assert table.news("looked", 0) == [{"seat": 0, "first": "blue", "second": "green"}]
    assert [table.news("looked", reader) for reader in (1, 2, 3, SPECTATOR)] == [[], [], [], []]


@pytest.mark.rule("PW 8.4")
def test_one_of_the_two_cards_they_had_is_taken() -> None:
    table = on_moccasin().do(0, "pow-wow>1")
    assert table.question == "take"
    assert table.legal(0) == {"blue", "green"}
    assert table.refused(0, "yellow") == "PW 8.4"
    table.do(0, "green")
    assert table.hand(0) == {"red", "green"}
    assert table.hand(1) == {"blue", "pow-wow"}
    assert table.mover == 1


@pytest.mark.rule("PW 8.5")
def test_the_card_just_given_cannot_be_taken_back() -> None:
    table = on_moccasin().do(0, "red>1")
    assert table.refused(0, "red") == "PW 8.5"
    table = on_moccasin().do(0, "pow-wow>1")
    assert table.refused(0, "pow-wow") == "PW 8.5"


@pytest.mark.rule("PW 8.5")
def test_a_pow_wow_card_of_theirs_may_be_taken_for_a_pow_wow_card() -> None:
    table = on_moccasin().do(0, "pow-wow>2")
    assert table.legal(0) == {"yellow", "pow-wow"}
    table.do(0, "pow-wow")
    assert table.hand(2) == {"yellow", "pow-wow"}


@pytest.mark.rule("PW 8.6")
def test_nothing_is_seen_before_the_card_is_given() -> None:
    table = on_moccasin()
    for other in (1, 2, 3):
        assert table.hand(other, 0) == set()
    worlds = {tuple(world.hand[other] for other in (1, 2, 3)) for world in imagined(table, 0, 60)}
    assert len(worlds) > 20


@pytest.mark.rule("PW 8.6")
def test_a_plan_cannot_probe_the_hand_either() -> None:
    """A whole swap sent in one go is refused, whatever the card it would take: its refusal tells nothing."""
    table = RealTable(powwow(), 4, rng=prairie.Rng(1))
    rng = prairie.Rng(2)
    table.settle()
    while table.state.ask(seat := int(table.state.decider())) != q.GIVE:
        table.submit(seat, [int(table.state.choose(seat, rng))])
        table.settle()
    gift = table.view(seat).actions()[0]
    refusals = set()
    for card in range(7):
        with pytest.raises(Illegal) as refused:
            table.submit(seat, [gift, card])
        refusals.add(str(refused.value))
    assert len(refusals) == 1


@pytest.mark.rule("PW 8.7")
def test_a_swap_rids_a_player_of_a_pow_wow_card() -> None:
    table = on_moccasin().swap(0, "pow-wow>3", "natural")
    assert table.hand(0) == {"red", "natural"}
    assert "pow-wow" in table.hand(3)


@pytest.mark.rule("PW 8.8")
def test_hands_hold_two_cards_after_every_swap() -> None:
    for seats in range(2, 7):
        for seed in range(20):
            table = Table.start(seats).finish(seed)
            assert [len(seat["cards"]) for seat in table.shown()["seats"]] == [2] * seats


@pytest.mark.rule("PW 8.9")
def test_the_swapper_knows_the_whole_hand_afterwards() -> None:
    table = on_moccasin().swap(0, "pow-wow>1", "green")
    assert sorted(table.sure(0, 1)) == ["blue", "pow-wow"]
    assert all(set(cards_of(world, 1)) == {"blue", "pow-wow"} for world in imagined(table, 0, 40))


@pytest.mark.rule("PW 8.10")
def test_the_opponent_knows_the_card_received_and_the_card_lost() -> None:
    table = on_moccasin().do(0, "pow-wow>1")
    assert table.hand(1, 1) == {"blue", "green", "pow-wow"}
    assert table.shown(1)["swap"]["given"] == "pow-wow"
    assert table.hand(0, 1) == set()
    table.do(0, "green")
    assert table.sure(1, 0) == ["green"]
    other_cards = {card for world in imagined(table, 1, 80) for card in cards_of(world, 0)} - {"green"}
    assert other_cards == {"red", "yellow", "black", "natural", "pow-wow"}


@pytest.mark.rule("PW 8.11")
def test_nobody_else_learns_a_card() -> None:
    """Two games that differ only in the cards of a swap look the same to those who took no part in it."""
    seen: dict[int, set[bytes]] = {2: set(), 3: set(), SPECTATOR: set()}
    for gift in ("red", "pow-wow"):
        for taken in ("blue", "green"):
            table = on_moccasin().swap(0, f"{gift}>1", taken)
            for reader, views in seen.items():
                views.add(table.state.view(reader).to_bytes())
                assert [line["card"] for line in table.news("gave", reader) + table.news("took", reader)] == ["?", "?"]
    assert {len(views) for views in seen.values()} == {1}


@pytest.mark.rule("PW 8.11")
def test_in_the_middle_of_a_swap_the_others_learn_nothing_either() -> None:
    for reader in (2, 3, SPECTATOR):
        views = {on_moccasin().do(0, f"{gift}>1").state.view(reader).to_bytes() for gift in ("red", "pow-wow")}
        assert len(views) == 1


def imagined(table: Table, reader: int, worlds: int) -> list[PowWow]:
    rng = prairie.Rng(9)
    view = table.state.view(reader)
    return [as_powwow(view.imagine(rng)) for _ in range(worlds)]


def cards_of(world: PowWow, holder: int) -> list[str]:
    found: list[str] = world.as_dict()["seats"][holder]["cards"]
    return found
