"""One real browser, one real server: what a person has."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from prairie.core.registry import game_names
from prairie.server.pages import STATIC
from prepare import CHROMIUM, chromium
from tests.server.serving import Running, served

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
PATIENCE = 60_000  # ms: how long a thing may take on a machine that does much else; what is quick is not waited for
LEVEL = "level1"  # computer players that answer at once
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(driver: Playwright) -> Iterator[Browser]:
    assert chromium(), CHROMIUM
    opened = driver.chromium.launch(executable_path=chromium(), args=list(FLAGS))
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    assert (STATIC / "index.html").exists(), "the browser client is not built (make play builds it)"
    folder: Path = tmp_path_factory.mktemp("house")
    with served(f"sqlite:///{folder / 'tables.db'}") as running:
        yield running


Opening = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, house: Running) -> Iterator[Opening]:
    """Pages of people who share nothing. Whatever goes wrong inside one fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def opened(path: str = "/", lang: str = "en", size: dict[str, int] | None = None, **settings: Any) -> Page:
        looks: dict[str, Any] = {"viewport": size or WIDE, "has_touch": settings.pop("touch", False)}
        looks["reduced_motion"] = settings.pop("motion", "reduce")
        context = browser.new_context(base_url=house.url, **looks)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        level = dict.fromkeys(game_names(), LEVEL)
        kept = json.dumps({"lang": lang, "quick": True, "name": "Ana", "level": level, **settings})
        context.add_init_script(f"if (!localStorage.prairie) localStorage.prairie = {json.dumps(kept)}")
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not troubles, troubles
