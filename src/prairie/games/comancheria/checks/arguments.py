"""The kinds of arguments that effects take: each check refuses what does not fit."""

# ruff: noqa: ARG001 - all have the same arguments, though few ask what is known of the pack

from __future__ import annotations

from collections.abc import Callable, Iterable

from prairie.core.schema import Section
from prairie.games.comancheria.checks.known import ENEMIES, RESOURCES, RIGHTS, SQUARES, TERRITORIES, TRAIL, Known

Argument = Callable[[Section, str, Known], None]
KINDS_OF_SPACE = ("square", "settlement", "tribe", "peace")


def whole(low: int, high: int) -> Argument:
    """A whole number within bounds, other than zero: an effect of zero would be none."""

    def check(args: Section, key: str, known: Known) -> None:
        if args.integer(key, low, high) == 0:
            raise args.fail(key, "must not be 0: it would change nothing")

    return check


def bound(low: int, high: int) -> Argument:
    """A whole number within bounds, zero among them."""

    def check(args: Section, key: str, known: Known) -> None:
        args.integer(key, low, high)

    return check


def word(*allowed: str) -> Argument:
    def check(args: Section, key: str, known: Known) -> None:
        args.word(key, allowed)

    return check


def some(*allowed: str) -> Argument:
    """A list of words, one at least."""

    def check(args: Section, key: str, known: Known) -> None:
        if not args.words(key, allowed):
            raise args.fail(key, "must name one at least")

    return check


def each(*allowed: str) -> Argument:
    """A list of all those words, in any order: named for the reader, no other choice has a meaning."""

    def check(args: Section, key: str, known: Known) -> None:
        if set(args.words(key, allowed)) != set(allowed):
            raise args.fail(key, f"must name each of {', '.join(allowed)}")

    return check


def yes(args: Section, key: str, known: Known) -> None:
    if args.get(key) is not True:
        raise args.fail(key, f"must be true, or left out, not {args.get(key)!r}")


def letters(args: Section, key: str, known: Known) -> None:
    """Enemies as one word: "SE"."""
    value = args.text(key)
    if not set(value) <= set(ENEMIES) or len(set(value)) != len(value):
        raise args.fail(key, f"must be letters of {', '.join(ENEMIES)}, none twice, not {value!r}")


def territory(args: Section, key: str, known: Known) -> None:
    args.integer(key, 1, TERRITORIES)


def territories(args: Section, key: str, known: Known) -> None:
    numbers = args.integers(key, 1, TERRITORIES)
    if not numbers or len(set(numbers)) != len(numbers):
        raise args.fail(key, "must name one Territory at least, and none twice")


def space(args: Section, key: str, known: Known) -> None:
    args.word(key, known.kinds)


def round_space(args: Section, key: str, known: Known) -> None:
    args.word(key, known.rounds())


def where(args: Section, key: str, known: Known) -> None:
    """A space by its id, or a kind of space."""
    args.word(key, (*KINDS_OF_SPACE, *known.kinds))


def good(args: Section, key: str, known: Known) -> None:
    args.word(key, RESOURCES)


def flag(*flags: str) -> Argument:
    """One of these flags, or one that a line of the map waits for."""

    def check(args: Section, key: str, known: Known) -> None:
        own = [gate for gate in known.gates if gate not in RIGHTS and gate != TRAIL]
        known.flags_set.add(args.word(key, (*flags, *own)))

    return check


def cup_kind(args: Section, key: str, known: Known) -> None:
    args.word(key, ("success", *known.ap_kinds))


def instruction_id(args: Section, key: str, known: Known) -> None:
    args.word(key, known.sides)


def passage_space(args: Section, key: str, known: Known) -> None:
    args.integer(key, 0, known.passage_spaces - 2)


def effects_inside(args: Section, key: str, known: Known) -> None:
    """Effects within an effect: effects.py looks at them."""
    args.get(key)


def owners(args: Section, keys: Iterable[str]) -> None:
    """Which power each of these squares passes to."""
    for key in keys:
        if key not in SQUARES:
            raise args.fail(key, f"must be one of {', '.join(SQUARES)}")
        if args.text(key) == "dormant":
            raise args.fail(key, "a square can pass to a power; only a history card puts it to sleep")
