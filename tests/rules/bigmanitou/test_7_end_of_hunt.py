"""Chapter 7: the end of a hunt: the penalty for force, and the grounds."""

from __future__ import annotations

import pytest

from prairie.core.contract import SPECTATOR
from tests.rules.bigmanitou.tabletop import FOUR, Tabletop

TWO_PLAYERS = ("bison1 bison2 tipi1 tipi2", "bison3 tipi1 tipi3", "bison2 tipi2")


@pytest.mark.rule("BM 7.1")
def test_eighth_card_then_horse_move_then_judging() -> None:
    table = Tabletop(hunt=2).won("", "bison1 tipi1").cylinders(brown=0, white=1)
    table.hands("1 scout", "9", each=1).does("1>I", "9>I")
    assert table.asked() == (0, "eighth")
    table.does("scout>I")
    assert table.asked() == (1, "horse")
    table.does("9>II")
    assert table.asked() == (1, "penalty")
    table.does("bison1")
    assert table.asked() == (0, "take-one")


# --- the penalty for force ------------------------------------------------------------------------------------------


@pytest.mark.rule("BM 7.2")
def test_the_highest_total_over_all_grounds_pays() -> None:
    """Seat 0 leads on no single ground and still has used the most force."""
    table = Tabletop(3, hunt=2).won("bison1", "bison1", "bison1")
    table.on(0, "6", "7").on(1, "5", "", "8").on(2, "4", "", "").judge()
    assert table.asked() == (0, "penalty")
    table.does("bison1")
    assert table.tiles_of(0) == ""
    assert "penalty" not in table.asked()[1]


@pytest.mark.rule("BM 7.3")
def test_the_loser_chooses_a_bison_or_a_tipi() -> None:
    table = Tabletop(hunt=2).won("bison1 bison3 tipi2 totem tomahawk").on(0, "9").judge()
    assert table.words() == ["bison1", "bison3", "tipi2"]
    assert table.refuses("totem") == "BM 7.3"
    assert table.refuses("tipi3") == "BM 7.3"
    table.does("tipi2")
    assert table.tiles_of(0).split()[:2] == ["bison1", "bison3"]


@pytest.mark.rule("BM 7.4")
def test_without_bison_or_tipi_any_tile_may_be_given() -> None:
    table = Tabletop(hunt=2).won("horse totem tomahawk").cylinders(brown=0, white=0).on(0, "9").judge()
    assert table.words() == ["horse", "totem", "tomahawk"]


@pytest.mark.rule("BM 7.5")
def test_all_who_tie_for_the_most_force_pay() -> None:
    table = Tabletop(3, hunt=2).won("bison1", "bison2", "bison3").on(0, "9", "", "5").on(1, "", "9").judge()
    assert table.asked() == (0, "penalty")
    table.does("bison1")
    assert table.asked() == (1, "penalty")
    table.does("bison2")
    assert [table.tiles_of(seat) for seat in range(2)] == ["", ""]
    assert table.tiles_of(2).startswith("bison3")


@pytest.mark.rule("BM 7.6")
def test_several_losers_choose_in_turn_order_from_the_first_player() -> None:
    table = Tabletop(4, dealer=1, hunt=2).won(*["bison1 tipi1"] * 4).on(0, "9", "9", "9", "9").judge()
    order = []
    while table.asked()[1] == "penalty":
        order.append(table.asked()[0])
        table.does("bison1")
    assert order == [2, 3, 0, 1]


@pytest.mark.rule("BM 7.7")
def test_without_any_hunter_nobody_pays() -> None:
    table = Tabletop(hunt=2).won("bison1", "bison2").on(0, "scout").judge()
    assert table.asked() == (0, "take-one")
    assert "no-force" in table.events()


@pytest.mark.rule("BM 7.8")
def test_tomahawks_do_not_add_to_force() -> None:
    table = Tabletop(hunt=2).won("bison1 tomahawk tomahawk", "bison1").on(0, "8").on(1, "", "9").judge()
    assert table.asked() == (1, "penalty")
    assert table.total(0, 0) == 10


@pytest.mark.rule("BM 7.9")
def test_the_eighth_card_counts_for_the_penalty() -> None:
    table = Tabletop(hunt=2).won("totem bison1", "bison2").cylinders(brown=0)
    table.hands("5 6", "9", each=1).does("5>I", "9>II", "6>III")
    assert table.asked() == (0, "penalty")


@pytest.mark.rule("BM 7.9")
def test_a_moved_hunter_still_counts_for_the_penalty() -> None:
    table = Tabletop(hunt=2).won("horse bison1", "bison2").cylinders(white=0)
    table.hands("9", "5", each=1).does("9>I", "5>II", "9>III")
    assert table.asked() == (0, "penalty")


@pytest.mark.rule("BM 7.10")
def test_the_first_hunt_judges_first_and_pays_from_what_was_won() -> None:
    table = Tabletop().grounds(*TWO_PLAYERS).on(0, "9", "5").on(1, "", "scout").judge()
    assert table.asked() == (0, "take-two")
    table.does("bison1+bison2", "bison3")
    assert table.asked() == (0, "penalty")
    assert table.words() == ["bison1", "bison2"]
    table.does("bison1")
    assert table.tiles_of(0) == "bison2"


@pytest.mark.rule("BM 7.11")
def test_in_the_first_hunt_who_won_nothing_owes_nothing() -> None:
    table = Tabletop(3).on(0, "9", "9").on(1, "", "", "scout").judge().does("bison1")
    assert "owes-nothing" in table.events()
    assert table.state.hunt == 2
    assert table.state.owing == 0


@pytest.mark.rule("BM 7.12")
def test_later_the_penalty_comes_first_and_without_tiles_nothing_is_owed() -> None:
    table = Tabletop(hunt=2).grounds(*TWO_PLAYERS).on(0, "9").judge()
    assert table.asked() == (0, "take-two"), "no tile, no penalty"
    assert "owes-nothing" in table.events()
    table.does("bison1+bison2")
    assert table.tiles_of(0) == "bison1 bison2", "what was won in this hunt is safe"
    assert table.state.hunt == 3


@pytest.mark.rule("BM 7.2", "BM 7.5")
def test_the_picture_says_who_would_pay() -> None:
    table = Tabletop(3).on(0, "6", "7").on(1, "", "", "8").on(2, "2", "", "")
    assert table.state.as_dict()["would_pay"] == [0, 2], "in the first hunt out of what they will win"
    table = Tabletop(3, hunt=2).won("bison1", "bison1", "bison1").on(0, "6", "7").on(1, "", "", "6")
    assert table.state.as_dict()["would_pay"] == [1]
    assert Tabletop(2).grounds().state.as_dict()["would_pay"] == [], "no force, no penalty"


@pytest.mark.rule("BM 7.12")
def test_it_names_nobody_who_owes_nothing() -> None:
    table = Tabletop(3, hunt=2).won("bison1").grounds("bison2 tipi2 bison2 tipi2").on(0, "6", "6")
    assert table.state.as_dict()["would_pay"] == [0], "the other holds no tile"
    table = Tabletop(3, hunt=2).won("bison1", "bison1").on(0, "9 4", "9", "3").on(1, "", "4", "").judge()
    assert table.state.as_dict()["would_pay"] == [0, 1]
    table.does("bison1")
    assert table.state.as_dict()["would_pay"] == [1], "the first has paid"
    table.does("bison1")
    assert table.asked()[1] == "take-two"
    assert table.state.as_dict()["would_pay"] == [], "all is settled"


@pytest.mark.rule("BM 7.13")
def test_tiles_given_up_leave_the_game() -> None:
    table = Tabletop(hunt=2).won("bison1").on(0, "9").judge()
    bag = table.state.bag
    table.does("bison1", "bison1+bison2")
    assert table.state.bag == bag
    assert table.tiles_of(0) == "bison1 bison2"


@pytest.mark.rule("BM 7.13")
def test_tiles_left_unclaimed_leave_the_game() -> None:
    table = Tabletop().grounds(*TWO_PLAYERS).on(0, "9")
    bag = table.state.bag
    table.judge().does("bison1+bison2", "bison1")
    assert table.state.bag == bag
    assert list(table.state.ground) == [0, 0, 0]


@pytest.mark.rule("BM 7.14")
def test_the_only_tile_must_be_given_and_its_cylinder_follows() -> None:
    table = Tabletop(3, hunt=2).won("totem", "totem").cylinders(brown=0).on(0, "9").judge()
    assert table.words() == ["totem"]
    table.does("totem")
    assert table.state.brown == 1


# --- the grounds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM 7.15")
def test_grounds_are_judged_from_the_first_to_the_third() -> None:
    table = Tabletop().on(0, "scout").on(1, "", "scout").on(2, "rainmaker").judge()
    order = []
    while table.asked()[1] == "take-one":
        order.append((table.state.claim // 3, table.asked()[0]))
        table.does(table.words()[0])
    assert order == [(0, 0), (1, 1), (2, 0)]


@pytest.mark.rule("BM 7.16")
def test_takers_choose_among_what_is_left() -> None:
    table = Tabletop(3).grounds("bison1 bison3 tipi3 totem").on(0, "scout", "9", "5").judge()
    assert table.asked() == (0, "take-one")
    assert table.words() == ["bison1", "bison3", "tipi3", "totem"]
    assert table.does("bison3").asked() == (1, "take-two")
    assert table.words() == ["bison1+tipi3", "bison1+totem", "tipi3+totem"]
    assert table.refuses("bison3+tipi3") == "BM 7.16"
    table.does("tipi3+totem")
    assert [table.tiles_of(seat) for seat in range(3)] == ["bison3", "tipi3 totem", "bison1"]


@pytest.mark.rule("BM 7.17")
def test_the_surviving_hero_takes_one_tile_first() -> None:
    table = Tabletop().on(0, "10", "scout").judge()
    assert table.asked() == (1, "take-one")
    table.does("bison2")
    assert table.tiles_of(1) == "bison2"
    assert table.asked() == (0, "take-two")


@pytest.mark.rule("BM 7.18")
def test_a_pair_of_heroes_also_takes_one_tile() -> None:
    table = Tabletop().on(0, "scout chief", "9").judge().does("bison1")
    assert table.asked() == (1, "take-two")
    assert table.tiles_of(0) == "bison1"


@pytest.mark.rule("BM 7.19")
def test_tiles_won_lie_open_to_all() -> None:
    table = Tabletop().on(0, "scout").judge().does("bison2")
    for seat in (0, 1, SPECTATOR):
        assert table.state.view(seat).as_dict()["players"][0]["tiles"] == ["bison2"]


@pytest.mark.rule("BM 7.20")
def test_the_best_hunters_take_two_tiles_in_one_choice() -> None:
    table = Tabletop().on(0, "9", "3").judge()
    assert table.asked() == (0, "take-two")
    assert "bison1+bison2" in table.words()
    table.does("bison2+tipi2")
    assert table.tiles_of(0) == "bison2 tipi2"


@pytest.mark.rule("BM 7.20")
def test_two_equal_tiles_may_be_taken_together() -> None:
    table = Tabletop().grounds("bison1 bison1 bison1 totem").on(0, "9").judge()
    assert table.words() == ["bison1+bison1", "bison1+totem"]


@pytest.mark.rule("BM 7.21")
def test_one_player_may_have_both_the_hero_and_the_best_hunters() -> None:
    table = Tabletop().on(0, "scout 9", "3").judge().does("bison1")
    assert table.asked() == (0, "take-two")
    table.does("bison2+tipi1")
    assert table.tiles_of(0) == "bison1 bison2 tipi1"
    assert table.tiles_of(1) == "tipi2"


@pytest.mark.rule("BM 7.22")
def test_with_one_tile_left_the_best_hunters_take_one() -> None:
    table = Tabletop(hunt=4).grounds(FOUR, FOUR, "bison2 totem").on(2, "9", "scout").judge().does("totem")
    assert (table.tiles_of(0), table.tiles_of(1)) == ("bison2", "totem")


@pytest.mark.rule("BM 7.23")
def test_players_who_tie_for_the_most_take_nothing_and_the_next_takes_two() -> None:
    table = Tabletop(4).on(0, "9", "9", "5", "3").judge()
    assert table.takers(0) == (None, 2, 3)
    table.does("bison1+bison2")
    assert [table.tiles_of(seat) for seat in range(4)] == ["", "", "bison1 bison2", "tipi1 tipi2"]


@pytest.mark.rule("BM 7.23")
def test_a_tie_among_the_next_is_skipped_as_well() -> None:
    table = Tabletop(5).on(0, "9", "9", "5", "5", "3").judge()
    assert table.takers(0) == (None, 4, None)


@pytest.mark.rule("BM 7.24")
def test_a_tie_of_hunters_leaves_the_heros_tile_alone() -> None:
    table = Tabletop(2).on(0, "scout 9", "9").judge()
    assert table.asked() == (0, "take-one")
    table.does("bison1")
    assert table.tiles_of(0) == "bison1"


@pytest.mark.rule("BM 7.25")
def test_the_next_total_takes_what_is_left() -> None:
    table = Tabletop(3).on(0, "scout", "9", "5").judge().does("bison1", "bison2+tipi1")
    assert table.tiles_of(2) == "tipi2"


@pytest.mark.rule("BM 7.25")
def test_a_tie_for_the_rest_is_skipped_too() -> None:
    table = Tabletop(4).on(0, "9", "5", "5", "3").judge()
    assert table.takers(0) == (None, 0, 3)


@pytest.mark.rule("BM 7.26")
def test_three_tiles_without_a_hero_leave_one_for_the_next() -> None:
    table = Tabletop(hunt=4).grounds(FOUR, "bison3 tipi1 tipi3", "bison2 tipi2").on(1, "9", "5").judge()
    table.does("bison3+tipi3")
    assert (table.tiles_of(0), table.tiles_of(1)) == ("bison3 tipi3", "tipi1")


@pytest.mark.rule("BM 7.27")
def test_four_tiles_without_a_hero_leave_two_for_the_next() -> None:
    table = Tabletop(hunt=4).on(0, "9", "5").judge().does("bison1+bison2")
    assert table.tiles_of(1) == "tipi1 tipi2"


@pytest.mark.rule("BM 7.28")
def test_without_a_hunter_there_is_no_rank() -> None:
    table = Tabletop(3, hunt=3).won("tomahawk", "", "tomahawk tomahawk").on(0, "scout", "1").judge()
    assert table.takers(0) == (0, 1, None)


@pytest.mark.rule("BM 7.29")
def test_what_nobody_has_a_claim_to_leaves_the_game() -> None:
    table = Tabletop(hunt=4).on(0, "9", "9").judge()
    assert [table.tiles_of(seat) for seat in range(2)] == ["", ""]
    assert table.events().count("left-over") == 9
    table = Tabletop(hunt=4).on(0, "9").judge().does("bison1+bison2")
    assert table.tiles_of(1) == ""


@pytest.mark.rule("BM 7.30")
def test_without_hunters_only_the_hero_takes_a_tile() -> None:
    table = Tabletop(hunt=4).on(0, "", "scout").judge().does("tipi2")
    assert table.tiles_of(1) == "tipi2"
    assert table.tiles_of(0) == ""
    assert table.events().count("left-over") == 8
