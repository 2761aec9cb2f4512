"""The matches behind the claims of strength: none loses games it had, and what other players or other luck brought is
known as such."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import strength
from prairie.arena.fingerprints import fingerprints
from prairie.core import registry
from strength import Claim, claims, games_of, rows, share_of, told

CLAIM = Claim("tomahawk-level2", ["arena", "tomahawk", "--table", "level2,level1"])


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(strength, "FOLDER", tmp_path)
    return tmp_path


def begin(claim: Claim, **other: object) -> None:
    players = fingerprints(["level2", "level1"], registry.game("tomahawk", None))
    header = {"format": "prairie arena 1", "game": "tomahawk", "data": None, "seed": claim.seed}
    claim.files[0].write_text(json.dumps({**header, "fingerprints": players, **other}) + "\n")


def tell(claim: Claim, games: int) -> None:
    first = {"player": "level2", "against": ["level1"], "games": games, "part": 0.6, "low": 0.5, "high": 0.7}
    claim.files[1].write_text(json.dumps({"shares": [first, {**first, "part": 0.4}]}) + "\n")


def test_a_match_is_never_told_with_fewer_games_than_before() -> None:
    assert (games_of(CLAIM, None), games_of(CLAIM, 40)) == (200, 40)
    tell(CLAIM, 300)
    assert (games_of(CLAIM, None), games_of(CLAIM, 40), games_of(CLAIM, 500)) == (300, 300, 500)


@pytest.mark.parametrize("text", ["", "\n", '{"form', '{"format": "prairie arena 1", "game": "toma'])
def test_a_match_without_a_whole_first_line_is_not_begun_yet(text: str) -> None:
    assert CLAIM.is_todays()  # nor is one without a file
    CLAIM.files[0].write_text(text)
    assert CLAIM.is_todays()


def test_other_players_other_luck_and_what_does_not_say_are_not_todays() -> None:
    begin(CLAIM)
    assert CLAIM.is_todays()
    for other in ({"seed": CLAIM.seed - 1}, {"fingerprints": {"level1": "another"}}, {"fingerprints": None}):
        begin(CLAIM, **other)
        assert not CLAIM.is_todays()
    CLAIM.files[0].write_text("something else\nentirely\n")
    assert not CLAIM.is_todays()


def test_all_levels_of_big_manitou_are_played_on_the_later_seed() -> None:
    """Whoever they meet: they were changed after they had met the first one."""
    seeds = {claim.name: claim.seed for claim in claims() if claim.name.startswith("bigmanitou")}
    assert {seed for name, seed in seeds.items() if "level" in name} == {20261117}
    assert {seed for name, seed in seeds.items() if "level" not in name} == {strength.SEED}


def test_a_match_and_a_survey_are_read_alike() -> None:
    tell(CLAIM, 300)
    assert told(CLAIM.name) == [("level2 – level1", 300, 0.6, 0.5, 0.7)]
    assert rows(CLAIM) == ["| tomahawk-level2 | level2 – level1 | 300 | 60.0 % | 50 – 70 % | today's |"]
    survey = Claim("comancheria-greedy", ["scenarios", "comancheria"])
    lines = [
        {"scenario": name, "agent": "greedy", "games": 20, "won": 5, "low": 0.1, "high": 0.5} for name in ("SC1", "SC2")
    ]
    survey.files[1].write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert [(one.who, one.share) for one in told(survey.name)] == [("greedy, SC1", 0.25), ("greedy, SC2", 0.25)]
    assert share_of(CLAIM.name) == told(CLAIM.name)[0]
    assert share_of("tomahawk-level3") is None
