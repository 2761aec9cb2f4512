"""Draws docs/terminal.svg, the README's picture: a real game in a real terminal, played by the answers below.

.venv/bin/python tools/picture.py          (or: make picture)
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import struct
import sys
import tempfile
import termios
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from prepare import ROOT, VENV

COLUMNS = 100
GAME = ("play", "tomahawk", "--practice", "--seed", "51", "--lang", "en", "--option", "most_sought=yes")
ANSWERS = (
    "cloud 4a 6a",
    "storm>I 8b>II 7b>III 10a>IV",
    "yes",
    "5c>I 3b>II 5b>III 5a>IV",
    "9b>I 4b>II 4c>III 6c>IV",
    "9a>I 3a>II 6b>III 3c>IV",
)
PROMPT = "> "
INK = (16, 24, 28)
WARM = ((242, 138, 116), (124, 203, 159), (245, 191, 75))  # red, green, yellow
COOL = ((214, 160, 220), (134, 197, 223))  # magenta, cyan
NIGHT = TerminalTheme(
    INK,
    (242, 236, 221),
    [INK, *WARM, (121, 187, 228), *COOL, (182, 194, 190)],
    [(126, 143, 148), *WARM, (148, 178, 240), *COOL, (255, 253, 248)],
)


def screens() -> list[str]:
    """What the terminal shows up to each prompt."""
    child, terminal = pty.fork()
    if child == 0:
        home = tempfile.mkdtemp(prefix="prairie-")
        os.environ.update(TERM="xterm-256color", COLUMNS=str(COLUMNS), HOME=home, XDG_DATA_HOME=home)
        os.environ.pop("NO_COLOR", None)
        os.execv(VENV / "bin" / "prairie", ("prairie", *GAME))  # noqa: S606
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 60, COLUMNS, 0, 0))
    shown = [until_prompt(terminal)]
    for answer in ANSWERS:
        os.write(terminal, f"{answer}\n".encode())
        shown.append(until_prompt(terminal))
    os.close(terminal)
    os.waitpid(child, 0)
    return shown


def until_prompt(terminal: int) -> str:
    seen = b""
    while not seen.endswith(f"\n{PROMPT}".encode()):
        try:
            seen += os.read(terminal, 4096)
        except OSError:
            sys.exit(f"prairie: the game ended early:\n{seen.decode()}")
    return seen.decode().replace("\r\n", "\n")


def draw(shown: str, path: Path) -> None:
    console = Console(record=True, width=COLUMNS, file=open(os.devnull, "w"), force_terminal=True)  # noqa: SIM115
    console.print(Text.from_ansi(shown), soft_wrap=True)
    svg = console.export_svg(title="prairie play tomahawk", theme=NIGHT)
    svg = re.sub(r"@font-face\s*{.*?}", "", svg, flags=re.DOTALL)  # a picture fetches nothing from elsewhere
    svg = re.sub(r"<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code, monospace", "'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, monospace")
    svg = re.sub(r"terminal-\d+", "terminal", svg)  # the same picture every time
    path.write_text("\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    draw(screens()[-1], ROOT / "docs" / "terminal.svg")
