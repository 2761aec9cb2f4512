"""A person who touches only what is lit, and sends a plan as soon as it is whole."""

from __future__ import annotations

import json
import random
import time

from playwright.sync_api import Error as PlaywrightError, Page

from tests.server.people import Party
from tests.server.serving import Running

# What to touch next: Confirm, a place for the piece in hand, who leaves for a special warrior, else any lit piece;
# first of those, one by which the game ends sooner.
NEXT = """([dice, sooner]) => {
  const all = [...document.querySelectorAll('[data-lit], [data-confirm]')];
  const seen = (e) => e.getClientRects().length && !e.classList.contains('field');
  const confirm = all.find((e) => e.matches('[data-confirm]:not(:disabled)'));
  const places = all.filter((e) => e.matches('[data-place]:not([data-planned])') && seen(e));
  const rows = all.filter((e) => e.closest('.row') && !e.closest('.row').querySelector('[data-planned]'));
  const free = all.filter((e) => e.matches('[data-lit]:not([data-planned]):not([data-place])') && seen(e));
  const pick = (some) => some[Math.floor(dice * some.length)];
  const first = sooner ? free.filter((e) => e.matches(sooner)) : [];
  const chosen = confirm ?? pick(places) ?? pick(rows) ?? pick(first) ?? pick(free);
  return chosen ?? null;
}"""


# A solitaire game is as long as its player likes: time passes whenever it may, and nobody packs for ever.
SOONER = {"comancheria": "[data-word=passage], [data-word=done]"}


class Hands:
    def __init__(self, page: Page, seed: int = 1, sooner: str = "") -> None:
        self.page = page
        self.sooner = sooner
        self.dice = random.Random(seed)
        self.decisions = 0

    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def touch(self) -> bool:
        """One touch; False when nothing is lit now."""
        target = self.page.evaluate_handle(NEXT, [self.dice.random(), self.sooner]).as_element()
        if target is None:
            self.page.wait_for_timeout(15)
            return False
        confirms = target.get_attribute("data-confirm") is not None
        try:
            target.click(timeout=3000, position={"x": 9, "y": 12})  # the corner that cards in a fan leave in sight
        except PlaywrightError:
            self.page.mouse.move(2, 2)  # the table moved on in between, or an explanation lies over it
            return False
        self.decisions += confirms
        return True

    def decide(self, decisions: int) -> None:
        """Plays on until so many more decisions are sent, or the game is over."""
        wanted = self.decisions + decisions
        self._until(lambda: self.decisions >= wanted)

    def see(self, sight: str) -> None:
        """Plays on until this is to be seen, or the game is over."""
        self._until(lambda: self.page.locator(sight).count() > 0)

    def finish(self, seconds: float = 240) -> None:
        self._until(lambda: False, seconds)
        assert self.over(), self.page.locator(".status").inner_text()

    def _until(self, enough: object, seconds: float = 120) -> None:
        assert callable(enough)
        deadline = time.monotonic() + seconds
        while not enough() and not self.over():
            assert time.monotonic() < deadline, self.page.locator(".status").inner_text()
            self.touch()


def together(*hands: Hands, seconds: float = 240) -> None:
    """All play, whoever is asked, until the game is over for everyone."""
    deadline = time.monotonic() + seconds
    while not all(hand.over() for hand in hands):
        assert time.monotonic() < deadline, [hand.page.locator(".status").inner_text() for hand in hands]
        for hand in hands:
            if not hand.over():
                hand.touch()


def round_of_decisions(*hands: Hands, rounds: int) -> None:
    """Everybody decides so many more times, in whatever order they are asked."""
    wanted = [hand.decisions + rounds for hand in hands]
    deadline = time.monotonic() + 240
    while any(hand.decisions < goal and not hand.over() for hand, goal in zip(hands, wanted, strict=True)):
        assert time.monotonic() < deadline, [hand.page.locator(".status").inner_text() for hand in hands]
        for hand in hands:
            hand.touch()


def start(page: Page, game: str) -> Hands:
    """From the home page to a table against the computer, as a newcomer would."""
    page.locator(f"article:has(#game-{game}) .btn.pri").click()
    page.locator(".status").wait_for()
    return Hands(page, sooner=SOONER.get(game, ""))


def seat_token(page: Page) -> str:
    """The seat this page holds at the table it was at last."""
    return str(json.loads(page.evaluate("localStorage['prairie.seats']"))[0]["token"])


def finish_elsewhere(house: Running, *pages: Page) -> str:
    """The seats of these pages play the game to its end from elsewhere, with the pages open. The table's id."""
    table = pages[0].url.rpartition("/")[2]
    party = Party.sat_down(house, table, [seat_token(page) for page in pages])
    rng = random.Random(5)
    while not party.over:
        party.move(rng)
    party.close()
    for page in pages:
        page.locator(".end").wait_for()
    return table
