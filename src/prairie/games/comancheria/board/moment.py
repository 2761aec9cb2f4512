"""What one must know to answer a question: the Band that acts, the die that lies there, what was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prairie.core.bits import lowest, members
from prairie.core.contract import State
from prairie.core.game import Barred
from prairie.games.comancheria import land, questions as q
from prairie.games.comancheria.activation import LootBesideColumn, Parley
from prairie.games.comancheria.board.effects import option_text
from prairie.games.comancheria.board.people import band_text
from prairie.games.comancheria.board.reader import Reader, drawn
from prairie.games.comancheria.board.sentences import pieces
from prairie.games.comancheria.cleanup import Unstack
from prairie.games.comancheria.components import NONE
from prairie.games.comancheria.effects import Choose
from prairie.games.comancheria.frame import Roll
from prairie.games.comancheria.passage import open_culture
from prairie.games.comancheria.planning import can_be_bought
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
    if isinstance(top, LootBesideColumn | Parley) or (isinstance(top, Unstack) and question == q.SURPLUS):
        return [band(reader, f"b{top.band + 1}")]
    if question in OF_A_BAND and (active := reader.picture["activation"]):
        return [band(reader, active["band"])]
    return [drawn(reader, reader.picture["check"])] if question == q.CHECK and reader.picture["check"] else []


def band(reader: Reader, name: str) -> str:
    """Where a Band stands and what it has."""
    one = reader.bands[name]
    told = band_text(reader, one, reader.place(one["space"]))
    return reader.say("plain-band", band=name, strength=one["strength"], told=told)


def raid(reader: Reader) -> str:
    """What a Raid from here would draw, and how likely it is to bring something."""
    said = reader.picture["activation"]["raid"]
    return reader.say(
        "raid-odds",
        counters=said["counters"],
        face=said["more_on"],
        percent=said["percent"],
        least="yes" if said["at_least"] else "no",
    )


def barred(game: ComancheriaGame, state: State, seat: int, lang: str) -> list[Barred]:
    """What a person would look for here that cannot be done now, and why not."""
    assert isinstance(state, Comancheria)
    found = []
    for action, name in looked_for(game, state, seat, lang):
        row = state.refusal(seat, action)
        if row:
            why = game.illegal(row, lang)
            found.append(Barred(game.action_word(state, seat, action), name, why.why, why.rule))
    return found


def looked_for(game: ComancheriaGame, state: Comancheria, seat: int, lang: str) -> list[tuple[int, str]]:
    """The answers that are always on a person's mind at a question, whether they can be given or not."""
    question = state.ask(seat)
    if question == q.ACT:
        named = [(action, game.title("act", action, lang)) for action in (q.HUNT, q.RAID, q.TRADE)]
        beside = land.neighbours(state, state.at[state.active])
        stuck = not beside & state.choices
        return [(lowest(beside), game.texts.say(lang, "act-move")), *named] if stuck else named
    if question == q.OPERATION:
        return [(q.PASSAGE, game.title("operation", q.PASSAGE, lang))]
    if question == q.HEADMAN:
        named = [
            (action, game.title("headman", action, lang))
            for action in (q.MEDICINE_FOR_AP, q.RECALL_SUCCESS, q.CULTURE_TO_MILITARY)
        ]
        shown = [(place, card) for place, card in enumerate(state.open) if card != NONE and can_be_bought(state, card)]
        return named + [(q.BUY_CARD + place, game.title("card", card, lang)) for place, card in shown]
    if question == q.BUY_CULTURE:
        return [(card, game.title("culture", card, lang)) for card in members(open_culture(state))]
    return []


def what_it_is(game: ComancheriaGame, state: State, seat: int, action: int, lang: str) -> str:
    """An answer in a line of its own: a space with what stands there, a Band with what it has."""
    kind = game.questions[state.ask(seat)].kind
    if kind == "headman" and action >= q.BUY_CARD and action != q.PASS:
        reader = Reader(game, state.as_dict(), lang)
        card = reader.development(reader.picture["development"][action - q.BUY_CARD])
        return reader.say("plain-card", heading=reader.card_title(card), card=reader.told(card, "text"))
    if kind in OF_A_SPACE and action < len(game.box.spaces):
        reader = Reader(game, state.as_dict(), lang)
        here = pieces(reader, reader.standing[game.box.spaces[action]])
        return f"{game.title(kind, action, lang)} ({', '.join(here) or reader.say('board-empty')})"
    if kind in ("band", "unit") and f"b{action + 1}" in (reader := Reader(game, state.as_dict(), lang)).bands:
        return band(reader, f"b{action + 1}")
    if kind == "act" and action == q.RAID:
        return raid(Reader(game, state.as_dict(), lang))
    if kind == "option":
        assert isinstance(state, Comancheria)
        return option_text(Reader(game, state.as_dict(), lang), state, action)
    if kind in EXPLAINED and (hint := game.hint(game.word(kind, action), lang)):
        return hint
    return game.describe(kind, action, lang)
