"""Everything that happens at a table, as entries that are written down one after the other and never changed.

A table is the fold of its journal. An entry that holds decisions also holds the lines of the record they made, so that
the game can still be shown when its rules are no longer ours.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from prairie.core.record import Move, Record
from prairie.tables.clock import Pace

OPEN = "open"
PERSON = "person"
COMPUTER = "computer"


@dataclass(frozen=True)
class Header:
    """What a sitting is fixed to from the first moment on."""

    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, str]
    practice: bool = False
    pace: Pace | None = None
    recorded: tuple[str, ...] = ()  # the players of a record that was brought in: nobody sits here


@dataclass
class Sat:
    """Who sits in a seat from now on."""

    kind: str  # OPEN, PERSON or COMPUTER
    name: str = ""
    level: str = ""  # of a computer player
    stands_in: bool = False  # for a person, who may come back


@dataclass
class Played:
    """A submission, and the lines it added to the record: none while the phase it is sealed in is open."""

    plan: list[str] = field(default_factory=list)
    moves: list[Move] = field(default_factory=list)


@dataclass
class TakenBack:
    """An undo; so many decisions are left."""

    keep: int


@dataclass
class Said:
    """Chat."""

    text: str


@dataclass
class Revoked:
    """Tokens that are good for nothing any more, by their hashes."""

    tokens: list[str]


@dataclass
class Continued:
    """There is another table for the same people."""

    table: str


Body = Sat | Played | TakenBack | Said | Revoked | Continued
KINDS: dict[str, type[Body]] = {
    "sat": Sat,
    "played": Played,
    "taken-back": TakenBack,
    "said": Said,
    "revoked": Revoked,
    "continued": Continued,
}
NAMES = {made: name for name, made in KINDS.items()}


@dataclass
class Entry:
    number: int
    seat: int  # whose; CHANCE for what the table does by itself
    key: str  # the client's, so that nothing counts twice; "" for none
    at: float  # seconds since 1970
    body: Body


@dataclass(frozen=True)
class Mark:
    """How long a record was at a moment."""

    moves: int
    words: int  # of the last move
    events: int

    @staticmethod
    def of(record: Record) -> Mark:
        last = record.moves[-1] if record.moves else None
        return Mark(len(record.moves), len(last.words) if last else 0, len(last.events) if last else 0)

    def since(self, record: Record) -> list[Move]:
        """The lines added since; one that grew, with what is new in it."""
        found: list[Move] = []
        if self.moves and len(record.moves[self.moves - 1].words) > self.words:
            grown = record.moves[self.moves - 1]
            words, events = grown.words[self.words :], grown.events[self.events :]
            found.append(Move(grown.first + self.words, grown.seat, grown.question, words, grown.digest, events))
        return found + [
            Move(move.first, move.seat, move.question, list(move.words), move.digest, list(move.events))
            for move in record.moves[self.moves :]
        ]


def add_lines(record: Record, moves: list[Move]) -> None:
    """Adds lines as a game that is played would: neighbours of one mover on one question share a line."""
    for move in moves:
        last = record.moves[-1] if record.moves else None
        if last is not None and (last.seat, last.question) == (move.seat, move.question):
            last.words += move.words
            last.events += move.events
            last.digest = move.digest
        else:
            copy = Move(move.first, move.seat, move.question, list(move.words), move.digest, list(move.events))
            record.moves.append(copy)
