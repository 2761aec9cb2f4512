"""Computer players of a server: one that is stuck is ended and replaced, and whoever waits in line loses nothing."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import prairie
from prairie.core.contract import View
from prairie.core.rng import Rng
from prairie.server import computers as computers_module
from prairie.server.computers import Asked, Computers, Thought, think
from tests.server.people import Person, api
from tests.server.serving import served

LIMIT = 3.0  # long enough for an honest answer of a new process on a busy machine


def planted(asked: Asked) -> Thought:
    """Runs in a thinking process, in the place of `think`."""
    if asked.level in ("sleeping", "level1"):
        time.sleep(600)
    if asked.level == "raising":
        raise RuntimeError("lost its way")
    if asked.level == "dying":
        os._exit(1)
    return think(asked)


def question() -> View:
    state = prairie.game("tomahawk").new()
    state.sample(Rng(3))
    return state.view(0)


def asked_of(level: str) -> Asked:
    return Asked("tomahawk", None, 2, {}, level, question().to_bytes())


@pytest.fixture
def with_planted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computers_module, "think", planted)


@contextmanager
def thinking(processes: int) -> Iterator[Computers]:
    computers = Computers(processes, LIMIT)
    try:
        yield computers
    finally:
        computers.close()


def plans(computers: Computers, *levels: str) -> list[Thought | None]:
    async def all_at_once() -> list[Thought | None]:
        return await asyncio.gather(*(computers.plan(asked_of(level)) for level in levels))

    return asyncio.run(all_at_once())


def is_a_plan(thought: Thought | None) -> bool:
    return thought is not None and thought.plan[0] in question().actions()


@pytest.mark.usefixtures("with_planted")
def test_one_that_sleeps_is_ended_and_another_process_takes_its_place() -> None:
    with thinking(1) as computers:
        assert is_a_plan(*plans(computers, "random"))
        (thinker,) = computers.thinkers
        stuck = thinker.process
        assert stuck is not None
        began = time.monotonic()
        assert plans(computers, "sleeping") == [None]
        assert LIMIT <= time.monotonic() - began < LIMIT + 20
        assert not stuck.is_alive()
        assert is_a_plan(*plans(computers, "random"))
        assert thinker.process is not stuck


@pytest.mark.usefixtures("with_planted")
def test_waiting_in_line_does_not_count() -> None:
    """Behind two that are stuck a quick one waits two limits, and is answered all the same."""
    with thinking(1) as computers:
        *stuck, quick = plans(computers, "sleeping", "sleeping", "random")
    assert stuck == [None, None]
    assert is_a_plan(quick)


@pytest.mark.usefixtures("with_planted")
def test_one_that_is_stuck_holds_up_no_other_process() -> None:
    with thinking(2) as computers:
        computers.warm()
        plans(computers, "random", "random")

        async def beside() -> None:
            stuck = asyncio.ensure_future(computers.plan(asked_of("sleeping")))
            assert is_a_plan(await computers.plan(asked_of("random")))
            assert not stuck.done()
            assert await stuck is None

        asyncio.run(beside())


@pytest.mark.usefixtures("with_planted")
@pytest.mark.parametrize("level", ["raising", "dying", "dragon"])
def test_one_that_fails_has_no_plan_and_the_next_one_has(level: str) -> None:
    with thinking(1) as computers:
        assert plans(computers, level) == [None]
        assert is_a_plan(*plans(computers, "random"))


@pytest.mark.usefixtures("with_planted")
def test_a_process_that_was_killed_is_replaced_without_a_loss() -> None:
    with thinking(1) as computers:
        plans(computers, "random")
        process = computers.thinkers[0].process
        assert process is not None
        process.kill()
        process.join()
        assert is_a_plan(*plans(computers, "random"))


@pytest.mark.usefixtures("with_planted")
def test_closing_waits_for_nobody() -> None:
    with thinking(1) as computers:
        plans(computers, "random")
        computers.limit = 600
        waiting = computers.threads.submit(computers._plan, asked_of("sleeping"))
        time.sleep(0.2)
    assert waiting.result(20) is None
    assert computers.thinkers[0].process is None


@pytest.mark.usefixtures("with_planted")
def test_a_table_with_a_stuck_player_goes_on_and_its_answer_keeps_the_beat(tmp_path: Path) -> None:
    slot = 1.4
    with served(f"sqlite:///{tmp_path / 't.db'}", patience=LIMIT, answer_after=slot) as running:
        seats = [{"kind": "me", "name": "A"}, {"kind": "computer", "level": "level1"}]
        made = api(running, "POST", "/tables", json={"game": "tomahawk", "seats": seats}).json()
        person = Person(running, made["table"]["id"], made["seats"][0]["token"])
        while not person.view["table"]["seats"][1]["sealed"]:
            person.receive()
        took = person.view["table"]["changed"] - made["table"]["changed"]
        assert took >= 3 * slot  # the first beat after the limit
        person.close()
