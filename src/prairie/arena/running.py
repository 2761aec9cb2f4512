"""Many games on all cores, one process each."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from queue import Empty, SimpleQueue
from typing import TypeVar

from prairie.arena.matches import Match, fixtures, play
from prairie.arena.results import Results

SILENCE = 3600.0  # seconds in which no game ends: a player is stuck

Game = TypeVar("Game")
Result = TypeVar("Result")


class Stuck(ValueError):
    """A player never answers."""


def run(match: Match, results: Results, workers: int | None = None, done: Callable[[], None] | None = None) -> None:
    """Plays what has not been played yet; `done` hears of each game."""
    played = results.done()
    left = [fixture for fixture in fixtures(match) if (fixture.table, fixture.number) not in played]
    for game in on_all_cores(partial(play, match), left, workers):
        results.add(game)
        if done:
            done()


def on_all_cores(play: Callable[[Game], Result], games: Sequence[Game], workers: int | None) -> Iterator[Result]:
    """What each game came to, as they end. Where none ends for a long time the processes are ended: in one process of
    their own, as a single worker is, nobody could."""
    cores = min(workers or os.cpu_count() or 1, max(1, len(games)))
    if cores == 1:
        yield from map(play, games)
        return
    ended: SimpleQueue[Future[Result]] = SimpleQueue()
    with ProcessPoolExecutor(cores) as pool:
        try:
            for game in games:
                pool.submit(play, game).add_done_callback(ended.put)
            for _game in games:
                yield ended.get(timeout=SILENCE).result()
        except Empty:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                process.kill()
            raise Stuck(f"no game has ended for {SILENCE:,.0f} seconds: a player is stuck") from None
        except BaseException:  # an interruption too: what is not begun is not begun any more
            pool.shutdown(wait=False, cancel_futures=True)
            raise
