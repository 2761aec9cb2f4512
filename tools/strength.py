"""Plays the matches behind every claim of strength and keeps the arena's own output in docs/strength.

    .venv/bin/python tools/strength.py [--games N] [PART OF A NAME ...]

Every game is kept as it ends (NAME.jsonl), so that an interrupted run goes on where it stopped; NAME.json is what the
arena says of them. Without a part of a name all matches are played: hours on two quiet cores. Strength by seconds is
only worth measuring on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "strength"
GAMES = 200
TIMES = ("0.05s", "0.1s", "0.2s", "0.4s", "0.8s", "1.6s")  # each against the next

SCENARIOS = ("SC1", "SC2", "SC3", "SC4")
SURVEYS = {"comancheria-greedy": "greedy", "comancheria-search": "ismcts@200"}  # on the same luck


class Claim(NamedTuple):
    name: str
    game: str
    table: str
    games: int = GAMES


def claims() -> list[Claim]:
    found = [
        Claim("tomahawk-random", "tomahawk", "level6@1s,random"),
        Claim("tomahawk-greedy", "tomahawk", "level6@1s,greedy"),
        Claim("bigmanitou2-random", "bigmanitou", "level6@1s,random"),
        Claim("bigmanitou2-greedy", "bigmanitou", "level6@1s,greedy"),
        Claim("bigmanitou4-greedy", "bigmanitou", "level6@1s,greedy,greedy,greedy"),
        Claim("powwow4-random", "powwow", "level6@1s,random,random,random"),
        Claim("powwow4-greedy", "powwow", "level6@1s,greedy,greedy,greedy"),
    ]
    for game in ("tomahawk", "bigmanitou", "powwow"):
        found += [Claim(f"{game}-level{low + 1}", game, f"level{low + 1},level{low}") for low in range(1, 6)]
        found += [Claim(f"{game}-time-{b}", game, f"level6@{b},level6@{a}") for a, b in pairwise(TIMES)]
    return found


def play(claim: Claim, games: int) -> None:
    keep(claim.name, ["arena", claim.game, "--table", claim.table, "--games", str(games)])


def survey(name: str, agent: str, games: int) -> None:
    """A game for one has no rival: the scenarios are won or lost."""
    chosen = [word for scenario in SCENARIOS for word in ("--scenario", scenario)]
    keep(name, ["scenarios", "comancheria", "--agent", agent, "--games", str(games), *chosen])


def keep(name: str, arguments: list[str]) -> None:
    """Runs a command of prairie and keeps every game and what they come to."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept = ["--results", str(FOLDER / f"{name}.jsonl"), "--json"]
    command = [sys.executable, "-m", "prairie", *arguments, *kept]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(done.returncode)
    (FOLDER / f"{name}.json").write_text(done.stdout, encoding="utf-8")
    print(f"{name}: {' '.join(arguments)}", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("parts", nargs="*", help="only the matches whose names hold one of these")
    reader.add_argument("--games", type=int, help=f"instead of {GAMES}")
    asked = reader.parse_args()
    for claim in claims():
        if not asked.parts or any(part in claim.name for part in asked.parts):
            play(claim, asked.games or claim.games)
    for name, agent in SURVEYS.items():
        if not asked.parts or any(part in name for part in asked.parts):
            survey(name, agent, asked.games or GAMES)


if __name__ == "__main__":
    main()
