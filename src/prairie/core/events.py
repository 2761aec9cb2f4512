"""What happened, told once: kinds of events are rows of a table, a log holds numbers, texts come last."""

from __future__ import annotations

from typing import Final, NamedTuple, final

from mypy_extensions import i64

EVERYONE: Final = 255  # as a set of seats: all of them and the spectators
BLANK: Final = -9  # stands where an argument is kept from the reader


class EventKind(NamedTuple):
    """One row of a game's table of events."""

    name: str  # the text is `event-<name>` in the game's .ftl files
    rule: str  # the rule that made it happen
    args: tuple[str, ...]  # the kind of each argument: seat, card, pile, number ...
    secret: tuple[int, ...] = ()  # arguments blanked for those who do not see it whole
    private: bool = False  # those who do not see it whole do not see it at all
    reveals: bool = False  # somebody learnt something hidden: no undo goes back past it
    joins: int = -1  # the argument in which neighbours are told in one line: "You draw 7b, 3a and 9a."


class Event(NamedTuple):
    kind: int
    seen_by: int  # the set of seats that see it whole
    args: tuple[int, ...]


@final
class Log:
    """The events of a game, in order. A state without a log pays nothing for it."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, kind: i64, seen_by: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Five arguments at most; a row of the table says how many count."""
        self.events.append(Event(kind, seen_by, (a, b, c, d, e)))


def told(event: Event, kinds: tuple[EventKind, ...], seat: int) -> Event | None:
    """The event as that seat may read it (a negative seat is a spectator), or None."""
    kind = kinds[event.kind]
    args = event.args[: len(kind.args)]
    if event.seen_by == EVERYONE or (seat >= 0 and (event.seen_by >> seat) & 1):
        return Event(event.kind, event.seen_by, args)
    if kind.private:
        return None
    blanked = tuple(BLANK if i in kind.secret else value for i, value in enumerate(args))
    return Event(event.kind, event.seen_by, blanked)
