"""Fits how likely a win is where the search sees a share of one (agents/fitted_odds.py) to games of the search against
itself.

    .venv/bin/python tools/fit_odds.py [--game NAME] [--games N] [--iterations N] [--seed N] [--write]

What it sees before each choice it thinks about is a row, and who won; logistic regression for each question and round
of the game. Says how much was seen on average and how much came of it, and how well games not seen are foretold without
and with the fit (mean log loss). Several processes, one for each core.
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections import defaultdict
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from prairie.agents import policy_of
from prairie.agents.ismcts import Player
from prairie.agents.odds import log_odds
from prairie.core import registry
from prairie.core.bits import mix
from prairie.core.contract import View
from prairie.core.rng import Rng
from watching import decisions

FILE = Path(__file__).resolve().parent.parent / "src/prairie/agents/fitted_odds.py"
FEWEST = 500  # rows: a question met less often is not fitted
RIDGE = 0.001
STEPS = 50  # of Newton's way
HEAD = '''"""By game, question and round: the slope and the constant that make log odds of a win of what the search sees
of one (odds.py). Written by tools/fit_odds.py."""

from __future__ import annotations

FITTED: dict[tuple[str, str, int], tuple[float, float]] = {
'''


class Seen(NamedTuple):
    """What a seat saw before a choice, and the share of a win that became of it."""

    question: str
    round: int
    number: int  # of the game
    share: float
    won: float


class Watched:
    """A player whose hopes are written down."""

    def __init__(self, player: Player, hopes: list[tuple[int, str, int, float]]) -> None:
        self.player = player
        self.hopes = hopes

    def decide(self, view: View) -> int:
        planned = view.digest() in self.player.steps
        action = self.player.decide(view)
        if not planned and len(view.actions()) > 1 and self.player.worth is not None:
            question = GAMES[0].questions[view.ask()].name
            self.hopes.append((view.seat, question, int(self.player.policy.clock(view.known)), self.player.worth))
        return action


GAMES: list[Any] = []  # the one game that this process plays


def begin(name: str) -> None:
    GAMES[:] = [registry.game(name)]


def watch(iterations: int, seed: int, number: int) -> list[Seen]:
    game = GAMES[0]
    state = game.new(2)
    hopes: list[tuple[int, str, int, float]] = []
    players = [
        Watched(Player(Rng(mix(seed + 1, number + 1), seat + 1), policy_of(game), iterations=iterations), hopes)
        for seat in range(2)
    ]
    for _mover in decisions(state, players, Rng(seed, number)):
        pass
    return [Seen(question, time, number, share, state.utility(seat)) for seat, question, time, share in hopes]


def fit(odds: Any, won: Any) -> Any:
    rows = np.c_[odds, np.ones(len(odds))]
    found = np.zeros(2)
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-rows @ found))
        bend = (rows * (expected * (1 - expected))[:, None]).T @ rows + RIDGE * np.eye(2)
        found -= np.linalg.solve(bend, rows.T @ (expected - won) + RIDGE * found)
    return found


def loss(odds: Any, won: Any) -> float:
    expected = 1 / (1 + np.exp(-odds))
    return float(-np.mean(won * np.log(expected) + (1 - won) * np.log(1 - expected)))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--game", default="tomahawk")
    reader.add_argument("--games", type=int, default=2500)
    reader.add_argument("--iterations", type=int, default=1500)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--write", action="store_true")
    asked = reader.parse_args()
    groups: dict[tuple[str, int], list[Seen]] = defaultdict(list)
    with multiprocessing.Pool(initializer=begin, initargs=(asked.game,)) as pool:
        for rows in pool.imap(partial(watch, asked.iterations, asked.seed), range(asked.games), chunksize=10):
            for one in rows:
                groups[one.question, one.round].append(one)
    lines = []
    for (question, time), rows in sorted(groups.items()):
        if len(rows) < FEWEST:
            continue
        odds = np.array([log_odds(one.share) for one in rows])
        won = np.array([one.won for one in rows])
        fresh = np.array([one.number % 5 == 0 for one in rows])
        slope, constant = fit(odds[~fresh], won[~fresh])
        before, after = loss(odds[fresh], won[fresh]), loss(slope * odds[fresh] + constant, won[fresh])
        saw = np.mean([one.share for one in rows])
        print(f"{question}, round {time}: {len(rows)} rows, saw {saw:.3f}, won {won.mean():.3f},", end=" ")
        print(f"loss in games not seen {before:.3f}, fitted {after:.3f}", flush=True)
        slope, constant = fit(odds, won)
        lines.append(f'    ("{asked.game}", "{question}", {time}): ({slope:.2f}, {constant:.2f}),\n')
    if asked.write:
        FILE.write_text(HEAD + "".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
