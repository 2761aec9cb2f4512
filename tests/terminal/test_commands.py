"""rules, about, check, replay; and errors, which are one line each."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from prairie import agents
from prairie.agents.endings.tomahawk import is_last_turn
from prairie.core.record import Record
from prairie.core.registry import game
from prairie.core.rng import Rng
from prairie.core.rulebook import load_rulebook
from prairie.games.tomahawk.state import Tomahawk
from tests.terminal.commands import COMMAND, play, run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A finished game."""
    path = tmp_path / "game.prairie"
    result = play("--practice", "--seed", "2", "--record", str(path), "--option", "most_sought=yes", typed="1\n" * 120)
    assert result.exit_code == 0, result.output
    return path


def test_help_lists_the_commands_and_imports_none() -> None:
    result = run("--help")
    assert result.exit_code == 0
    for name in ("play", "replay", "check", "rules", "about"):
        assert name in result.output
    code = "import sys, prairie.cli; sys.exit('rich' in sys.modules or 'prairie.tables.table' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_command_alone_shows_its_help() -> None:
    result = run()
    assert result.exit_code == 0
    assert result.stderr == ""
    assert result.stdout == run("--help").stdout


def test_an_option_that_is_not_there_is_answered_with_those_that_are() -> None:
    assert "tomahawk has no option 'speed'; it has most_sought" in play("--option", "speed=fast", typed="").stderr


def test_what_a_record_numbers_is_seen_with_one_decision_less(file: Path) -> None:
    """As the help of --at says."""
    line = next(line for line in file.read_text(encoding="utf-8").splitlines() if " refuse: " in line)
    number, seat, *_ = line.split()
    asked = run("hint", str(file), "--at", str(int(number) - 1), "--seconds", "0.05", "--lang", "en").output
    assert f"(seat {seat})" in asked
    assert "Which one do you refuse?" in asked


@pytest.mark.parametrize("name", ["play", "replay", "hint", "check", "rules", "about"])
def test_every_command_explains_itself(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert "Usage: prairie" in result.output


@pytest.mark.parametrize(
    ("lang", "chapter", "rule"), [("en", "Scalps", "strictly"), ("fr", "Les scalps", "strictement")]
)
def test_rules(lang: str, chapter: str, rule: str) -> None:
    assert chapter in run("rules", "tomahawk", "--lang", lang).output
    for said in (["6.5"], ["TK 6.5"], ["TK", "6.5"], ["tk6.5"]):
        result = run("rules", "tomahawk", *said, "--lang", lang)
        assert result.output.startswith("TK 6.5")
        assert rule in result.output
        assert "152-155" in result.output
    assert "TK 6.10" in run("rules", "tomahawk", "6", "--lang", lang).output


def test_rules_of_chapters_with_several_parts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A booklet may count its own chapters: 6.2.2.A. Chapter and rule are found by the number it prints."""
    path = tmp_path / "rulebook.toml"
    chapters = [("2.10", "Victory Check", "1"), ("6.2.2.A", "With points", "1"), ("6.2.2.A", "", "2")]
    toml = 'prefix = "ZZ"\n'
    toml += "".join(f'[[chapter]]\nnumber = "{n}"\nen = "{t}"\nfr = "-"\n' for n, t, _ in chapters if t)
    toml += "".join(
        f'[[rule]]\nnumber = "{n}.{r}"\nen = "Rule {r}."\nfr = "-"\nsource = ["A"]\n' for n, _, r in chapters
    )
    path.write_text(toml, encoding="utf-8")
    monkeypatch.setitem(game("tomahawk").__dict__, "rulebook", load_rulebook(path))
    monkeypatch.setattr(type(game("tomahawk")), "prefix", "ZZ")
    listed = run("rules", "tomahawk", "--lang", "en").output
    assert "6.2.2.A  With points  (ZZ 6.2.2.A.1 to ZZ 6.2.2.A.2)" in listed
    for said in (["6.2.2.A"], ["zz", "6.2.2.a"]):
        assert run("rules", "tomahawk", *said, "--lang", "en").output.split("\n")[:2] == [
            "6.2.2.A  With points",
            "ZZ 6.2.2.A.1  Rule 1.",
        ]
    assert run("rules", "tomahawk", "6.2.2.a.2", "--lang", "en").output.startswith("ZZ 6.2.2.A.2  With points\nRule 2.")
    under = run("rules", "tomahawk", "6.2", "--lang", "en").output
    assert "6.2.2.A  With points" in under
    assert "2.10  Victory Check  (ZZ 2.10.1)" not in under
    assert "2.10  Victory Check  (ZZ 2.10.1)" in listed, "a chapter of one rule"
    assert run("rules", "tomahawk", "6.3", "--lang", "en").exit_code != 0


@pytest.mark.rule("TK 1.19")
def test_about_says_what_is_reconstructed() -> None:
    assert "Reconstructed" in run("about", "tomahawk", "--lang", "en").output
    assert "Reconstitués" in run("about", "tomahawk", "--lang", "fr").output


def test_check_finds_a_sound_record_sound(file: Path) -> None:
    result = run("check", str(file), "--lang", "en")
    assert result.exit_code == 0
    assert "the game is over" in result.output


@pytest.mark.parametrize("change", [("7 0", "7 1"), (">I ", ">X "), ("#", "!"), ("prairie record 1", "chess 1")])
def test_check_names_the_line_of_a_broken_record(file: Path, change: tuple[str, str]) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(*change, 1), encoding="utf-8")
    result = run("check", str(file))
    assert result.exit_code == 1
    assert f"{file}: line " in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def first_placement(file: Path) -> int:
    """How many decisions were taken before both had to place."""
    record, tomahawk = Record.load(file), game("tomahawk")
    return next(at for at in range(record.decisions) if record.replay(tomahawk, at).deciders() == [0, 1])


@pytest.mark.parametrize(
    ("lang", "best", "other"), [("en", "I would choose", "Otherwise"), ("fr", "Je choisirais", "Sinon")]
)
def test_hint_names_the_best_choice_of_a_moment_and_two_others(file: Path, lang: str, best: str, other: str) -> None:
    at = str(first_placement(file))
    for seat in ("0", "1"):
        result = run("hint", str(file), "--at", at, "--seat", seat, "--seconds", "0.05", "--lang", lang)
        assert result.exit_code == 0, result.output
        assert [result.output.count(said) for said in (best, other)] == [1, 2]
        worths = [int(share) for share in re.findall(r"(\d+)\s?%", result.output)]
        assert 1 <= len(worths) <= 3
        assert worths[0] == max(worths), "no alternative looks better than the advice"
        name = ("Player 1", "Joueur 1") if seat == "0" else ("Level 3", "Niveau 3")
        asked = "Which one do you refuse?" if lang == "en" else "Lequel refusez-vous"
        place = f"Place {seat} ({name[1]})" if lang == "fr" else f"{name[0]} (seat {seat})"
        assert result.output.index(place) < result.output.index(asked) < result.output.index(best)


@pytest.mark.parametrize(
    ("name", "typed", "said"),
    [
        ("comancheria", "1\n" * 4, r"(I would choose|Otherwise) horses \(take a Horses counter\): "),
        ("powwow", "1\n", r"There is only one choice: green \(the green runner, now on the start\)\."),
    ],
)
def test_a_hint_says_what_it_would_do(name: str, typed: str, said: str, tmp_path: Path) -> None:
    """Where the notation alone would not; and it promises nothing where there is no choice."""
    path = tmp_path / "game.prairie"
    run("play", name, "--practice", "--seed", "3", "--record", str(path), "--lang", "en", typed=typed)
    told = run("hint", str(path), "--seconds", "0.2", "--lang", "en").output
    assert re.search(said, told)


def last_placement(file: Path) -> int:
    """How many decisions were taken before both had to place for the last time."""
    record, tomahawk = Record.load(file), game("tomahawk")
    for at in range(record.decisions):
        state = record.replay(tomahawk, at)
        assert isinstance(state, Tomahawk)
        if is_last_turn(state):
            return at
    raise AssertionError("there was no last turn")


@pytest.mark.parametrize(("lang", "said"), [("en", "worked out"), ("fr", "calculé")])
def test_a_hint_on_the_last_turn_is_the_plan_of_the_strongest_player(
    file: Path, lang: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same luck for both: an ending is drawn from a mixture."""
    at = last_placement(file)
    monkeypatch.setattr("prairie.terminal.advice.entropy_rng", lambda: Rng(5, 1))
    tomahawk = game("tomahawk")
    for seat in (0, 1):
        told = run("hint", str(file), "--at", str(at), "--seat", str(seat), "--lang", lang, "--plain").output
        state = Record.load(file).replay(tomahawk, at)
        player = agents.make("level6", tomahawk, 5, 1)
        plan = []
        while (view := state.view(seat)).owes():
            action = player.decide(view)
            plan.append(tomahawk.action_text(view.known, seat, action, lang))
            state = view.known.clone()
            state.apply(seat, action)
        line = " ".join(told.split())
        assert " ".join(plan) in line
        assert said in line
        assert not re.search(r"(Otherwise|Sinon)[^:]+:[^.]*100\s?%", line)


def test_hint_needs_somebody_who_decides(file: Path) -> None:
    at = first_placement(file)
    for args, why in (
        (["--at", "0"], "the nearest moment is --at 6"),  # the specials are dealt first
        ([], "the game is over"),
        (["--at", str(at), "--seat", "2"], "this game has the seats 0 to 1"),
        (["--at", str(at), "--seconds", "nan"], "nan is no time to think"),
        (["--at", "9999"], "decisions"),
    ):
        result = run("hint", str(file), *args)
        assert result.exit_code != 0
        assert why in result.output
        assert len(result.output.strip().splitlines()) == 1


def test_hint_in_a_record_that_has_hardly_begun_names_no_moment(file: Path, tmp_path: Path) -> None:
    short = tmp_path / "short.prairie"
    header, _, _ = file.read_text(encoding="utf-8").partition("\n\n")
    short.write_text(header + "\n\n", encoding="utf-8")
    assert "nobody has a decision to take in this record yet" in run("hint", str(short)).output


def test_replay_shows_the_log_and_the_board(file: Path) -> None:
    whole = run("replay", str(file), "--lang", "fr").output
    assert "Tour 6.  [TK 4.1]" in whole
    assert "La partie est finie." in whole
    early = run("replay", str(file), "--at", "40", "--seat", "0", "--lang", "fr").output
    assert "Après la décision 40" in early
    assert "Votre main" in early
    assert "Tour 2." not in early


def test_replay_as_a_seat_shows_that_seat_s_secrets_only(file: Path) -> None:
    mine = run("replay", str(file), "--seat", "0", "--lang", "en").output
    watched = run("replay", str(file), "--lang", "en").output
    assert "You are dealt" in mine
    assert "dealt" not in watched
    assert "draws 8 cards" in watched


def test_replay_as_json_gives_every_position(file: Path) -> None:
    record = Record.load(file)
    lines = [json.loads(line) for line in run("replay", str(file), "--json", "--omniscient").output.splitlines()]
    assert len(lines) == record.decisions + 1
    assert lines[-1]["scores"] == record.replay(game("tomahawk")).scores()
    assert [line["decision"]["action"] for line in lines[1:]] == [word for move in record.moves for word in move.words]
    assert all(len(side["army"]) == 24 for side in lines[-1]["position"]["sides"])


def test_replay_as_json_for_a_seat_is_what_that_seat_knew(file: Path) -> None:
    lines = [json.loads(line) for line in run("replay", str(file), "--json", "--seat", "1").output.splitlines()]
    assert all(line["position"]["sides"][0]["hand"] == [] for line in lines)
    assert all(line["decision"] is None or line["decision"]["seat"] == "1" for line in lines)


@pytest.mark.parametrize(
    "args",
    [
        ["rules", "nope"],
        ["rules", "tomahawk", "99.9"],
        ["about", "nope"],
        ["check", "/nonexistent"],
        ["replay", "/nonexistent"],
        ["play"],
        ["play", "nope"],
        ["play", "tomahawk", "--players", "human"],
        ["play", "tomahawk", "--players", "human,dragon"],
        ["play", "tomahawk", "--names", "A,B,C"],
        ["play", "tomahawk", "--names", "A,A", "--players", "human,human"],
        ["play", "tomahawk", "--option", "most_sought"],
        ["play", "tomahawk", "--option", "most_sought=maybe"],
        ["play", "tomahawk", "--option", "speed=fast"],
        ["play", "tomahawk", "--data", "/nonexistent"],
        ["play", "tomahawk", "--lang", "de"],
        ["play", "--resume", "/nonexistent"],
        ["dance"],
        ["play", "--dance"],
        ["play", "comancheria", "--level", "2"],
    ],
)
def test_a_mistake_is_one_line_on_stderr(args: list[str]) -> None:
    result = run(*args)
    assert result.exit_code in (1, 2)
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1
    assert result.stderr.startswith("prairie: ")


def test_a_wrong_data_file_is_refused_with_file_key_and_reason(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    box = (game("tomahawk").folder / "components.toml").read_text(encoding="utf-8")
    own.write_text(box.replace('kind = "plains"', 'kind = "swamp"', 1), encoding="utf-8")
    result = play("--data", str(own), typed="")
    assert result.exit_code == 1
    assert f"{own}: territory.P1.kind: must be one of" in result.stderr


def test_help_is_quick() -> None:
    """Well under a second even on a busy machine: nothing heavy is imported for it."""
    start = time.perf_counter()
    subprocess.run([*COMMAND, "--help"], check=True, capture_output=True)
    assert time.perf_counter() - start < 5
