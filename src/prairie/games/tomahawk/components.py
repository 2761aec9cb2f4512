"""The box: cards, territories and piles, and the tables that follow from them.

Card numbers: a tribe's own warriors are 0 to 23 by rising value, the seven specials 24 to 30 in the order of POWERS.
"""

from __future__ import annotations

from math import lcm
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.bits import BIT, size

TRIBE: Final = 24  # warriors in a tribe, and in an army (TK 1.2, TK 2.10)
CARDS: Final = 31  # one tribe and the seven specials
PILES: Final = 4
TURNS: Final = 6
SLOTS: Final = 3  # the most warriors a side plays on one territory

FOREST: Final = 0
PLAINS: Final = 1
MOUNTAIN: Final = 2
KINDS: Final = ("forest", "plains", "mountain")

PUMA: Final = 1
PICKING: Final = 2
ICONS: Final = ("", "puma", "picking")

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

# The turns of the territories of each pile, in the order they come up (TK 3.2 to TK 3.6 list them from the bottom).
PILE_ORDER: Final = ((3, 3), (1, 2, 3), (2, 1, 3), (1, 1, 2, 2))


@final
class Box:
    """The components of one printed copy, as tables. Shared by all states of a game and never changed."""

    def __init__(self, source: dict[str, Any]) -> None:
        self.source = source  # the data as read, already checked
        value: list[i64] = []
        hair: list[i64] = []
        for number in range(1, 11):
            for icons in source["tribe"].get(str(number), []):
                value.append(number)
                hair.append(icons)
        by_power = {special["power"]: special for special in source["special"]}
        for power in POWERS:
            value.append(by_power[power]["value"])
            hair.append(by_power[power]["hair"])
        self.value: vec[i64] = vec[i64](value)
        self.hair: vec[i64] = vec[i64](hair)
        self._territories(source["territory"])
        self._schedule()
        self._duels()
        self._drafts()

    def _territories(self, territory: dict[str, dict[str, Any]]) -> None:
        self.land_names: list[str] = list(territory)
        kind: list[i64] = []
        turns: list[i64] = []
        animals: list[i64] = []
        icon: list[i64] = []
        by_turns: list[i64] = [0, 0, 0, 0]
        land: i64 = 0
        for printed in territory.values():
            kind.append(KINDS.index(printed["kind"]))
            turns.append(printed["turns"])
            animals.append(printed["animals"])
            icon.append(ICONS.index(printed.get("icon", "")))
            by_turns[printed["turns"]] |= BIT[land]
            land += 1
        self.kind: vec[i64] = vec[i64](kind)
        self.turns: vec[i64] = vec[i64](turns)
        self.animals: vec[i64] = vec[i64](animals)
        self.icon: vec[i64] = vec[i64](icon)
        self.with_turns: vec[i64] = vec[i64](by_turns)  # sets of territories by the rectangles on their backs
        self.all_lands: i64 = BIT[land] - 1

    def _schedule(self) -> None:
        """In turn t and on pile p, at [t * PILES + p]: which warrior of the battle is played, and of how many."""
        slot: list[i64] = [0] * (PILES * (TURNS + 1))
        length: list[i64] = [0] * (PILES * (TURNS + 1))
        for pile in range(PILES):
            turn = 1
            for turns in PILE_ORDER[pile]:
                for step in range(turns):
                    slot[turn * PILES + pile] = step
                    length[turn * PILES + pile] = turns
                    turn += 1
        self.slot: vec[i64] = vec[i64](slot)
        self.length: vec[i64] = vec[i64](length)

    def _duels(self) -> None:
        """face[a * CARDS + b]: the strength of a facing b; spoils[...]: the scalp points a takes from b."""
        face: list[i64] = [0] * (CARDS * CARDS)
        spoils: list[i64] = [0] * (CARDS * CARDS)
        for a in range(CARDS):
            for b in range(CARDS):
                face[a * CARDS + b] = self._strength(a, b)
        for a in range(CARDS):
            for b in range(CARDS):
                if face[a * CARDS + b] > face[b * CARDS + a]:  # TK 6.5
                    spoils[a * CARDS + b] = self.hair[b] * (2 if a == GLOWING_SKULL else 1)  # TK 12.27
        self.face: vec[i64] = vec[i64](face)
        self.spoils: vec[i64] = vec[i64](spoils)

    def _strength(self, card: i64, facing: i64) -> i64:
        if card == STORM_CALLER:  # TK 12.29, TK 12.31; so never charmed: TK 12.32
            return self.value[facing]
        if facing == TEASING_CLOUD and 7 <= self.value[card] <= 10:  # TK 12.35
            return 0
        return self.value[card]  # TK 1.6

    def _drafts(self) -> None:
        """What the draft of specials needs: the copies of a value, and how many plans three dealt specials allow."""
        copies: list[i64] = [0] * CARDS
        for special in range(TRIBE, CARDS):
            for card in range(TRIBE):
                if self.value[card] == self.value[special]:
                    copies[special] |= BIT[card]
        self.copies: vec[i64] = vec[i64](copies)  # of each special: the tribe's warriors of the same value, as a set
        counts = {
            int(self.plans(BIT[a] | BIT[b] | BIT[c], BASE))
            for a in range(TRIBE, CARDS)
            for b in range(a)
            for c in range(b)
            if b >= TRIBE and c >= TRIBE
        }
        self.plan_scale: i64 = lcm(*counts)  # a multiple of every number of plans: makes exact integer odds

    def swaps(self, first: i64, second: i64, among: i64) -> i64:
        """Ways to take out one warrior for each of two specials, among these."""
        both = size(self.copies[first] & among)
        if self.value[first] == self.value[second]:
            return both * (both - 1)
        return both * size(self.copies[second] & among)

    def plans(self, dealt: i64, among: i64) -> i64:
        """The number of whole drafts that three dealt specials allow, if only these warriors may leave."""
        total: i64 = 0
        first: i64 = TRIBE
        while first < CARDS:
            second = first + 1
            while second < CARDS:
                if dealt & BIT[first] and dealt & BIT[second]:
                    total += self.swaps(first, second, among)
                second += 1
            first += 1
        return total
