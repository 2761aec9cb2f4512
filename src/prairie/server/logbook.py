"""The log as each reader may read it, grown line by line instead of told anew every time."""

from __future__ import annotations

from prairie.core.chronicle import chronicle, joins
from prairie.core.events import BLANK, Event, told
from prairie.core.game import Game
from prairie.server.messages import LogLine
from prairie.tables.table import Table


class Logbook:
    """One reader's log in one language. Seats are told by numbers of their own lines: how many lines others have is
    nobody's business."""

    def __init__(self, game: Game, seat: int, lang: str, names: list[str]) -> None:
        self.game = game
        self.seat = seat
        self.lang = lang
        self.names = names
        self.lines: list[LogLine] = []
        self._starts: list[int] = []  # by line: the number of its first event

    def read(self, table: Table) -> list[LogLine]:
        """The lines now. The last one is told again, as a neighbour may have joined it. After an undo a new logbook is
        begun: lines may have gone."""
        assert table.state.log is not None
        start = 0
        if self._starts:
            start = self._starts.pop()
            self.lines.pop()
        self._tell(table, table.state.log.events, start)
        return list(self.lines)

    def _tell(self, table: Table, events: list[Event], start: int) -> None:
        together: list[Event] = []
        first = last = start
        for at in range(start, len(events)):
            event = told(events[at], self.game.events, self.seat)
            if event is None:
                continue
            if together and not joins(self.game, together[0], event):
                self._line(table, together, first, last)
                together = []
            if not together:
                first = at
            together.append(event)
            last = at
        if together:
            self._line(table, together, first, last)

    def _line(self, table: Table, together: list[Event], first: int, last: int) -> None:
        (line,) = chronicle(self.game, together, self.lang, self.names)
        self.lines.append(
            LogLine(table.number_of(last), line.name, line.text, line.rule, in_words(self.game, together))
        )
        self._starts.append(first)


def in_words(game: Game, together: list[Event]) -> dict[str, int | str | list[str]]:
    """The arguments of events told in one line, as the records write them; where they join, a list."""
    kind = game.events[together[0].kind]
    found: dict[str, int | str | list[str]] = {}
    for position, arg in enumerate(kind.args):
        name, _, what = arg.partition(":")
        values = [event.args[position] for event in together if event.args[position] != BLANK]
        if not values:
            continue
        if (what or name) in ("seat", "number"):
            found[name] = values[0]
        elif position == kind.joins:
            found[name] = [game.word(what or name, value) for value in values]
        else:
            found[name] = game.word(what or name, values[0])
    return found


def stored_lines(game: Game, events: list[Event], seat: int, lang: str, names: list[str]) -> list[LogLine]:
    """The log of a game whose rules are not ours, from what was written down."""
    seen = [event for event in (told(e, game.events, seat) for e in events) if event]
    return [LogLine(0, line.name, line.text, line.rule, {}) for line in chronicle(game, seen, lang, names)]
