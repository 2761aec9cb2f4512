"""How many decisions a second a server takes: acknowledged, so on disk, with everybody connected and watching.

The server is the real command in a process of its own; the load comes from this process over real WebSockets. People
at many tables play as fast as they are answered.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from prairie.bench.player import Player

WARM_UP = 2.0  # seconds that do not count


@dataclass(frozen=True)
class Load:
    decisions_per_second: float
    decisions: int
    connections: int
    seconds: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    bytes_per_decision: float
    server_us: float  # processor time of the server a decision, all its threads; 0 where the system does not tell
    load_us: float  # and of the load

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class _Tally:
    began: float = 0.0
    latencies: list[float] = field(default_factory=list)
    received: int = 0

    def acknowledged(self, sent: float) -> None:
        if self.began and sent > self.began:
            self.latencies.append(time.perf_counter() - sent)

    def took(self, count: int) -> None:
        self.received += count


class _Http:
    """Just enough to make tables with: one request, one connection."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def post(self, path: str, body: Any) -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        content = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: {len(content)}\r\nConnection: close\r\n\r\n".encode() + content)
        answer = await reader.read()
        writer.close()
        return msgspec.json.decode(answer.partition(b"\r\n\r\n")[2])


async def _play(port: int, table: str, token: str, tally: _Tally, rng: random.Random) -> None:
    """One seat of one game, to its end."""
    loop = asyncio.get_running_loop()
    address = (f"127.0.0.1:{port}", table, token)
    _, player = await loop.create_connection(
        lambda: Player(address, rng, tally.acknowledged, tally.took), "127.0.0.1", port
    )
    try:
        await player.over
    finally:
        player.transport.close()


async def _tables(port: int, game: str, seats: int, tally: _Tally, seed: int) -> None:
    """One table, and another when its game is over, for ever."""
    rng = random.Random(seed)  # noqa: S311 - moves of a benchmark
    http = _Http(port)
    people = [{"kind": "me", "name": f"Player {seed * seats + seat}"} for seat in range(seats)]
    while True:
        made = await http.post("/api/tables", {"game": game, "seats": people})
        held = [(made["table"]["id"], seat["token"]) for seat in made["seats"]]
        await asyncio.gather(*(_play(port, table, token, tally, rng) for table, token in held))


def _processor_seconds(pid: int) -> float:
    """What a process has used so far, in user and system mode (proc(5)); 0 where there is no such file."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _measure(port: int, server: int, game: str, connections: int, seconds: float) -> Load:
    """Loads the server in process `server`."""
    seats = 2
    tally = _Tally()
    tables = [asyncio.ensure_future(_tables(port, game, seats, tally, seed)) for seed in range(connections // seats)]
    await asyncio.sleep(WARM_UP)
    tally.received = 0
    used, own = _processor_seconds(server), time.process_time()
    tally.began = time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - tally.began
    used, own = _processor_seconds(server) - used, time.process_time() - own
    found = sorted(tally.latencies)
    for table in tables:
        table.cancel()
    ended = await asyncio.gather(*tables, return_exceptions=True)
    for error in ended:
        if isinstance(error, Exception):
            raise error  # a table that stood still is no load
    count = len(found)
    return Load(
        decisions_per_second=count / took,
        decisions=count,
        connections=connections,
        seconds=took,
        p50_ms=1000 * found[count // 2] if found else 0.0,
        p99_ms=1000 * found[int(count * 0.99)] if found else 0.0,
        worst_ms=1000 * found[-1] if found else 0.0,
        bytes_per_decision=tally.received / max(1, count),
        server_us=1e6 * used / max(1, count),
        load_us=1e6 * own / max(1, count),
    )


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def _wait(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        if process.poll() is not None:
            raise ValueError("the server did not start")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise ValueError("the server did not answer")


def load(game: str, connections: int, seconds: float, database: str | None, bare: bool = False) -> Load:
    """Starts a server, loads it, stops it. Without a database named: a SQLite file that is thrown away. `bare`: a
    server that only answers."""
    with tempfile.TemporaryDirectory(prefix="prairie-bench-") as folder:
        url = database or f"sqlite:///{Path(folder) / 'tables.db'}"
        port = _free_port()
        real = ["prairie", "serve", "--port", str(port), "--database", url, "--rates", "0", "--log", "warning"]
        command = [sys.executable, "-m", *(["prairie.bench.bare", str(port)] if bare else real)]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:  # noqa: S603 - our own command
            try:
                _wait(port, process)
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    return runner.run(_measure(port, process.pid, game, connections, seconds))
            finally:
                process.terminate()
