"""The search plays every game honestly: a legal action, the same for the same view, whatever the truth is."""

from __future__ import annotations

import pytest

import prairie
from prairie import agents
from prairie.agents.ismcts import Player
from prairie.agents.policy import Finding, Policy
from prairie.agents.search import findings, plan, think
from prairie.core.contract import State, View
from prairie.core.rng import Rng
from tests.agents.matrix_games import last_turns
from tests.conformance.cases import Case, many, walk


def search(view: View, policy: Policy, rng: Rng, iterations: int) -> list[Finding]:
    return findings(think(view, policy, rng, iterations), view)


def test_the_search_answers_with_legal_actions(case: Case) -> None:
    rng = Rng(51)
    for number, step in enumerate(walk(case, 0)):
        if step.seat >= 0 and number % 9 == 0:
            view = step.state.view(step.seat)
            found = search(view, agents.policy_of(case.game), rng, many(60, 6))
            assert sorted(one.action for one in found) == view.actions()
            assert all(0 <= one.value <= 1 for one in found)
            assert Player(rng, agents.policy_of(case.game), iterations=5).decide(view) in view.actions()


def first_choice(case: Case, stream: int, seat: int | None = None) -> View:
    """Of a random game: the first question with several answers, to that seat or to anybody."""
    for step in walk(case, stream):
        if step.seat >= 0 and seat in (None, step.seat) and step.fresh and len(step.state.actions(step.seat)) > 1:
            return step.state.view(step.seat)
    raise AssertionError("nobody had a choice")


def test_a_game_without_a_policy_is_searched_too(case: Case) -> None:
    found = search(first_choice(case, 0), Policy(), Rng(55), many(100, 10))
    assert sum(one.visits for one in found) == many(100, 10)


def test_the_root_is_met_in_every_iteration(case: Case) -> None:
    """Also by a seat whose rivals have committed before it: in the worlds it imagines they have not begun."""
    view = first_choice(case, 1, case.seats - 1)
    found = search(view, agents.policy_of(case.game), Rng(52), many(200, 20))
    assert sum(one.visits for one in found) == many(200, 20)


def test_the_same_view_gives_the_same_choice_whatever_the_truth(case: Case) -> None:
    """Many worlds, one view: nothing but the view, the seed and the budget decides."""
    tried = different = 0
    for step in walk(case, 2):
        if step.seat < 0 or len(step.state.actions(step.seat)) < 2:
            continue
        view = step.state.view(step.seat)
        worlds = [view.imagine(Rng(53, stream)) for stream in range(3)]
        different += any(world.digest() != step.state.digest() for world in worlds)
        seen = [view, *(world.view(step.seat) for world in worlds)]
        found = [search(one, agents.policy_of(case.game), Rng(54), many(40, 6)) for one in seen]
        assert all(one == found[0] for one in found)
        tried += 1
        if tried > many(40, 10):
            break
    assert tried
    assert different or not case.game.hides  # worlds that do not differ prove nothing


def test_what_was_thought_for_one_seat_changes_nothing_for_another(case: Case) -> None:
    """A policy that has just served other seats, later in another game, knows no more than a new one."""
    used = agents.policy_of(case.game)
    views = [step.state.view(step.seat) for step in walk(case, 6) if step.seat >= 0 and step.fresh]
    asked = views[:: max(1, len(views) // many(12, 4))]
    for view in reversed(asked):
        think(view, used, Rng(65), 2)
    for earlier, later in zip(asked, reversed(asked), strict=True):
        think(later, used, Rng(66), 2)
        assert search(earlier, used, Rng(67), many(60, 6)) == search(
            earlier, agents.policy_of(case.game), Rng(67), many(60, 6)
        )
    assert asked


@pytest.mark.parametrize("player", ["level1", f"level6@{many(300, 6)}"])
def test_players_decide_the_same_whatever_the_truth(case: Case, player: str) -> None:
    """The whole way of a decision, from the first of a game to its last: what the search found, a blur over it, the
    rest of a plan, an ending."""
    views = [
        step.state.view(step.seat)
        for step in walk(case, 5)
        if step.seat >= 0 and len(step.state.actions(step.seat)) > 1
    ]
    if case.game.hides:  # worlds that do not differ prove nothing
        views = [view for view in views if len({world.digest() for world in imagined(view)}) > 1]
    assert views
    for number, view in enumerate(views[:: max(1, len(views) // many(20, 4))]):
        seen = [view, *(world.view(view.seat) for world in imagined(view))]
        assert len({agents.make(player, case.game, 60, number).decide(one) for one in seen}) == 1


def imagined(view: View) -> list[State]:
    return [view.imagine(Rng(59, stream)) for stream in range(3)]


@pytest.mark.parametrize("seats", [2, 3])
def test_endings_of_big_manitou_are_the_same_whatever_the_truth(seats: int) -> None:
    """In the last hunt, where the rest is followed to all its ends, while others may hold cards nobody has seen."""
    game = prairie.game("bigmanitou")
    tried = 0
    for stream in range(200):
        for step in walk(Case(game, seats, {}), stream):
            if step.seat < 0 or len(step.state.actions(step.seat)) < 2:
                continue
            view = step.state.view(step.seat)
            ending = agents.policy_of(game).ending(view, Rng(68))
            worlds = [view.imagine(Rng(69, number)) for number in range(3)] if ending else []
            for world in worlds:
                assert agents.policy_of(game).ending(world.view(step.seat), Rng(68)) == ending
            tried += len({world.digest() for world in worlds}) > 1  # worlds that do not differ prove nothing
        if tried >= many(8, 1):
            return
    raise AssertionError("there were too few endings with unknown cards")


def test_endings_of_tomahawk_are_the_same_whatever_the_truth() -> None:
    """On last turns, which are solved, before enemies whose cards are not all known."""
    game = prairie.game("tomahawk")
    tried = 0
    for number, (state, seat) in enumerate(last_turns(40, seed=61)):
        view = state.view(seat)
        worlds = [view.imagine(Rng(62, stream)) for stream in range(4)]
        if len({world.digest() for world in worlds}) == 1:
            continue  # worlds that do not differ prove nothing
        seen = [view, *(world.view(seat) for world in worlds[: many(3, 1)])]
        endings = [agents.policy_of(game).ending(one, Rng(63, number)) for one in seen]
        assert endings[0]
        assert all(one == endings[0] for one in endings)
        assert len({agents.make("level6@50", game, 64, number).decide(one) for one in seen}) == 1
        tried += 1
        if tried == many(8, 1):
            return
    raise AssertionError("there were too few last turns with unknown cards")


def test_a_plan_is_legal_step_by_step(case: Case) -> None:
    view = first_choice(case, 3)
    trees = think(view, agents.policy_of(case.game), Rng(57), many(2000, 150))
    ahead = view.known.clone()
    for action in plan(trees, view):
        assert ahead.refusal(view.seat, action) == 0
        ahead.apply(view.seat, action)


def test_the_policy_chooses_what_is_legal_and_values_between_0_and_1(case: Case) -> None:
    policy = agents.policy_of(case.game)
    rng = Rng(58)
    for stream in range(many(6, 1)):
        for step in walk(case, 4 + stream):
            if step.seat >= 0:
                assert step.state.refusal(step.seat, policy.choose(step.state, step.seat, rng)) == 0
                known = step.state.view(step.seat).known
                assert known.refusal(step.seat, policy.choose(known, step.seat, rng)) == 0
                played = step.state.clone()
                policy.play(played, step.seat, rng)
                assert played.digest() != step.state.digest()
        assert sum(policy.value(step.state, seat) for seat in range(case.seats)) <= 1.0 + 1e-6
        assert all(0 <= policy.value(step.state, seat) <= 1 for seat in range(case.seats))
