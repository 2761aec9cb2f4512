"""The WebSocket's messages from the client, told apart by their type."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from prairie.server.messages import At, Key, Lang, Line, Plan, Word


class Message(Struct, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(Message, tag="hello"):
    token: Annotated[str, Meta(max_length=100)] | None = None
    lang: Lang = "en"
    text: bool = False


class Submit(Message, tag="submit"):
    key: Key
    at: At
    plan: Annotated[list[Word], Meta(min_length=1, max_length=64)]


class UndoLast(Message, tag="undo"):
    key: Key
    at: At


class TryPlan(Message, tag="try"):
    key: Key
    at: At
    plan: Plan


class GiveHint(Message, tag="hint"):
    key: Key
    at: At


class Say(Message, tag="chat"):
    key: Key
    text: Line


class Ping(Message, tag="ping"):
    pass


Incoming = Hello | Submit | UndoLast | TryPlan | GiveHint | Say | Ping
read = msgspec.json.Decoder(Incoming).decode
