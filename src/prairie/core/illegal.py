"""A decision the rules refuse, said to the person: what was wrong, and which rule says so."""

from __future__ import annotations


class Illegal(ValueError):
    """`why` is a whole sentence in the reader's language; `rule` is cited as in the rulebook; `word` is the part of a
    plan that was refused, where it is one part."""

    def __init__(self, why: str, rule: str = "", word: str = "") -> None:
        super().__init__(f"{why} ({rule})" if rule else why)
        self.why = why
        self.rule = rule
        self.word = word
