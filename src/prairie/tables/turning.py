"""Where a finished game turned: moments that the summary at its end opens the replay at."""

from __future__ import annotations

from dataclasses import dataclass

from prairie.tables.table import Table

SWINGS = 2  # how many are named
NOTABLE = 2  # points: less is no swing


@dataclass(frozen=True)
class TurningPoint:
    number: int  # the moment right after it
    kind: str  # "lead": from here to the end the winner was ahead; "swing": few moments changed the distance more
    seat: int  # whom it favoured; where one plays alone, whom it befell
    by: int  # points that the distance changed by, for that seat
    scores: list[int]  # right after it


def turning_points(table: Table) -> list[TurningPoint]:
    """At most three, in the order they happened. A shared victory and one that nobody has turned nowhere."""
    winners = table.state.outcome().winners
    alone = table.state.seats == 1
    if len(winners) != 1 and not alone:
        return []
    hero = 0 if alone else winners[0]
    state = table.record.start(table.game)
    scores = [list(state.scores())]
    standings = [table.game.standing(state, table.state)]
    for seat, action in table.decided:
        state.apply(seat, action)
        scores.append(list(state.scores()))
        standings.append(table.game.standing(state, table.state))
    leads = [] if alone else _lead([_distance(standing, hero) for standing in standings], hero, scores)
    passed = {point.number for point in leads}
    swings = [point for point in _swings(hero, scores) if point.number not in passed]
    return sorted([*leads, *swings[:SWINGS]], key=lambda point: point.number)


def _distance(points: list[int], hero: int) -> int:
    """How far the winner is ahead of the best of the others; of one who plays alone, the points."""
    return points[hero] - max((other for seat, other in enumerate(points) if seat != hero), default=0)


def _lead(distances: list[int], hero: int, scores: list[list[int]]) -> list[TurningPoint]:
    """The last time the winner came to be ahead; none where a tie had to be broken."""
    if distances[-1] <= 0:
        return []
    number = max(n for n in range(1, len(distances)) if distances[n - 1] <= 0)
    return [TurningPoint(number, "lead", hero, distances[number] - distances[number - 1], scores[number])]


def _swings(hero: int, scores: list[list[int]]) -> list[TurningPoint]:
    """The notable changes of the distance in points, the largest first."""
    found: list[TurningPoint] = []
    for number in range(1, len(scores)):
        after = scores[number]
        by = _distance(after, hero) - _distance(scores[number - 1], hero)
        others = [seat for seat in range(len(after)) if seat != hero]
        favoured = hero if by > 0 or not others else max(others, key=lambda seat: after[seat])
        if abs(by) >= NOTABLE:
            found.append(TurningPoint(number, "swing", favoured, by if favoured == hero else -by, after))
    return sorted(found, key=lambda point: (-abs(point.by), point.number))
