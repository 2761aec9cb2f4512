"""The map, drawn from the coordinates of the data: lines as strokes and dots, spaces with what stands there."""

from __future__ import annotations

from typing import NamedTuple

from prairie.core.spans import Line, Span, cells, flowing
from prairie.games.comancheria.board.reader import Reader, Table

CAMP, TRIBE, ALLY, SETTLEMENT, COLUMN = "⌂", "◆", "◇", "■", "▲"
BAND, FINISHED, BISON, RAVAGED, WAGONS, ACTIVE = "●", "○", "b", "x", "?", "*"
ROWS = {76: 34, 96: 36}  # by the least width that gets them


class Label(NamedTuple):
    """A row of signs at a space."""

    spans: Line

    @property
    def width(self) -> int:
        return sum(cells(span.text) for span in self.spans)


class Canvas:
    """A sheet of single signs, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.signs = [[Span(" ") for _ in range(width)] for _ in range(height)]

    def stroke(self, start: tuple[int, int], end: tuple[int, int], dotted: bool) -> None:
        """A line, by its steps: across, down, or slanting; dotted ones leave every other sign out."""
        (x, y), (last_x, last_y) = start, end
        steps = max(abs(last_x - x), abs(last_y - y))
        before = start
        for step in range(1, steps):
            at = (x + round((last_x - x) * step / steps), y + round((last_y - y) * step / steps))
            sign = "·" if dotted else slant(at[0] - before[0], at[1] - before[1])
            before = at
            if (not dotted or step % 2) and self.signs[at[1]][at[0]].text == " ":
                self.signs[at[1]][at[0]] = Span(sign, "frame")

    def write(self, middle: int, row: int, label: Label) -> None:
        """Signs around a middle, moved inwards at the edge."""
        at = max(0, min(self.width - label.width, middle - label.width // 2))
        for span in label.spans:
            for sign in span.text:
                self.signs[row][at] = Span(sign, span.style)
                at += 1

    def lines(self) -> list[Line]:
        return [joined(row) for row in self.signs]


def slant(across: int, down: int) -> str:
    if down == 0:
        return "─"
    if across == 0:
        return "│"
    return "╲" if across * down > 0 else "╱"


def joined(signs: Line) -> Line:
    """Neighbours of one style as one span; no blanks at the end."""
    found: Line = []
    for sign in signs:
        if found and found[-1].style == sign.style:
            found[-1] = Span(found[-1].text + sign.text, sign.style)
        else:
            found.append(sign)
    if found and not found[-1].style:
        found[-1] = Span(found[-1].text.rstrip())
    return found


def chart(reader: Reader, width: int) -> list[Line]:
    rows = max(rows for least, rows in ROWS.items() if width >= least or least == min(ROWS))
    canvas = Canvas(width, rows + 1)
    at = positions(reader, width, rows)
    for line in reader.data["map"]["connections"]:
        if reader.is_there(line):
            canvas.stroke(at[line["a"]], at[line["b"]], line["type"] == "dotted")
    # What belongs to a space may cover a neighbour's further pieces, but never a name.
    for space, (x, y) in at.items():
        if below := second(reader, reader.standing[space]):
            canvas.write(x, y + 1, Label(below))
    for space, (x, y) in at.items():
        canvas.write(x, y, Label(first(reader, reader.standing[space])))
    return canvas.lines()


def positions(reader: Reader, width: int, rows: int) -> dict[str, tuple[int, int]]:
    """Column and row of each space: the coordinates of the data, spread over the sheet."""
    spots = {space["id"]: space["xy"] for space in reader.data["map"]["spaces"]}
    left, right = min(x for x, _ in spots.values()), max(x for x, _ in spots.values())
    top, bottom = min(y for _, y in spots.values()), max(y for _, y in spots.values())
    across, down = (width - 9) / max(1, right - left), (rows - 1) / max(1, bottom - top)
    return {space: (3 + round((x - left) * across), round((y - top) * down)) for space, (x, y) in spots.items()}


def first(reader: Reader, space: Table) -> Line:
    """The name, the piece that fills the space, Ravaged and "?"."""
    kind = reader.spaces[space["id"]]["kind"]
    name = f"[{space['id']}]" if kind == "square" else space["id"]
    found = [Span(name, "strong" if kind != "round" or space["camps"] else "")]
    found += [Span(f"{CAMP}{letter}", "me") for letter in space["camps"]]
    if space["tribe"]:
        found.append(Span(ALLY, "good") if space["ally"] else Span(TRIBE, "them"))
    if space["settlement"]:
        found.append(Span(f"{SETTLEMENT}{space['settlement']}", "good" if space["peaceful"] else "them"))
    if space["bison"]:
        found.append(Span(BISON, "ground-2"))
    if space["ravaged"]:
        found.append(Span(f"{RAVAGED}{space['ravaged']}", "bad"))
    if space["wagons"]:
        found.append(Span(WAGONS, "hidden"))
    return found


def second(reader: Reader, space: Table) -> Line:
    """Bands with their strength, War Columns with theirs; the owner of a square."""
    found: Line = []
    for camp in reader.picture["camps"]:
        if camp["letter"] in space["camps"]:
            found += [band_sign(reader.bands[name], "") for name in camp["bands"]]
    for name in space["bands"]:
        found.append(band_sign(reader.bands[name], name, reader.is_active(name)))
    for enemy in space["columns"]:
        found.append(Span(f"{COLUMN}{enemy}{reader.columns[enemy]['strength']}", "bad"))
    if "owner" in space:
        found.append(Span(reader.owner(space["owner"]), "hidden" if space["owner"] == "dormant" else "them"))
        if space["peace"]:
            found.append(Span(f" {reader.say('board-peace', ap=space['peace']['ap'])}", "good"))
    return found


def band_sign(band: Table, name: str, active: bool = False) -> Span:
    sign = FINISHED if band["finished"] else BAND
    text = f"{name}{sign}{band['strength']}{ACTIVE if active else ''}"
    return Span(text, "lit" if active else "hidden" if band["finished"] else "me")


def legend(reader: Reader, width: int) -> list[Line]:
    """What each sign means."""
    signs = [
        (f"{CAMP}A", "board-sign-camp"),
        (f"b1{BAND}2", "board-sign-band"),
        (f"b1{FINISHED}2", "board-sign-finished"),
        (TRIBE, "board-sign-tribe"),
        (ALLY, "board-sign-ally"),
        (f"{SETTLEMENT}W", "board-sign-settlement"),
        (BISON, "board-sign-bison"),
        (f"{RAVAGED}1", "board-sign-ravaged"),
        (f"{COLUMN}W4", "board-sign-column"),
        (WAGONS, "board-sign-wagons"),
        ("─", "board-sign-solid"),
        ("·", "board-sign-dotted"),
    ]
    items = [f"{sign} {reader.say(text)}" for sign, text in signs]
    return [[Span(" "), *line] for line in flowing(items, width - 2, "  ", "note")]
