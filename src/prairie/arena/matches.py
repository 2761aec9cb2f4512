"""Matches between computer players: who sits where in which game, and one game played.

The games of a match come in rounds: the same chance stream, played once for every way to seat the table in turn, so
that luck is shared out evenly (common random numbers).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from time import process_time

from prairie import agents
from prairie.core import registry
from prairie.core.bits import mix
from prairie.core.contract import CHANCE, State
from prairie.core.game import Game
from prairie.core.rng import Rng


@dataclass(frozen=True)
class Match:
    """Which tables are played, and how often: everything a worker needs to know."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    tables: tuple[tuple[str, ...], ...]  # who plays; seats are rotated
    games: int  # at each table
    seed: int
    data: str | None = None


@dataclass(frozen=True)
class Fixture:
    """One game to be played: who sits where, and its luck."""

    table: int
    number: int  # the n-th game of that table
    players: tuple[str, ...]  # by seat
    luck: int


@dataclass(frozen=True)
class Played:
    """One game that was played."""

    table: int
    number: int
    players: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]  # by seat: how many choices,
    seconds: tuple[float, ...]  # and how long they took in all, in seconds of the processor


def pairings(players: list[str], seats: int) -> list[tuple[str, ...]]:
    """Every two players against each other; at a table for more, one of them among as many of the other as fit."""
    if seats == 2:
        return list(combinations(players, 2))
    return [(one, *[other] * (seats - 1)) for one, other in permutations(players, 2)]


def fixtures(match: Match) -> Iterator[Fixture]:
    for number in range(match.games):
        for table, players in enumerate(match.tables):
            turn = number % len(players)
            yield Fixture(table, number, (*players[turn:], *players[:turn]), number // len(players))


@cache
def _game(name: str, data: str | None) -> Game:
    return registry.game(name, Path(data) if data else None)


def play(match: Match, fixture: Fixture) -> Played:
    """At sealed decisions everyone decides before anything is carried out."""
    game = _game(match.game, match.data)
    state = game.new(match.seats, **dict(match.options))
    luck = Rng(match.seed, fixture.luck)
    # The same game of the same match is the same again, and no two players share their luck.
    private = mix(mix(match.seed + 1, fixture.table + 1), fixture.number + 1)
    # Seconds are those of the processor: a machine that does other things too makes nobody weaker.
    players = [agents.make(name, game, private, seat + 1, process_time) for seat, name in enumerate(fixture.players)]
    decisions, seconds = [0] * match.seats, [0.0] * match.seats
    while deciders := state.deciders():
        if deciders == [CHANCE]:
            state.sample(luck)
            continue
        for seat in deciders:
            decisions[seat] += 1
            started = process_time()
            decide(state, seat, players[seat])
            seconds[seat] += process_time() - started
    return Played(
        fixture.table,
        fixture.number,
        fixture.players,
        state.outcome().winners,
        tuple(state.scores()),
        tuple(decisions),
        tuple(round(spent, 4) for spent in seconds),
    )


def decide(state: State, seat: int, player: agents.Agent) -> None:
    """One step. The view shows nothing of what others have sealed, so it does not matter who comes first."""
    action = player.decide(state.view(seat))
    if state.refusal(seat, action):
        raise ValueError(f"a computer player chose {action}, which is not legal")
    state.apply(seat, action)
