"""Which cards hold, what they add, and when a hand card may be played (CO 11.1 to CO 11.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest
from prairie.games.comancheria import land, questions as q
from prairie.games.comancheria.components import FACE_UP, NONE, NORTH, Card
from prairie.games.comancheria.vocabulary import (
    ANYWHERE,
    AT_PEACE,
    BATTLE_BONUS,
    BATTLE_COLUMN_LOSS,
    CUP_ADD,
    FLAG_WHILE,
    ON_SETTLEMENT,
    ON_SQUARE,
    ON_TRIBE,
    RAID_BONUS,
    REMOTE_RAID,
    Effect,
)

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria

TRIGGERS: Final = (  # hand cards with these are played at their own moment, not in a window (CO 11.9)
    RAID_BONUS,
    REMOTE_RAID,
    BATTLE_BONUS,
    BATTLE_COLUMN_LOSS,
)


# --- what holds -----------------------------------------------------------------------------------------------


def lasting(game: Comancheria) -> list[int]:
    """The spans of effects that hold now: history, open cards, cards in play, culture cards, the event card
    (CO 1.3.3.3, CO 11.2, CO 11.4, CO 11.5, CO 11.7)."""
    box = game.box
    spans: list[int] = [box.histories[game.history].special] if game.history != NONE else []
    spans += [box.development[card].span for card in game.open if card != NONE and keeps_effect(box.development[card])]
    left = game.in_front
    while left:
        spans.append(box.development[lowest(left)].span)
        left &= ~BIT[lowest(left)]
    left = game.owned
    while left:
        spans.append(box.culture[lowest(left)].span)
        left &= ~BIT[lowest(left)]
    if game.event != NONE:
        spans.append(box.war[game.event].span)
    return spans


def refresh(game: Comancheria) -> None:
    """Works out anew which operations hold and which flags are on: whenever a card comes or goes."""
    box = game.box
    game.holding = 0
    game.passing_flags = 0
    for span in lasting(game):
        first, last = box.spans[span]
        row: i64 = first
        while row < last:
            effect = box.effects[row]
            if effect.operation < CUP_ADD:
                game.holding |= BIT[effect.operation]
            if effect.operation == FLAG_WHILE:
                game.passing_flags |= BIT[effect.kind]
            row += 1


def effects_of(game: Comancheria, operation: i64) -> list[Effect]:
    """The effects of one operation that hold now. Ask `game.holding` first: mostly there are none."""
    found: list[Effect] = []
    if game.holding & BIT[operation] == 0:
        return found
    box = game.box
    for span in lasting(game):
        first, last = box.spans[span]
        row: i64 = first
        while row < last:
            if box.effects[row].operation == operation:
                found.append(box.effects[row])
            row += 1
    return found


def total(game: Comancheria, operation: i64) -> i64:
    """The sum of `n` over all effects of an operation: equal modifiers add up (CO 11.7)."""
    sum_: i64 = 0
    for effect in effects_of(game, operation):
        sum_ += effect.n
    return sum_


def total_against(game: Comancheria, operation: i64, enemy: i64) -> i64:
    sum_: i64 = 0
    for effect in effects_of(game, operation):
        if effect.enemies & BIT[enemy]:
            sum_ += effect.n
    return sum_


def holds_in(game: Comancheria, operation: i64, space: i64) -> bool:
    """Whether an effect of that operation holds for a space."""
    return any(applies(game, effect, space) for effect in effects_of(game, operation))


def applies(game: Comancheria, effect: Effect, space: i64) -> bool:
    """Whether the filters of an effect (where, enemy, territory) fit a space (CO 11.12)."""
    if not land.in_territories(game, space, effect.territories):
        return False
    owner = land.owner_of(game, space)
    if effect.enemies != 15 and (owner == NONE or not effect.enemies & BIT[owner]):
        return False
    where = effect.where
    if where == ANYWHERE:
        return True
    if where == ON_SQUARE:
        return land.is_square(game, space)
    if where == ON_SETTLEMENT:
        return land.settlements(game) & BIT[space] != 0
    if where == ON_TRIBE:
        return owner == NORTH
    if where == AT_PEACE:
        return land.at_peace(game, space)
    return where == space


# --- hand cards -----------------------------------------------------------------------------------------------


def has_trigger(game: Comancheria, card: i64) -> bool:
    return any(game.box.development[card].operations & BIT[trigger] for trigger in TRIGGERS)


def span_effects(game: Comancheria, span: i64) -> list[Effect]:
    first, last = game.box.spans[span]
    return game.box.effects[first:last]


def first_of(game: Comancheria, card: i64, operation: i64) -> Effect | None:
    """The first effect of an operation on a development card."""
    for effect in span_effects(game, game.box.development[card].span):
        if effect.operation == operation:
            return effect
    return None


def triggered(game: Comancheria, operation: i64, space: i64) -> i64:
    """The hand cards whose trigger fits: a Raid on that space, a Battle in it."""
    found: i64 = 0
    left = game.hand
    while left:
        card = lowest(left)
        left &= ~BIT[card]
        for effect in span_effects(game, game.box.development[card].span):
            if effect.operation == operation and applies(game, effect, space):
                found |= BIT[card]
    return found


def leave_hand(game: Comancheria, card: i64) -> None:
    """A hand card once used leaves the game (CO 11.3, CO 4.4.32)."""
    game.hand &= ~BIT[card]
    game.tell(q.CARD_PLAYED, card)


def keeps_effect(card: Card) -> bool:
    """Whether an open card may have effects that hold while it lies there."""
    return card.timing <= FACE_UP
