"""A file of results: a first line that says to what they belong, then one line for each game, appended as it ends.

A run that was interrupted goes on where it stopped; a line that was cut short is played again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

Row = dict[str, Any]


class OtherMatch(ValueError):
    """The file holds the results of another match."""


class Ledger:
    """Only appended to; nothing but memory when no file is named."""

    def __init__(self, header: Row, path: Path | None) -> None:
        self.header: Row = json.loads(json.dumps(header))  # as it is read again
        self.path = path
        self.rows: list[Row] = []
        if path is None:
            return
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        if not lines:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(self.header) + "\n", encoding="utf-8")
            return
        if read_line(lines[0]) != self.header:
            raise OtherMatch(f"{path} holds the results of another match: name another file, or remove it")
        found = [read_line(line) for line in lines[1:]]
        self.rows = [row for row in found if row is not None]
        if None in found or not path.read_text(encoding="utf-8").endswith("\n"):
            self.mend(path)

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
