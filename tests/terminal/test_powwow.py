"""Pow Wow in the terminal: boards for two to six, and whole games of people and computer players in any mix."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import prairie
from prairie.core.contract import CHANCE, OVER, SPECTATOR, State
from prairie.core.game import YOU
from prairie.core.illegal import Illegal
from prairie.core.record import Record
from prairie.core.rng import Rng
from prairie.core.rulebook import LANGUAGES
from prairie.core.spans import STYLES, Line, cells, text_of
from prairie.tables.table import Table as RealTable
from tests.conformance.cases import many
from tests.rules.powwow.positions import Table, powwow
from tests.terminal.commands import run
from tests.terminal.people import typed

NAMES = ["Élise", "Tom", "Ada", "Bo", "Cy", "Cunégonde de la Prairie"]
GOLDEN = Path(__file__).parent / "golden"


def names_for(seat: int, seats: int) -> list[str]:
    return [YOU if other == seat else name for other, name in enumerate(NAMES[:seats])]


def board(state: State, seat: int, lang: str = "en", width: int = 80, plain: bool = False) -> list[Line]:
    return powwow().board(state.view(seat).as_dict(), seat, names_for(seat, int(state.seats)), lang, width, plain)


def text(lines: list[Line]) -> str:
    return "\n".join(text_of(line).rstrip() for line in lines) + "\n"


def positions(seats: int, dark: str = "back") -> Iterator[State]:
    """Some positions of a random game, from the first to the last."""
    state = powwow().new(seats, dark=dark)
    rng = Rng(61, seats)
    number = 0
    while (who := state.decider()) != OVER:
        if number % many(7, 31) == 0:
            yield state
        state.apply(who, state.chance(rng) if who == CHANCE else state.choose(who, rng))
        number += 1
    yield state


def arranged() -> Table:
    """Seat 0 moves black; it has swapped with Tom, and Ada has swapped with Bo since."""
    hands = ("red pow-wow", "blue green", "yellow pow-wow", "black natural")
    table = Table(*hands, dice="red green yellow black", at={"red": 4, "yellow": 10, "black": 38}, stones=(2, 0, 1, 0))
    table.do(0, "A").swap(0, "pow-wow>1", "green").do(1, "B").do(2, "A")
    return table.do(3, "D").chance("red", "black", "blue", "blue").do(1, "red").do(2, "blue").do(3, "blue")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", ["drawn", "plain"])
def test_the_board_is_the_golden_one(lang: str, form: str) -> None:
    """Run with PRAIRIE_GOLDEN=1 to write the pictures anew, then read them."""
    table = arranged()
    table.do(1, "C").do(2, "B").do(3, "D").swap(3, "black>2", "yellow")
    shown = text(board(table.state, 0, lang, plain=form == "plain"))
    file = GOLDEN / f"powwow.{form}.{lang}.txt"
    if os.environ.get("PRAIRIE_GOLDEN"):
        file.write_text(shown, encoding="utf-8")
    assert shown == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("dark", ["back", "choice"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_board_fits_its_width(seats: int, dark: str, lang: str) -> None:
    for state in positions(seats, dark):
        for seat in (SPECTATOR, 0, seats - 1):
            for width in (76, 80, 120):
                lines = board(state, seat, lang, width)
                assert max(cells(text_of(line).rstrip()) for line in lines) <= width
                assert {span.style for line in lines for span in line} <= {"", *STYLES}


@pytest.mark.parametrize("seats", [2, 6])
def test_a_french_board_speaks_french(seats: int) -> None:
    for state in positions(seats):
        for plain in (False, True):
            shown = text(board(state, 0, "fr", plain=plain)).casefold()
            assert not re.search(r"\b(you|your|runner|hand|stones?|green|start|round|sure|space)\b", shown)


def test_a_narrow_terminal_gets_sentences() -> None:
    state = arranged().state
    assert text(board(state, 0, width=50)) == text(board(state, 0, plain=True))


@pytest.mark.rule("PW 1.9")
@pytest.mark.parametrize(("lang", "marks"), [("en", "●R ■B ▲G ◆Y ⬢K ★N"), ("fr", "●R ■B ▲V ◆J ⬢N ★C")])
def test_runners_are_told_apart_by_shape_and_letter(lang: str, marks: str) -> None:
    assert marks in text(board(Table.dealt().state, 0, lang))


@pytest.mark.parametrize(
    "shown",
    [
        "forwards 2, to space 8; a stone",  # what a stone gives next, where it leads, what happens there
        "back 1, to space 5; a moccasin, a swap",
        "at the rim",
        "pay a stone and roll the die again",
        "20 stones in the quarry",
        "die ●R red",
        "3 stones",
    ],
)
def test_the_board_shows_what_a_player_asks_for(shown: str) -> None:
    table = Table(at={"red": 6}, rings={"A": 1, "D": 5}, stones=(3, 2, 0))
    assert shown in text(board(table.state, 0))


@pytest.mark.rule("PW 9.3", "PW 9.4")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Stone A: next 6; it is then at the rim, and returns when all five are there."),
        ("fr", "Pierre A\u00a0: d’abord 6\u00a0; elle est alors au bord, et revient quand les cinq y sont."),
    ],
)
def test_a_stone_before_its_last_field_is_told_in_words(lang: str, told: str) -> None:
    assert told in text(board(Table(rings={"A": 4}).state, 0, lang, plain=True)).splitlines()


def test_the_letters_of_the_stones_stand_where_they_lead() -> None:
    lines = text(board(Table(at={"red": 6}, rings={"A": 1}).state, 0)).splitlines()
    spaces = next(i for i, line in enumerate(lines) if " 5m" in line)
    for letters, space in (("E", " 5m"), ("BC", " 7 "), ("AD", " 8o")):
        at = lines[spaces].index(space)
        assert lines[spaces + 1][at : at + 3].strip() == letters


@pytest.mark.rule("PW 6.10")
def test_a_stone_that_leads_behind_the_start_says_so() -> None:
    assert "-1: behind the start" in text(board(Table().state, 0))


@pytest.mark.rule("PW 6.9")
def test_with_the_option_both_ways_are_shown() -> None:
    shown = text(board(Table(at={"red": 10}, rings={"B": 2}, dark="choice").state, 0))
    assert "±3" in shown
    assert "back 3, to space 7" in shown
    assert "forwards 3, to space 13" in shown


@pytest.mark.rule("PW 10.5")
@pytest.mark.parametrize(("lang", "warning"), [("en", "careful"), ("fr", "attention")])
def test_a_player_about_to_lose_is_warned_on_the_board_and_in_the_list(lang: str, warning: str) -> None:
    lost = Table("red blue", "green yellow", "black natural", dice="green red red", at={"green": 40})
    won = Table("green blue", "red yellow", "black natural", dice="green red red", at={"green": 40})
    assert warning in text(board(lost.state, 0, lang))
    assert warning not in text(board(won.state, 0, lang))
    known = lost.state.view(0).known
    assert warning in powwow().choice(known, 0, 0, lang, names_for(0, 3))


@pytest.mark.rule("PW 2.7", "PW 8.11")
@pytest.mark.parametrize("plain", [False, True])
def test_a_board_shows_nobody_elses_cards(plain: bool) -> None:
    """Whatever the others hold and swap, the board of one who has seen nothing is the same."""
    boards = set()
    for hands in (("red blue", "green yellow"), ("green yellow", "red blue"), ("red yellow", "blue green")):
        for taken in hands[1].split():
            table = Table(*hands, "black natural", at={"red": 4}).do(0, "A").swap(0, f"{hands[0].split()[0]}>1", taken)
            boards.add((text(board(table.state, 2, plain=plain)), text(board(table.state, SPECTATOR, plain=plain))))
    assert len(boards) == 1


@pytest.mark.rule("PW 8.9")
def test_private_notes_say_what_is_sure_and_how_likely_the_rest_is() -> None:
    shown = text(board(arranged().state, 0))
    assert re.search(r"Tom +· +sure +· +· +· +· +surely 1 pow-wow", shown)
    assert "Round 1: you gave pow-wow to Tom, took ▲G and left ■B." in shown
    assert "Your notes" not in text(board(arranged().state, SPECTATOR))


# --- what a person types ----------------------------------------------------------------------------------------------


def at_table(table: Table) -> RealTable:
    real = RealTable(powwow(), table.seats, rng=Rng(1))
    real.state = table.state
    return real


@pytest.mark.parametrize(("said", "lang"), [("green", "en"), ("G", "en"), ("vert", "fr"), ("v", "fr"), ("Green", "fr")])
def test_dice_and_cards_by_word_or_letter_in_either_language(said: str, lang: str) -> None:
    table = Table.dealt().chance("red", "green", "blue")
    assert at_table(table).read_plan(0, [said], lang) == [2]


@pytest.mark.parametrize("said", ["blue>dead", "bleu>dead", "B>dead", "blue>2"])
def test_the_dead_hand_is_named(said: str) -> None:
    table = Table(seats=2, at={"red": 4}).do(0, "A")
    assert at_table(table).read_plan(0, [said], "fr") == [15]


def test_text_that_names_nothing_is_refused_with_what_would_do() -> None:
    with pytest.raises(Illegal, match="red>1"):
        at_table(Table(at={"red": 4}).do(0, "A")).read_plan(0, ["red"])


def test_a_letter_that_names_a_stone_pushes_it() -> None:
    """b shows the board, unless stone B can be pushed; board always does."""
    result = run("play", "powwow", "--practice", "--seed", "5", "--players", "human,random", typed="1\nboard\nb\n")
    assert "You push stone B" in result.output


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "dark", "lang"),
    [
        ("human,greedy", "back", "en"),
        ("random,human", "choice", "fr"),
        ("human,human,random", "back", "en"),
        ("random,human,greedy,random", "choice", "en"),
        ("human,random,greedy,random,human", "back", "fr"),
        ("human,human,human,random,random,greedy", "back", "en"),
    ],
)
def test_people_and_computers_play_to_the_end(tmp_path: Path, players: str, dark: str, lang: str) -> None:
    file = tmp_path / "game.prairie"
    said = typed(powwow(), players.split(","), 7, {"dark": dark})
    arguments = ["--players", players, "--option", f"dark={dark}", "--lang", lang, "--record", str(file)]
    result = run("play", "powwow", "--practice", "--seed", "7", *arguments, typed=said)
    assert result.exit_code == 0, result.output[-2000:]
    assert "✗" not in result.output
    record = Record.load(file)
    assert record.replay(prairie.game("powwow")).deciders() == []


def test_a_game_that_nobody_wins_says_why() -> None:
    for seed in range(1, 40):
        result = run("play", "powwow", "--practice", "--seed", str(seed), "--players", "random,random", "--lang", "en")
        if "Nobody wins" in result.output:
            assert "dead hand: nobody wins." in result.output
            assert "[PW 11.8]" in result.output
            return
    pytest.fail("no game without a winner")
