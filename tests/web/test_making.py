"""Tables of one's own making: practice, records, one's own components, public tables, plans taken back, rematches."""

from __future__ import annotations

import re
import time
from pathlib import Path

from playwright.sync_api import Page, expect

import prairie
from tests.server.serving import Running
from tests.web.conftest import PATIENCE, Opening
from tests.web.hands import Hands, finish_elsewhere
from tests.web.test_people import invited_table, menu, take_seat


def more_settings(page: Page) -> None:
    page.locator("summary").click()


def open_table(page: Page) -> None:
    page.locator("form button[type=submit]").click()


def choose(page: Page, field: str, file: Path) -> None:
    with page.expect_file_chooser() as choosing:
        page.locator(field).click()
    choosing.value.set_files(file)


def practice_table(page: Page) -> Hands:
    more_settings(page)
    page.get_by_label("Practice").check()
    open_table(page)
    page.locator(".special [data-lit]").first.wait_for()
    return Hands(page)


def test_at_a_practice_table_undo_goes_back_past_what_was_shown(open_page: Opening) -> None:
    page = open_page("/new/tomahawk")
    hands = practice_table(page)
    hands.decide(2)
    revealed = page.locator(".log .jump", has_text="faces")
    revealed.first.wait_for()
    page.locator("[data-lit]").first.wait_for()
    beginning = page.locator(".special [data-lit]")
    deadline = time.monotonic() + PATIENCE / 1000
    while not beginning.count():
        assert time.monotonic() < deadline, page.locator(".status").inner_text()
        page.keyboard.press("u")  # refused when the computer player has sealed just now: then once more
        page.wait_for_timeout(100)
    expect(revealed).to_have_count(0)
    hands.decide(1)


def test_a_record_is_saved_and_opened_again(open_page: Opening, tmp_path: Path) -> None:
    page = open_page("/new/tomahawk")
    practice_table(page).decide(2)
    page.locator(".log .jump", has_text="faces").first.wait_for()
    page.locator("[data-lit]").first.wait_for()
    menu(page)
    with page.expect_download() as saving:
        page.locator("dialog .btn", has_text="Save the record").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.suffix == ".prairie"
    lines = page.locator(".log .jump").count()

    reader = open_page("/new/tomahawk", name="")
    more_settings(reader)
    choose(reader, "#record", file)
    reader.locator(".status").wait_for()
    expect(reader.locator(".log .jump", has_text="faces").first).to_be_visible()
    assert reader.locator("[data-lit]").count() == 0, "a record is read"
    assert reader.locator(".log .jump").count() > lines / 2
    reader.keyboard.press("[")
    reader.locator(".past select").select_option("0")
    expect(reader.locator(".hand [data-card]").first).to_be_visible()


def test_a_record_that_is_none_is_refused_with_a_reason(open_page: Opening, tmp_path: Path) -> None:
    page = open_page("/new/tomahawk")
    more_settings(page)
    wrong = tmp_path / "shopping.prairie"
    wrong.write_text("bread\nhoney\n")
    choose(page, "#record", wrong)
    expect(page.locator(".bad[role=alert]")).not_to_be_empty()


def test_a_table_is_made_with_components_of_ones_own(open_page: Opening, tmp_path: Path) -> None:
    page = open_page("/new/powwow")
    printed = (prairie.game("powwow").folder / "components.toml").read_text(encoding="utf-8")
    own = tmp_path / "mine.toml"
    own.write_text("not = [components")
    more_settings(page)
    choose(page, "#data", own)
    open_table(page)
    expect(page.locator(".bad[role=alert]")).not_to_be_empty()
    own.write_text(printed.replace("bag = 30", "bag = 16"), encoding="utf-8")  # corrected, under the same name
    choose(page, "#data", own)
    open_table(page)
    page.locator(".status").wait_for()
    # Five of the sixteen stand in the teepee, and the computer may have begun and taken one: the box holds 25.
    expect(page.locator(".quarry")).to_contain_text(re.compile(r"\b1[01]\b"))
    Hands(page).decide(1)


def test_a_public_table_is_listed_joined_and_watched(open_page: Opening) -> None:
    ana = open_page("/new/tomahawk")
    ana.locator("#kind-1").select_option("open")
    more_settings(ana)
    ana.get_by_label("Anyone may watch and join").check()
    open_table(ana)
    ana.locator("#invite-link").wait_for()
    listed = f"a[href='{re.sub(r'^https?://[^/]+', '', ana.url)}']"

    elise = open_page(name="Élise")
    expect(elise.locator(listed)).to_have_text("Take a seat")
    elise.locator(listed).click()
    take_seat(elise)
    expect(ana.locator(".seat .who").first).to_have_text("Élise")

    noe = open_page(name="Noé")
    expect(noe.locator(listed)).to_have_text("Watch")
    noe.locator(listed).click()
    noe.locator(".status").wait_for()
    Hands(elise).decide(1)
    expect(noe.locator(".status")).to_contain_text("Ana")
    assert noe.locator("[data-lit]").count() == 0, "whoever watches touches nothing"


def test_a_sealed_plan_is_opened_again_and_made_anew(open_page: Opening) -> None:
    ana = open_page()
    elise = open_page(invited_table(ana), name="Élise")
    take_seat(elise)
    hands = Hands(ana)
    hands.decide(1)
    expect(ana.locator(".status small")).to_have_text("You can still take your plan back.")
    ana.keyboard.press("u")
    ana.locator(".special [data-lit]").first.wait_for()
    expect(elise.locator(".status")).not_to_contain_text("Ana has sealed")
    hands.decide(1)
    Hands(elise).decide(1)
    for page in (ana, elise):
        page.locator("[data-zone=hand] [data-lit]").first.wait_for()
    expect(ana.locator(".undo")).to_be_disabled()


def test_a_rematch_takes_two_people_to_the_same_next_table(open_page: Opening, house: Running) -> None:
    ana = open_page()
    elise = open_page(invited_table(ana), name="Élise")
    take_seat(elise)
    before = finish_elsewhere(house, ana, elise)
    ana.locator(".end .btn.pri", has_text="Rematch").click()
    expect(ana).not_to_have_url(re.compile(before))
    expect(elise.locator(".end .btn.pri")).to_have_text("To the rematch")
    elise.locator(".end .btn.pri").click()
    expect(elise).to_have_url(ana.url)
    for page in (ana, elise):
        Hands(page).decide(1)
    for page in (ana, elise):
        page.locator("[data-zone=hand] [data-lit]").first.wait_for()
