"""The OpenAPI document says what the server does: schemathesis tries it, with right data and with wrong."""

from __future__ import annotations

import json
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import ignored_auth, missing_required_header

from prairie.server.endpoints import ENDPOINTS
from prairie.server.openapi import document
from tests.server.people import api, bearer
from tests.server.serving import Running

SCHEMA = schemathesis.openapi.from_dict(json.loads(document(ENDPOINTS, "test")))
NEW = {"game": "powwow", "public": True, "seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]}
WITHOUT_TOKEN = [ignored_auth, missing_required_header]  # tests/server/test_rights.py tries every request without one


def whole(value: Any) -> Any:
    """For JSON Schema 6.0 is an integer; nobody writes one so, and the server does not read it."""
    if isinstance(value, dict):
        return {key: whole(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [whole(inner) for inner in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


@SCHEMA.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_request_answers_as_described(case: Any, running: Running) -> None:
    made = api(running, "POST", "/tables", json=NEW).json()
    if "table" in (case.path_parameters or {}):
        case.path_parameters["table"] = made["table"]["id"]
    if "seat" in (case.path_parameters or {}):
        case.path_parameters["seat"] = "0"
    case.headers = {**(case.headers or {}), **bearer(made["seats"][0]["token"])}
    case.body = whole(case.body)
    case.call_and_validate(base_url=running.url, excluded_checks=WITHOUT_TOKEN)


def test_the_document_is_served_as_it_is(running: Running) -> None:
    assert api(running, "GET", "/openapi.json").json()["paths"] == json.loads(document(ENDPOINTS, "test"))["paths"]
