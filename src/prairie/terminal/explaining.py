"""A rule shown to a person: its text, why it was settled so, and where it comes from."""

from __future__ import annotations

from prairie.core.game import Game
from prairie.core.rulebook import Rule
from prairie.terminal.screen import Screen
from prairie.terminal.voice import TEXTS


def find_rule(game: Game, said: str) -> Rule | None:
    """By its number, with or without the prefix, in any case."""
    number = said.strip()
    if number.upper().startswith(game.prefix):
        number = number[len(game.prefix) :].strip()
    return game.rulebook.rules.get(f"{game.prefix} {number}")


def show_rule(game: Game, rule: Rule, screen: Screen, lang: str) -> None:
    screen.say(f"{rule.number}  {game.rulebook.chapters[rule.chapter][lang]}", "title")
    screen.say(rule.text[lang])
    if rule.why:
        screen.say(TEXTS.say(lang, "why", why=rule.why[lang]), "note")
    screen.say(TEXTS.say(lang, "source", source=", ".join(rule.source)), "note")
