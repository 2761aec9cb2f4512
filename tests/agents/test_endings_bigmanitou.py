"""The end of Big Manitou, where all lies open, beside an enumeration of every way it could go."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

import prairie
from prairie import agents
from prairie.agents.endings.bigmanitou import MARGIN, NOBODY, Ending, is_open, ways
from prairie.core.contract import CHANCE, OVER
from prairie.core.rng import Rng
from prairie.games.bigmanitou import questions as q
from prairie.games.bigmanitou.state import BigManitou
from tests.conformance.cases import COMPILED, many


def games(seats: int, count: int, seed: int) -> Iterator[tuple[BigManitou, int]]:
    """Every question of random games, and whom it is asked."""
    for stream in range(count):
        state = prairie.game("bigmanitou").new(seats)
        rng = Rng(seed, stream)
        while (seat := state.decider()) != OVER:
            if seat == CHANCE:
                state.sample(rng)
                continue
            assert isinstance(state, BigManitou)
            yield state, int(seat)
            state.random(seat, rng)


def all_ends(state: BigManitou, line: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], BigManitou]]:
    """Every way to the end of the game."""
    seat = state.decider()
    if seat == OVER:
        yield line, state
        return
    assert seat != CHANCE
    for action in state.actions(seat):
        following = state.clone()
        following.apply(seat, action)
        yield from all_ends(following, (*line, action))


def judged(end: BigManitou) -> list[float]:
    """By outcome and scores, as a referee announces them: a share of the win, then how far ahead of the others."""
    winners = end.outcome().winners
    scores = end.scores()
    rivals = [max(score for other, score in enumerate(scores) if other != seat) for seat in range(end.seats)]
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(end.seats)]
    return [share + MARGIN * (score - rival) for share, score, rival in zip(shares, scores, rivals, strict=True)]


def folded(state: BigManitou, ends: dict[tuple[int, ...], list[float]]) -> list[float]:
    """What the first question comes to: from the longest lines back, each mover keeps its best, or any of several."""
    known = dict(ends)
    for length in range(max(len(line) for line in ends), 0, -1):
        by_start: dict[tuple[int, ...], list[list[float]]] = {}
        for line, found in list(known.items()):
            if len(line) == length:
                by_start.setdefault(line[:-1], []).append(found)
        for start, following in by_start.items():
            before = state.clone()
            for action in start:
                before.apply(before.decider(), action)
            mover = before.decider()
            best = max(found[mover] for found in following)
            alike = [found for found in following if found[mover] == pytest.approx(best)]
            known[start] = [sum(column) / len(alike) for column in zip(*alike, strict=True)]
    return known[()]


@pytest.mark.parametrize("seats", [2, 3])
def test_an_open_end_is_played_as_an_enumeration_of_all_ends_says(seats: int) -> None:
    checked = 0
    choices = 0
    for state, seat in games(seats, many(60, 3), seed=71):
        if not is_open(state, seat) or len(state.actions(seat)) == 1:
            continue
        most = many(4000, 100)
        ends = {line: judged(end) for line, end in islice(all_ends(state), most + 1)}
        if len(ends) > most:
            continue
        best_way, *_ = ways(state.view(seat))
        (action,) = best_way.steps
        best = folded(state, ends)
        following = state.clone()
        following.apply(seat, action)
        after = {line[1:]: found for line, found in ends.items() if line[0] == action}
        assert folded(following, after)[seat] == pytest.approx(best[seat])
        assert Ending().outcome(state) == pytest.approx(best)
        checked += 1
        choices += len({found[seat] for found in ends.values()}) > 1
    assert checked > many(100, 5)
    assert choices > checked // 4  # else nothing was to be chosen


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_where_an_end_is_open_nothing_that_matters_is_hidden(seats: int) -> None:
    """Whatever else may be true, it comes to the same."""
    asked = set()
    for number, (state, seat) in enumerate(games(seats, many(40 // seats, 2), seed=72)):
        view = state.view(seat)
        if not is_open(state, seat):
            assert ways(view) == []
            continue
        if state.phase < q.PENALTY and not COMPILED:
            continue  # too many ends for plain Python
        worlds = [view.imagine(Rng(73 + number, stream)) for stream in range(2)]
        assert all(ways(world.view(seat)) == ways(view) for world in worlds)
        comes_to = Ending().outcome(state)
        for world in worlds:
            assert isinstance(world, BigManitou)
            assert Ending().outcome(world) == comes_to
        asked.add(int(state.phase))
    assert asked >= {q.TAKE_ONE, q.TAKE_TWO, q.PENALTY}
    assert asked >= {q.EIGHTH, q.HORSE} or not COMPILED


def test_the_last_card_is_left_to_the_search_while_the_eighth_of_another_is_hidden() -> None:
    hidden = 0
    for state, seat in games(2, 20, seed=76):
        if state.hunt == 4 and state.phase == q.PLAY and state.count == 13:
            assert is_open(state, seat) == (state.brown in {NOBODY, seat})
            hidden += state.brown == 1 - seat
    assert hidden


def test_level_6_plays_the_open_end() -> None:
    game = prairie.game("bigmanitou")
    played = 0
    for state, seat in games(2, many(8, 1), seed=74):
        view = state.view(seat)
        found = ways(view)
        if found and len(state.actions(seat)) > 1:
            assert agents.make("level6@1", game, 75, 0).decide(view) == found[0].steps[0]
            assert sorted(way.steps for way in found) == [[action] for action in sorted(state.actions(seat))]
            played += 1
    assert played
