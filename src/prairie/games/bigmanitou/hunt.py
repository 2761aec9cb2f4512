"""A hunt from its tiles to its last seventh card, and on to the next: chapters 2, 3, 4 and 8."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from prairie.core.bits import BIT, nth, size
from prairie.core.events import EVERYONE
from prairie.core.rng import Rng
from prairie.games.bigmanitou import heroes, judging, party, powers, questions as q
from prairie.games.bigmanitou.components import (
    ALL_HEROES,
    ALL_HUNTERS,
    DECK,
    FINISHED,
    GROUNDS,
    HAND,
    HUNTERS,
    KIND_BITS,
    KIND_MASK,
    PLACES,
    PLAYS,
    on_grounds,
)

if TYPE_CHECKING:
    from prairie.games.bigmanitou.state import BigManitou


# --- chapters 2 and 3: the dealer and the tiles -----------------------------------------------------------------------


def first_dealer(game: BigManitou, seat: i64) -> None:
    """BM 2.10: by lot."""
    game.dealer = seat
    if game.log is not None:
        game.log.add(q.DEALS_FIRST, EVERYONE, seat)
    open_hunt(game)


def open_hunt(game: BigManitou) -> None:
    """BM 3.5: each hunt opens with tiles."""
    game.phase = q.TILE
    game.count = 0
    game.turn = 0
    if game.log is not None:
        game.log.add(q.HUNT, EVERYONE, game.hunt, game.dealer)


def lay_tile(game: BigManitou, kind: i64) -> None:
    """The first ground is filled, then the second, then the third; BM 3.9: the bag never runs short."""
    ground = game.box.ground_of[game.seats * PLACES + game.count]
    one = game.box.one[kind]
    game.bag -= one
    game.ground[ground] = game.ground[ground] + one
    if game.log is not None:
        game.log.add(q.TILE_LAID, EVERYONE, ground, kind)
    game.count += 1
    if game.count == game.box.tiles_a_hunt[game.seats]:
        party.gather(game)


def random_tile(game: BigManitou, rng: Rng) -> i64:
    """BM 2.7: each tile in the bag is as likely as any other."""
    return kind_at(game.bag, rng.below(game.in_bag()))


def kind_at(tiles: i64, n: i64) -> i64:
    """The kind of the n-th tile, counting kind by kind."""
    kind: i64 = 0
    while True:
        n -= tiles & KIND_MASK
        if n < 0:
            return kind
        tiles >>= KIND_BITS
        kind += 1


def lay_out(game: BigManitou, rng: Rng) -> None:
    """All tiles of a hunt in one go, and nothing logged."""
    bag = game.bag
    left = game.in_bag()
    count = game.count
    place = game.seats * PLACES
    wanted = game.box.tiles_a_hunt[game.seats]
    while count < wanted:
        ground = game.box.ground_of[place + count]
        one = game.box.one[kind_at(bag, rng.below(left))]
        bag -= one
        game.ground[ground] = game.ground[ground] + one
        left -= 1
        count += 1
    game.bag = bag
    game.count = count
    party.gather(game)


# --- chapter 4: drawing and playing -----------------------------------------------------------------------------------


def draw(game: BigManitou, card: i64) -> None:
    """BM 4.1: any card of the pile may be the next; BM 4.2: three to begin with; BM 4.6: one after each play."""
    seat = game.turn
    bit = BIT[card]
    game.pile[seat] = game.pile[seat] & ~bit
    game.hand[seat] = game.hand[seat] | bit
    game.undrawn[seat] = game.undrawn[seat] - 1
    if game.log is not None:
        game.log.add(q.DREW, BIT[seat], seat, card)
    if game.count > 0:
        next_turn(game)
    elif size(game.hand[seat]) == HAND:
        if seat == game.dealer:
            next_turn(game)
        else:
            game.turn = game.after(seat)


def deal_hands(game: BigManitou, rng: Rng) -> None:
    """The first hands in one go, and nothing logged."""
    seat = game.turn
    while True:
        pile = game.pile[seat]
        hand = game.hand[seat]
        left = size(pile)
        missing = HAND - size(hand)
        game.undrawn[seat] = game.undrawn[seat] - missing
        while missing > 0:
            bit = BIT[nth(pile, rng.below(left))]
            pile &= ~bit
            hand |= bit
            left -= 1
            missing -= 1
        game.pile[seat] = pile
        game.hand[seat] = hand
        if seat == game.dealer:
            break
        seat = game.after(seat)
    game.turn = seat
    next_turn(game)


def next_turn(game: BigManitou) -> None:
    """BM 4.3: clockwise; BM 4.19: until everyone has played seven cards."""
    if game.count == PLAYS * game.seats:
        powers.offer_eighth(game)
        return
    seat = game.after(game.turn)
    game.turn = seat
    game.phase = q.PLAY
    if game.hand[seat] & ALL_HUNTERS == 0 and open_grounds(game, seat) == 0:
        game.phase = q.FACE_DOWN  # BM 4.16


def open_grounds(game: BigManitou, seat: i64) -> i64:
    """BM 4.14: the grounds where a seat may lay a hero, as a set; BM 4.15: fallen heroes do not count."""
    found: i64 = 0
    ground: i64 = 0
    while ground < GROUNDS:
        if game.keeper[ground] != seat or game.upper[ground] < 0:
            found |= BIT[ground]
        ground += 1
    return found


def play_options(game: BigManitou, seat: i64) -> i64:
    """BM 4.4: one card of the hand on one of the grounds; BM 4.17: any number of hunters."""
    hand = game.hand[seat]
    everywhere = on_grounds(hand & ALL_HUNTERS, BIT[GROUNDS] - 1)
    return everywhere | on_grounds(hand & ALL_HEROES, open_grounds(game, seat))


def play(game: BigManitou, seat: i64, action: i64) -> None:
    """BM 4.7: the card takes its effect, then the hand is refilled."""
    card = action // GROUNDS
    ground = action % GROUNDS
    heroes.put_down(game, seat, card, ground)
    if game.log is not None:
        game.log.add(q.PLAYED, EVERYONE, seat, card, ground)
    if card >= HUNTERS:
        heroes.arrive(game, seat, card, ground)
    refill(game, seat)


def play_face_down(game: BigManitou, seat: i64, action: i64) -> None:
    """BM 4.16: without effect."""
    heroes.put_down(game, seat, action // GROUNDS, action % GROUNDS)
    if game.log is not None:
        game.log.add(q.PLAYED_FACE_DOWN, EVERYONE, seat, action // GROUNDS, action % GROUNDS)
    refill(game, seat)


def refill(game: BigManitou, seat: i64) -> None:
    """BM 4.6; BM 4.8: from an empty pile nothing is drawn."""
    game.count += 1
    if game.undrawn[seat] > 0:
        game.phase = q.DRAW
    else:
        next_turn(game)


def choose_play(game: BigManitou, seat: i64, rng: Rng) -> i64:
    """Any card of the hand on any ground it may go to, without listing them."""
    hand = game.hand[seat]
    hunters = size(hand & ALL_HUNTERS) * GROUNDS
    grounds = open_grounds(game, seat)
    wide = size(grounds)
    n = rng.below(hunters + size(hand & ALL_HEROES) * wide)
    if n < hunters:
        return nth(hand, n // GROUNDS) * GROUNDS + n % GROUNDS
    n -= hunters
    return nth(hand & ALL_HEROES, n // wide) * GROUNDS + nth(grounds, n % wide)


# --- chapter 8: a new hunt --------------------------------------------------------------------------------------------


def end(game: BigManitou) -> None:
    """BM 8.1: the cards played are discarded; BM 10.1: after the last hunt the game is over."""
    if game.hunt == game.box.hunts[game.seats]:
        game.phase = FINISHED
        if game.log is not None:
            judging.tell_result(game)
        return
    side: i64 = 0
    while side < game.seats * GROUNDS:
        game.laid[side] = 0
        side += 1
    heroes.leave(game)
    if game.hunt % 2 == 0:
        take_decks_back(game)  # else BM 8.2, BM 8.3: the pool is what was not played
    game.hunt += 1
    game.dealer = game.after(game.dealer)  # BM 8.8
    open_hunt(game)


def take_decks_back(game: BigManitou) -> None:
    """BM 8.4: after the second and the fourth hunt (BM 8.5, BM 8.6, BM 8.7)."""
    seat: i64 = 0
    while seat < game.seats:
        game.pool[seat] = DECK
        seat += 1
    if game.log is not None:
        game.log.add(q.DECKS_BACK, EVERYONE)
