"""An independent solution of matrix games: scipy's HiGHS on the textbook linear program."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

import prairie
from prairie.agents.endings.tomahawk import matrix
from prairie.core.contract import CHANCE, State
from prairie.core.rng import Rng
from prairie.games.tomahawk.state import Tomahawk


def highs_value(payoff: list[list[float]]) -> float:
    """What the rows can make sure of: the largest v with a mixture x that wins at least v against every column."""
    linprog: Any = importlib.import_module("scipy.optimize").linprog
    rows, columns = len(payoff), len(payoff[0])
    bounded = [[-payoff[i][j] for i in range(rows)] + [1.0] for j in range(columns)]
    found = linprog(
        [0.0] * rows + [-1.0],
        A_ub=bounded,
        b_ub=[0.0] * columns,
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
        method="highs",
    )
    assert found.status == 0
    return float(-found.fun)


def last_turns(count: int, seed: int) -> Iterator[tuple[Tomahawk, int]]:
    """Whole positions before the last placements of random games, seen from either seat."""
    game = prairie.game("tomahawk")
    for stream in range(count):
        state: State = game.new()
        rng = Rng(seed, stream)
        while not (isinstance(state, Tomahawk) and state.turn == 6 and state.decider() != CHANCE):
            if state.decider() == CHANCE:
                state.sample(rng)
            else:
                state.random(state.decider(), rng)
        yield state, stream % 2


def compare(count: int, seed: int) -> Iterator[tuple[list[list[float]], float]]:
    for state, seat in last_turns(count, seed):
        payoff = matrix(state, seat)
        yield payoff, highs_value(payoff)
