"""Lines of styled text: what a game's board is made of, for a terminal, a log or a screen reader alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import NamedTuple


class Span(NamedTuple):
    """Some text and the name of its style. The styles a reader may meet stand in STYLES."""

    text: str
    style: str = ""


Line = list[Span]

STYLES = (
    "title",  # where we are
    "me",  # the reader's side
    "them",  # the other side
    "plan",  # planned, not yet sealed
    "lit",  # what may be touched now
    "hidden",  # face down
    "seen",  # known to the reader, hidden from others
    "changed",  # no longer what is printed
    "good",
    "bad",
    "strong",
    "frame",
    "note",
    "ground-1",  # kinds of land or ground, in the game's own order
    "ground-2",
    "ground-3",
)


def text_of(line: Iterable[Span]) -> str:
    return "".join(span.text for span in line)


def cells(text: str) -> int:
    """How many columns a text fills: wide letters two, combining marks none."""
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
    )


def width_of(line: Iterable[Span]) -> int:
    return sum(cells(span.text) for span in line)


def cut(text: str, width: int) -> str:
    """The text, shortened with an ellipsis where it would not fit."""
    if cells(text) <= width:
        return text
    while text and cells(text) > width - 1:
        text = text[:-1]
    return text + "…"


def padded(line: Line, width: int) -> Line:
    """The line filled with blanks up to a width; shortened when it is longer."""
    fitted: Line = []
    left = width
    for span in line:
        text = cut(span.text, left)
        fitted.append(Span(text, span.style))
        left -= cells(text)
    return [*fitted, Span(" " * left)] if left > 0 else fitted


def wrapped(text: str, width: int, style: str = "") -> list[Line]:
    """A sentence over as many lines as it needs; a no-break space holds a mark to the word before it."""
    return flowing(text.split(" "), width, " ", style)


def listed(parts: Iterable[str], lang: str) -> str:
    """Parts of a sentence, one after the other; a semicolon has a blank before it in French."""
    return ("\u00a0; " if lang == "fr" else "; ").join(parts)


def flowing(items: list[str], width: int, gap: str = "  ", style: str = "") -> list[Line]:
    """Items one after the other, none of them broken, over as many lines as they need."""
    lines: list[Line] = []
    current = ""
    for item in items:
        joined = f"{current}{gap}{item}" if current else item
        if current and cells(joined) > width:
            lines.append([Span(current, style)])
            current = item
        else:
            current = joined
    return [*lines, [Span(current, style)]]
