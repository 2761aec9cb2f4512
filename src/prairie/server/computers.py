"""Computer players think in processes of their own. They are handed the bytes of a view and nothing else."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from prairie import agents
from prairie.core.game import Game
from prairie.core.registry import game as find_game
from prairie.server.refusing import TEXTS

LOG = logging.getLogger("prairie.computers")
NUMBERED = "level"  # level1, level2 ...
PATIENCE = 60.0  # seconds: a player who thinks longer than this has lost its way


# --- levels: the one place that knows which computer players there are ----------------------------------------------


def levels(game: Game) -> list[str]:
    """The levels one may choose for a game, the strongest last: those that are numbered, where there are some."""
    found = agents.names(game)
    return [name for name in found if name.startswith(NUMBERED)] or found


def level_title(level: str, lang: str) -> str:
    if level.startswith(NUMBERED):
        return TEXTS.say(lang, "level-numbered", number=level.removeprefix(NUMBERED))
    return TEXTS.say(lang, f"level-{level}")


@lru_cache(maxsize=64)
def _player(game: str, pack: str | None, level: str) -> agents.Agent:
    return agents.make(level, find_game(game, pack))


# --- the other process ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Asked:
    """All that a computer player gets."""

    game: str
    pack: str | None  # the file of the components
    seats: int
    options: dict[str, str]
    level: str
    view: bytes


class Thought(NamedTuple):
    """What it answers: a whole plan, whether there was anything to choose in it, and the share of a win it expects,
    where it has weighed one."""

    plan: list[int]
    free: bool = True
    worth: float | None = None


def think(asked: Asked) -> Thought:
    """Runs in a worker process: a whole plan, step by step, on what the seat knows."""
    game = find_game(asked.game, asked.pack)
    view = game.view_from(asked.seats, asked.options, asked.view)
    player = _player(asked.game, asked.pack, asked.level)
    name = game.questions[view.ask()].plan
    plan: list[int] = []
    free, worth = False, None
    while True:
        plan.append(int(player.decide(view)))
        if not free and len(view.actions()) > 1:  # the first choice stands for the plan: it was weighed with the rest
            free, worth = True, getattr(player, "worth", None)
        ahead = view.known.clone()
        if name:
            ahead.apply(view.seat, plan[-1])
        if not name or not ahead.owes(view.seat) or game.questions[ahead.ask(view.seat)].plan != name:
            return Thought(plan, free, worth)
        view = ahead.view(view.seat)


def _leave_with_parent() -> None:
    """A server that was killed leaves no thinking process behind."""

    def wait() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to the whole group: the server says when to stop
    threading.Thread(target=wait, daemon=True).start()


def _warm() -> None:
    """Imports what a first decision needs before somebody waits for it."""
    import prairie.agents.ismcts  # noqa: F401 - the largest part of what players import


class Computers:
    """A pool of thinking processes; one that dies is replaced."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self._new()

    def _new(self) -> ProcessPoolExecutor:
        # Spawned, not forked: a fork would take along the true states in this process's memory.
        return ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"), _leave_with_parent)

    def warm(self) -> None:
        for _ in range(self.processes):
            self.pool.submit(_warm)

    async def plan(self, asked: Asked) -> Thought | None:
        """A whole plan; None when the player failed, and somebody else must choose."""
        for _ in range(2):
            pool = self.pool
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, think, asked)
                return await asyncio.wait_for(future, PATIENCE)
            except BrokenProcessPool:
                if self.pool is pool:
                    LOG.error("a thinking process died; starting others")
                    self.pool = self._new()
            except TimeoutError:
                LOG.error("a computer player thought too long", extra={"level": asked.level})
                return None
            except Exception:
                LOG.exception("a computer player failed", extra={"level": asked.level})
                return None
        return None

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
