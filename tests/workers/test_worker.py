"""Computer players in processes of their own: the same decisions from bytes, and a legal one whatever happens."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

import prairie
from prairie import agents
from prairie.core.contract import CHANCE, State, View
from prairie.core.rng import Rng
from prairie.workers import worker as worker_module
from prairie.workers.worker import Worker

TOMAHAWK = prairie.game("tomahawk")


def first_question(name: str, seats: int) -> tuple[State, View]:
    state = prairie.game(name).new(seats)
    while state.decider() == CHANCE:
        state.sample(Rng(3))
    return state, state.view(state.decider())


@pytest.mark.parametrize(("name", "seats"), [("tomahawk", 2), ("bigmanitou", 3), ("powwow", 4)])
def test_a_worker_decides_as_the_player_itself(name: str, seats: int) -> None:
    game = prairie.game(name)
    _, view = first_question(name, seats)
    worker = Worker("level2", game, seats, {}, seed=5, stream=1)
    assert worker.decide(view) == agents.make("level2", game, 5, 1).decide(view)
    assert worker.fallbacks == 0
    worker.end()


def test_a_worker_plays_with_the_owners_data_and_options(tmp_path: Path) -> None:
    copied = tmp_path / "mine.toml"
    copied.write_text((TOMAHAWK.folder / "components.toml").read_text(encoding="utf-8"), encoding="utf-8")
    game = prairie.game("tomahawk", copied)
    state = game.new(2, most_sought="yes")
    while state.decider() == CHANCE:
        state.sample(Rng(3))
    worker = Worker("level1", game, 2, {"most_sought": "yes"}, seed=5)
    assert worker.decide(state.view(0)) in state.actions(0)
    assert worker.fallbacks == 0
    worker.end()


def test_one_who_takes_too_long_is_ended_and_a_legal_action_comes_all_the_same() -> None:
    """A search stops when its choice is settled, so the limit is one that no process can keep."""
    state, view = first_question("tomahawk", 2)
    worker = Worker("ismcts@1000s", TOMAHAWK, 2, {}, limit=0.01)
    began = time.monotonic()
    action = worker.decide(view)
    assert time.monotonic() - began < 15
    assert action in state.actions(0)
    assert worker.fallbacks == 1
    assert worker.process is None


def test_one_who_died_is_started_again() -> None:
    state, view = first_question("tomahawk", 2)
    worker = Worker("level1", TOMAHAWK, 2, {}, seed=1)
    worker.decide(view)
    assert worker.process is not None
    worker.process.kill()
    worker.process.wait()
    assert worker.decide(view) in state.actions(0)
    assert worker.fallbacks == 1
    assert worker.decide(view) in state.actions(0)
    assert worker.fallbacks == 1
    worker.end()


def worker_of(body: str, monkeypatch: pytest.MonkeyPatch, limit: float) -> Worker:
    """A worker whose process has a player with this body; in ours, no policy may be asked for any more."""
    worker = Worker("level1", TOMAHAWK, 2, {}, limit=limit)
    planted = f"""
from prairie import agents
from prairie.workers import __main__ as workers
class Planted:
    def decide(self, view):
        {body}
agents.make = lambda *args: Planted()
workers.main()
"""
    monkeypatch.setattr(worker_module, "COMMAND", (sys.executable, "-c", planted))

    def refuse(_game: object) -> None:
        raise AssertionError("a policy was asked for in the table's own process")

    monkeypatch.setattr(agents, "policy_of", refuse)
    return worker


def test_a_planted_player_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the next two tests do not pass because nothing started."""
    state, view = first_question("tomahawk", 2)
    worker = worker_of("return view.actions()[-1]", monkeypatch, 60)
    assert worker.decide(view) == state.actions(0)[-1]
    assert worker.fallbacks == 0
    worker.end()


@pytest.mark.parametrize(("body", "limit"), [("raise RuntimeError('lost')", 60), ("while True: pass", 3)])
def test_one_who_raises_or_never_ends_costs_a_random_legal_action(
    body: str, limit: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, view = first_question("tomahawk", 2)
    worker = worker_of(body, monkeypatch, limit)
    began = time.monotonic()
    assert worker.decide(view) in state.actions(0)
    assert time.monotonic() - began < limit + 15
    assert worker.fallbacks == 1
    assert worker.process is None


@pytest.mark.parametrize("answer", ["999", "-1", "99999999999999999999999", "no", ""])
def test_nonsense_is_not_played(answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the process says is checked like what anybody says."""
    state, view = first_question("tomahawk", 2)
    worker = Worker("level1", TOMAHAWK, 2, {})
    monkeypatch.setattr(worker_module, "listen", lambda _process, answers: answers.put(answer))
    assert worker.decide(view) in state.actions(0)
    assert worker.fallbacks == 1


def test_a_wrong_name_is_refused_at_once() -> None:
    with pytest.raises(agents.NoAgent):
        Worker("dragon", TOMAHAWK, 2, {})
