"""`prairie arena`."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from prairie import agents
from prairie.arena.chairs import told
from prairie.arena.commands.options import (
    data_option,
    json_option,
    plot_option,
    results_option,
    seats_option,
    seed_option,
    variant_option,
    workers_option,
)
from prairie.arena.commands.showing import IN_PARTS, columns, counted, output
from prairie.arena.matches import Match, pairings
from prairie.arena.plots import check_plot, draw_match
from prairie.arena.ratings import Elo, Share, Skill, elo, fallbacks, openskill, shares
from prairie.arena.results import Results
from prairie.arena.running import run
from prairie.core import registry
from prairie.core.game import Game


@click.command()
@click.argument("game")
@click.option(
    "--agents",
    "players",
    metavar="LIST",
    help="Who meet: every two of them. At a table for more, one among as many of the other as fit.",
)
@click.option("--table", "fixed", metavar="LIST", help="One table instead: who sits down together.")
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many games at each table.")
@seats_option
@variant_option
@data_option
@seed_option
@results_option
@plot_option
@workers_option
@json_option
def command(
    game: str,
    players: str | None,
    fixed: str | None,
    games: int,
    seats: int | None,
    options: tuple[str, ...],
    data: str | None,
    seed: int,
    results: str | None,
    plot: str | None,
    workers: int | None,
    as_json: bool,
) -> None:
    """Lets computer players meet at GAME and says how strong they are.

    Players are named as in `prairie play`, levels from level1 to level6 among them; a budget may follow, in iterations
    (ismcts@2000) or seconds a choice (level6@1s). Seats are rotated, and every seating has the same luck.

    With --agents a,b,c there is a table for every two of them: a and b, a and c, b and c. With --seats 4 every two have
    two tables: one a among three b, and one b among three a. --table seats whom you like, as in a,b,b,c.

    Of each table every player is told once: how many of its seats it has (seats), how often it won at any of them
    (wins), and how often it would have if all were equal (even).
    """
    rules = registry.game(game, data)
    tables, count = seating(rules, players, fixed, seats)
    chosen = rules.read_options(options)
    rules.new(count, **chosen)
    for name in {name for table in tables for name in table}:
        agents.make(name, rules, 1)  # refuses a wrong name before anything starts
    if plot:
        check_plot(Path(plot))
    match = Match(game, count, tuple(chosen.items()), tables, games, seed, data)
    kept = Results(match, Path(results) if results else None)
    warn_of_uneven(match)
    play_all(match, kept, workers)
    wanted = [played for played in kept.games if played.number < games]
    found = (shares(wanted), elo(wanted), openskill(wanted), fallbacks(wanted))
    if as_json:
        click.echo(json.dumps(as_data(match, *found)))
    else:
        show(match, *found, console=output())
    if plot:  # last: what was played is told, whatever becomes of the picture
        draw_match(Path(plot), title(match), found[0], found[1])


def seating(
    game: Game, players: str | None, fixed: str | None, seats: int | None
) -> tuple[tuple[tuple[str, ...], ...], int]:
    """The tables to be played, and how many sit at each."""
    if game.seat_counts[-1] < 2:
        raise click.UsageError(f"{game.name} is for one, who meets nobody: see `prairie scenarios {game.name}`")
    if bool(players) == bool(fixed):
        raise click.UsageError("name --agents, who meet one another, or one --table")
    if fixed:
        table = tuple(name.strip() for name in fixed.split(","))
        if len(set(table)) == 1:
            raise click.UsageError(f"who meets nobody but itself wins half: seats are for `prairie study {game.name}`")
        if seats not in (None, len(table)):
            raise click.UsageError(f"--table names {len(table)} players for {seats} seats")
        return (table,), len(table)
    named = [name.strip() for name in str(players).split(",")]
    if len(set(named)) < 2 or len(set(named)) < len(named):
        raise click.UsageError("--agents wants two or more different players")
    count = game.seat_counts[0] if seats is None else seats
    return tuple(pairings(named, count)), count


def play_all(match: Match, kept: Results, workers: int | None) -> None:
    total = match.games * len(match.tables)
    before = sum(1 for played in kept.games if played.number < match.games)
    bar = (
        TextColumn(match.game),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*bar, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(match.game, total=total, completed=before)
        try:
            run(match, kept, workers, lambda: progress.advance(task))
        except KeyboardInterrupt:
            if kept.path is not None:
                raise click.ClickException(
                    f"interrupted after {len(kept.games)} games; the same command goes on with {kept.path}"
                ) from None
            raise


def title(match: Match) -> str:
    return f"{match.game}, {counted(match.seats, 'seat')}, {counted(match.games, 'game')} a table"


def warn_of_uneven(match: Match) -> None:
    """Every seating in turn: a round that is not played to its end favours whoever sat better in it."""
    if match.games % match.seats:
        click.echo(f"prairie: --games {match.games} is no multiple of {match.seats}: seatings are uneven", err=True)


def show_shares(found: list[Share], console: Console) -> None:
    grid = columns(("player", "against"), ("seats", "games", "wins", "even", "95 %", "s a step"))
    for one in found:
        interval = f"{one.low:.1%} – {one.high:.1%}"
        numbers = (str(one.seats), str(one.games), f"{one.part:.1%}", f"{one.even:.1%}", interval)
        grid.add_row(one.player, ", ".join(one.against), *numbers, f"{one.seconds:.4f}")
    console.print(grid)
    console.print("seats: those of the player at that table; even: what equal players would win", highlight=False)
    console.print(f"wins: {IN_PARTS}", highlight=False)


def as_data(
    match: Match, found: list[Share], ratings: list[Elo], skills: list[Skill] | None, failed: dict[str, int]
) -> dict[str, object]:
    return {
        "match": asdict(match),
        "shares": [{**asdict(one), "part": one.part} for one in found],
        "elo": [asdict(one) for one in ratings],
        "openskill": None if skills is None else [asdict(one) for one in skills],
        "fallbacks": failed,
    }


def show(
    match: Match,
    found: list[Share],
    ratings: list[Elo],
    skills: list[Skill] | None,
    failed: dict[str, int],
    console: Console,
) -> None:
    console.print(f"{title(match)}, seed {match.seed}", highlight=False)
    show_shares(found, console)
    grid = columns(("player",), ("Elo", "95 %", "openskill µ", "σ"))
    by_name = {one.player: one for one in skills or []}
    for rated in ratings:
        skill = by_name.get(rated.player)
        numbers = (f"{skill.mu:.1f}", f"{skill.sigma:.1f}") if skill else ("", "")
        grid.add_row(rated.player, f"{rated.rating:.0f}", f"± {rated.error:.0f}", *numbers)
    console.print(grid)
    for player, count in failed.items():
        if count:
            console.print(told(count, player), highlight=False)
    if skills is None:
        console.print("openskill is an extra: pip install 'prairie[study]'", highlight=False)
