"""The data the game is shipped with, and the forms in which an owner may bring other data."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from statistics import mean
from typing import Any

import pytest

from prairie.core.schema import DataError, Section, read_data
from prairie.games.comancheria.checks import check_pack
from prairie.games.comancheria.checks.pack import PARTS

from .packs import FOLDER, changed, our_pack

COLONIAL = "WSE"
EFFECTS = ("effects", "special_effects", "when_revealed")


@pytest.mark.rule("CO 13.1")
def test_the_shipped_pack_is_sound_and_whole() -> None:
    data = read_data(FOLDER)
    check_pack(data)
    assert set(data.data) == {*PARTS, "certainty"}
    assert data.data["pack"]["id"] == "numunuu-historical"


@pytest.mark.rule("CO 1.1.2", "CO 1.1.3", "CO 1.1.4")
def test_the_map() -> None:
    chart = our_pack()["map"]
    assert Counter(space["kind"] for space in chart["spaces"]) == {"round": 36, "canyon": 1, "square": 4}
    assert Counter(line["type"] for line in chart["connections"]) == {"solid": 58, "dotted": 23}
    traced = {e: sum(e in line["trace"] for line in chart["connections"]) for e in COLONIAL}
    assert traced == {"W": 14, "S": 16, "E": 31}
    assert chart["territories"]["3"] == "Llano Estacado"
    assert chart["santa_fe_trail"] == ["1-6", "2-2", "2-3", "3-1"]
    names = {space["id"]: space["name"] for space in chart["spaces"]}
    assert names["1-4"] == "Big Timbers"
    assert names["PDC"] == "Palo Duro Canyon"
    assert names["WEST"] == "Santa Fe"


@pytest.mark.rule("CO 1.1.5")
@pytest.mark.parametrize(("enemy", "reach"), [("W", 13), ("S", 13), ("E", 22)])
def test_how_far_the_enemy_connections_reach(enemy: str, reach: int) -> None:
    chart = our_pack()["map"]
    found = {space["id"] for space in chart["spaces"] if space.get("enemy") == enemy}
    lines = [{line["a"], line["b"]} for line in chart["connections"] if enemy in line["trace"]]
    while more := {space for line in lines if line & found for space in line} - found:
        found |= more
    assert sum("-" in space for space in found) == reach


@pytest.mark.rule("CO 1.1.6", "CO 1.1.7", "CO 1.1.8", "CO 1.1.11", "CO 1.1.12", "CO 1.1.13", "CO 1.1.14", "CO 1.1.16")
def test_counters_limits_and_tracks() -> None:
    data = our_pack()
    counters, limits = data["counters"], data["limits"]
    kinds = ("tribe", "bison", "horses", "captives", "food", "trade_goods", "guns", "ravaged", "success")
    assert [counters[kind] for kind in kinds] == [15, 24, 24, 20, 12, 16, 8, 20, 14]
    assert counters["ap"] == {"1": 5, "2": 5, "3": 4}
    assert counters["settlement"] == {"W": 6, "S": 7, "E": 10}
    tracks = ("player_ap", "enemy_ap", "culture", "military", "medicine")
    assert [limits[track] for track in tracks] == [9, 9, 19, 19, 9]
    assert [limits[piece] for piece in ("column_strength", "band_strength", "max_bands")] == [8, 3, 15]
    assert limits["rancherias"] == ["A", "B", "C", "D", "E"]
    assert data["band_mp"] == {"1": 6, "2": 5, "3": 4}
    assert list(data["column_battle_mod"]["colonial"].values()) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert list(data["column_battle_mod"]["north"].values()) == [0, 0, 0, 0, 1, 1, 2, 2]
    assert data["tracks"]["operations"] == ["START", "-", 1, 2, 3, 4, "MUST"]
    assert data["tracks"]["passage_of_time"] == ["START", "-", 1, 2, 3, 4, "CHECK"]
    assert data["tracks"]["development_spaces"] == 3


@pytest.mark.rule("CO 1.1.9", "CO 1.1.10")
def test_the_instruction_counters() -> None:
    counters = our_pack()["instructions"]
    assert Counter(counter["enemy"] for counter in counters) == {"N": 7, "W": 7, "S": 7, "E": 7}
    costs = {e: [c[side] for c in counters if c["enemy"] == e for side in ("front_ap", "back_ap")] for e in "NWSE"}
    assert {enemy: sum(ap) for enemy, ap in costs.items()} == {"N": 37, "W": 41, "S": 41, "E": 42}
    assert list(counters[1].values()) == ["N", "N2", "Raid", 3, "Ally", 3]
    assert list(counters[24].values()) == ["E", "E4", "War", 5, "Peace", 4]


@pytest.mark.rule("CO 1.1.15", "CO 9.2", "CO 9.3", "CO 9.4", "CO 9.5")
def test_the_history_cards() -> None:
    cards = our_pack()["history"]
    assert ["".join(card["active"]) for card in cards] == ["NWS", "NWS", "NWSE", "NWSE"]
    assert ["".join(card["action_table"].values()) for card in cards] == ["NNNWWS", "NNWWSS", "NWSSEE", "NWSSEE"]
    assert [card["years"] for card in cards] == ["1700-1749", "1750-1799", "1800-1849", "1850-1875"]
    assert [card["objective"]["all"] for card in cards] == [
        [["controlled_at_least", 2], ["controls_any", [1, 2]], ["rancherias_at_least", 2]],
        [["controlled_at_least", 3], ["rancherias_at_least", 3]],
        [["controlled_at_least", 2], ["rancherias_at_least", 3], ["points_total_at_least", 6]],
        [["free_rancherias_at_least", 2], ["points_total_at_least", 5]],
    ]
    assert cards[2]["squares"] == {"WEST": "Spain", "SOUTH": "Spain", "EAST_NE": "USA", "EAST_SE": "USA"}


@pytest.mark.rule("CO 1.1.17")
def test_the_development_cards() -> None:
    cards = our_pack()["development"]
    assert [card["no"] for card in cards] == [*range(1, 13), *range(22, 34), *range(43, 55), *range(64, 76)]
    assert Counter(card["period"] for card in cards) == {1: 12, 2: 12, 3: 12, 4: 12}
    timings = Counter(card["timing"] for card in cards)
    assert timings == {"when_revealed": 21, "hand": 14, "face_up": 9, "in_play": 4}
    assert sum(card.get("ap", 0) for card in cards) == 37
    trail = next(card for card in cards if card["no"] == 43)
    assert trail["title"] == "Santa Fe Trail"
    assert trail["effects"] == [["flag", {"flag": "santa_fe_trail"}]]


@pytest.mark.rule("CO 1.1.17")
def test_the_war_cards() -> None:
    cards = our_pack()["war"]
    rows = [row for card in cards for row in card["moves"]]
    assert (len(cards), len(rows)) == (12, 24)
    means = {enemy: round(mean(row[enemy] for row in rows), 2) for enemy in "NSEW"}
    assert means == {"N": 0.79, "S": 0.88, "E": 0.83, "W": 0.83}


@pytest.mark.rule("CO 1.1.17")
def test_the_culture_cards() -> None:
    cards = our_pack()["culture"]
    assert Counter(card["set"] for card in cards) == {"HORSE": 3, "WAR": 3, "TRADE": 2, "KIN": 2}
    assert all(card["cost"] == 1 + 2 * card["level"] for card in cards)


@pytest.mark.parametrize(
    ("name", "camps", "tribes", "settlements"),
    [
        ("P1", "A 1-3", 13, ""),
        ("P2", "A 1-4, B 2-4, C 4-4", 10, "W 3-1, S 6-1"),
        ("P3", "A 1-4, B 3-5, C 4-6, D 6-4", 8, "W 1-1, W 3-1, S 6-1"),
        ("P4", "A 2-4, B 3-5, C 4-4", 5, "W 1-1, W 3-1, W 3-2, S 6-1, S 6-3, S 5-1, E 5-2, E 5-3, E 1-6"),
    ],
)
def test_the_setups(name: str, camps: str, tribes: int, settlements: str) -> None:
    """Who stands where. How strong they are, the points and the cup were tuned, and may be again."""
    setup = our_pack()["setups"][name]
    assert ", ".join(f"{camp['id']} {camp['space']}" for camp in setup["rancherias"]) == camps
    assert len(setup["tribes"]) == tribes
    assert ", ".join(f"{e} {space}" for e, spaces in setup["settlements"].items() for space in spaces) == settlements


@pytest.mark.rule("CO 9.1")
def test_the_scenarios() -> None:
    scenarios = our_pack()["scenarios"]
    assert [(one["id"], one["setup"], one["periods"], one["difficulty"]) for one in scenarios] == [
        ("SC1", "P1", [1], 1),
        ("SC2", "P2", [2], 2),
        ("SC3", "P3", [3], 3),
        ("SC4", "P4", [4], 4),
        ("SC5", "P1", [1, 2], 5),
        ("SC6", "P3", [3, 4], 5),
        ("SC7", "P1", [1, 2, 3, 4], 5),
    ]


def spoken(part: Any, place: str = "") -> list[tuple[str, dict[str, Any], str]]:
    """Every text for people: its place, its table and its key."""
    found: list[tuple[str, dict[str, Any], str]] = []
    if isinstance(part, dict):
        keys = ("title", "text", "name", "special", "objective_text", "territories")
        found += [(f"{place}.{key}", part, key) for key in keys if key in part]
    below = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in below:
        if key in EFFECTS:
            continue
        found += spoken(value, f"{place}.{key}")
    return found


def test_every_text_is_told_in_both_languages() -> None:
    texts = spoken(our_pack())
    assert len(texts) == 1 + 41 + 4 * 3 + 48 * 2 + 12 * 2 + 10 * 2 + 7
    for place, table, key in texts:
        assert table.get(f"{key}_fr"), place
    same = {table[key] for _, table, key in texts if table[key] == table[f"{key}_fr"]}
    assert all(len(text.split()) <= 5 for text in same), "a sentence left in English"


# --- an owner's data ------------------------------------------------------------------------------------------


def without_french(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: without_french(value) for key, value in part.items() if not key.endswith("_fr")}
    return [without_french(value) for value in part] if isinstance(part, list) else part


@pytest.mark.rule("CO 13.1")
def test_one_json_file_in_english_will_do(tmp_path: Path) -> None:
    data = without_french(our_pack())
    del data["certainty"]
    data["development"][0]["ap"] = None  # as much as to say nothing
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    check_pack(read_data(path))


def test_a_folder_may_hold_toml_and_json_side_by_side(tmp_path: Path) -> None:
    for path in FOLDER.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "war.toml").unlink()
    (tmp_path / "war.json").write_text(json.dumps({"war": our_pack()["war"]}), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("Corrected from my own copy.", encoding="utf-8")
    found = read_data(tmp_path)
    check_pack(found)
    assert found.data["war"] == our_pack()["war"]


def test_a_mistake_in_a_folder_is_named_by_its_own_file(tmp_path: Path) -> None:
    for path in FOLDER.iterdir():
        (tmp_path / path.name).write_bytes(path.read_bytes())
    cards = (tmp_path / "development.toml").read_text(encoding="utf-8")
    (tmp_path / "development.toml").write_text(cards.replace('"enemy_ap", { n = 2 }', '"enemy_ap", { n = 99 }', 1))
    with pytest.raises(DataError) as caught:
        check_pack(read_data(tmp_path))
    assert caught.value.file == str(tmp_path / "development.toml")
    assert caught.value.key == "development[3].effects[0].n"


def test_a_key_in_two_files_of_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('[certainty]\nwar = "sure"\n[limits]\nplayer_ap = 9\n')
    (tmp_path / "b.json").write_text('{"certainty": {"map": "sure"}, "limits": {"player_ap": 8}}')
    with pytest.raises(DataError, match=r"b\.json: limits\.player_ap: stands in .*a\.toml too"):
        read_data(tmp_path)


def test_two_files_of_a_folder_may_share_a_table(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text('[certainty]\nwar = "sure"\n')
    (tmp_path / "b.json").write_text('{"certainty": {"map": "guess"}}')
    data = read_data(tmp_path)
    assert data.data == {"certainty": {"war": "sure", "map": "guess"}}
    assert data.section("certainty").fail("map", "").file == str(tmp_path / "b.json")
    assert data.section("certainty").fail("war", "").file == str(tmp_path / "a.toml")


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("mine.toml", "[map\n", "line 1"),
        ("mine.json", '{"map": {},}', "line 1"),
        ("mine.json", "[1, 2]", "must be a table"),
        ("mine.json", '{"map": {"a": 1, "a": 2}}', "'a' stands twice"),
        ("mine.json", "[" * 100_000, "recursion"),
    ],
)
def test_an_unreadable_file_is_named(tmp_path: Path, name: str, text: str, reason: str) -> None:
    (tmp_path / name).write_text(text)
    for path in (tmp_path / name, tmp_path):
        with pytest.raises(DataError, match=reason) as caught:
            read_data(path)
        assert caught.value.file == str(tmp_path / name)


def test_a_folder_without_data_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="holds no TOML or JSON file"):
        read_data(tmp_path)
    with pytest.raises(DataError, match="No such file"):
        read_data(tmp_path / "mine.toml")


def test_an_owner_may_write_a_card_that_no_effect_expresses() -> None:
    data = changed(
        ("development[1].effects", [["manual", {}]]),
        ("development[1].if_discarded", [["culture", {"n": -1}]]),
        ("war[0].effects", [["manual", {}]]),
    )
    check_pack(Section("mine.json", "", data))


def test_an_owner_may_gate_a_line_with_a_flag_of_a_card() -> None:
    data = changed(
        ("map.connections[1].closes_with", "ambush"),
        ("development[3].effects[+]", ["flag_while", {"flag": "ambush"}]),
    )
    check_pack(Section("mine.json", "", data))
