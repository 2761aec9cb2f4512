"""A sitting: a table, the people and computer players around it, their clocks and their talk. The fold of a journal."""

from __future__ import annotations

from dataclasses import dataclass

from prairie.core.contract import CHANCE
from prairie.core.game import Game
from prairie.core.record import Move, Record
from prairie.tables.clock import Clock, Outages
from prairie.tables.journal import (
    COMPUTER,
    OPEN,
    PERSON,
    Body,
    Continued,
    Entry,
    Header,
    Mark,
    Played,
    Revoked,
    Said,
    Sat,
    TakenBack,
    add_lines,
)
from prairie.tables.table import Table

WELCOME = 30.0  # seconds: the least that somebody has who comes back to a seat


class Astray(ValueError):
    """A journal that does not lead where it led when it was written."""


@dataclass(frozen=True)
class ChatLine:
    seat: int
    name: str
    text: str
    at: float


class Sitting:
    def __init__(self, header: Header, game: Game | None, outages: Outages | None = None) -> None:
        """`game` is None where the rules or components of this sitting are not ours: then it is only shown."""
        self.header = header
        self.game = game
        self.outages = outages or Outages()
        self.number = 0  # of the last entry
        self.seats = [Sat(OPEN) for _ in range(header.seats)]
        self.table = self._laid()
        self.lines: list[Move] = []  # of the record, as they were written down
        self.begun = False
        self.keys: set[tuple[int, str]] = set()
        self.chat: list[ChatLine] = []
        self.rematch = ""
        self.revoked: list[str] = []  # the tokens that the last entry made worthless
        self.clock = Clock(header.pace, header.seats) if header.pace else None
        self.changed = 0.0  # when something last happened that everyone may know
        self._public: object = None

    def _laid(self) -> Table | None:
        if self.game is None:
            return None
        names = list(self.header.recorded) or None
        return Table(self.game, self.header.seats, self.header.options, names, self.header.practice)

    # --- what stands ------------------------------------------------------------------------------------------------

    @property
    def status(self) -> str:
        if not self.begun:
            return "waiting"
        if self.table is not None and self.table.over():
            return "over"
        return "record" if self.header.recorded else "playing"

    def owed(self) -> list[int]:
        """The seats that owe a decision, as everyone may know."""
        return self.table.owed() if self.table is not None and self.status == "playing" else []

    def sealed(self, seat: int) -> bool:
        """Whether it has committed while others have not."""
        return self.table is not None and bool(self.table.sealed.get(seat)) and seat not in self.owed()

    def record(self) -> Record:
        """The game as it may be kept: the players by their present names."""
        record = self.told() if self.table is None else self.table.record
        record.players = list(self.header.recorded) or [player_text(sat) for sat in self.seats]
        return record

    def told(self) -> Record:
        """The record from what was written down alone."""
        header = self.header
        players = list(header.recorded) or [player_text(sat) for sat in self.seats]
        record = Record(
            header.game, header.rules, header.data, header.seats, dict(header.options), players, header.practice
        )
        add_lines(record, self.lines)
        return record

    # --- what may happen: each of these changes the sitting and returns what is to be written down -------------------

    def sit(self, seat: int, sat: Sat, now: float) -> list[Entry]:
        entries = [self._entered(seat, "", now, sat)]
        if not self.begun and all(other.kind != OPEN for other in self.seats):
            entries.append(self.begin(now))
        return entries

    def begin(self, now: float, moves: list[Move] | None = None) -> Entry:
        """The first deal; or the lines of a game that began elsewhere."""
        assert self.table is not None
        if moves:
            self._resume(moves)
        mark = Mark(0, 0, 0)
        if not self.header.recorded:
            self.table.settle()
        self.begun = True
        return self._entered(CHANCE, "", now, Played([], mark.since(self.table.record)), folded=True)

    def submit(self, seat: int, words: list[str], key: str, now: float, lang: str) -> Entry:
        """Takes a plan whole, or raises Illegal."""
        assert self.table is not None
        mark = Mark.of(self.table.record)
        notation = self.table.take(seat, words, lang)
        self.table.settle()
        return self._entered(seat, key, now, Played(notation, mark.since(self.table.record)), folded=True)

    def undo(self, seat: int, key: str, now: float, lang: str) -> Entry:
        assert self.table is not None
        self.table.undo(seat, lang)
        return self._entered(seat, key, now, TakenBack(self.table.record.decisions), folded=True)

    def say(self, seat: int, text: str, key: str, now: float) -> Entry:
        return self._entered(seat, key, now, Said(text))

    def revoke(self, tokens: list[str], now: float) -> Entry:
        return self._entered(CHANCE, "", now, Revoked(tokens))

    def continue_at(self, table: str, now: float) -> Entry:
        return self._entered(CHANCE, "", now, Continued(table))

    def _entered(self, seat: int, key: str, now: float, body: Body, folded: bool = False) -> Entry:
        entry = Entry(self.number + 1, seat, key, now, body)
        self._fold(entry, folded)
        return entry

    # --- the fold ---------------------------------------------------------------------------------------------------

    def take_up(self, entry: Entry) -> None:
        """An entry that was written down, by this process or another."""
        if entry.number != self.number + 1:
            raise Astray(f"entry {self.number + 1} is missing before {entry.number}")
        self._fold(entry, folded=False)

    def _fold(self, entry: Entry, folded: bool) -> None:
        body = entry.body
        self.revoked = []
        if isinstance(body, Sat):
            if self.clock is not None and body.kind == PERSON and self.seats[entry.seat].stands_in:
                self.clock.left[entry.seat] = max(self.clock.left[entry.seat], WELCOME)
            self.seats[entry.seat] = body
        elif isinstance(body, Played):
            if not folded:
                self._play_again(entry.seat, body)
            self.lines += body.moves
        elif isinstance(body, TakenBack):
            if not folded and self.table is not None:
                self.table.undo(entry.seat)
            self.lines = cut(self.lines, body.keep)
        elif isinstance(body, Said):
            self.chat.append(ChatLine(entry.seat, self.seats[entry.seat].name, body.text, entry.at))
        elif isinstance(body, Revoked):
            self.revoked = body.tokens
        else:
            self.rematch = body.table
        self.number = entry.number
        if entry.key:
            self.keys.add((entry.seat, entry.key))
        self._tell_the_time(entry.at)

    def _play_again(self, seat: int, played: Played) -> None:
        self.begun = True
        if self.table is None:
            return
        if any(move.seat != CHANCE for move in played.moves) and not played.plan:
            self._resume(played.moves)
            return
        if played.plan:
            self.table.again(seat, played.plan)
        for move in played.moves:
            if move.seat == CHANCE:
                for word in move.words:
                    self.table.again(CHANCE, [word])
        if played.moves and self.table.state.digest() != played.moves[-1].digest:
            raise Astray(f"the position differs from the one written down, after decision {played.moves[-1].first}")

    def _resume(self, moves: list[Move]) -> None:
        assert self.table is not None
        record = self.table.record
        add_lines(record, moves)
        self.table = Table.resume(self.table.game, record)

    def _tell_the_time(self, at: float) -> None:
        owed = self.owed()
        decisions = len(self.table.decided) if self.table is not None else len(self.lines)
        public = (decisions, tuple(owed), tuple((sat.kind, sat.name) for sat in self.seats), len(self.chat))
        if public != self._public:
            self._public = public
            self.changed = at
        if self.clock is not None:
            people = [seat for seat in owed if self.seats[seat].kind == PERSON]
            self.clock.turn(people, at, self.outages)


def cut(lines: list[Move], keep: int) -> list[Move]:
    """The lines up to a decision; of one that goes beyond it, the words before."""
    found = []
    for move in lines:
        words = move.words[: max(0, keep + 1 - move.first)]
        if len(words) == len(move.words):
            found.append(move)
        elif words:
            found.append(Move(move.first, move.seat, move.question, words, move.digest))
    return found


def player_text(sat: Sat) -> str:
    """A player as a record names them, and as `prairie play --resume` reads them."""
    if sat.kind == COMPUTER:
        return sat.level
    return f"human {sat.name}".strip()
