"""The activation of a Band: taking up goods, movement points, actions, and being marked finished
(CO 5.1.1 to CO 5.1.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest
from prairie.games.comancheria import (
    actions,
    cards,
    columns,
    cup,
    effects,
    land,
    loading,
    pieces,
    questions as q,
    vocabulary as v,
)
from prairie.games.comancheria.components import COLUMNS, HORSES, NONE, NORTH, count_of
from prairie.games.comancheria.frame import Frame

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


@final
class Activation(Frame):
    """ACTIVATE a Band. What one activation may do only once is a set of flags in `used`."""

    def __init__(self, step: i64, band: i64, points: i64 = 0, hunts: i64 = 0, used: i64 = 0) -> None:
        super().__init__(step)
        self.band: i64 = band
        self.points: i64 = points  # movement points left
        self.hunts: i64 = hunts
        self.used: i64 = used

    def run(self, game: Comancheria) -> None:
        band = self.band
        if self.step == 0:
            self.step = 1
            game.active = band
            game.tell(q.ACTIVATES, band)
            camp = pieces.camp_of(game, band)
            if camp != NONE:  # CO 5.1.1
                game.call(loading.Load(0, band, camp, 1))
                return
        if self.step == 1:
            self.set_out(game)  # CO 5.1.2, CO 5.1.3
            self.step = 2
        if self.step == 20:
            self.act(game, game.answer)
            return
        if self.step == 21:
            self.play(game)
            return
        if self.step == 24:  # after a Raid or a card, which may have taken the Band away (CO 11.13)
            self.step = 2
            if not game.in_play(band):
                game.active = NONE
                game.done(0)
                return
        if self.step == 22:  # back from a Trade
            self.points -= game.result & 15
            self.used = game.result >> 4
            self.step = 2
        if self.step == 23:
            self.harry(game, game.answer)
            self.step = 2
        if self.step == 2:  # CO 5.1.4
            options = self.options(game)
            if options == BIT[q.STOP]:
                self.step = 3
            else:
                self.step = 20
                game.offer(q.ACT, options)
                return
        if self.step == 3:  # CO 5.1.6
            game.finished |= BIT[band]
            game.tell(q.FINISHED, band)
            self.step = 4
            here = BIT[game.at[band]]
            if game.wagons & here:  # CO 5.1.7; passing reveals nothing (CO 5.2.2.4)
                game.call(cup.RevealMarkers(0, here))
                return
        if self.step == 4:
            self.step = 5
            if loot_is_near(game, band):
                game.call(LootBesideColumn(0, band))
                return
        if self.step == 5:
            self.step = 6
            if game.holding & BIT[v.COUNTER_SPEND]:
                game.call(Parley(0, BIT[band]))
                return
        pieces.join_camp_here(game, band)  # CO 5.1.8
        game.active = NONE
        game.done(0)

    def set_out(self, game: Comancheria) -> None:
        """The Band stands on the space of its camp; its movement points are fixed now (CO 5.1.2, CO 5.1.3)."""
        band = self.band
        game.at[band] = pieces.space_of(game, band)
        self.points = game.box.movement[game.strength[band]]
        if count_of(game.goods[band], HORSES):
            self.points += cards.total(game, v.MP_BONUS)  # CO 12.54

    # --- A3 ---------------------------------------------------------------------------------------------------

    def options(self, game: Comancheria) -> i64:
        """Every action that can be paid in full, and stopping."""
        band = self.band
        space = game.at[band]
        found = BIT[q.STOP]
        if self.points >= actions.move_cost(game, band, self.used):
            found |= land.neighbours(game, space)  # CO 5.2.2.2, CO 5.2.2.3
        if actions.can_hunt(game, band, self.points, self.hunts):
            found |= BIT[q.HUNT]
        if self.points >= actions.RAID_COST and land.owner_of(game, space) != NONE:  # CO 5.2.3.1, CO 5.2.3.8
            found |= BIT[q.RAID]
        if actions.trades(game, band, self.points, self.used):
            found |= BIT[q.TRADE]
        if count_of(game.goods[band], HORSES) >= 2:  # CO 5.1.5: one is kept
            found |= BIT[q.SPEND_HORSES]
        if game.holding & BIT[v.COUNTER_MP] and self.harried(game):
            found |= BIT[q.HARRY]
        if game.hand and self.playable(game):
            found |= BIT[q.PLAY_CARD]
        return found

    def playable(self, game: Comancheria) -> i64:
        """W4: cards without a trigger, and those that raid from afar."""
        return effects.playable(game) | (actions.remote_cards(game, self.band) if self.points >= 1 else 0)

    def harried(self, game: Comancheria) -> i64:
        """`counter_mp`: the columns one line away that the Band could weaken, once in an activation
        (CO 12.39)."""
        found: i64 = 0
        if self.used & actions.HARRIED:
            return 0
        for effect in cards.effects_of(game, v.COUNTER_MP):
            if self.points >= effect.also:
                found |= columns_beside(game, game.at[self.band])
        return found

    def harry(self, game: Comancheria, enemy: i64) -> None:
        for effect in cards.effects_of(game, v.COUNTER_MP):
            self.points -= effect.also
            columns.change_strength(game, enemy, effect.n, 0)
            self.used |= actions.HARRIED
            return

    def act(self, game: Comancheria, choice: i64) -> None:
        band = self.band
        self.step = 2
        if choice == q.STOP:
            self.step = 3
        elif choice < q.HUNT:
            self.move(game, choice)
        elif choice == q.HUNT:
            self.points -= actions.hunt_cost(game, band, self.hunts)
            self.hunts += 1
            actions.hunt(game, band)
        elif choice == q.RAID:
            self.points -= actions.RAID_COST
            self.step = 24
            game.call(actions.Raid(0, game.at[band]))
        elif choice == q.TRADE:
            game.call(actions.Trade(0, self.points, self.used))
            self.step = 22
        elif choice == q.SPEND_HORSES:
            pieces.spend(game, band, HORSES)
            self.points += 1
            game.tell(q.HORSES_SPENT, band)
        elif choice == q.HARRY:
            self.step = 23
            game.offer(q.HARRY_WHICH, self.harried(game))
        else:
            self.step = 21
            game.offer(q.WINDOW, self.playable(game) | BIT[q.PASS])

    def move(self, game: Comancheria, space: i64) -> None:
        """5.2.2"""
        cost = actions.move_cost(game, self.band, self.used)
        if cost == 0:
            self.used |= actions.RODE_FREE
        self.points -= cost
        game.at[self.band] = space
        game.tell(q.MOVED, self.band, space)

    def play(self, game: Comancheria) -> None:
        if game.answer == q.PASS:
            self.step = 2
            return
        self.step = 24
        card = game.answer
        remote = cards.first_of(game, card, v.REMOTE_RAID)
        effects.play(game, card)
        if remote is not None:  # the Raid comes first, then the rest of the card
            self.points -= 1
            game.call(actions.Raid(0, remote.where, 0, 0, remote.horses))

    def copy(self) -> Frame:
        return Activation(self.step, self.band, self.points, self.hunts, self.used)

    def fields(self) -> list[int]:
        return [self.step, self.band, self.points, self.hunts, self.used]


def columns_beside(game: Comancheria, space: i64) -> i64:
    """The columns one line of any kind away."""
    near = land.neighbours(game, space)
    found: i64 = 0
    enemy: i64 = 0
    while enemy < COLUMNS:
        if game.column_at[enemy] != NONE and near & BIT[game.column_at[enemy]]:
            found |= BIT[enemy]
        enemy += 1
    return found


def loot_is_near(game: Comancheria, band: i64) -> bool:
    """Whether a war card has loot left and a colonial column is one line from the Band (CO 12.41)."""
    return game.loot_left != 0 and columns_beside(game, pieces.space_of(game, band)) & ~BIT[NORTH] != 0


@final
class LootBesideColumn(Frame):
    """`loot_adjacent`: a Band finished one line from a colonial column takes a Resource, or leaves it to the next
    (CO 12.41)."""

    def __init__(self, step: i64, band: i64) -> None:
        super().__init__(step)
        self.band: i64 = band

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            kinds: i64 = 0
            for effect in cards.effects_of(game, v.LOOT_ADJACENT):
                kinds |= effect.kinds
            options: i64 = 0
            left = kinds
            while left:
                kind = lowest(left)
                left &= ~BIT[kind]
                if pieces.stock(game, kind) > 0:
                    options |= BIT[kind]
            if options == 0:
                game.done(0)
                return
            self.step = 1
            game.offer(q.LOOT, options | BIT[q.PASS])
            return
        if game.answer != q.PASS:
            game.loot_left = 0
            pieces.take(game, self.band, game.answer)
        game.done(0)

    def copy(self) -> Frame:
        return LootBesideColumn(self.step, self.band)

    def fields(self) -> list[int]:
        return [self.step, self.band]


@final
class Parley(Frame):
    """`counter_spend`: finished Bands in a War Space may buy the end of that war, one after the other (CO 12.40)."""

    def __init__(self, step: i64, bands: i64, band: i64 = NONE) -> None:
        super().__init__(step)
        self.bands: i64 = bands  # still to be asked
        self.band: i64 = band

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            self.step = 0
            if game.answer != q.PASS:
                self.pay(game)
                columns.end_war(game, game.answer)
        while self.bands:
            self.band = lowest(self.bands)
            self.bands &= ~BIT[self.band]
            wars = self.wars(game)
            if wars:
                self.step = 1
                game.offer(q.PARLEY, wars | BIT[q.PASS])
                return
        game.done(0)

    def wars(self, game: Comancheria) -> i64:
        """The columns in the Band's space whose war it could end."""
        found: i64 = 0
        if not game.finished & BIT[self.band]:
            return 0
        for effect in cards.effects_of(game, v.COUNTER_SPEND):
            if count_of(game.goods[self.band], effect.kind) < effect.n:
                continue
            enemy: i64 = 0
            while enemy < COLUMNS:
                if game.column_at[enemy] != NONE and game.column_at[enemy] == pieces.space_of(game, self.band):
                    found |= BIT[enemy]
                enemy += 1
        return found

    def pay(self, game: Comancheria) -> None:
        for effect in cards.effects_of(game, v.COUNTER_SPEND):
            if count_of(game.goods[self.band], effect.kind) >= effect.n:
                n: i64 = 0
                while n < effect.n:
                    pieces.spend(game, self.band, effect.kind)
                    n += 1
                game.tell(q.PARLEYED, self.band)
                return

    def copy(self) -> Frame:
        return Parley(self.step, self.bands, self.band)

    def fields(self) -> list[int]:
        return [self.step, self.bands, self.band]
