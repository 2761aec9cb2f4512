"""Fits by what signs a player of Tomahawk who lays its warriors by whim is known (agents/policies/tomahawk/
fitted_whims.py) to games of a player against others who do and who do not.

    .venv/bin/python tools/fit_whims.py [--agent NAME] [--games N] [--seed N] [--write]

The player meets `random`, and as often each of the others: `greedy` and itself. What it knows of its enemy before each
turn is a row; logistic regression with a ridge, for each turn, in which `random` weighs as much as the others together.
Without `--write` it only says how well games not seen are told apart: how often, of two enemies of different kinds, the
one who plays by whim is taken for it.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from prairie import agents
from prairie.agents.policies.tomahawk.fitted_whims import SAYS
from prairie.agents.policies.tomahawk.whims import FIRST, signs
from prairie.core import registry
from prairie.core.bits import mix
from prairie.core.rng import Rng
from prairie.games.tomahawk import questions as q
from prairie.games.tomahawk.components import TURNS
from watching import decisions

FILE = Path(__file__).resolve().parent.parent / "src/prairie/agents/policies/tomahawk/fitted_whims.py"
RIDGE = 3.0
STEPS = 50  # of Newton's way
HEAD = '''"""What each sign of whims.py says before turns 2 to 6, in log odds, and at the end a constant. Written by
tools/fit_whims.py."""

from __future__ import annotations

from typing import Final

SAYS: Final[tuple[tuple[float, ...], ...]] = (
'''


def rows_of(agent: str, enemy: str, games: int, seed: int) -> list[list[float]]:
    """A row for each turn: which it is, the number of the game, and the signs."""
    game = registry.game("tomahawk")
    rows: list[list[float]] = []
    for stream in range(games):
        state: Any = game.new(2)
        luck = Rng(seed, stream // 2)
        seat = stream % 2
        players = [
            agents.make(agent if each == seat else enemy, game, mix(seed + 1 + each, stream + 1)) for each in range(2)
        ]
        seen = FIRST - 1
        for mover in decisions(state, players, luck):
            if mover == seat and state.turn > seen and state.ask(seat) == q.PLACE:
                seen = state.turn
                rows.append([float(seen), float(stream), *signs(state.view(seat).known, 1 - seat)])
    return rows


def fit(seen: Any, by_whim: Any, weight: Any) -> Any:
    """What each sign says, and a constant: in units of the signs, though found on signs brought to one scale."""
    middle, scale = seen.mean(0), seen.std(0) + 1e-9
    even = np.c_[(seen - middle) / scale, np.ones(len(seen))]
    says = np.zeros(even.shape[1])
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-even @ says))
        slope = even.T @ (weight * (expected - by_whim)) + RIDGE * np.r_[says[:-1], 0]
        bend = (even * (weight * expected * (1 - expected))[:, None]).T @ even + RIDGE * np.eye(len(says))
        says -= np.linalg.solve(bend, slope)
    per_sign = says[:-1] / scale
    return np.r_[per_sign, says[-1] - per_sign @ middle]


def told_apart(said: Any, by_whim: Any) -> float:
    """The share of pairs of different kinds in which more is said for whim where it was."""
    rank = np.empty(len(said))
    rank[np.argsort(said)] = np.arange(len(said))
    true = by_whim.sum()
    return float((rank[by_whim == 1].sum() - true * (true - 1) / 2) / (true * (len(said) - true)))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--agent", default="level5")
    reader.add_argument("--games", type=int, default=1200, help="against each enemy")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--write", action="store_true")
    asked = reader.parse_args()
    parts: list[Any] = []
    for enemy in ("random", "greedy", asked.agent):
        rows = np.array(rows_of(asked.agent, enemy, asked.games, asked.seed))
        whim = enemy == "random"
        parts.append(np.c_[rows, np.full(len(rows), float(whim)), np.full(len(rows), 1.0 if whim else 0.5)])
        print(f"{enemy}: {len(rows)} positions", flush=True)
    rows = np.vstack(parts)
    found: list[str] = []
    for turn in range(FIRST, TURNS + 1):
        now = rows[rows[:, 0] == turn]
        seen, by_whim, weight = now[:, 2:-2], now[:, -2], now[:, -1]
        kept = now[:, 1] % 5 > 0
        fresh = np.c_[seen[~kept], np.ones((~kept).sum())]
        said = fresh @ fit(seen[kept], by_whim[kept], weight[kept])
        in_use = fresh @ np.array(SAYS[turn - FIRST])
        print(f"turn {turn}: told apart in games not seen {told_apart(said, by_whim[~kept]):.3f},", end=" ")
        print(f"by the numbers in use {told_apart(in_use, by_whim[~kept]):.3f}", flush=True)
        says = fit(seen, by_whim, weight)
        found.append("    (" + ", ".join(f"{one:.2f}" for one in says) + "),\n")
    if asked.write:
        FILE.write_text(HEAD + "".join(found) + ")\n", encoding="utf-8")


if __name__ == "__main__":
    main()
