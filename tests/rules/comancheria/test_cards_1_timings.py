"""Chapter 11: when cards act, and when they can be played. Also what chapters 1, 2 and 8 say of a state as a whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from prairie.core.bits import BIT
from prairie.core.contract import OVER
from prairie.games.comancheria import cards, cup, pieces, questions as q
from prairie.games.comancheria.cleanup import Cleanup
from prairie.games.comancheria.effects import Window
from prairie.games.comancheria.game import ComancheriaGame
from prairie.games.comancheria.generation import NewBands, NewCamp
from prairie.games.comancheria.moving_camps import MoveCamps
from prairie.games.comancheria.passage import DiscardDevelopment
from prairie.games.comancheria.planning import HeadmanActions
from prairie.games.comancheria.take_actions import TakeActions
from prairie.games.comancheria.turn import CultureOperation, SelectOperation
from prairie.games.comancheria.vocabulary import ALL_CROSS_DOTTED, NO_BISON_GROWTH, RAID_BONUS
from prairie.games.comancheria.war_phase import WarColumnPhase

from .packs import our_pack
from .scene import Scene, name


def mine(folder: Path, number: int, **changes: Any) -> ComancheriaGame:
    """The game with one development card changed."""
    data = our_pack()
    card = next(one for one in data["development"] if one["no"] == number)
    card.update(changes)
    path = folder / "mine.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return ComancheriaGame(path)


# --- timings ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO 11.2")
def test_face_up_acts_at_once_and_while_it_lies_there() -> None:
    scene = Scene(period=4)
    scene.bison("1-1", "1-2", "1-3", "1-4", "1-5")
    scene.reveals(65).draws("1-1", "1-2", "1-3", "1-4")  # Failing Herds
    assert scene.over
    assert scene.names(scene.state.bison) == {"1-5"}
    assert scene.state.holding & BIT[NO_BISON_GROWTH]
    scene.begins(DiscardDevelopment(0))
    assert not scene.state.holding & BIT[NO_BISON_GROWTH]


@pytest.mark.rule("CO 11.3", "CO 4.4.32")
def test_a_hand_card_is_played_once_and_leaves_the_game() -> None:
    scene = Scene()
    band = scene.band(1, "1-4")
    scene.plays(11)
    assert scene.over
    assert scene.strength(band) == 2
    assert scene.state.hand == scene.state.discards == 0


@pytest.mark.rule("CO 11.5")
def test_a_war_card_in_play_acts_until_it_is_discarded() -> None:
    scene = Scene()
    scene.event("3a")  # Native Trackers
    assert scene.state.passing_flags & BIT[ALL_CROSS_DOTTED]
    scene.camp("A", "1-3")
    scene.column("W", "1-5", 1)
    scene.begins(WarColumnPhase(0)).draws("1a")
    assert scene.column_of("W") == ("1-4", 1), "no dotted line: the card went before the march"


@pytest.mark.rule("CO 11.6", "CO 4.4.29")
def test_what_a_card_says_for_being_discarded(tmp_path: Path) -> None:
    game = mine(tmp_path, 3, if_discarded=[["culture", {"n": -2}], ["enemy_ap", {"n": 1}]])
    scene = Scene(game=game)
    scene.development(3, 10)
    scene.begins(DiscardDevelopment(0))
    assert scene.over
    assert (scene.state.culture, scene.state.enemy_ap) == (3, 1)


@pytest.mark.rule("CO 2.11.1")
def test_defeat_cuts_a_card_short(tmp_path: Path) -> None:
    scene = Scene(game=mine(tmp_path, 4, effects=[["culture", {"n": -5}], ["enemy_ap", {"n": 2}]]))
    scene.state.military = 0
    scene.reveals(4)
    assert scene.state.decider() == OVER
    assert scene.state.enemy_ap == 0, "nothing that was under way is finished"


@pytest.mark.rule("CO 11.7")
def test_equal_modifiers_add_up(tmp_path: Path) -> None:
    scene = Scene(game=mine(tmp_path, 8, effects=[["culture_op_bonus", {"n": 2}]]))
    scene.owns("KIN1")
    scene.in_front(8)
    scene.state.culture = 0
    scene.begins(CultureOperation(0))
    assert scene.state.culture == 3


@pytest.mark.rule("CO 1.3.3.3", "CO 11.7")
def test_a_culture_card_acts_as_long_as_it_is_owned() -> None:
    scene = Scene()
    scene.owns("KIN1")
    scene.state.culture = 0
    for total in (1, 2):
        scene.begins(CultureOperation(0))
        assert scene.state.culture == total


# --- windows ----------------------------------------------------------------------------------------------------------


class TestWindows:
    """Young Men Seek Honour (11) needs no trigger: it can be played in every window."""

    def scene(self) -> Scene:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.band(1, "A")
        scene.hand(11)
        return scene

    @pytest.mark.rule("CO 11.8")
    def test_at_the_start_of_the_war_column_phase(self) -> None:
        assert set(self.scene().begins(WarColumnPhase(0)).words()) == {"c11", "pass"}

    @pytest.mark.rule("CO 11.8")
    def test_before_each_round_of_a_battle(self) -> None:
        scene = self.scene()
        scene.column("W", "1-3", 2)
        scene.fights("W", "A")
        assert set(scene.words()) == {"c11", "pass"}
        scene.does("pass").rolls(6)
        assert "c11" in scene.words()
        scene.does("c11").rolls(6)
        assert scene.strength(0) == 2

    @pytest.mark.rule("CO 11.8")
    def test_when_the_operation_is_chosen(self) -> None:
        scene = self.scene().begins(SelectOperation(0))
        assert set(scene.words()) == {"c11", "pass"}
        assert "actions" in scene.does("pass").words()

    @pytest.mark.rule("CO 11.8")
    def test_between_actions_and_activations(self) -> None:
        scene = self.scene()
        lone = scene.band(1, "1-4")
        scene.begins(TakeActions(0))
        assert "card" in scene.words(), "between actions"
        scene.does("stop")
        assert "card" in scene.words(), "between activations"
        scene.does("card", "c11", name(lone))
        assert scene.strength(lone) == 2

    @pytest.mark.rule("CO 11.8")
    def test_before_each_headman_action(self) -> None:
        scene = self.scene().begins(HeadmanActions(0)).does("A", "one")
        assert set(scene.words()) == {"c11", "pass"}

    @pytest.mark.rule("CO 11.8")
    def test_at_the_start_of_cleanup(self) -> None:
        assert set(self.scene().begins(Cleanup(0)).words()) == {"c11", "pass"}

    @pytest.mark.rule("CO 11.9")
    def test_a_card_with_a_trigger_waits_for_it(self) -> None:
        scene = Scene(period=4)
        scene.camp("A", "1-3")
        scene.hand(70, 71)  # a Raid in Territory 5, a Battle in Territory 2
        assert scene.begins(Window(0)).over
        scene.tribes("5-1", "4-1")
        scene.cup(success=9, ap=(1, 0, 0))
        here, there = scene.band(1, "5-1"), scene.band(1, "4-1")
        scene.activates(there).does("raid")
        assert "c70" not in scene.words()
        scene.draws("ap1")
        scene.activates(here).does("raid")
        assert set(scene.words()) == {"c70", "pass"}

    @pytest.mark.rule("CO 11.10")
    def test_a_card_that_could_do_nothing_is_not_played(self) -> None:
        scene = Scene()
        scene.hand(11)
        scene.band(3, "1-4")  # it cannot grow
        assert scene.begins(Window(0)).over

    @pytest.mark.rule("CO 11.11")
    def test_what_cannot_be_done_is_skipped(self) -> None:
        scene = Scene(period=2)
        scene.plays(30)  # Peace with the West; Trade Goods, but no camp to put them in
        assert scene.over
        assert scene.counter(scene.state.peace[3]) == "free 5"


@pytest.mark.rule("CO 11.12", "CO 1.3.1.A.3")
def test_squares_and_palo_duro_pass_no_filter_of_territories() -> None:
    scene = Scene(period=4)
    effect = cards.first_of(scene.state, scene.card(70), RAID_BONUS)
    assert effect is not None
    fits = {space for space in scene.box.spaces if cards.applies(scene.state, effect, scene.space(space))}
    assert fits == {f"5-{value}" for value in range(1, 7)}


# --- the state as a whole ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CO 2.1.2")
def test_lone_bands_and_camp_bands() -> None:
    scene = Scene()
    scene.camp("A", "1-3")
    camp, lone = scene.band(1, "A"), scene.band(1, "1-4")
    assert pieces.lone_bands(scene.state) == BIT[lone]
    assert pieces.space_of(scene.state, camp) == scene.space("1-3")


@pytest.mark.rule("CO 2.2.1")
def test_only_active_enemies_act() -> None:
    scene = Scene()
    assert {scene.box.histories[0].action[face] for face in range(6)} == {0, 3, 1}, "North, West, South; no East"
    assert scene.reveals(75).over, "an order to the East is lost"
    assert scene.column_of("E") is None


@pytest.mark.rule("CO 2.3.15", "CO 12.10")
def test_a_column_stays_when_its_tribe_goes() -> None:
    scene = Scene()
    scene.tribes("1-2")
    scene.ravaged("1-2")
    scene.column("N", "1-2", 3, "N2")
    scene.plays(2)
    assert scene.state.tribes == 0
    assert scene.column_of("N") == ("1-2", 3)
    assert scene.state.ravaged[scene.space("1-2")] == 1


@pytest.mark.rule("CO 2.4.6")
def test_no_camp_comes_to_a_square() -> None:
    scene = Scene()
    scene.camp("A", "1-1")
    scene.band(3, "A")
    band = scene.band(1, "WEST")
    assert "WEST" not in scene.begins(MoveCamps(0)).does("A").words()
    assert name(band) not in scene.begins(NewCamp(0)).words()


@pytest.mark.rule("CO 2.6.0.4")
def test_the_audit_knows_one_mahimiana_for_each_letter() -> None:
    scene = Scene()
    scene.camp("A", "1-3", mahimiana=2)
    scene.camp("B", "2-3", mahimiana=2)
    band = scene.band(1, "1-4", mahimiana="A")
    assert scene.state.audit() == ""
    scene.state.leader_at[1] = band
    assert "two Mahimianas" in scene.state.audit()


@pytest.mark.rule("CO 2.7.3", "CO 2.7.6")
def test_nothing_in_a_state_is_hidden_and_what_reveals_bars_undo() -> None:
    scene = Scene()
    assert not scene.game.hides
    revealing = {kind.name for kind in scene.game.events if kind.reveals}
    assert {"rolled", "drew", "revealed", "movement-card", "event-card", "card-revealed"} <= revealing


@pytest.mark.rule("CO 2.7.5", "CO 2.7.4")
def test_the_odds_are_those_of_counters_set_aside() -> None:
    scene = Scene()
    scene.cup(success=3, ap=(1, 0, 0), instructions="N7")
    scene.wagons("1-6")
    # One of the four others is set aside: an Instruction is one of the four counters left, and a Success any of three
    # in four with a chance of three in four.
    weights = {outcome: int(cup.weight(scene.state, outcome, False)) for outcome in (0, 1, cup.FIRST_INSTRUCTION)}
    assert weights[cup.FIRST_INSTRUCTION] / sum(weights.values()) == pytest.approx(1 / 4)
    assert weights[0] / sum(weights.values()) == pytest.approx(3 / 4 * 3 / 4)
    assert cup.weight(scene.state, 0, True) == 3, "a wagon train revealed: 3 Successes to 1"


@pytest.mark.rule("CO 8.3")
def test_counters_in_the_reservation_stay_used() -> None:
    scene = Scene()
    scene.camp("A", "1-3", bison=1)
    for _ in range(14):
        scene.reserve(scene.band(1, "1-4"))
    scene.band(1, "A")
    assert scene.begins(NewBands(0)).over, "fifteen Bands exist"
    for letter in "BCDE":
        scene.camp(letter, "1-3")
        scene.reserve_camp(letter)
    scene.state.strength[14] = 1
    scene.state.at[14] = scene.space("4-4")
    assert scene.begins(NewCamp(0)).over, "no letter is free"


@pytest.mark.rule("CO 8.4", "CO 8.1")
def test_nothing_leaves_the_reservation() -> None:
    scene = Scene()
    scene.camp("A", "1-3")
    scene.band(3, "A")
    scene.reserve_camp("A")
    scene.state.ap = 9
    assert scene.begins(MoveCamps(0)).over
    assert scene.begins(HeadmanActions(0)).over
    assert scene.begins(TakeActions(0)).over
    assert scene.state.question == q.ADJUST
