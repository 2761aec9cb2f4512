"""The short way out of a WebSocket: the frames are those of the library, in the order they were sent."""

from __future__ import annotations

import msgspec
import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from prairie.server.outgoing import framed
from tests.server.people import Party
from tests.server.serving import Running


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_what_the_library_would_make_of_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_answers_and_views_come_in_the_order_they_were_made(running: Running) -> None:
    """Acknowledged first, shown then, and what was asked later answered later; also in French, with more than ASCII."""
    party = Party(running, "powwow", 2)
    for person in party.people:
        person.close()
    where = f"{running.url.replace('http', 'ws')}/api/tables/{party.id}/live"
    for token in party.tokens:
        with connect(where, compression=None) as live:
            live.send(msgspec.json.encode({"type": "hello", "token": token, "lang": "fr"}).decode())
            view = msgspec.json.decode(live.recv())
            while not (view["type"] == "view" and view["table"]["seats"][view["seat"]]["present"]):
                view = msgspec.json.decode(live.recv())
            if not view["actions"]:
                continue
            plan = [view["actions"][0]["word"]]
            live.send(msgspec.json.encode({"type": "submit", "key": "k", "at": view["at"], "plan": plan}).decode())
            live.send(msgspec.json.encode({"type": "ping"}).decode())
            live.send(msgspec.json.encode({"type": "submit", "key": "l", "at": view["at"], "plan": plan}).decode())
            heard = [msgspec.json.decode(live.recv()) for _ in range(5)]
            kinds = [message["type"] for message in heard]
            assert kinds in (["ack", "view", "pong", "refused", "view"], ["ack", "pong", "view", "refused", "view"])
            first, second = [message for message in heard if message["type"] == "view"]
            assert first["at"] == second["at"] != view["at"]
            assert any(not line["text"].isascii() for line in heard[-1]["log"]["lines"])
            return
    raise AssertionError("nobody was asked")
