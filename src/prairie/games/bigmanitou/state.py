"""Big Manitou: what there is, who decides, and where each decision is carried out: the chapters have their own files.

A set of cards is a bit mask over card numbers, tiles are packed counts by kind (components.py). `laid` holds all the
cards of a seat on a ground, fallen heroes too, at [seat * GROUNDS + ground]; whose heroes stand there, and which, is in
`keeper`, `lower` and `upper`. Laying a card on a ground, or moving it there, is the action card * GROUNDS + ground.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.bits import BIT, members, nth, size
from prairie.core.contract import CHANCE, OVER, Outcome, State, filled
from prairie.core.rng import Rng
from prairie.games.bigmanitou import hunt, judging, knowledge, party, picture, powers, questions as q, refusals
from prairie.games.bigmanitou.components import (
    DECK,
    FINISHED,
    GROUNDS,
    PASS,
    SEAT_LIMIT,
    TILES,
    Box,
    held,
    kinds_of,
    on_grounds,
)

NOBODY: Final = -1


# Cut for each new state.
ZEROS: Final = filled(0, SEAT_LIMIT * GROUNDS)
DECKS: Final = filled(DECK, SEAT_LIMIT)
NOBODIES: Final = filled(NOBODY, GROUNDS * 3)


@final
class BigManitou(State):
    """One position of Big Manitou."""

    def __init__(self, box: Box, seats: i64, quick: i64, copied: BigManitou | None = None) -> None:
        self.log = None
        self.seats = seats
        self.box = box
        self.quick: i64 = quick  # BM 3.16: 1 when parties are dealt at random
        # All fields are set right here, in both branches: only then does mypyc know that they always are, and leaves
        # out a check at every use.
        if copied is None:
            self.phase: i64 = q.DEALER
            self.hunt: i64 = 1
            self.dealer: i64 = 0
            self.turn: i64 = 0  # whose card is drawn or played, who pays or takes
            self.count: i64 = 0  # how many tiles this hunt has laid out, then how many cards it has seen played
            self.bag: i64 = self.box.full_bag
            self.ground: vec[i64] = ZEROS[:GROUNDS]  # the tiles on each ground
            self.won: vec[i64] = ZEROS[:seats]  # the tiles before each seat
            self.brown: i64 = NOBODY  # who holds the cylinder of the totems,
            self.white: i64 = NOBODY  # and that of the horses (BM 2.9)
            self.pool: vec[i64] = DECKS[:seats]  # what each seat has not played since it last had its whole deck
            self.pile: vec[i64] = ZEROS[:seats]  # what a seat may still draw; or its picks, while it chooses a party
            self.undrawn: vec[i64] = ZEROS[:seats]  # how many cards it will still draw
            self.hand: vec[i64] = ZEROS[:seats]
            self.laid: vec[i64] = ZEROS[: seats * GROUNDS]
            self.keeper: vec[i64] = NOBODIES[:GROUNDS]  # BM 5.10: the one seat whose heroes stand face up on a ground,
            self.lower: vec[i64] = NOBODIES[:GROUNDS]  # its hero there,
            self.upper: vec[i64] = NOBODIES[:GROUNDS]  # and the one played later that makes a pair
            self.owing: i64 = 0  # the seats that have still to pay the penalty
            self.claim: i64 = 0  # how far the judging has come in `claims`:
            self.claims: vec[i64] = NOBODIES[: GROUNDS * 3]  # who takes first, second and last on each ground
            self.armed: i64 = judging.AS_HELD  # the tomahawks of each seat when it began
        else:
            self.phase = copied.phase
            self.hunt = copied.hunt
            self.dealer = copied.dealer
            self.turn = copied.turn
            self.count = copied.count
            self.bag = copied.bag
            self.ground = copied.ground[:]
            self.won = copied.won[:]
            self.brown = copied.brown
            self.white = copied.white
            self.pool = copied.pool[:]
            self.pile = copied.pile[:]
            self.undrawn = copied.undrawn[:]
            self.hand = copied.hand[:]
            self.laid = copied.laid[:]
            self.keeper = copied.keeper[:]
            self.lower = copied.lower[:]
            self.upper = copied.upper[:]
            self.owing = copied.owing
            self.claim = copied.claim
            self.claims = copied.claims[:]
            self.armed = copied.armed

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
        while not party.choosing(self, seat):
            seat += 1
        return seat

    def owes(self, seat: i64) -> bool:
        phase = self.phase
        if seat >= 0 and phase == q.PARTY:
            return party.choosing(self, seat)
        return seat != OVER and seat == self.decider()

    def ask(self, seat: i64) -> i64:
        if self.owes(seat):
            return self.phase
        return q.NOTHING

    def options(self) -> i64:
        """The legal actions of this phase, as a set. Parties are chosen at once, hence apart: `party_options`."""
        phase = self.phase
        if phase == q.PLAY:
            return hunt.play_options(self, self.turn)
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
            return hunt.play_options(self, self.turn) | BIT[PASS]
        if phase == q.HORSE:
            return powers.horse_options(self, self.turn) | BIT[PASS]
        if phase == q.FACE_DOWN:
            return on_grounds(self.hand[self.turn], BIT[GROUNDS] - 1)
        return BIT[self.seats] - 1  # DEALER

    def options_of(self, seat: i64) -> i64:
        if self.phase == q.PARTY:
            return party.options(self, seat)
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
            hunt.draw(self, action)
        elif phase == q.PLAY:
            hunt.play(self, seat, action)
        elif phase == q.PARTY:
            party.pick(self, seat, action)
        elif phase == q.TILE:
            hunt.lay_tile(self, action)
        elif phase == q.TAKE_ONE:
            judging.take_one(self, action)
        elif phase == q.TAKE_TWO:
            judging.take_two(self, action)
        elif phase == q.EIGHTH:
            powers.play_eighth(self, seat, action)
        elif phase == q.HORSE:
            powers.move_hunter(self, seat, action)
        elif phase == q.PENALTY:
            judging.pay(self, seat, action)
        elif phase == q.FACE_DOWN:
            hunt.play_face_down(self, seat, action)
        else:
            hunt.first_dealer(self, action)

    # --- who sits where -----------------------------------------------------------------------------------------

    def after(self, seat: i64) -> i64:
        """The next seat clockwise (BM 4.3)."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def first_player(self) -> i64:
        """BM 3.12: at the dealer's left; so the dealer is last (BM 3.13)."""
        return self.after(self.dealer)

    def party_size(self, seat: i64) -> i64:
        """BM 3.14, BM 3.15: by the order of play."""
        order = seat - self.dealer - 1
        if order < 0:
            order += self.seats
        return self.box.party[self.seats * SEAT_LIMIT + order]

    def in_bag(self) -> i64:
        """How many tiles are left, counted from those that have come out: BM 7.13, none goes back."""
        return TILES - (self.hunt - 1) * self.box.tiles_a_hunt[self.seats] - self.count

    def end_hunt(self) -> None:
        hunt.end(self)

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
        if phase == q.TILE:
            return hunt.random_tile(self, rng)
        return rng.below(self.seats)

    def sample(self, rng: Rng) -> None:
        while self.phase <= q.DRAW and self.phase != q.PARTY:
            if self.log is not None or self.phase == q.DEALER:
                self.apply(CHANCE, self.chance(rng))
            elif self.phase == q.TILE:
                hunt.lay_out(self, rng)
            elif self.count == 0:
                hunt.deal_hands(self, rng)
            else:
                hunt.draw(self, self.chance(rng))

    def choose(self, seat: i64, rng: Rng) -> i64:
        if self.phase == q.PARTY:
            return party.choose_pick(self, seat, rng)
        if self.phase == q.PLAY:
            return hunt.choose_play(self, seat, rng)
        mask = self.options()
        return nth(mask, rng.below(size(mask)))

    def random(self, seat: i64, rng: Rng) -> None:
        if self.phase == q.PLAY:
            hunt.play(self, seat, hunt.choose_play(self, seat, rng))
        elif self.phase == q.PARTY:
            party.pick_all(self, seat, rng)
        else:
            self.apply(seat, self.choose(seat, rng))

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
            self.bag, self.brown, self.white, self.owing, self.claim, self.armed,
            *self.ground, *self.won, *self.pool, *self.pile, *self.undrawn, *self.hand, *self.laid,
            *self.keeper, *self.lower, *self.upper, *self.claims,
        ]  # fmt: skip

    def restore(self, numbers: list[int]) -> None:
        self.quick, self.phase, self.hunt, self.dealer = numbers[0], numbers[1], numbers[2], numbers[3]
        self.turn, self.count, self.bag = numbers[4], numbers[5], numbers[6]
        self.brown, self.white, self.owing, self.claim = numbers[7], numbers[8], numbers[9], numbers[10]
        self.armed = numbers[11]
        at = 12
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
