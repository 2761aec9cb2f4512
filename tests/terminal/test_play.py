"""Whole games through the command: against the computer, in hot seat, watching; in pipes and terminals."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from prairie.core.game import YOU
from prairie.core.record import Record
from prairie.core.registry import game, game_names
from prairie.core.spans import text_of
from prairie.tables.table import Table
from prairie.terminal.commands.play import minds, seeded
from prairie.terminal.players import seated
from tests.terminal.commands import Terminal, play, run, spawn, without_colour

ONES = "1\n" * 120
ENDS = {
    "en": ("wins the game", "You win the game", "drawn"),
    "fr": ("gagne la partie", "Vous gagnez la partie", "nulle"),
}


def only_record(home: Path) -> Record:
    (file,) = home.iterdir()
    record = Record.load(file)
    assert record.replay(game("tomahawk")).deciders() == []
    return record


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_against_the_computer_in_a_pipe(lang: str, home: Path) -> None:
    result = play("--lang", lang, typed=ONES)
    assert result.exit_code == 0, result.output
    assert any(end in result.output for end in ENDS[lang])
    assert result.output.count("[TK 10.4]") + result.output.count("[TK 10.5]") == 1
    assert only_record(home).players == ["human", "level3"]


def test_a_level_or_another_opponent_is_chosen(home: Path) -> None:
    for wish, kind in ((("--level", "1"), "level1"), (("--opponent", "level6@0.01s"), "level6@0.01s")):
        result = play(*wish, "--lang", "en", typed=ONES)
        assert result.exit_code == 0, result.output
        assert any(end in result.output for end in ENDS["en"])
        assert f"Level {kind[5]}" in result.output
        assert only_record(home).players == ["human", kind]
        next(home.iterdir()).unlink()


@pytest.mark.parametrize(
    "wrong",
    [
        ("--level", "7"),
        ("--level", "2", "--opponent", "greedy"),
        ("--level", "2", "--players", "human,greedy"),
        ("--opponent", "dragon"),
        ("--opponent", "level6@soon"),
    ],
)
def test_a_wrong_opponent_is_refused_in_one_line(wrong: tuple[str, ...], home: Path) -> None:
    result = play(*wrong, typed=ONES)
    assert result.exit_code != 0
    assert len(result.output.strip().splitlines()) == 1
    assert not home.exists()


@pytest.mark.parametrize(
    ("lang", "ask", "said"), [("en", "hint", "I would choose"), ("fr", "conseil", "Je choisirais")]
)
@pytest.mark.parametrize("name", game_names())
def test_a_hint_names_the_best_choice_its_worth_and_two_others(
    name: str, lang: str, ask: str, said: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prairie.terminal.session.SECONDS", 0.1)
    luck = ("--practice", "--seed", "1")  # without it Pow Wow's two dice may be alike and leave no choice
    against = () if name == "comancheria" else ("--opponent", "random")
    result = run("play", name, *against, *luck, "--lang", lang, typed=f"{ask}\nlog\n1\n")
    told = [line for line in result.output.splitlines() if said in line]
    assert len(told) == 1, result.output
    assert "%" in told[0]
    other = "Otherwise" if lang == "en" else "Sinon"
    others = [line for line in result.output.splitlines() if other in line]
    assert len(others) == 2 or name == "powwow"  # where two dice are all there is to choose from
    assert len(others) <= 2


@pytest.mark.parametrize(
    ("lang", "ask", "only", "thinking"),
    [
        ("en", "hint", "There is only one choice: red", "Thinking"),
        ("fr", "conseil", "Il n’y a qu’un choix\u00a0: rouge", "réflexion"),
    ],
)
def test_a_hint_where_both_dice_are_alike_promises_nothing(
    lang: str, ask: str, only: str, thinking: str, home: Path
) -> None:
    luck = ("--practice", "--seed", "4")
    result = run("play", "powwow", "--opponent", "random", *luck, "--lang", lang, typed=f"{ask}\n")
    (told,) = [line for line in result.output.splitlines() if only in line]
    assert "%" not in told
    assert thinking not in result.output


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_in_a_terminal_is_drawn(lang: str, home: Path) -> None:
    with Terminal("play", "tomahawk", "--lang", lang, "--option", "most_sought=yes") as terminal:
        terminal.read()
        assert terminal.play_on() == 0
        drawn = without_colour(terminal.drawn)
    assert "─┬─" in drawn
    assert any(end in drawn for end in ENDS[lang])
    assert only_record(home).options == {"most_sought": "yes"}


def test_plain_in_a_terminal_has_no_lines_and_no_colour(home: Path) -> None:
    with Terminal("play", "tomahawk", "--plain", "--players", "human,random") as terminal:
        terminal.read()
        assert terminal.play_on() == 0
        assert "─" not in terminal.drawn
        assert "\x1b" not in terminal.drawn
    assert only_record(home).players == ["human", "random"]


def test_the_language_comes_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Au choix" in play(typed="").output
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "You may choose" in play(typed="").output


def test_the_board_comes_before_the_first_question() -> None:
    """Even where nothing has happened yet that a board would follow."""
    comancheria = game("comancheria")
    board = comancheria.board(comancheria.new().view(0).as_dict(), 0, [YOU], "en", 80, plain=True)
    told = run("play", "comancheria", "--lang", "en", typed="").output.splitlines()
    asked = told.index("Choose a culture card to begin with.")
    assert told[asked - len(board)] == text_of(board[0])
    assert told[asked - 1] == text_of(board[-1])


def test_watching_two_computers(home: Path) -> None:
    result = play("--players", "greedy,random", "--lang", "en", typed="")
    assert result.exit_code == 0, result.output
    assert all(f"Turn {turn} of 6." in result.output for turn in range(1, 7))
    assert " you" not in result.output.casefold()
    only_record(home)


def test_watching_in_a_terminal_waits_for_a_key(home: Path) -> None:
    with Terminal("play", "tomahawk", "--players", "random,random") as terminal:
        assert "Enter goes on" in terminal.read()
        assert "Until next time" in terminal.type("q")


def test_practice_with_a_seed_is_the_same_game_again(home: Path) -> None:
    file = home / "game.prairie"
    told = []
    for seed in ("7", "7", "8"):
        told.append(play("--practice", "--seed", seed, "--record", str(file), typed=ONES).output)
        file.unlink()
    assert told[0] == told[1] != told[2]


def test_a_computer_player_is_not_told_the_seed_of_the_table() -> None:
    """From it every card to come could be reckoned; what it is told differs from seat to seat, and is the same again
    for the same seed."""
    tomahawk, seed = game("tomahawk"), 123456789
    players = seated(tomahawk, ["greedy", "greedy"], [])
    table = Table(tomahawk, 2, practice=True, rng=seeded(seed))
    told = [mind.told for mind in minds(table, players, seed).values()]
    assert all(str(seed) not in json.dumps(one) for one in told)
    seeds = [one["seed"] for one in told]
    assert all(isinstance(own, int) and 0 <= own < 2**62 for own in seeds)
    assert len(set(seeds)) == 2
    assert [mind.told["seed"] for mind in minds(table, players, seed).values()] == seeds
    assert [mind.told["seed"] for mind in minds(table, players, None).values()] == [None, None]


def test_a_new_game_overwrites_no_file(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("mine", encoding="utf-8")
    result = play("--record", str(notes), typed="1\n")
    assert result.exit_code == 2
    assert f"{notes} exists already: go on with it by --resume {notes}" in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert notes.read_text(encoding="utf-8") == "mine"


def test_a_resumed_game_goes_on_in_its_own_file_and_overwrites_no_other(tmp_path: Path) -> None:
    file, notes = tmp_path / "game.prairie", tmp_path / "notes.txt"
    notes.write_text("mine", encoding="utf-8")
    play("--record", str(file), typed="quit\n")
    assert run("play", "--resume", str(file), "--record", str(file), typed="quit\n").exit_code == 0
    assert "exists already" in run("play", "--resume", str(file), "--record", str(notes), typed="quit\n").stderr
    assert notes.read_text(encoding="utf-8") == "mine"


def test_a_live_table_takes_no_seed() -> None:
    result = play("--seed", "7", typed=ONES)
    assert result.exit_code == 2
    assert "--practice" in result.stderr


def test_a_data_file_of_ones_own(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    box = (game("tomahawk").folder / "components.toml").read_text(encoding="utf-8")
    own.write_text(
        box.replace(
            'M5 = { kind = "mountain", turns = 3, animals = 5', 'M5 = { kind = "mountain", turns = 3, animals = 4'
        ),
        encoding="utf-8",
    )
    result = play("--data", str(own), "--record", str(tmp_path / "game.prairie"), typed=ONES)
    assert result.exit_code == 0, result.output
    assert run("check", str(tmp_path / "game.prairie")).exit_code == 1  # it names the other box
    assert run("check", str(tmp_path / "game.prairie"), "--data", str(own)).exit_code == 0


def test_every_line_of_news_names_its_rule_when_asked() -> None:
    assert "[TK 5.2]" in play("--rules", typed=ONES).output
    assert "[TK 5.2]" not in play(typed=ONES).output


# --- hot seat -----------------------------------------------------------------------------------------------------


def test_hot_seat_in_a_pipe(home: Path) -> None:
    result = play("--players", "human,human", "--names", "Élise,Tom", typed="1\n" * 260)
    assert result.exit_code == 0, result.output
    assert "The screen is Élise’s now" in result.output
    assert "The screen is Tom’s now" in result.output
    assert only_record(home).players == ["human Élise", "human Tom"]


def test_hot_seat_leaves_no_secret_on_the_screen() -> None:
    """Whatever was drawn for one is wiped, with all that could be scrolled back to, before the other is called."""
    wiped = "\x1b[H\x1b[2J\x1b[3J"
    with Terminal("play", "tomahawk", "--players", "human,human", "--names", "Élise,Tom") as terminal:
        called = terminal.read()
        assert without_colour(called).strip() == "The screen is Élise’s now. Nobody else looks. Press Enter."
        mine = terminal.type("")
        assert "You are dealt" in mine
        terminal.type("1")
        terminal.type("1")
        terminal.type("1")
        handed = terminal.type("1")
        after = handed.rpartition(wiped)[2]
        assert wiped in handed
        assert without_colour(after).strip() == "The screen is Tom’s now. Nobody else looks. Press Enter."
        theirs = terminal.type("")
        dealt = next(line for line in without_colour(mine).splitlines() if "You are dealt" in line)
        assert dealt not in without_colour(theirs)


def test_a_real_pipe_of_yes_plays_to_the_end() -> None:
    with spawn("play", "tomahawk") as process:
        out, err = process.communicate("1\n" * 120)
    assert process.returncode == 0, err
    assert "points in all" in out
    assert err == ""


def test_a_computer_player_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The game goes on with a random legal action, and nobody takes that for play."""
    monkeypatch.setattr("prairie.workers.worker.COMMAND", (sys.executable, "-c", "import sys; sys.exit(1)"))
    for lang, said in (("en", "did not answer"), ("fr", "pas répondu")):
        file = tmp_path / f"{lang}.prairie"
        told = play("--players", "level1,level1", "--lang", lang, "--record", str(file), typed="\n" * 200).output
        assert said in told
