"""Where text appears: a terminal in colour, or a pipe and a screen reader in plain lines."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from prairie.core.spans import Line, cells, text_of, width_of, wrapped

# The named styles of core/spans.py. Every one stands beside a word or a sign: colour never speaks alone.
THEME = Theme(
    {
        "title": "bold",
        "me": "bold blue",
        "them": "bold dark_orange3",
        "plan": "bold yellow",
        "lit": "bold black on yellow",
        "hidden": "dim",
        "seen": "cyan",
        "changed": "bold magenta",
        "good": "green",
        "bad": "red",
        "strong": "bold",
        "frame": "bright_black",
        "note": "dim",
        "ground-1": "bold green",
        "ground-2": "bold yellow",
        "ground-3": "bold bright_blue",
    },
    inherit=False,
)
WIDEST = 110  # a board wider than this is harder to read, not easier


class PipeClosed(BrokenPipeError):
    """Nobody reads the output any more: no mistake of anyone's, and nothing to say about it."""


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Python would complain once more when it flushes at the end: send that nowhere."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise PipeClosed(errno.EPIPE, os.strerror(errno.EPIPE))


class Screen:
    """Prints lines. `plain` lines carry no style and are never broken: the reader's own device does that."""

    def __init__(self, plain: bool = False) -> None:
        self.is_terminal = sys.stdout.isatty()
        self.plain = plain or not self.is_terminal
        self.console = _Console(theme=THEME, highlight=False, markup=False, emoji=False, no_color=self.plain or None)

    @property
    def width(self) -> int:
        """Columns for a drawn board."""
        return min(WIDEST, self.console.width) if self.is_terminal else 80

    def say(self, text: str = "", style: str = "") -> None:
        if self.plain:
            self.console.out(text, highlight=False)
            return
        width = self.console.width  # the library would break a line at a no-break space
        for line in text.split("\n"):
            parts = [line] if cells(line) <= width else map(text_of, wrapped(line, width))
            for part in parts:
                self.console.print(Text(part, style=style))

    def show(self, lines: Iterable[Line]) -> None:
        for line in lines:
            if self.plain:
                self.console.out(text_of(line).rstrip(), highlight=False)
            elif line and width_of(line) > self.console.width:  # a sentence, where a drawn board has no room
                self.say(text_of(line), line[-1].style)
            else:
                self.console.print(Text.assemble(*((span.text, span.style) for span in line)), soft_wrap=True)

    def clear(self) -> None:
        """Leaves nothing to scroll back to. A pipe keeps what it was given."""
        if self.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def ask(self, prompt: str = "> ") -> str:
        """One line from the person. EOFError when there are no more."""
        if self.is_terminal and sys.stdin.isatty():
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        said = line.strip()
        self.say(f"{prompt}{said}")  # a transcript should read like the game
        return said
