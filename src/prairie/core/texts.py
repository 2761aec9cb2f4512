"""Texts in French and English, from Fluent files: one set for the terminal, the logs and the browser."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from prairie.core.rulebook import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

    from prairie.core.phrases import Phrase

# A keyboard has one apostrophe and one blank, and not always accents.
_TYPED = str.maketrans({"’": "'", "\u00a0": " ", "\u202f": " ", "œ": "oe", "Œ": "oe"})


def alike(text: str) -> str:
    """A word as it is compared with what a person typed: in any case, with or without its accents, with either
    apostrophe and any blank."""
    if text.isascii():  # most notation is, and a table compares much of it
        return text.lower()
    return _without_accents(text)


@lru_cache(maxsize=4096)  # the same words are compared at every decision
def _without_accents(text: str) -> str:
    parted = unicodedata.normalize("NFKD", text.translate(_TYPED))
    return "".join(letter for letter in parted if not unicodedata.combining(letter)).casefold()


class MissingText(KeyError):
    """A text that a language does not have: a mistake of ours, never of the player's."""


class Texts:
    """The texts of some folders, each holding texts.en.ftl and texts.fr.ftl; read when first needed."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self.folders = tuple(folders)
        self._phrases: dict[tuple[str, str], Phrase] = {}

    @cached_property
    def bundles(self) -> dict[str, FluentBundle]:
        from fluent.runtime import FluentBundle, FluentResource  # 60 ms: only when something is said

        bundles = {}
        for lang in LANGUAGES:
            bundle = FluentBundle([lang], use_isolating=False)
            for folder in self.folders:
                bundle.add_resource(FluentResource((folder / f"texts.{lang}.ftl").read_text(encoding="utf-8")))
            bundles[lang] = bundle
        return bundles

    def has(self, lang: str, text: str) -> bool:
        return bool(self.bundles[lang].has_message(text))

    def say(self, lang: str, text: str, **args: str | int) -> str:
        """The text, with its arguments filled in."""
        phrase = self._phrases.get((lang, text))
        if phrase is None:
            phrase = self._phrases[lang, text] = self._phrase(lang, text)
        try:
            return phrase(args)
        except MissingText:
            raise
        except KeyError as missing:
            raise MissingText(f"{text} ({lang}): nothing is given for {missing}") from missing

    def _phrase(self, lang: str, text: str) -> Phrase:
        """How the text is filled in."""
        from prairie.core.phrases import Unusual, pattern_of, phrase  # with Fluent

        bundle = self.bundles[lang]
        if not bundle.has_message(text):
            raise MissingText(f"{text} ({lang})")
        try:
            return phrase(bundle, pattern_of(bundle, text))
        except Unusual:
            return lambda args: self.filled_in(lang, text, args)

    def filled_in(self, lang: str, text: str, args: dict[str, str | int]) -> str:
        """By Fluent itself."""
        bundle = self.bundles[lang]
        pattern = bundle.get_message(text).value
        if pattern is None:
            raise MissingText(f"{text} ({lang}) has no value")
        said, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{text} ({lang}): {errors[0]}")
        return str(said)
