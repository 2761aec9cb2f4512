"""`prairie scenarios`."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.table import Table as Grid

from prairie.arena.scenarios import Played, survey
from prairie.core import registry


@click.command()
@click.argument("game")
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1), help="How many games each.")
@click.option("--agent", default="greedy", show_default=True, help="The computer player that plays them.")
@click.option(
    "--seed", default=1, show_default=True, type=click.IntRange(0, 2**62), help="The same seed, the same games."
)
@click.option("--data", type=click.Path(), help="Components of your own.")
@click.option("--workers", type=click.IntRange(1), help="Processes; all cores unless told.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object a scenario.")
def command(game: str, games: int, agent: str, seed: int, data: str | None, workers: int | None, as_json: bool) -> None:
    """Plays every scenario of a solitaire GAME many times and tables how it ended."""
    rules = registry.game(game, data)
    found: list[tuple[str, Played]] = []
    for scenario, played in survey(game, data, agent, games, seed, workers):
        found.append((scenario, played))
        if as_json:
            click.echo(json.dumps(plain(scenario, played)))
    if as_json:
        return
    endings = sorted({ending for _, played in found for ending in played.endings}, reverse=True)
    grid = Grid(title=f"{game}: {games} games each, {agent}, seed {seed}", padding=0)
    yardsticks = [yardstick.name for yardstick in rules.yardsticks]
    grid.add_column("")
    for ending in endings:
        grid.add_column(ending.removeprefix("outcome-").replace("-", " "), justify="right", max_width=9)
    for heading in yardsticks:
        grid.add_column(heading, justify="right", no_wrap=True)
    for scenario, played in found:
        shares = [f"{played.share(ending):.1%}" for ending in endings]
        grid.add_row(scenario, *shares, *(f"{played.mean(name):.1f}" for name in yardsticks))
    Console().print(grid)


def plain(scenario: str, played: Played) -> dict[str, object]:
    return {
        "scenario": scenario,
        "games": played.games,
        "endings": {ending.removeprefix("outcome-"): count for ending, count in sorted(played.endings.items())},
        "means": {name: round(total / played.games, 2) for name, total in sorted(played.happened.items())},
    }
