"""The swaps of a game as the table remembers them: each one packed into a number.

A swap names its round, who swapped with whom, the card given, the card taken and the partner's card that stayed. Both
partners know all of that (PW 8.9, PW 8.10); for everyone else the three cards are hidden (PW 8.11).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

THREE_HIDDEN: Final = 511  # three times 7, which stands for a card the reader was not shown


def pack_swap(round_number: i64, swapper: i64, partner: i64, given: i64, taken: i64, kept: i64) -> i64:
    return ((((round_number * 8 + swapper) * 8 + partner) * 8 + given) * 8 + taken) * 8 + kept


def with_cards(swap: i64, given: i64, taken: i64, kept: i64) -> i64:
    """The same swap with these cards."""
    return (swap & ~THREE_HIDDEN) | (given * 64 + taken * 8 + kept)


def seen_by(swap: i64, reader: i64) -> i64:
    """The swap as this reader remembers it."""
    return swap if takes_part(swap, reader) else swap | THREE_HIDDEN


def takes_part(swap: i64, reader: i64) -> bool:
    return reader >= 0 and (swapper_of(swap) == reader or partner_of(swap) == reader)


def round_of(swap: i64) -> i64:
    return swap >> 15


def swapper_of(swap: i64) -> i64:
    return (swap >> 12) & 7


def partner_of(swap: i64) -> i64:
    return (swap >> 9) & 7


def given_in(swap: i64) -> i64:
    return (swap >> 6) & 7


def taken_in(swap: i64) -> i64:
    return (swap >> 3) & 7


def kept_in(swap: i64) -> i64:
    return swap & 7
