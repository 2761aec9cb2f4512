"""Games on all cores: each is played once, and a player who never answers does not hold up whoever waits."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import closing
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest

from prairie.arena import running
from prairie.arena.running import Interruption, Stuck, end, on_all_cores


@pytest.mark.parametrize("workers", [1, 2])
def test_every_game_is_played_once(workers: int) -> None:
    assert sorted(on_all_cores(abs, [-3, 1, -2, 5], workers)) == [1, 2, 3, 5]
    assert list(on_all_cores(abs, [], workers)) == []


def test_a_player_who_never_answers_ends_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "SILENCE", 0.5)
    before = time.monotonic()
    with pytest.raises(Stuck, match="stuck"):
        list(on_all_cores(time.sleep, [300.0, 300.0], 2))
    assert time.monotonic() - before < 60  # its processes were ended, too


def test_a_mistake_in_a_game_is_told() -> None:
    with pytest.raises(ZeroDivisionError):
        list(on_all_cores((1).__truediv__, [1, 0, 1], 2))


def slow(folder: Path, number: int) -> int:
    (folder / str(number)).touch()
    time.sleep(0.2)
    return number


def interrupted(folder: Path, error: BaseException) -> None:
    with closing(on_all_cores(partial(slow, folder), range(60), 2)) as games:
        for _ in games:
            raise error


@pytest.mark.parametrize("error", [KeyboardInterrupt(), OSError("the disk is full")])
def test_nothing_more_is_played_after_an_interruption(tmp_path: Path, error: BaseException) -> None:
    before = multiprocessing.active_children()
    with pytest.raises(type(error)):
        interrupted(tmp_path, error)
    assert set(multiprocessing.active_children()) <= set(before)
    assert len(list(tmp_path.iterdir())) < 10  # of 60


def test_nothing_more_is_played_after_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        list(on_all_cores(partial(slow, tmp_path / "nowhere"), range(3), 2))
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler  # Ctrl-C is heard again


@pytest.fixture
def ctrl_c() -> Iterator[Callable[[], None]]:
    """Presses it; whoever runs the tests may ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield partial(signal.raise_signal, signal.SIGINT)
    signal.signal(signal.SIGINT, before)


def test_a_second_ctrl_c_does_not_break_off_the_ending_of_the_workers(
    ctrl_c: Callable[[], None], tmp_path: Path
) -> None:
    before = multiprocessing.active_children()
    games = on_all_cores(partial(slow, tmp_path), range(60), 2)
    next(games)
    with pytest.raises(KeyboardInterrupt):
        ctrl_c()
    ctrl_c()  # nobody has come to ending them yet
    assert len(multiprocessing.active_children()) > len(before)
    games.close()
    assert set(multiprocessing.active_children()) <= set(before)
    with pytest.raises(KeyboardInterrupt):
        ctrl_c()  # it is heard again


def test_ctrl_c_while_workers_are_started_is_raised_when_they_are(
    ctrl_c: Callable[[], None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    submitted: list[int] = []

    class Interrupted(ProcessPoolExecutor):
        def submit(self, play: Any, /, *games: Any, **_: Any) -> Future[Any]:
            submitted.extend(games)
            ctrl_c()
            return super().submit(play, *games)

    monkeypatch.setattr(running, "ProcessPoolExecutor", Interrupted)
    before = multiprocessing.active_children()
    with pytest.raises(KeyboardInterrupt):
        next(on_all_cores(partial(slow, tmp_path), range(10), 2))
    assert submitted == list(range(10))
    assert set(multiprocessing.active_children()) <= set(before)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_while_workers_are_ended_is_raised_when_they_are(
    ctrl_c: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(pool: ProcessPoolExecutor, processes: list[BaseProcess]) -> None:
        ctrl_c()
        end(pool, processes)

    monkeypatch.setattr(running, "end", interrupted)
    before = multiprocessing.active_children()
    with pytest.raises(KeyboardInterrupt):
        list(on_all_cores(abs, [-1, -2], 2))
    assert set(multiprocessing.active_children()) <= set(before)
    with pytest.raises(ZeroDivisionError):  # says more than that somebody gave up after it
        list(on_all_cores((1).__truediv__, [1, 0, 1], 2))


@pytest.mark.parametrize("handler", [signal.SIG_IGN, signal.SIG_DFL, signal.default_int_handler])
def test_ctrl_c_does_afterwards_what_it_did_before(ctrl_c: Callable[[], None], handler: Any) -> None:
    signal.signal(signal.SIGINT, handler)
    with Interruption() as interruption:
        assert (signal.getsignal(signal.SIGINT) == handler) == (handler is signal.SIG_IGN)
        if handler is signal.SIG_IGN:
            with interruption.raised():
                ctrl_c()
    assert signal.getsignal(signal.SIGINT) == handler


def test_beside_the_main_thread_nothing_is_heard_and_games_are_played(ctrl_c: Callable[[], None]) -> None:
    played: list[int] = []
    beside = threading.Thread(target=lambda: played.extend(on_all_cores(abs, [-3, 1, -2], 2)))
    beside.start()
    beside.join()
    assert sorted(played) == [1, 2, 3]


SIMULATION = """
import os, time
from prairie import cli
from prairie.arena import simulate
def never(job, part):
    os.write(1, b"begun\\n")  # in one piece: two of them write at once
    time.sleep(600)
simulate.play_part = never
cli.main()
"""


def simulation() -> subprocess.Popen[str]:
    """Two workers at games without end. They hold our end of its standard output open, as long as one of them lives."""
    command = [sys.executable, "-c", SIMULATION, "simulate", "tomahawk", "--games", "40", "--workers", "2"]
    found = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, env=os.environ
    )
    assert found.stdout is not None
    assert [found.stdout.readline() for _ in range(2)] == ["begun\n", "begun\n"]
    return found


def test_ctrl_c_ends_the_workers_and_twice_says_no_more() -> None:
    running = simulation()
    for _ in range(2):
        os.killpg(running.pid, signal.SIGINT)
    output, errors = running.communicate(timeout=60)
    assert running.returncode == 130
    assert output == ""
    assert "Traceback" not in errors
    assert errors.strip().endswith("prairie: interrupted")


def test_workers_do_not_outlive_an_arena_that_was_killed() -> None:
    running = simulation()
    running.kill()
    assert running.communicate(timeout=60)[0] == ""
