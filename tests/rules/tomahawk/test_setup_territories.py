"""Chapter 3: four piles of territories between the players."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from prairie import CHANCE, SPECTATOR

from .positions import PILES, Table

GAMES = range(1, 9)


def turns(table: Table, land: str) -> int:
    printed: int = table.game.data["territory"][land]["turns"]
    return printed


def piles(table: Table) -> dict[str, list[str]]:
    """The territories turned up on each pile, in the order they came."""
    found: dict[str, list[str]] = defaultdict(list)
    for event in table.events("turned-up"):
        found[event["pile"]].append(event["land"])
    return found


def drawn_hands() -> Table:
    """All set-up done but the territories."""
    table = Table.start().settle()
    for seat in (0, 1):
        while table.state.owes(seat):
            table.do(seat, min(table.legal(seat)))
    while table.question == "draw":
        table.chance(min(table.legal(CHANCE)))
    return table


@pytest.mark.rule("TK 3.1", "TK 1.12")
def test_a_pile_takes_any_territory_with_the_right_back() -> None:
    table = drawn_hands()
    territory = table.game.data["territory"]
    for length, chosen in ((3, "F5"), (1, "P2"), (2, "M4"), (1, "M1")):
        lot = {land for land, printed in territory.items() if printed["turns"] == length}
        assert table.legal(CHANCE) == lot - {"P2"} if chosen == "M1" else lot
        assert len(set(table.state.weights())) == 1
        table.chance(chosen)


@pytest.mark.rule("TK 3.6")
def test_a_territory_of_another_length_is_refused() -> None:
    assert drawn_hands().refused(CHANCE, "P1") == "TK 3.6"


@pytest.mark.parametrize(
    ("pile", "from_the_bottom"),
    [
        pytest.param("I", [3, 3], marks=pytest.mark.rule("TK 3.2")),
        pytest.param("II", [3, 2, 1], marks=pytest.mark.rule("TK 3.3")),
        pytest.param("III", [3, 1, 2], marks=pytest.mark.rule("TK 3.4")),
        pytest.param("IV", [2, 2, 1, 1], marks=pytest.mark.rule("TK 3.5")),
    ],
)
def test_the_piles_are_built_as_listed(pile: str, from_the_bottom: list[int]) -> None:
    for seed in GAMES:
        table = Table.start().finish(seed)
        assert [turns(table, land) for land in reversed(piles(table)[pile])] == from_the_bottom


@pytest.mark.rule("TK 3.6", "TK 3.10")
def test_the_game_opens_with_3_1_2_and_1_turns_face_up_for_all() -> None:
    table = drawn_hands().settle()
    assert table.question == "place"
    for reader in (0, 1, SPECTATOR):
        shown = table.state.view(reader).as_dict()["piles"]
        assert [turns(table, pile["territory"]) for pile in shown] == [3, 1, 2, 1]


@pytest.mark.rule("TK 3.7", "TK 3.11")
def test_three_territories_one_of_each_length_are_never_seen() -> None:
    for seed in GAMES:
        table = Table.start().finish(seed)
        seen = {event["land"] for event in table.events("turned-up")}
        unused = set(table.game.data["territory"]) - seen
        assert sorted(turns(table, land) for land in unused) == [1, 2, 3]
        assert [sum(turns(table, land) == length for land in seen) for length in (1, 2, 3)] == [4, 4, 4]
        assert set(table.state.as_dict()["unseen_territories"]) == unused
        assert not unused & (table.won(0) | table.won(1))


@pytest.mark.rule("TK 3.8")
def test_four_territories_are_contested_in_every_turn() -> None:
    for seed in GAMES:
        table = Table.start()
        seen: list[dict[str, Any]] = []
        while table.settle(seed).state.deciders():
            seat = table.state.deciders()[0]
            if table.question == "place":
                seen.append(table.state.as_dict())
            table.do(seat, min(table.legal(seat)))
        assert {position["turn"] for position in seen} == {1, 2, 3, 4, 5, 6}
        assert all(pile["territory"] for position in seen for pile in position["piles"])
        assert all(sum(turns(table, land) for land in lands) == 6 for lands in piles(table).values())


@pytest.mark.rule("TK 3.9")
def test_the_piles_stand_side_by_side_from_left_to_right() -> None:
    table = drawn_hands().settle()
    turned_up = table.events("turned-up")
    assert [event["pile"] for event in turned_up] == list(PILES)
    shown = [pile["territory"] for pile in table.state.as_dict()["piles"]]
    assert shown == [event["land"] for event in turned_up]
    for pile in PILES:
        card = min(table.hand(0))
        table.do(0, f"{card}>{pile}")


@pytest.mark.rule("TK 3.12", "TK 1.20")
def test_the_24_scalp_tokens_wait_to_one_side() -> None:
    table = drawn_hands().settle()
    assert table.scalps == (0, 0)
    assert table.state.as_dict()["tokens_left"] == 24
    assert [side["score"] for side in table.state.as_dict()["sides"]] == [0, 0]
