"""A second reckoning of Tomahawk, written from the rulebook alone: it reads positions as plain dicts, as
`prairie replay --json --omniscient` prints them, and calls nothing of the engine.

`recount(positions, data)` goes through the positions of one game and raises a Miscount where they part from the rules.
It needs the position just before and just after the decision that closes each turn's placements, and the one after
Dancing Twilight has drawn; more positions in between are checked too and change nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

Position = dict[str, Any]
Pair = tuple[str, str]

WORDS = {
    "great_manitou": "manitou",
    "soaring_spirit": "spirit",
    "redwood_heart": "redwood",
    "dancing_twilight": "twilight",
    "glowing_skull": "skull",
    "storm_caller": "storm",
    "teasing_cloud": "cloud",
}
PILE_TURNS = ("333333", "122333", "221333", "112222")  # the length of the battle on each pile in turns 1 to 6
PILE_STEP = ("123123", "112123", "121123", "111212")  # and which of its turns that is
ENDS = [[PILE_TURNS[pile][turn] == PILE_STEP[pile][turn] for pile in range(4)] for turn in range(6)]


class Miscount(AssertionError):
    """The engine and the recount disagree."""


@dataclass
class Box:
    """The printed figures, by the words of our notation."""

    value: dict[str, int]
    hair: dict[str, int]
    land: dict[str, dict[str, Any]]


def box_of(data: dict[str, Any]) -> Box:
    value: dict[str, int] = {}
    hair: dict[str, int] = {}
    for number in range(1, 11):
        for copy, icons in enumerate(data["tribe"].get(str(number), [])):
            value[f"{number}{'abcdefghijklmnopqrstuvwx'[copy]}"] = number
            hair[f"{number}{'abcdefghijklmnopqrstuvwx'[copy]}"] = icons
    for special in data["special"]:
        value[WORDS[special["power"]]] = special["value"]
        hair[WORDS[special["power"]]] = special["hair"]
    return Box(value, hair, data["territory"])


@dataclass
class Count:
    """What the game must have come to so far."""

    scalps: list[int] = field(default_factory=lambda: [0, 0])
    won: list[set[str]] = field(default_factory=lambda: [set(), set()])
    shown: list[set[str]] = field(default_factory=lambda: [set(), set()])
    doubled: set[str] = field(default_factory=set)
    turns: int = 0  # how many have been closed
    lookers: set[int] = field(default_factory=set)
    twilight: tuple[int, int] | None = None  # whose card will be drawn, and for which pile
    settled: bool = True
    scores: list[int] = field(default_factory=list)
    winners: tuple[int, ...] = ()


def recount(positions: Iterable[Position], data: dict[str, Any]) -> Count:
    """Reckons one game again; the last position must be its end."""
    box = box_of(data)
    count = Count()
    before: Position | None = None
    for after in positions:
        if before is not None and before["phase"] == "place":
            if after["phase"] != "place" or after["turn"] != before["turn"]:
                close_turn(box, count, before, after)
        elif before is not None and before["phase"] == "twilight":
            check_drawn_card(count, before, after)
        elif before is not None and before["phase"] == "look" and after["phase"] != "look":
            check_looks(count, before, after)
        compare(count, after)
        before = after
    if before is None or before["phase"] != "over" or count.turns != 6:
        raise Miscount(f"the game does not end after six turns but after {count.turns}")
    final_score(box, count, before)
    return count


# --- one turn -------------------------------------------------------------------------------------------------


def close_turn(box: Box, count: Count, before: Position, after: Position) -> None:
    turn = before["turn"]
    count.turns += 1
    expect("turns in order", turn, count.turns)
    table = full_table(before, after)
    count.twilight = None
    for pile, pairs in enumerate(table):
        reveal(box, count, before, pile, pairs, turn)
    finished = ENDS[turn - 1]
    mountains: set[int] = set()
    for pile, pairs in enumerate(table):
        if finished[pile]:
            mountains |= settle(box, count, before["piles"][pile]["territory"], pairs)
    open_forest = any(
        not finished[pile] and box.land[before["piles"][pile]["territory"]]["kind"] == "forest" for pile in range(4)
    )
    count.lookers = mountains if open_forest else set()
    count.settled = count.twilight is None
    expect("Dancing Twilight draws", after["phase"] == "twilight", count.twilight is not None)


def full_table(before: Position, after: Position) -> list[list[Pair]]:
    """The pairs on each pile with the card just laid, which the two hands tell."""
    table = [[list(pair["cards"]) for pair in pile["pairs"][: pile["turn"]]] for pile in before["piles"]]
    for seat in (0, 1):
        for card in set(before["sides"][seat]["hand"]) - set(after["sides"][seat]["hand"]):
            empty = [pile for pile in range(4) if table[pile][-1][seat] == ""]
            expect("places left for the last card", len(empty), 1)
            table[empty[0]][-1][seat] = card
    for pile, pairs in enumerate(table):
        expect("the length of the battle", before["piles"][pile]["turns"], int(PILE_TURNS[pile][before["turn"] - 1]))
        expect("the turn of the battle", len(pairs), int(PILE_STEP[pile][before["turn"] - 1]))
        expect("cards not laid", sum(card == "" for pair in pairs for card in pair), 0)
    return [[(first, second) for first, second in pairs] for pairs in table]


def reveal(box: Box, count: Count, before: Position, pile: int, pairs: list[Pair], turn: int) -> None:
    """Turns up what must be turned up, and settles the duels of it."""
    printed = box.land[before["piles"][pile]["territory"]]
    expect("the territory's turns", printed["turns"], before["piles"][pile]["turns"])
    if printed["kind"] == "forest":
        new = pairs if ENDS[turn - 1][pile] else []
    else:
        new = pairs[-1:]
    for pair in new:
        mine, theirs = strengths(box, pair)
        if mine != theirs:
            winner = 0 if mine > theirs else 1
            tokens = box.hair[pair[1 - winner]]
            count.scalps[winner] += 2 * tokens if pair[winner] == "skull" else tokens
        for seat in (0, 1):
            count.shown[seat].add(pair[seat])
            if pair[seat] == "twilight" and printed["kind"] != "forest" and not ENDS[turn - 1][pile]:
                count.twilight = 1 - seat, pile


def strengths(box: Box, pair: Pair) -> tuple[int, int]:
    first, second = (box.value[card] for card in pair)
    if pair[0] == "storm":
        return second, second
    if pair[1] == "storm":
        return first, first
    return (0 if pair[1] == "cloud" and first >= 7 else first), (0 if pair[0] == "cloud" and second >= 7 else second)


def settle(box: Box, count: Count, land: str, pairs: list[Pair]) -> set[int]:
    """Who wins a territory; returns who may look from it."""
    winner = winner_of(box, land, pairs)
    if winner is None:
        return set()
    count.won[winner].add(land)
    kind = box.land[land]["kind"]
    if kind == "forest" and any("redwood" in pair for pair in pairs):
        count.doubled.add(land)
    return {winner} if kind == "mountain" else set()


def winner_of(box: Box, land: str, pairs: list[Pair]) -> int | None:
    sides: list[list[tuple[str, int]]] = [[], []]
    for pair in pairs:
        for seat, strength in enumerate(strengths(box, pair)):
            sides[seat].append((pair[seat], strength))
    icon = box.land[land].get("icon")
    everybody = [strength for side in sides for _, strength in side]
    if icon == "puma":
        strongest = max(everybody)
        sides = [[fighter for fighter in side if fighter[1] < strongest] for side in sides]
    totals = [sum(strength for _, strength in side) for side in sides]
    if icon == "picking":
        weakest = min(everybody)
        totals = [
            total + weakest * [strength for _, strength in side].count(weakest)
            for total, side in zip(totals, sides, strict=True)
        ]
    for seat, side in enumerate(sides):
        if any(card == "spirit" for card, _ in side) and sum(strength == 2 for _, strength in side) >= 2:
            totals[seat] += 9 - 4
    for seat, side in enumerate(sides):
        if any(card == "manitou" for card, _ in side) and totals[1 - seat] > 2 * totals[seat]:
            return seat
    return None if totals[0] == totals[1] else totals.index(max(totals))


# --- between the turns ----------------------------------------------------------------------------------------


def check_drawn_card(count: Count, before: Position, after: Position) -> None:
    """One card has gone from the victim's four to the next place of that pile."""
    if count.twilight is None:
        raise Miscount("Dancing Twilight draws without being there")
    seat, pile = count.twilight
    hands = [[set(position["sides"][who]["hand"]) for who in (0, 1)] for position in (before, after)]
    gone = hands[0][seat] - hands[1][seat]
    expect("cards to draw from", len(hands[0][seat]), 4)
    expect("cards drawn", len(gone), 1)
    expect("the other hand", hands[0][1 - seat], hands[1][1 - seat])
    step = int(PILE_STEP[pile][before["turn"] - 1])
    expect("where the drawn card lies", after["piles"][pile]["pairs"][step]["cards"][seat], gone.pop())
    count.settled = True


def check_looks(count: Count, before: Position, after: Position) -> None:
    """A looker sees all of this turn's enemy cards in unfinished forests, or none."""
    turn = before["turn"]
    for pile in range(4):
        if before["piles"][pile]["kind"] != "forest":
            continue
        for slot, (old, new) in enumerate(
            zip(before["piles"][pile]["pairs"], after["piles"][pile]["pairs"], strict=True)
        ):
            for owner in (0, 1):
                if new["seen_from_mountain"][owner] and not old["seen_from_mountain"][owner]:
                    expect("who looks", 1 - owner in count.lookers, True)
                    expect("of which turn", slot + 1, int(PILE_STEP[pile][turn - 1]))
    count.lookers = set()


def compare(count: Count, position: Position) -> None:
    """A position against the count. Between the reveal and Dancing Twilight's draw nothing else has moved."""
    for seat in (0, 1):
        side = position["sides"][seat]
        expect(f"cards of seat {seat} revealed", set(side["revealed"]), count.shown[seat])
        if count.settled:
            expect(f"scalps of seat {seat}", side["scalps"], count.scalps[seat])
            expect(f"territories of seat {seat}", set(side["won"]), count.won[seat])
            expect(f"seat {seat} may look", side["may_look"], position["phase"] == "look" and seat in count.lookers)
    if count.settled:
        expect("forests doubled", set(position["doubled"]), count.doubled)


def final_score(box: Box, count: Count, end: Position) -> None:
    sought = end["most_sought"]
    animals = [{"forest": 0, "plains": 0, "mountain": 0} for _ in (0, 1)]
    for seat in (0, 1):
        for land in count.won[seat]:
            animals[seat][box.land[land]["kind"]] += box.land[land]["animals"] * (2 if land in count.doubled else 1)
    for seat in (0, 1):
        bonus = 0
        if sought:
            kind = box.land[sought]["kind"]
            bonus = 3 if animals[seat][kind] > animals[1 - seat][kind] else 0
        count.scores.append(sum(animals[seat].values()) + count.scalps[seat] + bonus)
        side = end["sides"][seat]
        expect(f"animals of seat {seat}", side["animals"], sum(animals[seat].values()))
        expect(f"bonus of seat {seat}", side["bonus"], bonus)
        expect(f"score of seat {seat}", side["score"], count.scores[seat])
    best = max(count.scores)
    count.winners = tuple(seat for seat in (0, 1) if count.scores[seat] == best)


def expect(what: str, found: object, due: object) -> None:
    if found != due:
        raise Miscount(f"{what}: the game has {found!r}, the rules say {due!r}")
