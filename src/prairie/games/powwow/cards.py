"""Cards in a hand and dice on the table: counts by kind, four bits each, in one number.

Nothing in such a number tells one pow-wow card from another (PW 1.13), or which of two cards came first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.powwow.components import CARDS


def _ones() -> vec[i64]:
    powers: list[i64] = [BIT[4 * kind] for kind in range(CARDS)]
    return vec[i64](powers)


ONE: Final = _ones()  # ONE[kind]: one of that kind


def count_of(cards: i64, kind: i64) -> i64:
    """How many of this kind."""
    return (cards >> (4 * kind)) & 15


def count(cards: i64) -> i64:
    """How many in all."""
    total: i64 = 0
    while cards:
        total += cards & 15
        cards >>= 4
    return total


def kinds(cards: i64) -> i64:
    """The kinds of which there is at least one, as a set."""
    found: i64 = 0
    kind: i64 = 0
    while cards:
        if cards & 15:
            found |= BIT[kind]
        cards >>= 4
        kind += 1
    return found


def card_at(cards: i64, n: i64) -> i64:
    """The n-th, counting from 0 and by rising kind."""
    kind: i64 = 0
    while True:
        n -= cards & 15
        if n < 0:
            return kind
        cards >>= 4
        kind += 1
