"""What a Band takes up from its camp's Resource box, and what it leaves there: only in its camp (CO 2.1.4, CO 2.1.5,
CO 3.4.3, CO 5.1.1, CO 7.1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest
from prairie.games.comancheria import pieces, questions as q
from prairie.games.comancheria.components import CAMPS, KINDS, NONE, UNIT, count_of
from prairie.games.comancheria.frame import Frame

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


def leaders_in_box(game: Comancheria, camp: i64) -> i64:
    """The Mahimianas that lie unpossessed in a box, by letter."""
    found: i64 = 0
    letter: i64 = 0
    while letter < CAMPS:
        if game.leader_at[letter] == pieces.BOX + camp:
            found |= BIT[letter]
        letter += 1
    return found


def can_load(game: Comancheria, band: i64, camp: i64) -> bool:
    """Whether there is anything to take up."""
    return game.store[camp] != 0 or (leaders_in_box(game, camp) != 0 and pieces.rider(game, band) == NONE)


@final
class Load(Frame):
    """One counter at a time, in rising order, so that every load can be reached in one way only: first what is left in
    the box (where `drops`), then what is taken up."""

    def __init__(
        self, step: i64, band: i64, camp: i64, drops: i64 = 0, takes: i64 = 1, last: i64 = 0, left: i64 = 0
    ) -> None:
        super().__init__(step)
        self.band: i64 = band
        self.camp: i64 = camp
        self.drops: i64 = drops
        self.takes: i64 = takes
        self.last: i64 = last
        self.left: i64 = left  # the kinds left behind: not taken up again at once

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            self.step = 0
            if game.answer == q.PASS:
                game.done(0)
                return
            self.move(game, game.answer)
        options = self.options(game)
        if options == 0:
            game.done(0)
            return
        self.step = 1
        game.offer(q.LOAD, options | BIT[q.PASS])

    def options(self, game: Comancheria) -> i64:
        found: i64 = 0
        goods = game.goods[self.band]
        store = game.store[self.camp]
        letter = pieces.rider(game, self.band)
        kind: i64 = 0
        while kind < KINDS:
            if self.drops and self.last <= q.DROP + kind and count_of(goods, kind):
                found |= BIT[q.DROP + kind]
            if self.takes and self.last <= q.TAKE + kind and count_of(store, kind) and not self.left & BIT[kind]:
                found |= BIT[q.TAKE + kind]
            kind += 1
        if self.drops and letter != NONE and self.last <= q.DROP_LEADER:
            found |= BIT[q.DROP_LEADER]
        if self.takes and letter == NONE and self.last <= q.TAKE_LEADER:
            found |= leaders_in_box(game, self.camp) << q.TAKE_LEADER
        if self.takes and self.last == 0 and can_load(game, self.band, self.camp):
            found |= BIT[q.TAKE_ALL]
        return found

    def move(self, game: Comancheria, choice: i64) -> None:
        band, camp = self.band, self.camp
        self.last = choice
        if choice == q.TAKE_ALL:
            game.goods[band] = game.goods[band] + game.store[camp]
            game.store[camp] = 0
            leaders = leaders_in_box(game, camp)
            if leaders and pieces.rider(game, band) == NONE:
                game.leader_at[camp if leaders & BIT[camp] else lowest(leaders)] = band
        elif choice >= q.TAKE_LEADER:
            game.leader_at[choice - q.TAKE_LEADER] = band
        elif choice >= q.TAKE:
            game.goods[band] = game.goods[band] + UNIT[choice - q.TAKE]
            game.store[camp] = game.store[camp] - UNIT[choice - q.TAKE]
        elif choice == q.DROP_LEADER:
            game.leader_at[pieces.rider(game, band)] = pieces.BOX + camp
        else:
            kind = choice - q.DROP
            self.left |= BIT[kind]
            game.goods[band] = game.goods[band] - UNIT[kind]
            game.store[camp] = game.store[camp] + UNIT[kind]

    def copy(self) -> Frame:
        return Load(self.step, self.band, self.camp, self.drops, self.takes, self.last, self.left)

    def fields(self) -> list[int]:
        return [self.step, self.band, self.camp, self.drops, self.takes, self.last, self.left]
