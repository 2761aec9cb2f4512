"""`prairie study`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from prairie import agents
from prairie.arena.chairs import told
from prairie.arena.commands.options import chosen_options
from prairie.arena.plots import check_plot, draw_study
from prairie.arena.simulate import Job
from prairie.arena.study import Study, scenario_rates, study, watch_all
from prairie.core import registry


@click.command()
@click.argument("game")
@click.option("--agent", "player", default="level2", show_default=True, help="Who plays, at every seat.")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(2), help="How many games.")
@click.option("--seats", type=int, help="How many play.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A variant; may be repeated.")
@click.option("--data", type=click.Path(), help="Components of your own.")
@click.option(
    "--seed", default=1, show_default=True, type=click.IntRange(0, 2**62), help="The same seed, the same luck."
)
@click.option("--plot", type=click.Path(dir_okay=False), help="Draw the answers, as PNG or SVG by the file's name.")
@click.option("--workers", type=click.IntRange(1), help="Processes; all cores unless told.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def command(
    game: str,
    player: str,
    games: int,
    seats: int | None,
    options: tuple[str, ...],
    data: str | None,
    seed: int,
    plot: str | None,
    workers: int | None,
    as_json: bool,
) -> None:
    """Plays many games of GAME and says what decides them: seats, what players hold, length, how often rules act.

    Of a game with scenarios each is played too, a tenth as often, unless one is chosen.
    """
    rules = registry.game(game, data)
    count = rules.seat_counts[0] if seats is None else seats
    chosen = chosen_options(rules, options)
    rules.new(count, **chosen)
    agents.make(player, rules, 1)  # refuses a wrong name before anything starts
    if plot:
        check_plot(Path(plot))
    job = Job(game, count, tuple(chosen.items()), seed, data)
    columns = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game, total=games)
        seen = watch_all(job, player, games, workers, lambda: progress.advance(task))
        scenarios = []
        if not any(option.startswith("scenario=") for option in options):
            each = max(2, games // 10)
            task = progress.add_task("scenarios", total=None)
            scenarios = scenario_rates(job, player, each, workers, lambda: progress.advance(task))
    found = study(job, seen, scenarios)
    title = f"{game}, {count} seats: {games} games of {player}, seed {seed}"
    if plot:
        draw_study(Path(plot), title, found)
    if as_json:
        click.echo(json.dumps({"game": game, "seats": count, "agent": player, "seed": seed, **asdict(found)}))
    else:
        show(title, found, Console())


def show(title: str, found: Study, console: Console) -> None:
    console.print(title, highlight=False)
    lengths = sorted(found.lengths)
    console.print(
        f"decisions a game: {lengths[0]} to {lengths[-1]}, half of all games {lengths[len(lengths) // 4]} to "
        f"{lengths[3 * len(lengths) // 4]}; won by nobody: {found.nobody}",
        highlight=False,
    )
    if found.fallbacks:
        console.print(told(found.fallbacks, "the player"), highlight=False)
    named = (*found.seats, *found.rates, *found.scenarios)
    rates = [(one.name, one.part, one.low, one.high, one.games) for one in named]
    grid = Grid()
    first = "scenario" if found.scenarios else "who has"
    for heading in (first, "wins", "95 %", "times"):
        grid.add_column(heading, justify="left" if heading == first else "right")
    for name, part, low, high, times in rates:
        grid.add_row(name, f"{part:.1%}", f"{low:.1%} – {high:.1%}", f"{times:,}")
    console.print(grid)
    if found.worths:
        grid = Grid()
        for heading in ("one more of", "points of lead", "95 %"):
            grid.add_column(heading, justify="left" if heading == "one more of" else "right")
        for worth in found.worths:
            grid.add_row(worth.name, f"{worth.points:+.2f}", f"{worth.low:+.2f} – {worth.high:+.2f}")
        console.print(grid)
    grid = Grid()
    for heading in ("what happens", "rule", "a game", "in games"):
        grid.add_column(heading, justify="left" if heading in ("what happens", "rule") else "right")
    for one in found.firings:
        grid.add_row(one.name, one.rule, f"{one.a_game:.2f}", f"{one.in_games:.1%}")
    console.print(grid)
