"""Random numbers for playouts: sfc32, the same in compiled and plain Python, 2 ns a draw."""

from __future__ import annotations

import secrets
from typing import Final, final

from mypy_extensions import i64

M32: Final = 0xFFFFFFFF
WIDE: Final = 0x1000000000000000  # 2**60


@final
class Rng:
    """sfc32 on four 32-bit words. `seed` and `stream` name the sequence: game i of a run is stream i."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.a: i64 = seed & M32
        self.b: i64 = (seed >> 32) & M32
        self.c: i64 = (stream ^ 0x9E3779B9) & M32
        self.d: i64 = ((stream >> 32) & M32) | 1
        i: i64 = 0
        while i < 15:  # the words of near seeds part ways before the first number is used
            self.next()
            i += 1

    def next(self) -> i64:
        """A number from 0 to 2**32 - 1."""
        b = self.b
        c = self.c
        t = (self.a + b + self.d) & M32
        self.d = (self.d + 1) & M32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & M32
        self.c = ((((c << 21) | (c >> 11)) & M32) + t) & M32
        return t

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 (n < 2**31)."""
        return (self.next() * n) >> 32

    def below_wide(self, n: i64) -> i64:
        """A number from 0 to n - 1 for large n (up to 2**60): drawn again beyond the last whole multiple of n."""
        while True:
            high = self.next() << 28
            number = high | (self.next() >> 4)
            if number < WIDE - WIDE % n:
                return number % n


def entropy_rng() -> Rng:
    """A generator nobody can guess: for live tables, never for anything that must be repeated."""
    return Rng(secrets.randbits(62), secrets.randbits(62))
