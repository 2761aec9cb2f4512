"""The same position in plain sentences, in an order that can be listened to: where we are, grounds, players, cards."""

from __future__ import annotations

from typing import Any

from prairie.core.spans import Line, Span, listed
from prairie.games.bigmanitou.board.reader import PLACES, Reader
from prairie.games.bigmanitou.picture import GROUND_NAMES


def sentences(reader: Reader) -> list[Line]:
    picture = reader.picture
    if picture["phase"] == "over":
        told = [f"{reader.say('board-over')}.", *(final(reader, seat) for seat in reader.order())]
    else:
        told = [
            *opening(reader),
            *(ground(reader, number, some) for number, some in enumerate(picture["grounds"])),
            *(player(reader, seat) for seat in reader.order()),
            *own_cards(reader),
            *unplayed(reader),
        ]
    return [[Span(sentence)] for sentence in told]


def opening(reader: Reader) -> list[str]:
    picture = reader.picture
    told = [reader.say("board-hunt", hunt=picture["hunt"], hunts=picture["hunts"]) + "."]
    if picture["dealer"] is not None:
        told.append(reader.say("plain-dealer", who=reader.names[picture["dealer"]]))
    return [" ".join(told), reader.say("plain-bag", tiles=sum(picture["bag"].values()))]


def ground(reader: Reader, number: int, some: dict[str, Any]) -> str:
    tiles = reader.tile_titles(some["tiles"]) or reader.say("plain-nothing")
    told = [reader.say("plain-ground", ground=GROUND_NAMES[number], tiles=tiles)]
    told += [told_side for seat in reader.order() if (told_side := side(reader, some, seat))]
    shares = reader.shares(some)
    takers = [
        reader.say(f"plain-takes-{place}", who=reader.names[some["takers"][place]], tiles=shares[place])
        for place in PLACES
        if shares[place]
    ]
    tied = [reader.say("plain-tied", who=reader.names[seat]) for seat in reader.tied(some)]
    return " ".join([*told, *takers, *tied])


def side(reader: Reader, some: dict[str, Any], seat: int) -> str:
    found = some["sides"][seat]
    parts = []
    if found["hunters"]:
        *others, last = reader.shorts(found["hunters"])
        hunters = reader.say("plain-and", others=", ".join(others), last=last) if others else last
        said: dict[str, str | int] = {"count": len(found["hunters"]), "total": found["total"], "bonus": found["bonus"]}
        parts.append(reader.say("plain-hunters", hunters=hunters, **said))
    if some["keeper"] == seat:
        lower, *upper = some["heroes"]
        if upper:
            parts.append(reader.say("plain-pair", lower=reader.title(lower), upper=reader.title(upper[0])))
        else:
            parts.append(reader.say("plain-hero", hero=reader.title(lower)))
    if found["fallen"]:
        parts.append(reader.say("plain-fallen", heroes=reader.titles(found["fallen"])))
    if not parts:
        return ""
    return reader.say("plain-side", who=reader.names[seat], what=listed(parts, reader.lang))


def player(reader: Reader, seat: int) -> str:
    found = reader.picture["players"][seat]
    told = [
        reader.say(
            "plain-player",
            who=reader.names[seat],
            points=found["score"],
            bison=found["bison"],
            tipi=found["tipi"],
            tiles=reader.tile_titles(found["tiles"]) or "none",
        )
    ]
    told += cylinders(reader, seat)
    if seat in reader.picture["would_pay"]:
        told.append(reader.say("plain-pays", force=found["force"]))
    elif found["force"]:
        told.append(reader.say("plain-force", force=found["force"]))
    return " ".join(told)


def cylinders(reader: Reader, seat: int) -> list[str]:
    told = []
    if reader.holder("brown") == seat:
        told.append(reader.say("plain-brown"))
    if reader.holder("white") == seat:
        told.append(reader.say("plain-white"))
    if reader.picture["most_tomahawks"] == seat:
        told.append(reader.say("plain-most-tomahawks"))
    return told


def own_cards(reader: Reader) -> list[str]:
    if reader.seat < 0:
        return []
    mine = reader.mine()
    if reader.choosing():
        picked = reader.titles(mine["pile"]) or reader.say("plain-nothing")
        left = mine["party_size"] - len(mine["pile"])
        return [
            reader.say("plain-pool", cards=reader.titles(mine["pool"])),
            reader.say("plain-picked", cards=picked, left=left),
        ]
    if not mine["hand"]:
        return []
    told = [reader.say("plain-hand", cards=reader.titles(mine["hand"]))]
    if mine["pile_size"] and not reader.picture["quick"]:
        told.append(reader.say("plain-pile", cards=reader.titles(mine["pile"])))
    return told


def unplayed(reader: Reader) -> list[str]:
    if reader.picture["phase"] in ("dealer", "tiles"):
        return []
    return [
        reader.say(
            "plain-may-have",
            who=reader.names[seat],
            hand=reader.picture["players"][seat]["hand_size"],
            cards=reader.titles(reader.picture["players"][seat]["pool"]),
        )
        for seat in reader.others()
    ]


def final(reader: Reader, seat: int) -> str:
    found = reader.picture["players"][seat]
    told = reader.say(
        "plain-final",
        who=reader.names[seat],
        points=found["score"],
        pairs=found["pairs"],
        tipi=found["tipi"],
        tiles=found["tile_count"],
    )
    return " ".join([told, *cylinders(reader, seat)])
