"""3.1 War Column Phase"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest
from prairie.games.comancheria import cards, columns, land, pieces, points, questions as q
from prairie.games.comancheria.activation import Parley
from prairie.games.comancheria.battle import Battle
from prairie.games.comancheria.components import COLUMNS, NONE, NORTH
from prairie.games.comancheria.effects import RunEffects, Window
from prairie.games.comancheria.frame import Frame
from prairie.games.comancheria.vocabulary import COUNTER_SPEND, LOOT_ADJACENT

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


@final
class WarColumnPhase(Frame):
    """Five steps: movement, attrition, the event, Battles in the field, attacks on Rancherías."""

    def __init__(self, step: i64, left: i64 = 0, card: i64 = NONE) -> None:
        super().__init__(step)
        self.left: i64 = left  # columns still to be handled in this step
        self.card: i64 = card  # the movement card

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            self.step = 1
            game.call(Window(0))  # W1
            return
        if self.step == 1:  # 1: CO 3.1.1
            game.no_battles = 0
            game.loot_left = 0
            if game.event != NONE:
                game.event = NONE
                cards.refresh(game)
            if columns.in_field(game) == 0:  # CO 3.1.2
                game.halted = 0
                self.end(game)
                return
            self.step = 10
            draw_war_card(game)
            return
        if self.step == 10:
            self.take_movement(game)
            self.step = 11
        if self.step == 11:
            if self.left:
                enemy = lowest(self.left)
                self.left &= ~BIT[enemy]
                game.call(columns.March(0, enemy, game.box.moves[self.card * COLUMNS + enemy]))
                return
            self.left = columns.in_field(game)
            self.step = 2
        if self.step == 2:  # 2: CO 3.1.5
            if self.left:
                enemy = lowest(self.left)
                self.left &= ~BIT[enemy]
                game.call(columns.Attrition(0, enemy))
                return
            self.step = 3
            draw_war_card(game)  # 3: CO 3.1.6, CO 3.1.7
            return
        if self.step == 3:
            self.lay_open(game)
            self.step = 30
            game.call(RunEffects(0, game.box.war[game.event].span))
            return
        if self.step == 30:
            self.step = 31
            if game.holding & BIT[COUNTER_SPEND]:
                game.call(Parley(0, pieces.bands_in_play(game) & game.finished))
                return
        if self.step == 31:
            self.left = columns.in_field(game)
            self.step = 4
            if game.no_battles:  # CO 12.36
                self.end(game)
                return
        if self.step == 4:  # 4: CO 3.1.8
            fights = self.in_the_field(game)
            if fights:
                self.step = 40
                game.offer(q.COLUMN_TO_FIGHT, fights)
                return
            self.left = columns.in_field(game)
            self.step = 5
        if self.step == 40:
            self.left &= ~BIT[game.answer]
            self.step = 4
            game.call(Battle(0, game.answer, NONE))
            return
        if self.step == 5:  # 5: CO 3.1.9
            attacks = self.at_camps(game)
            if attacks:
                self.step = 50
                game.offer(q.COLUMN_TO_FIGHT, attacks)
                return
            self.end(game)
            return
        if self.step == 50:
            self.attack(game, game.answer)
            return
        if self.step == 51:
            self.stand_or_give_way(game)
            return
        if self.step == 52:  # where a column that was given way to goes; it fights no more (CO 3.1.17)
            enemy = lowest(self.card)
            game.column_at[enemy] = game.answer
            game.tell(q.COLUMN_MOVED, enemy, game.answer)
            self.step = 5

    # --- step 1 -----------------------------------------------------------------------------------------------

    def take_movement(self, game: Comancheria) -> None:
        """The card is for movement only and is discarded (CO 3.1.3); a halt is over with it (CO 12.37)."""
        self.card = game.answer
        game.war_deck &= ~BIT[self.card]
        game.tell(q.MOVEMENT_CARD, self.card)
        self.left = 0 if game.halted else columns.in_field(game)
        game.halted = 0

    # --- step 3 -----------------------------------------------------------------------------------------------

    def lay_open(self, game: Comancheria) -> None:
        game.event = game.answer
        game.war_deck &= ~BIT[game.event]
        cards.refresh(game)
        game.loot_left = 1 if game.holding & BIT[LOOT_ADJACENT] else 0
        game.tell(q.EVENT_CARD, game.event)

    # --- steps 4 and 5 ----------------------------------------------------------------------------------------

    def in_the_field(self, game: Comancheria) -> i64:
        """Columns in a space with a lone Band or Allied Tribe that have not fought in this step (CO 3.1.8,
        CO 7.2.6)."""
        found: i64 = 0
        here = pieces.band_spaces(game) | land.allied(game)
        enemy: i64 = 0
        while enemy < COLUMNS:
            if self.left & BIT[enemy] and game.column_at[enemy] != NONE and here & BIT[game.column_at[enemy]]:
                found |= BIT[enemy]
            enemy += 1
        return found

    def at_camps(self, game: Comancheria) -> i64:
        found: i64 = 0
        here = pieces.camp_spaces(game)
        enemy: i64 = 0
        while enemy < COLUMNS:
            if self.left & BIT[enemy] and game.column_at[enemy] != NONE and here & BIT[game.column_at[enemy]]:
                found |= BIT[enemy]
            enemy += 1
        return found

    def attack(self, game: Comancheria, enemy: i64) -> None:
        self.left &= ~BIT[enemy]
        camp = pieces.camp_at(game, game.column_at[enemy])
        game.tell(q.CAMP_ATTACKED, camp, enemy)
        if pieces.box_bands(game, camp) == 0:  # a: CO 3.1.10
            self.step = 5
            columns.end_war(game, enemy)
            pieces.destroy_camp(game, camp)
            return
        self.card = BIT[enemy]
        self.step = 51
        game.offer(q.STAND_OR_YIELD, BIT[q.STAND] | BIT[q.YIELD])

    def stand_or_give_way(self, game: Comancheria) -> None:
        enemy = lowest(self.card)
        camp = pieces.camp_at(game, game.column_at[enemy])
        self.step = 5
        if game.answer == q.STAND:  # b: CO 3.1.11
            points.lose_military(game, 1)
            game.call(Battle(0, enemy, camp))
            return
        pieces.lose_captives(game, camp)  # c: CO 3.1.12, CO 3.1.13
        points.lose_military(game, 2)
        columns.change_strength(game, enemy, -1, 0)
        if game.column_at[enemy] == NONE:  # CO 3.1.14
            return
        home = land.awake(game, enemy)  # CO 3.1.15
        if enemy == NORTH:  # CO 3.1.16
            home = land.nearest(game, BIT[game.column_at[enemy]], land.unallied(game), land.COLUMN_LINES, NORTH)
        if home == 0:
            columns.end_war(game, enemy)
            return
        self.step = 52
        game.pick(q.PICK_SPACE, home)

    def end(self, game: Comancheria) -> None:
        """What a card promised for Battles of this phase is lost unused (CO 12.33)."""
        game.two_dice = 0
        game.done(0)

    def copy(self) -> Frame:
        return WarColumnPhase(self.step, self.left, self.card)

    def fields(self) -> list[int]:
        return [self.step, self.left, self.card]


def draw_war_card(game: Comancheria) -> None:
    """An empty deck: its discards are shuffled (CO 3.1.4)."""
    if game.war_deck == 0:
        game.war_deck = BIT[len(game.box.war)] - 1
        if game.event != NONE:
            game.war_deck &= ~BIT[game.event]
        game.tell(q.WAR_DECK_SHUFFLED)
    game.chance_of(q.DRAW_WAR, game.war_deck)
