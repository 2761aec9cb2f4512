"""Tomahawk: what there is, and what is asked of whom. How it changes: preparation.py, turn.py and battle.py.

Seats are 0 and 1. A set of cards is a bit mask over card numbers (components.py). `laid` holds the warriors on the
table at [seat * 12 + pile * 3 + slot]: slot k is the k-th warrior a side plays on that territory.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.bits import BIT, members, nth, size
from prairie.core.contract import CHANCE, OVER, Outcome, State, filled
from prairie.core.rng import Rng
from prairie.games.tomahawk import battle, knowledge, luck, picture, preparation, questions as q, turn
from prairie.games.tomahawk.components import (
    BASE,
    CARDS,
    EMPTY,
    PILES,
    SIDE,
    SPECIALS,
    TRIBE,
    Box,
)
from prairie.games.tomahawk.turn import READY

# Cut for each new state.
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
            return 0 if self.step[0] < READY else 1
        if phase == q.REFUSE:
            return 0 if self.step[0] < 3 else 1
        if phase == q.LOOK:
            return 0 if self.step[0] == 0 else 1
        return OVER if phase == q.FINISHED else CHANCE

    def owes(self, seat: i64) -> bool:
        phase = self.phase
        if seat < 0:
            return seat == CHANCE and self.decider() == CHANCE
        if phase == q.PLACE:
            return self.step[seat] < READY
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
            return self.deck[preparation.drawing_seat(self)]
        if phase == q.TERRITORY:
            at = self.turn * PILES + preparation.next_empty_pile(self)
            return self.unseen & self.box.with_turns[self.box.length[at]]
        if phase == q.REFUSE:
            if self.step[seat] == 0:
                return self.dealt[seat]  # TK 2.4
            return self.box.copies[preparation.replacing(self, seat)] & self.army[seat]  # TK 2.5, TK 2.6
        if phase == q.LOOK:
            return 3  # TK 13.4: no or yes
        if phase == q.TWILIGHT:
            return self.hand[battle.twilight_victim(self)]
        if phase == q.DEAL:
            return SPECIALS & ~(self.dealt[0] | self.dealt[1])
        return self.unseen  # SOUGHT

    def legal(self, seat: i64, out: vec[i64]) -> i64:
        if not self.owes(seat):
            return 0
        mask = self.options(seat)
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
        if self.phase == q.FINISHED:
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
            turn.lay(self, seat, action)
        elif phase == q.DRAW:
            preparation.draw(self, action)
        elif phase == q.TERRITORY:
            preparation.turn_up(self, action)
        elif phase == q.REFUSE:
            if self.step[seat] == 0:
                preparation.refuse(self, seat, action)
            else:
                preparation.replace(self, seat, action)
        elif phase == q.LOOK:
            turn.look(self, seat, action)
        elif phase == q.TWILIGHT:
            turn.twilight_draws(self, action)
        elif phase == q.DEAL:
            preparation.deal(self, action)
        else:
            preparation.reveal_sought(self, action)

    # --- chance and random play: luck.py ----------------------------------------------------------------------

    def weight(self, action: i64) -> i64:
        return luck.weight(self, action)

    def chance(self, rng: Rng) -> i64:
        if self.phase == q.SOUGHT:  # the one draw whose outcomes are not alike
            return super().chance(rng)
        mask = self.options(CHANCE)
        return nth(mask, rng.below(size(mask)))

    def sample(self, rng: Rng) -> None:
        luck.sample(self, rng)

    def choose(self, seat: i64, rng: Rng) -> i64:
        return luck.choose(self, seat, rng)

    def random(self, seat: i64, rng: Rng) -> None:
        luck.random(self, seat, rng)

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
