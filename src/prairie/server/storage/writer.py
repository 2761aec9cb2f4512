"""One thread writes. Whatever waits when it comes around goes into one transaction: one sync of the disk for all."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, bindparam, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from prairie.server.storage.database import Database
from prairie.server.storage.schema import entries, tables

MOST = 500  # appends in one transaction
CHANNEL = "prairie"
LOG = logging.getLogger("prairie.writer")
T = TypeVar("T")


class Taken(Exception):
    """Another process has written that entry first: the table must be read again."""


class Unavailable(Exception):
    """The database did not answer. What was to be written may or may not have been."""


@dataclass(frozen=True)
class Append:
    """Entries of one table that belong together, and the row of the table after them."""

    table: str
    rows: list[dict[str, Any]]  # of `entries`
    after: dict[str, Any]  # number, status, changed, summary, thinking


class Writer:
    def __init__(self, database: Database, observe: Callable[[float, int], None] | None = None) -> None:
        self.database = database
        self.observe = observe  # told how long a group took, and how many were in it
        self._queue: SimpleQueue[tuple[Any, asyncio.Future[Any], asyncio.AbstractEventLoop] | None] = SimpleQueue()
        dialect = postgresql if database.is_postgres else sqlite
        self._insert = dialect.insert(entries).on_conflict_do_nothing().returning(entries.c.number)
        self._update = (
            update(tables)
            .where(tables.c.id == bindparam("table"))
            .values({name: bindparam(name) for name in ("number", "status", "changed", "summary", "thinking")})
        )
        self._thread = threading.Thread(target=self._run, name="prairie-writer", daemon=True)
        self._thread.start()

    # --- for the event loop -----------------------------------------------------------------------------------------

    async def append(self, append: Append) -> None:
        """Returns when it is on disk. Raises Taken when somebody else was first, Unavailable when nobody knows."""
        await self._send(append)

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Something rarer, in a transaction of its own."""
        done: T = await self._send(work)
        return done

    async def _send(self, what: Any) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._queue.put((what, future, loop))
        return await asyncio.shield(future)  # a client that goes away does not stop what is being written

    def close(self) -> None:
        """Writes what is waiting, then stops."""
        self._queue.put(None)
        self._thread.join()

    # --- the thread -------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while True:
            waiting = [self._queue.get()]
            try:
                while len(waiting) < MOST:
                    waiting.append(self._queue.get_nowait())
            except Empty:
                pass
            items = [item for item in waiting if item is not None]
            appends = [item for item in items if isinstance(item[0], Append)]
            if appends:
                self._deliver(self._append_all(appends))
            for item in items:
                if not isinstance(item[0], Append):
                    self._deliver([(item, self._try(item[0]))])
            if len(items) < len(waiting):
                return

    def _append_all(self, items: list[Any]) -> list[tuple[Any, object]]:
        """All in one transaction; when one of them is in the way, each in its own."""
        began = time.perf_counter()
        found = self._try(partial(self.write, appends=[item[0] for item in items]))
        if self.observe is not None:
            self.observe(time.perf_counter() - began, len(items))
        if isinstance(found, Taken) and len(items) > 1:
            return [(item, self._try(partial(self.write, appends=[item[0]]))) for item in items]
        return [(item, found) for item in items]

    def write(self, connection: Connection, appends: list[Append]) -> None:
        """Within a transaction; raises Taken when a number is gone."""
        # In one order in every process: two that wait for each other's rows would wait for ever.
        appends = sorted(appends, key=lambda append: append.table)
        rows = [row for append in appends for row in append.rows]
        written = connection.execute(self._insert, rows).all()
        if len(written) != len(rows):
            raise Taken
        connection.execute(self._update, [{"table": append.table, **append.after} for append in appends])
        if self.database.is_postgres:
            # Only which table and how far: no hidden information on a shared channel.
            told = [{"channel": CHANNEL, "told": f"{a.table} {a.after['number']}"} for a in appends]
            connection.execute(text("SELECT pg_notify(:channel, :told)"), told)

    def _try(self, work: Callable[[Connection], object]) -> object:
        """What the work returned, or the exception it raised. Nothing of it is kept then."""
        try:
            with self.database.engine.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            LOG.error("not written: %s", error)
            lost = Unavailable(type(error).__name__)
            lost.__cause__ = error
            return lost
        except Exception as error:
            return error

    def _deliver(self, results: list[tuple[Any, object]]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], object]]] = {}
        for (_, future, loop), result in results:
            by_loop.setdefault(loop, []).append((future, result))
        for loop, settled in by_loop.items():
            loop.call_soon_threadsafe(settle, settled)


def settle(settled: list[tuple[asyncio.Future[Any], object]]) -> None:
    for future, result in settled:
        if future.cancelled():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
