"""A file of results: a first line that says to what they belong, then one line for each game, appended as it ends.

A run that was interrupted goes on where it stopped; a line that was cut short is played again. The first line also
holds the fingerprints of the players (fingerprints.py): a build that plays otherwise does not add to it. One run at a
time writes to a file.
"""

from __future__ import annotations

import json
import os
import sys
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

if sys.platform != "win32":
    import fcntl

Row = dict[str, Any]
MADE_BY = "fingerprints"
BEGINS = '{"format": "prairie '  # the first line of every file of results
ELSE = "name another file, or remove it"


class NoResults(ValueError):
    """The file holds something else."""


class OtherMatch(ValueError):
    """The file holds the results of another match."""


class OtherBuild(ValueError):
    """The file holds results of players who have changed since, or does not say."""


class InUse(ValueError):
    """Another run writes to the file."""


class Ledger:
    """Only appended to, by one run at a time; nothing but memory when no file is named. A game is told from others by
    its `key`: of two rows with the same, the first counts."""

    def __init__(self, header: Row, path: Path | None, players: dict[str, str], key: tuple[str, ...]) -> None:
        self.header: Row = json.loads(json.dumps({**header, MADE_BY: players}))  # as it is read again
        self.path = path
        self.key = key
        self.rows: list[Row] = []
        self.release: Callable[[], object] = lambda: None  # lets other runs in; when it is gone, it lets them in too
        if path is None:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        self.hold(path)
        try:
            self.read(path)
        except BaseException:
            self.release()
            raise

    def read(self, path: Path) -> None:
        """What the file holds; one that holds nothing yet is begun."""
        text = path.read_text(encoding="utf-8", errors="replace")
        lines = text.splitlines()
        if not lines or (len(lines) == 1 and cut_short(lines[0])):
            self.write_whole(path)
            return
        self.header = self.resumed(read_line(lines[0]) or {}, path)
        found = [self.read_row(line) for line in lines[1:]]
        once: dict[tuple[Any, ...], Row] = {}
        for row in found:
            if row is not None:
                once.setdefault(self.key_of(row), row)
        self.rows = list(once.values())
        if None in found or not text.endswith("\n"):
            self.write_whole(path)

    def hold(self, path: Path) -> None:
        """Keeps other runs out, until this ledger or its process is gone; where the system has no such locks, nobody
        is kept out."""
        if sys.platform == "win32":
            return
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        self.release = weakref.finalize(self, os.close, file)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            raise InUse(f"another run adds to {path}: wait for its end, or name another file") from None

    def resumed(self, kept: Row, path: Path) -> Row:
        """The first line as it stands in the file, if these results may be added below it."""
        if not str(kept.get("format", "")).startswith("prairie "):
            raise NoResults(f"{path} is not a file of results: {ELSE}")
        if other := differences(kept, self.header):
            raise OtherMatch(f"{path} holds the results of another match ({'; '.join(other)}): {ELSE}")
        if not isinstance(kept.get(MADE_BY), dict):
            raise OtherBuild(f"{path} does not say which build played its games: {ELSE}")
        ours = self.header[MADE_BY]
        if changed := sorted(player for player in ours if kept[MADE_BY].get(player) != ours[player]):
            raise OtherBuild(f"{', '.join(changed)} or the rules changed since {path} was begun: {ELSE}")
        return kept

    def read_row(self, line: str) -> Row | None:
        row = read_line(line)
        return row if row is not None and all(name in row for name in self.key) else None

    def key_of(self, row: Row) -> tuple[Any, ...]:
        return tuple(row[name] for name in self.key)

    def write_whole(self, path: Path) -> None:
        """Writes the whole lines again, without the one cut short; into the same file, for that one is held."""
        lines = [json.dumps(self.header), *(json.dumps(row) for row in self.rows)]
        with path.open("r+", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
            file.truncate()
            file.flush()
            os.fsync(file.fileno())

    def add(self, row: Row) -> None:
        self.rows.append(row)
        if self.path is None:
            return
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
            file.flush()
            os.fsync(file.fileno())


def differences(kept: Row, wanted: Row) -> list[str]:
    """What is another match, by name; the format alone where that differs, and who played is not asked here."""
    if kept["format"] != wanted["format"]:
        return [f"{kept['format']} there, {wanted['format']} here"]
    names = [name for name in {**wanted, **kept} if name != MADE_BY]
    other = [name for name in names if kept.get(name) != wanted.get(name)]
    return [f"{name}: {json.dumps(kept.get(name))} there, {json.dumps(wanted.get(name))} here" for name in other]


def cut_short(line: str) -> bool:
    """Whether a first line is one that was not written to its end."""
    return read_line(line) is None and (BEGINS.startswith(line) or line.startswith(BEGINS))


def read_line(line: str) -> Row | None:
    try:
        found: Row = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None
