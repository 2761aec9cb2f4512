"""4.4 Passage of Time: fifteen steps. Those about people are in generation.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest, size
from prairie.games.comancheria import (
    cards,
    display,
    effects,
    generation,
    instructions,
    land,
    operations,
    pieces,
    points,
    questions as q,
    vocabulary as v,
)
from prairie.games.comancheria.arrays import changed
from prairie.games.comancheria.cleanup import FromTrack
from prairie.games.comancheria.components import BISON, CAMPS, COLUMNS, LAST_SPACE, NONE, WEST
from prairie.games.comancheria.frame import Frame, Roll
from prairie.games.comancheria.planning import NewLeaders
from prairie.games.comancheria.victory import VictoryCheck

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


@final
class PassageOfTime(Frame):
    """A generation passes."""

    def __init__(self, step: i64, retired: i64 = 0) -> None:
        super().__init__(step)
        self.retired: i64 = retired  # Rancherías that used step 5

    def run(self, game: Comancheria) -> None:
        step = self.step
        self.step += 1
        if step == 0:
            game.generation += 1
            game.tell(q.OPERATION_BEGINS, q.PASSAGE)
            game.finished = 0  # 1: CO 4.4.1; Bands in the Reservation are never finished
            game.call(generation.NewBands(0))  # 2
        elif step == 1:
            game.call(generation.StrongerBands(0))  # 3
        elif step == 2:
            game.call(generation.NewCamp(0))  # 4
        elif step == 3:
            game.call(generation.Retire(0))  # 5
        elif step == 4:
            self.retired = game.result
            game.call(generation.FailingCards(0))  # 6
        elif step == 5:
            game.call(generation.DeathChecks(0, self.retired))
        elif step == 6:
            game.call(NewLeaders(0))  # 7
        elif step == 7:
            recall_successes(game)  # 8
            game.call(GoodsOfTheYears(0))  # 9
        elif step == 8:
            clear_ravaged(game)  # 10
            game.call(MarkersLapse(0))  # 11
        elif step == 9:
            game.call(BisonGrow(0))  # 12
        elif step == 10:
            game.call(DiscardDevelopment(0))  # 13
        elif step == 11:
            game.call(effects.Refill(0))
        elif step == 12:
            game.call(BuyCulture(0))  # 14
        elif step == 13:
            game.operations = 0  # 15: CO 4.4.34
            camps, territories = size(pieces.camps_in_play(game)), size(land.controlled(game))
            game.tell(q.GENERATION_OVER, game.generation, game.culture, game.military, camps, territories)
            game.call(AdvancePassage(0))
        else:  # CO 4.4.37
            game.done(0)

    def copy(self) -> Frame:
        return PassageOfTime(self.step, self.retired)

    def fields(self) -> list[int]:
        return [self.step, self.retired]


def recall_successes(game: Comancheria) -> None:
    """8: all Successes but those under "?" go to the cup (CO 4.4.19)."""
    n = game.out_of_play
    game.out_of_play = 0
    place: i64 = 0
    while place < len(game.track_success):
        n += game.track_success[place]
        game.track_success = changed(game.track_success, place, 0)
        place += 1
    camp: i64 = 0
    while camp < CAMPS:
        n += game.leader_success[camp] + game.chief_success[camp]
        game.leader_success[camp] = 0
        game.chief_success = changed(game.chief_success, camp, 0)
        camp += 1
    game.cup_success += n
    game.tell(q.SUCCESSES_RETURN, n)


@final
class GoodsOfTheYears(Frame):
    """9: Resources on the Operations Track to any boxes (CO 4.4.20), then `pot_gain` (CO 12.60)."""

    def __init__(self, step: i64, place: i64 = 0, gained: i64 = 0) -> None:
        super().__init__(step)
        self.place: i64 = place
        self.gained: i64 = gained

    def run(self, game: Comancheria) -> None:
        while self.place < len(game.track_goods):
            place = self.place
            self.place += 1
            if game.track_goods[place]:
                game.call(FromTrack(0, place))
                return
        gains = cards.effects_of(game, v.POT_GAIN)
        if self.gained < len(gains):
            effect = gains[self.gained]
            self.gained += 1
            game.call(operations.GoodsToCamp(0, effect.kind, effect.n))
            return
        game.done(0)

    def copy(self) -> Frame:
        return GoodsOfTheYears(self.step, self.place, self.gained)

    def fields(self) -> list[int]:
        return [self.step, self.place, self.gained]


def clear_ravaged(game: Comancheria) -> None:
    """10: Ravaged Tribes and Settlements go, allied Tribes too (CO 4.4.21); none: -1 Military (CO 4.4.22). No Ravaged
    stays (CO 4.4.23)."""
    removed: i64 = 0
    space: i64 = 0
    while space < len(game.ravaged):
        if game.ravaged[space]:
            game.ravaged = changed(game.ravaged, space, 0)
            if game.tribes & BIT[space]:
                instructions.remove_tribe(game, space)
                removed += 1
            elif land.settlements(game) & BIT[space]:
                operations.remove_settlement(game, space)
                removed += 1
        space += 1
    if removed == 0:
        game.tell(q.NOTHING_RAVAGED)
        points.lose_military(game, 1)
    elif game.box.per_removed:
        points.gain_military(game, removed * game.box.per_removed)


@final
class MarkersLapse(Frame):
    """11: for each Peace and Ally marker a die; above its AP it comes back to the top of its column (CO 4.4.24)."""

    def __init__(self, step: i64, place: i64 = 0) -> None:
        super().__init__(step)
        self.place: i64 = place  # the enemies' squares first, then the spaces of the map

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            marker = self.marker(game)
            if game.result > display.marker_ap(game, marker):
                self.lapse(game)
                display.give_back(game, marker, True)
            self.place += 1
            self.step = 0
        while self.place < COLUMNS + len(game.ally):
            if self.marker(game) != NONE:
                self.step = 1
                game.call(Roll(0, q.FOR_LAPSE))
                return
            self.place += 1
        game.done(0)

    def marker(self, game: Comancheria) -> i64:
        return game.peace[self.place] if self.place <= WEST else game.ally[self.place - COLUMNS]

    def lapse(self, game: Comancheria) -> None:
        if self.place <= WEST:
            game.peace = changed(game.peace, self.place, NONE)
            game.tell(q.PEACE_LAPSED, self.place)
        else:
            game.ally = changed(game.ally, self.place - COLUMNS, NONE)
            game.tell(q.ALLY_LAPSED, self.place - COLUMNS)

    def copy(self) -> Frame:
        return MarkersLapse(self.step, self.place)

    def fields(self) -> list[int]:
        return [self.step, self.place]


@final
class BisonGrow(Frame):
    """12: once, and once more for every empty development space, a Bison comes to a territory, or moves out of it
    (CO 4.4.25 to CO 4.4.28, CO 12.62)."""

    def __init__(self, step: i64, left: i64 = NONE, territory: i64 = 0) -> None:
        super().__init__(step)
        self.left: i64 = left
        self.territory: i64 = territory

    def run(self, game: Comancheria) -> None:
        if self.left == NONE:
            self.left = 0 if game.holding & BIT[v.NO_BISON_GROWTH] else game.box.bison_growth + empty_openings(game)
        if self.step == 1:
            self.territory = game.result
            here = game.box.land[self.territory]
            empty = game.box.round & ~land.occupied(game)
            self.step = 0
            if here & empty:
                if pieces.stock(game, BISON) > 0:
                    self.step = 2
                    game.offer(q.BISON_WHERE, here & empty)
                    return
            elif here & game.bison and empty:
                self.step = 3
                game.offer(q.BISON_FROM, here & game.bison)
                return
        if self.step == 2:
            game.bison |= BIT[game.answer]
            game.tell(q.BISON_PLACED, game.answer)
            self.step = 0
        if self.step == 3:
            game.bison &= ~BIT[game.answer]
            self.territory = game.answer  # where it came from: it may not stay
            self.step = 4
            game.offer(q.BISON_WHERE, game.box.round & ~land.occupied(game) & ~BIT[game.answer])
            return
        if self.step == 4:
            game.bison |= BIT[game.answer]
            game.tell(q.BISON_MOVED, self.territory, game.answer)
            self.step = 0
        if self.left <= 0:
            game.done(0)
            return
        self.left -= 1
        self.step = 1
        game.call(Roll(0, q.FOR_TERRITORY))

    def copy(self) -> Frame:
        return BisonGrow(self.step, self.left, self.territory)

    def fields(self) -> list[int]:
        return [self.step, self.left, self.territory]


def empty_openings(game: Comancheria) -> i64:
    count: i64 = 0
    for card in game.open:
        if card == NONE:
            count += 1
    return count


@final
class DiscardDevelopment(Frame):
    """13: all open development cards go; what a card does when it is discarded is done then (CO 4.4.29,
    CO 11.6)."""

    def __init__(self, step: i64) -> None:
        super().__init__(step)

    def run(self, game: Comancheria) -> None:
        while self.step < len(game.open):
            card = game.open[self.step]
            game.open = changed(game.open, self.step, NONE)
            self.step += 1
            if card != NONE:
                if effects.returns_to_deck(game, card):
                    game.discards |= BIT[card]
                cards.refresh(game)
                if game.box.development[card].late:
                    game.call(effects.RunEffects(0, game.box.development[card].late))
                    return
        game.done(0)

    def copy(self) -> Frame:
        return DiscardDevelopment(self.step)

    def fields(self) -> list[int]:
        return [self.step]


@final
class BuyCulture(Frame):
    """14: at most one culture card (CO 4.4.33), paid for with Culture (CO 1.3.3.2)."""

    def __init__(self, step: i64) -> None:
        super().__init__(step)

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            options: i64 = 0
            left = open_culture(game)
            while left:
                card = lowest(left)
                left &= ~BIT[card]
                if game.culture >= game.box.culture[card].cost:
                    options |= BIT[card]
            if options == 0:
                game.done(0)
                return
            self.step = 1
            game.offer(q.BUY_CULTURE, options | BIT[q.PASS])
            return
        game.done(0)
        if game.answer != q.PASS:
            own_culture(game, game.answer)
            cost = game.box.culture[game.answer].cost
            game.culture -= cost
            game.tell(q.CULTURE_NOW, -cost, game.culture)
            points.check_defeat(game)

    def copy(self) -> Frame:
        return BuyCulture(self.step)

    def fields(self) -> list[int]:
        return [self.step]


def open_culture(game: Comancheria) -> i64:
    """Culture cards not owned whose set has been built up to them (CO 1.3.3.1)."""
    found: i64 = 0
    card: i64 = 0
    while card < len(game.box.culture):
        before = game.box.before[card]
        if not game.owned & BIT[card] and (before == NONE or game.owned & BIT[before]):
            found |= BIT[card]
        card += 1
    return found


def own_culture(game: Comancheria, card: i64) -> None:
    game.owned |= BIT[card]
    cards.refresh(game)
    game.tell(q.CULTURE_BOUGHT, card)


@final
class AdvancePassage(Frame):
    """15: on a number, a die of at most that number brings the Victory Check; on the last space it comes by itself
    (CO 4.4.35, CO 4.4.36)."""

    def __init__(self, step: i64) -> None:
        super().__init__(step)

    def run(self, game: Comancheria) -> None:
        number = game.box.passages[game.passage]
        if self.step == 0 and number > 0:
            self.step = 1
            game.call(Roll(0, q.FOR_PASSAGE))
            return
        if number == LAST_SPACE or (self.step == 1 and game.result <= number):
            game.become(VictoryCheck(0))
            return
        game.passage += 1
        game.tell(q.PASSAGE_NOW, game.passage)
        game.done(0)

    def copy(self) -> Frame:
        return AdvancePassage(self.step)

    def fields(self) -> list[int]:
        return [self.step]
