"""The sheet, lines 65 to 91: the War Column Phase (3.1), with marches (2.3) and the attack on a Ranchería.

War cards are named by design and row of movement. 1a moves every column 1 space, 1b North 0, West 2 and the others 1,
2a none; 5a and 9a stand for events that change nothing here.
"""

from __future__ import annotations

import pytest

from prairie.games.comancheria.columns import Attrition, March
from prairie.games.comancheria.components import ENEMIES, NONE
from prairie.games.comancheria.war_phase import WarColumnPhase

from .scene import Scene, name

QUIET = "5a"  # an event that only offers something to active Bands


def marching(scene: Scene, enemy: str, spaces: int) -> Scene:
    return scene.begins(March(0, ENEMIES.index(enemy), spaces))


class TestStep1:
    """The card is read for movement, lines 66 to 78."""

    @pytest.mark.rule("CO 3.1.1", "CO 3.1.2")
    def test_the_event_is_discarded_and_without_a_column_all_is_over(self) -> None:
        scene = Scene()
        scene.state.event = 4
        scene.begins(WarColumnPhase(0))
        assert scene.over, "no card is drawn"
        assert scene.state.event == NONE

    @pytest.mark.rule("CO 3.1.3", "CO 2.3.9")
    def test_each_column_marches_as_far_as_the_card_says(self) -> None:
        scene = Scene()
        scene.camp("A", "1-4")
        scene.column("W", "WEST", 1)
        scene.column("N", "2-1", 1)
        scene.begins(WarColumnPhase(0)).draws("1b")
        assert scene.column_of("N") == ("2-1", 1), "0 for the North"
        scene.draws("1-2")  # of two roads from 1-1, both two lines from the camp
        assert scene.column_of("W") == ("1-2", 1)
        scene.rolls(6, 6).draws(QUIET)
        assert scene.over
        assert scene.state.event == next(i for i, card in enumerate(scene.box.war) if card.name == QUIET)

    @pytest.mark.rule("CO 3.1.3")
    def test_the_event_of_the_movement_card_is_ignored(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.column("W", "2-1", 3)
        scene.begins(WarColumnPhase(0)).draws("1a")  # Thirst: a column in Territory 2 would lose 1
        assert scene.column_of("W") == ("1-2", 3)

    @pytest.mark.rule("CO 3.1.4")
    def test_an_empty_war_deck_is_shuffled_anew(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.column("W", "1-3", 1)
        scene.band(3, "A")
        scene.state.war_deck = 0
        scene.begins(WarColumnPhase(0))
        assert len(scene.words()) == 24

    @pytest.mark.rule("CO 2.3.8")
    @pytest.mark.parametrize("meets", ["camp", "band", "ally"])
    def test_a_column_stops_where_it_meets_somebody(self, meets: str) -> None:
        scene = Scene()
        scene.camp("A", "1-4")
        if meets == "band":
            scene.band(1, "1-2")
        elif meets == "ally":
            scene.ally("1-2", "N2*")
        else:
            scene.camp("B", "1-2")
        scene.column("W", "2-1", 3)
        marching(scene, "W", 3)
        assert scene.over
        assert scene.column_of("W") == ("1-2", 3)

    @pytest.mark.rule("CO 2.3.3")
    def test_an_unallied_tribe_stops_nobody(self) -> None:
        scene = Scene()
        scene.camp("A", "1-4")
        scene.tribes("1-2")
        scene.column("W", "2-1", 3)
        marching(scene, "W", 2)
        assert scene.column_of("W") == ("1-4", 3)

    @pytest.mark.rule("CO 2.3.8")
    def test_a_column_in_contact_stays(self) -> None:
        scene = Scene()
        scene.camp("A", "1-4")
        scene.band(1, "2-1")
        scene.column("W", "2-1", 3)
        marching(scene, "W", 2)
        assert scene.column_of("W") == ("2-1", 3)

    @pytest.mark.rule("CO 2.3.5")
    def test_only_the_north_takes_dotted_lines(self) -> None:
        for enemy, end in (("N", "1-3"), ("W", "1-4")):
            scene = Scene()
            scene.camp("A", "1-3")
            scene.column(enemy, "1-5", 3)
            marching(scene, enemy, 1)
            assert scene.column_of(enemy) == (end, 3)

    @pytest.mark.rule("CO 2.3.6", "CO 2.3.7", "CO 2.3.11")
    def test_a_colonial_column_does_not_see_palo_duro(self) -> None:
        scene = Scene()
        scene.camp("A", "PDC")
        scene.column("W", "3-3", 3)
        scene.column("N", "3-3", 3)
        assert marching(scene, "W", 2).column_of("W") == ("3-3", 2), "1 lost, once for the march"
        assert marching(scene, "N", 2).column_of("N") == ("PDC", 3)

    @pytest.mark.rule("CO 2.3.11", "CO 2.3.4")
    def test_a_column_that_wastes_away_ends_its_war(self) -> None:
        scene = Scene()
        scene.display("W1", "W2")
        scene.column("W", "1-1", 1, "W4")
        marching(scene, "W", 1)
        assert scene.column_of("W") is None
        assert scene.rows("W") == ["W1", "W2", "", "", "", "W4"]

    @pytest.mark.rule("CO 2.3.12")
    def test_a_column_that_is_not_to_march_loses_nothing(self) -> None:
        scene = Scene()
        scene.column("W", "1-1", 1)
        assert marching(scene, "W", 0).column_of("W") == ("1-1", 1)

    @pytest.mark.rule("CO 2.3.9", "CO 2.7.2")
    def test_of_equal_roads_one_is_picked_at_random(self) -> None:
        scene = Scene()
        scene.camp("A", "1-4")
        scene.column("W", "1-1", 3)
        marching(scene, "W", 1)
        assert set(scene.words()) == {"1-2", "1-3"}
        assert scene.draws("1-3").column_of("W") == ("1-3", 3)

    @pytest.mark.rule("CO 2.3.10")
    def test_the_road_may_lead_across_a_square(self) -> None:
        scene = Scene()
        scene.camp("A", "1-1")
        scene.column("W", "3-1", 3)
        marching(scene, "W", 2)
        assert scene.column_of("W") == ("1-1", 3), "by way of Santa Fe"


class TestStep2:
    """Attrition, lines 79 and 80."""

    @pytest.mark.rule("CO 2.3.13")
    @pytest.mark.parametrize(
        ("strength", "die", "left"), [(3, 2, 2), (3, 3, 3), (6, 5, 5), (6, 6, 6), (2, 1, 1), (1, 1, 1)]
    )
    def test_a_die_below_the_strength_costs_1(self, strength: int, die: int, left: int) -> None:
        scene = Scene()
        scene.column("W", "1-1", strength)
        scene.begins(Attrition(0, ENEMIES.index("W"))).rolls(die)
        assert scene.column_of("W") == ("1-1", left)

    @pytest.mark.rule("CO 3.1.5", "CO 2.2.10")
    def test_every_column_undergoes_it_in_order(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.column("W", "6-6", 5)
        scene.column("S", "6-4", 5)
        scene.begins(WarColumnPhase(0)).draws("2a").rolls(1, 6)  # South first, then West
        assert scene.column_of("S") == ("6-4", 4)
        assert scene.column_of("W") == ("6-6", 5)


class TestStep3:
    """The event, lines 81 and 82."""

    @pytest.mark.rule("CO 3.1.6", "CO 11.1")
    def test_what_it_says_for_its_reveal_is_carried_out(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.column("W", "2-3", 3)
        scene.begins(WarColumnPhase(0)).draws("2a").rolls(6).draws("1a")  # Thirst
        assert scene.column_of("W") == ("2-3", 2)

    @pytest.mark.rule("CO 3.1.7")
    def test_it_comes_even_if_the_march_ended_the_last_war(self) -> None:
        scene = Scene()
        scene.column("W", "1-1", 1)
        scene.begins(WarColumnPhase(0)).draws("1a")
        assert scene.column_of("W") is None
        scene.draws(QUIET)
        assert scene.over
        assert scene.state.event != NONE


def fighting(scene: Scene) -> Scene:
    """The phase up to its fourth step: nobody moves, no strength is lost, nothing happens."""
    scene.begins(WarColumnPhase(0)).draws("2a")
    scene.rolls(*[6] * sum(1 for at in scene.state.column_at if at != NONE))
    return scene.draws(QUIET)


class TestStep4:
    """Battles in the field, lines 83 and 84."""

    @pytest.mark.rule("CO 3.1.8")
    def test_a_lone_band_must_fight(self) -> None:
        scene = Scene()
        scene.band(1, "1-2")
        scene.column("W", "1-2", 1)
        fighting(scene).rolls(6)
        assert scene.over
        assert scene.column_of("W") is None

    @pytest.mark.rule("CO 3.1.8", "CO 7.1.7")
    def test_an_allied_tribe_must_fight(self) -> None:
        scene = Scene()
        scene.ally("1-2", "N2*")
        scene.column("W", "1-2", 1)
        fighting(scene).rolls(4)
        assert scene.column_of("W") is None, "4 and 2 for the Tribe make 6"

    @pytest.mark.rule("CO 3.1.8")
    def test_the_player_chooses_which_column_fights_first(self) -> None:
        scene = Scene()
        band = scene.band(1, "1-2")
        scene.column("W", "1-2", 1)
        scene.column("N", "1-2", 1)
        fighting(scene)
        assert set(scene.words()) == {"N", "W"}
        scene.does("W").rolls(1)
        assert scene.where(band) == "gone"
        assert scene.over, "nobody is left for the North to fight"

    @pytest.mark.rule("CO 7.2.6")
    def test_a_column_that_won_fights_no_second_battle(self) -> None:
        scene = Scene()
        first, second = scene.band(1, "1-2"), scene.band(1, "1-2")
        scene.column("W", "1-2", 3)
        fighting(scene).does(name(first)).rolls(1)
        assert scene.over
        assert (scene.where(first), scene.where(second)) == ("gone", "1-2")


class TestStep5:
    """Attacks on Rancherías, lines 85 to 91."""

    def attacked(self, enemy: str = "W", strength: int = 3, bands: tuple[int, ...] = (2,), **goods: int) -> Scene:
        scene = Scene()
        scene.camp("A", "1-3", mahimiana=2, **goods)
        for band in bands:
            scene.band(band, "A")
        scene.column(enemy, "1-3", strength)
        return fighting(scene)

    @pytest.mark.rule("CO 3.1.10", "CO 2.5.3.1")
    def test_a_camp_without_a_band_is_destroyed(self) -> None:
        scene = self.attacked(bands=(), horses=4)
        assert scene.over
        assert scene.state.military == 4, "1 point, that of the destruction"
        assert scene.state.camp_at[0] == NONE
        assert scene.column_of("W") is None

    @pytest.mark.rule("CO 3.1.11")
    def test_standing_costs_a_point_and_a_battle(self) -> None:
        scene = self.attacked(strength=1).does("stand")
        assert scene.state.military == 4
        scene.does("done").rolls(6)
        assert scene.over
        assert scene.state.military == 4
        assert scene.column_of("W") is None

    @pytest.mark.rule("CO 3.1.11", "CO 2.5.3.1", "CO 7.2.9")
    def test_a_camp_that_falls_costs_a_second_point(self) -> None:
        scene = self.attacked(strength=1, bands=(1,)).does("stand", "done").rolls(1)
        assert scene.over
        assert scene.state.military == 3
        assert scene.state.camp_at[0] == NONE

    @pytest.mark.rule("CO 3.1.12", "CO 3.1.13", "CO 3.1.15")
    def test_giving_way_costs_two_points_and_the_captives(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3", captives=2, food=1)
        band = scene.band(2, "A", captives=1, horses=1)
        away = scene.band(2, "2-3", captives=1)
        scene.column("W", "1-3", 3)
        fighting(scene).does("yield")
        assert scene.over
        assert scene.state.military == 3
        assert scene.in_box("A") == {"food": 1}
        assert scene.holds(band) == {"horses": 1}
        assert scene.holds(away) == {"captives": 1}, "only those of the camp attacked"
        assert scene.column_of("W") == ("WEST", 2)
        assert scene.state.camp_at[0] == scene.space("1-3"), "the camp stays"

    @pytest.mark.rule("CO 3.1.14")
    def test_a_column_of_strength_1_ends_its_war(self) -> None:
        assert self.attacked(strength=1).does("yield").column_of("W") is None

    @pytest.mark.rule("CO 3.1.15")
    def test_the_east_goes_back_to_one_of_its_squares(self) -> None:
        scene = Scene(period=3)
        scene.camp("A", "1-3")
        scene.band(2, "A")
        scene.column("E", "1-3", 3)
        fighting(scene).does("yield")
        assert set(scene.words()) == {"EAST_NE", "EAST_SE"}
        assert scene.draws("EAST_SE").column_of("E") == ("EAST_SE", 2)

    @pytest.mark.rule("CO 3.1.16")
    def test_the_north_goes_to_the_nearest_unallied_tribe(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.band(2, "A")
        scene.tribes("2-1", "1-6")  # three lines away; two
        scene.ally("1-1", "N2*")
        scene.column("N", "1-3", 3)
        assert fighting(scene).does("yield").column_of("N") == ("1-6", 2)

    @pytest.mark.rule("CO 3.1.16")
    def test_without_one_its_war_ends(self) -> None:
        assert self.attacked("N").does("yield").column_of("N") is None

    @pytest.mark.rule("CO 3.1.17", "CO 3.1.9")
    def test_a_column_that_was_given_way_to_fights_no_more(self) -> None:
        scene = Scene()
        scene.camp("A", "1-3")
        scene.camp("B", "2-1")
        scene.band(2, "A")
        scene.band(2, "B")
        scene.column("W", "1-3", 3)
        scene.column("S", "2-1", 3)
        fighting(scene)
        assert set(scene.words()) == {"S", "W"}
        scene.does("W", "yield", "yield")
        assert scene.over, "each column is handled once"
        assert (scene.column_of("W"), scene.column_of("S")) == (("WEST", 2), ("SOUTH", 2))


class TestFallenCamp:
    """2.5.3, to which lines 86 and 468 send."""

    def fallen(self) -> tuple[Scene, int]:
        scene = Scene()
        scene.camp("A", "1-3", mahimiana=4, horses=3)
        scene.camp("B", "2-3", mahimiana=2)
        scene.successes("A", mahimiana=2, paraibo=1)
        scene.state.leader_at[1] = scene.state.leader_at[0]  # B's Mahimiana lies in A's box
        away = scene.band(1, "2-2", mahimiana="A", food=1)
        scene.band(1, "B")
        scene.column("W", "1-3", 3)
        return fighting(scene), away

    @pytest.mark.rule("CO 2.5.3.2", "CO 2.5.3.6")
    def test_its_goods_go_to_the_supply_and_its_letter_is_free(self) -> None:
        scene, _ = self.fallen()
        assert scene.in_box("A") == {}
        assert scene.state.camp_at[0] == NONE

    @pytest.mark.rule("CO 2.5.3.3")
    def test_its_mahimiana_is_lost_wherever_he_rides(self) -> None:
        scene, away = self.fallen()
        assert scene.mahimiana("A") == "out of play"
        assert scene.medicine("A") == (0, 0)
        assert scene.holds(away) == {"food": 1}, "the Band that held him loses only him"

    @pytest.mark.rule("CO 2.5.3.4")
    def test_the_successes_of_both_tracks_go_out_of_play(self) -> None:
        scene, _ = self.fallen()
        assert scene.state.out_of_play == 3

    @pytest.mark.rule("CO 2.5.3.5")
    def test_a_guest_goes_home(self) -> None:
        scene, _ = self.fallen()
        assert scene.mahimiana("B") == "box B"
        assert scene.medicine("B")[1] == 2
