"""Why an answer that a person would look for cannot be given now: the row of the table of refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.comancheria import actions, land, passage, planning, questions as q
from prairie.games.comancheria.activation import Activation
from prairie.games.comancheria.components import BISON, CAPTIVES, HORSES, NONE, count_of

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria


def why_not(game: Comancheria, action: i64) -> i64:
    """The reason, where the question knows one; else only that it is no answer."""
    top = game.frames[len(game.frames) - 1]
    if game.question == q.ACT and isinstance(top, Activation):
        return _of_band(game, top, action)
    if game.question == q.OPERATION and action == q.PASSAGE:
        return q.TIME_NOT_RIPE
    if game.question == q.HEADMAN and isinstance(top, planning.HeadmanActions):
        return _of_headman(game, top, action)
    if game.question == q.BUY_CULTURE and 0 <= action < len(game.box.culture):
        return q.CULTURE_TOO_LOW if passage.open_culture(game) & BIT[action] else q.NO_SUCH_ANSWER
    return q.NO_SUCH_ANSWER


def _of_band(game: Comancheria, frame: Activation, action: i64) -> i64:
    space = game.at[frame.band]
    if 0 <= action < len(game.box.spaces):
        return q.TOO_FEW_POINTS if land.neighbours(game, space) & BIT[action] else q.NO_LINE
    if action == q.HUNT:
        return q.TOO_FEW_POINTS if game.bison & BIT[space] else q.NOTHING_TO_HUNT
    if action == q.RAID:
        return q.NOBODY_TO_RAID if land.owner_of(game, space) == NONE else q.TOO_FEW_POINTS
    if action == q.TRADE:
        return _of_trade(game, frame, space)
    return q.LAST_HORSES if action == q.SPEND_HORSES else q.NO_SUCH_ANSWER


def _of_trade(game: Comancheria, frame: Activation, space: i64) -> i64:
    goods = game.goods[frame.band]
    if not actions.may_trade(game, space):
        return q.NOBODY_TRADES if land.owner_of(game, space) == NONE else q.TRADE_RAVAGED
    if not (count_of(goods, BISON) or count_of(goods, CAPTIVES) or count_of(goods, HORSES)):
        return q.NOTHING_TO_TRADE
    if frame.points < 1 and not actions.free_of_movement(game, space):
        return q.TOO_FEW_POINTS
    return q.TRADE_WITHOUT_AP if game.ap == 0 else q.NOTHING_TO_GET


def _of_headman(game: Comancheria, frame: planning.HeadmanActions, action: i64) -> i64:
    if action == q.MEDICINE_FOR_AP:
        return q.LAST_MEDICINE if game.paraibo[frame.camp] < 2 else q.MOST_AP
    if action == q.RECALL_SUCCESS:
        return q.RECALL_WITHOUT_AP if game.out_of_play else q.NO_SUCCESS_OUT
    if action == q.CULTURE_TO_MILITARY:
        return q.CULTURE_NOT_ABOVE if game.culture <= game.military else q.MOST_MILITARY
    place = action - q.BUY_CARD
    if 0 <= place < len(game.open) and game.open[place] != NONE:
        return q.CARD_TOO_DEAR if planning.can_be_bought(game, game.open[place]) else q.NOT_FOR_SALE
    return q.NO_SUCH_ANSWER
