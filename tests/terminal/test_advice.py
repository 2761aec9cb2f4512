"""Advice in words: what is promised of the best choice, and what may be said of the others."""

from __future__ import annotations

import re

import pytest

from prairie.agents.policy import Way
from prairie.core.contract import CHANCE
from prairie.core.registry import game
from prairie.core.rng import Rng
from prairie.games.bigmanitou.state import BigManitou
from prairie.tables.table import Table
from prairie.terminal.advice import Speaker, Thought, advised
from tests.terminal.arranged import arranged
from tests.terminal.commands import play

NAMES = ["you", "Tom"]


@pytest.fixture
def speaker() -> Speaker:
    """Who is asked for a card, with several in hand."""
    table = arranged()
    return Speaker(table.game, table.view(0), NAMES, "en")


def plans(speaker: Speaker) -> list[list[int]]:
    first, second, third = speaker.view.actions()[:3]
    return [[first, second], [second, first], [third, first]]


def test_an_alternative_that_looked_better_in_fewer_tries_is_about_as_good(speaker: Speaker) -> None:
    first, second, third = speaker.view.actions()[:3]
    best, alike, worse = speaker.searched(
        [Thought([first], 90, 0.46), Thought([second], 50, 0.49), Thought([third], 9, 0.40)]
    )
    assert best.startswith("I would choose ")
    assert best.endswith("a chance of about 46% of winning.")
    assert "%" not in alike
    assert "about as good" in alike
    assert worse.endswith("about 40%.")


def test_what_was_not_looked_at_is_not_mentioned(speaker: Speaker) -> None:
    first, second = speaker.view.actions()[:2]
    assert len(speaker.searched([Thought([first], 90, 0.46), Thought([second], 0, 0.0)])) == 1


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
    best, *others = speaker.searched([Thought([card], 9, 0.5) for card in [*chiefs, cards[0]]])
    assert word in best
    assert "chief_" not in best
    assert len(others) == 1


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
    assert re.findall(r"\d+%", best) == ["52%"]
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
