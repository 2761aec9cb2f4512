"""The one text of a Pow Wow position, for terminal, log and screen reader: drawn, or in sentences."""

from __future__ import annotations

from prairie.core.spans import Line
from prairie.games.powwow.board.drawn import NARROWEST, drawn
from prairie.games.powwow.board.reader import Reader
from prairie.games.powwow.board.sentences import sentences

__all__ = ["Reader", "board"]


def board(reader: Reader, width: int, plain: bool) -> list[Line]:
    """Where a drawn board would not fit, the sentences stand in for it."""
    return sentences(reader) if plain or width < NARROWEST else drawn(reader, width)
