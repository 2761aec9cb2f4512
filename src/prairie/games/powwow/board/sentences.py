"""The board in plain sentences: everything the drawn one shows, for pipes and screen readers."""

from __future__ import annotations

from typing import Any

from prairie.core.spans import Line, Span
from prairie.games.powwow.board.reader import Reader


def sentences(reader: Reader) -> list[Line]:
    told = [where(reader), *race(reader), *(segment(reader, one) for one in reader.picture["wheel"]), *dice(reader)]
    told += [seat(reader, holder) for holder in reader.holders]
    if reader.seat >= 0 and reader.picture["notes"] and reader.picture["phase"] != "over":
        told += [note(reader, holder) for holder in reader.others()]
    return [[Span(sentence)] for sentence in told]


def where(reader: Reader) -> str:
    picture = reader.picture
    if picture["phase"] == "over":
        return reader.say("board-over") + "."
    if picture["round"] == 0:
        return reader.say("board-dealing") + "."
    return reader.say("board-round", round=picture["round"], who=reader.who(picture["starter"])) + "."


def race(reader: Reader) -> list[str]:
    last = reader.picture["track"]["last"]
    told = []
    for runner in sorted(reader.picture["runners"], key=lambda runner: -int(runner["space"])):
        colour, space = reader.colour(runner["colour"]), runner["space"]
        if space > last:
            told.append(reader.say("plain-runner-out", runner=colour))
        else:
            told.append(reader.say("plain-runner", runner=colour, space=space, left=last + 1 - space))
    signs = reader.picture["track"]
    told.append(
        reader.say(
            "plain-signs",
            moccasins=", ".join(map(str, signs["moccasin"])),
            stones=", ".join(map(str, signs["stone"])),
            quarry=reader.picture["quarry"],
        )
    )
    return told


def segment(reader: Reader, one: dict[str, Any]) -> str:
    if one["next"] == 0:
        return reader.say("plain-stone-rim", segment=one["letter"])
    first, *rest = [reader.number(number) for number in one["numbers"][one["ring"] :]]
    if not rest:
        return reader.say("plain-stone-last", segment=one["letter"], next=first)
    return reader.say("plain-stone", segment=one["letter"], next=first, then=", ".join(rest))


def dice(reader: Reader) -> list[str]:
    left = reader.picture["dice"]
    return [reader.say("plain-dice", dice=", ".join(reader.colour(die) for die in left))] if left else []


def seat(reader: Reader, holder: int) -> str:
    hand = reader.hand(holder)
    cards = reader.cards(hand["cards"]) or reader.say("board-hidden-hand", cards=hand["hand_size"])
    if holder not in reader.seats:
        return reader.say("plain-dead-hand", cards=cards)
    die = reader.colour(hand["die"]) if hand["die"] else "none"
    return reader.say("plain-seat", who=reader.who(holder), die=die, stones=hand["stones"], cards=cards)


def note(reader: Reader, holder: int) -> str:
    """What the reader can say of a hand."""
    known = reader.picture["notes"][holder]
    likely = [
        reader.say("plain-chance", colour=reader.colour(colour), percent=round(100 * chance))
        for colour, chance in known["chances"].items()
        if chance and colour not in known["sure"]
    ]
    sure = reader.cards(known["sure"]) or "none"
    return reader.say("plain-note", who=reader.name(holder), sure=sure, likely=", ".join(likely) or "none")
