"""War Columns: contact, marching, attrition, and the end of a war (CO 2.3.1 to CO 2.3.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest, size
from prairie.games.comancheria import cards, display, land, pieces, questions as q
from prairie.games.comancheria.arrays import changed
from prairie.games.comancheria.components import COLUMNS, NONE, NORTH
from prairie.games.comancheria.frame import Frame, Roll
from prairie.games.comancheria.vocabulary import NO_ATTRITION

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


def in_field(game: Comancheria) -> i64:
    """The enemies that have a column, as a set: one each at most (CO 2.3.1), in the order of CO 2.2.10."""
    found: i64 = 0
    enemy: i64 = 0
    while enemy < COLUMNS:
        if game.column_at[enemy] != NONE:
            found |= BIT[enemy]
        enemy += 1
    return found


def in_contact(game: Comancheria, enemy: i64) -> bool:
    """Whether the column shares its space with a Ranchería, a lone Band or an Allied Tribe: a War Space (CO 2.3.3)."""
    space = game.column_at[enemy]
    at = BIT[space]
    if pieces.camp_spaces(game) & at or pieces.band_spaces(game) & at:
        return True
    return game.tribes & at != 0 and game.ally[space] != NONE


def modifier(game: Comancheria, enemy: i64) -> i64:
    """The Battle modifier of a column by its strength now: a number to subtract (CO 1.1.8, CO 2.3.2)."""
    first = 0 if enemy == NORTH else game.box.strongest_column + 1
    return game.box.modifier[first + game.column_strength[enemy]]


def visible_camps(game: Comancheria, enemy: i64) -> i64:
    """The spaces of the Rancherías that a column can see: not Palo Duro, for colonial ones (CO 2.3.6, CO 2.3.7)."""
    found = pieces.camp_spaces(game)
    return found if land.sees_canyon(game, enemy) else found & ~game.box.canyon


def form(game: Comancheria, enemy: i64, space: i64, strength: i64, shown: i64) -> None:
    """A column takes the field, with the counter under it that was carried out (CO 6.3.10.6, CO 6.3.10.7)."""
    display.leave_display(game, shown)
    game.column_at[enemy] = space
    game.column_strength[enemy] = min(game.box.strongest_column, strength)
    game.column_counter = changed(game.column_counter, enemy, shown)
    game.tell(q.COLUMN_FORMED, enemy, space, game.column_strength[enemy])


def end_war(game: Comancheria, enemy: i64) -> None:
    """The column leaves; its counter, if any, goes to the lowest empty row of its column (CO 2.3.4)."""
    display.give_back(game, game.column_counter[enemy], False)
    game.column_at[enemy] = NONE
    game.column_strength[enemy] = 0
    game.column_counter = changed(game.column_counter, enemy, NONE)
    game.tell(q.WAR_ENDED, enemy)


def change_strength(game: Comancheria, enemy: i64, n: i64, least: i64) -> None:
    """Not below `least`, not above the strongest column; at 0 the war ends."""
    before = game.column_strength[enemy]
    after = before + n
    if n < 0 and after < least:
        after = min(before, least)
    game.column_strength[enemy] = min(game.box.strongest_column, after)
    if game.column_strength[enemy] <= 0:
        game.column_strength[enemy] = 0
        end_war(game, enemy)
    elif game.column_strength[enemy] != before:
        game.tell(q.COLUMN_NOW, enemy, game.column_strength[enemy])


@final
class March(Frame):
    """MARCH: towards the nearest visible Ranchería, stopping in contact (CO 2.3.8, CO 2.3.9). Without one in sight it
    loses 1 (CO 2.3.11), but not if it need not march (CO 2.3.12)."""

    def __init__(self, step: i64, enemy: i64, spaces: i64) -> None:
        super().__init__(step)
        self.enemy: i64 = enemy
        self.spaces: i64 = spaces  # still to go

    def run(self, game: Comancheria) -> None:
        enemy = self.enemy
        if self.step == 1:  # the picked neighbour
            game.column_at[enemy] = game.answer
            game.tell(q.COLUMN_MOVED, enemy, game.answer)
            self.step = 0
        while self.spaces > 0 and not in_contact(game, enemy):
            nearer = land.steps_towards(game, game.column_at[enemy], visible_camps(game, enemy), enemy)
            if nearer == 0:
                game.tell(q.COLUMN_LOST, enemy)
                change_strength(game, enemy, -1, 0)
                break
            self.spaces -= 1
            if size(nearer) > 1:
                self.step = 1
                game.chance_of(q.PICK_SPACE, nearer)
                return
            game.column_at[enemy] = lowest(nearer)
            game.tell(q.COLUMN_MOVED, enemy, game.column_at[enemy])
        game.done(0)

    def copy(self) -> Frame:
        return March(self.step, self.enemy, self.spaces)

    def fields(self) -> list[int]:
        return [self.step, self.enemy, self.spaces]


@final
class Attrition(Frame):
    """ATTRITION: a die below the strength costs the column 1; it never ends a war (CO 2.3.13)."""

    def __init__(self, step: i64, enemy: i64) -> None:
        super().__init__(step)
        self.enemy: i64 = enemy

    def run(self, game: Comancheria) -> None:
        enemy = self.enemy
        if self.step == 0:
            if game.column_at[enemy] == NONE or excused(game, enemy):
                game.done(0)
                return
            self.step = 1
            game.call(Roll(0, q.FOR_ATTRITION))
            return
        if game.result < game.column_strength[enemy]:
            change_strength(game, enemy, -1, 1)
        game.done(0)

    def copy(self) -> Frame:
        return Attrition(self.step, self.enemy)

    def fields(self) -> list[int]:
        return [self.step, self.enemy]


def excused(game: Comancheria, enemy: i64) -> bool:
    """`no_attrition`: colonial columns in those territories make no roll (CO 12.38)."""
    if enemy == NORTH or not game.holding & BIT[NO_ATTRITION]:
        return False
    return cards.holds_in(game, NO_ATTRITION, game.column_at[enemy])


@final
class Advance(Frame):
    """An Instruction moves the column that its enemy has already: one space, then attrition (CO 6.3.0.4)."""

    def __init__(self, step: i64, enemy: i64) -> None:
        super().__init__(step)
        self.enemy: i64 = enemy

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            self.step = 1
            game.call(March(0, self.enemy, 1))
            return
        if self.step == 1:
            self.step = 2
            game.call(Attrition(0, self.enemy))
            return
        game.done(0)

    def copy(self) -> Frame:
        return Advance(self.step, self.enemy)

    def fields(self) -> list[int]:
        return [self.step, self.enemy]
