"""What several commands take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

F = TypeVar("F", bound=Callable[..., Any])


def seats_option(command: F) -> F:
    return click.option("--seats", type=int, help="How many play.")(command)


def variant_option(command: F) -> F:
    return click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A variant; may be repeated.")(
        command
    )


def data_option(command: F) -> F:
    return click.option("--data", type=click.Path(), help="Components of your own.")(command)


def seed_option(command: F) -> F:
    return click.option(
        "--seed", default=1, show_default=True, type=click.IntRange(0, 2**62), help="The same seed, the same luck."
    )(command)


def results_option(command: F) -> F:
    return click.option(
        "--results", type=click.Path(dir_okay=False), help="Keep every game here; run again to go on with it."
    )(command)


def plot_option(command: F) -> F:
    return click.option(
        "--plot", type=click.Path(dir_okay=False), help="Draw the results, as PNG or SVG by the file's name."
    )(command)


def workers_option(command: F) -> F:
    return click.option("--workers", type=click.IntRange(1), help="Processes; all cores unless told.")(command)


def json_option(command: F) -> F:
    return click.option("--json", "as_json", is_flag=True, help="One JSON object on standard output.")(command)
