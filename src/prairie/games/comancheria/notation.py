"""How things and answers are written: one list of words for each kind of thing, from 0 up."""

from __future__ import annotations

from prairie.games.comancheria import manual, questions as q
from prairie.games.comancheria.actions import GIVEN, GOT
from prairie.games.comancheria.components import (
    BANDS,
    CAMPS,
    COLUMNS,
    ENEMIES,
    INSTRUCTIONS,
    KINDS,
    LETTERS,
    RESOURCES,
    Box,
)
from prairie.games.comancheria.cup import FIRST_INSTRUCTION
from prairie.games.comancheria.frame import ALLIED_TRIBE

GOODS = tuple(name.replace("_", "-") for name in RESOURCES)
PURPOSES = (
    "attrition", "bonus", "guns", "territory", "enemy", "row", "swap", "peace", "battle", "operations", "headman",
    "leader", "death", "card", "lapse", "passage", "watch", "disease",
)  # fmt: skip
CHANGES = {
    manual.ADD_CULTURE: "culture+", manual.TAKE_CULTURE: "culture-", manual.ADD_MILITARY: "military+",
    manual.TAKE_MILITARY: "military-", manual.ADD_AP: "ap+", manual.TAKE_AP: "ap-", manual.ADD_ENEMY_AP: "enemy-ap+",
    manual.TAKE_ENEMY_AP: "enemy-ap-", manual.RECALL_SUCCESS: "success+", manual.SPEND_SUCCESS: "success-",
    manual.ADD_BISON: "herd+", manual.TAKE_BISON: "herd-", manual.ADD_TRIBE: "tribe+", manual.TAKE_TRIBE: "tribe-",
    manual.TAKE_SETTLEMENT: "settlement-", manual.ADD_RAVAGED: "ravaged+", manual.TAKE_RAVAGED: "ravaged-",
    manual.ADD_STRENGTH: "band+", manual.TAKE_STRENGTH: "band-", manual.ADD_CHIEF: "paraibo+",
    manual.TAKE_CHIEF: "paraibo-", manual.ADD_LEADER: "mahimiana+", manual.TAKE_LEADER: "mahimiana-",
}  # fmt: skip


def band_word(band: int) -> str:
    return f"b{band + 1}"


def sparse(words: dict[int, str]) -> list[str]:
    """A list with these words in their places, and "" between them."""
    return [words.get(value, "") for value in range(max(words) + 1)]


def bands() -> dict[int, str]:
    return {band: band_word(band) for band in range(BANDS)}


def camps(first: int = 0) -> dict[int, str]:
    return {first + camp: LETTERS[camp] for camp in range(CAMPS)}


def all_words(box: Box) -> dict[str, list[str]]:
    """Every kind of thing that a question or an event names."""
    spaces = dict(enumerate(box.spaces))
    enemies = dict(enumerate(ENEMIES))
    cards = {card: found.name for card, found in enumerate(box.development)}
    goods = dict(enumerate(GOODS))
    no = {q.PASS: "pass"}
    return {
        "space": sparse(spaces | no),
        "place": [str(place) for place in range(len(box.operations))],
        "stage": [str(place) for place in range(len(box.passages))],
        "enemy": sparse(enemies | no),
        "band": sparse(bands() | {q.PLAY_CARD: "card"} | no),
        "unit": sparse(bands() | {ALLIED_TRIBE: "tribe"}),
        "camp": sparse(camps() | no),
        "holder": sparse(bands() | camps(q.FROM_BOX) | {q.ACCEPT: "accept"}),
        "resource": sparse(goods | no),
        "card": sparse(cards | no),
        "culture": sparse({card: found.name for card, found in enumerate(box.culture)} | no),
        "opened": [card.name for card in box.development],
        "war": [card.name for card in box.war],
        "happening": [card.name for card in box.war],
        "history": [card.name for card in box.histories],
        "instruction": [name.lower() for name in INSTRUCTIONS],
        "counter": list(box.counters),
        "shown": shown_words(box),
        "outcome": outcomes(box),
        "purpose": list(PURPOSES),
        "die": ["", "1", "2", "3", "4", "5", "6"],
        "operation": ["actions", "culture", "planning", "passage"],
        "stance": ["stand", "yield"],
        "going": sparse({q.ACTIVATE_NEXT: "next", q.PLAY_CARD: "card"} | no),
        "collecting": sparse({q.COLLECT: "collect"} | no),
        "load": load_words(),
        "act": sparse(
            spaces
            | {q.HUNT: "hunt", q.RAID: "raid", q.TRADE: "trade", q.SPEND_HORSES: "horses", q.HARRY: "harry"}
            | {q.PLAY_CARD: "card", q.STOP: "stop"}
        ),
        "exchange": exchange_words(),
        "answer": answer_words(box),
        "dice": ["plain", "guns", "plain-", "guns-"],
        "gamble": ["one", "roll"],
        "headman": headman_words(box),
        "anew": sparse({q.ROLL_ANEW: "again", q.ACCEPT: "accept"}),
        "option": ["1", "2", "3", "4"],
        "change": change_words(),
    }  # fmt: skip


def outcomes(box: Box) -> list[str]:
    """What comes out of the cup."""
    levels = [f"ap{value}" for value in box.ap_value]
    return ["success", *levels, *[""] * (FIRST_INSTRUCTION - 1 - len(levels)), *box.counters]


def shown_words(box: Box) -> list[str]:
    """Instruction counters with the side they show: a star marks the back."""
    return [name and f"{name}{side}" for name in box.counters for side in ("", "*")]


def answer_words(box: Box) -> list[str]:
    """What a Band may do about what it drew."""
    guns = {q.GUNS_ON + level: f"guns{value}" for level, value in enumerate(box.ap_value)}
    return sparse({q.REDRAW: "redraw"} | guns | {q.PASS: "pass"})


def load_words() -> list[str]:
    drops = {q.DROP + kind: f"-{GOODS[kind]}" for kind in range(KINDS)} | {q.DROP_LEADER: "-mahimiana"}
    takes = {q.TAKE + kind: GOODS[kind] for kind in range(KINDS)}
    leaders = {q.TAKE_LEADER + camp: f"mahimiana{LETTERS[camp]}" for camp in range(CAMPS)}
    return sparse(drops | takes | leaders | {q.TAKE_ALL: "all", q.PASS: "done"})


def exchange_words() -> list[str]:
    words: dict[int, str] = {}
    for give, given in enumerate(GIVEN):
        for get, got in enumerate(GOT):
            pair = f"{GOODS[given]}>{GOODS[got]}"
            words[3 * give + get] = pair
            words[q.FREE_TRADE + 3 * give + get] = f"{pair}!"
    return sparse(words | {q.BISON_FOR_GUNS: "herd>guns"})


def headman_words(box: Box) -> list[str]:
    words = {q.MEDICINE_FOR_AP: "ap", q.RECALL_SUCCESS: "success", q.CULTURE_TO_MILITARY: "military"}
    words |= {q.BUY_CARD + place: f"buy{place + 1}" for place in range(box.openings)}
    return sparse(words | {q.PASS: "pass"})


def change_words() -> list[str]:
    words = dict(CHANGES)
    for enemy in range(1, COLUMNS):
        words[manual.ADD_SETTLEMENT + enemy] = f"settlement{ENEMIES[enemy]}+"
    for kind in range(KINDS):
        words[manual.ADD_GOODS + kind] = f"{GOODS[kind]}+"
        words[manual.TAKE_GOODS + kind] = f"{GOODS[kind]}-"
    for enemy in range(COLUMNS):
        words[manual.ADD_COLUMN + enemy] = f"column{ENEMIES[enemy]}+"
        words[manual.TAKE_COLUMN + enemy] = f"column{ENEMIES[enemy]}-"
    return sparse(words | {q.PASS: "done"})
