"""The sheet, lines 165 to 219: Planning (4.3)."""

from __future__ import annotations

import pytest

from prairie.games.comancheria.moving_camps import MoveCamps
from prairie.games.comancheria.planning import HeadmanActions, NewLeaders, Planning, ShareSuccesses

from .scene import Scene


class TestSteps1To3:
    """What Successes are worth, lines 165 to 178."""

    @pytest.mark.rule("CO 4.3.1", "CO 4.3.2", "CO 4.3.5")
    def test_one_success(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", paraibo=3, mahimiana=2)
        scene.camp("B", "2-3", paraibo=3, mahimiana=2)
        scene.successes("A", mahimiana=1)
        scene.begins(Planning(0))
        assert scene.medicine("A") == (4, 3), "1 for the Mahimiana in step 1, 1 for the Paraibo in step 3"
        assert scene.medicine("B") == (3, 2), "no Success, no medicine"
        assert scene.state.out_of_play == 1
        assert sum(scene.state.leader_success) + sum(scene.state.chief_success) == 0

    @pytest.mark.rule("CO 4.3.2", "CO 4.3.3", "CO 4.3.4")
    def test_five_successes_go_to_and_fro(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", paraibo=2, mahimiana=2)
        scene.successes("A", mahimiana=5)
        scene.begins(ShareSuccesses(0)).does("0", "4")
        assert scene.over
        assert scene.state.chief_success[0] == 3
        assert scene.medicine("A")[1] == 4, "1 for each that went to the Operations Track"
        assert list(scene.state.track_success) == [1, 0, 0, 0, 1, 0, 0]

    @pytest.mark.rule("CO 4.3.3")
    def test_the_emptiest_space_but_never_the_last(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", mahimiana=2)
        scene.successes("A", mahimiana=2)
        for place, count in enumerate((1, 1, 2, 1, 2, 2, 0)):
            scene.state.track_success[place] = count
            scene.state.successes += count
        scene.begins(ShareSuccesses(0))
        assert set(scene.words()) == {"0", "1", "3"}

    @pytest.mark.rule("CO 4.3.5", "CO 2.6.0.2")
    def test_medicine_stops_at_9(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", paraibo=8, mahimiana=9)
        scene.successes("A", mahimiana=1, paraibo=3)
        scene.begins(Planning(0))
        assert scene.medicine("A") == (9, 9)
        assert scene.state.out_of_play == 4


class TestStep4:
    """Headmen, lines 179 to 191."""

    def speaking(self, medicine: int = 3, **points: int) -> Scene:
        scene = Scene()
        scene.camp("A", "1-3", paraibo=medicine)
        for name, value in points.items():
            setattr(scene.state, name, value)
        return scene

    @pytest.mark.rule("CO 4.3.6")
    def test_each_camp_in_the_players_order_or_not_at_all(self) -> None:
        scene = self.speaking()
        scene.camp("B", "2-3", paraibo=3)
        scene.begins(HeadmanActions(0))
        assert set(scene.words()) == {"A", "B", "pass"}
        scene.does("B", "one", "ap")
        assert set(scene.words()) == {"A", "pass"}
        assert scene.does("pass").over

    @pytest.mark.rule("CO 4.3.7", "CO 4.3.9")
    def test_the_gamble_gives_as_many_actions_as_the_die_shows(self) -> None:
        scene = self.speaking(3)
        scene.begins(HeadmanActions(0)).does("A", "roll").rolls(3)
        scene.does("ap", "ap")
        assert scene.medicine("A")[0] == 1
        assert scene.state.ap == 2
        assert scene.over, "a third is left but nothing can be done with it: a Paraibo never drops below 1"

    @pytest.mark.rule("CO 4.3.7")
    def test_fewer_may_be_taken(self) -> None:
        scene = self.speaking(5)
        scene.begins(HeadmanActions(0)).does("A", "roll").rolls(5).does("ap", "pass")
        assert scene.over

    @pytest.mark.rule("CO 4.3.8")
    def test_a_die_above_his_medicine_gives_none(self) -> None:
        scene = self.speaking(3)
        scene.begins(HeadmanActions(0)).does("A", "roll").rolls(4)
        assert scene.over
        assert scene.state.ap == 0

    @pytest.mark.rule("CO 4.3.10")
    @pytest.mark.parametrize(("medicine", "ap", "legal"), [(2, 0, True), (1, 0, False), (2, 9, False)])
    def test_medicine_for_ap(self, medicine: int, ap: int, legal: bool) -> None:
        scene = self.speaking(medicine, ap=ap)
        scene.out_of_play(1)
        scene.state.ap = ap
        scene.state.culture, scene.state.military = 5, 4  # so that something can always be done
        scene.begins(HeadmanActions(0)).does("A", "one")
        assert ("ap" in scene.words()) == legal

    @pytest.mark.rule("CO 4.3.11", "CO 11.3", "CO 11.4")
    def test_a_card_is_bought(self) -> None:
        scene = self.speaking(3, ap=2)
        scene.development(11, 8, 3)  # hand 1 AP, in play 2 AP, and one that is not for sale
        scene.begins(HeadmanActions(0)).does("A", "roll").rolls(2)
        assert {"buy1", "buy2"} <= set(scene.words())
        assert "buy3" not in scene.words()
        scene.does("buy1")
        assert scene.state.ap == 1
        assert scene.state.open[0] == -1, "its space stays empty"
        assert "buy2" not in scene.words(), "2 AP are not there"

    @pytest.mark.rule("CO 4.3.12")
    def test_a_success_is_bought_back(self) -> None:
        scene = self.speaking(1, ap=1)
        scene.out_of_play(2)
        scene.begins(HeadmanActions(0)).does("A", "one", "success")
        assert (scene.state.out_of_play, scene.cup_holds()[0], scene.state.ap) == (1, 1, 0)

    @pytest.mark.rule("CO 4.3.13")
    @pytest.mark.parametrize(("culture", "military", "legal"), [(5, 4, True), (4, 4, False), (3, 4, False)])
    def test_culture_becomes_military(self, culture: int, military: int, legal: bool) -> None:
        scene = self.speaking(2, culture=culture, military=military)
        scene.begins(HeadmanActions(0)).does("A", "one")
        assert ("military" in scene.words()) == legal
        if legal:
            scene.does("military")
            assert (scene.state.culture, scene.state.military) == (4, 5)


class TestStep5:
    """New Mahimianas, lines 192 to 195."""

    @pytest.mark.rule("CO 4.3.14", "CO 4.3.15", "CO 2.6.1.3")
    @pytest.mark.parametrize(("die", "medicine"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
    def test_half_a_die_at_least_1(self, die: int, medicine: int) -> None:
        scene = Scene()
        scene.camp("A", "1-3", mahimiana=0)
        scene.camp("B", "2-3", mahimiana=1)
        scene.begins(NewLeaders(0)).rolls(die)
        assert scene.over, "only where there is none"
        assert scene.medicine("A")[1] == medicine
        assert scene.mahimiana("A") == "box A"


class TestStep6:
    """Tired Bands, lines 196 to 199."""

    @pytest.mark.rule("CO 4.3.16", "CO 2.1.6")
    def test_finished_bands_shrink_everywhere(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", mahimiana=2)
        tired, lone, small = (
            scene.band(3, "A", finished=True),
            scene.band(2, "1-4", finished=True),
            scene.band(1, "2-2", finished=True, mahimiana="A", food=2),
        )
        fresh = scene.band(2, "A")
        scene.begins(Planning(0)).does("pass")  # no Headman action
        assert [scene.strength(band) for band in (tired, lone, fresh)] == [2, 1, 2]
        assert not any(scene.finished(band) for band in (tired, lone, fresh))
        assert scene.where(small) == "gone"
        assert scene.mahimiana("A") == "box A"
        assert scene.medicine("A")[1] == 2


class TestStep7:
    """Moving camps, lines 200 to 212."""

    def moving(self, strength: int = 1, at: str = "1-3") -> Scene:
        scene = Scene()
        scene.camp("A", at)
        scene.band(strength, "A")
        return scene

    @pytest.mark.rule("CO 4.3.17")
    def test_as_far_as_its_bands_have_strength(self) -> None:
        scene = self.moving(1)
        scene.band(1, "A")
        scene.begins(MoveCamps(0)).does("A", "1-4", "1-2")
        assert scene.over, "two spaces, and no camp moves twice"
        assert scene.state.camp_at[0] == scene.space("1-2")

    @pytest.mark.rule("CO 4.3.17")
    def test_a_camp_without_bands_stays(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        assert scene.begins(MoveCamps(0)).over

    @pytest.mark.rule("CO 4.3.18")
    def test_dotted_lines_too(self) -> None:
        scene = self.moving()
        assert "1-5" in scene.begins(MoveCamps(0)).does("A").words()

    @pytest.mark.rule("CO 4.3.19")
    def test_never_into_an_enemy_space_or_a_square(self) -> None:
        scene = self.moving(3, at="1-1")
        scene.tribes("1-2")
        words = scene.begins(MoveCamps(0)).does("A").words()
        assert "1-3" in words
        assert not {"1-2", "WEST"} & set(words)

    @pytest.mark.rule("CO 4.3.19", "CO 4.3.20")
    def test_through_peace_spaces_camps_bands_columns_and_bison(self) -> None:
        scene = self.moving(2, at="1-1")
        scene.ally("1-2", "N2*")
        scene.begins(MoveCamps(0)).does("A", "1-2")
        assert "pass" not in scene.words(), "it cannot end with a Tribe"
        scene.does("2-1")
        assert scene.state.camp_at[0] == scene.space("2-1")

    @pytest.mark.rule("CO 4.3.20", "CO 2.4.5")
    def test_one_camp_in_palo_duro(self) -> None:
        scene = self.moving(1, at="3-3")
        assert "PDC" in scene.begins(MoveCamps(0)).does("A").words()
        scene = self.moving(1, at="3-3")
        scene.camp("B", "PDC")
        assert "PDC" not in scene.begins(MoveCamps(0)).does("A").words()

    @pytest.mark.rule("CO 4.3.20", "CO 2.4.2")
    def test_a_bison_where_it_ends_goes_to_the_supply(self) -> None:
        scene = self.moving(1)
        scene.bison("1-4", "1-6")
        scene.begins(MoveCamps(0)).does("A", "1-4")
        assert scene.names(scene.state.bison) == {"1-6"}

    @pytest.mark.rule("CO 4.3.21", "CO 4.3.22")
    def test_lone_bands_where_it_ends_join_and_its_own_come_along(self) -> None:
        scene = self.moving(1)
        lone = scene.band(2, "1-4", finished=True, food=1)
        scene.begins(MoveCamps(0)).does("A", "1-4")
        assert scene.where(0) == scene.where(lone) == "box A"
        assert scene.finished(lone)
        assert scene.holds(lone) == {"food": 1}

    @pytest.mark.rule("CO 4.3.23")
    def test_a_wagon_train_is_revealed_on_entering(self) -> None:
        scene = self.moving(2, at="1-4")
        scene.cup(success=1, ap=(1, 0, 0))
        scene.wagons("1-6")
        scene.begins(MoveCamps(0)).does("A", "1-6").draws("ap1")
        assert scene.state.ap_box[0] == 1
        assert scene.state.wagons == 0
        assert scene.does("2-6").over, "the enemy does not act now"


class TestSteps8And9:
    """The enemy and the counter, lines 213 to 219."""

    @pytest.mark.rule("CO 4.3.24", "CO 4.3.25")
    def test_a_free_instruction_and_the_counter(self) -> None:
        scene = Scene()
        scene.display("W2")
        scene.begins(Planning(0)).rolls(4, 6)
        assert scene.over
        assert scene.state.culture == 4
        assert scene.state.operations == 1
