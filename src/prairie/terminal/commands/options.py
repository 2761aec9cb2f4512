"""What several commands take: a game by name, a language, a data file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from prairie.core.record import Record
from prairie.core.rulebook import LANGUAGES
from prairie.terminal.voice import default_language

AT = "After this many decisions, deals and draws counted: what stands in the record as decision N is seen with N - 1."
F = TypeVar("F", bound=Callable[..., Any])


def seats_of(record: Record) -> str:
    """What is said to whoever names another seat."""
    return f"this game has the seats 0 to {record.seats - 1}" if record.seats > 1 else "this game has the seat 0 alone"


def lang_option(command: F) -> F:
    return click.option(
        "--lang", type=click.Choice(LANGUAGES), default=default_language, help="Language; from LANG when not given."
    )(command)


def data_option(command: F) -> F:
    return click.option("--data", type=click.Path(), help="A file or folder of your own with the game's components.")(
        command
    )


def plain_option(command: F) -> F:
    return click.option(
        "--plain", is_flag=True, help="Sentences instead of a drawn board: for screen readers. Automatic in a pipe."
    )(command)
