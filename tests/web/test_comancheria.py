"""Comanchería's table: odds, reasons, what can be foreseen, and the whole of it as text."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Opening
from tests.web.hands import Hands, start
from tests.web.test_access import clean


def until_raid(page: Page) -> None:
    """Plays until a Band could raid: goes out and about, and never lets time pass."""
    hands = Hands(page, seed=4, sooner="[data-word=actions], [data-word=done], [data-word=next]")
    hands.see(".decision [data-word=raid]")
    assert not hands.over()


def test_what_is_not_possible_stays_in_sight_with_its_reason(open_page: Opening) -> None:
    page = open_page()
    start(page, "comancheria").see(".decision [data-barred=passage]")
    barred = page.get_by_role("list", name="Not possible now").locator("[data-barred=passage]")
    expect(barred).to_contain_text("Passage of Time: Time can pass only when the Operations counter is on a number.")
    assert barred.get_attribute("data-lit") is None
    rule = barred.locator(".ruleno")
    rule.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".rules article.on")).to_contain_text("3.2.3")


@pytest.mark.parametrize(("lang", "odds"), [("en", r"draws \d.*a Success: \d+%"), ("fr", r"un Succès\s: \d+\s%")])
def test_a_raid_says_how_likely_it_is(open_page: Opening, lang: str, odds: str) -> None:
    page = open_page("/", lang)
    start(page, "comancheria")
    until_raid(page)
    expect(page.locator(".decision [data-word=raid]")).to_contain_text(re.compile(odds))
    asked = page.locator(".status .ask > span")
    question = asked.inner_text()
    page.locator(".decision [data-word=raid]").click()
    expect(page.locator(".status small")).to_contain_text(re.compile(odds))
    expect(asked).to_have_text(question)  # what is asked stays


def test_what_can_be_foreseen_is_told_in_the_drawer_and_on_a_phone(open_page: Opening) -> None:
    page = open_page()
    start(page, "comancheria")
    Hands(page, sooner="[data-word=culture]").see("[data-ahead]")
    expect(page.get_by_role("region", name="Look ahead").locator("li").first).to_contain_text(".")
    clean(page, "ahead")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.get_by_role("tab", name="Time").click()
    expect(page.get_by_role("region", name="Look ahead").locator("li").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(("lang", "size"), [("fr", None), ("en", PHONE)])
def test_the_table_as_text_is_played_by_keyboard(open_page: Opening, lang: str, size: dict[str, int] | None) -> None:
    page = open_page("/", lang, size, text=True)
    page.locator("article:has(#game-comancheria) .btn.pri").click()
    page.locator(".text ol button").first.wait_for()
    board = page.locator(".text section")
    expect(board).to_contain_text("Palo Duro")
    assert page.locator(".text section p").count() > 60
    assert page.locator(".text ol").evaluate("e => e.getBoundingClientRect().top < innerHeight"), "in sight at once"
    for _ in range(6):
        page.keyboard.press("1")
        expect(page.locator(".text ol [aria-pressed=true]")).to_have_count(1)
        page.locator("[data-confirm]").focus()
        page.keyboard.press("Enter")
        expect(page.locator(".text ol [aria-pressed=true]")).to_have_count(0)
        expect(page.locator(".text ol button").first).to_be_visible()
    clean(page, "text")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
