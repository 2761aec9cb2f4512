"""What the server asks of its database, in the server's own words."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Executable,
    Row,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from prairie.server.storage.database import Database
from prairie.server.storage.schema import beats, entries, outages, places, players, sightings, tables, tokens
from prairie.server.storage.writer import CHANNEL, Append, Done, Unavailable, Writer
from prairie.tables.clock import Outages
from prairie.tables.journal import KINDS, NAMES, Entry, Header

LOG = logging.getLogger("prairie.store")
BEAT = 2.0  # seconds between two signs of life
MOMENT = 0.2  # seconds for which sightings wait for more
SILENCE = 3 * BEAT  # without any: an outage
LISTED = 50
T = TypeVar("T")
# Asked for every connection, and therefore put together once.
RIGHT = select(tokens).where(
    tokens.c.hash == bindparam("hash"), or_(tokens.c.table_id == "", tokens.c.table_id == bindparam("table"))
)


@dataclass(frozen=True)
class Opened:
    """A table as it was opened."""

    id: str
    header: Header
    pack: str
    public: bool
    created: float


@dataclass(frozen=True)
class Right:
    """What a token is good for."""

    kind: str  # seat, invite, session
    table: str
    seat: int | None
    player: str | None
    hash: str


class Sighting(NamedTuple):
    """Somebody in a seat: when, whether they stayed, and whether other processes are to hear of it."""

    at: float
    here: bool
    tell: bool


def lost(result: object) -> None:
    """For what nobody waits for."""
    if isinstance(result, Exception):
        LOG.error("sightings were not written: %s", result)


def row_of(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": entry.number,
        "kind": NAMES[type(entry.body)],
        "seat": entry.seat,
        "key": entry.key or None,
        "body": msgspec.json.encode(entry.body).decode(),
        "at": entry.at,
    }


def entry_of(row: Row[Any]) -> Entry:
    body = msgspec.json.decode(row.body, type=KINDS[row.kind])
    return Entry(row.number, row.seat, row.key or "", row.at, body)


class Store:
    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self.outages = Outages()
        self._see = self._upsert(sightings, "at", "here", newer="at")  # another process may have seen something since
        self._seen: dict[tuple[str, int], Sighting] = {}  # by table and seat: what is still to be written
        self._writing: asyncio.TimerHandle | None = None

    async def read(self, ask: Callable[[Connection], T]) -> T:
        def asked() -> T:
            with self.database.engine.connect() as connection:
                return ask(connection)

        try:
            return await asyncio.to_thread(asked)
        except SQLAlchemyError as error:
            raise Unavailable(type(error).__name__) from error

    async def _run(self, statement: Executable) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)

        await self.writer.do(work)

    def _upsert(self, table: Table, *changed: str, newer: str = "") -> Executable:
        """For rows of a table: where there is one already, these columns of it change; or nothing does, where the new
        row is not `newer` by that column."""
        new = (postgresql if self.database.is_postgres else sqlite).insert(table)
        set_ = {name: new.excluded[name] for name in changed}
        where = table.c[newer] <= new.excluded[newer] if newer else None
        found: Executable = new.on_conflict_do_update(index_elements=list(table.primary_key), set_=set_, where=where)
        return found

    # --- tables -----------------------------------------------------------------------------------------------------

    async def open_table(self, opened: Opened, append: Append, rights: list[dict[str, Any]], owners: Any) -> None:
        """A new table with its first entries, tokens and owners ({seat: player}), all or nothing."""
        header = msgspec.json.encode(opened.header).decode()
        row = {"id": opened.id, "header": header, "pack": opened.pack, "public": opened.public}
        row |= {"created": opened.created, "game": opened.header.game, **append.after}

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), row)
            connection.execute(insert(entries), append.rows)
            if rights:
                connection.execute(insert(tokens), rights)
            for seat, player in owners.items():
                connection.execute(insert(places), {"table_id": opened.id, "seat": seat, "player_id": player})

        await self.writer.do(work)

    def append(self, append: Append, also: Callable[[Connection], None] | None, done: Done) -> None:
        """Entries, and what must not happen without them. `done` is told None, Taken or Unavailable."""
        if also is None:
            self.writer.send(append, done)
            return

        def work(connection: Connection) -> None:
            self.writer.write(connection, [append])
            also(connection)

        self.writer.send(work, done)

    async def load(self, table: str) -> tuple[Opened, list[Entry]] | None:
        def ask(connection: Connection) -> tuple[Opened, list[Entry]] | None:
            row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
            if row is None:
                return None
            header = msgspec.json.decode(row.header, type=Header)
            opened = Opened(row.id, header, row.pack, bool(row.public), row.created)
            return opened, self._entries(connection, table, 0)

        return await self.read(ask)

    async def entries_after(self, table: str, number: int) -> list[Entry]:
        return await self.read(lambda connection: self._entries(connection, table, number))

    @staticmethod
    def _entries(connection: Connection, table: str, number: int) -> list[Entry]:
        wanted = select(entries).where(entries.c.table_id == table, entries.c.number > number)
        return [entry_of(row) for row in connection.execute(wanted.order_by(entries.c.number))]

    async def listed(self, game: str | None, status: str | None) -> list[tuple[str, str]]:
        """(id, summary) of the public tables, those that changed last first."""
        wanted = select(tables.c.id, tables.c.summary).where(tables.c.public)
        if game is not None:
            wanted = wanted.where(tables.c.game == game)
        if status is not None:
            wanted = wanted.where(tables.c.status == status)
        wanted = wanted.order_by(tables.c.changed.desc()).limit(LISTED)
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return [(row.id, row.summary) for row in rows]

    async def tables_of(self, player: str) -> list[tuple[str, str, int]]:
        """(id, summary, seat) of a player's tables, those that changed last first."""
        wanted = (
            select(tables.c.id, tables.c.summary, places.c.seat)
            .join(places, places.c.table_id == tables.c.id)
            .where(places.c.player_id == player)
            .order_by(tables.c.changed.desc())
            .limit(4 * LISTED)
        )
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return [(row.id, row.summary, row.seat) for row in rows]

    async def thinking(self) -> list[str]:
        """The tables where a computer player owes a decision, those that changed last first."""
        wanted = select(tables.c.id).where(tables.c.thinking).order_by(tables.c.changed.desc()).limit(200)
        return list(await self.read(lambda connection: connection.execute(wanted).scalars().all()))

    # --- rights -----------------------------------------------------------------------------------------------------

    async def right(self, token_hash: str, table: str | None) -> Right | None:
        """What a token is good for at a table; a session is good everywhere."""
        sought = {"hash": token_hash, "table": table or ""}
        row = await self.read(lambda connection: connection.execute(RIGHT, sought).first())
        return Right(row.kind, row.table_id, row.seat, row.player_id, row.hash) if row is not None else None

    async def grant(self, rights: list[dict[str, Any]]) -> None:
        await self._run(insert(tokens).values(rights))

    async def rights_of(self, table: str, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
        """The rows of the tokens of one kind, of one seat or of all."""
        wanted = select(tokens).where(tokens.c.table_id == table, tokens.c.kind == kind)
        if seat is not None:
            wanted = wanted.where(tokens.c.seat == seat)
        rows = await self.read(lambda connection: connection.execute(wanted).mappings().all())
        return [dict(row) for row in rows]

    async def revoke(self, hashes: Sequence[str], table: str) -> None:
        gone = delete(tokens).where(tokens.c.hash.in_(hashes), tokens.c.table_id == table)
        await self._run(gone)

    # --- players ----------------------------------------------------------------------------------------------------

    async def add_player(self, row: dict[str, Any]) -> bool:
        """False when an account of that name is there already."""
        taken = select(players.c.id).where(players.c.login == row["login"])

        def work(connection: Connection) -> bool:
            if row["login"] is not None and connection.execute(taken).first() is not None:
                return False
            connection.execute(insert(players), row)
            return True

        return await self.writer.do(work)

    async def player(self, player: str) -> Row[Any] | None:
        wanted = select(players).where(players.c.id == player)
        return await self.read(lambda connection: connection.execute(wanted).first())

    async def account(self, login: str) -> Row[Any] | None:
        wanted = select(players).where(players.c.login == login)
        return await self.read(lambda connection: connection.execute(wanted).first())

    async def take_along(self, hashes: Sequence[str], player: str) -> None:
        """The seats that these tokens hold become the player's, at every table they are good for. A seat that is
        somebody's already stays theirs."""
        held = select(tokens.c.hash, tokens.c.table_id, tokens.c.seat)
        held = held.where(tokens.c.hash.in_(hashes), tokens.c.kind == "seat")
        dialect = postgresql if self.database.is_postgres else sqlite

        def work(connection: Connection) -> None:
            for row in connection.execute(held).all():
                place = {"table_id": row.table_id, "seat": row.seat, "player_id": player}
                connection.execute(dialect.insert(places).values(place).on_conflict_do_nothing())
                here = and_(places.c.table_id == row.table_id, places.c.seat == row.seat)
                if connection.execute(select(places.c.player_id).where(here)).scalar() == player:
                    token = and_(tokens.c.hash == row.hash, tokens.c.table_id == row.table_id)
                    connection.execute(update(tokens).where(token).values(player_id=player))

        await self.writer.do(work)

    async def sessions_of(self, player: str) -> list[str]:
        """The hashes of a player's sessions."""
        wanted = select(tokens.c.hash).where(tokens.c.kind == "session", tokens.c.player_id == player)
        return list(await self.read(lambda connection: connection.execute(wanted).scalars().all()))

    async def owner(self, table: str, seat: int) -> str | None:
        wanted = select(places.c.player_id).where(places.c.table_id == table, places.c.seat == seat)
        return await self.read(lambda connection: connection.execute(wanted).scalar())

    async def owners(self, table: str) -> dict[int, str]:
        wanted = select(places.c.seat, places.c.player_id).where(places.c.table_id == table)
        rows = await self.read(lambda connection: connection.execute(wanted).all())
        return {row.seat: row.player_id for row in rows}

    # --- who was seen when ------------------------------------------------------------------------------------------

    def saw(self, seen: list[tuple[str, int]], here: bool, tell: bool) -> None:
        """Seats (table, seat) in which somebody is, or has just left; `tell` the other processes. Nobody waits for it:
        what was seen within a moment is written together."""
        now = time.time()
        for place in seen:
            told = tell or (place in self._seen and self._seen[place].tell)
            self._seen[place] = Sighting(now, here, told)
        if self._writing is None and self._seen:
            self._writing = asyncio.get_running_loop().call_later(MOMENT, self.write_sightings)

    def write_sightings(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None
        if self._seen:
            seen, self._seen = self._seen, {}
            self.writer.send(lambda connection: self._write(connection, seen), lost)

    def _write(self, connection: Connection, seen: dict[tuple[str, int], Sighting]) -> None:
        rows = [
            {"table_id": table, "seat": seat, "at": s.at, "here": s.here} for (table, seat), s in sorted(seen.items())
        ]
        connection.execute(self._see, rows)
        if self.database.is_postgres:
            for table in sorted({table for (table, _), sighting in seen.items() if sighting.tell}):
                connection.execute(select(func.pg_notify(CHANNEL, f"{table} 0")))

    async def seen(self, table: str) -> dict[int, tuple[float, bool]]:
        """By seat: when somebody was last seen there, and whether they had left."""
        wanted = select(sightings).where(sightings.c.table_id == table)
        self.write_sightings()
        rows = await self.writer.do(lambda connection: connection.execute(wanted).all())  # after what was just sent
        return {row.seat: (row.at, bool(row.here)) for row in rows}

    # --- signs of life ----------------------------------------------------------------------------------------------

    async def wake(self) -> None:
        """Notes how long nobody was there, and learns of all the times before."""
        now = time.time()

        def work(connection: Connection) -> list[tuple[float, float]]:
            last = connection.execute(select(beats.c.at)).scalar()
            if last is not None and now - last > SILENCE:
                connection.execute(insert(outages), {"start": last, "stop": now})
            connection.execute(self._upsert(beats, "at"), {"id": 1, "at": now})
            return [(row.start, row.stop) for row in connection.execute(select(outages))]

        self.outages.spans = await self.writer.do(work)

    async def answers(self) -> bool:
        """Whether the database does."""
        return await self.read(lambda connection: connection.execute(select(beats.c.id)).first() is not None)

    async def beat(self) -> None:
        await self._run(update(beats).values(at=time.time()))
