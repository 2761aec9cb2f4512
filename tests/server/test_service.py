"""Running it: health, figures, logs that give nothing away, a graceful end, a command that explains itself."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import prairie
from prairie import agents
from prairie.cli import COMMANDS
from prairie.server import logs
from prairie.server.computers import Asked, Thought, level_title, levels, think
from prairie.server.showing import name_of
from prairie.tables.journal import COMPUTER, PERSON, Sat
from tests.server.people import Party, Person, api
from tests.server.postgres import new_database
from tests.server.serving import Process, Running, served

MAKEFILE = Path(__file__).parents[2] / "Makefile"
LOGGERS = ("prairie", "uvicorn", "uvicorn.error")


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "prairie", "serve", *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_health_and_figures(running: Running) -> None:
    party = Party(running, "powwow", 2)
    person = party.owing()[0]
    person.submit([person.view["actions"][0]["word"]])
    assert api(running, "GET", "/health").json()["status"] == "ok"
    page = httpx.get(f"{running.url}/metrics").text
    figures = dict(line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#"))
    assert float(figures['prairie_decisions_total{by="person"}']) >= 1
    assert float(figures["prairie_sockets"]) >= 2
    assert float(figures["prairie_commit_seconds_count"]) >= 1
    party.close()


def test_make_play_says_where_and_how_to_stop_and_nothing_else(tmp_path: Path) -> None:
    recipe = re.search(r"^play:.*\n(?:\t.*\n)*?\t@\S*prairie serve(.*)$", MAKEFILE.read_text(), re.MULTILINE)
    assert recipe is not None
    process = Process(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", *recipe[1].split())
    party = Party(process, "powwow", 2)
    api(process, "GET", "/tables")
    party.close()
    assert process.stop() == 0
    (line,) = process.log.read_text().splitlines()
    assert f"http://127.0.0.1:{process.port}/" in line
    assert "Ctrl-C" in line


def test_what_goes_wrong_is_said_also_where_requests_are_not(capsys: pytest.CaptureFixture[str]) -> None:
    before = {name: (log := logging.getLogger(name), log.handlers, log.propagate, log.level) for name in LOGGERS}
    try:
        logs.set_up("warning")
        logging.getLogger("prairie.http").info("request")
        logging.getLogger("prairie.computers").warning("a computer player was ended")
        logging.getLogger("uvicorn.error").error("no room on the disk")
    finally:
        for log, handlers, propagate, level in before.values():
            log.handlers, log.propagate = handlers, propagate
            log.setLevel(level)
    told = [json.loads(line)["message"] for line in capsys.readouterr().err.splitlines()]
    assert told == ["a computer player was ended", "no room on the disk"]


def test_sigterm_ends_it_gracefully_and_nothing_secret_is_logged(tmp_path: Path) -> None:
    process = Process(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", "--log", "info")
    session = api(process, "POST", "/players", json={"name": "Ana", "password": "very secret words"}).json()["token"]
    party = Party(process, "powwow", 2)
    person = party.owing()[0]
    word = person.view["actions"][0]["word"]
    person.submit([word])
    person.send(type="chat", key="c", text="between us")
    api(process, "GET", "/tables?lang=fr&status=waiting", session)
    api(process, "GET", f"/tables/{party.id}/view", "seat_wrong")
    process.process.send_signal(signal.SIGTERM)
    assert person.until_closed() == 1012
    assert process.process.wait(20) == 0
    log = process.log.read_text()
    assert "Application shutdown complete." in log
    for secret in (
        session,
        *party.tokens,
        party.made["invitation"],
        "very secret",
        "between us",
        "seat_wrong",
        "lang=fr",
    ):
        assert secret not in log
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    requests = [line for line in lines if line["message"] == "request"]
    assert {"method", "path", "status", "ms"} <= set(requests[0])
    assert lines[-1]["from"] == "uvicorn.error"


def test_the_command_explains_deployment_and_says_mistakes_in_one_line(tmp_path: Path) -> None:
    told = serve("--help").stdout
    for word in ("postgresql://", "--workers", "proxy", "SIGTERM", "/metrics"):
        assert word in told
    for wrong in (
        ["--workers", "2", "--database", f"sqlite:///{tmp_path / 'a.db'}"],
        ["--database", "mysql://x"],
        ["--database", "sqlite:////proc/nothing/tables.db"],
        ["--database", "postgresql://nobody@127.0.0.1:1/none?connect_timeout=2"],
    ):
        done = serve(*wrong)
        assert done.returncode != 0
        assert len(done.stderr.strip().splitlines()) == 1, done.stderr


def test_a_port_that_is_taken_is_said_in_one_line_and_no_address_before(tmp_path: Path, postgres: str) -> None:
    """Whether one process would serve or several; and several do serve where there is room."""
    one = ["--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    several = ["--database", new_database(postgres, "workers"), "--workers", "2"]
    process = Process(several[1], tmp_path / "log", *several[2:])
    for options in (one, several):
        done = serve("--port", str(process.port), *options)
        assert done.returncode == 1
        assert done.stdout == ""
        (line,) = done.stderr.splitlines()
        assert f"port {process.port}" in line
        assert "--port" in line
    party = Party(process, "powwow", 2)
    party.close()
    assert process.stop() == 0


def test_an_address_that_is_not_ours_is_said_in_one_line(tmp_path: Path) -> None:
    for host in ("203.0.113.1", "no.such.host.invalid"):
        done = serve("--host", host, "--database", f"sqlite:///{tmp_path / 'tables.db'}")
        assert done.returncode == 1
        assert len(done.stderr.splitlines()) == 1, done.stderr


def test_a_port_that_the_machine_chose_is_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "prairie", "serve", "--port", "0", "--log", "warning"]
    database = ["--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    with subprocess.Popen([*command, *database], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
        assert found is not None
        assert httpx.get(f"{found[0]}api/health", timeout=60).json()["status"] == "ok"
        process.terminate()


def test_without_its_packages_the_command_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    code = (
        "import sys; sys.modules['uvicorn'] = None; sys.argv = ['prairie', 'serve'];"
        "from prairie.cli import main; main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert "pip install 'prairie[server]'" in done.stderr
    assert COMMANDS["serve"].extra == "server"


def test_a_computer_player_is_handed_a_view_and_nothing_else(running: Running) -> None:
    """What crosses into its process: names, options, a level, and the bytes of a view."""
    party = Party(running, "tomahawk", 2)
    live = running.server.house.live[party.id]
    assert live.sitting.table is not None
    view = live.sitting.table.view(1)
    asked = Asked("tomahawk", None, 2, live.sitting.header.options, "random", view.to_bytes())
    assert set(Asked.__dataclass_fields__) == {"game", "pack", "seats", "options", "level", "view"}
    plan = think(asked).plan
    assert plan[0] in view.actions()
    assert len(plan) == 3  # one warrior refused, two replaced: the whole plan at once
    party.close()


def test_a_computer_player_that_fails_does_not_stop_the_game(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(asked: Asked) -> Thought | None:
        return None if asked.game == "powwow" else Thought([255])

    monkeypatch.setattr(running.server.house.computers, "plan", nothing)
    for game in ("powwow", "tomahawk"):
        seats = [{"kind": "me", "name": "A"}, {"kind": "computer", "level": "random"}]
        made = api(running, "POST", "/tables", json={"game": game, "seats": seats}).json()
        person = Person(running, made["table"]["id"], made["seats"][0]["token"])
        for _ in range(3):
            while not person.asked:
                person.receive()
            person.submit(person.some_plan(random.Random(2)))
            person.settle()
        person.close()


def test_levels_are_numbered_where_there_are_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    game = prairie.game("powwow")
    monkeypatch.setattr(agents, "names", lambda _: ["random", "level1", "level2"])
    assert levels(game) == ["level1", "level2"]
    assert level_title("level2", "fr") == "Niveau 2"
    monkeypatch.setattr(agents, "names", lambda _: ["random", "greedy"])
    assert levels(game) == ["random", "greedy"]


def test_computer_players_of_one_level_are_told_apart_by_a_letter() -> None:
    seats = [Sat(PERSON, "Ana"), Sat(COMPUTER, "", "level6"), Sat(COMPUTER, "", "level6"), Sat(COMPUTER, "", "level2")]
    called = [name_of(sat, seat, seats, "fr") for seat, sat in enumerate(seats)]
    assert called == ["Ana", "Niveau 6 B", "Niveau 6 C", "Niveau 2"]


@pytest.mark.parametrize(("thinking", "answered"), [(0.0, 0.5), (0.6, 1.0)])
def test_computer_players_answer_on_a_fixed_schedule(tmp_path: Path, thinking: float, answered: float) -> None:
    """A quick answer waits for its beat; a slow one waits for the next."""
    with served(f"sqlite:///{tmp_path / 't.db'}", answer_after=0.5) as running:
        computers = running.server.house.computers

        async def after_thinking(asked: Asked) -> Thought:
            await asyncio.sleep(thinking)
            return think(asked)

        computers.plan = after_thinking  # type: ignore[method-assign]
        seats = [{"kind": "me", "name": "A"}, {"kind": "computer", "level": "random"}]
        made = api(running, "POST", "/tables", json={"game": "tomahawk", "seats": seats}).json()
        person = Person(running, made["table"]["id"], made["seats"][0]["token"])
        while not person.view["table"]["seats"][1]["sealed"]:
            person.receive()
        took = person.view["table"]["changed"] - made["table"]["changed"]
        assert took >= answered
        person.close()


@pytest.mark.parametrize("which", [[], ["--bare"]], ids=["server", "bound"])
def test_the_load_figure_can_be_measured(which: list[str]) -> None:
    command = [sys.executable, "-m", "prairie", "bench", "server", "--scale", "0.2", "--connections", "8", "--json"]
    done = subprocess.run([*command, *which], capture_output=True, text=True, timeout=120, check=True)
    figures = json.loads(done.stdout)
    assert figures["connections"] == 8
    assert figures["decisions"] > 0
    assert 0 < figures["p50_ms"] <= figures["p99_ms"] <= figures["worst_ms"]
