"""Where finished games turned: what the summary says is true of every moment before and after."""

from __future__ import annotations

from pathlib import Path

import pytest

import prairie
from prairie.tables.table import Table
from prairie.tables.turning import TurningPoint, turning_points

LESSONS = Path(__file__).parents[2] / "web" / "src" / "games"


def brought_in(game: str) -> Table:
    record = prairie.Record.parse((LESSONS / game / "lesson.prairie").read_text(encoding="utf-8"))
    return Table.resume(prairie.game(game), record)


def played(game: str, seed: int) -> Table:
    """A game played at random."""
    rng = prairie.Rng(seed)
    table = Table(prairie.game(game), rng=rng)
    table.settle()
    while not table.over():
        seat = table.owed()[0]
        table.submit(seat, [table.view(seat).known.choose(seat, rng)])
        table.settle()
    return table


def test_tomahawk_turns_where_the_lead_and_the_largest_battles_were() -> None:
    """Élise leads from her first lands on; turn 2 gives her two more and scalps, the last turn gives Ana three."""
    found = turning_points(brought_in("tomahawk"))
    assert found == [
        TurningPoint(40, "lead", 1, 3, [0, 3]),
        TurningPoint(58, "swing", 1, 7, [0, 10]),
        TurningPoint(121, "swing", 0, 8, [20, 24]),
    ]


def test_pow_wow_turns_where_the_winning_moccasin_changes_hands_for_the_last_time() -> None:
    table = brought_in("powwow")
    (found,) = turning_points(table)
    assert (found.kind, found.seat) == ("lead", 1)
    holders = [
        table.game.standing(table.state_at(number), table.state).index(1)
        for number in range(found.number, len(table.decided) + 1)
    ]
    assert set(holders) == {1}
    assert table.game.standing(table.state_at(found.number - 1), table.state)[1] == 0


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("game", prairie.game_names())
def test_after_the_lead_the_winner_is_ahead_to_the_end(game: str, seed: int) -> None:
    table = played(game, seed)
    found = turning_points(table)
    assert [point.number for point in found] == sorted({point.number for point in found})
    assert len(found) <= 3
    for point in found:
        assert list(table.state_at(point.number).scores()) == point.scores
        if point.kind == "lead":
            assert table.state.outcome().winners == (point.seat,)
            for number in range(point.number, len(table.decided) + 1):
                standing = table.game.standing(table.state_at(number), table.state)
                assert all(standing[point.seat] > other for seat, other in enumerate(standing) if seat != point.seat)


def test_a_game_alone_has_swings_and_nobody_to_be_ahead_of() -> None:
    for seed in range(1, 6):
        found = turning_points(played("comancheria", seed))
        assert found
        assert all(point.kind == "swing" and point.seat == 0 for point in found)
