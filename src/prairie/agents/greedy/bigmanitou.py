"""A greedy Big Manitou player: what each choice has brought by the end of this hunt, over a handful of imagined worlds.

In every world the rest of the hunt is played at random by the engine, tiles are taken and paid by their worth to the
taker, and the positions reached are compared. The worlds and their luck are the same for every choice weighed.
"""

from __future__ import annotations

from prairie.core.bits import members, size
from prairie.core.contract import View
from prairie.core.rng import Rng
from prairie.games.bigmanitou import judging, party, questions as q
from prairie.games.bigmanitou.components import (
    BISON,
    FINISHED,
    HUNTERS,
    PAIR_FIRST,
    PAIR_SECOND,
    TIPI,
    TOMAHAWK,
    held,
)
from prairie.games.bigmanitou.knowledge import some
from prairie.games.bigmanitou.state import BigManitou

WORLDS = 16  # for one card to be played
PARTIES = 12  # parties weighed, each over
PARTY_WORLDS = 8  # so many worlds

# What is not yet a point but may become one, while hunts are left.
LONE_POINT = 0.35  # a bison or tipi point without its partner, up to
LONE_LIMIT = 6
CYLINDER = 0.5  # the power of a cylinder, beside its point
STEP = 0.2  # a horse or totem towards a cylinder
TOMAHAWK_POWER = 0.5
# What a card is worth in the next hunt, when the pool must last for two.
KEPT_HERO = 0.12
KEPT_STRENGTH = 0.02


class Player:
    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.party = 0  # the party thought out at its first pick

    def decide(self, view: View) -> int:
        known = view.known
        assert isinstance(known, BigManitou)
        actions = view.actions()
        if view.ask() == q.PARTY:
            return self.pick(view, known)
        if len(actions) == 1:
            return actions[0]
        if known.phase >= q.PENALTY:
            return best_tiles(known, int(view.seat), actions)
        return self.weighed(view, int(known.hunt), actions)

    # --- the party ----------------------------------------------------------------------------------------------

    def pick(self, view: View, known: BigManitou) -> int:
        seat = int(view.seat)
        picks = int(known.pile[seat])
        fits = picks & ~self.party == 0 and self.party & ~int(known.pool[seat]) == 0
        if picks == 0 or not fits or size(self.party) != known.party_size(seat):
            self.party = self.best_party(view, known)
        return members(self.party & ~picks)[0]

    def best_party(self, view: View, known: BigManitou) -> int:
        """Of some random ways to complete the party, the one that does best."""
        seat = int(view.seat)
        picks = int(known.pile[seat])
        above = int(party.above_picks(known, seat))
        missing = int(known.party_size(seat)) - int(size(picks))
        parties = [picks | int(some(above, missing, self.rng)) for _ in range(PARTIES)]
        seed = self.rng.next()
        return max(parties, key=lambda chosen: self.party_worth(view, known, chosen, int(seed)))

    def party_worth(self, view: View, known: BigManitou, chosen: int, seed: int) -> float:
        seat = int(view.seat)
        total = 0.0
        for stream in range(PARTY_WORLDS):
            luck = Rng(seed, stream)
            world = view.imagine(luck)
            assert isinstance(world, BigManitou)
            for card in members(chosen & ~int(known.pile[seat])):
                world.apply(seat, card)
            total += outcome_of_hunt(world, seat, int(known.hunt), luck)
        return total / PARTY_WORLDS - worth_later(known, chosen)

    # --- the cards ----------------------------------------------------------------------------------------------

    def weighed(self, view: View, hunt: int, actions: list[int]) -> int:
        """The action that has brought most by the end of the hunt."""
        seat = int(view.seat)
        seed = int(self.rng.next())
        gains = dict.fromkeys(actions, 0.0)
        for stream in range(WORLDS):
            world = view.imagine(Rng(seed, stream))
            for action in actions:
                trial = world.clone()
                assert isinstance(trial, BigManitou)
                trial.apply(seat, action)
                gains[action] += outcome_of_hunt(trial, seat, hunt, Rng(seed, WORLDS + stream))
        return max(actions, key=lambda action: gains[action])


def worth_later(known: BigManitou, chosen: int) -> float:
    """What these cards would be worth in the next hunt, if that draws on the same deck."""
    if known.hunt % 2 == 0 or known.hunt == known.box.hunts[known.seats]:
        return 0.0
    heroes = sum(1 for card in members(chosen) if card >= HUNTERS)
    strength = sum(known.box.strength[card] for card in members(chosen) if card < HUNTERS)
    return KEPT_HERO * heroes + KEPT_STRENGTH * strength


def outcome_of_hunt(world: BigManitou, seat: int, hunt: int, luck: Rng) -> float:
    """Plays that hunt to its end: cards at random, tiles by their worth to whoever takes or pays them."""
    while world.hunt == hunt and world.phase != FINISHED:
        who = int(world.decider())
        if who < 0:
            world.sample(luck)
        elif world.phase < q.PENALTY:
            world.random(who, luck)
        else:
            world.apply(who, wanted_tiles(world, who))
    return lead(world, seat)


def wanted_tiles(world: BigManitou, seat: int) -> int:
    """A quick choice of tiles: those worth most at first sight, or least when one is to be paid."""
    actions = world.actions(seat)
    if world.phase == q.PENALTY:
        return min(actions, key=lambda tile: tile_worth(world, seat, tile))
    if world.phase == q.TAKE_ONE:
        return max(actions, key=lambda tile: tile_worth(world, seat, tile))
    return max(
        actions,
        key=lambda two: tile_worth(world, seat, PAIR_FIRST[two]) + tile_worth(world, seat, PAIR_SECOND[two]),
    )


def tile_worth(world: BigManitou, seat: int, tile: int) -> float:
    sort = world.box.sort[tile]
    if sort in (BISON, TIPI):
        spare = judging.worth_of(world, seat, TIPI + BISON - sort) - judging.worth_of(world, seat, sort)
        paired = min(max(int(spare), 0), int(world.box.worth[tile]))
        return paired + LONE_POINT * (int(world.box.worth[tile]) - paired)
    return 0.9 if sort == TOMAHAWK else 1.1


def best_tiles(known: BigManitou, seat: int, actions: list[int]) -> int:
    """A choice of one's own, weighed by what it leads to when everyone goes on taking what they want."""

    def outcome(action: int) -> float:
        trial = known.clone()
        trial.apply(seat, action)
        return outcome_of_hunt(trial, seat, int(known.hunt), Rng(1))

    return max(actions, key=outcome)


def lead(world: BigManitou, seat: int) -> float:
    """How far one is ahead of the others, the best of them counted twice."""
    others = [prospects(world, other) for other in range(world.seats) if other != seat]
    return prospects(world, seat) - (max(others) + sum(others) / len(others)) / 2


def prospects(world: BigManitou, seat: int) -> float:
    """Points now, tie-breaks, and what may still become points."""
    bison, tipi = int(judging.worth_of(world, seat, BISON)), int(judging.worth_of(world, seat, TIPI))
    now = float(judging.points(world, seat)) + 0.01 * tipi
    if world.phase == FINISHED:
        return now
    won = world.won[seat]
    lone = min(abs(bison - tipi), LONE_LIMIT)
    cylinders = int(world.brown == seat) + int(world.white == seat)
    steps = int(held(won, world.box.horse) + held(won, world.box.totem))
    power = TOMAHAWK_POWER * int(held(won, world.box.tomahawk))
    return now + LONE_POINT * lone + CYLINDER * cylinders + STEP * steps + power
