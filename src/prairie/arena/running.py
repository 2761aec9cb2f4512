"""Many games on all cores, one process each."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from multiprocessing.process import BaseProcess
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
    with closing(on_all_cores(partial(play, match), left, workers)) as games:
        for game in games:
            results.add(game)
            if done:
                done()


def on_all_cores(
    play: Callable[[Game], Result], games: Sequence[Game], workers: int | None
) -> Generator[Result, None, None]:
    """What each game came to, as they end. Where none ends for a long time, or somebody interrupts, the processes are
    ended at once: in one process of their own, as a single worker is, nobody could. Whoever may fail between two games
    closes it (`contextlib.closing`), or the workers play on."""
    cores = min(workers or os.cpu_count() or 1, max(1, len(games)))
    if cores == 1:
        yield from map(play, games)
        return
    ended: SimpleQueue[Future[Result]] = SimpleQueue()
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(cores, initializer=begin_worker)
    try:
        for game in games:
            pool.submit(play, game).add_done_callback(ended.put)
        for _game in games:
            yield ended.get(timeout=SILENCE).result()
    except Empty:
        raise Stuck(f"no game has ended for {SILENCE:,.0f} seconds: a player is stuck") from None
    finally:
        with not_interrupted():
            end(pool, [process for process in multiprocessing.active_children() if process not in others])


def end(pool: ProcessPoolExecutor, processes: list[BaseProcess]) -> None:
    """A pool left to itself plays on what it has begun and what it has queued, for whoever waits for it or not."""
    for process in processes:
        process.kill()
    pool.shutdown(cancel_futures=True)  # waits for those that were killed, and so not for long


@contextmanager
def not_interrupted() -> Iterator[None]:
    """For the short while it takes to end the workers: a second Ctrl-C would leave them behind."""
    if threading.current_thread() is not threading.main_thread():  # only there is Ctrl-C heard
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before if before is not None else signal.SIG_DFL)


def begin_worker() -> None:
    """Ctrl-C in a terminal reaches every process: a worker leaves it to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """A parent that was killed ends nobody any more."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
