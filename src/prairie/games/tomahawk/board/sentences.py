"""The same position in plain sentences, in an order that can be listened to: score, battles, hand, what was seen."""

from __future__ import annotations

from typing import Any

from prairie.core.spans import Line, Span
from prairie.games.tomahawk.board.reader import Reader
from prairie.games.tomahawk.components import TURNS


def sentences(reader: Reader) -> list[Line]:
    phase = reader.picture["phase"]
    if phase == "over":
        told = [reader.say("board-over") + ".", *(final(reader, seat) for seat in (reader.me, reader.them))]
    elif phase in ("deal", "draft"):
        told = [reader.say("board-draft") + ".", *draft(reader)]
    else:
        told = [
            reader.say("board-turn", turn=reader.picture["turn"], turns=TURNS) + ".",
            *([reader.say("plain-sought", animal=reader.sought())] if reader.sought() else []),
            *(score(reader, seat) for seat in (reader.me, reader.them)),
            *(battle(reader, number, pile) for number, pile in enumerate(reader.picture["piles"]) if pile["territory"]),
            *hand(reader),
            *(shown(reader, seat) for seat in ([reader.them] if reader.seat >= 0 else [reader.them, reader.me])),
        ]
    return [[Span(sentence)] for sentence in told]


def score(reader: Reader, seat: int) -> str:
    side = reader.picture["sides"][seat]
    return reader.say(
        "plain-score",
        who=reader.names[seat],
        points=side["score"],
        animals=side["animals"],
        scalps=side["scalps"],
        hand=side["hand_size"],
        deck=side["deck_size"],
        lands=", ".join(reader.lands(seat)) or "none",
    )


def final(reader: Reader, seat: int) -> str:
    side = reader.picture["sides"][seat]
    return reader.say(
        "plain-final",
        who=reader.names[seat],
        points=side["score"],
        animals=side["animals"],
        scalps=side["scalps"],
        bonus=side["bonus"],
        lands=", ".join(reader.lands(seat)) or "none",
    )


def battle(reader: Reader, number: int, pile: dict[str, Any]) -> str:
    """One battle: the land, its pairs so far, the totals, who would win, and what is hidden."""
    icon = reader.say(f"icon-{pile['icon']}") if pile["icon"] else "none"
    told = [
        reader.say(
            "plain-pile",
            pile=reader.pile(number),
            land=reader.land(pile["territory"]),
            icon=icon,
            turn=pile["turn"],
            turns=pile["turns"],
        )
    ]
    for slot, pair in enumerate(pile["pairs"]):
        if any(pair["cards"]):
            theirs, mine = warrior(reader, pile, slot, reader.them), warrior(reader, pile, slot, reader.me)
            told.append(reader.say("plain-pair", pair=slot + 1, theirs=theirs, mine=mine))
    if reader.hides(pile):
        now = pile["turn"] == pile["turns"]
        until = reader.say("board-forest-until", turn=reader.opens(pile))
        told.append(reader.say("board-forest-now") if now else until)
    return " ".join([*told, *standing(reader, pile), *(capital(note) for note in reader.notes(pile))])


def warrior(reader: Reader, pile: dict[str, Any], slot: int, seat: int) -> str:
    pair = pile["pairs"][slot]
    word = pair["cards"][seat]
    if word == "":
        return reader.say("plain-card-none")
    if word == "?":
        return reader.say("plain-card-down", who=reader.names[seat])
    card = reader.title(word)
    if seat == reader.seat and reader.planned(pile, slot):
        return reader.say("plain-card-planned", card=card)
    counts = reader.counts(pile, slot, seat)
    if counts != reader.value(word):
        return reader.say("plain-card-changed", who=reader.names[seat], card=card, strength=counts)
    return reader.say("plain-card", who=reader.names[seat], card=card)


def standing(reader: Reader, pile: dict[str, Any]) -> list[str]:
    now = pile["standing"]
    if now is None:
        return []
    totals = reader.say(
        "plain-totals",
        theirs=now["totals"][reader.them],
        who=reader.name(reader.them),
        mine=now["totals"][reader.me],
        me=reader.names[reader.me],
    )
    winner = now["winner"]
    if winner < 0:
        return [totals, reader.say("board-level-named")]
    who = reader.names[winner]
    if now["by_manitou"]:
        return [totals, reader.say("board-manitou-named", who=who)]
    by = now["totals"][winner] - now["totals"][1 - winner]
    return [totals, reader.say("board-lead-named", who=who, by=by)]


def hand(reader: Reader) -> list[str]:
    if reader.seat < 0:
        return []
    words = reader.by_value(reader.picture["sides"][reader.seat]["hand"])
    cards = [hand_card(reader, word) for word in words]
    return [reader.say("plain-hand", cards=", ".join(cards) or reader.say("board-hand-empty"))]


def hand_card(reader: Reader, word: str) -> str:
    if reader.special(word):
        value = reader.value(word)
        return reader.say("plain-hand-special", card=reader.title(word), value=value, hair=reader.hair(word))
    return reader.say("plain-hand-card", card=reader.title(word), hair=reader.hair(word))


def shown(reader: Reader, seat: int) -> str:
    words = reader.by_value(reader.picture["sides"][seat]["revealed"])
    if not words:
        return reader.say("plain-shown-none", who=reader.names[seat])
    return reader.say("plain-shown", who=reader.names[seat], cards=", ".join(reader.title(word) for word in words))


def draft(reader: Reader) -> list[str]:
    if reader.seat < 0:
        return []
    return [
        reader.say(
            "plain-dealt",
            card=reader.title(word),
            value=reader.value(word),
            hair=reader.hair(word),
            hint=reader.say(f"hint-{word}"),
        )
        for word in reader.picture["sides"][reader.seat]["dealt"]
    ]


def capital(sentence: str) -> str:
    """A note begins in lower case on the board; here it is a sentence of its own."""
    ended = sentence if sentence.endswith(".") else f"{sentence}."
    return ended[0].upper() + ended[1:]
