"""Around every request: errors said properly, headers that keep browsers safe, one line of log, one count."""

from __future__ import annotations

import logging
import time
from typing import TYPE_CHECKING

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from prairie.server.calls import JSON, language
from prairie.server.messages import Refusal
from prairie.server.refusing import Refused, StaleView, bad_request, not_found, unavailable
from prairie.server.storage.writer import Unavailable

if TYPE_CHECKING:
    from prairie.server.metrics import Metrics

LOG = logging.getLogger("prairie.http")
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    ),
)


def refusal(request: Request, refused: Refused) -> Response:
    try:
        lang = language(request)
    except Refused:
        lang = "en"
    content = msgspec.json.encode(Refusal(refused.problem(lang)))
    if isinstance(refused, StaleView) and refused.view:
        content = content[:-1] + b',"view":' + refused.view + b"}"
    headers = {}
    if refused.status == 429:
        headers["retry-after"] = "1"
    if refused.status == 401:
        headers["www-authenticate"] = "Bearer"
    return Response(content, refused.status, headers, JSON)


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal(request, error)


async def on_unavailable(request: Request, error: Exception) -> Response:
    LOG.error("the database did not answer: %s", error)
    return refusal(request, unavailable())


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    said = not_found("no-such-page") if error.status_code == 404 else bad_request("wrong-method", error.status_code)
    made = refusal(request, said)
    made.headers.update(error.headers or {})
    return made


async def on_mistake(request: Request, error: Exception) -> Response:
    LOG.error("our mistake: %s", type(error).__name__)
    return refusal(request, Refused(500, "our-mistake", "our-mistake"))


HANDLERS = {Refused: on_refused, Unavailable: on_unavailable, HTTPException: on_http, Exception: on_mistake}


class Shell:
    """The outermost layer, written for the bare protocol: it is on the way of every request."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                have = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in HEADERS if pair[0] not in have)]
                if scope["path"].startswith("/api/") and b"cache-control" not in have:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            self.metrics.requests.labels(str(status)).inc()
            about = {"method": scope["method"], "path": scope["path"], "status": status}
            LOG.info("request", extra={**about, "ms": round(1000 * (time.perf_counter() - began), 1)})
