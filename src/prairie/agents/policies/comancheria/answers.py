"""First ideas: an answer to every question but where a Band rides (ride.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prairie.agents.policies.comancheria.lore import Lore
from prairie.agents.policies.comancheria.ride import Manner, homes, next_act, settles, sites, wanted_camps
from prairie.core.bits import BIT, lowest, size
from prairie.games.comancheria import columns, generation, pieces, questions as q
from prairie.games.comancheria.components import (
    CAMPS,
    CAPTIVES,
    COLUMNS,
    FOOD,
    HORSES,
    NONE,
    count_of,
)
from prairie.games.comancheria.frame import ALLIED_TRIBE, Roll
from prairie.games.comancheria.state import Comancheria
from prairie.games.comancheria.take_actions import TakeActions
from prairie.games.comancheria.victory import objective_met

ALL_BANDS: Final = 0x7FFF
ALL_CAMPS: Final = 0x1F
EXCHANGES: Final = (3, 4, 0, 1, 6, 7)  # captives, bison, horses; Food before Trade Goods


def answer(game: Comancheria, lore: Lore, manner: Manner) -> i64:
    question = game.question
    choices = game.choices
    if question == q.ACT:
        return next_act(game, lore, manner)
    if question == q.LOAD:
        return load(game)
    if question == q.OPERATION:
        return operation(game, lore, manner)
    if question == q.TRACK_BAND:
        return strongest(game, choices)
    if question == q.CAMP_TO_ACT:
        return camp_to_act(game)
    if question == q.NEXT_BAND:
        return next_band(game)
    if question == q.BAND_FOR_AP:
        return band_for_ap(game)
    if question == q.LOOT:
        return loot(game)
    if question == q.REROLL:
        return reroll(game)
    if question == q.STAND_OR_YIELD:
        return stand_or_yield(game, manner)
    if question == q.UNIT:
        return unit(game)
    if question == q.EXCHANGE:
        return exchange(game)
    if question == q.CHECK:
        return highest(choices & ~BIT[q.PASS] & ~BIT[q.REDRAW]) if choices & ~(BIT[q.PASS] | BIT[q.REDRAW]) else q.PASS
    if question == q.BATTLE_DICE:
        return q.WITH_GUNS if choices & BIT[q.WITH_GUNS] else lowest(choices)
    if question in (q.BAND_TO_FEED, q.BAND_TO_GO):
        return weakest(game, choices)
    if question == q.CAMP_FOR_BAND:
        return camp_for_band(game, manner)
    if question == q.FOUNDER:
        return founder(game, lore, manner)
    if question == q.WHO_RETIRES:
        return who_retires(game)
    if question in (q.FREE_CULTURE, q.BUY_CULTURE):
        return culture(game, lore, manner)
    if question == q.GAMBLE:
        return gamble(game)
    if question == q.HEADMAN:
        return headman(game)
    if question in (q.BISON_WHERE, q.ALLY_WHERE, q.WHICH_GOES):
        near = choices & ~BIT[q.PASS]
        return lore.nearest(near, homes(game)) if near else q.PASS
    if question in (q.TRIBE_WHERE, q.BISON_FROM):
        far = choices & ~BIT[q.PASS]
        return lore.farthest(far, homes(game)) if far else q.PASS
    if question == q.CHOICE:
        return highest(choices) if game.military >= 3 and game.culture >= 3 else lowest(choices)
    if question in (q.CAMP_TO_MOVE, q.CAMP_GOES, q.BAND_TO_LEAVE, q.BAND_TO_DROP, q.CAMP_TO_GO) or question >= q.ADJUST:
        return highest(choices)  # declines, where that is possible
    return lowest(choices)


def highest(choices: i64) -> i64:
    best: i64 = 0
    while choices:
        best = lowest(choices)
        choices &= choices - 1
    return best


# --- operations -----------------------------------------------------------------------------------------------


def operation(game: Comancheria, lore: Lore, manner: Manner) -> i64:
    """A ride for what the generation still lacks, else Culture; and on to the next one as soon as it may be."""
    marked = False
    space: i64 = 0
    while space < len(game.ravaged):
        if game.ravaged[space] and game.box.round & BIT[space]:
            marked = True
        space += 1
    lacks = not settler_ready(game, lore, manner) or larder(game) < manner.larder or (manner.marks and not marked)
    low = game.culture <= manner.low_culture or game.culture + game.military <= manner.low_points
    poor = game.culture + game.military <= manner.poor
    if game.choices & BIT[q.PASSAGE]:
        patience = manner.patience if lacks else manner.poverty if low else 0
        if game.operations >= patience:
            return q.PASSAGE
    if manner.plans and worth_planning(game):
        return q.PLANNING
    if low and (game.operations > 0 or not lacks or poor):
        return q.CULTURE
    if lacks and (game.operations == 0 or pieces.bands_in_play(game) & ~game.finished):
        return q.TAKE_ACTIONS
    return q.CULTURE


def worth_planning(game: Comancheria) -> bool:
    """Finished Bands grow weaker in it: only when there are hardly any."""
    if size(game.finished & pieces.bands_in_play(game)) > 1:
        return False
    if game.military <= 2 and game.culture >= 5:
        return True
    camp: i64 = 0
    while camp < CAMPS:
        if game.camp_in_play(camp) and game.mahimiana[camp] == 0:
            return True
        camp += 1
    return False


def settler_ready(game: Comancheria, lore: Lore, manner: Manner) -> bool:
    if size(pieces.camps_in_play(game)) >= wanted_camps(game, lore, manner):
        return True
    return settles(game, NONE, sites(game, manner))


def larder(game: Comancheria) -> i64:
    """Pop points in the boxes."""
    total: i64 = 0
    camps = pieces.camps_in_play(game)
    while camps:
        total += generation.pop_points(game, pieces.box_goods(game, lowest(camps)))
        camps &= camps - 1
    return total


def camp_to_act(game: Comancheria) -> i64:
    """The camp with the most strength that can ride."""
    best: i64 = lowest(game.choices)
    most: i64 = -1
    left = game.choices
    while left:
        camp = lowest(left)
        left &= left - 1
        strength = riding_strength(game, camp)
        if strength > most:
            most = strength
            best = camp
    return best


def riding_strength(game: Comancheria, camp: i64) -> i64:
    """Of the strongest Bands, as many as the Paraibo has room for."""
    room = game.paraibo[camp]
    total: i64 = 0
    bands = pieces.box_bands(game, camp)
    while bands and room > 0:
        band = strongest(game, bands)
        bands &= ~BIT[band]
        total += game.strength[band]
        room -= 1
    return total


def strongest(game: Comancheria, bands: i64) -> i64:
    best: i64 = lowest(bands)
    bands &= ALL_BANDS
    while bands:
        band = lowest(bands)
        bands &= bands - 1
        if game.strength[band] > game.strength[best]:
            best = band
    return best


def weakest(game: Comancheria, choices: i64) -> i64:
    bands = choices & ALL_BANDS
    if bands == 0:
        return highest(choices)
    best: i64 = lowest(bands)
    while bands:
        band = lowest(bands)
        bands &= bands - 1
        if game.strength[band] < game.strength[best]:
            best = band
    return best


def next_band(game: Comancheria) -> i64:
    """The last Band at home stays there: an empty camp falls without a fight."""
    frame = game.frames[len(game.frames) - 1]
    assert isinstance(frame, TakeActions)
    return q.PASS if size(pieces.box_bands(game, frame.camp)) <= 1 else q.ACTIVATE_NEXT


def band_for_ap(game: Comancheria) -> i64:
    """Spare points bring a Band that has not acted out once more."""
    rested: i64 = 0
    left = game.choices & ALL_BANDS & ~game.finished
    while left:
        band = lowest(left)
        left &= left - 1
        if game.ap >= game.strength[band] + 2:
            rested |= BIT[band]
    return strongest(game, rested) if rested else highest(game.choices)


# --- an activation --------------------------------------------------------------------------------------------


def load(game: Comancheria) -> i64:
    """In a Battle all there is; on a ride a Mahimiana and Horses, so that others have some as well."""
    choices = game.choices
    if game.fighter != NONE:
        return q.TAKE_ALL if choices & BIT[q.TAKE_ALL] else highest(choices)
    drops = choices & (BIT[q.DROP + CAPTIVES] | BIT[q.DROP + FOOD] | BIT[q.DROP])
    if drops:
        return lowest(drops)
    if choices & BIT[q.TAKE + HORSES] and count_of(game.goods[game.active], HORSES) < 1:
        return q.TAKE + HORSES
    leaders = choices & (ALL_CAMPS * BIT[q.TAKE_LEADER])
    return lowest(leaders) if leaders else highest(choices)


def exchange(game: Comancheria) -> i64:
    """Captives for Food: one pop point becomes two."""
    for pair in EXCHANGES:
        if game.choices & BIT[pair]:
            return pair
    return lowest(game.choices)


def loot(game: Comancheria) -> i64:
    """Horses till every Band has one."""
    if game.choices & BIT[HORSES] and count_of(pieces.held(game), HORSES) < size(pieces.bands_in_play(game)):
        return HORSES
    return lowest(game.choices)


# --- Battles and dice -----------------------------------------------------------------------------------------


def chance_to_win(game: Comancheria, band: i64, enemy: i64) -> float:
    """Of one round, in a camp."""
    bonus = game.strength[band] - columns.modifier(game, enemy)
    if pieces.rider(game, band) != NONE:
        bonus += 1
    if game.finished & BIT[band]:
        bonus -= 1
    wins: i64 = 1
    die: i64 = 2
    while die < 6:
        if die + bonus >= 6:
            wins += 1
        die += 1
    return float(wins) / 6.0


def stand_or_yield(game: Comancheria, manner: Manner) -> i64:
    enemy: i64 = NONE
    here = pieces.camp_spaces(game)
    one: i64 = 0
    while one < COLUMNS:
        attacks = game.column_at[one] != NONE and here & BIT[game.column_at[one]] != 0
        if attacks and (enemy == NONE or game.column_strength[one] > game.column_strength[enemy]):
            enemy = one
        one += 1
    best = 0.0
    lives: i64 = 0
    if enemy != NONE:
        bands = pieces.box_bands(game, pieces.camp_at(game, game.column_at[enemy]))
        while bands:
            band = lowest(bands)
            bands &= bands - 1
            lives += game.strength[band]
            best = max(best, chance_to_win(game, band, enemy))
        if best * float(lives) >= manner.odds * (1.0 - best) * float(game.column_strength[enemy]):
            return q.STAND
    return q.STAND if game.culture + game.military <= 3 else q.YIELD


def unit(game: Comancheria) -> i64:
    best: i64 = lowest(game.choices)
    most: i64 = -10
    left = game.choices
    while left:
        one = lowest(left)
        left &= left - 1
        worth: i64 = 5
        if one != ALLIED_TRIBE:
            worth = 2 * game.strength[one]
            if game.finished & BIT[one]:
                worth -= 2
            if pieces.rider(game, one) != NONE:
                worth += 2
        if worth > most:
            most = worth
            best = one
    return best


def reroll(game: Comancheria) -> i64:
    """Trade Goods are for lost Battles, for the watchfulness of the enemy, and for the hour of the Victory Check."""
    roll = game.frames[len(game.frames) - 1]
    assert isinstance(roll, Roll)
    bad = False
    if roll.purpose == q.FOR_BATTLE:
        bad = roll.face <= 2
    elif roll.purpose == q.FOR_WATCH:
        bad = roll.face == 1
    elif roll.purpose == q.FOR_PASSAGE:
        bad = (roll.face <= game.box.passages[game.passage]) != objective_met(game)
    return lowest(game.choices) if bad else q.ACCEPT


# --- headmen, growth, cards -----------------------------------------------------------------------------------


def gamble(game: Comancheria) -> i64:
    best: i64 = 0
    for medicine in game.paraibo:
        best = max(best, medicine)
    return q.ROLL_FOR_MORE if best >= 5 else q.ONE_ACTION


def headman(game: Comancheria) -> i64:
    choices = game.choices
    if choices & BIT[q.CULTURE_TO_MILITARY] and game.culture > game.military + 1:
        return q.CULTURE_TO_MILITARY
    cards = choices & ~(BIT[q.BUY_CARD] - 1) & ~BIT[q.PASS]
    if cards:
        return lowest(cards)
    if choices & BIT[q.MEDICINE_FOR_AP] and game.ap <= 2:
        for medicine in game.paraibo:
            if medicine >= 4:
                return q.MEDICINE_FOR_AP
    return highest(choices)


def camp_for_band(game: Comancheria, manner: Manner) -> i64:
    """New Bands for camps that have few; more goods make Bands stronger."""
    best: i64 = highest(game.choices)
    fewest = manner.full_camp
    left = game.choices & ALL_CAMPS
    while left:
        camp = lowest(left)
        left &= left - 1
        count = size(pieces.box_bands(game, camp))
        if count < fewest:
            fewest = count
            best = camp
    return best


def founder(game: Comancheria, lore: Lore, manner: Manner) -> i64:
    good = sites(game, manner)
    found: i64 = 0
    left = game.choices & ALL_BANDS
    while left:
        band = lowest(left)
        left &= left - 1
        if good & BIT[game.at[band]]:
            found |= BIT[band]
    if found:
        return strongest(game, found)
    if size(pieces.camps_in_play(game)) < wanted_camps(game, lore, manner):
        return lowest(game.choices)
    return highest(game.choices)


def who_retires(game: Comancheria) -> i64:
    left = game.choices & ALL_CAMPS
    while left:
        camp = lowest(left)
        left &= left - 1
        if game.mahimiana[camp] > game.paraibo[camp] + 1:
            return camp
    return highest(game.choices)


def culture(game: Comancheria, lore: Lore, manner: Manner) -> i64:
    """The best liked card; one that must be bought only if it leaves enough points."""
    best: i64 = NONE
    left = game.choices & ~BIT[q.PASS]
    while left:
        card = lowest(left)
        left &= left - 1
        if game.question == q.BUY_CULTURE and game.culture - game.box.culture[card].cost < manner.safe:
            continue
        if best == NONE or lore.rank[card] < lore.rank[best]:
            best = card
    return best if best != NONE else q.PASS
