"""What is known of a pack so far: each check reads what the checks before it found to be sound."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

ENEMIES: Final = ("N", "S", "E", "W")
COLONIAL: Final = ("S", "E", "W")
SQUARES: Final = {"WEST": "W", "SOUTH": "S", "EAST_NE": "E", "EAST_SE": "E"}  # each square and its enemy
TERRITORIES: Final = 6
FACES: Final = ("1", "2", "3", "4", "5", "6")
ROWS: Final = 6  # of the display: a die names one
RESOURCES: Final = ("bison", "horses", "captives", "food", "trade_goods", "guns")
NAMES: Final = {
    "N": ("Hunt", "Encroach", "Raid", "Ally"),
    "W": ("Settle", "Peace", "Cult", "Subj", "Hunt", "War"),
    "S": ("Settle", "Peace", "Cult", "Subj", "Hunt", "War"),
    "E": ("Settle", "Peace", "Cult", "Subj", "Hunt", "War"),
}
TRAIL: Final = "santa_fe_trail"  # a flag that stays on
RIGHTS: Final = (  # flags that are on while a card lies open
    "all_cross_dotted",
    *(f"{enemy}_{right}" for right in ("crosses_dotted", "sees_canyon") for enemy in COLONIAL),
)


@dataclass
class Known:
    """The figures, spaces, counters and cards that other parts of the pack refer to."""

    limits: dict[str, int] = field(default_factory=dict)
    letters: list[str] = field(default_factory=list)  # of Rancherías
    stock: dict[str, int] = field(default_factory=dict)  # by kind; settlements as "settlement W"
    ap_kinds: list[str] = field(default_factory=list)  # of Enemy AP counters: ap1, ap2 ...
    passage_spaces: int = 0
    kinds: dict[str, str] = field(default_factory=dict)  # of spaces: round, canyon, square
    gates: dict[str, str] = field(default_factory=dict)  # flag -> the place of a line that it opens or closes
    flags_set: set[str] = field(default_factory=set)  # by some card
    sides: dict[str, tuple[str, str]] = field(default_factory=dict)  # of Instruction counters, by id
    active: dict[int, list[str]] = field(default_factory=dict)  # by period
    periods: dict[str, int] = field(default_factory=dict)  # of history cards, by id
    decks: dict[int, int] = field(default_factory=dict)  # development cards by period
    culture_cards: int = 0
    openings: dict[str, int] = field(default_factory=dict)  # the first period of each set-up

    def rounds(self) -> list[str]:
        return [space for space, kind in self.kinds.items() if kind == "round"]
