"""The sheet, lines 46 to 63: the Success Check (2.9), with what Guns and Trade Goods do to it (lines 492 to 514)."""

from __future__ import annotations

import pytest

from prairie.games.comancheria.components import ENEMIES

from .scene import Scene


def raiding(
    strength: int, instructions: str = "", medicine: int | None = None, guns: int = 0, trade_goods: int = 0
) -> tuple[Scene, int]:
    """A Band about to raid a Tribe; with a Mahimiana if his medicine is given."""
    scene = Scene()
    scene.tribes("1-2")
    scene.camp("A", "4-4", mahimiana=medicine or 0)
    scene.cup(success=4, ap=(3, 3, 3), instructions=instructions)
    rider = "" if medicine is None else "A"
    band = scene.band(strength, "1-2", mahimiana=rider, guns=guns, trade_goods=trade_goods)
    scene.activates(band).does("raid")
    return scene, band


class TestStep1:
    """How many counters, lines 49 to 56."""

    @pytest.mark.rule("CO 2.9.1")
    @pytest.mark.parametrize("strength", [1, 2, 3])
    def test_as_many_as_the_band_has_strength(self, strength: int) -> None:
        scene, _ = raiding(strength)
        scene.draws(*["ap1"] * strength)
        assert "stop" in scene.words(), "the Raid is over"
        assert list(scene.state.ap_box)[:3] == [strength, 0, 0]

    @pytest.mark.rule("CO 2.9.2", "CO 2.9.3")
    @pytest.mark.parametrize(
        ("medicine", "die", "bonus"),
        [(3, 3, 1), (3, 4, 0), (3, 2, 1), (3, 1, 2), (4, 2, 2), (5, 2, 2), (5, 3, 1), (6, 3, 2), (9, 4, 2), (9, 5, 1)],
    )
    def test_a_mahimiana_may_add_one_or_two(self, medicine: int, die: int, bonus: int) -> None:
        scene, _ = raiding(1, medicine=medicine)
        scene.rolls(die).draws(*["ap2"] * min(1 + bonus, 3))
        assert "stop" in scene.words()
        assert list(scene.state.ap_box)[:3] == [0, 1 + bonus, 0]

    @pytest.mark.rule("CO 2.9.4")
    def test_one_without_medicine_rolls_no_die(self) -> None:
        scene, _ = raiding(1, medicine=0)
        scene.draws("ap1")
        assert "stop" in scene.words()


class TestStep2:
    """The draw, and what may be done about it."""

    @pytest.mark.rule("CO 2.9.6")
    def test_a_cup_with_too_few_counters_is_drawn_empty(self) -> None:
        scene = Scene()
        scene.tribes("1-2")
        scene.cup(ap=(1, 1, 0))
        band = scene.band(3, "1-2")
        scene.activates(band).does("raid").draws("ap1")
        assert "stop" in scene.words(), "the last counter draws itself, a third there is not"
        assert list(scene.state.ap_box)[:3] == [1, 1, 0]

    @pytest.mark.rule("CO 2.9.8")
    def test_trade_goods_draw_all_again(self) -> None:
        scene, band = raiding(2, trade_goods=1)
        scene.draws("ap3", "success").does("redraw").draws("success", "success").does("horses", "horses")
        assert scene.holds(band) == {"horses": 2}
        assert list(scene.state.ap_box)[:3] == [0, 0, 0], "the first draw counts for nothing"

    @pytest.mark.rule("CO 2.9.7")
    def test_as_often_as_there_are_trade_goods(self) -> None:
        scene, band = raiding(1, trade_goods=2)
        scene.draws("ap1").does("redraw").draws("ap1").does("redraw").draws("ap3")
        assert scene.holds(band) == {}
        assert list(scene.state.ap_box)[:3] == [0, 0, 1]

    @pytest.mark.rule("CO 2.9.9")
    @pytest.mark.parametrize(("die", "kept"), [(2, True), (6, True), (1, False)])
    def test_guns_send_an_ap_counter_back_or_are_spent(self, die: int, kept: bool) -> None:
        scene, band = raiding(1, guns=1)
        scene.draws("ap2").does("guns2").rolls(die)
        if kept:
            assert scene.holds(band) == {"guns": 1}
            assert list(scene.state.ap_box)[:3] == [0, 0, 0]
        else:
            assert scene.holds(band) == {}
            assert list(scene.state.ap_box)[:3] == [0, 1, 0]

    @pytest.mark.rule("CO 2.9.9")
    def test_as_long_as_guns_last(self) -> None:
        scene, band = raiding(2, guns=2)
        scene.draws("ap3", "ap1").does("guns3").rolls(1).does("guns3").rolls(3).does("guns1").rolls(1)
        assert scene.holds(band) == {"guns": 1}
        assert list(scene.state.ap_box)[:3] == [0, 0, 0]

    @pytest.mark.rule("CO 2.9.10")
    def test_guns_do_not_help_against_an_instruction(self) -> None:
        scene, _ = raiding(1, "W6", guns=1)  # Settle
        scene.draws("W6", "1-1")
        assert "stop" in scene.words(), "nothing was asked"
        assert scene.state.settled[3] != 0

    @pytest.mark.rule("CO 2.9.7", "CO 2.9.8")
    def test_a_redraw_after_guns_draws_only_what_still_lies_there(self) -> None:
        scene, _ = raiding(2, guns=1, trade_goods=1)
        scene.draws("ap1", "ap3").does("guns3").rolls(6).does("accept", "redraw").draws("ap2").does("pass")
        assert list(scene.state.ap_box)[:3] == [0, 1, 0], "one counter drawn again, not two"

    @pytest.mark.rule("CO 10.6")
    def test_only_the_active_bands_own_goods_help(self) -> None:
        scene = Scene()
        scene.tribes("1-2")
        scene.camp("A", "4-4", mahimiana=3, trade_goods=2)
        scene.cup(success=1, ap=(1, 0, 0))
        scene.band(3, "4-3", trade_goods=1)
        band = scene.band(1, "1-2", mahimiana="A")
        scene.activates(band).does("raid").rolls(6)
        assert set(scene.words()) == {"success", "ap1"}, "the die stands at once: no offer to roll it again"


class TestSteps3And4:
    """Where the counters go, lines 59 to 63."""

    @pytest.mark.rule("CO 2.9.11")
    def test_successes_honour_the_mahimiana(self) -> None:
        scene, _ = raiding(2, medicine=1)
        scene.rolls(6).draws("success", "success").does("horses", "horses")
        assert scene.state.leader_success[0] == 2
        assert scene.state.out_of_play == 0

    @pytest.mark.rule("CO 2.9.11")
    def test_without_one_they_go_out_of_play(self) -> None:
        scene, _ = raiding(2)
        scene.draws("success", "success").does("horses", "horses")
        assert scene.state.out_of_play == 2
        assert scene.cup_holds()[0] == 2

    @pytest.mark.rule("CO 2.9.12")
    def test_ap_counters_go_to_the_box(self) -> None:
        scene, _ = raiding(3)
        scene.draws("ap1", "ap3", "ap3")
        assert list(scene.state.ap_box)[:3] == [1, 0, 2]
        assert scene.cup_holds()[1] == [2, 3, 1]

    @pytest.mark.rule("CO 2.9.13")
    def test_instructions_are_carried_out_before_the_loot_in_the_order_drawn(self) -> None:
        scene, _ = raiding(3, "W2 S2")
        scene.draws("W2", "success", "S2")  # two Culture attacks
        assert set(scene.words()) == {"horses", "captives"}
        assert scene.state.culture == 3
        enemies = [ENEMIES[args[0]] for args in scene.happened("executes")]
        assert enemies == ["W", "S"]
