"""Data files of an owner of the box, made by changing our own."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from prairie.core.game import Game
from prairie.games.powwow.game import GAME

from .positions import powwow


def our_data() -> dict[str, Any]:
    """A copy of the game's own components."""
    return copy.deepcopy(powwow().data)


def loaded(folder: Path, data: Any) -> Game:
    path = folder / "mine.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return GAME(path)


def with_track(folder: Path, last: int, moccasin: list[int], stone: list[int]) -> Game:
    """The game on another track."""
    data = our_data()
    data["track"] |= {"last": last, "moccasin": moccasin, "stone": stone}
    return loaded(folder, data)
