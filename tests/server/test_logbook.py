"""A log that grows line by line, its sentences made once for all tables, is the log told anew from the beginning."""

from __future__ import annotations

import pytest

from prairie.core.chronicle import chronicle
from prairie.core.contract import SPECTATOR
from prairie.core.game import YOU
from prairie.core.rng import Rng
from prairie.server.logbook import Extent, Logbook
from prairie.server.messages import LogLine
from prairie.tables.table import Table
from tests.conformance.cases import CASES, Case

NAMES = ["Ana", "Élise \ue000", "you know who", "{ $seat }", "\\1", "O'Neil"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("case", [case for case in CASES if not case.options], ids=str)
def test_every_reader_is_told_what_the_chronicle_tells(case: Case, lang: str) -> None:
    table = Table(case.game, case.seats, rng=Rng(3))
    table.settle()
    names = NAMES[: case.seats]
    readers = [SPECTATOR, *range(case.seats)]
    called = {seat: [YOU if other == seat else name for other, name in enumerate(names)] for seat in readers}
    books = {seat: Logbook(case.game, seat, lang, called[seat]) for seat in readers}
    rng = Rng(4)
    for _ in range(40):
        if table.over():
            break
        seat = table.owed()[0]
        table.submit(seat, [int(table.view(seat).known.choose(seat, rng))])
        table.settle()
        for reader, book in books.items():
            lines = book.read(table)
            told = chronicle(case.game, table.events(reader), lang, called[reader])
            assert [(line.name, line.text, line.rule) for line in lines] == [tuple(line) for line in told]
            assert lines == Logbook(case.game, reader, lang, called[reader]).read(table)


def line(text: str) -> LogLine:
    return LogLine(1, "said", text, "", {})


def test_of_a_log_that_grew_only_the_new_lines_are_told() -> None:
    lines = [line("a"), line("b")]
    before = Extent.of(lines)
    assert Extent.of(lines).shares(before) == 2
    lines.append(line("c"))
    assert Extent.of(lines).shares(before) == 2
    assert before.told() == [line("a"), line("b")]


def test_a_last_line_that_a_neighbour_joined_is_told_again() -> None:
    lines = [line("a"), line("b")]
    before = Extent.of(lines)
    lines[-1] = line("b and c")
    lines.append(line("d"))
    assert Extent.of(lines).shares(before) == 1


@pytest.mark.parametrize(
    ("texts", "same"), [("", 0), ("a", 1), ("ab", 2), ("abcd", 3), ("axc", 1), ("xbc", 0), ("abx", 2)]
)
def test_another_log_is_told_from_the_first_line_that_differs(texts: str, same: int) -> None:
    """After an undo, or when somebody is called something else."""
    before = Extent.of([line(text) for text in "abc"])
    before.lines.append(line("never shown"))
    assert Extent.of([line(text) for text in texts]).shares(before) == same
