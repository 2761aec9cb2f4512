"""How likely a Raid is to bring a Success, from what lies open: the band's strength, its leader, the cup."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from mypy_extensions import i64

from prairie.core.bits import size
from prairie.games.comancheria import actions, cards, cup, pieces, vocabulary as v
from prairie.games.comancheria.components import NONE, TRADE_GOODS, count_of
from prairie.games.comancheria.success_check import leaders_bonus

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


def raid_counters(game: Comancheria, band: i64, target: i64) -> i64:
    """How many counters a Raid draws before any die: the strength, and what cards that hold add (CO 2.9.1)."""
    counters = game.strength[band]
    for effect in actions.raid_bonuses(game, target):
        counters += effect.draw
    return counters


def leaders_medicine(game: Comancheria, band: i64) -> i64:
    """The medicine of the Mahimiana who rides with a Band; 0 without one (CO 2.9.4)."""
    letter = pieces.rider(game, band)
    return game.mahimiana[letter] if letter != NONE else 0


def raid_percent(game: Comancheria, band: i64, target: i64) -> int:
    """Of a hundred such Raids so many bring a Success or more, before Trade Goods and hand cards help. Never 0 or 100
    where it is neither sure nor out of the question."""
    counters = raid_counters(game, band, target)
    medicine = leaders_medicine(game, band)
    found = 0.0
    face: i64 = 1
    while face <= 6:
        found += success_chance(game, counters + leaders_bonus(medicine, face)) / 6
        face += 1
    if found <= 0.0 or found >= 1.0 - 1e-9:
        return round(100 * found)
    return min(99, max(1, round(100 * found)))


def success_chance(game: Comancheria, counters: i64) -> float:
    """The chance of a Success or more among so many counters drawn, those under "?" being as likely as any other to
    be the ones that are missing from the cup (CO 2.7.5, CO 2.9.6)."""
    others = int(cup.others(game))
    loose = max(0, int(cup.unseen(game)))
    orders = int(size(game.cup_counters))
    drawn = min(int(counters), loose + orders)
    failures = others - int(game.cup_success)
    none_of_them = 0.0
    for plain in range(drawn + 1):  # how many of the counters drawn are no Instructions
        if plain <= loose and drawn - plain <= orders:
            dealt = comb(loose, plain) * comb(orders, drawn - plain) / comb(loose + orders, drawn)
            none_of_them += dealt * comb(failures, plain) / comb(others, plain)
    return 1.0 - none_of_them


def can_be_bettered(game: Comancheria, band: i64, target: i64) -> bool:
    """Whether Trade Goods could draw anew or a hand card could join the Raid (CO 2.9.8, CO 12.42)."""
    return count_of(game.goods[band], TRADE_GOODS) > 0 or cards.triggered(game, v.RAID_BONUS, target) != 0
