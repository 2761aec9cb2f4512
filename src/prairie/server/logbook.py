"""The log as each reader may read it, grown line by line instead of told anew every time."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from prairie.core.chronicle import chronicle, joins
from prairie.core.events import BLANK, Event, told
from prairie.core.game import YOU, Game
from prairie.server.messages import LogLine
from prairie.tables.table import Table

REMEMBERED = 10_000  # lines: the same few events happen at every table
STAND_INS = tuple(chr(0xE000 + seat) for seat in range(8))  # by seat, for its name: private characters, in no text
APART = re.compile(f"([{STAND_INS[0]}-{STAND_INS[-1]}])")


class Extent(NamedTuple):
    """How far a log went at a moment. Its list grows afterwards, and only the last line of then may be another now."""

    lines: list[LogLine]
    size: int
    last: LogLine | None

    @staticmethod
    def of(lines: list[LogLine]) -> Extent:
        return Extent(lines, len(lines), lines[-1] if lines else None)

    def told(self) -> list[LogLine]:
        return self.lines[: self.size]

    def shares(self, earlier: Extent) -> int:
        """How many lines, from the first on, are the same as in an earlier one."""
        if self.lines is earlier.lines and earlier.size:
            return earlier.size if self.lines[earlier.size - 1] is earlier.last else earlier.size - 1
        same, most = 0, min(self.size, earlier.size)
        while same < most and self.lines[same] == (earlier.last if same == earlier.size - 1 else earlier.lines[same]):
            same += 1
        return same


class Unnamed(NamedTuple):
    """A line before the names are put in."""

    name: str  # of the event
    parts: tuple[str, ...]  # of the sentence: what stands between the names, and their stand-ins
    rule: str
    args: dict[str, int | str | list[str]]


class Logbook:
    """One reader's log in one language. Seats are told by numbers of their own lines: how many lines others have is
    nobody's business."""

    def __init__(self, game: Game, seat: int, lang: str, names: list[str]) -> None:
        self.game = game
        self.seat = seat
        self.lang = lang
        self.names = names
        self.lines: list[LogLine] = []
        self._read = 0  # events
        self._together: tuple[Event, ...] = ()  # those of the last line
        self._called = tuple(YOU if name == YOU else STAND_INS[seat] for seat, name in enumerate(names))
        self._names = {STAND_INS[seat]: name for seat, name in enumerate(names)}

    def read(self, table: Table) -> list[LogLine]:
        """The lines now, in the same list as before. Only what happened since the last time is told, and the last line
        again when a neighbour has joined it. After an undo a new logbook is begun: lines may have gone."""
        assert table.state.log is not None
        events = table.state.log.events
        due = -1  # the last event that no line tells of yet
        for at in range(self._read, len(events)):
            event = told(events[at], self.game.events, self.seat)
            if event is None:
                continue
            if self._together and joins(self.game, self._together[0], event):
                self._together = (*self._together, event)
                if due < 0:
                    self.lines.pop()  # it is told anew, with its neighbour
            else:
                if due >= 0:
                    self.lines.append(self._line(table.number_of(due)))
                self._together = (event,)
            due = at
        if due >= 0:
            self.lines.append(self._line(table.number_of(due)))
        self._read = len(events)
        return self.lines

    def _line(self, number: int) -> LogLine:
        line = line_of(self.game, self._together, self.lang, self._called)
        # Each part is looked at once: whatever characters a name is made of, nothing is put into it.
        text = "".join([self._names.get(part, part) for part in line.parts])
        return LogLine(number, line.name, text, line.rule, line.args)


@lru_cache(maxsize=REMEMBERED)
def line_of(game: Game, together: tuple[Event, ...], lang: str, called: tuple[str, ...]) -> Unnamed:
    """The line of events that are told together, made once for everyone who would be told the same: the seats are
    called by stand-ins, for which the names are put in later. Nobody may change what it holds."""
    (line,) = chronicle(game, list(together), lang, list(called))
    return Unnamed(line.name, tuple(APART.split(line.text)), line.rule, in_words(game, together))


def in_words(game: Game, together: tuple[Event, ...]) -> dict[str, int | str | list[str]]:
    """The arguments of events told in one line, as the records write them; where they join, a list."""
    kind = game.events[together[0].kind]
    found: dict[str, int | str | list[str]] = {}
    for position, (name, what) in enumerate(game.arguments[together[0].kind]):
        values = [event.args[position] for event in together if event.args[position] != BLANK]
        if not values:
            continue
        if what in ("seat", "number"):
            found[name] = values[0]
        elif position == kind.joins:
            found[name] = [game.word(what, value) for value in values]
        else:
            found[name] = game.word(what, values[0])
    return found


def stored_lines(game: Game, events: list[Event], seat: int, lang: str, names: list[str]) -> list[LogLine]:
    """The log of a game whose rules are not ours, from what was written down."""
    seen = [event for event in (told(e, game.events, seat) for e in events) if event]
    return [LogLine(0, line.name, line.text, line.rule, {}) for line in chronicle(game, seen, lang, names)]
