"""What Prairie fills in says what Fluent's own runtime would say."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from prairie.core.rulebook import LANGUAGES
from prairie.core.texts import MissingText, Texts
from tests.texts.test_texts import FOLDERS, arguments

NUMBERS = (0, 1, 2, 3, 5, 7, 21, 100, 999, 1000, 12_345, 1_000_000, -1, -2, -1200)
WORDS = ("", "Élise", "you", "3", "{ $seat }")
PLURALS = {"one", "other"}  # left out as words: the library takes the word "other" for the number 0, whose form that is


class _Keys(Visitor):
    """What the choices of a file are made by."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - the library's name
        if isinstance(node.key, ast.Identifier):
            self.words.add(node.key.name)
        self.generic_visit(node)


def values(folder: Path, lang: str) -> list[str | int]:
    keys = _Keys()
    keys.visit(FluentParser().parse((folder / f"texts.{lang}.ftl").read_text(encoding="utf-8")))
    return [*NUMBERS, *WORDS, *sorted(keys.words - PLURALS)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_text_is_filled_in_as_fluent_would(folder: Path, lang: str) -> None:
    texts, rng = Texts([folder]), random.Random(folder.name)
    possible = values(folder, lang)
    wanted = arguments(folder, lang)
    all_names = sorted({name for names in wanted.values() for name in names})
    for text, names in wanted.items():
        if texts.bundles[lang].get_message(text).value is None:
            continue
        for _ in range(2 * len(possible) if names else 1):
            args = {name: rng.choice(possible) for name in all_names}  # those of texts it refers to are there as well
            assert texts.say(lang, text, **args) == texts.filled_in(lang, text, args), (text, args)


def said(tmp_path: Path, source: str, **args: str | int) -> str:
    for lang in LANGUAGES:
        (tmp_path / f"texts.{lang}.ftl").write_text(source, encoding="utf-8")
    texts = Texts([tmp_path])
    found = texts.say("fr", "it", **args)
    assert found == texts.filled_in("fr", "it", args)
    return found


@pytest.mark.parametrize(
    ("source", "args", "text"),
    [
        ("it = { NUMBER($n, minimumFractionDigits: 1) } m\n", {"n": 3}, "3,0 m"),
        ("-term = un mot\nit = { -term }\n", {}, "un mot"),
        ("it = { $n ->\n    [one] un\n    [1] pile un\n   *[other] des\n }\n", {"n": 1}, "un"),
        ("it = { $n ->\n    [1] pile un\n    [one] un\n   *[other] des\n }\n", {"n": 1}, "pile un"),
        ("it = { $n ->\n    [1] pile un\n    [one] un\n   *[other] des\n }\n", {"n": 0}, "un"),
        ("other = mot { $n }\nit = un { other }\n", {"n": 1234}, "un mot 1 234"),
    ],
)
def test_what_is_unusual_in_a_text_is_left_to_fluent_and_the_first_key_that_fits_counts(
    source: str, args: dict[str, str | int], text: str, tmp_path: Path
) -> None:
    assert said(tmp_path, source, **args).replace("\u202f", " ").replace("\xa0", " ") == text


@pytest.mark.parametrize("source", ["it = { $n }\n", "it = { NUMBER($n) }\n", "it = { nowhere }\n", "that = 1\n"])
def test_what_is_missing_is_a_mistake_and_never_said(source: str, tmp_path: Path) -> None:
    with pytest.raises(MissingText):
        said(tmp_path, source)
