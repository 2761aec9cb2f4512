"""6.2.2 How the enemy acts: with AP (A), free (B), or by a counter drawn from the cup (C)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.comancheria import cards, cup, display, questions as q
from prairie.games.comancheria.components import NONE, PER_ENEMY, ROWS
from prairie.games.comancheria.frame import Frame, Roll
from prairie.games.comancheria.instructions import LAID, instruction
from prairie.games.comancheria.vocabulary import INSTR_COST, REROLL_ACTION

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


@final
class ActiveEnemy(Frame):
    """Steps 1 and 2 of A and B: which enemy acts, and which of its counters is turned over. The result is the enemy."""

    def __init__(self, step: i64, enemy: i64 = NONE) -> None:
        super().__init__(step)
        self.enemy: i64 = enemy

    def run(self, game: Comancheria) -> None:
        if self.step == 0:  # CO 6.2.2.A.1, CO 6.2.2.B.1
            self.step = 1
            game.call(Roll(0, q.FOR_ENEMY))
            return
        if self.step <= 2:
            self.enemy = game.box.histories[game.history].action[game.result - 1]
            if self.step == 1 and rolls_again(game, self.enemy):  # CO 12.53: the second one stands
                self.step = 2
                game.tell(q.ROLLS_AGAIN, self.enemy)
                game.call(Roll(0, q.FOR_ENEMY))
                return
            game.tell(q.ENEMY_ACTS, self.enemy)
            self.step = 3
            game.call(Roll(0, q.FOR_ROW))  # CO 6.2.2.A.2, CO 6.2.2.B.2
            return
        display.flip(game, self.enemy, game.result - 1)
        game.done(self.enemy)

    def copy(self) -> Frame:
        return ActiveEnemy(self.step, self.enemy)

    def fields(self) -> list[int]:
        return [self.step, self.enemy]


def rolls_again(game: Comancheria, enemy: i64) -> bool:
    return any(effect.enemies & BIT[enemy] for effect in cards.effects_of(game, REROLL_ACTION))


def carry_out(game: Comancheria, shown: i64) -> None:
    """EXECUTE a counter with the side it shows; it keeps its row meanwhile (CO 6.3.0.1, CO 6.3.0.6)."""
    box = game.box
    game.acts += 1
    game.tell(q.EXECUTES, display.enemy_of(shown), box.instruction[shown], box.cost[shown])
    game.call(instruction(box.instruction[shown], display.enemy_of(shown), box.cost[shown], shown))


@final
class WithPoints(Frame):
    """6.2.2.A: the enemy spends its AP on one Instruction after another."""

    def __init__(self, step: i64, enemy: i64 = NONE, total: i64 = 0, row: i64 = NONE) -> None:
        super().__init__(step)
        self.enemy: i64 = enemy
        self.total: i64 = total  # CO 2.8.A.1: AP of box and track are one sum
        self.row: i64 = row

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            self.total = cup.box_total(game) + game.enemy_ap
            if self.total == 0:
                game.done(0)
                return
            self.step = 1
            game.call(ActiveEnemy(0))  # steps 1 and 2
            return
        if self.step == 1:
            self.enemy = game.result
            self.step = 3
        if self.step == 5:
            if game.result != LAID:  # CO 6.2.2.A.6
                display.slide(game, self.enemy, self.row)
            self.step = 3  # CO 6.2.2.A.7
        if self.step == 3:  # CO 6.2.2.A.3, CO 6.2.2.A.4
            self.row = display.top_row(game, self.enemy)
            if self.row != NONE:
                shown = game.display[self.enemy * ROWS + self.row]
                price = game.box.cost[shown] + cards.total_against(game, INSTR_COST, self.enemy)  # CO 12.52
                if self.total >= price:
                    self.total -= price
                    self.step = 5
                    game.tell(q.ENEMY_PAYS, price, self.total)
                    carry_out(game, shown)  # CO 6.2.2.A.5
                    return
        game.enemy_ap = min(game.box.most_enemy_ap, self.total)  # CO 6.2.2.A.8
        cup.empty_ap_box(game)
        game.tell(q.ENEMY_KEEPS, game.enemy_ap)
        display.restore(game)
        game.done(0)

    def copy(self) -> Frame:
        return WithPoints(self.step, self.enemy, self.total, self.row)

    def fields(self) -> list[int]:
        return [self.step, self.enemy, self.total, self.row]


@final
class ForFree(Frame):
    """6.2.2.B: one Instruction, free; the AP are not touched (CO 6.2.2.B.5)."""

    def __init__(self, step: i64, enemy: i64 = NONE, row: i64 = NONE) -> None:
        super().__init__(step)
        self.enemy: i64 = enemy
        self.row: i64 = row

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            self.step = 1
            game.call(ActiveEnemy(0))  # steps 1 and 2
            return
        if self.step == 1:
            self.enemy = game.result
            self.row = display.top_row(game, self.enemy)
            if self.row != NONE:
                self.step = 2
                carry_out(game, game.display[self.enemy * ROWS + self.row])  # CO 6.2.2.B.3
                return
            game.tell(q.NOTHING_TO_DO, self.enemy)
        elif game.result != LAID:
            display.slide(game, self.enemy, self.row)
        display.restore(game)  # CO 6.2.2.B.4
        game.done(0)

    def copy(self) -> Frame:
        return ForFree(self.step, self.enemy, self.row)

    def fields(self) -> list[int]:
        return [self.step, self.enemy, self.row]


@final
class FromCup(Frame):
    """6.2.2.C: a counter drawn from the cup."""

    def __init__(self, step: i64, counter: i64, laid: i64 = 0) -> None:
        super().__init__(step)
        self.counter: i64 = counter
        self.laid: i64 = laid

    def run(self, game: Comancheria) -> None:
        enemy = self.counter // PER_ENEMY
        if self.step == 0:
            self.step = 1
            carry_out(game, 2 * self.counter)  # CO 6.2.2.C.1: its front
            return
        if self.step == 1:
            self.laid = game.result
            rows = display.occupied_rows(game, enemy)
            if rows:  # CO 6.2.2.C.2, CO 6.2.2.C.3: rolled until a row is occupied, so only those rows count
                self.step = 2
                game.call(Roll(0, q.FOR_SWAP, rows))
                return
            if self.laid != LAID:  # CO 6.2.2.C.5: the column is empty
                game.cup_counters |= BIT[self.counter]
        else:
            place = enemy * ROWS + game.result - 1
            swapped = game.display[place]
            game.display[place] = NONE
            game.cup_counters |= BIT[swapped // 2]
            game.tell(q.SWAPPED, swapped)
            if self.laid != LAID:
                display.put_topmost(game, 2 * self.counter)  # CO 6.2.2.C.4: front up
        display.restore(game)  # CO 6.2.2.C.6
        game.done(0)

    def copy(self) -> Frame:
        return FromCup(self.step, self.counter, self.laid)

    def fields(self) -> list[int]:
        return [self.step, self.counter, self.laid]
