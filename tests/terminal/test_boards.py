"""The text board: golden pictures of one arranged position, and what it never shows."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from prairie.core.contract import SPECTATOR
from prairie.core.game import YOU
from prairie.core.registry import game
from prairie.core.rulebook import LANGUAGES
from prairie.core.spans import STYLES, Line, cells, text_of
from prairie.games.tomahawk.components import SPECIAL_WORDS
from prairie.games.tomahawk.game import TomahawkGame
from tests.terminal.arranged import arranged
from tests.terminal.commands import Terminal, play, without_colour

GOLDEN = Path(__file__).parent / "golden"


def board(seat: int, lang: str, width: int = 80, plain: bool = False) -> list[Line]:
    table = arranged()
    names = [YOU if seat == 0 else "Élise", YOU if seat == 1 else "Tom"]
    return table.game.board(table.view(seat).as_dict(), seat, names, lang, width, plain)


def text(lines: list[Line]) -> str:
    return "\n".join(text_of(line).rstrip() for line in lines) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", ["drawn", "plain"])
def test_the_board_is_the_golden_one(lang: str, form: str) -> None:
    """Run with PRAIRIE_GOLDEN=1 to write the pictures anew, then read them."""
    shown = text(board(0, lang, plain=form == "plain"))
    file = GOLDEN / f"{form}.{lang}.txt"
    if os.environ.get("PRAIRIE_GOLDEN"):
        file.write_text(shown, encoding="utf-8")
    assert shown == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [76, 80, 100, 110])
def test_a_drawn_board_fits_its_width(lang: str, width: int) -> None:
    assert max(cells(text_of(line).rstrip()) for line in board(0, lang, width)) <= width


def test_a_narrow_terminal_gets_sentences() -> None:
    assert text(board(0, "en", width=60)) == text(board(0, "en", plain=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_of_forests_names_no_card_that_may_lie_elsewhere(lang: str) -> None:
    legend = game("tomahawk").texts.say(lang, "board-forests-mine")
    assert "(…)" in legend
    assert not re.search(r"\d[a-d]", legend)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_only_the_reader_knows_stands_in_brackets_however_long_its_name(lang: str) -> None:
    from prairie.games.tomahawk.board.drawn import warrior
    from prairie.games.tomahawk.board.reader import Reader

    tomahawk = game("tomahawk")
    assert isinstance(tomahawk, TomahawkGame)
    pair = {"cards": ["manitou", "7b"], "revealed": [False, False]}
    pile = {"pairs": [pair], "turn": 2, "fixed": [False, False]}
    reader = Reader(tomahawk, {"phase": "place"}, 0, [YOU, "Tom"], lang)
    for half in (7, 8, 9):
        shown = warrior(reader, pile, 0, 0, half).text
        assert shown.startswith("(m")
        assert shown.endswith(")")
        assert cells(shown) <= half


def test_under_80_columns_sentences_are_broken_between_words() -> None:
    whole = set(play("--practice", "--seed", "5", "--lang", "en", typed="").output.split())
    with Terminal("play", "tomahawk", "--practice", "--seed", "5", "--lang", "en", columns=60) as terminal:
        drawn = without_colour(terminal.read())
    lines = drawn.splitlines()
    assert max(map(cells, lines)) <= 60
    sentences = drawn.partition("\n 1 ")[0]  # the list of choices is shorter where it is drawn
    assert set(sentences.split()) <= whole


def test_every_style_is_a_known_one() -> None:
    styles = {span.style for seat in (0, 1, SPECTATOR) for line in board(seat, "en") for span in line}
    assert styles <= {"", *STYLES}


@pytest.mark.rule("TK 14.5")
@pytest.mark.parametrize("plain", [False, True])
def test_what_was_seen_from_a_mountain_is_shown_to_the_looker_alone(plain: bool) -> None:
    assert "6c" in text(board(0, "en", plain=plain))
    assert "6c" not in text(board(SPECTATOR, "en", plain=plain))


@pytest.mark.rule("TK 14.7")
@pytest.mark.parametrize("plain", [False, True])
def test_the_card_dancing_twilight_fixed_is_named_to_its_owner_alone(plain: bool) -> None:
    assert "7b" in text(board(0, "fr", plain=True))
    for seat in (1, SPECTATOR):
        shown = text(board(seat, "fr", plain=plain)).replace("(7b) n’est connu que\n de vous", "").replace("(7b)", "")
        assert "7b" not in shown
        assert "Danse du crépuscule a déjà posé ici" in shown


@pytest.mark.rule("TK 4.3")
@pytest.mark.parametrize("plain", [False, True])
def test_a_plan_is_shown_to_its_maker_alone(plain: bool) -> None:
    mine = text(board(0, "en", plain=plain))
    assert ("your 6a, planned" if plain else "[6a]") in mine
    assert "[" not in text(board(1, "en", plain=plain))
    assert "6a, planned" not in text(board(1, "en", plain=plain))


def test_a_french_board_speaks_french() -> None:
    """Names of special warriors are translated wherever a person reads them."""
    for plain in (False, True):
        shown = text(board(0, "fr", plain=plain))
        assert "esprit" in shown.casefold()
        assert not [word for word in SPECIAL_WORDS if word in shown and word != "manitou"]
