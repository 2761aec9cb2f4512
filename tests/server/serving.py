"""A real server on the loopback, in a thread of this process or as a process of its own that can be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from prairie.server.app import Server, make_app
from prairie.server.command import UVICORN
from prairie.server.settings import Settings


@dataclass
class Address:
    """All that people need to know of a server."""

    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@dataclass
class Running(Address):
    server: Server


@contextmanager
def served(database: str, **settings: Any) -> Iterator[Running]:
    """In a thread: tests may look into it."""
    wanted = Settings(database, **{"answer_after": 0.0, "rates": 0.0, **settings})
    app = make_app(wanted)
    config = uvicorn.Config(app, port=0, **UVICORN)
    running = uvicorn.Server(config)
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    deadline = time.monotonic() + 30
    while not running.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < deadline, "the server took too long"
        time.sleep(0.01)
    try:
        yield Running(running.servers[0].sockets[0].getsockname()[1], app.state.server)
    finally:
        running.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server did not stop"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Process(Address):
    """`prairie serve` as anyone would start it."""

    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.database = database
        self.log = log
        self.options = options
        super().__init__(free_port())
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "prairie", "serve", "--port", str(self.port), "--database", self.database]
        with open(self.log, "a") as log:
            quick = ("--answer-after", "0", "--rates", "0", "--log", "warning")
            self.process = subprocess.Popen([*command, *quick, *self.options], stdout=log, stderr=log, env=os.environ)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            assert self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.url}/api/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not answer")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(20)
