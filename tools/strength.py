"""Plays the matches behind every claim of strength and keeps the arena's own output in docs/strength.

    .venv/bin/python tools/strength.py [--games N] [--workers N] [--list] [PART OF A NAME ...]

Every game is kept as it ends (NAME.jsonl), so that an interrupted run goes on where it stopped; NAME.json is what the
arena says of them. Seconds are those of the processor, so a machine that does other things too measures the same, only
later. Without a part of a name all matches are played, the most important first: hours on two cores.
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
SEED = 20261116  # no player was tuned on the luck of this one
TIMES = ("0.05s", "0.1s", "0.2s", "0.5s", "1s", "2s")  # each against the next


class Claim(NamedTuple):
    name: str
    game: str
    table: str


def claims() -> list[Claim]:
    """The most important first."""
    games = ("tomahawk", "bigmanitou", "powwow")
    found = [
        Claim("tomahawk-greedy", "tomahawk", "level6@1s,greedy"),
        Claim("tomahawk-random", "tomahawk", "level6@1s,random"),
        Claim("bigmanitou2-greedy", "bigmanitou", "level6@1s,greedy"),
        Claim("bigmanitou2-random", "bigmanitou", "level6@1s,random"),
        Claim("bigmanitou4-greedy", "bigmanitou", "level6@1s,greedy,greedy,greedy"),
        Claim("powwow4-random", "powwow", "level6@1s,random,random,random"),
        Claim("powwow4-greedy", "powwow", "level6@1s,greedy,greedy,greedy"),
    ]
    for low in range(1, 6):
        found += [Claim(f"{game}-level{low + 1}", game, f"level{low + 1},level{low}") for game in games]
    for game in games:
        found += [Claim(f"{game}-time-{b}", game, f"level6@{b},level6@{a}") for a, b in pairwise(TIMES)]
    return found


def arguments(claim: Claim, games: int) -> list[str]:
    """Level 6 has its second also where it meets level 5, though a match without a clock would give it iterations."""
    table = claim.table.replace("level6,", "level6@1s,")
    return [claim.game, "--table", table, "--games", str(games), "--seed", str(SEED)]


def play(claim: Claim, games: int, workers: int | None) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    asked = arguments(claim, games)
    asked += ["--results", str(FOLDER / f"{claim.name}.jsonl"), "--json"]
    if workers:
        asked += ["--workers", str(workers)]
    done = subprocess.run(
        [sys.executable, "-m", "prairie", "arena", *asked], stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.returncode)
    (FOLDER / f"{claim.name}.json").write_text(done.stdout, encoding="utf-8")
    print(f"{claim.name}: {' '.join(arguments(claim, games))}", flush=True)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("parts", nargs="*", help="only the matches whose names hold one of these")
    reader.add_argument("--games", type=int, default=GAMES, help=f"instead of {GAMES}")
    reader.add_argument("--workers", type=int, help="processes; all cores unless told")
    reader.add_argument("--list", action="store_true", help="only say which matches there are")
    asked = reader.parse_args()
    for claim in claims():
        if asked.parts and not any(part in claim.name for part in asked.parts):
            continue
        if asked.list:
            print(f"{claim.name}: {' '.join(arguments(claim, asked.games))}")
        else:
            play(claim, asked.games, asked.workers)


if __name__ == "__main__":
    main()
