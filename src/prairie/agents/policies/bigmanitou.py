"""Big Manitou: where a card does most, which tile to take, and what a position is worth between two hunts."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.agents.endings.bigmanitou import ways
from prairie.agents.policy import Policy, Way
from prairie.core.bits import BIT
from prairie.core.contract import State, View
from prairie.core.rng import Rng
from prairie.games.bigmanitou import judging, questions as q
from prairie.games.bigmanitou.components import (
    ALL_HUNTERS,
    BISON,
    CARDS,
    FINISHED,
    GROUNDS,
    HUNTERS,
    KIND_LIMIT,
    LOSES,
    PAIR_FIRST,
    PAIR_SECOND,
    PASS,
    PLAYS,
    TIPI,
    TOMAHAWK,
    WINS,
    held,
    number,
)
from prairie.games.bigmanitou.state import BigManitou

ONE: Final = 4294967296.0  # 2**32
NOISE: Final = 0.7  # points: so much better must a play look to be surely made
FIRST_TILE: Final = 1.6  # what a hero who stands takes,
BEST_TWO: Final = 2.2  # what the best hunters take,
REST: Final = 0.8  # and what the next best take
REACH: Final = 6.0  # a lead of so many points may still be lost in the middle of a hunt

# What is not yet a point but may become one, while hunts are left.
LONE_POINT: Final = 0.35  # a bison or tipi point without its partner, up to
LONE_LIMIT: Final = 6
CYLINDER: Final = 0.5  # the power of a cylinder, beside its point
STEP: Final = 0.2  # a horse or totem towards a cylinder
TOMAHAWK_POWER: Final = 0.5
SWING: Final = 3.2  # points: how far a hunt throws players apart
MARGIN: Final = 0.2  # how much of a finished game's value is by how much it was won


@final
class BigManitouPolicy(Policy):
    def __init__(self) -> None:
        super().__init__()
        self.horizon = 1
        self.explore = 0.2
        self.budgets = [8, 8, 40, 100, 600]
        self.blurs = [0.2, 0.0, 0.0, 0.0, 0.0]
        nothing: list[float] = [0.0] * KIND_LIMIT
        self.worth: vec[float] = vec[float](nothing)  # of a tile of each kind, to whoever must choose

    def clock(self, state: State) -> i64:
        assert isinstance(state, BigManitou)
        return state.hunt

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, BigManitou)
        phase = state.phase
        if phase == q.PARTY:
            return state.choose(seat, rng)
        if phase >= q.PENALTY:
            return self.tiles(state, seat)
        return self.best_play(state, seat, rng)

    def play(self, state: State, seat: i64, rng: Rng) -> None:
        assert isinstance(state, BigManitou)
        if state.phase == q.PARTY:
            state.random(seat, rng)
        else:
            state.apply(seat, self.choose(state, seat, rng))

    def ending(self, view: View, rng: Rng) -> list[Way]:
        return ways(view)

    # --- cards ------------------------------------------------------------------------------------------------------

    def best_play(self, game: BigManitou, seat: i64, rng: Rng) -> i64:
        """Cards, the eighth card and the horse: all lay a card on a ground, or pass."""
        options = game.options()
        best: i64 = 0
        best_gain = -1000.0
        action: i64 = 0
        while options:
            if options & 1:
                gain = NOISE * float(rng.next()) / ONE
                if action != PASS:
                    gain += self.gain(game, seat, action // GROUNDS, action % GROUNDS)
                if gain > best_gain:
                    best_gain = gain
                    best = action
            options >>= 1
            action += 1
        return best

    def gain(self, game: BigManitou, seat: i64, card: i64, ground: i64) -> float:
        if game.phase == q.FACE_DOWN:
            return 0.0
        if card >= HUNTERS:
            return self.hero_gain(game, seat, card, ground)
        if game.phase == q.HORSE:
            return self.move_gain(game, seat, card, ground)
        points = game.box.strength[card] + held(game.won[seat], game.box.tomahawk)
        return self.hunter_gain(game, seat, ground, points) - 0.03 * float(points)

    def hero_gain(self, game: BigManitou, seat: i64, card: i64, ground: i64) -> float:
        keeper = game.keeper[ground]
        if keeper < 0:
            return FIRST_TILE
        if keeper == seat:
            return 0.6 if game.upper[ground] < 0 else -1.0
        if game.upper[ground] >= 0:
            return 0.5 if game.box.fight[card * CARDS + game.upper[ground]] != LOSES else -1.0
        result = game.box.fight[card * CARDS + game.lower[ground]]
        if result == WINS:
            return FIRST_TILE + 0.8
        return -1.0 if result == LOSES else 0.8

    def hunter_gain(self, game: BigManitou, seat: i64, ground: i64, points: i64) -> float:
        """What so many points more (or less) on a ground change, against the best of the others there."""
        tiles = number(game.ground[ground])
        mine = judging.total(game, seat, ground)
        best: i64 = 0
        other: i64 = 0
        while other < game.seats:
            if other != seat:
                best = max(best, judging.total(game, other, ground))
            other += 1
        prize = BEST_TWO if tiles > 2 else 1.6
        reach = 0.6 + REACH * (1.0 - float(game.count) / float(PLAYS * game.seats))
        before = share(float(mine - best) / reach) if mine > 0 else 0.0
        after = share(float(mine + points - best) / reach) if mine + points > 0 else 0.0
        second = REST if tiles > 3 else 0.3
        gain = prize * (after - before)
        if mine == 0 and points > 0:
            gain += second
        elif mine + points == 0:
            gain -= second
        return gain

    def move_gain(self, game: BigManitou, seat: i64, card: i64, to: i64) -> float:
        ground: i64 = 0
        while not game.laid[seat * GROUNDS + ground] & BIT[card]:
            ground += 1
        points = game.box.strength[card] + held(game.won[seat], game.box.tomahawk)
        return self.hunter_gain(game, seat, to, points) + self.hunter_gain(game, seat, ground, -points)

    # --- tiles ------------------------------------------------------------------------------------------------------

    def tiles(self, game: BigManitou, seat: i64) -> i64:
        """Those worth most at first sight, or least when one is to be paid."""
        self.price(game, seat)
        options = game.options()
        sign = -1.0 if game.phase == q.PENALTY else 1.0
        best: i64 = -1
        best_worth = 0.0
        action: i64 = 0
        while options:
            if options & 1:
                if game.phase == q.TAKE_TWO:
                    worth = self.worth[PAIR_FIRST[action]] + self.worth[PAIR_SECOND[action]]
                else:
                    worth = sign * self.worth[action]
                if best < 0 or worth > best_worth:
                    best = action
                    best_worth = worth
            options >>= 1
            action += 1
        return best

    def price(self, game: BigManitou, seat: i64) -> None:
        box = game.box
        bison = judging.worth_of(game, seat, BISON)
        tipi = judging.worth_of(game, seat, TIPI)
        kind: i64 = 0
        while kind < box.kinds:
            sort = box.sort[kind]
            if sort <= TIPI:
                spare = tipi - bison if sort == BISON else bison - tipi
                paired = min(max(spare, i64(0)), box.worth[kind])
                self.worth[kind] = float(paired) + LONE_POINT * float(box.worth[kind] - paired)
            else:
                self.worth[kind] = 0.9 if sort == TOMAHAWK else 1.1
            kind += 1

    # --- the worth of a position ------------------------------------------------------------------------------------

    def value(self, state: State, seat: i64) -> float:
        """Everyone's prospects on a scale that rises threefold with every swing."""
        assert isinstance(state, BigManitou)
        mine = self.prospects(state, seat)
        over = state.phase == FINISHED
        swing = 4.0
        if not over:
            swing = SWING * float(state.box.hunts[state.seats] - state.hunt + 1) ** 0.5
        total = 0.0
        other: i64 = 0
        while other < state.seats:
            total += exp((self.prospects(state, other) - mine) * 1.7 / swing)
            other += 1
        if over:
            return (1.0 - MARGIN) * state.utility(seat) + MARGIN / total
        return 1.0 / total

    def prospects(self, game: BigManitou, seat: i64) -> float:
        """Points now, tie-breaks, and what may still become points."""
        bison = judging.worth_of(game, seat, BISON)
        tipi = judging.worth_of(game, seat, TIPI)
        now = float(judging.points(game, seat)) + 0.01 * float(tipi)
        if game.phase == FINISHED:
            return now
        lone = min(max(bison - tipi, tipi - bison), i64(LONE_LIMIT))
        won = game.won[seat]
        now += LONE_POINT * float(lone) + TOMAHAWK_POWER * float(held(won, game.box.tomahawk))
        now += STEP * float(held(won, game.box.horse) + held(won, game.box.totem))
        if game.brown == seat:
            now += CYLINDER
        if game.white == seat:
            now += CYLINDER
        if game.hunt % 2 == 0:
            now += self.reserve(game, seat)
        return now

    def reserve(self, game: BigManitou, seat: i64) -> float:
        """What is left of a deck that must last for this hunt too."""
        pool = game.pool[seat]
        total = 0.02 * float(game.box.points[pool & ALL_HUNTERS])
        heroes = pool >> HUNTERS
        while heroes:
            if heroes & 1:
                total += 0.12
            heroes >>= 1
        return total


def share(lead: float) -> float:
    """From 0 to 1, half when level."""
    return 1.0 / (1.0 + exp(-1.7 * lead))


POLICY: Final = BigManitouPolicy
