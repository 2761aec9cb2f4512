"""A computer player that searches: it plays out the worlds it may be in, and goes where it does best."""

from __future__ import annotations

from prairie.agents.policy import Policy
from prairie.agents.search import Finding, findings, plan, think
from prairie.core.contract import View
from prairie.core.rng import Rng

MOST_ITERATIONS = 10_000_000  # more than any patience allows


class Player:
    """Thinks for `seconds` about a choice, all steps of a plan together, or for a number of `iterations`."""

    def __init__(
        self, rng: Rng, policy: Policy, seconds: float = 1.0, iterations: int = 0, solves: bool = True
    ) -> None:
        self.rng = rng
        self.policy = policy
        self.solves = solves  # endings, where the game has some that can be solved
        self.seconds = 0.0 if iterations else seconds
        self.iterations = iterations or MOST_ITERATIONS
        self.steps: dict[str, int] = {}  # the rest of a plan thought out as a whole, by the views it was made for

    def findings(self, view: View) -> list[Finding]:
        """What it thinks of every action it could take, best first."""
        return findings(think(view, self.policy, self.rng, self.iterations, self.seconds), view)

    def decide(self, view: View) -> int:
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        known = view.digest()
        if known not in self.steps:
            steps = self.policy.ending(view, self.rng) if self.solves else []
            if not steps:
                steps = self.think(view)
            self.steps = {}
            ahead = view.known.clone()
            for action in steps:  # only one's own plan, and only as long as nothing else happens
                self.steps[ahead.view(view.seat).digest() if self.steps else known] = action
                ahead.apply(view.seat, action)
        return self.steps[known]

    def think(self, view: View) -> list[int]:
        """A plan, with as much thought as the question deserves."""
        care = self.policy.care(view)
        if care == 0:
            return [int(self.policy.choose(view.known, view.seat, self.rng))]
        iterations = max(1, round(self.iterations * care))
        return plan(think(view, self.policy, self.rng, iterations, self.seconds * care), view)
