"""The hands a seat may be facing, and how likely each table of hands is.

A table of hands is one number: for each colour its holder, three bits each; the rest of every hand is pow-wow cards.
At random a swap exchanges one of the swapper's two cards with one of the partner's two, all four pairs as likely, and
nothing else in the game depends on the cards. So the deal's odds stay what they were as long as the seat has seen
nothing; from its first own swap on, the odds are carried forward swap by swap, and what the seat saw strikes out the
tables that contradict it. A whole past is then drawn backwards, from a table of today to the deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.core.rng import Rng
from prairie.games.powwow import questions as q
from prairie.games.powwow.cards import ONE, card_at, count_of
from prairie.games.powwow.components import COLOURS, POW_WOW
from prairie.games.powwow.swaps import (
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


def passed(table: i64, card: i64, holder: i64) -> i64:
    """The table after a card has come to this holder; a pow-wow card leaves no trace in it."""
    if card == POW_WOW:
        return table
    at = 3 * card
    return (table & ~(7 * BIT[at])) | (holder * BIT[at])


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


def colours_held(table: i64, holder: i64, colours: i64) -> i64:
    """How many of the first so many colours a holder has."""
    held: i64 = 0
    colour: i64 = 0
    while colour < colours:
        if table & 7 == holder:
            held += 1
        table >>= 3
        colour += 1
    return held


def dealt_odds(table: i64, holders: i64) -> float:
    """How likely a deal is against the others: two cards that differ come in two orders, two pow-wow cards in one."""
    odds = 1.0
    holder: i64 = 0
    while holder < holders:
        if hand_in(table, holder) != 2 * ONE[POW_WOW]:
            odds *= 2.0
        holder += 1
    return odds


@final
class Belief:
    """What `reader` may think of the hands, from a redacted state in which the deal is over."""

    def __init__(self, known: PowWow, reader: i64) -> None:
        self.reader: i64 = reader
        self.hands: list[i64] = list(known.hand)  # as far as the reader sees them
        self.holders: i64 = len(self.hands)
        self.swaps: list[i64] = list(known.swaps)
        self.over: bool = known.home >= 0
        self.swapper: i64 = known.mover() if known.phase == q.TAKE else -1  # of a swap under way
        self.partner: i64 = known.partner
        self.gift: i64 = known.gift
        first: i64 = 0
        while first < len(self.swaps) and not takes_part(self.swaps[first], reader):
            first += 1
        self.first: i64 = first  # the first swap this reader took part in: before it they learnt nothing
        self.moments: list[dict[i64, float]] = []  # from there on: the odds of each table before each swap, and now
        self.tables: list[i64] = []  # the tables of today, before the gift of a swap under way
        self.odds: list[float] = []  # the odds of each
        self.total: float = 0.0
        if first < len(self.swaps) or self.in_swap():
            self.remember()

    def in_swap(self) -> bool:
        """Whether the reader takes part in a swap under way."""
        return self.swapper >= 0 and (self.swapper == self.reader or self.partner == self.reader)

    # --- forward: what the reader saw -------------------------------------------------------------------------

    def remember(self) -> None:
        odds = self.deals(self.own_hand(self.first))
        self.moments.append(odds)
        at = self.first
        while at < len(self.swaps):
            odds = self.after_swap(odds, self.swaps[at])
            self.moments.append(odds)
            at += 1
        for table in sorted(odds):
            weight = odds[table] * self.fits_today(table)
            if weight > 0.0:
                self.total += weight
                self.tables.append(table)
                self.odds.append(weight)

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

    def deals(self, own: i64) -> dict[i64, float]:
        """Every table in which the reader has this hand, by the odds of the deal."""
        tables: list[i64] = [0]
        colour: i64 = 0
        while colour < COLOURS:
            longer: list[i64] = []
            mine = count_of(own, colour) > 0
            for table in tables:
                holder: i64 = 0
                while holder < self.holders:
                    if mine == (holder == self.reader) and colours_held(table, holder, colour) < 2:
                        longer.append(table | (holder * BIT[3 * colour]))
                    holder += 1
            tables = longer
            colour += 1
        return {table: dealt_odds(table, self.holders) for table in tables}

    def after_swap(self, odds: dict[i64, float], swap: i64) -> dict[i64, float]:
        """The odds after a swap: one the reader saw strikes tables out, a hidden one blurs them."""
        swapper = swapper_of(swap)
        partner = partner_of(swap)
        after: dict[i64, float] = {}
        if takes_part(swap, self.reader):
            for table, weight in odds.items():
                fit = weight * self.fits(table, swap)
                if fit > 0.0:
                    moved = passed(passed(table, given_in(swap), partner), taken_in(swap), swapper)
                    after[moved] = after.get(moved, 0.0) + fit
            return after
        for table, weight in odds.items():
            ours = hand_in(table, swapper)
            theirs = hand_in(table, partner)
            pair: i64 = 0
            while pair < 4:
                moved = passed(passed(table, card_at(ours, pair & 1), partner), card_at(theirs, pair >> 1), swapper)
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
        left = self.total * (float(rng.next()) * WORD)
        at: i64 = 0
        while at < len(self.odds) - 1:
            left -= self.odds[at]
            if left < 0.0:
                break
            at += 1
        return self.tables[at]

    def draw_deal(self, rng: Rng) -> i64:
        """For a reader who has learnt nothing since the deal: any deal with their own hand, all as likely."""
        free: list[i64] = []  # the places where a card may be
        holder: i64 = 0
        while holder < self.holders:
            if holder != self.reader:
                free.append(holder)
                free.append(holder)
            holder += 1
        table: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            if self.reader >= 0 and count_of(self.hands[self.reader], colour):
                table |= self.reader * BIT[3 * colour]
            else:
                table |= free.pop(rng.below(len(free))) * BIT[3 * colour]
            colour += 1
        return table

    def odds_before(self, at: i64, table: i64) -> float:
        """How likely this table was before swap number `at`, against the others of that moment."""
        if at < self.first:
            return dealt_odds(table, self.holders)
        return self.moments[at - self.first].get(table, 0.0)

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
        swapper = swapper_of(swap)
        partner = partner_of(swap)
        ours = hand_in(table, swapper)
        theirs = hand_in(table, partner)
        found: list[i64] = []
        odds: list[float] = []
        total = 0.0
        pair: i64 = 0
        while pair < 4:
            taken = card_at(ours, pair & 1)
            given = card_at(theirs, pair >> 1)
            before = passed(passed(table, taken, partner), given, swapper)
            was = hand_in(before, partner)
            ways = count_of(hand_in(before, swapper), given) * count_of(was, taken)
            ways_now = count_of(ours, taken) * count_of(theirs, given)  # `pair` meets two equal cards twice
            weight = self.odds_before(at, before) * float(ways) / float(ways_now)
            total += weight
            found.append(with_cards(swap, given, taken, card_at(was - ONE[taken], 0)))
            odds.append(weight)
            pair += 1
        left = total * (float(rng.next()) * WORD)
        pair = 0
        while pair < 3:
            left -= odds[pair]
            if left < 0.0:
                break
            pair += 1
        return found[pair]
