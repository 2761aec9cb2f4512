"""Events as the lines of a log, neighbours of one kind told in one sentence, each with its rule."""

from __future__ import annotations

from typing import NamedTuple

from prairie.core.events import Event
from prairie.core.game import Game


class Told(NamedTuple):
    """One line of a log."""

    name: str  # of the event
    text: str
    rule: str


def chronicle(game: Game, events: list[Event], lang: str, names: list[str]) -> list[Told]:
    """The lines that some events make for one reader: `events` as `events.told` lets them see."""
    lines: list[Told] = []
    at = 0
    while at < len(events):
        together = at + 1
        while together < len(events) and joins(game, events[at], events[together]):
            together += 1
        kind = game.events[events[at].kind]
        also = tuple(event.args[kind.joins] for event in events[at + 1 : together])
        lines.append(Told(kind.name, game.tell(events[at], lang, names, also), kind.rule))
        at = together
    return lines


def joins(game: Game, first: Event, other: Event) -> bool:
    """Whether two events differ only in the argument in which their kind is told together."""
    by = game.events[first.kind].joins
    if by < 0 or first.kind != other.kind:
        return False
    return all(a == b for i, (a, b) in enumerate(zip(first.args, other.args, strict=True)) if i != by)
