"""The drawn board: the map, the tracks, the Rancherías, the enemy display and the cards."""

from __future__ import annotations

from prairie.core.spans import Line, Span, cells, cut, flowing, padded, wrapped
from prairie.games.comancheria.board.chart import chart, legend
from prairie.games.comancheria.board.people import camps
from prairie.games.comancheria.board.reader import Reader, Table

NARROWEST = 76


def drawn(reader: Reader, width: int) -> list[Line]:
    line = [Span("─" * (width - 1), "frame")]
    lines: list[Line] = [*header(reader, width), line, *chart(reader, width), *legend(reader, width)]
    for part in (tracks(reader, width), camps(reader, width), enemies(reader, width), cards(reader, width)):
        lines += [line, *part]
    return lines


def indented(text: str, width: int, style: str = "", indent: int = 3) -> list[Line]:
    """A text over as many lines as it needs, each moved to the right."""
    return [[Span(" " * indent), *line] for line in wrapped(text, width - indent - 1, style)]


def labelled(label: str, text: str, width: int, room: int, style: str = "") -> list[Line]:
    """A word, and beside it as many lines as its text needs."""
    head = padded([Span(f" {label}", "note")], room)
    first, *rest = wrapped(text, width - room - 1, style)
    return [[*head, *first], *([Span(" " * room), *line] for line in rest)]


def header(reader: Reader, width: int) -> list[Line]:
    """The scenario, the period, the turn, and the procedures that are running."""
    picture = reader.picture
    lines = [[Span(" "), *line] for line in wrapped(reader.where(), width - 2, "title")]
    if picture["ending"]:
        lines += indented(reader.say(f"outcome-{picture['ending']}"), width, "strong", 1)
    elif picture["sheet"]:
        lines += indented(" › ".join(reader.steps()), width, "note", 1)
    return [*lines, *(line for told in reader.moment() for line in indented(told, width, "strong", 1))]


# --- tracks -----------------------------------------------------------------------------------------------------------


def tracks(reader: Reader, width: int) -> list[Line]:
    picture = reader.picture
    lines = [[Span(" "), *line] for line in flowing(reader.figures(), width - 2, " · ", "strong")]
    room = 2 + max(cells(reader.say(text)) for text in ("board-operations", "board-passage", "board-objective")) + 1
    for key in ("operations", "passage"):
        label = padded([Span(f" {reader.say(f'board-{key}')}", "note")], room)
        lines.append([*label, *track(reader, picture[key])])
    goals = [reader.goal(goal) for goal in picture["objective"]]
    lines += labelled(reader.say("board-objective"), reader.listed(goals), width, room)
    held = [reader.territory(one["number"]) for one in picture["territories"] if one["controlled"]]
    lines += labelled(reader.say("board-control"), ", ".join(held) or reader.say("board-none"), width, room)
    lines += labelled(reader.say("board-rule"), reader.told(reader.history, "special"), width, room)
    return lines


def track(reader: Reader, one: Table) -> Line:
    """The spaces in a row, the counter's in brackets; Successes and Resources that lie there behind their space."""
    line: Line = []
    for at, space in enumerate(one["spaces"]):
        name = reader.say(f"track-{space.lower()}") if isinstance(space, str) and space != "-" else str(space)
        here = at == one["at"]
        line.append(Span(f"[{name}]" if here else f" {name} ", "lit" if here else ""))
        if one.get("successes") and one["successes"][at]:
            line.append(Span(f"+{one['successes'][at]}S ", "seen"))
        if one.get("goods") and one["goods"][at]:
            line.append(Span(f"({reader.goods(one['goods'][at])}) ", "seen"))
    return line


# --- the enemy --------------------------------------------------------------------------------------------------------


def enemies(reader: Reader, width: int) -> list[Line]:
    lines = display(reader, width)
    for column in reader.picture["columns"]:
        lines += indented(column_text(reader, column), width, "bad", 1)
    cup = reader.picture["cup"]
    text = reader.say(
        "board-cup",
        success=cup["success"],
        ap=reader.counters(cup["ap"]),
        instructions=", ".join(cup["instructions"]) or reader.say("board-none"),
        aside=cup["set_aside"],
        out=reader.picture["out_of_play"],
    )
    lines += [*indented(text, width, "", 1), *indented(reader.stock(), width, "note", 1)]
    if ahead := reader.ahead():
        lines.append([Span(f" {reader.say('board-ahead')}", "title")])
    return [*lines, *(line for sentence in ahead for line in indented(sentence, width))]


def column_text(reader: Reader, column: Table) -> str:
    return reader.say(
        "board-column",
        enemy=reader.enemy(column["enemy"]),
        strength=column["strength"],
        modifier=column["modifier"],
        space=reader.place(column["space"]),
        counter=column["counter"] or "none",
        contact="yes" if column["contact"] else "no",
    )


def display(reader: Reader, width: int) -> list[Line]:
    """A column for each active enemy and the Inactive one: the side shown, then the other; the next one is marked."""
    columns = [*reader.picture["display"].items(), ("", reader.picture["inactive"])]
    room = min(22, (width - 4) // len(columns))
    letters = letters_that_fit(reader, [counter for _, column in columns for counter in column if counter], room - 2)
    head: Line = [Span("    ")]
    for letter, _ in columns:
        name = f"{letter} {reader.enemy(letter)}" if letter else reader.say("board-inactive")
        head += padded([Span(cut(name, room - 1), "strong")], room)
    lines = [head]
    for row in range(max(len(column) for _, column in columns)):
        counters = [column[row] if row < len(column) else None for _, column in columns]
        if row >= len(columns[0][1]) and not any(counters):
            continue
        line: Line = [Span(f"  {row + 1} " if row < len(columns[0][1]) else "    ", "note")]
        for (letter, column), counter in zip(columns, counters, strict=True):
            top = bool(letter) and counter is not None and not any(column[:row])
            line += padded(counter_cell(reader, counter, letters, top), room)
        lines.append(line)
    return lines


def letters_that_fit(reader: Reader, counters: list[Table], room: int) -> int:
    """How many letters a name may have: as many for all of them, so that the whole table shortens in one way."""
    for letters in range(16, 3, -1):
        if all(cells("".join(both_sides(reader, counter, letters))) <= room for counter in counters):
            return letters
    return 3


def both_sides(reader: Reader, counter: Table, letters: int) -> tuple[str, str]:
    shown, turned = (f"{short(reader, side['name'], letters)} {side['ap']}" for side in (counter, counter["other"]))
    return shown, f"/{turned}"


def counter_cell(reader: Reader, counter: Table | None, letters: int, top: bool) -> Line:
    if counter is None:
        return [Span("  ·", "frame")]
    mark = Span("▸" if top else " ", "lit" if top else "")
    shown, turned = both_sides(reader, counter, letters)
    return [
        mark,
        Span(shown, "strong" if top else "changed" if counter["side"] == "back" else ""),
        Span(turned, "note"),
    ]


def short(reader: Reader, name: str, letters: int) -> str:
    """Cut short with a point where it is longer."""
    name = reader.say(f"short-{name.lower()}")
    return name if len(name) <= letters else f"{name[: letters - 1]}."


# --- cards ------------------------------------------------------------------------------------------------------------


def cards(reader: Reader, width: int) -> list[Line]:
    """Open, in hand, in play, culture, the war event: each with what it says."""
    picture = reader.picture
    open_cards = [number for number in picture["development"] if number]
    lines: list[Line] = []
    for text, numbers in (
        ("board-open", open_cards),
        ("board-hand", picture["hand"]),
        ("board-in-play", picture["in_play"]),
    ):
        if numbers:
            lines.append([Span(f" {reader.say(text)}", "title")])
        for number in numbers:
            lines += development(reader, reader.development(number), width)
    empty = len(picture["development"]) - len(open_cards)
    lines += indented(reader.say("board-deck", cards=picture["deck"], empty=empty), width, "note", 1)
    if picture["culture_cards"]:
        lines.append([Span(f" {reader.say('board-culture-cards')}", "title")])
    for name in picture["culture_cards"]:
        card = reader.culture(name)
        lines += indented(f"{name} {reader.told(card, 'title')}. {reader.told(card, 'text')}", width)
    if picture["event"]:
        card = reader.war(picture["event"])
        lines.append([Span(f" {reader.say('board-event')}", "title")])
        lines += indented(f"{reader.told(card, 'title')}. {reader.told(card, 'text')}", width)
    return lines


def development(reader: Reader, card: Table, width: int) -> list[Line]:
    timing = reader.say(f"timing-{card['timing'].replace('_', '-')}")
    return indented(f"{reader.card_title(card)} [{timing}] {reader.told(card, 'text')}", width)
