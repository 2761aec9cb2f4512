"""The sheet, lines 304 to 315: the Victory Check (2.10), and defeat (2.11)."""

from __future__ import annotations

import pytest

from prairie.core.bits import BIT
from prairie.core.contract import OVER
from prairie.games.comancheria import cards, points
from prairie.games.comancheria.components import ENEMIES, NONE, WEST
from prairie.games.comancheria.state import Comancheria
from prairie.games.comancheria.victory import VictoryCheck

from .scene import Scene


def checking(scenario: str) -> Scene:
    """A scene of that scenario: SC5 and SC7 begin in the first Period and go on."""
    scene = Scene()
    index = [one["id"] for one in scene.box.source["scenarios"]].index(scenario)
    state = Comancheria(scene.box, index)
    state.log = scene.state.log
    state.history = state.periods[0]
    state.owners = scene.box.histories[state.history].owners[:]
    state.culture = state.military = 5
    state.deck = scene.box.histories[state.history].deck
    cards.refresh(state)
    scene.state = state
    return scene


def met_in_the_first_period(scene: Scene) -> None:
    """Two Territories under control, one of them the first, with two Rancherías."""
    scene.camp("A", "1-3", mahimiana=1)
    scene.camp("B", "3-4", mahimiana=1)


class TestStep1:
    """Lines 304 to 306."""

    @pytest.mark.rule("CO 2.10.1", "CO 9.2", "CO 9.6")
    @pytest.mark.parametrize(
        ("camps", "bands"),
        [((), ()), (("1-3",), ("2-3",)), (("3-4", "4-4"), ()), (("1-3", "1-5"), ())],
        ids=["nothing", "one camp", "neither Territory 1 nor 2", "one Territory"],
    )
    def test_an_objective_missed_is_defeat(self, camps: tuple[str, ...], bands: tuple[str, ...]) -> None:
        scene = checking("SC1")
        for letter, at in zip("ABC", camps, strict=False):
            scene.camp(letter, at)
        for at in bands:
            scene.band(1, at)
        scene.begins(VictoryCheck(0))
        assert scene.state.decider() == OVER
        assert scene.state.outcome().winners == ()
        assert scene.state.outcome().rule == "CO 2.10.1"

    @pytest.mark.rule("CO 2.10.2", "CO 9.1")
    def test_met_in_the_last_period_it_is_victory(self) -> None:
        scene = checking("SC1")
        met_in_the_first_period(scene)
        scene.begins(VictoryCheck(0))
        assert scene.state.decider() == OVER
        assert scene.state.outcome().winners == (0,)
        assert scene.state.outcome().rule == "CO 2.10.2"

    @pytest.mark.rule("CO 9.6", "CO 8.2")
    def test_camps_in_the_reservation_do_not_count(self) -> None:
        scene = checking("SC1")
        met_in_the_first_period(scene)
        scene.camp("C", "2-3")
        scene.reserve_camp("B")
        scene.reserve_camp("C")
        scene.band(1, "3-4")
        scene.begins(VictoryCheck(0))
        assert scene.state.outcome().winners == ()

    @pytest.mark.rule("CO 9.3", "CO 9.4", "CO 9.5")
    @pytest.mark.parametrize(
        ("period", "camps", "total", "met"),
        [
            (2, ("1-3", "2-3", "3-3"), 2, True),
            (2, ("1-3", "2-3"), 9, False),
            (3, ("1-3", "2-3", "2-4"), 6, True),
            (3, ("1-3", "2-3", "2-4"), 5, False),
            (3, ("1-3", "2-3"), 9, False),
            (4, ("1-3", "1-5"), 5, True),
            (4, ("1-3", "1-5"), 4, False),
            (4, ("1-3",), 9, False),
        ],
    )
    def test_the_objectives_of_the_other_periods(
        self, period: int, camps: tuple[str, ...], total: int, met: bool
    ) -> None:
        scene = Scene(period)
        for letter, at in zip("ABC", camps, strict=False):
            scene.camp(letter, at)
        scene.state.culture, scene.state.military = total - 1, 1
        scene.begins(VictoryCheck(0))
        assert (scene.state.outcome().winners == (0,)) == met


class TestSteps2To4:
    """The next Period, lines 307 to 315."""

    def next_period(self) -> Scene:
        scene = checking("SC5")
        met_in_the_first_period(scene)
        for letter in "NWS":  # the columns of the three active enemies are in the game
            scene.display(*(f"{letter}{number}" for number in range(1, 7)))
        return scene

    @pytest.mark.rule("CO 2.10.3", "CO 2.10.4", "CO 2.10.7")
    def test_the_deck_goes_and_what_lies_open_stays(self) -> None:
        scene = self.next_period()
        scene.development(3, 8, 11)
        scene.state.discards = BIT[scene.card(1)]
        scene.state.hand = BIT[scene.card(2)]
        scene.state.in_front = BIT[scene.card(8)]
        scene.state.owned = BIT[0]
        scene.state.war_bonus[WEST] = 1
        scene.begins(VictoryCheck(0))
        assert scene.over
        assert scene.state.history == 1
        assert scene.state.deck == scene.box.histories[1].deck, "the cards of the second Period"
        assert scene.state.discards == 0
        assert list(scene.state.open) == [scene.card(number) for number in (3, 8, 11)]
        assert (scene.state.hand, scene.state.in_front, scene.state.owned) == (
            BIT[scene.card(2)], BIT[scene.card(8)], BIT[0],
        )  # fmt: skip
        assert scene.state.war_bonus[WEST] == 0

    @pytest.mark.rule("CO 2.10.7")
    def test_empty_development_spaces_are_filled(self) -> None:
        scene = self.next_period()
        scene.development(3, 8)
        scene.begins(VictoryCheck(0)).draws("c23")
        assert scene.over
        assert scene.state.open[2] == scene.card(23)

    @pytest.mark.rule("CO 2.10.8", "CO 12.2", "CO 12.63", "CO 12.64")
    def test_what_the_new_card_says_is_carried_out(self) -> None:
        scene = self.next_period()
        scene.development(3, 8, 11)
        scene.cup(success=1, ap=(4, 4, 3), instructions="N7 W7")
        scene.begins(VictoryCheck(0))
        assert scene.state.enemy_ap == 2
        assert scene.cup_holds() == (1, [4, 5, 3], {"N7", "W7", "S7"})

    @pytest.mark.rule("CO 2.10.5", "CO 2.10.6")
    def test_a_new_enemy_brings_its_counters(self) -> None:
        scene = checking("SC7")
        scene.state.period = 1
        scene.state.history = 1
        for letter, at in (("A", "1-3"), ("B", "2-3"), ("C", "3-4")):
            scene.camp(letter, at, mahimiana=1)
        for letter in "NWS":
            scene.display(*(f"{letter}{number}" for number in range(1, 7)))
        scene.development(3, 8, 11)
        assert scene.state.owners[2] == 0, "East is dormant"
        scene.begins(VictoryCheck(0)).draws("E3", "E6", "E1", "E2", "E5")
        assert scene.over
        assert scene.rows("E") == ["E3", "E6", "E1", "E2", "E5", "E4"]
        assert scene.state.owners[2] != 0

    @pytest.mark.rule("CO 2.10.9", "CO 12.65")
    def test_the_passage_counter_starts_anew(self) -> None:
        scene = self.next_period()
        scene.development(3, 8, 11)
        scene.state.passage = 4
        scene.begins(VictoryCheck(0))
        assert scene.state.passage == 0

    @pytest.mark.rule("CO 2.10.9", "CO 12.65")
    def test_in_the_last_period_one_space_further(self) -> None:
        scene = checking("SC7")
        scene.state.period = scene.state.history = 2
        for letter, at in (("A", "1-3"), ("B", "2-3"), ("C", "3-4")):
            scene.camp(letter, at, mahimiana=1)
        for letter in ENEMIES:
            scene.display(*(f"{letter}{number}" for number in range(1, 7)))
        scene.development(3, 8, 11)
        scene.begins(VictoryCheck(0))
        assert scene.state.passage == 1

    @pytest.mark.rule("CO 9.7")
    def test_the_map_goes_on(self) -> None:
        scene = self.next_period()
        scene.development(3, 8, 11)
        scene.tribes("1-2")
        scene.bison("1-4")
        scene.column("W", "2-1", 2)
        scene.begins(VictoryCheck(0))
        assert scene.names(scene.state.tribes) == {"1-2"}
        assert scene.names(scene.state.bison) == {"1-4"}
        assert scene.column_of("W") == ("2-1", 2)
        assert (scene.state.culture, scene.state.military) == (5, 5)


class TestDefeat:
    """2.11, and how points are lost (2.5.1)."""

    @pytest.mark.rule("CO 2.5.1.2")
    @pytest.mark.parametrize(("loss", "culture", "military"), [(2, 1, 5), (3, 0, 5), (5, 0, 3), (9, 0, 0)])
    def test_what_one_track_cannot_pay_the_other_does(self, loss: int, culture: int, military: int) -> None:
        scene = Scene()
        scene.state.culture = 3
        points.lose_culture(scene.state, loss)
        assert (scene.state.culture, scene.state.military) == (culture, military)

    @pytest.mark.rule("CO 2.5.1.2")
    def test_either_way(self) -> None:
        scene = Scene()
        scene.state.military = 1
        points.lose_military(scene.state, 3)
        assert (scene.state.culture, scene.state.military) == (3, 0)

    @pytest.mark.rule("CO 2.11.1")
    def test_both_at_0_ends_everything_at_once(self) -> None:
        scene = Scene()
        scene.state.culture, scene.state.military = 1, 0
        scene.settlements("W", "3-1")
        scene.executes("W", "Cult")
        assert scene.state.decider() == OVER
        assert scene.state.outcome().rule == "CO 2.11.1"

    @pytest.mark.rule("CO 2.11.2")
    def test_one_at_0_does_not(self) -> None:
        scene = Scene()
        scene.state.culture = 0
        assert scene.executes("W", "Cult").over
        assert scene.state.military == 4

    @pytest.mark.rule("CO 2.11.2")
    def test_nor_does_the_loss_of_every_band_and_camp(self) -> None:
        scene = Scene()
        scene.tribes("1-2")
        assert scene.executes("N", "Raid").over
        assert scene.state.column_at[0] != NONE
