"""The cases: every registered game, with each of its options and numbers of seats."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import prairie
from prairie.core import rng as rng_module
from prairie.core.contract import CHANCE, OVER, State
from prairie.core.game import Game
from prairie.core.rng import Rng

COMPILED = not rng_module.__file__.endswith(".py")


def many(compiled: int, plain: int) -> int:
    """How often: plain Python is some eighty times slower."""
    return compiled if COMPILED else plain


@dataclass(frozen=True)
class Case:
    game: Game
    seats: int
    options: dict[str, str] = field(hash=False)

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}" + (f"-{chosen}" if chosen else "")

    def new(self) -> State:
        return self.game.new(self.seats, **self.options)


def all_cases() -> list[Case]:
    """Defaults at every number of seats, and each other value of each option."""
    cases = []
    for name in prairie.game_names():
        game = prairie.game(name)
        for seats in game.seat_counts:
            cases.append(Case(game, seats, {}))
            cases += [Case(game, seats, {option.name: value}) for option in game.options for value in option.values[1:]]
    return cases


CASES = all_cases()


@dataclass
class Step:
    """A position on the way, who decided and what; `fresh` when nobody has begun a sealed plan there."""

    state: State
    seat: int
    action: int
    fresh: bool


def walk(case: Case, stream: int, seed: int = 20061) -> Iterator[Step]:
    """A random game, decision by decision. The state is the live one: clone it to keep it."""
    state = case.new()
    rng = Rng(seed, stream)
    fresh = True
    while True:
        seat = state.decider()
        if seat == OVER:
            yield Step(state, OVER, 0, True)
            return
        deciders = state.deciders()
        if len(deciders) > 1:  # seats of a sealed phase come in any order
            seat = deciders[rng.below(len(deciders))]
        action = state.chance(rng) if seat == CHANCE else state.choose(seat, rng)
        yield Step(state, seat, action, fresh)
        state.apply(seat, action)
        fresh = len(deciders) == 1
        if len(deciders) > 1 and not set(state.deciders()) & set(deciders):
            fresh = True  # the sealed phase has closed


def walk_steps(case: Case, games: int) -> Iterator[Step]:
    for stream in range(games):
        yield from walk(case, stream)


def chi_square_holds(counts: list[int], expected: list[float]) -> bool:
    """Whether counts fit their expectation: five standard deviations, so that a right program never fails."""
    statistic = sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True) if mean > 0)
    freedom = max(1, sum(1 for mean in expected if mean > 0) - 1)
    impossible = any(count > 0 and mean == 0 for count, mean in zip(counts, expected, strict=True))
    return not impossible and statistic < freedom + 5 * (2 * freedom) ** 0.5 + 5
