"""Nothing hidden leaks: to any seat, to spectators, through views, moves, refusals or the log."""

from __future__ import annotations

import pytest

from prairie.core.contract import SPECTATOR, State
from prairie.core.events import Event, EventKind
from prairie.core.rng import Rng
from tests.conformance.cases import Case, many, walk_steps
from tests.conformance.redaction import Leak, check_logs, check_views, what_a_seat_sees


def test_imagined_worlds_look_like_the_truth(case: Case) -> None:
    for seat in (SPECTATOR, *range(case.seats)):
        assert check_views(case, seat, many(8, 1)).compared


def test_an_open_game_shows_everybody_everything(open_case: Case) -> None:
    """Then nothing can leak: what a view holds is the position, and the only world imagined is the true one."""
    rng = Rng(5)
    for step in walk_steps(open_case, many(8, 1)):
        for seat in (SPECTATOR, *range(open_case.seats)):
            view = step.state.view(seat)
            assert view.known.to_bytes() == step.state.to_bytes()
            assert view.imagine(rng).to_bytes() == step.state.to_bytes()


def test_imagined_worlds_are_not_the_truth(hiding_case: Case) -> None:
    """One seat may come to know all there is to know; all of them and the spectators do not."""
    tallies = [check_views(hiding_case, seat, many(8, 1)) for seat in (SPECTATOR, *range(hiding_case.seats))]
    differing, compared = sum(t.differing for t in tallies), sum(t.compared for t in tallies)
    assert differing > compared // 4, "the worlds imagined hardly ever differ from the truth"


def test_the_log_tells_no_more_than_the_view(case: Case) -> None:
    for seat in (SPECTATOR, *range(case.seats)):
        assert check_logs(case, seat, many(8, 1)).in_step > 0


def test_worlds_differ_among_themselves(hiding_case: Case) -> None:
    rng = Rng(4)
    for step in walk_steps(hiding_case, 1):
        if step.seat >= 0:
            worlds = {step.state.view(step.seat).imagine(rng).to_bytes() for _ in range(20)}
            if len(worlds) > 1:
                return
    pytest.fail("no seat ever decides in the dark")


def test_a_planted_leak_in_the_view_is_caught(hiding_case: Case) -> None:
    """One bit of the truth beside the view is enough."""

    def leaky(state: State, seat: int) -> object:
        return what_a_seat_sees(state, seat), int(state.digest(), 16) & 1

    with pytest.raises(Leak):
        check_views(hiding_case, SPECTATOR, 1, leaky)


def test_a_planted_leak_in_the_log_is_caught(hiding_case: Case) -> None:
    """Secret arguments that are not blanked, private events that everybody reads."""

    def leaky(event: Event, kinds: tuple[EventKind, ...], seat: int) -> Event | None:
        return Event(event.kind, event.seen_by, event.args[: len(kinds[event.kind].args)])

    with pytest.raises(Leak):
        check_logs(hiding_case, SPECTATOR, many(7, 2), leaky)


def test_info_keys_separate_exactly_what_views_separate(case: Case) -> None:
    """Equal keys for equal views, and no two views of many games share a key."""
    by_key: dict[tuple[int, int], bytes] = {}
    by_view: dict[bytes, int] = {}
    for step in walk_steps(case, many(30, 2)):
        for seat in (SPECTATOR, *range(case.seats)):
            key, view = int(step.state.info_key(seat)), step.state.view(seat).to_bytes()
            assert key > 0
            assert by_key.setdefault((seat, key), view) == view, "one key for two views"
            assert by_view.setdefault(view, key) == key, "two keys for one view"
            assert key == step.state.view(seat).known.info_key(seat), "the view's own key is another"
