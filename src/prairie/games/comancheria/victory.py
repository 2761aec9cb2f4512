"""2.10 Victory Check, and the coming of the next Period."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT, size
from prairie.games.comancheria import cards, cup, land, pieces, questions as q, vocabulary as v
from prairie.games.comancheria.arrays import changed
from prairie.games.comancheria.components import COLUMNS, PER_ENEMY, ROWS
from prairie.games.comancheria.effects import Refill, RunEffects
from prairie.games.comancheria.frame import Frame

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


def reached(game: Comancheria, test: str, numbers: list[int]) -> bool:
    """One part of an objective. What lies in the Reservation never counts (CO 8.2, CO 9.6)."""
    if test == "controlled_at_least":
        return size(land.controlled(game)) >= numbers[0]
    if test == "controls_any":
        under_control = land.controlled(game)
        return any(under_control & BIT[territory] for territory in numbers)
    if test == "points_total_at_least":
        return game.culture + game.military >= numbers[0]
    return size(pieces.camps_in_play(game)) >= numbers[0]  # rancherias_at_least, free_rancherias_at_least


def objective_met(game: Comancheria) -> bool:
    return all(reached(game, test, numbers) for test, numbers in game.box.histories[game.history].objective)


@final
class VictoryCheck(Frame):
    """2.10: the objective missed is defeat (CO 2.10.1); the map, the pieces and the cup go on into the next Period
    (CO 9.7)."""

    def __init__(self, step: i64) -> None:
        super().__init__(step)

    def run(self, game: Comancheria) -> None:
        if self.step == 0:  # 1
            if not objective_met(game):
                game.tell(q.OBJECTIVE_MISSED)
                game.ending = q.LOST_THE_OBJECTIVE
                return
            game.tell(q.OBJECTIVE_MET)
            if game.period + 1 == len(game.periods):  # CO 2.10.2
                game.tell(q.VICTORY)
                game.ending = q.WON
                return
            leave_period(game)  # 2
            self.step = 1
            game.period += 1
            enter_period(game, game.periods[game.period])  # 3
            game.call(ShuffleColumns(0, newcomers(game)))
            return
        if self.step == 1:
            self.step = 2
            game.call(Refill(0))
            return
        if self.step == 2:
            self.step = 3
            game.call(RunEffects(0, game.box.histories[game.history].revealed))  # CO 2.10.8
            return
        game.passage = passage_start(game)  # 4
        game.tell(q.PASSAGE_NOW, game.passage)
        game.done(0)

    def copy(self) -> Frame:
        return VictoryCheck(self.step)

    def fields(self) -> list[int]:
        return [self.step]


def leave_period(game: Comancheria) -> None:
    """2: the undrawn and discarded cards of this Period leave the game; what lies open stays (CO 2.10.3, CO 2.10.4)."""
    game.deck = 0
    game.discards = 0
    enemy: i64 = 0
    while enemy < COLUMNS:
        game.war_bonus = changed(game.war_bonus, enemy, 0)
        enemy += 1


def enter_period(game: Comancheria, history: i64) -> None:
    """3: the next history card, the owners of the squares, the new deck (CO 2.10.5, CO 2.10.7)."""
    game.history = history
    card = game.box.histories[history]
    place: i64 = 0
    while place < len(card.owners):
        game.owners = changed(game.owners, place, card.owners[place])
        place += 1
    game.deck = card.deck
    cards.refresh(game)
    game.tell(q.NEW_PERIOD, history)


def newcomers(game: Comancheria) -> i64:
    """Active enemies none of whose first six counters is in the game yet (CO 2.10.6)."""
    present = cup.in_game(game)
    found: i64 = 0
    enemy: i64 = 0
    while enemy < COLUMNS:
        six = (BIT[ROWS] - 1) << (PER_ENEMY * enemy)
        if game.box.histories[game.history].active & BIT[enemy] and not present & six:
            found |= BIT[enemy]
        enemy += 1
    return found


def passage_start(game: Comancheria) -> i64:
    """`pot_start`, after START (CO 2.10.9, CO 12.65)."""
    start: i64 = 0
    for effect in cards.span_effects(game, game.box.histories[game.history].revealed):
        if effect.operation == v.POT_START:
            start = effect.n
    return start


@final
class ShuffleColumns(Frame):
    """The counters 1 to 6 of some enemies are shuffled into their columns, fronts up, those on the map excepted."""

    def __init__(self, step: i64, enemies: i64, row: i64 = 0) -> None:
        super().__init__(step)
        self.enemies: i64 = enemies
        self.row: i64 = row

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            enemy = game.answer // PER_ENEMY
            game.display[enemy * ROWS + self.row] = 2 * game.answer
            self.row += 1
            self.step = 0
        while self.enemies:
            left = self.left(game)
            if left:
                self.step = 1
                game.pick(q.PICK_COUNTER, left)
                return
            self.enemies &= self.enemies - 1
            self.row = 0
        game.done(0)

    def left(self, game: Comancheria) -> i64:
        """The counters of the first of these enemies that have no place yet."""
        enemy: i64 = 0
        while not self.enemies & BIT[enemy]:
            enemy += 1
        found: i64 = 0
        present = cup.in_game(game)
        counter = enemy * PER_ENEMY
        while counter < enemy * PER_ENEMY + ROWS:
            if game.box.counters[counter] and not present & BIT[counter]:
                found |= BIT[counter]
            counter += 1
        return found

    def copy(self) -> Frame:
        return ShuffleColumns(self.step, self.enemies, self.row)

    def fields(self) -> list[int]:
        return [self.step, self.enemies, self.row]
