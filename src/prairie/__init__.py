"""Prairie: four tabletop games of the Great Plains, to play and to study."""

from typing import TYPE_CHECKING

from prairie.core.contract import CHANCE, OVER, SPECTATOR, Outcome, State, View
from prairie.core.game import Game
from prairie.core.illegal import Illegal
from prairie.core.registry import game, game_names
from prairie.core.rng import Rng

if TYPE_CHECKING:
    from prairie.agents import Agent
    from prairie.core.record import Record, RecordError

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Game",
    "Illegal",
    "Outcome",
    "Record",
    "RecordError",
    "Rng",
    "State",
    "View",
    "agent",
    "game",
    "game_names",
]


def agent(name: str, game: Game, seed: int | None = None) -> "Agent":
    """A computer player of that name for that game: `agent.decide(state.view(0))` is its next action."""
    from prairie.agents import make

    return make(name, game, seed)


def __getattr__(name: str) -> object:
    """Records are imported when first asked for: a program that only plays starts 20 ms sooner."""
    if name in ("Record", "RecordError"):
        from prairie.core import record

        return getattr(record, name)
    raise AttributeError(f"module 'prairie' has no attribute {name!r}")
