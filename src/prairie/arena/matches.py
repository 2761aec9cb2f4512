"""Matches between computer players: who sits where in which game, and one game played.

The games of a match come in rounds: the same chance stream, played once for every way to seat the table in turn, so
that luck is shared out evenly (common random numbers).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

from prairie.arena.chairs import Chair
from prairie.core import registry
from prairie.core.bits import mix
from prairie.core.contract import CHANCE
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
    seconds: tuple[float, ...]  # how long they took in all, in seconds of the processor,
    fallbacks: tuple[int, ...] = ()  # and how many were a random legal action (chairs.py); nothing in older files


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


def play(match: Match, fixture: Fixture) -> Played:
    """Also at sealed decisions one after the other: a view shows nothing of what others have sealed."""
    game = registry.game(match.game, match.data)
    options = dict(match.options)
    state = game.new(match.seats, **options)
    luck = Rng(match.seed, fixture.luck)
    # The same game of the same match is the same again, and no two players share their luck.
    private = mix(mix(match.seed + 1, fixture.table + 1), fixture.number + 1)
    chairs = [Chair(name, game, match.seats, options, private, seat) for seat, name in enumerate(fixture.players)]
    while deciders := state.deciders():
        if deciders == [CHANCE]:
            state.sample(luck)
            continue
        for seat in deciders:
            state.apply(seat, chairs[seat].decide(state))
    return Played(
        fixture.table,
        fixture.number,
        fixture.players,
        state.outcome().winners,
        tuple(state.scores()),
        tuple(chair.decisions for chair in chairs),
        tuple(round(chair.seconds, 4) for chair in chairs),
        tuple(chair.fallbacks for chair in chairs),
    )
