"""Comanchería by rules of thumb: eat, raid a little in every generation, found camps, stand where it can win.

It looks one activation ahead at most. `Trail` (trail.py) finds where a Band should ride.
"""

from __future__ import annotations

from collections.abc import Callable

from prairie.agents.greedy.comancheria.trail import Trail, homes, sites, wanted_camps
from prairie.core.bits import BIT, members, size
from prairie.core.contract import View
from prairie.core.rng import Rng
from prairie.games.comancheria import columns, generation, land, pieces, questions as q
from prairie.games.comancheria.components import (
    BANDS,
    CAMPS,
    CAPTIVES,
    FOOD,
    HORSES,
    LAST_SPACE,
    NONE,
    count_of,
)
from prairie.games.comancheria.frame import ALLIED_TRIBE, Roll
from prairie.games.comancheria.state import Comancheria
from prairie.games.comancheria.take_actions import TakeActions

LIKED_CULTURE = ("KIN1", "WAR1", "HORSE1", "KIN2", "HORSE2", "WAR2", "TRADE1", "TRADE2", "HORSE3", "WAR3")
SAFE = 6  # points of a track that are not spent
MARGIN = 2.5  # how much better than even the odds must be for a camp to stand
FULL_CAMP = 4  # Bands of a camp; more goods make Bands stronger


class Player:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.answers: dict[int, Callable[[Comancheria, list[int]], int]] = {
            q.REROLL: reroll,
            q.FREE_CULTURE: liked_culture,
            q.BUY_CULTURE: buy_culture,
            q.WINDOW: first,
            q.STAND_OR_YIELD: stand_or_yield,
            q.OPERATION: operation,
            q.CAMP_TO_ACT: camp_to_act,
            q.TRACK_BAND: strongest_band,
            q.NEXT_BAND: next_band,
            q.COLLECT_AP: first,
            q.BAND_FOR_AP: band_for_ap,
            q.LOAD: load,
            q.ACT: act,
            q.EXCHANGE: exchange,
            q.LOOT: loot,
            q.CHECK: check,
            q.UNIT: unit,
            q.BATTLE_DICE: battle_dice,
            q.CAMP_TO_SPEAK: first,
            q.GAMBLE: gamble,
            q.HEADMAN: headman,
            q.CAMP_TO_MOVE: last,
            q.CAMP_FOR_BAND: camp_for_band,
            q.PAY_POP: pay_pop,
            q.BAND_TO_FEED: weakest_band,
            q.FOUNDER: founder,
            q.WHO_RETIRES: who_retires,
            q.DEATH_AGAIN: first,
            q.BISON_WHERE: near_home,
            q.BISON_FROM: far_from_home,
            q.BAND_TO_LEAVE: last,
            q.BAND_TO_DROP: last,
            q.ALLY_WHERE: near_home,
            q.TRIBE_WHERE: far_from_home,
            q.WHICH_GOES: near_home,
            q.CHOICE: choice,
            q.CAMP_TO_GO: last,
            q.BAND_TO_GO: weakest_band,
        }

    def decide(self, view: View) -> int:
        game = view.known
        assert isinstance(game, Comancheria)
        legal = view.actions()
        answer = self.answers.get(int(view.ask()), first)
        return answer(game, legal)


def first(_: Comancheria, legal: list[int]) -> int:
    return legal[0]


def last(_: Comancheria, legal: list[int]) -> int:
    """Declines, where that is possible: q.PASS is the greatest answer."""
    return legal[-1]


# --- operations -----------------------------------------------------------------------------------------------


def operation(game: Comancheria, legal: list[int]) -> int:
    """Actions first; Culture when points are short; on to the next generation once it can be afforded."""
    number = game.box.operations[game.operations]
    if q.TAKE_ACTIONS not in legal or number == LAST_SPACE:
        return q.PASSAGE
    ravaged = any(game.ravaged[space] for space in range(len(game.ravaged)) if game.box.round & BIT[space])
    if q.PASSAGE in legal and ravaged and settler_ready(game) and larder(game) >= 2:
        return q.PASSAGE
    if game.operations == 0 and not ravaged:
        return q.TAKE_ACTIONS
    if worth_planning(game):
        return q.PLANNING
    if game.culture <= 2 or (game.culture + game.military <= 8):
        return q.CULTURE
    rested = any(not game.finished & BIT[band] for band in members(pieces.bands_in_play(game)))
    return q.TAKE_ACTIONS if rested or not ravaged else q.CULTURE


def worth_planning(game: Comancheria) -> bool:
    """Finished Bands grow weaker in it: only when there are hardly any."""
    if size(game.finished & pieces.bands_in_play(game)) > 1:
        return False
    short = game.military <= 2 and game.culture >= 5
    leaderless = any(game.camp_in_play(camp) and game.mahimiana[camp] == 0 for camp in range(CAMPS))
    return short or leaderless


def settler_ready(game: Comancheria) -> bool:
    if size(pieces.camps_in_play(game)) >= wanted_camps(game):
        return True
    here = sites(game)
    return any(here & BIT[game.at[band]] for band in members(pieces.lone_bands(game)))


def larder(game: Comancheria) -> int:
    """Pop points in the boxes."""
    camps = members(pieces.camps_in_play(game))
    return sum(int(generation.pop_points(game, pieces.box_goods(game, camp))) for camp in camps)


def camp_to_act(game: Comancheria, legal: list[int]) -> int:
    """The camp with the most strength that can ride."""

    def strength(camp: int) -> int:
        bands = members(pieces.box_bands(game, camp))
        return sum(sorted((int(game.strength[band]) for band in bands), reverse=True)[: int(game.paraibo[camp])])

    return max(legal, key=strength)


def strongest_band(game: Comancheria, legal: list[int]) -> int:
    return max(legal, key=lambda band: game.strength[band])


def weakest_band(game: Comancheria, legal: list[int]) -> int:
    bands = [band for band in legal if band < BANDS]
    return min(bands, key=lambda band: game.strength[band]) if bands else legal[-1]


def next_band(game: Comancheria, legal: list[int]) -> int:
    """The last Band at home stays there: an empty camp falls without a fight."""
    operation = next(frame for frame in reversed(game.frames) if isinstance(frame, TakeActions))
    return q.PASS if size(pieces.box_bands(game, operation.camp)) <= 1 else legal[0]


def band_for_ap(game: Comancheria, legal: list[int]) -> int:
    """Spare points bring a Band that has not acted out once more."""
    rested = [
        band for band in legal if band < BANDS and not game.finished & BIT[band] and game.ap >= game.strength[band] + 2
    ]
    return strongest_band(game, rested) if rested else legal[-1]


# --- an activation --------------------------------------------------------------------------------------------


def load(game: Comancheria, legal: list[int]) -> int:
    """In a Battle all there is; on a ride a Mahimiana and Horses, so that others have some as well."""
    if game.fighter != NONE:
        return q.TAKE_ALL if q.TAKE_ALL in legal else legal[-1]
    drops = [action for action in legal if action in (q.DROP + CAPTIVES, q.DROP + FOOD, q.DROP)]
    if drops:
        return drops[0]
    band = game.active
    if q.TAKE + HORSES in legal and count_of(game.goods[band], HORSES) < 1:
        return q.TAKE + HORSES
    leaders = [action for action in legal if q.TAKE_LEADER <= action < q.TAKE_ALL]
    return leaders[0] if leaders else legal[-1]


def act(game: Comancheria, legal: list[int]) -> int:
    return Trail(game).next_act(legal)


def exchange(_: Comancheria, legal: list[int]) -> int:
    """Captives for Food: one pop point becomes two."""
    wished = (3, 4, 0, 1, 6, 7)  # captives, bison, horses; food before trade goods
    return next((pair for pair in wished if pair in legal), legal[0])


def loot(game: Comancheria, legal: list[int]) -> int:
    held = sum(int(count_of(goods, HORSES)) for goods in (*game.goods, *game.store))
    bands = size(pieces.bands_in_play(game))
    return HORSES if HORSES in legal and held < bands else legal[0]


def check(_: Comancheria, legal: list[int]) -> int:
    """Guns against the greatest threat."""
    guns = [action for action in legal if q.GUNS_ON <= action < q.PASS]
    return max(guns) if guns else legal[-1]


# --- Battles --------------------------------------------------------------------------------------------------


def chance_to_win(game: Comancheria, band: int, enemy: int) -> float:
    """Of one round, in a camp."""
    bonus = game.strength[band] - columns.modifier(game, enemy)
    bonus += 1 if pieces.rider(game, band) != NONE else 0
    bonus -= 1 if game.finished & BIT[band] else 0
    wins = sum(1 for die in range(1, 7) if die == 6 or (die > 1 and die + bonus >= 6))
    return wins / 6


def stand_or_yield(game: Comancheria, _: list[int]) -> int:
    enemy = max(range(4), key=lambda one: game.column_strength[one] if _at_camp(game, one) else -1)
    camp = pieces.camp_at(game, game.column_at[enemy])
    bands = members(pieces.box_bands(game, camp))
    best = max((chance_to_win(game, band, enemy) for band in bands), default=0.0)
    lives = sum(int(game.strength[band]) for band in bands)
    holds_out = best * lives >= MARGIN * (1 - best) * int(game.column_strength[enemy])
    return q.STAND if holds_out or game.culture + game.military <= 3 else q.YIELD


def _at_camp(game: Comancheria, enemy: int) -> bool:
    return game.column_at[enemy] != NONE and bool(pieces.camp_spaces(game) & BIT[game.column_at[enemy]])


def unit(game: Comancheria, legal: list[int]) -> int:
    def worth(one: int) -> int:
        if one == ALLIED_TRIBE:
            return 5
        finished = 1 if game.finished & BIT[one] else 0
        rides = 1 if pieces.rider(game, one) != NONE else 0
        return 2 * (int(game.strength[one]) + rides - finished)

    return max(legal, key=worth)


def battle_dice(_: Comancheria, legal: list[int]) -> int:
    return q.WITH_GUNS if q.WITH_GUNS in legal else legal[0]


def reroll(game: Comancheria, legal: list[int]) -> int:
    """Trade Goods are for lost Battles, and for the watchfulness of the enemy."""
    roll = game.frames[-1]
    assert isinstance(roll, Roll)
    bad = (roll.purpose == q.FOR_BATTLE and roll.face <= 2) or (roll.purpose == q.FOR_WATCH and roll.face == 1)
    return legal[0] if bad else q.ACCEPT


# --- headmen, growth, cards -----------------------------------------------------------------------------------


def gamble(game: Comancheria, _: list[int]) -> int:
    return q.ROLL_FOR_MORE if max(game.paraibo) >= 5 else q.ONE_ACTION


def headman(game: Comancheria, legal: list[int]) -> int:
    if q.CULTURE_TO_MILITARY in legal and game.culture > game.military + 1:
        return q.CULTURE_TO_MILITARY
    cards = [action for action in legal if q.BUY_CARD <= action < q.PASS]
    if cards:
        return cards[0]
    if q.MEDICINE_FOR_AP in legal and game.ap <= 2 and max(game.paraibo) >= 4:
        return q.MEDICINE_FOR_AP
    return legal[-1]


def camp_for_band(game: Comancheria, legal: list[int]) -> int:
    """New Bands for camps that have few."""
    camps = [camp for camp in legal if camp < CAMPS and size(pieces.box_bands(game, camp)) < FULL_CAMP]
    return min(camps, key=lambda camp: size(pieces.box_bands(game, camp))) if camps else legal[-1]


def pay_pop(_: Comancheria, legal: list[int]) -> int:
    return legal[0]


def founder(game: Comancheria, legal: list[int]) -> int:
    here = sites(game)
    found = [band for band in legal if band < BANDS and here & BIT[game.at[band]]]
    if found:
        return strongest_band(game, found)
    return legal[0] if size(pieces.camps_in_play(game)) < wanted_camps(game) else legal[-1]


def who_retires(game: Comancheria, legal: list[int]) -> int:
    better = [camp for camp in legal if camp < CAMPS and game.mahimiana[camp] > game.paraibo[camp] + 1]
    return better[0] if better else legal[-1]


def liked_culture(game: Comancheria, legal: list[int]) -> int:
    names = [game.box.culture[card].name for card in legal if card != q.PASS]
    best = min(names, key=lambda name: LIKED_CULTURE.index(name) if name in LIKED_CULTURE else len(LIKED_CULTURE))
    return legal[names.index(best)]


def buy_culture(game: Comancheria, legal: list[int]) -> int:
    """Only what leaves enough points."""
    cheap = [card for card in legal if card != q.PASS and game.culture - game.box.culture[card].cost >= SAFE]
    return liked_culture(game, cheap) if cheap else q.PASS


def choice(game: Comancheria, legal: list[int]) -> int:
    """Of a card's options, the loss of a point while points last."""
    return legal[-1] if game.military >= 3 and game.culture >= 3 else legal[0]


# --- the map --------------------------------------------------------------------------------------------------


def near_home(game: Comancheria, legal: list[int]) -> int:
    spaces = sum(BIT[space] for space in legal if space != q.PASS)
    found = land.nearest(game, homes(game), spaces, land.EVERY_LINE, NONE)
    return members(found)[0] if found else legal[0]


def far_from_home(game: Comancheria, legal: list[int]) -> int:
    """The space that is left over when the nearer ones are struck off."""
    left = sum(BIT[space] for space in legal if space != q.PASS)
    while size(left) > 1:
        near = land.nearest(game, homes(game), left, land.EVERY_LINE, NONE)
        if near == left or near == 0:
            break
        left &= ~near
    return members(left)[0]
