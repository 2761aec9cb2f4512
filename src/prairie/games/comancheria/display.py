"""The Enemy Instruction Display: rows, the Inactive column, and markers that come back to it (CO 6.1.1, CO 6.2.3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.comancheria import questions as q
from prairie.games.comancheria.arrays import changed
from prairie.games.comancheria.components import COLUMNS, IDLE_ROWS, NONE, PER_ENEMY, ROWS

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria

# A counter with the side it shows is 2 * counter + side (CO 6.1.2). A marker made by a card is FREE + its AP.
FREE: Final = 100


def enemy_of(shown: i64) -> i64:
    return shown // 2 // PER_ENEMY


def marker_ap(game: Comancheria, marker: i64) -> i64:
    """The AP printed on a Peace or Ally marker."""
    return marker - FREE if marker >= FREE else game.box.cost[marker]


def top_row(game: Comancheria, enemy: i64) -> i64:
    """TOP: the topmost occupied row of an enemy's column, or NONE."""
    row: i64 = 0
    while row < ROWS:
        if game.display[enemy * ROWS + row] != NONE:
            return row
        row += 1
    return NONE


def occupied_rows(game: Comancheria, enemy: i64) -> i64:
    """The faces of the die whose rows hold a counter, as a set."""
    found: i64 = 0
    row: i64 = 0
    while row < ROWS:
        if game.display[enemy * ROWS + row] != NONE:
            found |= BIT[row + 1]
        row += 1
    return found


def put_topmost(game: Comancheria, shown: i64) -> None:
    """TOPMOST: into the topmost empty row of its column, side unchanged (CO 6.1.3)."""
    enemy = enemy_of(shown)
    row: i64 = 0
    while row < ROWS:
        if game.display[enemy * ROWS + row] == NONE:
            game.display[enemy * ROWS + row] = shown
            return
        row += 1
    into_cup(game, shown)


def put_lowest(game: Comancheria, shown: i64) -> None:
    """LOWEST: into the lowest empty row of its column, side unchanged (CO 6.1.3)."""
    enemy = enemy_of(shown)
    row: i64 = ROWS - 1
    while row >= 0:
        if game.display[enemy * ROWS + row] == NONE:
            game.display[enemy * ROWS + row] = shown
            return
        row -= 1
    into_cup(game, shown)


def into_cup(game: Comancheria, shown: i64) -> None:
    """A column without an empty row: into the cup (CO 6.1.4)."""
    game.cup_counters |= BIT[shown // 2]


def give_back(game: Comancheria, marker: i64, topmost: bool) -> None:
    """A Peace, Ally or War marker leaves the map: a counter to its column, one made by a card for good (CO 6.1.5)."""
    if marker == NONE or marker >= FREE:
        return
    if topmost:
        put_topmost(game, marker)
    else:
        put_lowest(game, marker)


def leave_display(game: Comancheria, shown: i64) -> None:
    """A counter that is laid on the map leaves its row; one drawn from the cup has none."""
    if shown == NONE or shown >= FREE:
        return
    first = enemy_of(shown) * ROWS
    row: i64 = 0
    while row < ROWS:
        if game.display[first + row] == shown:
            game.display[first + row] = NONE
        row += 1


def slide(game: Comancheria, enemy: i64, row: i64) -> None:
    """To the Inactive column, same row. A marker that came back may have been carried out from a row whose Inactive
    space is taken: then the next one below, else the next above."""
    shown = game.display[enemy * ROWS + row]
    game.display[enemy * ROWS + row] = NONE
    place = row
    while place < IDLE_ROWS and game.idle[place] != NONE:
        place += 1
    if place == IDLE_ROWS:
        place = row
        while game.idle[place] != NONE:
            place -= 1
    game.idle = changed(game.idle, place, shown)


def restore(game: Comancheria) -> None:
    """Close the gaps upwards (CO 6.2.3.1), then feed the Inactive column back from its lowest row (CO 6.2.3.2)."""
    enemy: i64 = 0
    while enemy < COLUMNS:
        first = enemy * ROWS
        free: i64 = 0
        row: i64 = 0
        while row < ROWS:
            shown = game.display[first + row]
            if shown != NONE:
                game.display[first + row] = NONE
                game.display[first + free] = shown
                free += 1
            row += 1
        enemy += 1
    row = IDLE_ROWS - 1
    while row >= 0:
        if game.idle[row] != NONE:
            shown = game.idle[row]
            game.idle = changed(game.idle, row, NONE)
            put_topmost(game, shown)
        row -= 1


def flip(game: Comancheria, enemy: i64, row: i64) -> None:
    """Step 2 of A and B: the counter in that row is turned over; it is not moved (CO 6.2.2.A.2, CO 6.2.2.B.2)."""
    shown = game.display[enemy * ROWS + row]
    if shown != NONE:
        game.display[enemy * ROWS + row] = shown ^ 1
        game.tell(q.FLIPPED, shown ^ 1)
    else:
        game.tell(q.NOTHING_TO_FLIP, enemy, row + 1)
