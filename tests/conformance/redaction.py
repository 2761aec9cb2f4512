"""The redaction property (docs/architecture.md): a world a seat imagines looks to it, byte for byte, like the truth.

The checks take the functions that show something to a seat as arguments, so that a planted leak can be passed in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from prairie.core.contract import ACTION_LIMIT, CHANCE, OVER, State
from prairie.core.events import Event, EventKind, Log, told
from prairie.core.rng import Rng
from tests.conformance.cases import Case, walk

Shown = Callable[[State, int], object]
Told = Callable[[Event, tuple[EventKind, ...], int], Event | None]


class Leak(AssertionError):
    """A seat can tell the truth from a world it imagined."""


def what_a_seat_sees(state: State, seat: int) -> object:
    """Everything a seat gets from a state: its view in bytes and words, its question, its moves and refusals."""
    view = state.view(seat)
    return (
        view.to_bytes(),
        view.as_dict(),
        view.owes(),
        view.ask() if seat >= 0 else 0,
        view.actions(),
        [int(state.refusal(seat, action)) for action in range(-1, ACTION_LIMIT)] if seat >= 0 else [],
        [int(view.refusal(action)) for action in range(-1, ACTION_LIMIT)] if seat >= 0 else [],
        int(state.info_key(seat)),
    )


@dataclass
class Tally:
    compared: int = 0
    differing: int = 0  # imagined worlds that are not the truth
    in_step: int = 0  # decisions carried out side by side in truth and world


def check_views(case: Case, seat: int, games: int, shown: Shown = what_a_seat_sees) -> Tally:
    """At every position of some random games: imagine, and compare what the seat sees."""
    tally = Tally()
    rng = Rng(77, seat & 7)
    for stream in range(games):
        for step in walk(case, stream):
            world = step.state.view(seat).imagine(rng)
            if shown(world, seat) != shown(step.state, seat):
                raise Leak(f"{case}: seat {seat} tells truth and world apart in game {stream}")
            if world.audit():
                raise Leak(f"{case}: an impossible world: {world.audit()}")
            tally.compared += 1
            tally.differing += world.to_bytes() != step.state.to_bytes()
    return tally


def check_logs(case: Case, seat: int, games: int, tell: Told = told) -> Tally:
    """Plays truth and an imagined world side by side. As long as the seat's views agree, so must what it is told."""
    tally = Tally()
    rng = Rng(78, seat & 7)
    for stream in range(games):
        starts = [step.state.clone() for step in walk(case, stream) if step.fresh and step.seat != OVER]
        for number in range(0, len(starts), 3):
            truth = starts[number]
            tally.in_step += _side_by_side(case, truth, truth.view(seat).imagine(rng), seat, rng, tell)
    return tally


def _side_by_side(case: Case, truth: State, world: State, seat: int, rng: Rng, tell: Told) -> int:
    steps = 0
    while steps < 40 and (mover := truth.decider()) != OVER:
        action = truth.chance(rng) if mover == CHANCE else truth.choose(mover, rng)
        truth.log = Log()
        truth.apply(mover, action)
        follower = _follow(world, mover, action, truth.view(seat).to_bytes(), seat)
        if follower is None:
            return steps  # the world has gone another way, as it may
        world = follower
        mine, theirs = _lines(case, truth, seat, tell), _lines(case, world, seat, tell)
        if mine != theirs:
            raise Leak(f"{case}: seat {seat} is told {mine} in truth and {theirs} in a world that looks the same")
        steps += 1
    return steps


def _follow(world: State, mover: int, action: int, view: bytes, seat: int) -> State | None:
    """The world after a decision of the same mover that looks the same to the seat; the very same one if it can."""
    if mover not in world.deciders():
        return None
    legal = world.actions(mover)
    tried = [action] if mover == seat else [action, *legal]
    for attempt in tried:
        if attempt in legal:
            after = world.clone()
            after.log = Log()
            after.apply(mover, attempt)
            if after.view(seat).to_bytes() == view:
                return after
    return None


def _lines(case: Case, state: State, seat: int, tell: Told) -> list[tuple[int, tuple[int, ...]]]:
    assert state.log is not None
    lines = [tell(event, case.game.events, seat) for event in state.log.events]
    return [(line.kind, line.args) for line in lines if line is not None]
