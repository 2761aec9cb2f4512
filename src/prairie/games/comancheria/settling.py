"""6.3.8 Where an enemy settles: a step of two Instructions, and of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest
from prairie.games.comancheria import land, questions as q
from prairie.games.comancheria.arrays import changed
from prairie.games.comancheria.frame import Frame

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


def sites(game: Comancheria, enemy: i64, square: i64, territories: i64) -> i64:
    """Where a Settlement may come, seen from one square: nearest over the Enemy Connections, then lowest value
    (CO 6.3.8.2, CO 6.3.8.4)."""
    free = game.box.round & ~land.taken(game)
    if territories:
        allowed: i64 = 0
        territory: i64 = 1
        while territory <= 6:
            if territories & BIT[territory]:
                allowed |= game.box.land[territory]
            territory += 1
        free &= allowed
    return land.lowest_value(game, land.nearest(game, square, free, land.CONNECTIONS, enemy))


def can_settle(game: Comancheria, enemy: i64, territories: i64) -> bool:
    if land.settlements_left(game, enemy) <= 0:
        return False
    squares = land.awake(game, enemy)
    while squares:
        square = lowest(squares)
        squares &= ~BIT[square]
        if sites(game, enemy, BIT[square], territories):
            return True
    return False


@final
class PlaceSettlement(Frame):
    """6.3.8 step 2, also for a card that names a territory: the caller has seen that it can be done."""

    def __init__(self, step: i64, enemy: i64, territories: i64) -> None:
        super().__init__(step)
        self.enemy: i64 = enemy
        self.territories: i64 = territories

    def run(self, game: Comancheria) -> None:
        if self.step == 0:  # East: one of its two squares at random
            self.step = 1
            game.pick(q.PICK_SPACE, land.awake(game, self.enemy))
            return
        if self.step == 1:
            found = sites(game, self.enemy, BIT[game.answer], self.territories)
            if found == 0:  # the other one (CO 6.3.8.3)
                other = land.awake(game, self.enemy) & ~BIT[game.answer]
                found = sites(game, self.enemy, other, self.territories)
            self.step = 2
            game.pick(q.PICK_SPACE, found)
            return
        game.settled = changed(game.settled, self.enemy, game.settled[self.enemy] | BIT[game.answer])
        game.bison &= ~BIT[game.answer]
        game.tell(q.SETTLED, self.enemy, game.answer)
        game.done(0)  # no counter was laid on the map

    def copy(self) -> Frame:
        return PlaceSettlement(self.step, self.enemy, self.territories)

    def fields(self) -> list[int]:
        return [self.step, self.enemy, self.territories]
