"""The games there are, by name. A game is found by its folder: nothing here names one."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache
from pathlib import Path

from prairie.core.game import Game

_HOME = "prairie.games"


def game_names() -> list[str]:
    """Every folder of prairie.games that holds a game.py."""
    home = Path(importlib.import_module(_HOME).__path__[0])
    return sorted(info.name for info in pkgutil.iter_modules([str(home)]) if (home / info.name / "game.py").exists())


class UnknownGame(ValueError):
    pass


@lru_cache(maxsize=32)
def game(name: str, data: str | Path | None = None) -> Game:
    """The game of that name, with its own box of components or one read from a file."""
    if name not in game_names():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(game_names())}")
    module = importlib.import_module(f"{_HOME}.{name}.game")
    made: Game = module.GAME(data)
    return made
