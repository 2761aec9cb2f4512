"""A file of results: a first line that says to what they belong, then one line for each game, appended as it ends.

A run that was interrupted goes on where it stopped; a line that was cut short is played again. The first line also
holds the fingerprints of the players (fingerprints.py): a build that plays otherwise does not add to it. One run at a
time writes to a file, and keeps to that file: if it is removed meanwhile, nothing stands in a new one without its first
line.
"""

from __future__ import annotations

import io
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
        self.file: io.FileIO | None = None
        self.release: Callable[[], object] = lambda: None  # lets other runs in; when it is gone, it lets them in too
        if path is None:
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file = io.FileIO(path, "r+", opener=open_or_create)  # nothing in between that may hold back a row
        self.release = weakref.finalize(self, self.file.close)
        try:
            hold(self.file, path)
            self.read(self.file, path)
        except BaseException:
            self.release()
            raise

    def read(self, file: io.FileIO, path: Path) -> None:
        """What the file holds; one that holds nothing yet is begun."""
        found = file.readall()
        text = found.decode(errors="replace")
        kept = first_line(text)
        if kept is None:
            file.truncate(0)
            append(file, self.header)
            return
        self.header = self.resumed(kept, path)
        once: dict[tuple[Any, ...], Row] = {}
        for line in text.splitlines()[1:]:
            if (row := self.read_row(line)) is not None:
                once.setdefault(self.key_of(row), row)
        self.rows = list(once.values())
        mend(file, found)

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

    def add(self, row: Row) -> None:
        self.rows.append(row)
        if self.file is not None:
            append(self.file, row)


def open_or_create(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_CREAT, 0o666)


def hold(file: io.FileIO, path: Path) -> None:
    """Keeps other runs out, until the file is closed or its process is gone; where the system has no such locks, nobody
    is kept out."""
    if sys.platform == "win32":
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise InUse(f"another run adds to {path}: wait for its end, or name another file") from None


def append(file: io.FileIO, row: Row) -> None:
    write_at_end(file, json.dumps(row).encode() + b"\n")


def write_at_end(file: io.FileIO, left: bytes) -> None:
    file.seek(0, os.SEEK_END)
    while left:
        left = left[file.write(left) or 0 :]  # a full disk takes a part of it, and says so the next time
    os.fsync(file.fileno())


def mend(file: io.FileIO, found: bytes) -> None:
    """Takes away a last line that was cut short, or ends it if only its end is missing. The others stay where they are,
    so that none is lost whenever this is broken off."""
    whole = found.rfind(b"\n") + 1
    if whole == len(found):
        return
    if read_line(found[whole:].decode(errors="replace")) is None:
        file.truncate(whole)
    else:
        write_at_end(file, b"\n")


def differences(kept: Row, wanted: Row) -> list[str]:
    """What is another match, by name; the format alone where that differs, and who played is not asked here."""
    if kept["format"] != wanted["format"]:
        return [f"{kept['format']} there, {wanted['format']} here"]
    names = [name for name in {**wanted, **kept} if name != MADE_BY]
    other = [name for name in names if kept.get(name) != wanted.get(name)]
    return [f"{name}: {json.dumps(kept.get(name))} there, {json.dumps(wanted.get(name))} here" for name in other]


def first_line(text: str) -> Row | None:
    """None where it was not written to its end, and so nothing was played yet; empty where it is something else."""
    first, *rows = text.splitlines() or [""]
    found = read_line(first)
    if found is None and not rows and (BEGINS.startswith(first) or first.startswith(BEGINS)):
        return None
    return found or {}


def read_line(line: str) -> Row | None:
    try:
        found: Row = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None
