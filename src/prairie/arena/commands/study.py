"""`prairie study`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from prairie import agents
from prairie.arena.chairs import told
from prairie.arena.commands.options import (
    data_option,
    json_option,
    plot_option,
    seats_option,
    seed_option,
    variant_option,
    workers_option,
)
from prairie.arena.commands.showing import IN_PARTS, columns, counted, output
from prairie.arena.plots import check_plot, draw_study
from prairie.arena.simulate import Job
from prairie.arena.study import Rate, Study, scenario_rates, study, watch_all
from prairie.core import registry


@click.command()
@click.argument("game")
@click.option("--agent", "player", default="level2", show_default=True, help="Who plays, at every seat.")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(2), help="How many games.")
@seats_option
@variant_option
@click.option("--scenario", metavar="NAME", help="Of a game that has some: only this one.")
@data_option
@seed_option
@plot_option
@workers_option
@json_option
def command(
    game: str,
    player: str,
    games: int,
    seats: int | None,
    options: tuple[str, ...],
    scenario: str | None,
    data: str | None,
    seed: int,
    plot: str | None,
    workers: int | None,
    as_json: bool,
) -> None:
    """Plays many games of GAME and says what decides them: seats, what players hold, length, how often rules act.

    How often a rule acts is counted by the events of the log, each with the rule it cites. Unless a scenario
    is chosen, it is the first that is studied, and each of the others is played too, a tenth as often.
    """
    rules = registry.game(game, data)
    if scenario:
        options = (*options, f"scenario={scenario}")
    count = rules.seat_counts[0] if seats is None else seats
    chosen = rules.read_options(options)
    rules.new(count, **chosen)
    agents.make(player, rules, 1)  # refuses a wrong name before anything starts
    if plot:
        check_plot(Path(plot))
    job = Job(game, count, tuple(chosen.items()), seed, data)
    bar = (TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game, total=games)
        seen = watch_all(job, player, games, workers, lambda: progress.advance(task))
        scenarios = []
        if not any(option.startswith("scenario=") for option in options):
            each = max(2, games // 10)
            task = progress.add_task("scenarios", total=None)
            scenarios = scenario_rates(job, player, seen, each, workers, lambda: progress.advance(task))
    found = study(job, seen, scenarios)
    where = f"{game} {chosen['scenario']}" if "scenario" in chosen else game
    title = f"{where}, {counted(count, 'seat')}: {counted(games, 'game')} of {player}, seed {seed}"
    if as_json:
        asked = {"game": game, "seats": count, "options": chosen, "agent": player, "seed": seed}
        click.echo(json.dumps({**asked, **asdict(found)}))
    else:
        show(title, found, output())
    if plot:  # last: what was played is told, whatever becomes of the picture
        draw_study(Path(plot), title, found)


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
    show_rates("the player" if len(found.seats) == 1 else "seat", found.seats, console)
    show_rates("who has", found.rates, console)
    show_rates("scenario", found.scenarios, console)
    if len(found.seats) > 1:
        console.print(f"wins: {IN_PARTS}", highlight=False)
    if found.worths:
        grid = columns(("one more of",), ("points of lead", "95 %"))
        for worth in found.worths:
            grid.add_row(worth.name, f"{worth.points:+.2f}", f"{worth.low:+.2f} – {worth.high:+.2f}")
        console.print(grid)
    console.print("events of the log, with the rules they cite:", highlight=False)
    grid = columns(("what happens", "rule"), ("a game", "in games"))
    for one in found.firings:
        grid.add_row(one.name, one.rule, f"{one.a_game:.2f}", f"{one.in_games:.1%}")
    console.print(grid)


def show_rates(first: str, rates: list[Rate], console: Console) -> None:
    if not rates:
        return
    grid = columns((first,), ("wins", "95 %", "times"))
    for one in rates:
        grid.add_row(one.name, f"{one.part:.1%}", f"{one.low:.1%} – {one.high:.1%}", f"{one.games:,}")
    console.print(grid)
