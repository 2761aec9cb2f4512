"""One request of the OpenAPI document, tried as one of those who might send it; schemathesis judges the answer."""

from __future__ import annotations

import json
import zlib
from typing import Any

import schemathesis
from schemathesis.specs.openapi.checks import ignored_auth, missing_required_header

from prairie.server.endpoints import ENDPOINTS
from prairie.server.openapi import document
from tests.server.people import Json, api, bearer
from tests.server.serving import Running

SCHEMA = schemathesis.openapi.from_dict(json.loads(document(ENDPOINTS, "test")))
NEW = {"game": "powwow", "public": True, "seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]}
WITHOUT_TOKEN = [ignored_auth, missing_required_header]  # tests/server/test_rights.py tries every request without one
OF_A_PLAYER = ("/api/me", "/api/me/seats", "/api/sessions")  # they need a session to say anything but no
WHO = ("seat", "seat", "seat", "owner", "invited", "stranger", "unknown")


def whole(value: Any) -> Any:
    """For JSON Schema 6.0 is an integer; nobody writes one so, and the server does not read it."""
    if isinstance(value, dict):
        return {key: whole(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [whole(inner) for inner in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def rights(running: Running) -> tuple[str, dict[str, str | None]]:
    """A table of a player's, and what each of those who might come holds."""
    session = api(running, "POST", "/players", json={"name": "Owner"}).json()["token"]
    made: Json = api(running, "POST", "/tables", session, json=NEW).json()
    seat = made["seats"][0]["token"]
    invitation = api(running, "POST", f"/tables/{made['table']['id']}/invitation", seat).json()["invitation"]
    tokens = {"seat": seat, "owner": session, "invited": invitation, "stranger": None, "unknown": "seat_of-nobody"}
    return made["table"]["id"], tokens


def fill(case: Any, running: Running, table: str, token: str | None) -> None:
    """Names that somebody who means it would send: a game there is, the view before them, a legal word of it."""
    if "game" in (case.path_parameters or {}):
        case.path_parameters["game"] = "powwow"
    if not isinstance(case.body, dict):
        return
    if "game" in case.body:
        case.body = {**case.body, "game": NEW["game"], "seats": NEW["seats"], "options": {}, "data": None}
    if "at" in case.body:
        view: Json = api(running, "GET", f"/tables/{table}/view", token).json()
        case.body["at"] = view.get("at", "")
        if "plan" in case.body:
            case.body["plan"] = [action["word"] for action in view.get("actions", [])][:1]


def try_it(case: Any, running: Running) -> None:
    """As whom follows from the request itself, so that a failure can be repeated."""
    table, tokens = rights(running)
    turn = zlib.crc32(f"{case.path_parameters} {case.query} {case.body!r}".encode())
    who = "owner" if case.operation.path in OF_A_PLAYER else WHO[turn % len(WHO)]
    if "table" in (case.path_parameters or {}) and turn // 7 % 8:  # else the id is whatever was made up
        case.path_parameters["table"] = table
        if "seat" in case.path_parameters and turn // 56 % 4:
            case.path_parameters["seat"] = "0"
    if case.meta.generation.mode.is_positive:
        fill(case, running, table, tokens[who])
    token = tokens[who]
    case.headers = {**(case.headers or {}), **(bearer(token) if token else {})}
    case.body = whole(case.body)
    case.call_and_validate(base_url=running.url, excluded_checks=WITHOUT_TOKEN)
