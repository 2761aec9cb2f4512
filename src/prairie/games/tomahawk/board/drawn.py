"""The drawn board: four battles side by side, the other side left, one's own right, the k-th facing the k-th."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from prairie.core.spans import Line, Span, cells, cut, flowing, padded, width_of, wrapped
from prairie.games.tomahawk.board.reader import Reader
from prairie.games.tomahawk.components import KINDS, PILES, SLOTS, TURNS

NARROWEST = 75  # four columns of at least 18
WIDEST_COLUMN = 26
HAIR = "~"


def drawn(reader: Reader, width: int) -> list[Line]:
    column = min(WIDEST_COLUMN, (width - PILES + 1) // PILES)
    full = column * PILES + PILES - 1
    phase = reader.picture["phase"]
    if phase == "over":
        return [header(reader, full), rule("─", column), *breakdown(reader, full)]
    if phase in ("deal", "draft"):
        return [header(reader, full), rule("─", column), *draft(reader, full)]
    return [
        header(reader, full),
        *battles(reader, column),
        *notes(reader, full),
        *sides(reader, full),
        *hand(reader, full),
        *shown(reader, full),
    ]


def header(reader: Reader, full: int) -> Line:
    """Where we are, and the score."""
    picture = reader.picture
    if picture["phase"] == "over":
        left = reader.say("board-over")
    elif picture["phase"] in ("deal", "draft"):
        left = reader.say("board-draft")
    else:
        left = reader.say("board-turn", turn=picture["turn"], turns=TURNS)
    if reader.sought() and picture["phase"] != "over":  # in the end the breakdown says it
        left = f"{left} · {reader.say('board-sought', animal=reader.sought())}"
    score: Line = []
    for seat in (reader.them, reader.me):
        score += [
            Span(f"{reader.name(seat)} ", reader.style(seat)),
            Span(str(picture["sides"][seat]["score"]), "strong"),
            Span(" : " if seat == reader.them else " "),
        ]
    title = Span(f" {left}", "title")
    return [title, Span(" " * max(1, full - width_of([title, *score]))), *score]


def rule(joint: str, column: int) -> Line:
    return [Span(joint.join(["─" * column] * PILES), "frame")]


# --- the four battles ---------------------------------------------------------------------------------------------


def battles(reader: Reader, column: int) -> list[Line]:
    piles = reader.picture["piles"]
    icons = any(pile["icon"] for pile in piles)
    land = [land_lines(reader, number, pile, icons) for number, pile in enumerate(piles)]
    pairs = [pair_lines(reader, pile, column) for pile in piles]
    foot = [foot_lines(reader, pile, column) for pile in piles]
    return [
        rule("┬", column),
        *side_by_side(land, column),
        rule("┼", column),
        *side_by_side(pairs, column),
        rule("┼", column),
        *side_by_side(foot, column),
        rule("┴", column),
    ]


def side_by_side(blocks: list[list[Line]], column: int) -> list[Line]:
    """Blocks of equal height, as columns."""
    rows: list[Line] = []
    for row in range(len(blocks[0])):
        line: Line = []
        for number, block in enumerate(blocks):
            if number:
                line.append(Span("│", "frame"))
            line += padded(block[row], column)
        rows.append(line)
    return rows


def land_lines(reader: Reader, number: int, pile: dict[str, Any], icons: bool) -> list[Line]:
    """The territory: its pile and type, its animals, its turn, and its icon where any of the four has one."""
    lit = "lit" if reader.next_pile() == number else "strong"
    mark = Span(f"{'▸' if lit == 'lit' else ' '}{reader.pile(number):<4}", lit)
    if not pile["territory"]:
        return [[mark], [], []] + [[]] * icons
    ground = f"ground-{KINDS.index(pile['kind']) + 1}"
    herd = reader.say(f"herd-{pile['kind']}", animals=pile["animals"])
    icon: Line = [Span(f" {reader.say('icon-' + pile['icon'])}", "strong")] if pile["icon"] else []
    turn = reader.say("board-turn-of-battle", turn=pile["turn"], turns=pile["turns"])
    return [
        [mark, Span(f"{reader.say('kind-' + pile['kind'])} {pile['territory']}", ground)],
        [Span(f" {herd}")],
        [Span(f" {turn}", "note")],
        *([icon] if icons else []),
    ]


def pair_lines(reader: Reader, pile: dict[str, Any], column: int) -> list[Line]:
    """Whose side is which, then the pairs in the order they are played."""
    if not pile["territory"]:
        return [[]] * (SLOTS + 1)
    half = (column - 3) // 2
    names = [Span(short_name(reader.name(seat), half), reader.style(seat)) for seat in (reader.them, reader.me)]
    lines = [facing(names[:1], "", names[1:], column)]
    for slot in range(SLOTS):
        if slot >= len(pile["pairs"]):
            lines.append([])
            continue
        theirs = warrior(reader, pile, slot, reader.them, half)
        mine = warrior(reader, pile, slot, reader.me, half)
        lines.append(facing([theirs], duel_sign(reader, pile, slot), [mine], column))
    return lines


def short_name(name: str, width: int) -> str:
    """A name that fits; of "Greedy 1" the number stays, which tells it from "Greedy 2"."""
    if cells(name) <= width or not name[-1].isdigit():
        return cut(name, width)
    return cut(name[:-1].rstrip(), width - 1) + name[-1]


def facing(left: Line, sign: str, right: Line, column: int) -> Line:
    """Two things face to face about the middle of a column."""
    half = (column - 3) // 2
    return [Span(" " * (half - width_of(left))), *left, Span(f" {sign or ' '} ", "note"), *right]


def duel_sign(reader: Reader, pile: dict[str, Any], slot: int) -> str:
    """Who is stronger in this duel, as far as both are known and turned up."""
    pair = pile["pairs"][slot]
    if not all(pair["revealed"]):
        return ""
    theirs, mine = pair["strengths"][reader.them], pair["strengths"][reader.me]
    return ">" if theirs > mine else "<" if theirs < mine else "="


def warrior(reader: Reader, pile: dict[str, Any], slot: int, seat: int, half: int) -> Span:
    """A warrior: (7b) lies face down and is known to the reader, [7b] is planned, 9b→0 counts 0."""
    pair = pile["pairs"][slot]
    word = pair["cards"][seat]
    if word == "":
        return Span("·", "frame")
    if word == "?":
        return Span("?", "hidden")
    name = reader.short(word)
    if not pair["revealed"][seat]:
        planned = seat == reader.seat and reader.planned(pile, slot)
        name = cut(name, half - 2)
        return Span(f"[{name}]" if planned else f"({name})", "plan" if planned else "seen")
    counts = reader.counts(pile, slot, seat)
    if counts != reader.value(word):
        return Span(f"{name}→{counts}", "changed")
    valued = f"{name} {counts}"
    return Span(valued if reader.special(word) and cells(valued) <= half else name, reader.style(seat))


def foot_lines(reader: Reader, pile: dict[str, Any], column: int) -> list[Line]:
    """The totals, and who would win now."""
    if not pile["territory"]:
        return [[], []]
    theirs, mine = total(reader, pile, reader.them), total(reader, pile, reader.me)
    phrase = stands(reader, pile, column)
    return [
        facing([theirs], ":", [mine], column),
        [Span(" " * max(0, (column - cells(phrase.text)) // 2)), phrase],
    ]


def total(reader: Reader, pile: dict[str, Any], seat: int) -> Span:
    """`7 +10`: settled and planned; `?` where something is hidden, never 0."""
    standing = pile["standing"]
    settled = standing["totals"][seat] if standing else 0
    known = standing["pairs"] if standing else 0
    loose = [pair["cards"][seat] for pair in pile["pairs"][known:] if pair["cards"][seat]]
    more = sum(reader.value(word) for word in loose if word != "?")
    if "?" in loose:
        return Span(f"{settled + more} +?" if settled + more else "?", "hidden")
    if not loose:
        return Span(str(settled) if known else "–", "strong" if known else "frame")
    return Span(f"{settled} +{more}" if known else f"+{more}", "plan")


def stands(reader: Reader, pile: dict[str, Any], column: int) -> Span:
    """Who would win if the battle ended now, or when the forest opens."""
    standing = pile["standing"]
    if standing is None:
        if not reader.hides(pile):
            return Span("")
        now = pile["turn"] == pile["turns"]
        text = reader.say("board-opens-now") if now else reader.say("board-opens", turn=reader.opens(pile))
        return Span(text, "hidden")
    winner = standing["winner"]
    if winner < 0:
        return Span(reader.say("board-level"), "note")
    style = "good" if winner == reader.me else "bad"
    by = standing["totals"][winner] - standing["totals"][1 - winner]
    text = "board-manitou" if standing["by_manitou"] else "board-lead"
    room = column - cells(reader.say(text, who="", by=by))
    return Span(reader.say(text, who=short_name(reader.names[winner], room), by=by), style)


# --- what stands around the battles --------------------------------------------------------------------------------


def notes(reader: Reader, full: int) -> list[Line]:
    """What is hidden and why, what was seen, what an icon does now."""
    lines: list[Line] = []
    laid = [pair for pile in reader.picture["piles"] if reader.hides(pile) for pair in pile["pairs"]]
    if any(any(pair["cards"]) for pair in laid):
        why = reader.say("board-forests-mine" if reader.seat >= 0 else "board-forests")
        lines += [[Span(" "), *line] for line in wrapped(why, full - 1, style="note")]
    for number, pile in enumerate(reader.picture["piles"]):
        for note in reader.notes(pile) if pile["territory"] else []:
            head, *rest = wrapped(note, full - 6, style="note")
            lines.append([Span(f" {reader.pile(number):<4} ", "strong"), *head])
            lines += [[Span(" " * 6), *line] for line in rest]
    return lines


def sides(reader: Reader, full: int) -> list[Line]:
    """Cards left, scalps, territories won."""
    lines: list[Line] = []
    room = max(cells(reader.name(seat)) for seat in range(2)) + 2
    for seat in (reader.them, reader.me):
        side = reader.picture["sides"][seat]
        parts = [
            reader.say("board-hand-and-deck", hand=side["hand_size"], deck=side["deck_size"]),
            reader.say("board-scalps", scalps=side["scalps"]),
            won_so_far(reader, seat),
        ]
        head, *rest = wrapped(" · ".join(parts), full - room - 1)
        name = Span(f" {reader.name(seat)}", reader.style(seat))
        lines.append([*padded([name], room + 1), *head])
        lines += [[Span(" " * (room + 1)), *line] for line in rest]
    return lines


def won_so_far(reader: Reader, seat: int) -> str:
    side = reader.picture["sides"][seat]
    if not side["won"]:
        return reader.say("board-no-lands")
    return reader.say("board-lands", animals=side["animals"], lands=reader.land_names(seat))


def hand(reader: Reader, full: int) -> list[Line]:
    """One's cards by value, a ~ for each hair icon, and what the special ones do."""
    if reader.seat < 0:
        return []
    words = reader.by_value(reader.picture["sides"][reader.seat]["hand"])
    label = f" {reader.say('board-hand')}  "
    room = cells(label)
    cards = [hand_card(reader, word) for word in words] or [reader.say("board-hand-empty")]
    head, *rest = flowing(cards, full - room)
    lines = [[Span(label, "strong"), *head], *([Span(" " * room), *line] for line in rest)]
    for word in words:
        if reader.special(word):
            hint = wrapped(reader.say(f"hint-{word}"), full - room - 10, style="note")
            lines.append([*padded([Span(" " * room), Span(reader.short(word), "strong")], room + 10), *hint[0]])
            lines += [[Span(" " * (room + 10)), *line] for line in hint[1:]]
    return lines


def hand_card(reader: Reader, word: str) -> str:
    value = f"({reader.value(word)})" if reader.special(word) else ""
    return f"{reader.short(word)}{value}{HAIR * reader.hair(word)}"


def shown(reader: Reader, full: int) -> list[Line]:
    """A memory aid: how many warriors of each value the other side has turned up so far."""
    seats = [reader.them] if reader.seat >= 0 else [reader.them, reader.me]
    copies = reader.copies()
    labels = [reader.say("board-shown", who=reader.names[seat]) for seat in seats]
    room = max(cells(text) for text in (*labels, reader.say("board-of-tribe"))) + 3
    lines: list[Line] = [
        [*padded([Span(f" {reader.say('board-value-row')}", "note")], room), Span(row(range(1, 11)), "note")]
    ]
    for seat, label in zip(seats, labels, strict=True):
        words = reader.picture["sides"][seat]["revealed"]
        values = [reader.value(word) for word in words if not reader.special(word)]
        specials = [reader.short(word) for word in words if reader.special(word)]
        counted = Span(row(values.count(value) for value in range(1, 11)))
        line = [*padded([Span(f" {label}", reader.style(seat))], room), counted]
        lines.append(line)
        if specials:
            also = Span(reader.say("board-shown-specials", cards=", ".join(specials)), "strong")
            beside = [*line, Span("  "), also]
            lines[-1:] = [beside] if width_of(beside) <= full else [line, [Span(" " * room), also]]
    of_tribe = row(copies[value] for value in range(1, 11))
    lines.append([*padded([Span(f" {reader.say('board-of-tribe')}", "note")], room), Span(of_tribe, "note")])
    return lines


def listed(items: list[str]) -> list[str]:
    """With commas between them, each still in one piece."""
    return [f"{item}," for item in items[:-1]] + items[-1:]


def row(numbers: Iterable[int]) -> str:
    return "".join(f"{number or '·':>3}" for number in numbers)


# --- before the first turn, and after the last ------------------------------------------------------------------------


def draft(reader: Reader, full: int) -> list[Line]:
    """The three special warriors dealt, and the tribe with its hair."""
    if reader.seat < 0:
        return []
    side = reader.picture["sides"][reader.seat]
    lines: list[Line] = [[Span(f" {reader.say('board-dealt')}", "strong")]]
    for word in side["dealt"]:
        gone = word not in side["army"] and any(other in side["army"] for other in side["dealt"])
        name = Span(f"   {hand_card(reader, word)}", "hidden" if gone else "strong")
        hint = wrapped(reader.say(f"hint-{word}"), full - 18, style="note")
        lines.append([*padded([name], 18), *hint[0]])
        lines += [[Span(" " * 18), *line] for line in hint[1:]]
    lines.append([Span(f" {reader.say('board-army')}", "strong")])
    base = [word for word in side["army"] if not reader.special(word)]
    for text in flowing([hand_card(reader, word) for word in base], full - 3):
        lines.append([Span("   "), *text])
    return lines


def breakdown(reader: Reader, full: int) -> list[Line]:
    """Where the points come from."""
    columns = ["animals", "scalps-column", *(["bonus-column"] if reader.sought() else []), "points-column"]
    titles = [reader.say(f"board-{column}") for column in columns]
    room = max(cells(reader.name(seat)) for seat in range(2)) + 3
    heading = "".join(f"{title:>{cells(title) + 2}}" for title in titles)
    won = reader.say("board-lands-column")
    lines: list[Line] = [[Span(" " * room), Span(f"{heading}   {won}", "note")]]
    for seat in (reader.them, reader.me):
        side = reader.picture["sides"][seat]
        figures = [side["animals"], side["scalps"], *([side["bonus"]] if reader.sought() else []), side["score"]]
        counted = "".join(f"{number:>{cells(title) + 2}}" for number, title in zip(figures, titles, strict=True))
        start = room + cells(heading) + 3
        lands = flowing(listed(reader.lands(seat)) or ["–"], full - start, " ")
        name = padded([Span(f" {reader.name(seat)}", reader.style(seat))], room)
        lines.append([*name, Span(counted, "strong"), Span("   "), *lands[0]])
        lines += [[Span(" " * start), *line] for line in lands[1:]]
    return lines
