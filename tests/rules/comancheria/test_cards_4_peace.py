"""Chapter 12, rules 45 to 67: what cards change in Trade, Hunts, Moves, the enemy's acts and the passing of time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from prairie.games.comancheria.enemy import ForFree, WithPoints
from prairie.games.comancheria.game import ComancheriaGame
from prairie.games.comancheria.generation import DeathChecks, FailingCards, NewBands, NewCamp
from prairie.games.comancheria.passage import BisonGrow, GoodsOfTheYears
from prairie.games.comancheria.planning import Planning
from prairie.games.comancheria.take_actions import TakeActions
from prairie.games.comancheria.turn import CultureOperation

from .packs import our_pack
from .scene import Scene, name


class TestTrade:
    def trader(self, at: str, period: int = 1, strength: int = 1) -> Scene:
        scene = Scene(period)
        scene.tribes("1-2")
        scene.band(strength, at, bison=3, captives=2, horses=2)
        return scene

    @pytest.mark.rule("CO 12.45")
    def test_trade_free_in_a_place(self) -> None:
        scene = self.trader("WEST")
        scene.development(3)
        scene.activates(0).does("trade", "bison>food", "trade", "horses>food")
        scene = self.trader("SOUTH")
        scene.development(3)
        assert not any(word.startswith("bison") for word in scene.activates(0).does("trade").words())

    @pytest.mark.rule("CO 12.45")
    def test_trade_free_once_in_an_activation(self) -> None:
        scene = self.trader("1-2")
        scene.owns("TRADE1")
        scene.state.ap = 1
        scene.activates(0).does("trade")
        assert {"bison>food", "bison>food!"} <= set(scene.words()), "the player says when"
        scene.does("bison>food!")
        assert scene.state.ap == 1
        scene.does("trade")
        assert not any(word.endswith("!") for word in scene.words())

    @pytest.mark.rule("CO 12.46")
    def test_trade_free_mp(self) -> None:
        scene = Scene(period=2)
        scene.camp("A", "1-2")
        scene.ally("1-4", "N2*")
        first, second = scene.band(1, "A", horses=3), scene.band(1, "1-4", bison=2)
        scene.state.ap = 1
        scene.begins(TakeActions(0)).does("done", "1-4")
        assert scene.movement() == 5
        scene.does("trade", "horses>food")
        assert scene.movement() == 5, "the first in a Peace Space"
        scene.does("trade", "horses>food")
        assert scene.movement() == 4
        scene.does("stop", name(second), "trade", "bison>food")
        assert scene.movement() == 5, "once in the operation, not once in an activation"
        assert scene.holds(first) == {"horses": 1, "food": 2}

    @pytest.mark.rule("CO 12.47")
    def test_trade_bonus(self) -> None:
        scene = self.trader("WEST", period=2)
        scene.development(31)
        scene.activates(0).does("trade", "captives>trade-goods")
        assert scene.holds(0) == {"bison": 3, "captives": 1, "horses": 2, "food": 1, "trade_goods": 1}
        scene.does("trade", "captives>trade-goods")
        assert scene.holds(0)["food"] == 1, "the first of each activation"

    @pytest.mark.rule("CO 12.48", "CO 10.3")
    def test_trade_guns(self) -> None:
        scene = self.trader("1-2")
        scene.in_front(8)
        scene.activates(0).does("trade", "captives>guns", "trade")
        assert not any(word.endswith("guns") for word in scene.words()), "once in an activation"
        scene = self.trader("WEST")
        scene.in_front(8)
        assert "captives>guns" not in scene.activates(0).does("trade").words(), "only with a Tribe"

    @pytest.mark.rule("CO 12.49")
    def test_trade_post(self) -> None:
        scene = self.trader("1-4", period=3)
        scene.development(46)
        scene.activates(0)
        assert "raid" not in scene.words()
        scene.does("trade", "bison>food")
        assert scene.state.ap == 0, "no AP"
        scene.does("trade", "herd>guns")
        assert scene.movement() == 6 - 1 - 2
        assert scene.holds(0) == {"captives": 2, "horses": 2, "food": 1, "guns": 1}


class TestHuntMoveAndEnemy:
    @pytest.mark.rule("CO 12.50")
    def test_hunt_discount(self) -> None:
        scene = Scene()
        scene.camp("A", "4-4", mahimiana=1)
        band = scene.band(1, "1-4", mahimiana="A", horses=1)
        scene.bison("1-4", "1-6")
        scene.activates(band).does("hunt", "1-6")
        assert scene.movement() == 6 - 2 - 1
        scene.does("hunt")
        assert scene.movement() == 2, "2 less 1"

    @pytest.mark.rule("CO 12.51")
    def test_hunt_bonus(self) -> None:
        scene = Scene(period=4)
        scene.development(73)
        scene.bison("1-4", "2-4", "3-4")
        scene.executes("E", "Hunt").rolls(1, 3)
        assert scene.over
        assert scene.names(scene.state.bison) == {"2-4"}
        scene.executes("W", "Hunt").rolls(2)
        assert scene.over, "only the East"

    @pytest.mark.rule("CO 12.52")
    def test_instr_cost(self) -> None:
        scene = Scene(period=4)
        scene.development(69)
        scene.display("S2")  # Culture attack 2
        scene.state.enemy_ap = 2
        scene.begins(WithPoints(0)).rolls(3, 6)
        assert (scene.state.culture, scene.state.enemy_ap) == (5, 2), "it costs 3 now"
        scene.begins(ForFree(0)).rolls(3, 6)
        assert scene.state.culture == 4, "free it is all the same"

    @pytest.mark.rule("CO 12.53")
    def test_reroll_action(self) -> None:
        scene = Scene(period=3)
        scene.in_front(52)
        scene.display("N1")
        scene.display("W2")
        scene.begins(ForFree(0)).rolls(1, 2, 6)  # North, so once more: West
        assert scene.state.culture == 4
        scene.bison("1-1")
        scene.begins(ForFree(0)).rolls(1, 1, 6, 1)  # North again, and that stands
        assert scene.state.bison == 0

    @pytest.mark.rule("CO 12.54")
    def test_mp_bonus(self) -> None:
        for horses, mp in ((1, 6), (0, 5)):
            scene = Scene()
            scene.owns("HORSE2")
            scene.activates(scene.band(2, "1-4", horses=horses))
            assert scene.movement() == mp

    @pytest.mark.rule("CO 12.55")
    def test_free_move(self) -> None:
        scene = Scene()
        scene.owns("HORSE3")
        band = scene.band(3, "1-4", horses=1)
        scene.activates(band).does("1-3")
        assert scene.movement() == 4
        scene.does("1-4")
        assert scene.movement() == 3, "the first only"


class TestOperations:
    @pytest.mark.rule("CO 12.56")
    def test_pop_value(self) -> None:
        scene = Scene()
        scene.owns("TRADE2")
        scene.camp("A", "1-3", captives=2)
        scene.begins(NewBands(0)).does("A")
        assert "A" in scene.words(), "the second costs 2, and the other Captives are worth 2"

    @pytest.mark.rule("CO 12.57")
    def test_culture_op_bonus(self) -> None:
        scene = Scene()
        scene.owns("KIN1")
        scene.begins(CultureOperation(0))
        assert scene.state.culture == 6, "even without a Territory"

    @pytest.mark.rule("CO 12.58")
    def test_new_camp_medicine(self) -> None:
        scene = Scene()
        scene.owns("KIN2")
        band = scene.band(2, "1-4")
        scene.begins(NewCamp(0)).does(name(band))
        assert scene.medicine("A")[0] == 3

    @pytest.mark.rule("CO 12.59")
    def test_reroll_death(self) -> None:
        scene = Scene()
        scene.owns("KIN2")
        scene.camp("A", "1-3", paraibo=5, mahimiana=4)
        scene.begins(DeathChecks(0, 0)).rolls(1)
        assert set(scene.words()) == {"again", "accept"}
        scene.does("again").rolls(2).rolls(3)
        assert scene.over, "one check in each Passage"
        assert scene.medicine("A") == (2, 3), "and the second result stands"

    @pytest.mark.rule("CO 12.60")
    def test_pot_gain(self) -> None:
        scene = Scene(period=2)
        scene.in_front(23)
        scene.camp("A", "1-3")
        scene.camp("B", "2-3")
        scene.begins(GoodsOfTheYears(0)).does("B")
        assert scene.in_box("B") == {"guns": 1}

    @pytest.mark.rule("CO 12.61")
    @pytest.mark.parametrize(("die", "lost"), [(1, True), (2, False)])
    def test_pot_fail(self, die: int, lost: bool) -> None:
        scene = Scene(period=2)
        scene.in_front(26)
        scene.begins(FailingCards(0)).rolls(die)
        assert (scene.state.in_front == 0) == lost
        assert scene.state.military == (4 if lost else 5)
        assert scene.state.discards == 0

    @pytest.mark.rule("CO 12.62")
    def test_no_bison_growth(self) -> None:
        scene = Scene(period=4)
        scene.development(65)
        assert scene.begins(BisonGrow(0)).over

    @pytest.mark.rule("CO 12.66")
    def test_reservation_entry(self) -> None:
        scene = Scene(period=4)
        scene.camp("A", "1-3", mahimiana=1)
        scene.camp("B", "2-3", mahimiana=1)
        scene.begins(Planning(0)).does("pass").rolls(1, 1)  # no Headman action; the enemy has nothing to carry out
        assert set(scene.words()) == {"A", "B", "pass"}
        scene.does("B")
        assert scene.over
        assert not scene.state.camp_in_play(1)
        assert scene.state.culture == 5, "no points for it"

    @pytest.mark.rule("CO 12.67")
    def test_manual(self, tmp_path: Path) -> None:
        data = our_pack()
        card = next(one for one in data["development"] if one["no"] == 4)
        card.update(effects=[["manual", {}]], text="Take back what was taken.")
        path = tmp_path / "mine.json"
        path.write_text(json.dumps(data), encoding="utf-8")
        scene = Scene(game=ComancheriaGame(path))
        scene.reveals(4)
        note = scene.happened("manual-note")[-1][0]
        assert scene.game.note(note, "en") == "Take back what was taken."
        scene.does("culture+", "tribe+", "1-2", "done")
        assert scene.state.culture == 6
        assert scene.names(scene.state.tribes) == {"1-2"}
        assert len(scene.happened("adjusted")) == 2, "every change is told"
        assert scene.state.open[0] == scene.card(4)
