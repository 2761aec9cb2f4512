"""The data file of an owner of the box: what it may change, and how a mistake is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import prairie
from prairie.core.schema import DataError

from .data_files import loaded, our_data, written
from .tabletop import the_game

Data = dict[str, Any]


@pytest.mark.rule("BM 1.4")
def test_other_tiles_replace_the_reconstructed_ones(tmp_path: Path) -> None:
    data = our_data()
    data["tiles"] = {
        "certainty": "sure",
        "bison": {"1": 7, "2": 7, "3": 7},
        "tipi": {"1": 7, "2": 7, "3": 7},
        "horse": 6,
        "totem": 6,
        "tomahawk": 6,
    }
    game = prairie.game("bigmanitou", written(tmp_path, data))
    assert game.new(2).as_dict()["bag"]["tipi3"] == 7
    assert game.data_digest != the_game().data_digest


def test_other_strengths_count(tmp_path: Path) -> None:
    data = our_data()
    data["deck"]["hunters"] = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]
    assert loaded(tmp_path, data).words("card")[:10] == ["2", "4", "6", "8", "10", "12", "14", "16", "18", "20"]


def test_equal_hunters_get_letters(tmp_path: Path) -> None:
    data = our_data()
    data["deck"]["hunters"] = [1, 2, 3, 4, 5, 5, 7, 8, 9, 10]
    assert loaded(tmp_path, data).words("card")[4:7] == ["5_a", "5_b", "7"]


def change(*path: str, to: Any) -> Callable[[Data], None]:
    def changed(data: Data) -> None:
        place: Any = data
        for key in path[:-1]:
            place = place[key]
        if to is None:
            del place[path[-1]]
        else:
            place[path[-1]] = to

    return changed


@pytest.mark.parametrize(
    ("mistake", "told"),
    [
        pytest.param(change("schema", to="tomahawk/1"), "schema: must be one of bigmanitou/1"),
        pytest.param(change("decks", to={}), "decks: is not a key known here"),
        pytest.param(change("deck", to=None), "deck: is missing"),
        pytest.param(change("deck", "hunters", to=[1, 2]), r"deck.hunters: .*BM 2.3", marks=pytest.mark.rule("BM 2.3")),
        pytest.param(change("deck", "hunters", to=[0] * 10), "deck.hunters: must hold whole numbers from 1 to 99"),
        pytest.param(change("deck", "heroes", to=["chief"]), r"heroes: .*BM 2.4", marks=pytest.mark.rule("BM 2.4")),
        pytest.param(change("deck", "heroes", to=["puma"] * 7), "deck.heroes: must hold chief, .* not 'puma'"),
        pytest.param(change("deck", "certainty", to="maybe"), "deck.certainty: must be one of sure"),
        pytest.param(change("beats", "chief", to="scout"), "beats.chief: must be a list"),
        pytest.param(change("beats", "scout", to=["puma"]), "beats.scout: must be a list of chief"),
        pytest.param(change("beats", "chief", to=["chief"]), r"own kind.*BM 5.11", marks=pytest.mark.rule("BM 5.11")),
        pytest.param(change("beats", "scout", to=[]), r"exactly one of .*BM 5.8", marks=pytest.mark.rule("BM 5.8")),
        pytest.param(change("beats", "scout", to=["chief", "medicine_man", "clan_mother"]), r"exactly one.*BM 5.8"),
        pytest.param(change("tiles", "horse", to=7), r"tiles: .*61 .*BM 1.3", marks=pytest.mark.rule("BM 1.3")),
        pytest.param(change("tiles", "horse", to=True), "tiles.horse: must be a whole number"),
        pytest.param(change("tiles", "bison", to=24), "tiles.bison: must be a table"),
        pytest.param(change("tiles", "bison", to={"0": 24}), "tiles.bison.0: tiles are worth 1 to 9"),
        pytest.param(change("tiles", "bison", to={"2": 0}), "tiles.bison.2: must be a whole number from 1"),
        pytest.param(change("tiles", "totem", to=None), "tiles.totem: is missing"),
        pytest.param(change("tiles", "wolf", to=1), "tiles.wolf: is not a key known here"),
        pytest.param(
            change("tiles", "bison", to={str(points): 3 for points in range(1, 9)}), "at most 10 different tiles"
        ),
    ],
)
def test_a_mistake_is_told_with_its_key_and_reason(tmp_path: Path, mistake: Callable[[Data], None], told: str) -> None:
    data = our_data()
    mistake(data)
    with pytest.raises(DataError, match=told):
        loaded(tmp_path, data)
