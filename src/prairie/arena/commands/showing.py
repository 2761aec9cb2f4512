"""How the commands of the arena show what they found: tables in which no digit is ever cut."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table as Grid

WIDE = 200  # columns, where nobody's screen ends
IN_PARTS = "a shared win counts in parts; a game nobody wins is shared by all seats"


def output() -> Console:
    """As wide as the terminal; in a pipe or a file, as wide as it takes."""
    found = Console()
    return found if found.is_terminal else Console(width=max(WIDE, found.width))


def columns(words: Iterable[str], numbers: Iterable[str]) -> Grid:
    """A table whose words may go over several lines, and whose numbers stay whole."""
    grid = Grid()
    for heading in words:
        grid.add_column(heading, overflow="fold")
    for heading in numbers:
        grid.add_column(heading, justify="right", no_wrap=True)
    return grid


def counted(number: int, thing: str) -> str:
    """1 seat, 2 seats."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"
