"""Pow Wow: what there is, and how it changes. The order of this file is the order of the booklet.

A hand and the dice on the table are counts by kind (components.ONE). The holders of cards are the seats and, with two
players, the dead hand after them. `swaps` is the memory of the table: each swap says who, with whom, in which round,
which card was given, which taken and which of the partner's two cards stayed (swaps.py packs them).
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from prairie.core.bits import BIT, members, nth, size
from prairie.core.contract import CHANCE, OVER, Outcome, State
from prairie.core.events import EVERYONE
from prairie.core.rng import Rng
from prairie.games.powwow import knowledge, picture, questions as q
from prairie.games.powwow.belief import Belief
from prairie.games.powwow.cards import ONE, card_at, count_of, kinds
from prairie.games.powwow.components import (
    CARDS,
    COLOURS,
    MOCCASIN,
    POW_WOW,
    SEGMENTS,
    START_OF_TRACK,
    STONE,
    Box,
)
from prairie.games.powwow.swaps import pack_swap

NONE: Final = -1  # no die, no partner, no card, no runner
FINISHED: Final = 9  # the phase after the last question

# The actions of a move: push the stone of segment 0 to 4 and move as its field says; push it onto a dark field and go
# forwards (option `choice`); pay a stone and roll again.
FORWARDS: Final = 5
ROLL_AGAIN: Final = 10


@final
class PowWow(State):
    """One position of Pow Wow."""

    def __init__(self, box: Box, seats: i64, choice: i64, copied: PowWow | None = None) -> None:
        self.log = None
        self.seats = seats
        self.box = box
        self.choice: i64 = choice  # PW 6.9: 1 when the player chooses the way on dark fields
        self.belief: Belief | None = None  # of a redacted state: worked out when first needed, part of no bytes
        if copied is None:
            self._set_up()
        else:
            self._copy(copied)

    def _set_up(self) -> None:
        no_die: list[i64] = [NONE] * self.seats
        centre: list[i64] = [0] * SEGMENTS
        start: list[i64] = [START_OF_TRACK] * COLOURS
        nothing: list[i64] = [0] * self.seats
        empty: list[i64] = [0] * holders(self.seats)
        self.phase: i64 = q.DEAL
        self.step: i64 = 0  # how far the phase is: cards dealt, dice rolled, dice taken, moves made
        self.round: i64 = 0
        self.starter: i64 = 0
        self.dice: i64 = 0  # rolled and not yet taken, as counts
        self.die: vec[i64] = vec[i64](no_die)  # the colour of the die before each seat
        self.ring: vec[i64] = vec[i64](centre)  # PW 2.1: where the stone of each segment is
        self.space: vec[i64] = vec[i64](start)  # PW 2.2: where each runner is
        self.stones: vec[i64] = vec[i64](nothing)
        self.quarry: i64 = self.box.quarry  # PW 2.3
        self.hand: vec[i64] = vec[i64](empty)
        self.partner: i64 = NONE  # of the swap under way
        self.gift: i64 = NONE  # the card just given in it
        self.swaps: vec[i64] = vec[i64]()
        self.home: i64 = NONE  # the runner that left the track

    def _copy(self, other: PowWow) -> None:
        self.phase = other.phase
        self.step = other.step
        self.round = other.round
        self.starter = other.starter
        self.dice = other.dice
        self.die = other.die[:]
        self.ring = other.ring[:]
        self.space = other.space[:]
        self.stones = other.stones[:]
        self.quarry = other.quarry
        self.hand = other.hand[:]
        self.partner = other.partner
        self.gift = other.gift
        self.swaps = other.swaps[:]
        self.home = other.home

    # --- who decides what -------------------------------------------------------------------------------------

    def mover(self) -> i64:
        """The seat whose turn it is in this phase of the round, from the starter to the left (PW 5.5, PW 6.2)."""
        return (self.starter + self.step) % self.seats

    def decider(self) -> i64:
        phase = self.phase
        if phase == q.TAKE_DIE or phase == q.MOVE or phase == q.GIVE or phase == q.TAKE:
            return self.mover()
        return OVER if phase == FINISHED else CHANCE

    def owes(self, seat: i64) -> bool:
        return seat > OVER and self.decider() == seat

    def ask(self, seat: i64) -> i64:
        return self.phase if self.owes(seat) else q.NOTHING

    def options(self) -> i64:
        """The legal actions of whoever must decide, as a set."""
        phase = self.phase
        if phase == q.MOVE:
            return self.moves()
        if phase == q.TAKE_DIE:
            return kinds(self.dice)
        if phase == q.GIVE:
            return self.gifts()
        if phase == q.TAKE:
            return kinds(self.hand[self.partner] - ONE[self.gift])  # PW 8.4, PW 8.5
        if phase == q.DEAL:
            return kinds(self.undealt())
        if phase == q.START:
            return BIT[self.seats] - 1
        return BIT[COLOURS] - 1  # ROLL, REROLL

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        mask = self.options() if self.owes(seat) else 0
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
        return members(self.options()) if self.owes(seat) else []

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.phase == FINISHED:
            return q.GAME_OVER
        if not self.owes(seat):
            return q.NOT_NOW
        if 0 <= action < 62 and self.options() & BIT[action]:
            return q.LEGAL
        return self._why_not(seat, action)

    def _why_not(self, seat: i64, action: i64) -> i64:
        phase = self.phase
        if phase == q.MOVE:
            return self._why_not_move(action)
        if phase == q.TAKE_DIE:
            return q.NO_SUCH_DIE
        if phase == q.GIVE:
            partner = action // CARDS
            return q.NOT_YOUR_CARD if self.may_swap_with(seat, partner) else q.NOT_AN_OPPONENT
        if phase == q.TAKE:
            return q.JUST_GIVEN if action == self.gift else q.NOT_IN_THAT_HAND
        if phase == q.DEAL:
            return q.NO_SUCH_CARD_LEFT
        return q.NO_SUCH_PLAYER if phase == q.START else q.NO_SUCH_FACE

    def _why_not_move(self, action: i64) -> i64:
        if action == ROLL_AGAIN:
            return q.NO_STONE_TO_PAY
        if not 0 <= action < ROLL_AGAIN:
            return q.NO_SUCH_MOVE
        segment = action % FORWARDS
        if self.ring[segment] == self.box.rings:
            return q.STONE_AT_THE_RIM
        if action < FORWARDS:
            return q.BEHIND_THE_START
        return q.NOT_A_DARK_FIELD if self.next_number(segment) > 0 else q.DARK_FIELDS_GO_BACK

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == q.MOVE:
            if action == ROLL_AGAIN:
                self.pay_to_roll(seat)
            else:
                self.push(seat, action)
        elif phase == q.TAKE_DIE:
            self.take_die(seat, action)
        elif phase == q.ROLL:
            self.roll(action)
        elif phase == q.REROLL:
            self.roll_again(action)
        elif phase == q.GIVE:
            self.give(seat, action // CARDS, action % CARDS)
        elif phase == q.TAKE:
            self.take(seat, action)
        elif phase == q.DEAL:
            self.deal(action)
        else:
            self.start(action)

    # --- chapter 2: setting up --------------------------------------------------------------------------------

    def undealt(self) -> i64:
        """PW 2.4: six moccasin cards, and pow-wow cards up to two for each player; less what is in hands."""
        left: i64 = ONE[POW_WOW] * (2 * self.seats - COLOURS) if self.seats > 2 else 0
        colour: i64 = 0
        while colour < COLOURS:
            left += ONE[colour]
            colour += 1
        for cards in self.hand:
            left -= cards
        return left

    def deal(self, card: i64) -> None:
        """PW 2.6: two cards each; PW 11.2: with two players the last two are the dead hand's."""
        seat = self.step // 2
        self.hand[seat] = self.hand[seat] + ONE[card]
        if self.log is not None:
            self.log.add(q.DEALT, BIT[seat], seat, card)
        self.step += 1
        if self.step == 2 * self.seats:
            if self.seats == 2:
                self.hand[2] = self.undealt()
            self.step = 0
            self.phase = q.START

    # --- chapter 4: how the game goes -------------------------------------------------------------------------

    def start(self, seat: i64) -> None:
        """PW 4.3: chance names the first starter."""
        self.starter = seat
        if self.log is not None:
            self.log.add(q.STARTS, EVERYONE, seat)
        self.begin_round()

    def begin_round(self) -> None:
        self.round += 1
        self.step = 0
        self.phase = q.ROLL
        seat: i64 = 0
        while seat < self.seats:
            self.die[seat] = NONE
            seat += 1
        if self.log is not None:
            self.log.add(q.ROUND, EVERYONE, self.round, self.starter)

    # --- chapter 5: rolling and choosing the dice -------------------------------------------------------------

    def roll(self, colour: i64) -> None:
        """PW 5.1: one die for each player."""
        self.dice += ONE[colour]
        if self.log is not None:
            self.log.add(q.ROLLED, EVERYONE, self.starter, colour)
        self.step += 1
        if self.step == self.seats:
            self.step = 0
            self.phase = q.TAKE_DIE

    def take_die(self, seat: i64, colour: i64) -> None:
        """PW 5.2, PW 5.6: one of the dice left; PW 5.7: the last one goes by itself."""
        self.die[seat] = colour
        self.dice -= ONE[colour]
        self.step += 1
        if self.log is not None:
            self.log.add(q.TOOK_DIE, EVERYONE, seat, colour)
        if self.step == self.seats - 1:
            last = self.mover()
            left = nth(kinds(self.dice), 0)
            self.die[last] = left
            self.dice = 0
            if self.log is not None:
                self.log.add(q.LAST_DIE, EVERYONE, last, left)
            self.step = 0
            self.phase = q.MOVE  # PW 6.1

    # --- chapter 6: moving the runners ------------------------------------------------------------------------

    def next_number(self, segment: i64) -> i64:
        """The number the stone of this segment would reach; 0 when it is at the rim (PW 9.3)."""
        ring = self.ring[segment]
        if ring == self.box.rings:
            return 0
        return self.box.wheel[segment * (self.box.rings + 1) + ring + 1]

    def moves(self) -> i64:
        """What the mover may do: pushes that lead to a move, and another roll if there is a stone to pay for it."""
        seat = self.mover()
        space = self.space[self.die[seat]]
        allowed: i64 = 0
        stuck: i64 = 0
        segment: i64 = 0
        while segment < SEGMENTS:
            number = self.next_number(segment)
            if number > 0:
                allowed |= BIT[segment]
            elif number < 0:
                if space + number >= START_OF_TRACK:  # PW 6.10, PW 6.11
                    allowed |= BIT[segment]
                else:
                    stuck |= BIT[segment]
                if self.choice:
                    allowed |= BIT[segment + FORWARDS]  # PW 6.9, PW 6.14
            segment += 1
        if allowed == 0:
            allowed = stuck  # PW 6.12; else PW 6.13
        return allowed | BIT[ROLL_AGAIN] if self.stones[seat] > 0 else allowed  # PW 7.8

    def pay_to_roll(self, seat: i64) -> None:
        """PW 7.8: one stone for one roll of one's own die; PW 7.13: it goes back to the quarry."""
        self.stones[seat] = self.stones[seat] - 1
        self.quarry += 1
        self.phase = q.REROLL

    def roll_again(self, colour: i64) -> None:
        """PW 7.9, PW 7.10: the last roll counts, whatever it shows, and may be paid for again."""
        seat = self.mover()
        self.die[seat] = colour
        if self.log is not None:
            self.log.add(q.REROLLED, EVERYONE, seat, colour)
        self.phase = q.MOVE

    def push(self, seat: i64, action: i64) -> None:
        """PW 6.3: the stone, the runner, leaving the track, the return of the stones, the space reached."""
        segment = action % FORWARDS
        number = self.next_number(segment)
        self.ring[segment] = self.ring[segment] + 1  # PW 6.4, PW 9.1
        if self.log is not None:
            self.tell_push(seat, segment, number)
        if action >= FORWARDS:
            number = -number  # PW 6.9
        runner = self.die[seat]
        space = self.space[runner] + number  # PW 6.6 to PW 6.8
        if space < START_OF_TRACK:
            if self.log is not None:
                self.log.add(q.STAYED, EVERYONE, runner, self.space[runner])
            self.return_stones()
            self.next_move()  # PW 7.4
            return
        self.space[runner] = space
        if space > self.box.last:
            self.leave_track(seat, runner)  # PW 10.3: nothing follows
            return
        if self.log is not None:
            self.log.add(q.ADVANCED if number > 0 else q.WENT_BACK, EVERYONE, runner, space)
        self.return_stones()
        self.act(seat, self.box.sign[space])

    def tell_push(self, seat: i64, segment: i64, number: i64) -> None:
        if self.log is not None:
            if number > 0:
                self.log.add(q.PUSHED, EVERYONE, seat, segment, number)
            else:
                self.log.add(q.PUSHED_DARK, EVERYONE, seat, segment, -number)

    # --- chapter 7: special spaces and stones -----------------------------------------------------------------

    def act(self, seat: i64, sign: i64) -> None:
        """PW 7.1: what the space reached does."""
        if sign == MOCCASIN:
            self.phase = q.GIVE
            if self.log is not None:
                self.log.add(q.MUST_SWAP, EVERYONE, seat)
            return
        if sign == STONE:
            if self.quarry > 0:  # PW 7.5
                self.quarry -= 1
                self.stones[seat] = self.stones[seat] + 1
                if self.log is not None:
                    self.log.add(q.TOOK_STONE, EVERYONE, seat, self.stones[seat])
            elif self.log is not None:
                self.log.add(q.QUARRY_EMPTY, EVERYONE, seat)  # PW 7.6
        self.next_move()

    def next_move(self) -> None:
        """PW 6.2; after the last move of a round, PW 4.4."""
        self.phase = q.MOVE
        self.step += 1
        if self.step == self.seats:
            self.starter = (self.starter + 1) % self.seats
            self.begin_round()

    # --- chapter 8: moccasins ---------------------------------------------------------------------------------

    def may_swap_with(self, seat: i64, partner: i64) -> bool:
        """PW 8.1: an opponent; PW 11.4: or the dead hand."""
        return partner != seat and 0 <= partner < len(self.hand)

    def gifts(self) -> i64:
        """PW 8.2: each partner with each card of one's own, at [partner * CARDS + card]."""
        seat = self.mover()
        own = kinds(self.hand[seat])
        found: i64 = 0
        partner: i64 = 0
        while partner < len(self.hand):
            if partner != seat:
                found |= own << (partner * CARDS)
            partner += 1
        return found

    def give(self, seat: i64, partner: i64, card: i64) -> None:
        """PW 8.1: unseen (PW 8.6); PW 8.3: then the giver looks."""
        if self.log is not None:
            self.log.add(q.GAVE, self.parties(seat, partner), seat, partner, card)
            seen = self.hand[partner]
            self.log.add(q.LOOKED, BIT[seat], seat, partner, card_at(seen, 0), card_at(seen, 1))
        self.partner = partner
        self.gift = card
        self.hand[seat] = self.hand[seat] - ONE[card]
        self.hand[partner] = self.hand[partner] + ONE[card]
        self.phase = q.TAKE

    def take(self, seat: i64, card: i64) -> None:
        """PW 8.4: one of the two cards the partner had; PW 8.8: both hands are whole again."""
        partner = self.partner
        gift = self.gift
        if self.log is not None:
            self.log.add(q.TOOK, self.parties(seat, partner), seat, partner, card)
        left = self.hand[partner] - ONE[card]
        self.hand[partner] = left
        self.hand[seat] = self.hand[seat] + ONE[card]
        kept = card_at(left - ONE[gift], 0)
        self.swaps = append(self.swaps, pack_swap(self.round, seat, partner, gift, card, kept))
        self.partner = NONE
        self.gift = NONE
        self.next_move()

    def parties(self, seat: i64, partner: i64) -> i64:
        """PW 8.9, PW 8.10: the seats that see the cards of a swap; the dead hand has no eyes (PW 11.6)."""
        return BIT[seat] | BIT[partner] if partner < self.seats else BIT[seat]

    # --- chapter 9: the stones in the teepee ------------------------------------------------------------------

    def return_stones(self) -> None:
        """PW 9.4, PW 9.6: when all five are at the rim, all go back to the centre."""
        segment: i64 = 0
        while segment < SEGMENTS:
            if self.ring[segment] < self.box.rings:
                return
            segment += 1
        segment = 0
        while segment < SEGMENTS:
            self.ring[segment] = 0
            segment += 1
        if self.log is not None:
            self.log.add(q.STONES_RETURN, EVERYONE)

    # --- chapter 10: winning ----------------------------------------------------------------------------------

    def leave_track(self, seat: i64, runner: i64) -> None:
        """PW 10.1 to PW 10.3: the game is over on the spot."""
        self.home = runner
        self.phase = FINISHED
        if self.log is None:
            return
        self.log.add(q.LEFT_TRACK, EVERYONE, seat, runner)
        for holder in range(len(self.hand)):  # PW 11.9
            cards = self.hand[holder]
            self.log.add(q.HELD, EVERYONE, holder, card_at(cards, 0), card_at(cards, 1))
        winner = self.winner()
        if winner < self.seats:
            self.log.add(q.WON, EVERYONE, winner, runner)
        else:
            self.log.add(q.NOBODY_WON, EVERYONE, runner)

    def winner(self) -> i64:
        """The holder of the moccasin card of the runner that left; the dead hand's number is that of no seat."""
        holder: i64 = 0
        while count_of(self.hand[holder], self.home) == 0:
            holder += 1
        return holder

    def scores(self) -> list[int]:
        winner = self.winner() if self.phase == FINISHED else NONE
        return [1 if seat == winner else 0 for seat in range(self.seats)]

    def outcome(self) -> Outcome:
        winner = self.winner()
        if winner == self.seats:
            return Outcome((), "outcome-dead-hand", "PW 11.8")
        return Outcome((winner,), "outcome-moccasin", "PW 10.1")

    def utility(self, seat: i64) -> float:
        winner = self.winner()
        if winner == self.seats:
            return 0.5  # PW 11.8: a draw
        return 1.0 if winner == seat else 0.0

    # --- chance: the same draws in the same order as one at a time ------------------------------------------------

    def weight(self, action: i64) -> i64:
        return count_of(self.undealt(), action) if self.phase == q.DEAL else 1

    def chance(self, rng: Rng) -> i64:
        if self.phase == q.DEAL:
            return card_at(self.undealt(), rng.below(2 * len(self.hand) - self.step))
        return rng.below(self.seats if self.phase == q.START else COLOURS)

    def sample(self, rng: Rng) -> None:
        while True:
            if self.phase == q.ROLL and self.log is None:
                self.roll_all(rng)
                return
            if self.decider() != CHANCE:
                return
            self.apply(CHANCE, self.chance(rng))

    def roll_all(self, rng: Rng) -> None:
        """All the dice in one go."""
        dice = self.dice
        while self.step < self.seats:
            dice += ONE[rng.below(COLOURS)]
            self.step += 1
        self.dice = dice
        self.step = 0
        self.phase = q.TAKE_DIE

    def choose(self, seat: i64, rng: Rng) -> i64:
        mask = self.options()
        return nth(mask, rng.below(size(mask)))

    def random(self, seat: i64, rng: Rng) -> None:
        self.apply(seat, self.choose(seat, rng))

    # --- what a seat knows: knowledge.py ----------------------------------------------------------------------

    def redacted(self, seat: i64) -> State:
        return knowledge.redact(self, seat)

    def imagined(self, seat: i64, rng: Rng) -> State:
        return knowledge.imagine(self, seat, rng)

    def info_key(self, seat: i64) -> i64:
        return knowledge.info_key(self, seat)

    # --- copies and bytes -------------------------------------------------------------------------------------

    def blank(self) -> PowWow:
        return PowWow(self.box, self.seats, self.choice)

    def clone(self) -> PowWow:
        return PowWow(self.box, self.seats, self.choice, self)

    def numbers(self) -> list[int]:
        return [
            self.seats, self.choice, self.phase, self.step, self.round, self.starter, self.dice, self.quarry,
            self.partner, self.gift, self.home,
            *self.die, *self.ring, *self.space, *self.stones, *self.hand, *self.swaps,
        ]  # fmt: skip

    def restore(self, numbers: list[int]) -> None:
        self.phase, self.step, self.round, self.starter = numbers[2], numbers[3], numbers[4], numbers[5]
        self.dice, self.quarry = numbers[6], numbers[7]
        self.partner, self.gift, self.home = numbers[8], numbers[9], numbers[10]
        at = 11
        for field in (self.die, self.ring, self.space, self.stones, self.hand):
            for i in range(len(field)):
                field[i] = numbers[at]
                at += 1
        swaps: list[i64] = []
        for packed in numbers[at:]:
            swaps.append(packed)
        self.swaps = vec[i64](swaps)

    def as_dict(self) -> dict[str, Any]:
        return picture.as_dict(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (self.box.source, self.numbers())


def rebuild(source: dict[str, Any], numbers: list[int]) -> PowWow:
    """What pickle calls."""
    state = PowWow(Box(source), numbers[0], numbers[1])
    state.restore(numbers)
    return state


def holders(seats: i64) -> i64:
    """Who has cards: the seats, and the dead hand of two players (PW 11.2)."""
    return 3 if seats == 2 else seats
