"""A player without a thought: uniform over whole plans."""

from __future__ import annotations

from prairie.core.contract import View
from prairie.core.rng import Rng


class RandomPlayer:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: View) -> int:
        return int(view.known.choose(view.seat, self.rng))


def any_action(view: View, rng: Rng) -> int:
    """A legal action for a seat whose player has failed: a game goes on whatever its players do."""
    actions = view.actions()
    action = int(view.known.choose(view.seat, rng))
    return action if action in actions else actions[0]
