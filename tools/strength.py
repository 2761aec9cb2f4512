"""Plays the matches behind every claim of strength and keeps the arena's own output in docs/strength.

    .venv/bin/python tools/strength.py [--games N] [--workers N] [--again] [--list | --table | --plot FILE]
                                       [PART OF A NAME ...]

Every game is kept as it ends (NAME.jsonl), so that an interrupted run goes on where it stopped; NAME.json is what the
arena says of them. Seconds are those of the processor, so a machine that does other things too measures the same, only
later. Without a part of a name all matches are played, the most important first: hours on two cores. Games may be added
to a match (`--games`), none are left out again. A match that an earlier build played, or that was played on another
seed, is left as it is, and named at the end; `--again` plays it anew. `--table` writes what stands in docs/strength so
far as Markdown, with the build that played it; `--plot` draws what more time for thought brings.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from prairie.arena.fingerprints import fingerprints
from prairie.arena.ledger import MADE_BY, first_line
from prairie.arena.plots import INK, pyplot
from prairie.core import registry

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "strength"
GAMES = 200
MANY = 2000  # of matches between quick players
SEED = 20261116  # no player was tuned on this luck, but for those who changed after they had met it: by beginnings of
LATER_SEEDS = {  # their matches' names, the first that fits
    "tomahawk-level": 20261119,
    "tomahawk": 20261118,
    "bigmanitou-level": 20261117,
    "bigmanitou-random-level": 20261117,
    "bigmanitou-greedy-level": 20261117,
    "powwow": 20261117,
}
GAMES_FOR_TWO = {"tomahawk": "Tomahawk", "bigmanitou": "Big Manitou", "powwow": "Pow Wow"}
TIMES = ("0.05s", "0.1s", "0.2s", "0.5s", "1s", "2s")  # each against the one before
SCENARIOS = ("SC1", "SC2", "SC3", "SC4")
ANCHORED = (1, 3, 5)
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
        return next((seed for start, seed in LATER_SEEDS.items() if self.name.startswith(start)), SEED)

    @property
    def files(self) -> tuple[Path, Path]:
        """Every game, and what they come to."""
        return FOLDER / f"{self.name}.jsonl", FOLDER / f"{self.name}.json"

    def is_todays(self) -> bool:
        """Whether what was played so far, if anything, was played by the players and rules that are installed now, and
        on the luck it is to be played on."""
        games, _ = self.files
        header = first_line(games.read_text(encoding="utf-8", errors="replace")) if games.exists() else None
        if header is None:
            return True
        kept: dict[str, str] | None = header.get(MADE_BY)
        if not kept or header["seed"] != self.seed:
            return False
        return kept == fingerprints(kept, registry.game(header["game"], header["data"]))


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
    for level in ANCHORED:  # where the levels stand, beside players that stay as they are
        for other in ("random", "greedy"):
            found += [
                match(f"{game}-{other}-level{level}", game, f"level{level},{other}")._replace(games=GAMES)
                for game in GAMES_FOR_TWO
            ]
    return found


class Told(NamedTuple):
    """What the games of a match, or of one scenario of a survey, came to."""

    who: str
    games: int
    share: float  # of wins, and its interval
    low: float
    high: float


def told(name: str) -> list[Told]:
    """What is kept of a match, or of each scenario of a survey; nothing of one that was not played to its end."""
    kept = FOLDER / f"{name}.json"
    return [read_told(json.loads(line)) for line in kept.read_text("utf-8").splitlines()] if kept.exists() else []


def read_told(said: dict[str, Any]) -> Told:
    if "scenario" in said:
        who, share = f"{said['agent']}, {said['scenario']}", said["won"] / said["games"]
    else:
        said = said["shares"][0]
        who, share = f"{said['player']} – {', '.join(said['against'])}", said["part"]
    return Told(who, said["games"], share, said["low"], said["high"])


def rows(claim: Claim) -> list[str]:
    """For the table."""
    build = "today's" if claim.is_todays() else "earlier"
    found = []
    for one in told(claim.name):
        between = f"{100 * one.low:.0f} – {100 * one.high:.0f} %"
        found.append(f"| {claim.name} | {one.who} | {one.games} | {100 * one.share:.1f} % | {between} | {build} |")
    return found


def share_of(name: str) -> Told | None:
    """For the plot, whose surveys are of one scenario."""
    return next(iter(told(name)), None)


def draw(path: Path) -> None:
    """What more time for thought brings: against what stays as it is, and against oneself with the time before."""
    plot = pyplot()
    figure, axes = plot.subplots(1, 2, figsize=(10, 3.6), layout="constrained")
    against = {time: share_of("tomahawk-random" + ("" if time == "1s" else f"-{time}")) for time in TIMES}
    scenario = {time: share_of(f"comancheria-time-{time}") for time in TIMES}
    curve(axes[0], "against what stays the same", against, "Tomahawk, random play")
    curve(axes[0], "against what stays the same", scenario, "Comanchería, SC3", 1)
    axes[0].set_ylim(top=1)
    for place, (game, name) in enumerate(GAMES_FOR_TWO.items()):
        steps = {time: share_of(f"{game}-time-{time}") for time in TIMES[1:]}
        curve(axes[1], "against itself with the time before", steps, name, place)
    axes[1].axhline(0.5, color=INK, linewidth=0.8, linestyle=":")
    for axis in axes:  # below, where it covers nothing
        axis.legend(frameon=False, loc="upper center", bbox_to_anchor=(0.5, -0.16), ncols=3)
    figure.savefig(path)


def curve(axes: Any, title: str, shares: dict[str, Told | None], label: str, place: int = 0) -> None:
    """`place` moves a curve a little aside, so that intervals do not cover each other."""
    known = {time: share for time, share in shares.items() if share}
    if known:
        seconds = [float(time.removesuffix("s")) * 1.04**place for time in known]
        parts = [one.share for one in known.values()]
        below = [one.share - one.low for one in known.values()]
        above = [one.high - one.share for one in known.values()]
        axes.errorbar(seconds, parts, yerr=[below, above], marker="o", capsize=3, label=label)
    ticks = [float(time.removesuffix("s")) for time in TIMES]
    axes.set_xscale("log")
    axes.set_xticks(ticks, [f"{tick:g}" for tick in ticks])
    axes.minorticks_off()
    axes.set_xlabel("seconds a choice")
    axes.set_ylabel("share of wins, 95 %")
    axes.set_title(title, loc="left")


def games_of(claim: Claim, asked: int | None) -> int:
    """Not fewer than are told of already: a claim is not to rest on less than it did."""
    return max([asked or claim.games, *(one.games for one in told(claim.name))])


def play(claim: Claim, command: list[str], again: bool) -> bool:
    """Keeps every game and what they come to. Whether it is played: not where its players have changed since, unless
    it is to be played again."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    games, result = claim.files
    if not claim.is_todays():
        if not again:
            return False
        games.unlink()
        result.unlink(missing_ok=True)
    kept = ["--results", str(games), "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "prairie", *command, *kept], stdout=subprocess.PIPE, text=True, check=False
    )
    if done.returncode:
        return False
    result.write_text(done.stdout, encoding="utf-8")
    return True


def is_asked(name: str, parts: list[str], names: set[str]) -> bool:
    """A whole name asks for that match, a part of names for all that hold it."""
    return any(part == name if part in names else part in name for part in parts)


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("parts", nargs="*", help="only the matches of these names, or whose names hold one of these")
    reader.add_argument(
        "--games", type=int, help=f"instead of {GAMES}, or {MANY} between quick players; never fewer than were played"
    )
    reader.add_argument("--workers", type=int, help="processes; all cores unless told")
    reader.add_argument(
        "--again", action="store_true", help="play anew what an earlier build has played, or on another seed"
    )
    reader.add_argument("--list", action="store_true", help="only say which matches there are")
    reader.add_argument("--table", action="store_true", help="only say what has been measured")
    reader.add_argument("--plot", type=Path, help="only draw what more time for thought brings")
    asked = reader.parse_args()
    if asked.plot:
        draw(asked.plot)
        return
    if asked.table:
        print("| match | players | games | won | 95 % | build |\n|---|---|---|---|---|---|")
    refused = []
    names = {claim.name for claim in claims()}
    for claim in claims():
        if asked.parts and not is_asked(claim.name, asked.parts, names):
            continue
        if asked.table:
            print("".join(f"{row}\n" for row in rows(claim)), end="")
            continue
        command = [*claim.command, "--games", str(games_of(claim, asked.games)), "--seed", str(claim.seed)]
        if asked.workers:
            command += ["--workers", str(asked.workers)]
        if asked.list or play(claim, command, asked.again):
            print(f"{claim.name}: prairie {' '.join(command)}", flush=True)
        else:
            refused.append(claim.name)
    if refused:
        sys.exit(f"played by an earlier build or on another seed (--again), or not to their end: {', '.join(refused)}")


if __name__ == "__main__":
    main()
