"""Tomahawk: what there is, and how it changes. The order of this file is the order of the booklet.

Seats are 0 and 1. A set of cards is a bit mask over card numbers (components.py). `laid` holds the warriors on the
table at [seat * 12 + pile * 3 + slot]: slot k is the k-th warrior a side plays on that territory.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.bits import BIT, members, nth, size
from prairie.core.contract import CHANCE, OVER, Outcome, State
from prairie.core.events import EVERYONE
from prairie.core.rng import Rng
from prairie.games.tomahawk import battle, knowledge, picture, questions as q
from prairie.games.tomahawk.components import (
    BASE,
    CARDS,
    PILES,
    SLOTS,
    SPECIALS,
    TRIBE,
    TURNS,
    Box,
)

EMPTY: Final = -1  # nothing lies there
UNKNOWN: Final = -2  # a warrior lies there face down: only in redacted states
SIDE: Final = 12  # PILES * SLOTS: the places of one side of the table

# What the game waits for. Each is named for its question (questions.py), and OVER comes last.
FINISHED: Final = 10
BOTH_READY: Final = 4  # step[seat] when a seat has laid its warriors


def filled(value: i64, count: i64) -> vec[i64]:
    values: list[i64] = [value] * count
    return vec[i64](values)


# Copied for each new state: a slice costs 20 ns, a vec made from a list five times that.
ZEROS: Final = filled(0, 2)
TRIBES: Final = filled(BASE, 2)
NO_CARDS: Final = filled(EMPTY, 2 * SIDE)
NO_LANDS: Final = filled(EMPTY, PILES)


@final
class Tomahawk(State):
    """One position of Tomahawk."""

    def __init__(self, box: Box, most_sought: i64, copied: Tomahawk | None = None) -> None:
        self.log = None
        self.seats = 2
        self.box = box
        self.variant: i64 = most_sought  # TK 11.1: 1 when the variant is played
        # All fields are set right here, in both branches: only then does mypyc know that they always are, and leaves
        # out a check at every use.
        if copied is None:
            self.phase: i64 = q.DEAL
            self.turn: i64 = 1
            self.progress: i64 = 0  # how many cards this chance phase has dealt, drawn or turned up
            self.step: vec[i64] = ZEROS[:]  # how far each seat is in its sealed plan
            self.dealt: vec[i64] = ZEROS[:]  # the special warriors dealt to each seat
            self.army: vec[i64] = TRIBES[:]  # the 24 warriors each seat plays with
            self.deck: vec[i64] = ZEROS[:]
            self.hand: vec[i64] = ZEROS[:]
            self.shown: vec[i64] = ZEROS[:]  # every warrior revealed so far, the graveyard's too (TK 14.3)
            self.story: i64 = 1  # a running digest of what was revealed where: nobody forgets what all have seen
            self.laid: vec[i64] = NO_CARDS[:]
            self.forced: i64 = 0  # the places [seat * 4 + pile] where Dancing Twilight has put the card of this turn
            self.looked: vec[i64] = ZEROS[:]  # the places [pile * 3 + slot] whose enemy card a seat has looked at
            self.lookers: i64 = 0  # the seats asked whether they look
            self.unseen: i64 = self.box.all_lands  # the territories nobody has seen yet, the unused ones too (TK 3.11)
            self.land: vec[i64] = NO_LANDS[:]  # the territory contested on each pile
            self.won: vec[i64] = ZEROS[:]  # the territories of each seat
            self.doubled: i64 = 0  # the forests whose caribou count double
            self.scalps: vec[i64] = ZEROS[:]  # TK 3.12: none at the start; TK 6.9: as many as are taken
            self.sought: i64 = EMPTY  # the territory that names the most sought animal
        else:
            self.phase = copied.phase
            self.turn = copied.turn
            self.progress = copied.progress
            self.step = copied.step[:]
            self.dealt = copied.dealt[:]
            self.army = copied.army[:]
            self.deck = copied.deck[:]
            self.hand = copied.hand[:]
            self.shown = copied.shown[:]
            self.story = copied.story
            self.laid = copied.laid[:]
            self.forced = copied.forced
            self.looked = copied.looked[:]
            self.lookers = copied.lookers
            self.unseen = copied.unseen
            self.land = copied.land[:]
            self.won = copied.won[:]
            self.doubled = copied.doubled
            self.scalps = copied.scalps[:]
            self.sought = copied.sought

    # --- who decides what -------------------------------------------------------------------------------------

    def decider(self) -> i64:
        phase = self.phase
        if phase == q.PLACE:
            return 0 if self.step[0] < BOTH_READY else 1
        if phase == q.REFUSE:
            return 0 if self.step[0] < 3 else 1
        if phase == q.LOOK:
            return 0 if self.step[0] == 0 else 1
        return OVER if phase == FINISHED else CHANCE

    def owes(self, seat: i64) -> bool:
        phase = self.phase
        if seat < 0:
            return seat == CHANCE and self.decider() == CHANCE
        if phase == q.PLACE:
            return self.step[seat] < BOTH_READY
        if phase == q.REFUSE:
            return self.step[seat] < 3
        return phase == q.LOOK and self.step[seat] == 0

    def ask(self, seat: i64) -> i64:
        if not self.owes(seat):
            return q.NOTHING
        if self.phase == q.REFUSE and self.step[seat] > 0:
            return q.REPLACE
        return self.phase

    def options(self, seat: i64) -> i64:
        """The legal actions of a seat that owes a decision, as a set: cards, territories, or no and yes."""
        phase = self.phase
        if phase == q.PLACE:
            return self.hand[seat]  # TK 4.2; in the last turn all of it goes: TK 8.4, TK 8.5
        if phase == q.DRAW:
            return self.deck[self.drawing_seat()]
        if phase == q.TERRITORY:
            return self.unseen & self.box.with_turns[self.box.length[self.turn * PILES + self.next_empty_pile()]]
        if phase == q.REFUSE:
            if self.step[seat] == 0:
                return self.dealt[seat]  # TK 2.4
            return self.box.copies[self.replacing(seat)] & self.army[seat]  # TK 2.5, TK 2.6
        if phase == q.LOOK:
            return 3  # TK 13.4: no or yes
        if phase == q.TWILIGHT:
            return self.hand[self.twilight_victim()]
        if phase == q.DEAL:
            return SPECIALS & ~(self.dealt[0] | self.dealt[1])
        return self.unseen  # SOUGHT

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        mask = self.options(seat) if self.owes(seat) else 0
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
        return members(self.options(seat)) if self.owes(seat) else []

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.phase == FINISHED:
            return q.GAME_OVER
        if not self.owes(seat):
            return q.NOT_NOW
        if 0 <= action < CARDS and self.options(seat) & BIT[action]:
            return q.LEGAL
        return self._why_not(seat, action)

    def _why_not(self, seat: i64, action: i64) -> i64:
        asked = self.ask(seat)
        if asked == q.PLACE:
            if 0 <= action < CARDS and (self.army[seat] & ~self.deck[seat] & BIT[action]):
                return q.ALREADY_PLAYED
            return q.NOT_IN_HAND
        if asked == q.REPLACE:
            gone = BASE & ~self.army[seat]
            return q.ALREADY_LEFT if 0 <= action < TRIBE and gone & BIT[action] else q.NOT_OF_THAT_VALUE
        if asked == q.REFUSE:
            return q.NOT_DEALT_TO_YOU
        if asked == q.LOOK:
            return q.YES_OR_NO
        if asked == q.DRAW:
            return q.NOT_IN_DECK
        if asked == q.DEAL:
            return q.NO_SUCH_SPECIAL
        return q.NOT_THAT_HAND if asked == q.TWILIGHT else q.NOT_IN_PILE

    def apply(self, seat: i64, action: i64) -> None:
        phase = self.phase
        if phase == q.PLACE:
            self.lay(seat, action)
        elif phase == q.DRAW:
            self.draw(action)
        elif phase == q.TERRITORY:
            self.turn_up(action)
        elif phase == q.REFUSE:
            if self.step[seat] == 0:
                self.refuse(seat, action)
            else:
                self.replace(seat, action)
        elif phase == q.LOOK:
            self.look(seat, action)
        elif phase == q.TWILIGHT:
            self.twilight_draws(action)
        elif phase == q.DEAL:
            self.deal(action)
        else:
            self.reveal_sought(action)

    # --- chapter 2: the warriors ------------------------------------------------------------------------------

    def deal(self, special: i64) -> None:
        """TK 2.2: three special warriors each, at random; the seventh stays unseen (TK 2.3)."""
        seat = self.progress // 3
        self.dealt[seat] = self.dealt[seat] | BIT[special]
        if self.log is not None:
            self.log.add(q.DEALT, BIT[seat], seat, special)
        self.progress += 1
        if self.progress == 6:
            self.progress = 0
            self.phase = q.REFUSE  # both at once, in secret: TK 2.9, TK 14.10

    def refuse(self, seat: i64, special: i64) -> None:
        """TK 2.4: the two others join the army; TK 2.8: this one is discarded unseen."""
        kept = self.dealt[seat] & ~BIT[special]
        self.army[seat] = self.army[seat] | kept
        if self.log is not None:
            self.log.add(q.KEPT, BIT[seat], seat, nth(kept, 0), nth(kept, 1), special)
        self.step[seat] = 1

    def replacing(self, seat: i64) -> i64:
        """The special warrior for which a base warrior must leave now: the lower one first."""
        return nth(self.army[seat] & SPECIALS, self.step[seat] - 1)

    def replace(self, seat: i64, card: i64) -> None:
        """TK 2.5, TK 2.6: a base warrior of the same value leaves, of the owner's choice."""
        if self.log is not None:
            self.log.add(q.REPLACED, BIT[seat], seat, self.replacing(seat), card)
        self.army[seat] = self.army[seat] & ~BIT[card]
        self.step[seat] = self.step[seat] + 1
        if self.step[0] == 3 and self.step[1] == 3:
            self.step[0] = self.step[1] = 0
            self.deck[0] = self.army[0]  # TK 2.10, TK 2.11
            self.deck[1] = self.army[1]
            self.phase = q.DRAW

    # --- chapters 2 and 8: drawing ----------------------------------------------------------------------------

    def to_draw(self) -> i64:
        """TK 2.12: eight cards for the first hand; TK 8.1: four before each later turn."""
        return 8 if self.turn == 1 else 4

    def drawing_seat(self) -> i64:
        return 0 if self.progress < self.to_draw() else 1

    def draw(self, card: i64) -> None:
        seat = self.drawing_seat()
        bit = BIT[card]
        self.deck[seat] = self.deck[seat] & ~bit
        self.hand[seat] = self.hand[seat] | bit
        if self.log is not None:
            self.log.add(q.DREW, BIT[seat], seat, card)
        self.progress += 1
        if self.progress == 2 * self.to_draw():
            self.drawn()

    def drawn(self) -> None:
        """Both hands are full."""
        self.progress = 0
        if self.turn == 1:
            self.phase = q.TERRITORY
        else:
            self.begin_placing()

    # --- chapter 3: the territories ---------------------------------------------------------------------------

    def next_empty_pile(self) -> i64:
        pile: i64 = 0
        while self.land[pile] >= 0:
            pile += 1
        return pile

    def turn_up(self, land: i64) -> None:
        """TK 3.10, TK 7.8: the next territory of the pile; only its number of turns was known (TK 14.15)."""
        pile = self.next_empty_pile()
        self.land[pile] = land
        self.unseen &= ~BIT[land]
        if self.log is not None:
            self.log.add(q.TURNED_UP, EVERYONE, pile, land)
        while pile < PILES:
            if self.land[pile] < 0:
                return
            pile += 1
        self.territories_ready()

    def territories_ready(self) -> None:
        if self.turn > 1:
            self.before_turn()
        elif self.variant:
            self.phase = q.SOUGHT
        else:
            self.begin_placing()

    def reveal_sought(self, land: i64) -> None:
        """TK 11.2: one of the unused territories is turned up; TK 11.3: it is not played for."""
        self.sought = land
        self.unseen &= ~BIT[land]
        if self.log is not None:
            self.log.add(q.MOST_SOUGHT, EVERYONE, land, self.box.kind[land])
        self.begin_placing()

    def before_turn(self) -> None:
        """TK 8.1: draw before the turn; TK 8.2: but not before the sixth, when no deck is left (TK 8.3)."""
        if self.turn < TURNS:
            self.progress = 0
            self.phase = q.DRAW
        else:
            self.begin_placing()

    # --- chapter 4: playing cards -----------------------------------------------------------------------------

    def begin_placing(self) -> None:
        self.phase = q.PLACE
        if self.log is not None:
            self.log.add(q.TURN, EVERYONE, self.turn)
        self.step[0] = self.next_pile(0, 0) if self.forced else 0
        self.step[1] = self.next_pile(1, 0) if self.forced else 0

    def next_pile(self, seat: i64, pile: i64) -> i64:
        """The next pile, from this one on, where the seat has still to lay a warrior (TK 12.23: not where one lies)."""
        while pile < PILES and self.forced & BIT[seat * PILES + pile]:
            pile += 1
        return pile

    def lay(self, seat: i64, card: i64) -> None:
        """TK 4.2: one warrior on each territory, from pile I to pile IV, sealed until both are ready (TK 4.3)."""
        pile = self.step[seat]
        bit = BIT[card]
        self.hand[seat] = self.hand[seat] & ~bit
        self.laid[seat * SIDE + pile * SLOTS + self.box.slot[self.turn * PILES + pile]] = card
        self.step[seat] = self.next_pile(seat, pile + 1)
        if self.step[0] == BOTH_READY and self.step[1] == BOTH_READY:
            self.both_ready()

    def both_ready(self) -> None:
        """TK 9.4: the turn runs on by itself (TK 9.1, TK 9.2), up to the next choice or the next card drawn."""
        self.step[0] = self.step[1] = 0
        self.forced = 0
        battle.reveal(self)
        if battle.twilight_acts(self):
            self.phase = q.TWILIGHT
        else:
            self.after_effects()

    # --- chapter 12: Dancing Twilight -------------------------------------------------------------------------

    def twilight_victim(self) -> i64:
        return battle.twilight_victim(self)

    def twilight_draws(self, card: i64) -> None:
        """TK 12.21 to TK 12.24: a card at random from the enemy's hand is what they play there next turn."""
        victim = battle.twilight_victim(self)
        pile = battle.twilight_pile(self)
        self.hand[victim] = self.hand[victim] & ~BIT[card]
        self.laid[victim * SIDE + pile * SLOTS + self.box.slot[self.turn * PILES + pile] + 1] = card
        self.forced = BIT[victim * PILES + pile]
        if self.log is not None:
            self.log.add(q.DRAWN_FOR, BIT[victim], victim, pile, card)
        self.after_effects()

    # --- chapters 6, 7, 13: scalps, battles, looks ------------------------------------------------------------

    def after_effects(self) -> None:
        """TK 9.3: after the special warriors come scalps, icons and winners, then the looks from mountains."""
        battle.duels(self)
        self.lookers = battle.battles(self)
        if self.lookers == 0:
            self.next_turn()
            return
        self.phase = q.LOOK
        self.step[0] = 1 - (self.lookers & 1)
        self.step[1] = 1 - (self.lookers >> 1)

    def look(self, seat: i64, answer: i64) -> None:
        """TK 13.4: 1 looks, 0 does not. Step 1 is a no, step 2 a yes."""
        self.step[seat] = 1 + answer
        if self.step[0] and self.step[1]:
            who: i64 = 0
            while who < 2:  # TK 13.5
                if self.step[who] == 2:
                    battle.show_forest_cards(self, who)
                who += 1
            self.step[0] = self.step[1] = 0
            self.lookers = 0
            self.next_turn()

    def next_turn(self) -> None:
        if self.turn == TURNS:  # TK 4.1, TK 10.1
            self.phase = FINISHED
            if self.log is not None:
                battle.tell_result(self)
            return
        self.turn += 1
        pile: i64 = 0
        while pile < PILES:
            if self.land[pile] < 0:
                self.phase = q.TERRITORY
                return
            pile += 1
        self.before_turn()

    # --- chance, and random play: the same draws in the same order as one at a time ------------------------------

    def weight(self, action: i64) -> i64:
        """TK 11.2: the three unused territories are one of each length (TK 3.7), so each length is equally likely."""
        if self.phase != q.SOUGHT:
            return 1
        return 12 // size(self.unseen & self.box.with_turns[self.box.turns[action]])

    def chance(self, rng: Rng) -> i64:
        if self.phase == q.SOUGHT:
            return super().chance(rng)
        mask = self.options(CHANCE)
        return nth(mask, rng.below(size(mask)))

    def sample(self, rng: Rng) -> None:
        while True:
            phase = self.phase
            if phase == q.DRAW and self.log is None:
                self.draw_all(rng)
            elif phase == q.TERRITORY:
                self.turn_up(self.chance(rng))
            elif phase == q.PLACE or self.decider() != CHANCE:
                return
            else:
                self.apply(CHANCE, self.chance(rng))

    def draw_all(self, rng: Rng) -> None:
        """The whole draw in one go: the deck's size is counted once, and nothing is logged."""
        each = self.to_draw()
        while self.progress < 2 * each:
            seat = self.drawing_seat()
            deck = self.deck[seat]
            hand = self.hand[seat]
            left = size(deck)
            to_come = each * (seat + 1) - self.progress
            self.progress += to_come
            while to_come > 0:
                bit = BIT[nth(deck, rng.below(left))]
                deck ^= bit
                hand |= bit
                left -= 1
                to_come -= 1
            self.deck[seat] = deck
            self.hand[seat] = hand
        self.drawn()

    def choose(self, seat: i64, rng: Rng) -> i64:
        if self.phase == q.REFUSE and self.step[seat] == 0:
            return self.choose_refused(seat, rng)
        mask = self.options(seat)
        return nth(mask, rng.below(size(mask)))

    def choose_refused(self, seat: i64, rng: Rng) -> i64:
        """Refusing a special leaves more or fewer ways to go on: weigh by them, and whole drafts come out uniform."""
        dealt = self.dealt[seat]
        left = rng.below(self.box.plans_of(dealt))
        n: i64 = 0
        while True:
            refused = nth(dealt, n)
            left -= self.box.plans_of(dealt & ~BIT[refused])
            if left < 0:
                return refused
            n += 1

    def random(self, seat: i64, rng: Rng) -> None:
        if self.phase != q.PLACE:
            while self.owes(seat) and self.phase != q.PLACE:
                self.apply(seat, self.choose(seat, rng))
            return
        hand = self.hand[seat]
        left = size(hand)
        pile = self.step[seat]
        at = self.turn * PILES
        while pile < PILES:
            card = nth(hand, rng.below(left))
            hand ^= BIT[card]
            left -= 1
            self.laid[seat * SIDE + pile * SLOTS + self.box.slot[at + pile]] = card
            pile += 1
            if self.forced:
                pile = self.next_pile(seat, pile)
        self.hand[seat] = hand
        self.step[seat] = BOTH_READY
        if self.step[0] == BOTH_READY and self.step[1] == BOTH_READY:
            self.both_ready()

    # --- chapter 10: the end ----------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [battle.points(self, 0), battle.points(self, 1)]

    def outcome(self) -> Outcome:
        mine = battle.points(self, 0)
        theirs = battle.points(self, 1)
        if mine == theirs:
            return Outcome((0, 1), "outcome-draw", "TK 10.5")
        return Outcome((0,) if mine > theirs else (1,), "outcome-higher-score", "TK 10.4")

    def utility(self, seat: i64) -> float:
        mine = battle.points(self, seat)
        theirs = battle.points(self, 1 - seat)
        if mine == theirs:
            return 0.5
        return 1.0 if mine > theirs else 0.0

    # --- what a seat knows: knowledge.py ----------------------------------------------------------------------

    def redacted(self, seat: i64) -> State:
        return knowledge.redact(self, seat)

    def imagined(self, seat: i64, rng: Rng) -> State:
        return knowledge.imagine(self, seat, rng)

    def info_key(self, seat: i64) -> i64:
        return knowledge.info_key(self, seat)

    # --- copies and bytes -------------------------------------------------------------------------------------

    def blank(self) -> Tomahawk:
        return Tomahawk(self.box, self.variant)

    def clone(self) -> Tomahawk:
        return Tomahawk(self.box, self.variant, self)

    def numbers(self) -> list[int]:
        return [
            self.variant, self.phase, self.turn, self.progress,
            self.forced, self.lookers, self.unseen, self.doubled, self.sought, self.story,
            *self.step, *self.dealt, *self.army, *self.deck, *self.hand, *self.shown,
            *self.looked, *self.won, *self.scalps, *self.land, *self.laid,
        ]  # fmt: skip

    def restore(self, numbers: list[int]) -> None:
        self.variant, self.phase, self.turn, self.progress = numbers[0], numbers[1], numbers[2], numbers[3]
        self.forced, self.lookers, self.unseen = numbers[4], numbers[5], numbers[6]
        self.doubled, self.sought, self.story = numbers[7], numbers[8], numbers[9]
        at = 10
        for field in (
            self.step, self.dealt, self.army, self.deck, self.hand, self.shown,
            self.looked, self.won, self.scalps, self.land, self.laid,
        ):  # fmt: skip
            for i in range(len(field)):
                field[i] = numbers[at]
                at += 1

    def as_dict(self) -> dict[str, Any]:
        return picture.as_dict(self)

    def audit(self) -> str:
        return picture.audit(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild, (self.box.source, self.numbers())


def rebuild(source: dict[str, Any], numbers: list[int]) -> Tomahawk:
    """What pickle calls."""
    state = Tomahawk(Box(source), numbers[0])
    state.restore(numbers)
    return state
