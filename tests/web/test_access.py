"""Everybody can play: by keyboard alone, and with nothing that axe calls serious."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Opening
from tests.web.hands import Hands, start

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def clean(page: Page, where: str) -> None:
    page.wait_for_load_state("networkidle")  # nothing more comes that would be drawn while axe looks
    page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    page.wait_for_timeout(50)
    found = page.evaluate("axe.run().then(r => r.violations.map(v => [v.id, v.impact, v.nodes[0].html.slice(0, 160)]))")
    serious = [violation for violation in found if violation[1] in ("serious", "critical")]
    assert not serious, (where, serious)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(open_page: Opening, theme: str) -> None:
    page = open_page(theme=theme)
    page.locator("#game-tomahawk").wait_for()
    clean(page, "home")
    page.locator("header .who").click()
    page.locator("dialog").wait_for()
    clean(page, "account")
    for path in ("/new/powwow", "/rules/bigmanitou", "/about", "/nowhere"):
        page.goto(path)
        page.locator("h1").wait_for()
        page.wait_for_timeout(200)
        clean(page, path)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["tomahawk", "bigmanitou", "powwow", "comancheria"])
def test_axe_finds_nothing_serious_at_any_table(open_page: Opening, game: str, theme: str) -> None:
    page = open_page(theme=theme)
    hands = start(page, game)
    for moment in range(3):
        page.locator("[data-lit]").first.wait_for()
        hands.touch()
        clean(page, f"{game} {moment}")
        hands.decide(1)
    page.keyboard.press("r")
    page.locator(".rules article").first.wait_for()
    clean(page, f"{game} rules")
    page.keyboard.press("?")
    clean(page, f"{game} keys")
    page.keyboard.press("Escape")
    page.locator("header button[aria-haspopup=dialog]").click()
    page.locator("dialog .btn", has_text="Link for a friend").click()
    page.locator("#friend-link").wait_for()
    clean(page, f"{game} menu")


@pytest.mark.parametrize("game", ["tomahawk", "comancheria"])
def test_axe_finds_nothing_serious_on_a_phone(open_page: Opening, game: str) -> None:
    page = open_page("/", "fr", PHONE)
    hands = start(page, game)
    hands.decide(1)
    page.locator("[data-lit]").first.wait_for()
    clean(page, "phone")


class Keys:
    """Somebody without a mouse. N goes to the next thing that may be touched, Enter takes, places and confirms."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def focus(self) -> str:
        return str(self.page.evaluate("document.activeElement?.outerHTML.slice(0, 240) ?? ''"))

    def in_a_row_already_chosen(self) -> bool:
        script = "!!document.activeElement?.closest('.row')?.querySelector('[data-planned]')"
        return bool(self.page.evaluate(script))

    def draft(self) -> None:
        self.press("n", "Enter")
        for _ in range(2):
            for _ in range(12):
                self.press("n")
                if "leaver" in self.focus() and not self.in_a_row_already_chosen():
                    break
            self.press("Enter")
        expect(self.page.locator("[data-confirm]")).to_be_enabled()
        self.press("n", "Enter")

    def turn(self) -> None:
        confirm = self.page.locator("[data-confirm]:not(:disabled)")
        for _ in range(30):
            if confirm.count():
                break
            self.press("n", "Enter")
            self.page.wait_for_timeout(20)
        self.press("n", "Enter")


def test_a_whole_game_by_keyboard_alone(open_page: Opening) -> None:
    page = open_page()
    page.locator("#game-tomahawk").wait_for()
    keys = Keys(page)
    for _ in range(20):
        keys.press("Tab")
        if "pri" in keys.focus():
            break
    keys.press("Enter")
    page.locator(".special [data-lit]").first.wait_for()
    keys.draft()
    for _ in range(14):  # six turns, and looks from mountains
        page.locator(".end, [data-zone] [data-lit]").first.wait_for()
        if page.locator(".end").count():
            break
        keys.turn()
    page.locator(".end").wait_for()


def test_arrows_move_inside_a_zone_and_tab_between_zones(open_page: Opening) -> None:
    page = open_page()
    hands = start(page, "tomahawk")
    hands.decide(1)
    page.locator("[data-zone=hand] [data-lit]").first.wait_for()
    cards = page.locator("[data-zone=hand] [data-card]")
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.card") == cards.nth(1).get_attribute("data-card")
    page.keyboard.press("Tab")
    assert page.evaluate("!document.activeElement.closest('[data-zone=hand]')"), "the hand is one stop of Tab"
    page.keyboard.press("3")
    assert cards.nth(2).get_attribute("aria-pressed") == "true"
    page.keyboard.press("i")
    expect(page.locator(".why[role=alert]")).to_be_visible()
    Hands(page).decide(1)
