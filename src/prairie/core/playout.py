"""Games played at random, in compiled loops."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prairie.core.bits import M60, mix
from prairie.core.contract import CHANCE, OVER, State
from prairie.core.rng import Rng

SHARES: Final = 60  # a win is 60 parts: whole numbers when two to six share it


def playout(state: State, rng: Rng) -> None:
    """Plays to the end: chance by its weights, every seat uniform over its whole plans."""
    while True:
        who = state.decider()
        if who >= 0:
            state.random(who, rng)
        elif who == CHANCE:
            state.sample(rng)
        else:
            return


def playout_stepwise(state: State, rng: Rng) -> i64:
    """The same game as `playout`, one decision at a time; returns how many there were."""
    steps: i64 = 0
    while True:
        who = state.decider()
        if who == OVER:
            return steps
        if who == CHANCE:
            state.apply(CHANCE, state.chance(rng))
        else:
            state.apply(who, state.choose(who, rng))
        steps += 1


@final
class Tally:
    """What many games came to; tallies of parts add up to the tally of the whole, in any order."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins: list[int] = [0] * seats  # in SHARES of a game
        self.points: list[int] = [0] * seats
        self.shared = 0
        self.nobody = 0
        self.checksum = 0

    def count(self, state: State, stream: i64) -> None:
        """Adds a finished game."""
        self.games += 1
        winners = state.outcome().winners
        for seat in winners:
            self.wins[seat] += SHARES // len(winners)
        if len(winners) > 1:
            self.shared += 1
        elif not winners:
            self.nobody += 1
        key = mix(1, stream)
        scores = state.scores()
        for seat in range(len(scores)):
            self.points[seat] += scores[seat]
            key = mix(key, scores[seat] + 1000)
        key = mix(key, state.info_key(0))
        self.checksum = (self.checksum + key) & M60

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.shared += other.shared
        self.nobody += other.nobody
        self.checksum = (self.checksum + other.checksum) & M60
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.points[seat] += other.points[seat]


def play_games(start: State, seed: i64, first: i64, games: i64) -> None:
    """Plays `games` random games and keeps nothing: the bare speed of the rules."""
    stream = first
    while stream < first + games:
        playout(start.clone(), Rng(seed, stream))
        stream += 1


def tally_games(start: State, seed: i64, first: i64, games: i64) -> Tally:
    """Plays random games `first` to `first + games - 1` of a seed."""
    tally = Tally(start.seats)
    stream = first
    while stream < first + games:
        state = start.clone()
        playout(state, Rng(seed, stream))
        tally.count(state, stream)
        stream += 1
    return tally
