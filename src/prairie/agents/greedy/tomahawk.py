"""A greedy Tomahawk player: what each warrior would bring on each territory, over a handful of imagined worlds.

In every world the enemy lays a plan of a fixed kind, the turns still to come are filled from both armies, and the
engine itself says what the battle and its duels bring. A warrior then goes where it brings most, less what it is
worth later: strength is scarce, and four battles end in the sixth turn.
"""

from __future__ import annotations

from prairie.core.bits import BIT
from prairie.core.contract import View
from prairie.core.rng import Rng
from prairie.games.tomahawk import battle, preparation, questions as q
from prairie.games.tomahawk.components import (
    DANCING_TWILIGHT,
    FOREST,
    GLOWING_SKULL,
    GREAT_MANITOU,
    PILES,
    REDWOOD_HEART,
    SIDE,
    SLOTS,
    SOARING_SPIRIT,
    STORM_CALLER,
    TEASING_CLOUD,
)
from prairie.games.tomahawk.state import Tomahawk

WORLDS = 24
LOOK = 1

# What a special warrior is worth over the base warrior it replaces, in points: measured between greedy players.
WORTH = {
    TEASING_CLOUD: 3.0,
    STORM_CALLER: 1.5,
    GLOWING_SKULL: 1.5,
    DANCING_TWILIGHT: 0.5,
    SOARING_SPIRIT: 1.0,
    GREAT_MANITOU: 0.5,
    REDWOOD_HEART: 0.0,
}
# What a point of printed value is worth later, by turn: nothing after the last.
LATER = (0.0, 0.30, 0.30, 0.28, 0.28, 0.17, 0.0)
# What a special warrior in hand is worth later, beyond its value.
KEPT = {TEASING_CLOUD: 1.0, STORM_CALLER: 0.6, GLOWING_SKULL: 0.4}
TWILIGHT_GAIN = 0.4  # a card of the enemy's placed blindly


class Player:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.plan: dict[int, int] = {}  # the cards for the piles not yet laid on, thought out at the first of them
        self.plan_of = ""  # the position that plan was made for

    def decide(self, view: View) -> int:
        known = view.known
        assert isinstance(known, Tomahawk)
        asked = view.ask()
        if asked == q.LOOK:
            return LOOK  # costs nothing
        actions = view.actions()
        if asked == q.REFUSE:
            return min(actions, key=lambda card: WORTH[card])
        if asked == q.REPLACE:
            return max(actions, key=lambda card: known.box.hair[card])  # the one with most to lose
        return self.place(view, known, actions)

    def place(self, view: View, known: Tomahawk, hand: list[int]) -> int:
        """The card for the next pile, in the best way to lay all that is due this turn."""
        seat = int(view.seat)
        pile = int(known.step[seat])
        if view.digest() != self.plan_of:
            self.think(view, known, hand)
        card = self.plan[pile]
        after = known.clone()
        after.apply(seat, card)
        self.plan_of = after.view(seat).digest()
        return card

    def think(self, view: View, known: Tomahawk, hand: list[int]) -> None:
        seat = int(view.seat)
        piles = [
            pile for pile in range(int(known.step[seat]), PILES) if preparation.next_pile(known, seat, pile) == pile
        ]
        gains = self.gains(view, hand, piles)
        for card in hand:
            later = LATER[known.turn] * int(known.box.value[card]) + (KEPT.get(card, 0.0) if known.turn < 6 else 0.0)
            for pile in piles:
                gains[pile][card] -= later
        self.plan = dict(zip(piles, best_assignment(gains, piles, hand), strict=True))

    def gains(self, view: View, hand: list[int], piles: list[int]) -> dict[int, dict[int, float]]:
        """By pile and card: the mean difference in points that card would make there."""
        seat = int(view.seat)
        found = {pile: dict.fromkeys(hand, 0.0) for pile in piles}
        for _ in range(WORLDS):
            world = view.imagine(self.rng)
            assert isinstance(world, Tomahawk)
            enemy = enemy_plan(world, 1 - seat, self.rng)
            for pile in piles:
                rest = fill(world, seat, pile, self.rng)
                for card in hand:
                    found[pile][card] += brings(world, seat, pile, card, enemy[pile], rest) / WORLDS
        return found


def enemy_plan(world: Tomahawk, enemy: int, rng: Rng) -> list[int]:
    """The cards an enemy of no great cunning lays: four at random, the stronger ones where more animals are."""
    hand = [card for card in range(31) if world.hand[enemy] >> card & 1]
    free = [pile for pile in range(PILES) if not world.forced >> (enemy * PILES + pile) & 1]
    chosen = [hand.pop(int(rng.below(len(hand)))) for _ in free]
    if rng.below(3):
        chosen.sort(key=lambda card: world.box.value[card])
        free.sort(key=lambda pile: world.box.animals[world.land[pile]] * 16 + rng.below(32))
    plan = [-1] * PILES
    for pile, card in zip(free, chosen, strict=True):
        plan[pile] = card
    return plan


def fill(world: Tomahawk, seat: int, pile: int, rng: Rng) -> list[tuple[int, int]]:
    """For the turns of a battle still to come: any warriors that both sides may have by then, as (place, card)."""
    at = int(world.turn) * PILES + pile
    later: list[tuple[int, int]] = []
    for side in (seat, 1 - seat):
        pool = [card for card in range(31) if (world.hand[side] | world.deck[side]) >> card & 1]
        for slot in range(int(world.box.slot[at]) + 1, int(world.box.length[at])):
            place = side * SIDE + pile * SLOTS + slot
            if world.laid[place] < 0 and pool:
                later.append((place, pool.pop(int(rng.below(len(pool))))))
    return later


def brings(world: Tomahawk, seat: int, pile: int, card: int, facing: int, rest: list[tuple[int, int]]) -> float:
    """The difference in points that the battle and its duels make, reckoned by the engine on a copy."""
    trial = world.clone()
    at = int(trial.turn) * PILES + pile
    slot = int(trial.box.slot[at])
    place = pile * SLOTS + slot
    trial.laid[seat * SIDE + place] = card
    if facing >= 0:
        trial.laid[(1 - seat) * SIDE + place] = facing
    for later, other in rest:
        if other != card:
            trial.laid[later] = other
    before = battle.points(trial, seat) - battle.points(trial, 1 - seat)
    hidden = trial.box.kind[trial.land[pile]] == FOREST
    for pair in range(0 if hidden else slot, slot + 1):
        battle.duel(trial, pile, pile * SLOTS + pair)
    if complete(trial, pile):
        show(trial, pile)
        battle.take(trial, pile, battle.winner_of(trial, pile))
    gain = float(battle.points(trial, seat) - battle.points(trial, 1 - seat) - before)
    if card == DANCING_TWILIGHT and not hidden and slot + 1 < trial.box.length[at]:
        gain += TWILIGHT_GAIN
    return gain


def complete(trial: Tomahawk, pile: int) -> bool:
    places = range(pile * SLOTS, pile * SLOTS + int(trial.box.turns[trial.land[pile]]))
    return all(trial.laid[place] >= 0 and trial.laid[SIDE + place] >= 0 for place in places)


def show(trial: Tomahawk, pile: int) -> None:
    """The powers of special warriors act once they are revealed."""
    for side in range(2):
        for place in range(side * SIDE + pile * SLOTS, side * SIDE + pile * SLOTS + SLOTS):
            if trial.laid[place] >= 0:
                trial.shown[side] = trial.shown[side] | BIT[trial.laid[place]]


def best_assignment(gains: dict[int, dict[int, float]], piles: list[int], hand: list[int]) -> list[int]:
    """One card for each pile, with the greatest sum of gains."""
    best: list[int] = []
    best_sum = float("-inf")

    def lay(depth: int, laid: list[int], total: float) -> None:
        nonlocal best, best_sum
        if depth == len(piles):
            if total > best_sum:
                best, best_sum = list(laid), total
            return
        for card in hand:
            if card not in laid:
                laid.append(card)
                lay(depth + 1, laid, total + gains[piles[depth]][card])
                laid.pop()

    lay(0, [], 0.0)
    return best
