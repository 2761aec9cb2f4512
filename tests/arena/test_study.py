"""Studies: the counts add up, and a worth that was planted is found."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import mean, stdev

import pytest
from click.testing import CliRunner

from prairie.arena.inverse import inverted
from prairie.arena.matches import Played
from prairie.arena.ratings import Z, points
from prairie.arena.simulate import Job
from prairie.arena.study import Seen, Worth, holding_worths, study, watch, watch_all, won
from prairie.cli import cli
from prairie.core.registry import game, game_names
from prairie.core.rng import Rng


def title(kind: str, value: int, lang: str) -> str:
    return f"{kind} {value}"


@pytest.mark.parametrize("name", game_names())
def test_what_is_seen_of_games_adds_up(name: str) -> None:
    seats = game(name).seat_counts[0]
    job = Job(name, seats, (), seed=2)
    seen = [watch(job, "random", number) for number in range(12)]
    found = study(job, seen, [])
    assert found.games == 12
    assert sum(one.part for one in found.seats) == pytest.approx(1 if seats > 1 else 1 - found.nobody / 12)
    assert len(found.lengths) == 12
    assert {one.name for one in found.firings} == {kind.name for kind in game(name).events}
    assert any(one.in_games == 1 for one in found.firings)
    assert all(one.a_game >= one.in_games for one in found.firings)


def test_any_number_of_processes_sees_the_same() -> None:
    job = Job("tomahawk", 2, (), seed=2)
    alone = watch_all(job, "random", 6, 1, lambda: None)
    assert alone == watch_all(job, "random", 6, 2, lambda: None)


def test_two_special_warriors_are_kept_in_every_draft() -> None:
    for number in range(5):
        seen = watch(Job("tomahawk", 2, (), seed=3), "random", number)
        assert all(sum(held.values()) == 2 for held in seen.holdings)


def test_a_planted_worth_is_found() -> None:
    """One of kind 0 brings three points, one of kind 1 costs one, kind 2 nothing, and luck on top."""
    rng = Rng(4)
    seen = []
    for _ in range(400):
        held = [{("thing", kind): int(rng.below(3)) for kind in range(3)} for _ in range(2)]
        scores = [3 * own["thing", 0] - own["thing", 1] + int(rng.below(4)) for own in held]
        seen.append(Seen((0,), tuple(scores), 1, {}, held))
    found = {one.name: one for one in holding_worths(title, seen)}
    assert found["thing 0"].points == pytest.approx(3, abs=0.25)
    assert found["thing 1"].points == pytest.approx(-1, abs=0.25)
    assert found["thing 2"].low < 0 < found["thing 2"].high
    assert found["thing 0"].low < 3 < found["thing 0"].high


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_error_of_a_worth_is_as_wide_as_chance_makes_it(seats: int) -> None:
    """One thing brings two points and another none, in 300 studies of 40 games each."""
    rng = Rng(8)
    found: list[list[Worth]] = []
    for _ in range(300):
        seen = []
        for _ in range(40):
            held = [{("thing", kind): int(rng.below(3)) for kind in range(2)} for _ in range(seats)]
            scores = tuple(2 * own["thing", 0] + int(rng.below(9)) for own in held)
            seen.append(Seen((0,), scores, 1, {}, held))
        found.append(sorted(holding_worths(title, seen), key=lambda one: one.name))
    for worths in zip(*found, strict=True):
        told = mean((one.high - one.low) / 2 / Z for one in worths)
        assert told == pytest.approx(stdev(one.points for one in worths), rel=0.15)


def test_wins_are_counted_as_in_the_arena() -> None:
    """In parts where several win or nobody does; but who plays alone has lost what nobody won."""
    for winners in ((0,), (1, 2), ()):
        seen = Seen(winners, (0, 0, 0), 1, {}, [{}, {}, {}])
        match = Played(0, 0, ("a", "b", "c"), winners, (0, 0, 0), (1, 1, 1), (0.0, 0.0, 0.0))
        assert [won(seen, seat) for seat in range(3)] == points(match)
    assert points(match) == [1 / 3] * 3
    assert (won(Seen((), (0,), 1, {}, [{}]), 0), won(Seen((0,), (0,), 1, {}, [{}]), 0)) == (0, 1)


def test_too_few_games_for_so_many_things_say_nothing() -> None:
    held = [{("thing", 0): 1, ("thing", 1): 2}, {("thing", 0): 3, ("thing", 1): 1}]
    assert holding_worths(title, [Seen((0,), (5, 2), 1, {}, held)] * 2) == []
    assert len(holding_worths(title, [Seen((0,), (5, 2), 1, {}, held)] * 3)) == 2


def test_where_everyone_has_as_many_a_thing_is_worth_what_it_is_against_the_mean() -> None:
    """One of three each: worth 4, 1 and 1, so 2 above the mean and 1 below it."""
    rng = Rng(5)
    seen = []
    for _ in range(400):
        kinds = [int(rng.below(3)) for _ in range(2)]
        scores = [(4, 1, 1)[kind] + int(rng.below(3)) for kind in kinds]
        held = [{("thing", kind): int(kind == own) for kind in range(3)} for own in kinds]
        seen.append(Seen((0,), tuple(scores), 1, {}, held))
    found = {one.name: one.points for one in holding_worths(title, seen)}
    assert found["thing 0"] == pytest.approx(2, abs=0.2)
    assert found["thing 1"] == pytest.approx(-1, abs=0.2)
    assert sum(found.values()) == pytest.approx(0, abs=0.01)


def test_a_matrix_times_its_inverse_is_one() -> None:
    matrix = [[2.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 4.0]]
    back = inverted(matrix)
    for i in range(3):
        for j in range(3):
            assert sum(matrix[i][k] * back[k][j] for k in range(3)) == pytest.approx(float(i == j))


def run(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(cli, ["study", *arguments])
    return done.exit_code, done.output


@pytest.mark.parametrize("name", game_names())
def test_the_study_speaks_json_and_draws(name: str, tmp_path: Path) -> None:
    picture = tmp_path / "study.png"
    wanted = ("--games", "8", "--agent", "random", "--workers", "1", "--json", "--plot", str(picture))
    code, output = run(name, *wanted)
    assert code == 0, output
    assert json.loads(output)["games"] == 8
    assert picture.stat().st_size > 10_000


def test_what_a_thing_is_worth_is_drawn_where_there_is_somebody_to_compare_with(tmp_path: Path) -> None:
    """matplotlib notes in a comment what each text of an SVG says."""
    for name, drawn, beside in (
        ("bigmanitou", True, "wins of those who have it (95 %)"),
        ("comancheria", False, "scenarios won (95 %)"),
        ("powwow", False, ""),
    ):
        picture = tmp_path / f"{name}.svg"
        code, output = run(name, "--games", "30", "--agent", "random", "--workers", "1", "--plot", str(picture))
        assert code == 0, output
        told = picture.read_text(encoding="utf-8")
        assert ("<!-- one more of it: points of lead (95 %) -->" in told) == drawn
        assert "<!-- times a game -->" in told
        titles = {"wins of those who have it (95 %)", "scenarios won (95 %)"}
        assert {title for title in titles if f"<!-- {title} -->" in told} == ({beside} if beside else set())


def test_the_study_of_a_game_with_scenarios_compares_them() -> None:
    asked = ("comancheria", "--games", "2", "--agent", "random", "--workers", "1")
    code, output = run(*asked, "--json")
    assert code == 0, output
    found = json.loads(output)["scenarios"]
    assert [one["name"] for one in found] == [f"SC{number}" for number in range(1, 8)]
    assert all(one["games"] == 2 and one["low"] <= one["part"] <= one["high"] for one in found)
    for chosen in (("--option", "scenario=SC2"), ("--scenario", "SC2")):
        found = json.loads(run(*asked, *chosen, "--json")[1])
        assert (found["scenarios"], found["options"]) == ([], {"scenario": "SC2"})


def test_what_was_studied_and_its_line_among_the_scenarios_are_the_same_games() -> None:
    """Not some of them, which would say something else."""
    asked = ("comancheria", "--games", "30", "--agent", "random", "--workers", "1", "--seed", "5")
    found = json.loads(run(*asked, "--json")[1])
    (alone,) = found["seats"]
    first, second, *_ = found["scenarios"]
    assert {**alone, "name": "SC1"} == first
    assert (first["games"], second["games"]) == (30, 3)


def test_the_study_of_a_game_for_one_says_which_scenario_was_played() -> None:
    code, output = run("comancheria", "--games", "2", "--agent", "random", "--workers", "1", "--scenario", "SC2")
    assert code == 0, output
    assert output.strip().startswith("comancheria SC2, 1 seat: 2 games of random")
    assert "seat 0" not in output
    assert "the rules they cite" in output


def test_the_study_shows_what_it_found() -> None:
    code, output = run("tomahawk", "--games", "6", "--agent", "random", "--workers", "1")
    assert code == 0, output
    assert "Great Manitou" in output
    assert "a game nobody wins is shared by all seats" in output
    assert "TK 6.7" in output


@pytest.mark.parametrize(
    "wrong",
    [
        ("ludo",),
        ("tomahawk", "--agent", "dragon"),
        ("tomahawk", "--seats", "5"),
        ("tomahawk", "--scenario", "SC1"),
        ("comancheria", "--scenario", "SC99"),
        ("tomahawk", "--plot", "study.docx"),
        ("tomahawk", "--plot", "nowhere/study.svg"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_line(wrong: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """And before anything is played."""

    def refuse(*_: object) -> None:
        raise AssertionError("a game was played")

    monkeypatch.setattr("prairie.arena.commands.study.watch_all", refuse)
    code, output = run(*wrong)
    assert code != 0
    assert len(output.strip().splitlines()) == 1
