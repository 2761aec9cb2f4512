"""A rule shown to a person: its text, why it was settled so, and where it comes from."""

from __future__ import annotations

import re

from prairie.core.game import Game
from prairie.core.rulebook import Rule
from prairie.core.spans import listed
from prairie.terminal.screen import Screen
from prairie.terminal.voice import TEXTS

BOOKLETS = {"001": "english", "004": "aid"}  # the others are French rules


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
    sources = listed((source_text(source, lang) for source in rule.source), lang)
    screen.say(TEXTS.say(lang, "source", source=sources), "note")


def source_text(source: str, lang: str) -> str:
    """What a reference of a rulebook file stands for: "000 21-23" are lines of a booklet, "TA5" is a ruling."""
    if cited := re.fullmatch(r"(\d{3}) (\d+)(?:-(\d+))?", source):
        number, first, last = cited.groups()
        booklet = BOOKLETS.get(number, "french")
        return TEXTS.say(lang, "source-booklet", booklet=booklet, first=first, last=last or "none")
    if cited := re.fullmatch(r"diff (\d+)", source):
        return TEXTS.say(lang, "source-difference", number=cited[1])
    if source == "pack":
        return TEXTS.say(lang, "source-pack")
    kind = "ruling" if re.fullmatch(r"[A-Z]?A\d+|R\d+", source) else "fact"
    return TEXTS.say(lang, f"source-{kind}", name=source)
