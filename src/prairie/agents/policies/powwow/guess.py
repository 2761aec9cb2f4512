"""Who holds what, judged by what people do in a swap: they keep the better of two cards, and give the worse away.

The rules' own notes (games/powwow/belief.py) take every swap that a seat did not see for a draw of lots. Here its cards
are as likely as a player who wants to win would have chosen them. Which card was the better one then is not known any
more, only how far apart the two runners stand now: the longer ago, the less that says.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final, final

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.core.rng import Rng
from prairie.games.powwow import knowledge
from prairie.games.powwow.belief import ALL_COLOURS, Belief, by_odds, colours_held, hand_in, passed
from prairie.games.powwow.cards import ONE, card_at, count_of
from prairie.games.powwow.components import COLOURS, POW_WOW
from prairie.games.powwow.memory import given_in, partner_of, round_of, swapper_of, taken_in, takes_part
from prairie.games.powwow.state import PowWow

WHIM: Final = 0.08  # the share of choices that go against all sense
DRIFT: Final = 9.0  # how far two runners drift apart or together in a round: the variance, in spaces


@final
class Guess:
    """The tables of hands that a seat may be facing, each with its odds."""

    def __init__(self, known: PowWow) -> None:
        self.known: PowWow = known
        self.belief: Belief = knowledge.belief_of(known)
        self.tables: list[i64] = []
        self.odds: list[float] = []
        self.total: float = 0.0
        for table, weight in self.followed(self.deals()).items():
            weight *= self.belief.fits_today(table)
            if weight > 0.0:
                self.tables.append(table)
                self.odds.append(weight)
                self.total += weight

    def draw(self, rng: Rng) -> i64:
        return self.tables[by_odds(self.odds, self.total, rng)]

    def deals(self) -> dict[i64, float]:
        """Every deal that gave the reader the hand it began with."""
        own = self.belief.own_hand(0)
        tables: list[i64] = [0]
        placed: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            longer: list[i64] = []
            for table in tables:
                if count_of(own, colour):
                    longer.append(passed(table, colour, self.known.reader))
                    continue
                holder: i64 = 0
                while holder < self.belief.holders:
                    if holder != self.known.reader and colours_held(table, holder, placed) < 2:
                        longer.append(passed(table, colour, holder))
                    holder += 1
            tables = longer
            placed |= BIT[colour]
            colour += 1
        return {table: self.ways(table) for table in tables}

    def ways(self, table: i64) -> float:
        """How many deals lead to a table: the first of two cards may be either, unless both are pow-wow cards."""
        found = 1.0
        holder: i64 = 0
        while holder < self.belief.holders:
            if colours_held(table, holder, ALL_COLOURS) > 0:
                found *= 2.0
            holder += 1
        return found

    def followed(self, odds: dict[i64, float]) -> dict[i64, float]:
        """The odds of the deal, carried through all swaps to today."""
        for swap in self.belief.swaps:
            after: dict[i64, float] = {}
            for table, weight in odds.items():
                if takes_part(swap, self.known.reader):
                    self.open_swap(after, table, weight, swap)
                else:
                    self.hidden_swap(after, table, weight, swap)
            odds = after
        return odds

    def open_swap(self, after: dict[i64, float], table: i64, weight: float, swap: i64) -> None:
        """A swap the reader took part in: it saw the cards, but not the one that the other kept back."""
        weight *= self.belief.fits(table, swap)
        if weight > 0.0:
            if swapper_of(swap) != self.known.reader:
                kept = card_at(hand_in(table, swapper_of(swap)) - ONE[given_in(swap)], 0)
                weight *= self.prefers(kept, given_in(swap), self.known.round - round_of(swap))
            moved = passed(passed(table, given_in(swap), partner_of(swap)), taken_in(swap), swapper_of(swap))
            after[moved] = after.get(moved, 0.0) + weight

    def hidden_swap(self, after: dict[i64, float], table: i64, weight: float, swap: i64) -> None:
        swapper = swapper_of(swap)
        partner = partner_of(swap)
        ours = hand_in(table, swapper)
        theirs = hand_in(table, partner)
        rounds = self.known.round - round_of(swap)
        gives = self.prefers(card_at(ours, 1), card_at(ours, 0), rounds)  # the first of the two
        takes = self.prefers(card_at(theirs, 0), card_at(theirs, 1), rounds)
        pair: i64 = 0
        while pair < 4:
            chance = (1.0 - gives if pair & 1 else gives) * (1.0 - takes if pair >> 1 else takes)
            moved = passed(passed(table, card_at(ours, pair & 1), partner), card_at(theirs, pair >> 1), swapper)
            after[moved] = after.get(moved, 0.0) + chance * weight
            pair += 1

    def prefers(self, card: i64, other: i64, rounds: i64) -> float:
        """How likely it is that somebody so many rounds ago would rather have had this card than the other."""
        if card == other:
            return 0.5
        if other == POW_WOW:
            return 1.0 - WHIM
        if card == POW_WOW:
            return WHIM
        ahead = float(self.known.space[card] - self.known.space[other])
        surely = 0.5 + 0.5 * erf(ahead / sqrt(2.0 * (1.0 + DRIFT * float(rounds))))
        return WHIM + (1.0 - 2.0 * WHIM) * surely
