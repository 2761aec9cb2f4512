"""The sheet, lines 103 to 127: Cleanup (3.4)."""

from __future__ import annotations

import pytest

from prairie.core.bits import BIT
from prairie.games.comancheria.cleanup import Cleanup
from prairie.games.comancheria.components import UNIT
from prairie.games.comancheria.vocabulary import SANTA_FE_TRAIL

from .scene import Scene, name, named


class TestStep1:
    """Stacking and goods, lines 104 to 108."""

    @pytest.mark.rule("CO 3.4.1", "CO 2.4.3")
    def test_one_lone_band_stays_in_a_space(self) -> None:
        scene = Scene()
        stays, goes = scene.band(2, "1-3"), scene.band(1, "1-3", food=1)
        scene.band(1, "1-1")  # of the neighbours 1-1, 1-4 and 1-5 this one is taken
        scene.begins(Cleanup(0)).does(name(goes))
        assert set(scene.words()) == {"1-4", "1-5", "pass"}
        scene.does("1-5")
        assert (scene.where(stays), scene.where(goes)) == ("1-3", "1-5")
        assert scene.holds(goes) == {"food": 1}

    @pytest.mark.rule("CO 3.4.1", "CO 2.1.6")
    def test_or_the_others_are_removed(self) -> None:
        scene = Scene()
        scene.camp("A", "4-4", mahimiana=2)
        stays, goes = scene.band(2, "1-3"), scene.band(1, "1-3", mahimiana="A", food=1)
        scene.begins(Cleanup(0)).does(name(goes), "pass")
        assert scene.where(goes) == "gone"
        assert scene.where(stays) == "1-3"
        assert scene.mahimiana("A") == "box A", "alive, and unpossessed in his own camp"
        assert scene.medicine("A")[1] == 2

    @pytest.mark.rule("CO 3.4.2")
    def test_a_camp_counts_as_free(self) -> None:
        scene = Scene()
        scene.camp("A", "1-4")
        stays, goes = scene.band(2, "1-3"), scene.band(1, "1-3")
        scene.begins(Cleanup(0)).does(name(goes), "1-4")
        assert (scene.where(stays), scene.where(goes)) == ("1-3", "box A")

    @pytest.mark.rule("CO 3.4.1")
    def test_several_leave_in_the_order_the_player_likes(self) -> None:
        scene = Scene()
        weak, strong, stays = scene.band(1, "1-5"), scene.band(3, "1-5"), scene.band(2, "1-5")
        scene.band(1, "1-3")
        scene.band(1, "1-6")
        scene.begins(Cleanup(0))
        assert set(scene.words()) == {name(weak), name(strong), name(stays)}
        scene.does(name(strong))
        assert set(scene.words()) == {"1-4", "pass"}, "the only free space one line off"
        scene.does("1-4")
        assert set(scene.words()) == {name(weak), name(stays)}, "who is left stays"
        scene.does(name(weak))
        assert "1-4" not in scene.words()
        scene.does("pass")
        assert scene.over
        assert [scene.where(band) for band in (weak, strong, stays)] == ["gone", "1-4", "1-5"]

    @pytest.mark.rule("CO 3.4.3", "CO 2.1.5")
    def test_camp_bands_lay_down_what_they_like(self) -> None:
        scene = Scene()
        scene.camp("A", "1-4", mahimiana=2)
        band = scene.band(2, "A", mahimiana="A", horses=2, food=1)
        scene.begins(Cleanup(0)).does(name(band), "-horses", "-mahimiana")
        assert scene.holds(band) == {"horses": 1, "food": 1}
        assert scene.in_box("A") == {"horses": 1}
        assert scene.mahimiana("A") == "box A"

    @pytest.mark.rule("CO 3.4.3")
    def test_lone_bands_do_not(self) -> None:
        scene = Scene()
        scene.camp("A", "1-4")
        scene.band(2, "1-3", horses=2)
        assert scene.begins(Cleanup(0)).over

    @pytest.mark.rule("CO 3.4.4", "CO 3.4.5")
    def test_goods_on_the_track_go_to_a_camp_and_successes_stay(self) -> None:
        scene = Scene()
        scene.camp("A", "1-4")
        scene.camp("B", "2-4")
        scene.state.operations = 2
        scene.state.track_goods[2] = UNIT[2]  # Food
        scene.state.track_goods[3] = UNIT[2]
        scene.state.track_success[2] = scene.state.successes = 1
        scene.begins(Cleanup(0)).does("B")
        assert scene.over
        assert scene.in_box("B") == {"food": 1}
        assert named(scene.state.track_goods[3]) == {"food": 1}, "only those in the counter's space"
        assert scene.state.track_success[2] == 1

    @pytest.mark.rule("CO 3.4.4")
    def test_without_a_camp_they_stay(self) -> None:
        scene = Scene()
        scene.state.track_goods[0] = UNIT[2]
        assert scene.begins(Cleanup(0)).over
        assert named(scene.state.track_goods[0]) == {"food": 1}


class TestStep2:
    """Finished Bands draw attention, lines 109 to 111."""

    @pytest.mark.rule("CO 3.4.6")
    @pytest.mark.parametrize(("die", "alert"), [(2, True), (3, False)])
    def test_at_most_their_number_gives_the_enemy_a_free_instruction(self, die: int, alert: bool) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        for finished in (True, True, False):
            scene.band(1, "A", finished=finished)
        scene.display("W2")  # Culture attack
        scene.begins(Cleanup(0)).rolls(die)
        if alert:
            scene.rolls(4, 6)  # West by the action table, and a row that is empty
        assert scene.over
        assert scene.state.culture == (4 if alert else 5)

    @pytest.mark.rule("CO 3.4.7")
    def test_lone_bands_do_not_count(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.band(1, "1-4", finished=True)
        assert scene.begins(Cleanup(0)).over, "no die"

    @pytest.mark.rule("CO 3.4.6", "CO 8.1")
    def test_camps_in_order_each_instruction_before_the_next_die(self) -> None:
        scene = Scene()
        scene.camp("B", "2-3")
        scene.camp("A", "1-3")
        scene.band(1, "B", finished=True)
        scene.band(1, "A", finished=True)
        scene.display("W2", "W6*")
        scene.begins(Cleanup(0)).rolls(1, 4, 6)  # A's die, then the enemy's two
        assert scene.state.culture == 4
        scene.rolls(1, 4, 6)  # B's die
        assert scene.over
        assert scene.state.culture == 3


class TestStep3:
    """A counter from the cup, lines 112 to 116."""

    @pytest.mark.rule("CO 3.4.8")
    def test_a_success_goes_back(self) -> None:
        scene = Scene()
        scene.cup(success=1, ap=(1, 0, 0))
        scene.begins(Cleanup(0)).draws("success")
        assert scene.over
        assert scene.cup_holds()[0] == 1

    @pytest.mark.rule("CO 3.4.9")
    def test_an_instruction_is_carried_out(self) -> None:
        scene = Scene()
        scene.cup(success=1, instructions="W2")
        scene.begins(Cleanup(0)).draws("W2")
        assert scene.state.culture == 4
        assert scene.cup_holds()[2] == {"W2"}, "West has no counter to change it for"

    @pytest.mark.rule("CO 3.4.10", "CO 3.4.12")
    def test_an_ap_counter_makes_the_enemy_act(self) -> None:
        scene = Scene()
        scene.cup(success=1, ap=(1, 0, 0))
        scene.state.enemy_ap = 1
        scene.display("W2", "W1")
        scene.begins(Cleanup(0)).draws("ap1").rolls(4, 6)
        assert scene.over
        assert scene.state.culture == 4, "1 from the box and 1 from the track pay for W2"
        assert scene.state.enemy_ap == 0
        assert scene.cup_holds()[1] == [1, 0, 0]

    @pytest.mark.rule("CO 3.4.11", "CO 3.4.12")
    def test_an_empty_cup_keeps_nobody_from_acting(self) -> None:
        scene = Scene()
        scene.state.enemy_ap = 2
        scene.display("W2")
        scene.begins(Cleanup(0)).rolls(4, 6)
        assert scene.state.culture == 4

    @pytest.mark.rule("CO 3.4.12")
    def test_without_ap_the_enemy_rests(self) -> None:
        scene = Scene()
        scene.display("W2")
        assert scene.begins(Cleanup(0)).over


class TestStep4:
    """Wagon trains, lines 117 to 127. The trail: 1-6, 2-2, 2-3, 3-1."""

    def rolling(self) -> Scene:
        scene = Scene(period=3)
        scene.state.flags |= BIT[SANTA_FE_TRAIL]
        return scene

    @pytest.mark.rule("CO 3.4.13")
    def test_none_before_the_card_was_revealed(self) -> None:
        scene = Scene(period=3)
        scene.cup(success=2)
        scene.begins(Cleanup(0))
        assert scene.state.wagons == 0

    @pytest.mark.rule("CO 3.4.13", "CO 2.7.4")
    def test_one_comes_to_the_first_free_space(self) -> None:
        scene = self.rolling()
        scene.cup(success=3)
        scene.settlements("E", "1-6")
        for trail in ({"2-2"}, {"2-2", "2-3"}, {"2-2", "2-3", "3-1"}):
            assert scene.begins(Cleanup(0)).over
            assert scene.names(scene.state.wagons) == trail

    @pytest.mark.rule("CO 3.4.13")
    def test_camps_and_bands_are_in_the_way(self) -> None:
        scene = self.rolling()
        scene.cup(success=1)
        scene.camp("A", "1-6")
        scene.band(1, "2-2")
        scene.begins(Cleanup(0))
        assert scene.names(scene.state.wagons) == {"2-3"}

    @pytest.mark.rule("CO 3.4.14")
    def test_none_comes_when_only_instructions_are_left(self) -> None:
        scene = self.rolling()
        scene.wagons("1-6")
        scene.cup(success=1, instructions="W2")  # the Success lies under the train that is there
        scene.begins(Cleanup(0))
        assert scene.names(scene.state.wagons) == {"1-6"}

    @pytest.mark.rule("CO 3.4.15", "CO 3.4.16")
    def test_a_full_trail_reveals_all_and_ap_make_the_enemy_act(self) -> None:
        scene = self.rolling()
        scene.wagons("1-6", "2-2", "2-3", "3-1")
        scene.cup(success=3, ap=(0, 1, 0))
        scene.display("W2")
        scene.begins(Cleanup(0)).draws("success", "success", "ap2")
        assert scene.state.wagons == 0
        scene.rolls(2, 6)  # West in the third Period
        assert scene.over
        assert scene.state.culture == 4
        assert scene.cup_holds()[:2] == (3, [0, 1, 0])

    @pytest.mark.rule("CO 3.4.16")
    def test_without_an_ap_counter_it_does_not(self) -> None:
        scene = self.rolling()
        scene.wagons("1-6", "2-2", "2-3", "3-1")
        scene.cup(success=4)
        scene.display("W2")
        assert scene.begins(Cleanup(0)).over
        assert scene.state.wagons == 0
        assert scene.state.culture == 5
