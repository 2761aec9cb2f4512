"""The sheet, lines 469 to 520: what Resources are good for (chapter 10). Pop points: test_walk_09; Guns: 02 and 12."""

from __future__ import annotations

import pytest

from prairie.games.comancheria.columns import Attrition
from prairie.games.comancheria.components import ENEMIES
from prairie.games.comancheria.enemy import ForFree
from prairie.games.comancheria.operations_track import AdvanceOperations

from .scene import Scene, name


class TestTradeGoods:
    """Rolling again, lines 505 to 520."""

    def track(self, **goods: int) -> Scene:
        """The Operations counter on the number 3, Trade Goods in a camp."""
        scene = Scene()
        scene.camp("A", "1-3", **goods)
        scene.state.operations = 4
        return scene

    @pytest.mark.rule("CO 10.4", "CO 2.7.1")
    def test_a_die_may_be_rolled_again_and_the_first_is_void(self) -> None:
        scene = self.track(trade_goods=1)
        scene.begins(AdvanceOperations(0)).rolls(3)
        assert set(scene.words()) == {"A", "accept"}
        scene.does("A").rolls(5)
        assert scene.over, "no Trade Goods are left, so the new die stands"
        assert scene.state.operations == 5
        assert scene.in_box("A") == {}

    @pytest.mark.rule("CO 10.4")
    def test_the_new_die_counts_even_if_it_is_worse(self) -> None:
        scene = self.track(trade_goods=1)
        scene.begins(AdvanceOperations(0)).rolls(5).does("A").rolls(3)
        assert scene.state.operations == 6

    @pytest.mark.rule("CO 10.5")
    def test_as_often_as_there_are_some(self) -> None:
        scene = self.track(trade_goods=3)
        scene.begins(AdvanceOperations(0)).rolls(1).does("A").rolls(2).does("A").rolls(4).does("accept")
        assert scene.state.operations == 5
        assert scene.in_box("A") == {"trade_goods": 1}

    @pytest.mark.rule("CO 10.8")
    def test_outside_activations_and_battles_any_in_play_will_do(self) -> None:
        scene = self.track(trade_goods=1)
        lone, camp = scene.band(1, "4-4", trade_goods=1), scene.band(1, "A", trade_goods=1)
        reserved = scene.band(1, "1-4", trade_goods=1)
        scene.reserve(reserved)
        scene.begins(AdvanceOperations(0)).rolls(1)
        assert set(scene.words()) == {"A", name(lone), name(camp), "accept"}

    @pytest.mark.rule("CO 2.7.1")
    def test_the_enemys_dice_too(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", trade_goods=3)
        scene.display("W2", "W6")
        scene.begins(ForFree(0)).rolls(4).does("A").rolls(6).does("accept").rolls(1).does("A").rolls(2)
        assert scene.does("accept").over
        assert scene.state.culture == 5, "South acts, and has nothing to carry out"

    @pytest.mark.rule("CO 2.7.1")
    def test_attrition_too(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", trade_goods=1)
        scene.column("W", "4-4", 3)
        scene.begins(Attrition(0, ENEMIES.index("W"))).rolls(3).does("A").rolls(2)
        assert scene.column_of("W") == ("4-4", 2)

    @pytest.mark.rule("CO 2.7.2")
    def test_a_pick_at_random_is_never_repeated(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", trade_goods=5)
        scene.bison("4-4", "4-5")
        scene.executes("W", "Hunt").rolls(4).does("accept").draws("4-5")
        assert scene.over
        assert scene.names(scene.state.bison) == {"4-4"}

    @pytest.mark.rule("CO 10.7")
    def test_an_allied_tribe_has_none(self) -> None:
        scene = Scene()
        scene.camp("A", "4-4", trade_goods=5)
        scene.ally("1-2", "N2*")
        scene.column("W", "1-2", 1)
        scene.fights("W").rolls(3)
        assert scene.over, "the die stands"


@pytest.mark.rule("CO 10.2", "CO 10.3")
def test_nothing_but_a_card_gives_guns() -> None:
    scene = Scene()
    scene.tribes("1-2")
    scene.cup(success=2, ap=(1, 0, 0))
    band = scene.band(1, "1-2", captives=1)
    scene.activates(band).does("raid").draws("success")
    assert set(scene.words()) == {"horses", "captives"}, "neither Food nor Trade Goods nor Guns"
    scene.does("horses", "trade")
    assert {word.partition(">")[2] for word in scene.words()} == {"food", "trade-goods"}
