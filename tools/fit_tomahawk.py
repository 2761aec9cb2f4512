"""Fits what a position of Tomahawk is worth between two turns: the tables in agents/policies/tomahawk.py.

    .venv/bin/python tools/fit_tomahawk.py [--games N] [--player NAME] [--workers N] [--seed N]

A player meets itself; after every turn the position is noted, and at the end who won. A logistic regression for each
turn then says what a point of lead, an animal held, a point of strength, a hair icon and each special warrior still to
be played are worth; everything is printed in points of lead, as the policy keeps it.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import numpy as np
from scipy.optimize import minimize

from prairie import agents
from prairie.agents.policies.tomahawk import TomahawkPolicy
from prairie.core import registry
from prairie.core.contract import CHANCE
from prairie.core.rng import Rng
from prairie.games.tomahawk import battle
from prairie.games.tomahawk.components import CARDS, TRIBE, TURNS
from prairie.games.tomahawk.state import Tomahawk

HAIR_AND_STRENGTH = 2
RIDGE = 3.0  # keeps what is hardly seen near nothing

Row = tuple[int, list[float]]  # the turn to come, and what is different for seat 0


def noted(game: Tomahawk, policy: TomahawkPolicy) -> list[float]:
    """Lead, animals held, strength, hair and special warriors still to be played: seat 0 less seat 1."""
    lead = float(battle.points(game, 0) - battle.points(game, 1))
    left = [int(game.hand[seat] | game.deck[seat]) for seat in (0, 1)]
    has = [(left[0] >> card & 1) - (left[1] >> card & 1) for card in range(CARDS)]
    strength = sum(sign * int(game.box.value[card]) for card, sign in enumerate(has))
    hair = sum(sign * int(game.box.hair[card]) for card, sign in enumerate(has))
    return [lead, policy.holds(game, 0), float(strength), float(hair), *map(float, has[TRIBE:])]


def play(player: str, seed: int, number: int) -> tuple[list[Row], float]:
    """One game: what was noted after each turn, and what seat 0 made of it."""
    game = registry.game("tomahawk")
    policy = TomahawkPolicy()
    state = game.new(2)
    luck = Rng(seed, number)
    players = [agents.make(player, game, seed + number, seat + 1) for seat in (0, 1)]
    rows: list[Row] = []
    while deciders := state.deciders():
        if deciders == [CHANCE]:
            assert isinstance(state, Tomahawk)
            if state.turn > 1 and (not rows or rows[-1][0] != state.turn):
                rows.append((int(state.turn), noted(state, policy)))
            state.sample(luck)
            continue
        for seat in deciders:
            state.apply(seat, players[seat].decide(state.view(seat)))
    return rows, state.utility(0)


def fit(features: Any, won: Any) -> Any:
    """Weights of a logistic regression through the origin: both seats are alike."""

    def loss(weights: Any) -> tuple[float, Any]:
        at = features @ weights
        chance = 1.0 / (1.0 + np.exp(-at))
        log_loss = float(np.sum(np.logaddexp(0.0, at) - won * at))
        ridge = RIDGE * float(weights[HAIR_AND_STRENGTH:] @ weights[HAIR_AND_STRENGTH:])
        slope = features.T @ (chance - won)
        slope[HAIR_AND_STRENGTH:] += 2.0 * RIDGE * weights[HAIR_AND_STRENGTH:]
        return log_loss + ridge, slope

    return minimize(loss, np.zeros(features.shape[1]), jac=True, method="L-BFGS-B").x


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=10_000)
    reader.add_argument("--player", default="ismcts@100")
    reader.add_argument("--workers", type=int)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    with ProcessPoolExecutor(asked.workers) as pool:
        played = list(pool.map(partial(play, asked.player, asked.seed), range(asked.games), chunksize=20))
    print(f"{asked.games} games of {asked.player}; in points of lead")
    print("turn  games stray  held  strength   hair  special warriors")
    for turn in range(2, TURNS):  # nothing is drawn before the last: from the fifth on, playouts go to the end
        found = [(row, won) for rows, won in played for at, row in rows if at == turn]
        features = np.array([row for row, _ in found])
        weights = fit(features, np.array([won for _, won in found]))
        points = weights / weights[0]
        specials = " ".join(f"{one:5.1f}" for one in points[4:])
        print(f"{turn:4}  {1.7 / weights[0]:11.2f}  {points[1]:4.2f}  {points[2]:8.2f}  {points[3]:5.2f}  {specials}")


if __name__ == "__main__":
    main()
