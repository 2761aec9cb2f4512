"""Packs that cannot be played with: each is refused, with the place and the reason."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from prairie.core.schema import DataError, Section
from prairie.games.comancheria.checks import check_pack
from prairie.games.comancheria.checks.pack import PARTS

from .packs import GONE, changed, refusal_of

Row = tuple[str, Any, str, str]  # what is changed, into what; the place named, and a part of the reason
LINE = {"a": "1-1", "b": "1-6", "type": "solid", "trace": []}

FIGURES: list[Row] = [
    ("extra", 1, "extra", "not a key known here"),
    ("certainty.map", "guessed", "certainty.map", "must be one of sure, likely"),
    ("pack.id", "", "pack.id", "must be a text"),
    ("control.needs_any", ["band"], "control.needs_any", "must be rancheria and band"),
    ("control.blocked_by[0]", "bison", "control.blocked_by[0]", "must be one of settlement"),
    ("control.use_strict", 1, "control.use_strict", "true or false"),
    ("options.point_shortfall_ratio", 0, "options.point_shortfall_ratio", "from 1 to"),
    ("options.success_without_mahimiana", "gone", "options.success_without_mahimiana", "out_of_play, cup"),
    ("limits.player_ap", True, "limits.player_ap", "whole number"),
    ("limits.rancherias", ["A", "A"], "limits.rancherias[1]", "stands twice"),
    ("limits.rancherias", ["A", "C"], "limits.rancherias", "the first letters of A, B"),
    ("limits.rancherias", [], "limits.rancherias", "the first letters of A, B"),
    ("limits.max_bands", 16, "limits.max_bands", "from 1 to 15"),
    ("limits.band_strength", 4, "band_mp.4", "is missing"),
    ("band_mp.2", GONE, "band_mp.2", "is missing"),
    ("band_mp.9", 3, "band_mp.9", "not a key known here"),
    ("column_battle_mod.north.8", GONE, "column_battle_mod.north.8", "is missing"),
    ("column_battle_mod.colonial.3", -1, "column_battle_mod.colonial.3", "from 0 to"),
    ("counters.tribe", 0, "counters.tribe", "from 1 to"),
    ("counters.settlement.N", 3, "counters.settlement.N", "not a key known here"),
    ("counters.ap", {}, "counters.ap", "no Enemy AP counter"),
    ("counters.ap", {"1": 1, "2": 1, "3": 1, "4": 1, "5": 1}, "counters.ap", "names 5 values, and may name 4"),
    ("counters.horses", 61, "counters.horses", "from 1 to 60"),
    ("counters.ap.12", 1, "counters.ap.12", "not a key known here"),
    ("tracks.operations[0]", 1, "tracks.operations[0]", "must be 'START'"),
    ("tracks.operations[6]", "CHECK", "tracks.operations[6]", "must be 'MUST'"),
    ("tracks.passage_of_time[3]", 7, "tracks.passage_of_time[3]", "from 1 to 6"),
    ("tracks.passage_of_time[6]", "MUST", "tracks.passage_of_time[6]", "must be 'CHECK'"),
    ("tracks.operations", ["START", "MUST"], "tracks.operations", "3 to 16 spaces"),
    ("tracks.display_rows", 7, "tracks.display_rows", "from 6 to 6"),
    ("tracks.development_spaces", 0, "tracks.development_spaces", "from 1 to"),
]

MAP: list[Row] = [
    ("map.territories.6", GONE, "map.territories.6", "is missing"),
    ("map.territories.7", "Far away", "map.territories.7", "not a key known here"),
    ("map.spaces[1].id", "1-1", "map.spaces[1].id", "stands twice"),
    ("map.spaces[1].id", "two words", "map.spaces[1].id", "short word"),
    ("map.spaces[1].kind", "hexagon", "map.spaces[1].kind", "round, canyon, square"),
    ("map.spaces[1].value", 1, "map.spaces[1].value", "1-1 has the value 1 of Territory 1 already"),
    ("map.spaces[1].value", 7, "map.spaces[1].value", "from 1 to 6"),
    ("map.spaces[1].territory", GONE, "map.spaces[1].territory", "is missing"),
    ("map.spaces[1].name", "", "map.spaces[1].name", "must be a text"),
    ("map.spaces[1].xy", [1], "map.spaces[1].xy", "two numbers"),
    ("map.spaces[1].enemy", "W", "map.spaces[1].enemy", "means nothing on a round space"),
    ("map.spaces[36].value", 1, "map.spaces[36].value", "means nothing on a canyon space"),
    ("map.spaces[36].hidden_from", ["W"], "map.spaces[36].hidden_from", "S, E and W alike"),
    ("map.spaces[37].enemy", "S", "map.spaces[37].enemy", "must be one of W"),
    ("map.spaces[37].id", "FAR_WEST", "map.spaces[37].id", "a square must be one of"),
    ("map.spaces[0]", GONE, "map.spaces", "Territory 1 has no space of the value 1"),
    ("map.spaces[40]", GONE, "map.spaces", "the square EAST_SE is missing"),
    ("map.spaces[36]", GONE, "map.spaces", "one canyon"),
    ("map.holding_boxes", [], "map.holding_boxes", "RESERVATION"),
    ("map.santa_fe_trail[1]", "PDC", "map.santa_fe_trail[1]", "must be one of 1-1"),
    ("map.santa_fe_trail[1]", "1-6", "map.santa_fe_trail[1]", "stands twice"),
    ("map.connections[3].b", "9-9", "map.connections[3].b", "must be one of"),
    ("map.connections[3].b", "1-3", "map.connections[3].b", "with itself"),
    ("map.connections[3].b", "1-1", "map.connections[3].b", "1-3 and 1-1 are joined twice"),
    ("map.connections[+]", LINE | {"type": "wavy"}, "map.connections[81].type", "solid, dotted"),
    ("map.connections[+]", LINE | {"trace": ["N"]}, "map.connections[81].trace[0]", "S, E, W"),
    ("map.connections[+]", LINE | {"type": "dotted", "trace": ["W"]}, "map.connections[81].trace", "a solid line"),
    ("map.connections[+]", LINE | {"a": "PDC"}, "map.connections[81].type", "only dotted lines lead to the canyon"),
    (
        "map.connections[+]",
        LINE | {"opens_with": "a", "closes_with": "b"},
        "map.connections[81].closes_with",
        "cannot stand beside opens_with",
    ),
    ("map.connections[0].colour", "red", "map.connections[0].colour", "not a key known here"),
    ("map.connections[0].opens_with", "nowhere", "map.connections[0].opens_with", "no card sets the flag"),
]

COUNTERS_AND_CARDS: list[Row] = [
    ("instructions[0].enemy", "X", "instructions[0].enemy", "must be one of N, S, E, W"),
    ("instructions[0].front", "Settle", "instructions[0].front", "Hunt, Encroach, Raid, Ally"),
    ("instructions[7].back", "Raid", "instructions[7].back", "Settle, Peace, Cult, Subj, Hunt, War"),
    ("instructions[0].front_ap", 0, "instructions[0].front_ap", "from 1 to 9"),
    ("instructions[1].id", "N1", "instructions[1].id", "stands twice"),
    ("instructions[1].id", "W1", "instructions[1].id", "must be N1 to N7"),
    ("instructions[1]", GONE, "instructions[1].id", "in the order of their numbers"),
    ("history", [], "history", "holds no card"),
    ("history[0].period", 2, "history[1].period", "of period 2 already"),
    ("history[1].id", "H1", "history[1].id", "stands twice"),
    ("history[0].action_table.3", GONE, "history[0].action_table.3", "is missing"),
    ("history[0].action_table.3", "E", "history[0].action_table.3", "must be one of N, W, S"),
    ("history[0].action_table.7", "N", "history[0].action_table.7", "not a key known here"),
    ("history[0].active", [], "history[0].active", "names no enemy"),
    ("history[1].active", ["N", "W"], "history[1].active", "S was active in period 1"),
    ("history[0].squares.EAST_NE", "France", "history[0].squares.EAST_NE", "not active, so its square is dormant"),
    ("history[0].squares.WEST", "dormant", "history[0].squares.WEST", "active, so its square has an owner"),
    ("history[0].objective.all", [], "history[0].objective.all", "list of objectives"),
    ("history[0].objective.all[0]", ["win", 1], "history[0].objective.all[0]", "must be an objective"),
    ("history[0].objective.all[0]", ["controlled_at_least", 7], "history[0].objective.all[0]", "from 1 to 6"),
    ("history[0].objective.all[1]", ["controls_any", []], "history[0].objective.all[1]", "names no Territory"),
    ("history[0].special_fr", 3, "history[0].special_fr", "must be a text"),
    ("development[1].no", 1, "development[1].no", "there is a card 1 already"),
    ("development[1].period", 5, "development[1].period", "no history card of period 5"),
    ("development[1].timing", "later", "development[1].timing", "when_revealed, face_up, hand, in_play"),
    ("development[1].ap", GONE, "development[1].ap", "is missing"),
    ("development[0].ap", 2, "development[0].ap", "only hand and in_play cards are bought"),
    ("development[0].text", GONE, "development[0].text", "is missing"),
    ("development[0].effects", [], "development[0].effects", "holds no effect"),
    ("development[0].note", "?", "development[0].note", "not a key known here"),
    ("war[0].moves[1].E", GONE, "war[0].moves[1].E", "is missing"),
    ("war[0].moves[1].X", 1, "war[0].moves[1].X", "not a key known here"),
    ("war[0].moves[0].N", -1, "war[0].moves[0].N", "from 0 to"),
    ("war[0].moves", [], "war[0].moves", "must have 2 rows"),
    ("war[1].no", 1, "war[1].no", "there is a card 1 already"),
    ("war[0].timing", "hand", "war[0].timing", "when_revealed, in_play, countermeasure"),
    ("war", [], "war", "must hold 1 to 30 cards"),
    ("culture[1].id", "HORSE1", "culture[1].id", "stands twice"),
    ("culture[1].level", 1, "culture[1].level", "has a level 1 already"),
    ("culture[1].level", 4, "culture", "without a gap"),
    ("culture[1].cost", 8, "culture", "costs less than a lower one"),
    ("culture[1].cost", 20, "culture[1].cost", "from 1 to 19"),
]

CAMP = "setups.P1.rancherias[0]"
SETUPS: list[Row] = [
    ("setups", {}, "setups", "holds no set-up"),
    ("setups.P1.history", "H9", "setups.P1.history", "must be one of H1"),
    (f"{CAMP}.id", "F", f"{CAMP}.id", "must be one of A, B"),
    ("setups.P2.rancherias[1].id", "A", "setups.P2.rancherias[1].id", "a Ranchería A already"),
    (f"{CAMP}.space", "WEST", f"{CAMP}.space", "must be one of 1-1"),
    (f"{CAMP}.paraibo", 0, f"{CAMP}.paraibo", "from 1 to 9"),
    (f"{CAMP}.bands", [4], f"{CAMP}.bands", "from 1 to 3"),
    (f"{CAMP}.bands", [1] * 16, f"{CAMP}.bands", "there are 15 Bands"),
    (f"{CAMP}.bands", [], "setups.P1.rancherias", "one Band at least"),
    (f"{CAMP}.resources.gold", 1, f"{CAMP}.resources.gold", "not a key known here"),
    (f"{CAMP}.resources.guns", 9, f"{CAMP}.resources.guns", "from 0 to 8"),
    ("setups.P2.rancherias[2].resources.horses", 20, "setups.P2.rancherias[2].resources.horses", "here are 27"),
    ("setups.P1.rancherias", [], "setups.P1.rancherias", "one Ranchería at least"),
    ("setups.P1.tribes[0]", "1-3", "setups.P1.tribes[0]", "Ranchería A stands at 1-3 already"),
    ("setups.P1.tribes[0]", "1-4", "setups.P1.tribes[1]", "stands twice"),
    ("setups.P1.tribes[0]", "PDC", "setups.P1.tribes[0]", "must be one of 1-1"),
    ("setups.P2.allied", 3, "setups.P2.allied", "must be a list of spaces"),
    ("setups.P2.allied[0]", ["4-1", []], "setups.P2.allied[0]", "a space and an Instruction counter"),
    ("setups.P2.allied[0]", ["1-1", "N2"], "setups.P2.allied[0]", "no Tribe stands at '1-1'"),
    ("setups.P2.allied[0]", ["4-1", "N1"], "setups.P2.allied[0]", "no Instruction counter with an Ally side"),
    ("setups.P4.allied[1]", ["2-5", "N2"], "setups.P4.allied[1]", "stands twice"),
    ("setups.P2.settlements.S", ["3-1"], "setups.P2.settlements.W[0]", "a Settlement of S stands at 3-1 already"),
    ("setups.P2.settlements.N", [], "setups.P2.settlements.N", "not a key known here"),
    ("setups.P1.bison", "everywhere", "setups.P1.bison", "'all_empty_round' or a number"),
    ("setups.P1.bison", 25, "setups.P1.bison", "there are 24 counters"),
    ("setups.P1.bison", 23, "setups.P1.bison", "there are 22 empty round spaces"),
    ("setups.P1.culture", 20, "setups.P1.culture", "from 0 to 19"),
    ("setups.P1.ap", 10, "setups.P1.ap", "from 0 to 9"),
    ("setups.P1.cup.success", 15, "setups.P1.cup.success", "there are 14 counters, and here are 15"),
    ("setups.P1.cup.ap3", 5, "setups.P1.cup.ap3", "there are 4 counters, and here are 5"),
    ("setups.P1.cup.ap4", 1, "setups.P1.cup.ap4", "not a key known here"),
    ("setups.P1.cup.instructions[0]", "N3", "setups.P1.cup.instructions[0]", "must be one of N7"),
    ("setups.P1.cup.instructions[0]", "E7", "setups.P1.cup.instructions[0]", "E is not active"),
    ("setups.P1.free_culture_levels", 11, "setups.P1.free_culture_levels", "from 0 to 10"),
    ("setups.P4.passage_start", 6, "setups.P4.passage_start", "from 0 to 5"),
    ("scenarios[1].id", "SC1", "scenarios[1].id", "stands twice"),
    ("scenarios[1].id", "SC 2", "scenarios[1].id", "letters and digits"),
    ("scenarios[0].setup", "P9", "scenarios[0].setup", "must be one of P1"),
    ("scenarios[0].periods", [], "scenarios[0].periods", "names no period"),
    ("scenarios[6].periods[+]", 5, "scenarios[6].periods[4]", "no history card of period 5"),
    ("scenarios[0].periods", [2], "scenarios[0].periods[0]", "must be 1: the set-up opens period 1"),
    ("scenarios[4].periods", [1, 3], "scenarios[4].periods[1]", "must be 2"),
    ("scenarios[0].difficulty", 6, "scenarios[0].difficulty", "from 1 to 5"),
    ("scenarios", [], "scenarios", "holds no scenario"),
]


def refused(change: str, into: Any, place: str, reason: str) -> None:
    error = refusal_of(changed((change, into)))
    assert (error.file, error.key) == ("mine.json", place)
    assert reason in error.reason


@pytest.mark.rule("CO 13.1", "CO 13.12")
@pytest.mark.parametrize(("change", "into", "place", "reason"), FIGURES)
def test_bad_figures_are_refused(change: str, into: Any, place: str, reason: str) -> None:
    refused(change, into, place, reason)


@pytest.mark.rule("CO 13.2", "CO 13.4", "CO 13.5")
@pytest.mark.parametrize(("change", "into", "place", "reason"), MAP)
def test_a_bad_map_is_refused(change: str, into: Any, place: str, reason: str) -> None:
    refused(change, into, place, reason)


@pytest.mark.rule("CO 13.6", "CO 13.7", "CO 13.8", "CO 13.9")
@pytest.mark.parametrize(("change", "into", "place", "reason"), COUNTERS_AND_CARDS)
def test_bad_counters_and_cards_are_refused(change: str, into: Any, place: str, reason: str) -> None:
    refused(change, into, place, reason)


@pytest.mark.rule("CO 13.10")
@pytest.mark.parametrize(("change", "into", "place", "reason"), SETUPS)
def test_a_bad_setup_is_refused(change: str, into: Any, place: str, reason: str) -> None:
    refused(change, into, place, reason)


@pytest.mark.rule("CO 13.1")
@pytest.mark.parametrize("part", PARTS)
def test_no_part_may_be_missing(part: str) -> None:
    error = refusal_of(changed((part, GONE)))
    assert (error.key, error.reason) == (part, "is missing")


def lines_of(space: str, kinds: tuple[str, ...] = ("solid", "dotted")) -> list[int]:
    """The lines to a space, the last first, so that they can be taken away one by one."""
    lines = changed()["map"]["connections"]
    return [i for i, line in enumerate(lines) if space in (line["a"], line["b"]) and line["type"] in kinds][::-1]


@pytest.mark.rule("CO 13.3")
def test_a_broken_graph_is_refused() -> None:
    cut = [(f"map.connections[{i}]", GONE) for i in lines_of("6-5")]
    error = refusal_of(changed(*cut))
    assert (error.key, error.reason) == ("map.connections", "no way leads from 1-1 to 6-5")


@pytest.mark.rule("CO 13.3")
def test_a_dead_end_is_refused() -> None:
    cut = [(f"map.connections[{i}]", GONE) for i in lines_of("WEST")[:1]]
    assert refusal_of(changed(*cut)).reason == "WEST needs two lines at least, and has 1"


@pytest.mark.rule("CO 13.3")
def test_a_round_space_beyond_dotted_lines_is_refused() -> None:
    dotted = {"type": "dotted", "trace": []}
    changes = [(f"map.connections[{i}].{key}", value) for i in lines_of("3-4") for key, value in dotted.items()]
    assert refusal_of(changed(*changes)).reason == "no way of solid lines leads from 1-1 to 3-4"


def test_a_square_without_enemy_connections_is_refused() -> None:
    changes: list[tuple[str, Any]] = [(f"map.connections[{i}].trace", []) for i in lines_of("WEST")]
    assert refusal_of(changed(*changes)).reason == "no Enemy Connection leads from a square of W to a round space"


@pytest.mark.rule("CO 13.13")
def test_a_line_that_opens_later_does_not_hold_the_map_together() -> None:
    gates = [(f"map.connections[{i}].opens_with", "late") for i in lines_of("6-5")]
    sets = ("development[3].effects[+]", ["flag", {"flag": "late"}])
    assert refusal_of(changed(*gates, sets)).reason == "no way leads from 1-1 to 6-5"
    check_pack(Section("mine.json", "", changed(gates[1], sets)))


@pytest.mark.rule("CO 1.1.10")
def test_an_eighth_counter_of_an_enemy_is_one_too_many() -> None:
    eighth = {"enemy": "N", "id": "N8", "front": "Hunt", "front_ap": 1, "back": "Raid", "back_ap": 1}
    error = refusal_of(changed(("instructions[+]", eighth)))
    assert error.key == "instructions[28].id"
    assert "a counter too many" in error.reason


def test_every_row_of_the_display_needs_a_counter() -> None:
    error = refusal_of(changed(("instructions[27]", GONE), ("instructions[26]", GONE)))
    assert (error.key, error.reason.partition(":")[0]) == ("instructions", "E6 is missing")
    check_pack(Section("mine.json", "", without_seventh_of_east()))


def without_seventh_of_east() -> dict[str, Any]:
    """The seventh counter may be left out, where no set-up and no card asks for it."""
    cups = [(f"setups.{name}.cup.instructions[3]", GONE) for name in ("P3", "P4")]
    return changed(("instructions[27]", GONE), ("history[2].when_revealed[1]", GONE), *cups)


@pytest.mark.rule("CO 13.10")
def test_a_counter_too_many_on_the_map_is_refused() -> None:
    assert "there are 12 counters, and here are 13" in refusal_of(changed(("counters.tribe", 12))).reason
    error = refusal_of(changed(("counters.settlement.W", 2)))
    assert (error.key, error.reason) == ("setups.P4.settlements.W", "there are 2 counters, and here are 3")


def test_a_game_lost_before_it_began_is_refused() -> None:
    error = refusal_of(changed(("setups.P1.culture", 0), ("setups.P1.military", 0)))
    assert (error.key, error.reason.partition(":")[0]) == ("setups.P1.military", "Culture and Military both 0")


def test_a_period_without_development_cards_is_refused() -> None:
    late = [(f"development[{i}]", GONE) for i in reversed(range(36, 48))]
    assert refusal_of(changed(*late)).reason == "there is no card of period 4"


def test_more_cards_than_the_game_can_count_are_refused() -> None:
    cards = changed()
    more = [cards["development"][0] | {"no": 100 + i} for i in range(13)]
    assert refusal_of(cards | {"development": cards["development"] + more}).reason.startswith("there are 61 cards")
    more = [cards["war"][0] | {"no": 100 + i} for i in range(19)]
    assert refusal_of(cards | {"war": cards["war"] + more}).reason == "must hold 1 to 30 cards, and holds 31"
    more = [cards["culture"][0] | {"id": f"NEW{i}", "set": f"NEW{i}"} for i in range(31)]
    assert refusal_of(cards | {"culture": cards["culture"] + more}).reason.startswith("there are 41 cards")


def test_squares_and_counters_stand_in_order() -> None:
    spaces = changed()["map"]["spaces"]
    error = refusal_of(changed(("map.spaces", [*spaces[:39], spaces[40], spaces[39]])))
    assert (error.key, error.reason.partition(":")[0]) == ("map.spaces[37]", "the squares must stand together")
    counters = changed()["instructions"]
    error = refusal_of(changed(("instructions", [counters[1], counters[0], *counters[2:]])))
    assert (error.key, "in the order of their numbers" in error.reason) == ("instructions[0].id", True)


def test_lines_wait_for_so_many_flags_and_no_more() -> None:
    gates = [(f"map.connections[{i}].closes_with", f"flag-{i}") for i in range(41)]
    assert refusal_of(changed(*gates)).reason == "the lines wait for more than 40 flags"


def test_an_empty_cup_is_refused() -> None:
    nothing = {"success": 0, "ap1": 0, "ap2": 0, "ap3": 0, "instructions": []}
    assert refusal_of(changed(("setups.P1.cup", nothing))).reason == "the cup holds no counter"


def test_a_seventh_counter_cannot_start_as_an_ally() -> None:
    error = refusal_of(changed(("instructions[6].back", "Ally"), ("setups.P2.allied[0]", ["4-1", "N7"])))
    assert error.reason == "N7 starts in the cup or not at all"


def places(part: Any, at: str = "") -> list[str]:
    """Every place in a pack where something stands."""
    below = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    found = [at] if at else []
    for key, value in below:
        found += places(value, f"{at}[{key}]" if isinstance(part, list) else f"{at}.{key}".lstrip("."))
    return found


def test_nonsense_anywhere_is_refused_or_harmless_and_never_a_crash() -> None:
    nonsense: list[Any] = [GONE, 0, -7, 10**30, 1.5, "", "nonsense", True, [], [[]], {}, {"a": []}, [{"a": 1}]]
    everywhere = places(changed())
    for i in range(600):
        data = changed((everywhere[i * 7919 % len(everywhere)], nonsense[i % len(nonsense)]))
        with suppress(DataError):
            check_pack(Section("mine.json", "", data))
