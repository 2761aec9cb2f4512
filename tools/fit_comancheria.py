"""Fits what a generation's end is worth in Comanchería (agents/policies/comancheria/weights.py) to games of a player.

    .venv/bin/python tools/fit_comancheria.py [--agent NAME] [--games N] [--seed N] [--stray SHARE] [--keep FILE]
        [--write]

Every scenario of one Period is played N times; each end of a generation is a row, and whether that game was won is what
the row should foretell: a logistic regression with a ridge, one for each Period. `--stray`: till some generation, drawn
by lot, that share of the answers is random, and the rows begin there; so there are bad positions among them. `--keep`
adds the rows to those of earlier runs (NPZ). Without `--write` it only says how well the fit does on games not seen.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from prairie import agents
from prairie.agents.policies.comancheria.policy import ComancheriaPolicy
from prairie.agents.policies.comancheria.weights import WEIGHTS
from prairie.core import registry
from prairie.core.bits import mix
from prairie.core.contract import CHANCE, OVER
from prairie.core.rng import Rng

FILE = Path(__file__).resolve().parent.parent / "src/prairie/agents/policies/comancheria/weights.py"
SCENARIOS = ("SC1", "SC2", "SC3", "SC4")  # one for each Period
RIDGE = 3.0
HEAD = '''"""How much each sign weighs in each of the four Periods. Written by tools/fit_comancheria.py."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[tuple[str, float, float, float, float]]] = [
'''


def rows_of(
    scenario: str, agent: str, games: int, seed: int, stray: float = 0.0
) -> tuple[list[list[float]], list[float], list[int]]:
    """(signs, won or not, number of the game) at every end of a generation from which on nothing was left to chance."""
    game = registry.game("comancheria")
    start = game.new(1, scenario=scenario)
    policy = ComancheriaPolicy()
    signs: list[list[float]] = []
    won: list[float] = []
    number: list[int] = []
    for stream in range(games):
        state = start.clone()
        rng = Rng(seed, stream)
        player = agents.make(agent, game, mix(seed + 1, stream + 1)) if agent else None
        over = 0
        sober = rng.below(4) if stray else 0  # the generation that ends the straying
        before = len(signs)
        while (mover := state.decider()) != OVER:
            if mover == CHANCE:
                if policy.clock(state) > over:
                    over = policy.clock(state)
                    if over >= sober:
                        signs.append(policy.features(state))
                state.apply(CHANCE, state.chance(rng))
            elif over < sober and int(rng.below(1000)) < 1000 * stray:
                state.random(mover, rng)
            elif player:
                state.apply(mover, player.decide(state.view(0)))
            else:
                policy.play(state, mover, rng)
        won += [state.utility(0)] * (len(signs) - before)
        number += [stream] * (len(signs) - before)
    return signs, won, number


def fit(signs: Any, won: Any) -> Any:
    """Newton's method; the first sign is the constant and is not held back."""
    weights = np.zeros(signs.shape[1])
    ridge = np.full(signs.shape[1], RIDGE)
    ridge[0] = 0.01
    for _ in range(30):
        expected = 1 / (1 + np.exp(-signs @ weights))
        slope = signs.T @ (won - expected) - ridge * weights
        bend = (signs * (expected * (1 - expected))[:, None]).T @ signs + np.diag(ridge)
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-8:
            break
    return weights


def surprise(signs: Any, won: Any, weights: Any) -> float:
    """The mean log loss."""
    expected = np.clip(1 / (1 + np.exp(-signs @ weights)), 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(expected) + (1 - won) * np.log(1 - expected)))


def table(weights: list[Any]) -> str:
    rows = [
        f'    ("{name}", ' + ", ".join(f"{float(one[i]):.2f}" for one in weights) + "),\n"
        for i, name in enumerate(row[0] for row in WEIGHTS)
    ]
    return HEAD + "".join(rows) + "]\n"


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--agent", default="", help="whose games; without one those of the policy's first ideas")
    reader.add_argument("--games", type=int, default=2000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--stray", type=float, default=0.0)
    reader.add_argument("--keep", type=Path)
    reader.add_argument("--write", action="store_true")
    asked = reader.parse_args()
    kept = dict(np.load(asked.keep)) if asked.keep and asked.keep.exists() else {}
    weights: list[Any] = []
    for scenario in SCENARIOS:
        found = rows_of(scenario, asked.agent, asked.games, asked.seed, asked.stray)
        signs, won, number = (np.array(one) for one in found)
        share = won[np.unique(number, return_index=True)[1]].sum() / asked.games
        if scenario in kept:
            signs, won = np.vstack([kept[scenario], signs]), np.concatenate([kept[scenario + "-won"], won])
            number = np.concatenate([kept[scenario + "-game"], number])
        kept |= {scenario: signs, scenario + "-won": won, scenario + "-game": number}
        seen = number % 5 > 0
        trial = fit(signs[seen], won[seen])
        flat = surprise(signs[~seen, :1], won[~seen], np.array([np.log(won.mean() / (1 - won.mean()))]))
        new, old = (surprise(signs[~seen], won[~seen], one) for one in (trial, in_use(len(weights))))
        print(f"{scenario}: won {share:.3f} of {asked.games}; {len(won)} rows in all", flush=True)
        print(f"     log loss unseen {new:.4f}, of the mean {flat:.4f}, of the weights in use {old:.4f}", flush=True)
        weights.append(fit(signs, won))
    if asked.keep:
        np.savez_compressed(asked.keep, **kept)
    if asked.write:
        FILE.write_text(table(weights), encoding="utf-8")


def in_use(period: int) -> Any:
    return np.array([row[1 + period] for row in WEIGHTS])


if __name__ == "__main__":
    main()
