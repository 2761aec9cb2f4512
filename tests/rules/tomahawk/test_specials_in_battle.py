"""Chapter 12, the specials that act on a battle: Great Manitou, Soaring Spirit, Redwood Heart."""

from __future__ import annotations

from pathlib import Path

import pytest

from prairie import CHANCE

from .data_files import with_values
from .positions import SPECIALS, Table, fought, tomahawk


@pytest.mark.rule("TK 12.1", "TK 1.8")
def test_there_is_one_of_each_of_the_seven_specials() -> None:
    powers = [special["power"] for special in tomahawk().data["special"]]
    assert powers == [
        "great_manitou", "soaring_spirit", "redwood_heart", "dancing_twilight", "glowing_skull", "storm_caller",
        "teasing_cloud",
    ]  # fmt: skip
    table = Table.start()
    assert table.legal(CHANCE) == set(SPECIALS)
    for special in SPECIALS[:6]:
        table.chance(special)
        assert table.question != "deal" or special not in table.legal(CHANCE)


# --- Great Manitou --------------------------------------------------------------------------------------------


@pytest.mark.rule("TK 12.2")
@pytest.mark.parametrize("mine", ["manitou 1a 2a", "1a manitou 2a", "2a 1a manitou"])
def test_great_manitou_wins_against_more_than_double(mine: str) -> None:
    table = fought("P5", mine, "3a 3b 3c")
    assert table.totals("P5") == (4, 9)
    assert table.winner("P5") == 0
    assert fought("P5", "3a 3b 3c", mine).winner("P5") == 1
    assert fought("P5", "1b 1a 2a", "3a 3b 3c").winner("P5") == 1  # without him


@pytest.mark.rule("TK 12.2")
def test_great_manitou_acts_on_his_own_territory_only() -> None:
    table = Table(1, II="P1: 1a / 10a", IV="P2: manitou / 1a").play()
    assert table.winner("P1") == 1
    neighbour = Table(3, I="P5: 1a 2a 3a / 10a 9a 8a", II="P3: manitou 4a / 4a 4b").play()
    assert neighbour.winner("P5") == 1


@pytest.mark.rule("TK 12.2")
def test_great_manitou_leaves_a_closer_defeat_and_a_victory_alone() -> None:
    assert fought("P5", "manitou 1a 3a", "3a 3b 3c").winner("P5") == 1  # 5 to 9
    assert fought("P5", "manitou 9a 9b", "2a 3b 3c").winner("P5") == 0


@pytest.mark.rule("TK 12.3")
def test_exactly_twice_is_not_enough_for_great_manitou() -> None:
    table = fought("P5", "manitou 1a 2a", "3a 3b 2b")
    assert table.totals("P5") == (4, 8)
    assert table.winner("P5") == 1
    assert fought("P5", "3a 3b 2b", "manitou 1a 2a").winner("P5") == 0


@pytest.mark.rule("TK 12.4")
def test_great_manitou_is_tested_after_puma_and_picking() -> None:
    saved = fought("F4", "manitou 2a 10a", "4b 5b 6b")  # 13 to 15 before the puma takes the 10
    assert saved.totals("F4") == (3, 15)
    assert saved.winner("F4") == 0
    lost = fought("F4", "manitou 2a 3b", "10a 5b 6b")  # 6 to 21 before the puma takes the 10
    assert lost.totals("F4") == (6, 11)
    assert lost.winner("F4") == 1
    picked = fought("P4", "manitou 2a 1a", "2b 3b 4b")  # 4 to 9 before picking doubles the 1s
    assert picked.totals("P4") == (6, 9)
    assert picked.winner("P4") == 1


@pytest.mark.rule("TK 12.5")
def test_great_manitou_at_zero_wins_against_anything_above(tmp_path: Path) -> None:
    game = with_values(tmp_path, great_manitou=8)  # so that Teasing Cloud can bring him down to 0
    table = fought("P1", "manitou", "cloud", game=game)
    assert table.totals("P1") == (0, 7)
    assert table.winner("P1") == 0
    assert fought("P1", "cloud", "manitou", game=game).winner("P1") == 1
    nothing = fought("F3", "manitou 7a", "cloud 7b", game=game)  # the puma takes all three 7s
    assert nothing.totals("F3") == (0, 0)
    assert nothing.winner("F3") is None


@pytest.mark.rule("TK 12.6")
def test_great_manitou_taken_by_the_puma_has_no_power() -> None:
    table = fought("F3", "manitou 1a", "1b 1a")
    assert table.totals("F3") == (0, 0)
    assert table.events("manitou-turns") == []
    assert table.winner("F3") is None


# --- Soaring Spirit -------------------------------------------------------------------------------------------


@pytest.mark.rule("TK 12.7")
@pytest.mark.parametrize("mine", ["spirit 2a 5a", "2a spirit 5a", "spirit 5a 2a", "5a 2a spirit"])
def test_soaring_spirit_and_a_two_are_worth_nine(mine: str) -> None:
    table = fought("P5", mine, "1a 3a 4a")
    assert table.totals("P5") == (14, 8)
    assert fought("P5", "2b 2a 5a", "1a 3a 4a").totals("P5") == (9, 8)  # two plain 2s
    assert fought("P5", "spirit 3a 5a", "1a 3a 4a").totals("P5") == (10, 8)  # no other 2


@pytest.mark.rule("TK 12.8")
def test_the_partner_must_be_of_the_spirits_own_side() -> None:
    assert fought("P3", "spirit 5a", "2a 2b").totals("P3") == (7, 4)


@pytest.mark.rule("TK 12.9")
def test_storm_caller_at_two_is_a_partner() -> None:
    assert fought("P3", "spirit storm", "5a 2a").totals("P3") == (9, 7)
    assert fought("P3", "spirit storm", "5a 3a").totals("P3") == (5, 8)


@pytest.mark.rule("TK 12.10")
def test_a_third_two_adds_its_own() -> None:
    assert fought("P5", "spirit 2a 2b", "1a 3a 4a").totals("P5") == (11, 8)


@pytest.mark.rule("TK 12.11")
def test_which_partner_is_never_asked() -> None:
    table = fought("P5", "spirit 2a storm", "1a 3a 2b")
    assert table.totals("P5") == (11, 6)
    assert table.state.deciders() == [CHANCE]
    assert len(table.events("spirit-pair")) == 1


@pytest.mark.rule("TK 12.12")
def test_icons_see_two_twos_and_a_flat_bonus() -> None:
    picking = fought("P4", "spirit 2a 8a", "3a 4a 5b")
    assert {event["card"] for event in picking.events("picking-doubles")} == {"spirit", "2a"}
    assert picking.totals("P4") == (2 * 2 + 2 * 2 + 5 + 8, 12)
    puma = fought("F3", "spirit 2a", "3a 1a")
    assert puma.events("puma-takes") == [{"seat": 1, "card": "3a", "pile": "III", "strength": 3}]
    assert puma.totals("F3") == (9, 1)


@pytest.mark.rule("TK 12.13")
def test_the_bonus_is_lost_to_the_puma() -> None:
    table = fought("F3", "spirit 2a", "1b 1a")
    assert table.totals("F3") == (0, 2)
    assert table.winner("F3") == 1


@pytest.mark.rule("TK 12.14")
def test_in_duels_the_spirit_and_the_partner_are_worth_two() -> None:
    table = fought("F2", "spirit 2c", "3c 4c")
    assert table.totals("F2") == (9, 7)
    assert table.scalps == (0, 1)  # the 2 with hair fell to the 4, and took nothing; nor did the spirit take the 3's


# --- Redwood Heart --------------------------------------------------------------------------------------------


def animals(table: Table) -> list[int]:
    return [table.side(seat)["animals"] for seat in (0, 1)]


@pytest.mark.rule("TK 12.15")
@pytest.mark.parametrize("mine", ["redwood 9a 8a", "8a redwood 9a", "8a 9a redwood"])
def test_redwood_heart_doubles_the_caribou(mine: str) -> None:
    assert animals(fought("F5", mine, "1a 2a 3a")) == [10, 0]
    assert animals(fought("F5", "9a 8a 3a", "1a 2a 3a")) == [5, 0]


@pytest.mark.rule("TK 12.15")
def test_redwood_heart_doubles_his_own_forest_only() -> None:
    table = Table(3, I="F5: 9a 8a 1a / 1a 2a 2b", III="F1: redwood / 1b").play()
    assert animals(table) == [5 + 2, 0]


@pytest.mark.rule("TK 12.16")
def test_the_enemy_of_redwood_heart_gets_the_double_too() -> None:
    table = fought("F5", "redwood 1a 2a", "7a 8a 9a")
    assert animals(table) == [0, 10]
    assert table.events("doubled") == [{"seat": 1, "land": "F5"}]


@pytest.mark.rule("TK 12.17")
@pytest.mark.parametrize(("land", "count"), [("P3", 3), ("M4", 4)])
def test_redwood_heart_has_no_effect_outside_forests(land: str, count: int) -> None:
    assert animals(fought(land, "redwood 9a", "1a 2a")) == [count, 0]


@pytest.mark.rule("TK 12.18")
def test_a_one_turn_forest_is_a_forest_for_redwood_heart() -> None:
    assert animals(fought("F1", "redwood", "1a")) == [2, 0]


@pytest.mark.rule("TK 12.19")
def test_a_tied_forest_gives_nobody_points() -> None:
    table = fought("F2", "redwood 4a", "3a 4a")
    assert animals(table) == [0, 0]
    assert table.events("doubled") == []


@pytest.mark.rule("TK 12.20")
def test_redwood_heart_taken_by_the_puma_still_doubles() -> None:
    table = fought("F3", "redwood 2a", "1a 2b")
    assert [event["card"] for event in table.events("puma-takes")] == ["redwood"]
    assert table.totals("F3") == (2, 3)
    assert animals(table) == [0, 6]
