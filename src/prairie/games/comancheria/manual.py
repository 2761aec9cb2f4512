"""`manual`: a card of an owner's pack that the vocabulary cannot say. The game stops, shows the owner's note and lets
the player change the position; every change is told and recorded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.comancheria import columns, cup, instructions, land, pieces, points, questions as q
from prairie.games.comancheria.arrays import changed
from prairie.games.comancheria.components import BANDS, BISON, CAMPS, COLUMNS, KINDS, NONE, UNIT, count_of
from prairie.games.comancheria.frame import Frame

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria

MOST_CHANGES: Final = 40  # on one card: so that every game ends

ADD_CULTURE: Final = 0
TAKE_CULTURE: Final = 1
ADD_MILITARY: Final = 2
TAKE_MILITARY: Final = 3
ADD_AP: Final = 4
TAKE_AP: Final = 5
ADD_ENEMY_AP: Final = 6
TAKE_ENEMY_AP: Final = 7
RECALL_SUCCESS: Final = 8
SPEND_SUCCESS: Final = 9
ADD_BISON: Final = 10  # in a space, from here on
TAKE_BISON: Final = 11
ADD_TRIBE: Final = 12
TAKE_TRIBE: Final = 13
ADD_SETTLEMENT: Final = 13  # + enemy: 14 to 16
TAKE_SETTLEMENT: Final = 17
ADD_RAVAGED: Final = 18
TAKE_RAVAGED: Final = 19
ADD_STRENGTH: Final = 20  # of a Band
TAKE_STRENGTH: Final = 21
ADD_CHIEF: Final = 22  # of a camp, from here on
TAKE_CHIEF: Final = 23
ADD_LEADER: Final = 24
TAKE_LEADER: Final = 25
ADD_GOODS: Final = 26  # + kind
TAKE_GOODS: Final = 32  # + kind
ADD_COLUMN: Final = 38  # + enemy
TAKE_COLUMN: Final = 42  # + enemy
CHANGES: Final = 46


@final
class Manual(Frame):
    """One change after the other, until the player says it is done."""

    def __init__(self, step: i64, row: i64, change: i64 = NONE, made: i64 = 0) -> None:
        super().__init__(step)
        self.row: i64 = row
        self.change: i64 = change
        self.made: i64 = made

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            self.step = 1
            game.tell(q.MANUAL_NOTE, self.row)
        elif self.step == 2:
            if game.answer == q.PASS:
                game.done(0)
                return
            self.change = game.answer
            self.step = 3
            where = targets(game, self.change)
            if where:
                game.offer(asked_for(self.change), where)
                return
            game.answer = NONE
        if self.step == 3:
            self.step = 1
            self.made += 1
            game.tell(q.ADJUSTED, self.change, game.answer)
            carry_out(game, self.change, game.answer)
            return
        options = BIT[q.PASS]
        change: i64 = 0
        while change < CHANGES and self.made < MOST_CHANGES:
            if can(game, change):
                options |= BIT[change]
            change += 1
        self.step = 2
        game.offer(q.ADJUST, options)

    def copy(self) -> Frame:
        return Manual(self.step, self.row, self.change, self.made)

    def fields(self) -> list[int]:
        return [self.step, self.row, self.change, self.made]


def asked_for(change: i64) -> i64:
    if change < ADD_STRENGTH:
        return q.ADJUST_SPACE
    return q.ADJUST_BAND if change <= TAKE_STRENGTH else q.ADJUST_CAMP


def kind_of_place(change: int) -> str:
    """What a change is made to: a space, a Band or a camp; "" where it needs no place."""
    if change < ADD_BISON or change >= ADD_COLUMN:
        return ""
    return "space" if change < ADD_STRENGTH else "band" if change <= TAKE_STRENGTH else "camp"


def can(game: Comancheria, change: i64) -> bool:
    """Whether a change would change anything."""
    if change == ADD_CULTURE:
        return game.culture < game.box.most_culture
    if change == TAKE_CULTURE:
        return game.culture > 0
    if change == ADD_MILITARY:
        return game.military < game.box.most_military
    if change == TAKE_MILITARY:
        return game.military > 0
    if change == ADD_AP:
        return game.ap < game.box.most_ap
    if change == TAKE_AP:
        return game.ap > 0
    if change == ADD_ENEMY_AP:
        return game.enemy_ap < game.box.most_enemy_ap
    if change == TAKE_ENEMY_AP:
        return game.enemy_ap > 0
    if change == RECALL_SUCCESS:
        return game.out_of_play > 0
    if change == SPEND_SUCCESS:
        return game.cup_success > 0 and cup.unseen(game) > 0
    if change >= ADD_COLUMN:
        enemy = (change - ADD_COLUMN) % COLUMNS
        if game.column_at[enemy] == NONE:
            return False
        return change >= TAKE_COLUMN or game.column_strength[enemy] < game.box.strongest_column
    return targets(game, change) != 0


def targets(game: Comancheria, change: i64) -> i64:
    """The spaces, Bands or camps where a change could be made; 0 for one that needs no place."""
    if change < ADD_BISON or change >= ADD_COLUMN:
        return 0
    if change < ADD_STRENGTH:
        return _spaces(game, change)
    if change <= TAKE_STRENGTH:
        return _bands(game, change == ADD_STRENGTH)
    return _camps(game, change)


def _spaces(game: Comancheria, change: i64) -> i64:
    if change == ADD_BISON:
        return game.box.round & ~land.taken(game) & ~game.bison if pieces.stock(game, BISON) > 0 else 0
    if change == TAKE_BISON:
        return game.bison
    if change == ADD_TRIBE:
        return game.box.round & ~land.taken(game) if land.tribes_left(game) > 0 else 0
    if change == TAKE_TRIBE:
        return game.tribes
    if change == TAKE_SETTLEMENT:
        return land.settlements(game)
    if change == ADD_RAVAGED:
        total: i64 = 0
        for count in game.ravaged:
            total += count
        return game.box.round | game.box.squares if total < game.box.most_ravaged else 0
    if change == TAKE_RAVAGED:
        found: i64 = 0
        space: i64 = 0
        while space < len(game.ravaged):
            if game.ravaged[space]:
                found |= BIT[space]
            space += 1
        return found
    enemy = change - ADD_SETTLEMENT
    return game.box.round & ~land.taken(game) if land.settlements_left(game, enemy) > 0 else 0


def _bands(game: Comancheria, stronger: bool) -> i64:
    found: i64 = 0
    band: i64 = 0
    while band < BANDS:
        if game.in_play(band) and (not stronger or game.strength[band] < game.box.strongest_band):
            found |= BIT[band]
        band += 1
    return found


def _camps(game: Comancheria, change: i64) -> i64:
    found: i64 = 0
    camp: i64 = 0
    while camp < CAMPS:
        if game.camp_in_play(camp) and _fits(game, change, camp):
            found |= BIT[camp]
        camp += 1
    return found


def _fits(game: Comancheria, change: i64, camp: i64) -> bool:
    if change == ADD_CHIEF:
        return game.paraibo[camp] < game.box.most_medicine
    if change == TAKE_CHIEF:
        return game.paraibo[camp] > 1
    if change == ADD_LEADER:
        return game.leader_at[camp] != NONE and game.mahimiana[camp] < game.box.most_medicine
    if change == TAKE_LEADER:
        return game.mahimiana[camp] > 0
    if change < TAKE_GOODS:
        return pieces.stock(game, change - ADD_GOODS) > 0
    return count_of(pieces.box_goods(game, camp), (change - TAKE_GOODS) % KINDS) > 0


def carry_out(game: Comancheria, change: i64, place: i64) -> None:
    if change < ADD_BISON:
        _count(game, change)
    elif change < ADD_STRENGTH:
        _land(game, change, place)
    elif change <= TAKE_STRENGTH:
        if change == ADD_STRENGTH:
            game.strength[place] = game.strength[place] + 1
        elif pieces.shed_strength(game, place):
            pieces.remove_band(game, place)
    elif change < ADD_COLUMN:
        _camp(game, change, place)
    else:
        enemy = (change - ADD_COLUMN) % COLUMNS
        columns.change_strength(game, enemy, 1 if change < TAKE_COLUMN else -1, 0)


def _count(game: Comancheria, change: i64) -> None:
    if change == ADD_CULTURE:
        points.gain_culture(game, 1)
    elif change == TAKE_CULTURE:
        points.lose_culture(game, 1)
    elif change == ADD_MILITARY:
        points.gain_military(game, 1)
    elif change == TAKE_MILITARY:
        points.lose_military(game, 1)
    elif change == ADD_AP:
        points.gain_ap(game, 1)
    elif change == TAKE_AP:
        points.spend_ap(game, 1)
    elif change == ADD_ENEMY_AP:
        points.change_enemy_ap(game, 1)
    elif change == TAKE_ENEMY_AP:
        points.change_enemy_ap(game, -1)
    else:
        n: i64 = 1 if change == RECALL_SUCCESS else -1
        game.out_of_play -= n
        game.cup_success += n


def _land(game: Comancheria, change: i64, space: i64) -> None:
    at = BIT[space]
    if change == ADD_BISON:
        game.bison |= at
    elif change == TAKE_BISON:
        game.bison &= ~at
    elif change == ADD_TRIBE:
        land.place_tribe(game, space)
    elif change == TAKE_TRIBE:
        instructions.remove_tribe(game, space)
    elif change == TAKE_SETTLEMENT:
        enemy: i64 = 1
        while enemy < COLUMNS:
            game.settled = changed(game.settled, enemy, game.settled[enemy] & ~at)
            enemy += 1
    elif change == ADD_RAVAGED:
        game.ravaged = changed(game.ravaged, space, game.ravaged[space] + 1)
    elif change == TAKE_RAVAGED:
        game.ravaged = changed(game.ravaged, space, game.ravaged[space] - 1)
    else:
        enemy = change - ADD_SETTLEMENT
        game.settled = changed(game.settled, enemy, game.settled[enemy] | at)
        game.bison &= ~at


def _camp(game: Comancheria, change: i64, camp: i64) -> None:
    if change <= TAKE_CHIEF:
        game.paraibo[camp] = game.paraibo[camp] + (1 if change == ADD_CHIEF else -1)
    elif change <= TAKE_LEADER:
        game.mahimiana[camp] = game.mahimiana[camp] + (1 if change == ADD_LEADER else -1)
    elif change < TAKE_GOODS:
        game.store[camp] = game.store[camp] + UNIT[change - ADD_GOODS]
    else:
        pieces.spend_from_box(game, camp, change - TAKE_GOODS)
