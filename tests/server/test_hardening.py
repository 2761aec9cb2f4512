"""What a server on the open net meets: other sites, giants, floods, rubbish, silence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from prairie.server import sockets
from prairie.server.limits import SMALL
from tests.server.people import Party, Person, api
from tests.server.serving import Running, served


def live(running: Running, table: str) -> str:
    return f"ws://127.0.0.1:{running.port}/api/tables/{table}/live"


def closed_with(running: Running, table: str, *frames: str | bytes) -> int:
    """The code with which the server closes after some frames."""
    with connect(live(running, table)) as socket:
        for frame in frames:
            socket.send(frame)
        try:
            while True:
                socket.recv(10)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0


def test_a_refusal_repeats_no_more_than_the_beginning_of_what_was_sent(running: Running) -> None:
    answer = api(running, "GET", "/games", params=[("x", "1"), ("x", "y" * 4000)])
    assert answer.status_code == 400
    assert len(answer.json()["error"]["why"]) < 600


@pytest.fixture(scope="module")
def party(running: Running) -> Party:
    return Party(running, "powwow", 2)


def hello(party: Party, seat: int = 0) -> str:
    return json.dumps({"type": "hello", "token": party.tokens[seat]})


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://127.0.0.1:1", "null", "http://localhost.evil"])
def test_a_page_of_another_site_is_refused_before_the_socket_opens(running: Running, party: Party, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, connect(live(running, party.id), origin=Origin(origin)):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_and_named_sites_may_connect(running: Running, party: Party, tmp_path: Path) -> None:
    own = f"http://127.0.0.1:{running.port}"
    with connect(live(running, party.id), origin=Origin(own)) as socket:
        socket.send(hello(party))
        assert json.loads(socket.recv(5))["type"] == "view"
    friend = "https://play.example.org"
    with served(f"sqlite:///{tmp_path / 'x.db'}", origins=(friend,)) as other:
        table = Party(other, "powwow", 2)
        with connect(live(other, table.id), origin=Origin(friend)) as socket:
            socket.send(hello(table))
            assert json.loads(socket.recv(5))["type"] == "view"
        table.close()


def test_frames_that_are_too_big_end_the_connection(running: Running, party: Party) -> None:
    giant = json.dumps({"type": "chat", "key": "k", "text": "x" * SMALL})
    assert closed_with(running, party.id, hello(party), giant) == 1009


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "x",
        "[]",
        "{}",
        '{"type": "dance"}',
        '{"type": "submit", "key": "k"}',
        '{"type": "submit", "key": "", "at": "", "plan": ["A"]}',
        '{"type": "submit", "key": "k", "at": "", "plan": []}',
        '{"type": "hello", "token": "seat_x"}',
        '{"type": "ping", "more": 1}',
        '{"type": "chat", "key": "k", "text": "\\u0000"}',
        b"\x00\xff",
    ],
)
def test_what_is_no_message_ends_the_connection(running: Running, party: Party, frame: str | bytes) -> None:
    assert closed_with(running, party.id, hello(party), frame) == 4400


def test_close_codes_say_what_was_wrong(running: Running, party: Party) -> None:
    assert closed_with(running, party.id, '{"type": "ping"}') == 4400
    assert closed_with(running, party.id, '{"type": "hello", "token": "seat_unknown"}') == 4401
    assert closed_with(running, party.id, '{"type": "hello"}') == 4404
    assert closed_with(running, "a" * 16, hello(party)) == 4404
    assert closed_with(running, "nonsense", hello(party)) == 4404


def test_silence_is_not_waited_for(running: Running, party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO", 0.1)
    assert closed_with(running, party.id) == 4408


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('limited') / 'tables.db'}", rates=1.0) as found:
        yield found


def test_a_flood_of_messages_ends_the_connection(limited: Running) -> None:
    party = Party(limited, "powwow", 2)
    party.close()
    assert closed_with(limited, party.id, hello(party), *['{"type": "ping"}'] * 300) == 4429


def test_a_flood_of_requests_is_told_to_wait(limited: Running) -> None:
    statuses = [api(limited, "POST", "/players", json={"name": "A"}).status_code for _ in range(40)]
    assert statuses[0] == 201
    assert statuses[-1] == 429
    assert int(api(limited, "POST", "/players", json={"name": "A"}).headers["retry-after"]) >= 1


def test_bodies_are_capped_and_must_say_what_they_are(running: Running) -> None:
    url = f"{running.url}/api/players"
    as_json = {"content-type": "application/json"}
    assert httpx.post(url, content=b" " * (SMALL + 1), headers=as_json).status_code == 413
    parts = (b" " * 8192 for _ in range(20))
    assert httpx.post(url, content=parts, headers=as_json).status_code == 413
    assert httpx.post(url, data={"name": "A"}).status_code == 415
    assert httpx.post(url, content=b'{"name": "A", "extra": 1}', headers=as_json).status_code == 400
    assert httpx.post(url, content=b'{"name": "\xff"}', headers=as_json).status_code == 400


def test_every_answer_keeps_browsers_safe(running: Running) -> None:
    for path in ("/", "/api/games", "/api/nothing"):
        headers = httpx.get(f"{running.url}{path}").headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "server" not in headers
    assert httpx.get(f"{running.url}/api/games").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/../pages.py", "/..%2fpages.py", "/assets/..%2f..%2fpages.py", "/%2e%2e/app.py"])
def test_no_file_of_the_server_is_served(running: Running, path: str) -> None:
    assert httpx.get(f"{running.url}{path}").status_code == 404


# --- rubbish by the thousand ------------------------------------------------------------------------------------------

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = st.fixed_dictionaries(
    {"type": st.sampled_from(["submit", "undo", "try", "hint", "chat", "ping", "hello", "view"])},
    optional={
        "key": st.text(max_size=70) | JSON_VALUES,
        "at": st.text(max_size=20) | JSON_VALUES,
        "plan": st.lists(st.text(max_size=12), max_size=6) | JSON_VALUES,
        "text": JSON_VALUES,
        "token": JSON_VALUES,
        "lang": st.sampled_from(["en", "fr", "de"]) | JSON_VALUES,
    },
)


@given(messages=st.lists(FIELDS | JSON_VALUES, min_size=1, max_size=5), right=st.booleans())
@settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_message_whatever_breaks_a_table(running: Running, party: Party, messages: list[Any], right: bool) -> None:
    """Rubbish is refused or ends its own connection; the server's own mistakes would end it with 1011."""
    person = Person(running, party.id, party.tokens[0])
    code = 0
    try:
        for message in messages:
            if right and isinstance(message, dict) and "at" in message:
                message["at"] = person.view["at"]
            person.socket.send(json.dumps(message))
        person.settle()
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd is not None else 0
    finally:
        person.close()
    assert code in (0, 4400, 4401)
    watcher = Person(running, party.id, party.tokens[1])
    watcher.settle()
    assert watcher.view["table"]["status"] == "playing"
    watcher.close()
