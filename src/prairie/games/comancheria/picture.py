"""The position in words: for JSON, for the boards, and for anyone who checks our rules with a program of their own.

Spaces, counters, cards and scenarios go by the names the data gives them, Bands by b1 to b15. Nothing is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from prairie.core.bits import BIT, members, size
from prairie.games.comancheria import actions, ahead, columns, cup, display, land, odds, pieces, questions as q
from prairie.games.comancheria.activation import Activation
from prairie.games.comancheria.battle import Battle
from prairie.games.comancheria.components import (
    BANDS,
    CAMPS,
    COLUMNS,
    ENEMIES,
    INSTRUCTIONS,
    KINDS,
    LETTERS,
    NONE,
    RESOURCES,
    ROWS,
    SQUARE,
    count_of,
)
from prairie.games.comancheria.frame import ALLIED_TRIBE, Roll
from prairie.games.comancheria.success_check import SuccessCheck
from prairie.games.comancheria.take_actions import TakeActions
from prairie.games.comancheria.victory import reached

if TYPE_CHECKING:
    from prairie.games.comancheria.state import Comancheria

ENDINGS: Final = ("", "won", "lost-on-points", "objective-missed")
RESERVATION: Final = "RESERVATION"
# Where a procedure stands on the sheet. Those not named are part of another.
SHEET: Final = {
    "WarColumnPhase": "3.1",
    "SelectOperation": "3.2",
    "TakeActions": "4.1",
    "CultureOperation": "4.2",
    "Planning": "4.3",
    "PassageOfTime": "4.4",
    "VictoryCheck": "2.10",
    "Cleanup": "3.4",
    "Raid": "5.2.3",
    "Trade": "5.2.4",
    "SuccessCheck": "2.9",
    "WithPoints": "6.2.2.A",
    "ForFree": "6.2.2.B",
    "FromCup": "6.2.2.C",
    "Ally": "6.3.1",
    "CultureAttack": "6.3.2",
    "Encroach": "6.3.3",
    "Hunt": "6.3.4",
    "Peace": "6.3.5",
    "NorthRaid": "6.3.6",
    "Recover": "6.3.7",
    "Settle": "6.3.8",
    "Subjugate": "6.3.9",
    "War": "6.3.10",
    "Battle": "7.1",
}


def band_name(band: i64) -> str:
    """A Band in our notation."""
    return f"b{band + 1}"


def as_dict(game: Comancheria) -> dict[str, Any]:
    box = game.box
    history = box.histories[game.history]
    return {
        "scenario": box.source["scenarios"][game.scenario]["id"],
        "turn": int(game.turn),
        "generation": int(game.generation),
        "ending": ENDINGS[game.ending],
        "sheet": [SHEET[name] for name in _running(game) if name in SHEET],
        "period": {
            "history": history.name,
            "years": box.source["history"][game.history]["years"],
            "number": int(game.period) + 1,
            "of": len(game.periods),
        },
        "objective": [_goal(game, test, numbers) for test, numbers in history.objective],
        "culture": int(game.culture),
        "military": int(game.military),
        "ap": int(game.ap),
        "enemy_ap": {"track": int(game.enemy_ap), "box": _levels(game, True), "total": _enemy_total(game)},
        "operations": _track(game, int(game.operations), "operations"),
        "passage": _track(game, int(game.passage), "passage_of_time"),
        "territories": [_territory(game, number) for number in range(1, 7)],
        "spaces": [_space(game, space) for space in range(len(box.spaces))],
        "camps": [_camp(game, camp) for camp in range(CAMPS) if game.camp_at[camp] != NONE],
        "bands": [_band(game, band) for band in range(BANDS) if game.strength[band]],
        "columns": [_column(game, enemy) for enemy in range(COLUMNS) if game.column_at[enemy] != NONE],
        "display": {
            letter: [_counter(game, game.display[enemy * ROWS + row]) for row in range(ROWS)]
            for enemy, letter in enumerate(ENEMIES)
            if history.active & BIT[enemy]
        },
        "inactive": [_counter(game, shown) for shown in game.idle],
        "cup": _cup(game),
        "out_of_play": int(game.out_of_play),
        "stock": _stock(game),
        "development": [_development(game, card) for card in game.open],
        "deck": int(size(game.deck)),
        "hand": [_development(game, card) for card in members(game.hand)],
        "in_play": [_development(game, card) for card in members(game.in_front)],
        "culture_cards": [box.culture[card].name for card in members(game.owned)],
        "event": box.war[game.event].name if game.event != NONE else "",
        "flags": [box.lexicon.flags[flag] for flag in members(game.flags | game.passing_flags)],
        "halted": bool(game.halted),
        "activation": _activation(game),
        "check": _check(game),
        "battle": _battle(game),
        "die": _die(game),
        "ahead": ahead.foreseen(game) if not game.ending else [],
    }


def _running(game: Comancheria) -> list[str]:
    return [type(frame).__name__ for frame in game.frames]


# --- tracks and points ------------------------------------------------------------------------------------------------


def _goal(game: Comancheria, test: str, numbers: list[int]) -> dict[str, Any]:
    """One part of the objective: what it asks for, and how far it is met."""
    if test in ("controlled_at_least", "controls_any"):
        controlled = members(land.controlled(game))
        now = len([territory for territory in controlled if test != "controls_any" or territory in numbers])
    elif test == "points_total_at_least":
        now = int(game.culture + game.military)
    else:
        now = int(size(pieces.camps_in_play(game)))
    return {"test": test, "wanted": list(numbers), "now": now, "met": reached(game, test, numbers)}


def _track(game: Comancheria, at: int, name: str) -> dict[str, Any]:
    """A track with its counter; the Successes and Resources on it belong to the Operations Track."""
    found: dict[str, Any] = {"spaces": list(game.box.source["tracks"][name]), "at": at}
    if name == "operations":
        found["successes"] = [int(count) for count in game.track_success]
        found["goods"] = [_goods(goods) for goods in game.track_goods]
    return found


def _goods(goods: i64) -> dict[str, int]:
    """Resources by kind, those that are there."""
    return {RESOURCES[kind]: int(count_of(goods, kind)) for kind in range(KINDS) if count_of(goods, kind)}


def _stock(game: Comancheria) -> dict[str, Any]:
    """What is left in the supply."""
    found: dict[str, Any] = {RESOURCES[kind]: int(pieces.stock(game, kind)) for kind in range(KINDS)}
    found["tribe"] = int(land.tribes_left(game))
    found["band"] = int(pieces.bands_left(game))
    found["settlement"] = {ENEMIES[enemy]: int(land.settlements_left(game, enemy)) for enemy in range(1, COLUMNS)}
    return found


# --- the map ----------------------------------------------------------------------------------------------------------


def _territory(game: Comancheria, number: i64) -> dict[str, Any]:
    return {"number": int(number), "controlled": bool(land.controlled(game) & BIT[number])}


def _space(game: Comancheria, space: i64) -> dict[str, Any]:
    """What stands in a space. Bands in a camp's box are told with the camp."""
    box = game.box
    settler = next((ENEMIES[enemy] for enemy in range(COLUMNS) if game.settled[enemy] & BIT[space]), "")
    owner = land.owner_of(game, space)
    found: dict[str, Any] = {
        "id": box.spaces[space],
        "camps": [
            LETTERS[camp] for camp in range(CAMPS) if game.camp_at[camp] == space
        ],  # two while one passes through
        "bands": [band_name(band) for band in members(pieces.lone_bands_at(game, space))],
        "tribe": bool(game.tribes & BIT[space]),
        "ally": _marker(game, game.ally[space]),
        "settlement": settler,
        "bison": bool(game.bison & BIT[space]),
        "ravaged": int(game.ravaged[space]),
        "wagons": bool(game.wagons & BIT[space]),
        "columns": [ENEMIES[enemy] for enemy in range(COLUMNS) if game.column_at[enemy] == space],
        "enemy": ENEMIES[owner] if owner != NONE else "",  # whose Enemy Space or Peace Space it is
        "peaceful": bool(land.at_peace(game, space)),
    }
    if box.kind[space] == SQUARE:
        enemy = next(enemy for enemy in range(COLUMNS) if box.home[enemy] & BIT[space])
        found["owner"] = box.lexicon.owners[game.owners[space - box.first_square]]
        found["peace"] = _marker(game, game.peace[enemy]) if box.peace_square[enemy] == space else None
    return found


def _marker(game: Comancheria, marker: i64) -> dict[str, Any] | None:
    """A Peace or Ally marker: the counter, or one made by a card."""
    if marker == NONE:
        return None
    free = marker >= display.FREE
    return {"counter": "" if free else game.box.counters[marker // 2], "ap": int(display.marker_ap(game, marker))}


def _column(game: Comancheria, enemy: i64) -> dict[str, Any]:
    under = game.column_counter[enemy]
    return {
        "enemy": ENEMIES[enemy],
        "space": game.box.spaces[game.column_at[enemy]],
        "strength": int(game.column_strength[enemy]),
        "modifier": int(columns.modifier(game, enemy)),
        "counter": game.box.counters[under // 2] if under != NONE else "",
        "contact": bool(columns.in_contact(game, enemy)),
    }


# --- Rancherías and Bands ---------------------------------------------------------------------------------------------


def _camp(game: Comancheria, camp: i64) -> dict[str, Any]:
    at = game.camp_at[camp]
    leader = game.leader_at[camp]
    return {
        "letter": LETTERS[camp],
        "space": RESERVATION if at == pieces.RESERVE else game.box.spaces[at],
        "paraibo": int(game.paraibo[camp]),
        "mahimiana": int(game.mahimiana[camp]),
        # the Band that possesses him, the letter of the box he lies in, or "" when he is out of play
        "leader_at": "" if leader == NONE else LETTERS[leader - pieces.BOX] if leader >= BANDS else band_name(leader),
        "successes": {"paraibo": int(game.chief_success[camp]), "mahimiana": int(game.leader_success[camp])},
        "goods": _goods(game.store[camp]),
        "bands": [band_name(band) for band in members(pieces.box_bands(game, camp))],
        "track": _medicine_track(game, camp),
    }


def _medicine_track(game: Comancheria, camp: i64) -> list[dict[str, Any]]:
    """The Bands that wait on the medicine track in Take Actions: the one that acts next first, on the highest space."""
    for frame in game.frames:
        if isinstance(frame, TakeActions) and frame.camp == camp:
            names: list[str] = []
            line = frame.line
            while line:
                names.append(band_name((line & 15) - 1))
                line >>= 4
            highest = int(frame.leftmost) + len(names) - 1
            return [{"band": name, "space": highest - place} for place, name in enumerate(names)]
    return []


def _band(game: Comancheria, band: i64) -> dict[str, Any]:
    camp = pieces.camp_of(game, band)
    space = pieces.space_of(game, band)
    rider = pieces.rider(game, band)
    return {
        "name": band_name(band),
        "strength": int(game.strength[band]),
        "movement": int(game.box.movement[game.strength[band]]),
        "finished": bool(game.finished & BIT[band]),
        "camp": LETTERS[camp] if camp != NONE else "",
        "space": RESERVATION if space == pieces.RESERVE else game.box.spaces[space],
        "goods": _goods(game.goods[band]),
        "mahimiana": LETTERS[rider] if rider != NONE else "",
    }


# --- the enemy --------------------------------------------------------------------------------------------------------


def _counter(game: Comancheria, shown: i64) -> dict[str, Any] | None:
    """An Instruction counter with the side it shows, and what is on its other side."""
    if shown == NONE:
        return None
    box = game.box
    return {
        "id": box.counters[shown // 2],
        "side": "back" if shown & 1 else "front",
        "name": INSTRUCTIONS[box.instruction[shown]],
        "ap": int(box.cost[shown]),
        "other": {"name": INSTRUCTIONS[box.instruction[shown ^ 1]], "ap": int(box.cost[shown ^ 1])},
    }


def _levels(game: Comancheria, in_box: bool) -> dict[str, int]:
    """AP counters by value, in the box of available ones or in the cup."""
    counts = game.ap_box if in_box else game.ap_cup
    return {str(game.box.ap_value[level]): int(counts[level]) for level in range(game.box.levels)}


def _enemy_total(game: Comancheria) -> int:
    return int(game.enemy_ap + cup.box_total(game))


def _cup(game: Comancheria) -> dict[str, Any]:
    """What may come out of the cup. So many of the Successes and AP counters lie unseen under "?" on the map."""
    return {
        "success": int(game.cup_success),
        "ap": _levels(game, False),
        "instructions": [game.box.counters[counter] for counter in members(game.cup_counters)],
        "set_aside": int(size(game.wagons)),
    }


def _development(game: Comancheria, card: i64) -> int:
    """The number of a development card; 0 for an empty space."""
    return int(game.box.source["development"][card]["no"]) if card != NONE else 0


# --- what is going on -------------------------------------------------------------------------------------------------


def _activation(game: Comancheria) -> dict[str, Any] | None:
    for frame in game.frames:
        if isinstance(frame, Activation):
            # None while it takes up goods: its points are fixed after that (CO 5.1.3)
            under_way = frame.step >= 2
            return {
                "band": band_name(frame.band),
                "points": int(frame.points) if under_way else None,
                "costs": _costs(game, frame) if under_way else None,
                "raid": _raid(game, frame.band) if under_way else None,
            }
    return None


def _costs(game: Comancheria, frame: Activation) -> dict[str, int]:
    """Movement points that each action would take now."""
    return {
        "move": int(actions.move_cost(game, frame.band, frame.used)),
        "hunt": int(actions.hunt_cost(game, frame.band, frame.hunts)),
        "raid": actions.RAID_COST,
    }


def _raid(game: Comancheria, band: i64) -> dict[str, Any] | None:
    """What a Raid from here would draw, and how likely a Success is; None where nobody can be raided."""
    target = game.at[band]
    if land.owner_of(game, target) == NONE:
        return None
    return {
        "counters": int(odds.raid_counters(game, band, target)),
        "more_on": min(6, int(odds.leaders_medicine(game, band))),  # a die of at most this draws more
        "percent": odds.raid_percent(game, band, target),
        "at_least": odds.can_be_bettered(game, band, target),
    }


def _check(game: Comancheria) -> dict[str, Any] | None:
    """The counters drawn so far in a Success Check."""
    for frame in game.frames:
        if isinstance(frame, SuccessCheck):
            orders, drawn = frame.orders, []
            while orders:
                drawn.append(game.box.counters[(orders & 63) - 1])
                orders >>= 6
            values = {str(game.box.ap_value[i]): int(count_of(frame.threats, i)) for i in range(game.box.levels)}
            return {"successes": int(frame.successes), "ap": values, "instructions": drawn, "left": int(frame.left)}
    return None


def _battle(game: Comancheria) -> dict[str, Any] | None:
    for frame in game.frames:
        if isinstance(frame, Battle):
            unit = game.fighter
            name = "" if unit == NONE else "tribe" if unit == ALLIED_TRIBE else band_name(unit)
            return {"enemy": ENEMIES[frame.enemy], "unit": name}
    return None


def _die(game: Comancheria) -> int:
    """The die on the table, while it may still be rolled again; 0 when there is none."""
    top = game.frames[len(game.frames) - 1] if game.frames else None
    return int(top.face) if isinstance(top, Roll) and game.question == q.REROLL else 0
