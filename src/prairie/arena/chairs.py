"""A computer player in its chair: it is handed its view as bytes, and what it answers is checked.

The games of an arena are played in one process, true cards and all. So a player gets a view made anew from bytes, which
refers to nothing of the game it is played in. One who raises, or answers what is not legal, costs its seat a random
legal action: the game goes on, and the results say how often that was.
"""

from __future__ import annotations

from collections.abc import Mapping
from time import process_time

from prairie import agents
from prairie.agents.random_player import any_action
from prairie.core.bits import mix
from prairie.core.contract import State, View
from prairie.core.game import Game
from prairie.core.rng import Rng


class Chair:
    """One seat of one game. Seconds are those of the processor: a machine that does other things too makes nobody
    weaker."""

    def __init__(self, name: str, game: Game, seats: int, options: Mapping[str, str], seed: int, seat: int) -> None:
        self.player = agents.make(name, game, seed, seat + 1, process_time)
        self.game = game
        self.seats = seats
        self.options = options
        self.seat = seat
        self.spare = Rng(mix(seed, seat + 1), seat + 1)  # for what a player owes; nobody else draws from it
        self.decisions = 0
        self.seconds = 0.0  # of thought, in all
        self.fallbacks = 0  # how often a random legal action took the place of an answer

    def decide(self, state: State) -> int:
        """A legal action. The view shows nothing of what others have sealed, so it does not matter who comes first."""
        view = state.view(self.seat)
        self.decisions += 1
        action = self.answer(self.game.view_from(self.seats, self.options, view.to_bytes()))
        if action not in view.actions():
            self.fallbacks += 1
            return any_action(view, self.spare)
        return action

    def answer(self, view: View) -> int:
        """What the player says; -1, which is never legal, when it fails."""
        started = process_time()
        try:
            return self.player.decide(view)
        except Exception:
            return -1
        finally:
            self.seconds += process_time() - started


def told(fallbacks: int, who: str) -> str:
    """What is said of a player that failed."""
    return f"{who} failed {fallbacks:,} times: a random legal action took the place of its answer"
