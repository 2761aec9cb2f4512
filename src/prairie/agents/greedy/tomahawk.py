"""A greedy Tomahawk player: each warrior goes where it brings most now, less what it is worth later.

What it brings is reckoned over a handful of imagined worlds. Strength is scarce, and four battles end in the sixth
turn: a strong card spent early must earn more than a weak one.
"""

from __future__ import annotations

from typing import Any

from prairie.core.contract import View
from prairie.core.rng import Rng
from prairie.games.tomahawk import questions as q, reckoning
from prairie.games.tomahawk.components import (
    DANCING_TWILIGHT,
    GLOWING_SKULL,
    GREAT_MANITOU,
    REDWOOD_HEART,
    SOARING_SPIRIT,
    STORM_CALLER,
    TEASING_CLOUD,
)

WORLDS = 24
LOOK = 1  # costs nothing

# What a special warrior is worth against the others, in points: measured over 2,500 games of greedy players who
# refused at random.
WORTH: dict[int, float] = {
    TEASING_CLOUD: 2.6,
    GREAT_MANITOU: 1.9,
    SOARING_SPIRIT: 1.2,
    STORM_CALLER: -0.7,
    GLOWING_SKULL: -1.1,
    REDWOOD_HEART: -1.9,
    DANCING_TWILIGHT: -2.0,
}
# What a point of printed value is worth later, by turn; nothing in the last.
LATER = (0.0, 0.30, 0.30, 0.28, 0.28, 0.17, 0.0)
# What a special warrior in hand is worth later beyond its value.
KEPT: dict[int, float] = {TEASING_CLOUD: 1.0, STORM_CALLER: 0.6, GLOWING_SKULL: 0.4}
BLIND_CARD = 0.4  # what it brings that Dancing Twilight places a card of the enemy's blindly


class Player:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.plan: dict[int, int] = {}  # a card for each pile, thought out at the first of them
        self.plan_of = ""  # the view that the rest of the plan was made for

    def decide(self, view: View) -> int:
        asked = view.ask()
        if asked == q.PLACE:
            return self.place(view)
        if asked == q.REFUSE:
            return min(view.actions(), key=lambda card: WORTH[card])
        if asked == q.REPLACE:
            return max(view.actions(), key=lambda card: reckoning.hair(view, card))  # the one with most to lose
        return LOOK

    def place(self, view: View) -> int:
        """The next card of the plan; a new plan when the position is not the one it was made for."""
        piles = reckoning.piles_due(view)
        if view.digest() != self.plan_of:
            cards = best_assignment(self.wishes(view), piles, view.actions())
            self.plan = dict(zip(piles, cards, strict=True))
        card = self.plan[piles[0]]
        after = view.known.clone()
        after.apply(view.seat, card)
        self.plan_of = after.view(view.seat).digest()
        return card

    def wishes(self, view: View) -> list[list[float]]:
        """By pile and card: what it brings there, less what it would be worth later."""
        turn = reckoning.turn(view)
        wishes = reckoning.gains(view, self.rng, WORLDS)
        for card in view.actions():
            later = LATER[turn] * reckoning.value(view, card) + (KEPT.get(card, 0.0) if turn < 6 else 0.0)
            for pile in reckoning.piles_due(view):
                wishes[pile][card] -= later
                if card == DANCING_TWILIGHT and reckoning.leaves_a_turn(view, pile):
                    wishes[pile][card] += BLIND_CARD
        return wishes


def best_assignment(wishes: list[list[float]], piles: list[int], hand: list[int]) -> list[int]:
    """One card for each pile, with the greatest sum."""
    best: Any = (float("-inf"), [])

    def lay(depth: int, laid: list[int], total: float) -> None:
        nonlocal best
        if depth == len(piles):
            best = max(best, (total, list(laid)), key=lambda found: found[0])
            return
        for card in hand:
            if card not in laid:
                lay(depth + 1, [*laid, card], total + wishes[piles[depth]][card])

    lay(0, [], 0.0)
    found: list[int] = best[1]
    return found
