"""Chapter 6: duels, pair by pair."""

from __future__ import annotations

import pytest

from .positions import Table, fought


@pytest.mark.rule("TK 6.1")
def test_a_duel_needs_a_warrior_with_hair() -> None:
    assert fought("P1", "5a", "6a").scalps == (0, 0)  # both bald
    assert fought("P1", "5a", "6b").scalps == (0, 0)  # the winner has hair, the loser none
    assert fought("P1", "5b", "6a").scalps == (0, 1)  # the loser has hair


@pytest.mark.rule("TK 6.2")
def test_a_warrior_duels_only_with_the_one_facing_it() -> None:
    plains = fought("P3", "1a 10a", "8b 5a")  # the 10 came after the 8 with its three hairs
    assert plains.scalps == (0, 0)
    forest = fought("F2", "1a 10a", "8b 5c")
    assert forest.events("scalped") == [{"seat": 0, "winner": "10a", "loser": "5c", "points": 2, "pile": "III"}]


@pytest.mark.rule("TK 6.2")
def test_neighbouring_territories_do_not_duel() -> None:
    table = Table(1, I="P5: 1a / 8b", II="P1: 10a / 5a").play()
    assert table.scalps == (0, 0)


@pytest.mark.rule("TK 6.3")
def test_a_pair_duels_once_in_the_turn_it_is_revealed() -> None:
    assert Table(1, III="P3: 9b / 10a").play().scalps == (0, 3)
    assert Table(2, III="P3: 9b 1a / 10a 1a").play().scalps == (0, 0)
    assert Table(2, I="M5: 9b 1a / 10a 1a").play().scalps == (0, 0)
    assert Table(3, I="M5: 9b 1a 2a / 10a 1a 2a").play().scalps == (0, 0)


@pytest.mark.rule("TK 6.4")
def test_all_pairs_of_a_revealed_forest_duel_in_turn_order() -> None:
    table = fought("F5", "7b 10a 8a", "8b 9b 6b")
    assert [(event["winner"], event["loser"], event["points"]) for event in table.events("scalped")] == [
        ("8b", "7b", 2),
        ("10a", "9b", 3),
        ("8a", "6b", 1),
    ]
    assert table.scalps == (4, 2)


@pytest.mark.rule("TK 6.5")
@pytest.mark.parametrize(
    ("first", "second", "scalps"), [("8b", "8b", (0, 0)), ("8b", "9a", (0, 3)), ("9b", "8b", (3, 0))]
)
def test_only_a_strictly_stronger_warrior_scalps(first: str, second: str, scalps: tuple[int, int]) -> None:
    assert fought("P1", first, second).scalps == scalps


@pytest.mark.rule("TK 6.6")
def test_a_duel_compares_strengths_after_the_special_warriors() -> None:
    assert fought("P1", "10a", "cloud").scalps == (0, 4)  # charmed: 0 against 7
    assert fought("P1", "storm", "9b").scalps == (0, 0)  # 9 against 9, not 6 against 9


@pytest.mark.rule("TK 6.7", "TK 1.7")
@pytest.mark.parametrize(("loser", "hair"), [("2c", 1), ("5c", 2), ("8b", 3)])
def test_the_scalper_receives_a_token_for_each_hair_icon(loser: str, hair: int) -> None:
    assert fought("P1", "10a", loser).scalps == (hair, 0)
    assert fought("P1", loser, "10a").scalps == (0, hair)


@pytest.mark.rule("TK 6.8")
@pytest.mark.parametrize("bald", ["1a", "1b", "2a", "3b", "4a", "5a", "6a", "spirit", "skull"])
def test_a_bald_loser_yields_nothing(bald: str) -> None:
    table = fought("P1", bald, "10a")
    assert table.scalps == (0, 0)
    assert table.events("scalped") == []


@pytest.mark.rule("TK 6.9", "TK 1.20")
def test_scalps_go_on_being_counted_when_the_tokens_are_gone() -> None:
    table = Table(1, II="P1: 10a / 8b", IV="P2: 4c / 9b", scalps=(14, 9)).play()
    assert table.scalps == (17, 10)
    assert table.state.as_dict()["tokens_left"] == 0
    assert table.state.scores()[0] - table.state.as_dict()["sides"][0]["animals"] == 17


@pytest.mark.rule("TK 6.10")
def test_a_scalped_warrior_still_counts_for_the_battle() -> None:
    table = fought("P3", "10a 3a", "9b 6a")
    assert table.totals("P3") == (13, 15)
    same_turn = fought("P3", "3a 10a", "6a 9b")
    assert same_turn.scalps == (3, 0)
    assert same_turn.totals("P3") == (13, 15)
    assert same_turn.winner("P3") == 1
