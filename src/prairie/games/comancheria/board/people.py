"""Rancherías with their headmen, medicine tracks and boxes; Bands in camp, in the field and in the Reservation."""

from __future__ import annotations

from prairie.core.spans import Line, Span, wrapped
from prairie.games.comancheria.board.chart import BAND, CAMP, FINISHED
from prairie.games.comancheria.board.reader import Reader, Table

RESERVATION = "RESERVATION"


def camps(reader: Reader, width: int) -> list[Line]:
    lines: list[Line] = []
    for camp in reader.picture["camps"]:
        lines += one_camp(reader, camp, width)
    if not reader.picture["camps"]:
        lines.append([Span(f" {reader.say('board-no-camp')}", "bad")])
    for text, away in (("board-field", False), ("board-reserve", True)):
        bands = [band for band in reader.lone_bands() if (band["space"] == RESERVATION) == away]
        if bands:
            lines.append([Span(f" {reader.say(text)}", "title")])
        for band in bands:
            lines += one_band(reader, band, width, "" if away else reader.place(band["space"]))
    return lines


def one_camp(reader: Reader, camp: Table, width: int) -> list[Line]:
    """Its letter and space, the headmen and their medicine track, the box, the Bands in it."""
    lines: list[Line] = [[Span(f" {CAMP}{camp['letter']} ", "me"), Span(reader.place(camp["space"]), "strong")]]
    lines.append([Span("   "), *medicine_track(reader, camp)])
    for text in (headmen(reader, camp), reader.say("board-box", goods=reader.goods(camp["goods"]) or "none")):
        lines += [[Span("   "), *line] for line in wrapped(text, width - 4)]
    for name in camp["bands"]:
        lines += one_band(reader, reader.bands[name], width, "")
    return lines


def medicine_track(reader: Reader, camp: Table) -> Line:
    """0 to 9, with P and M where the headmen stand and the Bands that wait to act."""
    waiting = {one["space"]: one["band"] for one in camp["track"]}
    line: Line = [Span(f"{reader.say('board-medicine')} ", "note")]
    for number in range(reader.data["limits"]["medicine"] + 1):
        letters = "".join(
            letter
            for letter, who in (("P", "paraibo"), ("M", "mahimiana"))
            if camp[who] == number and (number or camp["leader_at"] or who == "paraibo")
        )
        if letters:
            line.append(Span(f" {letters}{number}", "strong"))
        elif number in waiting:
            line.append(Span(f" {waiting[number]}", "lit"))
        else:
            line.append(Span(f" {number}", "frame"))
    return line


def headmen(reader: Reader, camp: Table) -> str:
    """Their medicine, where the Mahimiana is, the Successes on their tracks."""
    at = camp["leader_at"]
    where = "out" if not at else "box" if at == camp["letter"] else "band" if at in reader.bands else "guest"
    return reader.say(
        "board-headmen",
        paraibo=camp["paraibo"],
        mahimiana=camp["mahimiana"],
        where=where,
        at=at,
        chief=camp["successes"]["paraibo"],
        leader=camp["successes"]["mahimiana"],
    )


def one_band(reader: Reader, band: Table, width: int, place: str) -> list[Line]:
    """A Band with its strength, movement points, goods and Mahimiana."""
    sign = FINISHED if band["finished"] else BAND
    active = reader.is_active(band["name"])
    head = Span(
        f"{band['name']} {sign}{band['strength']} ", "lit" if active else "hidden" if band["finished"] else "me"
    )
    first, *rest = wrapped(band_text(reader, band, place), width - 16)
    return [[Span("   "), head, *first], *([Span(" " * 12), *line] for line in rest)]


def band_text(reader: Reader, band: Table, place: str) -> str:
    activation = reader.picture["activation"]
    if activation and activation["band"] == band["name"] and activation["points"] is not None:
        parts = [reader.say("board-points-left", points=activation["points"])]
    else:
        parts = [reader.say("board-movement", points=band["movement"])]
    if place:
        parts.insert(0, place)
    if band["finished"]:
        parts.append(reader.say("board-finished"))
    if band["goods"]:
        parts.append(reader.goods(band["goods"]))
    if band["mahimiana"]:
        parts.append(reader.say("board-with-mahimiana", letter=band["mahimiana"]))
    return ", ".join(parts)
