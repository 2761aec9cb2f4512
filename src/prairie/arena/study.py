"""Balance questions put to many games: who is favoured, what decides, how long it takes, which rules ever act."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from math import sqrt

from prairie.arena.chairs import Chair
from prairie.arena.inverse import inverted
from prairie.arena.ratings import Z, parts_of_win, wilson
from prairie.arena.running import on_all_cores
from prairie.arena.scenarios import Survey, kept_games, scenario_names, tally
from prairie.arena.simulate import Job
from prairie.core import registry
from prairie.core.bits import mix
from prairie.core.contract import CHANCE
from prairie.core.events import Log
from prairie.core.rng import Rng

Holdings = list[dict[tuple[str, int], int]]


@dataclass(frozen=True)
class Seen:
    """What is kept of one game."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    events: dict[str, int]
    holdings: Holdings
    fallbacks: int = 0  # random legal actions in the place of answers (chairs.py)


@dataclass(frozen=True)
class Rate:
    """A share of wins with its 95 % interval."""

    name: str
    games: int
    part: float
    low: float
    high: float


@dataclass(frozen=True)
class Worth:
    """What one more of a thing goes along with, all else equal: points of lead over the others, 95 % interval."""

    name: str
    points: float
    low: float
    high: float


@dataclass(frozen=True)
class Firing:
    """How often an event, and the rule behind it, happens."""

    name: str
    rule: str
    a_game: float
    in_games: float


@dataclass(frozen=True)
class Study:
    games: int
    seats: list[Rate]
    nobody: int
    fallbacks: int
    lengths: list[int]
    firings: list[Firing]
    rates: list[Rate]
    worths: list[Worth]
    scenarios: list[Rate]  # of a game that has some: how often each was won


def watch(job: Job, player: str, number: int) -> Seen:
    """One game, with its log."""
    game = registry.game(job.game, job.data)
    options = dict(job.options)
    state = game.new(job.seats, **options)
    log = state.log = Log()
    luck = Rng(job.seed, number)
    private = mix(job.seed + 1, number + 1)
    chairs = [Chair(player, game, job.seats, options, private, seat) for seat in range(job.seats)]
    decisions = 0
    while deciders := state.deciders():
        if deciders == [CHANCE]:
            state.sample(luck)
            continue
        for seat in deciders:
            state.apply(seat, chairs[seat].decide(state))
            decisions += 1
    return Seen(
        state.outcome().winners,
        tuple(state.scores()),
        decisions,
        dict(Counter(game.events[event.kind].name for event in log.events)),
        [game.holdings(state, seat) for seat in range(job.seats)],
        sum(chair.fallbacks for chair in chairs),
    )


def watch_all(job: Job, player: str, games: int, workers: int | None, done: Callable[[], None]) -> list[Seen]:
    """In their order, whichever ended first."""
    found: dict[int, Seen] = {}
    with closing(on_all_cores(partial(watch_numbered, job, player), range(games), workers)) as watched:
        for number, seen in watched:
            found[number] = seen
            done()
    return [found[number] for number in range(games)]


def watch_numbered(job: Job, player: str, number: int) -> tuple[int, Seen]:
    return number, watch(job, player, number)


def scenario_rates(
    job: Job, player: str, seen: list[Seen], games: int, workers: int | None, done: Callable[[], None]
) -> list[Rate]:
    """So many games of each scenario of a game for one, and of the one that was studied those that were seen; nothing
    where there are none."""
    studied = dict(job.options).get("scenario")
    if studied is None:
        return []
    names = scenario_names(job.game, job.data)
    survey = Survey(job.game, job.data, player, job.seed)
    others = tuple(name for name in names if name != studied)
    tallies = tally(survey, others, games, kept_games(survey, None), workers, done)
    found = {name: Rate(name, one.games, one.won / one.games, *wilson(one.won, one.games)) for name, one in tallies}
    found[studied] = rate(studied, [won(one, 0) for one in seen])
    return [found[name] for name in names]


def study(job: Job, seen: list[Seen], scenarios: list[Rate]) -> Study:
    game = registry.game(job.game, job.data)
    return Study(
        len(seen),
        [rate(seat_name(seat, job.seats), [won(one, seat) for one in seen]) for seat in range(job.seats)],
        sum(1 for one in seen if not one.winners),
        sum(one.fallbacks for one in seen),
        [one.decisions for one in seen],
        [
            Firing(
                kind.name,
                kind.rule,
                sum(one.events.get(kind.name, 0) for one in seen) / len(seen),
                sum(1 for one in seen if kind.name in one.events) / len(seen),
            )
            for kind in game.events
        ],
        holding_rates(game.title, seen),
        holding_worths(game.title, seen),
        scenarios,
    )


def seat_name(seat: int, seats: int) -> str:
    """One who sits alone has no number."""
    return f"seat {seat}" if seats > 1 else "alone"


def won(one: Seen, seat: int) -> float:
    return parts_of_win(one.winners, len(one.scores))[seat]


def rate(name: str, wins: list[float]) -> Rate:
    low, high = wilson(sum(wins), len(wins))
    return Rate(name, len(wins), sum(wins) / len(wins), low, high)


def holding_rates(title: Callable[[str, int, str], str], seen: list[Seen]) -> list[Rate]:
    """How often those win who have one thing or more of a kind."""
    wins: dict[tuple[str, int], list[float]] = defaultdict(list)
    for one in seen:
        for seat, held in enumerate(one.holdings):
            for thing, count in held.items():
                if count:
                    wins[thing].append(won(one, seat))
    found = [rate(title(*thing, "en"), won) for thing, won in wins.items()]
    return sorted(found, key=lambda one: -one.part)


# --- what a thing is worth ------------------------------------------------------------------------------------------


def holding_worths(title: Callable[[str, int, str], str], seen: list[Seen]) -> list[Worth]:
    """Least squares: a seat's lead over the mean of the others, by how much more it has of each thing than they."""
    things = sorted({thing for one in seen for held in one.holdings for thing in held})
    if any(len(one.scores) < 2 for one in seen):
        return []  # nobody to compare with
    rows: list[list[float]] = []
    leads: list[float] = []
    for one in seen:
        seats = len(one.scores)
        for seat in range(seats):
            others = [other for other in range(seats) if other != seat]
            leads.append(one.scores[seat] - sum(one.scores[other] for other in others) / len(others))
            held = one.holdings[seat]
            rows.append(
                [
                    held.get(thing, 0) - sum(one.holdings[other].get(thing, 0) for other in others) / len(others)
                    for thing in things
                ]
            )
    things, rows = drop_constant(things, rows)
    free = len(rows) - len(seen) - len(things)  # the leads of one game add up to nothing: the last one says nothing new
    if not things or free < 1:
        return []
    slopes, errors = least_squares(rows, leads, free)
    found = [
        Worth(title(*thing, "en"), slope, slope - Z * error, slope + Z * error)
        for thing, slope, error in zip(things, slopes, errors, strict=True)
    ]
    return sorted(found, key=lambda one: -one.points)


def drop_constant(
    things: list[tuple[str, int]], rows: list[list[float]]
) -> tuple[list[tuple[str, int]], list[list[float]]]:
    """Without what everyone always has alike."""
    kept = [i for i in range(len(things)) if any(abs(row[i]) > 1e-9 for row in rows)]
    return [things[i] for i in kept], [[row[i] for i in kept] for row in rows]


def least_squares(rows: list[list[float]], wanted: list[float], free: int) -> tuple[list[float], list[float]]:
    """Slopes and their errors; `free` is how many rows there are beyond those that follow from others or from the
    slopes. Where all things together are always as many (two special warriors each), a trace of shrinkage makes each
    worth what it is worth against the mean of all."""
    n = len(rows[0])
    normal = [[sum(row[i] * row[j] for row in rows) for j in range(n)] for i in range(n)]
    right = [sum(row[i] * want for row, want in zip(rows, wanted, strict=True)) for i in range(n)]
    trace = 1e-7 * sum(normal[i][i] for i in range(n))
    inverse = inverted([[normal[i][j] + (trace if i == j else 0.0) for j in range(n)] for i in range(n)])
    slopes = [sum(inverse[i][j] * right[j] for j in range(n)) for i in range(n)]
    rest = sum(
        (want - sum(slope * x for slope, x in zip(slopes, row, strict=True))) ** 2
        for row, want in zip(rows, wanted, strict=True)
    )
    spread = rest / free
    half = [[sum(inverse[i][k] * normal[k][j] for k in range(n)) for j in range(n)] for i in range(n)]
    return slopes, [sqrt(max(0.0, spread * sum(half[i][k] * inverse[k][i] for k in range(n)))) for i in range(n)]
