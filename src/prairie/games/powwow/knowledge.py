"""What a seat knows, and the worlds it may be in: PW 2.7, PW 2.8 and who learns what in a swap (chapters 8 and 11).

`redact` builds, from empty, what a seat may know. `imagine` fills the holes of such a state with the help of
belief.py: today's hands, and the cards of every swap the seat did not see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from prairie.core.bits import M60, mix
from prairie.core.rng import Rng
from prairie.games.powwow import questions as q
from prairie.games.powwow.belief import Belief, hand_in
from prairie.games.powwow.cards import ONE, card_at, count
from prairie.games.powwow.components import COLOURS, NONE, SEGMENTS
from prairie.games.powwow.memory import seen_by

if TYPE_CHECKING:
    from prairie.games.powwow.state import PowWow

_RECENT: Final[dict[object, Belief]] = {}  # the latest beliefs, by all that they depend on


def known_hand(game: PowWow, reader: i64, holder: i64) -> i64:
    """The cards of a holder as the reader sees them now; nothing when they are hidden."""
    if reader == holder or game.home >= 0:  # PW 2.7; PW 11.9
        return game.hand[holder]
    if game.phase == q.TAKE and holder == game.partner and reader == game.mover():  # PW 8.3, PW 11.6
        return game.hand[holder]
    return 0


def known_gift(game: PowWow, reader: i64) -> i64:
    """PW 8.10: the two partners know the card just given."""
    if game.phase == q.TAKE and (reader == game.partner or reader == game.mover()):
        return game.gift
    return NONE


def redact(game: PowWow, reader: i64) -> PowWow:
    known = game.blank()
    known.reader = reader
    known.phase = game.phase
    known.step = game.step
    known.round = game.round
    known.starter = game.starter
    known.dice = game.dice
    known.quarry = game.quarry
    known.partner = game.partner  # PW 2.8: who swaps with whom
    known.gift = known_gift(game, reader)
    known.home = game.home
    known.die = game.die[:]
    known.stones = game.stones[:]  # PW 7.7
    known.ring = game.ring[:]
    known.space = game.space[:]
    at: i64 = 0
    while at < len(game.hand):
        known.hand[at] = known_hand(game, reader, at)
        at += 1
    known.swaps = game.swaps[:]
    at = 0
    while at < len(game.swaps):
        known.swaps[at] = seen_by(game.swaps[at], reader)
        at += 1
    return known


def info_key(game: PowWow, reader: i64) -> i64:
    """Of the same fields as `redact`, without building anything."""
    key = mix(game.phase + 1, (game.round * 16 + game.step) * 8 + game.starter)
    key = mix(key, ((game.dice * 8 + game.partner + 1) * 8 + known_gift(game, reader) + 1) * 8 + game.home + 1)
    packed: i64 = 0
    at: i64 = 0
    while at < game.seats:
        packed = (packed * 8 + game.die[at] + 1) * 128 + game.stones[at]
        at += 1
    key = mix(key, packed)
    packed = 0
    at = 0
    while at < SEGMENTS:
        packed = packed * 16 + game.ring[at]
        at += 1
    key = mix(key, packed)
    packed = 0
    at = 0
    while at < COLOURS:
        packed = packed * 256 + game.space[at]
        at += 1
    key = mix(key, packed)
    at = 0
    while at < len(game.hand):
        key = mix(key, known_hand(game, reader, at))
        at += 1
    for swap in game.swaps:
        key = mix(key, seen_by(swap, reader))
    return (key & M60) | 1


# --- imagine --------------------------------------------------------------------------------------------------


def imagine(known: PowWow, rng: Rng) -> PowWow:
    if known.phase == q.DEAL:
        world = known.clone()
        world.reader = NONE
        imagine_deal(world, known.reader, rng)
        return world
    return world_with(known, belief_of(known).draw_table(rng), rng)


def world_with(known: PowWow, table: i64, rng: Rng) -> PowWow:
    """A world in which everyone held these hands before the gift of a swap under way."""
    world = known.clone()
    world.reader = NONE
    past = belief_of(known).draw_past(table, rng)
    at: i64 = 0
    while at < len(past):
        world.swaps[at] = past[at]
        at += 1
    holder: i64 = 0
    while holder < len(world.hand):
        world.hand[holder] = hand_in(table, holder)
        holder += 1
    if known.phase == q.TAKE:
        imagine_gift(world, rng)
    return world


def belief_of(known: PowWow) -> Belief:
    """Worked out once for all the views between two swaps, however many worlds are drawn from them."""
    if known.belief is None:
        key = belief_key(known)
        found = _RECENT.get(key)
        if found is None:
            if len(_RECENT) >= 64:
                _RECENT.clear()
            found = Belief(known)
            _RECENT[key] = found
        known.belief = found
    return known.belief


def belief_key(known: PowWow) -> object:
    """All that a belief depends on."""
    swapper = known.mover() if known.phase == q.TAKE else -1
    return (known.reader, swapper, known.partner, known.gift, known.home >= 0, tuple(known.hand), tuple(known.swaps))


def imagine_deal(world: PowWow, reader: i64, rng: Rng) -> None:
    """In the middle of the deal: the others were dealt any cards the reader has not seen."""
    step = world.step
    holder: i64 = 0
    while 2 * holder < step:
        if holder != reader:
            dealt = min(step - 2 * holder, i64(2))
            while dealt > 0:
                unseen = world.undealt()
                world.hand[holder] = world.hand[holder] + ONE[card_at(unseen, rng.below(count(unseen)))]
                dealt -= 1
        holder += 1


def imagine_gift(world: PowWow, rng: Rng) -> None:
    """In the middle of a swap: those who do not know the card given may think of either card of the giver."""
    swapper = world.mover()
    if world.gift < 0:
        world.gift = card_at(world.hand[swapper], rng.below(2))
    world.hand[swapper] = world.hand[swapper] - ONE[world.gift]
    world.hand[world.partner] = world.hand[world.partner] + ONE[world.gift]
