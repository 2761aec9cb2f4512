"""What a seat knows, and the worlds it may be in: chapter 14.

`redact` builds, from empty, what a seat may know. `imagine` fills the holes of such a state. Why the odds are right:
random play treats all 24 warriors of an army alike, so, given an army, every way to spread its unseen warriors over
the face-down places, the hand and the deck is equally likely. Only the draft weighs worlds differently: three dealt
specials allow N whole drafts, each chosen once in N; those that contradict a revealed warrior fall away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from prairie.core.bits import BIT, M60, mix, nth, size
from prairie.core.rng import Rng
from prairie.games.tomahawk import preparation, questions as q
from prairie.games.tomahawk.components import BASE, CARDS, EMPTY, PILES, SIDE, SLOTS, SPECIALS, TRIBE, UNKNOWN

if TYPE_CHECKING:
    from prairie.games.tomahawk.state import Tomahawk


def known_card(game: Tomahawk, reader: i64, owner: i64, place: i64) -> i64:
    """What `reader` knows of the place [pile * 3 + slot] on the side of `owner`."""
    card = game.laid[owner * SIDE + place]
    if reader == owner or card == EMPTY:  # TK 14.14
        return card
    if card >= 0 and game.shown[owner] & BIT[card]:  # TK 14.3
        return card
    if game.phase == q.PLACE and is_sealed(game, owner, place):  # TK 4.3
        return EMPTY
    if reader >= 0 and game.looked[reader] & BIT[place]:  # TK 14.5
        return card
    return UNKNOWN  # TK 14.7, TK 14.13


def is_sealed(game: Tomahawk, owner: i64, place: i64) -> bool:
    """Whether a card there belongs to the plan being laid now: one of this turn, and not Dancing Twilight's."""
    pile = place // SLOTS
    if place % SLOTS != game.box.slot[game.turn * PILES + pile]:
        return False
    return not game.forced & BIT[owner * PILES + pile]


def first_step(game: Tomahawk, seat: i64) -> i64:
    """Where a seat's sealed plan begins: all that others may know of its progress."""
    if game.phase == q.PLACE:
        return preparation.next_pile(game, seat, 0)
    if game.phase == q.LOOK:
        return 0 if game.lookers & BIT[seat] else 1
    return 0


def redact(game: Tomahawk, reader: i64) -> Tomahawk:
    known = game.blank()
    known.phase = game.phase
    known.turn = game.turn
    known.progress = game.progress
    known.forced = game.forced  # TK 14.6
    known.lookers = game.lookers
    known.unseen = game.unseen
    known.doubled = game.doubled
    known.sought = game.sought
    known.story = game.story
    pile: i64 = 0
    while pile < PILES:
        known.land[pile] = game.land[pile]
        pile += 1
    seat: i64 = 0
    while seat < 2:
        known.shown[seat] = game.shown[seat]
        known.looked[seat] = game.looked[seat]  # TK 14.4: which cards, not what they are
        known.won[seat] = game.won[seat]  # TK 14.1
        known.scalps[seat] = game.scalps[seat]
        place: i64 = 0
        while place < SIDE:
            known.laid[seat * SIDE + place] = known_card(game, reader, seat, place)
            place += 1
        if seat == reader:  # TK 14.8, TK 14.10, TK 14.11, TK 14.12
            known.step[seat] = game.step[seat]
            known.dealt[seat] = game.dealt[seat]
            known.army[seat] = game.army[seat]
            known.deck[seat] = game.deck[seat]  # as a set: TK 14.9
            known.hand[seat] = game.hand[seat]
        else:
            known.step[seat] = first_step(game, seat)
            known.army[seat] = 0
        seat += 1
    return known


def info_key(game: Tomahawk, reader: i64) -> i64:
    """Of the same fields as `redact`, without building anything."""
    key = mix(game.story, (game.phase * 8 + game.turn) * 64 + game.progress)
    key = mix(key, game.forced * 4 + game.lookers)
    key = mix(key, game.unseen * BIT[20] + game.doubled)
    key = mix(key, (game.land[0] + 1) * 4096 + (game.land[1] + 1) * 256 + (game.land[2] + 1) * 16 + game.land[3] + 1)
    key = mix(key, (game.sought + 1) * 65536 + game.scalps[0] * 256 + game.scalps[1])
    key = mix(key, game.won[0] * BIT[20] + game.won[1])
    key = mix(key, game.looked[0] * BIT[20] + game.looked[1])
    key = mix(key, game.shown[0])
    key = mix(key, game.shown[1])
    if reader >= 0:
        key = mix(key, game.hand[reader] * 8 + game.step[reader])
        key = mix(key, game.army[reader])
        key = mix(key, game.deck[reader])
        key = mix(key, game.dealt[reader])
    seat: i64 = 0
    while seat < 2:
        place: i64 = 0
        while place < SIDE:
            a = known_card(game, reader, seat, place) + 2
            b = known_card(game, reader, seat, place + 1) + 2
            c = known_card(game, reader, seat, place + 2) + 2
            key = mix(key, (a * 64 + b) * 64 + c)
            place += 3
        seat += 1
    return (key & M60) | 1


# --- imagine --------------------------------------------------------------------------------------------------


def imagine(known: Tomahawk, reader: i64, rng: Rng) -> Tomahawk:
    world = known.clone()
    if world.phase == q.DEAL or world.phase == q.REFUSE:
        imagine_deal(world, reader, rng)
        return world
    imagine_drafts(world, reader, rng)
    seat: i64 = 0
    while seat < 2:
        if seat != reader:
            spread(world, seat, rng)
        seat += 1
    return world


def imagine_deal(world: Tomahawk, reader: i64, rng: Rng) -> None:
    """Before the drafts are closed: any specials the reader has not seen, and no draft begun."""
    seat: i64 = 0
    while seat < 2:
        if seat != reader:
            world.army[seat] = BASE
            count: i64 = 3
            if world.phase == q.DEAL:
                count = min(i64(3), max(i64(0), world.progress - 3 * seat))
            world.dealt[seat] = 0
            while count > 0:
                left = SPECIALS & ~(world.dealt[0] | world.dealt[1])
                world.dealt[seat] = world.dealt[seat] | BIT[nth(left, rng.below(size(left)))]
                count -= 1
        seat += 1


def revealed(world: Tomahawk, seat: i64) -> i64:
    """The warriors of a seat that the reader knows by sight: revealed ones, and those seen from a mountain."""
    cards = world.shown[seat]
    place = seat * SIDE
    end = place + SIDE
    while place < end:
        if world.laid[place] >= 0:
            cards |= BIT[world.laid[place]]
        place += 1
    return cards


def draft_odds(world: Tomahawk, dealt: i64, seen: i64) -> i64:
    """How likely these three dealt specials are, given what was seen of the army; in parts of `plan_scale`."""
    box = world.box
    if seen & SPECIALS & ~dealt:
        return 0
    ways: i64 = 0
    n: i64 = 0
    while n < 3:
        refused = BIT[nth(dealt, n)]
        if not seen & refused:
            ways += box.swaps(dealt & ~refused, BASE & ~seen)
        n += 1
    return ways * (box.plan_scale // box.plans_of(dealt))


def imagine_drafts(world: Tomahawk, reader: i64, rng: Rng) -> None:
    """Which specials the others were dealt and kept, and which warriors left for them."""
    if reader == 0:
        rest = SPECIALS & ~world.dealt[0]
        world.dealt[1] = pick_dealt(world, rest, revealed(world, 1), rng)
    elif reader == 1:
        rest = SPECIALS & ~world.dealt[1]
        world.dealt[0] = pick_dealt(world, rest, revealed(world, 0), rng)
    else:
        pick_both(world, rng)
    seat: i64 = 0
    while seat < 2:
        if seat != reader:
            imagine_army(world, seat, rng)
        seat += 1


def pick_dealt(world: Tomahawk, rest: i64, seen: i64, rng: Rng) -> i64:
    """Three of the four specials that are left, by their odds."""
    total = odds_left(world, rest, seen)
    left = rng.below(total)
    n: i64 = 0
    while True:
        dealt = rest & ~BIT[nth(rest, n)]
        left -= draft_odds(world, dealt, seen)
        if left < 0:
            return dealt
        n += 1


def odds_left(world: Tomahawk, rest: i64, seen: i64) -> i64:
    total: i64 = 0
    n: i64 = 0
    while n < 4:
        total += draft_odds(world, rest & ~BIT[nth(rest, n)], seen)
        n += 1
    return total


def pick_both(world: Tomahawk, rng: Rng) -> None:
    """For a spectator: the specials of seat 0 by their odds times those of seat 1 among the rest."""
    first_seen = revealed(world, 0)
    second_seen = revealed(world, 1)
    total: i64 = 0
    left: i64 = -1
    while True:  # once to add the odds up, once to find the draw among them
        a: i64 = TRIBE
        while a < CARDS:
            b = a + 1
            while b < CARDS:
                c = b + 1
                while c < CARDS:
                    dealt = BIT[a] | BIT[b] | BIT[c]
                    odds = draft_odds(world, dealt, first_seen)
                    if odds > 0:
                        odds *= odds_left(world, SPECIALS & ~dealt, second_seen)
                    if left < 0:
                        total += odds
                    elif left < odds:
                        world.dealt[0] = dealt
                        world.dealt[1] = pick_dealt(world, SPECIALS & ~dealt, second_seen, rng)
                        return
                    else:
                        left -= odds
                    c += 1
                b += 1
            a += 1
        left = rng.below_wide(total)


def imagine_army(world: Tomahawk, seat: i64, rng: Rng) -> None:
    """One whole draft among those that contradict nothing seen, all equally likely."""
    box = world.box
    seen = revealed(world, seat)
    free = BASE & ~seen
    dealt = world.dealt[seat]
    ways: i64 = 0
    n: i64 = 0
    while n < 3:
        if not seen & BIT[nth(dealt, n)]:
            ways += box.swaps(dealt & ~BIT[nth(dealt, n)], free)
        n += 1
    left = rng.below(ways)
    n = 0
    while True:
        refused = BIT[nth(dealt, n)]
        if not seen & refused:
            left -= box.swaps(dealt & ~refused, free)
            if left < 0:
                break
        n += 1
    kept = dealt & ~refused
    army = BASE | kept
    n = 0
    while n < 2:
        leaving = box.copies[nth(kept, n)] & free & army
        army &= ~BIT[nth(leaving, rng.below(size(leaving)))]
        n += 1
    world.army[seat] = army


def drawn_so_far(world: Tomahawk, seat: i64) -> i64:
    """How many cards a seat has drawn: the number is public (TK 14.2)."""
    turn = world.turn
    if world.phase == q.DRAW:
        each = preparation.to_draw(world)
        now = min(each, max(i64(0), world.progress - each * seat))
        return now if turn == 1 else 8 + 4 * (turn - 2) + now
    if world.phase == q.TERRITORY and turn > 1:
        return 8 + 4 * (min(turn, i64(6)) - 2)
    return 8 + 4 * (min(turn, i64(5)) - 1)


def spread(world: Tomahawk, seat: i64, rng: Rng) -> None:
    """The unseen warriors of an army, anywhere: face down on the table, in hand, in the deck."""
    seen = revealed(world, seat)
    pool = world.army[seat] & ~seen
    left = size(pool)
    played = size(seen)
    place = seat * SIDE
    end = place + SIDE
    while place < end:
        if world.laid[place] == UNKNOWN:
            card = nth(pool, rng.below(left))
            pool &= ~BIT[card]
            left -= 1
            played += 1
            world.laid[place] = card
        place += 1
    in_hand = drawn_so_far(world, seat) - played
    hand: i64 = 0
    while in_hand > 0:
        bit = BIT[nth(pool, rng.below(left))]
        pool &= ~bit
        hand |= bit
        left -= 1
        in_hand -= 1
    world.hand[seat] = hand
    world.deck[seat] = pool
