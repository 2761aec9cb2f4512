"""A record of other rules is shown from what it wrote down, to each reader what they may know, and never misread."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import prairie
from prairie.cli import cli
from prairie.core.record import Record
from prairie.core.rng import Rng
from prairie.tables.table import Table


def recorded() -> Record:
    game = prairie.game("tomahawk")
    table = Table(game, 2, {}, ["Ann", "Bob"], rng=Rng(61))
    player = prairie.agent("random", game, 62)
    while not table.over():
        table.settle()
        for seat in table.owed()[:1]:
            table.submit(seat, [player.decide(table.view(seat))])
    return table.record


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "old.prairie"
    path.write_text(recorded().text().replace("\nrules 1\n", "\nrules 0\n"), encoding="utf-8")
    return path


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, list(arguments))


def test_it_is_told_from_its_stored_events(old: Path) -> None:
    done = run("replay", str(old), "--lang", "en", "--plain")
    assert done.exit_code == 0
    assert "TK 7.5" in done.stdout
    assert "neither checked nor played on" in done.stderr


def test_a_seat_is_told_its_own_secrets_and_no_others(old: Path) -> None:
    mine = [
        line for line in run("replay", str(old), "--seat", "0", "--lang", "en").stdout.splitlines() if "dealt" in line
    ]
    watched = [line for line in run("replay", str(old), "--lang", "en").stdout.splitlines() if "dealt" in line]
    assert len(mine) == 1
    assert watched == []


def test_it_is_told_up_to_a_decision(old: Path) -> None:
    whole = run("replay", str(old)).stdout.splitlines()
    part = run("replay", str(old), "--at", "40").stdout.splitlines()
    assert 0 < len(part) < len(whole)
    assert whole[: len(part)] == part


def test_an_event_that_is_no_more_is_left_out(old: Path) -> None:
    text = old.read_text(encoding="utf-8")
    old.write_text(re.sub(r"^> \* won .*$", "> * conquered 1 F4 I", text, count=1, flags=re.M), encoding="utf-8")
    assert run("replay", str(old)).exit_code == 0


@pytest.mark.parametrize("wish", [("replay", "--json"), ("check",), ("play", "--resume")])
def test_it_is_neither_checked_nor_played_on(old: Path, wish: tuple[str, ...]) -> None:
    done = run(wish[0], *(wish[1:2] if wish[0] == "play" else ()), str(old), *(wish[1:] if wish[0] == "replay" else ()))
    assert done.exit_code != 0
    assert "rules 0" in done.stderr
