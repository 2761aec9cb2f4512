"""Guided games: what is shown is pointed at, and what is to be decided is really decided, at a table of the server."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from playwright.sync_api import Page, Response, expect

from tests.server.serving import Running
from tests.web.conftest import PHONE, WIDE, Opening
from tests.web.hands import Hands
from tests.web.test_access import clean

# By step: the question that the player answers there, and what to touch where not every answer is the wanted one.
DECIDED: dict[str, dict[int, tuple[str, list[str]]]] = {
    "tomahawk": {2: ("place", []), 9: ("look", ["[data-word=yes]"]), 10: ("place", [])},
    "bigmanitou": {
        2: ("party", []),
        5: ("play", ["[data-card=clan_mother_b]", "[role=tab]:nth-child(2)", "[data-place=II]"]),
        9: ("take-two", []),
        12: ("play", []),
    },
    "powwow": {5: ("move", []), 7: ("take", []), 9: ("move", ["[data-word=C]"])},
    "comancheria": {
        2: ("operation", ["[data-word=actions]"]),
        5: ("act", [f"[data-card][data-word='{word}']" for word in ("horses", "done", "1-1", "hunt")]),
        6: ("act", ["[data-card][data-word=raid]"]),
        9: ("stand-or-yield", []),
    },
}


class Branches:
    """The practice tables that a page was given."""

    def __init__(self, page: Page, house: Running) -> None:
        self.house = house
        self.answers: list[Response] = []
        page.on("response", self.heard)

    def heard(self, answer: Response) -> None:
        if answer.url.endswith("/branch"):
            self.answers.append(answer)

    def decided(self) -> list[str]:
        """The questions that the player has answered at the latest of them, as the server keeps it."""
        made = self.answers[-1].json()
        since = json.loads(self.answers[-1].request.post_data or "")["number"]
        token = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        kept = httpx.get(f"{self.house.url}/api/tables/{made['table']['id']}/record", headers=token).text
        found = re.findall(r"^(\d+) 0 ([\w-]+): ", kept, re.MULTILINE)
        return [question for number, question in found if int(number) > since]


def touch(page: Page, what: str) -> None:
    """One thing, as soon as it is there; a phone's tabs are passed over where there are none."""
    if what.startswith("[role=tab]") and page.viewport_size != PHONE:
        return
    page.locator(what).locator("visible=true").first.click()
    if page.locator("[data-confirm]:not(:disabled)").count():
        page.locator("[data-confirm]").click()
        expect(page.locator(f"{what}[data-planned]")).to_have_count(0)


def decide(page: Page, touches: list[str]) -> None:
    for what in touches:
        touch(page, what)
    hands = Hands(page)
    while page.locator(".tell[data-outcome=open]").count():
        hands.touch()
    expect(page.locator(".tell")).to_have_attribute("data-outcome", "done")


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        ("tomahawk", "fr", WIDE),
        ("tomahawk", "en", PHONE),
        ("bigmanitou", "en", WIDE),
        ("bigmanitou", "fr", PHONE),
        ("powwow", "fr", WIDE),
        ("powwow", "en", PHONE),
        ("comancheria", "en", WIDE),
        ("comancheria", "fr", PHONE),
    ],
)
def test_a_guided_game_is_decided_step_by_step_and_ends_at_a_table(
    open_page: Opening, house: Running, game: str, lang: str, size: dict[str, int]
) -> None:
    page = open_page("/about", lang, size)
    branches = Branches(page, house)
    page.goto(f"/learn/{game}")
    page.locator(".tell[data-outcome], .tell .btn.pri").first.wait_for()
    count = int(re.findall(r"\d+", page.locator(".tell .tiny").inner_text())[-1])
    for step in range(1, count + 1):
        page.locator(f".board[data-step='{step}']").wait_for()
        if step in DECIDED[game]:
            question, touches = DECIDED[game][step]
            page.locator("[data-lit]").locator("visible=true").first.wait_for()
            decide(page, touches)
            assert question in branches.decided(), (step, branches.decided())
        else:
            assert page.locator(".tell[data-outcome]").count() == 0
            assert page.locator(".board [data-pointed]").count(), f"step {step} points at nothing"
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        page.locator("[data-next]").click()
    assert len(branches.answers) == len(DECIDED[game])
    page.locator(".tell .btn.pri").click()
    page.wait_for_url("**/t/*")
    page.locator(".status").wait_for()
    Hands(page).decide(1)


def test_another_legal_choice_is_taken_answered_and_may_be_tried_again(open_page: Opening, house: Running) -> None:
    page = open_page("/about", learnt={"powwow": 8})
    branches = Branches(page, house)
    page.goto("/learn/powwow")
    touch(page, "[data-word=A]")
    expect(page.locator(".tell")).to_have_attribute("data-outcome", "other")
    expect(page.locator(".tell p").first).to_contain_text("wins: the moccasin card of the runner that left the track")
    assert branches.decided() == ["move"]
    page.locator("[data-again]").click()
    expect(page.locator(".tell")).to_have_attribute("data-outcome", "open")
    decide(page, ["[data-word=C]"])
    assert branches.decided() == ["move"]
    assert len(branches.answers) == 2, "another table, not the same one"


def test_undo_in_a_guided_game_stays_within_the_step(open_page: Opening) -> None:
    page = open_page("/learn/bigmanitou", learnt={"bigmanitou": 4})
    undo = page.locator(".status .undo")
    touch(page, "[data-card=medicine_man]")
    touch(page, "[data-place=III]")
    expect(page.locator(".tell")).to_have_attribute("data-outcome", "other")
    page.locator("[data-card][data-lit]").first.wait_for()
    expect(undo).to_be_enabled()
    undo.click()
    expect(page.locator(".tell")).to_have_attribute("data-outcome", "open")
    page.locator("[data-card=medicine_man][data-lit]").wait_for()
    expect(undo).to_be_disabled()


def test_a_step_is_decided_by_keyboard_alone_and_can_be_passed_over(open_page: Opening, house: Running) -> None:
    page = open_page("/about", learnt={"tomahawk": 1})
    branches = Branches(page, house)
    page.goto("/learn/tomahawk")
    page.locator("[data-card][data-lit]").first.wait_for()
    for _ in range(60):
        if page.locator(".tell[data-outcome=done]").count():
            break
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    expect(page.locator(".tell")).to_have_attribute("data-outcome", "done")
    assert branches.decided() == ["place"]
    clean(page, "guided game, decided")
    page.locator(".tell .btn").first.click()
    page.locator(".board[data-step='1']").wait_for()
    page.locator("[data-next]").click()
    page.locator(".board[data-step='2'] [data-card][data-lit]").first.wait_for()
    clean(page, "guided game, to decide")
    page.locator("[data-next]").click()
    page.locator(".board[data-step='3'] [data-pointed]").first.wait_for()
    assert branches.decided() == []
