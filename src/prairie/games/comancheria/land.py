"""The map: whose a space is, what may stand where, and how far it is (CO 2.2.1 to CO 2.2.9, CO 2.3.5, CO 2.4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest, size
from prairie.games.comancheria import pieces
from prairie.games.comancheria.components import COLUMNS, NONE, NORTH, SQUARE
from prairie.games.comancheria.vocabulary import ALL_CROSS_DOTTED, CROSSES_DOTTED, SEES_CANYON

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria

EVERY_LINE: Final = 0  # how distances are counted: over all lines
COLUMN_LINES: Final = 1  # over the lines that an enemy's War Column may use
CONNECTIONS: Final = 2  # over an enemy's Enemy Connections


# --- lines ----------------------------------------------------------------------------------------------------


def solid_from(game: Comancheria, space: i64) -> i64:
    return game.box.solid[space] | _gated(game, space, False, 0)


def dotted_from(game: Comancheria, space: i64) -> i64:
    return game.box.dotted[space] | _gated(game, space, True, 0)


def neighbours(game: Comancheria, space: i64) -> i64:
    """One line away, over lines of any kind."""
    return solid_from(game, space) | dotted_from(game, space)


def _gated(game: Comancheria, space: i64, dotted: bool, trace: i64) -> i64:
    """Neighbours over lines that are there only while a flag is on, or off; only owners' maps have them (CO 13.13)."""
    found: i64 = 0
    if game.box.gates:
        flags = game.flags | game.passing_flags
        for line in game.box.gates:
            if (flags & BIT[line.flag] != 0) != line.opens or line.dotted != dotted:
                continue
            if trace and not line.trace & trace:
                continue
            if line.first == space:
                found |= BIT[line.second]
            elif line.second == space:
                found |= BIT[line.first]
    return found


def ways(game: Comancheria, space: i64, lines: i64, enemy: i64) -> i64:
    """Neighbours over the lines that count here (CO 2.3.5, CO 2.3.14): what stands in the way does not block them."""
    if lines == CONNECTIONS:
        found = game.box.trace[enemy * len(game.box.kind) + space]
        if game.box.gates:
            found |= _gated(game, space, False, BIT[enemy])
        return found
    if lines == EVERY_LINE or enemy == NORTH:
        return neighbours(game, space)
    found = solid_from(game, space)
    if crosses_dotted(game, enemy):
        found |= dotted_from(game, space)
    return found if sees_canyon(game, enemy) else found & ~game.box.canyon


def crosses_dotted(game: Comancheria, enemy: i64) -> bool:
    """The North always; a colonial column only while a card lets it (CO 2.3.5, CO 12.23)."""
    return enemy == NORTH or game.passing_flags & (BIT[ALL_CROSS_DOTTED] | BIT[CROSSES_DOTTED + enemy]) != 0


def sees_canyon(game: Comancheria, enemy: i64) -> bool:
    """CO 2.3.6"""
    return enemy == NORTH or game.passing_flags & BIT[SEES_CANYON + enemy] != 0


def nearest(game: Comancheria, start: i64, targets: i64, lines: i64, enemy: i64) -> i64:
    """Those targets that are nearest to a set of spaces; 0 when none can be reached."""
    reached = start
    edge = start
    while edge:
        if edge & targets:
            return edge & targets
        beyond: i64 = 0
        while edge:
            space = lowest(edge)
            edge &= ~BIT[space]
            beyond |= ways(game, space, lines, enemy)
        edge = beyond & ~reached
        reached |= edge
    return 0


def steps_towards(game: Comancheria, space: i64, targets: i64, enemy: i64) -> i64:
    """The neighbours of a column's space that bring it one line nearer to a nearest target, squares among them; 0 when
    none can (CO 2.3.9, CO 2.3.10)."""
    reached = targets
    edge = targets
    here = BIT[space]
    while edge:
        near = edge
        beyond: i64 = 0
        while edge:
            one = lowest(edge)
            edge &= ~BIT[one]
            beyond |= ways(game, one, COLUMN_LINES, enemy)
        if beyond & here:
            return near & ways(game, space, COLUMN_LINES, enemy)
        edge = beyond & ~reached
        reached |= edge
    return 0


def within(game: Comancheria, start: i64, lines: i64) -> i64:
    """All spaces at most so many lines of any kind away."""
    reached = start
    while lines > 0:
        beyond: i64 = 0
        edge = reached
        while edge:
            space = lowest(edge)
            edge &= ~BIT[space]
            beyond |= neighbours(game, space)
        reached |= beyond
        lines -= 1
    return reached


# --- whose space ----------------------------------------------------------------------------------------------


def awake(game: Comancheria, enemy: i64) -> i64:
    """The squares of an enemy that are not dormant (CO 2.2.7)."""
    found: i64 = 0
    squares = game.box.home[enemy]
    while squares:
        square = lowest(squares)
        squares &= ~BIT[square]
        if game.owners[square - game.box.first_square]:
            found |= BIT[square]
    return found


def spaces_of(game: Comancheria, enemy: i64) -> i64:
    """Every space with a piece or square of an enemy, at peace or not (CO 2.2.1, CO 2.2.8)."""
    return game.tribes if enemy == NORTH else game.settled[enemy] | awake(game, enemy)


def allied(game: Comancheria) -> i64:
    """The spaces of Tribes with an Ally marker."""
    found: i64 = 0
    left = game.tribes
    while left:
        space = lowest(left)
        left &= ~BIT[space]
        if game.ally[space] != NONE:
            found |= BIT[space]
    return found


def unallied(game: Comancheria) -> i64:
    return game.tribes & ~allied(game)


def owner_of(game: Comancheria, space: i64) -> i64:
    """The enemy whose piece or square is in a space, or NONE: Ravaged there belong to nobody (CO 2.2.9)."""
    at = BIT[space]
    if game.tribes & at:
        return NORTH
    enemy: i64 = 1
    while enemy < COLUMNS:
        if game.settled[enemy] & at or awake(game, enemy) & at:
            return enemy
        enemy += 1
    return NONE


def at_peace(game: Comancheria, space: i64) -> bool:
    """A Peace Space: an Allied Tribe's (CO 2.2.6), or any space of a colonial enemy whose square carries a Peace marker
    (CO 2.2.4, CO 2.2.5)."""
    enemy = owner_of(game, space)
    if enemy == NORTH:
        return game.ally[space] != NONE
    return enemy != NONE and game.peace[enemy] != NONE


def hostile(game: Comancheria) -> i64:
    """All Enemy Spaces (CO 2.2.2 to CO 2.2.4)."""
    found = unallied(game)
    enemy: i64 = 1
    while enemy < COLUMNS:
        if game.peace[enemy] == NONE:
            found |= spaces_of(game, enemy)
        enemy += 1
    return found


def settlements(game: Comancheria) -> i64:
    return game.settled[1] | game.settled[2] | game.settled[3]


def taken(game: Comancheria) -> i64:
    """Spaces with a Ranchería, Tribe or Settlement: none of the three may come there; Bands and columns do not matter
    (CO 2.4.1, CO 2.4.4)."""
    return pieces.camp_spaces(game) | game.tribes | settlements(game)


def occupied(game: Comancheria) -> i64:
    """Spaces with a counter of any kind (CO 4.4.26)."""
    found = taken(game) | game.bison | game.wagons | pieces.band_spaces(game)
    enemy: i64 = 0
    while enemy < COLUMNS:
        if game.column_at[enemy] != NONE:
            found |= BIT[game.column_at[enemy]]
        enemy += 1
    space: i64 = 0
    while space < len(game.ravaged):
        if game.ravaged[space]:
            found |= BIT[space]
        space += 1
    return found


def ravaged_spaces(game: Comancheria, enemy: i64) -> i64:
    """The spaces of an enemy that hold Ravaged."""
    found: i64 = 0
    left = spaces_of(game, enemy)
    while left:
        space = lowest(left)
        left &= ~BIT[space]
        if game.ravaged[space]:
            found |= BIT[space]
    return found


def lowest_value(game: Comancheria, spaces: i64) -> i64:
    """Those of some spaces with the smallest printed value."""
    best: i64 = 1000
    found: i64 = 0
    while spaces:
        space = lowest(spaces)
        spaces &= ~BIT[space]
        value = game.box.value[space]
        if value < best:
            best = value
            found = 0
        if value == best:
            found |= BIT[space]
    return found


# --- territories ----------------------------------------------------------------------------------------------


def in_territories(game: Comancheria, space: i64, territories: i64) -> bool:
    """Whether a space lies in one of them; 0 asks for none. Squares and Palo Duro are in none (CO 1.3.1.A.3)."""
    return territories == 0 or (space >= 0 and BIT[game.box.territory[space]] & territories & ~1 != 0)


def controlled(game: Comancheria) -> i64:
    """The territories under control: a Ranchería or Band there, and no Settlement (CO 1.3.1.A.1 to CO 1.3.1.A.3)."""
    present = pieces.camp_spaces(game) | pieces.band_spaces(game)
    against = settlements(game)
    if game.box.strict_control:
        against |= unallied(game)
    found: i64 = 0
    territory: i64 = 1
    while territory <= 6:
        if game.box.land[territory] & present and not game.box.land[territory] & against:
            found |= BIT[territory]
        territory += 1
    return found


def camp_territories(game: Comancheria) -> i64:
    """How many territories have a Ranchería in play."""
    here = pieces.camp_spaces(game)
    found: i64 = 0
    territory: i64 = 1
    while territory <= 6:
        if game.box.land[territory] & here:
            found += 1
        territory += 1
    return found


# --- pieces of the land ---------------------------------------------------------------------------------------


def tribes_left(game: Comancheria) -> i64:
    return game.box.most_tribes - size(game.tribes)


def settlements_left(game: Comancheria, enemy: i64) -> i64:
    return game.box.most_settlements[enemy] - size(game.settled[enemy])


def place_tribe(game: Comancheria, space: i64) -> None:
    """A Bison there goes back to the supply (CO 2.4.2)."""
    game.tribes |= BIT[space]
    game.bison &= ~BIT[space]


def is_square(game: Comancheria, space: i64) -> bool:
    return game.box.kind[space] == SQUARE
