"""Many random games on all cores: the same seed gives the same games, on any number of cores, compiled or not."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial

from prairie.arena.running import on_all_cores
from prairie.core import registry
from prairie.core.events import Log
from prairie.core.playout import SHARES, Tally, playout, tally_games
from prairie.core.rng import Rng

LOGGED = 1000  # games whose events are counted


@dataclass(frozen=True)
class Job:
    """Which games: everything a worker needs to know."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    seed: int
    data: str | None = None


# What a worker sends back: the fields of a Tally as plain numbers.
Plain = tuple[int, list[int], list[int], int, int, int]


def play_part(job: Job, part: tuple[int, int]) -> Plain:
    """Games `part[0]` to `part[0] + part[1] - 1` of a job."""
    game = registry.game(job.game, job.data)
    tally = tally_games(game.new(job.seats, **dict(job.options)), job.seed, *part)
    return tally.games, tally.wins, tally.points, tally.shared, tally.nobody, tally.checksum


def parts(games: int, size: int) -> Iterator[tuple[int, int]]:
    for first in range(0, games, size):
        yield first, min(size, games - first)


def simulate(job: Job, games: int, workers: int | None = None, done: Callable[[int], None] | None = None) -> Tally:
    """Plays the games; `done` hears of each finished part."""
    cores = workers or os.cpu_count() or 1
    size = max(1, min(20_000, -(-games // (cores * 8))))
    total = Tally(job.seats)
    with closing(on_all_cores(partial(play_part, job), list(parts(games, size)), cores)) as played:
        for plain in played:
            add(total, plain, done)
    return total


def add(total: Tally, plain: Plain, done: Callable[[int], None] | None) -> None:
    part = Tally(len(plain[1]))
    part.games, part.wins, part.points, part.shared, part.nobody, part.checksum = plain
    total.add(part)
    if done:
        done(part.games)


def measured(job: Job, games: int) -> list[dict[str, object]]:
    """The game's yardsticks over the first games of a job, played again with a log: mean, most, and what is said
    elsewhere."""
    game = registry.game(job.game, job.data)
    counts: list[list[int]] = [[] for _ in game.yardsticks]
    for stream in range(min(games, LOGGED) if game.yardsticks else 0):
        state = game.new(job.seats, **dict(job.options))
        log = state.log = Log()
        playout(state, Rng(job.seed, stream))
        names = [game.events[event.kind].name for event in log.events]
        for yardstick, found in zip(game.yardsticks, counts, strict=True):
            found.append(sum(name in yardstick.events for name in names))
    return [
        {
            "name": yardstick.name,
            "mean": round(sum(found) / len(found), 2),
            "most": max(found),
            "elsewhere": game.elsewhere(yardstick.name, job.seats, dict(job.options)),
        }
        for yardstick, found in zip(game.yardsticks, counts, strict=True)
    ]


def summary(job: Job, tally: Tally) -> dict[str, object]:
    """The results as plain data."""
    return {
        "game": job.game,
        "seats": job.seats,
        "options": dict(job.options),
        "seed": job.seed,
        "games": tally.games,
        "wins": [round(won / SHARES / tally.games, 6) for won in tally.wins],
        "points": [round(points / tally.games, 4) for points in tally.points],
        "shared": tally.shared,
        "nobody": tally.nobody,
        "checksum": f"{tally.checksum:015x}",
        "yardsticks": measured(job, tally.games),
    }
