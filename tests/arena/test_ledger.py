"""Files of results: one run at a time adds to them, no game counts twice, and nothing else is taken for one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from prairie.arena.ledger import InUse, Ledger, NoResults, OtherMatch, Row

HEADER = {"format": "prairie arena 1", "game": "tomahawk", "seed": 1}
PLAYERS = {"random": "abc"}


def ledger(path: Path, **other: object) -> Ledger:
    return Ledger({**HEADER, **other}, path, PLAYERS, ("table", "number"))


def row(number: int, winner: int = 0) -> Row:
    return {"table": 0, "number": number, "winners": [winner]}


def written(path: Path, *rows: Row) -> list[str]:
    """The lines of a file with those rows, which nobody holds."""
    kept = ledger(path)
    for one in rows:
        kept.add(one)
    kept.release()
    return path.read_text().splitlines()


def test_a_second_run_is_refused_until_the_first_is_over(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    first = ledger(path)
    with pytest.raises(InUse, match="another run adds to"):
        ledger(path)
    first.add(row(0))
    first.release()
    assert ledger(path).rows == [row(0)]
    assert ledger(path).rows == [row(0)]  # one that is gone holds nothing


def test_a_second_process_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    asked = ["arena", "tomahawk", "--table", "random,level1", "--games", "2", "--workers", "1", "--results", str(path)]
    holding = ledger(path)
    done = subprocess.run([sys.executable, "-m", "prairie", *asked], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert done.stderr == f"prairie: another run adds to {path}: wait for its end, or name another file\n"
    assert holding.rows == []


def test_a_file_stays_held_while_a_line_of_it_is_mended(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    lines = written(path, row(0), row(1))
    path.write_text("\n".join([*lines[:2], lines[2][:9]]))
    mended = ledger(path)
    assert path.read_text().splitlines() == lines[:2]
    with pytest.raises(InUse):
        ledger(path)
    mended.add(row(1))
    assert path.read_text().splitlines() == lines


@pytest.mark.parametrize("cut", [1, 9, 0])
def test_mending_moves_no_row_so_that_none_is_lost_half_way(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "match.jsonl"
    lines = written(path, row(0), row(1), row(2))
    broken = "\n".join([lines[0], lines[1], '{"table": 0, "num', lines[2], lines[3][: -cut or None]])
    path.write_text(broken)
    mended = ledger(path)
    assert mended.rows == [row(0), row(1), *([] if cut else [row(2)])]
    assert path.read_text() == (broken[: broken.rindex("\n") + 1] if cut else broken + "\n")
    mended.add(row(3))
    mended.release()
    assert ledger(path).rows == mended.rows


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_a_file_that_is_removed_meanwhile_is_not_begun_in_the_middle(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    first = ledger(path)
    first.add(row(0))
    path.unlink()
    first.add(row(1))
    assert not path.exists()
    second = ledger(path)
    second.add(row(5))
    first.add(row(2))
    first.release()
    assert [json.loads(line) for line in path.read_text().splitlines()] == [second.header, row(5)]


def test_after_its_end_nothing_is_added(tmp_path: Path) -> None:
    kept = ledger(tmp_path / "match.jsonl")
    kept.release()
    with pytest.raises(ValueError, match="closed"):
        kept.add(row(0))


def test_a_game_that_stands_there_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    written(path, row(0), row(1, 0), row(1, 1), row(2), row(0))
    assert ledger(path).rows == [row(0), row(1, 0), row(2)]


@pytest.mark.parametrize("length", [0, 5, 30, 60])
def test_a_first_line_cut_short_is_an_empty_file(tmp_path: Path, length: int) -> None:
    path = tmp_path / "match.jsonl"
    (first,) = written(path)
    path.write_text(first[:length])
    assert ledger(path).rows == []
    assert path.read_text() == first + "\n"


@pytest.mark.parametrize("text", ["hello", "hello\nworld\n", "[1, 2]\n", '{"seed": 1}\n', "\ufffd"])
def test_what_is_no_file_of_results_is_refused_and_stays_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(NoResults, match="is not a file of results"):
        ledger(path)
    assert path.read_text() == text


def test_another_match_is_refused_with_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    written(path, row(0))
    with pytest.raises(OtherMatch, match=r"another match \(seed: 1 there, 2 here\)"):
        ledger(path, seed=2)
    with pytest.raises(OtherMatch, match=r"game: \"tomahawk\" there, \"powwow\" here; seed: 1 there, 3 here"):
        ledger(path, seed=3, game="powwow")
    with pytest.raises(OtherMatch, match="prairie arena 1 there, prairie scenarios 1 here"):
        ledger(path, format="prairie scenarios 1")
    assert json.loads(path.read_text().splitlines()[1]) == row(0)
