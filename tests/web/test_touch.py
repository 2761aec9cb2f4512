"""With a finger: dragging lays a card, a long press explains it, and neither scrolls the page or plays by itself."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.web.conftest import PHONE, Opening
from tests.web.hands import start


class Finger:
    """True touches, as the browser gets them from a screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.screen: CDPSession = page.context.new_cdp_session(page)

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        touches: list[dict[str, Any]] = [{"x": x, "y": y} for x, y in points]
        self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def drag(self, from_: Locator, to: Locator) -> None:
        (x, y), (u, v) = middle(from_), middle(to)
        self.send("touchStart", (x, y))
        for step in range(1, 9):
            self.send("touchMove", (x + (u - x) * step / 8, y + (v - y) * step / 8))
        self.send("touchEnd")

    def rest_on(self, what: Locator) -> None:
        self.send("touchStart", middle(what))
        self.page.locator(".why").wait_for()
        self.send("touchEnd")


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + min(16, box["width"] / 2), box["y"] + box["height"] / 2  # the part that a fan leaves in sight


def test_a_card_is_dragged_to_its_land_and_home_again_by_touch(open_page: Opening) -> None:
    page = open_page("/", "fr", PHONE, touch=True)
    start(page, "tomahawk").decide(1)
    card = page.locator("[data-zone=hand] [data-card][data-lit]").first
    card.wait_for()
    word = card.get_attribute("data-card")
    finger = Finger(page)
    scrolled = page.locator("main.board").evaluate("board => board.scrollTop")
    finger.drag(card, page.locator(".tr").nth(1).locator(".slot.empty").last)
    planned = page.locator("[data-place=II][data-planned]")
    expect(planned).to_have_count(1)
    assert planned.get_attribute("data-planned") == f"{word}>II"
    finger.drag(planned, page.locator(".status .ask"))
    expect(planned).to_have_count(0)
    assert page.locator("main.board").evaluate("board => board.scrollTop") == scrolled, "the table does not move along"


def test_a_long_press_explains_and_plays_nothing(open_page: Opening) -> None:
    page = open_page("/", "en", PHONE, touch=True)
    start(page, "tomahawk").decide(1)
    card = page.locator("[data-zone=hand] [data-card][data-lit]").first
    card.wait_for()
    Finger(page).rest_on(card)
    expect(page.locator(".why[role=alert]")).to_contain_text("Value")
    expect(card).to_have_attribute("aria-pressed", "false")
    page.locator(".why .ruleno", has_text="Close").tap()
    expect(page.locator(".why")).to_have_count(0)
    card.tap(position={"x": 10, "y": 20})
    expect(card).to_have_attribute("aria-pressed", "true")


def test_a_finger_that_moves_on_asks_for_no_explanation(open_page: Opening) -> None:
    page = open_page("/", "en", PHONE, touch=True)
    start(page, "tomahawk").decide(1)
    land = page.locator(".tile[data-explain]").first
    land.wait_for()
    finger = Finger(page)
    x, y = middle(land)
    finger.send("touchStart", (x, y))
    finger.send("touchMove", (x, y - 30))
    page.wait_for_timeout(700)
    finger.send("touchEnd")
    assert page.locator(".why").count() == 0
