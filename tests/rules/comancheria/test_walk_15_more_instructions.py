"""The sheet, lines 622 to 706: the Instructions Raid, Recover, Settle, Subjugate and War (6.3.6 to 6.3.10)."""

from __future__ import annotations

import pytest

from prairie.games.comancheria.components import NONE, WEST

from .scene import Scene


class TestRaid:
    """6.3.6, lines 622 to 642."""

    @pytest.mark.rule("CO 6.3.6.1", "CO 2.3.1")
    @pytest.mark.parametrize("meets", ["band", "camp", "ally"])
    def test_a_column_in_contact_waits(self, meets: str) -> None:
        scene = Scene()
        scene.camp("A", "1-4" if meets == "camp" else "4-4")
        if meets == "band":
            scene.band(1, "1-4")
        if meets == "ally":
            scene.ally("1-4", "N2*")
        scene.tribes("2-4")
        scene.column("N", "1-4", 3)
        scene.executes("N", "Raid")
        assert scene.over
        assert scene.column_of("N") == ("1-4", 3)

    @pytest.mark.rule("CO 6.3.6.1", "CO 6.3.0.4")
    def test_another_marches_one_space(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.column("N", "2-1", 3)
        scene.executes("N", "Raid").draws("1-2").rolls(3)
        assert scene.column_of("N") == ("1-2", 3)

    @pytest.mark.rule("CO 6.3.6.3", "CO 6.3.6.5")
    def test_a_column_forms_at_the_tribe_nearest_to_a_camp(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.tribes("2-1", "4-4")
        scene.ally("1-1", "N4*")
        scene.display("N2", "N1")
        scene.executes("N", "Raid", 3, "N2")
        assert scene.over
        assert scene.column_of("N") == ("2-1", 3)
        assert scene.counter(scene.state.column_counter[0]) == "N2"
        assert scene.rows("N") == ["", "N1", "", "", "", ""]

    @pytest.mark.rule("CO 6.3.6.3")
    def test_dotted_lines_count_and_ties_are_picked(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.tribes("1-5", "1-1")  # 1-5 over a dotted line
        scene.executes("N", "Raid")
        assert set(scene.words()) == {"1-1", "1-5"}
        assert scene.draws("1-5").column_of("N") == ("1-5", 3)

    @pytest.mark.rule("CO 6.3.6.4")
    def test_without_a_camp_near_a_lone_band(self) -> None:
        scene = Scene()
        scene.band(1, "1-3")
        scene.tribes("2-1", "1-6")
        assert scene.executes("N", "Raid").column_of("N") == ("1-6", 3)

    @pytest.mark.rule("CO 6.3.6.4")
    def test_without_either_anywhere(self) -> None:
        scene = Scene()
        scene.tribes("2-1", "1-6")
        assert set(scene.executes("N", "Raid").words()) == {"2-1", "1-6"}

    @pytest.mark.rule("CO 6.3.6.6")
    def test_without_a_tribe_encroach(self) -> None:
        scene = Scene()
        scene.executes("N", "Raid").rolls(3).does("3-3")
        assert scene.names(scene.state.tribes) == {"3-3"}


class TestRecover:
    """6.3.7, lines 643 to 647."""

    @pytest.mark.rule("CO 6.3.7.1", "CO 6.3.7.2", "CO 2.2.8")
    def test_one_counter_of_a_space_picked_at_random(self) -> None:
        scene = Scene()
        scene.peace("W", "W5")
        scene.settlements("W", "3-1")
        scene.ravaged("3-1", 3)
        scene.ravaged("WEST")
        scene.executes("W", "Recover")
        assert set(scene.words()) == {"3-1", "WEST"}, "spaces, not counters; at peace or not"
        scene.draws("3-1")
        assert scene.state.ravaged[scene.space("3-1")] == 2
        assert scene.state.ravaged[scene.space("WEST")] == 1

    @pytest.mark.rule("CO 2.2.8")
    def test_allied_tribes_are_the_norths_too(self) -> None:
        scene = Scene()
        scene.ally("1-2", "N2*")
        scene.ravaged("1-2")
        assert scene.executes("N", "Recover").over
        assert sum(scene.state.ravaged) == 0

    @pytest.mark.rule("CO 2.2.9")
    def test_ravaged_of_nobody_is_left_alone(self) -> None:
        scene = Scene()
        scene.ravaged("1-2")
        scene.executes("N", "Recover")
        assert scene.state.ravaged[scene.space("1-2")] == 1


class TestSettle:
    """6.3.8, lines 648 to 665."""

    @pytest.mark.rule("CO 6.3.8.1", "CO 6.3.8.2", "CO 2.3.14", "CO 2.4.2")
    def test_the_nearest_free_space_of_the_enemy_connections(self) -> None:
        scene = Scene()
        scene.tribes("1-1")
        scene.camp("A", "3-1")  # both neighbours of Santa Fe are taken, and do not block the way
        scene.bison("1-2")
        scene.executes("W", "Settle")
        assert set(scene.words()) == {"1-2", "3-2"}, "of 1-2, 1-3, 2-3 and 3-2 those of the lowest value"
        scene.draws("1-2")
        assert scene.names(scene.state.settled[WEST]) == {"1-2"}
        assert scene.state.bison == 0

    @pytest.mark.rule("CO 6.3.8.4", "CO 2.7.2")
    def test_among_equals_the_lowest_value_then_a_pick(self) -> None:
        scene = Scene()
        scene.executes("W", "Settle")
        assert set(scene.words()) == {"1-1", "3-1"}, "both one line away and of value 1"
        assert scene.names(scene.draws("3-1").state.settled[WEST]) == {"3-1"}

    @pytest.mark.rule("CO 6.3.8.3")
    def test_for_the_east_one_of_two_squares(self) -> None:
        scene = Scene(period=3)
        scene.executes("E", "Settle")
        assert set(scene.words()) == {"EAST_NE", "EAST_SE"}
        scene.draws("EAST_SE")
        assert scene.names(scene.state.settled[2]) == {"4-1"}

    @pytest.mark.rule("CO 6.3.8.5")
    def test_without_a_settlement_in_the_supply_subjugate(self) -> None:
        scene = Scene()
        scene.settlements("W", "1-1", "1-3", "2-1", "2-3", "3-1", "3-2")
        scene.tribes("1-2")
        scene.executes("W", "Settle")
        assert scene.over
        assert scene.state.tribes == 0


class TestSubjugate:
    """6.3.9, lines 667 to 685."""

    @pytest.mark.rule("CO 6.3.9.1", "CO 6.3.9.3")
    def test_the_tribe_nearest_to_any_space_of_the_enemy(self) -> None:
        scene = Scene()
        scene.settlements("W", "2-3")
        scene.ally("2-4", "N2*")  # one line from the Settlement
        scene.tribes("1-2")  # two from Santa Fe
        scene.executes("W", "Subj")
        assert scene.names(scene.state.tribes) == {"1-2"}
        assert scene.rows("N")[-1] == "N2*"

    @pytest.mark.rule("CO 6.3.9.2")
    def test_among_equals_the_lowest_value_then_a_pick(self) -> None:
        scene = Scene()
        scene.tribes("1-2", "1-3", "2-3", "3-2")  # all two lines from Santa Fe
        scene.executes("W", "Subj")
        assert set(scene.words()) == {"1-2", "3-2"}

    @pytest.mark.rule("CO 6.3.9.4")
    def test_without_a_target_settle(self) -> None:
        scene = Scene()
        scene.tribes("4-1")  # out of West's reach
        scene.executes("W", "Subj").draws("1-1")
        assert scene.names(scene.state.settled[WEST]) == {"1-1"}
        assert scene.names(scene.state.tribes) == {"4-1"}

    def helpless(self) -> Scene:
        """West can neither settle nor subjugate: its Settlements are all on the map, far from any Tribe."""
        scene = Scene()
        scene.settlements("W", "1-1", "1-3", "2-1", "2-3", "3-1", "3-2")
        return scene

    @pytest.mark.rule("CO 6.3.9.5", "CO 6.3.10.5", "CO 6.3.10.6", "CO 6.3.10.7", "CO 6.3.0.1")
    def test_then_war_with_the_ap_of_the_counter(self) -> None:
        scene = self.helpless()
        scene.display("W3", "W1")
        scene.executes("W", "Subj", 3, "W3")
        assert scene.over
        assert scene.column_of("W") == ("WEST", 8), "3 and 6 Settlements, and 8 is the most"
        assert scene.counter(scene.state.column_counter[WEST]) == "W3", "whatever its name"

    @pytest.mark.rule("CO 6.3.9.6")
    def test_at_peace_a_culture_attack(self) -> None:
        scene = self.helpless()
        scene.peace("W", "W5")
        scene.state.culture = 9
        scene.executes("W", "Subj")
        assert scene.over
        assert scene.state.culture == 2

    @pytest.mark.rule("CO 6.3.0.5")
    @pytest.mark.parametrize("instruction", ["Settle", "Subj"])
    @pytest.mark.parametrize("peace", [False, True])
    def test_every_chain_of_substitutes_ends(self, instruction: str, peace: bool) -> None:
        scene = self.helpless()
        if peace:
            scene.peace("W", "W5")
        scene.executes("W", instruction)
        assert len(scene.happened("instead")) <= 2
        assert scene.over or scene.words()


class TestWar:
    """6.3.10, lines 686 to 706."""

    @pytest.mark.rule("CO 6.3.10.1", "CO 2.3.1")
    def test_a_column_in_contact_waits_another_marches(self) -> None:
        for band, end in ((True, ("2-1", 3)), (False, ("1-2", 3))):
            scene = Scene()
            scene.camp("A", "1-3")
            if band:
                scene.band(1, "2-1")
            scene.column("W", "2-1", 3)
            scene.executes("W", "War", 4)
            if not band:
                scene.rolls(3)
            assert scene.over
            assert scene.column_of("W") == end

    @pytest.mark.rule("CO 6.3.10.3")
    def test_first_the_peace_is_broken(self) -> None:
        scene = Scene()
        scene.peace("W", "W5")
        scene.display("W4")
        scene.executes("W", "War", 4, "W4")
        assert scene.over
        assert scene.state.peace[WEST] == NONE
        assert scene.column_of("W") is None
        assert scene.rows("W") == ["W4", "", "", "", "", "W5"]

    @pytest.mark.rule("CO 6.3.10.4", "CO 6.3.10.5")
    def test_a_column_forms_with_one_for_each_settlement(self) -> None:
        scene = Scene()
        scene.settlements("W", "3-1")
        scene.settlements("S", "6-1")
        scene.executes("W", "War", 4)
        assert scene.column_of("W") == ("WEST", 5)

    @pytest.mark.rule("CO 6.3.10.5", "CO 12.21")
    def test_and_what_cards_add(self) -> None:
        scene = Scene()
        scene.state.war_bonus[WEST] = 2
        scene.executes("W", "War", 4)
        assert scene.column_of("W") == ("WEST", 6)

    @pytest.mark.rule("CO 6.3.10.4")
    def test_for_the_east_one_of_two_squares(self) -> None:
        scene = Scene(period=3)
        scene.executes("E", "War", 4)
        assert set(scene.words()) == {"EAST_NE", "EAST_SE"}
        assert scene.draws("EAST_NE").column_of("E") == ("EAST_NE", 4)
