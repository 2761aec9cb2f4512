"""`prairie bench`."""

from __future__ import annotations

import json

import click
from rich.console import Console
from rich.table import Table as Grid

from prairie.bench.engine import Figures, import_ms, measure
from prairie.bench.peers import Ratio, compare, open_spiel
from prairie.bench.searching import PeerSpeed, Speed, peer_speeds, speed
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
@click.option("--connections", default=200, show_default=True, type=click.IntRange(2, 2000), help="Of `server`.")
@click.option("--database", metavar="URL", help="Of `server`; a file that is thrown away when not given.")
@click.option("--bare", is_flag=True, help="Of `server`: one that only answers, as the bound of what can be reached.")
def command(
    game: str | None,
    peers: bool,
    rounds: int,
    scale: float,
    as_json: bool,
    connections: int,
    database: str | None,
    bare: bool,
) -> None:
    """How fast the engine is on this machine, one core; or, for `server` instead of a game, how many decisions a
    server takes."""
    if game == "server":
        loaded(connections, 10 * scale, database, bare, as_json)
        return
    names = [game] if game else registry.game_names()
    if peers:
        open_spiel()
    figures, speeds = [], []
    for name in names:
        rules = registry.game(name)
        figures += [measure(rules, seats, rounds, scale) for seats in rules.seat_counts]
        speeds += [speed(rules, seats, rounds, 0.5 * scale) for seats in rules.seat_counts]
    started = import_ms()
    ratios = {name: compare(registry.game(name), rounds, 0.4 * scale) for name in names} if peers else {}
    searches = peer_speeds(rounds, 0.5 * scale) if peers else []
    if as_json:
        click.echo(
            json.dumps(
                {
                    "import_ms": started,
                    "games": [one.as_dict() for one in figures],
                    "search": [vars(one) for one in speeds],
                    "peer_search": [vars(one) for one in searches],
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
    console.print(search_grid(speeds, searches))


def loaded(connections: int, seconds: float, database: str | None, bare: bool, as_json: bool) -> None:
    try:
        from prairie.bench.server import load
    except ModuleNotFoundError as error:
        said = f"bench server needs more packages ({error.name} is missing): pip install 'prairie[server]'"
        raise click.ClickException(said) from error
    found = load("powwow", connections, seconds, database, bare)
    if as_json:
        click.echo(json.dumps(found.as_dict()))
        return
    which = "a server that only answers" if bare else "a server"
    grid = Grid(title=f"{which} and {found.connections} connections, {found.seconds:.0f} s")
    grid.add_column("")
    grid.add_column("", justify="right")
    what = "answers a second" if bare else "decisions a second, acknowledged and on disk"
    grid.add_row(what, f"{found.decisions_per_second:,.0f}")
    for label, value in (("half of them within", found.p50_ms), ("99 % within", found.p99_ms)):
        grid.add_row(label, f"{value:.0f} ms")
    grid.add_row("bytes sent a decision", f"{found.bytes_per_decision:,.0f}")
    grid.add_row("processor time of the server a decision", f"{found.server_us:,.0f} µs")
    grid.add_row("processor time of the load a decision", f"{found.load_us:,.0f} µs")
    Console().print(grid)


def as_grid(name: str, figures: list[Figures]) -> Grid:
    grid = Grid(title=f"{name} ({figures[0].mode})")
    grid.add_column("")
    for one in figures:
        grid.add_column(seated(one.seats), justify="right")
    for label, key, form in ROWS:
        grid.add_row(label, *(form.format(one.as_dict()[key]) for one in figures))
    return grid


def seated(count: int) -> str:
    return "1 seat" if count == 1 else f"{count} seats"


def peer_grid(name: str, ratios: list[Ratio]) -> Grid:
    grid = Grid(title=f"{name} beside OpenSpiel, both driven from Python")
    for heading in ("peer", "ours, µs a step", "theirs, µs a step", "times as fast"):
        grid.add_column(heading, justify="right")
    for ratio in ratios:
        grid.add_row(ratio.peer, f"{ratio.ours_us:.2f}", f"{ratio.theirs_us:.2f}", f"{ratio.times:.1f}")
    return grid


def search_grid(speeds: list[Speed], searches: list[PeerSpeed]) -> Grid:
    grid = Grid(title="search, iterations a second on one core")
    for heading in ("game", "from", "with its policy", "random playouts"):
        grid.add_column(heading, justify="left" if heading in ("game", "from") else "right")
    for one in speeds:
        where = f"{one.game}, {seated(one.seats)}"
        grid.add_row(where, f"first question {one.question!r}", f"{one.with_policy:,.0f}", f"{one.at_random:,.0f}")
    for peer in searches:
        told = f"{peer.simulations:,.0f}" if peer.simulations else "not implemented"
        grid.add_row(f"OpenSpiel {peer.peer}", f"first decision, {peer.search}", "", told)
    return grid
