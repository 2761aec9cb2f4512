"""A game on disk: a header and the list of decisions, as a text a person can read (docs/record-format.md)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from prairie.core.contract import CHANCE, State
from prairie.core.events import EVERYONE, Event, Log
from prairie.core.game import Game
from prairie.core.illegal import Illegal

FORMAT = "prairie record 1"
SEATS_LINE = 5  # those of the options follow
_MOVE = re.compile(r"(\d+) (chance|\d) ([a-z_-]+): ([^#]+) #([0-9a-f]{16})")
_EVENT = re.compile(r"> (\*|-|\d+) ([a-z-]+)((?: \S+)*)")


class RecordError(ValueError):
    """A record that cannot be read or does not replay: the line, and the reason."""

    def __init__(self, line: int, reason: str, file: str = "") -> None:
        super().__init__(f"{file + ': ' if file else ''}line {line}: {reason}")
        self.line = line
        self.reason = reason


class OtherRules(ValueError):
    """The record was played under other rules or with other data: it can be shown, not played on."""


@dataclass
class Move:
    """One line: the decisions of one mover on one question, what they led to, and the digest of the position."""

    first: int  # the number of its first decision, from 1
    seat: int
    question: str
    words: list[str]
    digest: str
    events: list[str] = field(default_factory=list)
    line: int = 0  # in the file it was read from

    def text(self) -> str:
        mover = "chance" if self.seat == CHANCE else str(self.seat)
        head = f"{self.first} {mover} {self.question}: {' '.join(self.words)} #{self.digest}"
        return "\n".join([head, *self.events])


@dataclass
class Record:
    """A header and moves. `begin` starts one, `play` adds to it, `replay` folds it into a state."""

    game: str
    rules: int
    data: str
    seats: int
    options: dict[str, str]
    players: list[str]
    practice: bool = False
    moves: list[Move] = field(default_factory=list)

    @staticmethod
    def begin(
        game: Game,
        seats: int,
        options: dict[str, str] | None = None,
        players: list[str] | None = None,
        practice: bool = False,
    ) -> Record:
        game.check_seats(seats)
        names = players or [f"seat {seat}" for seat in range(seats)]
        return Record(game.name, game.rules, game.data_digest, seats, game.full_options(options or {}), names, practice)

    # --- playing ----------------------------------------------------------------------------------------------

    @property
    def decisions(self) -> int:
        return sum(len(move.words) for move in self.moves)

    def start(self, game: Game) -> State:
        """The first position, with a log attached."""
        state = game.new(self.seats, **self.options)
        state.log = Log()
        return state

    def play(self, game: Game, state: State, seat: int, action: int) -> None:
        """Applies a legal decision to the state and writes it down."""
        question = game.questions[state.ask(seat)].name
        word = game.action_word(state, seat, action)
        log = state.log
        assert log is not None
        told = len(log.events)
        state.apply(seat, action)
        last = self.moves[-1] if self.moves else None
        if last is None or last.seat != seat or last.question != question:
            first = last.first + len(last.words) if last is not None else 1
            last = Move(first, seat, question, [], "")
            self.moves.append(last)
        last.words.append(word)
        last.digest = state.digest()
        last.events += [event_text(game, event) for event in log.events[told:]]

    def replay(self, game: Game, at: int | None = None) -> State:
        """The state after all decisions, or the first `at`; every digest and event on the way must agree."""
        self.must_match(game)
        state = self.start(game)
        fresh = Record(self.game, self.rules, self.data, self.seats, self.options, self.players)
        for move in self.moves:
            for word in move.words:
                if at is not None and fresh.decisions >= at:
                    return state
                self._step(game, state, fresh, move, word)
            made = fresh.moves[-1]
            if made.digest != move.digest:
                raise RecordError(move.line, f"the position differs from the one recorded, after decision {move.first}")
            if made.events != move.events:
                raise RecordError(move.line, f"what happened differs from what was recorded, at decision {move.first}")
        return state

    def _step(self, game: Game, state: State, fresh: Record, move: Move, word: str) -> None:
        if move.seat not in state.deciders():
            owing = ", ".join(game.mover_name(seat) for seat in state.deciders()) or "nobody: the game is over"
            raise RecordError(move.line, f"{game.mover_name(move.seat)} owes no decision here, but {owing}")
        asked = game.questions[state.ask(move.seat)].name
        if asked != move.question:
            raise RecordError(move.line, f"the question here is {asked}, not {move.question}")
        try:
            action = game.read_action(state, move.seat, word)
            game.check(state, move.seat, action)
        except Illegal as illegal:
            raise RecordError(move.line, f"{word}: {illegal}") from illegal
        fresh.play(game, state, move.seat, action)

    def stored_events(self, game: Game, at: int | None = None) -> list[Event]:
        """What happened, as it was written down: all there is of a record whose rules are no longer ours. Events that
        this game does not know any more are left out."""
        found = []
        for move in self.moves:
            if at is not None and move.first > at:
                break
            for text in move.events:
                try:
                    found.append(read_event(game, text))
                except ValueError:
                    continue
        return found

    def must_match(self, game: Game) -> None:
        if self.game != game.name:
            raise OtherRules(f"this is a record of {self.game}, not of {game.name}")
        if self.rules != game.rules:
            raise OtherRules(f"played under rules {self.rules} of {self.game}; these are rules {game.rules}")
        if self.data != game.data_digest:
            raise OtherRules(f"played with other components (data {self.data}); name their file with --data")
        line = SEATS_LINE
        try:
            game.check_seats(self.seats)
            for name, value in self.options.items():
                line += 1
                game.full_options({name: value})
        except ValueError as error:
            raise RecordError(line, str(error)) from error
        wanted = [option.name for option in game.options]
        if list(self.options) != wanted:
            raise RecordError(line, f"all options stand here, in this order: {', '.join(wanted)}")

    # --- text -------------------------------------------------------------------------------------------------

    def text(self) -> str:
        head = [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules}",
            f"data {self.data}",
            f"seats {self.seats}",
            *(f"option {name} {value}" for name, value in self.options.items()),
            *(f"player {seat} {name}" for seat, name in enumerate(self.players)),
            f"practice {'yes' if self.practice else 'no'}",
            "",
        ]
        return "\n".join([*head, *(move.text() for move in self.moves)]) + "\n"

    def save(self, path: str | Path) -> None:
        """Written beside and moved into place: a crash leaves the old file or the new one, never half of one."""
        path = Path(path)
        beside = path.with_name(path.name + ".part")
        beside.write_text(self.text(), encoding="utf-8", newline="\n")
        beside.replace(path)

    @staticmethod
    def load(path: str | Path) -> Record:
        try:
            return Record.parse(Path(path).read_bytes().decode("utf-8"))
        except UnicodeDecodeError as error:
            raise RecordError(1, "this is not a text file", str(path)) from error
        except RecordError as error:
            raise RecordError(error.line, error.reason, str(path)) from error

    @staticmethod
    def parse(text: str) -> Record:
        return _Parser(text).record()


@lru_cache(maxsize=10_000)  # the same few events happen at every table
def event_text(game: Game, event: Event) -> str:
    """An event in a record: who sees it whole (* everyone, - nobody), its name, its arguments in notation."""
    kind = game.events[event.kind]
    seen = "*" if event.seen_by == EVERYONE else "".join(str(s) for s in range(8) if event.seen_by >> s & 1) or "-"
    words = [game.word(arg.partition(":")[2] or arg, value) for arg, value in zip(kind.args, event.args, strict=False)]
    return " ".join([">", seen, kind.name, *words])


def read_event(game: Game, text: str) -> Event:
    """The event a line of a record tells. ValueError when this game has no such event any more."""
    found = _EVENT.fullmatch(text)
    if not found:
        raise ValueError(f"not an event: {text}")
    seen, name, words = found[1], found[2], found[3].split()
    number = next((i for i, kind in enumerate(game.events) if kind.name == name), None)
    if number is None or len(words) != len(game.events[number].args):
        raise ValueError(f"{game.name} has no such event: {text}")
    kinds = [arg.partition(":")[2] or arg for arg in game.events[number].args]
    args = tuple(game.read_word(kind, word) for kind, word in zip(kinds, words, strict=True))
    seen_by = EVERYONE if seen == "*" else sum(1 << int(digit) for digit in seen if digit != "-")
    return Event(number, seen_by, args)


class _Parser:
    """Strict: every line is understood or refused by number and reason."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.at = 0

    def fail(self, reason: str) -> RecordError:
        return RecordError(self.at, reason)

    def take(self) -> str:
        if self.at >= len(self.lines):
            self.at += 1
            raise self.fail("the file ends too early")
        self.at += 1
        return self.lines[self.at - 1]

    def value(self, key: str) -> str:
        line = self.take()
        if not line.startswith(f"{key} "):
            raise self.fail(f"expected '{key} ...', found {line[:40]!r}")
        return line.removeprefix(f"{key} ")

    def number(self, key: str) -> int:
        value = self.value(key)
        if not value.isdecimal():
            raise self.fail(f"{key} must be a number, not {value!r}")
        return int(value)

    def record(self) -> Record:
        first = self.take()
        if first == FORMAT + "\r":
            raise self.fail("a line ends with a line feed and nothing else")
        if first != FORMAT:
            raise self.fail(f"a record begins with '{FORMAT}'")
        record = Record(self.value("game"), self.number("rules"), self.value("data"), self.number("seats"), {}, [])
        while self.at < len(self.lines) and self.lines[self.at].startswith("option "):
            name, _, value = self.value("option").partition(" ")
            record.options[name] = value
        for seat in range(record.seats):
            record.players.append(self.value(f"player {seat}"))
        practice = self.value("practice")
        if practice not in ("yes", "no"):
            raise self.fail("practice must be yes or no")
        record.practice = practice == "yes"
        if self.take() != "":
            raise self.fail("an empty line must end the header")
        self.moves(record)
        self.same_again(record)
        return record

    def same_again(self, record: Record) -> None:
        """What is written in another way than ours (blanks, zeros, an option told twice) was not understood in full."""
        ours = record.text().split("\n")
        for number, (theirs, own) in enumerate(zip(self.lines, ours, strict=False), 1):
            if theirs != own:
                raise RecordError(number, f"this would be written {own[:60]!r}")

    def moves(self, record: Record) -> None:
        decisions = 0
        while self.at < len(self.lines):
            line = self.take()
            if line == "" and self.at == len(self.lines):
                return
            if _EVENT.fullmatch(line):
                if not record.moves:
                    raise self.fail("an event before the first decision")
                record.moves[-1].events.append(line)
                continue
            found = _MOVE.fullmatch(line)
            if not found:
                raise self.fail(f"neither a decision nor an event: {line[:60]!r}")
            if int(found[1]) != decisions + 1:
                raise self.fail(f"decision {decisions + 1} is due here, not {found[1]}")
            seat = CHANCE if found[2] == "chance" else int(found[2])
            if seat >= record.seats:
                raise self.fail(f"there is no seat {seat}")
            move = Move(decisions + 1, seat, found[3], found[4].split(), found[5], line=self.at)
            record.moves.append(move)
            decisions += len(move.words)
        raise self.fail("the last line has no end")
