"""What one must know to answer a question: the Band that acts, the die that lies there, what was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prairie.core.contract import State
from prairie.games.comancheria import questions as q
from prairie.games.comancheria.board.people import band_text
from prairie.games.comancheria.board.reader import Reader, drawn
from prairie.games.comancheria.board.sentences import pieces
from prairie.games.comancheria.effects import Choose
from prairie.games.comancheria.frame import Roll
from prairie.games.comancheria.state import Comancheria

if TYPE_CHECKING:
    from prairie.games.comancheria.game import ComancheriaGame

OF_A_BAND = (q.ACT, q.EXCHANGE, q.LOOT, q.LOAD)
OF_A_SPACE = ("space", "act")
EXPLAINED = ("act", "operation")  # answers told by what they do


def before_asking(game: ComancheriaGame, state: State, seat: int, lang: str) -> list[str]:
    assert isinstance(state, Comancheria)
    if not state.owes(seat) or not state.frames:
        return []
    question = state.ask(seat)
    top = state.frames[len(state.frames) - 1]
    if isinstance(top, Roll):
        purpose = game.title("purpose", top.purpose, lang)
        if question == q.DIE:  # asked of whoever rolls a real one
            return [game.texts.say(lang, "die-for", purpose=purpose)]
        return [game.texts.say(lang, "die-shows", purpose=purpose, face=int(top.face))]
    if isinstance(top, Choose):
        return [game.note(top.row, lang)]
    reader = Reader(game, state.as_dict(), lang)
    if question in OF_A_BAND and (active := reader.picture["activation"]):
        return [band(reader, active["band"])]
    return [drawn(reader, reader.picture["check"])] if question == q.CHECK and reader.picture["check"] else []


def band(reader: Reader, name: str) -> str:
    """Where a Band stands and what it has."""
    one = reader.bands[name]
    told = band_text(reader, one, reader.place(one["space"]))
    return reader.say("plain-band", band=name, strength=one["strength"], told=told)


def what_it_is(game: ComancheriaGame, state: State, seat: int, action: int, lang: str) -> str:
    """An answer in a line of its own: a space with what stands there, a Band with what it has."""
    kind = game.questions[state.ask(seat)].kind
    if kind == "headman" and action >= q.BUY_CARD and action != q.PASS:
        reader = Reader(game, state.as_dict(), lang)
        card = reader.development(reader.picture["development"][action - q.BUY_CARD])
        return f"{reader.card_title(card)}: {reader.told(card, 'text')}"
    if kind in OF_A_SPACE and action < len(game.box.spaces):
        reader = Reader(game, state.as_dict(), lang)
        here = pieces(reader, reader.standing[game.box.spaces[action]])
        return f"{game.title(kind, action, lang)} ({', '.join(here) or reader.say('board-empty')})"
    if kind in ("band", "unit") and f"b{action + 1}" in (reader := Reader(game, state.as_dict(), lang)).bands:
        return band(reader, f"b{action + 1}")
    if kind in EXPLAINED and (hint := game.hint(game.word(kind, action), lang)):
        return hint
    return game.describe(kind, action, lang)
