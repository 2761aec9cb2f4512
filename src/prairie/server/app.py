"""The server put together: storage, house, lobby, requests and sockets, from start to graceful end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import version
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from prairie.core.contract import SPECTATOR
from prairie.server import calls, sockets
from prairie.server.computers import Computers
from prairie.server.endpoints import ENDPOINTS, all_games
from prairie.server.house import House
from prairie.server.identity import Identity
from prairie.server.limits import Limits
from prairie.server.listening import listen
from prairie.server.live import Live
from prairie.server.lobby import Lobby
from prairie.server.messages import Health
from prairie.server.metrics import Metrics
from prairie.server.openapi import document
from prairie.server.pages import page
from prairie.server.refusing import not_found, unavailable
from prairie.server.settings import Settings
from prairie.server.shell import HANDLERS, Shell
from prairie.server.storage.database import Database
from prairie.server.storage.store import Right, Store
from prairie.server.storage.writer import Unavailable, Writer

LOG = logging.getLogger("prairie.server")


class Server:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings.rates)
        self.version = version("prairie")
        self.openapi = document(ENDPOINTS, self.version)
        self.database: Database
        self.store: Store
        self.house: House
        self.identity: Identity
        self.lobby: Lobby

    # --- from start to end ------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        self.database = await asyncio.to_thread(Database, self.settings.database)
        writer = Writer(self.database, self.metrics.committed)
        self.store = Store(self.database, writer)
        computers = Computers(self.settings.computers, self.settings.patience)
        self.house = House(self.settings, self.store, computers, self.metrics)
        self.identity = Identity(self.store)
        self.lobby = Lobby(self.house)
        await self.store.wake()
        computers.warm()
        beside = [asyncio.ensure_future(self.house.look_around()), asyncio.ensure_future(self._take_up())]
        if self.database.is_postgres:
            beside.append(asyncio.ensure_future(listen(self.database.url, self.house)))
        LOG.info("ready", extra={"database": "PostgreSQL" if self.database.is_postgres else "SQLite"})
        try:
            yield
        finally:
            LOG.info("stopping")
            for task in beside:
                task.cancel()
            await self.house.close()
            self.store.write_sightings()
            with suppress(Unavailable):
                await self.store.beat()  # clocks stand still from here on
            await asyncio.to_thread(writer.close)
            computers.close()
            self.database.close()

    async def _take_up(self) -> None:
        """Texts are read before anybody waits; computer players who were thinking when a server stopped go on."""
        await asyncio.to_thread(all_games)
        for table in await self.store.thinking():
            with suppress(Exception):
                await self.house.table(table)

    async def health(self) -> Health:
        if self.house.stopping:
            raise unavailable()
        return Health("ok", self.version, "ok" if await self.store.answers() else "empty")

    # --- who may see a table ----------------------------------------------------------------------------------------

    async def admitted(self, live: Live, token: str | None) -> tuple[int, Right | None]:
        """The seat a token gives at a table, or SPECTATOR for whoever may watch; everyone else finds nothing here."""
        right = await self.identity.right(token, live.id)
        if right is not None and right.kind == "seat" and right.seat is not None:
            return right.seat, right
        invited = right is not None and right.kind == "invite"
        mine = right is not None and right.player is not None and right.player in await self._owners(live)
        if live.opened.public or invited or mine:
            return SPECTATOR, right
        raise not_found("no-such-table")

    async def _owners(self, live: Live) -> set[str]:
        return set((await self.store.owners(live.id)).values())


def route(server: Server, path: str) -> Route:
    """One address with all its methods, so that others are refused with a list of these."""
    found = {endpoint.method: endpoint for endpoint in ENDPOINTS if endpoint.path == path}

    async def handle(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await calls.answer(server, found[method], request)

    return Route(path.removeprefix("/api"), handle, methods=list(found))


def make_app(settings: Settings) -> Starlette:
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[dict[str, Any]]:
        async with server.running():
            yield {}

    async def live(websocket: WebSocket) -> None:
        await sockets.serve(server, websocket)

    paths = dict.fromkeys(endpoint.path for endpoint in ENDPOINTS)
    under_api: list[BaseRoute] = [route(server, path) for path in paths if path.startswith("/api/")]
    under_api.append(WebSocketRoute("/tables/{table}/live", live))
    others: list[BaseRoute] = [route(server, path) for path in paths if not path.startswith("/api/")]
    routes = [Mount("/api", routes=under_api), *others, Route("/{path:path}", page)]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers=HANDLERS,
        middleware=[Middleware(Shell, metrics=server.metrics), Middleware(GZipMiddleware, minimum_size=1000)],
    )
    app.state.server = server
    return app


def from_environment() -> Starlette:
    """For worker processes."""
    return make_app(Settings.from_environment())
