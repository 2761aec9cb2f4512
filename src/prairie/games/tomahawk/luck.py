"""Chance and random play: whole draws and whole plans in one go, the same numbers as one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from prairie.core.bits import BIT, nth, size
from prairie.core.contract import CHANCE
from prairie.core.rng import Rng
from prairie.games.tomahawk import preparation, questions as q, turn
from prairie.games.tomahawk.components import PILES, SIDE, SLOTS

if TYPE_CHECKING:
    from prairie.games.tomahawk.state import Tomahawk


def weight(game: Tomahawk, action: i64) -> i64:
    """TK 11.2: the three unused territories are one of each length (TK 3.7), so each length is equally likely."""
    if game.phase != q.SOUGHT:
        return 1
    return 12 // size(game.unseen & game.box.with_turns[game.box.turns[action]])


def sample(game: Tomahawk, rng: Rng) -> None:
    while True:
        phase = game.phase
        if phase == q.DRAW and game.log is None:
            draw_all(game, rng)
        elif phase == q.TERRITORY:
            preparation.turn_up(game, game.chance(rng))
        elif phase == q.PLACE or game.decider() != CHANCE:
            return
        else:
            game.apply(CHANCE, game.chance(rng))


def draw_all(game: Tomahawk, rng: Rng) -> None:
    """The whole draw in one go: the deck's size is counted once, and nothing is logged."""
    each = preparation.to_draw(game)
    while game.progress < 2 * each:
        seat = preparation.drawing_seat(game)
        deck = game.deck[seat]
        hand = game.hand[seat]
        left = size(deck)
        to_come = each * (seat + 1) - game.progress
        game.progress += to_come
        while to_come > 0:
            bit = BIT[nth(deck, rng.below(left))]
            deck ^= bit
            hand |= bit
            left -= 1
            to_come -= 1
        game.deck[seat] = deck
        game.hand[seat] = hand
    preparation.drawn(game)


def choose(game: Tomahawk, seat: i64, rng: Rng) -> i64:
    if game.phase == q.REFUSE and game.step[seat] == 0:
        return choose_refused(game, seat, rng)
    mask = game.options(seat)
    return nth(mask, rng.below(size(mask)))


def choose_refused(game: Tomahawk, seat: i64, rng: Rng) -> i64:
    """Refusing a special leaves more or fewer ways to go on: weigh by them, and whole drafts come out uniform."""
    dealt = game.dealt[seat]
    left = rng.below(game.box.plans_of(dealt))
    n: i64 = 0
    while True:
        refused = nth(dealt, n)
        left -= game.box.plans_of(dealt & ~BIT[refused])
        if left < 0:
            return refused
        n += 1


def random(game: Tomahawk, seat: i64, rng: Rng) -> None:
    if game.phase != q.PLACE:
        while game.owes(seat) and game.phase != q.PLACE:
            game.apply(seat, choose(game, seat, rng))
        return
    hand = game.hand[seat]
    left = size(hand)
    pile = game.step[seat]
    at = game.turn * PILES
    while pile < PILES:
        card = nth(hand, rng.below(left))
        hand ^= BIT[card]
        left -= 1
        game.laid[seat * SIDE + pile * SLOTS + game.box.slot[at + pile]] = card
        pile += 1
        if game.forced:
            pile = preparation.next_pile(game, seat, pile)
    game.hand[seat] = hand
    game.step[seat] = turn.READY
    if game.step[0] == turn.READY and game.step[1] == turn.READY:
        turn.both_ready(game)
