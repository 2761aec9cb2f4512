"""What the README and the docs tell people to type exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import prairie
from prairie.cli import COMMANDS
from tests.house.tree import ROOT

PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
WITH_PYTHON = {"README.md", "docs/record-format.md"}  # pages that show how it is done
CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)


def targets() -> set[str]:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z-]*):", makefile, re.MULTILINE))


def told(page: Path, command: str) -> set[str]:
    """The words that follow a command in the code of a page."""
    code = "\n".join(CODE.findall(page.read_text(encoding="utf-8")))
    return set(re.findall(rf"(?:^|[`$(;&] ?){command} ([a-z][a-z-]*)", code, re.MULTILINE))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_make_command_of_a_page_exists(page: Path) -> None:
    assert told(page, "make") <= targets()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_prairie_command_of_a_page_exists(page: Path) -> None:
    assert told(page, r"(?:\.venv/bin/)?prairie(?! record \d)") <= set(COMMANDS)


def test_the_readme_gives_the_two_commands() -> None:
    assert {"play", "test"} <= told(ROOT / "README.md", "make")


def test_the_makefile_lists_every_target_in_its_help() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-z-]+):.*##", makefile, re.MULTILINE)) == targets()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_file_a_page_links_to_exists(page: Path) -> None:
    prose = CODE.sub("", page.read_text(encoding="utf-8"))
    links = re.findall(r"\]\(([^)#]+)", prose) + re.findall(r'src="([^"]+)"', prose)
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not missing


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_python_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = prairie.game("tomahawk")
    prairie.Record.begin(game, 2).save(tmp_path / "game.prairie")
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```python\n(import .*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert blocks or page.relative_to(ROOT).as_posix() not in WITH_PYTHON
    for code in blocks:
        exec(compile(code, page.name, "exec"), {})


def test_the_record_shown_in_its_page_is_a_record() -> None:
    page = (ROOT / "docs" / "record-format.md").read_text(encoding="utf-8")
    shown = re.search(r"^```\n(prairie record .*?)^```", page, re.DOTALL | re.MULTILINE)
    assert shown
    assert prairie.Record.parse(shown[1]).replay(prairie.game("tomahawk")).ask(0) > 0
