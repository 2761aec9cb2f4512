"""Every history that one reader cannot tell from the true one, tried out one by one with the rules themselves."""

from __future__ import annotations

import prairie
from prairie.core.contract import CHANCE, OVER
from prairie.games.powwow import questions as q
from prairie.games.powwow.components import CARDS
from prairie.games.powwow.state import PowWow

from .positions import as_powwow

Decision = tuple[int, int]
Worlds = dict[bytes, tuple[PowWow, float]]  # by their bytes, with their odds


def played(start: PowWow, seed: int, swaps: int, in_swap: bool) -> list[Decision]:
    """A random game up to the moment after so many swaps; `in_swap`: up to the middle of the next one."""
    state, rng, made = as_powwow(start.clone()), prairie.Rng(seed), list[Decision]()
    while (mover := int(state.decider())) != OVER:
        if len(state.swaps) == swaps and (not in_swap or state.phase == q.TAKE):
            break
        action = int(state.chance(rng) if mover == CHANCE else state.choose(mover, rng))
        made.append((mover, action))
        state.apply(mover, action)
    return made


def after(start: PowWow, made: list[Decision]) -> PowWow:
    state = as_powwow(start.clone())
    for mover, action in made:
        state.apply(mover, action)
    return state


def branches(state: PowWow, mover: int, action: int) -> list[tuple[int, float]]:
    """What the mover may have done instead, as far as anybody else could tell: other cards, the same partner."""
    actions = state.actions(mover)
    if state.phase == q.DEAL:
        weights = state.weights()
        return [(other, weight / sum(weights)) for other, weight in zip(actions, weights, strict=True)]
    hidden = [action]
    if state.phase == q.GIVE:
        hidden = [other for other in actions if other // CARDS == action // CARDS]
    elif state.phase == q.TAKE:
        hidden = actions
    return [(other, 1 / len(actions)) for other in hidden]


def indistinguishable(start: PowWow, made: list[Decision], reader: int) -> Worlds:
    """Every world that has looked like the truth to the reader at every moment, and how likely it is."""
    truth = as_powwow(start.clone())
    worlds = [(as_powwow(start.clone()), 1.0)]
    for mover, action in made:
        hidden = truth.phase in (q.DEAL, q.GIVE, q.TAKE)
        truth.apply(mover, action)
        if hidden:
            worlds = list(grown(worlds, mover, action, truth.info_key(reader), reader).values())
            continue
        for world, _ in worlds:  # no need to copy: the same in all of them
            world.apply(mover, action)
        assert {world.info_key(reader) for world, _ in worlds} == {truth.info_key(reader)}
    total = sum(odds for _, odds in worlds)
    return {world.to_bytes(): (world, odds / total) for world, odds in worlds}


def grown(worlds: list[tuple[PowWow, float]], mover: int, action: int, key: int, reader: int) -> Worlds:
    """What these worlds may have become: those that the reader knows by this key."""
    found: Worlds = {}
    for world, odds in worlds:
        for other, share in branches(world, mover, action):
            next_world = as_powwow(world.clone())
            next_world.apply(mover, other)
            if next_world.info_key(reader) == key:
                name = next_world.to_bytes()
                found[name] = next_world, odds * share + (found[name][1] if name in found else 0.0)
    return found
