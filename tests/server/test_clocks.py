"""Clocks: they run while a seat owes a decision, stand still while the server is down, and end in a stand-in."""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import update

from prairie.server.storage import schema
from prairie.server.storage.database import Database
from prairie.tables.clock import Clock, Outages, Pace
from tests.server.people import Party, Person, api
from tests.server.serving import Running, served


def test_a_clock_runs_only_while_its_seat_owes_a_decision() -> None:
    clock, never = Clock(Pace(100, 3), 2), Outages()
    clock.turn([0], 10.0, never)
    assert clock.remaining(0, 25.0, never) == 85.0
    assert clock.remaining(1, 25.0, never) == 100.0
    clock.turn([0], 20.0, never)  # a step of a plan: nothing to be seen
    assert clock.since == [10.0, None]
    clock.turn([1], 30.0, never)
    assert clock.left == [83.0, 100]
    assert clock.since == [None, 30.0]


def test_a_clock_stands_still_while_the_server_is_down() -> None:
    clock, outages = Clock(Pace(100), 1), Outages([(20.0, 500.0), (600.0, 700.0)])
    clock.turn([0], 10.0, outages)
    assert clock.remaining(0, 610.0, outages) == 100 - 10 - 100
    clock.turn([], 510.0, outages)
    assert clock.left == [80.0]


def test_an_outage_is_noticed_at_the_next_start(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with served(database) as running:
        party = Party(running, "tomahawk", 2, clock={"seconds": 60})
        party.close()
    long_ago = time.time() - 5000
    kept = Database(database)
    with kept.engine.begin() as connection:  # as if all this had been yesterday, and a crash after the first second
        connection.execute(update(schema.entries).values(at=long_ago))
        connection.execute(update(schema.beats).values(at=long_ago + 1))
    kept.close()
    with served(database) as running:
        person = Person(running, party.id, party.tokens[0])
        assert person.view["table"]["seats"][0]["kind"] == "person"  # its minute has not run out
        live = running.server.house.live[party.id]
        assert live.sitting.clock is not None
        assert 20 < live.sitting.clock.remaining(0, time.time(), running.server.store.outages) < 60
        person.close()


def test_when_time_is_up_a_computer_player_stands_in_and_the_person_may_come_back(running: Running) -> None:
    party = Party(running, "tomahawk", 2, clock={"seconds": 10})
    live = running.server.house.live[party.id]
    clock = live.sitting.clock
    assert clock is not None
    first = party.people[0]
    clock.left[0] = 0.2
    first.submit([first.view["actions"][0]["word"]])  # a step winds the clock anew
    while first.view["table"]["seats"][0]["kind"] != "computer":
        first.receive()
    assert first.view["actions"] == []
    refused = first.submit(["10a"])
    assert refused["code"] == "refused"
    back = api(running, "POST", f"/tables/{party.id}/seats/0/return", party.tokens[0])
    assert back.status_code == 200
    assert back.json()["seats"][0]["kind"] == "person"
    assert back.json()["seats"][0]["clock"]["left"] >= 30
    first.settle()
    party.close()
