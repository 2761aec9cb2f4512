"""What cards can say: the operations of their effects, as numbers (chapter 12 of the rulebook).

An effect is one row; a list of effects is a span of rows. Effects inside an effect (`choose`, `multi`, `else`) are
spans of their own, so a procedure that stops in the middle of a card remembers two numbers.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from prairie.core.bits import BIT

OPERATIONS: Final = (
    "gain_resource", "enemy_ap", "culture", "military", "band_strength", "disease", "place_bison", "remove_bison",
    "place_tribe", "remove_tribe", "place_settlement", "remove_settlement", "place_peace", "remove_peace", "place_ally",
    "execute", "column_strength", "march", "owner", "war_bonus", "flag", "flag_while", "choose", "multi",
    "to_reservation", "medicine", "medicine_set", "battle_mod", "battle_bonus", "battle_column_loss", "battle_two_dice",
    "on_column_destroyed", "retreat_dotted", "skip_battles", "halt_next", "no_attrition", "counter_mp", "counter_spend",
    "loot_adjacent", "raid_bonus", "remote_raid", "raid_cancel_lowest", "trade_free", "trade_free_mp", "trade_bonus",
    "trade_guns", "trade_post", "hunt_discount", "hunt_bonus", "instr_cost", "reroll_action", "mp_bonus", "free_move",
    "pop_value", "culture_op_bonus", "new_camp_medicine", "reroll_death", "pot_gain", "pot_fail", "no_bison_growth",
    "reservation_entry", "cup_add", "cup_add_instruction", "pot_start", "manual",
)  # fmt: skip
# The set of operations that hold for a while (State.holding) has 61 places.
GAIN_RESOURCE: Final = 0  # CO 12.1
ENEMY_AP: Final = 1  # CO 12.2
CULTURE: Final = 2  # CO 12.3
MILITARY: Final = 3  # CO 12.4
BAND_STRENGTH: Final = 4  # CO 12.5
DISEASE: Final = 5  # CO 12.6
PLACE_BISON: Final = 6  # CO 12.7
REMOVE_BISON: Final = 7  # CO 12.8
PLACE_TRIBE: Final = 8  # CO 12.9
REMOVE_TRIBE: Final = 9  # CO 12.10
PLACE_SETTLEMENT: Final = 10  # CO 12.11
REMOVE_SETTLEMENT: Final = 11  # CO 12.12
PLACE_PEACE: Final = 12  # CO 12.13
REMOVE_PEACE: Final = 13  # CO 12.14
PLACE_ALLY: Final = 14  # CO 12.15
EXECUTE: Final = 15  # CO 12.16
COLUMN_STRENGTH: Final = 16  # CO 12.17, CO 12.18
MARCH: Final = 17  # CO 12.19
OWNER: Final = 18  # CO 12.20
WAR_BONUS: Final = 19  # CO 12.21
FLAG: Final = 20  # CO 12.22
FLAG_WHILE: Final = 21  # CO 12.23
CHOOSE: Final = 22  # CO 12.24
MULTI: Final = 23  # CO 12.25
TO_RESERVATION: Final = 24  # CO 12.26, CO 12.27
MEDICINE: Final = 25  # CO 12.28
MEDICINE_SET: Final = 26  # CO 12.29
BATTLE_MOD: Final = 27  # CO 12.30
BATTLE_BONUS: Final = 28  # CO 12.31
BATTLE_COLUMN_LOSS: Final = 29  # CO 12.32
BATTLE_TWO_DICE: Final = 30  # CO 12.33
ON_COLUMN_DESTROYED: Final = 31  # CO 12.34
RETREAT_DOTTED: Final = 32  # CO 12.35
SKIP_BATTLES: Final = 33  # CO 12.36
HALT_NEXT: Final = 34  # CO 12.37
NO_ATTRITION: Final = 35  # CO 12.38
COUNTER_MP: Final = 36  # CO 12.39
COUNTER_SPEND: Final = 37  # CO 12.40
LOOT_ADJACENT: Final = 38  # CO 12.41
RAID_BONUS: Final = 39  # CO 12.42
REMOTE_RAID: Final = 40  # CO 12.43
RAID_CANCEL_LOWEST: Final = 41  # CO 12.44
TRADE_FREE: Final = 42  # CO 12.45
TRADE_FREE_MP: Final = 43  # CO 12.46
TRADE_BONUS: Final = 44  # CO 12.47
TRADE_GUNS: Final = 45  # CO 12.48
TRADE_POST: Final = 46  # CO 12.49
HUNT_DISCOUNT: Final = 47  # CO 12.50
HUNT_BONUS: Final = 48  # CO 12.51
INSTR_COST: Final = 49  # CO 12.52
REROLL_ACTION: Final = 50  # CO 12.53
MP_BONUS: Final = 51  # CO 12.54
FREE_MOVE: Final = 52  # CO 12.55
POP_VALUE: Final = 53  # CO 12.56
CULTURE_OP_BONUS: Final = 54  # CO 12.57
NEW_CAMP_MEDICINE: Final = 55  # CO 12.58
REROLL_DEATH: Final = 56  # CO 12.59
POT_GAIN: Final = 57  # CO 12.60
POT_FAIL: Final = 58  # CO 12.61
NO_BISON_GROWTH: Final = 59  # CO 12.62
RESERVATION_ENTRY: Final = 60  # CO 12.66
CUP_ADD: Final = 61  # CO 12.63; from here on: done at once, never holds
CUP_ADD_INSTRUCTION: Final = 62  # CO 12.64
POT_START: Final = 63  # CO 12.65
MANUAL: Final = 64  # CO 12.67

# Where a modifier holds; a space stands for itself, from 0 up.
ANYWHERE: Final = -1
ON_SQUARE: Final = -2
ON_SETTLEMENT: Final = -3
ON_TRIBE: Final = -4
AT_PEACE: Final = -5
IN_FIELD: Final = -6
PLACES: Final = {
    "square": ON_SQUARE, "settlement": ON_SETTLEMENT, "tribe": ON_TRIBE, "peace": AT_PEACE, "field": IN_FIELD,
}  # fmt: skip

ALL_ENEMIES: Final = 15
ALL_TERRITORIES: Final = 0  # as a filter: no territory named

# Which columns a march is for, what goes to the Reservation.
EVERY: Final = 0
STRONGEST: Final = 1
WHOLE_CAMP: Final = 0
ONE_BAND: Final = 1

SANTA_FE_TRAIL: Final = 0  # flags, as numbers; others follow in the order in which the cards name them
ALL_CROSS_DOTTED: Final = 1
CROSSES_DOTTED: Final = 2  # + enemy
SEES_CANYON: Final = 6  # + enemy


@final
class Effect:
    """One operation with its arguments. Fields that an operation does not use keep their neutral value."""

    def __init__(self, operation: i64) -> None:
        self.operation: i64 = operation
        self.n: i64 = 0  # how much or how many
        self.also: i64 = 0  # the second number: count, within, mp, from_nth, on, min, if_columns ...
        self.least: i64 = 0  # column_strength: not below this
        self.enemies: i64 = ALL_ENEMIES
        self.territories: i64 = ALL_TERRITORIES  # as a set; 0: any place
        self.where: i64 = ANYWHERE
        self.kind: i64 = 0  # a resource, an Instruction, a flag, a kind of counter, or which of several
        self.kinds: i64 = 0  # resources as a set
        self.nearby: bool = False  # adjacent_tribe, with_band, per activation
        self.draw: i64 = 0
        self.horses: i64 = 0
        self.captives: i64 = 0
        self.military: i64 = 0
        self.spans: list[int] = []  # options, or what is done otherwise
        self.owners: list[tuple[int, int]] = []  # squares and who holds them now


@final
class Lexicon:
    """Turns the effects of a data file into rows."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.spans: list[tuple[int, int]] = [(0, 0)]  # row 0: no effects at all
        self.spaces: list[str] = []
        self.counters: list[str] = []
        self.first_square: i64 = 0
        self.resources: list[str] = []
        self.letters: list[str] = []
        self.instructions: list[str] = []
        self.cup_kinds: list[str] = []
        self.flags: list[str] = ["santa_fe_trail", "all_cross_dotted"]
        for right in ("crosses_dotted", "sees_canyon"):
            self.flags += [f"{letter}_{right}" for letter in "NSEW"]
        self.owners: list[str] = ["dormant"]

    def read_resources(self, names: tuple[str, ...]) -> None:
        self.resources = list(names)

    def read_letters(self, letters: tuple[str, ...], instructions: tuple[str, ...], levels: list[str]) -> None:
        self.letters = list(letters)
        self.instructions = list(instructions)
        self.cup_kinds = ["success", *levels]

    def flag(self, name: str) -> int:
        if name not in self.flags:
            self.flags.append(name)
        return self.flags.index(name)

    def owner(self, name: str) -> int:
        if name not in self.owners:
            self.owners.append(name)
        return self.owners.index(name)

    def operations(self, span: int) -> int:
        """The operations of a span that may hold for a while, as a set."""
        found = 0
        first, last = self.spans[span]
        for effect in self.effects[first:last]:
            if effect.operation < CUP_ADD:
                found |= BIT[effect.operation]
        return found

    def read_list(self, effects: list[Any]) -> int:
        """The span of a list of effects; those inside others are read first, so that each span is one run of rows."""
        if not effects:
            return 0
        rows = [self._read(name, arguments) for name, arguments in effects]
        first = len(self.effects)
        self.effects += rows
        self.spans.append((first, len(self.effects)))
        return len(self.spans) - 1

    def _read(self, name: str, said: dict[str, Any]) -> Effect:
        effect = Effect(OPERATIONS.index(name))
        effect.n = said.get("n", said.get("max", said.get("uses", said.get("value", said.get("mp_n", 0)))))
        self._read_filters(effect, said)
        self._read_numbers(effect, said)
        if name == "choose":
            effect.spans = [self.read_list([option]) for option in said["options"]]
        elif name == "multi":
            effect.spans = [self.read_list(said["do"])]
        elif "else" in said:
            effect.spans = [self.read_list([said["else"]])]
        elif name == "owner":
            for square, owner in said.items():
                effect.owners.append((self.spaces.index(square) - int(self.first_square), self.owner(owner)))
        return effect

    def _read_filters(self, effect: Effect, said: dict[str, Any]) -> None:
        named = said.get("enemies", said.get("enemy", said.get("vs", said.get("if"))))
        if named is not None and effect.operation != OWNER:
            effect.enemies = 0
            for letter in named:
                effect.enemies |= BIT[self.letters.index(letter)]
        territories = said.get("territories", said.get("territory", said.get("from_territory", [])))
        for number in territories if isinstance(territories, list) else [territories]:
            effect.territories |= BIT[number]
        place = said.get("where", said.get("target", said.get("space")))
        if isinstance(place, str):
            effect.where = PLACES[place] if place in PLACES else self.spaces.index(place)
        effect.nearby = bool(said.get("adjacent_tribe") or said.get("with_band") or said.get("per") == "activation")

    def _read_numbers(self, effect: Effect, said: dict[str, Any]) -> None:
        for key in ("count", "within", "mp", "from_nth", "on", "if_columns", "guns_for_bison", "ap"):
            if key in said:
                effect.also = said[key]
        effect.least = said.get("min", 0)
        effect.draw = said.get("draw", 0)
        effect.horses = said.get("horses", 0)
        effect.captives = said.get("captives", 0)
        effect.military = said.get("military", 0)
        if "type" in said:
            effect.kind = self.resources.index(said["type"])
        elif "instr" in said:
            effect.kind = self.instructions.index(said["instr"])
        elif "flag" in said:
            effect.kind = self.flag(said["flag"])
        elif effect.operation == CUP_ADD:
            effect.kind = self.cup_kinds.index(said["kind"])
        elif effect.operation == CUP_ADD_INSTRUCTION:
            effect.kind = self.counters.index(said["id"])
        elif effect.operation == MARCH:
            effect.kind = STRONGEST if said["which"] == "strongest" else EVERY
        elif effect.operation == TO_RESERVATION:
            effect.kind = ONE_BAND if said["what"] == "band" else WHOLE_CAMP
            effect.n = said.get("culture", 0)
        elif effect.operation == POT_START:
            effect.n = said["space"]
        elif effect.operation == ON_COLUMN_DESTROYED or effect.operation == POT_FAIL:
            effect.n = said["military"]
        for name in said.get("types", []):
            effect.kinds |= BIT[self.resources.index(name)]
