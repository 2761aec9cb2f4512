"""The sheet, lines 329 to 406: how the enemy acts (6.2.2.A, B, C) and the display is restored (6.2.3).

In the first Period the action die names North on 1 to 3, West on 4 and 5, South on 6.
"""

from __future__ import annotations

import pytest

from prairie.core.bits import BIT
from prairie.games.comancheria import display
from prairie.games.comancheria.components import NONE
from prairie.games.comancheria.enemy import ForFree, FromCup, WithPoints

from .scene import Scene


class TestWithPoints:
    """6.2.2.A, lines 329 to 364."""

    @pytest.mark.rule("CO 6.2.2.A.1")
    @pytest.mark.parametrize(("die", "enemy"), [(1, "N"), (3, "N"), (4, "W"), (5, "W"), (6, "S")])
    def test_a_die_names_the_enemy(self, die: int, enemy: str) -> None:
        scene = Scene()
        scene.state.enemy_ap = 1
        scene.display("N1")
        scene.display("W1")
        scene.display("S1")
        scene.begins(WithPoints(0)).rolls(die, 1)
        assert scene.over
        flipped = {letter: scene.rows(letter)[0] for letter in "NWS"}
        assert flipped == {letter: f"{letter}1*" if letter == enemy else f"{letter}1" for letter in "NWS"}

    @pytest.mark.rule("CO 6.2.2.A.1")
    def test_without_an_ap_no_die(self) -> None:
        scene = Scene()
        scene.display("W1")
        assert scene.begins(WithPoints(0)).over

    @pytest.mark.rule("CO 6.2.2.A.2", "CO 6.1.1", "CO 6.1.2")
    def test_a_second_die_turns_a_counter_over(self) -> None:
        scene = Scene()
        scene.state.enemy_ap = 1
        scene.display("W1", "W2", "W3")
        scene.begins(WithPoints(0)).rolls(4, 2)
        assert scene.rows("W") == ["W1", "W2*", "W3", "", "", ""]

    @pytest.mark.rule("CO 6.2.2.A.2")
    def test_an_empty_row_turns_nothing(self) -> None:
        scene = Scene()
        scene.state.enemy_ap = 1
        scene.display("W1", "W2", "W3")
        scene.begins(WithPoints(0)).rolls(4, 6)
        assert scene.rows("W") == ["W1", "W2", "W3", "", "", ""]

    @pytest.mark.rule("CO 6.2.2.A.3", "CO 6.2.2.A.5", "CO 2.8.A.1")
    def test_box_and_track_pay_together(self) -> None:
        scene = Scene()
        scene.ap_box(1, 0, 0)
        scene.state.enemy_ap = 1
        scene.display("W2", "W1")  # Culture attack 2
        scene.begins(WithPoints(0)).rolls(4, 6)
        assert scene.state.culture == 4
        assert scene.state.enemy_ap == 0

    @pytest.mark.rule("CO 6.2.2.A.3", "CO 6.1.2")
    def test_the_side_shown_is_what_is_paid_and_done(self) -> None:
        scene = Scene()
        scene.state.enemy_ap = 2
        scene.display("W6", "W1")  # Settle 2, its back Culture attack 2
        scene.begins(WithPoints(0)).rolls(4, 1)
        assert scene.state.culture == 4

    @pytest.mark.rule("CO 6.2.2.A.4", "CO 6.2.2.A.8")
    def test_too_few_are_kept_for_later(self) -> None:
        scene = Scene()
        scene.ap_box(0, 1, 0)
        scene.cup(success=1)
        scene.state.enemy_ap = 1
        scene.display("W4")  # War 4
        scene.begins(WithPoints(0)).rolls(4, 6)
        assert scene.over
        assert scene.state.enemy_ap == 3, "noted on the track"
        assert scene.cup_holds()[1] == [0, 1, 0], "the counter is back in the cup"
        assert scene.rows("W")[0] == "W4"

    @pytest.mark.rule("CO 2.8.A.2")
    def test_the_track_ends_at_9(self) -> None:
        scene = Scene()
        scene.ap_box(0, 0, 3)
        scene.state.enemy_ap = 4
        scene.begins(WithPoints(0)).rolls(4, 6)  # West has no counter
        assert scene.state.enemy_ap == 9

    @pytest.mark.rule("CO 6.2.2.A.4")
    def test_an_empty_column_ends_it(self) -> None:
        scene = Scene()
        scene.state.enemy_ap = 9
        scene.display("W2")
        scene.begins(WithPoints(0)).rolls(4, 6)
        assert scene.over
        assert scene.state.culture == 4
        assert scene.state.enemy_ap == 7

    @pytest.mark.rule("CO 6.2.2.A.6", "CO 6.2.2.A.7", "CO 6.2.3.2")
    def test_one_instruction_after_another_without_new_dice(self) -> None:
        scene = Scene()
        scene.state.enemy_ap = 5
        scene.display("W2", "W6*", "W4", "W1")  # Culture attack 2, Culture attack 2, War 4
        scene.begins(WithPoints(0)).rolls(4, 6)
        assert scene.over
        assert scene.state.culture == 3
        assert scene.state.enemy_ap == 1
        assert scene.rows("W") == ["W4", "W1", "W6*", "W2", "", ""], "the one carried out last comes back first"

    @pytest.mark.rule("CO 6.2.2.A.6")
    def test_a_counter_laid_on_the_map_does_not_slide(self) -> None:
        scene = Scene()
        scene.state.enemy_ap = 4
        scene.display("W4", "W1")
        scene.begins(WithPoints(0)).rolls(4, 6)
        assert scene.column_of("W") == ("WEST", 4)
        assert scene.counter(scene.state.column_counter[3]) == "W4"
        assert scene.rows("W") == ["W1", "", "", "", "", ""]

    @pytest.mark.rule("CO 6.2.2.A.6")
    def test_one_whose_substitute_was_carried_out_does(self) -> None:
        scene = Scene()
        scene.state.enemy_ap = 4
        scene.ravaged("WEST")
        scene.display("W4", "W1")
        scene.begins(WithPoints(0)).rolls(4, 6)
        assert sum(scene.state.ravaged) == 0, "Recover"
        assert scene.rows("W") == ["W1", "W4", "", "", "", ""]

    @pytest.mark.rule("CO 6.3.0.6")
    def test_a_marker_that_comes_back_may_be_reached_at_once(self) -> None:
        scene = Scene()
        scene.state.enemy_ap = 9
        scene.peace("W", "W5")
        scene.display("W4")  # War 4 breaks the peace: W5 comes to the lowest row, and is next (Peace 3)
        scene.begins(WithPoints(0)).rolls(4, 2)
        assert scene.over
        assert scene.counter(scene.state.peace[3]) == "W5"
        assert scene.state.enemy_ap == 2


class TestForFree:
    """6.2.2.B, lines 366 to 382."""

    @pytest.mark.rule("CO 6.2.2.B.1", "CO 6.2.2.B.2", "CO 6.2.2.B.3", "CO 6.2.2.B.4", "CO 6.2.2.B.5")
    def test_one_instruction_without_paying(self) -> None:
        scene = Scene()
        scene.ap_box(1, 0, 0)
        scene.display("W6", "W1", "W4")
        scene.begins(ForFree(0)).rolls(5, 1)  # the top counter is turned over: Culture attack
        assert scene.over
        assert scene.state.culture == 4
        assert scene.rows("W") == ["W1", "W4", "W6*", "", "", ""]
        assert scene.state.ap_box[0] == 1
        assert scene.state.enemy_ap == 0

    @pytest.mark.rule("CO 6.2.2.B.3")
    def test_an_enemy_without_counters_does_nothing(self) -> None:
        scene = Scene()
        assert scene.begins(ForFree(0)).rolls(6, 1).over


class TestFromCup:
    """6.2.2.C, lines 384 to 397."""

    def drawn(self, scene: Scene, counter: str) -> Scene:
        return scene.begins(FromCup(0, scene.box.counters.index(counter)))

    @pytest.mark.rule("CO 6.2.2.C.1", "CO 6.2.2.C.2", "CO 6.2.2.C.4", "CO 6.2.2.C.6", "CO 6.1.3")
    def test_its_front_is_carried_out_and_another_goes_into_the_cup(self) -> None:
        scene = Scene()
        scene.display("S1*", "S3", "S4*")
        self.drawn(scene, "S2").rolls(2)
        assert scene.state.culture == 4
        assert scene.cup_holds()[2] == {"S3"}
        assert scene.rows("S") == ["S1*", "S2", "S4*", "", "", ""], "front up in the topmost empty row"

    @pytest.mark.rule("CO 6.2.2.C.3")
    def test_only_occupied_rows_can_be_rolled(self) -> None:
        scene = Scene()
        scene.display("S1", "S3")
        self.drawn(scene, "S2")
        assert scene.words() == ["1", "2"]

    @pytest.mark.rule("CO 6.2.2.C.5")
    def test_into_an_empty_column_it_does_not_go(self) -> None:
        scene = Scene()
        self.drawn(scene, "S2")
        assert scene.over, "no die"
        assert scene.cup_holds()[2] == {"S2"}

    @pytest.mark.rule("CO 6.2.2.C.4", "CO 6.2.2.C.6")
    def test_a_counter_on_the_map_stays_there(self) -> None:
        scene = Scene()
        scene.display("S1", "S3", "S5")
        self.drawn(scene, "S4").rolls(1)  # War 4
        assert scene.column_of("S") == ("SOUTH", 4)
        assert scene.rows("S") == ["S3", "S5", "", "", "", ""], "the gap is closed"
        assert scene.cup_holds()[2] == {"S1"}


class TestRestore:
    """6.2.3, lines 397 to 406, and where counters go (6.1)."""

    @pytest.mark.rule("CO 6.2.3.1")
    def test_gaps_close_upwards_in_order(self) -> None:
        scene = Scene()
        scene.display("-", "W2", "-", "W4*", "-", "W6")
        display.restore(scene.state)
        assert scene.rows("W") == ["W2", "W4*", "W6", "", "", ""]

    @pytest.mark.rule("CO 6.2.3.2")
    def test_the_inactive_column_comes_back_from_below(self) -> None:
        scene = Scene()
        scene.display("-", "W2", "-", "W4")
        scene.state.idle[0] = scene.shown("W1*")
        scene.state.idle[2] = scene.shown("W3")
        scene.state.idle[4] = scene.shown("S1")
        display.restore(scene.state)
        assert scene.rows("W") == ["W2", "W4", "W3", "W1*", "", ""]
        assert scene.rows("S")[0] == "S1"
        assert all(shown == NONE for shown in scene.state.idle)

    @pytest.mark.rule("CO 6.1.3")
    def test_topmost_and_lowest_keep_the_side(self) -> None:
        scene = Scene()
        scene.display("W1", "-", "W3", "-", "-", "W6")
        display.give_back(scene.state, scene.shown("W2*"), True)
        display.give_back(scene.state, scene.shown("W5"), False)
        assert scene.rows("W") == ["W1", "W2*", "W3", "", "W5", "W6"]

    @pytest.mark.rule("CO 6.1.4")
    def test_a_full_column_sends_a_counter_to_the_cup(self) -> None:
        scene = Scene()
        scene.display(*(f"W{number}" for number in range(1, 7)))
        display.give_back(scene.state, scene.shown("W7"), False)
        assert scene.state.cup_counters == BIT[scene.box.counters.index("W7")]

    @pytest.mark.rule("CO 6.1.5")
    def test_a_marker_of_a_card_is_gone(self) -> None:
        scene = Scene()
        display.give_back(scene.state, scene.shown("free 4"), True)
        assert scene.rows("W") == scene.rows("N") == [""] * 6
        assert scene.state.cup_counters == 0
