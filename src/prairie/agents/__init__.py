"""Computer players. Each sees a view and nothing else; each is found by its name and the game it plays.

A name may carry a budget: `ismcts@2000` thinks for 2,000 iterations a choice, `ismcts@0.5s` for half a second.
"""

from __future__ import annotations

import importlib
import secrets
from collections.abc import Callable
from importlib.util import find_spec
from time import perf_counter
from typing import NamedTuple, Protocol

from prairie.agents.policy import Policy
from prairie.core.contract import View
from prairie.core.game import Game
from prairie.core.rng import Rng

NAMES = ("random", "greedy", "ismcts", *(f"level{number}" for number in range(1, 7)))
REPEATABLE = 20_000  # iterations of a search that must decide the same every time
MOST_SECONDS = 3600.0  # of a budget,
MOST_ITERATIONS = 10_000_000


class Agent(Protocol):
    """`decide` takes one small step of a plan. It is asked again until the plan is whole."""

    def decide(self, view: View) -> int:
        """A legal action of the view's own seat."""
        ...


class NoAgent(ValueError):
    """No computer player of that name plays that game."""


class Budget(NamedTuple):
    """How long a search thinks about a choice: so many iterations, or seconds; neither: as long as it likes."""

    iterations: int = 0
    seconds: float = 0.0


def names(game: Game) -> list[str]:
    """The computer players that know this game."""
    return [name for name in NAMES if name != "greedy" or find_spec(f"prairie.agents.greedy.{game.name}")]


def policy_of(game: Game) -> Policy:
    """What is known of a game beyond its rules; a game nobody has thought about is played out at random."""
    if not find_spec(f"prairie.agents.policies.{game.name}"):
        return Policy()
    found: Policy = importlib.import_module(f"prairie.agents.policies.{game.name}").POLICY()
    return found


def read_name(text: str) -> tuple[str, Budget]:
    """`ismcts@0.5s` is ("ismcts", half a second)."""
    name, at, budget = text.partition("@")
    try:
        if not at:
            return name, Budget()
        if budget.endswith("s"):
            found = Budget(seconds=float(budget[:-1]))
        else:
            found = Budget(iterations=int(budget))
    except ValueError:
        found = Budget()
    if not (0 < found.seconds <= MOST_SECONDS or 0 < found.iterations <= MOST_ITERATIONS):  # or not even a number
        most = f"{MOST_ITERATIONS:,} and {MOST_SECONDS:,.0f} s at most"
        raise NoAgent(f"{text!r}: a budget is written @2000 (iterations) or @0.5s (seconds); {most}")
    return name, found


def read_player(text: str, game: Game, seeded: bool) -> tuple[str, Budget]:
    """A name that plays the game, and how long it may think; a search with a seed must decide the same every time."""
    name, budget = read_name(text)
    if name not in names(game):
        raise NoAgent(f"no computer player {name!r} plays {game.name}; there are {', '.join(names(game))}")
    if budget != Budget() and name in ("random", "greedy"):
        raise NoAgent(f"{text!r}: {name} takes no budget, for it does not search")
    if seeded and budget == Budget() and name in ("ismcts", "level6"):
        budget = Budget(iterations=REPEATABLE)  # no clock repeats itself
    return name, budget


def make(
    text: str, game: Game, seed: int | None = None, stream: int = 0, clock: Callable[[], float] = perf_counter
) -> Agent:
    """A computer player. With a seed it decides the same every time; `stream` tells the players of a table apart, and
    `clock` counts the seconds it is given."""
    name, budget = read_player(text, game, seed is not None)
    rng = Rng(secrets.randbits(62) if seed is None else seed, stream)
    if name == "random":
        from prairie.agents.random_player import RandomPlayer

        return RandomPlayer(rng)
    if name == "ismcts":
        from prairie.agents.ismcts import Player

        return Player(rng, policy_of(game), budget.seconds or 1.0, budget.iterations, clock=clock)
    if name.startswith("level"):
        from prairie.agents.levels import player

        return player(name, policy_of(game), rng, budget.seconds, budget.iterations, clock)
    made: Agent = importlib.import_module(f"prairie.agents.greedy.{game.name}").Player(rng)
    return made
