"""Small sets as bit masks: a hand, a deck, the territories won. Members are 0 to 62."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

M60: Final = 0xFFFFFFFFFFFFFFF


def _bits() -> vec[i64]:
    powers: list[i64] = []
    power: i64 = 1
    i: i64 = 0
    while i < 63:
        powers.append(power)
        if i < 62:
            power = power + power
        i += 1
    return vec[i64](powers)


# BIT[k] is 2**k. mypyc compiles a literal before `<<` to a 32-bit shift, wrong from k = 31: use this table instead.
BIT: Final = _bits()


def _sizes() -> vec[i64]:
    sizes: list[i64] = [0] * 256
    byte: i64 = 1
    while byte < 256:
        sizes[byte] = sizes[byte >> 1] + (byte & 1)
        byte += 1
    return vec[i64](sizes)


def _places() -> vec[i64]:
    places: list[i64] = [0] * 2048
    byte: i64 = 0
    while byte < 256:
        n: i64 = 0
        bit: i64 = 0
        while bit < 8:
            if (byte >> bit) & 1:
                places[byte * 8 + n] = bit
                n += 1
            bit += 1
        byte += 1
    return vec[i64](places)


_SIZE: Final = _sizes()  # members of each byte
_PLACE: Final = _places()  # _PLACE[byte * 8 + n]: where the n-th member of a byte stands


def size(mask: i64) -> i64:
    """How many members."""
    m = mask - ((mask >> 1) & 0x5555555555555555)
    m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F
    m = m + (m >> 8)
    m = m + (m >> 16)
    return (m + (m >> 32)) & 0x7F


def nth(mask: i64, n: i64) -> i64:
    """The n-th member from below, counting from 0. A byte at a time: the members are drawn in the hottest loops."""
    at: i64 = 0
    while True:
        byte = mask & 255
        count = _SIZE[byte]
        if n < count:
            return at + _PLACE[byte * 8 + n]
        n -= count
        mask >>= 8
        at += 8


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return nth(mask, 0)


def members(mask: i64) -> list[int]:
    """The members, rising."""
    found: list[int] = []
    at: i64 = 0
    while mask:
        if mask & 1:
            found.append(at)
        mask >>= 1
        at += 1
    return found


def mix(key: i64, value: i64) -> i64:
    """Folds a number from 0 to 2**60 - 1 into a key of 60 bits. The mask makes wrapping and plain integers agree."""
    key = ((key ^ value) * 0x9E3779B97F4A7C5) & M60
    return key ^ (key >> 29)
