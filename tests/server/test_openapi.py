"""The OpenAPI document says what the server does: schemathesis tries it, with right data and with wrong."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, settings

from prairie.server.endpoints import ENDPOINTS
from prairie.server.openapi import document
from tests.server.described import SCHEMA, try_it
from tests.server.people import api
from tests.server.serving import Running


@SCHEMA.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_request_answers_as_described(case: Any, running: Running) -> None:
    try_it(case, running)


def test_the_document_is_served_as_it_is(running: Running) -> None:
    assert api(running, "GET", "/openapi.json").json()["paths"] == json.loads(document(ENDPOINTS, "test"))["paths"]
