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
from typing import Any, TypeVar

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
    with Interruption() as interruption:
        pool = ProcessPoolExecutor(cores, initializer=begin_worker)
        try:
            for game in games:
                pool.submit(play, game).add_done_callback(ended.put)
            with interruption.raised():
                for _game in games:
                    yield ended.get(timeout=SILENCE).result()
        except Empty:
            raise Stuck(f"no game has ended for {SILENCE:,.0f} seconds: a player is stuck") from None
        finally:
            end(pool, [process for process in multiprocessing.active_children() if process not in others])


def end(pool: ProcessPoolExecutor, processes: list[BaseProcess]) -> None:
    """A pool left to itself plays on what it has begun and what it has queued, for whoever waits for it or not."""
    for process in processes:
        process.kill()
    pool.shutdown(cancel_futures=True)  # waits for those that were killed, and so not for long


class Interruption:
    """Ctrl-C while there are workers. Only the first is raised: a second would break off the ending of the workers, and
    leave them behind. Nor is the first raised while they are started, where Python loses what is raised around a fork,
    or ended; it is kept until that is done. One who ignores Ctrl-C (nohup, a job in the background) still does."""

    def __init__(self) -> None:
        self.came = False
        self.is_owed = False  # it came, and was not raised yet
        self.is_raised_at_once = False
        self.before: Any = None

    def __enter__(self) -> Interruption:
        before = signal.getsignal(signal.SIGINT)
        in_main_thread = threading.current_thread() is threading.main_thread()  # only there is Ctrl-C heard
        if in_main_thread and before not in (signal.SIG_IGN, None):  # None could not be restored
            self.before = before
            signal.signal(signal.SIGINT, self.hear)
        return self

    def hear(self, *_: object) -> None:
        if self.came:
            return
        self.came = self.is_owed = True
        if self.is_raised_at_once:
            self.pay()

    def pay(self) -> None:
        if self.is_owed:
            self.is_owed = False
            raise KeyboardInterrupt

    @contextmanager
    def raised(self) -> Iterator[None]:
        """While workers play it is raised as it comes, and first of all if it came while they were started."""
        self.is_raised_at_once = True
        self.pay()
        try:
            yield
        finally:
            self.is_raised_at_once = False

    def __exit__(self, error: type[BaseException] | None, *_: object) -> None:
        if self.before is not None:
            signal.signal(signal.SIGINT, self.before)
        if error is None:  # what else went wrong is told instead
            self.pay()


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
