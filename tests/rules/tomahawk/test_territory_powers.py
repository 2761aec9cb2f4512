"""Chapter 13: forest, mountain, puma, picking."""

from __future__ import annotations

from pathlib import Path

import pytest

from prairie import CHANCE, SPECTATOR

from .data_files import loaded, our_data
from .positions import Table, fought

# --- Forest ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK 13.1")
def test_everything_in_a_forest_is_settled_in_its_last_turn() -> None:
    for turn, mine, theirs in ((1, "cloud", "9b"), (2, "cloud 5b", "9b 8a")):
        early = Table(turn, I=f"F4: {mine} / {theirs}").play()
        assert not any(args.get("pile") == "I" for name, args in early.told(0) if name != "stays-hidden")
    table = fought("F4", "cloud 5b 1a", "9b 8a 2a")
    names = [name for name, args in table.told(SPECTATOR) if args.get("pile") == "I" or name == "charmed"]
    assert names == ["revealed"] * 3 + ["charmed"] + ["scalped"] * 2 + ["puma-takes", "totals", "won"]
    assert table.scalps == (3, 1)
    assert table.totals("F4") == (13, 2)


# --- Mountain -------------------------------------------------------------------------------------------------


def mountain_won(**more: str) -> Table:
    """Seat 0 wins a mountain in the second turn; a forest holds a hidden pair of the first turn and one of this."""
    return Table(2, I="F5: 1a 2a / 3c 10a", IV="M1: 9a / 5a", **more).play()  # type: ignore[arg-type]


@pytest.mark.rule("TK 13.2", "TK 14.13")
def test_the_winner_of_a_mountain_may_look_into_unfinished_forests() -> None:
    table = mountain_won()
    assert table.question == "look"
    assert table.state.deciders() == [0]
    assert table.pairs("I", 0)[1] == ["2a", "?"]
    table.do(0, "yes")
    assert table.pairs("I", 0)[1] == ["2a", "10a"]
    assert table.pairs("I", 1)[1] == ["?", "10a"]  # the loser has not looked
    assert ("saw", {"seat": 0, "card": "10a", "pile": "I"}) in table.told(0)


@pytest.mark.rule("TK 13.2")
def test_a_look_shows_every_unfinished_forest() -> None:
    table = Table(4, I="F5: 1a / 10a", II="F4: 2a / 9a", III="P5", IV="M4: 8a 7a / 5a 4a").play()
    table.do(0, "yes")
    assert table.pairs("I", 0)[0] == ["1a", "10a"]
    assert table.pairs("II", 0)[0] == ["2a", "9a"]


@pytest.mark.rule("TK 13.3")
def test_a_look_never_shows_earlier_cards_nor_a_drawn_one() -> None:
    table = mountain_won(II="P3: twilight / 1a")
    assert table.question == "twilight"
    table.chance(max(table.legal(CHANCE))).do(0, "yes")
    assert table.pairs("I", 0)[0] == ["1a", "?"]
    assert table.pairs("I", 0)[1] == ["2a", "10a"]
    assert table.pairs("II", 0)[1] == ["", "?"]
    assert [event["card"] for event in table.events("saw")] == ["10a"]


@pytest.mark.rule("TK 13.4")
def test_a_look_may_be_declined() -> None:
    table = mountain_won()
    assert table.legal(0) == {"no", "yes"}
    assert table.game.refusals[table.state.refusal(0, 2)].rule == "TK 13.4"
    assert [name for name, _ in table.told(0) if name in ("turned-up", "drew")] == []  # before both
    assert table.winner("M1") == 0  # and after the battles
    table.do(0, "no")
    assert table.pairs("I", 0)[1] == ["2a", "?"]
    assert table.events("looked") == []
    assert table.question == "territory"


@pytest.mark.rule("TK 13.5")
def test_both_may_look_when_each_wins_a_mountain() -> None:
    table = Table(1, I="F5: 2a / 10a", II="M1: 9a / 1a", IV="M2: 1b / 8a").play()
    assert table.state.deciders() == [0, 1]
    table.do(1, "yes")
    assert table.state.deciders() == [0]
    table.do(0, "yes")
    assert table.pairs("I", 0)[0] == ["2a", "10a"]
    assert table.pairs("I", 1)[0] == ["2a", "10a"]
    assert [event["seat"] for event in table.events("looked")] == [0, 1]


@pytest.mark.rule("TK 13.6")
def test_two_mountains_give_one_look() -> None:
    table = Table(1, I="F5: 2a / 10a", II="M1: 9a / 1a", IV="M2: 8a / 1b").play()
    assert table.state.deciders() == [0]
    table.do(0, "yes")
    assert table.question == "territory"
    assert len(table.events("looked")) == len(table.events("saw")) == 1


@pytest.mark.rule("TK 13.7")
def test_nothing_is_asked_when_there_is_nothing_to_see() -> None:
    no_forest = Table(1, I="P5", II="M1: 9a / 1a", III="P3", IV="P1").play()
    assert no_forest.winner("M1") == 0
    assert no_forest.question == "territory"
    just_finished = Table(2, I="P5", II="P3", III="F2: 1a 2a / 3a 4a", IV="M1: 9a / 1b").play()
    assert just_finished.question == "territory"
    last_turn = Table(6, I="F5: 1a 2a 3a / 1b 2b 3b", IV="M4: 9a 8a / 4a 5a").play()
    assert last_turn.winner("M4") == 0
    assert last_turn.state.deciders() == []


@pytest.mark.rule("TK 13.8")
def test_a_tied_mountain_grants_no_look() -> None:
    table = Table(2, I="F5: 1a 2a / 3c 10a", IV="M1: 9a / 9b").play()
    assert {"pile": "IV", "land": "M1"} in table.events("tied")
    assert table.question == "territory"


@pytest.mark.rule("TK 13.2")
def test_plains_and_forests_grant_no_look() -> None:
    assert Table(2, I="F5: 1a 2a / 3c 10a", IV="P1: 9a / 5a").play().question == "territory"
    assert Table(2, I="F5: 1a 2a / 3c 10a", IV="F1: 9a / 5a").play().question == "territory"


# --- Puma -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK 13.9", "TK 13.11")
def test_the_puma_takes_the_strongest_of_both_sides_together() -> None:
    table = fought("F3", "10a 1a", "9a 2a")
    assert table.events("puma-takes") == [{"seat": 0, "card": "10a", "pile": "III", "strength": 10}]
    assert table.totals("F3") == (1, 11)
    assert table.winner("F3") == 1
    three = fought("F4", "1a 2a 3a", "4a 5a 6a")
    assert three.totals("F4") == (6, 9)


@pytest.mark.rule("TK 13.10")
@pytest.mark.parametrize("land", ["P2", "M4", "F5"])
def test_the_puma_acts_on_any_territory_that_bears_it(land: str, tmp_path: Path) -> None:
    data = our_data()
    data["territory"][land]["icon"] = "puma"
    turns = data["territory"][land]["turns"]
    rows = " ".join(["6a", "5a", "4a"][:turns]), " ".join(["3a", "2a", "1a"][:turns])
    table = fought(land, *rows, game=loaded(tmp_path, data))
    assert [event["card"] for event in table.events("puma-takes")] == ["6a"]
    assert table.totals(land) == {1: (0, 3), 2: (5, 5), 3: (9, 6)}[turns]


@pytest.mark.rule("TK 13.12")
def test_the_puma_takes_all_that_are_equally_strong() -> None:
    assert fought("F3", "9a 1a", "9a 3a").totals("F3") == (1, 3)
    assert fought("F3", "9a 9b", "8a 1a").totals("F3") == (0, 9)


@pytest.mark.rule("TK 13.13", "TK 7.6")
def test_a_puma_among_equals_leaves_nothing_to_nothing() -> None:
    table = fought("F3", "5a 5b", "5b 5a")
    assert table.totals("F3") == (0, 0)
    assert table.winner("F3") is None
    assert {"pile": "III", "land": "F3"} in table.events("tied")


@pytest.mark.rule("TK 13.14")
def test_puma_and_picking_go_by_strength_not_by_value() -> None:
    puma = fought("F3", "cloud 4a", "10a 5a")  # 7 4 / 0 5
    assert [event["card"] for event in puma.events("puma-takes")] == ["cloud"]
    assert puma.totals("F3") == (4, 5)
    picking = fought("P4", "storm 9a 8a", "1a 7a 7b")  # 1 9 8 / 1 7 7
    assert [event["card"] for event in picking.events("picking-doubles")] == ["storm", "1a"]
    assert picking.totals("P4") == (19, 16)


@pytest.mark.rule("TK 13.15")
def test_puma_and_picking_change_nothing_in_the_duels() -> None:
    puma = fought("F3", "10a 1a", "9b 2a")
    assert [event["card"] for event in puma.events("puma-takes")] == ["10a"]
    assert puma.scalps == (3, 0)  # the 10 scalped before the puma came
    picking = fought("M3", "9a 4b", "9a 3c")
    assert [event["card"] for event in picking.events("picking-doubles")] == ["3c"]
    assert picking.totals("M3") == (13, 15)
    assert picking.scalps == (1, 0)  # a 3 in its duel


# --- Picking --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK 13.16", "TK 13.17")
def test_picking_doubles_the_weakest_of_both_sides_together() -> None:
    table = fought("M3", "2a 9a", "3a 7a")
    assert table.events("picking-doubles") == [{"seat": 0, "card": "2a", "pile": "III", "strength": 2}]
    assert table.totals("M3") == (13, 10)
    forest = fought("F5", "8a 9a 10a", "5a 6b 7a")
    assert forest.totals("F5") == (27, 23)


@pytest.mark.rule("TK 13.18")
def test_picking_doubles_all_that_are_equally_weak() -> None:
    assert fought("M3", "2a 9a", "2b 7a").totals("M3") == (13, 11)
    assert fought("M3", "2a 2b", "5b 3a").totals("M3") == (8, 8)


@pytest.mark.rule("TK 13.19")
def test_a_charmed_zero_is_the_weakest_and_stays_zero() -> None:
    table = fought("P4", "cloud 5a 6a", "9a 1a 2a")
    assert [event["card"] for event in table.events("picking-doubles")] == ["9a"]
    assert table.totals("P4") == (18, 3)  # the 1 is not doubled in its stead
