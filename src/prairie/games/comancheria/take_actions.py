"""4.1 Take Actions"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT, size
from prairie.games.comancheria import effects, pieces, points, questions as q
from prairie.games.comancheria.activation import Activation, LootBesideColumn, Parley, loot_is_near
from prairie.games.comancheria.components import BANDS, CAMPS, NONE
from prairie.games.comancheria.frame import Frame
from prairie.games.comancheria.operations_track import AdvanceOperations
from prairie.games.comancheria.vocabulary import COUNTER_SPEND

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


@final
class TakeActions(Frame):
    """One Ranchería's Bands act from the medicine track, then any Bands for AP."""

    def __init__(self, step: i64, camp: i64 = NONE, line: i64 = 0, placed: i64 = 0, leftmost: i64 = 0) -> None:
        super().__init__(step)
        self.camp: i64 = camp
        self.line: i64 = line  # Bands on the track, the rightmost first: four bits each, Band + 1
        self.placed: i64 = placed  # those put there, as a set
        self.leftmost: i64 = leftmost  # the number of the space of the leftmost Band: fixed now (CO 4.1.8)

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            game.tell(q.OPERATION_BEGINS, q.TAKE_ACTIONS)
            game.traded = 0
            camps = self.camps(game)
            if camps == 0:  # CO 4.1.2
                self.step = 4
            else:
                self.step = 1
                game.offer(q.CAMP_TO_ACT, camps)  # 1
                return
        if self.step == 1:
            self.camp = game.answer
            game.finished &= ~pieces.box_bands(game, self.camp)  # CO 4.1.3
            self.leftmost = game.paraibo[self.camp]
            game.tell(q.CAMP_ACTS, self.camp)
            self.step = 10
        if self.step == 11:
            self.put_on_track(game.answer)
            self.step = 10
        if self.step == 10:
            waiting = pieces.box_bands(game, self.camp) & ~self.placed
            if self.leftmost > 0 and waiting:  # CO 4.1.4; those without room stay in the box (CO 4.1.5)
                self.step = 11
                game.offer(q.TRACK_BAND, waiting)
                return
            self.step = 2
        if self.step == 2:  # 2: the rightmost Band; the first one must
            if self.line == 0:
                self.step = 4
            else:
                band = (self.line & 15) - 1
                self.line >>= 4
                self.step = 20
                game.call(Activation(0, band))
                return
        if self.step == 20:
            self.leave_out_gone(game)
            if self.line == 0:
                self.step = 4  # CO 4.1.12: no AP
            else:
                self.step = 21
                game.offer(q.NEXT_BAND, BIT[q.ACTIVATE_NEXT] | BIT[q.PASS] | card_option(game))
                return
        if self.step == 21:
            self.go_on(game)
            return
        if self.step == 22:
            self.play(game, 20)
            return
        if self.step == 3:  # 3
            self.step = 30
            options = BIT[q.PASS] | (BIT[q.COLLECT] if self.leftmost > 0 else 0)
            game.offer(q.COLLECT_AP, options)
            return
        if self.step == 30:
            self.step = 4
            if game.answer == q.COLLECT:
                self.collect(game)
                self.step = 31
                if loot_is_near(game, self.line - 1):  # CO 12.41
                    game.call(LootBesideColumn(0, self.line - 1))
                    return
        if self.step == 31:
            self.step = 4
            if game.holding & BIT[COUNTER_SPEND]:  # CO 12.40
                game.call(Parley(0, BIT[self.line - 1]))
                return
        if self.step == 4:  # 4
            self.line = 0
            game.active = NONE
            options = payable(game) | card_option(game)
            if options:
                self.step = 40
                game.offer(q.BAND_FOR_AP, options | BIT[q.PASS])
                return
            self.step = 5
        if self.step == 40:
            self.pay(game)
            return
        if self.step == 41:
            self.play(game, 4)
            return
        if self.step == 5:  # 5: CO 4.1.15
            self.step = 6
            game.call(AdvanceOperations(0))
            return
        game.done(0)

    def camps(self, game: Comancheria) -> i64:
        found: i64 = 0
        camp: i64 = 0
        while camp < CAMPS:
            if game.camp_in_play(camp) and pieces.box_bands(game, camp):
                found |= BIT[camp]
            camp += 1
        return found

    def put_on_track(self, band: i64) -> None:
        """Into the next space to the left of the Paraibo; they count from 0 (CO 2.6.0.3, CO 4.1.4)."""
        self.line |= (band + 1) << (4 * size(self.placed))
        self.placed |= BIT[band]
        self.leftmost -= 1

    def leave_out_gone(self, game: Comancheria) -> None:
        """Bands that a card has taken off the track; AP are counted from the leftmost that is left (CO 11.13)."""
        kept: i64 = 0
        place: i64 = 0
        gone: i64 = 0
        line = self.line
        while line:
            band = (line & 15) - 1
            line >>= 4
            if game.in_play(band) and pieces.camp_of(game, band) == self.camp:
                kept |= (band + 1) << (4 * place)
                place += 1
                gone = 0
            else:
                gone += 1
        self.line = kept
        self.leftmost += gone

    def go_on(self, game: Comancheria) -> None:
        if game.answer == q.ACTIVATE_NEXT:
            self.step = 2
        elif game.answer == q.PLAY_CARD:
            self.step = 22
            game.offer(q.WINDOW, effects.playable(game) | BIT[q.PASS])
        else:
            self.step = 3

    def play(self, game: Comancheria, then: i64) -> None:
        self.step = then
        if game.answer != q.PASS:
            effects.play(game, game.answer)

    def collect(self, game: Comancheria) -> None:
        """As many AP as there are empty spaces left of the leftmost Band, which comes back finished; the
        others are not (CO 4.1.9 to CO 4.1.11). It alone is kept in `line`."""
        while self.line > 15:
            self.line >>= 4
        game.finished |= BIT[self.line - 1]
        points.gain_ap(game, self.leftmost)

    def pay(self, game: Comancheria) -> None:
        """Any Band in play, for AP = its strength, as often as wanted (CO 4.1.13, CO 4.1.14)."""
        if game.answer == q.PASS:
            self.step = 5
        elif game.answer == q.PLAY_CARD:
            self.step = 41
            game.offer(q.WINDOW, effects.playable(game) | BIT[q.PASS])
        else:
            band = game.answer
            points.spend_ap(game, game.strength[band])
            game.finished &= ~BIT[band]
            self.step = 4
            game.call(Activation(0, band))

    def copy(self) -> Frame:
        return TakeActions(self.step, self.camp, self.line, self.placed, self.leftmost)

    def fields(self) -> list[int]:
        return [self.step, self.camp, self.line, self.placed, self.leftmost]


def payable(game: Comancheria) -> i64:
    """The Bands in play whose strength the AP can pay."""
    found: i64 = 0
    band: i64 = 0
    while band < BANDS:
        if game.ap >= game.strength[band] and game.in_play(band):
            found |= BIT[band]
        band += 1
    return found


def card_option(game: Comancheria) -> i64:
    """W4: a hand card, whenever nothing is pending (CO 11.8)."""
    return BIT[q.PLAY_CARD] if game.hand and effects.playable(game) else 0
