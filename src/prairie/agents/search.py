"""Honest search for any game, any number of seats, with hidden cards and sealed decisions (compiled).

Every iteration imagines a world the searching seat may be in and plays it to its end. One table holds a tree for each
seat: a node is what that seat knows (`info_key`), so no choice depends on what its seat cannot know, and the second of
two sealed plans cannot see the first. Each seat's tree grows by one node an iteration; from there on that seat plays at
random. The searching seat's own root is met in every iteration, also when others have committed before it.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.bits import BIT, mix
from prairie.core.contract import ACTION_LIMIT, CHANCE, OVER, State, View
from prairie.core.playout import playout
from prairie.core.rng import Rng

EXPLORE: Final = 0.7  # of a win, for a choice tried once in a lifetime of e visits
LONGEST_PATH: Final = 2048
NO_EDGE: Final = 0  # edges count from 1


class Finding(NamedTuple):
    """What the search thinks of one action: how often it went there, and the share of a win it expects."""

    action: int
    visits: int
    value: float


def zeros(count: i64) -> vec[i64]:
    values: list[i64] = [0] * count
    return vec[i64](values)


def no_values(count: i64) -> vec[float]:
    values: list[float] = [0.0] * count
    return vec[float](values)


@final
class Trees:
    """The trees of all seats. A slot is a position as one seat knows it; its edges, the actions tried, are a list."""

    def __init__(self, room: i64) -> None:
        slots: i64 = 2
        while slots < 2 * room:
            slots += slots
        self.room: i64 = room
        self.used: i64 = 1
        self.last_slot: i64 = slots - 1
        self.key: vec[i64] = zeros(slots)
        self.first: vec[i64] = zeros(slots)  # of a slot: its first edge
        self.next: vec[i64] = zeros(room + 1)  # of an edge: its neighbour
        self.action: vec[i64] = zeros(room + 1)
        self.mover: vec[i64] = zeros(room + 1)
        self.visits: vec[i64] = zeros(room + 1)
        self.offered: vec[i64] = zeros(room + 1)  # how often the action was legal when its slot was met
        self.value: vec[float] = no_values(room + 1)
        self.legal: vec[i64] = zeros(ACTION_LIMIT)
        self.stamp: vec[i64] = zeros(ACTION_LIMIT)  # stamp[action] == clock: legal now, and no edge seen for it yet
        self.clock: i64 = 0
        self.path: vec[i64] = zeros(LONGEST_PATH)
        self.depth: i64 = 0

    def slot(self, key: i64) -> i64:
        """Where a key stands, or may stand."""
        at = key & self.last_slot
        while True:
            found = self.key[at]
            if found == key:
                return at
            if found == 0:
                self.key[at] = key
                return at
            at = (at + 1) & self.last_slot

    def best_edge(self, slot: i64) -> i64:
        """Of the edges that are legal now, the one to try again; strikes each off the stamps."""
        best: i64 = NO_EDGE
        best_bound = -1.0
        edge = self.first[slot]
        while edge != NO_EDGE:
            action = self.action[edge]
            if self.stamp[action] == self.clock:
                self.stamp[action] = 0
                self.offered[edge] = self.offered[edge] + 1
                visits = float(self.visits[edge])
                bound = self.value[edge] / visits + EXPLORE * sqrt(log(float(self.offered[edge])) / visits)
                if bound > best_bound:
                    best_bound = bound
                    best = edge
            edge = self.next[edge]
        return best

    def new_edge(self, slot: i64, mover: i64, action: i64) -> i64:
        edge = self.used
        self.used += 1
        self.action[edge] = action
        self.mover[edge] = mover
        self.offered[edge] = 1
        self.next[edge] = self.first[slot]
        self.first[slot] = edge
        return edge

    def untried(self, count: i64, rng: Rng) -> i64:
        """A legal action without an edge, at random, or -1."""
        left: i64 = 0
        i: i64 = 0
        while i < count:
            if self.stamp[self.legal[i]] == self.clock:
                left += 1
            i += 1
        if left == 0:
            return -1
        left = rng.below(left)
        i = 0
        while True:
            if self.stamp[self.legal[i]] == self.clock:
                if left == 0:
                    return self.legal[i]
                left -= 1
            i += 1

    def step(self, state: State, who: i64, rng: Rng) -> bool:
        """One decision of a seat inside its tree. Returns whether its tree has grown, or can grow no more."""
        count = state.legal(who, self.legal)
        if count == 1:
            state.apply(who, self.legal[0])
            return False
        slot = self.slot(own_key(state, who))
        self.clock += 1
        i: i64 = 0
        while i < count:
            self.stamp[self.legal[i]] = self.clock
            i += 1
        edge = self.best_edge(slot)
        action = self.untried(count, rng)
        grown = False
        if action >= 0:
            grown = True
            if self.used > self.room or self.depth >= LONGEST_PATH:
                state.apply(who, action)
                return True
            edge = self.new_edge(slot, who, action)
        state.apply(who, self.action[edge])
        self.path[self.depth] = edge
        self.depth += 1
        return grown or self.depth >= LONGEST_PATH

    def learn(self, state: State) -> None:
        """Carries the result of a finished game back along the path."""
        i: i64 = 0
        while i < self.depth:
            edge = self.path[i]
            self.visits[edge] = self.visits[edge] + 1
            self.value[edge] = self.value[edge] + state.utility(self.mover[edge])
            i += 1


def own_key(state: State, seat: i64) -> i64:
    """What a seat knows, and whose knowledge it is: two seats that know the same must not share a node. Never 0."""
    return mix(state.info_key(seat), seat + 1) | 1


def iterate(trees: Trees, view: View, rng: Rng) -> None:
    """One world, from the view to the end of the game."""
    state = view.imagine(rng)
    everyone = BIT[view.seats] - 1
    grown: i64 = 0
    trees.depth = 0
    while grown != everyone:
        who = state.decider()
        if who == OVER:
            break
        if who == CHANCE:
            state.sample(rng)
        elif grown & BIT[who]:
            state.random(who, rng)
        elif trees.step(state, who, rng):
            grown |= BIT[who]
    playout(state, rng)
    trees.learn(state)


def search(view: View, rng: Rng, iterations: i64, seconds: float = 0.0) -> list[Finding]:
    """All legal actions of the view's seat, best first. Stops after so many iterations, or, if `seconds` are given,
    at the first look at the clock after them."""
    started = perf_counter()
    trees = Trees(iterations * view.seats)
    done: i64 = 0
    while done < iterations:
        iterate(trees, view, rng)
        done += 1
        if seconds > 0.0 and done & 31 == 0 and perf_counter() - started > seconds:
            break
    return findings(trees, view)


def findings(trees: Trees, view: View) -> list[Finding]:
    actions = view.actions()
    found: dict[int, Finding] = {action: Finding(action, 0, 0.0) for action in actions}
    edge = trees.first[trees.slot(own_key(view.known, view.seat))]
    while edge != NO_EDGE:
        visits = trees.visits[edge]
        action = int(trees.action[edge])
        if visits > 0 and action in found:
            found[action] = Finding(action, int(visits), trees.value[edge] / float(visits))
        edge = trees.next[edge]
    return sorted(found.values(), key=lambda one: (-one.visits, -one.value, one.action))
