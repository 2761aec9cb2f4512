"""However a game is cut short, one line says so, nothing decided is lost, and the game goes on from there."""

from __future__ import annotations

import signal
import subprocess
import threading
from pathlib import Path

import pytest

from prairie.core.record import Record
from prairie.core.registry import game
from tests.terminal.commands import COMMAND, PATIENCE, Terminal, play, run, spawn

TWO_TURNS = "1\n1\n1\n1\n" + "1 2 3 4\n" * 2
REPEATABLE = ("--practice", "--seed", "5")


def kept(home: Path) -> Path:
    (file,) = [path for path in home.iterdir() if path.suffix == ".prairie"]
    Record.load(file).replay(game("tomahawk"))
    return file


def type_until(process: subprocess.Popen[str], typed: str, wanted: str) -> None:
    """Types, and reads until some line comes; a process that never says it is ended, and the test fails."""
    assert process.stdin is not None
    assert process.stdout is not None
    guard = threading.Timer(PATIENCE, process.kill)
    guard.start()
    process.stdin.write(typed)
    process.stdin.flush()
    found = any(wanted in line for line in iter(process.stdout.readline, ""))
    guard.cancel()
    assert found


def one_line(text: str) -> str:
    (line,) = text.strip().splitlines()
    return line


def test_the_end_of_input_is_one_line_and_the_game_goes_on(home: Path) -> None:
    result = play("--players", "human,random", *REPEATABLE, typed=TWO_TURNS)
    assert result.exit_code == 1
    file = kept(home)
    assert one_line(result.stderr).endswith(f"prairie play --resume {file}")
    before = Record.load(file)
    assert before.decisions > 50
    on = run("play", "--resume", str(file), typed="1\n" * 120)
    assert on.exit_code == 0, on.output
    after = Record.load(file)
    assert after.moves[: len(before.moves) - 1] == before.moves[:-1] or after.decisions > before.decisions
    assert after.players == ["human", "random"]
    assert after.replay(game("tomahawk")).deciders() == []


def test_a_finished_game_can_be_looked_at_again(home: Path) -> None:
    play(typed="1\n" * 120)
    result = run("play", "--resume", str(kept(home)))
    assert result.exit_code == 0
    assert "The game is over." in result.output


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_in_the_middle_of_a_game(home: Path, number: signal.Signals) -> None:
    with spawn("play", "tomahawk", *REPEATABLE) as process:
        type_until(process, TWO_TURNS, "Turn 3.")
        process.send_signal(number)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + number
    assert str(kept(home)) in one_line(err)
    assert Record.load(kept(home)).decisions > 60


def test_ctrl_c_at_a_terminal(home: Path) -> None:
    with Terminal("play", "tomahawk") as terminal:
        terminal.read()
        terminal.type("1")
        terminal.interrupt()
        last = terminal.read()
        assert "Interrupted." in last
        assert "Traceback" not in last
        assert terminal.process.wait(PATIENCE) == 130
    kept(home)


def test_a_signal_while_computers_play(home: Path) -> None:
    """Whatever they were doing, the record holds."""
    for _ in range(5):
        process = spawn("play", "tomahawk", "--players", "greedy,greedy", "--record", str(home / "watch.prairie"))
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
        assert process.returncode in (0, 130)
        assert "Traceback" not in err
        assert run("check", str(home / "watch.prairie")).exit_code == 0
        (home / "watch.prairie").unlink()


def test_a_closed_pipe_is_one_line(home: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "tomahawk", "--players", "greedy,greedy"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    err = process.stderr.read().decode()
    process.stderr.close()
    code = process.wait(PATIENCE)
    if code:  # it may have been done before it noticed
        assert code == 1
        assert str(kept(home)) in one_line(err)
    else:
        assert err == ""


def test_a_closed_pipe_ends_the_other_commands_in_silence() -> None:
    for args in (["rules", "tomahawk", "12"], ["about", "tomahawk"]):
        process = subprocess.Popen([*COMMAND, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        process.stderr.close()
        process.wait(PATIENCE)


def test_killed_outright_nothing_decided_is_lost(home: Path) -> None:
    with spawn("play", "tomahawk", *REPEATABLE) as process:
        type_until(process, TWO_TURNS, "Turn 3.")
        process.kill()
        process.communicate()
    assert Record.load(kept(home)).decisions > 60


def test_nowhere_to_save_is_said_before_the_first_question(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = play("--record", str(tmp_path / "file" / "x.prairie"), typed="1\n")
    assert result.exit_code == 1
    assert "--record" in one_line(result.stderr)
    assert result.stdout == ""


def test_resume_refuses_what_the_record_already_says(home: Path) -> None:
    play(typed="")
    result = run("play", "--resume", str(kept(home)), "--practice")
    assert result.exit_code == 2
    assert one_line(result.stderr)


def test_a_game_is_resumed_by_other_players(home: Path) -> None:
    play(typed=TWO_TURNS)
    result = run("play", "--resume", str(kept(home)), "--players", "greedy,greedy")
    assert result.exit_code == 0, result.output
    assert Record.load(kept(home)).players == ["human", "level3"]  # who began it
