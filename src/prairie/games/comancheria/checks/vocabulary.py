"""The words that cards are written in: every operation, where it may stand, and what it must say."""

from __future__ import annotations

from typing import Final, NamedTuple

from prairie.games.comancheria.checks.arguments import (
    Argument,
    bound,
    cup_kind,
    each,
    effects_inside,
    flag,
    good,
    instruction_id,
    letters,
    passage_space,
    round_space,
    some,
    space,
    territories,
    territory,
    where,
    whole,
    word,
    yes,
)
from prairie.games.comancheria.checks.known import COLONIAL, ENEMIES, NAMES, RESOURCES, RIGHTS, TRAIL

# Where an effect may stand: on a card of that timing, or inside another effect.
NESTED: Final = "choose, multi or else"
AT_ONCE: Final = (
    "development when_revealed",
    "development face_up",
    "development hand",
    "development if_discarded",
    "war when_revealed",
    "history when_revealed",
    NESTED,
)
LASTING: Final = (
    "development when_revealed",
    "development face_up",
    "development in_play",
    "war in_play",
    "culture",
    "history special_effects",
)
HAND: Final = ("development hand",)
HOOKS: Final = ("raid_bonus", "remote_raid", "battle_bonus", "battle_column_loss")  # what a hand card may wait for

ENEMY: Final = word(*ENEMIES)
COLONIST: Final = word(*COLONIAL)
INSTRUCTION: Final = word(*sorted({name for names in NAMES.values() for name in names}))
PRICE: Final = whole(1, 9)
POINTS: Final = whole(-19, 19)
FEW: Final = whole(1, 9)
MANY: Final = whole(1, 40)
PER_ACTIVATION: Final = word("activation")


class Operation(NamedTuple):
    stands: tuple[str, ...]
    needs: dict[str, Argument] = {}  # noqa: RUF012 - never changed
    may: dict[str, Argument] = {}  # noqa: RUF012 - nor is this
    one_of: tuple[str, ...] = ()  # exactly one of these
    some_of: tuple[str, ...] = ()  # at least one of these
    not_both: tuple[str, str] | tuple[()] = ()


# effects.py looks more closely at those that hold effects, and at `owner`, whose arguments are squares.
VOCABULARY: Final[dict[str, Operation]] = {
    # goods and points
    "gain_resource": Operation(AT_ONCE, {"type": good, "n": FEW, "to": word("rancheria")}),
    "enemy_ap": Operation(AT_ONCE, {"n": whole(-19, 19)}),
    "culture": Operation(AT_ONCE, {"n": POINTS}),
    "military": Operation(AT_ONCE, {"n": POINTS}),
    # Bands, headmen, Bison, Tribes, Settlements, markers
    "band_strength": Operation(AT_ONCE, {"n": whole(1, 5), "count": whole(1, 20)}),
    "disease": Operation(AT_ONCE, {"max": whole(1, 6)}),
    "medicine": Operation(AT_ONCE, {"who": word("mahimiana"), "which": word("all"), "n": FEW}),
    "medicine_set": Operation(AT_ONCE, {"who": word("paraibo"), "which": word("highest"), "value": FEW}),
    "to_reservation": Operation(AT_ONCE, {"what": word("rancheria", "band")}, {"culture": whole(1, 19)}),
    "place_bison": Operation(AT_ONCE, {"n": MANY, "choice": yes}),
    "remove_bison": Operation(AT_ONCE, {"n": MANY}),
    "place_tribe": Operation(AT_ONCE, {"territory": territory, "n": whole(1, 6)}),
    "remove_tribe": Operation(
        AT_ONCE, {"n": MANY}, {"territories": territories, "with_band": yes}, one_of=("territories", "with_band")
    ),
    "place_settlement": Operation(AT_ONCE, {"enemy": COLONIST}, {"territory": territory}),
    "remove_settlement": Operation(AT_ONCE, {"enemy": COLONIST, "within": bound(0, 9), "n": MANY}),
    "place_peace": Operation(AT_ONCE, {"enemy": COLONIST, "ap": PRICE}),
    "remove_peace": Operation(AT_ONCE, {"enemies": some(*COLONIAL)}),
    "place_ally": Operation(AT_ONCE, {"territories": territories, "ap": PRICE}),
    # the enemy
    "execute": Operation(AT_ONCE, {"enemy": ENEMY, "instr": INSTRUCTION, "ap": PRICE}),
    "column_strength": Operation(
        AT_ONCE,
        {"n": whole(-12, 12)},
        {
            "enemy": ENEMY,
            "enemies": some(*ENEMIES),
            "territories": territories,
            "adjacent_tribe": yes,
            "if_columns": whole(1, 4),
            "min": bound(0, 12),
            "else": effects_inside,
        },
        not_both=("enemy", "enemies"),
    ),
    "march": Operation(AT_ONCE, {"which": word("all", "strongest"), "n": FEW}),
    "war_bonus": Operation(AT_ONCE, {"enemy": ENEMY, "n": whole(-9, 9)}),
    "owner": Operation(AT_ONCE),
    "flag": Operation(AT_ONCE, {"flag": flag(TRAIL)}),
    "flag_while": Operation(LASTING, {"flag": flag(*RIGHTS)}),
    "instr_cost": Operation(LASTING, {"enemies": some(*ENEMIES), "n": FEW}),
    "reroll_action": Operation(LASTING, {"if": ENEMY}),
    "hunt_bonus": Operation(LASTING, {"enemy": ENEMY, "n": FEW}),
    "no_attrition": Operation(LASTING, {"territories": territories}),
    # Battles and War Columns
    "battle_mod": Operation(
        LASTING, {"n": whole(-9, 9)}, {"vs": letters, "where": word("field")}, one_of=("vs", "where")
    ),
    "battle_bonus": Operation(HAND, {"territories": territories, "n": FEW}),
    "battle_column_loss": Operation(HAND, {"territories": territories, "n": whole(1, 12)}),
    "battle_two_dice": Operation(("development hand", "war when_revealed"), {"uses": FEW}),
    "on_column_destroyed": Operation(LASTING, {"military": whole(1, 19)}),
    "retreat_dotted": Operation(LASTING),
    "skip_battles": Operation(("war when_revealed",)),
    "halt_next": Operation(("war when_revealed",)),
    "counter_mp": Operation(
        ("war countermeasure",), {"adjacent": yes, "mp": FEW, "n": whole(-12, -1)}, {"per": PER_ACTIVATION}
    ),
    "counter_spend": Operation(("war countermeasure",), {"type": good, "n": FEW, "ends_war": yes}),
    "loot_adjacent": Operation(
        ("war in_play",),
        {"types": some(*RESOURCES)},
        {"enemies": each(*COLONIAL), "once": yes},
    ),
    # Raid, Trade, Hunt, Move
    "raid_bonus": Operation(
        (*LASTING, *HAND),
        {},
        {
            "where": where,
            "enemy": ENEMY,
            "territory": territory,
            "territories": territories,
            "draw": FEW,
            "horses": FEW,
            "captives": FEW,
            "military": whole(1, 19),
        },
        some_of=("draw", "horses", "captives", "military"),
        not_both=("territory", "territories"),
    ),
    "remote_raid": Operation(HAND, {"target": space, "from_territory": territory}, {"horses": FEW}),
    "raid_cancel_lowest": Operation(LASTING, {"needs": word("mahimiana")}),
    "trade_free": Operation(LASTING, {}, {"where": where, "per": PER_ACTIVATION}, one_of=("where", "per")),
    "trade_free_mp": Operation(LASTING, {"where": word("peace"), "per": word("operation")}),
    "trade_bonus": Operation(LASTING, {"enemy": COLONIST, "type": good, "per": PER_ACTIVATION}),
    "trade_guns": Operation(LASTING, {"where": word("tribe"), "per": PER_ACTIVATION}),
    "trade_post": Operation(LASTING, {"space": round_space}, {"guns_for_bison": FEW}),
    "hunt_discount": Operation(LASTING, {"from_nth": FEW, "n": FEW}),
    "mp_bonus": Operation(LASTING, {"n": FEW, "needs": word("horses")}),
    "free_move": Operation(LASTING, {"needs": word("horses")}),
    # Culture and the Passage of Time
    "culture_op_bonus": Operation(LASTING, {"n": whole(1, 19)}),
    "pop_value": Operation(LASTING, {"type": word("bison", "captives", "food"), "value": FEW}),
    "new_camp_medicine": Operation(LASTING, {"n": FEW}),
    "reroll_death": Operation(LASTING, {"n": FEW}),
    "pot_gain": Operation(LASTING, {"type": good, "n": FEW}),
    "pot_fail": Operation(("development in_play",), {"on": whole(1, 6), "military": POINTS}),
    "no_bison_growth": Operation(LASTING),
    # history cards
    "cup_add": Operation(("history when_revealed",), {"kind": cup_kind, "n": whole(1, 99)}),
    "cup_add_instruction": Operation(("history when_revealed",), {"id": instruction_id}),
    "pot_start": Operation(("history when_revealed",), {"space": passage_space}),
    "reservation_entry": Operation(
        ("history special_effects",), {"after": word("planning"), "what": word("rancheria")}
    ),
    # choices, and what no other word can say
    "choose": Operation(tuple(place for place in AT_ONCE if place != NESTED), {"options": effects_inside}),
    "multi": Operation(AT_ONCE, {"do": effects_inside}),
    "manual": Operation(AT_ONCE),
}
