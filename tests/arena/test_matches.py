"""Matches: every table is played as often, seats turn, luck is shared, and what was played is not played again."""

from __future__ import annotations

import json
import math
from collections import Counter
from pathlib import Path
from statistics import mean, stdev

import pytest
from click.testing import CliRunner

from prairie.arena.ledger import OtherMatch
from prairie.arena.matches import Match, Played, fixtures, pairings, play
from prairie.arena.ratings import Z, elo, openskill, shares, wilson
from prairie.arena.results import Results
from prairie.arena.running import run
from prairie.cli import cli
from prairie.core.rng import Rng

MATCH = Match("tomahawk", 2, (), (("random", "level1"),), 6, 3)


def game(number: int, players: tuple[str, ...], winners: tuple[int, ...], table: int = 0) -> Played:
    nothing = (0,) * len(players)
    return Played(table, number, players, winners, nothing, (1,) * len(players), (0.5,) * len(players))


def test_every_two_meet_and_at_larger_tables_each_is_alone_among_the_others() -> None:
    assert pairings(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairings(["a", "b"], 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


def test_seats_turn_and_every_seating_has_the_same_luck() -> None:
    match = Match("bigmanitou", 3, (), (("a", "b", "c"), ("c", "b", "b")), 6, 1)
    found = list(fixtures(match))
    assert len(found) == 12
    first = [one for one in found if one.table == 0]
    assert [one.players for one in first[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert [one.luck for one in first] == [0, 0, 0, 1, 1, 1]
    assert Counter(seat for one in first for seat, name in enumerate(one.players) if name == "a") == {0: 2, 1: 2, 2: 2}


def test_the_same_game_again_is_the_same_game() -> None:
    for fixture in list(fixtures(MATCH))[:3]:
        once, again = play(MATCH, fixture), play(MATCH, fixture)
        assert (once.winners, once.scores, once.decisions) == (again.winners, again.scores, again.decisions)
        assert len(once.scores) == 2


def test_any_number_of_processes_plays_the_same_match() -> None:
    alone, together = Results(MATCH, None), Results(MATCH, None)
    run(MATCH, alone, 1)
    run(MATCH, together, 3)
    outcome = [{(g.number, g.winners, g.scores) for g in one.games} for one in (alone, together)]
    assert outcome[0] == outcome[1]
    assert len(outcome[0]) == 6


def test_an_interrupted_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = Results(MATCH, file)
    run(MATCH, whole, 1)
    whole.ledger.release()
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*lines[:4], lines[4][:25]]), encoding="utf-8")  # killed in the middle of the fourth
    heard: list[int] = []
    later = Results(MATCH, file)
    assert len(later.games) == 3
    run(MATCH, later, 1, lambda: heard.append(1))
    assert len(heard) == 3
    later.ledger.release()
    again = Results(MATCH, file)
    assert {(g.number, g.winners, g.scores) for g in again.games} == {
        (g.number, g.winners, g.scores) for g in whole.games
    }


def test_more_games_may_be_asked_for_later_but_not_another_match(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(MATCH, Results(MATCH, file), 1)
    longer = Match("tomahawk", 2, (), MATCH.tables, 8, 3)
    assert len(Results(longer, file).games) == 6
    with pytest.raises(OtherMatch):
        Results(Match("tomahawk", 2, (), MATCH.tables, 6, 4), file)


# --- what they come to --------------------------------------------------------------------------------------------


def test_the_interval_is_wilsons() -> None:
    """Figures of Wilson's interval from elsewhere: 8 of 10, and the ends."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_a_shared_win_counts_in_parts() -> None:
    played = [
        game(0, ("a", "b"), (0, 1)),
        game(1, ("b", "a"), (1,)),
        game(2, ("a", "b"), ()),
        game(3, ("b", "a"), (0,)),
    ]
    found = {one.player: one for one in shares(played)}
    assert (found["a"].wins, found["b"].wins) == (2.0, 2.0)
    assert found["a"].against == ("b",)
    assert found["a"].seconds == 0.5


def test_at_a_larger_table_every_player_is_measured_at_all_its_seats() -> None:
    played = [game(0, ("a", "b", "b"), (0,)), game(1, ("b", "b", "a"), (2,)), game(2, ("b", "a", "b"), (0,))]
    first, second = shares(played)
    assert (first.player, first.against, first.wins, first.seats) == ("a", ("b", "b"), 2.0, 1)
    assert (second.player, second.against, second.wins, second.seats) == ("b", ("a",), 1.0, 2)
    assert (first.even, second.even) == pytest.approx((1 / 3, 2 / 3))
    assert first.part + second.part == pytest.approx(1)


def test_elo_finds_the_ratings_behind_the_results() -> None:
    """Three wins of four are 191 points apart; a third player in the middle stands between."""
    played = [game(n, ("a", "b"), (0,) if n % 4 else (1,)) for n in range(400)]
    found = {one.player: one.rating for one in elo(played)}
    assert found["a"] - found["b"] == pytest.approx(191, abs=3)
    assert found["a"] + found["b"] == pytest.approx(3000)
    played += [game(n, ("a", "c"), (0,) if n % 8 > 2 else (1,), 1) for n in range(400)]
    played += [game(n, ("c", "b"), (0,) if n % 8 > 2 else (1,), 2) for n in range(400)]
    assert [one.player for one in elo(played)] == ["a", "c", "b"]


def test_the_error_of_elo_for_two_is_half_that_of_their_difference() -> None:
    """Of 400 games between equals a share of 1/2 is known to 1 / (2 * 20), and the logit four times that."""
    first, second = elo([game(n, ("a", "b"), (n % 2,)) for n in range(400)])
    wide = 1.959964 * 400 / math.log(10) * 4 / (2 * math.sqrt(401))  # one game more: the prior
    assert first.error == second.error == pytest.approx(wide / 2, rel=1e-6)


def test_the_error_of_elo_covers_what_chance_does() -> None:
    """Three players of known strength, c rated through b only: 95 % of the ratings found lie within their errors."""
    truth = {"a": 1600.0, "b": 1500.0, "c": 1400.0}
    rng = Rng(6)
    inside = dict.fromkeys(truth, 0)
    matches = 100
    for _ in range(matches):
        played = []
        for first, second, count in (("a", "b", 200), ("b", "c", 40)):
            wins = 1 / (1 + 10 ** ((truth[second] - truth[first]) / 400))
            played += [game(n, (first, second), (int(rng.next() / 2**32 > wins),)) for n in range(count)]
        for one in elo(played):
            inside[one.player] += abs(one.rating - truth[one.player]) <= one.error
    assert all(times >= 0.88 * matches for times in inside.values()), inside


def test_elo_at_a_table_of_four_is_the_part_of_the_strength_that_sits_there() -> None:
    """One who wins half of all games against three equals is three times as strong as each of them."""
    played = [game(n, ("a", "b", "b", "b"), (0,) if n % 2 else (1 + n // 2 % 3,)) for n in range(6000)]
    first, second = elo(played)
    assert (first.player, second.player) == ("a", "b")
    assert first.rating - second.rating == pytest.approx(400 * math.log10(3), abs=0.2)
    played = [game(n, ("a", "b", "b", "b"), ()) for n in range(40)]  # nobody won: all are equal
    assert [one.rating for one in elo(played)] == pytest.approx([1500, 1500])


def chosen(rng: Rng, weights: list[float]) -> int:
    left = rng.next() / 2**32 * sum(weights)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return len(weights) - 1


@pytest.mark.parametrize(
    "tables",
    [
        [("a", "b"), ("b", "c"), ("a", "c")],
        [("a", "b", "b", "b"), ("b", "c", "c", "c"), ("c", "a", "a", "a")],
        [("a", "b", "c", "c"), ("a", "a", "b", "b")],
    ],
)
def test_the_error_of_elo_is_as_wide_as_chance_makes_it(tables: list[tuple[str, ...]]) -> None:
    strength = {"a": 1.6, "b": 1.0, "c": 0.7}
    rng = Rng(9)
    ratings: dict[str, list[float]] = {player: [] for player in strength}
    errors: dict[str, list[float]] = {player: [] for player in strength}
    for _ in range(300):
        played = []
        for number, table in enumerate(tables):
            parts = [strength[player] for player in table]
            played += [game(n, table, (chosen(rng, parts),), number) for n in range(100)]
        for one in elo(played):
            ratings[one.player].append(one.rating)
            errors[one.player].append(one.error)
    for player in strength:
        assert mean(errors[player]) / Z == pytest.approx(stdev(ratings[player]), rel=0.15)


def test_one_who_never_lost_has_a_finite_rating() -> None:
    found = elo([game(n, ("a", "b"), (0,)) for n in range(20)])
    assert found[0].rating - found[1].rating < 1000


def test_openskill_ranks_the_winners_first() -> None:
    found = openskill([game(n, ("b", "a", "c", "c"), (1,)) for n in range(10)])
    assert found is not None
    assert found[0].player == "a"
    assert {one.player for one in found} == {"a", "b", "c"}


# --- the command ----------------------------------------------------------------------------------------------------


def arena(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(cli, ["arena", *arguments])
    return done.exit_code, done.output


def test_the_arena_speaks_json_and_draws(tmp_path: Path) -> None:
    picture, file = tmp_path / "match.svg", tmp_path / "results.jsonl"
    wanted = ("tomahawk", "--agents", "random,level1,greedy", "--games", "2", "--workers", "1", "--json")
    code, output = arena(*wanted, "--plot", str(picture), "--results", str(file))
    assert code == 0, output
    found = json.loads(output)
    assert len(found["shares"]) == 6
    assert {one["player"] for one in found["elo"]} == {"random", "level1", "greedy"}
    assert {one["player"] for one in found["openskill"]} == {"random", "level1", "greedy"}
    assert "<svg" in picture.read_text(encoding="utf-8")
    assert len(file.read_text(encoding="utf-8").splitlines()) == 7


def test_the_arena_shows_a_table() -> None:
    code, output = arena("powwow", "--table", "level1,random,random", "--games", "3", "--workers", "1")
    assert code == 0, output
    rows = [[cell.strip() for cell in line.split("│")[1:-1]] for line in output.splitlines() if "│" in line]
    assert [(row[0], row[2], row[5]) for row in rows[:2]] == [("level1", "1", "33.3%"), ("random", "2", "66.7%")]
    assert "a game nobody wins is shared by all seats" in output
    assert "Elo" in output
    assert "uneven" not in output


def test_help_says_who_meets_whom_and_what_is_told() -> None:
    said = " ".join(arena("--help")[1].split())
    assert "every two of them: a and b, a and c, b and c" in said
    assert "one a among three b, and one b among three a" in said
    assert "how many of its seats it has (seats)" in said


def test_seatings_that_do_not_come_as_often_are_warned_of() -> None:
    done = CliRunner().invoke(
        cli, ["arena", "tomahawk", "--table", "random,level1", "--games", "1", "--workers", "1", "--json"]
    )
    assert "--games 1 is no multiple of 2: seatings are uneven" in done.stderr
    assert [one["player"] for one in json.loads(done.stdout)["shares"]] == ["random", "level1"]


@pytest.mark.parametrize(
    "wrong",
    [
        ("ludo", "--agents", "random,greedy"),
        ("tomahawk",),
        ("tomahawk", "--agents", "random"),
        ("tomahawk", "--agents", "random,random"),
        ("tomahawk", "--agents", "random,dragon"),
        ("tomahawk", "--agents", "random,ismcts@soon"),
        ("tomahawk", "--agents", "random,greedy", "--table", "random,greedy"),
        ("tomahawk", "--table", "random,greedy,greedy"),
        ("tomahawk", "--table", "random,random"),
        ("tomahawk", "--table", "random@5,greedy"),
        ("tomahawk", "--table", "random,greedy", "--seats", "3"),
        ("comancheria", "--agents", "random,greedy"),
        ("comancheria", "--table", "greedy"),
        ("tomahawk", "--agents", "random,greedy", "--plot", "match.docx"),
        ("tomahawk", "--agents", "random,greedy", "--plot", "match"),
        ("tomahawk", "--agents", "random,greedy", "--plot", "nowhere/match.svg"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_line(wrong: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """And before anything is played."""

    def refuse(*_: object) -> None:
        raise AssertionError("a game was played")

    monkeypatch.setattr("prairie.arena.commands.arena.run", refuse)
    code, output = arena(*wrong)
    assert code != 0
    assert "Traceback" not in output
    assert len(output.strip().splitlines()) == 1


def test_a_game_for_one_is_not_for_the_arena() -> None:
    assert "prairie scenarios comancheria" in arena("comancheria", "--agents", "random,greedy")[1]
