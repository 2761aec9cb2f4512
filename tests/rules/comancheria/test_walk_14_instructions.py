"""The sheet, lines 562 to 621: the Instructions Ally, Culture attack, Encroach, Hunt and Peace (6.3.1 to 6.3.5), and
the Recover that all of them ask for first."""

from __future__ import annotations

import pytest

from prairie.games.comancheria.components import NONE, WEST

from .scene import Scene

ROUND = [f"{territory}-{value}" for territory in range(1, 7) for value in range(1, 7)]


class TestRecoverInstead:
    """Step 1 of most, and its place in Peace, Raid and War."""

    @pytest.mark.rule("CO 6.3.0.2", "CO 6.3.0.3", "CO 6.3.6.2", "CO 6.3.10.2")
    @pytest.mark.parametrize(
        ("enemy", "instruction"),
        [("N", "Ally"), ("N", "Encroach"), ("N", "Hunt"), ("N", "Raid"), ("W", "Cult"), ("W", "Hunt"), ("W", "Peace"),
         ("W", "Settle"), ("W", "Subj"), ("W", "War")],
    )  # fmt: skip
    def test_with_ravaged_land_every_instruction_recovers(self, enemy: str, instruction: str) -> None:
        scene = Scene()
        scene.tribes("1-2")
        scene.bison("4-4")
        scene.settlements("W", "3-1")
        scene.ravaged("1-2")
        scene.ravaged("3-1")
        scene.executes(enemy, instruction)
        assert scene.over
        assert scene.state.ravaged[scene.space("1-2")] == (0 if enemy == "N" else 1)
        assert scene.state.ravaged[scene.space("3-1")] == (1 if enemy == "N" else 0)
        assert scene.state.culture == 5
        assert scene.column_of(enemy) is None

    @pytest.mark.rule("CO 6.3.0.3")
    def test_raid_and_war_look_for_a_column_first_peace_does_not(self) -> None:
        for enemy, instruction, recovered in (("N", "Raid", False), ("W", "War", False), ("W", "Peace", True)):
            scene = Scene()
            scene.camp("A", "4-4")
            scene.tribes("1-2")
            scene.ravaged("1-2")
            scene.ravaged("WEST")
            scene.band(1, "1-4")
            scene.column(enemy, "1-4", 3)  # in contact: it waits
            scene.executes(enemy, instruction)
            assert scene.over
            assert (sum(scene.state.ravaged) == 1) == recovered


class TestAlly:
    """6.3.1, lines 562 to 568."""

    @pytest.mark.rule("CO 6.3.1.1")
    def test_the_player_chooses_the_tribe(self) -> None:
        scene = Scene()
        scene.tribes("1-2", "2-4")
        scene.ally("3-3", "N4*")
        scene.display("N2*", "N1")
        scene.executes("N", "Ally", 3, "N2*")
        assert set(scene.words()) == {"1-2", "2-4"}
        scene.does("2-4")
        assert scene.counter(scene.state.ally[scene.space("2-4")]) == "N2*"
        assert scene.rows("N") == ["", "N1", "", "", "", ""]

    @pytest.mark.rule("CO 6.3.1.2")
    def test_without_an_unallied_tribe_encroach(self) -> None:
        scene = Scene()
        scene.ally("3-3", "N4*")
        scene.executes("N", "Ally").rolls(2).does("2-5")
        assert scene.over
        assert scene.names(scene.state.tribes) == {"3-3", "2-5"}


class TestCultureAttack:
    """6.3.2, lines 569 to 575."""

    @pytest.mark.rule("CO 6.3.2.1")
    def test_one_point_and_one_for_each_settlement(self) -> None:
        scene = Scene()
        scene.settlements("W", "3-1", "1-1")
        scene.settlements("S", "6-1")
        scene.executes("W", "Cult")
        assert scene.state.culture == 2


class TestEncroach:
    """6.3.3, lines 576 to 590."""

    @pytest.mark.rule("CO 6.3.3.1", "CO 6.3.3.2", "CO 2.4.1", "CO 2.4.2", "CO 2.4.4")
    def test_a_tribe_comes_to_the_territory_of_the_die(self) -> None:
        scene = Scene()
        scene.camp("A", "2-1")
        scene.tribes("2-2")
        scene.settlements("W", "2-3")
        scene.band(1, "2-4")
        scene.column("S", "2-5", 3)
        scene.bison("2-6")
        scene.executes("N", "Encroach").rolls(2)
        assert set(scene.words()) == {"2-4", "2-5", "2-6"}, "Bands, columns and Bison do not bar the way"
        scene.does("2-6")
        assert scene.names(scene.state.tribes) == {"2-2", "2-6"}
        assert scene.state.bison == 0

    @pytest.mark.rule("CO 6.3.3.3")
    def test_a_full_territory_gives_way_to_the_next(self) -> None:
        scene = Scene()
        scene.tribes(*(f"6-{value}" for value in range(1, 7)))
        scene.tribes(*(f"1-{value}" for value in range(1, 6)))
        scene.executes("N", "Encroach").rolls(6)  # 6 is full, and 1 follows
        assert scene.over, "only 1-6 is free"
        assert "1-6" in scene.names(scene.state.tribes)

    @pytest.mark.rule("CO 6.3.3.4")
    def test_a_full_map_means_a_hunt(self) -> None:
        scene = Scene()
        scene.tribes(*ROUND[:15])
        scene.settlements("W", *ROUND[15:21])
        scene.settlements("S", *ROUND[21:28])
        scene.settlements("E", *ROUND[28:])
        scene.state.tribes &= ~scene.spaces("1-1")
        scene.camp("A", "1-1")
        assert scene.executes("N", "Encroach").over, "a Hunt without Bison: nothing"

    @pytest.mark.rule("CO 6.3.3.5")
    def test_no_tribe_in_the_supply_means_a_hunt(self) -> None:
        scene = Scene()
        scene.tribes(*ROUND[:15])
        scene.bison("5-5", "6-1")
        scene.executes("N", "Encroach").rolls(5)
        assert scene.over
        assert scene.names(scene.state.bison) == {"6-1"}


class TestHunt:
    """6.3.4, lines 591 to 601."""

    @pytest.mark.rule("CO 6.3.4.1")
    def test_one_bison_of_the_territory_at_random(self) -> None:
        scene = Scene()
        scene.bison("4-4", "4-5", "5-5")
        scene.executes("N", "Hunt").rolls(4)
        assert set(scene.words()) == {"4-4", "4-5"}
        assert scene.draws("4-4").over
        assert scene.names(scene.state.bison) == {"4-5", "5-5"}

    @pytest.mark.rule("CO 6.3.4.2")
    def test_a_territory_without_gives_way_to_the_next(self) -> None:
        scene = Scene()
        scene.bison("2-2")
        scene.executes("N", "Hunt").rolls(5)
        assert scene.over
        assert scene.state.bison == 0

    @pytest.mark.rule("CO 6.3.4.3")
    def test_without_bison_nothing(self) -> None:
        assert Scene().executes("N", "Hunt").over


class TestPeace:
    """6.3.5, lines 602 to 621."""

    @pytest.mark.rule("CO 6.3.5.4")
    def test_the_counter_is_laid_on_the_square(self) -> None:
        scene = Scene()
        scene.display("W5", "W1")
        scene.executes("W", "Peace", 3, "W5")
        assert scene.over
        assert scene.counter(scene.state.peace[WEST]) == "W5"
        assert scene.rows("W") == ["", "W1", "", "", "", ""]

    @pytest.mark.rule("CO 6.3.5.5")
    def test_an_older_marker_makes_room(self) -> None:
        scene = Scene()
        scene.peace("W", "W1*")
        scene.display("W5", "W2")
        scene.executes("W", "Peace", 3, "W5")
        assert scene.counter(scene.state.peace[WEST]) == "W5"
        assert scene.rows("W")[-1] == "W1*"

    @pytest.mark.rule("CO 6.3.5.1")
    def test_a_column_in_contact_keeps_the_peace_away(self) -> None:
        scene = Scene()
        scene.band(1, "1-4")
        scene.column("W", "1-4", 1)
        scene.executes("W", "Peace", 3)
        assert scene.over
        assert scene.column_of("W") == ("1-4", 1)
        assert scene.state.peace[WEST] == NONE

    @pytest.mark.rule("CO 6.3.5.2")
    def test_a_weaker_column_goes_home(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.column("W", "2-1", 2)
        scene.executes("W", "Peace", 3)
        assert scene.over
        assert scene.column_of("W") is None
        assert scene.state.peace[WEST] == NONE, "the counter only counts as carried out"

    @pytest.mark.rule("CO 6.3.5.3", "CO 6.3.0.4")
    def test_one_as_strong_marches_on(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.column("W", "2-1", 3)
        scene.executes("W", "Peace", 3).rolls(2)
        assert scene.over
        assert scene.column_of("W") == ("1-2", 2), "one space, and attrition"
