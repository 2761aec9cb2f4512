"""Chapter 2: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from prairie.core.contract import CHANCE, SPECTATOR
from prairie.core.rng import Rng
from tests.rules.bigmanitou.tabletop import Tabletop, kind, the_game


@pytest.mark.rule("BM 2.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_neither_one_nor_six_can_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        the_game().new(seats)


@pytest.mark.rule("BM 2.1", "BM 2.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_has_a_deck_and_no_other_deck_is_there(seats: int) -> None:
    players = the_game().new(seats).as_dict()["players"]
    assert [len(player["pool"]) for player in players] == [17] * seats


@pytest.mark.rule("BM 2.2")
def test_the_tribe_card_is_not_among_the_cards_to_play() -> None:
    assert len(Tabletop().state.as_dict()["players"][0]["pool"]) == 17
    table = Tabletop().draws_anything()
    assert table.state.refusal(0, 17) == table.game.refusals.index(("no-such-card", "BM 2.2"))


@pytest.mark.rule("BM 2.3")
def test_hunters_have_the_strengths_one_to_ten() -> None:
    assert the_game().box.strength == list(range(1, 11))


@pytest.mark.rule("BM 2.4", "BM 2.5")
def test_seven_heroes_of_five_kinds_and_one_scout() -> None:
    heroes = Counter(kind(word) for word in the_game().words("card")[10:])
    assert heroes == {"chief": 2, "clan_mother": 2, "rainmaker": 1, "scout": 1, "medicine_man": 1}
    for lang, name in (("en", "the scout"), ("fr", "l’éclaireur")):
        assert [the_game().title("card", card, lang) for card in range(17)].count(name) == 1


@pytest.mark.rule("BM 2.7")
def test_every_tile_in_the_bag_is_as_likely() -> None:
    state = Tabletop().state
    assert state.weights() == [8, 8, 8, 6, 6, 6, 6, 6, 6]
    state.apply(CHANCE, 0)
    assert state.weights()[0] == 7
    drawn = Counter(the_game().words("tile")[state.chance(Rng(5, stream))] for stream in range(5900))
    assert 550 < drawn["horse"] < 650
    assert 750 < drawn["bison3"] < 850


@pytest.mark.rule("BM 2.8")
def test_everyone_can_count_the_bag_and_nobody_knows_its_order() -> None:
    table = Tabletop().does("bison1", "totem")
    for seat in (SPECTATOR, 0, 1):
        bag = table.state.view(seat).as_dict()["bag"]
        assert (bag["bison1"], bag["totem"], bag["tipi3"]) == (7, 5, 6)
    worlds = [table.state.view(0).imagine(Rng(1)) for _ in range(5)]
    assert len({world.chance(Rng(seed)) for seed, world in enumerate(worlds)}) > 1


@pytest.mark.rule("BM 2.9")
def test_nobody_holds_a_cylinder_at_the_start() -> None:
    state = the_game().new(4).as_dict()
    assert (state["brown"], state["white"]) == (None, None)


@pytest.mark.rule("BM 2.10")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    state = the_game().new(5)
    assert state.deciders() == [CHANCE]
    assert (state.actions(CHANCE), state.weights()) == ([0, 1, 2, 3, 4], [1] * 5)
    state.apply(CHANCE, 3)
    assert state.as_dict()["dealer"] == 3


@pytest.mark.rule("BM 2.10")
def test_a_seat_that_is_not_there_cannot_deal() -> None:
    state = the_game().new(3)
    assert the_game().refusals[state.refusal(CHANCE, 3)].rule == "BM 2.10"
