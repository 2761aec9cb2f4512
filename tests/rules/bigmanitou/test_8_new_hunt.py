"""Chapter 8: a new hunt."""

from __future__ import annotations

import pytest

from prairie.games.bigmanitou.components import HUNTS
from tests.rules.bigmanitou.tabletop import Tabletop


def pools_at_each_party(seats: int) -> list[list[int]]:
    """How many cards each player chooses from, hunt by hunt, in a game where all take the first legal action."""
    table = Tabletop(seats)
    found: list[list[int]] = []
    while (seat := table.state.decider()) != -2:
        if table.asked()[1] == "party" and len(found) < table.state.hunt:
            found.append([len(player["pool"]) for player in table.state.as_dict()["players"]])
        table.state.apply(seat, table.state.actions(seat)[0])
    return found


@pytest.mark.rule("BM 8.1")
def test_the_cards_played_are_discarded_and_the_next_hunt_begins() -> None:
    table = Tabletop().on(0, "9", "scout").judge().does("bison1", "bison2+tipi1")
    assert table.asked()[1] == "penalty"
    table.does("bison2")
    assert table.asked()[1] == "tile"
    assert table.state.hunt == 2
    assert not any(table.state.laid)
    assert table.heroes(0) == (None, [])
    pools = [player["pool"] for player in table.state.as_dict()["players"]]
    assert "9" not in pools[0]
    assert "scout" not in pools[1]


@pytest.mark.rule("BM 8.2")
def test_the_second_party_is_chosen_among_all_cards_not_played() -> None:
    table = Tabletop().hands("1 2 scout", "3 4 5", each=2).does("1>I", "3>I", "2>I", "4>III")
    while table.asked()[1] != "party":
        table.state.apply(table.state.decider(), table.state.actions(table.state.decider())[0])
    assert table.state.hunt == 2
    first, second = (table.state.as_dict()["players"][seat]["pool"] for seat in range(2))
    assert "scout" in first, "it was in the party and not played"
    assert "10" in first, "it was never in the party"
    assert "5" in second
    assert not {"1", "2"} & set(first)
    assert table.game.refusals[table.state.refusal(0, 0)].rule == "BM 8.2"


@pytest.mark.rule("BM 8.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_deck_lasts_for_two_hunts(seats: int) -> None:
    hunts = pools_at_each_party(seats)
    assert len(hunts) == HUNTS[seats]
    for pools in hunts[1::2]:  # the second of each pair: what the first has left
        assert min(pools) >= 9


@pytest.mark.rule("BM 8.4")
def test_everyone_takes_the_whole_deck_back_after_hunts_two_and_four() -> None:
    pools = pools_at_each_party(5)
    assert [set(some) for some in (pools[0], pools[2], pools[4])] == [{17}] * 3
    assert all(size <= 10 for some in (pools[1], pools[3]) for size in some)


@pytest.mark.rule("BM 8.5")
def test_two_players_share_a_deck_over_hunts_one_and_two_and_again_over_three_and_four() -> None:
    pools = pools_at_each_party(2)
    assert len(pools) == 4
    assert pools[0] == pools[2] == [17, 17]
    assert max(pools[1] + pools[3]) <= 10


@pytest.mark.rule("BM 8.6")
def test_three_players_choose_their_last_party_from_the_whole_deck() -> None:
    assert pools_at_each_party(3)[2] == [17, 17, 17]


@pytest.mark.rule("BM 8.7")
def test_five_players_choose_their_fifth_party_from_the_whole_deck() -> None:
    assert pools_at_each_party(5)[4] == [17] * 5


@pytest.mark.rule("BM 8.8")
def test_the_deal_passes_to_the_left_and_the_parties_with_it() -> None:
    table = Tabletop(3, dealer=1).on(0, "9").judge().does("bison1+bison2", "bison1")
    assert table.state.as_dict()["dealer"] == 2
    table.draws_anything()
    assert [player["party_size"] for player in table.state.as_dict()["players"]] == [9, 8, 7]


@pytest.mark.rule("BM 8.8")
def test_the_dealer_after_the_last_seat_is_the_first() -> None:
    table = Tabletop(3, dealer=2).on(0, "9").judge().does("bison1+bison2", "bison1")
    assert table.state.as_dict()["dealer"] == 0
