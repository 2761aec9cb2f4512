"""Chapter 12, rules 1 to 29: the operations that cards carry out, each by a card that has it."""

from __future__ import annotations

import pytest

from prairie.core.bits import BIT
from prairie.games.comancheria.components import EAST, NONE, SOUTH, WEST
from prairie.games.comancheria.vocabulary import SANTA_FE_TRAIL
from prairie.games.comancheria.war_phase import WarColumnPhase

from .scene import Scene, name


def happens(scene: Scene, war_card: str) -> Scene:
    """A War Column Phase in which nobody moves or tires, up to this event."""
    scene.begins(WarColumnPhase(0)).draws("2a")
    scene.rolls(*[6] * sum(1 for at in scene.state.column_at if at != NONE))
    return scene.draws(war_card)


class TestGoodsAndPoints:
    @pytest.mark.rule("CO 12.1")
    def test_gain_resource(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.camp("B", "2-3")
        scene.reveals(1).does("B")
        assert scene.in_box("B") == {"horses": 2}

    @pytest.mark.rule("CO 12.1")
    def test_without_a_camp_it_is_lost_and_beyond_the_stock_too(self) -> None:
        assert Scene().reveals(1).over
        scene = Scene()
        scene.camp("A", "1-3")
        scene.band(1, "A", horses=23)
        scene.reveals(1)
        assert scene.in_box("A") == {"horses": 1}

    @pytest.mark.rule("CO 12.2", "CO 2.8.A.2")
    def test_enemy_ap_stays_between_0_and_9(self) -> None:
        for before, card, after in ((1, 4, 3), (8, 4, 9), (1, 44, 0)):
            scene = Scene(period=3)
            scene.ap_box(1, 0, 0)
            scene.state.enemy_ap = before
            scene.reveals(card)
            assert scene.state.enemy_ap == after
            assert scene.state.ap_box[0] == 1, "the box is not touched"

    @pytest.mark.rule("CO 12.3", "CO 12.13")
    def test_culture(self) -> None:
        scene = Scene(period=3)
        scene.plays(47)
        assert scene.state.culture == 6
        scene.camp("A", "1-3")
        scene.reveals(50)
        assert scene.state.culture == 5

    @pytest.mark.rule("CO 12.4", "CO 12.12")
    def test_military(self) -> None:
        scene = Scene(period=2)
        scene.settlements("S", "6-1")
        scene.band(1, "6-1")
        scene.plays(24)
        assert scene.state.military == 6


class TestBands:
    @pytest.mark.rule("CO 12.5")
    def test_band_strength(self) -> None:
        scene = Scene()
        small, other, full = scene.band(1, "1-4"), scene.band(2, "1-3"), scene.band(3, "1-5")
        scene.plays(11)
        assert set(scene.words()) == {name(small), name(other)}
        scene.does(name(other))
        assert [scene.strength(band) for band in (small, other, full)] == [1, 3, 3]

    @pytest.mark.rule("CO 12.6", "CO 2.1.6")
    def test_disease(self) -> None:
        scene = Scene(period=2)
        scene.camp("B", "2-3", mahimiana=2)
        scene.camp("A", "1-3")
        lone, second, first = scene.band(2, "1-4"), scene.band(1, "B", mahimiana="B", food=1), scene.band(3, "A")
        scene.reveals(28).rolls(3, 2, 1)  # Smallpox: A, B, then lone Bands; on 1 or 2
        assert scene.over
        assert scene.strength(first) == 3
        assert scene.where(second) == "gone"
        assert scene.mahimiana("B") == "box B"
        assert scene.strength(lone) == 1


class TestLand:
    @pytest.mark.rule("CO 12.7")
    def test_place_bison(self) -> None:
        scene = Scene()
        scene.tribes("1-2")
        scene.ravaged("1-3")
        scene.reveals(9)
        assert not {"1-2", "1-3", "PDC", "WEST"} & set(scene.words())
        scene.does("4-4", "4-5", "pass")
        assert scene.over
        assert scene.names(scene.state.bison) == {"4-4", "4-5"}

    @pytest.mark.rule("CO 12.8")
    def test_remove_bison(self) -> None:
        scene = Scene()
        scene.bison("1-4", "1-5", "1-6")
        scene.reveals(10).draws("1-5", "1-6")
        assert scene.names(scene.state.bison) == {"1-4"}
        scene = Scene()
        scene.bison("1-4")
        assert scene.reveals(10).over
        assert scene.state.bison == 0, "fewer if there are fewer"

    @pytest.mark.rule("CO 12.9")
    def test_place_tribe(self) -> None:
        scene = Scene(period=2)
        scene.camp("A", "1-3")
        scene.bison("1-4")
        scene.ravaged("1-3")
        scene.reveals(22)
        assert set(scene.words()) == {"1-1", "1-2", "1-4", "1-5", "1-6"}
        scene.does("1-4")
        assert scene.names(scene.state.tribes) == {"1-4"}
        assert scene.state.bison == 0

    @pytest.mark.rule("CO 12.9")
    def test_it_has_no_substitute(self) -> None:
        scene = Scene(period=2)
        scene.tribes(*(f"1-{value}" for value in range(1, 7)))
        scene.bison("4-4")
        assert scene.reveals(22).over
        assert len(scene.names(scene.state.tribes)) == 6
        assert scene.names(scene.state.bison) == {"4-4"}

    @pytest.mark.rule("CO 12.10")
    def test_remove_tribe(self) -> None:
        scene = Scene()
        scene.tribes("1-2", "2-4", "4-1")
        scene.ally("1-4", "N2*")
        scene.plays(2)
        assert set(scene.words()) == {"1-2", "2-4"}, "Territories 1 and 2, and no ally"
        scene = Scene()
        scene.tribes("1-2", "2-4")
        scene.band(1, "2-4")
        scene.plays(7)
        assert scene.names(scene.state.tribes) == {"1-2"}, "the one that shares its space with a Band"

    @pytest.mark.rule("CO 12.11")
    def test_place_settlement(self) -> None:
        scene = Scene(period=3)
        scene.ravaged("SOUTH")
        scene.bison("6-1")
        scene.reveals(48)
        assert scene.names(scene.state.settled[SOUTH]) == {"6-1"}, "nearest, lowest value; no Recover"
        assert scene.state.bison == 0
        assert scene.state.ravaged[scene.space("SOUTH")] == 1

    @pytest.mark.rule("CO 12.11")
    def test_within_a_territory(self) -> None:
        scene = Scene(period=2)
        scene.tribes("1-1")
        scene.reveals(32).does("2")
        assert scene.names(scene.state.settled[WEST]) == {"1-2"}

    @pytest.mark.rule("CO 12.12")
    def test_remove_settlement(self) -> None:
        scene = Scene(period=2)
        scene.settlements("S", "6-1", "6-3", "6-2")
        scene.settlements("W", "5-6")
        scene.camp("A", "5-1")
        scene.band(1, "A")  # 6-1 is one line away, 6-3 two, 6-2 two by way of 5-6
        scene.plays(24)
        assert set(scene.words()) == {"6-1", "6-2", "6-3"}
        scene.does("6-3")
        assert scene.names(scene.state.settled[SOUTH]) == {"6-1", "6-2"}
        scene = Scene(period=2)
        scene.settlements("S", "6-1")
        scene.band(1, "5-3")  # 5-3, 5-1, 6-1: two lines
        scene.band(1, "1-1")
        scene.plays(24)
        assert scene.state.settled[SOUTH] == 0


class TestPeaceAndAllies:
    @pytest.mark.rule("CO 12.13", "CO 6.1.5")
    def test_place_peace(self) -> None:
        scene = Scene(period=2)
        scene.peace("S", "S2*")
        scene.column("S", "6-4", 3)
        scene.plays(29)
        assert scene.counter(scene.state.peace[SOUTH]) == "free 4"
        assert scene.rows("S")[-1] == "S2*"
        assert scene.column_of("S") == ("6-4", 3)

    @pytest.mark.rule("CO 12.13")
    def test_with_an_enemy_that_is_not_active_there_is_none(self) -> None:
        scene = Scene(period=1)
        scene.plays(47)  # East; the Culture is gained all the same
        assert scene.state.peace[EAST] == NONE
        assert scene.state.culture == 6

    @pytest.mark.rule("CO 12.14")
    def test_remove_peace(self) -> None:
        scene = Scene(period=3)
        scene.peace("W", "W5")
        scene.peace("S", "free 4")
        scene.peace("E", "E4*")
        scene.reveals(44)
        assert (scene.state.peace[WEST], scene.state.peace[SOUTH]) == (NONE, NONE)
        assert scene.rows("W")[-1] == "W5"
        assert scene.counter(scene.state.peace[EAST]) == "E4*"

    @pytest.mark.rule("CO 12.15")
    def test_place_ally(self) -> None:
        scene = Scene(period=2)
        scene.tribes("1-2", "2-4", "4-1")
        scene.plays(33)
        assert set(scene.words()) == {"1-2", "2-4"}
        scene.does("2-4")
        assert scene.counter(scene.state.ally[scene.space("2-4")]) == "free 5"


class TestInstructionsAndColumns:
    @pytest.mark.rule("CO 12.16")
    def test_execute(self) -> None:
        scene = Scene()
        scene.settlements("W", "3-1")
        scene.reveals(5)  # War at 3 AP
        assert scene.column_of("W") == ("WEST", 4)
        assert scene.state.column_counter[WEST] == NONE, "no counter lies under it"

    @pytest.mark.rule("CO 12.16")
    def test_with_recover_and_substitutes(self) -> None:
        scene = Scene()
        scene.ravaged("WEST")
        scene.reveals(5)
        assert sum(scene.state.ravaged) == 0
        assert scene.column_of("W") is None
        scene = Scene()
        scene.reveals(12).rolls(3).does("3-3")  # a Raid without Tribes: Encroach
        assert scene.names(scene.state.tribes) == {"3-3"}

    @pytest.mark.rule("CO 12.17")
    def test_column_strength_in_territories_not_below_1(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        for enemy, at, strength in (("W", "2-3", 3), ("S", "3-3", 1), ("N", "4-4", 3)):
            scene.column(enemy, at, strength)
        happens(scene, "1a")  # Thirst in Territories 2 and 3
        assert (scene.column_of("W"), scene.column_of("S")) == (("2-3", 2), ("3-3", 1))
        assert scene.column_of("N") == ("4-4", 3)

    @pytest.mark.rule("CO 12.17")
    def test_beside_an_unallied_tribe_not_above_8(self) -> None:
        scene = Scene(period=3)
        scene.camp("A", "6-6")
        scene.tribes("1-2")
        scene.ally("4-4", "N2*")
        for enemy, at, strength in (("W", "1-1", 8), ("S", "1-2", 3), ("E", "4-6", 3), ("N", "2-1", 3)):
            scene.column(enemy, at, strength)
        happens(scene, "4a")  # Auxiliaries Join: colonial columns only
        assert scene.column_of("W") == ("1-1", 8)
        assert scene.column_of("S") == ("1-2", 4)
        assert scene.column_of("E") == ("4-6", 3), "an ally does not help"
        assert scene.column_of("N") == ("2-1", 3)

    @pytest.mark.rule("CO 12.17")
    def test_only_if_there_are_so_many_columns(self) -> None:
        for second in (False, True):
            scene = Scene()
            scene.camp("A", "6-6")
            scene.column("W", "1-1", 3)
            if second:
                scene.column("S", "4-4", 2)
            happens(scene, "11a")  # Quarrelling Captains
            assert scene.column_of("W") == ("1-1", 2 if second else 3)

    @pytest.mark.rule("CO 12.17", "CO 12.18", "CO 2.3.4")
    def test_at_0_the_war_ends_and_else_is_for_no_column(self) -> None:
        scene = Scene()
        scene.column("W", "1-1", 2, "W4")
        scene.reveals(6)  # Villasur: 2 off a column of the West, else 1 Military
        assert scene.column_of("W") is None
        assert scene.state.military == 5
        scene = Scene()
        scene.column("S", "1-1", 2)
        scene.reveals(6)
        assert scene.column_of("S") == ("1-1", 2)
        assert scene.state.military == 6

    @pytest.mark.rule("CO 12.19", "CO 2.2.10")
    def test_march_of_all(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.band(1, "2-1")
        scene.column("W", "2-1", 3)  # in contact
        scene.column("N", "1-6", 3)
        happens(scene, "12a").draws("1-4")
        assert scene.column_of("N") == ("1-4", 3)
        assert scene.column_of("W") == ("2-1", 3), "in contact it stays"

    @pytest.mark.rule("CO 12.19")
    def test_march_of_the_strongest(self) -> None:
        scene = Scene(period=4)
        scene.camp("A", "1-3")
        scene.column("W", "2-1", 4)
        scene.column("S", "6-1", 2)
        scene.reveals(68)  # two spaces
        assert set(scene.words()) == {"1-1", "1-4"}
        scene.draws("1-1")
        assert scene.over, "no attrition"
        assert (scene.column_of("W"), scene.column_of("S")) == (("1-1", 4), ("6-1", 2))

    @pytest.mark.rule("CO 12.19", "CO 2.7.2")
    def test_of_equals_one_is_picked(self) -> None:
        scene = Scene(period=4)
        scene.camp("A", "1-3")
        scene.column("W", "2-1", 3)
        scene.column("S", "6-1", 3)
        scene.reveals(68)
        assert set(scene.words()) == {"S", "W"}


class TestFactsAndChoices:
    @pytest.mark.rule("CO 12.20", "CO 1.1.15")
    def test_owner_changes_the_flag_alone(self) -> None:
        scene = Scene(period=3)
        scene.settlements("W", "3-1")
        scene.band(1, "WEST", captives=1)
        before = scene.activates(0).words()
        scene.reveals(44)
        west = scene.space("WEST") - scene.box.first_square
        assert scene.box.lexicon.owners[scene.state.owners[west]] == "Mexico"
        assert scene.activates(0).words() == before

    @pytest.mark.rule("CO 12.21")
    def test_war_bonus_lasts_after_the_card(self) -> None:
        scene = Scene(period=3)
        scene.reveals(48)
        scene.state.open[0] = NONE
        scene.executes("S", "War", 2)
        assert scene.column_of("S") == ("SOUTH", 4), "2, 1 for the new Settlement and 1"

    @pytest.mark.rule("CO 12.22", "CO 3.4.13")
    def test_flag(self) -> None:
        scene = Scene(period=3)
        assert not scene.state.flags & BIT[SANTA_FE_TRAIL]
        scene.reveals(43)
        assert scene.state.flags & BIT[SANTA_FE_TRAIL]

    @pytest.mark.rule("CO 12.23", "CO 2.3.5", "CO 2.3.6")
    def test_flag_while(self) -> None:
        scene = Scene(period=4)
        scene.camp("A", "PDC")
        scene.column("E", "3-3", 3)
        scene.reveals(75).rolls(6)  # Mackenzie: War of the East; its column crosses dotted lines and sees the canyon
        assert scene.column_of("E") == ("PDC", 3)
        scene = Scene(period=4)
        scene.camp("A", "PDC")
        scene.development(67)  # the South crosses dotted lines, and still does not see the canyon
        scene.column("S", "3-3", 3)
        scene.executes("S", "War").rolls(6)
        assert scene.column_of("S") == ("3-3", 2)

    @pytest.mark.rule("CO 12.24")
    def test_choose(self) -> None:
        scene = Scene(period=2)
        scene.reveals(32)
        assert set(scene.words()) == {"1", "2"}
        scene.does("1")
        assert scene.state.culture == 4

    @pytest.mark.rule("CO 12.24")
    def test_an_impossible_option_cannot_be_chosen(self) -> None:
        scene = Scene(period=2)
        scene.tribes(*(f"1-{value}" for value in range(1, 7)))
        scene.reveals(32)
        assert scene.over, "no room for a Settlement in Territory 1"
        assert scene.state.culture == 4

    @pytest.mark.rule("CO 12.25", "CO 12.27")
    def test_multi_and_a_band_to_the_reservation(self) -> None:
        scene = Scene(period=4)
        scene.camp("A", "1-3", mahimiana=3)
        band, other = scene.band(2, "1-4", mahimiana="A", horses=2), scene.band(1, "A")
        scene.reveals(72).does("1")
        assert scene.counter(scene.state.peace[EAST]) == "free 4"
        assert set(scene.words()) == {name(band), name(other)}
        scene.does(name(band))
        assert scene.where(band) == "Reservation"
        assert scene.holds(band) == {}
        assert scene.mahimiana("A") == "box A"

    @pytest.mark.rule("CO 12.25")
    def test_all_of_it_or_none(self) -> None:
        scene = Scene(period=4)
        scene.reveals(72)  # no Band to go
        assert scene.over
        assert scene.state.culture == 4
        assert scene.state.peace[EAST] == NONE

    @pytest.mark.rule("CO 12.26", "CO 8.1")
    def test_a_ranchería_to_the_reservation(self) -> None:
        scene = Scene(period=4)
        scene.camp("A", "1-3", mahimiana=3, food=2)
        scene.camp("B", "2-3", mahimiana=2)
        scene.successes("A", mahimiana=1, paraibo=2)
        scene.state.leader_at[1] = scene.state.leader_at[0]  # B's Mahimiana is a guest in A's box
        away, home = scene.band(1, "4-4", mahimiana="A"), scene.band(2, "A")
        scene.reveals(66).does("1", "A")
        assert scene.over
        assert scene.state.culture == 7
        assert not scene.state.camp_in_play(0)
        assert scene.in_box("A") == {"food": 2}
        assert (scene.mahimiana("A"), scene.mahimiana("B")) == ("box A", "box B")
        assert scene.state.out_of_play == 3
        assert not scene.state.in_play(home)
        assert scene.where(away) == "4-4"


class TestHeadmen:
    @pytest.mark.rule("CO 12.28")
    def test_medicine(self) -> None:
        scene = Scene(period=4)
        scene.camp("A", "1-3", mahimiana=9)
        scene.camp("B", "2-3", mahimiana=2)
        scene.camp("C", "3-4")
        scene.camp("D", "4-4", mahimiana=2)
        scene.reserve_camp("D")
        scene.plays(74)
        assert [scene.medicine(letter)[1] for letter in "ABCD"] == [9, 3, 0, 2]
        assert scene.state.culture == 4

    @pytest.mark.rule("CO 12.29")
    def test_medicine_set(self) -> None:
        scene = Scene(period=3)
        scene.camp("A", "1-3", paraibo=4)
        scene.camp("B", "2-3", paraibo=5)
        scene.camp("C", "3-4", paraibo=5)
        scene.reveals(50)
        assert set(scene.words()) == {"B", "C"}
        scene.does("C")
        assert [scene.medicine(letter)[0] for letter in "ABC"] == [4, 5, 1]
