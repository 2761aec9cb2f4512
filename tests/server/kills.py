"""A server under load, killed with -9 at any moment, and what must be true of its database afterwards."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from prairie.server.storage.database import Database
from prairie.server.storage.schema import entries
from tests.server.serving import Process

LOG = logging.getLogger(__name__)
NEW = {"game": "powwow", "seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]}
Decision = tuple[str, int, str]  # table, seat, key


@dataclass
class Load:
    """What the people at the tables know: what they sent, and what was acknowledged."""

    seed: int
    acked: set[Decision] = field(default_factory=set)
    unsure: list[tuple[str, str, dict[str, Any]]] = field(default_factory=list)  # table, token, message: no answer came
    tables: list[str] = field(default_factory=list)
    tokens: dict[str, str] = field(default_factory=dict)  # by table, of its first seat

    async def play(self, process: Process, tables: int, seconds: float) -> None:
        """Everybody plays as fast as they can, until the server is gone."""
        async with httpx.AsyncClient(timeout=20) as client:
            made = [(await client.post(f"{process.url}/api/tables", json=NEW)).json() for _ in range(tables)]
        people = [
            asyncio.ensure_future(self.sit(process, table["table"]["id"], seat["seat"], seat["token"]))
            for table in made
            for seat in table["seats"]
        ]
        self.tables += [table["table"]["id"] for table in made]
        self.tokens |= {table["table"]["id"]: table["seats"][0]["token"] for table in made}
        deadline = asyncio.get_running_loop().time() + 60
        while len(self.acked) < 2 * tables and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.01)  # a busy machine takes its time to come under load
        await asyncio.sleep(seconds)
        process.kill()
        await asyncio.gather(*people)

    async def sit(self, process: Process, table: str, seat: int, token: str) -> None:
        rng = random.Random(f"{self.seed} {table} {seat}")
        sent: dict[str, Any] | None = None
        try:
            async with connect(f"ws://127.0.0.1:{process.port}/api/tables/{table}/live", max_size=None) as socket:
                await socket.send(json.dumps({"type": "hello", "token": token}))
                async for message in self.messages(socket):
                    if message["type"] == "ack":
                        assert sent is not None
                        self.acked.add((table, seat, sent["key"]))
                        sent = None
                    elif message["type"] == "refused":
                        assert message["code"] == "stale", message
                        sent = None
                    elif message["question"] is not None and sent is None:
                        word = rng.choice(message["actions"])["word"]
                        key = f"{len(self.acked)}-{rng.random()}"
                        sent = {"type": "submit", "key": key, "at": message["at"], "plan": [word]}
                        await socket.send(json.dumps(sent))
        except (WebSocketException, OSError, EOFError, TimeoutError):
            pass  # the server is gone, in the middle of whatever this was
        if sent is not None:
            self.unsure.append((table, token, sent))

    async def messages(self, socket: ClientConnection) -> Any:
        """The newest view, or an answer."""
        async for frame in socket:
            yield json.loads(frame)


def check_database(url: str, load: Load) -> int:
    """No acknowledged decision lost, no gap, no double. How many decisions there are."""
    database = Database(url)
    try:
        with database.engine.connect() as connection:
            columns = (entries.c.table_id, entries.c.number, entries.c.seat, entries.c.key)
            rows = connection.execute(select(*columns).order_by(entries.c.table_id, entries.c.number)).all()
    finally:
        database.close()
    keys = [(row.table_id, row.seat, row.key) for row in rows if row.key is not None]
    assert len(set(keys)) == len(keys), "a decision stands twice"
    assert load.acked <= set(keys), f"lost: {load.acked - set(keys)}"
    by_table: dict[str, list[int]] = {}
    for row in rows:
        by_table.setdefault(row.table_id, []).append(row.number)
    for numbers in by_table.values():
        assert numbers == list(range(1, len(numbers) + 1)), "a gap"
    return len(keys)


def check_resent(process: Process, load: Load) -> None:
    """What was sent and not answered is sent again with the same key: it counts once, written before or not."""
    with httpx.Client(timeout=20) as client:
        for table, token, message in load.unsure:
            body = {name: message[name] for name in ("key", "at", "plan")}
            for _ in range(2):
                address = f"{process.url}/api/tables/{table}/decisions"
                answer = client.post(address, json=body, headers={"authorization": f"Bearer {token}"})
                assert answer.status_code == 200, answer.text
        for table in load.tables:
            found = client.get(
                f"{process.url}/api/tables/{table}", headers={"authorization": f"Bearer {load.tokens[table]}"}
            )
            assert found.json()["playable"] is True, "a table does not replay"


def killed_and_killed_again(url: str, folder: Path, rounds: int, tables: int, seed: int) -> tuple[int, int]:
    """How many decisions were acknowledged, and how many were found."""
    process = Process(url, folder / "log")
    rng = random.Random(seed)
    acked = found = 0
    try:
        for number in range(rounds):
            load = Load(seed + number)
            asyncio.run(load.play(process, tables, rng.uniform(0.0, 0.6)))
            found = check_database(url, load)  # of all rounds so far
            process.start()
            check_resent(process, load)
            acked += len(load.acked)
    finally:
        process.kill()
    LOG.info("%d kills: %d decisions acknowledged, %d found", rounds, acked, found)
    return acked, found
