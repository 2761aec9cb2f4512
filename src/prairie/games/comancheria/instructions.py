"""6.3 The ten Instructions. "Carry out instead" replaces the frame; every chain of substitutes ends (CO 6.3.0.5).

Each frame holds the enemy, the AP of the counter carried out and the counter with the side it shows, NONE where a card
speaks (CO 6.3.0.1). The result is 1 when the counter was laid on the map.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from prairie.core.bits import BIT, size
from prairie.games.comancheria import cards, columns, display, land, pieces, points, questions as q
from prairie.games.comancheria.arrays import changed
from prairie.games.comancheria.components import (
    ALLY,
    CULTURE_ATTACK,
    ENCROACH,
    HUNT,
    NONE,
    NORTH,
    PEACE,
    RAID,
    RECOVER,
    SETTLE,
    SUBJUGATE,
    WAR,
)
from prairie.games.comancheria.display import FREE
from prairie.games.comancheria.frame import Frame, Roll
from prairie.games.comancheria.settling import PlaceSettlement, can_settle
from prairie.games.comancheria.vocabulary import HUNT_BONUS

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria

LAID: Final = 1  # results: the counter lies on the map now, or it does not
NOT_LAID: Final = 0


def instruction(name: i64, enemy: i64, ap: i64, shown: i64) -> Frame:
    """EXECUTE: the frame of an Instruction."""
    if name == ALLY:
        return Ally(0, enemy, ap, shown)
    if name == CULTURE_ATTACK:
        return CultureAttack(0, enemy, ap, shown)
    if name == ENCROACH:
        return Encroach(0, enemy, ap, shown)
    if name == HUNT:
        return Hunt(0, enemy, ap, shown)
    if name == PEACE:
        return Peace(0, enemy, ap, shown)
    if name == RAID:
        return NorthRaid(0, enemy, ap, shown)
    if name == RECOVER:
        return Recover(0, enemy, ap, shown)
    if name == SETTLE:
        return Settle(0, enemy, ap, shown)
    if name == SUBJUGATE:
        return Subjugate(0, enemy, ap, shown)
    return War(0, enemy, ap, shown)


class Instruction(Frame):
    """What all ten have."""

    def __init__(self, step: i64, enemy: i64, ap: i64, shown: i64) -> None:
        super().__init__(step)
        self.enemy: i64 = enemy
        self.ap: i64 = ap
        self.shown: i64 = shown

    def fields(self) -> list[int]:
        return [self.step, self.enemy, self.ap, self.shown]

    def instead(self, game: Comancheria, name: i64) -> None:
        """Another Instruction is carried out instead, with the same enemy, AP and counter."""
        game.tell(q.INSTEAD, self.enemy, name)
        game.become(instruction(name, self.enemy, self.ap, self.shown))

    def recovers(self, game: Comancheria) -> bool:
        """With Ravaged in a space of this enemy, Recover instead: step 1 of most (CO 6.3.0.2), after the column of Raid
        and War (CO 6.3.0.3, CO 6.3.6.2, CO 6.3.10.2)."""
        if land.ravaged_spaces(game, self.enemy) == 0:
            return False
        self.instead(game, RECOVER)
        return True

    def marker(self) -> i64:
        """What is laid on the map: the counter, or a marker made by the card."""
        return self.shown if self.shown != NONE else FREE + self.ap

    def acts_with_column(self, game: Comancheria) -> bool:
        """An enemy that has a column already: in contact nothing happens, else it marches one space
        (CO 6.3.0.4, CO 6.3.5.1, CO 6.3.5.3, CO 6.3.6.1, CO 6.3.10.1)."""
        if game.column_at[self.enemy] == NONE:
            return False
        if columns.in_contact(game, self.enemy):
            game.tell(q.COLUMN_WAITS, self.enemy)
            game.done(NOT_LAID)
        else:
            game.become(columns.Advance(0, self.enemy))
        return True


@final
class Ally(Instruction):
    """6.3.1"""

    def run(self, game: Comancheria) -> None:
        if self.step == 0:  # 1
            if self.recovers(game):
                return
            free = land.unallied(game)  # 2: the player chooses the Tribe (CO 6.3.1.1)
            if free == 0:  # CO 6.3.1.2
                self.instead(game, ENCROACH)
                return
            self.step = 1
            game.offer(q.ALLY_WHERE, free)
            return
        display.leave_display(game, self.shown)
        game.ally = changed(game.ally, game.answer, self.marker())
        game.tell(q.ALLIED, game.answer)
        game.done(LAID)

    def copy(self) -> Frame:
        return Ally(self.step, self.enemy, self.ap, self.shown)


@final
class CultureAttack(Instruction):
    """6.3.2"""

    def run(self, game: Comancheria) -> None:
        if self.recovers(game):  # 1
            return
        game.done(NOT_LAID)
        points.lose_culture(game, 1 + size(game.settled[self.enemy]))  # CO 6.3.2.1

    def copy(self) -> Frame:
        return CultureAttack(self.step, self.enemy, self.ap, self.shown)


@final
class Encroach(Instruction):
    """6.3.3"""

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            if self.recovers(game):  # 1
                return
            # CO 6.3.3.4, CO 6.3.3.5
            if land.tribes_left(game) == 0 or game.box.round & ~land.taken(game) == 0:
                self.instead(game, HUNT)
                return
            self.step = 1
            game.call(Roll(0, q.FOR_TERRITORY))  # 2
            return
        if self.step == 1:
            free = game.box.round & ~land.taken(game)  # CO 6.3.3.2
            territory = next_with(game, game.result, free)
            self.step = 2
            game.offer(q.TRIBE_WHERE, game.box.land[territory] & free)
            return
        land.place_tribe(game, game.answer)
        game.tell(q.TRIBE_PLACED, game.answer)
        game.done(NOT_LAID)

    def copy(self) -> Frame:
        return Encroach(self.step, self.enemy, self.ap, self.shown)


def next_with(game: Comancheria, territory: i64, spaces: i64) -> i64:
    """The territory rolled, or the next higher, 1 after 6, with one of those spaces (CO 6.3.3.3, CO 6.3.4.2)."""
    while game.box.land[territory] & spaces == 0:
        territory = territory % 6 + 1
    return territory


@final
class Hunt(Instruction):
    """6.3.4"""

    def __init__(self, step: i64, enemy: i64, ap: i64, shown: i64, left: i64 = NONE) -> None:
        super().__init__(step, enemy, ap, shown)
        self.left: i64 = left  # Bison still to be taken

    def run(self, game: Comancheria) -> None:
        if self.left == NONE:
            if self.recovers(game):  # 1
                return
            self.left = 1 + cards.total_against(game, HUNT_BONUS, self.enemy)  # CO 12.51
        if self.step == 1:
            here = game.box.land[next_with(game, game.result, game.bison)] & game.bison
            self.step = 2
            game.chance_of(q.PICK_SPACE, here)
            return
        if self.step == 2:
            game.bison &= ~BIT[game.answer]
            game.tell(q.BISON_HUNTED, self.enemy, game.answer)
            self.step = 0
        if self.left == 0 or game.bison == 0:
            if game.bison == 0 and self.left:
                game.tell(q.NO_BISON, self.enemy)
            game.done(NOT_LAID)
            return
        self.left -= 1
        self.step = 1
        game.call(Roll(0, q.FOR_TERRITORY))  # 2

    def copy(self) -> Frame:
        return Hunt(self.step, self.enemy, self.ap, self.shown, self.left)

    def fields(self) -> list[int]:
        return [self.step, self.enemy, self.ap, self.shown, self.left]


@final
class Peace(Instruction):
    """6.3.5"""

    def run(self, game: Comancheria) -> None:
        enemy = self.enemy
        if self.recovers(game):  # 1, before the column acts (CO 6.3.0.3)
            return
        if game.column_at[enemy] != NONE:  # 2
            if not columns.in_contact(game, enemy) and game.column_strength[enemy] < self.ap:  # CO 6.3.5.2
                columns.end_war(game, enemy)
                game.done(NOT_LAID)
                return
            self.acts_with_column(game)
            return
        display.leave_display(game, self.shown)
        make_peace(game, enemy, self.marker())  # 3
        game.done(LAID)

    def copy(self) -> Frame:
        return Peace(self.step, self.enemy, self.ap, self.shown)


def make_peace(game: Comancheria, enemy: i64, marker: i64) -> None:
    """On the square (East: the south-eastern one); an older one to the lowest empty row (CO 6.3.5.4, CO 6.3.5.5)."""
    older = game.peace[enemy]
    game.peace = changed(game.peace, enemy, marker)
    display.give_back(game, older, False)
    game.tell(q.PEACE_MADE, enemy)


@final
class NorthRaid(Instruction):
    """6.3.6"""

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            if self.acts_with_column(game):  # 1
                return
            if self.recovers(game):  # 2
                return
            tribes = land.unallied(game)
            if tribes == 0:  # CO 6.3.6.6
                self.instead(game, ENCROACH)
                return
            self.step = 1
            game.pick(q.PICK_SPACE, near_the_camps(game, tribes))  # 3
            return
        strength = self.ap + game.war_bonus[self.enemy]  # CO 6.3.6.5
        columns.form(game, self.enemy, game.answer, strength, self.shown)
        game.done(LAID)

    def copy(self) -> Frame:
        return NorthRaid(self.step, self.enemy, self.ap, self.shown)


def near_the_camps(game: Comancheria, tribes: i64) -> i64:
    """The Tribes nearest to a Ranchería, else to a lone Band, else any (CO 6.3.6.3, CO 6.3.6.4)."""
    start = pieces.camp_spaces(game)
    if start == 0:
        start = pieces.band_spaces(game)
    found = land.nearest(game, start, tribes, land.COLUMN_LINES, NORTH)
    return found if found else tribes


@final
class Recover(Instruction):
    """6.3.7"""

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            spaces = land.ravaged_spaces(game, self.enemy)
            if spaces == 0:
                game.done(NOT_LAID)
                return
            self.step = 1
            game.pick(q.PICK_SPACE, spaces)  # CO 6.3.7.2: the space is picked, one Ravaged comes off
            return
        game.ravaged = changed(game.ravaged, game.answer, game.ravaged[game.answer] - 1)
        game.tell(q.RECOVERED, self.enemy, game.answer)
        game.done(NOT_LAID)

    def copy(self) -> Frame:
        return Recover(self.step, self.enemy, self.ap, self.shown)


@final
class Settle(Instruction):
    """6.3.8"""

    def run(self, game: Comancheria) -> None:
        if self.recovers(game):  # 1
            return
        if can_settle(game, self.enemy, 0):
            game.become(PlaceSettlement(0, self.enemy, 0))  # 2
        else:  # CO 6.3.8.5
            self.instead(game, SUBJUGATE)

    def copy(self) -> Frame:
        return Settle(self.step, self.enemy, self.ap, self.shown)


@final
class Subjugate(Instruction):
    """6.3.9"""

    def run(self, game: Comancheria) -> None:
        enemy = self.enemy
        if self.step == 0:
            if self.recovers(game):  # 1
                return
            # 2: allied or not (CO 6.3.9.1)
            targets = land.nearest(game, land.spaces_of(game, enemy), game.tribes, land.CONNECTIONS, enemy)
            if targets == 0:
                if can_settle(game, enemy, 0):  # CO 6.3.9.4
                    self.instead(game, SETTLE)
                elif game.peace[enemy] != NONE:  # CO 6.3.9.6
                    self.instead(game, CULTURE_ATTACK)
                else:  # CO 6.3.9.5
                    self.instead(game, WAR)
                return
            self.step = 1
            game.pick(q.PICK_SPACE, land.lowest_value(game, targets))  # CO 6.3.9.2
            return
        remove_tribe(game, game.answer)  # 3
        game.done(NOT_LAID)

    def copy(self) -> Frame:
        return Subjugate(self.step, self.enemy, self.ap, self.shown)


def remove_tribe(game: Comancheria, space: i64) -> None:
    """To the supply, an Ally marker to the lowest empty row (CO 6.3.9.3); a column there stays (CO 2.3.15)."""
    marker = game.ally[space]
    game.tribes &= ~BIT[space]
    game.ally = changed(game.ally, space, NONE)
    display.give_back(game, marker, False)
    game.tell(q.TRIBE_REMOVED, space)


@final
class War(Instruction):
    """6.3.10"""

    def run(self, game: Comancheria) -> None:
        enemy = self.enemy
        if self.step == 0:
            if self.acts_with_column(game):  # 1
                return
            if self.recovers(game):  # 2
                return
            if game.peace[enemy] != NONE:  # 3
                break_peace(game, enemy)
                game.done(NOT_LAID)
                return
            self.step = 1
            game.pick(q.PICK_SPACE, land.awake(game, enemy))  # 4
            return
        strength = self.ap + size(game.settled[enemy]) + game.war_bonus[enemy]  # CO 6.3.10.5, CO 12.21
        columns.form(game, enemy, game.answer, strength, self.shown)
        game.done(LAID)

    def copy(self) -> Frame:
        return War(self.step, self.enemy, self.ap, self.shown)


def break_peace(game: Comancheria, enemy: i64) -> None:
    """A Peace marker broken by force: to the lowest empty row (CO 6.3.10.3)."""
    marker = game.peace[enemy]
    game.peace = changed(game.peace, enemy, NONE)
    display.give_back(game, marker, False)
    game.tell(q.PEACE_BROKEN, enemy)
