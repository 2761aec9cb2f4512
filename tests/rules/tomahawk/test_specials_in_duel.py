"""Chapter 12, the specials that act in the turn they appear: Twilight, Skull, Storm Caller, Teasing Cloud."""

from __future__ import annotations

from pathlib import Path

import pytest

from prairie import CHANCE

from .data_files import loaded, our_data, with_values
from .positions import PILES, Table, fought

# --- Dancing Twilight -----------------------------------------------------------------------------------------


@pytest.mark.rule("TK 12.21")
@pytest.mark.parametrize("land", ["P5", "M5"])
@pytest.mark.parametrize("seat", [0, 1])
def test_dancing_twilight_draws_the_enemys_next_card_there(land: str, seat: int) -> None:
    row = "twilight / 1a" if seat == 0 else "1a / twilight"
    table = Table(1, I=f"{land}: {row}").play()
    victim = 1 - seat
    assert table.question == "twilight"
    assert table.legal(CHANCE) == table.hand(victim)
    assert len(set(table.state.weights())) == 1
    drawn = max(table.hand(victim))
    table.chance(drawn).settle()
    assert table.pairs("I", victim)[1][victim] == drawn
    for pile in PILES:
        table.do(seat, f"{max(table.hand(seat))}>{pile}")
    for pile in PILES[1:]:
        table.do(victim, f"{max(table.hand(victim))}>{pile}")
    second = [event for event in table.events("revealed") if event["pile"] == "I"][1]
    assert second["second" if seat == 0 else "first"] == drawn


@pytest.mark.rule("TK 12.22")
def test_the_card_is_drawn_at_once_among_the_four_left_before_the_draw() -> None:
    table = Table(2, I="P5: 2a twilight / 2a 9b", IV="P2: 9a / 8b", hands=("", "10a 7a"))
    laid = set(table.plays[1])
    left = table.hand(1) - laid
    table.play()
    assert table.question == "twilight"
    assert {"10a", "7a"} < left
    assert table.legal(CHANCE) == left
    assert len(left) == 4
    assert table.refused(CHANCE, min(table.deck(1))) == "TK 12.22"
    assert table.scalps == (0, 0)  # in the step of the special warriors: no duel yet
    assert table.events("totals") == []
    table.chance("10a")
    assert table.scalps == (3, 2)


@pytest.mark.rule("TK 12.23")
def test_the_owner_draws_four_as_usual_and_places_three() -> None:
    table = Table(1, I="P5: twilight / 1a", hands=("", "10a")).play()
    deck = table.deck(1)
    table.chance("10a").settle()
    assert len(deck - table.deck(1)) == 4
    assert len(table.hand(1)) == 3 + 4
    assert "10a" not in table.hand(1)
    assert table.legal(1) == {f"{card}>II" for card in table.hand(1)}  # pile I is settled
    for pile in PILES[1:]:
        table.do(1, f"{min(table.hand(1))}>{pile}")
    assert not table.state.owes(1)
    assert len(table.hand(1)) == 4
    assert table.pairs("I", 1)[1][1] == "10a"


@pytest.mark.rule("TK 12.24")
def test_dancing_twilight_fixes_the_next_turn_only() -> None:
    table = Table(1, I="P5: twilight / 1a", hands=("", "10a")).play()
    table.chance("10a").settle()
    for seat in (0, 1):
        while table.state.owes(seat) and table.state.turn == 2:
            table.do(seat, min(table.legal(seat)))
    while table.question == "look":
        table.do(table.state.deciders()[0], "no")
    assert table.question != "twilight"
    table.settle()
    assert table.state.turn == 3
    assert table.question == "place"
    assert table.pairs("I", 1)[2] == ["", ""]
    assert all(word.endswith(">I") for word in table.legal(1))


@pytest.mark.rule("TK 12.25")
@pytest.mark.parametrize(("land", "mine", "theirs"), [("P1", "twilight", "1a"), ("M4", "1a twilight", "2a 3a")])
def test_dancing_twilight_has_no_effect_on_the_last_turn(land: str, mine: str, theirs: str) -> None:
    table = fought(land, mine, theirs)
    assert table.question == "territory"
    assert table.events("drawn-for") == []


@pytest.mark.rule("TK 12.26")
def test_dancing_twilight_has_no_effect_in_a_forest() -> None:
    for turn, mine, theirs in ((1, "twilight", "1a"), (2, "1a twilight", "1a 2a"), (3, "1a 2a twilight", "1a 2a 3a")):
        table = Table(turn, I=f"F5: {mine} / {theirs}").play()
        assert table.question == "territory"
        table.finish()
        assert table.events("drawn-for") == []


# --- Glowing Skull --------------------------------------------------------------------------------------------


@pytest.mark.rule("TK 12.27")
@pytest.mark.parametrize(("loser", "tokens"), [("4b", 2), ("2c", 2), ("twilight", 4)])
def test_glowing_skull_brings_twice_as_many_tokens(loser: str, tokens: int) -> None:
    assert fought("P1", "skull", loser).scalps == (tokens, 0)
    assert fought("P1", loser, "skull").scalps == (0, tokens)


@pytest.mark.rule("TK 12.28")
def test_only_glowing_skulls_own_duel_is_doubled() -> None:
    table = Table(1, I="P5: skull / 4b", II="P1: 10a / 8b", IV="P2: 6b / 9a").play()
    assert [(event["winner"], event["points"]) for event in table.events("scalped")] == [
        ("skull", 2),
        ("10a", 3),
        ("9a", 1),
    ]


@pytest.mark.rule("TK 12.28")
def test_scalps_taken_from_glowing_skull_are_not_doubled(tmp_path: Path) -> None:
    data = our_data()
    next(special for special in data["special"] if special["power"] == "glowing_skull")["hair"] = 3  # ours is bald
    assert fought("P1", "skull", "9a", game=loaded(tmp_path, data)).scalps == (0, 3)


# --- Storm Caller ---------------------------------------------------------------------------------------------


@pytest.mark.rule("TK 12.29")
@pytest.mark.parametrize(("facing", "strength"), [("1a", 1), ("5a", 5), ("6a", 6), ("10a", 10), ("manitou", 1)])
def test_storm_caller_is_as_strong_as_the_one_facing_him(facing: str, strength: int) -> None:
    table = fought("P1", "storm", facing)
    assert table.totals("P1") == (strength, strength)
    assert table.events("mirrors") == [{"seat": 0, "facing": facing, "strength": strength}]


@pytest.mark.rule("TK 12.30")
def test_storm_callers_six_serves_only_at_set_up() -> None:
    table = Table.start().chance("storm", "redwood", "cloud", "manitou", "spirit", "skull").do(0, "cloud", "3a")
    assert table.legal(0) == {"6a", "6b", "6c"}
    assert fought("P3", "storm 1a", "2a 3a").totals("P3") == (3, 5)  # no 6 in the battle
    assert fought("P1", "storm", "4b").scalps == (0, 0)  # no 6 in the duel
    assert fought("P1", "storm", "9a").winner("P1") is None


@pytest.mark.rule("TK 12.31")
def test_storm_caller_copies_the_printed_value(tmp_path: Path) -> None:
    game = with_values(tmp_path, teasing_cloud=9)
    assert fought("P1", "storm", "cloud", game=game).totals("P1") == (9, 9)
    assert fought("P3", "storm 1a", "spirit 2a").totals("P3") == (3, 9)  # the card's 2, not its share of the pair


@pytest.mark.rule("TK 12.32")
def test_storm_caller_facing_teasing_cloud_is_not_charmed() -> None:
    table = fought("P1", "storm", "cloud")
    assert table.totals("P1") == (7, 7)
    assert table.events("charmed") == []
    assert table.scalps == (0, 0)
    assert table.winner("P1") is None


@pytest.mark.rule("TK 12.33")
@pytest.mark.parametrize("facing", ["1a", "4b", "5c", "8b", "10a", "cloud", "twilight", "skull"])
def test_storm_caller_always_ties_his_duel(facing: str) -> None:
    assert fought("P1", "storm", facing).scalps == (0, 0)
    assert fought("P1", facing, "storm").scalps == (0, 0)


@pytest.mark.rule("TK 12.34")
def test_storm_caller_facing_soaring_spirit_is_a_two() -> None:
    assert fought("P3", "storm 4a", "spirit 2a").totals("P3") == (6, 9)
    table = fought("P3", "4a storm", "2a spirit")
    assert table.totals("P3") == (6, 9)
    assert table.events("mirrors") == [{"seat": 0, "facing": "spirit", "strength": 2}]


# --- Teasing Cloud --------------------------------------------------------------------------------------------


@pytest.mark.rule("TK 12.35")
@pytest.mark.parametrize("facing", ["7a", "8a", "9a", "10a"])
def test_teasing_cloud_charms_a_seven_to_a_ten(facing: str) -> None:
    table = fought("P1", "cloud", facing)
    assert table.totals("P1") == (7, 0)
    assert table.events("charmed") == [{"seat": 1, "card": facing}]


@pytest.mark.rule("TK 12.35")
@pytest.mark.parametrize("facing", ["6a", "5a", "4b", "1a", "skull"])
def test_teasing_cloud_has_no_hold_on_a_six_or_less(facing: str) -> None:
    table = fought("P1", "cloud", facing)
    value = 5 if facing == "skull" else int(facing[:-1])
    assert table.totals("P1") == (7, value)
    assert table.events("charmed") == []


@pytest.mark.rule("TK 12.35")
def test_teasing_cloud_charms_only_the_one_facing_her() -> None:
    assert fought("P3", "cloud 1a", "2a 9a").totals("P3") == (8, 11)


@pytest.mark.rule("TK 12.36")
@pytest.mark.parametrize(("charmed", "hair"), [("7a", 1), ("8b", 3), ("10a", 4)])
def test_a_charmed_warrior_with_hair_is_scalped(charmed: str, hair: int) -> None:
    assert fought("P1", "cloud", charmed).scalps == (hair, 0)
    assert fought("P1", charmed, "cloud").scalps == (0, hair)
