"""Chapter 1: what is in the box, and which data files are refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import prairie
from prairie.core.rulebook import LANGUAGES
from prairie.core.schema import DataError
from prairie.games.tomahawk import questions as q

from .data_files import loaded, our_data, written
from .positions import SPECIALS, Table, fought, tomahawk

VALUES = {1: 2, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 2, 8: 2, 9: 2, 10: 1}  # copies of each value in a tribe


def tribe() -> dict[int, list[int]]:
    """Hair icons of each copy, by value."""
    return {int(value): hair for value, hair in tomahawk().data["tribe"].items() if value != "certainty"}


def territories() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = tomahawk().data["territory"]
    return found


@pytest.mark.rule("TK 1.1", "TK 1.2")
def test_55_warriors_are_two_tribes_of_24_and_seven_specials() -> None:
    words = tomahawk().words("card")
    base = [word for word in words if word not in SPECIALS]
    assert len(base) == 24
    assert len(words) - len(base) == 7
    assert 2 * len(base) + 7 == 55
    assert Counter(int(word[:-1]) for word in base) == VALUES
    table = Table.start()
    assert [len(table.army(seat)) for seat in (0, 1)] == [24, 24]


@pytest.mark.rule("TK 1.3")
def test_the_tribes_are_equal() -> None:
    table = Table.start()
    assert table.army(0) == table.army(1) == set(table.cards) - set(SPECIALS)
    for card in sorted(table.army(0) - {"10a"}):  # 10 ties 10; every other falls to it, with the same hair
        assert fought("P1", card, "10a").scalps == tuple(reversed(fought("P1", "10a", card).scalps))


@pytest.mark.rule("TK 1.4")
def test_a_tepee_and_a_totem_tell_the_tribes_apart() -> None:
    table = Table.start()
    for reader in (0, 1, prairie.SPECTATOR):
        assert [table.side(seat, reader)["tribe"] for seat in (0, 1)] == ["tepee", "totem"]


@pytest.mark.rule("TK 1.5")
def test_values_run_from_1_to_10() -> None:
    assert set(tribe()) == set(range(1, 11))
    assert {special["value"] for special in tomahawk().data["special"]} <= set(range(1, 11))
    for value in range(1, 11):
        assert fought("P1", f"{value}a", "storm").totals("P1") == (value, value)


@pytest.mark.rule("TK 1.6")
@pytest.mark.parametrize(
    "card",
    ["1a", "2a", "3a", "4a", "5a", "6a", "7a", "8a", "9a", "10a", "manitou", "spirit", "redwood", "skull", "cloud"],
)
def test_strength_is_the_printed_value_without_effects(card: str) -> None:
    printed = {"manitou": 1, "spirit": 2, "redwood": 3, "skull": 5, "cloud": 7}
    assert fought("P1", card, "6a").totals("P1") == (printed.get(card) or int(card[:-1]), 6)


@pytest.mark.rule("TK 1.7")
def test_hair_runs_from_0_to_4() -> None:
    icons = [hair for copies in tribe().values() for hair in copies]
    icons += [special["hair"] for special in tomahawk().data["special"]]
    assert set(icons) == {0, 1, 2, 3, 4}


@pytest.mark.rule("TK 1.8")
def test_only_specials_bear_a_power() -> None:
    special = {entry["power"] for entry in tomahawk().data["special"]}
    assert len(special) == 7
    base = {word for word in tomahawk().words("card") if word not in SPECIALS}
    powers = ("charmed", "mirrors", "drawn-for", "spirit-pair", "manitou-turns", "doubled")
    for card in sorted(base - {"10a"}):
        table = fought("F1", card, "10a")
        assert not any(table.events(power) for power in powers)


@pytest.mark.rule("TK 1.9")
def test_soaring_spirit_is_a_2_and_storm_caller_a_6() -> None:
    values = {special["power"]: special["value"] for special in tomahawk().data["special"]}
    assert (values["soaring_spirit"], values["storm_caller"]) == (2, 6)


@pytest.mark.rule("TK 1.10", "TK 1.11")
def test_fifteen_territories_five_of_each_length() -> None:
    assert len(territories()) == 15
    assert Counter(land["turns"] for land in territories().values()) == {1: 5, 2: 5, 3: 5}


@pytest.mark.rule("TK 1.12", "TK 1.13")
@pytest.mark.parametrize(("land", "turns"), [("P1", 1), ("M4", 2), ("F5", 3)])
def test_a_battle_lasts_as_many_turns_and_warriors_as_the_card_shows(land: str, turns: int) -> None:
    assert territories()[land]["turns"] == turns
    pile = {1: "II", 2: "III", 3: "I"}[turns]
    table = Table(1, **{pile: land})  # type: ignore[arg-type]
    assert len(table.pairs(pile, 0)) == turns
    rows = " ".join(["9a", "8a", "7a"][:turns]), " ".join(["1a", "2a", "3a"][:turns])
    assert fought(land, *rows).winner(land) == 0


@pytest.mark.rule("TK 1.14")
def test_every_territory_is_plains_forest_or_mountain() -> None:
    assert Counter(land["kind"] for land in territories().values()) == {"plains": 5, "forest": 5, "mountain": 5}


@pytest.mark.rule("TK 1.15")
@pytest.mark.parametrize("land", sorted(territories()))
def test_every_territory_holds_one_to_five_animals(land: str) -> None:
    animals = territories()[land]["animals"]
    assert 1 <= animals <= 5
    turns = territories()[land]["turns"]
    rows = " ".join(["4a", "9a", "8a"][:turns]), " ".join(["1a", "2a", "3a"][:turns])
    table = fought(land, *rows)
    assert table.winner(land) == 0
    assert table.side(0)["animals"] == animals


@pytest.mark.rule("TK 1.16")
def test_the_kind_decides_the_animal() -> None:
    game = tomahawk()
    table = Table.start(most_sought="yes")
    kinds = {"forest": "caribou", "plains": "bison", "mountain": "eagle"}
    for land, printed in territories().items():
        state = table.state.clone()
        state.log = table.log
        state.phase = q.SOUGHT
        state.apply(prairie.CHANCE, game.words("land").index(land))
        assert table.events("most-sought")[-1] == {"land": land, "animal": kinds[printed["kind"]]}


@pytest.mark.rule("TK 1.17")
def test_icons_are_pumas_and_pickings_and_the_rest_bear_none() -> None:
    assert {land.get("icon", "") for land in territories().values()} == {"", "puma", "picking"}
    for land, printed in territories().items():
        turns = printed["turns"]
        rows = " ".join(["4a", "9a", "8a"][:turns]), " ".join(["1a", "2a", "3a"][:turns])
        table = fought(land, *rows)
        acted = set(table.order("puma-takes", "picking-doubles"))
        assert acted == {"puma": {"puma-takes"}, "picking": {"picking-doubles"}}.get(printed.get("icon", ""), set())


@pytest.mark.rule("TK 1.18")
def test_one_territory_is_the_forest_known_from_a_picture() -> None:
    known = {"kind": "forest", "turns": 3, "animals": 5, "icon": "picking"}
    assert [land for land in territories().values() if known.items() <= land.items()]


@pytest.mark.rule("TK 1.19")
def test_the_game_says_what_is_reconstructed() -> None:
    data = tomahawk().data
    entries = [data["tribe"], *data["special"], *data["territory"].values()]
    assert {entry["certainty"] for entry in entries} == {"sure", "likely", "reconstructed"}
    assert {special["power"] for special in data["special"] if special["certainty"] == "sure"} == {
        "soaring_spirit",
        "storm_caller",
    }


@pytest.mark.rule("TK 1.19")
def test_an_owner_of_the_box_can_correct_it_with_a_file(tmp_path: Path) -> None:
    data = our_data()
    data["territory"]["P1"]["animals"] = 4
    data["tribe"]["8"] = [1, 2]
    game = loaded(tmp_path, data)
    table = fought("P1", "9a", "8b", game=game)
    assert table.state.scores() == [4 + 2, 0]
    assert game.data_digest != tomahawk().data_digest


@pytest.mark.rule("TK 1.21")
def test_both_players_have_the_rules_at_hand() -> None:
    book = tomahawk().rulebook
    assert len(book.rules) == 168
    for rule in book.rules.values():
        assert all(rule.text[lang] for lang in LANGUAGES)
        assert rule.chapter in book.chapters
    assert book.rule("6.5").number == book.rule("TK 6.5").number == "TK 6.5"


# --- files that are refused -----------------------------------------------------------------------------------

Change = Callable[[dict[str, Any]], object]


def put(*path: str | int, value: Any) -> Change:
    """Sets one entry of the data."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        del data[path[-1]]

    return change


BAD: dict[str, tuple[Change, str, str]] = {
    "no schema": (drop("schema"), "schema", "is missing"),
    "another schema": (put("schema", value="tomahawk/9"), "schema", "must be one of tomahawk/1"),
    "a key too many": (put("horses", value=3), "horses", "not a key known here"),
    "no tribe": (drop("tribe"), "tribe", "is missing"),
    "a tribe that is a list": (put("tribe", value=[1]), "tribe", "must be a table"),
    "a warrior too few": (put("tribe", "4", value=[0, 1]), "tribe", "24 warriors, here are 23 (TK 1.2)"),
    "a warrior too many": (put("tribe", "4", value=[0, 1, 1, 1]), "tribe", "24 warriors, here are 25 (TK 1.2)"),
    "a warrior of 11": (put("tribe", "11", value=[0]), "tribe.11", "not a key known here"),
    "five hairs": (put("tribe", "4", value=[0, 1, 5]), "tribe.4", "from 0 to 4, not 5"),
    "hair in words": (put("tribe", "4", value="long"), "tribe.4", "list of whole numbers"),
    "hair yes or no": (put("tribe", "4", value=[0, 1, True]), "tribe.4", "from 0 to 4, not True"),
    "an unknown certainty": (put("tribe", "certainty", value="maybe"), "tribe.certainty", "must be one of sure"),
    "no certainty": (drop("territory", "F1", "certainty"), "territory.F1.certainty", "is missing"),
    "a special too few": (drop("special", 6), "special", "each of the seven special warriors once (TK 12.1)"),
    "a special twice": (put("special", 6, "power", value="storm_caller"), "special[6].value", "value 6 (TK 1.9)"),
    "another special twice": (put("special", 4, "power", value="great_manitou"), "special", "once (TK 12.1)"),
    "an unknown power": (put("special", 0, "power", value="chief"), "special[0].power", "must be one of great_man"),
    "a spirit of 3": (put("special", 1, "value", value=3), "special[1].value", "has the value 2 (TK 1.9)"),
    "a storm of 5": (put("special", 5, "value", value=5), "special[5].value", "storm_caller has the value 6 (TK 1.9)"),
    "a special of 0": (put("special", 0, "value", value=0), "special[0].value", "from 1 to 10, not 0"),
    "a special with 5 hairs": (put("special", 0, "hair", value=5), "special[0].hair", "from 0 to 4, not 5"),
    "a special misspelt": (put("special", 0, "hairs", value=1), "special[0].hairs", "not a key known here"),
    "specials that are a table": (put("special", value={"a": 1}), "special", "must be a list of tables"),
    "a territory too few": (drop("territory", "F1"), "territory", "five territories of each number of turns (TK 1.11)"),
    "six of two turns": (put("territory", "F1", "turns", value=2), "territory", "five territories of each"),
    "four turns": (put("territory", "F1", "turns", value=4), "territory.F1.turns", "from 1 to 3, not 4"),
    "no animals": (put("territory", "F1", "animals", value=0), "territory.F1.animals", "from 1 to 5, not 0"),
    "a swamp": (put("territory", "F1", "kind", value="swamp"), "territory.F1.kind", "forest, plains, mountain"),
    "a bear": (put("territory", "F1", "icon", value="bear"), "territory.F1.icon", "must be one of puma, picking"),
    "a territory misspelt": (put("territory", "F1", "turn", value=1), "territory.F1.turn", "not a key known here"),
    "a territory that is a number": (put("territory", "F1", value=1), "territory.F1", "must be a table"),
    "a name with a blank": (put("territory", "F 1", value={}), "territory.F 1", "letters and digits"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_with_file_key_and_reason(name: str, tmp_path: Path) -> None:
    change, key, reason = BAD[name]
    data = our_data()
    change(data)
    path = written(tmp_path, data)
    with pytest.raises(DataError) as refused:
        type(tomahawk())(path)
    assert refused.value.file == str(path)
    assert refused.value.key == key
    assert reason in refused.value.reason
    assert str(refused.value) == f"{path}: {key}: {refused.value.reason}"


@pytest.mark.rule("TK 2.7")
def test_a_tribe_without_enough_of_a_specials_value_is_refused(tmp_path: Path) -> None:
    data = our_data()
    data["tribe"]["4"], data["tribe"]["10"] = [], [4, 0, 0, 0]
    with pytest.raises(DataError, match=r"special\[3\]\.value: the tribe has too few warriors of 4 .*\(TK 2\.7\)"):
        loaded(tmp_path, data)
    data = our_data()
    data["special"][0]["value"] = data["special"][2]["value"] = 10  # two for the only 10
    with pytest.raises(DataError, match=r"too few warriors of 10 .*\(TK 2\.7\)"):
        loaded(tmp_path, data)


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("missing.toml", None, "No such file"),
        ("broken.toml", "schema = ", "Invalid value"),
        ("broken.json", "{", "Expecting property name"),
        ("list.json", "[]", "must be a table of keys and values"),
        ("latin.toml", b"schema = '\xe9'", "codec can't decode"),
    ],
)
def test_an_unreadable_file_is_refused(name: str, text: str | bytes | None, reason: str, tmp_path: Path) -> None:
    path = tmp_path / name
    if text is not None:
        path.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(DataError) as refused:
        prairie.game("tomahawk", path)
    assert refused.value.file == str(path)
    assert reason in refused.value.reason


def test_two_specials_of_one_value_replace_two_different_warriors(tmp_path: Path) -> None:
    data = our_data()
    data["special"][2]["value"] = 4  # Redwood Heart, like Dancing Twilight
    table = Table.start(game=loaded(tmp_path, data))
    table.chance("redwood", "twilight", "cloud", "manitou", "spirit", "skull")
    table.do(0, "cloud", "4b")
    assert table.legal(0) == {"4a", "4c"}
    assert table.refused(0, "4b") == "TK 2.8"
