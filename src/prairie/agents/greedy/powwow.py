"""A greedy Pow Wow player: whoever holds the moccasin card of the runner that is likely to arrive first does well.

How likely each runner is to be the first follows from where it stands; who holds which card, from the notes that the
rules themselves keep for this seat. Every choice is worth the chance to win that it leaves. Among choices that are
nearly as good as the best one is taken at random, so that a runner pushed does not tell at once whose it is.
"""

from __future__ import annotations

from math import exp

from prairie.core.bits import members
from prairie.core.contract import View
from prairie.core.rng import Rng
from prairie.games.powwow import knowledge, notes, questions as q, race
from prairie.games.powwow.cards import card_at, count_of
from prairie.games.powwow.components import CARDS, COLOURS, MOCCASIN, POW_WOW, STONE
from prairie.games.powwow.state import PowWow

LEAD = 0.16  # a runner a space ahead is so much likelier to be first (on a scale of logarithms)
PUSHED_BY_OTHERS = 3  # spaces a runner goes on when its die is left to somebody else
STONE_WORTH = 0.012
DEAD_CARD = 0.5  # a card in the dead hand: nobody wins (two players)
DISGUISE = 0.012  # choices that lose no more than this against the best are as good


class Player:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, view: View) -> int:
        known = view.known
        assert isinstance(known, PowWow)
        actions = view.actions()
        if len(actions) == 1:
            return actions[0]
        table = Prospect(known, int(view.seat))
        if view.ask() == q.TAKE_DIE:
            return self.among_the_best({colour: table.die(colour) for colour in actions})
        if view.ask() == q.MOVE:
            return self.among_the_best({action: table.move(action) for action in actions})
        if view.ask() == q.GIVE:
            return self.among_the_best({action: table.gift(action // CARDS, action % CARDS) for action in actions})
        return max(actions, key=lambda card: table.first[card])

    def among_the_best(self, worth: dict[int, float]) -> int:
        best = max(worth.values())
        near = [action for action, value in worth.items() if value >= best - DISGUISE]
        return near[int(self.rng.below(len(near)))]


class Prospect:
    """What a seat may hope for, from what it knows."""

    def __init__(self, known: PowWow, seat: int) -> None:
        self.known = known
        self.seat = seat
        self.spaces = [int(space) for space in known.space]
        self.chances = notes.chances(knowledge.belief_of(known))  # [holder * COLOURS + colour]
        self.mine = [count_of(known.hand[seat], colour) > 0 for colour in range(COLOURS)]
        self.first = [*first_home(self.spaces), 0.0]  # a pow-wow card matches no runner

    def hold(self, holder: int, colour: int) -> float:
        return self.chances[holder * COLOURS + colour]

    def worth_of(self, colour: int) -> float:
        """What this runner's coming first would bring."""
        if self.mine[colour]:
            return 1.0
        return DEAD_CARD * self.hold(2, colour) if self.known.seats == 2 else 0.0

    def hope(self, spaces: list[int]) -> float:
        return sum(likely * self.worth_of(colour) for colour, likely in enumerate(first_home(spaces)))

    # --- dice and moves ---------------------------------------------------------------------------------------

    def die(self, colour: int) -> float:
        """The best push with it, against leaving it to others."""
        trial = self.known.clone()
        trial.phase = q.MOVE
        trial.die[self.seat] = colour
        pushes = [action for action in members(race.moves(trial)) if action != q.ROLL_AGAIN]
        left = list(self.spaces)
        left[colour] += PUSHED_BY_OTHERS
        return max(self.push(trial, action) for action in pushes) - self.hope(left)

    def move(self, action: int) -> float:
        if action != q.ROLL_AGAIN:
            return self.push(self.known, action)
        trial = self.known.clone()
        total = 0.0
        for colour in range(COLOURS):
            trial.die[self.seat] = colour
            pushes = [other for other in members(race.moves(trial)) if other != q.ROLL_AGAIN]
            total += max(self.push(trial, push) for push in pushes)
        return total / COLOURS - STONE_WORTH

    def push(self, trial: PowWow, action: int) -> float:
        number = int(race.next_number(trial, action % q.FORWARDS))
        if action >= q.FORWARDS:
            number = -number
        runner = int(trial.die[self.seat])
        space = self.spaces[runner] + number
        if space > trial.box.last:
            return self.worth_of(runner)
        if space < 0:
            return self.hope(self.spaces)
        spaces = list(self.spaces)
        spaces[runner] = space
        sign = trial.box.sign[space]
        if sign == MOCCASIN:
            return self.after_a_swap(spaces)
        return self.hope(spaces) + (STONE_WORTH if sign == STONE else 0.0)

    # --- swaps ------------------------------------------------------------------------------------------------

    def after_a_swap(self, spaces: list[int]) -> float:
        likely = [*first_home(spaces), 0.0]
        hand = self.known.hand[self.seat]
        partners = [holder for holder in range(len(self.known.hand)) if holder != self.seat]
        return max(self.swapped(partner, card_at(hand, n), likely) for partner in partners for n in (0, 1))

    def gift(self, partner: int, card: int) -> float:
        return self.swapped(partner, card, self.first)

    def swapped(self, partner: int, card: int, likely: list[float]) -> float:
        """The hope left when this card goes to that partner and the better one of theirs comes back."""
        hope = sum(likely[colour] * self.worth_of(colour) for colour in range(COLOURS))
        given = likely[card] * (DEAD_CARD if partner >= self.known.seats else 0.0)
        lost = likely[card] if card != POW_WOW else 0.0
        return hope - lost + given + self.better_card(partner, likely)

    def better_card(self, holder: int, likely: list[float]) -> float:
        """The mean of what the better of a hand's two cards would add, its cards taken one by one."""
        total, missed = 0.0, 1.0
        for colour in sorted(range(COLOURS), key=lambda colour: -likely[colour]):
            chance = min(1.0, self.hold(holder, colour))
            gain = likely[colour] - likely[colour] * (DEAD_CARD if holder >= self.known.seats else 0.0)
            total += missed * chance * gain
            missed *= 1.0 - chance
        return total


def first_home(spaces: list[int]) -> list[float]:
    """How likely each runner is to be the first to leave the track, by where they stand."""
    ahead = max(spaces)
    weights = [exp(LEAD * (space - ahead)) for space in spaces]
    return [weight / sum(weights) for weight in weights]
