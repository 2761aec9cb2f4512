"""What is written in one transaction, and what happens when part of it cannot be written; on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from prairie.server.storage.database import Database
from prairie.server.storage.schema import entries, outages, tables
from prairie.server.storage.writer import CROWD, Append, Taken, Unavailable, What, Writer, settle
from tests.server.postgres import new_database

AWKWARD = '{"plan": ["é \\" \\\\ ☃ \\n"]}'
AT = 1794829147.0433986


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        url = new_database(request.getfixturevalue("postgres"), f"writing_{abs(hash(request.node.name))}")
    found = Database(url)
    with found.engine.begin() as connection:
        connection.execute(insert(tables), [table_row(name) for name in "abc"])
    yield found
    found.close()


def table_row(name: str) -> dict[str, Any]:
    about = {"id": name, "header": "{}", "pack": "", "public": False, "created": 1.0, "game": "powwow"}
    return {**about, **after(0)}


def after(number: int) -> dict[str, Any]:
    return {"number": number, "status": "playing", "changed": AT, "summary": AWKWARD, "thinking": number % 2 == 1}


def append(table: str, *numbers: int, key: str | None = None) -> Append:
    about = {"kind": "played", "seat": 1, "body": AWKWARD, "at": AT}
    rows = [{"table_id": table, "number": number, "key": key, **about} for number in numbers]
    return Append(table, rows, after(numbers[-1]))


def written(database: Database) -> tuple[set[tuple[str, int]], dict[str, int]]:
    """The entries there are, and the number in each table's row."""
    with database.engine.connect() as connection:
        found = {(row.table_id, row.number) for row in connection.execute(select(entries))}
        return found, {row.id: row.number for row in connection.execute(select(tables))}


async def sent(writer: Writer, work: What) -> object:
    """What came of it, as whoever waits for it learns."""
    future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    writer.send(work, partial(settle, future))
    return await future


def together(database: Database, *works: Any) -> list[object]:
    """Does all of it at once: what waits behind the first goes into one group."""

    async def do() -> list[object]:
        writer = Writer(database)
        found = await asyncio.gather(*(sent(writer, work) for work in works), return_exceptions=True)
        await asyncio.to_thread(writer.close)
        return list(found)

    return asyncio.run(do())


def test_what_is_written_is_what_was_sent(database: Database) -> None:
    assert together(database, append("a", 1, 2), append("b", 1, key="k")) == [None, None]
    with database.engine.connect() as connection:
        rows = connection.execute(select(entries).order_by(entries.c.table_id, entries.c.number)).all()
        row = connection.execute(select(tables).where(tables.c.id == "b")).one()
    assert [tuple(found) for found in rows] == [
        ("a", 1, "played", 1, None, AWKWARD, AT),
        ("a", 2, "played", 1, None, AWKWARD, AT),
        ("b", 1, "played", 1, "k", AWKWARD, AT),
    ]
    assert {name: getattr(row, name) for name in after(1)} == after(1)


def test_a_number_that_is_gone_is_in_nobody_elses_way(database: Database) -> None:
    together(database, append("b", 1))
    found = together(database, append("a", 1), append("b", 1, 2), append("c", 1))
    assert [type(one) for one in found] == [type(None), Taken, type(None)]
    assert written(database) == ({("a", 1), ("b", 1), ("c", 1)}, {"a": 1, "b": 1, "c": 1})


def test_a_key_counts_once(database: Database) -> None:
    together(database, append("a", 1, key="k"))
    assert [type(one) for one in together(database, append("a", 2, key="k"))] == [Taken]
    assert written(database)[1]["a"] == 1


def test_work_that_fails_leaves_nothing_and_takes_nothing_along(database: Database) -> None:
    def half(connection: Connection) -> None:
        connection.execute(insert(outages), {"start": 1.0, "stop": 2.0})
        raise KeyError("half-way")

    def twice(connection: Connection) -> None:
        connection.execute(insert(tables), [table_row("d"), table_row("d")])

    def whole(connection: Connection) -> str:
        connection.execute(insert(outages), {"start": 3.0, "stop": 4.0})
        return "done"

    found = together(database, append("a", 1), half, twice, whole, append("b", 1))
    assert [type(one) for one in found] == [type(None), KeyError, Unavailable, str, type(None)]
    assert written(database) == ({("a", 1), ("b", 1)}, {"a": 1, "b": 1, "c": 0})
    with database.engine.connect() as connection:
        assert [row.start for row in connection.execute(select(outages))] == [3.0]


def test_one_whose_news_cannot_be_told_is_in_nobody_elses_way(database: Database) -> None:
    told: list[object] = []

    def fails(result: object) -> None:
        raise KeyError("nobody hears it")

    async def do() -> None:
        writer = Writer(database)
        writer.send(append("a", 1), fails)
        writer.send(append("b", 1), told.append)
        await asyncio.to_thread(writer.close)
        await asyncio.sleep(0)

    asyncio.run(do())
    assert told == [None]
    assert written(database)[1] == {"a": 1, "b": 1, "c": 0}


def test_a_crowd_is_gathered_and_everything_of_it_is_written(database: Database) -> None:
    """The thread waits a moment after a big group; nothing is lost or kept back by it."""
    many = [append("a", number) for number in range(1, CROWD + 1)]
    assert together(database, *many, append("b", 1), append("c", 1)) == [None] * (CROWD + 2)

    async def do() -> None:
        writer = Writer(database)
        for first in (1 + CROWD, 1 + 2 * CROWD):
            numbers = range(first, first + CROWD)
            assert await asyncio.gather(*(sent(writer, append("a", number)) for number in numbers)) == [None] * CROWD
        await asyncio.to_thread(writer.close)

    asyncio.run(do())
    assert written(database)[1] == {"a": 3 * CROWD, "b": 1, "c": 1}
