"""A game's rulebook: every rule with its number, its text in two languages, and where it comes from."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

LANGUAGES = ("en", "fr")


class Rule(NamedTuple):
    number: str  # cited: "TK 6.5"
    chapter: str  # "6", or as the booklet itself counts: "5.2.3", "6.2.2.A"
    text: dict[str, str]  # by language
    source: tuple[str, ...]  # lines of the booklets, rulings, facts
    why: dict[str, str]  # by language; empty where nothing had to be decided


class Rulebook(NamedTuple):
    prefix: str
    chapters: dict[str, dict[str, str]]  # titles by number and language
    rules: dict[str, Rule]  # by citation

    def rule(self, number: str) -> Rule:
        """By citation, with or without the prefix: "TK 6.5" or "6.5"."""
        cited = number if number.startswith(self.prefix) else f"{self.prefix} {number}"
        if cited not in self.rules:
            raise KeyError(f"{self.prefix} has no rule {number}")
        return self.rules[cited]


def chapter_of(number: str) -> str:
    """The last part of a rule's number counts within its chapter: "6.5" is of chapter 6, "6.2.2.A.1" of 6.2.2.A."""
    return number.rpartition(".")[0]


def load_rulebook(path: Path) -> Rulebook:
    import tomllib  # 10 ms, only when a file is read

    data = tomllib.loads(path.read_text(encoding="utf-8"))
    prefix = data["prefix"]
    rules = {}
    for entry in data["rule"]:
        cited = f"{prefix} {entry['number']}"
        rules[cited] = Rule(
            number=cited,
            chapter=chapter_of(entry["number"]),
            text={lang: entry[lang] for lang in LANGUAGES},
            source=tuple(entry["source"]),
            why={"en": entry["why"], "fr": entry["why_fr"]} if "why" in entry else {},
        )
    chapters = {str(entry["number"]): {lang: entry[lang] for lang in LANGUAGES} for entry in data["chapter"]}
    return Rulebook(prefix, chapters, rules)
