"""The same seed gives the same games, however they are spread."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from prairie.arena.simulate import Job, parts, simulate, summary
from prairie.bench.command import seated
from prairie.bench.engine import measure
from prairie.cli import cli
from prairie.core.registry import game, game_names


@pytest.mark.parametrize("workers", [2, 3])
def test_any_number_of_cores_plays_the_same_games(workers: int) -> None:
    job = Job("tomahawk", 2, (("most_sought", "yes"),), seed=7)
    assert summary(job, simulate(job, 60, workers)) == summary(job, simulate(job, 60, 1))


def test_other_seeds_give_other_games() -> None:
    sums = {simulate(Job("tomahawk", 2, (), seed), 20, 1).checksum for seed in range(5)}
    assert len(sums) == 5


def test_parts_cover_every_game_once() -> None:
    covered = [number for first, count in parts(103, 10) for number in range(first, first + count)]
    assert covered == list(range(103))


def test_every_part_is_reported() -> None:
    heard: list[int] = []
    simulate(Job("tomahawk", 2, (), 1), 50, 1, heard.append)
    assert sum(heard) == 50
    assert len(heard) > 1


def run(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(cli, list(arguments))
    return done.exit_code, done.output


@pytest.mark.parametrize("name", game_names())
def test_simulate_speaks_json(name: str) -> None:
    code, output = run("simulate", name, "--games", "20", "--seed", "3", "--workers", "1", "--json")
    assert code == 0
    found = json.loads(output)
    assert found["games"] == 20
    assert sum(found["wins"]) == pytest.approx(1 - found["nobody"] / 20, abs=1e-4)


def test_simulate_measures_beside_what_is_said_elsewhere() -> None:
    code, output = run("simulate", "powwow", "--games", "20", "--seats", "4", "--workers", "1")
    assert code == 0
    rows = {cells[1]: cells[4] for line in output.splitlines() if len(cells := line.split("│")) > 5}
    said = {name.strip(): said.strip() for name, said in rows.items()}
    assert said == {"rounds": "19", "moves": "63 to 75", "swaps": "14 to 18", "stones": "13 to 16", "re-rolls": ""}
    assert " ".join(game("powwow").texts.say("en", "yardsticks-note").split()) in " ".join(output.split())


def test_simulate_has_no_column_for_what_nobody_said() -> None:
    code, output = run("simulate", "comancheria", "--games", "1", "--workers", "1")
    assert code == 0
    assert output.strip().startswith("comancheria, 1 seat: 1 random game, seed 1")
    assert "instructions" in output
    assert "elsewhere" not in output


@pytest.mark.parametrize(
    "wrong",
    [
        ("simulate", "ludo"),
        ("simulate", "tomahawk", "--seats", "7"),
        ("simulate", "tomahawk", "--option", "most_sought"),
        ("simulate", "tomahawk", "--option", "most_sought=perhaps"),
        ("simulate", "tomahawk", "--data", "nowhere.toml"),
        ("simulate", "tomahawk", "--games", "0"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_line(wrong: tuple[str, ...]) -> None:
    code, output = run(*wrong)
    assert code != 0
    assert "Traceback" not in output
    assert len(output.strip().splitlines()) == 1
    assert output.startswith("prairie: ")


@pytest.mark.parametrize("name", game_names())
def test_bench_measures_every_figure(name: str) -> None:
    figures = measure(game(name), game(name).seat_counts[0], rounds=1, scale=0.01).as_dict()
    assert all(value for value in figures.values())


def test_bench_counts_seats() -> None:
    assert [seated(count) for count in (1, 2)] == ["1 seat", "2 seats"]


def test_bench_speaks_json() -> None:
    code, output = run("bench", "tomahawk", "--rounds", "1", "--scale", "0.01", "--json")
    assert code == 0
    found = json.loads(output)
    assert found["games"][0]["game"] == "tomahawk"
    assert found["import_ms"] >= 0
    assert found["peers"] == {}
    assert found["search"][0]["question"] == "place"
    assert found["search"][0]["with_policy"] > 0
    assert found["peer_search"] == []
