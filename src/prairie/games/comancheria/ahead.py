"""What can be foreseen from what lies open: where columns march, what finished Bands may bring on, when time must
pass. Nothing here guesses a die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest, members, size
from prairie.games.comancheria import cards, columns, land, pieces
from prairie.games.comancheria.components import CAMPS, ENEMIES, LAST_SPACE, LETTERS, NONE

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


def foreseen(game: Comancheria) -> list[dict[str, Any]]:
    """One row for each thing to be expected, by the name of its sentence."""
    return [*_columns(game), *_watched(game), *_time(game)]


def _columns(game: Comancheria) -> list[dict[str, Any]]:
    """Each column in the next War Column Phase. The event card that lies there now is gone before it marches
    (CO 3.1.1)."""
    if game.event != NONE:
        game = game.clone()
        game.event = NONE
        cards.refresh(game)
    found: list[dict[str, Any]] = []
    for enemy in members(columns.in_field(game)):
        row: dict[str, Any] = {"name": "column-lost", "enemy": ENEMIES[enemy], "camps": [], "lines": 0}
        if columns.in_contact(game, enemy):  # CO 2.3.8
            row["name"] = "column-fights"
        elif game.halted:  # CO 12.37
            row["name"] = "column-halted"
        else:
            seen = columns.visible_camps(game, enemy)
            near = land.nearest(game, BIT[game.column_at[enemy]], seen, land.COLUMN_LINES, enemy)
            if near:  # CO 2.3.9; else CO 2.3.11
                row["name"] = "column-marches"
                row["camps"] = [LETTERS[camp] for camp in range(CAMPS) if _stands_in(game, camp, near)]
                row["lines"] = int(_lines_to(game, enemy, near))
        found.append(row)
    return found


def _stands_in(game: Comancheria, camp: i64, spaces: i64) -> bool:
    return game.camp_in_play(camp) and spaces & BIT[game.camp_at[camp]] != 0


def _lines_to(game: Comancheria, enemy: i64, camps: i64) -> i64:
    """How many steps a column has to march to the nearest of these spaces."""
    space = game.column_at[enemy]
    lines: i64 = 0
    while not camps & BIT[space]:
        space = lowest(land.steps_towards(game, space, camps, enemy))
        lines += 1
    return lines


def _watched(game: Comancheria) -> list[dict[str, Any]]:
    """Rancherías whose finished Bands may draw the enemy's eye at the next Cleanup (CO 3.4.6)."""
    found: list[dict[str, Any]] = []
    for camp in range(CAMPS):
        if game.camp_in_play(camp):
            tired = size(pieces.box_bands(game, camp) & game.finished)
            if tired:
                found.append({"name": "watched", "camp": LETTERS[camp], "face": min(6, int(tired))})
    return found


def _time(game: Comancheria) -> list[dict[str, Any]]:
    """The two tracks: what the die after the next operation, or after the next Passage of Time, decides (CO 3.2.4,
    CO 4.4.35)."""
    found: list[dict[str, Any]] = []
    number = game.box.operations[game.operations]
    if number == LAST_SPACE:
        found.append({"name": "time-passes", "face": 0})
    elif number > 0:
        found.append({"name": "time-may-pass", "face": int(number)})
    stage = game.box.passages[game.passage]
    if stage == LAST_SPACE:
        found.append({"name": "check-comes", "face": 0})
    elif stage > 0:
        found.append({"name": "check-may-come", "face": int(stage)})
    return found
