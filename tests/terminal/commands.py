"""The prairie command as tests run it: in this process, in a pipe, or in a terminal of its own."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from types import TracebackType
from typing import Self

from click.testing import CliRunner, Result

from prairie.cli import cli

COMMAND = [sys.executable, "-m", "prairie"]
PATIENCE = 60  # seconds: for a machine that does much else


def run(*args: str, typed: str = "") -> Result:
    """In this process; `typed` is what the person types, then nothing more."""
    return CliRunner().invoke(cli, list(args), input=typed, prog_name="prairie")


def play(*args: str, typed: str) -> Result:
    return run("play", "tomahawk", *args, typed=typed)


def spawn(*args: str) -> subprocess.Popen[str]:
    """In a process of its own, with pipes."""
    pipe = subprocess.PIPE
    return subprocess.Popen([*COMMAND, *args], stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8")


class Terminal:
    """A process at a terminal: what it draws, and a person who answers."""

    PROMPT = re.compile(r"(> |Press Enter\.\n|Appuyez sur Entrée\.\n)\Z")

    def __init__(self, *args: str, columns: int = 80) -> None:
        self.master, self.slave = pty.openpty()  # kept open on our side: the last words of a process must not be lost
        env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": str(columns), "LINES": "50"}
        self.process = subprocess.Popen(
            [*COMMAND, *args], stdin=self.slave, stdout=self.slave, stderr=self.slave, env=env
        )
        self.drawn = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, why: BaseException | None, where: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        os.close(self.slave)
        os.close(self.master)

    def read(self) -> str:
        """What appears up to the next question, or the end."""
        seen = ""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and not self.PROMPT.search(without_colour(seen)):
            ended = self.process.poll() is not None  # asked first: nothing more can come once it has
            if select.select([self.master], [], [], 0.2)[0]:
                seen += os.read(self.master, 65536).decode("utf-8", "replace")
            elif ended:
                break
        self.drawn += seen
        return seen

    def type(self, line: str) -> str:
        """Answers, and reads on."""
        os.write(self.master, f"{line}\n".encode())
        return self.read()

    def interrupt(self) -> None:
        """Ctrl-C, and again as a person would when nothing happens: a signal that comes between the prompt and the
        wait for a key is seen only at the next one."""
        for _ in range(5):
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE / 6)
                return

    def play_on(self, line: str = "1", most: int = 200) -> int:
        """Gives the same answer until the game is over; the exit code."""
        for _ in range(most):
            if self.process.poll() is not None or not self.type(line):
                break
        return self.process.wait(PATIENCE)


def without_colour(text: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r\n", "\n")
