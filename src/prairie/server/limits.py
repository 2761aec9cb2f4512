"""How much anyone may ask for: requests by address, messages by connection."""

from __future__ import annotations

import time
from dataclasses import dataclass

SMALL = 64 * 1024  # bytes of a request's body, and of a WebSocket frame
LARGE = 1024 * 1024  # of a record or a data file
REMEMBERED = 20_000  # addresses


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, so many at once."""

    steady: float
    burst: float


RATES = {
    "read": Rate(40, 200),
    "play": Rate(40, 200),
    "make": Rate(2, 40),
    "login": Rate(0.5, 20),
    "think": Rate(2, 20),
}
MESSAGES = Rate(30, 120)  # of one WebSocket


class Bucket:
    """Tokens that drip in and are spent."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.steady)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limits:
    def __init__(self, generosity: float) -> None:
        """0 means no limits."""
        self.generosity = generosity
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def bucket(self, rate: Rate) -> Bucket:
        return Bucket(Rate(rate.steady * self.generosity, rate.burst * self.generosity))

    def allow(self, what: str, address: str) -> bool:
        if not self.generosity:
            return True
        key = (what, address)
        if key not in self._buckets:
            if len(self._buckets) >= REMEMBERED:
                self._forget()
            self._buckets[key] = self.bucket(RATES[what])
        return self._buckets[key].take()

    def _forget(self) -> None:
        """The older half: whoever comes back begins with a full bucket."""
        oldest = sorted(self._buckets, key=lambda key: self._buckets[key].at)
        for key in oldest[: REMEMBERED // 2]:
            del self._buckets[key]
