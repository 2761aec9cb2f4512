"""Chapter 2: the tribes, the draft of special warriors, the first hand."""

from __future__ import annotations

import json
from itertools import combinations

import pytest

import prairie
from prairie import CHANCE, SPECTATOR

from .positions import SPECIALS, Table, tomahawk

DEAL = ("manitou", "redwood", "cloud", "spirit", "twilight", "storm")  # three for seat 0, three for seat 1


def drafted() -> Table:
    """Seat 0 keeps Redwood Heart and Teasing Cloud, seat 1 Dancing Twilight and Storm Caller."""
    table = Table.start().chance(*DEAL)
    return table.do(0, "manitou", "3c", "7a").do(1, "spirit", "4b", "6b")


@pytest.mark.rule("TK 2.1")
def test_two_play_and_each_has_a_tribe_of_their_own() -> None:
    game = tomahawk()
    for seats in (1, 3):
        with pytest.raises(ValueError, match="played by 2"):
            game.new(seats)
    state = game.new(2)
    assert state.seats == 2
    assert [side["tribe"] for side in state.as_dict()["sides"]] == ["tepee", "totem"]


@pytest.mark.rule("TK 2.2")
def test_three_specials_are_dealt_to_each_at_random() -> None:
    table = Table.start()
    left = set(SPECIALS)
    for n, special in enumerate(DEAL):
        assert table.question == "deal"
        assert table.legal(CHANCE) == left
        assert len(set(table.state.weights())) == 1
        table.chance(special)
        left.discard(special)
        assert table.words(table.state.dealt[n // 3]) == set(DEAL[n // 3 * 3 : n + 1])
    assert table.question == "refuse"


@pytest.mark.rule("TK 2.3")
def test_the_seventh_special_is_in_no_army_and_in_nobodys_view() -> None:
    table = drafted().settle()
    for seat in (0, 1):
        assert "skull" not in table.army(seat)
    for reader in (0, 1, SPECTATOR):
        assert '"skull"' not in json.dumps(table.state.view(reader).as_dict())
        assert not any("skull" in args.values() for _, args in table.told(reader))
    table.finish()
    assert all("skull" not in table.words(table.state.shown[seat]) for seat in (0, 1))


@pytest.mark.rule("TK 2.3")
def test_nobody_can_tell_which_special_was_not_dealt() -> None:
    view = drafted().settle().state.view(0)
    missing = set()
    for seed in range(60):
        dealt = view.imagine(prairie.Rng(seed)).as_dict()["sides"]
        missing |= set(SPECIALS) - set(dealt[0]["dealt"]) - set(dealt[1]["dealt"])
    assert missing == {"spirit", "twilight", "skull", "storm"}


@pytest.mark.rule("TK 2.4")
def test_each_player_keeps_exactly_two_of_three() -> None:
    table = Table.start().chance(*DEAL)
    assert table.legal(0) == {"manitou", "redwood", "cloud"}
    assert table.refused(0, "storm") == "TK 2.4"
    table.do(0, "redwood")
    assert table.army(0) & set(SPECIALS) == {"manitou", "cloud"}
    assert not table.legal(0) & set(SPECIALS)


@pytest.mark.rule("TK 2.5")
def test_a_special_takes_the_place_of_a_warrior_of_its_own_value() -> None:
    table = Table.start().chance(*DEAL).do(0, "manitou")
    assert table.legal(0) == {"3a", "3b", "3c"}  # for Redwood Heart
    assert table.refused(0, "4a") == "TK 2.5"
    table.do(0, "3a")
    assert table.legal(0) == {"7a", "7b"}  # for Teasing Cloud
    assert table.refused(0, "3b") == "TK 2.5"
    table.do(0, "7b")
    assert [args for name, args in table.told(0) if name == "replaced"] == [
        {"seat": 0, "special": "redwood", "card": "3a"},
        {"seat": 0, "special": "cloud", "card": "7b"},
    ]


@pytest.mark.rule("TK 2.6")
@pytest.mark.parametrize("leaving", ["3a", "3b", "3c"])
def test_any_copy_of_the_value_may_leave_unshown(leaving: str) -> None:
    table = Table.start().chance(*DEAL)
    unseen = table.state.view(1).to_bytes(), table.told(1), table.told(SPECTATOR)
    table.do(0, "manitou", leaving)
    assert {"3a", "3b", "3c"} - table.army(0) == {leaving}
    assert (table.state.view(1).to_bytes(), table.told(1), table.told(SPECTATOR)) == unseen


@pytest.mark.rule("TK 2.7")
def test_any_two_specials_can_be_kept() -> None:
    for first, second in combinations(SPECIALS, 2):
        third = next(card for card in SPECIALS if card not in (first, second))
        others = [card for card in SPECIALS if card not in (first, second, third)]
        table = Table.start().chance(first, second, third, *others[:3]).do(0, third)
        table.do(0, min(table.legal(0)))
        table.do(0, min(table.legal(0)))
        assert len(table.army(0)) == 24


@pytest.mark.rule("TK 2.8")
def test_three_cards_of_each_player_take_no_part() -> None:
    table = drafted()
    discards = ({"manitou", "3c", "7a"}, {"spirit", "4b", "6b"})
    for seat in (0, 1):
        assert set(table.game.words("card")) - set(SPECIALS) - table.army(seat) == discards[seat] - set(SPECIALS)
        assert not discards[seat] & (table.hand(seat) | table.deck(seat))
    assert table.refused(CHANCE, "3c") == "TK 8.1"
    table.finish()
    for seat in (0, 1):
        assert not discards[seat] & table.words(table.state.shown[seat])


@pytest.mark.rule("TK 2.8")
def test_a_warrior_leaves_once_only() -> None:
    table = Table.start().chance("manitou", "spirit", "cloud", *("redwood", "twilight", "storm")).do(0, "cloud", "1a")
    assert table.refused(0, "1a") == "TK 2.8"
    assert table.refused(0, "1b") == "TK 2.5"  # not the spirit's value


@pytest.mark.rule("TK 2.9")
def test_the_drafts_are_simultaneous_and_secret() -> None:
    table = Table.start().chance(*DEAL)
    assert table.state.deciders() == [0, 1]
    before = table.state.view(0).to_bytes()
    table.do(1, "spirit", "4b", "6b")
    assert table.state.view(0).to_bytes() == before
    assert table.state.deciders() == [0]
    assert table.question != "draw"
    table.do(0, "manitou", "3c", "7a")
    assert table.state.to_bytes() == drafted().state.to_bytes()
    assert table.question == "draw"


@pytest.mark.rule("TK 2.10")
def test_an_army_is_22_of_the_tribe_and_two_specials() -> None:
    table = drafted()
    for seat, kept in ((0, {"redwood", "cloud"}), (1, {"twilight", "storm"})):
        assert len(table.army(seat)) == 24
        assert table.army(seat) & set(SPECIALS) == kept


@pytest.mark.rule("TK 2.11")
def test_each_army_becomes_a_deck_of_its_own_in_no_order() -> None:
    table = drafted()
    assert table.deck(0) == table.army(0)
    assert table.deck(1) == table.army(1)
    assert table.legal(CHANCE) == table.army(0)  # any card may be the next
    assert len(set(table.state.weights())) == 1
    table.chance("10a")
    assert table.hand(0) == {"10a"}
    assert "10a" in table.deck(1)


@pytest.mark.rule("TK 2.12")
def test_the_first_hand_is_eight_cards() -> None:
    table = drafted()
    for _ in range(16):
        assert table.question == "draw"
        table.chance(min(table.legal(CHANCE)))
    assert table.question == "territory"
    for seat in (0, 1):
        assert len(table.hand(seat)) == 8
        assert len(table.deck(seat)) == 16
        assert table.hand(seat) | table.deck(seat) == table.army(seat)
