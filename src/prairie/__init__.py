"""Prairie: four tabletop games of the Great Plains, to play and to study."""

from typing import TYPE_CHECKING

from prairie.core.contract import CHANCE, OVER, SPECTATOR, Outcome, State, View
from prairie.core.game import Game
from prairie.core.illegal import Illegal
from prairie.core.registry import game, game_names
from prairie.core.rng import Rng

if TYPE_CHECKING:
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
    "game",
    "game_names",
]


def __getattr__(name: str) -> object:
    """Records are imported when first asked for: a program that only plays starts 20 ms sooner."""
    if name in ("Record", "RecordError"):
        from prairie.core import record

        return getattr(record, name)
    raise AttributeError(f"module 'prairie' has no attribute {name!r}")
