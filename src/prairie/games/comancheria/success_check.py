"""2.9 Success Check: how many counters are drawn, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.comancheria import cup, enemy, pieces, questions as q
from prairie.games.comancheria.components import GUNS, NONE, TRADE_GOODS
from prairie.games.comancheria.frame import Frame, Roll
from prairie.games.comancheria.vocabulary import RAID_CANCEL_LOWEST

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


def leaders_bonus(medicine: i64, face: i64) -> i64:
    """The counters that a Mahimiana's die adds (CO 2.9.2, CO 2.9.3)."""
    if 2 * face <= medicine:
        return 2
    return 1 if face <= medicine else 0


@final
class SuccessCheck(Frame):
    """Four steps. The result is the number of Successes."""

    def __init__(
        self,
        step: i64,
        extra: i64,
        left: i64 = 0,
        successes: i64 = 0,
        threats: i64 = 0,
        orders: i64 = 0,
        named: i64 = 0,
    ) -> None:
        super().__init__(step)
        self.extra: i64 = extra  # counters that cards add
        self.left: i64 = left  # still to be drawn
        self.successes: i64 = successes
        self.threats: i64 = threats  # drawn AP counters: counts of six bits by level
        self.orders: i64 = orders  # drawn Instructions in the order drawn: six bits each, counter + 1
        self.named: i64 = named  # the level of the AP counter that Guns challenge

    def run(self, game: Comancheria) -> None:
        band = game.active
        if self.step == 0:  # 1: how many (CO 2.9.1)
            self.left = game.strength[band] + self.extra
            letter = pieces.rider(game, band)
            self.step = 1
            if letter != NONE and game.mahimiana[letter] > 0:  # CO 2.9.4
                self.step = 10
                game.call(Roll(0, q.FOR_BONUS))
                return
        if self.step == 10:  # a Mahimiana's bonus
            self.left += leaders_bonus(game.mahimiana[pieces.rider(game, band)], game.result)
            self.step = 1
        if self.step == 11:
            self.draw(game)
            self.step = 1
        if self.step == 1:  # 2: draw; all, if there are fewer (CO 2.9.6)
            options = cup.outcomes(game)
            if self.left > 0 and options:
                self.left -= 1
                self.step = 11
                game.chance_of(q.DRAW, options)
                return
            self.left = 0
            self.step = 2
        if self.step == 2:  # Trade Goods and Guns, in any order, before step 3 (CO 2.9.7)
            options = self.answers(game)
            if options:
                self.step = 20
                game.offer(q.CHECK, options | BIT[q.PASS])
                return
            self.step = 3
        if self.step == 20:
            self.respond(game)
            return
        if self.step == 21:
            self.challenge(game)
            self.step = 2
            return
        if self.step == 3:
            self.cancel_lowest(game)
            self.keep_successes(game)
            self.place_threats(game)
            self.step = 4
        if self.orders:  # 4: each Instruction, in the order drawn (CO 2.9.13)
            counter = (self.orders & 63) - 1
            self.orders >>= 6
            game.call(enemy.FromCup(0, counter))
            return
        game.done(self.successes)

    def draw(self, game: Comancheria) -> None:
        drawn = game.answer
        cup.take_out(game, drawn)
        game.tell(q.DREW, drawn)
        if drawn == cup.SUCCESS:
            self.successes += 1
        elif drawn >= cup.FIRST_INSTRUCTION:
            place: i64 = 0
            while (self.orders >> (6 * place)) & 63:
                place += 1
            self.orders += BIT[6 * place] * (drawn - cup.FIRST_INSTRUCTION + 1)
        else:
            self.threats += BIT[6 * (drawn - cup.FIRST_LEVEL)]

    def answers(self, game: Comancheria) -> i64:
        """What the Band may do about what lies drawn: nothing about an Instruction but draw again (CO 2.9.10)."""
        found: i64 = 0
        goods = game.goods[game.active]
        if (goods >> (6 * TRADE_GOODS)) & 63 and (self.successes or self.threats or self.orders):
            found |= BIT[q.REDRAW]
        if (goods >> (6 * GUNS)) & 63:
            level: i64 = 0
            while level < game.box.levels:
                if (self.threats >> (6 * level)) & 63:
                    found |= BIT[q.GUNS_ON + level]
                level += 1
        return found

    def respond(self, game: Comancheria) -> None:
        if game.answer == q.PASS:
            self.step = 3
        elif game.answer == q.REDRAW:
            pieces.spend(game, game.active, TRADE_GOODS)
            game.tell(q.REDREW, game.active)
            self.put_all_back(game)
            self.step = 1
        else:
            self.named = game.answer - q.GUNS_ON
            self.step = 21
            game.call(Roll(0, q.FOR_GUNS))

    def put_all_back(self, game: Comancheria) -> None:
        """What still lies drawn goes back, and as many are drawn again (CO 2.9.8)."""
        self.left = self.successes
        game.cup_success += self.successes
        self.successes = 0
        level: i64 = 0
        while level < game.box.levels:
            count = (self.threats >> (6 * level)) & 63
            game.ap_cup[level] = game.ap_cup[level] + count
            self.left += count
            level += 1
        self.threats = 0
        while self.orders:
            game.cup_counters |= BIT[(self.orders & 63) - 1]
            self.orders >>= 6
            self.left += 1

    def challenge(self, game: Comancheria) -> None:
        """Guns against an AP counter: a die of its value or more sends it back; else one Guns is spent (CO 2.9.9)."""
        if game.result >= game.box.ap_value[self.named]:
            self.return_threat(game, self.named)
        else:
            pieces.spend(game, game.active, GUNS)
            game.tell(q.GUNS_SPENT, game.active)

    def return_threat(self, game: Comancheria, level: i64) -> None:
        self.threats -= BIT[6 * level]
        game.ap_cup[level] = game.ap_cup[level] + 1
        game.tell(q.THREAT_RETURNED, game.box.ap_value[level])

    def cancel_lowest(self, game: Comancheria) -> None:
        """`raid_cancel_lowest`: with a Mahimiana, the lowest AP counter drawn goes back (CO 12.44)."""
        if not game.holding & BIT[RAID_CANCEL_LOWEST] or pieces.rider(game, game.active) == NONE:
            return
        level: i64 = 0
        while level < game.box.levels:
            if (self.threats >> (6 * level)) & 63:
                self.return_threat(game, level)
                return
            level += 1

    def keep_successes(self, game: Comancheria) -> None:
        """3: to the track of the Mahimiana, else out of play (CO 2.9.11; an owner's pack may say back to the
        cup, CO 13.12)."""
        letter = pieces.rider(game, game.active)
        if letter != NONE:
            game.leader_success[letter] = game.leader_success[letter] + self.successes
        elif game.box.keep_success:
            game.out_of_play += self.successes
        else:
            game.cup_success += self.successes
        game.tell(q.SUCCESSES, self.successes)

    def place_threats(self, game: Comancheria) -> None:
        """4: AP counters to the Available Enemy APs (CO 2.9.12)."""
        level: i64 = 0
        while level < game.box.levels:
            game.ap_box[level] = game.ap_box[level] + ((self.threats >> (6 * level)) & 63)
            level += 1
        self.threats = 0

    def copy(self) -> Frame:
        return SuccessCheck(self.step, self.extra, self.left, self.successes, self.threats, self.orders, self.named)

    def fields(self) -> list[int]:
        return [self.step, self.extra, self.left, self.successes, self.threats, self.orders, self.named]
