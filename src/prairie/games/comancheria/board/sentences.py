"""The board in plain sentences: everything the drawn one shows, for pipes and screen readers."""

from __future__ import annotations

from prairie.core.spans import Line, Span
from prairie.games.comancheria.board.drawn import column_text
from prairie.games.comancheria.board.people import band_text, headmen
from prairie.games.comancheria.board.reader import Reader, Table


def sentences(reader: Reader) -> list[Line]:
    told = [*where(reader), *points(reader), *land(reader), *people(reader), *enemies(reader), *cards(reader)]
    return [[Span(sentence)] for sentence in told]


def where(reader: Reader) -> list[str]:
    picture = reader.picture
    told = [reader.where() + "."]
    if picture["ending"]:
        told.append(reader.say(f"outcome-{picture['ending']}"))
    elif picture["sheet"]:
        told.append(reader.say("plain-steps", steps=", ".join(reader.steps())))
    return told + reader.moment()


# --- points and tracks ------------------------------------------------------------------------------------------------


def points(reader: Reader) -> list[str]:
    picture = reader.picture
    ap = picture["enemy_ap"]
    told = [
        reader.say("plain-points", culture=picture["culture"], military=picture["military"], ap=picture["ap"]),
        reader.say("plain-enemy-ap", track=ap["track"], box=reader.counters(ap["box"]), total=ap["total"]),
        reader.say("plain-operations", **track(reader, picture["operations"])),
        reader.say("plain-passage", **track(reader, picture["passage"])),
    ]
    for at, goods in enumerate(picture["operations"]["goods"]):
        successes = picture["operations"]["successes"][at]
        if goods or successes:
            lying = [reader.say("board-successes", count=successes)] if successes else []
            lying += [reader.goods(goods)] if goods else []
            space = track_space(reader, picture["operations"]["spaces"][at])
            told.append(reader.say("plain-on-track", space=space, lying=", ".join(lying)))
    told.append(reader.say("plain-objective", goals=reader.listed(map(reader.goal, picture["objective"]))))
    told.append(reader.say("plain-rule", rule=reader.told(reader.history, "special")))
    return told


def track(reader: Reader, one: Table) -> dict[str, str]:
    here, *ahead = [track_space(reader, space) for space in one["spaces"][one["at"] :]]
    return {"here": here, "ahead": ", ".join(ahead) or "none"}


def track_space(reader: Reader, space: str | int) -> str:
    if isinstance(space, int):
        return str(space)
    return reader.say("track-blank") if space == "-" else reader.say(f"track-{space.lower()}")


# --- the map ----------------------------------------------------------------------------------------------------------


def land(reader: Reader) -> list[str]:
    """Territory by Territory, then what lies in none: each space, its lines and what stands there."""
    told = []
    for one in reader.picture["territories"]:
        number = one["number"]
        controlled = "yes" if one["controlled"] else "no"
        told.append(reader.say("plain-territory", number=number, name=reader.territory(number), controlled=controlled))
        told += [space(reader, name) for name, data in reader.spaces.items() if data.get("territory") == number]
    told.append(reader.say("plain-no-territory"))
    return told + [space(reader, name) for name, data in reader.spaces.items() if not data.get("territory")]


def space(reader: Reader, name: str) -> str:
    solid, dotted = reader.lines_from(name)
    return reader.say(
        "plain-space",
        space=reader.place(name),
        solid=", ".join(solid) or "none",
        dotted=", ".join(dotted) or "none",
        pieces=", ".join(pieces(reader, reader.standing[name])) or "none",
    )


def pieces(reader: Reader, one: Table) -> list[str]:
    told = []
    if "owner" in one:
        told.append(reader.owner(one["owner"]))
        if one["peace"]:
            told.append(reader.say("board-peace", ap=one["peace"]["ap"]))
    told += [reader.say("plain-camp-here", letter=letter) for letter in one["camps"]]
    if one["tribe"]:
        told.append(reader.say("plain-ally", ap=one["ally"]["ap"]) if one["ally"] else reader.say("plain-tribe"))
    if one["settlement"]:
        told.append(reader.say("plain-settlement", enemy=reader.enemy(one["settlement"])))
    if one["bison"]:
        told.append(reader.say("goods-bison", count=1))
    if one["ravaged"]:
        told.append(reader.say("plain-ravaged", count=one["ravaged"]))
    if one["wagons"]:
        told.append(reader.say("plain-wagons"))
    told += [reader.say("plain-band-here", band=band, strength=reader.bands[band]["strength"]) for band in one["bands"]]
    for enemy in one["columns"]:
        strength = reader.columns[enemy]["strength"]
        told.append(reader.say("plain-column-here", enemy=reader.enemy(enemy), strength=strength))
    return told


# --- people -----------------------------------------------------------------------------------------------------------


def people(reader: Reader) -> list[str]:
    told = []
    for camp in reader.picture["camps"]:
        goods = reader.goods(camp["goods"]) or "none"
        told.append(reader.say("plain-camp", letter=camp["letter"], space=reader.place(camp["space"])))
        told += [headmen(reader, camp), reader.say("board-box", goods=goods)]
        told += [band(reader, reader.bands[name], "") for name in camp["bands"]]
        if camp["track"]:
            told.append(reader.say("plain-waiting", bands=", ".join(one["band"] for one in camp["track"])))
    if not reader.picture["camps"]:
        told.append(reader.say("board-no-camp"))
    return told + [band(reader, one, reader.place(one["space"])) for one in reader.lone_bands()]


def band(reader: Reader, one: Table, place: str) -> str:
    text = band_text(reader, one, place)
    return reader.say("plain-band", band=one["name"], strength=one["strength"], told=text)


# --- the enemy and the cards ------------------------------------------------------------------------------------------


def enemies(reader: Reader) -> list[str]:
    told = [column_text(reader, column) for column in reader.picture["columns"]]
    if not told:
        told = [reader.say("plain-no-column")]
    for letter, rows in reader.picture["display"].items():
        listed = [counter(reader, one, row) for row, one in enumerate(rows, 1) if one]
        told.append(reader.say("plain-display", enemy=reader.enemy(letter), counters=reader.listed(listed) or "none"))
    if idle := [counter(reader, one, row) for row, one in enumerate(reader.picture["inactive"], 1) if one]:
        told.append(reader.say("plain-inactive", counters=reader.listed(idle)))
    cup = reader.picture["cup"]
    instructions = ", ".join(cup["instructions"]) or reader.say("board-none")
    told.append(
        reader.say(
            "board-cup",
            success=cup["success"],
            ap=reader.counters(cup["ap"]),
            instructions=instructions,
            aside=cup["set_aside"],
            out=reader.picture["out_of_play"],
        )
    )
    return [*told, reader.stock(), *reader.ahead()]


def counter(reader: Reader, one: Table, row: int) -> str:
    return reader.say(
        "plain-counter",
        row=row,
        id=one["id"],
        name=reader.instruction(one["name"]),
        ap=one["ap"],
        other=reader.instruction(one["other"]["name"]),
        otherap=one["other"]["ap"],
    )


def cards(reader: Reader) -> list[str]:
    picture = reader.picture
    told = []
    for text, numbers in (
        ("board-open", [number for number in picture["development"] if number]),
        ("board-hand", picture["hand"]),
        ("board-in-play", picture["in_play"]),
    ):
        for number in numbers:
            card = reader.development(number)
            timing = reader.say(f"timing-{card['timing'].replace('_', '-')}")
            said = f"{reader.card_title(card)}, {timing}. {reader.told(card, 'text')}"
            told.append(reader.say("plain-card", heading=reader.say(text), card=said))
    empty = picture["development"].count(0)
    told.append(reader.say("board-deck", cards=picture["deck"], empty=empty))
    owned = picture["culture_cards"]
    told += [card_sentence(reader, "board-culture-cards", reader.culture(name), f"{name} ") for name in owned]
    if picture["event"]:
        told.append(card_sentence(reader, "board-event", reader.war(picture["event"]), ""))
    return told


def card_sentence(reader: Reader, heading: str, card: Table, name: str) -> str:
    said = f"{name}{reader.told(card, 'title')}. {reader.told(card, 'text')}"
    return reader.say("plain-card", heading=reader.say(heading), card=said)
