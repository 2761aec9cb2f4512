"""Before the cards are played: chapters 2, 3, 8 and 11. The draft, the draws, the territories turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from prairie.core.bits import BIT, nth
from prairie.core.events import EVERYONE
from prairie.games.tomahawk import questions as q
from prairie.games.tomahawk.components import PILES, SPECIALS, TURNS

if TYPE_CHECKING:
    from prairie.games.tomahawk.state import Tomahawk


# --- chapter 2: the warriors ------------------------------------------------------------------------------


def deal(game: Tomahawk, special: i64) -> None:
    """TK 2.2: three special warriors each, at random; the seventh stays unseen (TK 2.3)."""
    seat = game.progress // 3
    game.dealt[seat] = game.dealt[seat] | BIT[special]
    if game.log is not None:
        game.log.add(q.DEALT, BIT[seat], seat, special)
    game.progress += 1
    if game.progress == 6:
        game.progress = 0
        game.phase = q.REFUSE  # both at once, in secret: TK 2.9, TK 14.10


def refuse(game: Tomahawk, seat: i64, special: i64) -> None:
    """TK 2.4: the two others join the army; TK 2.8: this one is discarded unseen."""
    kept = game.dealt[seat] & ~BIT[special]
    game.army[seat] = game.army[seat] | kept
    if game.log is not None:
        game.log.add(q.KEPT, BIT[seat], seat, nth(kept, 0), nth(kept, 1), special)
    game.step[seat] = 1


def replacing(game: Tomahawk, seat: i64) -> i64:
    """The special warrior for which a base warrior must leave now: the lower one first."""
    return nth(game.army[seat] & SPECIALS, game.step[seat] - 1)


def replace(game: Tomahawk, seat: i64, card: i64) -> None:
    """TK 2.5, TK 2.6: a base warrior of the same value leaves, of the owner's choice."""
    if game.log is not None:
        game.log.add(q.REPLACED, BIT[seat], seat, replacing(game, seat), card)
    game.army[seat] = game.army[seat] & ~BIT[card]
    game.step[seat] = game.step[seat] + 1
    if game.step[0] == 3 and game.step[1] == 3:
        game.step[0] = game.step[1] = 0
        game.deck[0] = game.army[0]  # TK 2.10, TK 2.11
        game.deck[1] = game.army[1]
        game.phase = q.DRAW


# --- chapters 2 and 8: drawing ----------------------------------------------------------------------------


def to_draw(game: Tomahawk) -> i64:
    """TK 2.12: eight cards for the first hand; TK 8.1: four before each later turn."""
    return 8 if game.turn == 1 else 4


def drawing_seat(game: Tomahawk) -> i64:
    return 0 if game.progress < to_draw(game) else 1


def draw(game: Tomahawk, card: i64) -> None:
    seat = drawing_seat(game)
    bit = BIT[card]
    game.deck[seat] = game.deck[seat] & ~bit
    game.hand[seat] = game.hand[seat] | bit
    if game.log is not None:
        game.log.add(q.DREW, BIT[seat], seat, card)
    game.progress += 1
    if game.progress == 2 * to_draw(game):
        drawn(game)


def drawn(game: Tomahawk) -> None:
    """Both hands are full."""
    game.progress = 0
    if game.turn == 1:
        game.phase = q.TERRITORY
    else:
        begin_placing(game)


# --- chapter 3: the territories ---------------------------------------------------------------------------


def next_empty_pile(game: Tomahawk) -> i64:
    pile: i64 = 0
    while game.land[pile] >= 0:
        pile += 1
    return pile


def turn_up(game: Tomahawk, land: i64) -> None:
    """TK 3.10, TK 7.8: the next territory of the pile; only its number of turns was known (TK 14.15)."""
    pile = next_empty_pile(game)
    game.land[pile] = land
    game.unseen &= ~BIT[land]
    if game.log is not None:
        game.log.add(q.TURNED_UP, EVERYONE, pile, land)
    while pile < PILES:
        if game.land[pile] < 0:
            return
        pile += 1
    territories_ready(game)


def territories_ready(game: Tomahawk) -> None:
    if game.turn > 1:
        before_turn(game)
    elif game.variant:
        game.phase = q.SOUGHT
    else:
        begin_placing(game)


def reveal_sought(game: Tomahawk, land: i64) -> None:
    """TK 11.2: one of the unused territories is turned up; TK 11.3: it is not played for."""
    game.sought = land
    game.unseen &= ~BIT[land]
    if game.log is not None:
        game.log.add(q.MOST_SOUGHT, EVERYONE, land, game.box.kind[land])
    begin_placing(game)


def before_turn(game: Tomahawk) -> None:
    """TK 8.1: draw before the turn; TK 8.2: but not before the sixth, when no deck is left (TK 8.3)."""
    if game.turn < TURNS:
        game.progress = 0
        game.phase = q.DRAW
    else:
        begin_placing(game)


# --- chapter 4: the turn begins -----------------------------------------------------------------------------


def begin_placing(game: Tomahawk) -> None:
    game.phase = q.PLACE
    if game.log is not None:
        game.log.add(q.TURN, EVERYONE, game.turn)
    game.step[0] = next_pile(game, 0, 0) if game.forced else 0
    game.step[1] = next_pile(game, 1, 0) if game.forced else 0


def next_pile(game: Tomahawk, seat: i64, pile: i64) -> i64:
    """The next pile, from this one on, where the seat has still to lay a warrior (TK 12.23: not where one lies)."""
    while pile < PILES and game.forced & BIT[seat * PILES + pile]:
        pile += 1
    return pile
