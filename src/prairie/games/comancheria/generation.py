"""4.4 steps 2 to 6: new Bands, stronger Bands, a new Ranchería, headmen who retire or die."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest
from prairie.games.comancheria import cards, cup, land, pieces, points, questions as q, vocabulary as v
from prairie.games.comancheria.components import BANDS, BISON, CAMPS, CAPTIVES, FOOD, KINDS, NONE, count_of
from prairie.games.comancheria.frame import Frame, Roll

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


def pop_value(game: Comancheria, kind: i64) -> i64:
    """The pop points of a Resource: Bison and Captives 1, Food 2 (CO 10.1), unless a card says more (CO 12.56)."""
    value: i64 = 0
    if kind in (BISON, CAPTIVES):
        value = 1
    elif kind == FOOD:
        value = 2
    for effect in cards.effects_of(game, v.POP_VALUE):
        if effect.kind == kind:
            value = max(value, effect.n)
    return value


def pop_points(game: Comancheria, goods: i64) -> i64:
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        count = count_of(goods, kind)
        if count:
            total += count * pop_value(game, kind)
        kind += 1
    return total


def worth_something(game: Comancheria, goods: i64) -> i64:
    """The kinds among some goods that are worth pop points."""
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if count_of(goods, kind) and pop_value(game, kind):
            found |= BIT[kind]
        kind += 1
    return found


@final
class NewBands(Frame):
    """2: a new Band costs 1 pop point and 1 more for each made in the same Ranchería before; surplus is lost
    (CO 4.4.2 to CO 4.4.4)."""

    def __init__(self, step: i64, made: i64 = 0, camp: i64 = NONE, owed: i64 = 0) -> None:
        super().__init__(step)
        self.made: i64 = made  # four bits for each Ranchería
        self.camp: i64 = camp
        self.owed: i64 = owed  # pop points still to be paid

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            if game.answer == q.PASS:
                game.done(0)
                return
            self.camp = game.answer
            self.owed = self.price(self.camp)
            self.step = 2
        elif self.step == 3:
            self.owed -= pop_value(game, game.answer)
            pieces.spend_from_box(game, self.camp, game.answer)
            self.step = 2
        if self.step == 2:
            if self.owed > 0:
                self.step = 3
                game.offer(q.PAY_POP, worth_something(game, pieces.box_goods(game, self.camp)))
                return
            self.made += BIT[4 * self.camp]
            game.tell(q.BAND_CREATED, pieces.new_band(game, self.camp), self.camp)
        camps = self.camps(game)
        if camps == 0:
            game.done(0)
            return
        self.step = 1
        game.offer(q.CAMP_FOR_BAND, camps | BIT[q.PASS])

    def price(self, camp: i64) -> i64:
        return 1 + ((self.made >> (4 * camp)) & 15)

    def camps(self, game: Comancheria) -> i64:
        found: i64 = 0
        if pieces.bands_left(game) <= 0:
            return 0
        camp: i64 = 0
        while camp < CAMPS:
            if game.camp_in_play(camp) and pop_points(game, pieces.box_goods(game, camp)) >= self.price(camp):
                found |= BIT[camp]
            camp += 1
        return found

    def copy(self) -> Frame:
        return NewBands(self.step, self.made, self.camp, self.owed)

    def fields(self) -> list[int]:
        return [self.step, self.made, self.camp, self.owed]


@final
class StrongerBands(Frame):
    """3: +1 strength for a pop point. The points of one counter may be split among Bands of one box
    (CO 4.4.5 to CO 4.4.7)."""

    def __init__(self, step: i64, band: i64 = NONE, credit: i64 = 0, camp: i64 = NONE) -> None:
        super().__init__(step)
        self.band: i64 = band
        self.credit: i64 = credit  # points of the last counter not used yet, for `camp` or for the lone Band alone
        self.camp: i64 = camp

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            if game.answer == q.PASS:
                game.done(0)
                return
            self.choose(game, game.answer)
            if self.credit == 0:
                self.step = 2
                game.offer(q.PAY_POP, self.purse(game, self.band))
                return
            self.step = 3
        elif self.step == 2:
            self.credit = pop_value(game, game.answer)
            if self.camp != NONE:
                pieces.spend_from_box(game, self.camp, game.answer)
            else:
                pieces.spend(game, self.band, game.answer)
            self.step = 3
        if self.step == 3:
            self.credit -= 1
            game.strength[self.band] = game.strength[self.band] + 1
            game.tell(q.BAND_STRONGER, self.band, game.strength[self.band])
        bands = self.bands(game)
        if bands == 0:
            game.done(0)
            return
        self.step = 1
        game.offer(q.BAND_TO_FEED, bands | BIT[q.PASS])

    def choose(self, game: Comancheria, band: i64) -> None:
        """Another box, or another lone Band: what is left of the last counter is lost."""
        camp = pieces.camp_of(game, band)
        if camp != self.camp or (camp == NONE and band != self.band):
            self.credit = 0
        self.band = band
        self.camp = camp

    def purse(self, game: Comancheria, band: i64) -> i64:
        """The kinds that may be spent for a Band: of its box, or what a lone one holds."""
        camp = pieces.camp_of(game, band)
        goods = pieces.box_goods(game, camp) if camp != NONE else game.goods[band]
        return worth_something(game, goods)

    def bands(self, game: Comancheria) -> i64:
        found: i64 = 0
        band: i64 = 0
        while band < BANDS:
            if game.in_play(band) and game.strength[band] < game.box.strongest_band:
                camp = pieces.camp_of(game, band)
                same = camp == self.camp if camp != NONE else band == self.band
                if self.purse(game, band) or (self.credit > 0 and same):
                    found |= BIT[band]
            band += 1
        return found

    def copy(self) -> Frame:
        return StrongerBands(self.step, self.band, self.credit, self.camp)

    def fields(self) -> list[int]:
        return [self.step, self.band, self.credit, self.camp]


@final
class NewCamp(Frame):
    """4: at most one new Ranchería where a lone Band is (CO 4.4.8)."""

    def __init__(self, step: i64) -> None:
        super().__init__(step)

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            founders = self.founders(game)
            if founders == 0:
                game.done(0)
                return
            self.step = 1
            game.offer(q.FOUNDER, founders | BIT[q.PASS])
            return
        if self.step == 1:
            if game.answer == q.PASS:
                game.done(0)
                return
            space = game.at[game.answer]
            found_camp(game, game.answer)
            self.step = 2
            if game.wagons & BIT[space]:
                game.call(cup.RevealMarkers(0, BIT[space]))
                return
        game.done(0)

    def founders(self, game: Comancheria) -> i64:
        """Lone Bands in a round space or Palo Duro without Ranchería, Tribe or Settlement, while a letter is left."""
        if free_letter(game) == NONE:
            return 0
        sites = (game.box.round | game.box.canyon) & ~land.taken(game)
        found: i64 = 0
        left = pieces.lone_bands(game)
        while left:
            band = lowest(left)
            left &= ~BIT[band]
            if sites & BIT[game.at[band]]:
                found |= BIT[band]
        return found

    def copy(self) -> Frame:
        return NewCamp(self.step)

    def fields(self) -> list[int]:
        return [self.step]


def free_letter(game: Comancheria) -> i64:
    """The lowest unused letter (CO 4.4.9); those in the Reservation stay used (CO 8.3)."""
    camp: i64 = 0
    while camp < game.box.most_camps:
        if game.camp_at[camp] == NONE:
            return camp
        camp += 1
    return NONE


def found_camp(game: Comancheria, band: i64) -> None:
    """The Band and all its goods go into the box; its Mahimiana is exchanged for the one of the new letter
    (CO 4.4.10 to CO 4.4.13, CO 2.6.0.4)."""
    space = game.at[band]
    camp = free_letter(game)
    game.camp_at[camp] = space
    game.bison &= ~BIT[space]
    medicine = game.strength[band] + cards.total(game, v.NEW_CAMP_MEDICINE)  # CO 12.58
    game.paraibo[camp] = min(game.box.most_medicine, medicine)
    letter = pieces.rider(game, band)
    if letter != NONE:
        game.mahimiana[camp] = game.mahimiana[letter]
        game.leader_at[camp] = pieces.BOX + camp
        game.mahimiana[letter] = 0
        game.leader_at[letter] = pieces.BOX + letter
    bands = pieces.lone_bands_at(game, space)
    while bands:
        one = lowest(bands)
        bands &= ~BIT[one]
        pieces.join_box(game, one, camp)
    game.tell(q.CAMP_FOUNDED, camp, space)


@final
class Retire(Frame):
    """5: Mahimianas with medicine 2 or more may retire: the Paraibo takes over their medicine (CO 4.4.14, CO 4.4.15).
    The result: whose."""

    def __init__(self, step: i64, retired: i64 = 0) -> None:
        super().__init__(step)
        self.retired: i64 = retired

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            if game.answer == q.PASS:
                game.done(self.retired)
                return
            camp = game.answer
            self.retired |= BIT[camp]
            game.paraibo[camp] = game.mahimiana[camp]
            game.mahimiana[camp] = 0
            game.leader_at[camp] = pieces.BOX + camp
            game.tell(q.RETIRED, camp, game.paraibo[camp])
        options: i64 = 0
        camp = 0
        while camp < CAMPS:
            if game.camp_in_play(camp) and game.mahimiana[camp] >= 2:
                options |= BIT[camp]
            camp += 1
        if options == 0:
            game.done(self.retired)
            return
        self.step = 1
        game.offer(q.WHO_RETIRES, options | BIT[q.PASS])

    def copy(self) -> Frame:
        return Retire(self.step, self.retired)

    def fields(self) -> list[int]:
        return [self.step, self.retired]


@final
class FailingCards(Frame):
    """6, first: `pot_fail`. A card in play on whose number the die falls leaves the game (CO 12.61)."""

    def __init__(self, step: i64, left: i64 = NONE, card: i64 = NONE) -> None:
        super().__init__(step)
        self.left: i64 = left
        self.card: i64 = card

    def run(self, game: Comancheria) -> None:
        if self.left == NONE:
            self.left = game.in_front
        if self.step == 1:
            self.step = 0
            effect = cards.first_of(game, self.card, v.POT_FAIL)
            if effect is not None and game.result == effect.also:
                game.in_front &= ~BIT[self.card]
                cards.refresh(game)
                game.tell(q.CARD_LOST, self.card)
                points.change_military(game, effect.n)
        while self.left:
            self.card = lowest(self.left)
            self.left &= ~BIT[self.card]
            if cards.first_of(game, self.card, v.POT_FAIL) is not None:
                self.step = 1
                game.call(Roll(0, q.FOR_CARD))
                return
        game.done(0)

    def copy(self) -> Frame:
        return FailingCards(self.step, self.left, self.card)

    def fields(self) -> list[int]:
        return [self.step, self.left, self.card]


@final
class DeathChecks(Frame):
    """6: for each headman in play with medicine a die; below his medicine it becomes that of his successor
    (CO 4.4.16)."""

    def __init__(self, step: i64, retired: i64, at: i64 = 0, again: i64 = NONE, die: i64 = 0) -> None:
        super().__init__(step)
        self.retired: i64 = retired  # both headmen of these Rancherías are exempt (CO 4.4.17)
        self.at: i64 = at  # 2 * camp for the Paraibo, + 1 for the Mahimiana
        self.again: i64 = again  # checks that a card lets be rolled anew (CO 12.59)
        self.die: i64 = die

    def run(self, game: Comancheria) -> None:
        if self.again == NONE:
            self.again = cards.total(game, v.REROLL_DEATH)
        if self.step == 1:
            self.die = game.result
            self.step = 3
            if self.again > 0 and self.die < self.medicine(game):
                self.step = 2
                game.offer(q.DEATH_AGAIN, BIT[q.ACCEPT] | BIT[q.ROLL_ANEW])
                return
        elif self.step == 2:
            self.step = 3
            if game.answer == q.ROLL_ANEW:
                self.again -= 1
                self.step = 4
                game.call(Roll(0, q.FOR_DEATH))
                return
        elif self.step == 4:  # the new result stands
            self.die = game.result
            self.step = 3
        if self.step == 3:
            if self.die < self.medicine(game):
                self.succeed(game, self.die)
            self.at += 1
            self.step = 0
        while self.at < 2 * CAMPS:
            camp = self.at // 2
            if game.camp_in_play(camp) and not self.retired & BIT[camp] and self.medicine(game) > 0:
                self.step = 1
                game.call(Roll(0, q.FOR_DEATH))
                return
            self.at += 1
        game.done(0)

    def medicine(self, game: Comancheria) -> i64:
        camp = self.at // 2
        return game.mahimiana[camp] if self.at & 1 else game.paraibo[camp]

    def succeed(self, game: Comancheria, medicine: i64) -> None:
        camp = self.at // 2
        if self.at & 1:
            game.mahimiana[camp] = medicine
            game.tell(q.LEADER_NOW, camp, medicine)
        else:
            game.paraibo[camp] = medicine
            game.tell(q.CHIEF_NOW, camp, medicine)

    def copy(self) -> Frame:
        return DeathChecks(self.step, self.retired, self.at, self.again, self.die)

    def fields(self) -> list[int]:
        return [self.step, self.retired, self.at, self.again, self.die]
