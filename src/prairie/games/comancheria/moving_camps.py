"""4.3 step 7: Rancherías move, each once and space by space."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest
from prairie.games.comancheria import cup, land, pieces, questions as q
from prairie.games.comancheria.components import CAMPS, NONE
from prairie.games.comancheria.frame import Frame

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


@final
class MoveCamps(Frame):
    """7: each Ranchería may move, once, as many spaces as its Bands have strength, space by space (CO 4.3.17,
    CO 4.3.18). Its Bands come along (CO 4.3.22)."""

    def __init__(self, step: i64, camp: i64 = NONE, moved: i64 = 0, left: i64 = 0, start: i64 = NONE) -> None:
        super().__init__(step)
        self.camp: i64 = camp
        self.moved: i64 = moved  # Rancherías that had their turn
        self.left: i64 = left  # spaces
        self.start: i64 = start

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            camps = self.movable(game)
            if camps == 0:
                game.done(0)
                return
            self.step = 1
            game.offer(q.CAMP_TO_MOVE, camps | BIT[q.PASS])
            return
        if self.step == 1:
            if game.answer == q.PASS:
                game.done(0)
                return
            self.camp = game.answer
            self.moved |= BIT[self.camp]
            self.left = box_strength(game, self.camp)
            self.start = game.camp_at[self.camp]
            self.step = 2
        if self.step == 2:
            here = game.camp_at[self.camp]
            options = self.ways(game, here)
            if self.may_stop(game, here):
                options |= BIT[q.PASS]
            self.step = 3
            game.offer(q.CAMP_GOES, options)
            return
        if game.answer == q.PASS:
            self.arrive(game)
            self.step = 0
            return
        self.left -= 1
        self.step = 2
        game.camp_at[self.camp] = game.answer
        game.tell(q.CAMP_MOVED, self.camp, game.answer)
        if game.wagons & BIT[game.answer]:  # CO 4.3.23
            game.call(cup.RevealMarkers(0, BIT[game.answer]))

    def movable(self, game: Comancheria) -> i64:
        found: i64 = 0
        camp: i64 = 0
        while camp < CAMPS:
            if game.camp_in_play(camp) and not self.moved & BIT[camp]:
                self.left = box_strength(game, camp)
                self.camp = camp
                self.start = game.camp_at[camp]
                if self.left and self.ways(game, game.camp_at[camp]):
                    found |= BIT[camp]
            camp += 1
        return found

    def ways(self, game: Comancheria, here: i64) -> i64:
        """The next spaces from which a place to stop can still be reached: never an Enemy Space or a square
        (CO 4.3.19, CO 2.4.6)."""
        if self.left <= 0:
            return 0
        found: i64 = 0
        open_ = ~(land.hostile(game) | game.box.squares)
        left = land.neighbours(game, here) & open_
        while left:
            space = lowest(left)
            left &= ~BIT[space]
            if self.reaches(game, space, self.left - 1, open_):
                found |= BIT[space]
        return found

    def reaches(self, game: Comancheria, space: i64, far: i64, open_: i64) -> bool:
        """Whether the camp could still stop somewhere legal within so many spaces."""
        reached = BIT[space]
        stops = self.stops(game)
        while far > 0 and not reached & stops:
            edge = reached
            while edge:
                one = lowest(edge)
                edge &= ~BIT[one]
                reached |= land.neighbours(game, one) & open_
            far -= 1
        return reached & stops != 0

    def stops(self, game: Comancheria) -> i64:
        """Where a camp may end: its own start, round spaces without Ranchería, Tribe, Settlement, a free Palo Duro
        (CO 4.3.20, CO 2.4.5)."""
        others = pieces.camp_spaces(game) & ~BIT[game.camp_at[self.camp]]
        third = game.tribes | land.settlements(game) | others | self.shared(game)
        return ((game.box.round | game.box.canyon) & ~third) | BIT[self.start]

    def shared(self, game: Comancheria) -> i64:
        """The space it passes through, where another Ranchería stands."""
        camp: i64 = 0
        while camp < CAMPS:
            if camp != self.camp and game.camp_at[camp] == game.camp_at[self.camp]:
                return BIT[game.camp_at[camp]]
            camp += 1
        return 0

    def may_stop(self, game: Comancheria, here: i64) -> bool:
        return self.stops(game) & BIT[here] != 0

    def arrive(self, game: Comancheria) -> None:
        """Bison there to the supply (CO 2.4.2), lone Bands join the box (CO 4.3.21)."""
        space = game.camp_at[self.camp]
        game.bison &= ~BIT[space]
        bands = pieces.lone_bands_at(game, space)
        while bands:
            band = lowest(bands)
            bands &= ~BIT[band]
            pieces.join_box(game, band, self.camp)
            game.tell(q.JOINED, band, self.camp)

    def copy(self) -> Frame:
        return MoveCamps(self.step, self.camp, self.moved, self.left, self.start)

    def fields(self) -> list[int]:
        return [self.step, self.camp, self.moved, self.left, self.start]


def box_strength(game: Comancheria, camp: i64) -> i64:
    total: i64 = 0
    bands = pieces.box_bands(game, camp)
    while bands:
        band = lowest(bands)
        bands &= ~BIT[band]
        total += game.strength[band]
    return total
