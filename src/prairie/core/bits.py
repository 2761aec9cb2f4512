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


_PLACE: Final = _places()  # _PLACE[byte * 8 + n]: where the n-th member of a byte stands

# Constants stay below 2**62: a larger literal is a boxed Python integer, unpacked at every use.
_ODD: Final = 0x55555555
_PAIRS: Final = 0x33333333
_NIBBLES: Final = 0x0F0F0F0F
_EACH_BYTE: Final = 0x01010101
_TOP_BITS: Final = 0x80808080
_LOW_HALF: Final = 0xFFFFFFFF


def _byte_sizes(mask: i64) -> i64:
    """The members of each byte, for a mask below 2**32, as four bytes."""
    m = mask - ((mask >> 1) & _ODD)
    m = (m & _PAIRS) + ((m >> 2) & _PAIRS)
    return (m + (m >> 4)) & _NIBBLES


def size(mask: i64) -> i64:
    """How many members."""
    count = ((_byte_sizes(mask & _LOW_HALF) * _EACH_BYTE) & _LOW_HALF) >> 24
    high = mask >> 32
    if high:
        count += ((_byte_sizes(high) * _EACH_BYTE) & _LOW_HALF) >> 24
    return count


def nth(mask: i64, n: i64) -> i64:
    """The n-th member from below, counting from 0. Without branches, for they would all be guessed wrong: sums of the
    members up to each byte, compared with n in one go, tell how many bytes to skip."""
    low = mask & _LOW_HALF
    upto = (_byte_sizes(low) * _EACH_BYTE) & _LOW_HALF
    if n >= upto >> 24:
        return 32 + nth(mask >> 32, n - (upto >> 24))
    skipped = ((n * _EACH_BYTE) | _TOP_BITS) - upto
    at = ((((skipped & _TOP_BITS) >> 7) * _EACH_BYTE & _LOW_HALF) >> 24) * 8
    before = ((upto << 8) >> at) & 255
    return at + _PLACE[((low >> at) & 255) * 8 + n - before]


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
