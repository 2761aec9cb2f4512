"""`prairie bench`."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.table import Table as Grid

from prairie.bench.engine import Figures, import_ms, measure
from prairie.bench.peers import Ratio, compare, open_spiel
from prairie.core import registry

ROWS = (
    ("random games a second", "games_per_second", "{:,.0f}"),
    ("decisions a game", "decisions_per_game", "{:.1f}"),
    ("decisions a second", "decisions_per_second", "{:,.0f}"),
    ("µs a step, driven from Python", "python_us_per_step", "{:.2f}"),
    ("ns a clone", "clone_ns", "{:.0f}"),
    ("ns a view", "view_ns", "{:.0f}"),
    ("ns to imagine a world", "imagine_ns", "{:.0f}"),
    ("ns an information key", "info_key_ns", "{:.0f}"),
    ("bytes a state", "state_bytes", "{:d}"),
)


@click.command()
@click.argument("game", required=False)
@click.option("--peers", is_flag=True, help="OpenSpiel beside us, in the same run.")
@click.option("--rounds", default=5, show_default=True, type=click.IntRange(1), help="The best of so many rounds.")
@click.option("--scale", default=1.0, show_default=True, type=click.FloatRange(0.001), help="Longer or shorter rounds.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")
def command(game: str | None, peers: bool, rounds: int, scale: float, as_json: bool) -> None:
    """How fast the engine is on this machine, one core."""
    names = [game] if game else registry.game_names()
    if peers:
        open_spiel()
    figures = []
    for name in names:
        rules = registry.game(name)
        figures += [measure(rules, seats, rounds, scale) for seats in rules.seat_counts]
    started = import_ms()
    ratios = {name: compare(registry.game(name), rounds, 0.4 * scale) for name in names} if peers else {}
    if as_json:
        click.echo(
            json.dumps(
                {
                    "import_ms": started,
                    "games": [one.as_dict() for one in figures],
                    "peers": {name: [vars(r) | {"times": r.times} for r in found] for name, found in ratios.items()},
                }
            )
        )
        return
    console = Console()
    for name in names:
        console.print(as_grid(name, [one for one in figures if one.game == name]))
    console.print(f"import prairie: {started:.0f} ms")
    for name, found in ratios.items():
        console.print(peer_grid(name, found))


def as_grid(name: str, figures: list[Figures]) -> Grid:
    grid = Grid(title=f"{name} ({figures[0].mode})")
    grid.add_column("")
    for one in figures:
        grid.add_column(f"{one.seats} seats", justify="right")
    for label, key, form in ROWS:
        grid.add_row(label, *(form.format(one.as_dict()[key]) for one in figures))
    return grid


def peer_grid(name: str, ratios: list[Ratio]) -> Grid:
    grid = Grid(title=f"{name} beside OpenSpiel, both driven from Python")
    for heading in ("peer", "ours, µs a step", "theirs, µs a step", "times as fast"):
        grid.add_column(heading, justify="right")
    for ratio in ratios:
        grid.add_row(ratio.peer, f"{ratio.ours_us:.2f}", f"{ratio.theirs_us:.2f}", f"{ratio.times:.1f}")
    return grid
