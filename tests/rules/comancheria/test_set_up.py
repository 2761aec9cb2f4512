"""Setting up (1.2), in its order, and what a game of one player is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from prairie.core.bits import BIT, size
from prairie.core.contract import CHANCE
from prairie.games.comancheria import cup, land, questions as q
from prairie.games.comancheria.components import ENEMIES
from prairie.games.comancheria.vocabulary import HUNT_DISCOUNT, TRADE_FREE_MP

from .scene import Scene


def until(scene: Scene, ready: Callable[[Scene], bool]) -> Scene:
    """Chance takes its first outcome until the scene is ready."""
    while not ready(scene):
        assert scene.state.decider() == CHANCE, scene.question()
        scene.draws(scene.words()[0])
    return scene


def display_full(scene: Scene) -> Scene:
    return until(scene, lambda one: one.state.question not in (q.PICK_COUNTER, q.PICK_SPACE))


@pytest.mark.rule("CO 1.1.1")
def test_one_player_and_chance_are_all_there_is() -> None:
    scene = Scene.opening("SC1")
    assert scene.game.seat_counts == range(1, 2)
    assert display_full(scene).state.decider() == 0


@pytest.mark.rule("CO 1.2.1")
def test_the_pieces_come_first() -> None:
    scene = Scene.opening("SC2")
    plan = scene.box.source["setups"]["P2"]
    for number, camp in enumerate(plan["rancherias"]):
        letter = camp["id"]
        assert scene.state.camp_at[number] == scene.space(camp["space"])
        assert scene.medicine(letter) == (camp["paraibo"], camp["mahimiana"])
        assert scene.mahimiana(letter) == f"box {letter}"
        assert scene.in_box(letter) == camp["resources"]
        bands = [band for band in range(15) if scene.where(band) == f"box {letter}"]
        assert [scene.strength(band) for band in bands] == camp["bands"]
    assert scene.state.finished == 0
    assert scene.names(scene.state.tribes) == set(plan["tribes"])
    for enemy, letter in enumerate(ENEMIES):
        assert scene.names(scene.state.settled[enemy]) == set(plan["settlements"].get(letter, []))


@pytest.mark.rule("CO 1.2.2")
def test_bison_in_every_empty_round_space() -> None:
    scene = Scene.opening("SC1")
    assert scene.names(scene.state.bison) == {
        space for space in scene.box.spaces if "-" in space and not scene.spaces(space) & land.taken(scene.state)
    }


@pytest.mark.rule("CO 1.2.3")
def test_or_a_number_of_them_at_random() -> None:
    scene = Scene.opening("SC3")
    assert scene.state.question == q.PICK_SPACE
    assert not {scene.space(word) for word in scene.words()} & {
        scene.space("1-4"),
        scene.space("1-1"),
        scene.space("1-5"),
    }
    until(scene, lambda one: one.state.question != q.PICK_SPACE)
    assert size(scene.state.bison) == scene.box.source["setups"]["P3"]["bison"]
    assert not scene.state.bison & land.taken(scene.state)


@pytest.mark.rule("CO 1.2.4")
def test_six_counters_of_each_active_enemy_are_shuffled_fronts_up() -> None:
    scene = Scene.opening("SC1")
    scene.draws("N4", "N2", "N6", "N1", "N3")  # the last one places itself
    assert scene.rows("N") == ["N4", "N2", "N6", "N1", "N3", "N5"]
    display_full(scene)
    assert all(scene.rows("W"))
    assert all(scene.rows("S"))
    assert not any(scene.rows("E")), "East is not active"


@pytest.mark.rule("CO 1.2.5")
def test_an_allied_counter_lies_on_its_tribe() -> None:
    scene = Scene.opening("SC2")
    assert scene.counter(scene.state.ally[scene.space("4-1")]) == "N2*", "its back is the Ally side"
    display_full(scene)
    assert sorted(scene.rows("N")) == ["", "N1", "N3", "N4", "N5", "N6"]


@pytest.mark.rule("CO 1.2.6")
def test_seventh_counters_in_the_cup_or_out_of_the_game() -> None:
    scene = display_full(Scene.opening("SC1"))
    assert scene.cup_holds()[2] == {"N7", "W7"}
    assert not cup.in_game(scene.state) & BIT[scene.box.counters.index("S7")]


@pytest.mark.rule("CO 1.2.7", "CO 1.2.8")
@pytest.mark.parametrize(
    ("scenario", "plan"), [("SC1", "P1"), ("SC2", "P2"), ("SC3", "P3"), ("SC4", "P4"), ("SC7", "P1")]
)
def test_cup_points_and_tracks(scenario: str, plan: str) -> None:
    scene = Scene.opening(scenario)
    setup = scene.box.source["setups"][plan]
    state = scene.state
    assert (state.culture, state.military, state.ap) == (setup["culture"], setup["military"], setup["ap"])
    assert state.enemy_ap == setup["enemy_ap"]
    successes, ap, instructions = scene.cup_holds()
    assert successes == setup["cup"]["success"]
    assert ap == [setup["cup"]["ap1"], setup["cup"]["ap2"], setup["cup"]["ap3"]]
    assert instructions == set(setup["cup"]["instructions"])
    assert state.operations == 0
    assert state.passage == (1 if plan == "P4" else 0)


@pytest.mark.rule("CO 1.2.9", "CO 1.3.3.1")
def test_free_culture_cards() -> None:
    scene = display_full(Scene.opening("SC2"))
    before = scene.state.culture
    assert set(scene.words()) == {"HORSE1", "WAR1", "TRADE1", "KIN1"}
    scene.does("HORSE1")
    assert "HORSE2" in scene.words(), "the second of two"
    scene.does("HORSE2")
    assert scene.state.culture == before
    assert scene.state.question == q.DRAW_DEVELOPMENT


@pytest.mark.rule("CO 1.2.10")
def test_the_first_development_cards_are_carried_out() -> None:
    scene = display_full(Scene.opening("SC1")).does("KIN1")
    assert scene.state.war_deck == BIT[24] - 1
    assert len(scene.words()) == 12, "the deck of the first Period"
    scene.draws("c4")
    assert scene.state.enemy_ap == 1 + 2
    scene.draws("c3", "c11")
    assert [scene.box.development[card].name for card in scene.state.open] == ["c4", "c3", "c11"]


@pytest.mark.rule("CO 1.2.11")
def test_the_opening_history_card_brings_only_its_special_effects() -> None:
    scene = Scene.opening("SC2")
    assert scene.state.enemy_ap == 2, "not 2 more, as when the card comes up later"
    assert scene.state.holding & BIT[TRADE_FREE_MP]
    assert not scene.state.holding & BIT[HUNT_DISCOUNT], "that is the first Period's"


@pytest.mark.rule("CO 1.2.12")
def test_then_the_first_turn_begins_with_the_columns() -> None:
    scene = display_full(Scene.opening("SC1")).does("KIN1").draws("c5", "c3", "c11")  # Valverde: a column of West
    assert scene.state.turn == 1
    assert scene.state.question == q.DRAW_WAR
