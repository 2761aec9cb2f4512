"""What never changes in a game of Comanchería, worked out once: how far it is, what each Period asks for."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.bits import BIT, lowest
from prairie.games.comancheria.components import LAST_SPACE, Box, History

UNREACHED: Final = 100  # lines: more than any way has
LIKED: Final = ("KIN1", "WAR1", "HORSE1", "KIN2", "HORSE2", "WAR2", "TRADE1", "TRADE2", "HORSE3", "WAR3")


@final
class Aim:
    """What the Victory Check of a Period asks for."""

    def __init__(self, history: History) -> None:
        self.period: i64 = history.period
        self.camps: i64 = 0
        self.territories: i64 = 0  # to be controlled,
        self.among: i64 = 0  # one of these, as a set; 0: any
        self.points: i64 = 0
        for test, numbers in history.objective:
            if test == "controlled_at_least":
                self.territories = numbers[0]
            elif test == "controls_any":
                for territory in numbers:
                    self.among |= BIT[territory]
            elif test == "points_total_at_least":
                self.points = numbers[0]
            else:
                self.camps = max(self.camps, i64(numbers[0]))


@final
class Lore:
    """For one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.spaces: i64 = len(box.spaces)
        self.aims: list[Aim] = [Aim(history) for history in box.histories]
        self.lines: vec[i64] = vec[i64](distances(box))  # at [from * spaces + to], over lines of any kind
        ranks: list[i64] = [LIKED.index(card.name) if card.name in LIKED else len(LIKED) for card in box.culture]
        self.rank: vec[i64] = vec[i64](ranks)  # of a culture card: the best have 0
        self.ahead: vec[float] = vec[float](passages_ahead(box))

    def near(self, space: i64, targets: i64) -> i64:
        """Lines to the nearest of some spaces."""
        best: i64 = UNREACHED
        row = space * self.spaces
        while targets:
            target = lowest(targets)
            targets &= targets - 1
            if self.lines[row + target] < best:
                best = self.lines[row + target]
        return best

    def nearest(self, spaces: i64, homes: i64) -> i64:
        """That of some spaces which is nearest to home."""
        best: i64 = lowest(spaces)
        least: i64 = UNREACHED + 1
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            far = self.near(space, homes)
            if far < least:
                least = far
                best = space
        return best

    def farthest(self, spaces: i64, homes: i64) -> i64:
        best: i64 = lowest(spaces)
        most: i64 = -1
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            far = self.near(space, homes)
            if far > most:
                most = far
                best = space
        return best


def distances(box: Box) -> list[i64]:
    """Lines that come and go with a card are left out: only owners' maps have them."""
    count: i64 = len(box.spaces)
    found: list[i64] = []
    start: i64 = 0
    while start < count:
        row: list[i64] = [UNREACHED] * count
        edge = BIT[start]
        reached = edge
        far: i64 = 0
        while edge:
            beyond: i64 = 0
            while edge:
                space = lowest(edge)
                edge &= edge - 1
                row[space] = far
                beyond |= box.solid[space] | box.dotted[space]
            edge = beyond & ~reached
            reached |= edge
            far += 1
        found += row
        start += 1
    return found


def passages_ahead(box: Box) -> list[float]:
    """The Passages of Time to be expected from each space of their track on, that with the check included."""
    found: list[float] = [0.0] * len(box.passages)
    ahead = 0.0
    place: i64 = len(box.passages) - 1
    while place >= 0:
        number = box.passages[place]
        going_on = 0.0 if number == LAST_SPACE else 1.0 - float(number) / 6.0
        ahead = 1.0 + going_on * ahead
        found[place] = ahead
        place -= 1
    return found
