"""The sheet, lines 2 to 44: what an active Band can do (5.2.1 to 5.2.4), and the activation around it (5.1)."""

from __future__ import annotations

import pytest

from .scene import Scene, name


class TestHunt:
    """5.2.1 Chasse, lines 2 to 5."""

    @pytest.mark.rule("CO 5.2.1.1")
    def test_it_costs_3_mp_without_a_mahimiana(self) -> None:
        scene = Scene()
        band = scene.band(2, "1-4")
        scene.bison("1-4")
        scene.activates(band)
        assert scene.movement() == 5
        scene.does("hunt")
        assert scene.movement() == 2

    @pytest.mark.rule("CO 5.2.1.1")
    def test_it_costs_2_mp_with_one(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", mahimiana=2)
        band = scene.band(2, "1-4", mahimiana="A")
        scene.bison("1-4")
        scene.activates(band).does("hunt")
        assert scene.movement() == 3

    @pytest.mark.rule("CO 5.1.4")
    def test_a_band_that_cannot_pay_in_full_does_not_hunt(self) -> None:
        scene = Scene()
        band = scene.band(3, "1-3")  # 4 MP; one Move on foot leaves 2
        scene.bison("1-4")
        scene.activates(band).does("1-4")
        assert scene.movement() == 2
        assert "hunt" not in scene.words()

    @pytest.mark.rule("CO 5.2.1.2")
    def test_the_bison_must_be_in_its_own_space(self) -> None:
        scene = Scene()
        band = scene.band(2, "1-3")
        scene.bison("1-4")
        scene.activates(band)
        assert "hunt" not in scene.words()

    @pytest.mark.rule("CO 5.2.1.3", "CO 2.1.3")
    def test_the_band_possesses_the_bison_and_the_map_loses_it(self) -> None:
        scene = Scene()
        band = scene.band(2, "1-4")
        scene.bison("1-4", "1-6")
        scene.activates(band).does("hunt")
        assert scene.holds(band) == {"bison": 1}
        assert scene.names(scene.state.bison) == {"1-6"}


class TestMove:
    """5.2.2 Déplacement, lines 7 to 13."""

    @pytest.mark.rule("CO 5.2.2.1", "CO 1.1.7")
    @pytest.mark.parametrize(("strength", "mp"), [(1, 6), (2, 5), (3, 4)])
    def test_a_space_costs_1_mp_with_horses_and_2_without(self, strength: int, mp: int) -> None:
        for horses, cost in ((1, 1), (0, 2)):
            scene = Scene()
            band = scene.band(strength, "1-3", horses=horses)
            scene.activates(band)
            assert scene.movement() == mp
            scene.does("1-4")
            assert scene.where(band) == "1-4"
            assert scene.movement() == mp - cost
            assert scene.holds(band) == ({"horses": 1} if horses else {}), "Horses are not used up"

    @pytest.mark.rule("CO 5.2.2.2")
    def test_bands_cross_dotted_lines(self) -> None:
        scene = Scene()
        band = scene.band(1, "1-3")
        scene.activates(band)
        assert {"1-1", "1-4", "1-5"} <= set(scene.words()), "1-3 and 1-5 are joined by a dotted line"
        assert scene.does("1-5").where(band) == "1-5"

    @pytest.mark.rule("CO 5.2.2.3")
    def test_they_enter_every_kind_of_space(self) -> None:
        scene = Scene()
        scene.camp("A", "2-3")
        scene.tribes("1-2")
        scene.ally("2-4", "N2*")
        scene.settlements("W", "3-1")
        scene.column("N", "1-4", 3)
        for start, end in (("1-1", "1-2"), ("2-3", "2-4"), ("3-2", "3-1"), ("1-1", "WEST"), ("3-3", "PDC"),
                           ("1-3", "1-4"), ("2-2", "2-3")):  # fmt: skip
            band = scene.band(1, start)
            assert scene.activates(band).does(end).where(band) == end

    @pytest.mark.rule("CO 5.2.2.3", "CO 1.1.4")
    def test_no_line_leads_to_the_reservation(self) -> None:
        scene = Scene()
        for line in scene.box.source["map"]["connections"]:
            assert "RESERVATION" not in (line["a"], line["b"])

    @pytest.mark.rule("CO 5.2.2.4")
    def test_passing_a_wagon_train_reveals_nothing(self) -> None:
        scene = Scene()
        scene.cup(success=1, ap=(1, 0, 0))
        scene.wagons("1-6")
        band = scene.band(1, "1-4", horses=1)
        scene.activates(band).does("1-6", "2-2")
        assert scene.names(scene.state.wagons) == {"1-6"}

    @pytest.mark.rule("CO 5.1.7")
    @pytest.mark.parametrize(("face", "box"), [("success", [0, 0, 0]), ("ap2", [0, 1, 0])])
    def test_being_marked_finished_there_reveals_it(self, face: str, box: list[int]) -> None:
        scene = Scene()
        scene.cup(success=1, ap=(0, 1, 0))
        scene.wagons("1-6")
        band = scene.band(1, "1-4", horses=1)
        scene.activates(band).does("1-6", "stop").draws(face)
        assert scene.over, "the enemy does not act now"
        assert scene.state.wagons == 0
        assert list(scene.state.ap_box)[:3] == box
        assert scene.cup_holds()[0] == 1

    @pytest.mark.rule("CO 5.1.6")
    def test_it_is_marked_finished_also_when_it_did_nothing(self) -> None:
        scene = Scene()
        band = scene.band(2, "1-4")
        scene.activates(band).does("stop")
        assert scene.over
        assert scene.finished(band)


class TestActivation:
    """Between the lines: 134 and 135, and what a Band brings along (rulings R100, R101, R112, R20)."""

    @pytest.mark.rule("CO 5.1.1", "CO 5.1.2")
    def test_a_camp_band_takes_up_goods_and_a_mahimiana(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", mahimiana=3, bison=1, horses=2, food=1)
        band = scene.band(2, "A")
        scene.activates(band)
        scene.does("bison", "horses", "mahimianaA")
        assert scene.holds(band) == {"bison": 1, "horses": 1}
        assert scene.in_box("A") == {"horses": 1, "food": 1}
        assert scene.mahimiana("A") == name(band)
        assert scene.where(band) == "1-3"

    @pytest.mark.rule("CO 5.1.1", "CO 2.1.4")
    def test_or_all_that_is_there(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", mahimiana=3, horses=2, food=1)
        scene.camp("B", "2-3", mahimiana=2)
        first = scene.band(2, "A")
        scene.activates(first).does("all")
        assert scene.holds(first) == {"horses": 2, "food": 1}
        assert scene.mahimiana("A") == name(first)
        scene = Scene()
        scene.camp("A", "1-3", mahimiana=3, horses=1)
        scene.camp("B", "2-3", mahimiana=2)
        second = scene.band(2, "A", mahimiana="B")
        scene.activates(second).does("all")
        assert scene.mahimiana("A") == "box A", "it has one already"

    @pytest.mark.rule("CO 5.1.1")
    def test_and_it_lays_down_what_it_holds(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", mahimiana=3, horses=1)
        band = scene.band(2, "A", mahimiana="A", bison=2)
        scene.activates(band).does("-bison", "-mahimiana", "horses")
        assert "bison" not in scene.words(), "what was laid down is not taken up at once"
        scene.does("done")
        assert scene.holds(band) == {"bison": 1, "horses": 1}
        assert scene.in_box("A") == {"bison": 1}
        assert scene.mahimiana("A") == "box A"

    @pytest.mark.rule("CO 2.1.4")
    def test_a_band_holds_one_mahimiana_at_most(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", mahimiana=3)
        scene.camp("B", "2-3", mahimiana=2)
        scene.state.leader_at[1] = scene.state.leader_at[0]  # B's Mahimiana lies in A's box
        band = scene.band(2, "A")
        scene.activates(band)
        assert {"mahimianaA", "mahimianaB"} <= set(scene.words())
        scene.does("mahimianaB")
        assert "mahimianaA" not in scene.words()

    @pytest.mark.rule("CO 2.1.5")
    def test_a_lone_band_takes_nothing_up(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", horses=1)
        band = scene.band(2, "1-4")
        scene.activates(band).does("1-3")
        assert scene.in_box("A") == {"horses": 1}
        assert not [word for word in scene.words() if word.startswith("mahimiana")]

    @pytest.mark.rule("CO 5.1.3")
    def test_its_mp_are_fixed_when_it_sets_out(self) -> None:
        scene = Scene()
        band = scene.band(2, "1-4")
        scene.activates(band)
        scene.state.strength[band] = 3
        scene.does("1-3")
        assert scene.movement() == 5 - 2

    @pytest.mark.rule("CO 5.1.5")
    def test_spare_horses_buy_mp_but_one_is_kept(self) -> None:
        scene = Scene()
        band = scene.band(3, "1-4", horses=2)
        scene.activates(band).does("horses")
        assert scene.movement() == 5
        assert scene.holds(band) == {"horses": 1}
        assert "horses" not in scene.words()

    @pytest.mark.rule("CO 5.1.8")
    def test_a_band_finished_in_a_camp_joins_its_box(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        band = scene.band(1, "1-4", bison=1)
        scene.activates(band).does("1-3", "stop")
        assert scene.where(band) == "box A"
        assert scene.holds(band) == {"bison": 1}, "it keeps what it holds"
        assert scene.finished(band)


class TestRaid:
    """5.2.3 Raid, lines 15 to 29."""

    def raiders(self, at: str = "1-2", strength: int = 2) -> tuple[Scene, int]:
        scene = Scene()
        scene.cup(success=3, ap=(3, 0, 0))
        return scene, scene.band(strength, at)

    @pytest.mark.rule("CO 5.2.3.1")
    def test_it_costs_1_mp(self) -> None:
        scene, band = self.raiders()
        scene.tribes("1-2")
        scene.activates(band).does("raid").draws("ap1", "ap1")
        assert scene.movement() == 4

    @pytest.mark.rule("CO 5.2.3.1", "CO 2.2.2", "CO 2.2.3", "CO 2.2.6", "CO 2.2.7")
    def test_its_target_is_an_enemy_or_peace_space(self) -> None:
        for at, legal in (("1-2", True), ("2-4", True), ("3-1", True), ("WEST", True), ("SOUTH", True),
                          ("1-4", False), ("EAST_NE", False), ("EAST_SE", False), ("PDC", False)):  # fmt: skip
            scene, band = self.raiders(at)
            scene.tribes("1-2")
            scene.ally("2-4", "N2*")
            scene.settlements("W", "3-1")
            assert ("raid" in scene.activates(band).words()) == legal, at

    @pytest.mark.rule("CO 5.2.3.2", "CO 5.2.3.3", "CO 5.2.3.4", "CO 2.9.5")
    def test_each_success_is_a_horses_or_a_captives(self) -> None:
        scene, band = self.raiders()
        scene.tribes("1-2")
        scene.activates(band).does("raid").draws("success", "success").does("horses", "captives")
        assert scene.holds(band) == {"horses": 1, "captives": 1}, "once each, not once in the check and once here"
        assert scene.state.ravaged[scene.space("1-2")] == 1, "one Ravaged, however many Successes"

    @pytest.mark.rule("CO 5.2.3.4")
    def test_without_a_success_nothing_is_ravaged(self) -> None:
        scene, band = self.raiders()
        scene.tribes("1-2")
        scene.activates(band).does("raid").draws("ap1", "ap1")
        assert scene.holds(band) == {}
        assert sum(scene.state.ravaged) == 0

    @pytest.mark.rule("CO 2.1.7")
    def test_an_empty_stock_leaves_the_other_kind(self) -> None:
        scene, band = self.raiders(strength=1)
        scene.tribes("1-2")
        hoard = scene.band(3, "6-6", captives=20)
        scene.activates(band).does("raid").draws("success")
        assert scene.holds(band) == {"horses": 1}, "no Captives are left, so nothing is asked"
        assert scene.holds(hoard) == {"captives": 20}

    @pytest.mark.rule("CO 5.2.3.5", "CO 5.2.3.3", "CO 2.9.13")
    def test_a_target_that_an_instruction_removes_is_not_ravaged(self) -> None:
        scene, band = self.raiders()
        scene.tribes("1-2")
        scene.cup(instructions="W3")  # Subjugate: West takes the Tribe that is being raided
        scene.activates(band).does("raid").draws("success", "W3").does("horses")
        assert scene.state.tribes == 0
        assert scene.holds(band) == {"horses": 1}, "loot won stays won"
        assert sum(scene.state.ravaged) == 0

    @pytest.mark.rule("CO 5.2.3.6", "CO 5.2.3.7")
    @pytest.mark.parametrize(("die", "broken"), [(2, False), (3, True)])
    def test_a_raid_on_an_ally_may_lose_him(self, die: int, broken: bool) -> None:
        scene, band = self.raiders(strength=1)
        scene.ally("1-2", "N2*")  # Ally, 3 AP: the die and the new Ravaged must exceed it
        scene.display("N1", "N3", "-", "N4")
        scene.activates(band).does("raid").draws("success").does("horses").rolls(die)
        assert (scene.state.ally[scene.space("1-2")] == -1) == broken
        assert scene.rows("N") == ["N1", "N3", "", "N4", "", "N2*" if broken else ""], "the lowest empty row"

    @pytest.mark.rule("CO 5.2.3.6", "CO 2.2.4")
    def test_the_roll_is_made_after_a_failed_raid_too(self) -> None:
        scene, band = self.raiders("3-1", strength=1)
        scene.settlements("W", "3-1")
        scene.peace("W", "W5")  # Peace, 3 AP, on Santa Fe: all of West's spaces are at peace
        scene.activates(band).does("raid").draws("ap1").rolls(4)
        assert scene.state.peace[3] == -1
        assert scene.rows("W")[-1] == "W5"

    @pytest.mark.rule("CO 5.2.3.6")
    def test_an_enemy_space_asks_for_no_roll(self) -> None:
        scene, band = self.raiders(strength=1)
        scene.tribes("1-2")
        scene.activates(band).does("raid").draws("ap1")
        assert "stop" in scene.words()

    @pytest.mark.rule("CO 5.2.3.8")
    def test_the_same_space_may_be_raided_again(self) -> None:
        scene, band = self.raiders(strength=1)
        scene.tribes("1-2")
        scene.activates(band)
        for _ in range(2):
            scene.does("raid").draws("success").does("captives")
        assert scene.holds(band) == {"captives": 2}
        assert scene.state.ravaged[scene.space("1-2")] == 2


class TestTrade:
    """5.2.4 Négoce, lines 31 to 44."""

    @pytest.mark.rule("CO 5.2.4.1", "CO 5.2.4.2", "CO 5.2.4.3", "CO 5.2.4.6", "CO 10.2")
    @pytest.mark.parametrize("got", ["food", "trade-goods"])
    def test_one_resource_for_one_mp_and_one_ap(self, got: str) -> None:
        scene = Scene()
        scene.tribes("1-2")
        scene.state.ap = 2
        band = scene.band(2, "1-2", bison=2)
        scene.activates(band).does("trade", f"bison>{got}")
        assert scene.holds(band) == {"bison": 1, got.replace("-", "_"): 1}
        assert scene.movement() == 4
        assert scene.state.ap == 1

    @pytest.mark.rule("CO 5.2.4.1")
    def test_only_bison_captives_and_horses_are_given(self) -> None:
        scene = Scene()
        scene.tribes("1-2")
        scene.state.ap = 2
        band = scene.band(2, "1-2", bison=1, captives=1, horses=1, food=1, guns=1, trade_goods=1)
        scene.activates(band).does("trade")
        assert {word.partition(">")[0] for word in scene.words()} == {"bison", "captives", "horses"}

    @pytest.mark.rule("CO 2.1.7")
    @pytest.mark.parametrize(("gone", "left"), [("food", "trade-goods"), ("trade_goods", "food")])
    def test_what_the_stock_has_not_cannot_be_had(self, gone: str, left: str) -> None:
        scene = Scene()
        scene.tribes("1-2")
        if gone == "food":
            scene.band(3, "6-6", food=12)
        else:
            scene.band(3, "6-6", trade_goods=16)
        band = scene.band(2, "1-2", captives=1)
        scene.activates(band).does("trade")
        assert scene.holds(band) == {left.replace("-", "_"): 1}, "nothing is asked: there is one thing to be had"

    @pytest.mark.rule("CO 5.2.4.3")
    def test_captives_cost_no_ap(self) -> None:
        scene = Scene()
        scene.tribes("1-2")
        band = scene.band(2, "1-2", captives=1, horses=1)
        scene.activates(band).does("trade")
        assert all(word.startswith("captives") for word in scene.words()), "without AP, Horses cannot be given"
        assert scene.does("captives>food").holds(band) == {"horses": 1, "food": 1}

    @pytest.mark.rule("CO 5.2.4.3", "CO 2.2.5")
    def test_a_peace_space_asks_for_no_ap(self) -> None:
        scene = Scene(period=3)
        scene.peace("E", "E4*")  # on the south-east square, for both squares of East
        band = scene.band(2, "EAST_NE", horses=1)
        scene.activates(band).does("trade", "horses>food")
        assert scene.holds(band) == {"food": 1}

    @pytest.mark.rule("CO 5.2.4.4", "CO 2.2.7")
    def test_where_there_is_somebody_to_trade_with(self) -> None:
        for at, legal in (("1-2", True), ("2-4", True), ("3-1", True), ("WEST", True), ("1-4", False),
                          ("EAST_SE", False), ("PDC", False)):  # fmt: skip
            scene = Scene()
            scene.tribes("1-2")
            scene.ally("2-4", "N2*")
            scene.settlements("W", "3-1")
            band = scene.band(2, at, captives=1)
            assert ("trade" in scene.activates(band).words()) == legal, at

    @pytest.mark.rule("CO 5.2.4.5", "CO 2.2.8")
    def test_a_ravaged_colonial_enemy_does_not_trade(self) -> None:
        for peace in (False, True):
            scene = Scene()
            scene.settlements("W", "3-1")
            scene.ravaged("3-1")
            if peace:
                scene.peace("W", "W5")
            west, south = scene.band(2, "WEST", captives=1), scene.band(2, "SOUTH", captives=1)
            assert "trade" not in scene.activates(west).words(), "Ravaged elsewhere in West's land"
            assert "trade" in scene.activates(south).words(), "another enemy's"

    @pytest.mark.rule("CO 5.2.4.5")
    def test_the_north_trades_all_the_same(self) -> None:
        scene = Scene()
        scene.tribes("1-2")
        scene.ravaged("1-2")
        band = scene.band(2, "1-2", captives=1)
        assert "trade" in scene.activates(band).words()
