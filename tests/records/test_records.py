"""A complete game of every Comanchería scenario, with its log in both languages: it replays, and reads, as it did.

A change of behaviour makes a record older than the rules: then raise the game's `rules` and write the files anew with
`PYTHONPATH=src python -m tests.records.test_records`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import prairie
from prairie import agents
from prairie.core.chronicle import chronicle
from prairie.core.contract import CHANCE, OVER
from prairie.core.events import told
from prairie.core.game import YOU
from prairie.core.record import Record
from prairie.core.rng import Rng
from prairie.core.schema import digest_of

FOLDER = Path(__file__).parent / "comancheria"
SCENARIOS = ("SC1", "SC2", "SC3", "SC4", "SC5", "SC6", "SC7")
LANGUAGES = ("en", "fr")
SEED = 1875
every_scenario = pytest.mark.parametrize("scenario", SCENARIOS)


def log_of(record: Record, lang: str) -> str:
    """The whole game as sentences, each with its rule."""
    game = prairie.game("comancheria")
    state = record.replay(game)
    assert state.log is not None
    seen = [event for event in (told(one, game.events, 0) for one in state.log.events) if event]
    lines = [f"{line.text}  [{line.rule}]" for line in chronicle(game, seen, lang, [YOU])]
    ending = state.outcome()
    return "\n".join([*lines, f"{game.texts.say(lang, ending.why)}  [{ending.rule}]"]) + "\n"


def played(scenario: str) -> Record:
    """A game of the greedy player."""
    game = prairie.game("comancheria")
    record = Record.begin(game, 1, {"scenario": scenario}, ["greedy"])
    state = record.start(game)
    rng = Rng(SEED)
    player = agents.make("greedy", game, SEED, 1)
    while (mover := state.decider()) != OVER:
        action = state.chance(rng) if mover == CHANCE else player.decide(state.view(0))
        record.play(game, state, mover, int(action))
    return record


@every_scenario
def test_a_game_on_file_replays_to_its_end(scenario: str) -> None:
    record = Record.load(FOLDER / f"{scenario}.prairie")
    state = record.replay(prairie.game("comancheria"))
    assert state.decider() == OVER
    assert len(record.moves) > 100
    assert record.options == {"scenario": scenario}


@every_scenario
@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_log_reads_as_it_did(scenario: str, lang: str) -> None:
    record = Record.load(FOLDER / f"{scenario}.prairie")
    assert log_of(record, lang) == (FOLDER / f"{scenario}.{lang}.txt").read_text(encoding="utf-8")


def test_a_better_french_word_leaves_every_record_as_it_is() -> None:
    data = prairie.game("comancheria").data
    first, *others = data["scenarios"]
    assert digest_of({**data, "scenarios": [{**first, "title_fr": "Autrement"}, *others]}) == digest_of(data)
    assert digest_of({**data, "scenarios": [{**first, "title": "Otherwise"}, *others]}) != digest_of(data)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in SCENARIOS:
        game_played = played(name)
        (FOLDER / f"{name}.prairie").write_text(game_played.text(), encoding="utf-8")
        for language in LANGUAGES:
            (FOLDER / f"{name}.{language}.txt").write_text(log_of(game_played, language), encoding="utf-8")
