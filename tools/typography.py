"""French and English as they are set: no-break spaces and true apostrophes in every text the game says.

    python tools/typography.py            (rewrites the files)
    python tools/typography.py --check    (only says what it would change, and fails if there is anything)

French writes a blank that never breaks before ; : ! ? » and %, and after «; English writes none before %. An apostrophe
between letters, or behind a plural, is ’. Only texts are touched: the Fluent files of both languages, what rulebooks
and the data of a game say under the keys below. Comments, ids, notation and whatever a person types stay as they are.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = "\u00a0"  # a blank at which no line is broken
ENGLISH = ("en", "why", "text", "title", "name", "year", "special", "objective_text")  # keys; in French: fr, *_fr
STRING = re.compile(r'\b(\w+)( = )"((?:[^"\\]|\\.)*)"')
TABLE = re.compile(r"\[[\w.]+\]$")

APOSTROPHE = re.compile(r"(?<=[\w}])'(?=[\w{])|(?<=[a-z]s)'(?= )")  # behind a plural too: the stones’ arrival
OPENING = re.compile("« ")
# A mark behind a word; not the sign that begins a line of a list (`board-pays = ! has ...`), nor the command ? in help.
MARK = re.compile(r"""(?<=[^\s=.,;:!?(«]) (?=[;:!?»%](?:[\s{)\]"»,.;:]|$))|(?<=[.!?]) (?=[;:»%](?:[\s,.;:)]|$))""")
ALONE = re.compile(r'\{" "\}(?=[;:!?»%])')  # Fluent's way to write a blank at the beginning of a text
PERCENT = re.compile(r"(?<=[\d}]) (?=%)")


def french(text: str) -> str:
    text = MARK.sub(KEPT, OPENING.sub(f"«{KEPT}", APOSTROPHE.sub("’", text)))
    return ALONE.sub(f'{{"{KEPT}"}}', text)


def english(text: str) -> str:
    return PERCENT.sub("", APOSTROPHE.sub("’", text))


def fluent(lines: list[str], lang: str) -> Iterator[str]:
    for line in lines:
        yield line if line.startswith("#") else french(line) if lang == "fr" else english(line)


def toml(lines: list[str]) -> Iterator[str]:
    """What stands under a key of a language, or in a table of French names."""
    names = False
    for line in lines:
        if TABLE.match(line):
            names = line.endswith("_fr]")
        yield line if line.startswith("#") else STRING.sub(as_name if names else as_text, line)


def as_name(found: re.Match[str]) -> str:
    key, equals, text = found.groups()
    return f'{key}{equals}"{french(text)}"'


def as_text(found: re.Match[str]) -> str:
    key, equals, text = found.groups()
    if key == "fr" or key.endswith("_fr"):
        return as_name(found)
    return f'{key}{equals}"{english(text)}"' if key in ENGLISH else found[0]


def corrected(path: Path, text: str) -> str:
    """A file as it should be; the name of a Fluent file says its language."""
    lines = text.split("\n")
    found = toml(lines) if path.suffix == ".toml" else fluent(lines, path.name.split(".")[-2])
    return "\n".join(found)


def files(root: Path) -> list[Path]:
    games = root / "src" / "prairie" / "games"
    return sorted([*(root / "src").rglob("*.ftl"), *(root / "web" / "src").rglob("*.ftl"), *games.rglob("*.toml")])


def slips(root: Path) -> list[str]:
    """The lines that are not set as they should be."""
    found = []
    for path in files(root):
        text = path.read_text(encoding="utf-8")
        pairs = zip(text.split("\n"), corrected(path, text).split("\n"), strict=True)
        for number, (line, right) in enumerate(pairs, 1):
            if line != right:
                found.append(f"{path.relative_to(root)}:{number}: {line.strip()}")
    return found


def main() -> None:
    if sys.argv[1:] == ["--check"]:
        found = slips(ROOT)
        print(*found, sep="\n", end="\n" if found else "")
        sys.exit(1 if found else 0)
    for path in files(ROOT):
        text = path.read_text(encoding="utf-8")
        if (right := corrected(path, text)) != text:
            path.write_text(right, encoding="utf-8")
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
