"""`prairie simulate`."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from prairie.arena.commands.options import chosen_options
from prairie.arena.simulate import Job, simulate, summary
from prairie.core import registry
from prairie.core.game import Game


@click.command()
@click.argument("game")
@click.option("--games", default=10_000, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option(
    "--seed", default=1, show_default=True, type=click.IntRange(0, 2**62), help="The same seed, the same games."
)
@click.option("--seats", type=int, help="How many play.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A variant; may be repeated.")
@click.option("--data", type=click.Path(), help="Components of your own.")
@click.option("--workers", type=click.IntRange(1), help="Processes; all cores unless told.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def command(
    game: str,
    games: int,
    seed: int,
    seats: int | None,
    options: tuple[str, ...],
    data: str | None,
    workers: int | None,
    as_json: bool,
) -> None:
    """Plays random games on all cores and says what they came to."""
    rules = registry.game(game, data)
    count = rules.seat_counts[0] if seats is None else seats
    chosen = chosen_options(rules, options)
    rules.new(count, **chosen)  # refuses a wrong number of seats before anything starts
    job = Job(game, count, tuple(chosen.items()), seed, data)
    columns = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game, total=games)
        tally = simulate(job, games, workers, lambda done: progress.advance(task, done))
    found = summary(job, tally)
    if as_json:
        click.echo(json.dumps(found))
    else:
        show(found, Console())


def show(found: dict[str, object], console: Console) -> None:
    wins, points = found["wins"], found["points"]
    assert isinstance(wins, list)
    assert isinstance(points, list)
    console.print(f"{found['game']}: {found['games']:,} random games, seed {found['seed']}", highlight=False)
    grid = Grid()
    for heading in ("seat", "wins", "points"):
        grid.add_column(heading, justify="right")
    for seat, (won, scored) in enumerate(zip(wins, points, strict=True)):
        grid.add_row(str(seat), f"{won:.2%}", f"{scored:.2f}")
    console.print(grid)
    console.print(
        f"shared {found['shared']:,}, won by nobody {found['nobody']:,}, checksum {found['checksum']}", highlight=False
    )
    yardsticks = found["yardsticks"]
    assert isinstance(yardsticks, list)
    if yardsticks:
        show_yardsticks(registry.game(str(found["game"])), yardsticks, console)


def show_yardsticks(game: Game, yardsticks: list[dict[str, object]], console: Console) -> None:
    grid = Grid()
    for heading, side in (("in a game", "left"), ("mean", "right"), ("most", "right"), ("elsewhere", "right")):
        grid.add_column(heading, justify="left" if side == "left" else "right")
    for yardstick in yardsticks:
        grid.add_row(*(str(yardstick[key]) for key in ("name", "mean", "most", "elsewhere")))
    console.print(grid)
    if any(yardstick["elsewhere"] for yardstick in yardsticks):
        console.print(game.texts.say("en", "yardsticks-note"), highlight=False)
