"""A player without a thought: uniform over whole plans."""

from __future__ import annotations

from prairie.core.contract import View
from prairie.core.rng import Rng


class RandomPlayer:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: View) -> int:
        return int(view.known.choose(view.seat, self.rng))
