"""A computer player that searches: it plays out the worlds it may be in, and goes where it does best."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from prairie.agents.policy import Finding, Policy, Way
from prairie.agents.search import findings, plan, think
from prairie.core.contract import View
from prairie.core.rng import Rng

ONE = 4294967296.0  # 2**32
MOST_ITERATIONS = 10_000_000  # more than any patience allows


class Player:
    """Thinks for `seconds` about a choice, all steps of a plan together, or for a number of `iterations`; less when the
    choice is settled before."""

    def __init__(
        self,
        rng: Rng,
        policy: Policy,
        seconds: float = 1.0,
        iterations: int = 0,
        solves: bool = True,
        blur: float = 0.0,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.rng = rng
        self.policy = policy
        self.solves = solves  # endings, where the game has some that can be solved
        self.seconds = 0.0 if iterations else seconds
        self.iterations = iterations or MOST_ITERATIONS
        self.blur = blur  # how far off it sees what an action is worth, in shares of a win
        self.clock = clock
        self.worth: float | None = None  # the share of a win it expects of its last choice, where it has weighed one
        self.steps: dict[str, int] = {}  # the rest of a plan thought out as a whole, by the views it was made for

    def findings(self, view: View) -> list[Finding]:
        """What it thinks of every action it could take, best first."""
        return findings(think(view, self.policy, self.rng, self.iterations, self.seconds, clock=self.clock), view)

    def decide(self, view: View) -> int:
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        known = view.digest()
        if known not in self.steps:
            self.steps = {}
            ahead = view.known.clone()
            for action in self.best_steps(view):  # only one's own plan, and only as long as nothing else happens
                self.steps[ahead.view(view.seat).digest() if self.steps else known] = action
                ahead.apply(view.seat, action)
        return self.steps[known]

    def best_steps(self, view: View) -> list[int]:
        """What to do now, and whatever further steps of the plan are settled with it."""
        self.worth = None
        ways = self.policy.ending(view, self.rng) if self.solves else []
        if ways:
            way = drawn(ways, self.rng)
            self.worth = way.value
            return way.steps
        care = self.policy.care(view)
        if care == 0:
            return [int(self.policy.choose(view.known, view.seat, self.rng))]
        iterations = max(1, round(self.iterations * care))
        trees = think(view, self.policy, self.rng, iterations, self.seconds * care, early=True, clock=self.clock)
        found = findings(trees, view)
        if self.blur:
            return [self.blurred(found)]
        self.worth = found[0].value
        return plan(trees, view)

    def blurred(self, found: list[Finding]) -> int:
        """The best of what it has thought of, as far as it can see: nothing much worse than that is taken for it."""
        tried = [one for one in found if one.visits]
        seen = [one.value + self.blur * float(self.rng.next()) / ONE for one in tried]
        return tried[seen.index(max(seen))].action


def drawn(ways: list[Way], rng: Rng) -> Way:
    """One of the ways a solved ending may go, as often as it should be gone."""
    left = float(rng.next()) / ONE
    for way in ways:
        left -= way.chance
        if left < 0.0:
            return way
    return ways[0]
