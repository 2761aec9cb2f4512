"""Plays the matches behind every claim of strength and keeps the arena's own output in docs/strength.

    .venv/bin/python tools/strength.py [--games N] [--workers N] [--list | --table | --plot FILE] [PART OF A NAME ...]

Every game is kept as it ends (NAME.jsonl), so that an interrupted run goes on where it stopped; NAME.json is what the
arena says of them. Seconds are those of the processor, so a machine that does other things too measures the same, only
later. Without a part of a name all matches are played, the most important first: hours on two cores. `--table` writes
what stands in docs/strength so far as Markdown, `--plot` draws what more time for thought brings.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from prairie.arena.plots import INK, pyplot

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "strength"
GAMES = 200
MANY = 1000  # of matches between quick players
SEED = 20261116  # no player was tuned on this luck, but for those who changed after they had met it:
ANOTHER_SEED = 20261117
CHANGED = ("tomahawk", "bigmanitou-level", "powwow")
GAMES_FOR_TWO = {"tomahawk": "Tomahawk", "bigmanitou": "Big Manitou", "powwow": "Pow Wow"}
TIMES = ("0.05s", "0.1s", "0.2s", "0.5s", "1s", "2s")  # each against the one before
SCENARIOS = ("SC1", "SC2", "SC3", "SC4")
HARDEST = ("SC3",)  # where the search loses most, so that a difference could be seen
SURVEYS = {  # on the same luck
    "comancheria-greedy": "greedy",
    "comancheria-search": "ismcts@200",  # as level 5 thinks
    **{f"comancheria-level{level}": f"level{level}" for level in range(1, 5)},
}


class Claim(NamedTuple):
    name: str
    command: list[str]  # of prairie
    games: int = GAMES

    @property
    def seed(self) -> int:
        return ANOTHER_SEED if self.name.startswith(CHANGED) else SEED


def match(name: str, game: str, table: str) -> Claim:
    """Level 6 has its second also where it meets level 5, though a match without a clock would give it iterations."""
    games = MANY if game == "tomahawk" and "level6" not in table else GAMES
    return Claim(name, ["arena", game, "--table", table.replace("level6,", "level6@1s,")], games)


def survey(name: str, agent: str, scenarios: tuple[str, ...] = SCENARIOS) -> Claim:
    """A game for one has no rival: the scenarios are won or lost."""
    chosen = [word for scenario in scenarios for word in ("--scenario", scenario)]
    return Claim(name, ["scenarios", "comancheria", "--agent", agent, *chosen])


def claims() -> list[Claim]:
    """The most important first."""
    found = [
        match("tomahawk-greedy", "tomahawk", "level6@1s,greedy"),
        match("tomahawk-random", "tomahawk", "level6@1s,random"),
        match("bigmanitou2-greedy", "bigmanitou", "level6@1s,greedy"),
        match("bigmanitou2-random", "bigmanitou", "level6@1s,random"),
        match("bigmanitou4-greedy", "bigmanitou", "level6@1s,greedy,greedy,greedy"),
        match("powwow4-random", "powwow", "level6@1s,random,random,random"),
        match("powwow4-greedy", "powwow", "level6@1s,greedy,greedy,greedy"),
        *(survey(name, agent) for name, agent in SURVEYS.items()),
    ]
    # where luck leaves less than was hoped for: what time for thought does about it
    found += [match(f"tomahawk-random-{time}", "tomahawk", f"level6@{time},random") for time in TIMES if time != "1s"]
    for low in range(1, 6):
        found += [match(f"{game}-level{low + 1}", game, f"level{low + 1},level{low}") for game in GAMES_FOR_TWO]
    for game in GAMES_FOR_TWO:
        found += [match(f"{game}-time-{b}", game, f"level6@{b},level6@{a}") for a, b in pairwise(TIMES)]
    found += [survey(f"comancheria-time-{time}", f"level6@{time}", HARDEST) for time in TIMES]
    return found


def rows(claim: Claim) -> list[str]:
    """What is kept of a match, or of each scenario of a survey; nothing of one that was not played to its end."""
    kept = FOLDER / f"{claim.name}.json"
    found = []
    for line in kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []:
        said = json.loads(line)
        if "scenario" in said:
            who, share = f"{said['agent']}, {said['scenario']}", said["won"] / said["games"]
        else:
            said = said["shares"][0]
            who, share = f"{said['player']} – {', '.join(said['against'])}", said["part"]
        between = f"{100 * said['low']:.0f} – {100 * said['high']:.0f} %"
        found.append(f"| {claim.name} | {who} | {said['games']} | {100 * share:.1f} % | {between} |")
    return found


def share_of(name: str) -> tuple[float, float, float] | None:
    """The share of wins that was kept of a match, and its interval."""
    kept = FOLDER / f"{name}.json"
    if not kept.exists():
        return None
    said = json.loads(kept.read_text(encoding="utf-8"))
    if "scenario" in said:
        return said["won"] / said["games"], said["low"], said["high"]
    said = said["shares"][0]
    return said["part"], said["low"], said["high"]


def draw(path: Path) -> None:
    """What more time for thought brings: against what stays as it is, and against oneself with the time before."""
    plot = pyplot()
    figure, axes = plot.subplots(1, 2, figsize=(10, 3.6), layout="constrained")
    against = {time: share_of("tomahawk-random" + ("" if time == "1s" else f"-{time}")) for time in TIMES}
    scenario = {time: share_of(f"comancheria-time-{time}") for time in TIMES}
    curve(axes[0], "against what stays the same", against, "Tomahawk, random play")
    curve(axes[0], "against what stays the same", scenario, "Comanchería, SC3", 1)
    axes[0].set_ylim(top=1)
    axes[0].legend(frameon=False, loc="upper right")
    for place, (game, name) in enumerate(GAMES_FOR_TWO.items()):
        steps = {time: share_of(f"{game}-time-{time}") for time in TIMES[1:]}
        curve(axes[1], "against itself with the time before", steps, name, place)
    axes[1].axhline(0.5, color=INK, linewidth=0.8, linestyle=":")
    axes[1].legend(frameon=False)
    figure.savefig(path)


def curve(
    axes: Any, title: str, shares: dict[str, tuple[float, float, float] | None], label: str, place: int = 0
) -> None:
    """`place` moves a curve a little aside, so that intervals do not cover each other."""
    known = {time: share for time, share in shares.items() if share}
    if known:
        seconds = [float(time.removesuffix("s")) * 1.04**place for time in known]
        parts = [part for part, _, _ in known.values()]
        below = [part - low for part, low, _ in known.values()]
        above = [high - part for part, _, high in known.values()]
        axes.errorbar(seconds, parts, yerr=[below, above], marker="o", capsize=3, label=label)
    ticks = [float(time.removesuffix("s")) for time in TIMES]
    axes.set_xscale("log")
    axes.set_xticks(ticks, [f"{tick:g}" for tick in ticks])
    axes.minorticks_off()
    axes.set_xlabel("seconds a choice")
    axes.set_ylabel("share of wins, 95 %")
    axes.set_title(title, loc="left")


def play(claim: Claim, command: list[str]) -> bool:
    """Keeps every game and what they come to. Whether it could be played: not where its players have changed since."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    kept = ["--results", str(FOLDER / f"{claim.name}.jsonl"), "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "prairie", *command, *kept], stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        return False
    (FOLDER / f"{claim.name}.json").write_text(done.stdout, encoding="utf-8")
    return True


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("parts", nargs="*", help="only the matches whose names hold one of these")
    reader.add_argument("--games", type=int, help=f"instead of {GAMES}, or {MANY} between quick players")
    reader.add_argument("--workers", type=int, help="processes; all cores unless told")
    reader.add_argument("--list", action="store_true", help="only say which matches there are")
    reader.add_argument("--table", action="store_true", help="only say what has been measured")
    reader.add_argument("--plot", type=Path, help="only draw what more time for thought brings")
    asked = reader.parse_args()
    if asked.plot:
        draw(asked.plot)
        return
    if asked.table:
        print("| match | players | games | won | 95 % |\n|---|---|---|---|---|")
    refused = []
    for claim in claims():
        if asked.parts and not any(part in claim.name for part in asked.parts):
            continue
        if asked.table:
            print("".join(f"{row}\n" for row in rows(claim)), end="")
            continue
        command = [*claim.command, "--games", str(asked.games or claim.games), "--seed", str(claim.seed)]
        if asked.workers:
            command += ["--workers", str(asked.workers)]
        if asked.list or play(claim, command):
            print(f"{claim.name}: prairie {' '.join(command)}", flush=True)
        else:
            refused.append(claim.name)
    if refused:
        sys.exit(f"not played to their end: {', '.join(refused)}")


if __name__ == "__main__":
    main()
