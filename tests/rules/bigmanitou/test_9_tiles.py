"""Chapter 9: the tiles, the cylinders and their powers."""

from __future__ import annotations

import pytest

from prairie.games.bigmanitou import judging
from prairie.games.bigmanitou.components import SORTS
from tests.rules.bigmanitou.tabletop import FOUR, Tabletop, the_game


def taking(seats: int, tile: str, *takers: str, **held: int) -> Tabletop:
    """A ground of four such tiles, to be taken by those whose cards are given."""
    table = Tabletop(seats, hunt=2).grounds(" ".join([tile] * 4), FOUR, FOUR)
    return table.cylinders(**held).on(0, *takers)


@pytest.mark.rule("BM 9.1")
def test_there_are_five_kinds_of_tile() -> None:
    assert sorted({SORTS[sort] for sort in the_game().box.sort}) == ["bison", "horse", "tipi", "tomahawk", "totem"]


@pytest.mark.rule("BM 9.2")
@pytest.mark.parametrize(
    ("won", "pairs"),
    [("", 0), ("bison3 bison3", 0), ("tipi2", 0), ("bison3 tipi2", 2), ("bison1 bison1 tipi3", 2), ("bison2 tipi2", 2)],
)
def test_pairs_of_points_score_the_smaller_sum(won: str, pairs: int) -> None:
    assert Tabletop().won(won).state.scores()[0] == pairs


# --- who holds a cylinder ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BM 9.4")
def test_the_first_totem_brings_the_brown_cylinder() -> None:
    table = taking(2, "totem", "scout", "9").judge().does("totem")
    assert table.state.brown == 0
    assert table.events()[-2:] == ["hero-takes", "wins-cylinder"]


@pytest.mark.rule("BM 9.5")
def test_who_reaches_the_holders_number_takes_the_cylinder() -> None:
    table = Tabletop(2, hunt=2).grounds("totem bison1 bison2 tipi1", FOUR, FOUR).won("totem", "bison1")
    table.cylinders(brown=0).on(0, "", "scout").judge().does("totem")
    assert table.state.brown == 1


@pytest.mark.rule("BM 9.5")
def test_with_fewer_totems_the_holder_keeps_it() -> None:
    table = Tabletop(2, hunt=2).grounds("totem bison1 bison2 tipi1", FOUR, FOUR).won("totem totem", "bison1")
    table.cylinders(brown=0).on(0, "", "scout").judge().does("totem")
    assert table.state.brown == 0


@pytest.mark.rule("BM 9.6")
def test_a_cylinder_follows_every_tile_in_the_order_taken() -> None:
    """Four totems: the hero's owner takes one, the best hunters two, the next one."""
    table = taking(3, "totem", "scout", "9", "5").judge().does("totem", "totem+totem")
    assert table.state.brown == 1
    table = Tabletop(3, hunt=2).grounds("totem totem totem totem", "totem bison1 bison1 bison1", FOUR)
    table.on(0, "scout", "9", "5").on(1, "", "", "scout").judge().does("totem", "totem+totem")
    assert table.state.brown == 1
    table.does("totem")
    assert table.state.brown == 2, "reaches two, as many as seat 1"
    assert table.events().count("wins-cylinder") == 3


@pytest.mark.rule("BM 9.7")
def test_after_a_loss_the_cylinder_moves_only_to_strictly_more() -> None:
    table = Tabletop(3, hunt=2).won("totem totem", "totem", "").cylinders(brown=0).on(0, "9").judge().does("totem")
    assert table.state.brown == 0, "one each: it stays"
    table = Tabletop(3, hunt=2).won("totem totem", "totem totem", "").cylinders(brown=0).on(0, "9").judge()
    table.does("totem")
    assert table.state.brown == 1
    assert "cylinder-passes" in table.events()


@pytest.mark.rule("BM 9.7")
@pytest.mark.parametrize(("holder", "takes_it"), [(0, 1), (1, 2), (2, 0)])
def test_several_with_more_are_asked_clockwise_from_the_old_holder(holder: int, takes_it: int) -> None:
    table = Tabletop(3, hunt=2).won(*["totem"] * 3).cylinders(brown=holder)
    table.on(0, *("9" if seat == holder else "" for seat in range(3))).judge().does("totem")
    assert table.state.brown == takes_it


@pytest.mark.rule("BM 9.8")
def test_when_nobody_has_such_a_tile_the_cylinder_is_set_aside() -> None:
    table = Tabletop(hunt=2).won("totem").cylinders(brown=0).on(0, "9").judge().does("totem")
    assert table.state.brown == -1
    assert "cylinder-aside" in table.events()


@pytest.mark.rule("BM 9.8", "BM 9.4")
def test_a_cylinder_set_aside_goes_to_the_next_winner() -> None:
    table = Tabletop(hunt=2).grounds("totem bison1 bison2 tipi1", FOUR, FOUR).won("totem").cylinders(brown=0)
    table.on(0, "9", "scout").judge().does("totem", "totem")
    assert table.state.brown == 1


@pytest.mark.rule("BM 9.9")
def test_all_penalties_are_paid_before_a_cylinder_moves() -> None:
    """Holder and rival both lose a totem: looked at in between, the cylinder would have gone to the rival."""
    table = Tabletop(3, hunt=2).won("totem totem", "totem totem", "").cylinders(brown=0)
    table.on(0, "9", "9").judge().does("totem")
    assert table.state.brown == 0
    table.does("totem")
    assert table.state.brown == 0
    assert "cylinder-passes" not in table.events()


# --- the powers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM 9.10")
def test_a_cylinder_won_now_serves_from_the_next_hunt() -> None:
    table = Tabletop().grounds("totem horse bison1 bison2", FOUR, FOUR)
    table.hands("scout 9 4", "2 3", each=2).does("scout>I", "2>II", "9>I", "3>II")
    assert table.asked() == (0, "take-one")
    table.does("totem", "bison1+horse")
    assert (table.state.brown, table.state.white) == (0, 0)
    while table.asked()[1] not in ("eighth", "horse"):
        seat = table.state.decider()
        table.state.apply(seat, table.state.actions(seat)[0])
    assert table.state.hunt == 2


@pytest.mark.rule("BM 9.11")
def test_the_brown_cylinder_allows_an_eighth_card() -> None:
    table = Tabletop(3).cylinders(brown=1).hands("1 2 3", "4 5 6", "7 8", each=2)
    table.does("1>I", "4>I", "7>I", "2>I", "5>I", "8>I")
    assert table.asked() == (1, "eighth")
    assert table.words() == ["6>I", "6>II", "6>III", "pass"]
    table.does("6>I")
    assert table.total(1, 0) == 15
    assert "played-eighth" in table.events()


@pytest.mark.rule("BM 9.11")
def test_any_card_left_from_the_party_may_be_the_eighth() -> None:
    table = Tabletop(3).cylinders(brown=0).hands("1 2 scout", "4 5", "7", each=1).does("1>I", "4>I", "7>I")
    assert {word.split(">")[0] for word in table.words()} == {"2", "scout", "pass"}


@pytest.mark.rule("BM 9.12")
def test_a_holder_who_is_last_has_no_eighth_card() -> None:
    table = Tabletop(2).cylinders(brown=1).hands("1 2", "4", each=1).does("1>I", "4>I")
    assert table.asked()[1] == "take-two"


@pytest.mark.rule("BM 9.13")
def test_there_is_no_ninth_card() -> None:
    table = Tabletop(3).cylinders(brown=0).hands("1 2 3", "4 5", "7", each=1).does("1>I", "4>I", "7>I", "2>I")
    assert table.asked()[1] == "take-two"
    assert "3" in table.state.as_dict()["players"][0]["pool"]


@pytest.mark.rule("BM 9.14")
def test_a_hero_as_eighth_card_is_tested() -> None:
    table = Tabletop().cylinders(brown=0).hands("1 chief", "scout", each=1).does("1>II", "scout>I", "chief>I")
    assert table.heroes(0) == (0, ["chief"])


@pytest.mark.rule("BM 9.14")
def test_an_eighth_card_may_break_a_pair() -> None:
    table = Tabletop().cylinders(brown=0).on(0, "", "scout chief").hands("1 clan_mother", "2", each=1)
    table.does("1>II", "2>II", "clan_mother>I")
    assert table.heroes(0) == (1, ["scout"])


@pytest.mark.rule("BM 9.14", "BM 4.14")
def test_an_eighth_hero_cannot_join_two_others() -> None:
    table = Tabletop().cylinders(brown=0).on(0, "scout chief").hands("1 rainmaker", "2", each=1).does("1>II", "2>II")
    assert table.words() == ["rainmaker>II", "rainmaker>III", "pass"]


@pytest.mark.rule("BM 9.15")
def test_the_brown_cylinder_is_worth_a_point_at_the_end() -> None:
    assert Tabletop().won("totem").cylinders(brown=0).state.scores() == [1, 0]


@pytest.mark.rule("BM 9.16")
def test_the_white_cylinder_is_won_and_kept_like_the_brown_one() -> None:
    table = Tabletop(2, hunt=2).grounds("horse bison1 bison2 tipi1", FOUR, FOUR).won("horse", "bison1")
    table.cylinders(white=0).on(0, "", "scout").judge().does("horse")
    assert table.state.white == 1
    table = Tabletop(2, hunt=2).grounds("horse bison1 bison2 tipi1", FOUR, FOUR).won("horse horse", "bison1")
    table.cylinders(white=0).on(0, "", "scout").judge().does("horse")
    assert table.state.white == 0


@pytest.mark.rule("BM 9.16")
def test_the_white_cylinder_is_lost_like_the_brown_one() -> None:
    table = Tabletop(3, hunt=2).won("horse horse", "horse horse", "").cylinders(white=0).on(0, "9").judge()
    table.does("horse")
    assert table.state.white == 1
    table = Tabletop(hunt=2).won("horse").cylinders(white=0).on(0, "9").judge().does("horse")
    assert table.state.white == -1


@pytest.mark.rule("BM 9.17")
def test_the_white_cylinder_moves_one_of_ones_own_hunters() -> None:
    table = Tabletop().cylinders(white=0).on(0, "9 2", "5").on(1, "", "3").after_the_seventh_card()
    assert table.asked() == (0, "horse")
    assert table.words() == ["2>II", "2>III", "9>II", "9>III", "pass"]
    assert table.refuses("9>I") == "BM 9.17"
    assert table.refuses("5>II") == "BM 9.17"
    table.does("9>II")
    assert (table.total(0, 0), table.total(0, 1)) == (2, 9)
    assert table.takers(0) == (None, 1, 0)


@pytest.mark.rule("BM 9.17", "BM 7.1")
def test_the_move_comes_after_the_eighth_card() -> None:
    table = Tabletop().cylinders(brown=0, white=1).on(0, "", "9").hands("1 2", "3", each=1).does("1>I", "3>I")
    assert table.asked() == (0, "eighth")
    assert table.does("pass").asked() == (1, "horse")


@pytest.mark.rule("BM 9.18")
def test_heroes_never_move() -> None:
    table = Tabletop().cylinders(white=0).on(0, "9 scout").after_the_seventh_card()
    assert table.refuses("scout>II") == "BM 9.18"


@pytest.mark.rule("BM 9.18")
def test_a_holder_without_hunters_is_not_asked() -> None:
    table = Tabletop().cylinders(white=0).on(0, "scout", "9").after_the_seventh_card()
    assert table.asked() == (0, "take-one")


@pytest.mark.rule("BM 9.19")
def test_a_hunter_may_go_where_none_is_and_leave_none_behind() -> None:
    table = Tabletop().cylinders(white=0).on(0, "9", "5").after_the_seventh_card().does("9>III")
    assert table.takers(0) == (None, 1, None)
    assert table.takers(2) == (None, 0, None)


@pytest.mark.rule("BM 9.20")
def test_both_powers_may_be_passed_up_once_and_for_all() -> None:
    table = Tabletop().cylinders(brown=0, white=0).hands("9 8", "5", each=1).does("9>I", "5>I", "pass")
    assert table.asked() == (0, "horse")
    table.does("pass")
    assert table.asked() == (0, "take-two")
    assert {"no-eighth", "no-move"} <= set(table.events())


@pytest.mark.rule("BM 9.21")
def test_one_player_may_use_both_powers() -> None:
    table = Tabletop().cylinders(brown=0, white=0).hands("9 8", "5", each=1).does("9>I", "5>I", "8>I", "8>II")
    assert (table.total(0, 0), table.total(0, 1)) == (9, 8)


@pytest.mark.rule("BM 9.22")
def test_the_white_cylinder_is_worth_a_point_at_the_end() -> None:
    assert Tabletop().won("", "horse").cylinders(white=1).state.scores() == [0, 1]


# --- tomahawks --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BM 9.23")
def test_each_tomahawk_strengthens_each_hunter_on_a_ground() -> None:
    table = Tabletop(hunt=2).won("tomahawk tomahawk tomahawk", "tomahawk").on(0, "1 2", "9").on(1, "4")
    assert [table.total(0, 0), table.total(1, 0), table.total(0, 1)] == [9, 10, 7]


@pytest.mark.rule("BM 9.24")
def test_a_tomahawk_won_in_this_hunt_does_not_count_yet() -> None:
    table = Tabletop(hunt=3).grounds("tomahawk bison1 bison2 tipi1", FOUR, "bison2 tipi2")
    table.on(0, "scout").on(1, "5", "5").judge().does("tomahawk")
    assert table.asked()[1] != "take-two", "five all on ground II: still a tie"
    assert table.tiles_of(0) == "tomahawk"


@pytest.mark.rule("BM 9.24")
def test_totals_told_during_the_judging_are_those_it_goes_by() -> None:
    """A tomahawk taken on ground I neither breaks the tie on ground II nor adds to the totals shown for it."""
    table = Tabletop(hunt=3).grounds("tomahawk bison1 bison2 tipi1", "bison1 bison2 tipi1 tipi2", FOUR)
    table.on(0, "scout").on(1, "5", "5").on(2, "9 4", "3").judge().does("tomahawk")
    assert table.asked() == (0, "take-two"), "ground III"
    assert [table.total(0, 1), table.total(1, 1), table.total(0, 2)] == [5, 5, 13]
    assert "tied" in table.events()


@pytest.mark.rule("BM 9.24")
def test_no_tomahawk_counts_in_the_first_hunt() -> None:
    table = Tabletop().grounds("tomahawk bison1 bison2 tipi1", FOUR, "bison2 tipi2")
    table.on(0, "scout").on(1, "5", "5").judge().does("tomahawk")
    assert table.asked() == (0, "penalty")
    assert table.tiles_of(1) == ""
    assert [table.total(0, 1), table.total(1, 1)] == [5, 5], "nor is it shown to count while the penalty is paid"
    assert table.takers(1) == (None, None, None)


@pytest.mark.rule("BM 9.25")
def test_a_tomahawk_just_paid_no_longer_counts() -> None:
    table = Tabletop(hunt=2).won("tomahawk").on(0, "6 3", "10").on(1, "5").judge()
    assert table.total(0, 0) == 11
    assert table.asked() == (0, "penalty")
    table.does("tomahawk")
    assert table.takers(0) == (None, 1, 0)


@pytest.mark.rule("BM 9.26")
def test_tomahawks_count_for_nothing_without_hunters() -> None:
    table = Tabletop(hunt=3).won("tomahawk tomahawk tomahawk").on(0, "scout", "1")
    assert table.total(0, 0) == 0
    assert table.takers(0) == (0, 1, None)


@pytest.mark.rule("BM 9.27")
def test_the_most_tomahawks_are_worth_a_point() -> None:
    assert Tabletop(3).won("tomahawk", "tomahawk tomahawk", "").state.scores() == [0, 1, 0]


@pytest.mark.rule("BM 9.28")
@pytest.mark.parametrize(
    "won", [("", "", ""), ("tomahawk", "tomahawk", ""), ("tomahawk", "tomahawk tomahawk", "tomahawk tomahawk")]
)
def test_nobody_scores_for_tied_tomahawks_or_for_none(won: tuple[str, ...]) -> None:
    table = Tabletop(3).won(*won)
    assert table.state.scores() == [0, 0, 0]
    assert judging.most_tomahawks(table.state) == -1


@pytest.mark.rule("BM 9.28")
def test_a_tie_below_the_most_does_not_matter() -> None:
    assert Tabletop(3).won("tomahawk", "tomahawk tomahawk", "tomahawk").state.scores() == [0, 1, 0]
