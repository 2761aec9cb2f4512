"""Pow Wow: what there is, and how it changes. Chapters 1 to 5 stand here, the moves in race.py, swaps in moccasin.py.

A hand and the dice on the table are counts by kind (components.ONE). The holders of cards are the seats and, with two
players, the dead hand after them. `swaps` is the memory of the table: each swap says who, with whom, in which round,
which card was given, which taken and which of the partner's two cards stayed (memory.py packs them).
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.bits import BIT, members, nth, size
from prairie.core.contract import CHANCE, OVER, Outcome, State, filled
from prairie.core.events import EVERYONE
from prairie.core.rng import Rng
from prairie.games.powwow import knowledge, moccasin, picture, questions as q, race
from prairie.games.powwow.belief import Belief
from prairie.games.powwow.cards import ONE, card_at, count_of, kinds
from prairie.games.powwow.components import CARDS, COLOURS, NONE, POW_WOW, SEAT_LIMIT, SEGMENTS, START_OF_TRACK, Box

# Cut for each new state.
ZEROS: Final = filled(0, SEAT_LIMIT)
NO_DICE: Final = filled(NONE, SEAT_LIMIT)
AT_THE_START: Final = filled(START_OF_TRACK, COLOURS)


@final
class PowWow(State):
    """One position of Pow Wow."""

    def __init__(self, box: Box, seats: i64, choice: i64, copied: PowWow | None = None) -> None:
        self.log = None
        self.seats = seats
        self.box = box
        self.choice: i64 = choice  # PW 6.9: 1 when the player chooses the way on dark fields
        self.belief: Belief | None = None  # of a redacted state: worked out when first needed, part of no bytes
        # All fields are set right here, in both branches: only then does mypyc know that they always are, and leaves
        # out a check at every use.
        if copied is None:
            self.phase: i64 = q.DEAL
            self.step: i64 = 0  # how far the phase is: cards dealt, dice rolled, dice taken, moves made
            self.round: i64 = 0
            self.starter: i64 = 0
            self.dice: i64 = 0  # rolled and not yet taken, as counts
            self.die: vec[i64] = NO_DICE[:seats]  # the colour of the die before each seat
            self.ring: vec[i64] = ZEROS[:SEGMENTS]  # PW 2.1: where the stone of each segment is
            self.space: vec[i64] = AT_THE_START[:]  # PW 2.2: where each runner is
            self.stones: vec[i64] = ZEROS[:seats]
            self.quarry: i64 = box.quarry  # PW 2.3
            self.hand: vec[i64] = ZEROS[: holders(seats)]
            self.partner: i64 = NONE  # of the swap under way
            self.gift: i64 = NONE  # the card just given in it
            self.swaps: vec[i64] = ZEROS[:0]
            self.home: i64 = NONE  # the runner that left the track
            self.reader: i64 = NONE  # of a redacted state: whose knowledge it is
        else:
            self.phase = copied.phase
            self.step = copied.step
            self.round = copied.round
            self.starter = copied.starter
            self.dice = copied.dice
            self.die = copied.die[:]
            self.ring = copied.ring[:]
            self.space = copied.space[:]
            self.stones = copied.stones[:]
            self.quarry = copied.quarry
            self.hand = copied.hand[:]
            self.partner = copied.partner
            self.gift = copied.gift
            self.swaps = copied.swaps[:]
            self.home = copied.home
            self.reader = copied.reader

    # --- who decides what -------------------------------------------------------------------------------------

    def mover(self) -> i64:
        """The seat whose turn it is in this phase of the round, from the starter to the left (PW 5.5, PW 6.2)."""
        return (self.starter + self.step) % self.seats

    def decider(self) -> i64:
        phase = self.phase
        if phase == q.TAKE_DIE or phase == q.MOVE or phase == q.GIVE or phase == q.TAKE:
            return self.mover()
        return OVER if phase == q.FINISHED else CHANCE

    def owes(self, seat: i64) -> bool:
        return seat > OVER and self.decider() == seat

    def ask(self, seat: i64) -> i64:
        return self.phase if self.owes(seat) else q.NOTHING

    def options(self) -> i64:
        """The legal actions of whoever must decide, as a set."""
        phase = self.phase
        if phase == q.MOVE:
            return race.moves(self)
        if phase == q.TAKE_DIE:
            return kinds(self.dice)  # PW 5.9: and nothing else
        if phase == q.GIVE:
            return moccasin.gifts(self)
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
        if self.phase == q.FINISHED:
            return q.GAME_OVER
        if not self.owes(seat):
            return q.NOT_NOW
        if 0 <= action < 62 and self.options() & BIT[action]:
            return q.LEGAL
        return self._why_not(seat, action)

    def _why_not(self, seat: i64, action: i64) -> i64:
        phase = self.phase
        if phase == q.MOVE:
            return race.why_not_move(self, action)
        if phase == q.TAKE_DIE:
            return q.NO_SUCH_DIE
        if phase == q.GIVE:
            partner = action // CARDS
            return q.NOT_YOUR_CARD if moccasin.may_swap_with(self, seat, partner) else q.NOT_AN_OPPONENT
        if phase == q.TAKE:
            return q.JUST_GIVEN if action == self.gift else q.NOT_IN_THAT_HAND
        if phase == q.DEAL:
            return q.NO_SUCH_CARD_LEFT
        return q.NO_SUCH_PLAYER if phase == q.START else q.NO_SUCH_FACE

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == q.MOVE:
            if action == q.ROLL_AGAIN:
                race.pay_to_roll(self, seat)
            else:
                race.push(self, seat, action)
        elif phase == q.TAKE_DIE:
            self.take_die(seat, action)
        elif phase == q.ROLL:
            self.roll(action)
        elif phase == q.REROLL:
            race.roll_again(self, action)
        elif phase == q.GIVE:
            moccasin.give(self, seat, action // CARDS, action % CARDS)
        elif phase == q.TAKE:
            moccasin.take(self, seat, action)
        elif phase == q.DEAL:
            self.deal(action)
        else:
            self.start(action)

    # --- chapter 2: setting up --------------------------------------------------------------------------------

    def undealt(self) -> i64:
        """PW 2.4, PW 2.5: six moccasin cards, and pow-wow cards up to two for each player; less what is in hands.
        PW 11.1: two players have no pow-wow cards."""
        left: i64 = ONE[POW_WOW] * (2 * self.seats - COLOURS) if self.seats > 2 else 0
        colour: i64 = 0
        while colour < COLOURS:
            left += ONE[colour]
            colour += 1
        for cards in self.hand:
            left -= cards
        return left

    def deal(self, card: i64) -> None:
        """PW 2.6: two cards each; PW 11.2, PW 11.3: with two players the last two, unseen, are the dead hand's."""
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
        """PW 4.2: first the dice, then the moves."""
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
        """PW 5.1: one die for each player, none for the dead hand (PW 11.7); any colour, also twice (PW 5.8)."""
        self.dice += ONE[colour]
        if self.log is not None:
            self.log.add(q.ROLLED, EVERYONE, self.starter, colour)
        self.step += 1
        if self.step == self.seats:
            self.step = 0
            self.phase = q.TAKE_DIE

    def take_die(self, seat: i64, colour: i64) -> None:
        """PW 5.2, PW 5.3, PW 5.6: one of the dice left, as it lies; PW 5.7: the last one goes by itself."""
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

    # --- chapter 10: winning ----------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        winner = race.winner(self) if self.phase == q.FINISHED else NONE
        return [1 if seat == winner else 0 for seat in range(self.seats)]

    def outcome(self) -> Outcome:
        winner = race.winner(self)
        if winner == self.seats:  # never with more than two players: PW 10.6
            return Outcome((), "outcome-dead-hand", "PW 11.8")
        return Outcome((winner,), "outcome-moccasin", "PW 10.1")

    def utility(self, seat: i64) -> float:
        winner = race.winner(self)
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
        return knowledge.imagine(self, rng)

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
            self.partner, self.gift, self.home, self.reader,
            *self.die, *self.ring, *self.space, *self.stones, *self.hand, *self.swaps,
        ]  # fmt: skip

    def restore(self, numbers: list[int]) -> None:
        self.phase, self.step, self.round, self.starter = numbers[2], numbers[3], numbers[4], numbers[5]
        self.dice, self.quarry = numbers[6], numbers[7]
        self.partner, self.gift, self.home, self.reader = numbers[8], numbers[9], numbers[10], numbers[11]
        at = 12
        for field in (self.die, self.ring, self.space, self.stones, self.hand):
            for i in range(len(field)):
                field[i] = numbers[at]
                at += 1
        swaps: list[i64] = list(numbers[at:])
        self.swaps = vec[i64](swaps)

    def as_dict(self) -> dict[str, Any]:
        return picture.as_dict(self)

    def audit(self) -> str:
        return picture.audit(self)


def holders(seats: i64) -> i64:
    """Who has cards: the seats, and the dead hand of two players (PW 11.2)."""
    return 3 if seats == 2 else seats
