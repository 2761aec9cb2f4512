"""Honest search for any game, any number of seats, with hidden cards and sealed decisions (compiled).

Every iteration imagines a world the searching seat may be in and plays it on. One table holds a tree for each seat: a
node is what that seat knows (`info_key`), so no choice depends on what its seat cannot know, and the second of two
sealed plans cannot see the first. Each seat's tree grows by one node an iteration; from there on that seat plays by the
policy of the game (policy.py), to the end or to the policy's horizon, where the policy values the world reached. The
searching seat's own root is met in every iteration, also when others have committed before it.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.agents.policy import Finding, Policy
from prairie.core.bits import BIT, mix
from prairie.core.contract import ACTION_LIMIT, CHANCE, OVER, State, View
from prairie.core.rng import Rng

LONGEST_PATH: Final = 512
NO_EDGE: Final = 0  # edges count from 1
NEW: Final = -1  # a slot met for the first time, or no room for it
FAR: Final = 1_000_000_000
WELL_KNOWN: Final = 100  # visits: a step of a plan is not settled by fewer
FIRST_ROOM: Final = 1024  # for edges, to begin with
MOST_EDGES: Final = 400_000  # where the trees stop growing
WIDEN: Final = 4  # a node visited n times has tried about the square root of 4n actions
LOOK: Final = 256  # iterations between two looks at whether a choice is settled
ONE: Final = 4294967296.0  # 2**32
HABIT_DEPTH: Final = 8  # decisions of a seat that have habits of their own (Policy.habit)


def zeros(count: i64) -> vec[i64]:
    values: list[i64] = [0] * count
    return vec[i64](values)


def no_values(count: i64) -> vec[float]:
    values: list[float] = [0.0] * count
    return vec[float](values)


def longer(values: vec[i64], count: i64) -> vec[i64]:
    """The same, with room for so many."""
    found = zeros(count)
    i: i64 = 0
    while i < len(values):
        found[i] = values[i]
        i += 1
    return found


@final
class Trees:
    """The trees of all seats. A slot is a position as one seat knows it; its edges, the actions tried, are a list."""

    def __init__(self, seats: i64, policy: Policy) -> None:
        self.policy: Policy = policy
        self.edges: i64 = 0
        self.slots: i64 = 0
        self.last_slot: i64 = 4 * FIRST_ROOM - 1
        self.key: vec[i64] = zeros(4 * FIRST_ROOM)
        self.first: vec[i64] = zeros(4 * FIRST_ROOM)  # of a slot: its first edge,
        self.tried: vec[i64] = zeros(4 * FIRST_ROOM)  # how many there are,
        self.met: vec[i64] = zeros(4 * FIRST_ROOM)  # and how often it was met
        self.room: i64 = FIRST_ROOM  # for edges; more is made when they fill it
        self.next: vec[i64] = zeros(FIRST_ROOM)  # of an edge: its neighbour
        self.action: vec[i64] = zeros(FIRST_ROOM)
        self.mover: vec[i64] = zeros(FIRST_ROOM)
        self.visits: vec[i64] = zeros(FIRST_ROOM)
        self.value: vec[float] = no_values(FIRST_ROOM)
        self.legal: vec[i64] = zeros(ACTION_LIMIT)
        self.stamp: vec[i64] = zeros(ACTION_LIMIT)  # stamp[action] == clock: legal now, and without an edge
        self.clock: i64 = 0
        self.path: vec[i64] = zeros(LONGEST_PATH)  # the edges of this iteration,
        self.habit: vec[i64] = zeros(LONGEST_PATH)  # and where the habit of each stands
        self.depth: i64 = 0
        self.decisions: vec[i64] = zeros(seats)  # how many each seat has taken in its tree
        self.habit_visits: vec[i64] = zeros(seats * HABIT_DEPTH * ACTION_LIMIT)
        self.habit_value: vec[float] = no_values(seats * HABIT_DEPTH * ACTION_LIMIT)
        self.worth: vec[float] = no_values(seats)
        self.done: i64 = 0  # iterations,
        self.total: float = 0.0  # what they came to for the searching seat,
        self.squares: float = 0.0  # and the squares of that

    def find(self, key: i64) -> i64:
        """Where a key stands, or the empty slot where it would."""
        at = key & self.last_slot
        while self.key[at] != key and self.key[at] != 0:
            at = (at + 1) & self.last_slot
        return at

    def enter(self, key: i64) -> i64:
        """Where a key stands; NEW when it is met for the first time."""
        at = self.find(key)
        if self.key[at] == key:
            return at
        if self.slots < MOST_EDGES:
            self.slots += 1
            self.key[at] = key
            if 2 * self.slots > self.last_slot:
                self.more_slots()
        return NEW

    def more_slots(self) -> None:
        """Twice as many, so that half of them stay empty; each key is put where it belongs among them."""
        old = self.last_slot + 1
        key = self.key
        first = self.first
        tried = self.tried
        met = self.met
        self.last_slot = 2 * old - 1
        self.key = zeros(2 * old)
        self.first = zeros(2 * old)
        self.tried = zeros(2 * old)
        self.met = zeros(2 * old)
        i: i64 = 0
        while i < old:
            if key[i] != 0:
                at = self.find(key[i])
                self.key[at] = key[i]
                self.first[at] = first[i]
                self.tried[at] = tried[i]
                self.met[at] = met[i]
            i += 1

    def more_edges(self) -> None:
        self.room *= 2
        self.next = longer(self.next, self.room)
        self.action = longer(self.action, self.room)
        self.mover = longer(self.mover, self.room)
        self.visits = longer(self.visits, self.room)
        value = self.value
        self.value = no_values(self.room)
        i: i64 = 0
        while i < len(value):
            self.value[i] = value[i]
            i += 1

    def best_edge(self, slot: i64, habits: i64) -> i64:
        """The one to try again: what it has brought, and how little is known of it."""
        best: i64 = NO_EDGE
        best_bound = -1.0
        explore = self.policy.explore * sqrt(log(float(self.met[slot])))
        faith = self.policy.faith / sqrt(float(self.met[slot]))
        weight = self.policy.habit
        edge = self.first[slot]
        while edge != NO_EDGE:
            visits = float(self.visits[edge])
            habit = habits + self.action[edge]
            mean = self.value[edge] / visits
            seen = self.habit_visits[habit]
            if seen > 0:  # a node may be reached by ways of different lengths
                mean = (self.value[edge] + weight * self.habit_value[habit] / float(seen)) / (visits + weight)
            bound = mean + explore / sqrt(visits)
            if self.next[edge] == NO_EDGE:  # the first one tried
                bound += faith
            if bound > best_bound:
                best_bound = bound
                best = edge
            edge = self.next[edge]
        return best

    def untried(self, state: State, who: i64, slot: i64, count: i64, rng: Rng) -> i64:
        """A legal action without an edge: the policy's choice, else any."""
        self.clock += 1
        i: i64 = 0
        while i < count:
            self.stamp[self.legal[i]] = self.clock
            i += 1
        edge = self.first[slot]
        while edge != NO_EDGE:
            self.stamp[self.action[edge]] = 0
            edge = self.next[edge]
        action = self.policy.choose(state, who, rng)
        if self.stamp[action] == self.clock:
            return action
        n = rng.below(count - self.tried[slot])
        i = 0
        while True:
            if self.stamp[self.legal[i]] == self.clock:
                if n == 0:
                    return self.legal[i]
                n -= 1
            i += 1

    def new_edge(self, slot: i64, mover: i64, action: i64) -> i64:
        self.edges += 1
        edge = self.edges
        if edge == self.room:
            self.more_edges()
        self.action[edge] = action
        self.mover[edge] = mover
        self.next[edge] = self.first[slot]
        self.first[slot] = edge
        self.tried[slot] = self.tried[slot] + 1
        return edge

    def step(self, state: State, who: i64, rng: Rng) -> bool:
        """One decision of a seat inside its tree. Returns whether its tree has grown, or can grow no more."""
        count = state.legal(who, self.legal)
        if count == 1:
            state.apply(who, self.legal[0])
            return False
        if self.decisions[who] >= self.policy.depth:
            self.policy.play(state, who, rng)
            return True
        slot = self.enter(own_key(state, who))
        if slot == NEW or self.depth == LONGEST_PATH:
            self.policy.play(state, who, rng)
            return True
        met = self.met[slot] + 1
        self.met[slot] = met
        habits = (who * HABIT_DEPTH + min(self.decisions[who], HABIT_DEPTH - 1)) * ACTION_LIMIT
        tried = self.tried[slot]
        grown = tried < count and tried * tried <= WIDEN * met and self.edges < MOST_EDGES
        if grown:
            edge = self.new_edge(slot, who, self.untried(state, who, slot, count, rng))
        elif tried == 0:
            self.policy.play(state, who, rng)
            return True
        else:
            edge = self.best_edge(slot, habits)
        action = self.action[edge]
        self.path[self.depth] = edge
        self.habit[self.depth] = habits + action
        self.depth += 1
        self.decisions[who] = self.decisions[who] + 1
        state.apply(who, action)
        return grown

    def learn(self, state: State) -> None:
        """Carries what a world came to back along the path."""
        valued: i64 = 0  # the seats for whom it has been asked: not all have steps on the path
        i: i64 = 0
        while i < self.depth:
            edge = self.path[i]
            habit = self.habit[i]
            mover = self.mover[edge]
            if not valued & BIT[mover]:
                valued |= BIT[mover]
                self.worth[mover] = self.policy.value(state, mover)
            worth = self.worth[mover]
            self.visits[edge] = self.visits[edge] + 1
            self.value[edge] = self.value[edge] + worth
            self.habit_visits[habit] = self.habit_visits[habit] + 1
            self.habit_value[habit] = self.habit_value[habit] + worth
            i += 1

    def iterate(self, view: View, until: i64, rng: Rng) -> None:
        """One world, from the view to the end of the game or the round where the policy looks no further."""
        state = self.policy.imagine(view, rng)
        grown: i64 = 0
        if self.policy.typical > 0.0 and float(rng.next()) < self.policy.typical * ONE:
            grown = ~BIT[view.seat]
        self.depth = 0
        i: i64 = 0
        while i < view.seats:
            self.decisions[i] = 0
            i += 1
        while True:
            who = state.decider()
            if who == CHANCE:
                if self.policy.clock(state) >= until:
                    break
                state.sample(rng)
            elif who == OVER:
                break
            elif grown & BIT[who]:
                self.policy.play(state, who, rng)
            elif self.step(state, who, rng):
                grown |= BIT[who]
        self.learn(state)
        worth = self.worth[view.seat]
        self.done += 1
        self.total += worth
        self.squares += worth * worth

    def settled(self, slot: i64, left: i64) -> i64:
        """The edge of a slot that so many more iterations would not or hardly change; NO_EDGE when they may."""
        leader: i64 = NO_EDGE
        most: i64 = 0
        second: i64 = 0
        edge = self.first[slot]
        while edge != NO_EDGE:
            visits = self.visits[edge]
            if visits > most:
                second = most
                most = visits
                leader = edge
            elif visits > second:
                second = visits
            edge = self.next[edge]
        if most - second > left:
            return leader
        if most < WELL_KNOWN:
            return NO_EDGE
        mean = self.total / float(self.done)
        spread = self.policy.sure * sqrt(max(self.squares / float(self.done) - mean * mean, 0.0))
        best = self.value[leader] / float(most)
        edge = self.first[slot]
        while edge != NO_EDGE:
            if edge != leader:
                visits = self.visits[edge]
                doubt = spread * sqrt(1.0 / float(most) + 1.0 / float(visits))
                if best - self.value[edge] / float(visits) + self.policy.alike < doubt:
                    return NO_EDGE
            edge = self.next[edge]
        return leader


def own_key(state: State, seat: i64) -> i64:
    """What a seat knows, and whose knowledge it is: two seats that know the same must not share a node. Never 0."""
    return mix(state.info_key(seat), seat + 1) | 1


def think(
    view: View,
    policy: Policy,
    rng: Rng,
    iterations: i64,
    seconds: float = 0.0,
    early: bool = False,
    clock: Callable[[], float] = perf_counter,
) -> Trees:
    """Searches for so many iterations, or, if `seconds` are given, until the first look at the clock after them; with
    `early`, only until the choice is settled."""
    started = clock()
    trees = Trees(view.seats, policy)
    trees.enter(own_key(view.known, view.seat))
    policy.prepare(view, rng)
    until: i64 = FAR
    if policy.horizon > 0:
        until = policy.clock(view.known) + policy.horizon
    left = iterations
    while left > 0:
        trees.iterate(view, until, rng)
        left -= 1
        if seconds > 0.0 and trees.done & 31 == 0:
            spent = clock() - started
            if spent > seconds:
                break
            left = i64(float(trees.done) * (seconds / max(spent, 0.000001) - 1.0)) + 1
        if early and trees.done % LOOK == 0 and is_settled(trees, view, left):
            break
    return trees


def is_settled(trees: Trees, view: View, left: i64) -> bool:
    """Whether so many more iterations would hardly change any step of the plan, as far as the trees reach."""
    ahead = view.known.clone()
    steps: i64 = 0
    while True:
        if ahead.legal(view.seat, trees.legal) == 1:
            action = trees.legal[0]
        elif steps == trees.policy.depth:
            return True
        else:
            steps += 1
            edge = trees.settled(trees.find(own_key(ahead, view.seat)), left)
            if edge == NO_EDGE:
                return False
            action = trees.action[edge]
        asked = ahead.ask(view.seat)
        ahead.apply(view.seat, action)
        if not ahead.owes(view.seat) or ahead.ask(view.seat) != asked:
            return True


def findings(trees: Trees, view: View) -> list[Finding]:
    """All legal actions of the view's seat, best first."""
    found: dict[int, Finding] = {action: Finding(action, 0, 0.0) for action in view.actions()}
    edge = trees.first[trees.find(own_key(view.known, view.seat))]
    while edge != NO_EDGE:
        visits = trees.visits[edge]
        action = int(trees.action[edge])
        found[action] = Finding(action, int(visits), trees.value[edge] / float(visits))
        edge = trees.next[edge]
    return sorted(found.values(), key=lambda one: (-one.visits, -one.value, one.action))


def plan(trees: Trees, view: View) -> list[int]:
    """The best action, and the best further answers to the same question as far as they are well known."""
    steps = [findings(trees, view)[0].action]
    ahead = view.known.clone()
    while True:
        asked = ahead.ask(view.seat)
        ahead.apply(view.seat, steps[-1])
        if not ahead.owes(view.seat) or ahead.ask(view.seat) != asked:
            return steps
        best = findings(trees, View(ahead, view.seat))[0]
        if best.visits < WELL_KNOWN:
            return steps
        steps.append(best.action)
