"""Computer players think in processes of their own. They are handed the bytes of a view and nothing else."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from queue import SimpleQueue
from typing import NamedTuple

from prairie import agents
from prairie.agents import Agent
from prairie.agents.odds import likely
from prairie.core.contract import View
from prairie.core.game import Game
from prairie.core.registry import game as find_game
from prairie.server.refusing import TEXTS

LOG = logging.getLogger("prairie.computers")
NUMBERED = "level"  # level1, level2 ...
STARTING = 120.0  # seconds until a new process must be ready to think
READY = "ready"
TRIES = 2  # a process that died, by whatever hand, is replaced for the same question; one that was stuck is not
# Spawned, not forked: a fork would take along the true states in this process's memory.
SPAWN = multiprocessing.get_context("spawn")


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
            free, worth = True, hoped_for(player, game, view)
        ahead = view.known.clone()
        if name:
            ahead.apply(view.seat, plan[-1])
        if not name or not ahead.owes(view.seat) or game.questions[ahead.ask(view.seat)].plan != name:
            return Thought(plan, free, worth)
        view = ahead.view(view.seat)


def hoped_for(player: Agent, game: Game, view: View) -> float | None:
    """The chance of winning that the player sees in its choice, where it has weighed one."""
    share: float | None = getattr(player, "worth", None)
    return None if share is None else likely(game, view, share)


def _leave_with_parent() -> None:
    """A server that was killed leaves no thinking process behind."""

    def wait() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
            os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to the whole group: the server says when to stop
    threading.Thread(target=wait, daemon=True).start()


def answer(line: Connection, thinking: Callable[[Asked], Thought]) -> None:
    """The other process: says that it is ready, then answers each question with a plan, or with what went wrong."""
    _leave_with_parent()
    import prairie.agents.ismcts  # noqa: F401 - the largest part of what players import, before somebody waits

    line.send(READY)
    with suppress(EOFError):  # nobody asks any more
        while True:
            asked = line.recv()
            try:
                said: Thought | str = thinking(asked)
            except Exception:
                said = traceback.format_exc()
            line.send(said)


# --- this process ---------------------------------------------------------------------------------------------------


class Lost(Exception):
    """A thinking process has died."""


class Thinker:
    """One thinking process, asked one thing at a time. It is started when it is needed, and again after its end."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self.line: Connection

    def start(self) -> None:
        self.line, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=answer, args=(theirs, think), daemon=True)
        process.start()
        theirs.close()
        self.process = process
        self.hear(STARTING)

    def ask(self, asked: Asked, limit: float) -> Thought | str:
        """A plan, or what went wrong; TimeoutError or Lost when there is no such process any more."""
        try:
            self.line.send(asked)
        except OSError as error:
            self.end()
            raise Lost from error
        return self.hear(limit)

    def hear(self, limit: float) -> Thought | str:
        """Waits no longer than this: the process is ended, whatever it is doing."""
        try:
            if self.line.poll(limit):
                said: Thought | str = self.line.recv()
                return said
        except (OSError, EOFError) as error:
            self.end()
            raise Lost from error
        self.end()
        raise TimeoutError

    def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.join()
            self.line.close()

    def interrupt(self) -> None:
        """From another thread: whoever waits for this process hears that it is lost."""
        if (process := self.process) is not None:
            process.kill()


class Computers:
    """So many thinking processes, and a thread that waits for each. The limit counts from when a process begins to
    think: whoever waits for one to be free loses nothing by it, and one that is stuck is replaced."""

    def __init__(self, processes: int, limit: float) -> None:
        self.limit = limit
        self.thinkers = [Thinker() for _ in range(processes)]
        self.free: SimpleQueue[Thinker] = SimpleQueue()
        for thinker in self.thinkers:
            self.free.put(thinker)
        self.threads = ThreadPoolExecutor(processes, "computers")
        self.closed = False

    def warm(self) -> None:
        for _ in self.thinkers:
            self.threads.submit(self._warm)

    def _warm(self) -> None:
        thinker = self.free.get()
        try:
            if thinker.process is None:
                thinker.start()
        except (Lost, OSError, TimeoutError):
            LOG.exception("a thinking process did not start")
        finally:
            self.free.put(thinker)

    async def plan(self, asked: Asked) -> Thought | None:
        """A whole plan; None when the player failed, and somebody else must choose."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._plan, asked)

    def _plan(self, asked: Asked) -> Thought | None:
        thinker = self.free.get()
        try:
            return self._said(thinker, asked)
        finally:
            self.free.put(thinker)

    def _said(self, thinker: Thinker, asked: Asked) -> Thought | None:
        for _ in range(TRIES):
            try:
                if thinker.process is None:
                    thinker.start()
                if self.closed:  # asked after it started: `close` has interrupted all that it found
                    thinker.end()
                    return None
                said = thinker.ask(asked, self.limit)
            except Lost:
                if not self.closed:
                    LOG.error("a thinking process died; starting another")
                    continue
                return None
            except TimeoutError:
                LOG.error("a computer player thought too long and was ended", extra={"player": asked.level})
                return None
            except Exception:
                LOG.exception("a thinking process could not be asked")
                thinker.end()
                return None
            if isinstance(said, str):
                LOG.error("a computer player failed: %s", said, extra={"player": asked.level})
                return None
            return said
        return None

    def close(self) -> None:
        """Ends all thinking; whoever waits for it hears that there is no plan."""
        self.closed = True
        self.threads.shutdown(wait=False, cancel_futures=True)
        for thinker in self.thinkers:
            thinker.interrupt()
