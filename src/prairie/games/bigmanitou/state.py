"""Big Manitou: what there is, and how it changes. The order of this file is the order of the booklet.

A set of cards is a bit mask over card numbers, tiles are packed counts by kind (components.py). `laid` holds all the
cards of a seat on a ground, fallen heroes too, at [seat * GROUNDS + ground]; whose heroes stand there, and which, is in
`keeper`, `lower` and `upper`. Laying a card on a ground, or moving it there, is the action card * GROUNDS + ground.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.bits import BIT, members, nth, size
from prairie.core.contract import CHANCE, OVER, Outcome, State
from prairie.core.events import EVERYONE
from prairie.core.rng import Rng
from prairie.games.bigmanitou import heroes, judging, knowledge, picture, refusals
from prairie.games.bigmanitou import questions as q
from prairie.games.bigmanitou.components import (
    ALL_HEROES,
    ALL_HUNTERS,
    DECK,
    GROUNDS,
    HAND,
    HUNTERS,
    KIND_BITS,
    KIND_MASK,
    PASS,
    PLACES,
    PLAYS,
    SEAT_LIMIT,
    TILES,
    Box,
    held,
    kinds_of,
    on_grounds,
)

NOBODY: Final = -1
EMPTY: Final = -1
FINISHED: Final = 12  # the phase after the last question


@final
class BigManitou(State):
    """One position of Big Manitou."""

    def __init__(self, box: Box, seats: i64, quick: i64, copied: BigManitou | None = None) -> None:
        self.log = None
        self.seats = seats
        self.box = box
        self.quick: i64 = quick  # BM 3.16: 1 when parties are dealt at random
        if copied is None:
            self._set_up()
        else:
            self._copy(copied)

    def _set_up(self) -> None:
        each: list[i64] = [0] * self.seats
        decks: list[i64] = [DECK] * self.seats
        sides: list[i64] = [0] * (self.seats * GROUNDS)
        grounds: list[i64] = [0] * GROUNDS
        nobody: list[i64] = [NOBODY] * GROUNDS
        claims: list[i64] = [NOBODY] * (GROUNDS * 3)
        self.phase: i64 = q.DEALER
        self.hunt: i64 = 1
        self.dealer: i64 = 0
        self.turn: i64 = 0  # whose card is drawn or played, who pays or takes
        self.count: i64 = 0  # how many tiles this hunt has laid out, then how many cards it has seen played
        self.bag: i64 = self.box.full_bag
        self.ground: vec[i64] = vec[i64](grounds)  # the tiles on each ground
        self.won: vec[i64] = vec[i64](each)  # the tiles before each seat
        self.brown: i64 = NOBODY  # who holds the cylinder of the totems,
        self.white: i64 = NOBODY  # and that of the horses (BM 2.9)
        self.pool: vec[i64] = vec[i64](decks)  # what each seat has not played since it last had its whole deck
        self.pile: vec[i64] = vec[i64](each)  # what a seat may still draw; while parties are chosen, its picks so far
        self.undrawn: vec[i64] = vec[i64](each)  # how many cards it will still draw
        self.hand: vec[i64] = vec[i64](each)
        self.laid: vec[i64] = vec[i64](sides)
        self.keeper: vec[i64] = vec[i64](nobody)  # BM 5.10: the one seat whose heroes stand face up on a ground,
        self.lower: vec[i64] = vec[i64](nobody)  # its hero there,
        self.upper: vec[i64] = vec[i64](nobody)  # and the one played later that makes a pair
        self.owing: i64 = 0  # the seats that have still to pay the penalty
        self.claim: i64 = 0  # how far the judging has come in `claims`:
        self.claims: vec[i64] = vec[i64](claims)  # who takes first, second and last on each ground

    def _copy(self, other: BigManitou) -> None:
        self.phase = other.phase
        self.hunt = other.hunt
        self.dealer = other.dealer
        self.turn = other.turn
        self.count = other.count
        self.bag = other.bag
        self.ground = other.ground[:]
        self.won = other.won[:]
        self.brown = other.brown
        self.white = other.white
        self.pool = other.pool[:]
        self.pile = other.pile[:]
        self.undrawn = other.undrawn[:]
        self.hand = other.hand[:]
        self.laid = other.laid[:]
        self.keeper = other.keeper[:]
        self.lower = other.lower[:]
        self.upper = other.upper[:]
        self.owing = other.owing
        self.claim = other.claim
        self.claims = other.claims[:]

    # --- who decides what -------------------------------------------------------------------------------------

    def decider(self) -> i64:
        phase = self.phase
        if phase == FINISHED:
            return OVER
        if phase > q.DRAW:
            return self.turn
        if phase != q.PARTY:
            return CHANCE
        seat: i64 = 0
        while not self.choosing(seat):
            seat += 1
        return seat

    def owes(self, seat: i64) -> bool:
        phase = self.phase
        if seat >= 0 and phase == q.PARTY:
            return self.choosing(seat)
        return seat != OVER and seat == self.decider()

    def ask(self, seat: i64) -> i64:
        if self.owes(seat):
            return self.phase
        return q.NOTHING

    def options(self) -> i64:
        """The legal actions of this phase, as a set. Parties are chosen at once, hence apart: `party_options`."""
        phase = self.phase
        if phase == q.PLAY:
            return self.play_options(self.turn)
        if phase == q.DRAW:
            return self.pile[self.turn]
        if phase == q.TILE:
            return kinds_of(self.bag)
        if phase == q.TAKE_ONE:
            return kinds_of(self.ground[self.claim // 3])
        if phase == q.TAKE_TWO:
            return judging.pairs_of(self.ground[self.claim // 3])
        if phase == q.PENALTY:
            return kinds_of(judging.payable(self, self.turn))
        if phase == q.EIGHTH:
            return self.play_options(self.turn) | BIT[PASS]
        if phase == q.HORSE:
            return self.horse_options(self.turn) | BIT[PASS]
        if phase == q.FACE_DOWN:
            return on_grounds(self.hand[self.turn], BIT[GROUNDS] - 1)
        return BIT[self.seats] - 1  # DEALER

    def options_of(self, seat: i64) -> i64:
        if self.phase == q.PARTY:
            return self.party_options(seat)
        return self.options()

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        if not self.owes(seat):
            return 0
        mask = self.options_of(seat)
        n: i64 = 0
        action: i64 = 0
        while mask:
            if mask & 1:
                out[n] = action
                n += 1
            mask >>= 1
            action += 1
        return n

    def actions(self, seat: i64) -> list[int]:
        return members(self.options_of(seat)) if self.owes(seat) else []

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.phase == FINISHED:
            return q.GAME_OVER
        if not self.owes(seat):
            return q.NOT_NOW
        if 0 <= action < 62 and self.options_of(seat) & BIT[action]:
            return q.LEGAL
        return refusals.why_not(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == q.DRAW:
            self.draw(action)
        elif phase == q.PLAY:
            self.play(seat, action)
        elif phase == q.PARTY:
            self.pick(seat, action)
        elif phase == q.TILE:
            self.lay_tile(action)
        elif phase == q.TAKE_ONE:
            judging.take_one(self, action)
        elif phase == q.TAKE_TWO:
            judging.take_two(self, action)
        elif phase == q.EIGHTH:
            self.play_eighth(seat, action)
        elif phase == q.HORSE:
            self.move_hunter(seat, action)
        elif phase == q.PENALTY:
            judging.pay(self, seat, action)
        elif phase == q.FACE_DOWN:
            self.play_face_down(seat, action)
        else:
            self.first_dealer(action)

    # --- chapters 2 and 3: the dealer, the tiles ----------------------------------------------------------------

    def first_dealer(self, seat: i64) -> None:
        """BM 2.10: by lot."""
        self.dealer = seat
        if self.log is not None:
            self.log.add(q.DEALS_FIRST, EVERYONE, seat)
        self.open_hunt()

    def open_hunt(self) -> None:
        """BM 3.5: each hunt opens with tiles."""
        self.phase = q.TILE
        self.count = 0
        self.turn = 0
        if self.log is not None:
            self.log.add(q.HUNT, EVERYONE, self.hunt, self.dealer)

    def lay_tile(self, kind: i64) -> None:
        """BM 3.6 to BM 3.8: the first ground is filled, then the second, then the third."""
        ground = self.box.ground_of[self.seats * PLACES + self.count]
        one = self.box.one[kind]
        self.bag -= one
        self.ground[ground] = self.ground[ground] + one
        if self.log is not None:
            self.log.add(q.TILE_LAID, EVERYONE, ground, kind)
        self.count += 1
        if self.count == self.box.tiles_a_hunt[self.seats]:
            self.gather_parties()

    # --- chapter 3: the parties ---------------------------------------------------------------------------------

    def first_player(self) -> i64:
        """BM 3.12: at the dealer's left."""
        return self.after(self.dealer)

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def party_size(self, seat: i64) -> i64:
        """BM 3.14, BM 3.15: by the order of play."""
        order = seat - self.dealer - 1
        if order < 0:
            order += self.seats
        return self.box.party[self.seats * SEAT_LIMIT + order]

    def gather_parties(self) -> None:
        self.count = 0
        if not self.quick:
            self.phase = q.PARTY  # all at once, in secret: BM 3.10
            return
        seat: i64 = 0
        while seat < self.seats:
            self.pile[seat] = self.pool[seat]  # BM 3.16; BM 3.17: what nobody has looked at is not yet settled
            self.undrawn[seat] = self.party_size(seat)
            seat += 1
        if self.log is not None:
            self.log.add(q.PARTIES_DEALT, EVERYONE)
        self.begin_drawing()

    def choosing(self, seat: i64) -> bool:
        return size(self.pile[seat]) < self.party_size(seat)

    def above_picks(self, seat: i64) -> i64:
        """The cards of the pool above those already picked: picks rise, so that each party is named once."""
        below = self.pile[seat]
        below |= below >> 1
        below |= below >> 2
        below |= below >> 4
        below |= below >> 8
        below |= below >> 16
        return self.pool[seat] & ~below

    def party_options(self, seat: i64) -> i64:
        """BM 3.11: exactly the prescribed number, so a pick leaves enough cards above it for the rest."""
        options = self.above_picks(seat)
        spare = size(options) - (self.party_size(seat) - size(self.pile[seat]))
        found: i64 = 0
        while spare >= 0:
            bit = options & -options
            found |= bit
            options ^= bit
            spare -= 1
        return found

    def pick(self, seat: i64, card: i64) -> None:
        self.pile[seat] = self.pile[seat] | BIT[card]
        self.close_parties()

    def close_parties(self) -> None:
        """When the last party is complete, the hunt begins."""
        seat: i64 = 0
        while seat < self.seats:
            if self.choosing(seat):
                return
            seat += 1
        seat = 0
        while seat < self.seats:
            self.undrawn[seat] = self.party_size(seat)
            seat += 1
        if self.log is not None:
            self.log.add(q.PARTIES_READY, EVERYONE)
        self.begin_drawing()

    # --- chapter 4: the hunt ------------------------------------------------------------------------------------

    def begin_drawing(self) -> None:
        self.phase = q.DRAW
        self.turn = self.first_player()

    def draw(self, card: i64) -> None:
        """BM 4.1: any card of the pile may be the next; BM 4.2: three to begin with; BM 4.6: one after each play."""
        seat = self.turn
        bit = BIT[card]
        self.pile[seat] = self.pile[seat] & ~bit
        self.hand[seat] = self.hand[seat] | bit
        self.undrawn[seat] = self.undrawn[seat] - 1
        if self.log is not None:
            self.log.add(q.DREW, BIT[seat], seat, card)
        if self.count > 0:
            self.next_turn()
        elif size(self.hand[seat]) == HAND:
            if seat == self.dealer:
                self.next_turn()
            else:
                self.turn = self.after(seat)

    def next_turn(self) -> None:
        """BM 4.3: clockwise; BM 4.19: until everyone has played seven cards."""
        if self.count == PLAYS * self.seats:
            self.offer_eighth()
            return
        seat = self.after(self.turn)
        self.turn = seat
        self.phase = q.PLAY
        if self.hand[seat] & ALL_HUNTERS == 0 and self.open_grounds(seat) == 0:
            self.phase = q.FACE_DOWN  # BM 4.16

    def open_grounds(self, seat: i64) -> i64:
        """BM 4.14: the grounds where a seat may lay a hero, as a set; BM 4.15: fallen heroes do not count."""
        found: i64 = 0
        ground: i64 = 0
        while ground < GROUNDS:
            if self.keeper[ground] != seat or self.upper[ground] < 0:
                found |= BIT[ground]
            ground += 1
        return found

    def play_options(self, seat: i64) -> i64:
        """BM 4.4: one card of the hand on one of the grounds; BM 4.17: any number of hunters."""
        hand = self.hand[seat]
        everywhere = on_grounds(hand & ALL_HUNTERS, BIT[GROUNDS] - 1)
        return everywhere | on_grounds(hand & ALL_HEROES, self.open_grounds(seat))

    def lay(self, seat: i64, card: i64, ground: i64) -> None:
        bit = BIT[card]
        side = seat * GROUNDS + ground
        self.pool[seat] = self.pool[seat] & ~bit
        self.hand[seat] = self.hand[seat] & ~bit
        self.laid[side] = self.laid[side] | bit
        if self.log is not None:
            event: i64 = q.PLAYED
            if self.phase == q.EIGHTH:
                event = q.PLAYED_EIGHTH
            self.log.add(event, EVERYONE, seat, card, ground)
        if card >= HUNTERS:
            heroes.arrive(self, seat, card, ground)

    def play(self, seat: i64, action: i64) -> None:
        """BM 4.7: the card takes its effect, then the hand is refilled."""
        self.lay(seat, action // GROUNDS, action % GROUNDS)
        self.refill(seat)

    def play_face_down(self, seat: i64, action: i64) -> None:
        """BM 4.16: without effect."""
        card = action // GROUNDS
        side = seat * GROUNDS + action % GROUNDS
        self.pool[seat] = self.pool[seat] & ~BIT[card]
        self.hand[seat] = self.hand[seat] & ~BIT[card]
        self.laid[side] = self.laid[side] | BIT[card]
        if self.log is not None:
            self.log.add(q.PLAYED_FACE_DOWN, EVERYONE, seat, card, action % GROUNDS)
        self.refill(seat)

    def refill(self, seat: i64) -> None:
        """BM 4.6; BM 4.8: from an empty pile nothing is drawn."""
        self.count += 1
        if self.undrawn[seat] > 0:
            self.phase = q.DRAW
        else:
            self.next_turn()

    # --- chapter 9, the powers of the cylinders: BM 7.1 puts them here -------------------------------------------

    def offer_eighth(self) -> None:
        """BM 9.11; BM 9.12: a party of seven leaves nothing. Asked also when no card fits: a hand is secret."""
        holder = self.brown
        if holder >= 0 and self.hand[holder]:
            self.turn = holder
            self.phase = q.EIGHTH
        else:
            self.put_away()

    def play_eighth(self, seat: i64, action: i64) -> None:
        if action != PASS:
            self.lay(seat, action // GROUNDS, action % GROUNDS)
        elif self.log is not None:
            self.log.add(q.NO_EIGHTH, EVERYONE, seat)
        self.put_away()  # BM 9.13: no ninth card

    def put_away(self) -> None:
        """BM 4.21: what was not played goes back under the tribe card; the pool has it still."""
        seat: i64 = 0
        while seat < self.seats:
            self.hand[seat] = 0
            self.pile[seat] = 0
            self.undrawn[seat] = 0
            seat += 1
        self.offer_horse()

    def offer_horse(self) -> None:
        """BM 9.17."""
        holder = self.white
        if holder >= 0 and judging.hunters_of(self, holder):
            self.turn = holder
            self.phase = q.HORSE
        else:
            judging.begin(self)

    def horse_options(self, seat: i64) -> i64:
        """BM 9.17; BM 9.18: no hero; BM 9.19: any other ground."""
        found: i64 = 0
        ground: i64 = 0
        while ground < GROUNDS:
            hunters = self.laid[seat * GROUNDS + ground] & ALL_HUNTERS
            found |= on_grounds(hunters, BIT[GROUNDS] - 1 - BIT[ground])
            ground += 1
        return found

    def move_hunter(self, seat: i64, action: i64) -> None:
        if action != PASS:
            card = action // GROUNDS
            ground: i64 = 0
            while not self.laid[seat * GROUNDS + ground] & BIT[card]:
                ground += 1
            to = seat * GROUNDS + action % GROUNDS
            self.laid[seat * GROUNDS + ground] = self.laid[seat * GROUNDS + ground] & ~BIT[card]
            self.laid[to] = self.laid[to] | BIT[card]
            if self.log is not None:
                self.log.add(q.MOVED, EVERYONE, seat, card, ground, action % GROUNDS)
        elif self.log is not None:
            self.log.add(q.NO_MOVE, EVERYONE, seat)
        judging.begin(self)

    # --- chapter 8: a new hunt ----------------------------------------------------------------------------------

    def end_hunt(self) -> None:
        """BM 8.1: the cards played are discarded; BM 10.1: after the last hunt the game is over."""
        if self.hunt == self.box.hunts[self.seats]:
            self.phase = FINISHED
            if self.log is not None:
                judging.tell_result(self)
            return
        side: i64 = 0
        while side < self.seats * GROUNDS:
            self.laid[side] = 0
            side += 1
        ground: i64 = 0
        while ground < GROUNDS:
            self.keeper[ground] = NOBODY
            self.lower[ground] = self.upper[ground] = EMPTY
            ground += 1
        if self.hunt % 2 == 0:  # BM 8.4; in between, BM 8.2: what was not played
            seat: i64 = 0
            while seat < self.seats:
                self.pool[seat] = DECK
                seat += 1
            if self.log is not None:
                self.log.add(q.DECKS_BACK, EVERYONE)
        self.hunt += 1
        self.dealer = self.after(self.dealer)  # BM 8.8
        self.open_hunt()

    # --- chance, and random play: the same draws in the same order as one at a time ------------------------------

    def weight(self, action: i64) -> i64:
        if self.phase == q.TILE:
            return held(self.bag, action)  # BM 2.7
        return 1

    def chance(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == q.DRAW:
            pile = self.pile[self.turn]
            return nth(pile, rng.below(size(pile)))
        if phase == q.DEALER:
            return rng.below(self.seats)
        left = rng.below(self.in_bag())
        kind: i64 = 0
        bag = self.bag
        while True:
            left -= bag & KIND_MASK
            if left < 0:
                return kind
            bag >>= KIND_BITS
            kind += 1

    def in_bag(self) -> i64:
        """How many tiles are left, counted from those that have come out: BM 7.13, none goes back."""
        return TILES - (self.hunt - 1) * self.box.tiles_a_hunt[self.seats] - self.count

    def sample(self, rng: Rng) -> None:
        while self.phase <= q.DRAW and self.phase != q.PARTY:
            if self.phase != q.DRAW:
                self.apply(CHANCE, self.chance(rng))
            elif self.count > 0 or self.log is not None:
                self.draw(self.chance(rng))
            else:
                self.deal_hands(rng)

    def deal_hands(self, rng: Rng) -> None:
        """The first hands in one go, and nothing logged."""
        seat = self.turn
        while True:
            pile = self.pile[seat]
            hand = self.hand[seat]
            left = size(pile)
            missing = HAND - size(hand)
            self.undrawn[seat] = self.undrawn[seat] - missing
            while missing > 0:
                bit = BIT[nth(pile, rng.below(left))]
                pile &= ~bit
                hand |= bit
                left -= 1
                missing -= 1
            self.pile[seat] = pile
            self.hand[seat] = hand
            if seat == self.dealer:
                break
            seat = self.after(seat)
        self.turn = seat
        self.next_turn()

    def choose(self, seat: i64, rng: Rng) -> i64:
        if self.phase == q.PARTY:
            return self.choose_pick(seat, rng)
        if self.phase == q.PLAY:
            return self.choose_play(seat, rng)
        mask = self.options()
        return nth(mask, rng.below(size(mask)))

    def choose_pick(self, seat: i64, rng: Rng) -> i64:
        """Each card in turn joins with the odds that leave all parties equally likely."""
        options = self.above_picks(seat)
        left = size(options)
        needed = self.party_size(seat) - size(self.pile[seat])
        while rng.below(left) >= needed:
            options &= options - 1
            left -= 1
        return nth(options, 0)

    def choose_play(self, seat: i64, rng: Rng) -> i64:
        """Any card of the hand on any ground, without listing them."""
        hand = self.hand[seat]
        hunters = size(hand & ALL_HUNTERS) * GROUNDS
        grounds = self.open_grounds(seat)
        wide = size(grounds)
        n = rng.below(hunters + size(hand & ALL_HEROES) * wide)
        if n < hunters:
            return nth(hand, n // GROUNDS) * GROUNDS + n % GROUNDS
        n -= hunters
        return nth(hand & ALL_HEROES, n // wide) * GROUNDS + nth(grounds, n % wide)

    def random(self, seat: i64, rng: Rng) -> None:
        if self.phase == q.PLAY:
            self.play(seat, self.choose_play(seat, rng))
        elif self.phase == q.PARTY:
            self.pick_all(seat, rng)
        else:
            self.apply(seat, self.choose(seat, rng))

    def pick_all(self, seat: i64, rng: Rng) -> None:
        """The picks of `choose_pick` in one go."""
        options = self.above_picks(seat)
        left = size(options)
        picks = self.pile[seat]
        needed = self.party_size(seat) - size(picks)
        while needed > 0:
            if rng.below(left) < needed:
                picks |= options & -options
                needed -= 1
            options &= options - 1
            left -= 1
        self.pile[seat] = picks
        self.close_parties()

    # --- chapter 10: the end of the game ------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [judging.points(self, seat) for seat in range(self.seats)]

    def outcome(self) -> Outcome:
        return judging.outcome(self)

    def utility(self, seat: i64) -> float:
        winners = judging.winners(self)
        if winners & BIT[seat]:
            return 1.0 / float(size(winners))  # BM 10.4: a shared win
        return 0.0

    # --- what a seat knows: knowledge.py ------------------------------------------------------------------------

    def redacted(self, seat: i64) -> State:
        return knowledge.redact(self, seat)

    def imagined(self, seat: i64, rng: Rng) -> State:
        return knowledge.imagine(self, seat, rng)

    def info_key(self, seat: i64) -> i64:
        return knowledge.info_key(self, seat)

    # --- copies and bytes ---------------------------------------------------------------------------------------

    def blank(self) -> BigManitou:
        return BigManitou(self.box, self.seats, self.quick)

    def clone(self) -> BigManitou:
        return BigManitou(self.box, self.seats, self.quick, self)

    def numbers(self) -> list[int]:
        return [
            self.quick, self.phase, self.hunt, self.dealer, self.turn, self.count,
            self.bag, self.brown, self.white, self.owing, self.claim,
            *self.ground, *self.won, *self.pool, *self.pile, *self.undrawn, *self.hand, *self.laid,
            *self.keeper, *self.lower, *self.upper, *self.claims,
        ]  # fmt: skip

    def restore(self, numbers: list[int]) -> None:
        self.quick, self.phase, self.hunt, self.dealer = numbers[0], numbers[1], numbers[2], numbers[3]
        self.turn, self.count, self.bag = numbers[4], numbers[5], numbers[6]
        self.brown, self.white, self.owing, self.claim = numbers[7], numbers[8], numbers[9], numbers[10]
        at = 11
        for field in (
            self.ground, self.won, self.pool, self.pile, self.undrawn, self.hand, self.laid,
            self.keeper, self.lower, self.upper, self.claims,
        ):  # fmt: skip
            for i in range(len(field)):
                field[i] = numbers[at]
                at += 1

    def as_dict(self) -> dict[str, Any]:
        return picture.as_dict(self)

    def audit(self) -> str:
        return picture.audit(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (self.box.source, self.seats, self.numbers())


def rebuild(source: dict[str, Any], seats: int, numbers: list[int]) -> BigManitou:
    """What pickle calls."""
    state = BigManitou(Box(source), seats, numbers[0])
    state.restore(numbers)
    return state
