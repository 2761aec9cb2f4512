"""Whole games through the page, touching only what is lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, Opening
from tests.web.hands import Hands, start


@pytest.mark.parametrize(
    ("game", "lang"), [("tomahawk", "en"), ("bigmanitou", "fr"), ("powwow", "en"), ("comancheria", "fr")]
)
def test_a_whole_game_is_played_by_touching_what_is_lit(open_page: Opening, game: str, lang: str) -> None:
    page = open_page("/", lang)
    hands = start(page, game)
    assert page.locator("html").get_attribute("lang") == lang
    hands.finish()
    rows = page.locator(".end tbody tr")
    assert rows.count() >= 3, "the score's breakdown"
    assert page.locator(".end .btn").first.inner_text() == ("Rematch" if lang == "en" else "Revanche")


@pytest.mark.parametrize(
    ("game", "lang"), [("tomahawk", "fr"), ("powwow", "fr"), ("bigmanitou", "en"), ("comancheria", "en")]
)
def test_a_whole_game_is_played_on_a_phone_without_scrolling_sideways(open_page: Opening, game: str, lang: str) -> None:
    page = open_page("/", lang, PHONE)
    hands = start(page, game)
    for _ in range(3):
        hands.decide(1)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert page.evaluate("document.querySelector('main.board').scrollWidth") <= PHONE["width"]
    hands.finish()


def test_nothing_that_is_not_lit_can_be_chosen(open_page: Opening) -> None:
    page = open_page()
    hands = start(page, "tomahawk")
    hands.decide(1)
    page.locator("[data-zone=hand] [data-lit]").first.wait_for()
    before = page.locator("[data-planned]").count()
    for slot in page.locator(".slot:not([data-lit])").all():
        slot.click(force=True)
    assert page.locator("[data-planned]").count() == before == 0
    assert page.locator("[aria-pressed=true].hc").count() == 0


def test_a_plan_is_changed_before_it_is_sent_and_can_be_dragged(open_page: Opening) -> None:
    page = open_page()
    hands = start(page, "tomahawk")
    hands.decide(1)
    page.locator("[data-zone=hand] [data-lit]").first.wait_for()
    cards = [card.get_attribute("data-card") for card in page.locator("[data-zone=hand] [data-card]").all()]

    page.locator(f"[data-card='{cards[0]}']").click()
    page.locator("[data-place=I][data-lit]").click()
    assert page.locator("[data-place=I][data-planned]").count() == 1
    page.locator("[data-place=I][data-planned]").click()  # taken up again
    page.locator("[data-place=III][data-lit]:not([data-planned])").click()
    assert page.locator("[data-place=I][data-planned]").count() == 0
    assert page.locator("[data-place=III][data-planned]").count() == 1

    second = page.locator(f"[data-zone=hand] [data-card='{cards[1]}']")
    second.drag_to(page.locator(".row:last-child [data-place=II].empty"))
    assert page.locator("[data-place=II][data-planned]").count() == 1
    page.keyboard.press("Escape")
    assert page.locator("[data-place=II][data-planned]").count() == 0
    assert page.locator("[data-confirm]").is_disabled()


def test_moments_are_shown_one_after_the_other_and_can_be_skipped(open_page: Opening) -> None:
    page = open_page(quick=False, motion="no-preference")
    hands = start(page, "tomahawk")
    hands.decide(2)
    page.locator(".status button", has_text="Skip").wait_for()
    assert page.locator(".duel.me, .duel.them, .duel.tie").count() > 0, "the duels of the cards now open"
    page.keyboard.press("Escape")
    page.locator("[data-lit]").first.wait_for()
    assert page.locator(".status button", has_text="Skip").count() == 0


def test_a_scenario_is_chosen_and_a_decision_without_chance_taken_back(open_page: Opening) -> None:
    page = open_page("/new/comancheria")
    page.locator("input[name=scenario][value=SC3]").check()
    page.locator("form button[type=submit]").click()
    expect(page.locator("header")).to_contain_text("1800–1849")
    hands = Hands(page)
    actions = page.locator(".decision [data-word=actions]")
    while not actions.count():
        hands.touch()
    if not page.locator(".decision [data-word=actions][data-planned]").count():  # the last touch may have met it
        actions.click()
    expect(page.locator(".decision h2")).to_contain_text("Choice of an operation")
    page.locator("[data-confirm]").click()
    page.locator(".camp [data-lit][data-word=A]").wait_for()
    page.locator(".map [data-lit][data-word=A]").wait_for()
    page.keyboard.press("u")
    expect(actions).to_be_visible()
    assert page.locator("[data-planned]").count() == 0
