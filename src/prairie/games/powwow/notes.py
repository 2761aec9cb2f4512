"""Notes of the cards: what a reader can say of every hand, by all they were shown and all that follows from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from prairie.core.bits import BIT, size
from prairie.games.powwow.belief import ALL_COLOURS, Belief, colours_held, holder_of
from prairie.games.powwow.cards import count_of
from prairie.games.powwow.components import COLOURS, POW_WOW

SURE: Final = 1.0 - 1e-9


def chances(belief: Belief) -> list[float]:
    """At [holder * COLOURS + colour]: how likely it is that this holder has the card of this colour now."""
    found: list[float] = [0.0] * (belief.holders * COLOURS)
    if belief.over or not belief.tables:
        chances_without_memory(belief, found)
    else:
        at: i64 = 0
        while at < len(belief.tables):
            add_chances(belief, found, belief.tables[at], belief.odds[at] / belief.total)
            at += 1
    pass_gift(belief, found)
    return found


def chances_without_memory(belief: Belief, found: list[float]) -> None:
    """What is not shown may be with any of those whose hand is hidden."""
    hidden = belief.holders - 1 if belief.reader >= 0 else belief.holders
    colour: i64 = 0
    while colour < COLOURS:
        shown: i64 = -1
        holder: i64 = 0
        while holder < belief.holders:
            if count_of(belief.hands[holder], colour):
                shown = holder
            holder += 1
        holder = 0
        while holder < belief.holders:
            if shown >= 0:
                found[holder * COLOURS + colour] = 1.0 if holder == shown else 0.0
            elif holder != belief.reader:
                found[holder * COLOURS + colour] = 1.0 / float(hidden)
            holder += 1
        colour += 1


def add_chances(belief: Belief, found: list[float], table: i64, share: float) -> None:
    """Adds one table of today; each unseen colour is as likely as the next at each of their places."""
    unseen = belief.unseen[-1]
    places: list[float] = [0.0] * belief.holders
    colour: i64 = 0
    while colour < COLOURS:
        holder = holder_of(table, colour)
        if unseen & BIT[colour]:
            places[holder] += share / float(size(unseen))
        else:
            found[holder * COLOURS + colour] += share
        colour += 1
    colour = 0
    while colour < COLOURS:
        if unseen & BIT[colour]:
            holder = 0
            while holder < belief.holders:
                found[holder * COLOURS + colour] += places[holder]
                holder += 1
        colour += 1


def pass_gift(belief: Belief, found: list[float]) -> None:
    """In the middle of a swap one card has changed hands: a known one, or either of the giver's two."""
    if belief.swapper < 0:
        return
    colour: i64 = 0
    while colour < COLOURS:
        giver = belief.swapper * COLOURS + colour
        part = 0.5
        if belief.gift >= 0:
            part = 1.0 if belief.gift == colour else 0.0
        found[belief.partner * COLOURS + colour] += found[giver] * part
        found[giver] -= found[giver] * part
        colour += 1


def sure_pow_wows(belief: Belief) -> list[i64]:
    """How many pow-wow cards each holder has for sure."""
    found: list[i64] = [0] * belief.holders
    holder: i64 = 0
    while holder < belief.holders:
        if not belief.tables or belief.over:
            found[holder] = count_of(belief.hands[holder], POW_WOW)
        else:
            least: i64 = 3
            for table in belief.tables:
                least = min(least, pow_wows_now(belief, table, holder))
            found[holder] = least
        holder += 1
    return found


def pow_wows_now(belief: Belief, table: i64, holder: i64) -> i64:
    """At least so many in this table, after the gift of a swap under way."""
    held = 2 - colours_held(table, holder, ALL_COLOURS)
    if belief.swapper < 0 or (holder != belief.swapper and holder != belief.partner):
        return held
    given: i64 = 0
    if belief.gift >= 0:
        given = 1 if belief.gift == POW_WOW else 0
    elif holder == belief.partner:
        given = 1 if colours_held(table, belief.swapper, ALL_COLOURS) == 0 else 0
    else:
        given = 1 if held > 0 else 0
    return held - given if holder == belief.swapper else held + given
