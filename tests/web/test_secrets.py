"""What one seat's browser is sent: all its frames, in the order they came, are searched for what is not its to know."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from prairie.core.contract import SPECTATOR
from tests.server.secrets import PLACES, Search
from tests.server.serving import Running
from tests.web.conftest import Opening
from tests.web.hands import Hands, finish_elsewhere, round_of_decisions


class Ear:
    """Every frame that a page is sent over its WebSocket, as it came."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", lambda line: line.on("framereceived", lambda frame: self.frames.append(str(frame))))


def three_at_a_table(open_page: Opening, game: str) -> tuple[list[Page], list[Ear]]:
    """Ana and Élise play, a third watches; each in a browser of their own."""
    pages = [open_page("/about", name=name) for name in ("Ana", "Élise", "Noé")]
    ears = [Ear(page) for page in pages]
    ana, elise, watcher = pages
    ana.goto("/")
    ana.locator(f"article:has(#game-{game}) .btn").nth(1).click()
    path = re.sub(r"^https?://[^/]+", "", ana.locator("#invite-link").input_value())
    elise.goto(path)
    elise.locator("form button[type=submit]").click()
    elise.locator(".status").wait_for()
    watcher.goto(path)
    watcher.locator(".status").wait_for()
    return pages, ears


@pytest.mark.parametrize("game", sorted(PLACES))
def test_no_browser_hears_of_a_card_before_the_rules_show_it(open_page: Opening, house: Running, game: str) -> None:
    """A whole game: begun by hand, and played to its end by the same two seats from elsewhere, with the pages open."""
    pages, ears = three_at_a_table(open_page, game)
    ana, elise, watcher = pages
    round_of_decisions(Hands(ana, 1), Hands(elise, 2), rounds=2)
    table = finish_elsewhere(house, ana, elise)
    watcher.locator(".end").wait_for()
    true = house.server.house.live[table].sitting.table
    assert true is not None
    for seat, ear in zip((0, 1, SPECTATOR), ears, strict=True):
        search = Search(game, seat, true)
        for frame in ear.frames:
            search.frame(frame)
        assert search.number == len(true.decided), "the page was told of the end"
        assert search.found > 5, "cards were spoken of"
