"""7 Battles: rounds between one Comanche unit and a War Column, until one side's Battle is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.comancheria import (
    cards,
    columns,
    display,
    effects,
    land,
    loading,
    pieces,
    points,
    questions as q,
    vocabulary as v,
)
from prairie.games.comancheria.arrays import changed
from prairie.games.comancheria.components import GUNS, NONE
from prairie.games.comancheria.frame import ALLIED_TRIBE, Frame, Roll, holds

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria

COLUMN_GONE: Final = 99  # the step of a Battle whose column a card has destroyed


@final
class Battle(Frame):
    """7.1 and 7.2, for one column: in a Ranchería when `camp` is one, else in the field."""

    def __init__(
        self,
        step: i64,
        enemy: i64,
        camp: i64,
        rounds: i64 = 0,
        bonus: i64 = 0,
        two: i64 = 0,
        choice: i64 = 0,
        die: i64 = 0,
    ) -> None:
        super().__init__(step)
        self.enemy: i64 = enemy
        self.camp: i64 = camp
        self.rounds: i64 = rounds
        self.bonus: i64 = bonus  # of cards played at the start, for the whole Battle
        self.two: i64 = two  # a card gives two dice in every round
        self.choice: i64 = choice  # Guns spent, bonuses declined
        self.die: i64 = die

    def run(self, game: Comancheria) -> None:
        if self.step == COLUMN_GONE:
            game.done(0)
            return
        if self.step == 0:
            self.rounds += 1
            self.step = 1
            game.offer(q.UNIT, self.units(game))  # 1: CO 7.1.1, CO 7.1.3
            return
        if self.step == 1:
            game.fighter = game.answer
            game.tell(q.ROUND_OF_BATTLE, self.rounds, game.fighter, self.enemy)
            self.step = 2
            if self.camp != NONE and loading.can_load(game, game.fighter, self.camp):  # CO 7.1.2
                game.call(loading.Load(0, game.fighter, self.camp))
                return
        if self.step == 2:
            options = self.playable(game) if game.hand else 0  # W2
            if options:
                self.step = 20
                game.offer(q.WINDOW, options | BIT[q.PASS])
                return
            self.step = 3
        if self.step == 20:
            self.play(game)
            return
        if self.step == 21:  # after a card
            self.look_round(game)
            return
        if self.step == 3:
            if self.two == 0 and game.two_dice:
                game.two_dice -= 1  # CO 12.33
                self.two = 1
            self.step = 4
            game.offer(q.BATTLE_DICE, self.ways(game))  # 2
            return
        if self.step == 4:
            self.choice = game.answer
            if self.choice & q.WITH_GUNS:
                pieces.spend(game, game.fighter, GUNS)
                game.tell(q.GUNS_SPENT, game.fighter)
            self.step = 5
            game.call(Roll(0, q.FOR_BATTLE))
            return
        if self.step == 5:
            self.die = game.result
            self.step = 6
            if self.choice & q.WITH_GUNS or self.two:
                game.call(Roll(0, q.FOR_BATTLE))
                return
        if self.step == 6:
            if self.choice & q.WITH_GUNS or self.two:
                self.die = max(self.die, game.result)  # CO 7.1.5: after the re-rolls
            self.step = 0
            if self.wins(game):  # 3
                self.won(game)  # 4
            else:
                self.lost(game)
            return
        if self.step == 7:  # CO 12.35: ride off, or lose strength
            if game.answer == q.PASS:
                self.weaken(game)
            else:
                game.at[game.fighter] = game.answer
                game.tell(q.RODE_OFF, game.fighter, game.answer)
                pieces.join_camp_here(game, game.fighter)
            self.over(game)

    # --- step 1 -----------------------------------------------------------------------------------------------

    def units(self, game: Comancheria) -> i64:
        """Who may fight: any Band of the box; in the field a lone Band or the Allied Tribe (CO 7.1.1,
        CO 7.1.3)."""
        if self.camp != NONE:
            return pieces.box_bands(game, self.camp)
        space = game.column_at[self.enemy]
        found = pieces.lone_bands_at(game, space)
        if game.tribes & BIT[space] and game.ally[space] != NONE:
            found |= BIT[ALLIED_TRIBE]
        return found

    def playable(self, game: Comancheria) -> i64:
        space = game.column_at[self.enemy]
        found = effects.playable(game) | cards.triggered(game, v.BATTLE_COLUMN_LOSS, space)
        if self.rounds == 1:
            found |= cards.triggered(game, v.BATTLE_BONUS, space)
        return found

    def play(self, game: Comancheria) -> None:
        if game.answer == q.PASS:
            self.step = 3
            return
        card = game.answer
        self.step = 21
        effects.play(game, card)
        for effect in cards.span_effects(game, game.box.development[card].span):
            if effect.operation == v.BATTLE_BONUS:
                self.bonus += effect.n  # CO 12.31
            elif effect.operation == v.BATTLE_COLUMN_LOSS:
                columns.change_strength(game, self.enemy, -effect.n, 0)
                if game.column_at[self.enemy] == NONE:  # no medicine for this (CO 12.32)
                    column_destroyed(game)
                    self.over_at_once(game)

    def look_round(self, game: Comancheria) -> None:
        """A card may have taken away the column, the camp or the unit (CO 11.13)."""
        self.step = 2
        left = self.units(game) if game.column_at[self.enemy] != NONE else 0
        if left == 0 or (self.camp != NONE and not game.camp_in_play(self.camp)):
            self.over(game)
        elif not left & BIT[game.fighter]:
            game.fighter = NONE
            self.rounds -= 1
            self.step = 0

    # --- step 2 -----------------------------------------------------------------------------------------------

    def ways(self, game: Comancheria) -> i64:
        """With or without Guns (CO 7.1.4), with or without the bonuses of cards (CO 7.1.11)."""
        found = BIT[0]
        if holds(game, game.fighter, GUNS) and not self.two:
            found |= BIT[q.WITH_GUNS]
        if self.card_bonus(game) > 0:
            found |= found << q.WITHOUT_BONUS
        return found

    def card_bonus(self, game: Comancheria) -> i64:
        return self.bonus + self.modifiers(game, True)

    def modifiers(self, game: Comancheria, good: bool) -> i64:
        """The sum of `battle_mod`: bonuses, or penalties (CO 12.30)."""
        total: i64 = 0
        for effect in cards.effects_of(game, v.BATTLE_MOD):
            if not effect.enemies & BIT[self.enemy] or (effect.n > 0) != good:
                continue
            if effect.where == v.IN_FIELD and self.camp != NONE:
                continue
            if land.in_territories(game, game.column_at[self.enemy], effect.territories):
                total += effect.n
        return total

    def total(self, game: Comancheria) -> i64:
        unit = game.fighter
        # CO 7.1.10, CO 7.1.11
        total = self.die - columns.modifier(game, self.enemy) + self.modifiers(game, False)
        if not self.choice & q.WITHOUT_BONUS:
            total += self.card_bonus(game)
        if unit == ALLIED_TRIBE:
            return total + 2  # CO 7.1.7
        total += game.strength[unit]  # CO 7.1.6
        if pieces.rider(game, unit) != NONE:  # CO 7.1.8
            total += 1
        if game.finished & BIT[unit]:  # CO 7.1.9: also in a camp
            total -= 1
        return total

    # --- steps 3 and 4 ----------------------------------------------------------------------------------------

    def wins(self, game: Comancheria) -> bool:
        """A natural 6 wins, a natural 1 loses (CO 7.1.12), else 6 or more in all (CO 7.1.13)."""
        total = self.total(game)
        won = self.die == 6 or (self.die != 1 and total >= 6)
        game.tell(q.ROUND_WON if won else q.ROUND_LOST, game.fighter, self.enemy, self.die, total)
        return won

    def won(self, game: Comancheria) -> None:
        columns.change_strength(game, self.enemy, -1, 0)
        if game.column_at[self.enemy] != NONE:
            return  # the next round (CO 7.2.3)
        letter = pieces.rider(game, game.fighter) if game.fighter != ALLIED_TRIBE else NONE
        if letter != NONE:  # CO 7.2.2
            game.mahimiana[letter] = min(game.box.most_medicine, game.mahimiana[letter] + 1)
            game.tell(q.LEADER_NOW, letter, game.mahimiana[letter])
        column_destroyed(game)
        self.over(game)

    def lost(self, game: Comancheria) -> None:
        unit = game.fighter
        if unit == ALLIED_TRIBE:
            space = game.column_at[self.enemy]
            marker = game.ally[space]
            game.ally = changed(game.ally, space, NONE)
            display.give_back(game, marker, False)
            game.tell(q.ALLY_LOST, space)
            self.over(game)
        elif self.camp == NONE:
            roads = land.dotted_from(game, game.at[unit]) if game.holding & BIT[v.RETREAT_DOTTED] else 0
            if roads:
                self.step = 7
                game.offer(q.RETREAT, roads | BIT[q.PASS])
                return
            self.weaken(game)
            self.over(game)
        else:
            self.weaken(game)
            if pieces.box_bands(game, self.camp) == 0:  # CO 7.2.9; else the next round (CO 7.2.8)
                camp = self.camp
                enemy = self.enemy
                self.over(game)
                columns.end_war(game, enemy)
                pieces.destroy_camp(game, camp)

    def weaken(self, game: Comancheria) -> None:
        """The Band loses 1 strength; at 0 it is removed and its Mahimiana dies (CO 7.2.5, CO 7.2.7)."""
        band = game.fighter
        if pieces.shed_strength(game, band):
            letter = pieces.rider(game, band)
            if letter != NONE:
                pieces.kill_leader(game, letter)
            pieces.remove_band(game, band)

    def over(self, game: Comancheria) -> None:
        game.fighter = NONE
        game.done(0)

    def over_at_once(self, game: Comancheria) -> None:
        """A card has destroyed the column: the Battle ends when the card is done."""
        self.step = COLUMN_GONE
        game.fighter = NONE

    def copy(self) -> Frame:
        return Battle(self.step, self.enemy, self.camp, self.rounds, self.bonus, self.two, self.choice, self.die)

    def fields(self) -> list[int]:
        return [self.step, self.enemy, self.camp, self.rounds, self.bonus, self.two, self.choice, self.die]


def column_destroyed(game: Comancheria) -> None:
    """`on_column_destroyed`: a column has come to 0 in a Battle (CO 12.34)."""
    n = cards.total(game, v.ON_COLUMN_DESTROYED)
    if n:
        points.change_military(game, n)
