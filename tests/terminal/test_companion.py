"""Beside a real table: the person types in every die and draw, the program does the rest."""

from __future__ import annotations

from pathlib import Path

import prairie
from prairie.core.contract import CHANCE, OVER
from prairie.core.record import Record
from prairie.core.rng import Rng
from tests.terminal.commands import run

GAME = prairie.game("comancheria")
ASKED = ("play", "comancheria", "--scenario", "SC1", "--companion", "--plain")


def test_a_whole_game_with_real_dice_and_draws(tmp_path: Path) -> None:
    state = GAME.new(1, scenario="SC1")
    rng = Rng(1719)
    typed: list[str] = []
    while (mover := state.decider()) != OVER:
        action = state.chance(rng) if mover == CHANCE else state.choose(0, rng)
        typed.append(GAME.action_word(state, mover, action))
        state.apply(mover, action)
    file = tmp_path / "game.prairie"
    done = run(*ASKED, "--record", str(file), typed="\n".join(typed) + "\n")
    assert done.exit_code == 0, done.output[-500:]
    played = Record.load(file)
    assert played.replay(GAME).to_bytes() == state.to_bytes()
    assert sum(move.seat == CHANCE for move in played.moves) > 30


def test_what_no_die_shows_is_refused_and_asked_again(tmp_path: Path) -> None:
    file = tmp_path / "game.prairie"
    first = GAME.new(1, scenario="SC1")
    counter = GAME.action_word(first, CHANCE, first.actions(CHANCE)[0])
    done = run(*ASKED, "--record", str(file), typed=f"N9\n{counter} {counter}\n{counter}\nboard\n?\nhelp\nhint\nquit\n")
    assert sum(line.startswith("✗") for line in done.output.splitlines()) == 2
    assert [move.words for move in Record.load(file).moves] == [[counter]]
    assert "Nothing is asked of you now" in done.output


def test_cards_that_others_hide_cannot_be_typed_in() -> None:
    done = run("play", "tomahawk", "--companion", typed="")
    assert done.exit_code == 2
    assert "--companion" in done.output
