"""The powers of the cylinders, of chapter 9: BM 7.1 puts them after the seventh cards and before the judging."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.core.events import EVERYONE
from prairie.games.bigmanitou import heroes, judging, questions as q
from prairie.games.bigmanitou.components import ALL_HUNTERS, GROUNDS, HUNTERS, PASS, on_grounds

if TYPE_CHECKING:
    from prairie.games.bigmanitou.state import BigManitou


def offer_eighth(game: BigManitou) -> None:
    """BM 9.11; BM 9.12: a party of seven leaves nothing (BM 4.20). Asked also when no card fits: a hand is secret.
    BM 9.10: this hunt's tiles come too late for it."""
    holder = game.brown
    if holder >= 0 and game.hand[holder]:
        game.turn = holder
        game.phase = q.EIGHTH
    else:
        put_away(game)


def play_eighth(game: BigManitou, seat: i64, action: i64) -> None:
    """BM 9.20: or pass, for good; BM 9.13: there is no ninth card."""
    if action == PASS:
        if game.log is not None:
            game.log.add(q.NO_EIGHTH, EVERYONE, seat)
    else:
        card = action // GROUNDS
        ground = action % GROUNDS
        heroes.put_down(game, seat, card, ground)
        if game.log is not None:
            game.log.add(q.PLAYED_EIGHTH, EVERYONE, seat, card, ground)
        if card >= HUNTERS:
            heroes.arrive(game, seat, card, ground)  # BM 9.14
    put_away(game)


def put_away(game: BigManitou) -> None:
    """BM 4.21: what was not played goes back under the tribe card; the pool has it still."""
    seat: i64 = 0
    while seat < game.seats:
        game.hand[seat] = 0
        game.pile[seat] = 0
        game.undrawn[seat] = 0
        seat += 1
    offer_horse(game)


def offer_horse(game: BigManitou) -> None:
    """BM 9.17; BM 9.21: also to the player who has just played an eighth card."""
    holder = game.white
    if holder >= 0 and judging.hunters_of(game, holder):
        game.turn = holder
        game.phase = q.HORSE
    else:
        judging.begin(game)


def horse_options(game: BigManitou, seat: i64) -> i64:
    """BM 9.17: a hunter of one's own; BM 9.18: no hero; BM 9.19: to any other ground."""
    found: i64 = 0
    ground: i64 = 0
    while ground < GROUNDS:
        hunters = game.laid[seat * GROUNDS + ground] & ALL_HUNTERS
        found |= on_grounds(hunters, BIT[GROUNDS] - 1 - BIT[ground])
        ground += 1
    return found


def move_hunter(game: BigManitou, seat: i64, action: i64) -> None:
    """BM 9.20: or pass, for good."""
    if action == PASS:
        if game.log is not None:
            game.log.add(q.NO_MOVE, EVERYONE, seat)
    else:
        card = action // GROUNDS
        to = action % GROUNDS
        ground: i64 = 0
        while not game.laid[seat * GROUNDS + ground] & BIT[card]:
            ground += 1
        game.laid[seat * GROUNDS + ground] = game.laid[seat * GROUNDS + ground] & ~BIT[card]
        game.laid[seat * GROUNDS + to] = game.laid[seat * GROUNDS + to] | BIT[card]
        if game.log is not None:
            game.log.add(q.MOVED, EVERYONE, seat, card, ground, to)
    judging.begin(game)
