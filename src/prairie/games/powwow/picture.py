from __future__ import annotations
from typing import Any, TYPE_CHECKING
if TYPE_CHECKING:
    from prairie.games.powwow.state import PowWow
def as_dict(game: PowWow) -> dict[str, Any]:
    return {}
