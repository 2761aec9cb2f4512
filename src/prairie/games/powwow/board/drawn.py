"""The drawn board: the track in rows, the wheel with what each stone would give next, the seats, the notes."""

from __future__ import annotations

from typing import Any

from prairie.core.spans import Line, Span, cells, cut, flowing, padded, width_of, wrapped
from prairie.games.powwow.board.reader import Reader

NARROWEST = 76
CELL = 4  # columns for a space: 14o and a blank
SIGNS = {"moccasin": "m", "stone": "o"}


def drawn(reader: Reader, width: int) -> list[Line]:
    line = [Span("─" * (min(width, 80) - 1), "frame")]
    parts = [track(reader, 20 if width >= 20 * CELL else 10), wheel(reader, width), seats(reader, width)]
    if reader.seat >= 0 and reader.picture["notes"] and reader.picture["phase"] != "over":
        parts.append(notes(reader, width))
    lines: list[Line] = [header(reader, width)]
    for part in parts:
        lines += [line, *part]
    return lines


def header(reader: Reader, width: int) -> Line:
    """Where we are, and what lies beside the board."""
    picture = reader.picture
    if picture["phase"] == "over":
        left = reader.say("board-over")
    elif picture["round"] == 0:
        left = reader.say("board-dealing")
    else:
        left = reader.say("board-round", round=picture["round"], who=reader.who(picture["starter"]))
    right = reader.say("board-quarry", stones=picture["quarry"])
    return [Span(f" {left}", "title"), Span(" " * max(2, min(width, 80) - 3 - cells(left) - cells(right))), Span(right)]


# --- the track ----------------------------------------------------------------------------------------------------


def track(reader: Reader, row: int) -> list[Line]:
    """The start, the spaces in rows, the way out; runners under their space, the letters of stones where they lead."""
    last = reader.picture["track"]["last"]
    lines = beside_the_track(reader, "board-start", [0])
    for first in range(1, last + 1, row):
        spaces = list(range(first, min(first + row, last + 1)))
        lines += [numbers(reader, spaces, last), *landings(reader, spaces), *runners(reader, spaces)]
    out = [runner["space"] for runner in reader.picture["runners"] if runner["space"] > last]
    legend = flowing(reader.say("board-signs").split(" · "), row * CELL - 1, " · ", "note")
    return [*lines, *beside_the_track(reader, "board-out", out), *([Span(" "), *line] for line in legend)]


def beside_the_track(reader: Reader, text: str, spaces: list[int]) -> list[Line]:
    """The runners on the start, or past the double stick."""
    marks = [reader.mark(runner["colour"]) for runner in reader.picture["runners"] if runner["space"] in spaces]
    letters = landing_letters(reader).get(0, "") if spaces == [0] else ""
    if not marks and not letters:
        return []
    line = [Span(f" {reader.say(text)}  ", "note"), Span(" ".join(marks), "strong")]
    return [[*line, Span(f"  ◂{letters}", "lit")] if letters else line]


def numbers(reader: Reader, spaces: list[int], last: int) -> Line:
    """The spaces, each with the sign it bears: 5m is a moccasin space, 8o a stone space."""
    line: Line = []
    board = reader.picture["track"]
    for space in spaces:
        sign = next((mark for sign, mark in SIGNS.items() if space in board[sign]), " ")
        style = {"m": "ground-2", "o": "ground-3"}.get(sign, "note")
        line.append(Span(f"{space:>{CELL - 2}}{sign}", style))
        line.append(Span("‖" if space == last else " ", "strong"))
    return line


def landing_letters(reader: Reader) -> dict[int, str]:
    found: dict[int, str] = {}
    for move in reader.picture["moves"]:
        if move["segment"] and not move["out"] and move["number"]:
            found[move["space"]] = found.get(move["space"], "") + move["segment"]
    return found


def landings(reader: Reader, spaces: list[int]) -> list[Line]:
    """Where each stone that can be pushed would bring the runner."""
    letters = landing_letters(reader)
    if not any(space in letters for space in spaces):
        return []
    line: Line = []
    for space in spaces:
        text = cut(letters.get(space, ""), CELL - 1)
        line += [Span(" " * (CELL - 1 - cells(text))), Span(text, "lit"), Span(" ")]
    return [line]


def runners(reader: Reader, spaces: list[int]) -> list[Line]:
    """As many lines as the fullest space needs."""
    standing: dict[int, list[str]] = {space: [] for space in spaces}
    for runner in reader.picture["runners"]:
        if runner["space"] in standing:
            standing[runner["space"]].append(reader.mark(runner["colour"]))
    lines: list[Line] = []
    for level in range(max(len(marks) for marks in standing.values())):
        here = [marks[level] if level < len(marks) else "" for marks in standing.values()]
        lines.append([Span(f"{mark:>{CELL - 1}} ", "strong") for mark in here])
    return lines


# --- the wheel ----------------------------------------------------------------------------------------------------


def wheel(reader: Reader, width: int) -> list[Line]:
    """Each segment from the centre to the rim, its stone in brackets, and what it would do next."""
    moves = reader.moves()
    lines = [wheel_head(reader)]
    for segment in reader.picture["wheel"]:
        letter = segment["letter"]
        fields: Line = [field("·", segment["ring"] == 0, dark=False)]
        for ring, number in enumerate(segment["numbers"], 1):
            fields.append(field(reader.number(number), segment["ring"] == ring, dark=number < 0))
        lit = "lit" if letter in moves else "strong"
        head = [Span(f" {'▸' if letter in moves else ' '}{letter} ", lit), *fields, Span("  ")]
        for number, text in enumerate(outlook(reader, segment, moves.get(letter, []))):
            start = head if number == 0 else [Span(" " * width_of(head))]
            first, *rest = wrapped(
                text, max(20, min(width, 110) - width_of(head)), "note" if letter not in moves else ""
            )
            lines.append([*start, *first])
            lines += [[Span(" " * width_of(head)), *more] for more in rest]
    if "" in moves:
        lines.append([Span(" ▸", "lit"), Span(f" {reader.say('move-roll')}")])
    return lines


def wheel_head(reader: Reader) -> Line:
    mover = reader.picture["mover"]
    if reader.picture["phase"] != "move":
        return [Span(f" {reader.say('board-wheel')}", "note")]
    die = reader.picture["seats"][mover]["die"]
    space = next(runner["space"] for runner in reader.picture["runners"] if runner["colour"] == die)
    text = reader.say("board-moving", who=reader.who(mover), runner=reader.colour(die), space=space)
    return [Span(f" {reader.mark(die)} ", "strong"), Span(text, "note")]


def field(text: str, stone: bool, dark: bool) -> Span:
    return Span(f"[{text}]".rjust(5) if stone else f"{text} ".rjust(5), "plan" if stone else "hidden" if dark else "")


def outlook(reader: Reader, segment: dict[str, Any], moves: list[dict[str, Any]]) -> list[str]:
    if moves:
        return [reader.effect(move) for move in moves]
    if segment["next"] == 0:
        return [reader.say("board-at-rim")]
    if reader.picture["phase"] == "move":
        return [reader.say("board-behind-start", number=reader.number(segment["next"]))]
    return [reader.say("board-next", number=reader.number(segment["next"]))]


# --- the seats ----------------------------------------------------------------------------------------------------


def seats(reader: Reader, width: int) -> list[Line]:
    """Dice, stones and hands."""
    lines: list[Line] = []
    if dice := [f"{reader.mark(die)} {reader.colour(die)}" for die in reader.picture["dice"]]:
        label = f" {reader.say('board-dice')}  "
        for number, row in enumerate(flowing(dice, width - cells(label), style="strong")):
            lines.append([Span(label if number == 0 else " " * cells(label), "note"), *row])
    room = min(20, max(cells(reader.name(holder)) for holder in reader.holders)) + 2
    for holder in reader.holders:
        turn = Span("▸" if holder == reader.picture["mover"] else " ", "lit")
        name = padded([Span(cut(reader.name(holder), room - 1), reader.style(holder))], room)
        text = " · ".join(seat_parts(reader, holder))
        head, *rest = wrapped(text, width - room - 2)
        lines.append([turn, *name, *head])
        lines += [[Span(" " * (room + 1)), *line] for line in rest]
    return lines


def seat_parts(reader: Reader, holder: int) -> list[str]:
    hand = reader.hand(holder)
    parts = []
    if holder in reader.seats:
        if hand["die"]:
            parts.append(reader.say("board-die", die=f"{reader.mark(hand['die'])} {reader.colour(hand['die'])}"))
        parts.append(reader.say("board-stones", stones=hand["stones"]))
    cards = " ".join(reader.short_card(word) for word in hand["cards"])
    if cards:
        parts.append(f"{cards}  ({reader.cards(hand['cards'])})")
    else:
        parts.append(reader.say("board-hidden-hand", cards=hand["hand_size"]))
    return parts


# --- private notes ------------------------------------------------------------------------------------------------


def notes(reader: Reader, width: int) -> list[Line]:
    """What this reader knows of the other hands: sure, impossible, or how likely; and their own swaps."""
    colours = list(reader.picture["notes"][0]["chances"])
    title = reader.say("board-notes")
    room = max(cells(title), *(cells(cut(reader.name(holder), 14)) for holder in reader.others())) + 2
    lines = [padded([Span(f" {title}", "seen")], room) + [Span(f"{reader.mark(c):>6}", "strong") for c in colours]]
    for holder in reader.others():
        note = reader.picture["notes"][holder]
        line = padded([Span(f" {cut(reader.name(holder), 14)}", reader.style(holder))], room)
        line += [Span(f"{likely(reader, note, colour):>6}", "seen") for colour in colours]
        sure = note["sure"].count("pow-wow")
        line.append(Span(f"  {reader.say('board-sure-pow-wow', count=sure)}" if sure else "", "seen"))
        lines.append(line)
    return lines + [[Span(" "), *line] for text in own_swaps(reader) for line in wrapped(text, width - 1, "note")]


def likely(reader: Reader, note: dict[str, Any], colour: str) -> str:
    if colour in note["sure"]:
        return reader.say("board-sure")
    chance = note["chances"][colour]
    return reader.say("board-likely", percent=round(100 * chance)) if chance else "·"


def own_swaps(reader: Reader, most: int = 4) -> list[str]:
    """The latest swaps this reader took part in, as they were shown them."""
    seen = [swap for swap in reader.picture["swaps"] if swap["given"]]
    return [
        reader.say(
            "board-own-swap",
            round=swap["round"],
            who=reader.who(swap["by"]),
            partner=reader.who(swap["with"]),
            given=reader.short_card(swap["given"]),
            taken=reader.short_card(swap["taken"]),
            kept=reader.short_card(swap["kept"]),
        )
        for swap in seen[-most:]
    ]
