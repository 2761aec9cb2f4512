"""Chapter 3: the hunts and their parties."""

from __future__ import annotations

import pytest

from prairie.core.contract import CHANCE, OVER, SPECTATOR
from prairie.core.illegal import Illegal
from prairie.core.rng import Rng
from tests.rules.bigmanitou.tabletop import Tabletop, cards, deal_tiles, parties, the_game

EIGHT = ["1", "2", "3", "4", "5", "6", "chief_a", "scout"]
SEVEN = ["4", "5", "6", "7", "8", "9", "10"]


def parties_due(seats: int, dealer: int | None = None) -> Tabletop:
    """The tiles are out; everyone is to choose."""
    return Tabletop(seats, dealer).draws_anything()


@pytest.mark.parametrize(
    ("seats", "hunts"),
    [
        pytest.param(2, 4, marks=pytest.mark.rule("BM 3.1")),
        pytest.param(3, 3, marks=pytest.mark.rule("BM 3.2")),
        pytest.param(4, 4, marks=pytest.mark.rule("BM 3.3")),
        pytest.param(5, 5, marks=pytest.mark.rule("BM 3.4")),
    ],
)
def test_the_number_of_hunts_follows_the_number_of_players(seats: int, hunts: int) -> None:
    table = Tabletop(seats).plays_anything()
    assert table.events().count("hunt") == hunts
    assert table.state.decider() == OVER


@pytest.mark.rule("BM 3.5")
def test_a_hunt_opens_with_tiles_drawn_face_up_on_three_grounds() -> None:
    table = Tabletop(2)
    assert table.asked() == (CHANCE, "tile")
    deal_tiles(table, "bison1 bison1 totem horse", "tipi3 tipi2 tipi1", "bison3 tomahawk")
    for seat in (0, 1, SPECTATOR):
        shown = [ground["tiles"] for ground in table.state.view(seat).as_dict()["grounds"]]
        assert shown == [["bison1", "bison1", "horse", "totem"], ["tipi1", "tipi2", "tipi3"], ["bison3", "tomahawk"]]
    assert table.asked() == (0, "party")


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        pytest.param(2, [4, 3, 2], marks=pytest.mark.rule("BM 3.6")),
        pytest.param(3, [4, 4, 3], marks=pytest.mark.rule("BM 3.7")),
        pytest.param(4, [4, 4, 3], marks=pytest.mark.rule("BM 3.7")),
        pytest.param(5, [4, 4, 4], marks=pytest.mark.rule("BM 3.8")),
    ],
)
def test_the_grounds_are_as_large_as_the_number_of_players_asks(seats: int, sizes: list[int]) -> None:
    grounds = parties_due(seats).state.as_dict()["grounds"]
    assert [len(ground["tiles"]) for ground in grounds] == sizes


@pytest.mark.rule("BM 3.9")
@pytest.mark.parametrize(("seats", "used"), [(2, 36), (3, 33), (4, 44), (5, 60)])
def test_the_bag_holds_enough_for_a_whole_game(seats: int, used: int) -> None:
    table = Tabletop(seats).plays_anything()
    assert table.events().count("tile-laid") == used
    assert sum(table.state.as_dict()["bag"].values()) == 60 - used


@pytest.mark.rule("BM 3.10")
def test_parties_are_chosen_at_the_same_time() -> None:
    table = parties_due(3)
    assert table.state.deciders() == [0, 1, 2]
    table.chooses(2, "1").chooses(0, "2")
    assert table.state.deciders() == [0, 1, 2]


@pytest.mark.rule("BM 3.10", "BM 3.19")
def test_nobody_sees_a_party_being_chosen() -> None:
    table = parties_due(2)
    before = table.state.view(1).to_bytes(), table.state.view(SPECTATOR).to_bytes()
    table.chooses(0, *EIGHT)
    assert (table.state.view(1).to_bytes(), table.state.view(SPECTATOR).to_bytes()) == before


@pytest.mark.rule("BM 3.11")
def test_a_party_has_exactly_its_number_of_cards() -> None:
    table = parties_due(2).chooses(0, *EIGHT[:7])
    assert 0 in table.state.deciders()
    table.chooses(0, EIGHT[7])
    assert table.state.deciders() == [1]
    with pytest.raises(Illegal):
        table.chooses(0, "rainmaker")


@pytest.mark.rule("BM 3.11")
def test_a_pick_must_leave_enough_cards_for_the_rest() -> None:
    table = parties_due(2)
    assert len(table.words(0)) == 17 - 8 + 1
    assert table.refuses("medicine_man") == "BM 3.11"
    assert table.chooses(0, "3").refuses("2") == "BM 3.11"
    assert table.refuses("3") == "BM 3.11"


@pytest.mark.rule("BM 3.12")
def test_the_player_at_the_dealers_left_is_first() -> None:
    table = parties_due(4, dealer=1)
    assert table.state.first_player() == 2
    assert parties_due(4, dealer=3).state.first_player() == 0


@pytest.mark.rule("BM 3.13")
def test_the_dealer_is_last_and_has_the_smallest_party() -> None:
    sizes = [player["party_size"] for player in parties_due(4, dealer=1).state.as_dict()["players"]]
    assert sizes == [8, 7, 9, 8]


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        pytest.param(2, [8, 7], marks=pytest.mark.rule("BM 3.14")),
        pytest.param(3, [9, 8, 7], marks=pytest.mark.rule("BM 3.15")),
        pytest.param(4, [9, 8, 8, 7], marks=pytest.mark.rule("BM 3.15")),
        pytest.param(5, [9, 8, 8, 8, 7], marks=pytest.mark.rule("BM 3.15")),
    ],
)
def test_parties_shrink_with_the_order_of_play(seats: int, sizes: list[int]) -> None:
    table = parties_due(seats)
    assert [player["party_size"] for player in table.state.as_dict()["players"]] == sizes
    for seat, size in enumerate(sizes):
        picked = 0
        while table.state.owes(seat):
            table.state.apply(seat, table.state.actions(seat)[0])
            picked += 1
        assert picked == size


@pytest.mark.rule("BM 3.16")
def test_in_the_quick_variant_nobody_chooses() -> None:
    table = Tabletop(3, quick=True).draws_anything()
    assert table.asked() == (0, "play")
    assert [player["hand_size"] + player["pile_size"] for player in table.state.as_dict()["players"]] == [9, 8, 7]


@pytest.mark.rule("BM 3.16")
def test_in_the_quick_variant_every_card_of_the_pool_is_as_likely() -> None:
    table = deal_tiles(Tabletop(2, quick=True), "bison1 bison1 totem horse", "tipi3 tipi2 tipi1", "bison3 tomahawk")
    assert table.asked() == (CHANCE, "draw")
    assert table.state.actions(CHANCE) == list(range(17))
    assert set(table.state.weights()) == {1}


@pytest.mark.rule("BM 3.17")
def test_in_the_quick_variant_a_card_is_known_only_when_drawn() -> None:
    table = Tabletop(2, quick=True).draws_anything()
    mine = table.state.view(0).as_dict()["players"][0]
    assert len(mine["hand"]) == 3
    assert len(mine["pile"]) == 14, "any of the other cards may come"
    assert mine["pile_size"] == 5


@pytest.mark.rule("BM 3.18")
def test_cards_left_out_of_a_party_stay_for_the_next_hunt() -> None:
    table = parties(parties_due(2), EIGHT, SEVEN)
    assert "7" in table.state.as_dict()["players"][0]["pool"]
    assert not table.state.pile[0] & cards("7 8 9 10")


@pytest.mark.rule("BM 3.19")
def test_a_party_is_known_to_its_owner_alone() -> None:
    table = parties(parties_due(2), EIGHT, SEVEN).draws_anything()
    own = table.state.view(0).as_dict()["players"]
    assert sorted(own[0]["hand"] + own[0]["pile"]) == sorted(EIGHT)
    assert own[1]["hand"] == own[1]["pile"] == []
    assert len(own[1]["pool"]) == 17
    for seat in (1, SPECTATOR):
        assert table.state.view(seat).as_dict()["players"][0]["hand"] == []


@pytest.mark.rule("BM 3.19")
def test_imagined_parties_are_any_of_the_right_size() -> None:
    table = parties(parties_due(2), EIGHT, SEVEN).draws_anything()
    rng = Rng(2)
    worlds = [table.state.view(0).imagine(rng).as_dict()["players"][1] for _ in range(200)]
    assert {len(world["hand"]) + len(world["pile"]) for world in worlds} == {7}
    assert {card for world in worlds for card in world["hand"]} == set(the_game().words("card"))
