"""What people call things and answers, in their language. How they are written is in notation.py."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from prairie.games.comancheria import questions as q
from prairie.games.comancheria.components import INSTRUCTIONS

if TYPE_CHECKING:
    from prairie.games.comancheria.game import ComancheriaGame

AS_WRITTEN = ("counter", "die", "option")  # have no other name
TRACKS = {"place": "operations", "stage": "passage_of_time"}
OPENED = {"opened": "development", "happening": "war"}  # cards laid open, told with what they say
# Kinds of which a list shows the notation: it is short, and stands on the board.
SHOWN_AS_WRITTEN = ("space", "band", "camp", "unit", "holder")


def title(game: ComancheriaGame, kind: str, value: int, lang: str) -> str:
    if kind == "signed":
        return f"{value:+d}"
    if kind in TRACKS:
        return track_space(game, kind, value, lang)
    if kind in OPENED:
        row = game.data[OPENED[kind]][value // 2 if kind == "happening" else value]
        return f"{game.spoken(row, 'title', lang)}. {game.spoken(row, 'text', lang)}"
    word = game.word(kind, value)
    if not word or kind in AS_WRITTEN:
        return word
    if kind == "shown":
        return counter_side(game, value, lang)
    if kind in ("band", "unit", "holder") and word.startswith("b"):
        return game.texts.say(lang, "band", number=value + 1)
    if kind in ("camp", "holder") and len(word) == 1:
        return game.texts.say(lang, "camp" if kind == "camp" else "box", letter=word)
    if kind == "outcome" and word != "success":
        name = "threat" if word.startswith("ap") else "order"
        return game.texts.say(lang, f"outcome-{name}", what=word.removeprefix("ap"))
    if kind == "exchange":
        return exchange(game, word, lang)
    if kind == "change":
        return change(game, word, lang)
    if kind == "answer" and word.startswith("guns"):
        return game.texts.say(lang, "answer-guns", value=word.removeprefix("guns"))
    if kind == "headman" and word.startswith("buy"):
        return game.texts.say(lang, "headman-buy", place=word.removeprefix("buy"))
    return game.texts.say(lang, f"{kind}-{word}")


def short(game: ComancheriaGame, kind: str, value: int, lang: str) -> str:
    """In a list: spaces, Bands and camps as they stand on the board, the rest by name."""
    word = game.word(kind, value)
    if kind == "act" and value < q.HUNT:
        return word
    if kind in SHOWN_AS_WRITTEN and value not in (q.PASS, q.PLAY_CARD, q.ACCEPT):
        return word
    if kind in ("card", "culture") and value != q.PASS:
        return f"{word} {game.title(kind, value, lang)}"
    return game.title(kind, value, lang)


def own_word(game: ComancheriaGame, kind: str, value: int, lang: str) -> str:
    """What a person writes for the notation: the name, where it is a single word; else the notation with its words in
    their language."""
    word = game.word(kind, value)
    if kind in AS_WRITTEN or kind in SHOWN_AS_WRITTEN or (kind == "act" and value < q.HUNT):
        return written(game, word, lang)
    name = game.title(kind, value, lang)
    return name if len(name.split()) == 1 and "," not in name else written(game, word, lang)


def written(game: ComancheriaGame, word: str, lang: str) -> str:
    """-horses, bison>food!, guns2: each word of the notation that the reader's language has another one for."""

    def own(found: re.Match[str]) -> str:
        text = f"written-{found[0]}"
        return game.texts.say(lang, text) if game.texts.has(lang, text) else found[0]

    return re.sub("[a-z]+(?:-[a-z]+)*", own, word)


def track_space(game: ComancheriaGame, kind: str, value: int, lang: str) -> str:
    """A space of the Operations Track or of the Passage of Time."""
    space = game.data["tracks"][TRACKS[kind]][value]
    if isinstance(space, int):
        return str(space)
    return game.texts.say(lang, "track-blank" if space == "-" else f"track-{space.lower()}")


def counter_side(game: ComancheriaGame, shown: int, lang: str) -> str:
    """An Instruction counter with what the side it shows says."""
    box = game.box
    name = game.texts.say(lang, f"instruction-{INSTRUCTIONS[box.instruction[shown]].lower()}")
    return f"{box.counters[shown // 2]} {name} {box.cost[shown]}"


def exchange(game: ComancheriaGame, word: str, lang: str) -> str:
    """What is given and what is got: bison>food, with ! where a card makes it free."""
    given, _, got = word.rstrip("!").partition(">")
    if given == "herd":
        return game.texts.say(lang, "exchange-herd")
    names = [game.texts.say(lang, f"resource-{kind}") for kind in (given, got)]
    free = "yes" if word.endswith("!") else "no"
    return game.texts.say(lang, "exchange", given=names[0], got=names[1], free=free)


def change(game: ComancheriaGame, word: str, lang: str) -> str:
    """A change by hand: tribe+, tribe-."""
    if word == "done":
        return game.texts.say(lang, "change-done")
    piece = game.texts.say(lang, f"piece-{word[:-1]}")
    return game.texts.say(lang, "change-add" if word.endswith("+") else "change-take", piece=piece)


def scenario(game: ComancheriaGame, one: dict[str, Any], lang: str) -> str:
    """Its title, the years it spans unless the title names them, and how hard it is."""
    cards = [card for card in game.data["history"] if card["period"] in one["periods"]]
    years = f"{cards[0]['years'].partition('-')[0]}-{cards[-1]['years'].rpartition('-')[2]}"
    title = game.spoken(one, "title", lang)
    said = "named" if years in title else years
    return game.texts.say(lang, "scenario", title=title, years=said, difficulty=one["difficulty"])
