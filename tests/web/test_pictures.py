"""The pictures of the README: every table in the middle of a game. `PRAIRIE_PICTURES=docs pytest ...` keeps them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.web.conftest import Opening
from tests.web.hands import start

SHOWN = ("tomahawk", "bigmanitou-dark", "powwow", "comancheria")  # in the README
SPACES = ".map .round[data-lit]"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("game", "decisions"), [("tomahawk", 4), ("bigmanitou", 5), ("powwow", 12), ("comancheria", 6)]
)
def test_a_table_fills_the_screen_and_nothing_overflows(
    open_page: Opening, tmp_path: Path, game: str, decisions: int, theme: str
) -> None:
    page = open_page(theme=theme)
    hands = start(page, game)
    hands.decide(decisions)
    if game == "comancheria":  # with spaces lit on its map
        hands.see(SPACES)
        while hands.over():  # a war came early: another game
            page.goto("/")
            hands = start(page, game)
            hands.see(SPACES)
    page.locator("[data-lit]").first.wait_for()
    hands.touch()
    page.mouse.move(700, 30)
    name = game if theme == "light" else f"{game}-dark"
    kept = os.environ.get("PRAIRIE_PICTURES") if name in SHOWN else None
    folder = Path(kept) if kept else tmp_path
    page.wait_for_timeout(400)
    assert len(page.screenshot(path=folder / f"{name}.png")) > 60_000
    board = page.locator("main.board")
    assert board.evaluate("e => e.scrollWidth <= e.clientWidth + 1")
    assert board.evaluate("e => e.scrollHeight <= e.clientHeight + 40"), "a table fits a usual screen"
