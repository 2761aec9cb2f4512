"""A player for loads: one seat's WebSocket, answering each question at random as soon as it is put.

It takes every frame off the wire and reads of it what a player needs. The library's own client would do the same, but
on two cores what the load costs is missing to the server that is measured.
"""

from __future__ import annotations

import asyncio
import base64
import random
import secrets
import time
from collections.abc import Callable
from typing import cast

import msgspec
from websockets.frames import Frame, Opcode


class _Action(msgspec.Struct):
    word: str


class _Table(msgspec.Struct, frozen=True):
    status: str = ""


class _Message(msgspec.Struct):
    """What a player needs of a message; the rest is skipped, not read."""

    type: str
    key: str = ""
    at: str = ""
    actions: list[_Action] = []
    table: _Table = _Table()


_read = msgspec.json.Decoder(_Message).decode
_write = msgspec.json.Encoder().encode


class Player(asyncio.Protocol):
    """Plays one game to its end. `acknowledged` is told when a decision was sent, `received` how many bytes came."""

    def __init__(
        self,
        address: tuple[str, str, str],  # the host with its port, the table, the token of the seat
        rng: random.Random,
        acknowledged: Callable[[float], None],
        received: Callable[[int], None],
    ) -> None:
        self.host, self.table, self.token = address
        self.rng = rng
        self.acknowledged = acknowledged
        self.received = received
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self.buffer = bytearray()
        self.open = False
        self.decisions = 0
        self.at = ""  # the view last decided on
        self.sent = 0.0

    # --- the wire ---------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.transport.write(
            f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, end, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.fail(f"no WebSocket: {head[:80]!r}")
                return
            self.open = True
            self.buffer = bytearray(rest)
            self.send(Opcode.TEXT, _write({"type": "hello", "token": self.token}))
        while (frame := self.frame()) is not None:
            self.heard(*frame)

    def frame(self) -> tuple[int, bytes] | None:
        """The next whole frame (RFC 6455, 5.2; a server's are not masked, and this one's are never in pieces)."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        start, size = 2, buffer[1]
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        found = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        return found

    def send(self, opcode: Opcode, content: bytes) -> None:
        self.transport.write(Frame(opcode, content).serialize(mask=True))

    def connection_lost(self, error: Exception | None) -> None:
        self.fail(f"the connection was lost: {error}")

    def fail(self, why: str) -> None:
        if not self.over.done():
            self.over.set_exception(ConnectionError(why))
            self.transport.close()

    # --- the game ---------------------------------------------------------------------------------------------------

    def heard(self, opcode: int, content: bytes) -> None:
        self.received(len(content))
        if opcode == Opcode.TEXT:
            self.take(_read(content))
        elif opcode == Opcode.PING:
            self.send(Opcode.PONG, content)
        elif opcode == Opcode.CLOSE:
            self.fail(f"closed by the server: {content!r}")

    def take(self, message: _Message) -> None:
        if message.type == "ack":
            if message.key != self.key():
                self.fail(f"{message.key} was acknowledged, not {self.key()}")
            self.acknowledged(self.sent)
        elif message.type == "view":
            if message.table.status == "over":
                self.leave()
            elif message.actions and message.at != self.at:  # shown again when somebody has come or gone
                self.decide(message)
        else:
            self.fail(f"not a player's message: {message.type}")

    def decide(self, view: _Message) -> None:
        self.decisions += 1
        self.at = view.at
        plan = [self.rng.choice(view.actions).word]
        self.sent = time.perf_counter()
        self.send(Opcode.TEXT, _write({"type": "submit", "key": self.key(), "at": view.at, "plan": plan}))

    def key(self) -> str:
        return f"{self.token[-6:]}{self.decisions}"

    def leave(self) -> None:
        if not self.over.done():
            self.over.set_result(None)
            self.send(Opcode.CLOSE, b"\x03\xe8")
            self.transport.close()
