"""Data files of an owner of the box, made by changing our own."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from prairie.games.bigmanitou.game import GAME, BigManitouGame

from .tabletop import the_game


def our_data() -> dict[str, Any]:
    """A copy of the game's own components."""
    return copy.deepcopy(the_game().data)


def written(folder: Path, data: Any) -> Path:
    path = folder / "mine.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def loaded(folder: Path, data: Any) -> BigManitouGame:
    return GAME(written(folder, data))
