"""The drawn board: three grounds side by side, a row for each player, and below it what everyone has won."""

from __future__ import annotations

from typing import Any

from prairie.core.spans import Line, Span, cells, cut, flowing, padded, width_of, wrapped
from prairie.games.bigmanitou.board.reader import PLACES, Reader
from prairie.games.bigmanitou.components import GROUNDS
from prairie.games.bigmanitou.picture import GROUND_NAMES

NARROWEST = 75
WIDEST_COLUMN = 38
LONGEST_NAME = 9
BROWN_MARK, WHITE_MARK = "●", "○"
COLUMNS = ("bison", "tipi", "pairs", "horses", "totems", "tomahawks", "force", "points")


def drawn(reader: Reader, width: int) -> list[Line]:
    column = min(WIDEST_COLUMN, (width - GROUNDS + 1) // GROUNDS)
    full = column * GROUNDS + GROUNDS - 1
    if reader.picture["phase"] == "over":
        return [header(reader, full), rule("─", column), *breakdown(reader)]
    return [
        header(reader, full),
        *grounds(reader, column),
        *scores(reader),
        *notes(reader, full),
        *own_cards(reader, full),
        *unplayed(reader, full),
        *who_beats_whom(reader, full),
    ]


def header(reader: Reader, full: int) -> Line:
    """Where we are, who deals, what is left in the bag."""
    picture = reader.picture
    if picture["phase"] == "over":
        return [Span(f" {reader.say('board-over')}", "title")]
    left = reader.say("board-hunt", hunt=picture["hunt"], hunts=picture["hunts"])
    if picture["dealer"] is not None:
        left = f"{left} · {reader.say('board-dealer', who=reader.names[picture['dealer']])}"
    right = reader.say("board-bag", tiles=sum(picture["bag"].values()))
    title = Span(f" {left}", "title")
    return [title, Span(" " * max(1, full - width_of([title]) - cells(right))), Span(right, "note")]


def rule(joint: str, column: int) -> Line:
    return [Span(joint.join(["─" * column] * GROUNDS), "frame")]


# --- the three grounds ----------------------------------------------------------------------------------------------


def grounds(reader: Reader, column: int) -> list[Line]:
    found = reader.picture["grounds"]
    lines = [rule("┬", column), *side_by_side([tile_lines(reader, n, g, column) for n, g in enumerate(found)], column)]
    if reader.hunting():
        lines.append(rule("┼", column))
        for seat in reader.order():
            lines += side_by_side([side_lines(reader, ground, seat, column) for ground in found], column)
        lines.append(rule("┼", column))
        lines += side_by_side([taker_lines(reader, ground, column) for ground in found], column)
    return [*lines, rule("┴", column)]


def side_by_side(blocks: list[list[Line]], column: int) -> list[Line]:
    """Blocks as columns, the lower ones filled up."""
    rows: list[Line] = []
    for row in range(max(map(len, blocks))):
        line: Line = []
        for number, block in enumerate(blocks):
            if number:
                line.append(Span("│", "frame"))
            line += padded(block[row] if row < len(block) else [], column)
        rows.append(line)
    return rows


def tile_lines(reader: Reader, number: int, ground: dict[str, Any], column: int) -> list[Line]:
    lit = reader.judged() == number
    mark = f"{'▸' if lit else ' '}{GROUND_NAMES[number]:<4}"
    texts = flowing([reader.tile(word) for word in ground["tiles"]] or ["–"], column - 6, " ", f"ground-{number + 1}")
    head = [Span(mark, "lit" if lit else "strong"), *texts[0]]
    return [head, *([Span(" " * 5), *text] for text in texts[1:])]


def side_lines(reader: Reader, ground: dict[str, Any], seat: int, column: int) -> list[Line]:
    """One player there: name, hunters, total with what tomahawks add, then heroes face up and (fallen)."""
    side = ground["sides"][seat]
    name = Span(f" {reader.short_name(seat, LONGEST_NAME):<{LONGEST_NAME}} ", reader.style(seat))
    bonus = f"+{side['bonus']}" if side["bonus"] else ""
    total = f"{side['points']}{bonus} " if side["hunters"] else ""
    room = column - LONGEST_NAME - 2 - cells(total)
    hunters = Span(cut(" ".join(reader.shorts(side["hunters"])), max(1, room - 1)))
    head = [name, *padded([hunters], room), Span(total, "strong")]
    heroes: Line = []
    if ground["keeper"] == seat:
        heroes.append(
            Span("+".join(reader.shorts(ground["heroes"])) + " ", "good" if seat == reader.seat else "strong")
        )
    if side["fallen"]:
        heroes.append(Span(f"({' '.join(reader.shorts(side['fallen']))})", "hidden"))
    return [head, *([[Span("   "), *heroes]] if heroes else [])]


def taker_lines(reader: Reader, ground: dict[str, Any], column: int) -> list[Line]:
    """Who would take what if the hunt ended now."""
    shares = reader.shares(ground)
    lines: list[Line] = []
    for place in PLACES:
        seat = ground["takers"][place]
        if seat is None or shares[place] == 0:
            lines.append([Span(f" {reader.say(f'board-takes-{place}', tiles=0, who='–')}", "frame")])
        else:
            what = reader.say(f"board-takes-{place}", tiles=shares[place], who=reader.name(seat))
            lines.append([Span(f" {cut(what, column - 2)}", "good" if seat == reader.seat else "")])
    if tied := reader.tied(ground):
        who = ", ".join(reader.name(seat) for seat in tied)
        lines += [[Span(" "), *line] for line in wrapped(reader.say("board-tied", who=who), column - 2, "bad")]
    return lines


# --- what everyone has ----------------------------------------------------------------------------------------------


def scores(reader: Reader) -> list[Line]:
    titles = [reader.say(f"column-{column}") for column in COLUMNS]
    lines: list[Line] = [[Span(" " * (LONGEST_NAME + 4)), *(Span(f"{title}  ", "note") for title in titles)]]
    for seat in reader.order():
        values = row(reader, seat)
        turn = "▸" if reader.picture["turn"] == seat else " "
        line = [
            Span(f" {turn} ", "lit"),
            Span(f"{reader.short_name(seat, LONGEST_NAME):<{LONGEST_NAME}} ", reader.style(seat)),
        ]
        for title, value in zip(titles, values, strict=True):
            line.append(Span(f"{value:>{cells(title)}}  ", "strong" if title == titles[-1] else ""))
        lines.append(line)
    return lines


def row(reader: Reader, seat: int) -> list[str]:
    player = reader.picture["players"][seat]
    white = WHITE_MARK if reader.holder("white") == seat else ""
    brown = BROWN_MARK if reader.holder("brown") == seat else ""
    pays = "!" if seat in reader.picture["would_pay"] else ""
    most = "+" if reader.picture["most_tomahawks"] == seat else ""
    return [
        str(player["bison"]),
        str(player["tipi"]),
        str(player["pairs"]),
        f"{white}{player['horses']}",
        f"{brown}{player['totems']}",
        f"{most}{player['tomahawks']}",
        f"{pays}{player['force']}",
        str(player["score"]),
    ]


def notes(reader: Reader, full: int) -> list[Line]:
    """What the marks mean, for those that stand there."""
    picture = reader.picture
    told: list[str] = []
    if picture["would_pay"]:
        told.append(reader.say("board-pays"))
    if picture["brown"] is not None:
        told.append(reader.say("board-brown"))
    if picture["white"] is not None:
        told.append(reader.say("board-white"))
    if picture["most_tomahawks"] is not None:
        told.append(reader.say("board-most-tomahawks"))
    return [[Span(" "), *line] for line in flowing(told, full - 1, " · ", "note")] if told else []


def own_cards(reader: Reader, full: int) -> list[Line]:
    if reader.seat < 0:
        return []
    mine = reader.mine()
    if reader.choosing():
        picked = labelled(
            reader.say("board-picked", left=mine["party_size"] - len(mine["pile"])), reader, mine["pile"], full
        )
        return [*labelled(reader.say("board-pool"), reader, mine["pool"], full), *picked]
    if not mine["hand"]:
        return []
    lines = labelled(reader.say("board-hand"), reader, mine["hand"], full)
    if mine["pile_size"] and not reader.picture["quick"]:
        lines += labelled(reader.say("board-pile"), reader, mine["pile"], full)
    elif mine["pile_size"]:
        lines.append([Span(f" {reader.say('board-pile-unknown', cards=mine['pile_size'])}", "note")])
    return lines


def labelled(label: str, reader: Reader, words: list[str], full: int) -> list[Line]:
    head = f" {label}  "
    texts = flowing(reader.shorts(words) or ["–"], full - cells(head), "  ")
    return [[Span(head, "strong"), *texts[0]], *([Span(" " * cells(head)), *text] for text in texts[1:])]


def unplayed(reader: Reader, full: int) -> list[Line]:
    """A memory aid: what each of the others has not played since they last had the whole deck."""
    if reader.picture["phase"] in ("dealer", "tiles"):
        return []
    lines: list[Line] = []
    for seat in reader.others():
        player = reader.picture["players"][seat]
        if reader.hunting():
            counts = reader.say("board-counts", hand=player["hand_size"], pile=player["pile_size"])
        else:
            counts = reader.say("board-party", size=player["party_size"])
        head = f" {reader.say('board-may-have', who=reader.names[seat])} ({counts})  "
        texts = flowing(reader.shorts(player["pool"]), full - cells(head), " ")
        lines += [[Span(head, "them"), *texts[0]], *([Span(" " * cells(head)), *text] for text in texts[1:])]
    return lines


def who_beats_whom(reader: Reader, full: int) -> list[Line]:
    told = []
    for hero in reader.kinds():
        name = reader.say(f"short-{hero.replace('_', '-')}")
        told.append(f"{name} > {', '.join(reader.beaten_by(hero))}")
    return [[Span(" "), *line] for line in flowing(told, full - 1, " · ", "note")]


# --- after the last hunt --------------------------------------------------------------------------------------------


def breakdown(reader: Reader) -> list[Line]:
    """Where the points come from, and what breaks a tie."""
    titles = [reader.say(f"column-{column}") for column in ("pairs", "brown", "white", "tomahawks")]
    titles += [reader.say(f"column-{column}") for column in ("points", "tipi", "tiles")]
    lines: list[Line] = [[Span(" " * (LONGEST_NAME + 2)), *(Span(f"{title}  ", "note") for title in titles)]]
    for seat in reader.order():
        player = reader.picture["players"][seat]
        values = [
            player["pairs"],
            int(reader.holder("brown") == seat),
            int(reader.holder("white") == seat),
            int(reader.picture["most_tomahawks"] == seat),
            player["score"],
            player["tipi"],
            player["tile_count"],
        ]
        line = [Span(f" {reader.short_name(seat, LONGEST_NAME):<{LONGEST_NAME}} ", reader.style(seat))]
        line += [Span(f"{value:>{cells(title)}}  ") for title, value in zip(titles, values, strict=True)]
        lines.append(line)
    return lines
