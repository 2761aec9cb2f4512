"""Chapter 4: the hunt."""

from __future__ import annotations

import pytest

from prairie.core.contract import CHANCE, SPECTATOR
from prairie.core.rng import Rng
from prairie.games.bigmanitou import questions as q
from tests.rules.bigmanitou.tabletop import Tabletop, cards, parties

EIGHT = ["1", "2", "3", "4", "5", "6", "chief_a", "scout"]
SEVEN = ["4", "5", "6", "7", "8", "9", "10"]


def two_parties() -> Tabletop:
    """Two players with chosen parties, nothing drawn yet."""
    return parties(Tabletop(2).draws_anything(), EIGHT, SEVEN)


@pytest.mark.rule("BM 4.1")
def test_any_card_of_the_pile_may_come_next() -> None:
    table = two_parties()
    assert table.asked() == (CHANCE, "draw")
    assert table.words() == EIGHT
    assert set(table.state.weights()) == {1}
    table.does("scout")
    assert table.words() == EIGHT[:-1]


@pytest.mark.rule("BM 4.1")
def test_not_even_its_owner_knows_the_order_of_a_pile() -> None:
    table = two_parties().draws_anything()
    view = table.state.view(0)
    worlds = [view.imagine(Rng(1, stream)) for stream in range(30)]
    assert {int(world.pile[0]) for world in worlds} == {int(table.state.pile[0])}  # type: ignore[attr-defined]
    table.does("1>I")
    drawn = {table.state.chance(Rng(9, stream)) for stream in range(60)}
    assert len(drawn) == 5


@pytest.mark.rule("BM 4.2")
def test_everyone_starts_with_three_cards_in_hand() -> None:
    table = two_parties().draws_anything()
    assert [len(player["hand"]) for player in table.state.as_dict()["players"]] == [3, 3]
    assert [player["pile_size"] for player in table.state.as_dict()["players"]] == [5, 4]


@pytest.mark.rule("BM 4.3")
def test_the_first_player_opens_and_play_goes_clockwise() -> None:
    hands = ("1 2", "1 2", "1 2", "1 2")
    table = Tabletop(4, dealer=1).hands(*hands)
    order = []
    for _ in range(8):
        order.append(table.asked())
        table.does(table.words()[0])
    assert order == [(seat, "play") for seat in (2, 3, 0, 1, 2, 3, 0, 1)]


@pytest.mark.rule("BM 4.4")
def test_a_card_of_the_hand_goes_to_one_of_three_grounds() -> None:
    table = Tabletop().hands("3 scout", "1 2")
    assert table.words() == ["3>I", "3>II", "3>III", "scout>I", "scout>II", "scout>III"]
    assert table.refuses("4>I") == "BM 4.4"
    assert table.refuses("pass") == "BM 4.4"
    table.does("3>II")
    assert table.state.as_dict()["grounds"][1]["sides"][0]["hunters"] == ["3"]


@pytest.mark.rule("BM 4.5")
@pytest.mark.parametrize("seats", [2, 5])
def test_everyone_sees_whose_card_it_is(seats: int) -> None:
    table = Tabletop(seats).hands(*["7"] * seats)
    for _ in range(seats):
        table.does("7>I")
    for seat in (SPECTATOR, 0, seats - 1):
        sides = table.state.view(seat).as_dict()["grounds"][0]["sides"]
        assert [side["hunters"] for side in sides] == [["7"]] * seats


@pytest.mark.rule("BM 4.6")
def test_a_hand_is_refilled_to_three_after_each_play() -> None:
    table = two_parties().draws_anything().does("1>I")
    assert table.asked() == (CHANCE, "draw")
    assert table.state.turn == 0
    table.does("5")
    assert len(table.state.as_dict()["players"][0]["hand"]) == 3
    assert table.asked() == (1, "play")


@pytest.mark.rule("BM 4.7")
def test_the_card_takes_effect_before_the_next_is_drawn() -> None:
    table = Tabletop().hands("chief", "1", each=3).on(0, "", "scout")
    table.state.pile[0] = cards("2")
    table.state.undrawn[0] = 1
    table.does("chief>I")
    assert table.asked() == (CHANCE, "draw")
    assert table.heroes(0) == (0, ["chief"])
    assert table.fallen(1, 0) == ["scout"]


@pytest.mark.rule("BM 4.8")
def test_with_an_empty_pile_one_plays_on_from_the_hand() -> None:
    table = Tabletop().hands("1 2 3", "4 5 6", each=3).does("1>I", "4>I", "2>I", "5>I")
    assert table.asked() == (0, "play")
    assert table.words() == ["3>I", "3>II", "3>III"]


@pytest.mark.rule("BM 4.9")
def test_earlier_cards_stay_visible_under_later_ones() -> None:
    table = Tabletop().hands("7 scout 2", "1 3 4").does("7>I", "1>III", "scout>I", "3>III", "2>I")
    side = table.state.view(1).as_dict()["grounds"][0]["sides"][0]
    assert side["hunters"] == ["2", "7"]
    assert table.heroes(0) == (0, ["scout"])


@pytest.mark.rule("BM 4.10")
def test_everything_played_stays_known_to_all() -> None:
    table = Tabletop().hands("chief 2", "scout 4").does("chief>I", "scout>I")
    for seat in (SPECTATOR, 0, 1):
        picture = table.state.view(seat).as_dict()
        assert picture["grounds"][0]["sides"][1]["fallen"] == ["scout"]
        assert "scout" not in picture["players"][1]["pool"]
        assert "chief_a" not in picture["players"][0]["pool"]


@pytest.mark.rule("BM 4.11")
def test_heroes_of_two_players_on_one_ground_are_tested() -> None:
    table = Tabletop().hands("scout", "chief").does("scout>I", "chief>II")
    assert (table.heroes(0), table.heroes(1)) == ((0, ["scout"]), (1, ["chief"]))
    table = Tabletop().hands("scout", "chief").does("scout>I", "chief>I")
    assert table.heroes(0) == (1, ["chief"])


@pytest.mark.rule("BM 4.12")
def test_a_second_hero_of_ones_own_makes_a_pair_without_a_test() -> None:
    table = Tabletop().hands("scout chief", "1 2").does("scout>I", "1>I", "chief>I")
    assert table.heroes(0) == (0, ["scout", "chief"])
    assert table.fallen(0, 0) == []


@pytest.mark.rule("BM 4.12")
def test_even_two_equal_heroes_of_ones_own_stand_together() -> None:
    table = Tabletop().hands("chief_a chief_b", "1 2").does("chief_a>I", "1>I", "chief_b>I")
    assert table.heroes(0) == (0, ["chief", "chief"])


@pytest.mark.rule("BM 4.13")
def test_a_pair_does_not_fall_to_one_stronger_hero() -> None:
    table = Tabletop().on(0, "scout medicine_man").hands("1", "rainmaker", each=1).does("1>III", "rainmaker>I")
    assert table.heroes(0) == (0, ["scout", "medicine_man"]), "the rainmaker beats the scout, but the other is attacked"


@pytest.mark.rule("BM 4.14")
def test_a_third_face_up_hero_is_refused() -> None:
    table = Tabletop().on(0, "chief_a scout").hands("rainmaker 3", "1 2")
    assert table.refuses("rainmaker>I") == "BM 4.14"
    assert table.words() == ["3>I", "3>II", "3>III", "rainmaker>II", "rainmaker>III"]


@pytest.mark.rule("BM 4.15")
def test_fallen_heroes_do_not_count_towards_the_limit() -> None:
    table = Tabletop().hands("clan_mother_a clan_mother_b scout", "rainmaker 1 2")
    table.does("clan_mother_a>I", "rainmaker>I", "clan_mother_b>I", "1>II")
    assert table.fallen(0, 0) == ["clan_mother", "clan_mother"]
    assert table.refuses("scout>I") == ""


def stuck() -> Tabletop:
    """The dealer's seventh card is a hero, and six others of theirs stand in pairs."""
    table = Tabletop(2)
    table.on(0, "", "chief_a scout").on(1, "", "chief_b rainmaker").on(2, "", "clan_mother_a medicine_man")
    return table.hands("1", "clan_mother_b", each=1).does("1>I")


@pytest.mark.rule("BM 4.16")
def test_a_player_with_no_other_play_lays_a_hero_face_down() -> None:
    table = stuck()
    assert table.asked() == (1, "face-down")
    assert table.words() == ["clan_mother_b>I", "clan_mother_b>II", "clan_mother_b>III"]
    table.does("clan_mother_b>III")
    assert table.heroes(2) == (1, ["clan_mother", "medicine_man"])
    assert table.fallen(1, 2) == ["clan_mother"]
    assert "played-face-down" in table.events()


@pytest.mark.rule("BM 4.16")
def test_with_a_hunter_in_hand_nobody_is_stuck() -> None:
    table = Tabletop(2)
    table.on(0, "", "chief_a scout").on(1, "", "chief_b rainmaker").on(2, "", "clan_mother_a medicine_man")
    table.hands("1 2", "clan_mother_b 5", each=2).does("1>I")
    assert table.asked() == (1, "play")
    assert table.words() == ["5>I", "5>II", "5>III"]


@pytest.mark.rule("BM 4.17")
def test_there_is_no_limit_to_hunters_on_a_ground() -> None:
    table = Tabletop().hands("1 2 3 4 5 6 7", "4 5 6 7 8 9 10")
    for card in range(1, 8):
        table.does(f"{card}>I", f"{card + 3}>I")
    assert table.total(0, 0) == 28
    assert table.total(1, 0) == 49


@pytest.mark.rule("BM 4.18")
def test_a_covered_hunter_counts_as_before() -> None:
    table = Tabletop().hands("9 1 scout", "1 2 3").does("9>I")
    assert table.total(0, 0) == 9
    table.does("1>III", "scout>I", "2>III", "1>I")
    assert table.total(0, 0) == 10


@pytest.mark.rule("BM 4.19")
def test_the_hunt_is_over_when_everyone_has_played_seven_cards() -> None:
    table = Tabletop().hands("1 2 3 4 5 6 7", "4 5 6 7 8 9 10")
    for turn in range(7):
        assert table.state.phase == q.PLAY
        table.does(f"{turn + 1}>I", f"{turn + 4}>I")
    assert "judged" in table.events()


@pytest.mark.rule("BM 4.20")
@pytest.mark.parametrize(("seats", "left"), [(2, [1, 0]), (3, [2, 1, 0]), (5, [2, 1, 1, 1, 0])])
def test_larger_parties_leave_cards_unplayed(seats: int, left: list[int]) -> None:
    """With the brown cylinder at the first player, the hands can still be seen when all have played seven."""
    table = Tabletop(seats).cylinders(brown=0).draws_anything()
    while table.asked()[1] != "eighth":
        seat = table.state.decider()
        table.state.apply(seat, table.state.actions(seat)[0])
    assert [player["hand_size"] for player in table.state.as_dict()["players"]] == left


@pytest.mark.rule("BM 4.21")
def test_unplayed_cards_go_back_unshown_and_serve_again() -> None:
    table = Tabletop().hands("1 2 scout", "3 4", each=2).does("1>I", "3>I", "2>I", "4>III")
    pool = table.state.as_dict()["players"][0]["pool"]
    assert "scout" in pool
    assert not {"1", "2"} & set(pool)
    assert table.state.hand[0] == 0
    assert len(table.state.view(1).as_dict()["players"][0]["pool"]) == 15
