"""Several processes on one PostgreSQL: each sees the other's moves, and two that write at once do not lose either."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect

from prairie.server.storage.database import CannotOpen, Database
from prairie.server.storage.schema import metadata
from tests.server.people import CLIENT, Party, Person, api
from tests.server.postgres import new_database
from tests.server.serving import Running, served


@pytest.fixture(scope="module")
def two(postgres: str) -> Iterator[tuple[Running, Running]]:
    url = new_database(postgres, "two")
    with served(url) as here, served(url) as there:
        yield here, there


def wait_for(what: str, person: Person, seconds: float = 10.0) -> None:
    """Until the person is asked, or the game is over."""
    deadline = time.monotonic() + seconds
    while not person.asked and person.view["table"]["status"] != "over":
        assert time.monotonic() < deadline, what
        person.settle()


def at_two(two: tuple[Running, Running], game: str) -> tuple[Party, list[Person]]:
    """A table with seat 0 connected here and seat 1 there."""
    here, there = two
    party = Party(here, game, 2)
    party.people[1].close()
    return party, [party.people[0], Person(there, party.id, party.tokens[1])]


def test_each_process_sees_the_others_moves(two: tuple[Running, Running]) -> None:
    party, people = at_two(two, "powwow")
    rng = random.Random(4)
    moved = 0
    while people[0].view["table"]["status"] != "over" and moved < 40:
        deadline = time.monotonic() + 10
        while not any(person.asked for person in people):
            assert time.monotonic() < deadline
            for person in people:
                person.settle()
        person = next(person for person in people if person.asked)
        answer = person.submit(person.some_plan(rng))
        assert answer["type"] == "ack", answer
        moved += 1
        person.settle()
        for other in people:
            deadline = time.monotonic() + 10
            while other.view["number"] < person.view["number"]:
                assert time.monotonic() < deadline, "the other process heard nothing"
                other.settle()
            other.settle()
    assert people[0].view["number"] == people[1].view["number"]
    there = Person(two[1], party.id, party.tokens[0])  # the same seat, seen from the other process
    assert (there.view["at"], there.log) == (people[0].view["at"], people[0].log)
    for person in (*people, there):
        person.close()


def test_two_plans_sealed_at_once_in_two_processes_both_count(two: tuple[Running, Running]) -> None:
    for seed in range(4):
        _, people = at_two(two, "tomahawk")
        plans = [person.some_plan(random.Random(seed)) for person in people]
        with ThreadPoolExecutor(2) as threads:
            answers = list(threads.map(lambda person, plan: person.submit(plan)["type"], people, plans))
        assert answers == ["ack", "ack"]
        deadline = time.monotonic() + 10
        while any(person.view["picture"]["phase"] == "draft" for person in people):
            assert time.monotonic() < deadline
            for person in people:
                person.settle()
        for person in people:
            person.close()


def test_presence_chat_and_revoked_tokens_pass_from_one_process_to_the_other(two: tuple[Running, Running]) -> None:
    here, _ = two
    party, (first, second) = at_two(two, "powwow")
    deadline = time.monotonic() + 10
    while not (first.view["table"]["seats"][1]["present"] and second.view["table"]["seats"][0]["present"]):
        assert time.monotonic() < deadline
        first.settle()
        second.settle()
    first.send(type="chat", key="c", text="Hallo")
    assert second.until("chat")["lines"][0]["text"] == "Hallo"
    assert api(here, "DELETE", f"/tables/{party.id}/seats/1/token", party.tokens[1]).status_code == 204
    assert second.until_closed() == 4401
    first.close()


def test_a_computer_player_is_not_asked_twice(two: tuple[Running, Running]) -> None:
    here, _ = two
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "computer", "level": "random"}]
    made = CLIENT.post(f"{here.url}/api/tables", json={"game": "powwow", "seats": seats}).json()
    people = [Person(running, made["table"]["id"], made["seats"][0]["token"]) for running in two]
    rng = random.Random(1)
    for turn in range(8):
        person = people[turn % 2]
        wait_for("Ana is asked", person)
        assert person.submit(person.some_plan(rng))["type"] in ("ack", "refused")
    for person in people:
        person.close()


# --- the database itself ----------------------------------------------------------------------------------------------


def differences(database: Database) -> list[object]:
    with database.engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_migrations_make_the_tables_the_code_knows(tmp_path: Path, postgres: str) -> None:
    for url in (f"sqlite:///{tmp_path / 'a.db'}", new_database(postgres, "migrated")):
        database = Database(url)
        assert differences(database) == []
        assert set(inspect(database.engine).get_table_names()) == {*metadata.tables, "alembic_version"}
        database.close()


def test_sqlite_keeps_what_it_was_told_to_keep_and_one_process_at_a_time(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    database = Database(url)
    with database.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("SELECT sqlite_version()").scalar_one() >= "3.51"
    with pytest.raises(CannotOpen, match="another server"):
        Database(url)
    database.close()
    Database(url).close()
