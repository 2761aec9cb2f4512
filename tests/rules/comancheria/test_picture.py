"""The position in words: plain data, every counter once, and where on the sheet we are."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import prairie
from prairie.core.contract import CHANCE, OVER
from prairie.core.rng import Rng
from prairie.games.comancheria.picture import SHEET
from prairie.games.comancheria.state import Comancheria
from tests.conformance.cases import many

GAME = prairie.game("comancheria")
SCENARIOS = [one["id"] for one in GAME.data["scenarios"]]
Picture = dict[str, Any]


def pictures(scenario: str, every: int = many(3, 17), stream: int = 2) -> Iterator[Picture]:
    """Positions of a random game."""
    state = GAME.new(scenario=scenario)
    assert isinstance(state, Comancheria)
    rng = Rng(81, stream)
    number = 0
    while (who := state.decider()) != OVER:
        state.apply(who, state.chance(rng) if who == CHANCE else state.choose(who, rng))
        number += 1
        if number % every == 0:
            yield state.view(0).as_dict()
    yield state.view(0).as_dict()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_picture_is_plain_data(scenario: str) -> None:
    for picture in pictures(scenario):
        assert json.loads(json.dumps(picture)) == picture


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_piece_stands_in_two_places(scenario: str) -> None:
    for picture in pictures(scenario):
        seen: list[str] = [band for camp in picture["camps"] for band in camp["bands"]]
        seen += [band for space in picture["spaces"] for band in space["bands"]]
        seen += [band["name"] for band in picture["bands"] if band["space"] == "RESERVATION" and not band["camp"]]
        assert sorted(seen) == sorted(band["name"] for band in picture["bands"])
        counters = [one["id"] for rows in (*picture["display"].values(), picture["inactive"]) for one in rows if one]
        counters += picture["cup"]["instructions"]
        counters += [space["ally"]["counter"] for space in picture["spaces"] if space["ally"]]
        counters += [space["peace"]["counter"] for space in picture["spaces"] if space.get("peace")]
        counters += [column["counter"] for column in picture["columns"]]
        assert max(Counter(filter(None, counters)).values(), default=1) == 1


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_spaces_camps_bands_and_columns_agree(scenario: str) -> None:
    for picture in pictures(scenario):
        at = {space["id"]: space for space in picture["spaces"]}
        for camp in picture["camps"]:
            assert camp["space"] == "RESERVATION" or camp["letter"] in at[camp["space"]]["camps"]
        for column in picture["columns"]:
            assert column["enemy"] in at[column["space"]]["columns"]
        for band in picture["bands"]:
            assert band["camp"] or band["space"] == "RESERVATION" or band["name"] in at[band["space"]]["bands"]


def test_bands_wait_on_the_medicine_track_to_the_left_of_the_paraibo() -> None:
    found = 0
    for picture in pictures("SC2", 1):
        for camp in picture["camps"]:
            spaces = [waiting["space"] for waiting in camp["track"]]
            assert spaces == sorted(spaces, reverse=True)
            assert {waiting["band"] for waiting in camp["track"]} <= set(camp["bands"])
            assert all(space >= 0 for space in spaces)
            found += bool(spaces)
    assert found


def test_the_running_procedures_are_chapters_of_the_sheet() -> None:
    assert set(SHEET.values()) <= set(GAME.rulebook.chapters)
    games = [pictures(scenario, 1, stream) for scenario in SCENARIOS for stream in range(3)]
    steps = {step for game in games for picture in game for step in picture["sheet"]}
    assert {"3.1", "4.1", "4.3", "4.4", "5.2.3", "2.9", "3.4", "7.1"} <= steps


def test_the_picture_says_what_a_band_pays() -> None:
    """CO 5.2.2.1, CO 5.2.1.1: what an action is said to cost is what it takes from the Band's points."""
    paid: Counter[str] = Counter()
    for stream in range(8):
        paid += payments(Rng(7, stream))
    assert set(paid) == {"move", "hunt", "raid"}, paid


def payments(rng: Rng) -> Counter[str]:
    """How often each action was paid for in a random game, as the picture had said."""
    state = GAME.new(scenario="SC2")
    spaces = GAME.words("space")
    paid: Counter[str] = Counter()
    while (who := state.decider()) != OVER:
        action = state.chance(rng) if who == CHANCE else state.choose(who, rng)
        before = state.as_dict()["activation"]
        word = GAME.action_word(state, who, action) if GAME.questions[state.ask(who)].name == "act" else ""
        state.apply(who, action)
        after = state.as_dict()["activation"]
        name = "move" if word and word in spaces else word
        if name in ("move", "hunt", "raid") and after and after["band"] == before["band"]:
            assert before["points"] - after["points"] == before["costs"][name], (word, before, after)
            paid[name] += 1
    return paid


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_picture_has_the_years_of_its_period(scenario: str) -> None:
    years = {card["id"]: card["years"] for card in GAME.data["history"]}
    for picture in pictures(scenario):
        assert picture["period"]["years"] == years[picture["period"]["history"]]
        assert (picture["activation"] is None) or (
            (picture["activation"]["costs"] is None) == (picture["activation"]["points"] is None)
        )
