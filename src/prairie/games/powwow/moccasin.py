"""Moccasins: chapter 8, and the swaps of two players in chapter 11."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.powwow import questions as q, race
from prairie.games.powwow.cards import ONE, card_at, kinds
from prairie.games.powwow.components import CARDS, NONE
from prairie.games.powwow.memory import pack_swap

if TYPE_CHECKING:
    from prairie.games.powwow.state import PowWow


def may_swap_with(game: PowWow, seat: i64, partner: i64) -> bool:
    """PW 8.1: an opponent; PW 11.4: or the dead hand."""
    return partner != seat and 0 <= partner < len(game.hand)


def gifts(game: PowWow) -> i64:
    """PW 8.2, PW 11.5: each partner with each card of one's own, a pow-wow card as well (PW 2.10, PW 8.7), at
    [partner * CARDS + card]."""
    seat = game.mover()
    own = kinds(game.hand[seat])
    found: i64 = 0
    partner: i64 = 0
    while partner < len(game.hand):
        if partner != seat:
            found |= own << (partner * CARDS)
        partner += 1
    return found


def give(game: PowWow, seat: i64, partner: i64, card: i64) -> None:
    """PW 8.1: unseen (PW 8.6); PW 8.3: then the giver looks."""
    if game.log is not None:
        game.log.add(q.GAVE, parties(game, seat, partner), seat, partner, card)
        seen = game.hand[partner]
        game.log.add(q.LOOKED, BIT[seat], seat, card_at(seen, 0), card_at(seen, 1))
    game.partner = partner
    game.gift = card
    game.hand[seat] = game.hand[seat] - ONE[card]
    game.hand[partner] = game.hand[partner] + ONE[card]
    game.phase = q.TAKE


def take(game: PowWow, seat: i64, card: i64) -> None:
    """PW 8.4: one of the two cards the partner had; PW 8.8: both hands are whole again."""
    partner = game.partner
    gift = game.gift
    if game.log is not None:
        game.log.add(q.TOOK, parties(game, seat, partner), seat, partner, card)
    left = game.hand[partner] - ONE[card]
    game.hand[partner] = left
    game.hand[seat] = game.hand[seat] + ONE[card]
    kept = card_at(left - ONE[gift], 0)
    game.swaps = append(game.swaps, pack_swap(game.round, seat, partner, gift, card, kept))
    game.partner = NONE
    game.gift = NONE
    race.next_move(game)


def parties(game: PowWow, seat: i64, partner: i64) -> i64:
    """PW 8.9, PW 8.10: the seats that see the cards of a swap; the dead hand has no eyes (PW 11.6)."""
    return BIT[seat] | BIT[partner] if partner < game.seats else BIT[seat]
