"""Computer players. Each sees a view and nothing else; each is found by its name and the game it plays."""

from __future__ import annotations

import importlib
import secrets
from importlib.util import find_spec
from typing import Protocol

from prairie.core.contract import View
from prairie.core.game import Game
from prairie.core.rng import Rng

NAMES = ("random", "ismcts", "greedy")  # by rising strength: whoever names none plays the last
REPEATABLE = 20_000  # iterations of a search that must decide the same every time


class Agent(Protocol):
    """`decide` takes one small step of a plan. It is asked again until the plan is whole."""

    def decide(self, view: View) -> int:
        """A legal action of the view's own seat."""
        ...


class NoAgent(ValueError):
    """No computer player of that name plays that game."""


def names(game: Game) -> list[str]:
    """The computer players that know this game."""
    return [name for name in NAMES if name != "greedy" or find_spec(f"prairie.agents.greedy.{game.name}")]


def make(name: str, game: Game, seed: int | None = None, stream: int = 0) -> Agent:
    """A computer player. With a seed it decides the same every time; `stream` tells the players of a table apart."""
    if name not in names(game):
        raise NoAgent(f"no computer player {name!r} plays {game.name}; there are {', '.join(names(game))}")
    rng = Rng(secrets.randbits(62) if seed is None else seed, stream)
    if name == "random":
        from prairie.agents.random_player import RandomPlayer

        return RandomPlayer(rng)
    if name == "ismcts":
        from prairie.agents.ismcts import Player

        return Player(rng) if seed is None else Player(rng, iterations=REPEATABLE)  # no clock repeats itself
    made: Agent = importlib.import_module(f"prairie.agents.greedy.{game.name}").Player(rng)
    return made
