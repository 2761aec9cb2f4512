"""The conservation laws: every counter lies in exactly one place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prairie.core.bits import BIT, size
from prairie.games.comancheria import cup, land, pieces
from prairie.games.comancheria.components import BANDS, BISON, CAMPS, COLUMNS, COUNTERS, KINDS, NONE, RESOURCES
from prairie.games.comancheria.enemy import FromCup
from prairie.games.comancheria.success_check import SuccessCheck

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


def audit(game: Comancheria) -> str:
    """ "" when all is well, else what is wrong."""
    return _points(game) or _goods(game) or _land(game) or _people(game) or _cup(game) or _instructions(game)


def _points(game: Comancheria) -> str:
    box = game.box
    for name, value, most in (
        ("Culture", game.culture, box.most_culture),
        ("Military", game.military, box.most_military),
        ("AP", game.ap, box.most_ap),
        ("enemy AP", game.enemy_ap, box.most_enemy_ap),
        ("the Operations counter", game.operations, len(box.operations) - 1),
        ("the Passage counter", game.passage, len(box.passages) - 1),
    ):
        if not 0 <= value <= most:
            return f"{name} stands at {value}"
    return ""


def _goods(game: Comancheria) -> str:
    for kind in range(KINDS):
        if pieces.stock(game, kind) < 0:
            return f"more {RESOURCES[kind]} than there are counters"
    if size(game.bison) > game.box.stock[BISON]:
        return "more Bison than there are counters"
    for band in range(BANDS):
        if game.goods[band] and not game.strength[band]:
            return "goods of a Band that is not there"
    return ""


def _land(game: Comancheria) -> str:
    """2.4: one of Ranchería, Tribe, Settlement, Bison in a round space, nothing but Rancherías in Palo Duro."""
    settled = game.settled[1] | game.settled[2] | game.settled[3]
    if size(settled) != size(game.settled[1]) + size(game.settled[2]) + size(game.settled[3]) or game.settled[0]:
        return "two Settlements in one space"
    camps = pieces.camp_spaces(game)
    moving = size(camps) != size(pieces.camps_in_play(game)) or camps & (game.tribes | settled | game.bison)
    if moving and not any(type(frame).__name__ == "MoveCamps" for frame in game.frames):
        return "a Ranchería stands with another, or with a Tribe, Settlement or Bison"
    if game.tribes & settled or (game.tribes | settled) & game.bison:
        return "two pieces in one space"
    if (game.tribes | settled | game.bison) & ~game.box.round:
        return "a piece off the round spaces"
    if land.tribes_left(game) < 0 or any(land.settlements_left(game, enemy) < 0 for enemy in range(1, COLUMNS)):
        return "more Tribes or Settlements than there are counters"
    if sum(game.ravaged) > game.box.most_ravaged or min(game.ravaged) < 0:
        return "more Ravaged than there are counters"
    for space in range(len(game.ally)):
        if game.ally[space] != NONE and not game.tribes & BIT[space]:
            return "an Ally marker without a Tribe"
    for enemy in range(COLUMNS):
        there = game.column_at[enemy] != NONE
        if there != (1 <= game.column_strength[enemy] <= game.box.strongest_column):
            return "a War Column without strength, or strength without a column"
    return ""


def _people(game: Comancheria) -> str:
    box = game.box
    for band in range(BANDS):
        if not 0 <= game.strength[band] <= box.strongest_band:
            return "a Band is too strong"
        if game.strength[band] == 0 and (game.at[band] != NONE or game.finished & BIT[band]):
            return "a trace of a Band that is not there"
        if game.strength[band] and game.at[band] >= pieces.BOX and game.camp_at[game.at[band] - pieces.BOX] == NONE:
            return "a Band in the box of no Ranchería"
    if sum(1 for strength in game.strength if strength) > box.most_bands:
        return "more Bands than there are counters"
    riders = [game.leader_at[letter] for letter in range(CAMPS) if 0 <= game.leader_at[letter] < BANDS]
    if len(riders) != len(set(riders)):
        return "a Band holds two Mahimianas"
    for camp in range(CAMPS):
        there = game.camp_at[camp] != NONE
        if not there and (game.store[camp] or game.paraibo[camp] or game.mahimiana[camp]):
            return "a trace of a Ranchería that is not there"
        if there and not 1 <= game.paraibo[camp] <= box.most_medicine:
            return "a Paraibo without medicine"
        if not 0 <= game.mahimiana[camp] <= box.most_medicine:
            return "a Mahimiana's medicine is off his track"
        holder = game.leader_at[camp]
        if 0 <= holder < BANDS and not game.strength[holder]:
            return "a Mahimiana rides with nobody"
        if holder >= pieces.BOX and game.camp_at[holder - pieces.BOX] == NONE:
            return "a Mahimiana lies in the box of no Ranchería"
    return ""


def _cup(game: Comancheria) -> str:
    """Successes: cup, Out of Play, medicine tracks, Operations Track, drawn. AP counters: cup, box, drawn."""
    successes = game.cup_success + game.out_of_play + sum(game.track_success)
    successes += sum(game.leader_success) + sum(game.chief_success)
    threats = [game.ap_cup[level] + game.ap_box[level] for level in range(game.box.levels)]
    for frame in game.frames:
        if isinstance(frame, SuccessCheck):
            if frame.step < 3 or frame.step >= 10:  # not counted yet
                successes += frame.successes
            for level in range(game.box.levels):
                threats[level] += (frame.threats >> (6 * level)) & 63
    if successes != game.successes:
        return f"{successes} Successes instead of {game.successes}"
    if threats != list(game.ap_in_game):
        return f"AP counters {threats} instead of {list(game.ap_in_game)}"
    return "more ? than counters" if cup.unseen(game) < 0 else ""


def _instructions(game: Comancheria) -> str:
    """Each Instruction counter lies in one place: display, Inactive column, map, cup, or drawn."""
    places = [shown // 2 for shown in (*game.display, *game.idle) if shown != NONE]
    markers = (*game.column_counter, *game.peace, *game.ally)
    places += [shown // 2 for shown in markers if 0 <= shown < 2 * COUNTERS]
    places += [counter for counter in range(COUNTERS) if game.cup_counters & BIT[counter]]
    held = []
    for frame in game.frames:
        if isinstance(frame, SuccessCheck):
            orders = frame.orders
            while orders:
                held.append((orders & 63) - 1)
                orders >>= 6
        elif isinstance(frame, FromCup) and frame.counter not in places:
            held.append(frame.counter)
    places += held
    if len(places) != len(set(places)):
        return "an Instruction counter in two places"
    return ""
