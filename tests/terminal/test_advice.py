"""Advice in words: what is promised of the best choice, and what may be said of the others."""

from __future__ import annotations

import re

import pytest

from prairie.agents import policy_of
from prairie.agents.policy import Way
from prairie.core.contract import CHANCE
from prairie.core.registry import game
from prairie.core.rng import Rng
from prairie.games.bigmanitou.state import BigManitou
from prairie.games.tomahawk import questions as q
from prairie.games.tomahawk.state import Tomahawk
from prairie.tables.table import Table
from prairie.terminal.advice import Speaker, Thought, advised, is_step_of_plan, looked_at_again
from tests.terminal.arranged import arranged
from tests.terminal.commands import play

NAMES = ["you", "Tom"]


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> Speaker:
    """Who is asked for a card, with several in hand; what the search sees is told as it is."""
    monkeypatch.setattr("prairie.agents.odds.FITTED", {})
    table = arranged()
    return Speaker(table.game, table.view(0), NAMES, "en")


def plans(speaker: Speaker) -> list[list[int]]:
    first, second, third = speaker.view.actions()[:3]
    return [[first, second], [second, first], [third, first]]


def test_an_alternative_that_looked_better_in_fewer_tries_is_about_as_good(speaker: Speaker) -> None:
    first, second, third = speaker.view.actions()[:3]
    best, alike, worse = speaker.searched(
        Thought([first], 90, 0.46), [Thought([second], 50, 0.49), Thought([third], 40, 0.40)]
    )
    assert best.startswith("I would choose ")
    assert best.endswith("a chance of about 46% of winning.")
    assert "%" not in alike
    assert "about as good" in alike
    assert worse.endswith("about 40%.")


def test_a_few_tries_give_no_figure(speaker: Speaker) -> None:
    first, second = speaker.view.actions()[:2]
    _, worse = speaker.searched(Thought([first], 90, 0.46), [Thought([second], 9, 0.40)])
    assert "%" not in worse
    assert "it looked worse" in worse


def test_what_the_search_sees_is_told_as_what_comes_of_it(speaker: Speaker, monkeypatch: pytest.MonkeyPatch) -> None:
    known = speaker.view.known
    assert isinstance(known, Tomahawk)
    monkeypatch.setattr("prairie.agents.odds.FITTED", {("tomahawk", "place", int(known.turn)): (0.5, -0.3)})
    (best,) = speaker.searched(Thought(speaker.view.actions()[:1], 90, 0.7), [])
    assert "about 53%" in best  # the log odds of 0.7 are 0.85; half of that less 0.3 are those of 0.53


def test_the_first_step_of_a_plan_is_worth_what_the_best_rest_of_it_brings() -> None:
    """However few tries a search gave it beside better ones: the two agree on the same step."""
    table = arranged()
    view, policy = table.view(0), policy_of(table.game)
    (step, *_) = [one for one in view.actions() if is_step_of_plan(table.game, view, one)]
    again = [looked_at_again(Thought([step], 1, share), view, policy, Rng(5), 0.2) for share in (0.0, 1.0)]
    assert again[0].value == pytest.approx(again[1].value, abs=0.1)
    assert min(one.visits for one in again) > 1


def test_a_look_that_costs_nothing_is_no_matter_of_odds() -> None:
    """Every look of a game: taken, and without a figure."""
    tomahawk = game("tomahawk")
    looks = 0
    state, rng = tomahawk.new(), Rng(3)
    while (who := state.decider()) >= CHANCE:
        if who >= 0 and state.ask(who) == q.LOOK:
            (said,) = advised(tomahawk, state.view(who), NAMES, 0.01, "en")
            assert said == "I would choose yes: there is little to weigh here."
            looks += 1
        state.apply(who, state.chance(rng) if who == CHANCE else state.choose(who, rng))
    assert looks


@pytest.mark.parametrize(("lang", "word"), [("en", "chief"), ("fr", "chef")])
def test_two_heroes_of_one_kind_are_not_advice_and_alternative(lang: str, word: str) -> None:
    bigmanitou = game("bigmanitou")
    state, rng = bigmanitou.new(), Rng(1)
    while True:
        who = state.decider()
        cards = state.actions(who)
        chiefs = [c for c in cards if bigmanitou.action_word(state, who, c).startswith("chief_")]
        if bigmanitou.questions[state.ask(who)].name == "party" and len(chiefs) == 2:
            break
        state.apply(who, state.chance(rng) if who == CHANCE else cards[0])
    speaker = Speaker(bigmanitou, state.view(who), NAMES, lang)
    best, *others = speaker.apart([Thought([card], 9, 0.5) for card in [*chiefs, cards[0]]])
    assert word in speaker.in_words(best.steps)
    assert "chief_" not in speaker.in_words(best.steps)
    assert [one.steps for one in others] == [[cards[0]]]


def test_the_advice_for_a_hunting_party_is_the_whole_party() -> None:
    """Its lowest card alone would hide that all lower ones stay behind."""
    table = Table(game("bigmanitou"), practice=True, rng=Rng(1))
    table.settle()
    seat = table.owed()[0]
    view = table.view(seat)
    known = view.known
    assert isinstance(known, BigManitou)
    best, *others = advised(table.game, view, NAMES, 0.05, "en")
    for said in (best, *others):
        words = re.sub(r"^(I would choose|Otherwise) |: .*$", "", said).split()
        assert len(words) == known.party_size(seat)
        assert table.completes(seat, table.read_plan(seat, words))


def test_a_mixture_is_worth_one_thing_and_its_plans_are_told_by_how_often_they_are_drawn(speaker: Speaker) -> None:
    a, b, c = plans(speaker)
    ways = [Way(a, 0.5, 0.6), Way(b, 0.3, 0.4), Way(c, 0.2, 0.5)]
    best, other, last = speaker.solved(ways, ways[1])
    assert re.findall(r"\d+%", best) == ["52%", "30%"]  # what the mixture is worth, and how often this is drawn
    assert "the hands the enemy may hold" in best
    assert other.startswith("In 50% of cases")
    assert last.startswith("In 20% of cases")


@pytest.mark.parametrize(
    ("value", "said"), [(1.0, "it wins for certain"), (0.0, "the game is lost"), (0.999, "about 99%")]
)
def test_only_what_is_certain_is_called_so(value: float, said: str, speaker: Speaker) -> None:
    a, b, c = plans(speaker)
    ways = [Way(a, 1.0, value), Way(b, 0.0, 0.0), Way(c, 0.0, min(value, 0.25))]
    best, other, last = speaker.solved(ways, ways[0])
    assert said in best
    assert "100%" not in best
    if value:
        assert other.endswith("about 25%.")
        assert last.endswith("that loses.")


def test_before_several_others_even_certainty_hangs_on_what_they_do(speaker: Speaker) -> None:
    a, b, _ = plans(speaker)
    three = Speaker(speaker.game, speaker.view, [*NAMES, "Ana"], "en")
    best, other = three.solved([Way(a, 1.0, 1.0), Way(b, 0.0, 1.0)], Way(a, 1.0, 1.0))
    assert "it wins if the others do what is best for them" in best
    assert other.endswith("that wins as well, if the others play well.")


def test_what_was_imagined_is_not_called_certain(speaker: Speaker) -> None:
    a, b, _ = plans(speaker)
    ways = [Way(a, 0.9999, 1.0), Way(b, 0.0, 1.0)]
    best, other = speaker.solved(ways, ways[0])
    assert "more than a 99% chance" in best
    assert "the hands the enemy may hold" in best
    assert "tries" not in other


def test_in_play_the_question_is_said_again_when_something_has_been_shown_since(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("prairie.terminal.session.SECONDS", 0.05)
    told = play("--practice", "--seed", "5", typed="hint\n").stdout
    again = play("--practice", "--seed", "5", typed="?\nhint\n").stdout
    asked = "Which one do you refuse?"
    assert told.count(asked) == 1
    assert again.count(asked) == 2
    assert again.rindex(asked) < again.index("I would choose")


@pytest.mark.parametrize(("lang", "said"), [("en", "No hint could be found"), ("fr", "Aucun conseil")])
def test_a_search_that_fails_does_not_end_the_game(lang: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> list[str]:
        raise RuntimeError("lost in the prairie")

    monkeypatch.setattr("prairie.terminal.session.advised", fails)
    result = play("--lang", lang, typed="hint\n1\nquit\n")
    assert result.exit_code == 0
    assert said in result.output
    assert "lost in the prairie" not in result.output
