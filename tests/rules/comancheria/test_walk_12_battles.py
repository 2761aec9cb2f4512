"""The sheet, lines 408 to 468: Battles (7.1) and their results (7.2)."""

from __future__ import annotations

import pytest

from prairie.core.bits import BIT
from prairie.games.comancheria import cards
from prairie.games.comancheria.components import NONE

from .scene import Scene, name


def lone(
    strength: int, column: int, enemy: str = "W", finished: bool = False, guns: int = 0, trade_goods: int = 0
) -> tuple[Scene, int]:
    """A lone Band and a column."""
    scene = Scene()
    band = scene.band(strength, "1-2", finished=finished, guns=guns, trade_goods=trade_goods)
    scene.column(enemy, "1-2", column)
    return scene, band


class TestStep1:
    """Who fights, lines 410 to 421."""

    @pytest.mark.rule("CO 7.1.1", "CO 7.1.2")
    def test_in_a_camp_any_band_of_the_box_which_may_take_things_up(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", mahimiana=3, guns=1)
        first, second = scene.band(1, "A"), scene.band(2, "A")
        away = scene.band(3, "1-4")
        scene.column("W", "1-3", 2)
        scene.fights("W", "A")
        assert set(scene.words()) == {name(first), name(second)}
        assert name(away) not in scene.words()
        scene.does(name(second), "guns", "mahimianaA")
        assert scene.holds(second) == {"guns": 1}
        assert scene.mahimiana("A") == name(second)

    @pytest.mark.rule("CO 7.1.1")
    def test_a_new_round_may_have_another_band(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        first, second = scene.band(1, "A"), scene.band(2, "A")
        scene.column("W", "1-3", 2)
        scene.fights("W", "A").does(name(first)).rolls(6)
        assert set(scene.words()) == {name(first), name(second)}
        assert scene.does(name(second)).rolls(6).over

    @pytest.mark.rule("CO 7.1.3")
    def test_of_a_band_and_an_allied_tribe_the_player_names_one(self) -> None:
        scene, band = lone(1, 2)
        scene.ally("1-2", "N2*")
        scene.fights("W")
        assert set(scene.words()) == {name(band), "tribe"}
        scene.does("tribe").rolls(6)
        assert set(scene.words()) == {name(band), "tribe"}, "each round"


class TestStep2:
    """The dice and what is added, lines 423 to 432."""

    @pytest.mark.rule("CO 7.1.4")
    def test_guns_buy_a_second_die_and_the_higher_counts(self) -> None:
        scene, band = lone(1, 1, guns=2)
        scene.fights("W").does("guns").rolls(2, 5)
        assert scene.over
        assert scene.column_of("W") is None, "5 and 1 make 6"
        assert scene.holds(band) == {"guns": 1}

    @pytest.mark.rule("CO 7.1.4")
    def test_without_spending_them_one_die(self) -> None:
        scene, band = lone(1, 1, guns=1)
        scene.fights("W").does("plain").rolls(5)
        assert scene.over
        assert scene.holds(band) == {"guns": 1}

    @pytest.mark.rule("CO 7.1.5", "CO 10.7")
    def test_each_die_may_be_rolled_again(self) -> None:
        scene, band = lone(2, 1, guns=1, trade_goods=2)
        scene.fights("W").does("guns").rolls(1).does(name(band)).rolls(2).does("accept").rolls(3).does(
            name(band)
        ).rolls(4)
        assert scene.over
        assert scene.column_of("W") is None, "4, the higher after both were rolled again, and 2"
        assert scene.holds(band) == {}

    @pytest.mark.rule("CO 7.1.6", "CO 7.1.13")
    @pytest.mark.parametrize(
        ("strength", "die", "won"), [(1, 5, True), (1, 4, False), (2, 4, True), (3, 3, True), (3, 2, False)]
    )
    def test_a_band_adds_its_strength(self, strength: int, die: int, won: bool) -> None:
        scene, _ = lone(strength, 1)
        scene.fights("W").rolls(die)
        assert (scene.column_of("W") is None) == won

    @pytest.mark.rule("CO 7.1.7")
    @pytest.mark.parametrize(("die", "won"), [(4, True), (3, False)])
    def test_an_allied_tribe_adds_2(self, die: int, won: bool) -> None:
        scene = Scene()
        scene.ally("1-2", "N2*")
        scene.column("W", "1-2", 1)
        scene.fights("W").rolls(die)
        assert (scene.column_of("W") is None) == won

    @pytest.mark.rule("CO 7.1.8")
    def test_a_mahimiana_adds_1(self) -> None:
        scene = Scene()
        scene.camp("A", "4-4", mahimiana=1)
        scene.band(1, "1-2", mahimiana="A")
        scene.column("W", "1-2", 1)
        scene.fights("W").rolls(4)
        assert scene.column_of("W") is None

    @pytest.mark.rule("CO 7.1.9")
    @pytest.mark.parametrize("camp", ["", "A"])
    def test_a_finished_band_subtracts_1(self, camp: str) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        band = scene.band(2, camp or "1-2", finished=True)
        scene.column("W", "1-3" if camp else "1-2", 1)
        scene.fights("W", camp).rolls(4)
        assert scene.strength(band) == 1, "4 and 2 less 1 are not 6"

    @pytest.mark.rule("CO 7.1.10", "CO 1.1.8", "CO 2.3.2")
    @pytest.mark.parametrize(
        ("enemy", "column", "wins"),
        [("W", 2, 3), ("W", 3, 4), ("W", 4, 4), ("W", 6, 5), ("W", 8, 6), ("N", 4, 3), ("N", 5, 4), ("N", 8, 5)],
    )
    def test_the_column_subtracts_by_its_strength(self, enemy: str, column: int, wins: int) -> None:
        for die in (wins - 1, wins):  # the lowest die that wins for a Band of strength 3, and the one below
            scene, band = lone(3, column, enemy)
            scene.fights(enemy).rolls(die)
            assert (scene.strength(band) == 3) == (die == wins)

    @pytest.mark.rule("CO 2.3.2")
    def test_the_modifier_changes_from_round_to_round(self) -> None:
        scene, band = lone(3, 3)
        scene.fights("W").rolls(4)  # 4 + 3 - 1
        assert scene.column_of("W") == ("1-2", 2)
        scene.rolls(3)  # 3 + 3 - 0
        assert scene.column_of("W") == ("1-2", 1)
        assert scene.strength(band) == 3

    @pytest.mark.rule("CO 7.1.11", "CO 12.30")
    def test_a_bonus_of_a_card_may_be_left_out_a_penalty_not(self) -> None:
        scene, band = lone(1, 1)
        scene.state.owned = BIT[next(i for i, card in enumerate(scene.box.culture) if card.name == "WAR1")]
        scene.state.event = next(i for i, card in enumerate(scene.box.war) if card.name == "8a")  # Volley Fire
        cards.refresh(scene.state)
        scene.fights("W")
        assert scene.words() == ["plain", "plain-"]
        scene.does("plain-").rolls(5)
        assert scene.where(band) == "gone", "5 and 1, less 1 for the volley"
        scene, band = lone(1, 1)
        scene.state.owned = BIT[next(i for i, card in enumerate(scene.box.culture) if card.name == "WAR1")]
        cards.refresh(scene.state)
        scene.fights("W").does("plain").rolls(4)
        assert scene.column_of("W") is None, "4 and 1, and 1 outside Rancherías"


class TestStep3:
    """Who wins, lines 434 to 437."""

    @pytest.mark.rule("CO 7.1.12")
    def test_a_natural_6_wins_against_everything(self) -> None:
        scene, band = lone(1, 8, finished=True)  # 6 + 1 - 1 - 3
        scene.fights("W").rolls(6)
        assert scene.column_of("W") == ("1-2", 7)
        assert scene.strength(band) == 1

    @pytest.mark.rule("CO 7.1.12")
    def test_a_natural_1_loses_with_everything(self) -> None:
        scene = Scene()
        scene.camp("A", "4-4", mahimiana=1)
        band = scene.band(3, "1-2", mahimiana="A")
        scene.state.owned = BIT[next(i for i, card in enumerate(scene.box.culture) if card.name == "WAR1")]
        cards.refresh(scene.state)
        scene.column("W", "1-2", 1)
        scene.fights("W").does("plain").rolls(1)  # 1 + 3 + 1 + 1 would be 6
        assert scene.strength(band) == 2


class TestResults:
    """7.2, lines 444 to 468."""

    @pytest.mark.rule("CO 7.2.1", "CO 7.2.3")
    def test_won_the_column_loses_1_and_another_round_follows(self) -> None:
        scene, _ = lone(3, 2)
        scene.fights("W").rolls(6)
        assert scene.column_of("W") == ("1-2", 1)
        assert not scene.over
        scene.rolls(6)
        assert scene.over

    @pytest.mark.rule("CO 7.2.2", "CO 2.3.4")
    def test_at_0_the_war_ends_and_the_mahimiana_of_the_round_gains_medicine(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", mahimiana=3)
        scene.camp("B", "2-3", mahimiana=3)
        first, second = scene.band(3, "A", mahimiana="A"), scene.band(3, "A", mahimiana="B")
        scene.display("W1")
        scene.column("W", "1-3", 2, "W4")
        scene.fights("W", "A").does(name(first)).rolls(6).does(name(second)).rolls(6)
        assert scene.over
        assert scene.column_of("W") is None
        assert scene.rows("W") == ["W1", "", "", "", "", "W4"]
        assert (scene.medicine("A")[1], scene.medicine("B")[1]) == (3, 4)

    @pytest.mark.rule("CO 7.2.4")
    def test_a_beaten_ally_is_an_ally_no_more(self) -> None:
        scene = Scene()
        scene.ally("1-2", "N2*")
        scene.display("N1")
        scene.column("W", "1-2", 2)
        scene.fights("W").rolls(2)
        assert scene.over
        assert scene.names(scene.state.tribes) == {"1-2"}
        assert scene.counter(scene.state.ally[scene.space("1-2")]) == ""
        assert scene.rows("N") == ["N1", "", "", "", "", "N2*"]
        assert scene.column_of("W") == ("1-2", 2)

    @pytest.mark.rule("CO 7.2.5")
    def test_a_beaten_lone_band_shrinks_and_the_battle_is_over(self) -> None:
        scene, band = lone(2, 2, trade_goods=1)
        scene.fights("W").rolls(2).does("accept")
        assert scene.over
        assert scene.strength(band) == 1
        assert scene.holds(band) == {"trade_goods": 1}
        assert scene.column_of("W") == ("1-2", 2)

    @pytest.mark.rule("CO 7.2.5", "CO 2.6.1.1", "CO 2.6.1.2")
    def test_at_0_it_is_gone_and_its_mahimiana_dead(self) -> None:
        scene = Scene()
        scene.camp("A", "4-4", mahimiana=3)
        scene.successes("A", mahimiana=2)
        band = scene.band(1, "1-2", mahimiana="A", food=1)
        scene.column("W", "1-2", 2)
        scene.fights("W").rolls(1)
        assert scene.where(band) == "gone"
        assert scene.mahimiana("A") == "out of play"
        assert scene.medicine("A")[1] == 0
        assert scene.state.out_of_play == 2

    @pytest.mark.rule("CO 7.2.7", "CO 7.2.8")
    def test_a_beaten_camp_band_fights_on(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        band = scene.band(2, "A")
        scene.column("W", "1-3", 2)
        scene.fights("W", "A").rolls(1)
        assert scene.strength(band) == 1
        assert not scene.over, "the one that was beaten is left, so the camp stands"
        scene.rolls(6, 6)
        assert scene.over
        assert scene.state.camp_at[0] != NONE

    @pytest.mark.rule("CO 7.2.7", "CO 2.6.1.1")
    def test_a_mahimiana_dies_in_a_camp_too(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", mahimiana=3)
        first, second = scene.band(1, "A", mahimiana="A", horses=1), scene.band(1, "A")
        scene.column("W", "1-3", 1)
        scene.fights("W", "A").does(name(first)).rolls(1)
        assert scene.where(first) == "gone"
        assert scene.medicine("A")[1] == 0
        scene.rolls(6)
        assert scene.over
        assert scene.where(second) == "box A"

    @pytest.mark.rule("CO 7.2.9", "CO 2.5.3.1")
    def test_with_its_last_band_the_camp_falls_and_the_war_ends(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.band(1, "A")
        scene.column("W", "1-3", 4)
        scene.fights("W", "A").rolls(2)
        assert scene.over
        assert scene.state.camp_at[0] == NONE
        assert scene.state.military == 4
        assert scene.column_of("W") is None
