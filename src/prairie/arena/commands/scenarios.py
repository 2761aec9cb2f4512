"""`prairie scenarios`."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from prairie import agents
from prairie.arena.chairs import told
from prairie.arena.commands.options import (
    data_option,
    plot_option,
    results_option,
    seed_option,
    workers_option,
)
from prairie.arena.commands.showing import columns, counted, output
from prairie.arena.plots import check_plot, draw_scenarios
from prairie.arena.ratings import wilson
from prairie.arena.scenarios import Survey, Tally, kept_games, scenario_names, tally
from prairie.core import registry


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="How many games each.")
@click.option("--agent", default="greedy", show_default=True, help="The computer player that plays them.")
@click.option("--scenario", "only", multiple=True, metavar="NAME", help="Only this one; may be repeated.")
@seed_option
@data_option
@results_option
@plot_option
@workers_option
@click.option("--json", "as_json", is_flag=True, help="One JSON object a scenario.")
def command(
    game: str,
    games: int,
    agent: str,
    only: tuple[str, ...],
    seed: int,
    data: str | None,
    results: str | None,
    plot: str | None,
    workers: int | None,
    as_json: bool,
) -> None:
    """Plays the scenarios of a solitaire GAME many times and tables how it ended.

    The luck of a game is the same for every player: with the same seed, two players are compared on the same games. A
    player may carry a budget, in iterations (ismcts@200) or seconds a choice (level6@1s).
    """
    rules = registry.game(game, data)
    names = scenario_names(game, data)
    if strange := [name for name in only if name not in names]:
        raise click.UsageError(f"there is no scenario {strange[0]}; there are {', '.join(names)}")
    agents.make(agent, rules, 1)  # refuses a wrong name before anything starts
    if plot:
        check_plot(Path(plot))
    chosen = tuple(name for name in names if not only or name in only)
    survey = Survey(game, data, agent, seed)
    kept = kept_games(survey, Path(results) if results else None)
    found: list[tuple[str, Tally]] = []
    before = sum(1 for row in kept.rows if row["scenario"] in chosen and row["number"] < games)
    bar = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn())
    screen = Console(stderr=True)
    with Progress(*bar, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        task = progress.add_task(game, total=games * len(chosen), completed=before)
        for scenario, one in tally(survey, chosen, games, kept, workers, lambda: progress.advance(task)):
            found.append((scenario, one))
            if as_json:
                click.echo(json.dumps(plain(survey, scenario, one)))
    title = f"{game}: {counted(games, 'game')} each, {agent}, seed {seed}"
    if not as_json:
        show(title, agent, found, [yardstick.name for yardstick in rules.yardsticks])
    if plot:  # last: what was played is told, whatever becomes of the picture
        draw_scenarios(Path(plot), title, found)


def show(title: str, agent: str, found: list[tuple[str, Tally]], yardsticks: list[str]) -> None:
    console = output()
    console.print(title, highlight=False)
    grid = columns(("scenario",), ("won", "95 %", "s a game"))
    for scenario, one in found:
        low, high = wilson(one.won, one.games)
        interval = f"{low:.1%} – {high:.1%}"
        grid.add_row(scenario, f"{one.won / one.games:.1%}", interval, f"{one.seconds / one.games:.2f}")
    console.print(grid)
    console.print(endings(found))
    console.print(averages(found, yardsticks))
    if failed := sum(one.fallbacks for _, one in found):
        console.print(told(failed, agent), highlight=False)


def endings(found: list[tuple[str, Tally]]) -> Grid:
    """A column a scenario, so that it fits a narrow screen."""
    grid = columns(("how games ended",), [scenario for scenario, _ in found])
    for ending in sorted({ending for _, one in found for ending in one.endings}, reverse=True):
        grid.add_row(ending.removeprefix("outcome-"), *(f"{one.share(ending):.1%}" for _, one in found))
    return grid


def averages(found: list[tuple[str, Tally]], yardsticks: list[str]) -> Grid:
    grid = columns(("times a game",), [scenario for scenario, _ in found])
    for name in yardsticks:
        grid.add_row(name, *(f"{one.mean(name):.1f}" for _, one in found))
    return grid


def plain(survey: Survey, scenario: str, found: Tally) -> dict[str, object]:
    low, high = wilson(found.won, found.games)
    return {
        "scenario": scenario,
        "agent": survey.agent,
        "seed": survey.seed,
        "games": found.games,
        "won": found.won,
        "low": round(low, 4),
        "high": round(high, 4),
        "endings": {ending.removeprefix("outcome-"): count for ending, count in sorted(found.endings.items())},
        "means": {name: round(total / found.games, 2) for name, total in sorted(found.happened.items())},
        "seconds": round(found.seconds / found.games, 3),
        "fallbacks": found.fallbacks,
    }
