"""The laws of the rulebooks: every sentence is a rule; every rule is told in two languages, cited and tested."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from prairie.core.registry import game_names
from tests.house.rule_tests import marked_in, marked_under
from tests.house.tree import ROOT, SOURCE

LANGUAGES = ("en", "fr")
LINES = re.compile(r"(\d{3}) (\d+)(?:-(\d+))?")
every_game = pytest.mark.parametrize("name", game_names())


def folder(name: str) -> Path:
    return SOURCE / "games" / name


@cache
def book(name: str) -> dict[str, Any]:
    return tomllib.loads((folder(name) / "rulebook.toml").read_text(encoding="utf-8"))


def rules(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = book(name)["rule"]
    return found


Parts = tuple[tuple[int, str], ...]


def parts(number: int | str) -> Parts:
    """A number taken apart, so that 2.9 comes before 2.10 and 6.2.2.A before 6.2.2.B and both before 6.2.3."""
    split = str(number).split(".")
    assert all(re.fullmatch(r"\d+|[A-Z]", part) for part in split), f"{number!r} should read like 6, 5.2.3 or 6.2.2.A"
    return tuple((int(part), "") if part.isdecimal() else (0, part) for part in split)


def numbers(name: str) -> list[tuple[Parts, int]]:
    """Chapter and place within it of every rule."""
    split = [entry["number"].rpartition(".") for entry in rules(name)]
    return [(parts(chapter), int(rule)) for chapter, _, rule in split]


def citations(name: str) -> set[str]:
    return {f"{book(name)['prefix']} {entry['number']}" for entry in rules(name)}


# --- the file itself ------------------------------------------------------------------------------------------


@every_game
def test_rules_are_numbered_in_rising_order_without_a_gap(name: str) -> None:
    found = numbers(name)
    for before, after in zip([((), 0), *found], found, strict=False):
        same_chapter = (before[0], before[1] + 1)
        assert after == same_chapter or (after[0] > before[0] and after[1] == 1), f"{after} after {before}"


def test_numbers_of_several_parts_rise_as_a_booklet_counts() -> None:
    rising = ["1.2", "1.3.1.A.1", "2.9.4", "2.10.1", "6.2.2.A.9", "6.2.2.A.10", "6.2.2.B.1", "6.2.3.1", "11.1"]
    assert sorted(rising, key=parts) == rising != sorted(rising)


@every_game
def test_every_chapter_has_a_title_and_rules(name: str) -> None:
    chapters = [parts(entry["number"]) for entry in book(name)["chapter"]]
    assert chapters == sorted(set(chapters))
    assert set(chapters) == {chapter for chapter, _ in numbers(name)}
    assert not set(chapters) & {parts(entry["number"]) for entry in rules(name)}, "a number is a chapter's or a rule's"
    assert all(entry[lang].strip() for entry in book(name)["chapter"] for lang in LANGUAGES)


@every_game
def test_every_rule_is_told_in_both_languages(name: str) -> None:
    for entry in rules(name):
        texts = [entry[lang].strip() for lang in LANGUAGES]
        assert all(texts), entry["number"]
        assert texts[0] != texts[1], entry["number"]
        assert ("why" in entry) == ("why_fr" in entry), entry["number"]
        if "why" in entry:
            assert entry["why"].strip() != entry["why_fr"].strip() != "", entry["number"]


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_rules_say_the_same(name: str, lang: str) -> None:
    texts = [entry[lang] for entry in rules(name)]
    assert len(texts) == len(set(texts))


@every_game
def test_every_rule_has_a_source(name: str) -> None:
    assert [entry["number"] for entry in rules(name) if not entry["source"]] == []


# --- every line of every booklet ------------------------------------------------------------------------------


def lines_of(source: str) -> tuple[str, range] | None:
    """The booklet and lines that a source names: "000 12-14"; None for a fact, a ruling or a difference."""
    found = LINES.fullmatch(source)
    if found is None:
        assert not re.match(r"\d", source), f"{source!r} should read like '000 12' or '000 12-14'"
        return None
    first, last = int(found[2]), int(found[3] or found[2])
    assert first <= last, source
    return found[1], range(first, last + 1)


def sources(name: str) -> list[str]:
    silent = [entry["source"] for entry in book(name).get("silent", [])]
    return [*(source for entry in rules(name) for source in entry["source"]), *silent]


@every_game
def test_every_line_of_a_booklet_is_a_rule_or_silent_or_blank(name: str) -> None:
    for booklet in book(name)["booklet"]:
        lines = set(range(1, booklet["lines"] + 1))
        blank = set(booklet["blank"])
        assert booklet["blank"] == sorted(blank), "blank lines rise"
        assert blank <= lines
        covered: set[int] = set()
        for source in sources(name):
            named = lines_of(source)
            if named is None or named[0] != booklet["id"]:
                continue
            assert set(named[1]) <= lines, f"{source} lies outside the booklet"
            assert not set(named[1]) <= blank, f"{source} is blank"
            covered |= set(named[1])
        assert lines - covered - blank == set(), f"booklet {booklet['id']}: lines that no rule accounts for"


@every_game
def test_every_source_names_a_booklet_that_is_declared(name: str) -> None:
    known = {booklet["id"] for booklet in book(name)["booklet"]}
    named = [lines_of(source) for source in sources(name)]
    assert {booklet for booklet, _ in filter(None, named)} <= known


@every_game
def test_what_is_silent_says_why(name: str) -> None:
    for entry in book(name).get("silent", []):
        assert lines_of(entry["source"]) is not None, entry
        assert entry["why"].strip(), entry


@every_game
def test_every_ruling_is_in_some_rule(name: str) -> None:
    last = re.fullmatch(r"([A-Z]+)(\d+)", book(name)["rulings"])
    assert last, "rulings names the last ruling, as in TA46"
    declared = {f"{last[1]}{number}" for number in range(1, int(last[2]) + 1)}
    cited = {source for source in sources(name) if re.fullmatch(last[1] + r"\d+", source)}
    assert cited == declared


# --- citations ------------------------------------------------------------------------------------------------


def cited_in(text: str, prefix: str) -> set[str]:
    """Every "TK 6.5" or "CO 6.2.2.A.1" in a text; "TK 6.5 to TK 6.7" cites the rules between as well."""
    chapter_number = r"\d+(?:\.(?:\d+|[A-Z]))*"
    found = set(re.findall(rf"\b{prefix} {chapter_number}\.\d+", text))
    for chapter, first, last in re.findall(rf"\b{prefix} ({chapter_number})\.(\d+) to {prefix} \1\.(\d+)", text):
        found |= {f"{prefix} {chapter}.{number}" for number in range(int(first), int(last) + 1)}
    return found


def read(paths: list[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@every_game
def test_every_rule_cited_anywhere_exists(name: str) -> None:
    paths = [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.ftl"), *folder(name).rglob("*.toml")]
    paths += [path for path in (ROOT / "tests").rglob("*.py") if path.parent.name != "house"]
    assert cited_in(read(paths), book(name)["prefix"]) - citations(name) == set()


@every_game
def test_every_rule_is_cited_where_it_acts(name: str) -> None:
    paths = [path for path in folder(name).rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
    paths = [path for path in paths if path.name != "rulebook.toml"]
    uncited = citations(name) - cited_in(read(paths), book(name)["prefix"])
    assert not uncited, f"cite in the game's source or data: {in_order(uncited)}"


def test_a_range_cites_what_lies_between() -> None:
    assert cited_in("TK 6.5 to TK 6.7, TK 9.1; not BM 6.6", "TK") == {"TK 6.5", "TK 6.6", "TK 6.7", "TK 9.1"}


def test_rules_of_several_parts_are_cited_whole() -> None:
    text = "# CO 5.2.3.1. Then CO 6.2.2.A.9 to CO 6.2.2.A.11 and CO 2.10.4; chapter 6.3.7"
    between = {"CO 6.2.2.A.9", "CO 6.2.2.A.10", "CO 6.2.2.A.11"}
    assert cited_in(text, "CO") == {"CO 5.2.3.1", "CO 2.10.4"} | between


# --- tests ----------------------------------------------------------------------------------------------------


def in_order(cited: set[str]) -> str:
    return ", ".join(sorted(cited, key=lambda rule: parts(rule.split()[1])))


@every_game
def test_every_rule_has_a_test(name: str) -> None:
    untested = citations(name) - marked_under(ROOT / "tests" / "rules" / name)
    assert not untested, f"mark a test in tests/rules/{name} with pytest.mark.rule: {in_order(untested)}"


@every_game
def test_every_mark_names_a_rule(name: str) -> None:
    assert marked_under(ROOT / "tests" / "rules" / name) - citations(name) == set()


def test_marks_are_found_wherever_they_stand() -> None:
    source = """
pytestmark = pytest.mark.rule("TK 1.1")

@pytest.mark.rule("TK 1.2", "TK 1.3")
@pytest.mark.parametrize("card", [pytest.param(3, marks=pytest.mark.rule("TK 1.4"))])
def test_one(card): ...
"""
    assert marked_in(ast.parse(source)) == {"TK 1.1", "TK 1.2", "TK 1.3", "TK 1.4"}
