"""The greedy Comanchería player."""

from prairie.agents.greedy.comancheria.player import Player

__all__ = ["Player"]
