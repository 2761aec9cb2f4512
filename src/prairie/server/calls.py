"""One HTTP request, read with care: its token, language, query and body, before any handler sees it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from prairie.core.contract import SPECTATOR
from prairie.core.rulebook import LANGUAGES
from prairie.server.limits import LARGE, SMALL
from prairie.server.live import Live
from prairie.server.refusing import Refused, bad_request, not_allowed, not_found, token_needed, too_many
from prairie.server.storage.store import Right

if TYPE_CHECKING:
    from prairie.server.app import Server

JSON = "application/json"
TEXT = "text/plain"


class NoQuery(msgspec.Struct):
    pass


@dataclass
class Call:
    """What a handler gets."""

    server: Server
    lang: str
    token: str | None
    path: dict[str, str]
    query: Any
    body: Any

    async def live(self) -> Live:
        table = self.path["table"]
        if len(table) != 16 or not table.isascii() or not table.isalnum():
            raise not_found("no-such-table")
        return await self.server.house.table(table)

    async def watching(self) -> tuple[Live, int, Right | None]:
        """The table, the reader's seat (or SPECTATOR) and what their token is good for; whoever may watch."""
        live = await self.live()
        return live, *await self.server.admitted(live, self.token)

    async def seated(self) -> tuple[Live, int]:
        """The table and the seat, for a seat token only."""
        live, seat, right = await self.watching()
        if right is None:
            raise token_needed()
        if seat == SPECTATOR:
            raise not_allowed("seat-needed")
        return live, seat

    def seat(self) -> int:
        """The seat named in the path."""
        said = self.path["seat"]
        if len(said) != 1 or said not in "01234567":
            raise not_found("no-such-seat")
        return int(said)


@dataclass(frozen=True)
class Endpoint:
    """A row of the table of requests: what OpenAPI says about one, and what answers it."""

    method: str
    path: str
    summary: str
    handler: Callable[[Call], Awaitable[Any]]
    answer: Any  # a type for JSON, `str` for text, None for nothing
    body: Any = None  # likewise
    or_json: Any = None  # a type of JSON body that may come instead of a text
    query: type[msgspec.Struct] = NoQuery
    status: int = 200
    rate: str = "read"
    token: bool = False  # whether it is refused without one
    large: bool = False
    errors: dict[int, Any] = field(default_factory=dict)  # answers of their own beside Refusal


def language(request: Request) -> str:
    """As asked for, else the first the browser names that we speak."""
    said = request.query_params.get("lang")
    if said is not None:
        if said not in LANGUAGES:
            raise bad_request("no-such-lang")
        return said
    for part in request.headers.get("accept-language", "").split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def bearer(request: Request) -> str | None:
    said = request.headers.get("authorization")
    if said is None:
        return None
    scheme, _, token = said.partition(" ")
    if scheme.lower() != "bearer" or not token or len(token) > 100:
        raise Refused(401, "unknown-token", "unknown-token")
    return token


async def body_of(request: Request, most: int) -> bytes:
    declared = request.headers.get("content-length", "0")
    if declared.isdecimal() and int(declared) > most:
        raise bad_request("body-too-big", 413)
    found = bytearray()
    try:
        async for part in request.stream():
            found += part
            if len(found) > most:
                raise bad_request("body-too-big", 413)
    except ClientDisconnect as gone:
        raise bad_request("bad-body", why="the request ended too early") from gone
    return bytes(found)


async def read_body(request: Request, endpoint: Endpoint) -> Any:
    if endpoint.body is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    raw = await body_of(request, LARGE if endpoint.large else SMALL)
    wanted = endpoint.or_json if endpoint.or_json is not None and kind == JSON else endpoint.body
    if wanted is str:
        if kind != TEXT:
            raise bad_request("body-not-text", 415)
        try:
            return raw.decode()
        except UnicodeDecodeError as error:
            raise bad_request("body-not-text") from error
    if kind != JSON:
        raise bad_request("body-not-json", 415)  # also what keeps forms of other sites out
    try:
        return msgspec.json.decode(raw, type=wanted)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise bad_request("bad-request", why=str(error)) from error


def read_query(request: Request, endpoint: Endpoint) -> Any:
    said = dict(request.query_params.multi_items())
    twice = len(said) < len(request.query_params.multi_items())
    if twice or "null" in (value.lower() for value in said.values()):  # which the converter would take for nothing
        raise bad_request("bad-request", why=request.url.query)
    try:
        return msgspec.convert(said, endpoint.query, strict=False)
    except msgspec.ValidationError as error:
        raise bad_request("bad-request", why=str(error)) from error


async def answer(server: Server, endpoint: Endpoint, request: Request) -> Response:
    """The whole way of a request."""
    lang = language(request)
    address = request.client.host if request.client else ""
    if not server.limits.allow(endpoint.rate, address):
        raise too_many()
    token = bearer(request)
    if endpoint.token and token is None:
        raise token_needed()
    query = read_query(request, endpoint)
    body = await read_body(request, endpoint)
    made = await endpoint.handler(Call(server, lang, token, dict(request.path_params), query, body))
    if isinstance(made, Response):
        return made
    if made is None:
        return Response(status_code=endpoint.status)
    if isinstance(made, str):
        return Response(made, endpoint.status, media_type=TEXT)
    content = made if isinstance(made, bytes) else msgspec.json.encode(made)
    return Response(content, endpoint.status, media_type=JSON)
