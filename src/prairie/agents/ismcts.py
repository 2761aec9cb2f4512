"""A computer player that searches: it plays out the worlds it may be in, and goes where it wins most."""

from __future__ import annotations

from prairie.agents.search import Finding, search
from prairie.core.contract import View
from prairie.core.rng import Rng

MOST_ITERATIONS = 1_000_000  # more than any patience allows; the trees' memory is set aside for them


class Player:
    """Thinks for `seconds` a decision, or, to be repeatable, for a number of `iterations`."""

    def __init__(self, rng: Rng, seconds: float = 1.0, iterations: int = 0) -> None:
        self.rng = rng
        self.seconds = 0.0 if iterations else seconds
        self.iterations = iterations or min(MOST_ITERATIONS, max(1000, int(seconds * 250_000)))

    def findings(self, view: View) -> list[Finding]:
        """What it thinks of every action it could take, best first."""
        return search(view, self.rng, self.iterations, self.seconds)

    def decide(self, view: View) -> int:
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        return self.findings(view)[0].action
