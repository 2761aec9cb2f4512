"""CO 11.13: a hand card of an owner's pack takes a piece away in the middle of something. No shipped card does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from prairie.games.comancheria.components import NONE
from prairie.games.comancheria.game import ComancheriaGame
from prairie.games.comancheria.planning import HeadmanActions
from prairie.games.comancheria.take_actions import TakeActions

from .packs import our_pack
from .scene import Scene, name

pytestmark = pytest.mark.rule("CO 11.13")

BAND = ["to_reservation", {"what": "band"}]
CAMP = ["to_reservation", {"what": "rancheria"}]
PLAGUE = ["disease", {"max": 6}]
ROUT = ["column_strength", {"n": -9}]
BONUS = ["raid_bonus", {"draw": 1}]


@pytest.fixture
def holding(tmp_path: Path) -> Any:
    """A scene with a hand card 11 that does something else than ours."""

    def scene(*effects: Any) -> Scene:
        data = our_pack()
        next(card for card in data["development"] if card["no"] == 11)["effects"] = list(effects)
        path = tmp_path / "mine.json"
        path.write_text(json.dumps(data), encoding="utf-8")
        found = Scene(game=ComancheriaGame(path))
        found.hand(11)
        return found

    return scene


@pytest.mark.parametrize("effect", [BAND, PLAGUE])
def test_the_active_band(holding: Any, effect: Any) -> None:
    scene = holding(effect)
    band = scene.band(1, "1-4")
    scene.activates(band).does("card", "c11")
    if effect == PLAGUE:
        scene.rolls(1)
    assert scene.over, "the activation ends"
    assert scene.where(band) == ("gone" if effect == PLAGUE else "Reservation")
    assert scene.state.active == NONE


def test_the_raiding_band(holding: Any) -> None:
    scene = holding(BONUS, PLAGUE)
    scene.tribes("1-2")
    scene.cup(success=2, ap=(2, 0, 0))
    band = scene.band(1, "1-2")
    scene.activates(band).does("raid", "c11").rolls(1)
    assert scene.over
    assert scene.cup_holds()[0] == 2, "nothing was drawn"


@pytest.mark.parametrize("effect", [BAND, PLAGUE])
def test_the_last_unit_of_a_battle(holding: Any, effect: Any) -> None:
    scene = holding(effect)
    scene.band(1, "1-2")
    scene.column("W", "1-2", 3)
    scene.fights("W").does("c11")
    if effect == PLAGUE:
        scene.rolls(1)
    assert scene.over
    assert scene.column_of("W") == ("1-2", 3)
    assert scene.state.fighter == NONE


def test_another_unit_takes_the_place_of_the_first(holding: Any) -> None:
    scene = holding(BAND)
    first, second = scene.band(1, "1-2"), scene.band(1, "1-2")
    scene.column("W", "1-2", 1)
    scene.fights("W").does(name(first), "c11", name(first)).rolls(6)
    assert scene.over
    assert (scene.where(first), scene.where(second)) == ("Reservation", "1-2")
    assert scene.column_of("W") is None


def test_the_camp_of_a_battle(holding: Any) -> None:
    scene = holding(CAMP)
    scene.camp("A", "1-3")
    scene.band(1, "A")
    scene.column("W", "1-3", 3)
    scene.fights("W", "A").does("c11")
    assert scene.over
    assert scene.column_of("W") == ("1-3", 3)


def test_the_column_of_a_battle(holding: Any) -> None:
    scene = holding(ROUT)
    band = scene.band(1, "1-2")
    scene.column("W", "1-2", 3)
    scene.fights("W").does("c11")
    assert scene.over, "no round against nobody"
    assert scene.strength(band) == 1


def test_a_band_on_the_medicine_track(holding: Any) -> None:
    scene = holding(BAND)
    scene.camp("A", "1-3", paraibo=6)
    first, second, third = (scene.band(1, "A") for _ in range(3))
    scene.begins(TakeActions(0)).does(name(first), name(second), "stop")  # on 5, 4 and 3; the first has acted
    scene.does("card", "c11", name(third))
    scene.does("pass", "collect", "pass")
    assert scene.over
    assert scene.state.ap == 4, "counted from the second, the leftmost now"
    assert scene.finished(second)


def test_the_camp_of_a_headman(holding: Any) -> None:
    scene = holding(CAMP)
    scene.camp("A", "1-3", paraibo=3)
    scene.begins(HeadmanActions(0)).does("A", "one", "c11")
    assert scene.over
