"""Prairie: four tabletop games of the Great Plains, to play and to study."""

from prairie.core.contract import CHANCE, OVER, SPECTATOR, Outcome, State, View
from prairie.core.game import Game
from prairie.core.illegal import Illegal
from prairie.core.record import Record, RecordError
from prairie.core.registry import game, game_names
from prairie.core.rng import Rng

__all__ = ["CHANCE", "OVER", "SPECTATOR", "Game", "Illegal", "Outcome", "Record", "RecordError", "Rng", "State", "View", "game", "game_names"]
