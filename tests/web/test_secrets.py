"""What one seat is sent: all its frames are searched for what only the other seat may know."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Opening
from tests.web.hands import Hands, round_of_decisions

Path = tuple[str | int, ...]
OWN = {"notes"}  # what a seat concludes from its own cards
SHOWN = {"saw", "looked", "took", "gave"}  # what the rules themselves show to one seat


class Ear:
    """Every frame that a page is sent over its WebSocket, as it came."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", lambda line: line.on("framereceived", lambda frame: self.frames.append(str(frame))))

    def views(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.frames if frame.startswith('{"type":"view"')]


def leaves(value: Any, path: Path = ()) -> dict[Path, Any]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if inside is None:
        return {path: value}
    return {deeper: leaf for key, part in inside for deeper, leaf in leaves(part, (*path, key)).items()}


def three_at_a_table(open_page: Opening, game: str) -> tuple[list[Hands], list[Ear]]:
    """Ana and Élise play, a third watches; each in a browser of their own."""
    pages = [open_page("/about", name=name) for name in ("Ana", "Élise", "Noé")]
    ears = [Ear(page) for page in pages]
    ana, elise, watcher = pages
    ana.goto("/")
    ana.locator(f"article:has(#game-{game}) .btn").nth(1).click()
    path = re.sub(r"^https?://[^/]+", "", ana.locator("#invite-link").input_value())
    elise.goto(path)
    elise.locator("form button[type=submit]").click()
    elise.locator(".status").wait_for()
    watcher.goto(path)
    watcher.locator(".status").wait_for()
    return [Hands(ana, 1), Hands(elise, 2)], ears


@pytest.mark.parametrize("game", ["tomahawk", "bigmanitou", "powwow"])
def test_no_frame_of_one_seat_tells_what_only_the_other_may_know(open_page: Opening, game: str) -> None:
    """Where Élise is sent more than somebody who watches, Ana is sent no more than that somebody."""
    hands, ears = three_at_a_table(open_page, game)
    round_of_decisions(*hands, rounds=4)
    mine, theirs, watched = ({view["number"]: view for view in ear.views()} for ear in ears)
    # From all frames: one moment may be sent several times, and its log is in the first of them.
    told = [line for view in ears[0].views() for line in view["log"]["lines"] if line["name"] in SHOWN]
    until = min((line["number"] for line in told), default=10**6)
    secrets = 0
    for number in sorted(mine.keys() & theirs.keys() & watched.keys()):
        if number >= until:
            break
        known, all_may_know = leaves(mine[number]["picture"]), leaves(watched[number]["picture"])
        for path, leaf in leaves(theirs[number]["picture"]).items():
            if leaf == all_may_know.get(path) or path[0] in OWN:
                continue
            secrets += 1
            assert known.get(path) in (all_may_know.get(path), None), (number, path, leaf)
    assert secrets > 5, "the other seat has no secrets, or nothing was compared"


def test_the_names_of_the_other_seats_warriors_are_in_no_frame(open_page: Opening) -> None:
    """Each special warrior is dealt to one tribe only: until it lies open, its word is in nothing the enemy hears."""
    hands, (ana, elise, watcher) = three_at_a_table(open_page, "tomahawk")
    round_of_decisions(*hands, rounds=3)
    dealt = {word for view in elise.views() for word in view["picture"]["sides"][1]["dealt"]}
    own = {word for view in ana.views() for word in view["picture"]["sides"][0]["dealt"]}
    assert len(dealt) == 3
    assert not dealt & own
    for word in dealt:
        opened = re.compile(rf'"{word}["&>]')
        seen_by_all = any(opened.search(frame) for frame in watcher.frames)
        assert any(opened.search(frame) for frame in elise.frames), "the search finds what is there"
        assert seen_by_all or not any(opened.search(frame) for frame in ana.frames), word
