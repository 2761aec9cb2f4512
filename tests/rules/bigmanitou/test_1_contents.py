"""Chapter 1: goal and contents; the data file must say what the box holds."""

from __future__ import annotations

import pytest

from prairie.games.bigmanitou import judging
from prairie.games.bigmanitou.components import DECK, SORTS, held
from tests.rules.bigmanitou.tabletop import Tabletop, the_game

BOX = the_game().box


@pytest.mark.rule("BM 1.1")
def test_the_most_victory_points_win() -> None:
    table = Tabletop(3, hunt=3).won("bison3 tipi1", "bison3 tipi3", "bison2 tipi2").judge().plays_anything()
    assert table.state.scores() == [1, 3, 2]
    assert table.state.outcome().winners == (1,)


@pytest.mark.rule("BM 1.2")
def test_five_players_each_have_a_deck_of_seventeen_cards_beside_the_tribe_card() -> None:
    pools = Tabletop(5).state.pool
    assert list(pools) == [DECK] * 5
    assert len(the_game().words("card")) == 18 - 1


@pytest.mark.rule("BM 1.3")
def test_there_are_sixty_tiles_of_five_kinds() -> None:
    assert sum(held(BOX.full_bag, kind) for kind in range(BOX.kinds)) == 60
    assert {SORTS[sort] for sort in BOX.sort} == {"bison", "tipi", "horse", "totem", "tomahawk"}


@pytest.mark.rule("BM 1.4")
def test_the_tiles_are_spread_as_reconstructed() -> None:
    assert {word: int(held(BOX.full_bag, kind)) for kind, word in enumerate(the_game().words("tile"))} == {
        **{f"bison{points}": 8 for points in (1, 2, 3)},
        **{f"tipi{points}": 6 for points in (1, 2, 3)},
        "horse": 6,
        "totem": 6,
        "tomahawk": 6,
    }
    assert the_game().data["tiles"]["certainty"] == "reconstructed"


@pytest.mark.rule("BM 1.5")
def test_the_white_cylinder_follows_horses() -> None:
    table = Tabletop().grounds("horse bison1 bison2 tipi1").on(0, "scout").judge().does("horse")
    assert (table.state.white, table.state.brown) == (0, -1)


@pytest.mark.rule("BM 1.6")
def test_the_brown_cylinder_follows_totems() -> None:
    table = Tabletop().grounds("totem bison1 bison2 tipi1").on(0, "scout").judge().does("totem")
    assert (table.state.brown, table.state.white) == (0, -1)


@pytest.mark.rule("BM 1.4")
def test_reconstructed_tiles_are_said_to_be_so() -> None:
    for lang in ("en", "fr"):
        assert "24" in the_game().texts.say(lang, "about")


def test_points_of_a_set_of_hunters_are_their_sum() -> None:
    table = Tabletop().on(0, "5 3 7").on(1, "10")
    assert judging.force(table.state, 0) == 25
