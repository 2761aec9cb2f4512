"""Chapter 5: the test of strength."""

from __future__ import annotations

import pytest

from prairie.core.rng import Rng
from prairie.games.bigmanitou.components import CARDS, EQUAL, HEROES, HUNTERS, LOSES, WINS
from tests.rules.bigmanitou.tabletop import Tabletop, the_game

BEATS = {
    "chief": {"scout", "medicine_man", "rainmaker"},
    "clan_mother": {"chief"},
    "scout": {"medicine_man", "clan_mother"},
    "medicine_man": {"rainmaker", "clan_mother"},
    "rainmaker": {"scout", "clan_mother"},
}
ROWS = [
    pytest.param("chief", marks=pytest.mark.rule("BM 5.3")),
    pytest.param("clan_mother", marks=pytest.mark.rule("BM 5.4")),
    pytest.param("scout", marks=pytest.mark.rule("BM 5.5")),
    pytest.param("medicine_man", marks=pytest.mark.rule("BM 5.6")),
    pytest.param("rainmaker", marks=pytest.mark.rule("BM 5.7")),
]


def meeting(attacker: str, defender: str) -> Tabletop:
    """The second player's hero comes to the first player's on ground I."""
    return Tabletop().hands(defender, attacker).does(f"{defender}>I", f"{attacker}>I")


@pytest.mark.rule("BM 5.1")
def test_the_stronger_hero_wins_and_the_beaten_one_is_turned_down() -> None:
    table = meeting("chief", "scout")
    assert table.heroes(0) == (1, ["chief"])
    assert (table.fallen(0, 0), table.fallen(1, 0)) == (["scout"], [])


@pytest.mark.parametrize("hero", ROWS)
@pytest.mark.parametrize("other", HEROES)
def test_each_hero_beats_and_loses_as_printed(hero: str, other: str) -> None:
    table = meeting(hero, other)
    if other in BEATS[hero]:
        assert table.heroes(0) == (1, [hero])
    elif hero in BEATS[other]:
        assert table.heroes(0) == (0, [other])
    else:
        assert hero == other
        assert table.heroes(0) == (None, [])


@pytest.mark.rule("BM 5.2")
def test_whom_a_hero_beats_and_who_beats_it_agree() -> None:
    fight = the_game().box.fight
    for a in range(HUNTERS, CARDS):
        for b in range(HUNTERS, CARDS):
            assert fight[a * CARDS + b] == -fight[b * CARDS + a]


@pytest.mark.rule("BM 5.8")
def test_between_two_different_heroes_one_always_wins() -> None:
    box = the_game().box
    for a in range(HUNTERS, CARDS):
        for b in range(HUNTERS, CARDS):
            same = box.hero[a - HUNTERS] == box.hero[b - HUNTERS]
            assert box.fight[a * CARDS + b] in ([EQUAL] if same else [WINS, LOSES])


@pytest.mark.rule("BM 5.9")
def test_the_test_takes_place_in_the_same_turn() -> None:
    table = Tabletop().hands("scout 1", "chief 2").does("scout>I")
    assert "beats" not in table.events()
    table.does("chief>I")
    assert table.events()[-2:] == ["played", "beats"]
    assert table.asked() == (0, "play")


@pytest.mark.rule("BM 5.10")
def test_after_a_test_one_player_at_most_has_heroes_face_up() -> None:
    """Whatever is played: fallen heroes and standing ones are all that lie there, and the standing have one owner."""
    for stream in range(20):
        table = Tabletop(5, quick=True)
        rng = Rng(3, stream)
        while table.state.hunt == 1 and table.state.decider() != -2:
            table.state.sample(rng)
            seat = table.state.decider()
            if seat >= 0:
                table.state.apply(seat, table.state.choose(seat, rng))
            for ground in table.state.as_dict()["grounds"]:
                assert len(ground["heroes"]) <= 2
                assert (ground["keeper"] is None) == (not ground["heroes"])


@pytest.mark.rule("BM 5.11")
@pytest.mark.parametrize("hero", HEROES)
def test_equal_heroes_turn_each_other_down(hero: str) -> None:
    table = meeting(hero, hero)
    assert table.heroes(0) == (None, [])
    assert (table.fallen(0, 0), table.fallen(1, 0)) == ([hero], [hero])


@pytest.mark.rule("BM 5.12")
def test_a_weaker_hero_may_be_played_and_falls_at_once() -> None:
    table = meeting("clan_mother", "rainmaker")
    assert table.heroes(0) == (0, ["rainmaker"])
    assert table.fallen(1, 0) == ["clan_mother"]
    assert table.events()[-1] == "falls"


@pytest.mark.rule("BM 5.11", "BM 5.1")
def test_a_ground_whose_heroes_all_fell_is_open_to_the_next() -> None:
    table = Tabletop(3).hands("scout", "scout", "clan_mother").does("scout>I", "scout>I", "clan_mother>I")
    assert table.heroes(0) == (2, ["clan_mother"])
