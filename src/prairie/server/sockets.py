"""The WebSocket of one seat: what it may say, and what it is told (docs/protocol.md)."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from prairie.core.contract import SPECTATOR
from prairie.server import playing, wire
from prairie.server.limits import MESSAGES
from prairie.server.live import Live, Reader, encode
from prairie.server.messages import Ack, Decision
from prairie.server.outgoing import OUTLET
from prairie.server.refusing import Refused, StaleView, too_many, unavailable
from prairie.server.storage.writer import Unavailable

if TYPE_CHECKING:
    from prairie.server.app import Server

LOG = logging.getLogger("prairie.sockets")
PROTOCOL = "prairie.1"
HELLO = 10.0  # seconds
BAD, UNKNOWN, NONE, SILENT, MANY = 4400, 4401, 4404, 4408, 4429  # close codes
CLOSED_WITH = {401: UNKNOWN, 403: NONE, 404: NONE}


Asking = wire.Submit | wire.UndoLast | wire.TryPlan | wire.GiveHint | wire.Say


class Closed(Exception):
    """The connection is to end with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


def same_site(websocket: WebSocket, allowed: tuple[str, ...]) -> bool:
    """Whether the page that connects is ours. Programs that are no browser send no Origin."""
    origin = websocket.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == websocket.headers.get("host", "")


async def serve(server: Server, websocket: WebSocket) -> None:
    if not same_site(websocket, server.settings.origins) or server.house.stopping:
        await websocket.close(1008)  # before it opens: HTTP 403
        return
    offered = websocket.scope.get("subprotocols", [])
    await websocket.accept(PROTOCOL if PROTOCOL in offered else None)
    with server.metrics.sockets.track_inprogress():
        try:
            await Connection(server, websocket).run()
        except Closed as closed:
            await quietly_close(websocket, closed.code)
        except WebSocketDisconnect:
            pass
        except Exception:
            LOG.exception("a connection failed")
            await quietly_close(websocket, 1011)


async def quietly_close(websocket: WebSocket, code: int) -> None:
    with suppress(RuntimeError):  # it is closed already
        await websocket.close(code)


class Connection:
    def __init__(self, server: Server, websocket: WebSocket) -> None:
        self.server = server
        self.websocket = websocket
        self.bucket = server.limits.bucket(MESSAGES) if server.limits.generosity else None
        self.reader = Reader(SPECTATOR, "en", False, "")
        self.live: Live
        self.advising: asyncio.Future[None] | None = None

    async def run(self) -> None:
        try:
            async with asyncio.timeout(HELLO):
                hello = await self.receive()
        except TimeoutError:
            raise Closed(SILENT) from None
        if not isinstance(hello, wire.Hello):
            raise Closed(BAD)
        await self.admit(hello)
        await self.live.attach(self.reader)
        try:
            if self.reader.token_hash in self.live.gone:
                raise Closed(UNKNOWN)  # revoked while we were letting it in: it is shown nothing
            self.reader.outlet = self.websocket.scope["extensions"].get(OUTLET, {}).get("here")
            await self.talk()
        finally:
            await asyncio.shield(self.live.detach(self.reader))

    async def talk(self) -> None:
        """Until either side has had enough."""
        sending = asyncio.ensure_future(self.send())
        hearing = asyncio.ensure_future(self.hear())
        try:
            await asyncio.wait((sending, hearing), return_when=asyncio.FIRST_COMPLETED)
            for task in (sending, hearing):
                if task.done():
                    task.result()
        finally:
            sending.cancel()
            hearing.cancel()

    async def admit(self, hello: wire.Hello) -> None:
        table = self.websocket.path_params["table"]
        try:
            if len(table) != 16 or not table.isascii() or not table.isalnum():
                raise Closed(NONE)
            self.live = await self.server.house.table(table)
            seat, right = await self.server.admitted(self.live, hello.token)
        except Refused as refused:
            raise Closed(CLOSED_WITH.get(refused.status, 1011)) from refused
        except Unavailable as lost:
            raise Closed(1013) from lost
        self.reader = Reader(seat, hello.lang, hello.text, right.hash if right is not None else "")

    async def receive(self) -> wire.Incoming:
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        if self.bucket is not None and not self.bucket.take():
            raise Closed(MANY)
        text = message.get("text")
        if text is None:
            raise Closed(BAD)
        try:
            said: wire.Incoming = wire.read(text)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise Closed(BAD) from error
        return said

    async def send(self) -> None:
        """What could not go out at once, one message after the other."""
        reader = self.reader
        while True:
            await reader.wake.wait()
            reader.sending = True
            for message in reader.due():
                await self.websocket.send_text(message.decode())
            reader.sending = False
            if reader.closing:
                raise Closed(reader.closing)

    async def hear(self) -> None:
        while True:
            message = await self.receive()
            if isinstance(message, wire.Ping):
                self.reader.answer(b'{"type":"pong"}')
            elif isinstance(message, wire.Hello):
                await self.change(message)
            elif isinstance(message, wire.GiveHint):
                self.advise(message)
            else:
                await self.answer(message)

    async def change(self, hello: wire.Hello) -> None:
        """Another language, or the text board: the whole view again."""
        if hello.token is not None:
            raise Closed(BAD)
        async with self.live.lock:
            await self.live.fresh()
            self.reader.lang = hello.lang
            self.reader.text = hello.text
            self.reader.sent = None
            self.reader.show(self.live.view_of(self.reader.seat, hello.lang, hello.text))

    async def answer(self, message: Asking) -> None:
        try:
            await self.do(message)
        except Refused as refused:
            self.refuse(message.key, refused)
        except Unavailable:
            self.refuse(message.key, unavailable())

    async def do(self, message: Asking) -> None:
        live, seat, lang, key = self.live, self.reader.seat, self.reader.lang, message.key

        def acknowledge() -> None:
            self.reader.answer(encode(Ack("ack", key)))

        if isinstance(message, wire.Submit):
            decision = Decision(key, message.at, message.plan)
            await playing.submit(self.server.house, live, seat, decision, lang, acknowledge)
        elif isinstance(message, wire.UndoLast):
            await playing.undo(live, seat, key, message.at, lang, acknowledge)
        elif isinstance(message, wire.Say):
            await playing.say(live, seat, key, message.text, acknowledge)
        elif isinstance(message, wire.TryPlan):
            self.reader.answer(encode(await playing.attempt(live, seat, key, message.at, message.plan, lang)))
        else:
            self.reader.answer(encode(await playing.hint(self.server.house, live, seat, key, message.at, lang)))

    def advise(self, message: wire.GiveHint) -> None:
        """Beside the rest: nobody has to wait for advice to be able to play."""
        if self.advising is not None and not self.advising.done():
            self.refuse(message.key, too_many())
        else:
            self.advising = asyncio.ensure_future(self.answer(message))

    def refuse(self, key: str, refused: Refused) -> None:
        problem = refused.problem(self.reader.lang)
        self.server.metrics.refused.labels(problem.code).inc()
        said = {"type": "refused", "key": key, "code": problem.code, "why": problem.why}
        self.reader.answer(encode({**said, "rule": problem.rule, "word": problem.word}))
        if isinstance(refused, StaleView):
            self.reader.sent = None  # the whole view again
            self.reader.stir()
