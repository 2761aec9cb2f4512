"""How likely the enemy lays its warriors by whim, by what was seen of them (compiled).

Who reckons lays strong warriors where many animals are, keeps weak ones back, and gets ahead; who plays by whim does
not. How much each of these signs says before each turn was fitted to games (fitted_whims.py, tools/fit_whims.py).
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from prairie.agents.policies.tomahawk.fitted_whims import SAYS
from prairie.agents.policies.tomahawk.weights import UNSEEN
from prairie.core.bits import BIT
from prairie.games.tomahawk import battle
from prairie.games.tomahawk.components import PILES, SIDE, SLOTS, TRIBE
from prairie.games.tomahawk.state import Tomahawk

FIRST: Final = 2  # before the second turn there is something to judge by


def likely(known: Tomahawk, seat: i64, before: float) -> float:
    """How likely the enemy of a seat plays by whim, if it was so likely `before` anything was seen."""
    odds = log(before / (1.0 - before))
    if known.turn >= FIRST:
        told = SAYS[int(known.turn) - FIRST]
        seen = signs(known, 1 - seat)
        odds += told[-1]
        for i in range(len(seen)):
            odds += told[i] * seen[i]
    return 1.0 / (1.0 + exp(-odds))


def signs(known: Tomahawk, enemy: i64) -> list[float]:
    """What there is to judge the enemy by, of what is known."""
    other = 1 - enemy
    strength, aim = where_they_lie(known, enemy)
    return [
        float(battle.points(known, enemy) - battle.points(known, other)),
        float(known.scalps[enemy] - known.scalps[other]),
        strength,
        aim,
        shown_between(known, enemy, 1, 2),
        shown_between(known, enemy, 3, 4),
        shown_between(known, enemy, 6, 7),
        shown_between(known, enemy, 8, 10),
    ]


def where_they_lie(known: Tomahawk, enemy: i64) -> tuple[float, float]:
    """How strong its warriors on the table are, and how well the strong ones lie where more animals are."""
    box = known.box
    animals = 0.0
    pile: i64 = 0
    while pile < PILES:
        animals += float(box.animals[known.land[pile]])
        pile += 1
    strength = 0.0
    aim = 0.0
    pile = 0
    while pile < PILES:
        more = float(box.animals[known.land[pile]]) - animals / float(PILES)
        slot: i64 = 0
        while slot < box.slot[known.turn * PILES + pile]:
            card = known.laid[enemy * SIDE + pile * SLOTS + slot]
            if card >= 0:  # it may lie hidden in a forest
                beyond = float(box.value[card]) - UNSEEN
                strength += beyond
                aim += beyond * more
            slot += 1
        pile += 1
    return strength, aim


def shown_between(known: Tomahawk, enemy: i64, least: i64, most: i64) -> float:
    """How many of its tribe's warriors of these values it has shown."""
    shown: i64 = 0
    card: i64 = 0
    while card < TRIBE:
        if known.shown[enemy] & BIT[card] and least <= known.box.value[card] <= most:
            shown += 1
        card += 1
    return float(shown)
