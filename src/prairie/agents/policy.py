"""Policy: what a computer player knows of a game beyond its rules (compiled).

The search plays imagined worlds on with it and values them by it. A game's own policy stands in
policies/, in a file or a folder named after the game; this one knows nothing: random play, to the end.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from prairie.core.contract import State, View
from prairie.core.rng import Rng

ANY_DEPTH: Final = 1_000_000


class Finding(NamedTuple):
    """What a player thinks of one action: how often it went there, and the share of a win it expects."""

    action: int
    visits: int
    value: float


class Way(NamedTuple):
    """A way to play where the rest of the game is solved: the steps of its plan, how often it should be chosen, and the
    share of a win it brings against the others' best."""

    steps: list[int]
    chance: float
    value: float


class Policy:
    """One for each player; between two calls it keeps scratch space and what `prepare` has reckoned, nothing else."""

    horizon: i64  # how many rounds of `clock` a playout looks ahead; 0: to the end of the game
    explore: float  # how widely the search looks, in shares of a win
    # Steps of a plan are much alike whatever the steps before them: what an action has brought as the n-th decision of
    # its seat counts for so many visits of it at a node that hardly knows it.
    habit: float
    depth: i64  # decisions of a seat that its tree may hold; later ones are played by the policy
    faith: float  # how much better than the policy's first idea another must look, while little is known; it wears off
    typical: (
        float  # the share of worlds in which the others play as the policy expects, whatever their trees have learned
    )
    sure: float  # so many standard errors better must an action look to be taken at once,
    alike: float  # give or take a difference not worth more thought, in shares of a win
    budgets: list[int]  # the iterations of levels 1 to 5 (levels.py),
    blurs: list[float]  # and how far off they see what an action is worth, in shares of a win

    def __init__(self) -> None:
        self.horizon = 0
        self.explore = 0.7
        self.habit = 8.0
        self.depth = ANY_DEPTH
        self.faith = 0.0
        self.typical = 0.0
        self.sure = 3.0
        self.alike = 0.004
        self.budgets = [1, 8, 40, 200, 1000]
        self.blurs = [0.0, 0.0, 0.0, 0.0, 0.0]

    def clock(self, state: State) -> i64:
        """How far the game is, in rounds of its own: turns, hunts."""
        return 0

    def prepare(self, view: View, rng: Rng) -> None:
        """Reckons what is worth reckoning once for a whole search, from what its seat knows."""

    def imagine(self, view: View, rng: Rng) -> State:
        """A world that the view's seat may be in; how likely it is may take into account what people do."""
        return view.imagine(rng)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """One step of a plan worth trying, by what that seat knows; not applied."""
        return state.choose(seat, rng)

    def play(self, state: State, seat: i64, rng: Rng) -> None:
        """Plays this seat's plan to its end."""
        state.random(seat, rng)

    def value(self, state: State, seat: i64) -> float:
        """The share of a win that a seat may hope for, from 0 to 1; also before the end, where there is a horizon."""
        return state.utility(seat)

    def care(self, view: View) -> float:
        """How much of a player's time a question deserves, from 0 (the first idea will do) to 1."""
        return 1.0

    def ending(self, view: View, rng: Rng) -> list[Way]:
        """The ways the view's seat may go where the rest of the game can be solved, the best first. Their chances come
        to one, or to a little less where something was imagined to solve it. Empty where it cannot."""
        return []
