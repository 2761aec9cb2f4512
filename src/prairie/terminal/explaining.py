"""A rule shown to a person: its text, why it was settled so, and where it comes from."""

from __future__ import annotations

from prairie.core.game import Game
from prairie.core.rulebook import Rule
from prairie.terminal.screen import Screen
from prairie.terminal.voice import TEXTS


def bare_number(game: Game, said: str) -> str:
    """A rule's or chapter's number without the prefix, typed in any case: "co 6.2.2.a.1" is 6.2.2.A.1."""
    return said.strip().upper().removeprefix(game.prefix).strip()


def find_rule(game: Game, said: str) -> Rule | None:
    return game.rulebook.rules.get(f"{game.prefix} {bare_number(game, said)}")


def show_rule(game: Game, rule: Rule, screen: Screen, lang: str) -> None:
    screen.say(f"{rule.number}  {game.rulebook.chapters[rule.chapter][lang]}", "title")
    screen.say(rule.text[lang])
    if rule.why:
        screen.say(TEXTS.say(lang, "why", why=rule.why[lang]), "note")
    screen.say(TEXTS.say(lang, "source", source=", ".join(rule.source)), "note")
