"""Why an action is not legal. Only asked when it is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.bigmanitou import judging, party, questions as q
from prairie.games.bigmanitou.components import (
    CARDS,
    GROUNDS,
    HUNTERS,
    PASS,
    held,
)

if TYPE_CHECKING:
    from prairie.games.bigmanitou.state import BigManitou


def why_not(game: BigManitou, seat: i64, action: i64) -> i64:
    phase = game.phase
    if phase == q.PARTY:
        return why_not_pick(game, seat, action)
    if phase in (q.PLAY, q.FACE_DOWN, q.EIGHTH):
        return why_not_play(game, seat, action)
    if phase == q.HORSE:
        return why_not_move(game, seat, action)
    if phase == q.PENALTY:
        kind_held = 0 <= action < game.box.kinds and held(game.won[seat], action) > 0
        return q.BISON_OR_TIPI if kind_held else q.NO_SUCH_TILE
    if phase in (q.TAKE_ONE, q.TAKE_TWO):
        return q.NOT_ON_GROUND
    if phase == q.TILE:
        return q.NOT_IN_BAG
    return q.NOT_IN_PILE if phase == q.DRAW else q.NO_SUCH_SEAT


def why_not_pick(game: BigManitou, seat: i64, card: i64) -> i64:
    if not 0 <= card < CARDS:
        return q.NO_SUCH_CARD
    if not game.pool[seat] & BIT[card]:
        return q.PLAYED_BEFORE
    if not party.above_picks(game, seat) & BIT[card]:
        return q.NOT_RISING
    return q.PARTY_TOO_SMALL


def why_not_play(game: BigManitou, seat: i64, action: i64) -> i64:
    if action == PASS:
        return q.MUST_PLAY
    if not 0 <= action < PASS:
        return q.NO_SUCH_CARD
    if not game.hand[seat] & BIT[action // GROUNDS]:
        return q.NOT_IN_HAND
    return q.TWO_HEROES


def why_not_move(game: BigManitou, seat: i64, action: i64) -> i64:
    if not 0 <= action < PASS:
        return q.NO_SUCH_CARD
    card = action // GROUNDS
    if card >= HUNTERS:
        return q.HEROES_STAY
    if not judging.hunters_of(game, seat) & BIT[card]:
        return q.NOT_YOUR_HUNTER
    return q.SAME_GROUND
