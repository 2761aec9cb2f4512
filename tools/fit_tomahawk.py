"""Fits what a position between two turns of Tomahawk is worth (agents/policies/tomahawk/fitted.py) to games of
a player.

    .venv/bin/python tools/fit_tomahawk.py [--agent NAME] [--games N] [--seed N] [--keep FILE] [--write]

The player plays itself; in one turn, drawn by lot, a quarter of the choices is random, so that there are positions that
it would not come to by itself. Each position before a new card is drawn is a row, and the points by which the game then
ended, less those already won, are what the row should foretell: least squares with a ridge, for each turn. `--keep`
adds the rows to those of earlier runs (NPZ). Without `--write` it only says how well the fit does on games not seen.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from prairie import agents
from prairie.agents.policies.tomahawk.fitted import WEIGHTS
from prairie.agents.policies.tomahawk.worth import FIRST, LAST, SIGNS, Worth
from prairie.core import registry
from prairie.core.bits import mix
from prairie.core.contract import CHANCE, OVER
from prairie.core.rng import Rng

FILE = Path(__file__).resolve().parent.parent / "src/prairie/agents/policies/tomahawk/fitted.py"
STRAYED = 4  # one choice in so many is random in the turn that strays
RIDGE = 10.0
HEAD = '''"""What each sign of worth.py weighs before turns 2 to 5, in points. Written by tools/fit_tomahawk.py."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[str, list[float]]] = {
'''


def rows_of(agent: str, games: int, seed: int) -> list[list[float]]:
    """A row for each position: the turn, the number of the game, the signs, and what was still to come."""
    game = registry.game("tomahawk")
    worth = Worth()
    rows: list[list[float]] = []
    for stream in range(games):
        state: Any = game.new(2)
        rng = Rng(seed, stream)
        players = [agents.make(agent, game, mix(seed + 1 + seat, stream + 1)) for seat in range(2)]
        strays = int(rng.below(LAST + 2))
        valued = FIRST - 1
        before: list[list[float]] = []
        while (mover := state.decider()) != OVER:
            if mover == CHANCE:
                if state.turn > valued:
                    valued = state.turn
                    *signs, sure = worth.signs(state)
                    first, second = state.scores()
                    before.append([valued, stream, *signs, first - second + sure])
                state.apply(CHANCE, state.chance(rng))
            elif state.turn == strays and int(rng.below(STRAYED)) == 0:
                state.random(mover, rng)
            else:
                state.apply(mover, players[mover].decide(state.view(mover)))
        first, second = state.scores()
        rows += [[*row[:-1], first - second - row[-1]] for row in before]
    return rows


def fit(signs: Any, left: Any) -> Any:
    return np.linalg.solve(signs.T @ signs + RIDGE * np.eye(SIGNS), signs.T @ left)


def stray(signs: Any, left: Any, weights: Any) -> float:
    """How far the games ended from what was foretold: the root of the mean square."""
    return float(np.sqrt(np.mean((left - signs @ weights) ** 2)))


def written(weights: list[Any], strays: list[float]) -> str:
    rows = [
        f'    "{name}": [' + ", ".join(f"{float(one[i]):.2f}" for one in weights) + "],\n"
        for i, name in enumerate(WEIGHTS)
    ]
    swing = ", ".join(f"{one:.1f}" for one in strays)
    return HEAD + "".join(rows) + f"}}\nSWING: Final = ({swing})  # how far games still stray from it\n"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--agent", default="level5")
    reader.add_argument("--games", type=int, default=2000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--keep", type=Path)
    reader.add_argument("--write", action="store_true")
    asked = reader.parse_args()
    rows = np.array(rows_of(asked.agent, asked.games, asked.seed))
    if asked.keep:
        if asked.keep.exists():
            kept = np.load(asked.keep)["rows"]
            rows[:, 1] += kept[:, 1].max() + 1
            rows = np.vstack([kept, rows])
        np.savez_compressed(asked.keep, rows=rows)
    weights: list[Any] = []
    strays: list[float] = []
    for turn in range(FIRST, LAST + 1):
        now = rows[rows[:, 0] == turn]
        signs, left = now[:, 2:-1], now[:, -1]
        seen = now[:, 1] % 5 > 0
        strays.append(stray(signs[~seen], left[~seen], fit(signs[seen], left[seen])))
        in_use = np.array([row[turn - FIRST] for row in WEIGHTS.values()])
        nothing, old = (stray(signs[~seen], left[~seen], one) for one in (np.zeros(SIGNS), in_use))
        weights.append(fit(signs, left))
        print(f"turn {turn}: {len(now)} positions; points astray on games not seen {strays[-1]:.2f},", end=" ")
        print(f"of the weights in use {old:.2f}, of the score alone {nothing:.2f}", flush=True)
    if asked.write:
        FILE.write_text(written(weights, strays), encoding="utf-8")


if __name__ == "__main__":
    main()
