"""A file of results: a first line that says to what they belong, then one line for each game, appended as it ends.

A run that was interrupted goes on where it stopped; a line that was cut short is played again. The first line also
holds the fingerprints of the players (fingerprints.py): a build that plays otherwise does not add to it.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

Row = dict[str, Any]
MADE_BY = "fingerprints"


class OtherMatch(ValueError):
    """The file holds the results of another match."""


class OtherBuild(ValueError):
    """The file holds results of players who have changed since."""


class Ledger:
    """Only appended to; nothing but memory when no file is named."""

    def __init__(self, header: Row, path: Path | None, players: dict[str, str]) -> None:
        self.header: Row = json.loads(json.dumps({**header, MADE_BY: players}))  # as it is read again
        self.path = path
        self.rows: list[Row] = []
        if path is None:
            return
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        if not lines:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(self.header) + "\n", encoding="utf-8")
            return
        self.header = self.resumed(read_line(lines[0]) or {}, path)
        found = [read_line(line) for line in lines[1:]]
        self.rows = [row for row in found if row is not None]
        if None in found or not path.read_text(encoding="utf-8").endswith("\n"):
            self.mend(path)

    def resumed(self, kept: Row, path: Path) -> Row:
        """The first line as it stands in the file, if these results may be added below it."""
        other = [key for key in {*kept, *self.header} if kept.get(key) != self.header.get(key)]
        if other and other != [MADE_BY]:
            raise OtherMatch(f"{path} holds the results of another match: name another file, or remove it")
        if other and MADE_BY in kept:  # older files do not say who played
            ours = self.header[MADE_BY]
            changed = sorted(player for player in ours if kept[MADE_BY].get(player) != ours[player])
            raise OtherBuild(
                f"{', '.join(changed)} or the rules changed since {path} was begun: name another file, or remove it"
            )
        return kept

    def mend(self, path: Path) -> None:
        """Writes the whole lines again, without the one that was cut short."""
        lines = [json.dumps(self.header), *(json.dumps(row) for row in self.rows)]
        fresh = path.with_suffix(path.suffix + ".new")
        fresh.write_text("\n".join(lines) + "\n", encoding="utf-8")
        fresh.replace(path)

    def add(self, row: Row) -> None:
        self.rows.append(row)
        if self.path is None:
            return
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
            file.flush()
            os.fsync(file.fileno())


def read_line(line: str) -> Row | None:
    try:
        found: Row = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None
