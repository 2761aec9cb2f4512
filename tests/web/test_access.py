"""Everybody can play: by keyboard alone, and with nothing that axe calls serious."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Running
from tests.web.conftest import PATIENCE, PHONE, Opening
from tests.web.hands import Hands, finish_elsewhere, start
from tests.web.test_people import invited_table, take_seat

GAMES = ("tomahawk", "bigmanitou", "powwow", "comancheria")
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
@pytest.mark.parametrize("game", GAMES)
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


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_on_a_phone(open_page: Opening, game: str) -> None:
    page = open_page("/", "fr", PHONE)
    hands = start(page, game)
    hands.decide(1)
    page.locator("[data-lit]").first.wait_for()
    clean(page, "phone")


def test_axe_finds_nothing_serious_at_any_table_as_text(open_page: Opening) -> None:
    page = open_page(text=True)
    for game in GAMES:
        page.goto("/")
        start(page, game)
        page.locator(".text ol button").first.wait_for()
        clean(page, f"{game} as text")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_from_the_waiting_room_to_the_replay(
    open_page: Opening, house: Running, theme: str
) -> None:
    ana = open_page(theme=theme)
    path = invited_table(ana)
    clean(ana, "waiting room")
    elise = open_page(path, theme=theme, name="Élise")
    elise.locator("form button[type=submit]").wait_for()
    clean(elise, "join")
    take_seat(elise)
    finish_elsewhere(house, ana, elise)
    clean(ana, "end")
    ana.locator(".end .btn", has_text="Replay").click()
    ana.locator(".past").wait_for()
    clean(ana, "replay")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_between_two_at_one_device_and_in_guided_games(
    open_page: Opening, theme: str
) -> None:
    page = open_page("/new/tomahawk", theme=theme)
    page.locator("#kind-1").select_option("me")
    page.locator("input[aria-label='Name at seat 2']").fill("Élise")
    page.locator("form button[type=submit]").click()
    Hands(page).decide(1)
    page.locator("main", has_text="Hand over to Élise").wait_for()
    clean(page, "cover")
    for game in GAMES:
        page.goto(f"/learn/{game}")
        page.locator(".board[data-step='1']").wait_for()
        clean(page, f"guided {game}")


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
        """Goes from one thing that may be touched to the next, and takes each, until the plan is whole and sent."""
        confirm = self.page.locator("[data-confirm]:not(:disabled)")
        for _ in range(60):
            if confirm.count():
                break
            self.press("n", "Enter")
            self.page.wait_for_timeout(20)
        self.press("n", "Enter")

    def open_table(self, game: str) -> None:
        """From the home page: Tab until the game's first button has the focus."""
        self.page.locator(f"#game-{game}").wait_for()
        button = f"document.activeElement.matches('article:has(#game-{game}) .btn.pri')"
        for _ in range(40):
            self.press("Tab")
            if self.page.evaluate(button):
                break
        self.press("Enter")
        self.page.locator(".status").wait_for()


def test_a_whole_game_by_keyboard_alone(open_page: Opening) -> None:
    page = open_page()
    keys = Keys(page)
    keys.open_table("tomahawk")
    page.locator(".special [data-lit]").first.wait_for()
    keys.draft()
    for _ in range(14):  # six turns, and looks from mountains
        page.locator(".end, [data-zone] [data-lit]").first.wait_for()
        if page.locator(".end").count():
            break
        keys.turn()
    page.locator(".end").wait_for()


@pytest.mark.parametrize("game", ["bigmanitou", "powwow", "comancheria"])
def test_decisions_of_every_table_by_keyboard_alone(open_page: Opening, game: str) -> None:
    page = open_page()
    taken: list[str] = []  # decisions that the server has acknowledged

    def heard(frame: str | bytes) -> None:
        if str(frame).startswith('{"type":"ack"'):
            taken.append(str(frame))

    page.on("websocket", lambda line: line.on("framereceived", heard))
    keys = Keys(page)
    keys.open_table(game)
    for decision in range(1, 7):
        page.locator("[data-zone] [data-lit]").first.wait_for()
        keys.turn()
        deadline = time.monotonic() + PATIENCE / 1000
        while len(taken) < decision:
            assert time.monotonic() < deadline, (decision, page.locator(".status").inner_text(), keys.focus())
            page.wait_for_timeout(20)


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
