"""A turn: chapter 4, and the order of TK 9.4 in which one step follows another. The steps are in battle.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.tomahawk import battle, preparation, questions as q
from prairie.games.tomahawk.components import PILES, SIDE, SLOTS, TURNS

if TYPE_CHECKING:
    from prairie.games.tomahawk.state import Tomahawk

READY: Final = PILES  # step[seat] when a seat has laid its warriors


# --- chapter 4: playing cards -----------------------------------------------------------------------------


def lay(game: Tomahawk, seat: i64, card: i64) -> None:
    """TK 4.2: one warrior on each territory, from pile I to pile IV, sealed until both are ready (TK 4.3)."""
    pile = game.step[seat]
    bit = BIT[card]
    game.hand[seat] = game.hand[seat] & ~bit
    game.laid[seat * SIDE + pile * SLOTS + game.box.slot[game.turn * PILES + pile]] = card
    game.step[seat] = preparation.next_pile(game, seat, pile + 1)
    if game.step[0] == READY and game.step[1] == READY:
        both_ready(game)


def both_ready(game: Tomahawk) -> None:
    """TK 9.4: the turn runs on by itself (TK 9.1, TK 9.2), up to the next choice or the next card drawn."""
    game.step[0] = game.step[1] = 0
    game.forced = 0
    battle.reveal(game)
    if battle.twilight_acts(game):
        game.phase = q.TWILIGHT
    else:
        after_effects(game)


# --- chapter 12: Dancing Twilight -------------------------------------------------------------------------


def twilight_draws(game: Tomahawk, card: i64) -> None:
    """TK 12.21 to TK 12.24: a card at random from the enemy's hand is what they play there next turn."""
    victim = battle.twilight_victim(game)
    pile = battle.twilight_pile(game)
    game.hand[victim] = game.hand[victim] & ~BIT[card]
    game.laid[victim * SIDE + pile * SLOTS + game.box.slot[game.turn * PILES + pile] + 1] = card
    game.forced = BIT[victim * PILES + pile]
    if game.log is not None:
        game.log.add(q.DRAWN_FOR, BIT[victim], victim, pile, card)
    after_effects(game)


# --- chapters 6, 7, 13: scalps, battles, looks ------------------------------------------------------------


def after_effects(game: Tomahawk) -> None:
    """TK 9.3: after the special warriors come scalps, icons and winners, then the looks from mountains."""
    battle.duels(game)
    game.lookers = battle.battles(game)
    if game.lookers == 0:
        next_turn(game)
        return
    game.phase = q.LOOK
    game.step[0] = 1 - (game.lookers & 1)
    game.step[1] = 1 - (game.lookers >> 1)


def look(game: Tomahawk, seat: i64, answer: i64) -> None:
    """TK 13.4: 1 looks, 0 does not. Step 1 is a no, step 2 a yes."""
    game.step[seat] = 1 + answer
    if game.step[0] and game.step[1]:
        who: i64 = 0
        while who < 2:  # TK 13.5
            if game.step[who] == 2:
                battle.show_forest_cards(game, who)
            who += 1
        game.step[0] = game.step[1] = 0
        game.lookers = 0
        next_turn(game)


def next_turn(game: Tomahawk) -> None:
    if game.turn == TURNS:  # TK 4.1, TK 10.1
        game.phase = q.FINISHED
        if game.log is not None:
            battle.tell_result(game)
        return
    game.turn += 1
    pile: i64 = 0
    while pile < PILES:
        if game.land[pile] < 0:
            game.phase = q.TERRITORY
            return
        pile += 1
    preparation.before_turn(game)
