"""The operations of cards that ask the player or chance, one frame each (chapter 12 of the rulebook)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest
from prairie.games.comancheria import columns, instructions, land, pieces, questions as q, settling, vocabulary as v
from prairie.games.comancheria.arrays import changed
from prairie.games.comancheria.components import BANDS, BISON, CAMPS, COLUMNS, NONE, UNIT
from prairie.games.comancheria.display import FREE
from prairie.games.comancheria.frame import Frame, Roll
from prairie.games.comancheria.manual import Manual
from prairie.games.comancheria.reservation import ToReservation
from prairie.games.comancheria.vocabulary import Effect

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


def begin(game: Comancheria, effect: Effect, row: i64) -> Frame | None:
    """The frame of an operation that needs one and can be done; None for all others."""
    operation = effect.operation
    if operation == v.MANUAL:
        return Manual(0, row)
    if not needs_frame(operation) or not possible(game, effect):
        return None
    if operation == v.GAIN_RESOURCE:
        return GoodsToCamp(0, effect.kind, effect.n)
    if operation == v.DISEASE:
        return Disease(0, effect.n)
    if operation == v.REMOVE_BISON:
        return RemoveBison(0, effect.n)
    if operation == v.PLACE_SETTLEMENT:
        return settling.PlaceSettlement(0, lowest(effect.enemies), effect.territories)
    if operation == v.EXECUTE:
        enemy = lowest(effect.enemies)
        game.acts += 1
        game.tell(q.EXECUTES, enemy, effect.kind, effect.also)
        return instructions.instruction(effect.kind, enemy, effect.also, NONE)
    if operation == v.MARCH:
        return MarchByCard(0, row)
    if operation == v.TO_RESERVATION:
        return ToReservation(0, effect.kind, effect.n, 1)
    if operation == v.MEDICINE_SET:
        return LowerChief(0, effect.n)
    return Chosen(0, row)


def needs_frame(operation: i64) -> bool:
    return operation in (
        v.GAIN_RESOURCE,
        v.BAND_STRENGTH,
        v.DISEASE,
        v.PLACE_BISON,
        v.REMOVE_BISON,
        v.PLACE_TRIBE,
        v.REMOVE_TRIBE,
        v.PLACE_SETTLEMENT,
        v.REMOVE_SETTLEMENT,
        v.PLACE_ALLY,
        v.EXECUTE,
        v.MARCH,
        v.TO_RESERVATION,
        v.MEDICINE_SET,
    )


def possible(game: Comancheria, effect: Effect) -> bool:
    """Whether an operation with choices or dice could do something now; True for those that only set something."""
    operation = effect.operation
    if operation == v.GAIN_RESOURCE:
        return pieces.camps_in_play(game) != 0 and pieces.stock(game, effect.kind) > 0
    if operation == v.DISEASE:
        return pieces.bands_in_play(game) != 0
    if operation == v.REMOVE_BISON:
        return game.bison != 0
    if operation == v.PLACE_SETTLEMENT:
        active = game.box.histories[game.history].active & effect.enemies
        return active != 0 and settling.can_settle(game, lowest(effect.enemies), effect.territories)
    if operation == v.EXECUTE:
        return game.box.histories[game.history].active & effect.enemies != 0
    if operation == v.MARCH:
        return columns.in_field(game) != 0
    if operation == v.TO_RESERVATION:
        return (pieces.camps_in_play(game) if effect.kind == v.WHOLE_CAMP else pieces.bands_in_play(game)) != 0
    if operation == v.MEDICINE_SET:
        return highest_chiefs(game) != 0
    if needs_frame(operation):
        return targets(game, effect) != 0
    return True


def targets(game: Comancheria, effect: Effect) -> i64:
    """What the player may choose for an operation, as a set of spaces or Bands."""
    operation = effect.operation
    if operation == v.BAND_STRENGTH:
        return weaker_bands(game)
    if operation == v.PLACE_BISON:
        return game.box.round & ~land.occupied(game) if pieces.stock(game, BISON) > 0 else 0
    if operation == v.PLACE_TRIBE:
        return game.box.round & ~land.taken(game) & lands(game, effect) if land.tribes_left(game) > 0 else 0
    if operation == v.REMOVE_TRIBE:
        free = land.unallied(game)
        return free & pieces.band_spaces(game) if effect.nearby else free & lands(game, effect)
    if operation == v.REMOVE_SETTLEMENT:
        near = land.within(game, present(game), effect.also)
        return game.settled[lowest(effect.enemies)] & near
    return land.unallied(game) & lands(game, effect)  # place_ally


def weaker_bands(game: Comancheria) -> i64:
    """Bands in play below full strength."""
    found: i64 = 0
    band: i64 = 0
    while band < BANDS:
        if game.in_play(band) and game.strength[band] < game.box.strongest_band:
            found |= BIT[band]
        band += 1
    return found


def lands(game: Comancheria, effect: Effect) -> i64:
    """The spaces of the territories that an operation names; all when it names none."""
    if effect.territories == 0:
        return game.box.round
    found: i64 = 0
    territory: i64 = 1
    while territory <= 6:
        if effect.territories & BIT[territory]:
            found |= game.box.land[territory]
        territory += 1
    return found


def present(game: Comancheria) -> i64:
    """The spaces of Bands in play, lone or in camps."""
    found: i64 = 0
    band: i64 = 0
    while band < BANDS:
        if game.in_play(band):
            found |= BIT[pieces.space_of(game, band)]
        band += 1
    return found


def highest_chiefs(game: Comancheria) -> i64:
    """The Rancherías in play whose Paraibo has the highest medicine."""
    best: i64 = 0
    found: i64 = 0
    camp: i64 = 0
    while camp < CAMPS:
        if game.camp_in_play(camp):
            if game.paraibo[camp] > best:
                best = game.paraibo[camp]
                found = 0
            if game.paraibo[camp] == best:
                found |= BIT[camp]
        camp += 1
    return found


@final
class GoodsToCamp(Frame):
    """`gain_resource`, `pot_gain`: counters from the stock, unpossessed, into one Ranchería in play."""

    def __init__(self, step: i64, kind: i64, n: i64) -> None:
        super().__init__(step)
        self.kind: i64 = kind
        self.n: i64 = n

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            camps = pieces.camps_in_play(game)
            if camps == 0:
                game.done(0)
                return
            self.step = 1
            game.offer(q.GOODS_WHERE, camps)
            return
        n = min(self.n, pieces.stock(game, self.kind))
        game.store[game.answer] = game.store[game.answer] + n * UNIT[self.kind]
        game.tell(q.GOODS_GAINED, game.answer, self.kind, n)
        game.done(0)

    def copy(self) -> Frame:
        return GoodsToCamp(self.step, self.kind, self.n)

    def fields(self) -> list[int]:
        return [self.step, self.kind, self.n]


@final
class Chosen(Frame):
    """An operation done to one space or Band after another, each chosen by the player."""

    def __init__(self, step: i64, row: i64, done: i64 = 0, last: i64 = NONE) -> None:
        super().__init__(step)
        self.row: i64 = row
        self.done: i64 = done
        self.last: i64 = last  # Bands strengthened by one card are different ones

    def run(self, game: Comancheria) -> None:
        effect = game.box.effects[self.row]
        operation = effect.operation
        if self.step == 1:
            if game.answer == q.PASS:
                game.done(0)
                return
            self.carry_out(game, effect, game.answer)
            self.done += 1
            self.step = 0
        many = effect.also if operation == v.BAND_STRENGTH else effect.n
        if operation == v.PLACE_ALLY:
            many = 1
        options = targets(game, effect) if self.done < many else 0
        if operation == v.BAND_STRENGTH and self.last != NONE:
            options &= ~BIT[self.last]
        if options == 0:
            game.done(0)
            return
        self.step = 1
        if operation == v.PLACE_BISON:
            options |= BIT[q.PASS]  # up to n
        game.offer(asked_for(operation), options)

    def carry_out(self, game: Comancheria, effect: Effect, chosen: i64) -> None:
        operation = effect.operation
        if operation == v.BAND_STRENGTH:
            self.last = chosen
            game.strength[chosen] = min(game.box.strongest_band, game.strength[chosen] + effect.n)
            game.tell(q.BAND_STRONGER, chosen, game.strength[chosen])
        elif operation == v.PLACE_BISON:
            game.bison |= BIT[chosen]
            game.tell(q.BISON_PLACED, chosen)
        elif operation == v.PLACE_TRIBE:
            land.place_tribe(game, chosen)
            game.tell(q.TRIBE_PLACED, chosen)
        elif operation == v.REMOVE_TRIBE:
            instructions.remove_tribe(game, chosen)
        elif operation == v.REMOVE_SETTLEMENT:
            remove_settlement(game, chosen)
        else:
            game.ally = changed(game.ally, chosen, FREE + effect.also)
            game.tell(q.ALLIED, chosen)

    def copy(self) -> Frame:
        return Chosen(self.step, self.row, self.done, self.last)

    def fields(self) -> list[int]:
        return [self.step, self.row, self.done, self.last]


def asked_for(operation: i64) -> i64:
    if operation == v.BAND_STRENGTH:
        return q.BAND_TO_STRENGTHEN
    if operation == v.PLACE_BISON:
        return q.BISON_WHERE
    if operation == v.PLACE_TRIBE:
        return q.TRIBE_WHERE
    if operation == v.PLACE_ALLY:
        return q.ALLY_WHERE
    return q.WHICH_GOES


def remove_settlement(game: Comancheria, space: i64) -> None:
    enemy: i64 = 1
    while enemy < COLUMNS:
        if game.settled[enemy] & BIT[space]:
            game.settled = changed(game.settled, enemy, game.settled[enemy] & ~BIT[space])
            game.tell(q.SETTLEMENT_REMOVED, enemy, space)
        enemy += 1


@final
class Disease(Frame):
    """`disease`: a die for each Band in play, camps first; on a low one it loses 1 strength."""

    def __init__(self, step: i64, worst: i64, seen: i64 = 0, band: i64 = NONE) -> None:
        super().__init__(step)
        self.worst: i64 = worst
        self.seen: i64 = seen
        self.band: i64 = band

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            if game.result <= self.worst and pieces.shed_strength(game, self.band):
                pieces.remove_band(game, self.band)
            self.step = 0
        self.band = self.next_band(game)
        if self.band == NONE:
            game.done(0)
            return
        self.seen |= BIT[self.band]
        self.step = 1
        game.call(Roll(0, q.FOR_DISEASE))

    def next_band(self, game: Comancheria) -> i64:
        camp: i64 = 0
        while camp < CAMPS:
            here = pieces.box_bands(game, camp) & ~self.seen
            if here and game.camp_in_play(camp):
                return lowest(here)
            camp += 1
        lone = pieces.lone_bands(game) & ~self.seen
        return lowest(lone) if lone else NONE

    def copy(self) -> Frame:
        return Disease(self.step, self.worst, self.seen, self.band)

    def fields(self) -> list[int]:
        return [self.step, self.worst, self.seen, self.band]


@final
class RemoveBison(Frame):
    """`remove_bison`: Bison on the map picked at random, to the supply."""

    def __init__(self, step: i64, n: i64) -> None:
        super().__init__(step)
        self.n: i64 = n

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            game.bison &= ~BIT[game.answer]
            game.tell(q.BISON_GONE, game.answer)
            self.n -= 1
            self.step = 0
        if self.n <= 0 or game.bison == 0:
            game.done(0)
            return
        self.step = 1
        game.pick(q.PICK_SPACE, game.bison)

    def copy(self) -> Frame:
        return RemoveBison(self.step, self.n)

    def fields(self) -> list[int]:
        return [self.step, self.n]


@final
class MarchByCard(Frame):
    """`march`: all columns in their order, or the strongest one; no attrition."""

    def __init__(self, step: i64, row: i64, left: i64 = 0) -> None:
        super().__init__(step)
        self.row: i64 = row
        self.left: i64 = left

    def run(self, game: Comancheria) -> None:
        effect = game.box.effects[self.row]
        if self.step == 0:
            if effect.kind == v.STRONGEST:
                self.step = 1
                game.pick(q.PICK_COLUMN, strongest(game))
                return
            self.left = columns.in_field(game)
            self.step = 2
        if self.step == 1:
            self.left = BIT[game.answer]
            self.step = 2
        if self.left == 0:
            game.done(0)
            return
        enemy = lowest(self.left)
        self.left &= ~BIT[enemy]
        game.call(columns.March(0, enemy, effect.n))

    def copy(self) -> Frame:
        return MarchByCard(self.step, self.row, self.left)

    def fields(self) -> list[int]:
        return [self.step, self.row, self.left]


def strongest(game: Comancheria) -> i64:
    best: i64 = 0
    found: i64 = 0
    enemy: i64 = 0
    while enemy < COLUMNS:
        if game.column_at[enemy] != NONE:
            if game.column_strength[enemy] > best:
                best = game.column_strength[enemy]
                found = 0
            if game.column_strength[enemy] == best:
                found |= BIT[enemy]
        enemy += 1
    return found


@final
class LowerChief(Frame):
    """`medicine_set`: the Paraibo with the highest medicine drops to a value (ties: the player)."""

    def __init__(self, step: i64, value: i64) -> None:
        super().__init__(step)
        self.value: i64 = value

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            self.step = 1
            game.offer(q.CHIEF_TO_FALL, highest_chiefs(game))
            return
        if game.paraibo[game.answer] > self.value:
            game.paraibo[game.answer] = self.value
            game.tell(q.CHIEF_NOW, game.answer, self.value)
        game.done(0)

    def copy(self) -> Frame:
        return LowerChief(self.step, self.value)

    def fields(self) -> list[int]:
        return [self.step, self.value]
