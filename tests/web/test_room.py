"""What stands on a page has room, whatever letters the machine has: nothing lies on a number, under the bar or over an
edge."""

from __future__ import annotations

from typing import TypedDict

import pytest
from playwright.sync_api import Locator, Page

from tests.web.conftest import PHONE, Opening
from tests.web.hands import start

USUAL = {"width": 1280, "height": 800}


class Box(TypedDict):
    """Where something stands, and what it says."""

    left: float
    right: float
    top: float
    bottom: float
    told: str


# Of its text where it is a word on a page; of the whole where it is a piece.
EDGES = """(all, words) => all.map((e) => {
  const range = document.createRange();
  range.selectNodeContents(e);
  const { left, right, top, bottom } = (words ? range : e).getBoundingClientRect();
  return { left, right, top, bottom, told: e.textContent };
})"""


def boxes(found: Locator, words: bool = False) -> list[Box]:
    rows: list[Box] = found.evaluate_all(EDGES, words)
    return [row for row in rows if row["right"] > row["left"]]


def apart(one: Box, other: Box) -> bool:
    return (
        one["right"] <= other["left"] + 1
        or other["right"] <= one["left"] + 1
        or one["bottom"] <= other["top"] + 1
        or other["bottom"] <= one["top"] + 1
    )


def lying_over(some: list[Box], others: list[Box]) -> list[tuple[Box, Box]]:
    return [(one, other) for one in some for other in others if one != other and not apart(one, other)]


def holding_a_card(page: Page) -> None:
    """In the middle of a hunt, with every ground saying what the card would do there."""
    hands = start(page, "bigmanitou")
    hands.decide(4)
    hands.see(".pv")


@pytest.mark.parametrize("size", [USUAL, PHONE])
@pytest.mark.parametrize(("lang", "seats"), [("en", 4), ("fr", 5)])
def test_what_a_card_would_do_covers_no_total(open_page: Opening, lang: str, seats: int, size: dict[str, int]) -> None:
    page = open_page("/", lang, size, seats={"bigmanitou": seats})
    holding_a_card(page)
    signs, totals = boxes(page.locator(".pv, footer .tk")), boxes(page.locator(".zt"))
    assert signs
    assert totals
    assert lying_over(signs, totals) == []


def test_the_hand_stays_above_the_bar_on_a_phone(open_page: Opening) -> None:
    page = open_page("/", "fr", PHONE)
    holding_a_card(page)
    (bar,) = boxes(page.locator(".status .do"))
    assert all(card["bottom"] <= bar["top"] for card in boxes(page.locator(".hand [data-card]")))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_name_of_a_card_stays_on_it(open_page: Opening, lang: str) -> None:
    for size in (USUAL, PHONE):
        page = open_page("/", lang, size)
        start(page, "powwow")
        page.locator(".hand [data-card]").first.wait_for()
        cards, names = boxes(page.locator(".hand [data-card]")), boxes(page.locator(".hand [data-card] svg > text"))
        assert len(cards) == len(names) == 2
        for card, name in zip(cards, names, strict=True):
            assert card["left"] <= name["left"]
            assert name["right"] <= card["right"]


@pytest.mark.parametrize("size", [USUAL, {"width": 900, "height": 800}])
def test_the_enemies_stand_apart_and_the_words_on_cards_are_whole(open_page: Opening, size: dict[str, int]) -> None:
    page = open_page("/", "en", size)
    start(page, "comancheria").see(".open article b")
    enemies = boxes(page.locator(".grid > b"), words=True)
    assert len(enemies) >= 4
    assert lying_over(enemies, enemies) == []
    title = page.locator(".open article b").first
    title.evaluate("b => { b.textContent = 'Bourgmont’s Council'; b.style.setProperty('--longest', 11); }")
    assert title.evaluate("b => b.getClientRects()[0].height <= 2.5 * parseFloat(getComputedStyle(b).fontSize)")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_buttons_of_a_game_stand_in_one_row(open_page: Opening, lang: str) -> None:
    for size in (USUAL, PHONE):
        page = open_page("/", lang, size)
        page.locator("article .btn").first.wait_for()
        rows = page.locator("article .row").evaluate_all(
            "all => all.map(row => [...row.children].map(b => b.getBoundingClientRect()))"
            ".map(found => new Set(found.map(({top}) => Math.round(top))).size)"
        )
        assert set(rows) == {1}
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
