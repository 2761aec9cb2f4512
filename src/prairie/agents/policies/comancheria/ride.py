"""What an active Band does next: a raid, a hunt, a place for a new camp, or home."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from prairie.agents.policies.comancheria.lore import Lore
from prairie.core.bits import BIT, lowest, size
from prairie.games.comancheria import actions, land, pieces, questions as q
from prairie.games.comancheria.activation import Activation
from prairie.games.comancheria.components import BISON, CAPTIVES, COLUMNS, FOOD, HORSES, NONE, count_of
from prairie.games.comancheria.state import Comancheria

ALL_SPACES: Final = 0x3FFFFFFFFFFFF  # answers below q.HUNT: the spaces next to the Band


@final
class Manner:
    """How much a deed is worth to a Band that rides."""

    def __init__(self) -> None:
        self.settlement = 10.0  # raids
        self.tribe = 3.0
        self.square = 0.0
        self.tribes_wanted: i64 = 0  # Ravaged on Tribes that a generation should leave: they wake the enemy
        self.bison = 5.0
        self.full: i64 = 3  # pop goods that a Band carries before it turns home
        self.home = 1.0
        self.load = 2.0  # for each of them, brought home
        self.empty = 5.0  # a camp that nobody guards
        self.site = 7.0
        self.canyon = 0.0
        self.spare_camps: i64 = 2  # more than the aim asks for
        self.away = 0.4  # what a deed is worth after which the Band stays out
        self.column = 4.0
        self.way = 0.1
        # at home
        self.larder: i64 = 0  # pop points that a generation should leave,
        self.marks = True  # and whether also something Ravaged
        self.patience: i64 = 3  # where on the Operations Track it passes although something is lacking,
        self.poverty: i64 = 3  # or although points are low
        self.plans = False
        self.low_culture: i64 = 5  # points so low that Culture comes before a second ride,
        self.low_points: i64 = 12  # Culture and Military together,
        self.poor: i64 = 7  # or before any
        self.safe: i64 = 12  # Culture that no card is bought with
        self.odds = 4.0  # how much better than even for a camp to stand
        self.full_camp: i64 = 4  # Bands


def homes(game: Comancheria) -> i64:
    """The spaces of the camps, without one those of the Bands."""
    found = pieces.camp_spaces(game)
    if found == 0:
        found = pieces.band_spaces(game)
    return found if found else game.box.round


def wanted_camps(game: Comancheria, lore: Lore, manner: Manner) -> i64:
    """More than the aim asks for: camps fall."""
    return min(game.box.most_camps, lore.aims[game.history].camps + manner.spare_camps)


def beside_columns(game: Comancheria) -> i64:
    """The spaces where a column stands or comes with its next step."""
    found: i64 = 0
    enemy: i64 = 0
    while enemy < COLUMNS:
        space = game.column_at[enemy]
        if space != NONE:
            found |= BIT[space] | game.box.solid[space] | game.box.dotted[space]
        enemy += 1
    return found


def sites(game: Comancheria, manner: Manner) -> i64:
    """Where a new camp would help: in a territory without camp or Settlement, clear of every column."""
    camps = pieces.camp_spaces(game)
    settled = land.settlements(game)
    found: i64 = 0
    territory: i64 = 1
    while territory <= 6:
        spaces = game.box.land[territory]
        if not spaces & (camps | settled):
            found |= spaces
        territory += 1
    if manner.canyon > 0.0:
        found |= game.box.canyon
    return found & ~(beside_columns(game) | land.taken(game))


def settles(game: Comancheria, band: i64, good: i64) -> bool:
    """Whether a lone Band, but this one, waits on a good place."""
    one: i64 = 0
    while one < len(game.at):
        if one != band and game.strength[one] and game.at[one] < pieces.RESERVE and good & BIT[game.at[one]]:
            return True
        one += 1
    return False


def empty_camps(game: Comancheria) -> i64:
    """The spaces of camps without a Band: they would fall without a fight."""
    found: i64 = 0
    camps = pieces.camps_in_play(game)
    while camps:
        camp = lowest(camps)
        camps &= camps - 1
        if not pieces.box_bands(game, camp):
            found |= BIT[game.camp_at[camp]]
    return found


def pop_goods(goods: i64) -> i64:
    return count_of(goods, BISON) + count_of(goods, CAPTIVES) + count_of(goods, FOOD)


def worth_raiding(game: Comancheria, manner: Manner) -> i64:
    """Pieces and squares of enemies that are not at peace and not Ravaged yet."""
    found: i64 = 0
    enemy: i64 = 1
    while enemy < COLUMNS:
        if game.peace[enemy] == NONE:
            found |= game.settled[enemy]
            if manner.square > 0.0:
                found |= land.awake(game, enemy)
        enemy += 1
    space: i64 = 0
    ravaged: i64 = 0
    while space < len(game.ravaged):
        if game.ravaged[space]:
            ravaged |= BIT[space]
        space += 1
    marked: i64 = size(ravaged & game.box.round & (game.tribes | land.settlements(game)))
    if marked < manner.tribes_wanted:
        found |= land.unallied(game)
    return found & ~ravaged


def spoils(game: Comancheria, space: i64, manner: Manner) -> float:
    if game.tribes & BIT[space]:
        return manner.tribe
    return manner.square if game.box.squares & BIT[space] else manner.settlement


def next_act(game: Comancheria, lore: Lore, manner: Manner) -> i64:
    frame = game.frames[len(game.frames) - 1]
    assert isinstance(frame, Activation)
    here = game.at[frame.band]
    goods = game.goods[frame.band]
    choices = game.choices
    prey = worth_raiding(game, manner)
    if choices & BIT[q.RAID] and prey & BIT[here]:
        return q.RAID
    if choices & BIT[q.HUNT] and pop_goods(goods) < manner.full:
        return q.HUNT
    step: i64 = 1 if count_of(goods, HORSES) else 2
    trades = choices & BIT[q.TRADE] != 0 and count_of(goods, CAPTIVES) > 0
    if trades and frame.points > lore.near(here, pieces.camp_spaces(game)) * step:
        return q.TRADE
    goal = best_goal(game, lore, manner, frame, prey, step)
    if goal == here:
        return q.STOP
    ways = choices & ALL_SPACES
    return lore.nearest(ways, BIT[goal]) if ways else q.STOP


def best_goal(game: Comancheria, lore: Lore, manner: Manner, frame: Activation, prey: i64, step: i64) -> i64:
    """The space that is worth most for what it costs."""
    here = game.at[frame.band]
    camps = pieces.camp_spaces(game)
    unguarded = empty_camps(game)
    load = pop_goods(game.goods[frame.band])
    good: i64 = 0
    if size(camps) < wanted_camps(game, lore, manner):
        good = sites(game, manner)
        if settles(game, frame.band, good):
            good = 0
    hunting = actions.hunt_cost(game, frame.band, frame.hunts)
    danger = beside_columns(game) & ~camps
    bison = game.bison if load < manner.full else 0
    best = here
    best_worth = 0.0
    row = here * lore.spaces
    space: i64 = 0
    while space < lore.spaces:
        cost = lore.lines[row + space] * step
        if cost <= frame.points:
            left = frame.points - cost
            at = BIT[space]
            worth = 0.0
            if camps & at:
                worth = manner.home + manner.load * float(load)
                if unguarded & at:
                    worth += manner.empty
            elif good & at:
                worth = manner.canyon if game.box.canyon & at else manner.site
            if (prey | bison) & at:
                back = lore.near(space, camps) * step
                if prey & at and left >= 1:
                    gain = spoils(game, space, manner)
                    worth = max(worth, gain if left - 1 >= back else gain * manner.away)
                if bison & at and left >= hunting:
                    worth = max(worth, manner.bison if left - hunting >= back else manner.bison * manner.away)
            if danger & at:
                worth -= manner.column
            worth -= manner.way * float(cost)
            if worth > best_worth:
                best_worth = worth
                best = space
        space += 1
    return best
