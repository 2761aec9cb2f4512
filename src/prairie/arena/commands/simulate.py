"""`prairie simulate`."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from prairie.arena.commands.options import (
    data_option,
    json_option,
    seats_option,
    seed_option,
    variant_option,
    workers_option,
)
from prairie.arena.commands.showing import columns, counted, output
from prairie.arena.simulate import Job, simulate, summary
from prairie.core import registry
from prairie.core.game import Game


@click.command()
@click.argument("game")
@click.option("--games", default=10_000, show_default=True, type=click.IntRange(1), help="How many games.")
@seed_option
@seats_option
@variant_option
@data_option
@workers_option
@json_option
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
    chosen = rules.read_options(options)
    rules.new(count, **chosen)  # refuses a wrong number of seats before anything starts
    job = Job(game, count, tuple(chosen.items()), seed, data)
    bar = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game, total=games)
        tally = simulate(job, games, workers, lambda done: progress.advance(task, done))
    found = summary(job, tally)
    if as_json:
        click.echo(json.dumps(found))
    else:
        show(found, output())


def show(found: dict[str, object], console: Console) -> None:
    wins, points = found["wins"], found["points"]
    assert isinstance(wins, list)
    assert isinstance(points, list)
    games, seats = counted(int(str(found["games"])), "random game"), counted(len(wins), "seat")
    console.print(f"{found['game']}, {seats}: {games}, seed {found['seed']}", highlight=False)
    grid = columns((), ("seat", "wins", "points"))
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
    said = any(yardstick["elsewhere"] for yardstick in yardsticks)
    kinds = ("mean", "most", "elsewhere") if said else ("mean", "most")
    grid = columns(("in a game",), kinds)
    for yardstick in yardsticks:
        grid.add_row(*(str(yardstick[key]) for key in ("name", *kinds)))
    console.print(grid)
    if said:
        console.print(game.texts.say("en", "yardsticks-note"), highlight=False)
