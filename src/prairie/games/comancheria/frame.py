"""Procedures as frames. A frame is one running procedure of the sheet: where it stands and what it must remember.

`run` has one block per step of the sheet. A block that must wait asks (`game.offer`, `game.chance_of`), or calls
another procedure (`game.call`), and returns; `run` is entered again when the answer (`game.answer`) or the result
(`game.result`) is there. `game.done` ends the procedure. The constructor takes every field, `step` first, and `fields`
gives them back in that order: so a frame is copied, written down and restored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.comancheria import questions as q
from prairie.games.comancheria.components import BANDS, CAMPS, NONE, TRADE_GOODS, UNIT, count_of

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria

ANY_FACE: Final = 126  # 1 to 6 as a set
ALLIED_TRIBE: Final = 15  # in place of a Band: the unit that fights is an Allied Tribe


class Frame:
    """One running procedure."""

    def __init__(self, step: i64) -> None:
        self.step: i64 = step

    def run(self, game: Comancheria) -> None:
        raise NotImplementedError

    def copy(self) -> Frame:
        raise NotImplementedError

    def fields(self) -> list[int]:
        """All fields, in the order of the constructor."""
        raise NotImplementedError


@final
class Roll(Frame):
    """ROLL: a die that may be rolled again for Trade Goods, as often as there are some (CO 2.7.1, CO 10.4, CO 10.5)."""

    def __init__(self, step: i64, purpose: i64, faces: i64 = ANY_FACE, face: i64 = 0) -> None:
        super().__init__(step)
        self.purpose: i64 = purpose  # what the die is for, told with it
        self.faces: i64 = faces  # fewer than six where others are rolled again at once (6.2.2.C)
        self.face: i64 = face

    def run(self, game: Comancheria) -> None:
        if self.step == 0:
            self.step = 1
            game.chance_of(q.DIE, self.faces)
            return
        if self.step == 1:
            self.face = game.answer
            game.tell(q.ROLLED, self.purpose, self.face)
            sources = trade_goods_at_hand(game)
            if sources == 0:
                game.done(self.face)
                return
            self.step = 2
            game.offer(q.REROLL, sources | BIT[q.ACCEPT])
            return
        if game.answer == q.ACCEPT:
            game.done(self.face)
            return
        spend_trade_goods(game, game.answer)
        self.step = 0

    def copy(self) -> Frame:
        return Roll(self.step, self.purpose, self.faces, self.face)

    def fields(self) -> list[int]:
        return [self.step, self.purpose, self.faces, self.face]


def trade_goods_at_hand(game: Comancheria) -> i64:
    """Whose Trade Goods may be spent now, as a set: Bands by number, boxes from q.FROM_BOX on. In a Battle only the
    fighting Band's, in an activation only the active Band's, else any in play (CO 10.6 to CO 10.8)."""
    if game.fighter != NONE:
        return BIT[game.fighter] if holds(game, game.fighter, TRADE_GOODS) else 0
    if game.active != NONE:
        return BIT[game.active] if holds(game, game.active, TRADE_GOODS) else 0
    found: i64 = 0
    band: i64 = 0
    while band < BANDS:
        if count_of(game.goods[band], TRADE_GOODS) and game.in_play(band):
            found |= BIT[band]
        band += 1
    camp: i64 = 0
    while camp < CAMPS:
        if count_of(game.store[camp], TRADE_GOODS) and game.camp_in_play(camp):
            found |= BIT[q.FROM_BOX + camp]
        camp += 1
    return found


def holds(game: Comancheria, band: i64, kind: i64) -> bool:
    """Whether a unit possesses a Resource of a kind; an Allied Tribe never does."""
    return band < BANDS and count_of(game.goods[band], kind) > 0


def spend_trade_goods(game: Comancheria, source: i64) -> None:
    if source >= q.FROM_BOX:
        camp = source - q.FROM_BOX
        game.store[camp] = game.store[camp] - UNIT[TRADE_GOODS]
    else:
        game.goods[source] = game.goods[source] - UNIT[TRADE_GOODS]
    game.tell(q.SPENT_TRADE_GOODS, source)
