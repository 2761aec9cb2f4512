"""Pow Wow: whoever holds the card of the runner that is likely to arrive first does well."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.agents.policies.powwow.guess import Guess
from prairie.agents.policy import Policy
from prairie.core.bits import BIT, nth, size
from prairie.core.contract import State, View
from prairie.core.rng import Rng
from prairie.games.powwow import knowledge, questions as q, race
from prairie.games.powwow.cards import count_of
from prairie.games.powwow.components import CARDS, COLOURS, MOCCASIN, POW_WOW, STONE
from prairie.games.powwow.state import PowWow

ONE: Final = 4294967296.0  # 2**32
LEAD: Final = 0.16  # a runner a space ahead is so much likelier to be first (on a scale of logarithms)
SPACES: Final = 256  # more than any track has: a data file of one's own may name 200
NOISE: Final = 0.15
SWAP: Final = 0.25  # what the right to swap is worth, to one with nothing to lose
STONE_WORTH: Final = 0.03


def falling() -> list[float]:
    """At [spaces behind]: the weight of a runner, against one in the lead."""
    return [exp(-LEAD * behind) for behind in range(SPACES)]


@final
class PowWowPolicy(Policy):
    def __init__(self) -> None:
        super().__init__()
        self.horizon = 3
        self.explore = 0.2
        self.sure = 2.0  # in a race of dice much is nearly the same,
        self.alike = 0.01  # and more thought would hardly tell it apart
        self.budgets = [8, 8, 12, 33, 100]
        self.blurs = [1.5, 0.5, 0.0, 0.0, 0.0]
        self.behind: vec[float] = vec[float](falling())
        blank: list[float] = [0.0] * CARDS
        self.first: vec[float] = vec[float](blank)  # how likely each runner is to be first; a pow-wow card's 0 after
        self.guess: Guess | None = None  # who holds what

    def clock(self, state: State) -> i64:
        assert isinstance(state, PowWow)
        return state.round

    def prepare(self, view: View, rng: Rng) -> None:
        known = view.known
        assert isinstance(known, PowWow)
        self.guess = Guess(known) if len(known.swaps) > 0 else None

    def imagine(self, view: View, rng: Rng) -> State:
        guess = self.guess
        if guess is None:  # nobody has chosen a card yet
            return view.imagine(rng)
        return knowledge.world_with(guess.known, guess.draw(rng), rng)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, PowWow)
        phase = state.phase
        if phase == q.TAKE_DIE:
            return self.die(state, seat, rng)
        if phase == q.MOVE:
            return self.move(state, seat, rng)
        if phase == q.GIVE:
            return self.gift(state, seat, rng)
        return self.taken(state)

    def play(self, state: State, seat: i64, rng: Rng) -> None:
        state.apply(seat, self.choose(state, seat, rng))

    def weigh(self, game: PowWow) -> None:
        """How likely each runner is to be the first to leave the track, by where they stand."""
        ahead: i64 = 0
        colour: i64 = 0
        while colour < COLOURS:
            ahead = max(ahead, game.space[colour])
            colour += 1
        total = 0.0
        colour = 0
        while colour < COLOURS:
            weight = self.behind[ahead - game.space[colour]]
            self.first[colour] = weight
            total += weight
            colour += 1
        colour = 0
        while colour < COLOURS:
            self.first[colour] = self.first[colour] / total
            colour += 1

    def hope(self, game: PowWow, seat: i64) -> float:
        total = 0.0
        colour: i64 = 0
        while colour < COLOURS:
            if count_of(game.hand[seat], colour):
                total += self.first[colour]
            colour += 1
        return total

    # --- choices ----------------------------------------------------------------------------------------------------

    def die(self, game: PowWow, seat: i64, rng: Rng) -> i64:
        """A runner of one's own, the likelier the better; else one better kept from others."""
        self.weigh(game)
        options = game.options()
        best: i64 = 0
        best_worth = -1.0
        colour: i64 = 0
        while options:
            if options & 1:
                worth = 0.3 * self.first[colour]
                if count_of(game.hand[seat], colour):
                    worth = 0.2 + self.first[colour]
                worth += NOISE * float(rng.next()) / ONE
                if worth > best_worth:
                    best_worth = worth
                    best = colour
            options >>= 1
            colour += 1
        return best

    def move(self, game: PowWow, seat: i64, rng: Rng) -> i64:
        self.weigh(game)
        options = game.options()
        best: i64 = 0
        best_worth = -1000.0
        action: i64 = 0
        while options:
            if options & 1:
                worth = NOISE * float(rng.next()) / ONE + self.push(game, seat, action)
                if worth > best_worth:
                    best_worth = worth
                    best = action
            options >>= 1
            action += 1
        return best

    def push(self, game: PowWow, seat: i64, action: i64) -> float:
        runner = game.die[seat]
        mine = count_of(game.hand[seat], runner) > 0
        if action == q.ROLL_AGAIN:
            return -0.2 if mine else -0.02
        number = race.next_number(game, action % q.FORWARDS)
        if action >= q.FORWARDS:
            number = -number
        space = game.space[runner] + number
        if space > game.box.last:
            return 10.0 if mine else -10.0
        if space < 0:
            return 0.0
        chance = self.first[runner]
        worth = LEAD * float(number) * chance * (1.0 - chance)
        if not mine:
            worth = -worth * 0.5
        sign = game.box.sign[space]
        if sign == MOCCASIN:
            worth += SWAP * (0.6 - self.hope(game, seat))
        elif sign == STONE:
            worth += STONE_WORTH
        return worth

    def gift(self, game: PowWow, seat: i64, rng: Rng) -> i64:
        """The less likely of one's two cards, to anybody."""
        self.weigh(game)
        options = game.options()
        least: i64 = -1
        card: i64 = 0
        while card < CARDS:
            if count_of(game.hand[seat], card) and (least < 0 or self.first[card] < self.first[least]):
                least = card
            card += 1
        partner = rng.below(len(game.hand) - 1)
        if partner >= seat:
            partner += 1
        action = partner * CARDS + least
        return action if options & BIT[action] else nth(options, rng.below(size(options)))

    def taken(self, game: PowWow) -> i64:
        """The likelier of the two that are offered."""
        self.weigh(game)
        options = game.options()
        best: i64 = POW_WOW
        card: i64 = 0
        while options:
            if options & 1 and (self.first[card] > self.first[best] or (card == POW_WOW and best == POW_WOW)):
                best = card
            options >>= 1
            card += 1
        return best

    # --- the worth of a position ------------------------------------------------------------------------------------

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, PowWow)
        if state.phase == q.FINISHED:
            return state.utility(seat)
        self.weigh(state)
        hope = self.hope(state, seat)
        if state.seats == 2:
            hope += 0.5 * self.hope(state, 2)
        return hope
