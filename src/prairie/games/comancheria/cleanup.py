"""3.4 Cleanup"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest, size
from prairie.games.comancheria import cup, land, pieces, questions as q
from prairie.games.comancheria.arrays import changed
from prairie.games.comancheria.components import BANDS, CAMPS, NONE, UNIT
from prairie.games.comancheria.effects import Window
from prairie.games.comancheria.enemy import ForFree, FromCup, WithPoints
from prairie.games.comancheria.frame import Frame, Roll
from prairie.games.comancheria.loading import Load
from prairie.games.comancheria.vocabulary import SANTA_FE_TRAIL

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


@final
class Cleanup(Frame):
    """Four steps: stacking and goods, watchfulness of the enemy, a counter from the cup, wagon trains."""

    def __init__(self, step: i64, camp: i64 = 0, asked: i64 = 0) -> None:
        super().__init__(step)
        self.camp: i64 = camp
        self.asked: i64 = asked  # camp Bands that have dropped what they like

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            self.step = 1
            game.tell(q.CLEANUP)
            game.call(Window(0))  # W6
            return
        if self.step == 1:  # 1
            self.step = 2
            game.call(Unstack(0))
            return
        if self.step == 2:
            laden = self.laden(game) & ~self.asked
            if laden:
                self.step = 20
                game.offer(q.BAND_TO_DROP, laden | BIT[q.PASS])
                return
            self.step = 3
        if self.step == 20:
            if game.answer == q.PASS:
                self.step = 3
            else:
                self.asked |= BIT[game.answer]
                self.step = 2
                game.call(Load(0, game.answer, pieces.camp_of(game, game.answer), 1, 0))
                return
        if self.step == 3:  # CO 3.4.4; Successes stay (CO 3.4.5)
            self.step = 4
            if game.track_goods[game.operations]:
                game.call(FromTrack(0, game.operations))
                return
        if self.step == 4:  # 2: in order, each free Instruction before the next die (CO 3.4.6, CO 3.4.7)
            while self.camp < CAMPS:
                if game.camp_in_play(self.camp) and pieces.box_bands(game, self.camp) & game.finished:
                    self.step = 40
                    game.call(Roll(0, q.FOR_WATCH))
                    return
                self.camp += 1
            self.step = 5
        if self.step == 40:
            finished = size(pieces.box_bands(game, self.camp) & game.finished)
            self.camp += 1
            self.step = 4
            if game.result <= finished:
                game.tell(q.ENEMY_ALERT, self.camp - 1)
                game.call(ForFree(0))
            return
        if self.step == 5:  # 3; from an empty cup nothing (CO 3.4.11)
            options = cup.outcomes(game)
            self.step = 6
            if options:
                self.step = 50
                game.chance_of(q.DRAW, options)
                return
        if self.step == 50:
            self.step = 6
            if self.drawn(game):
                return
        if self.step == 6:
            self.step = 7
            if cup.box_total(game) + game.enemy_ap > 0:  # CO 3.4.12
                game.call(WithPoints(0))
                return
        if self.step == 7:  # 4
            self.step = 9
            if game.flags & BIT[SANTA_FE_TRAIL] and self.send_wagons(game):
                self.step = 8
                game.call(cup.RevealMarkers(0, game.wagons))
                return
        if self.step == 8:
            self.step = 9
            if game.result > 0:  # CO 3.4.16
                game.call(WithPoints(0))
                return
        game.done(0)

    def laden(self, game: Comancheria) -> i64:
        """Camp Bands that hold something."""
        found: i64 = 0
        band: i64 = 0
        while band < BANDS:
            laden = game.goods[band] != 0 or pieces.rider(game, band) != NONE
            if laden and game.in_play(band) and pieces.camp_of(game, band) != NONE:
                found |= BIT[band]
            band += 1
        return found

    def drawn(self, game: Comancheria) -> bool:
        """A Success goes back (CO 3.4.8), an AP counter to the box (CO 3.4.10), an Instruction is carried out: then
        True (CO 3.4.9)."""
        outcome = game.answer
        game.tell(q.DREW, outcome)
        if outcome == cup.SUCCESS:
            return False
        cup.take_out(game, outcome)
        if outcome >= cup.FIRST_INSTRUCTION:
            game.call(FromCup(0, outcome - cup.FIRST_INSTRUCTION))
            return True
        cup.into_ap_box(game, outcome - cup.FIRST_LEVEL)
        return False

    def send_wagons(self, game: Comancheria) -> bool:
        """A "?" on the first free space of the trail (CO 3.4.13), if there is a counter for it (CO 3.4.14); True when
        no space is free, and all are revealed (CO 3.4.15)."""
        barred = game.wagons | land.settlements(game) | pieces.camp_spaces(game) | pieces.band_spaces(game)
        for space in game.box.trail:
            if not barred & BIT[space]:
                if cup.unseen(game) > 0:
                    game.wagons |= BIT[space]
                    game.tell(q.WAGONS, space)
                return False
        return game.wagons != 0

    def copy(self) -> Frame:
        return Cleanup(self.step, self.camp, self.asked)

    def fields(self) -> list[int]:
        return [self.step, self.camp, self.asked]


@final
class Unstack(Frame):
    """One lone Band in a space (CO 2.4.3); the others go, one after the other, to a nearest free one, to a camp, or
    are removed (CO 3.4.1, CO 3.4.2). Who is left stays."""

    def __init__(self, step: i64, space: i64 = 0, band: i64 = NONE) -> None:
        super().__init__(step)
        self.space: i64 = space
        self.band: i64 = band  # the one that leaves

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            self.band = game.answer
            self.step = 2
            game.offer(q.SURPLUS, self.places(game) | BIT[q.PASS])
            return
        if self.step == 2:
            self.leave(game)
            self.step = 0
        while self.space < len(game.box.kind):
            here = pieces.lone_bands_at(game, self.space)
            if size(here) > 1:
                self.step = 1
                game.offer(q.BAND_TO_LEAVE, here)
                return
            self.space += 1
        game.done(0)

    def places(self, game: Comancheria) -> i64:
        """The nearest spaces, over any lines, without a lone Band; a camp's box counts as free."""
        everywhere = BIT[len(game.box.kind)] - 1
        free = everywhere & ~pieces.band_spaces(game)
        return land.nearest(game, BIT[self.space], free, land.EVERY_LINE, NONE)

    def leave(self, game: Comancheria) -> None:
        band = self.band
        if game.answer == q.PASS:
            pieces.remove_band(game, band)
            return
        game.at[band] = game.answer
        game.tell(q.MOVED, band, game.answer)
        pieces.join_camp_here(game, band)

    def copy(self) -> Frame:
        return Unstack(self.step, self.space, self.band)

    def fields(self) -> list[int]:
        return [self.step, self.space, self.band]


@final
class FromTrack(Frame):
    """Resources on a space of the Operations Track go to any boxes, one at a time (CO 3.4.4: without a camp they
    stay)."""

    def __init__(self, step: i64, place: i64) -> None:
        super().__init__(step)
        self.place: i64 = place

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            kind = lowest(pieces.kinds_of(game.track_goods[self.place]))
            game.track_goods = changed(game.track_goods, self.place, game.track_goods[self.place] - UNIT[kind])
            game.store[game.answer] = game.store[game.answer] + UNIT[kind]
            game.tell(q.GOODS_GAINED, game.answer, kind, 1)
            self.step = 0
        camps = pieces.camps_in_play(game)
        if game.track_goods[self.place] == 0 or camps == 0:
            game.done(0)
            return
        self.step = 1
        game.offer(q.GOODS_WHERE, camps)

    def copy(self) -> Frame:
        return FromTrack(self.step, self.place)

    def fields(self) -> list[int]:
        return [self.step, self.place]
