"""Where the Comanche pieces are, who holds what, and how they come and go (CO 2.1.1 to CO 2.1.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from prairie.core.bits import BIT, lowest, size
from prairie.games.comancheria import points, questions as q
from prairie.games.comancheria.arrays import changed
from prairie.games.comancheria.components import BANDS, BISON, CAMPS, CAPTIVES, KINDS, NONE, UNIT, count_of

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria

RESERVE: Final = 99  # as a space: the RESERVATION
BOX: Final = 100  # + camp: in the Resource box of a Ranchería


# --- where ----------------------------------------------------------------------------------------------------


def camp_of(game: Comancheria, band: i64) -> i64:
    """The Ranchería in whose box a Band is; NONE for a lone one (CO 2.1.2)."""
    return game.at[band] - BOX if game.at[band] >= BOX else NONE


def space_of(game: Comancheria, band: i64) -> i64:
    """The space of a Band, lone or in a camp."""
    where = game.at[band]
    return game.camp_at[where - BOX] if where >= BOX else where


def box_bands(game: Comancheria, camp: i64) -> i64:
    """The Bands in a Resource box, as a set."""
    found: i64 = 0
    band: i64 = 0
    while band < BANDS:
        if game.strength[band] and game.at[band] == BOX + camp:
            found |= BIT[band]
        band += 1
    return found


def bands_in_play(game: Comancheria) -> i64:
    found: i64 = 0
    band: i64 = 0
    while band < BANDS:
        if game.in_play(band):
            found |= BIT[band]
        band += 1
    return found


def lone_bands(game: Comancheria) -> i64:
    """Bands outside every box, on the map (CO 2.1.2)."""
    found: i64 = 0
    band: i64 = 0
    while band < BANDS:
        if game.strength[band] and game.at[band] < RESERVE:
            found |= BIT[band]
        band += 1
    return found


def lone_bands_at(game: Comancheria, space: i64) -> i64:
    found: i64 = 0
    band: i64 = 0
    while band < BANDS:
        if game.strength[band] and game.at[band] == space:
            found |= BIT[band]
        band += 1
    return found


def band_spaces(game: Comancheria) -> i64:
    """The spaces where lone Bands are."""
    found: i64 = 0
    band: i64 = 0
    while band < BANDS:
        if game.strength[band] and game.at[band] < RESERVE:
            found |= BIT[game.at[band]]
        band += 1
    return found


def camp_spaces(game: Comancheria) -> i64:
    """The spaces of the Rancherías in play."""
    found: i64 = 0
    camp: i64 = 0
    while camp < CAMPS:
        if game.camp_in_play(camp):
            found |= BIT[game.camp_at[camp]]
        camp += 1
    return found


def camps_in_play(game: Comancheria) -> i64:
    found: i64 = 0
    camp: i64 = 0
    while camp < CAMPS:
        if game.camp_in_play(camp):
            found |= BIT[camp]
        camp += 1
    return found


def camp_at(game: Comancheria, space: i64) -> i64:
    """The Ranchería in a space, or NONE."""
    camp: i64 = 0
    while camp < CAMPS:
        if game.camp_at[camp] == space:
            return camp
        camp += 1
    return NONE


def rider(game: Comancheria, band: i64) -> i64:
    """The letter of the Mahimiana whom a Band possesses, or NONE: one at most (CO 2.1.4)."""
    letter: i64 = 0
    while letter < CAMPS:
        if game.leader_at[letter] == band:
            return letter
        letter += 1
    return NONE


# --- goods ----------------------------------------------------------------------------------------------------


def held(game: Comancheria) -> i64:
    """All Resources that Bands, boxes and the Operations Track hold, as counts; there are no others in play (CO 2.1.3),
    and those in the Reservation stay used (CO 8.3)."""
    total: i64 = 0
    for goods in game.goods:
        total += goods
    for goods in game.store:
        total += goods
    for goods in game.track_goods:
        total += goods
    return total


def stock(game: Comancheria, kind: i64) -> i64:
    """How many counters of a kind of Resource are left in the supply."""
    left = game.box.stock[kind] - count_of(held(game), kind)
    return left - size(game.bison) if kind == BISON else left


def take(game: Comancheria, band: i64, kind: i64) -> bool:
    """One counter from the stock to a Band; nothing when the stock is empty (CO 2.1.7)."""
    if stock(game, kind) <= 0:
        return False
    game.goods[band] = game.goods[band] + UNIT[kind]
    game.tell(q.TOOK, band, kind)
    return True


def spend(game: Comancheria, band: i64, kind: i64) -> None:
    """One counter that a Band possesses back to the supply."""
    game.goods[band] = game.goods[band] - UNIT[kind]


def box_goods(game: Comancheria, camp: i64) -> i64:
    """What lies in a box, possessed by its Bands or not, as counts (CO 4.4.2)."""
    total = game.store[camp]
    band: i64 = 0
    while band < BANDS:
        if game.strength[band] and game.at[band] == BOX + camp:
            total += game.goods[band]
        band += 1
    return total


def spend_from_box(game: Comancheria, camp: i64, kind: i64) -> None:
    """One counter of a box to the supply: an unpossessed one first, else of the first Band that has one."""
    if count_of(game.store[camp], kind):
        game.store[camp] = game.store[camp] - UNIT[kind]
        return
    band: i64 = 0
    while band < BANDS:
        if game.strength[band] and game.at[band] == BOX + camp and count_of(game.goods[band], kind):
            game.goods[band] = game.goods[band] - UNIT[kind]
            return
        band += 1


def lose_captives(game: Comancheria, camp: i64) -> None:
    """All Captives of a box to the supply (CO 3.1.13)."""
    game.store[camp] = game.store[camp] - UNIT[CAPTIVES] * count_of(game.store[camp], CAPTIVES)
    band: i64 = 0
    while band < BANDS:
        if game.strength[band] and game.at[band] == BOX + camp:
            game.goods[band] = game.goods[band] - UNIT[CAPTIVES] * count_of(game.goods[band], CAPTIVES)
        band += 1


def kinds_of(goods: i64) -> i64:
    """The kinds of Resources among goods, as a set."""
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if count_of(goods, kind):
            found |= BIT[kind]
        kind += 1
    return found


# --- coming and going -----------------------------------------------------------------------------------------


def new_band(game: Comancheria, camp: i64) -> i64:
    """A new Band of strength 1 in a box; the caller has seen that one is left."""
    band: i64 = 0
    while game.strength[band]:
        band += 1
    game.strength[band] = 1
    game.at[band] = BOX + camp
    game.finished &= ~BIT[band]
    return band


def bands_left(game: Comancheria) -> i64:
    """Band counters still in the supply (CO 1.1.7); those in the Reservation stay used (CO 8.3)."""
    left = game.box.most_bands
    for strength in game.strength:
        if strength:
            left -= 1
    return left


def remove_band(game: Comancheria, band: i64) -> None:
    """Takes a Band away with all it holds; its Mahimiana goes back to his own box, alive (CO 2.1.6)."""
    letter = rider(game, band)
    if letter != NONE:
        game.leader_at[letter] = BOX + letter
    game.strength[band] = 0
    game.at[band] = NONE
    game.goods[band] = 0
    game.finished &= ~BIT[band]
    game.tell(q.BAND_REMOVED, band)


def kill_leader(game: Comancheria, letter: i64) -> None:
    """A Mahimiana dies in Battle: no medicine, out of play, his Successes too (CO 2.6.1.1, CO 2.6.1.2)."""
    game.mahimiana[letter] = 0
    game.leader_at[letter] = NONE
    game.out_of_play += game.leader_success[letter]
    game.leader_success[letter] = 0
    game.tell(q.LEADER_DIED, letter)


def join_box(game: Comancheria, band: i64, camp: i64) -> None:
    """A Band goes into a Resource box with what it holds (CO 5.1.8)."""
    game.at[band] = BOX + camp


def join_camp_here(game: Comancheria, band: i64) -> None:
    """A lone Band in the space of a Ranchería joins its box."""
    camp = camp_at(game, game.at[band])
    if camp != NONE:
        join_box(game, band, camp)
        game.tell(q.JOINED, band, camp)


def shed_strength(game: Comancheria, band: i64) -> bool:
    """A Band loses 1 strength; True when nothing of it is left. It is then for the caller to remove it."""
    game.strength[band] = game.strength[band] - 1
    game.tell(q.BAND_WEAKER, band, game.strength[band])
    return game.strength[band] == 0


def send_home_strangers(game: Comancheria, camp: i64) -> None:
    """Mahimianas of other letters that lie in a box return to their own Rancherías."""
    letter: i64 = 0
    while letter < CAMPS:
        if letter != camp and game.leader_at[letter] == BOX + camp:
            game.leader_at[letter] = BOX + letter
        letter += 1


def destroy_camp(game: Comancheria, camp: i64) -> None:
    """A Ranchería falls: -1 Military, its goods, both headmen and their Successes (CO 2.5.3.1 to CO 2.5.3.6)."""
    game.tell(q.CAMP_DESTROYED, camp, game.camp_at[camp])
    bands = box_bands(game, camp)
    while bands:
        band = lowest(bands)
        bands &= ~BIT[band]
        remove_band(game, band)
    send_home_strangers(game, camp)
    game.store[camp] = 0
    game.out_of_play += game.leader_success[camp] + game.chief_success[camp]
    game.leader_success[camp] = 0
    game.chief_success = changed(game.chief_success, camp, 0)
    game.paraibo[camp] = 0
    game.mahimiana[camp] = 0
    game.leader_at[camp] = NONE
    game.camp_at[camp] = NONE
    points.lose_military(game, 1)


def to_reservation(game: Comancheria, camp: i64) -> None:
    """A Ranchería with its box, Bands, goods and both headmen leaves the map for good (CO 8.1, CO 8.4, CO 12.26)."""
    send_home_strangers(game, camp)
    letter: i64 = 0
    while letter < CAMPS:
        holder = game.leader_at[letter]
        if letter != camp and 0 <= holder < BANDS and game.at[holder] == BOX + camp:
            game.leader_at[letter] = BOX + letter
        letter += 1
    if game.mahimiana[camp] or game.leader_at[camp] != NONE:
        game.leader_at[camp] = BOX + camp
    game.out_of_play += game.leader_success[camp] + game.chief_success[camp]
    game.leader_success[camp] = 0
    game.chief_success = changed(game.chief_success, camp, 0)
    game.camp_at[camp] = RESERVE
    game.tell(q.CAMP_TO_RESERVATION, camp)
