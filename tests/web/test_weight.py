"""How heavy the client is: what a first visit loads, over the wire."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Opening
from tests.web.hands import start

LIMIT = 150_000  # bytes, compressed
LOADED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""


def loaded(page: Page) -> int:
    page.wait_for_load_state("networkidle")
    return int(page.evaluate(LOADED))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_first_page_loads_little(open_page: Opening, lang: str) -> None:
    page = open_page("/", lang)
    page.locator("#game-tomahawk").wait_for()
    assert 20_000 < loaded(page) <= LIMIT


@pytest.mark.parametrize("game", ["tomahawk", "bigmanitou", "powwow", "comancheria"])
def test_from_nothing_to_a_table_loads_little(open_page: Opening, game: str) -> None:
    page = open_page("/", "fr")
    start(page, game)
    page.locator("[data-lit]").first.wait_for()
    assert 40_000 < loaded(page) <= LIMIT
