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

import msgspec
from sqlalchemy import Connection, Select, Table, Text, bindparam, cast, column, func, select, text, true, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from prairie.server.storage.database import Database
from prairie.server.storage.schema import entries, tables

MOST = 500  # appends in one transaction
# A transaction costs this process nearly the same whatever is in it. When many come, waiting for more of them is faster
# for all; when few come, nobody waits.
CROWD = 5  # in the last transaction
BREATH = 0.004  # seconds
CHANNEL = "prairie"
AFTER = ("number", "status", "changed", "summary", "thinking")  # of a table's row, what an append changes
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
    after: dict[str, Any]  # AFTER


What = Append | Callable[[Connection], Any]
Done = Callable[[Any], None]  # told what came of it: a result, or an exception
Item = tuple[What, Done, asyncio.AbstractEventLoop]


class Writer:
    def __init__(self, database: Database, observe: Callable[[float, int], None] | None = None) -> None:
        self.database = database
        self.observe = observe  # told how long a group of appends took, and how many were in it
        self._queue: SimpleQueue[Item | None] = SimpleQueue()
        dialect = postgresql if database.is_postgres else sqlite
        # One statement for a whole group, its rows in one JSON text: the database takes it apart without us, while the
        # other threads of this process go on.
        written = sent_rows(entries, list(entries.c.keys()), database.is_postgres)
        insert = dialect.insert(entries).from_select(list(entries.c.keys()), written).on_conflict_do_nothing()
        self._insert = insert.execution_options(preserve_rowcount=True)
        after = sent_rows(tables, ["id", *AFTER], database.is_postgres).subquery()
        self._update = update(tables).where(tables.c.id == after.c.id).values({name: after.c[name] for name in AFTER})
        self._thread = threading.Thread(target=self._run, name="prairie-writer", daemon=True)
        self._thread.start()

    # --- for the event loop -----------------------------------------------------------------------------------------

    def send(self, what: What, done: Done) -> None:
        """`done` is called in the event loop, also when whoever sent it has gone away: with the result when it is on
        disk, with Taken when somebody else was first, with Unavailable when nobody knows."""
        self._queue.put((what, done, asyncio.get_running_loop()))

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Something rarer: all of it is written or nothing."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.send(work, partial(settle, future))
        return await future

    def close(self) -> None:
        """Writes what is waiting, then stops."""
        self._queue.put(None)
        self._thread.join()

    # --- the thread -------------------------------------------------------------------------------------------------

    def _run(self) -> None:
        crowded = False
        while True:
            waiting = [self._queue.get()]
            if crowded:
                time.sleep(BREATH)
            try:
                while len(waiting) < MOST:
                    waiting.append(self._queue.get_nowait())
            except Empty:
                pass
            items = [item for item in waiting if item is not None]
            for group in self._groups(items):
                self._deliver(self._write_down(group))
            if len(items) < len(waiting):
                return
            crowded = len(items) >= CROWD

    def _groups(self, items: list[Item]) -> list[list[Item]]:
        """What is written in one transaction: everything, where this process has the database to itself. Where others
        write too, only the appends, which take their locks in one order: two processes that wait for each other's rows
        would wait for ever."""
        if not self.database.is_postgres:
            return [items] if items else []
        appends = sorted([item for item in items if isinstance(item[0], Append)], key=table_of)
        others = [[item] for item in items if not isinstance(item[0], Append)]
        return [appends, *others] if appends else others

    def _write_down(self, items: list[Item], apart: bool = False) -> list[tuple[Item, object]]:
        """All in one transaction. When somebody else was first with one of the appends, once more, with each `apart`:
        what is in the way is then left out alone."""
        appends = [item[0] for item in items if isinstance(item[0], Append)]
        began = time.perf_counter()
        try:
            with self.database.engine.begin() as connection:
                if appends and not apart:
                    self.write(connection, appends)
                found = [(item, self._one(connection, item[0], apart)) for item in items]
        except Taken:
            return self._write_down(items, apart=True)
        except Exception as error:
            return [(item, said(error)) for item in items]
        if self.observe is not None and appends:
            self.observe(time.perf_counter() - began, len(appends))
        return found

    def _one(self, connection: Connection, what: What, apart: bool) -> object:
        """Within a transaction: what came of it, or the exception it raised. Nothing of it is kept then."""
        if isinstance(what, Append) and not apart:
            return None  # it is written, with all the others
        try:
            with connection.begin_nested():
                if not isinstance(what, Append):
                    return what(connection)
                self.write(connection, [what])
                return None
        except Exception as error:
            return said(error)

    def write(self, connection: Connection, appends: list[Append]) -> None:
        """Within a transaction; raises Taken when a number is gone."""
        rows = [row for append in appends for row in append.rows]
        written = connection.execute(self._insert, {"rows": as_text(rows)})
        if written.rowcount != len(rows):
            raise Taken
        connection.execute(self._update, {"rows": as_text([{"id": a.table, **a.after} for a in appends])})
        if self.database.is_postgres:
            # Only which table and how far: no hidden information on a shared channel.
            told = [{"channel": CHANNEL, "told": f"{a.table} {a.after['number']}"} for a in appends]
            connection.execute(text("SELECT pg_notify(:channel, :told)"), told)

    def _deliver(self, results: list[tuple[Item, object]]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Done, object]]] = {}
        for (_, done, loop), result in results:
            by_loop.setdefault(loop, []).append((done, result))
        for loop, told in by_loop.items():
            loop.call_soon_threadsafe(tell, told)


def tell(told: list[tuple[Done, object]]) -> None:
    for done, result in told:
        try:
            done(result)
        except Exception:
            LOG.exception("it was written, but what follows from it failed")  # the others must not wait for ever


def settle(future: asyncio.Future[Any], result: object) -> None:
    if future.cancelled():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)


def table_of(item: Item) -> str:
    return item[0].table if isinstance(item[0], Append) else ""


def said(error: Exception) -> Exception:
    """As whoever waits is told: of the database's troubles only that there are some."""
    if not isinstance(error, SQLAlchemyError):
        return error
    LOG.error("not written: %s", error)
    lost = Unavailable(type(error).__name__)
    lost.__cause__ = error
    return lost


def sent_rows(table: Table, names: list[str], is_postgres: bool) -> Select[Any]:
    """Rows of a table, or some columns of them, out of the JSON text that is the parameter `rows`."""
    if is_postgres:
        columns = [column(name, table.c[name].type) for name in names]
        made = func.json_to_recordset(cast(bindparam("rows", type_=Text), postgresql.JSON))
        return select(made.table_valued(*columns).render_derived(with_types=True))
    each = func.json_each(bindparam("rows")).table_valued("value")
    # An INSERT that goes on after its SELECT needs a WHERE there: without one SQLite would read ON as part of a join.
    return select(*(each.c.value.op("->>")(name).label(name) for name in names)).where(true())


def as_text(rows: list[dict[str, Any]]) -> str:
    return msgspec.json.encode(rows).decode()
