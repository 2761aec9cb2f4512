"""The sheet, lines 128 to 153: Take Actions (4.1)."""

from __future__ import annotations

import pytest

from prairie.games.comancheria.take_actions import TakeActions

from .scene import Scene, name

BLANK = 1


class TestStep1:
    """A Ranchería and its medicine track, lines 128 to 133."""

    @pytest.mark.rule("CO 4.1.1")
    def test_one_with_a_band_in_its_box_is_chosen(self) -> None:
        scene = Scene()
        for letter, at in (("A", "1-3"), ("B", "2-3"), ("C", "4-4")):
            scene.camp(letter, at)
        scene.band(1, "A")
        scene.band(1, "C")
        assert set(scene.begins(TakeActions(0)).words()) == {"A", "C"}

    @pytest.mark.rule("CO 4.1.2")
    def test_without_one_step_4_follows(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        lone = scene.band(1, "1-4")
        scene.state.ap = 1
        assert set(scene.begins(TakeActions(0)).words()) == {name(lone), "pass"}

    @pytest.mark.rule("CO 4.1.3", "CO 4.1.5")
    def test_its_bands_become_unfinished_and_the_rest_stay_in_the_box(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", paraibo=1)
        first, second = scene.band(1, "A", finished=True), scene.band(1, "A", finished=True)
        other = scene.band(1, "1-4", finished=True)
        scene.begins(TakeActions(0)).does(name(second))
        assert not scene.finished(first), "it found no room on the track"
        assert not scene.finished(second)
        assert scene.finished(other)
        scene.does("stop")
        assert scene.over
        assert (scene.finished(first), scene.finished(second)) == (False, True)

    @pytest.mark.rule("CO 4.1.4", "CO 2.6.0.3")
    def test_as_many_as_fit_in_the_order_the_player_likes(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", paraibo=2)
        bands = [scene.band(1, "A") for _ in range(3)]
        scene.begins(TakeActions(0)).does(name(bands[2]), name(bands[0]))
        scene.does("stop")  # the rightmost, named first, was activated
        assert scene.finished(bands[2])
        assert set(scene.words()) == {"next", "pass"}
        scene.does("next", "stop")
        assert scene.finished(bands[0])
        assert scene.over, "the third did not fit"


class TestStep2:
    """From the right, lines 134 to 138."""

    @pytest.mark.rule("CO 4.1.6")
    def test_the_first_activation_is_compulsory(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.band(1, "A")
        scene.begins(TakeActions(0))
        assert {"1-1", "1-4", "1-5", "stop"} == set(scene.words()), "the only Band is under way"

    @pytest.mark.rule("CO 4.1.7")
    def test_then_the_player_goes_on_or_not(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        first, second = scene.band(1, "A"), scene.band(1, "A")
        scene.begins(TakeActions(0)).does(name(first), "stop", "pass", "pass")
        assert scene.over
        assert scene.finished(first)
        assert not scene.finished(second)

    @pytest.mark.rule("CO 4.1.8")
    def test_a_change_of_medicine_moves_no_band(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", paraibo=4)
        first, _ = scene.band(1, "A"), scene.band(1, "A")
        scene.begins(TakeActions(0)).does(name(first))  # on the spaces 3 and 2
        scene.state.paraibo[0] = 9
        scene.does("stop", "pass", "collect")
        assert scene.state.ap == 2


class TestStep3:
    """AP for the Bands that stay, lines 139 to 143."""

    def waiting(self, paraibo: int, bands: int) -> tuple[Scene, list[int]]:
        """The first Band has acted; the others are on the track."""
        scene = Scene()
        scene.camp("A", "1-3", paraibo=paraibo)
        found = [scene.band(1, "A") for _ in range(bands)]
        scene.begins(TakeActions(0)).does(*(name(band) for band in found[:-1]), "stop", "pass")
        return scene, found

    @pytest.mark.rule("CO 4.1.9", "CO 4.1.10", "CO 4.1.11")
    def test_as_many_as_spaces_left_of_the_leftmost(self) -> None:
        scene, bands = self.waiting(paraibo=6, bands=3)  # on the spaces 5, 4 and 3
        scene.does("collect", "pass")  # and nobody is activated for them
        assert scene.over
        assert scene.state.ap == 3
        assert [scene.finished(band) for band in bands] == [True, False, True], "the leftmost pays for it"
        assert [scene.where(band) for band in bands] == ["box A"] * 3

    @pytest.mark.rule("CO 4.1.9", "CO 4.1.10")
    def test_collecting_is_optional_and_then_costs_nothing(self) -> None:
        scene, bands = self.waiting(paraibo=6, bands=2)
        scene.does("pass")
        assert scene.state.ap == 0
        assert not scene.finished(bands[1])

    @pytest.mark.rule("CO 2.8.B.1")
    def test_the_player_never_has_more_than_9(self) -> None:
        scene, _ = self.waiting(paraibo=9, bands=2)
        scene.state.ap = 5
        scene.does("collect")
        assert scene.state.ap == 9

    @pytest.mark.rule("CO 4.1.12")
    def test_nothing_without_a_band_on_the_track(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", paraibo=6)
        scene.band(1, "A")
        scene.begins(TakeActions(0)).does("stop")
        assert scene.over
        assert scene.state.ap == 0


class TestSteps4And5:
    """Activation for AP, and the counter, lines 144 to 153."""

    @pytest.mark.rule("CO 4.1.13")
    def test_a_band_costs_its_strength_and_may_act_again(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        band = scene.band(2, "1-4", finished=True)
        scene.state.ap = 5
        scene.begins(TakeActions(0)).does(name(band))
        assert not scene.finished(band)
        assert scene.state.ap == 3
        scene.does("stop", name(band), "stop")
        assert scene.over, "1 AP is not enough for a third time"
        assert scene.state.ap == 1
        assert scene.finished(band)

    @pytest.mark.rule("CO 4.1.13")
    def test_camp_bands_of_any_camp_too(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.camp("B", "2-3")
        first, second = scene.band(1, "A"), scene.band(1, "B")
        scene.state.ap = 1
        scene.begins(TakeActions(0)).does("A", "stop")
        assert set(scene.words()) == {name(first), name(second), "pass"}
        scene.does(name(second))
        assert scene.where(second) == "2-3"

    @pytest.mark.rule("CO 4.1.14", "CO 8.1")
    def test_not_those_in_the_reservation(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.reserve(scene.band(1, "1-4"))
        scene.state.ap = 5
        assert scene.begins(TakeActions(0)).over

    @pytest.mark.rule("CO 4.1.15")
    def test_then_the_operations_counter_advances(self) -> None:
        scene = Scene()
        scene.begins(TakeActions(0))
        assert scene.over
        assert scene.state.operations == BLANK
