"""5.2 The four actions: Hunt, Move, Raid, Trade."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.comancheria import cards, display, effects, land, pieces, points, questions as q, vocabulary as v
from prairie.games.comancheria.arrays import changed
from prairie.games.comancheria.components import (
    BISON,
    CAPTIVES,
    FOOD,
    GUNS,
    HORSES,
    NONE,
    NORTH,
    TRADE_GOODS,
    UNIT,
    count_of,
)
from prairie.games.comancheria.frame import Frame, Roll
from prairie.games.comancheria.success_check import SuccessCheck

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria

# What an activation has used up, as flags.
RODE_FREE: Final = 1
HARRIED: Final = 2
TRADED_FREE: Final = 4
TRADED_FOR_GUNS: Final = 8
TRADED_WITH: Final = 16  # shifted by the enemy: the bonus of the first Trade with it

GIVEN: Final = (BISON, CAPTIVES, HORSES)  # what may be traded away, and for what
GOT: Final = (FOOD, TRADE_GOODS, GUNS)


# --- 5.2.1 Hunt -----------------------------------------------------------------------------------------------


def hunt_cost(game: Comancheria, band: i64, hunts: i64) -> i64:
    """3 movement points, 2 with a Mahimiana (CO 5.2.1.1); later Hunts may be cheaper, never below 1 (CO 12.50)."""
    cost: i64 = 2 if pieces.rider(game, band) != NONE else 3
    for effect in cards.effects_of(game, v.HUNT_DISCOUNT):
        if hunts + 1 >= effect.also:
            cost -= effect.n
    return max(cost, i64(1))


def can_hunt(game: Comancheria, band: i64, movement: i64, hunts: i64) -> bool:
    """CO 5.2.1.2"""
    return game.bison & BIT[game.at[band]] != 0 and movement >= hunt_cost(game, band, hunts)


def hunt(game: Comancheria, band: i64) -> None:
    """The Band takes possession of the Bison in its space (CO 5.2.1.3)."""
    game.bison &= ~BIT[game.at[band]]
    game.goods[band] = game.goods[band] + UNIT[BISON]
    game.tell(q.HUNTED, band, game.at[band])


# --- 5.2.2 Move -----------------------------------------------------------------------------------------------


def move_cost(game: Comancheria, band: i64, used: i64) -> i64:
    """1 with Horses, else 2 (CO 5.2.2.1); by `free_move` the first of an activation with Horses is free (CO 12.55)."""
    if count_of(game.goods[band], HORSES) == 0:
        return 2
    if game.holding & BIT[v.FREE_MOVE] and not used & RODE_FREE:
        return 0
    return 1


# --- 5.2.3 Raid -----------------------------------------------------------------------------------------------

RAID_COST: Final = 1  # in movement points (CO 5.2.3.1)


def raid_bonuses(game: Comancheria, target: i64) -> list[v.Effect]:
    """What cards that hold add to a Raid on that space (CO 12.42)."""
    return [effect for effect in cards.effects_of(game, v.RAID_BONUS) if cards.applies(game, effect, target)]


def remote_cards(game: Comancheria, band: i64) -> i64:
    """The hand cards by which the Band could raid from where it stands (CO 12.43)."""
    found: i64 = 0
    card: i64 = 0
    while card < len(game.box.development):
        if game.hand & BIT[card]:
            effect = cards.first_of(game, card, v.REMOTE_RAID)
            near = effect is not None and land.in_territories(game, game.at[band], effect.territories)
            if near and effect is not None and land.owner_of(game, effect.where) != NONE:
                found |= BIT[card]
        card += 1
    return found


@final
class Raid(Frame):
    """Four steps. The target is fixed when the Raid begins; what it is is judged at each step (CO 5.2.3.1)."""

    def __init__(
        self, step: i64, target: i64, extra: i64 = 0, captives: i64 = 0, horses: i64 = 0, military: i64 = 0,
        successes: i64 = 0, loot: i64 = 0,
    ) -> None:  # fmt: skip
        super().__init__(step)
        self.target: i64 = target
        self.extra: i64 = extra  # what cards add: counters drawn, and if any Success is drawn the rest
        self.captives: i64 = captives
        self.horses: i64 = horses
        self.military: i64 = military
        self.successes: i64 = successes
        self.loot: i64 = loot  # Resources still to be chosen

    def run(self, game: Comancheria) -> None:
        band = game.active
        if self.step == 0:
            game.tell(q.RAIDS, band, self.target)
            for effect in raid_bonuses(game, self.target):
                self.add(effect)
            self.step = 1
        if self.step == 10:
            self.play(game)
            return
        if not game.in_play(band):  # CO 11.13: a card took it away
            game.done(0)
            return
        if self.step == 1:
            options = cards.triggered(game, v.RAID_BONUS, self.target) if game.hand else 0
            if options:
                self.step = 10
                game.offer(q.WINDOW, options | BIT[q.PASS])
                return
            self.step = 2
        if self.step == 2:  # 1: CO 5.2.3.2
            self.step = 3
            game.call(SuccessCheck(0, self.extra))
            return
        if self.step == 3:
            self.successes = game.result
            self.loot = game.result
            self.step = 4
        if self.step == 40:
            pieces.take(game, band, game.answer)
            self.loot -= 1
            self.step = 4
        if self.step == 4:  # 2: CO 5.2.3.3, the only loot there is (CO 2.9.5)
            options = spoils(game) if self.loot > 0 else 0
            if options:
                self.step = 40
                game.offer(q.LOOT, options)
                return
            if self.successes > 0:
                self.collect(game)
            self.step = 5
        if self.step == 5:  # 3: CO 5.2.3.4
            if self.successes > 0:
                ravage(game, self.target)
            self.step = 6
            if land.at_peace(game, self.target):  # 4, after a failed Raid too: CO 5.2.3.6
                game.call(Roll(0, q.FOR_PEACE))
                return
            game.done(0)
            return
        self.test_peace(game)
        game.done(0)

    def add(self, effect: v.Effect) -> None:
        self.extra += effect.draw
        self.horses += effect.horses
        self.captives += effect.captives
        self.military += effect.military

    def play(self, game: Comancheria) -> None:
        """A card whose trigger is this Raid."""
        if game.answer == q.PASS:
            self.step = 2
            return
        for effect in cards.span_effects(game, game.box.development[game.answer].span):
            if effect.operation == v.RAID_BONUS:
                self.add(effect)
        self.step = 1
        effects.play(game, game.answer)

    def collect(self, game: Comancheria) -> None:
        """What cards add to a Raid with at least one Success (CO 12.42)."""
        band = game.active
        n: i64 = 0
        while n < self.horses:
            pieces.take(game, band, HORSES)
            n += 1
        n = 0
        while n < self.captives:
            pieces.take(game, band, CAPTIVES)
            n += 1
        if self.military:
            points.gain_military(game, self.military)

    def test_peace(self, game: Comancheria) -> None:
        """A die plus the Ravaged on the target, above the AP of the marker: it leaves (CO 5.2.3.7)."""
        space = self.target
        if not land.at_peace(game, space):
            return
        enemy = land.owner_of(game, space)
        marker = game.ally[space] if enemy == NORTH else game.peace[enemy]
        if game.result + game.ravaged[space] <= display.marker_ap(game, marker):
            return
        if enemy == NORTH:
            game.ally = changed(game.ally, space, NONE)
            game.tell(q.ALLY_LOST, space)
        else:
            game.peace = changed(game.peace, enemy, NONE)
            game.tell(q.PEACE_BROKEN, enemy)
        display.give_back(game, marker, False)

    def copy(self) -> Frame:
        return Raid(
            self.step, self.target, self.extra, self.captives, self.horses, self.military, self.successes, self.loot
        )

    def fields(self) -> list[int]:
        return [
            self.step, self.target, self.extra, self.captives, self.horses, self.military, self.successes, self.loot,
        ]  # fmt: skip


def spoils(game: Comancheria) -> i64:
    """Horses or Captives, whichever the stock still has (CO 2.1.7)."""
    found: i64 = 0
    if pieces.stock(game, HORSES) > 0:
        found |= BIT[HORSES]
    if pieces.stock(game, CAPTIVES) > 0:
        found |= BIT[CAPTIVES]
    return found


def ravage(game: Comancheria, space: i64) -> None:
    """One Ravaged on a target that still has an enemy piece or square (CO 5.2.3.4, CO 5.2.3.5)."""
    total: i64 = 0
    for count in game.ravaged:
        total += count
    if land.owner_of(game, space) != NONE and total < game.box.most_ravaged:
        game.ravaged = changed(game.ravaged, space, game.ravaged[space] + 1)
        game.tell(q.RAVAGED, space)


# --- 5.2.4 Trade ----------------------------------------------------------------------------------------------


def trade_post(game: Comancheria, space: i64) -> i64:
    """0: no trading post of a card here (CO 12.49); else how many Bison it takes for Guns, at least 1."""
    for effect in cards.effects_of(game, v.TRADE_POST):
        if effect.where == space:
            return max(effect.also, i64(1))
    return 0


def may_trade(game: Comancheria, space: i64) -> bool:
    """A Settlement, Tribe, square or trading post; no Ravaged in any space of a colonial enemy (CO 5.2.4.4,
    CO 5.2.4.5)."""
    if game.holding & BIT[v.TRADE_POST] and trade_post(game, space):
        return True
    enemy = land.owner_of(game, space)
    return enemy == NORTH or (enemy != NONE and land.ravaged_spaces(game, enemy) == 0)


def like_peace(game: Comancheria, space: i64) -> bool:
    """A Peace Space, or a trading post, which counts as one."""
    return land.at_peace(game, space) or (game.holding & BIT[v.TRADE_POST] != 0 and trade_post(game, space) != 0)


def free_of_movement(game: Comancheria, space: i64) -> bool:
    """`trade_free_mp`: the first Trade in a Peace Space of each Take Actions (CO 12.46)."""
    return game.holding & BIT[v.TRADE_FREE_MP] != 0 and not game.traded and like_peace(game, space)


def trades(game: Comancheria, band: i64, movement: i64, used: i64) -> i64:
    """Every exchange that the Band can pay for, as a set: what it gives, what it gets, and whether a card's free one
    is used for it: one Resource each (CO 5.2.4.1 to CO 5.2.4.3, CO 10.2)."""
    space = game.at[band]
    goods = game.goods[band]
    if goods == 0 or not may_trade(game, space):
        return 0
    found: i64 = 0
    if movement >= 1 or free_of_movement(game, space):
        wares = _wares(game, space, used)
        give: i64 = 0
        while give < 3:
            if count_of(goods, GIVEN[give]):
                priced = GIVEN[give] != CAPTIVES and not like_peace(game, space) and not free_here(game, space)
                if not priced or game.ap >= 1:
                    found |= wares << (3 * give)
                if priced and free_once(game, used):
                    found |= wares << (q.FREE_TRADE + 3 * give)
            give += 1
    if game.holding & BIT[v.TRADE_POST] and pieces.stock(game, GUNS) > 0:
        price = trade_post(game, space)
        if 1 < price <= movement and count_of(goods, BISON) >= price:
            found |= BIT[q.BISON_FOR_GUNS]
    return found


def _wares(game: Comancheria, space: i64, used: i64) -> i64:
    """What may be had here: Food, Trade Goods (CO 5.2.4.6), by a card Guns (CO 10.3, CO 12.48)."""
    found: i64 = 0
    if pieces.stock(game, FOOD) > 0:
        found |= BIT[0]
    if pieces.stock(game, TRADE_GOODS) > 0:
        found |= BIT[1]
    armed = not used & TRADED_FOR_GUNS and pieces.stock(game, GUNS) > 0
    if armed and cards.holds_in(game, v.TRADE_GUNS, space):
        found |= BIT[2]
    return found


def free_here(game: Comancheria, space: i64) -> bool:
    """`trade_free` of a place (CO 12.45)."""
    for effect in cards.effects_of(game, v.TRADE_FREE):
        if not effect.nearby and cards.applies(game, effect, space):
            return True
    return False


def free_once(game: Comancheria, used: i64) -> bool:
    """`trade_free` once in an activation (CO 12.45)."""
    if used & TRADED_FREE:
        return False
    return any(effect.nearby for effect in cards.effects_of(game, v.TRADE_FREE))


@final
class Trade(Frame):
    """One Resource given, one got. The result tells the movement points it cost, and above them what is used up."""

    def __init__(self, step: i64, movement: i64, used: i64) -> None:
        super().__init__(step)
        self.movement: i64 = movement
        self.used: i64 = used

    def run(self, game: Comancheria) -> None:
        band = game.active
        if self.step == 0:
            self.step = 1
            game.offer(q.EXCHANGE, trades(game, band, self.movement, self.used))
            return
        choice = game.answer
        space = game.at[band]
        cost: i64 = 1
        if choice == q.BISON_FOR_GUNS:
            cost = trade_post(game, space)  # as many MP as Bison
            game.goods[band] = game.goods[band] - cost * UNIT[BISON] + UNIT[GUNS]
            game.tell(q.TRADED, band, BISON, GUNS)
        else:
            cost = self.exchange(game, band, space, choice)
        game.done(16 * self.used + cost)

    def exchange(self, game: Comancheria, band: i64, space: i64, choice: i64) -> i64:
        cost: i64 = 0 if free_of_movement(game, space) else 1
        if like_peace(game, space):
            game.traded = 1
        free = choice >= q.FREE_TRADE
        pair = choice - q.FREE_TRADE if free else choice
        given: i64 = GIVEN[pair // 3]
        got: i64 = GOT[pair % 3]
        if free:
            self.used |= TRADED_FREE
        elif given != CAPTIVES and not like_peace(game, space) and not free_here(game, space):
            points.spend_ap(game, 1)
        if got == GUNS:
            self.used |= TRADED_FOR_GUNS
        pieces.spend(game, band, given)
        game.goods[band] = game.goods[band] + UNIT[got]
        game.tell(q.TRADED, band, given, got)
        self.bonus(game, band, space)
        return cost

    def bonus(self, game: Comancheria, band: i64, space: i64) -> None:
        """`trade_bonus`: the first Trade of an activation in a space of that enemy yields something more (CO 12.47)."""
        enemy = land.owner_of(game, space)
        if enemy == NONE or self.used & (BIT[enemy] * TRADED_WITH):
            return
        for effect in cards.effects_of(game, v.TRADE_BONUS):
            if effect.enemies & BIT[enemy]:
                self.used |= BIT[enemy] * TRADED_WITH
                pieces.take(game, band, effect.kind)

    def copy(self) -> Frame:
        return Trade(self.step, self.movement, self.used)

    def fields(self) -> list[int]:
        return [self.step, self.movement, self.used]
