"""Texts in French and English, from Fluent files: one set for the terminal, the logs and the browser."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from prairie.core.rulebook import LANGUAGES

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


REMEMBERED = 20_000  # sentences; filling one in takes a hundred times as long as finding it again


class MissingText(KeyError):
    """A text that a language does not have: a mistake of ours, never of the player's."""


class Texts:
    """The texts of some folders, each holding texts.en.ftl and texts.fr.ftl; read when first needed."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self.folders = tuple(folders)
        self._said: dict[tuple[str, str, tuple[tuple[str, str | int], ...]], str] = {}

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
        """The text, with its arguments filled in. What was said lately is remembered: people ask the same again."""
        key = (lang, text, tuple(args.items()))
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            said = self._said[key] = self._say(lang, text, args)
        return said

    def _say(self, lang: str, text: str, args: dict[str, str | int]) -> str:
        bundle = self.bundles[lang]
        if not bundle.has_message(text):
            raise MissingText(f"{text} ({lang})")
        pattern = bundle.get_message(text).value
        if pattern is None:
            raise MissingText(f"{text} ({lang}) has no value")
        said, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{text} ({lang}): {errors[0]}")
        return str(said)
