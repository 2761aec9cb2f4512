"""A server that decides nothing, shows nothing and keeps nothing, for the same load: for every message that comes in an
acknowledgement and two views of the usual size. What it reaches is the bound of one Python process on a machine."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec
import uvicorn

VIEW = 3100  # bytes: as many as Pow Wow's for two, with the lines of the log that are new
SEATS = 2
Message = dict[str, Any]
Send = Callable[[Message], Awaitable[None]]
Receive = Callable[[], Awaitable[Message]]
numbers = count(1)
tables: dict[str, Pretence] = {}


class Said(msgspec.Struct):
    """A message of the load: its first one has a token, the others a key."""

    token: str = ""
    key: str = ""


read = msgspec.json.Decoder(Said).decode


class Pretence:
    """Two connections that take turns."""

    def __init__(self) -> None:
        self.sends: dict[int, Send] = {}
        self.number = 0

    async def show(self, seat: int) -> None:
        asked = [{"word": "A"}] if self.number % SEATS == seat else []
        view = {"type": "view", "table": {"status": "playing"}, "at": f"{self.number:016x}", "actions": asked}
        head = msgspec.json.encode(view).decode()
        picture = "x" * (VIEW - len(head) - len(',"picture":""'))
        await self.sends[seat]({"type": "websocket.send", "text": f'{head[:-1]},"picture":"{picture}"}}'})

    async def take(self, seat: int, key: str) -> None:
        said = msgspec.json.encode({"type": "ack", "key": key}).decode()
        await self.sends[seat]({"type": "websocket.send", "text": said})
        self.number += 1
        for other in list(self.sends):
            await self.show(other)


async def app(scope: Message, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await make(send)
    else:
        await serve(receive, send)


async def make(send: Send) -> None:
    """Whatever was asked for: a table, and a token for each seat."""
    table = f"{next(numbers):016}"
    tables[table] = Pretence()
    seats = [{"seat": seat, "token": f"{table}-{seat}"} for seat in range(SEATS)]
    body = msgspec.json.encode({"table": {"id": table}, "seats": seats})
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 201, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def serve(receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    name, _, number = read((await receive())["text"]).token.partition("-")
    table, seat = tables[name], int(number)
    table.sends[seat] = send
    await table.show(seat)
    while (message := await receive())["type"] == "websocket.receive":
        await table.take(seat, read(message["text"]).key)
    table.sends.pop(seat)


if __name__ == "__main__":
    plain: dict[str, Any] = {"loop": "uvloop", "ws": "websockets-sansio", "ws_per_message_deflate": False}
    uvicorn.run(app, port=int(sys.argv[1]), lifespan="off", log_level="critical", **plain)
