"""Many games of a match on all cores, one process each."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed

from prairie.arena.matches import Match, fixtures, play
from prairie.arena.results import Results


def run(match: Match, results: Results, workers: int | None = None, done: Callable[[], None] | None = None) -> None:
    """Plays what has not been played yet; `done` hears of each game."""
    played = results.done()
    left = [fixture for fixture in fixtures(match) if (fixture.table, fixture.number) not in played]
    cores = min(workers or os.cpu_count() or 1, max(1, len(left)))
    if cores == 1:
        for fixture in left:
            results.add(play(match, fixture))
            if done:
                done()
        return
    with ProcessPoolExecutor(cores) as pool:
        waiting = [pool.submit(play, match, fixture) for fixture in left]
        try:
            for finished in as_completed(waiting):
                results.add(finished.result())
                if done:
                    done()
        except BaseException:  # an interruption too: what is not begun is not begun any more
            pool.shutdown(wait=False, cancel_futures=True)
            raise
