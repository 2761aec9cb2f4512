"""The hands a seat may be facing, and how likely each table of hands is.

A table of hands is one number: for each colour its holder, three bits each; the rest of every hand is pow-wow cards.
At random a swap exchanges one of the swapper's two cards with one of the partner's two, all four pairs as likely, and
nothing else in the game depends on the cards. So the deal's odds stay what they were as long as the reader has seen
nothing. From the reader's first own swap on, the odds are carried forward swap by swap; what the reader saw strikes out
the tables that contradict it. A whole past is then drawn backwards, from a table of today to the deal.

Colours the reader has never seen are all alike: tables that differ only in which of them is where are kept as one, the
one whose unseen colours have rising holders, with the odds of all of them together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from prairie.core.bits import BIT, size
from prairie.core.rng import Rng
from prairie.games.powwow import questions as q
from prairie.games.powwow.cards import ONE, card_at, count_of, kinds
from prairie.games.powwow.components import COLOURS, POW_WOW
from prairie.games.powwow.memory import (
    given_in,
    kept_in,
    partner_of,
    swapper_of,
    taken_in,
    takes_part,
    with_cards,
)

if TYPE_CHECKING:
    from prairie.games.powwow.state import PowWow

WORD: Final = 2.0**-32
ALL_COLOURS: Final = 63  # as a set


# --- tables of hands ------------------------------------------------------------------------------------------


def holder_of(table: i64, colour: i64) -> i64:
    return (table >> (3 * colour)) & 7


def passed(table: i64, card: i64, holder: i64) -> i64:
    """The table after a card has come to this holder; a pow-wow card leaves no trace in it."""
    if card == POW_WOW:
        return table
    at = 3 * card
    return (table & ~(7 * BIT[at])) | (holder * BIT[at])


def colours_held(table: i64, holder: i64, among: i64) -> i64:
    """How many of these colours a holder has."""
    held: i64 = 0
    while among:
        if among & 1 and table & 7 == holder:
            held += 1
        table >>= 3
        among >>= 1
    return held


def hand_in(table: i64, holder: i64) -> i64:
    """The two cards of a holder, as counts."""
    cards = 2 * ONE[POW_WOW]
    colour: i64 = 0
    while colour < COLOURS:
        if table & 7 == holder:
            cards += ONE[colour] - ONE[POW_WOW]
        table >>= 3
        colour += 1
    return cards


def table_of(hands: list[i64]) -> i64:
    """The table in which everyone holds these hands."""
    table: i64 = 0
    holder: i64 = 0
    while holder < len(hands):
        colour: i64 = 0
        while colour < COLOURS:
            if count_of(hands[holder], colour):
                table |= holder * BIT[3 * colour]
            colour += 1
        holder += 1
    return table


def in_order(table: i64, unseen: i64) -> i64:
    """The one table kept for all those that differ only in where which of the unseen colours is."""
    places: i64 = 0  # how many unseen colours each holder has, four bits each
    colour: i64 = 0
    while colour < COLOURS:
        if unseen & BIT[colour]:
            places += BIT[4 * holder_of(table, colour)]
        colour += 1
    holder: i64 = 0
    colour = 0
    while colour < COLOURS:
        if unseen & BIT[colour]:
            while count_of(places, holder) == 0:
                holder += 1
            places -= BIT[4 * holder]
            table = passed(table, colour, holder)
        colour += 1
    return table


def by_odds(odds: list[float], total: float, rng: Rng) -> i64:
    """One of these, each as often as its odds say."""
    left = total * (float(rng.next()) * WORD)
    at: i64 = 0
    while at < len(odds) - 1:
        left -= odds[at]
        if left < 0.0:
            break
        at += 1
    return at


# --- what a reader may think ----------------------------------------------------------------------------------


@final
class Belief:
    """What the reader of a redacted state may think of the hands, once the deal is over."""

    def __init__(self, known: PowWow) -> None:
        self.reader: i64 = known.reader
        self.hands: list[i64] = list(known.hand)  # as far as the reader sees them
        self.holders: i64 = len(self.hands)
        self.swaps: list[i64] = list(known.swaps)
        self.over: bool = known.home >= 0
        self.swapper: i64 = known.mover() if known.phase == q.TAKE else -1  # of a swap under way
        self.partner: i64 = known.partner
        self.gift: i64 = known.gift
        first: i64 = 0
        while first < len(self.swaps) and not takes_part(self.swaps[first], self.reader):
            first += 1
        self.first: i64 = first  # the first swap this reader took part in: before it they learnt nothing
        self.moments: list[dict[i64, float]] = []  # from there on: the odds of each table before each swap, and now
        self.unseen: list[i64] = []  # at each of these moments: the colours the reader has never seen
        self.tables: list[i64] = []  # the tables of today, before the gift of a swap under way
        self.odds: list[float] = []  # the odds of each
        self.total: float = 0.0
        if first < len(self.swaps) or self.in_swap():
            self.remember()

    def in_swap(self) -> bool:
        """Whether the reader takes part in a swap under way."""
        return self.swapper >= 0 and (self.swapper == self.reader or self.partner == self.reader)

    def own_hand(self, before: i64) -> i64:
        """The reader's hand before this swap, found backwards from today's."""
        hand = self.hands[self.reader]
        if self.swapper == self.reader:
            hand += ONE[self.gift]
        elif self.in_swap():
            hand -= ONE[self.gift]
        at: i64 = len(self.swaps)
        while at > before:
            at -= 1
            swap = self.swaps[at]
            if swapper_of(swap) == self.reader:
                hand += ONE[given_in(swap)] - ONE[taken_in(swap)]
            elif partner_of(swap) == self.reader:
                hand += ONE[taken_in(swap)] - ONE[given_in(swap)]
        return hand

    # --- forward: what the reader saw -------------------------------------------------------------------------

    def remember(self) -> None:
        """Carries the odds from the reader's first swap to today."""
        own = self.own_hand(self.first)
        unseen = ALL_COLOURS & ~kinds(own)
        odds = self.deals(own, unseen)
        at = self.first
        while at < len(self.swaps):
            self.moments.append(odds)
            self.unseen.append(unseen)
            swap = self.swaps[at]
            if takes_part(swap, self.reader):
                shown = ONE[given_in(swap)] | ONE[taken_in(swap)] | ONE[kept_in(swap)]
                odds, unseen = self.open_up(odds, unseen, shown)
                odds = self.after_own_swap(odds, unseen, swap)
            else:
                odds = self.after_hidden_swap(odds, unseen, swap)
            at += 1
        if self.in_swap():
            odds, unseen = self.open_up(odds, unseen, self.hands[self.partner] | ONE[self.gift])
        self.moments.append(odds)
        self.unseen.append(unseen)
        for table in sorted(odds):
            weight = odds[table] * self.fits_today(table)
            if weight > 0.0:
                self.total += weight
                self.tables.append(table)
                self.odds.append(weight)

    def deals(self, own: i64, unseen: i64) -> dict[i64, float]:
        """Every deal that gives the reader this hand. One colour and one pow-wow card are twice as likely as two
        colours of which nobody asks which, and as two pow-wow cards."""
        tables: list[i64] = [0]
        lowest: list[i64] = [0]  # the holder of the last unseen colour placed
        colour: i64 = 0
        while colour < COLOURS:
            longer: list[i64] = []
            lowest_after: list[i64] = []
            at: i64 = 0
            while at < len(tables):
                if count_of(own, colour):
                    longer.append(tables[at] | (self.reader * BIT[3 * colour]))
                    lowest_after.append(lowest[at])
                else:
                    holder = lowest[at]
                    while holder < self.holders:
                        placed = unseen & (BIT[colour] - 1)
                        if holder != self.reader and colours_held(tables[at], holder, placed) < 2:
                            longer.append(tables[at] | (holder * BIT[3 * colour]))
                            lowest_after.append(holder)
                        holder += 1
                at += 1
            tables = longer
            lowest = lowest_after
            colour += 1
        found: dict[i64, float] = {}
        for table in tables:
            weight = 1.0
            holder = 0
            while holder < self.holders:
                if holder != self.reader and colours_held(table, holder, ALL_COLOURS) == 1:
                    weight *= 2.0
                holder += 1
            found[table] = weight
        return found

    def open_up(self, odds: dict[i64, float], unseen: i64, cards: i64) -> tuple[dict[i64, float], i64]:
        """Before the reader is shown some cards: tables are told apart by where the colours among them are."""
        colour: i64 = 0
        while colour < COLOURS:
            if unseen & BIT[colour] and count_of(cards, colour):
                unseen &= ~BIT[colour]
                odds = self.told_apart(odds, unseen, colour)
            colour += 1
        return odds, unseen

    def told_apart(self, odds: dict[i64, float], unseen: i64, colour: i64) -> dict[i64, float]:
        """The colour was one of the unseen: it may be wherever one of them is."""
        after: dict[i64, float] = {}
        alike = unseen | BIT[colour]
        each = 1.0 / float(size(alike))
        for table, weight in odds.items():
            where = holder_of(table, colour)
            other: i64 = 0
            while other < COLOURS:
                if alike & BIT[other]:
                    there = holder_of(table, other)
                    moved = in_order(passed(passed(table, other, where), colour, there), unseen)
                    after[moved] = after.get(moved, 0.0) + weight * each
                other += 1
        return after

    def after_own_swap(self, odds: dict[i64, float], unseen: i64, swap: i64) -> dict[i64, float]:
        after: dict[i64, float] = {}
        for table, weight in odds.items():
            fit = weight * self.fits(table, swap)
            if fit > 0.0:
                moved = passed(passed(table, given_in(swap), partner_of(swap)), taken_in(swap), swapper_of(swap))
                moved = in_order(moved, unseen)
                after[moved] = after.get(moved, 0.0) + fit
        return after

    def after_hidden_swap(self, odds: dict[i64, float], unseen: i64, swap: i64) -> dict[i64, float]:
        swapper = swapper_of(swap)
        partner = partner_of(swap)
        after: dict[i64, float] = {}
        for table, weight in odds.items():
            ours = hand_in(table, swapper)
            theirs = hand_in(table, partner)
            pair: i64 = 0
            while pair < 4:
                moved = passed(passed(table, card_at(ours, pair & 1), partner), card_at(theirs, pair >> 1), swapper)
                moved = in_order(moved, unseen)
                after[moved] = after.get(moved, 0.0) + 0.25 * weight
                pair += 1
        return after

    def fits(self, table: i64, swap: i64) -> float:
        """How likely what the reader saw in a swap of their own is, if the hands were these."""
        if swapper_of(swap) == self.reader:
            seen = ONE[taken_in(swap)] + ONE[kept_in(swap)]
            return 1.0 if hand_in(table, partner_of(swap)) == seen else 0.0
        return 0.5 * float(count_of(hand_in(table, swapper_of(swap)), given_in(swap)))

    def fits_today(self, table: i64) -> float:
        """The same for what the reader has seen so far of a swap under way."""
        if not self.in_swap():
            return 1.0
        if self.swapper == self.reader:
            return 1.0 if hand_in(table, self.partner) == self.hands[self.partner] - ONE[self.gift] else 0.0
        return 0.5 * float(count_of(hand_in(table, self.swapper), self.gift))

    # --- backward: a whole past -------------------------------------------------------------------------------

    def draw_table(self, rng: Rng) -> i64:
        """A table of today, before the gift of a swap under way."""
        if self.over:
            return table_of(self.hands)  # PW 11.9
        if not self.tables:
            return self.draw_deal(rng)
        return self.shuffled(self.tables[by_odds(self.odds, self.total, rng)], self.unseen[-1], rng)

    def shuffled(self, table: i64, unseen: i64, rng: Rng) -> i64:
        """One of the tables kept as this one."""
        free: list[i64] = []
        colour: i64 = 0
        while colour < COLOURS:
            if unseen & BIT[colour]:
                free.append(holder_of(table, colour))
            colour += 1
        return self.spread(table, unseen, free, rng)

    def draw_deal(self, rng: Rng) -> i64:
        """For a reader who has learnt nothing since the deal: any deal with their own hand."""
        free: list[i64] = []
        holder: i64 = 0
        while holder < self.holders:
            if holder != self.reader:
                free.append(holder)
                free.append(holder)
            holder += 1
        if self.reader < 0:
            return self.spread(0, ALL_COLOURS, free, rng)
        own = kinds(self.hands[self.reader]) & ALL_COLOURS
        table: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            if own & BIT[colour]:
                table = passed(table, colour, self.reader)
            colour += 1
        return self.spread(table, ALL_COLOURS & ~own, free, rng)

    def spread(self, table: i64, colours: i64, free: list[i64], rng: Rng) -> i64:
        """Puts each of these colours at one of the free places, all as likely."""
        colour: i64 = 0
        while colour < COLOURS:
            if colours & BIT[colour]:
                table = passed(table, colour, free.pop(rng.below(len(free))))
            colour += 1
        return table

    def draw_past(self, table: i64, rng: Rng) -> list[i64]:
        """All the swaps with their cards, so that they lead to this table."""
        past = self.swaps[:]
        at: i64 = len(past)
        while at > 0:
            at -= 1
            swap = past[at]
            if not takes_part(swap, self.reader):
                swap = self.draw_swap(at, swap, table, rng)
                past[at] = swap
            table = passed(passed(table, taken_in(swap), partner_of(swap)), given_in(swap), swapper_of(swap))
        return past

    def draw_swap(self, at: i64, swap: i64, table: i64, rng: Rng) -> i64:
        """The cards of a swap the reader did not see, knowing the table after it."""
        if at < self.first:
            return self.undone(swap, table, rng.below(4))  # a deal's odds are the same before a swap and after it
        total = 0.0
        odds: list[float] = []
        pair: i64 = 0
        while pair < 4:
            odds.append(self.odds_before(at, self.undone(swap, table, pair), table))
            total += odds[-1]
            pair += 1
        return self.undone(swap, table, by_odds(odds, total, rng))

    def undone(self, swap: i64, table: i64, pair: i64) -> i64:
        """The swap if it was this pair of today's cards that changed hands in it."""
        ours = hand_in(table, swapper_of(swap))
        theirs = hand_in(table, partner_of(swap))
        taken = card_at(ours, pair & 1)
        given = card_at(theirs, pair >> 1)
        return with_cards(swap, given, taken, card_at(theirs - ONE[given], 0))

    def odds_before(self, at: i64, swap: i64, table: i64) -> float:
        """How likely it is, against the others, that this swap led to this table."""
        given = given_in(swap)
        taken = taken_in(swap)
        swapper = swapper_of(swap)
        partner = partner_of(swap)
        met = count_of(hand_in(table, swapper), taken) * count_of(hand_in(table, partner), given)
        before = passed(passed(table, taken, partner), given, swapper)
        ways = count_of(hand_in(before, swapper), given) * count_of(hand_in(before, partner), taken)
        unseen = self.unseen[at - self.first]
        weight = self.moments[at - self.first].get(in_order(before, unseen), 0.0) * float(ways)
        holder: i64 = 0
        while holder < self.holders:
            if colours_held(before, holder, unseen) == 2:
                weight *= 2.0  # the tables kept as one are half as many where two unseen colours stand together
            holder += 1
        return weight / float(met)  # of two equal cards the pairs meet each
