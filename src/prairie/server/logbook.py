"""The log as each reader may read it, grown line by line instead of told anew every time."""

from __future__ import annotations

from functools import lru_cache

from prairie.core.chronicle import chronicle, joins
from prairie.core.events import BLANK, Event, told
from prairie.core.game import YOU, Game
from prairie.server.messages import LogLine
from prairie.tables.table import Table

REMEMBERED = 10_000  # lines: the same few events happen at every table
STAND_INS = tuple(chr(0xE000 + seat) for seat in range(8))  # by seat, for its name: private characters, in no text


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
        # Put in all at once: whatever characters a name is made of, nothing is put into it.
        self._names = {ord(STAND_INS[seat]): name for seat, name in enumerate(names)}

    def read(self, table: Table) -> list[LogLine]:
        """The lines now. Only what happened since the last time is told, and the last line again when a neighbour has
        joined it. After an undo a new logbook is begun: lines may have gone."""
        assert table.state.log is not None
        events = table.state.log.events
        for at in range(self._read, len(events)):
            event = told(events[at], self.game.events, self.seat)
            if event is None:
                continue
            if self._together and joins(self.game, self._together[0], event):
                self._together = (*self._together, event)
                self.lines.pop()
            else:
                self._together = (event,)
            self.lines.append(self._line(table.number_of(at)))
        self._read = len(events)
        return list(self.lines)

    def _line(self, number: int) -> LogLine:
        line = line_of(self.game, self._together, self.lang, self._called)
        return LogLine(number, line.name, line.text.translate(self._names), line.rule, line.args)


@lru_cache(maxsize=REMEMBERED)
def line_of(game: Game, together: tuple[Event, ...], lang: str, called: tuple[str, ...]) -> LogLine:
    """The line of events that are told together, made once for everyone who would be told the same: the seats are
    called by stand-ins, for which the names are put in later. Nobody may change what it holds."""
    (line,) = chronicle(game, list(together), lang, list(called))
    return LogLine(0, line.name, line.text, line.rule, in_words(game, together))


def in_words(game: Game, together: tuple[Event, ...]) -> dict[str, int | str | list[str]]:
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
