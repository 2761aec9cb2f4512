"""People at a server: they hold tokens, connect, answer what they are asked and keep every frame they were sent."""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from itertools import count
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from tests.server.serving import Address

Json = dict[str, Any]
KEYS = count()
CLIENT = httpx.Client(timeout=30)


def new_key() -> str:
    return f"k{next(KEYS)}"


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


class Person:
    """One seat (or a spectator) on one WebSocket."""

    def __init__(self, running: Address, table: str, token: str | None, lang: str = "en", text: bool = False) -> None:
        self.running = running
        self.table = table
        self.token = token
        self.frames: list[str] = []
        self.messages: list[Json] = []
        self.view: Json = {}
        self.log: list[Json] = []
        address = f"ws://127.0.0.1:{running.port}/api/tables/{table}/live"
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(address, subprotocols=[Subprotocol("prairie.1")], max_size=None)
        )
        self.send(type="hello", token=token, lang=lang, text=text)
        self.until("view")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 20) -> Json:
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        self.messages.append(message)
        if message["type"] == "view":
            self.view = message
            self.log = self.log[: message["log"]["from"]] + message["log"]["lines"]
        return message

    def until(self, *kinds: str) -> Json:
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def until_closed(self) -> int:
        """The code with which the server ends the connection."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    def settle(self) -> None:
        """Returns when everything sent to this person before now has come."""
        for _ in range(2):  # what is due with an answer comes after it
            self.send(type="ping")
            self.until("pong")

    @property
    def seat(self) -> int | None:
        found: int | None = self.view["seat"]
        return found

    @property
    def asked(self) -> bool:
        return self.view["question"] is not None

    def submit(self, plan: list[str], key: str | None = None, at: str | None = None) -> Json:
        self.send(type="submit", key=key or new_key(), at=at or self.view["at"], plan=plan)
        return self.until("ack", "refused")

    def undo(self, key: str | None = None) -> Json:
        self.send(type="undo", key=key or new_key(), at=self.view["at"])
        return self.until("ack", "refused")

    def trial(self, plan: list[str]) -> Json:
        self.send(type="try", key=new_key(), at=self.view["at"], plan=plan)
        return self.until("trial", "refused")

    def some_plan(self, rng: random.Random) -> list[str]:
        """A whole plan, made as a client makes one: from what the server says may still be chosen, in any order."""
        if not self.view["question"]["plan"]:
            word: str = rng.choice(self.view["actions"])["word"]
            return [word]
        plan: list[str] = []
        while True:
            trial = self.trial(plan)
            assert trial["type"] == "trial", trial
            if trial["complete"]:
                return plan
            plan.append(rng.choice(trial["actions"])["word"])

    def close(self) -> None:
        self.stack.close()


class Party:
    """A table with somebody at every seat, driven by one hand."""

    made: Json  # what the server answered to whoever made the table

    def __init__(self, running: Address, game: str, seats: int, **wanted: Any) -> None:
        people = [{"kind": "me", "name": f"P{seat}"} for seat in range(seats)]
        made = CLIENT.post(f"{running.url}/api/tables", json={"game": game, "seats": people, **wanted})
        assert made.status_code == 201, made.text
        self.made = made.json()
        self._connect(running, self.made["table"]["id"], [seat["token"] for seat in self.made["seats"]])

    @classmethod
    def sat_down(cls, running: Address, table: str, tokens: list[str]) -> Party:
        """At a table that is there already, with a token for every seat."""
        party = cls.__new__(cls)
        party._connect(running, table, tokens)
        return party

    def _connect(self, running: Address, table: str, tokens: list[str]) -> None:
        self.running = running
        self.id = table
        self.tokens = tokens
        self.people = [Person(running, table, token) for token in tokens]
        self.settle()

    def settle(self) -> None:
        for person in self.people:
            person.settle()

    def owing(self) -> list[Person]:
        return [person for person in self.people if person.asked]

    @property
    def over(self) -> bool:
        return bool(self.people[0].view["table"]["status"] == "over")

    def move(self, rng: random.Random) -> None:
        """Somebody who owes a decision takes one."""
        self.settle()
        person = rng.choice(self.owing())
        answer = person.submit(person.some_plan(rng))
        assert answer["type"] == "ack", answer
        self.settle()

    def close(self) -> None:
        for person in self.people:
            person.close()


def api(running: Address, method: str, path: str, token: str | None = None, **extra: Any) -> httpx.Response:
    headers = {**(bearer(token) if token else {}), **extra.pop("headers", {})}
    return CLIENT.request(method, f"{running.url}/api{path}", headers=headers, **extra)
