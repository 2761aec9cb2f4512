"""How much luck leaves to the best answer to random play in Tomahawk, and how near level 6 comes to it.

    .venv/bin/python tools/luck_tomahawk.py [--games N] [--seed N] [--iterations N]

Three players meet `random` on the same luck, from both seats: the search as it is; the same told that its enemy lays by
whim, which it need not find out then; and the same that, told so, lays its last cards for the best on average too,
instead of as the equilibrium has it. What the last two win is an estimate from below of what any player could.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any

from prairie import agents
from prairie.agents.ismcts import Player
from prairie.arena.ratings import wilson
from prairie.core import registry
from prairie.core.bits import mix
from prairie.core.rng import Rng
from watching import decisions

SURE = 1.0 - 1e-9  # no evidence would shake it


def searching(seed: int, iterations: int, told: bool, solves: bool) -> Player:
    policy: Any = agents.policy_of(registry.game("tomahawk"))
    if told:
        policy.stranger = SURE
    return Player(Rng(seed, 1), policy, 0.0, iterations, solves)


def margins(games: int, seed: int, iterations: int, told: bool, solves: bool) -> list[int]:
    """By how many points the search won each game."""
    game = registry.game("tomahawk")
    found: list[int] = []
    for stream in range(games):
        state: Any = game.new(2)
        luck = Rng(seed, stream // 2)
        seat = stream % 2
        players: list[Any] = [None, None]
        players[seat] = searching(mix(seed + 1, stream + 1), iterations, told, solves)
        players[1 - seat] = agents.make("random", game, mix(seed + 2, stream + 1))
        for _ in decisions(state, players, luck):
            pass
        scores = state.scores()
        found.append(scores[seat] - scores[1 - seat])
    return found


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=1000)
    reader.add_argument("--seed", type=int, default=2)
    reader.add_argument("--iterations", type=int, default=2000)
    asked = reader.parse_args()
    for name, told, solves in (
        ("as it is", False, True),
        ("told that its enemy is random", True, True),
        ("told so, and lays its last cards for the best on average", True, False),
    ):
        by = margins(asked.games, asked.seed, asked.iterations, told, solves)
        won = sum(1.0 if one > 0 else 0.5 if one == 0 else 0.0 for one in by)
        low, high = wilson(won, len(by))
        mean = sum(by) / len(by)
        doubt = 1.96 * sqrt(sum((one - mean) ** 2 for one in by)) / len(by)
        print(f"{name}: {100 * won / len(by):.1f} % of {len(by)} ({100 * low:.1f} – {100 * high:.1f} %),", end=" ")
        print(f"by {mean:.1f} ± {doubt:.1f} points on average", flush=True)


if __name__ == "__main__":
    main()
