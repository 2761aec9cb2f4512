"""What a seat knows, and the worlds it may be in.

All is open but the parties (BM 3.19): which cards a seat chose, which of them it has drawn, and in which order the rest
will come (BM 4.1). `redact` builds, from empty, what a seat may know; `imagine` fills the holes.

Why the odds are right: before the hunt all parties out of a pool are equally likely, and so are all orders of a
pile. The n-th card played had to be among the first n + 2 drawn; the number of orders that allow this is the same for
every party that contains the cards played, and leaves the unplayed ones in any order. So what a seat has not played yet
is any set of the right size out of its pool, and its hand any part of the right size of that. Where a card was played,
and that a power was passed up, tells nothing more: imagined players have no habits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from prairie.core.bits import BIT, M60, mix, nth, size
from prairie.core.rng import Rng
from prairie.games.bigmanitou import questions as q
from prairie.games.bigmanitou.components import GROUNDS

if TYPE_CHECKING:
    from prairie.games.bigmanitou.state import BigManitou


def redact(game: BigManitou, reader: i64) -> BigManitou:
    known = game.blank()
    known.phase = game.phase
    known.hunt = game.hunt
    known.dealer = game.dealer
    known.turn = game.turn
    known.count = game.count
    known.bag = game.bag  # BM 2.8
    known.brown = game.brown
    known.white = game.white
    known.owing = game.owing
    known.claim = game.claim
    known.armed = game.armed
    ground: i64 = 0
    while ground < GROUNDS:
        known.ground[ground] = game.ground[ground]
        known.keeper[ground] = game.keeper[ground]
        known.lower[ground] = game.lower[ground]
        known.upper[ground] = game.upper[ground]
        known.claims[ground * 3] = game.claims[ground * 3]
        known.claims[ground * 3 + 1] = game.claims[ground * 3 + 1]
        known.claims[ground * 3 + 2] = game.claims[ground * 3 + 2]
        ground += 1
    seat: i64 = 0
    while seat < game.seats:
        known.won[seat] = game.won[seat]  # BM 7.19
        known.pool[seat] = game.pool[seat]  # BM 4.10: everyone has seen what was played
        known.undrawn[seat] = game.undrawn[seat]
        side = seat * GROUNDS
        while side < seat * GROUNDS + GROUNDS:
            known.laid[side] = game.laid[side]
            side += 1
        seat += 1
    if reader >= 0:  # BM 3.19
        known.pile[reader] = game.pile[reader]  # as a set: BM 4.1
        known.hand[reader] = game.hand[reader]
    return known


def info_key(game: BigManitou, reader: i64) -> i64:
    """Of the same fields as `redact`, without building anything."""
    key = mix(1, ((game.phase * 8 + game.hunt) * 8 + game.dealer) * 8 + game.turn)
    key = mix(key, ((game.count * 64 + game.owing) * 16 + game.claim) * 64 + (game.brown + 1) * 8 + game.white + 1)
    key = mix(key, game.bag)
    key = mix(key, game.armed + 1)
    ground: i64 = 0
    while ground < GROUNDS:
        key = mix(key, game.ground[ground])
        standing = ((game.keeper[ground] + 1) * 32 + game.lower[ground] + 1) * 32 + game.upper[ground] + 1
        first = game.claims[ground * 3] + 1
        second = game.claims[ground * 3 + 1] + 1
        last = game.claims[ground * 3 + 2] + 1
        key = mix(key, ((standing * 8 + first) * 8 + second) * 8 + last)
        ground += 1
    seat: i64 = 0
    while seat < game.seats:
        side = seat * GROUNDS
        key = mix(key, game.won[seat])
        key = mix(key, game.laid[side] * BIT[34] + game.laid[side + 1] * BIT[17] + game.laid[side + 2])
        key = mix(key, game.pool[seat] * 16 + game.undrawn[seat])
        seat += 1
    if reader >= 0:
        key = mix(key, game.hand[reader] * BIT[17] + game.pile[reader])
    return (key & M60) | 1


def imagine(known: BigManitou, reader: i64, rng: Rng) -> BigManitou:
    world = known.clone()
    if world.phase < q.DRAW or world.phase > q.EIGHTH:
        return world  # no party is under way, or none has been begun as far as the reader may know
    seat: i64 = 0
    while seat < world.seats:
        if seat != reader:
            imagine_party(world, seat, rng)
        seat += 1
    return world


def imagine_party(world: BigManitou, seat: i64, rng: Rng) -> None:
    """A hand, and a pile unless nobody has looked at it yet (BM 3.17)."""
    pool = world.pool[seat]
    hand = some(pool, in_hand(world, seat), rng)
    world.hand[seat] = hand
    if world.quick:
        world.pile[seat] = pool & ~hand
    else:
        world.pile[seat] = some(pool & ~hand, world.undrawn[seat], rng)


def in_hand(world: BigManitou, seat: i64) -> i64:
    """How many cards a seat holds: the number is public."""
    if world.phase < q.DRAW or world.phase > q.EIGHTH:
        return 0
    side = seat * GROUNDS
    played = size(world.laid[side] | world.laid[side + 1] | world.laid[side + 2])
    return world.party_size(seat) - world.undrawn[seat] - played


def some(cards: i64, count: i64, rng: Rng) -> i64:
    """So many of these cards, all such sets equally likely."""
    found: i64 = 0
    left = size(cards)
    while count > 0:
        bit = BIT[nth(cards, rng.below(left))]
        cards &= ~bit
        found |= bit
        left -= 1
        count -= 1
    return found
