"""The box: cards, territories and piles, and the tables that follow from them.

Card numbers: a tribe's own warriors are 0 to 23 by rising value, the seven specials 24 to 30 in the order of POWERS.
"""

from __future__ import annotations

from math import lcm
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.bits import BIT, nth, size

TRIBE: Final = 24  # warriors in a tribe, and in an army (TK 1.2, TK 2.10)
CARDS: Final = 31  # one tribe and the seven specials; with the other tribe, the 55 cards of TK 1.1
TRIBES: Final = ("tepee", "totem")  # what the cards of seat 0 and of seat 1 show (TK 1.4)
TOKENS: Final = 24  # scalps in the supply: what the board shows of it, never a limit (TK 1.20, TK 6.9)
PILES: Final = 4
TURNS: Final = 6
SLOTS: Final = 3  # the most warriors a side plays on one territory: one for each of its turns (TK 1.13)
SIDE: Final = 12  # PILES * SLOTS: the places of one side of the table

EMPTY: Final = -1  # nothing lies there
UNKNOWN: Final = -2  # a warrior lies there face down: only in redacted states

FOREST: Final = 0
PLAINS: Final = 1
MOUNTAIN: Final = 2
KINDS: Final = ("forest", "plains", "mountain")

PUMA: Final = 1
PICKING: Final = 2
ICONS: Final = ("", "puma", "picking")

# TK 1.8: these bear a power, and no warrior of a tribe does.
POWERS: Final = (
    "great_manitou",
    "soaring_spirit",
    "redwood_heart",
    "dancing_twilight",
    "glowing_skull",
    "storm_caller",
    "teasing_cloud",
)
# The same seven in our notation, short enough to type.
SPECIAL_WORDS: Final = ("manitou", "spirit", "redwood", "twilight", "skull", "storm", "cloud")
GREAT_MANITOU: Final = 24
SOARING_SPIRIT: Final = 25
REDWOOD_HEART: Final = 26
DANCING_TWILIGHT: Final = 27
GLOWING_SKULL: Final = 28
STORM_CALLER: Final = 29
TEASING_CLOUD: Final = 30

BASE: Final = 0xFFFFFF  # the 24 warriors of a tribe, as a set
SPECIALS: Final = 0x7F000000  # the seven specials, as a set
WIDEST_SCALE: Final = 67_108_864  # 2**26: see plan_scale

# The turns of the territories of each pile, in the order they come up; the rules list them from the bottom (TK 3.6).
# Pile I: TK 3.2, II: TK 3.3, III: TK 3.4, IV: TK 3.5. Four of each length (TK 3.7), six turns a pile (TK 3.8), and
# so the battles that end in each turn (TK 7.9).
PILE_ORDER: Final = ((3, 3), (1, 2, 3), (2, 1, 3), (1, 1, 2, 2))


@final
class Box:
    """The components of one printed copy, as tables. Shared by all states of a game and never changed.

    Every field is set in __init__ itself: only then does mypyc know that it always is, and leaves out a check at
    every use.
    """

    def __init__(self, source: dict[str, Any]) -> None:
        self.source = source  # the data as read, already checked
        self.value: vec[i64] = vec[i64](printed_values(source))
        self.hair: vec[i64] = vec[i64](printed_hair(source))

        lands: dict[str, dict[str, Any]] = source["territory"]
        self.land_names: list[str] = list(lands)
        self.kind: vec[i64] = vec[i64]([i64(KINDS.index(land["kind"])) for land in lands.values()])
        self.turns: vec[i64] = vec[i64]([i64(land["turns"]) for land in lands.values()])
        self.animals: vec[i64] = vec[i64]([i64(land["animals"]) for land in lands.values()])
        self.icon: vec[i64] = vec[i64]([i64(ICONS.index(land.get("icon", ""))) for land in lands.values()])
        self.with_turns: vec[i64] = vec[i64](by_backs(self.turns))  # sets by the rectangles on their backs: TK 3.1
        self.all_lands: i64 = BIT[len(lands)] - 1

        # In turn t and on pile p, at [t * PILES + p]: which warrior of the battle is played, and of how many.
        self.slot: vec[i64] = vec[i64](schedule()[0])
        self.length: vec[i64] = vec[i64](schedule()[1])

        # At [a * CARDS + b]: the strength of a facing b, and the scalp points a takes from b.
        duels = [(i64(a), i64(b)) for a in range(CARDS) for b in range(CARDS)]
        self.face: vec[i64] = vec[i64]([strength(self.value, a, b) for a, b in duels])
        self.spoils: vec[i64] = vec[i64]([spoils(self.face, self.hair, a, b) for a, b in duels])

        # Of each special: the tribe's warriors of the same value, as a set; none of the others have any.
        self.copies: vec[i64] = vec[i64]([same_value(self.value, card) for card in range(CARDS)])
        # How many whole drafts every set of specials allows, at [set >> TRIBE].
        self.plan_counts: vec[i64] = vec[i64]([plans(self.copies, chosen * BIT[TRIBE]) for chosen in range(128)])
        # A multiple of every number of plans makes exact integer odds. An owner's tribe may have none small enough
        # for the products of two odds to fit 60 bits; then the odds are right to a few millionths.
        counts = {int(self.plan_counts[chosen]) for chosen in range(128) if size(chosen) == 3}
        self.plan_scale: i64 = min(lcm(*counts), WIDEST_SCALE)

    def plans_of(self, dealt: i64) -> i64:
        """The number of whole drafts that some dealt specials allow."""
        return self.plan_counts[dealt >> TRIBE]

    def swaps(self, kept: i64, among: i64) -> i64:
        """Ways to take out a warrior of its value for each of two kept specials, if only these may leave."""
        return swaps(self.copies, nth(kept, 0), nth(kept, 1), among)


def printed_values(source: dict[str, Any]) -> list[i64]:
    values: list[i64] = []
    for number in range(1, 11):
        values += [i64(number)] * len(source["tribe"].get(str(number), []))
    by_power = {special["power"]: special for special in source["special"]}
    return values + [i64(by_power[power]["value"]) for power in POWERS]


def printed_hair(source: dict[str, Any]) -> list[i64]:
    icons: list[i64] = []
    for number in range(1, 11):
        icons += source["tribe"].get(str(number), [])
    by_power = {special["power"]: special for special in source["special"]}
    return icons + [i64(by_power[power]["hair"]) for power in POWERS]


def by_backs(turns: vec[i64]) -> list[i64]:
    sets: list[i64] = [0, 0, 0, 0]
    for land in range(len(turns)):
        sets[turns[land]] |= BIT[land]
    return sets


def schedule() -> tuple[list[i64], list[i64]]:
    slot: list[i64] = [0] * (PILES * (TURNS + 1))
    length: list[i64] = [0] * (PILES * (TURNS + 1))
    for pile in range(PILES):
        turn = 1
        for turns in PILE_ORDER[pile]:
            for step in range(turns):
                slot[turn * PILES + pile] = step
                length[turn * PILES + pile] = turns
                turn += 1
    return slot, length


def strength(value: vec[i64], card: i64, facing: i64) -> i64:
    # TK 12.29, TK 12.31: the printed value facing him, a 2 where the spirit stands (TK 12.34); so never charmed
    # (TK 12.32), and his own 6 counts for nothing here (TK 12.30).
    if card == STORM_CALLER:
        return value[facing]
    if facing == TEASING_CLOUD and 7 <= value[card] <= 10:  # TK 12.35, in the duel too: TK 12.36
        return 0
    return value[card]  # TK 1.6


def spoils(face: vec[i64], hair: vec[i64], card: i64, facing: i64) -> i64:
    if face[card * CARDS + facing] <= face[facing * CARDS + card]:  # TK 6.5; so Storm Caller always ties: TK 12.33
        return 0
    # No hair, no scalp (TK 6.1, TK 6.8). Glowing Skull doubles what he takes himself, no more (TK 12.27, TK 12.28).
    return hair[facing] * 2 if card == GLOWING_SKULL else hair[facing]


def same_value(value: vec[i64], special: i64) -> i64:
    copies: i64 = 0
    if special >= TRIBE:
        for card in range(TRIBE):
            if value[card] == value[special]:
                copies |= BIT[card]
    return copies


def swaps(copies: vec[i64], first: i64, second: i64, among: i64) -> i64:
    leaving = size(copies[first] & among)
    if copies[first] == copies[second]:
        return leaving * (leaving - 1)
    return leaving * size(copies[second] & among)


def plans(copies: vec[i64], dealt: i64) -> i64:
    """Ways to keep two of these specials and take out a warrior of its value for each."""
    total: i64 = 0
    first: i64 = TRIBE
    while first < CARDS:
        second = first + 1
        while second < CARDS:
            if dealt & BIT[first] and dealt & BIT[second]:
                total += swaps(copies, first, second, BASE)
            second += 1
        first += 1
    return total
