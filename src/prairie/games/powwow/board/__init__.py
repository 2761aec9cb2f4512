from __future__ import annotations

from typing import Any

from prairie.core.spans import Line


class Reader:
    def __init__(self, game: Any, picture: dict[str, Any], seat: int, names: list[str], lang: str) -> None:
        self.picture = picture


def board(reader: Reader, width: int, plain: bool) -> list[Line]:
    return []
