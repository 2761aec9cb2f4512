"""What a card does when its operations are run: the immediate ones here, those with choices in operations.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest, size
from prairie.games.comancheria import (
    cards,
    columns,
    cup,
    instructions,
    land,
    operations,
    points,
    questions as q,
    vocabulary as v,
)
from prairie.games.comancheria.arrays import changed
from prairie.games.comancheria.components import CAMPS, COLUMNS, NONE
from prairie.games.comancheria.display import FREE
from prairie.games.comancheria.frame import Frame
from prairie.games.comancheria.vocabulary import Effect

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


@final
class RunEffects(Frame):
    """A list of operations, top to bottom (CO 11.1); one that cannot be done is skipped (CO 11.11)."""

    def __init__(self, step: i64, span: i64, done: i64 = 0) -> None:
        super().__init__(step)
        self.span: i64 = span
        self.done: i64 = done  # operations carried out

    def run(self, game: Comancheria) -> None:
        first, last = game.box.spans[self.span]
        while first + self.done < last:
            row = first + self.done
            self.done += 1
            effect = game.box.effects[row]
            if effect.operation == v.CHOOSE:
                game.call(Choose(0, row))
                return
            if effect.operation == v.MULTI:
                game.call(RunEffects(0, effect.spans[0]))
                return
            if effect.operation == v.COLUMN_STRENGTH:
                if not change_columns(game, effect) and effect.spans:  # CO 12.18
                    game.call(RunEffects(0, effect.spans[0]))
                    return
                continue
            started = operations.begin(game, effect, row)
            if started is not None:
                game.call(started)
                return
            at_once(game, effect)
            if game.ending != q.PLAYING:
                return
        game.done(0)

    def copy(self) -> Frame:
        return RunEffects(self.step, self.span, self.done)

    def fields(self) -> list[int]:
        return [self.step, self.span, self.done]


def at_once(game: Comancheria, effect: Effect) -> None:
    """The operations that need neither a choice nor a die."""
    operation = effect.operation
    if operation == v.ENEMY_AP:
        points.change_enemy_ap(game, effect.n)
    elif operation == v.CULTURE:
        points.change_culture(game, effect.n)
    elif operation == v.MILITARY:
        points.change_military(game, effect.n)
    elif operation == v.PLACE_PEACE:
        enemy = lowest(effect.enemies)
        if game.box.histories[game.history].active & effect.enemies:
            instructions.make_peace(game, enemy, FREE + effect.also)
    elif operation == v.REMOVE_PEACE:
        remove_peace(game, effect.enemies)
    elif operation == v.OWNER:
        for square, owner in effect.owners:
            game.owners = changed(game.owners, square, owner)
    elif operation == v.WAR_BONUS:
        enemy = lowest(effect.enemies)
        game.war_bonus = changed(game.war_bonus, enemy, game.war_bonus[enemy] + effect.n)
    elif operation == v.FLAG:
        game.flags |= BIT[effect.kind]
    elif operation == v.MEDICINE:
        raise_leaders(game, effect.n)
    elif operation == v.BATTLE_TWO_DICE:
        game.two_dice += effect.n
    elif operation == v.SKIP_BATTLES:
        game.no_battles = 1
    elif operation == v.HALT_NEXT:
        game.halted = 1
    elif operation == v.CUP_ADD:
        add_to_cup(game, effect.kind, effect.n)
    elif operation == v.CUP_ADD_INSTRUCTION and not cup.in_game(game) & BIT[effect.kind]:
        game.cup_counters |= BIT[effect.kind]
        game.tell(q.ADDED_TO_CUP, cup.FIRST_INSTRUCTION + effect.kind, 1)


def remove_peace(game: Comancheria, enemies: i64) -> None:
    enemy: i64 = 0
    while enemy < COLUMNS:
        if enemies & BIT[enemy] and game.peace[enemy] != NONE:
            instructions.break_peace(game, enemy)
        enemy += 1


def raise_leaders(game: Comancheria, n: i64) -> None:
    """`medicine`: every Mahimiana in play with medicine gains some (CO 12.28)."""
    camp: i64 = 0
    while camp < CAMPS:
        if game.camp_in_play(camp) and game.mahimiana[camp] > 0:
            game.mahimiana[camp] = min(game.box.most_medicine, game.mahimiana[camp] + n)
            game.tell(q.LEADER_NOW, camp, game.mahimiana[camp])
        camp += 1


def add_to_cup(game: Comancheria, kind: i64, n: i64) -> None:
    """Unused counters into the cup; beyond the stock nothing (CO 12.63)."""
    if kind == cup.SUCCESS:
        n = min(n, game.box.successes - game.successes)
        game.successes += n
        game.cup_success += n
    else:
        level = kind - cup.FIRST_LEVEL
        n = min(n, game.box.ap_counters[level] - game.ap_in_game[level])
        game.ap_in_game = changed(game.ap_in_game, level, game.ap_in_game[level] + n)
        game.ap_cup[level] = game.ap_cup[level] + n
    game.tell(q.ADDED_TO_CUP, kind, n)


def change_columns(game: Comancheria, effect: Effect) -> bool:
    """`column_strength`: every column that passes all filters (CO 12.17); False when none does."""
    found: i64 = 0
    field = columns.in_field(game)
    if effect.also and size(field) < effect.also:  # if_columns
        return False
    enemy: i64 = 0
    while enemy < COLUMNS:
        if field & effect.enemies & BIT[enemy] and _fits(game, effect, game.column_at[enemy]):
            found |= BIT[enemy]
        enemy += 1
    enemy = 0
    while enemy < COLUMNS:
        if found & BIT[enemy]:
            columns.change_strength(game, enemy, effect.n, effect.least)
        enemy += 1
    return found != 0


def _fits(game: Comancheria, effect: Effect, space: i64) -> bool:
    if not land.in_territories(game, space, effect.territories):
        return False
    return not effect.nearby or (BIT[space] | land.neighbours(game, space)) & land.unallied(game) != 0


# --- what could be done ---------------------------------------------------------------------------------------


def any_possible(game: Comancheria, span: i64) -> bool:
    """Whether a list of operations could do anything at all: else the card may not be played (CO 11.10)."""
    return any(possible(game, effect) for effect in cards.span_effects(game, span))


def possible(game: Comancheria, effect: Effect) -> bool:
    """Whether an operation could be carried out now."""
    operation = effect.operation
    if operation == v.ENEMY_AP:
        return game.enemy_ap < game.box.most_enemy_ap if effect.n > 0 else game.enemy_ap > 0
    if operation == v.CULTURE:
        return effect.n < 0 or game.culture < game.box.most_culture
    if operation == v.MILITARY:
        return effect.n < 0 or game.military < game.box.most_military
    if operation == v.PLACE_PEACE:
        return game.box.histories[game.history].active & effect.enemies != 0
    if operation == v.REMOVE_PEACE:
        return any(game.peace[enemy] != NONE and effect.enemies & BIT[enemy] for enemy in range(COLUMNS))
    if operation == v.MEDICINE:
        return any(game.camp_in_play(camp) and game.mahimiana[camp] > 0 for camp in range(CAMPS))
    if operation == v.COLUMN_STRENGTH:
        return columns.in_field(game) & effect.enemies != 0 or len(effect.spans) > 0
    if operation == v.CHOOSE:
        return any(all_possible(game, span) for span in effect.spans)
    if operation == v.MULTI:
        return all_possible(game, effect.spans[0])
    return operations.possible(game, effect)


def all_possible(game: Comancheria, span: i64) -> bool:
    """Whether an option can be carried out in full."""
    return all(possible(game, effect) for effect in cards.span_effects(game, span))


@final
class Choose(Frame):
    """`choose`: one option that can be carried out in full; if only one can, that one (CO 12.24)."""

    def __init__(self, step: i64, row: i64) -> None:
        super().__init__(step)
        self.row: i64 = row

    def run(self, game: Comancheria) -> None:
        spans = game.box.effects[self.row].spans
        if self.step == 0:
            options: i64 = 0
            for number in range(len(spans)):
                if all_possible(game, spans[number]):
                    options |= BIT[number]
            if options == 0:
                game.done(0)
                return
            self.step = 1
            game.offer(q.CHOICE, options)
            return
        game.become(RunEffects(0, spans[game.answer]))

    def copy(self) -> Frame:
        return Choose(self.step, self.row)

    def fields(self) -> list[int]:
        return [self.step, self.row]


# --- hand cards -----------------------------------------------------------------------------------------------


def playable(game: Comancheria) -> i64:
    """The hand cards without a trigger that could do something now, as a set (CO 11.8, CO 11.10)."""
    found: i64 = 0
    left = game.hand
    while left:
        card = lowest(left)
        left &= ~BIT[card]
        if not cards.has_trigger(game, card) and any_possible(game, game.box.development[card].span):
            found |= BIT[card]
    return found


def play(game: Comancheria, card: i64) -> None:
    """A hand card is played: it leaves the game, and its operations are run (CO 11.3)."""
    cards.leave_hand(game, card)
    game.call(RunEffects(0, game.box.development[card].span))


@final
class Window(Frame):
    """A moment at which hand cards may be played: W1, W3, W5, W6 (CO 11.8). W2 and W4 are part of other questions."""

    def __init__(self, step: i64) -> None:
        super().__init__(step)

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            if game.answer == q.PASS:
                game.done(0)
                return
            self.step = 0
            play(game, game.answer)
            return
        options = playable(game) if game.hand else 0
        if options == 0:
            game.done(0)
            return
        self.step = 1
        game.offer(q.WINDOW, options | BIT[q.PASS])

    def copy(self) -> Frame:
        return Window(self.step)

    def fields(self) -> list[int]:
        return [self.step]


# --- cards laid open ------------------------------------------------------------------------------------------


@final
class Refill(Frame):
    """4.4 step 13: empty development spaces are filled one at a time, each card carried out before the next (CO 4.4.30,
    CO 2.10.7, CO 1.2.10)."""

    def __init__(self, step: i64) -> None:
        super().__init__(step)

    def run(self, game: Comancheria) -> None:
        if self.step == 1:
            card = game.answer
            game.deck &= ~BIT[card]
            place: i64 = 0
            while game.open[place] != NONE:
                place += 1
            game.open = changed(game.open, place, card)
            cards.refresh(game)
            game.tell(q.CARD_REVEALED, card)
            self.step = 0
            if cards.keeps_effect(game.box.development[card]):
                game.call(RunEffects(0, game.box.development[card].span))
                return
        if not any(card == NONE for card in game.open):
            game.done(0)
            return
        if game.deck == 0:  # this Period's discards are shuffled again (CO 4.4.31)
            game.deck = game.discards & game.box.histories[game.history].deck
            game.discards &= ~game.deck
        if game.deck == 0:
            game.done(0)
            return
        self.step = 1
        game.pick(q.DRAW_DEVELOPMENT, game.deck)

    def copy(self) -> Frame:
        return Refill(self.step)

    def fields(self) -> list[int]:
        return [self.step]


def returns_to_deck(game: Comancheria, card: i64) -> bool:
    """A card with `owner` or `flag` leaves the game when it leaves the display; others may come back (CO 4.4.32)."""
    return game.box.development[card].operations & (BIT[v.OWNER] | BIT[v.FLAG]) == 0
