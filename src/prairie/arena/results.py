"""The results of a match on disk: a first line that says which match, then one line for each game, appended as it ends.

A match that was interrupted goes on where it stopped; a line that was cut short is played again.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from prairie.arena.matches import Match, Played

FORMAT = "prairie arena 1"


class OtherMatch(ValueError):
    """The file holds the results of another match."""


def header(match: Match) -> dict[str, Any]:
    """What must be the same for results to belong together; how many games are wanted may grow."""
    told = asdict(match)
    del told["games"]
    plain: dict[str, Any] = json.loads(json.dumps({"format": FORMAT, **told}))
    return plain


class Results:
    """An append-only file, or nothing but memory when no file is named."""

    def __init__(self, match: Match, path: Path | None) -> None:
        self.path = path
        self.games: list[Played] = []
        if path is None:
            return
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        if not lines:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(header(match)) + "\n", encoding="utf-8")
            return
        if read_line(lines[0]) != header(match):
            raise OtherMatch(f"{path} holds the results of another match: name another file, or remove it")
        found = [read_line(line) for line in lines[1:]]
        self.games = [read_game(game) for game in found if game is not None]
        if None in found or not path.read_text(encoding="utf-8").endswith("\n"):
            self.mend(match)

    def mend(self, match: Match) -> None:
        """Writes the whole lines again, without the one that was cut short."""
        assert self.path is not None
        lines = [json.dumps(header(match)), *(json.dumps(asdict(game)) for game in self.games)]
        fresh = self.path.with_suffix(self.path.suffix + ".new")
        fresh.write_text("\n".join(lines) + "\n", encoding="utf-8")
        fresh.replace(self.path)

    def done(self) -> set[tuple[int, int]]:
        """The games that need not be played again: (table, number)."""
        return {(game.table, game.number) for game in self.games}

    def add(self, game: Played) -> None:
        self.games.append(game)
        if self.path is None:
            return
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(game)) + "\n")
            file.flush()
            os.fsync(file.fileno())


def read_line(line: str) -> dict[str, Any] | None:
    try:
        found: dict[str, Any] = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def read_game(found: dict[str, Any]) -> Played:
    told: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in found.items()}
    return Played(**told)
