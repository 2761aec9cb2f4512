"""A computer player in a process of its own, with a hard time limit. It always answers with a legal action."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import weakref
from collections.abc import Mapping
from queue import Empty, Queue

from prairie import agents
from prairie.agents.random_player import any_action
from prairie.core.contract import View
from prairie.core.game import Game
from prairie.core.rng import entropy_rng

PATIENCE = 20.0  # seconds beyond what a player was given to think, before it is ended
SLOWEST = 0.01  # seconds an iteration, where nothing is compiled
COMMAND = (sys.executable, "-m", "prairie.workers")


class Worker:
    """Stands for a player of that name. The process is started at the first decision, and again after it had to be
    ended; whoever waits for it gets a random legal action instead. No part of a player runs in the caller's process,
    where one that raises would end the table, and one that never ends would stop it."""

    def __init__(
        self,
        name: str,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        seed: int | None = None,
        stream: int = 0,
        limit: float | None = None,
    ) -> None:
        _, budget = agents.read_player(name, game, seed is not None)  # refuses a wrong name here and now
        self.game = game
        self.told = {
            "player": name,
            "game": game.name,
            "data": str(game.path),
            "seats": seats,
            "options": dict(options),
            "seed": seed,
            "stream": stream,
        }
        self.limit = PATIENCE + budget.seconds + SLOWEST * budget.iterations if limit is None else limit
        self.fallbacks = 0  # how often it did not answer
        self.process: subprocess.Popen[str] | None = None
        self.ends_with_us: weakref.finalize[..., Worker] | None = None
        self.answers: Queue[str] = Queue()

    def decide(self, view: View) -> int:
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        action = self.ask(view)
        if action is None or action not in actions:
            self.end()
            self.fallbacks += 1
            action = any_action(view, entropy_rng())
        return action

    def ask(self, view: View) -> int | None:
        """What the process answers in time; None when it does not, or says what is no number."""
        try:
            process = self.process or self.start()
            assert process.stdin is not None
            process.stdin.write(view.to_bytes().hex() + "\n")
            process.stdin.flush()
            return int(self.answers.get(timeout=self.limit))
        except (OSError, ValueError, Empty):
            return None

    def start(self) -> subprocess.Popen[str]:
        """In a session of its own: Ctrl-C at the table does not reach it. It ends with the table."""
        process = subprocess.Popen(  # noqa: S603 - our own
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="ascii",
            start_new_session=True,
        )
        assert process.stdin is not None
        process.stdin.write(json.dumps(self.told) + "\n")
        self.answers = Queue()
        threading.Thread(target=listen, args=(process, self.answers), daemon=True).start()
        self.ends_with_us = weakref.finalize(self, end_process, process)
        self.process = process
        return process

    def end(self) -> None:
        """Ends the process, whatever it is doing."""
        if self.ends_with_us is not None:
            self.ends_with_us()
            self.process = self.ends_with_us = None


def end_process(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()


def listen(process: subprocess.Popen[str], answers: Queue[str]) -> None:
    """Passes on what a process says, and that it says no more."""
    assert process.stdout is not None
    for line in process.stdout:
        answers.put(line)
    answers.put("")
