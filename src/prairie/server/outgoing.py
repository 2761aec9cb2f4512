"""The short way out for what a server sends by the thousand: texts, framed and written together.

uvicorn's own protocol asks many questions about every frame, and writes it at once. Here a text for an open connection
is framed in one step, and what follows it within the same turn of the event loop (the view after its acknowledgement)
goes out in the same write. Everything else still goes uvicorn's way, behind what is waiting.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

OUTLET = "prairie.outlet"  # as an extension in the scope of a connection: {"here": its Protocol}
WHOLE_TEXT = b"\x81"  # RFC 6455, 5.2: the final frame of a message, and it is text


def framed(text: bytes) -> bytes:
    """A text as one frame of a server: unmasked, uncompressed."""
    size = len(text)
    if size < 126:
        return WHOLE_TEXT + size.to_bytes(1, "big") + text
    if size < 65_536:
        return WHOLE_TEXT + b"\x7e" + size.to_bytes(2, "big") + text
    return WHOLE_TEXT + b"\x7f" + size.to_bytes(8, "big") + text


class Protocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.waiting: list[bytes] = []  # frames

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # it was accepted, and what serves it has not begun yet
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[OUTLET] = {"here": self}

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is not None and self.flows():
            self.post(text.encode())
        else:
            self.write()
            await super().send(message)

    def post(self, text: bytes) -> None:
        """A message for a connection that flows."""
        if not self.waiting:
            self.loop.call_soon(self.write)
        self.waiting.append(framed(text))

    def flows(self) -> bool:
        """Whether the connection is open and takes what is written to it."""
        return self.conn.state is State.OPEN and self.writable.is_set() and not self.disconnected

    def write(self) -> None:
        """What is waiting; a connection that was closed meanwhile gets nothing more."""
        if self.waiting and self.conn.state is State.OPEN and not self.disconnected:
            self.transport.write(b"".join(self.waiting))
        self.waiting.clear()

    def shutdown(self) -> None:
        self.write()
        super().shutdown()
