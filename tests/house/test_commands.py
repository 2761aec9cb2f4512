"""The first thing a newcomer types works: for every game, against every computer player, in both languages."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import prairie
from prairie import agents
from prairie.cli import COMMANDS
from prairie.core.rulebook import LANGUAGES


def run(tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The prairie command with nobody at the keyboard, its files kept under tmp_path."""
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-m", "prairie", *arguments],
        env={**os.environ, **home},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("name", prairie.game_names())
def test_a_game_begins_with_nothing_but_its_name(name: str, tmp_path: Path) -> None:
    done = run(tmp_path, "play", name)
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr  # where it was saved, when the input ended
    assert "mistake" not in done.stderr
    assert len(list(tmp_path.rglob("*.prairie"))) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", prairie.game_names())
def test_every_computer_player_can_be_sat_down(name: str, lang: str, tmp_path: Path) -> None:
    """Beside a person whose input ends at once; in a game for one the player has it to itself, and plays to the end."""
    game = prairie.game(name)
    others = game.seat_counts[0] - 1
    for agent in agents.names(game):
        alone = agent if agent in ("random", "greedy") else f"{agent}@1"
        players = ",".join(["human", *[agent] * others]) if others else alone
        done = run(tmp_path, "play", name, "--players", players, "--lang", lang)
        assert len(done.stderr.strip().splitlines()) == (1 if others else 0), done.stderr
        assert done.stdout
    if not others:
        kept = [prairie.Record.load(file) for file in tmp_path.rglob("*.prairie")]
        assert len(kept) == len(agents.names(game))
        assert all(not record.replay(game).deciders() for record in kept)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, tmp_path: Path) -> None:
    done = run(tmp_path, command, "--help")
    assert done.returncode == 0
    assert done.stdout.startswith(f"Usage: prairie {command}")
