"""The one text of a Comanchería position, for terminal, log and screen reader: drawn, or in sentences."""

from __future__ import annotations

from prairie.core.spans import Line
from prairie.games.comancheria.board.drawn import NARROWEST, drawn
from prairie.games.comancheria.board.reader import Reader
from prairie.games.comancheria.board.sentences import sentences

__all__ = ["Reader", "board"]


def board(reader: Reader, width: int, plain: bool) -> list[Line]:
    """Where a drawn board would not fit, the sentences stand in for it."""
    return sentences(reader) if plain or width < NARROWEST else drawn(reader, width)
