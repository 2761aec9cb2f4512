"""The sheet, lines 220 to 302: the Passage of Time (4.4), step by step and then as a whole."""

from __future__ import annotations

import pytest

from prairie.core.contract import OVER
from prairie.games.comancheria.components import UNIT
from prairie.games.comancheria.effects import Refill
from prairie.games.comancheria.generation import DeathChecks, NewBands, NewCamp, Retire, StrongerBands
from prairie.games.comancheria.passage import (
    AdvancePassage,
    BisonGrow,
    BuyCulture,
    DiscardDevelopment,
    GoodsOfTheYears,
    MarkersLapse,
    PassageOfTime,
)

from .scene import Scene, name

START, BLANK, ONE, TWO, THREE, FOUR, CHECK = range(7)


class TestStep2:
    """New Bands, lines 222 to 228."""

    @pytest.mark.rule("CO 4.4.2", "CO 4.4.3", "CO 4.4.4", "CO 10.1")
    def test_each_costs_one_more_than_the_one_before(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", bison=2, captives=1)
        scene.band(1, "A", food=1)
        scene.begins(NewBands(0)).does("A", "captives")  # 1
        scene.does("A", "bison", "bison")  # 2
        assert scene.over, "the 2 points of the Band's Food are not 3"
        assert [(scene.strength(band), scene.where(band)) for band in (1, 2)] == [(1, "box A")] * 2
        assert scene.in_box("A") == {}

    @pytest.mark.rule("CO 4.4.2", "CO 4.4.3")
    def test_goods_of_its_bands_count_and_a_surplus_is_lost(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        band = scene.band(1, "A", food=1)
        scene.begins(NewBands(0)).does("A")
        assert scene.over, "nothing is left to spend"
        assert scene.holds(band) == {}
        assert scene.strength(1) == 1

    @pytest.mark.rule("CO 4.4.3")
    def test_each_camp_counts_for_itself(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", bison=1)
        scene.camp("B", "2-3", bison=1)
        scene.begins(NewBands(0)).does("A", "B")
        assert (scene.where(0), scene.where(1)) == ("box A", "box B")

    @pytest.mark.rule("CO 4.4.4", "CO 1.1.7")
    def test_never_a_sixteenth(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", food=5)
        for _ in range(14):
            scene.band(1, "A")
        assert "A" in scene.begins(NewBands(0)).words()
        assert scene.does("A").over

    @pytest.mark.rule("CO 10.1")
    def test_horses_trade_goods_and_guns_feed_nobody(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", horses=5, trade_goods=5, guns=5)
        assert scene.begins(NewBands(0)).over


class TestStep3:
    """Stronger Bands, lines 230 to 235."""

    @pytest.mark.rule("CO 4.4.5")
    def test_a_point_a_strength_up_to_3(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", captives=3)
        band = scene.band(2, "A")
        scene.begins(StrongerBands(0)).does(name(band))
        assert scene.over
        assert scene.strength(band) == 3
        assert scene.in_box("A") == {"captives": 2}

    @pytest.mark.rule("CO 4.4.6")
    def test_a_lone_band_eats_only_what_it_holds(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", bison=4)
        hungry, fed = scene.band(1, "1-4"), scene.band(1, "1-5", bison=1)
        scene.begins(StrongerBands(0))
        assert set(scene.words()) == {name(fed), "pass"}
        scene.does(name(fed))
        assert (scene.strength(hungry), scene.strength(fed)) == (1, 2)
        assert scene.in_box("A") == {"bison": 4}

    @pytest.mark.rule("CO 4.4.7")
    def test_food_may_be_shared_in_a_box(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", food=1)
        first, second = scene.band(1, "A"), scene.band(1, "A")
        scene.begins(StrongerBands(0)).does(name(first), name(second))
        assert (scene.strength(first), scene.strength(second)) == (2, 2)
        assert scene.in_box("A") == {}


class TestStep4:
    """A new Ranchería, lines 237 to 247."""

    @pytest.mark.rule("CO 4.4.8", "CO 4.4.10", "CO 4.4.11", "CO 4.4.13")
    def test_a_lone_band_founds_it(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        band = scene.band(2, "1-4", horses=2)
        scene.bison("1-4")
        scene.begins(NewCamp(0)).does(name(band))
        assert scene.over
        assert scene.state.camp_at[1] == scene.space("1-4")
        assert scene.where(band) == "box B"
        assert scene.holds(band) == {"horses": 2}
        assert scene.medicine("B") == (2, 0)
        assert scene.mahimiana("B") == "out of play", "he waits for step 7"
        assert scene.state.bison == 0

    @pytest.mark.rule("CO 4.4.8")
    def test_at_most_one_and_only_where_a_camp_may_stand(self) -> None:
        scene = Scene()
        scene.tribes("1-2")
        scene.settlements("W", "3-1")
        good, canyon = scene.band(1, "1-4"), scene.band(1, "PDC")
        for at in ("1-2", "3-1", "WEST"):
            scene.band(1, at)
        scene.begins(NewCamp(0))
        assert set(scene.words()) == {name(good), name(canyon), "pass"}
        assert scene.does(name(canyon)).over

    @pytest.mark.rule("CO 4.4.8")
    def test_a_wagon_train_there_is_revealed(self) -> None:
        scene = Scene()
        scene.cup(success=1, ap=(1, 0, 0))
        scene.wagons("1-6")
        band = scene.band(1, "1-6")
        scene.begins(NewCamp(0)).does(name(band)).draws("ap1")
        assert scene.state.wagons == 0
        assert scene.state.ap_box[0] == 1

    @pytest.mark.rule("CO 4.4.9")
    def test_it_takes_the_first_free_letter(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.camp("C", "2-3")
        band = scene.band(1, "1-4")
        scene.begins(NewCamp(0)).does(name(band))
        assert scene.where(band) == "box B"

    @pytest.mark.rule("CO 4.4.9")
    def test_five_letters_are_all_there_are(self) -> None:
        scene = Scene()
        for letter, at in zip("ABCDE", ("1-3", "2-3", "3-3", "4-3", "5-3"), strict=True):
            scene.camp(letter, at)
        scene.band(1, "1-4")
        assert scene.begins(NewCamp(0)).over

    @pytest.mark.rule("CO 4.4.12")
    def test_the_mahimiana_of_the_band_is_exchanged(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", mahimiana=4)
        scene.successes("A", mahimiana=2)
        band = scene.band(3, "1-4", mahimiana="A")
        scene.begins(NewCamp(0)).does(name(band))
        assert scene.medicine("B") == (3, 4)
        assert scene.mahimiana("B") == "box B"
        assert scene.medicine("A")[1] == 0
        assert scene.mahimiana("A") == "box A"
        assert scene.state.leader_success[0] == 2, "his Successes stay on his track"


class TestSteps5To7:
    """Headmen retire, die and follow, lines 249 to 264."""

    @pytest.mark.rule("CO 4.4.14", "CO 4.4.15")
    def test_a_mahimiana_hands_his_medicine_to_the_paraibo(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", paraibo=5, mahimiana=3)
        scene.camp("B", "2-3", paraibo=2, mahimiana=1)
        scene.band(1, "1-4", mahimiana="A")
        scene.begins(Retire(0))
        assert set(scene.words()) == {"A", "pass"}, "medicine 1 is not enough"
        scene.does("A")
        assert scene.over
        assert scene.medicine("A") == (3, 0), "also if it is less than he had"
        assert scene.mahimiana("A") == "box A"

    @pytest.mark.rule("CO 4.4.16", "CO 2.6.0.1")
    def test_a_die_below_the_medicine_is_death_and_the_successors_medicine(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", paraibo=4, mahimiana=3)
        band = scene.band(1, "1-4", mahimiana="A")
        scene.begins(DeathChecks(0, 0)).rolls(2, 3)
        assert scene.over
        assert scene.medicine("A") == (2, 3)
        assert scene.mahimiana("A") == name(band), "the counter stays where it is"

    @pytest.mark.rule("CO 4.4.17")
    def test_both_headmen_of_a_camp_that_used_step_5_are_spared(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", paraibo=2, mahimiana=6)
        scene.begins(PassageOfTime(0)).does("A")
        assert scene.medicine("A")[0] == 6
        scene.rolls(4)  # step 7 already: a new Mahimiana
        assert scene.medicine("A") == (6, 2)

    @pytest.mark.rule("CO 4.4.18")
    def test_a_camp_without_a_mahimiana_gets_one(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", paraibo=1)
        scene.begins(PassageOfTime(0)).rolls(1).rolls(5)  # the Paraibo lives, and half of 5
        assert scene.medicine("A") == (1, 2)


class TestSteps8To11:
    """Counters come back, lines 266 to 279."""

    @pytest.mark.rule("CO 4.4.1", "CO 4.4.19")
    def test_all_bands_are_fresh_and_all_successes_return(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", paraibo=1, mahimiana=1)
        band = scene.band(1, "A", finished=True)
        scene.cup(success=2)
        scene.wagons("1-6")
        scene.successes("A", mahimiana=2, paraibo=1)
        scene.out_of_play(3)
        scene.state.track_success[4] = 1
        scene.state.successes += 1
        scene.begins(PassageOfTime(0)).rolls(1, 1)
        assert not scene.finished(band)
        assert scene.cup_holds()[0] == 9
        assert scene.names(scene.state.wagons) == {"1-6"}

    @pytest.mark.rule("CO 4.4.20")
    def test_goods_of_the_whole_track_go_to_camps(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.camp("B", "2-3")
        scene.state.track_goods[1] = UNIT[2]
        scene.state.track_goods[5] = UNIT[3]
        scene.begins(GoodsOfTheYears(0)).does("A", "B")
        assert (scene.in_box("A"), scene.in_box("B")) == ({"food": 1}, {"guns": 1})

    @pytest.mark.rule("CO 4.4.21", "CO 4.4.22", "CO 4.4.23")
    def test_the_ravaged_are_removed(self) -> None:
        scene = Scene()
        scene.tribes("1-2", "1-4")
        scene.ally("2-4", "N2*")
        scene.settlements("W", "3-1", "3-2")
        for at in ("1-2", "2-4", "3-1", "SOUTH"):
            scene.ravaged(at)
        scene.ravaged("1-2", 2)
        scene.begins(PassageOfTime(0))
        assert scene.names(scene.state.tribes) == {"1-4"}
        assert scene.names(scene.state.settled[3]) == {"3-2"}
        assert scene.rows("N")[-1] == "N2*"
        assert sum(scene.state.ravaged) == 0
        assert scene.state.military == 5

    @pytest.mark.rule("CO 4.4.22")
    def test_a_generation_without_raids_costs_a_point(self) -> None:
        scene = Scene()
        scene.ravaged("SOUTH")  # a square is not removed
        scene.begins(PassageOfTime(0))
        assert scene.state.military == 4

    @pytest.mark.rule("CO 4.4.24", "CO 6.1.5")
    def test_markers_lapse_above_their_ap(self) -> None:
        scene = Scene()
        scene.display("N1", "-", "N3")
        scene.peace("W", "W5")  # 3 AP
        scene.peace("S", "free 4")
        scene.ally("1-2", "N2*")  # 3 AP
        scene.ally("1-4", "N4*")  # 4 AP
        scene.begins(MarkersLapse(0)).rolls(5, 3, 4, 4)  # South, West, then the Tribes
        assert scene.over
        assert scene.counter(scene.state.peace[1]) == "", "a marker of a card is simply gone"
        assert scene.counter(scene.state.peace[3]) == "W5"
        assert scene.rows("N") == ["N1", "N2*", "N3", "", "", ""], "the topmost empty row"
        assert scene.counter(scene.state.ally[scene.space("1-4")]) == "N4*"


class TestStep12:
    """The herds, lines 281 to 288."""

    @pytest.mark.rule("CO 4.4.25", "CO 4.4.26")
    def test_once_and_once_more_for_each_empty_development_space(self) -> None:
        scene = Scene()
        scene.development(3, 3)  # the third space is empty
        scene.begins(BisonGrow(0)).rolls(1).does("1-4").rolls(6).does("6-6")
        assert scene.over
        assert scene.names(scene.state.bison) == {"1-4", "6-6"}

    @pytest.mark.rule("CO 4.4.26")
    def test_only_a_space_without_any_counter(self) -> None:
        scene = Scene()
        scene.development(3, 3, 3)
        scene.camp("A", "1-1")
        scene.tribes("1-2")
        scene.band(1, "1-3")
        scene.column("W", "1-4", 3)
        scene.ravaged("1-5")
        scene.begins(BisonGrow(0)).rolls(1)
        assert scene.over, "only 1-6 is empty"
        assert scene.names(scene.state.bison) == {"1-6"}

    @pytest.mark.rule("CO 4.4.27")
    def test_a_full_territory_sends_one_elsewhere(self) -> None:
        scene = Scene()
        scene.development(3, 3, 3)
        scene.tribes("1-1", "1-2", "1-3")
        scene.bison("1-4", "1-5", "1-6")
        scene.begins(BisonGrow(0)).rolls(1).does("1-5", "4-4")
        assert scene.names(scene.state.bison) == {"1-4", "1-6", "4-4"}

    @pytest.mark.rule("CO 4.4.28")
    def test_nothing_when_there_is_neither_room_nor_bison(self) -> None:
        scene = Scene()
        scene.development(3, 3, 3)
        scene.tribes(*(f"1-{value}" for value in range(1, 7)))
        scene.bison("2-2")
        scene.begins(BisonGrow(0)).rolls(1)
        assert scene.over
        assert scene.names(scene.state.bison) == {"2-2"}


class TestSteps13To15:
    """Cards and the counters, lines 289 to 302."""

    @pytest.mark.rule("CO 4.4.29", "CO 4.4.32")
    def test_open_cards_are_discarded_but_some_leave_for_good(self) -> None:
        scene = Scene(period=3)
        scene.development(46, 43, 44)  # a face-up card, one that sets a flag, one that changes owners
        assert scene.state.holding != 0
        scene.begins(DiscardDevelopment(0))
        assert list(scene.state.open) == [-1, -1, -1]
        assert scene.state.holding == Scene(period=3).state.holding, "its effect ends"
        assert scene.state.discards == 1 << scene.card(46)

    @pytest.mark.rule("CO 4.4.30", "CO 4.4.31")
    def test_spaces_are_filled_one_card_at_a_time(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.state.deck = 1 << scene.card(4)
        scene.state.discards = 1 << scene.card(10) | 1 << scene.card(9)
        scene.begins(Refill(0))
        assert scene.state.enemy_ap == 2, "the last card of the deck, carried out"
        scene.draws("c10")  # the discards were shuffled; no Bison to remove
        scene.does("pass")  # 9: no Bison placed
        assert scene.over
        assert scene.state.deck == scene.state.discards == 0

    @pytest.mark.rule("CO 4.4.31")
    def test_without_cards_they_stay_empty(self) -> None:
        scene = Scene()
        assert scene.begins(Refill(0)).over
        assert list(scene.state.open) == [-1, -1, -1]

    @pytest.mark.rule("CO 4.4.33", "CO 1.3.3.1", "CO 1.3.3.2")
    def test_one_culture_card_is_bought(self) -> None:
        scene = Scene()
        scene.state.culture = 8
        scene.begins(BuyCulture(0))
        assert set(scene.words()) == {"HORSE1", "WAR1", "TRADE1", "KIN1", "pass"}, "the first level comes first"
        scene.does("WAR1")
        assert scene.over, "at most one"
        assert scene.state.culture == 5
        scene.begins(BuyCulture(0))
        assert "WAR2" in scene.words()

    @pytest.mark.rule("CO 1.3.3.2")
    def test_without_the_points_none(self) -> None:
        scene = Scene()
        scene.state.culture = 2
        assert scene.begins(BuyCulture(0)).over

    @pytest.mark.rule("CO 2.11.1")
    def test_spending_the_last_points_loses_the_game(self) -> None:
        scene = Scene()
        scene.state.culture, scene.state.military = 3, 0
        scene.begins(BuyCulture(0)).does("KIN1")
        assert scene.state.decider() == OVER
        assert scene.state.outcome().rule == "CO 2.11.1"

    @pytest.mark.rule("CO 4.4.35")
    @pytest.mark.parametrize(("passage", "die", "after"), [(ONE, 2, TWO), (TWO, 3, THREE), (FOUR, 5, CHECK)])
    def test_a_die_above_the_number_moves_the_passage_counter_on(self, passage: int, die: int, after: int) -> None:
        scene = Scene()
        scene.state.passage = passage
        scene.begins(AdvancePassage(0)).rolls(die)
        assert scene.over
        assert scene.state.passage == after

    @pytest.mark.rule("CO 4.4.35")
    def test_at_most_the_number_brings_the_victory_check(self) -> None:
        scene = Scene()
        scene.state.passage = TWO
        scene.begins(AdvancePassage(0)).rolls(2)
        assert scene.state.ending != 0, "the objective is not met"

    @pytest.mark.rule("CO 4.4.36")
    @pytest.mark.parametrize(("passage", "after"), [(START, BLANK), (BLANK, ONE)])
    def test_without_a_number_no_die(self, passage: int, after: int) -> None:
        scene = Scene()
        scene.state.passage = passage
        assert scene.begins(AdvancePassage(0)).over
        assert scene.state.passage == after

    @pytest.mark.rule("CO 4.4.36")
    def test_the_last_space_checks_without_a_die(self) -> None:
        scene = Scene()
        scene.state.passage = CHECK
        scene.begins(AdvancePassage(0))
        assert scene.state.ending != 0

    @pytest.mark.rule("CO 4.4.34", "CO 4.4.37")
    def test_a_quiet_generation_from_beginning_to_end(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", paraibo=2, mahimiana=1, food=1)
        scene.band(2, "A", finished=True)
        scene.state.operations = 5
        scene.state.culture = 2
        scene.begins(PassageOfTime(0))
        scene.does("pass", "b1")  # 2: no new Band; 3: the Food makes it stronger, and 1 point is lost
        scene.rolls(2, 1)  # 6: both headmen live
        scene.rolls(4).does("4-2").rolls(4).does("4-3").rolls(4).does("4-4").rolls(4).does("4-5")  # 12
        assert scene.over
        assert scene.strength(0) == 3
        assert scene.state.military == 4, "10: nothing was ravaged"
        assert scene.state.operations == START
        assert scene.state.passage == BLANK
