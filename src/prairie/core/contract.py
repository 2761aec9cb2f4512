"""State and View: what a game is, and all that a seat may know of it (docs/architecture.md)."""

from __future__ import annotations

import hashlib
from typing import Any, Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.events import Log
from prairie.core.rng import Rng

CHANCE: Final = -1  # the seat that rolls and draws
OVER: Final = -2  # decider() when nobody owes anything any more
SPECTATOR: Final = -3  # the seat of those who watch
ACTION_LIMIT: Final = 256  # an action is a number below this, within its question


def filled(value: i64, count: i64) -> vec[i64]:
    """So many times the same value. Made once, and cut for each new state: a slice is a copy and costs 20 ns, a vec
    made from a list five times that."""
    values: list[i64] = [value] * count
    return vec[i64](values)


class Outcome(NamedTuple):
    """How a game ended: who won (several: shared; none: nobody), the text that says why, and its rule."""

    winners: tuple[int, ...]
    why: str
    rule: str


class State:
    """One position. A game subclasses it once, with a few named packed arrays; all chance comes from outside."""

    log: Log | None
    seats: i64

    # --- who decides what -------------------------------------------------------------------------------------

    def decider(self) -> i64:
        """The lowest seat that owes a decision, CHANCE, or OVER."""
        raise NotImplementedError

    def owes(self, seat: i64) -> bool:
        """Whether this seat owes a decision now: several may at once, each sealed from the others."""
        raise NotImplementedError

    def deciders(self) -> list[int]:
        """Everyone who owes a decision; [CHANCE]; [] when the game is over."""
        first = self.decider()
        if first == OVER:
            return []
        if first == CHANCE:
            return [CHANCE]
        return [seat for seat in range(self.seats) if self.owes(seat)]

    def ask(self, seat: i64) -> i64:
        """The question put to this seat (or CHANCE), a row of the game's table. Seats in a sealed phase may be at
        different questions; a seat that owes nothing gets 0."""
        raise NotImplementedError

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        """Writes the legal actions, rising, into `out` and returns their number. Builds nothing."""
        raise NotImplementedError

    def actions(self, seat: i64) -> list[int]:
        """The legal actions, rising."""
        blank: list[i64] = [0] * ACTION_LIMIT
        out = vec[i64](blank)
        n = self.legal(seat, out)
        found: list[int] = []
        i: i64 = 0
        while i < n:
            found.append(out[i])
            i += 1
        return found

    def refusal(self, seat: i64, action: i64) -> i64:
        """0 when the action is legal, else a row of the game's table of refusals."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Carries a legal action out. Trusted: whoever cannot be trusted goes through `Game.check`."""
        raise NotImplementedError

    # --- chance, and random play ------------------------------------------------------------------------------

    def weight(self, action: i64) -> i64:
        """How likely this outcome is, against the others, at a chance decision."""
        return 1

    def weights(self) -> list[int]:
        """Beside actions(CHANCE)."""
        return [self.weight(action) for action in self.actions(CHANCE)]

    def chance(self, rng: Rng) -> i64:
        """One chance outcome, drawn with its weight; not applied."""
        outcomes = self.actions(CHANCE)
        total: i64 = 0
        for action in outcomes:
            total += self.weight(action)
        left = rng.below(total)
        for action in outcomes:
            left -= self.weight(action)
            if left < 0:
                return action
        raise AssertionError("the weights of a chance decision do not add up")

    def sample(self, rng: Rng) -> None:
        """Settles chance until a seat must decide: the same draws in the same order as `chance` one at a time."""
        while self.decider() == CHANCE:
            self.apply(CHANCE, self.chance(rng))

    def choose(self, seat: i64, rng: Rng) -> i64:
        """One step of a random plan; not applied. Overridden where uniform steps would not make uniform plans."""
        found = self.actions(seat)
        return found[rng.below(len(found))]

    def random(self, seat: i64, rng: Rng) -> None:
        """Plays this seat's plan (Question.plan) to its end at random, uniform over whole plans: `choose` and
        `apply` in turn."""
        self.apply(seat, self.choose(seat, rng))

    # --- results ----------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """Points so far, by seat."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """How it ended; only when it is over."""
        raise NotImplementedError

    def utility(self, seat: i64) -> float:
        """1 for a win, 0 for a defeat, a share when it is shared; only when it is over."""
        raise NotImplementedError

    # --- what a seat knows ------------------------------------------------------------------------------------

    def redacted(self, seat: i64) -> State:
        """What that seat may know, built field by field from empty: a field not named there stays empty."""
        raise NotImplementedError

    def imagined(self, seat: i64, rng: Rng) -> State:
        """Of a redacted state: a whole one that could be true, as likely as it should be."""
        raise NotImplementedError

    def info_key(self, seat: i64) -> i64:
        """A number equal for worlds this seat cannot tell apart, without building the view. Never 0."""
        raise NotImplementedError

    def view(self, seat: i64) -> View:
        """What that seat, or SPECTATOR, may know: the only exit."""
        return View(self.redacted(seat), seat)

    # --- copies and bytes -------------------------------------------------------------------------------------

    def clone(self) -> State:
        """An independent copy, without the log."""
        raise NotImplementedError

    def blank(self) -> State:
        """An empty state of the same game, box and options: what a view is filled into."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Everything this state holds, in a fixed order; equal positions have equal numbers."""
        raise NotImplementedError

    def restore(self, numbers: list[int]) -> None:
        """Fills a blank state from `numbers`."""
        raise NotImplementedError

    def as_dict(self) -> dict[str, Any]:
        """The position in words, for JSON and for the boards; of a redacted state, what is known."""
        raise NotImplementedError

    def audit(self) -> str:
        """Whether every piece is in exactly one place: "" when so, else what is wrong. For tests and soaks."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        return pack(self.numbers())

    def digest(self) -> str:
        """A name for this position: 16 hexadecimal digits."""
        return hashlib.blake2b(self.to_bytes(), digest_size=8).hexdigest()


@final
class View:
    """What one seat knows. `known` is a redacted state: it never refers to the true one."""

    def __init__(self, known: State, seat: i64) -> None:
        self.known: State = known
        self.seat: i64 = seat

    @property
    def seats(self) -> i64:
        return self.known.seats

    def owes(self) -> bool:
        """Whether this seat owes a decision; nothing about the others' progress."""
        return self.seat >= 0 and self.known.owes(self.seat)

    def ask(self) -> i64:
        return self.known.ask(self.seat)

    def actions(self) -> list[int]:
        if not self.owes():
            return []
        return self.known.actions(self.seat)

    def refusal(self, action: i64) -> i64:
        return self.known.refusal(self.seat, action)

    def imagine(self, rng: Rng) -> State:
        """A world this seat may be in. In an open sealed phase the others have not begun."""
        return self.known.imagined(self.seat, rng)

    def as_dict(self) -> dict[str, Any]:
        """What the browser and the boards get."""
        return self.known.as_dict()

    def to_bytes(self) -> bytes:
        return pack([self.seat, *self.known.numbers()])

    def digest(self) -> str:
        return hashlib.blake2b(self.to_bytes(), digest_size=8).hexdigest()


def pack(numbers: list[int]) -> bytes:
    """Integers of any sign as bytes: zigzag, seven bits a byte."""
    out: list[int] = []  # a list of small numbers grows faster than a bytearray
    for number in numbers:
        rest = number * 2 if number >= 0 else -number * 2 - 1
        while rest > 127:
            out.append(rest & 127 | 128)
            rest >>= 7
        out.append(rest)
    return bytes(out)


def unpack(data: bytes) -> list[int]:
    """The integers that `pack` wrote."""
    numbers: list[int] = []
    number = 0
    shift = 0
    for byte in data:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            numbers.append(number >> 1 if number & 1 == 0 else -(number + 1 >> 1))
            number = 0
            shift = 0
    if shift:
        raise ValueError("the bytes end in the middle of a number")
    return numbers
