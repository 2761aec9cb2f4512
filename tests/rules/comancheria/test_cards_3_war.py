"""Chapter 12, rules 30 to 44: what cards change in Battles, for columns and in Raids, each by a card that has it."""

from __future__ import annotations

import pytest

from prairie.games.comancheria.columns import Attrition
from prairie.games.comancheria.components import ENEMIES, NONE
from prairie.games.comancheria.take_actions import TakeActions
from prairie.games.comancheria.turn import Turns
from prairie.games.comancheria.war_phase import WarColumnPhase

from .scene import Scene, name


class TestBattles:
    def battle(self, at: str, column: int, strength: int = 1, period: int = 4, enemy: str = "W") -> tuple[Scene, int]:
        scene = Scene(period)
        band = scene.band(strength, at)
        scene.column(enemy, at, column)
        return scene, band

    @pytest.mark.rule("CO 12.30")
    @pytest.mark.parametrize(("enemy", "gone"), [("S", True), ("E", True), ("W", False)])
    def test_battle_mod_against_some_enemies(self, enemy: str, gone: bool) -> None:
        scene, band = self.battle("1-2", 1, period=3, enemy=enemy)
        scene.development(53)  # Repeating Pistols: -1 against South and East
        scene.fights(enemy).rolls(5)
        assert (scene.where(band) == "gone") == gone

    @pytest.mark.rule("CO 12.30")
    def test_battle_mod_in_the_field_is_not_for_camps(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.band(1, "A")
        scene.owns("WAR1")
        scene.column("W", "1-3", 1)
        scene.fights("W", "A").rolls(4)
        assert scene.state.camp_at[0] == NONE, "4 and 1 lose; the 1 of the card would have saved it"

    @pytest.mark.rule("CO 12.31", "CO 11.9")
    def test_battle_bonus(self) -> None:
        scene, _ = self.battle("2-2", 2)
        scene.hand(71)
        scene.fights("W").does("c71", "plain").rolls(3)  # 3 + 1 + 2
        assert scene.column_of("W") == ("2-2", 1)
        assert scene.words() == ["plain", "plain-"], "it holds in the second round too"
        scene.does("plain").rolls(3)
        assert scene.column_of("W") is None

    @pytest.mark.rule("CO 12.31")
    def test_only_at_the_start_and_only_there(self) -> None:
        scene, _ = self.battle("2-2", 2)
        scene.hand(71)
        scene.fights("W").does("pass").rolls(6)
        assert "c71" not in scene.words(), "not in the second round"
        scene, _ = self.battle("1-2", 2)
        scene.hand(71)
        assert "c71" not in scene.fights("W").words(), "not in Territory 1"

    @pytest.mark.rule("CO 12.32", "CO 12.34")
    def test_battle_column_loss(self) -> None:
        scene = Scene(period=2)
        scene.camp("A", "2-3", mahimiana=2)
        scene.band(1, "4-4", mahimiana="A")
        scene.owns("WAR2")
        scene.column("W", "4-4", 3)
        scene.hand(25)
        scene.fights("W").does("pass").rolls(6).does("c25")
        assert scene.over
        assert scene.column_of("W") is None
        assert scene.state.military == 6, "destroyed in Battle"
        assert scene.medicine("A")[1] == 2, "but no medicine"

    @pytest.mark.rule("CO 12.33")
    def test_battle_two_dice(self) -> None:
        scene, _ = self.battle("1-2", 2)
        scene.camp("A", "4-4", mahimiana=1)
        scene.hand(74)
        scene.begins(WarColumnPhase(0)).does("c74").draws("2a").rolls(6).draws("5a")
        scene.rolls(2, 5)  # the higher counts: 5 + 1
        assert scene.column_of("W") == ("1-2", 1)
        scene.rolls(1, 6)  # in every round
        assert scene.over
        assert scene.column_of("W") is None

    @pytest.mark.rule("CO 12.33")
    def test_in_the_next_battle_only(self) -> None:
        scene, _ = self.battle("1-2", 1)
        scene.camp("A", "4-4", mahimiana=1)
        scene.band(1, "4-5")
        scene.column("S", "4-5", 1)
        scene.hand(74)
        scene.begins(WarColumnPhase(0)).does("c74").draws("2a").rolls(6, 6).draws("5a")
        scene.does("W").rolls(2, 6)
        assert scene.column_of("W") is None
        scene.rolls(6)
        assert scene.over, "one die is enough in the second Battle"

    @pytest.mark.rule("CO 12.33")
    def test_unused_it_is_lost_with_the_phase(self) -> None:
        scene = Scene(period=4)
        scene.camp("A", "4-4", mahimiana=1)
        scene.hand(74)
        scene.begins(WarColumnPhase(0)).does("c74")
        assert scene.over
        assert scene.state.two_dice == 0

    @pytest.mark.rule("CO 12.33")
    def test_played_after_the_phase_it_is_lost_with_the_turn(self) -> None:
        scene = Scene(period=4)
        scene.camp("A", "3-5", mahimiana=3)
        scene.band(2, "3-6")
        scene.column("S", "3-6", 3)
        scene.hand(74)
        scene.begins(Turns(2)).does("c74")  # in the window of the Cleanup
        assert scene.happened("turn"), "the next turn has begun"
        scene.draws("2a").rolls(6).draws("5a").rolls(1)
        assert scene.happened("round-lost"), "one die decides the round"

    @pytest.mark.rule("CO 12.34")
    def test_on_column_destroyed(self) -> None:
        scene, _ = self.battle("1-2", 1)
        scene.owns("WAR2")
        scene.fights("W").rolls(6)
        assert scene.state.military == 6

    @pytest.mark.rule("CO 12.35")
    def test_retreat_dotted(self) -> None:
        scene, band = self.battle("1-3", 3)
        scene.camp("A", "1-5")
        scene.event("9a")
        scene.fights("W").rolls(2)
        assert set(scene.words()) == {"1-5", "pass"}
        scene.does("1-5")
        assert scene.over
        assert scene.where(band) == "box A"
        assert scene.strength(band) == 1
        scene, band = self.battle("1-3", 3)
        scene.event("9a")
        scene.fights("W").rolls(2).does("pass")
        assert scene.where(band) == "gone"

    @pytest.mark.rule("CO 12.36")
    def test_skip_battles(self) -> None:
        scene, band = self.battle("1-2", 3)
        scene.begins(WarColumnPhase(0)).draws("1a").rolls(6).draws("2b")
        assert scene.over
        assert scene.strength(band) == 1


class TestColumns:
    @pytest.mark.rule("CO 12.37", "CO 2.3.12")
    def test_halt_next(self) -> None:
        scene = Scene()
        scene.column("W", "2-1", 2)
        scene.begins(WarColumnPhase(0)).draws("2a").rolls(6).draws("6a")
        scene.begins(WarColumnPhase(0)).draws("1a")
        assert scene.column_of("W") == ("2-1", 2), "no march, so no loss for seeing no camp"
        scene.rolls(6).draws("5a")
        scene.begins(WarColumnPhase(0)).draws("7a")
        assert scene.column_of("W") == ("2-1", 1), "the phase after that is as always"

    @pytest.mark.rule("CO 12.37")
    def test_it_stops_no_instruction(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.column("W", "2-1", 2)
        scene.state.halted = 1
        scene.executes("W", "War").rolls(6)
        assert scene.column_of("W") == ("1-2", 2)

    @pytest.mark.rule("CO 12.38")
    def test_no_attrition(self) -> None:
        for enemy, at, die in (("S", "5-5", False), ("S", "4-4", True), ("N", "5-5", True)):
            scene = Scene(period=4)
            scene.development(64)
            scene.column(enemy, at, 5)
            scene.begins(Attrition(0, ENEMIES.index(enemy)))
            assert scene.over != die

    @pytest.mark.rule("CO 12.39")
    def test_counter_mp(self) -> None:
        scene = Scene()
        scene.event("5a")
        scene.owns("WAR2")
        scene.column("W", "1-4", 2)
        scene.column("N", "1-5", 1)  # one dotted line from 1-3
        band = scene.band(1, "1-3")
        scene.activates(band).does("harry")
        assert set(scene.words()) == {"N", "W"}
        scene.does("N")
        assert scene.column_of("N") is None
        assert scene.state.military == 5, "not in Battle"
        assert scene.movement() == 4
        assert "harry" not in scene.words(), "once in an activation"

    @pytest.mark.rule("CO 12.40")
    def test_counter_spend_when_the_card_is_revealed(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        band = scene.band(1, "A", finished=True, trade_goods=2)
        fresh = scene.band(1, "A", trade_goods=2)
        scene.column("W", "1-3", 5)
        scene.begins(WarColumnPhase(0)).draws("2a").rolls(6).does("accept").draws("7a")
        assert set(scene.words()) == {"W", "pass"}, "the finished Band is asked"
        scene.does("W")
        assert scene.over
        assert scene.column_of("W") is None
        assert scene.holds(band) == {}
        assert scene.holds(fresh) == {"trade_goods": 2}

    @pytest.mark.rule("CO 12.40")
    def test_and_when_a_band_is_marked_finished(self) -> None:
        scene = Scene()
        scene.event("7a")
        scene.column("W", "1-4", 5)
        band = scene.band(1, "1-3", trade_goods=2)
        scene.activates(band).does("1-4", "stop", "W")
        assert scene.over
        assert scene.column_of("W") is None

    @pytest.mark.rule("CO 12.40", "CO 4.1.10")
    def test_and_when_it_comes_back_finished_for_ap(self) -> None:
        scene = Scene()
        scene.event("7a")
        scene.camp("A", "1-3", paraibo=3)
        scene.column("W", "1-3", 5)
        acts, waits = scene.band(1, "A"), scene.band(2, "A", trade_goods=2)
        scene.begins(TakeActions(0)).does(name(acts), "stop", "pass", "collect")
        assert set(scene.words()) == {"W", "pass"}
        assert scene.state.ap == 1
        scene.does("W")
        assert scene.column_of("W") is None
        assert scene.holds(waits) == {}
        assert scene.finished(waits)

    @pytest.mark.rule("CO 12.41", "CO 4.1.10")
    def test_loot_for_a_band_that_collected_ap(self) -> None:
        scene = Scene()
        scene.event("10a")
        scene.state.loot_left = 1
        scene.camp("A", "1-3", paraibo=3)
        scene.column("W", "1-4", 5)
        acts, waits = scene.band(1, "A"), scene.band(2, "A")
        scene.begins(TakeActions(0)).does(name(acts), "stop", "pass", "pass", "collect")
        assert set(scene.words()) == {"food", "guns", "pass"}
        scene.does("guns")
        assert scene.holds(waits) == {"guns": 1}
        assert scene.state.loot_left == 0
        assert scene.words() == [name(acts), "pass"], "on with step 4, for the 1 AP"

    @pytest.mark.rule("CO 12.41")
    def test_loot_adjacent(self) -> None:
        scene = Scene()
        scene.event("10a")
        scene.state.loot_left = 1
        scene.column("W", "1-4", 5)
        first, second, third = scene.band(1, "1-3"), scene.band(1, "1-6"), scene.band(1, "1-5")
        scene.activates(first).does("stop")
        assert set(scene.words()) == {"food", "guns", "pass"}
        scene.does("pass")
        scene.activates(second).does("stop", "guns")
        assert scene.holds(second) == {"guns": 1}
        assert scene.activates(third).does("stop").over, "once"

    @pytest.mark.rule("CO 12.41")
    def test_not_beside_the_north(self) -> None:
        scene = Scene()
        scene.event("10a")
        scene.state.loot_left = 1
        scene.column("N", "1-4", 5)
        assert scene.activates(scene.band(1, "1-3")).does("stop").over


class TestRaids:
    @pytest.mark.rule("CO 12.42")
    def test_raid_bonus_adds_loot_after_a_success(self) -> None:
        for drawn, horses in (("success", 2), ("ap1", 0)):
            scene = Scene()
            scene.owns("HORSE1")
            scene.tribes("1-2")
            scene.cup(success=1, ap=(1, 0, 0))
            band = scene.band(1, "1-2")
            scene.activates(band).does("raid").draws(drawn)
            if drawn == "success":
                scene.does("horses")
            assert scene.holds(band).get("horses", 0) == horses

    @pytest.mark.rule("CO 12.42")
    @pytest.mark.parametrize(("at", "drawn"), [("SOUTH", 2), ("6-1", 1)])
    def test_raid_bonus_of_the_third_period_is_for_squares(self, at: str, drawn: int) -> None:
        scene = Scene(period=3)
        scene.settlements("S", "6-1")
        scene.cup(success=1, ap=(3, 0, 0))
        scene.activates(scene.band(1, at)).does("raid").draws(*["ap1"] * drawn)
        assert "stop" in scene.words()

    @pytest.mark.rule("CO 12.42", "CO 11.9")
    def test_raid_bonus_of_a_hand_card(self) -> None:
        scene = Scene(period=3)
        scene.settlements("S", "6-1")
        scene.hand(49)  # Parker's Fort: two more counters, and Captives
        scene.cup(success=2, ap=(3, 0, 0))
        band = scene.band(1, "6-1")
        scene.activates(band).does("raid", "c49").draws("ap1", "success", "ap1").does("horses")
        assert scene.holds(band) == {"horses": 1, "captives": 1}
        assert scene.state.hand == 0

    @pytest.mark.rule("CO 12.42", "CO 12.4")
    def test_raid_bonus_of_points(self) -> None:
        scene = Scene(period=4)
        scene.tribes("5-1")
        scene.hand(70)
        scene.cup(success=2, ap=(3, 0, 0))
        band = scene.band(1, "5-1")
        scene.activates(band).does("raid", "c70").draws("success", "ap1", "ap1").does("horses")
        assert scene.state.military == 6

    @pytest.mark.rule("CO 12.43")
    def test_remote_raid(self) -> None:
        scene = Scene(period=3)
        scene.hand(51)
        scene.cup(success=2, ap=(3, 0, 0))
        band = scene.band(1, "6-3")
        scene.activates(band).does("card", "c51").draws("success", "ap1").does("captives")
        assert scene.where(band) == "6-3"
        assert scene.holds(band) == {"captives": 1, "horses": 2}
        assert scene.state.ravaged[scene.space("SOUTH")] == 1
        assert scene.state.enemy_ap == 3
        assert scene.movement() == 5

    @pytest.mark.rule("CO 12.43")
    def test_only_from_its_territory(self) -> None:
        scene = Scene(period=3)
        scene.hand(51)
        assert "card" not in scene.activates(scene.band(1, "5-1")).words()

    @pytest.mark.rule("CO 12.44")
    @pytest.mark.parametrize("rides", [True, False])
    def test_raid_cancel_lowest(self, rides: bool) -> None:
        scene = Scene()
        scene.owns("WAR3")
        scene.camp("A", "4-4", mahimiana=1)
        scene.tribes("1-2")
        scene.cup(success=1, ap=(1, 1, 1))
        band = scene.band(3, "1-2", mahimiana="A" if rides else "")
        scene.activates(band).does("raid")
        if rides:
            scene.rolls(6)
        scene.draws("ap3", "ap2", "success").does("horses")
        assert list(scene.state.ap_box)[:3] == ([0, 0, 1] if rides else [0, 1, 1])
