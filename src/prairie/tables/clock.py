"""Time to think, by seat. A clock runs while its seat owes a decision; nothing here looks at a real clock."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Pace:
    """How much time each seat has for the game, and what it gains with every decision."""

    seconds: float
    increment: float = 0.0


@dataclass
class Outages:
    """When the server was down: clocks stood still then."""

    spans: list[tuple[float, float]] = field(default_factory=list)

    def elapsed(self, since: float, until: float) -> float:
        down = sum(max(0.0, min(until, stop) - max(since, start)) for start, stop in self.spans)
        return max(0.0, until - since - down)


class Clock:
    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [pace.seconds] * seats  # when it last stopped
        self.since: list[float | None] = [None] * seats  # since when it has been running

    def turn(self, owing: list[int], now: float, outages: Outages) -> None:
        """Starts and stops: after this the clocks of `owing` run, and no others. A clock that runs on is not touched,
        so that whoever looks at it learns nothing about the steps of a plan."""
        for seat, since in enumerate(self.since):
            if since is None and seat in owing:
                self.since[seat] = now
            elif since is not None and seat not in owing:
                spent = outages.elapsed(since, now)
                self.left[seat] = max(0.0, self.left[seat] - spent) + self.pace.increment
                self.since[seat] = None

    def remaining(self, seat: int, now: float, outages: Outages) -> float:
        since = self.since[seat]
        return self.left[seat] if since is None else self.left[seat] - outages.elapsed(since, now)
