"""Data files of an owner of the box, made by changing our own."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from prairie.core.game import Game
from prairie.games.tomahawk.game import GAME

from .positions import tomahawk


def our_data() -> dict[str, Any]:
    """A copy of the game's own components."""
    return copy.deepcopy(tomahawk().data)


def written(folder: Path, data: Any) -> Path:
    path = folder / "mine.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def loaded(folder: Path, data: Any) -> Game:
    return GAME(written(folder, data))


def with_values(folder: Path, **values: int) -> Game:
    """The game with other values for some special warriors."""
    data = our_data()
    for special in data["special"]:
        special["value"] = values.get(special["power"], special["value"])
    return loaded(folder, data)
