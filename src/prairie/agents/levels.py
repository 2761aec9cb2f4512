"""Levels 1 to 6: what a person chooses, with the same meaning in every game.

All are the same honest search. A level thinks of so many worlds (`Policy.budgets`), and the weak ones see what an
action is worth through a blur (`Policy.blurs`): of the actions they have thought of, good ideas among them, they take
one for the best that is not; level 1 hardly knows what is better. Both are chosen so that each level beats the one
below in six to seven games of ten, or, in a game for one, wins more of its scenarios. Level 6 thinks as long as
it is given, or until its choice is settled, and solves endings.
"""

from __future__ import annotations

from collections.abc import Callable

from prairie.agents.ismcts import Player
from prairie.agents.policy import Policy
from prairie.core.rng import Rng

LEVELS = tuple(f"level{number}" for number in range(1, 7))
SECONDS = 1.0  # level 6, about a choice
SOLVES = 6  # from this level on endings are solved


def player(name: str, policy: Policy, rng: Rng, seconds: float, iterations: int, clock: Callable[[], float]) -> Player:
    """The player of a level; a budget given with its name replaces its own."""
    number = LEVELS.index(name) + 1
    own = number <= len(policy.budgets)
    if not seconds and not iterations:
        if own:
            iterations = policy.budgets[number - 1]
        else:
            seconds = SECONDS
    blur = policy.blurs[number - 1] if own else 0.0
    return Player(rng, policy, seconds, iterations, number >= SOLVES, blur, clock)
