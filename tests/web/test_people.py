"""Who sits where: accounts, links, leaving, standing in, coming back, talking, clocks."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.serving import Running
from tests.web.conftest import Opening
from tests.web.hands import Hands, start

PASSWORD = "tall grass moves"


def path_of(link: str) -> str:
    return re.sub(r"^https?://[^/]+", "", link)


def invited_table(ana: Page, game: str = "tomahawk") -> str:
    """Ana opens a table with a free seat; the path of the link she would send."""
    ana.locator(f"article:has(#game-{game}) .btn").nth(1).click()
    return path_of(ana.locator("#invite-link").input_value())


def take_seat(page: Page) -> None:
    page.locator("form button[type=submit]").click()
    page.locator(".status").wait_for()


def menu(page: Page) -> None:
    page.locator("header button[aria-haspopup=dialog]").click()
    page.locator("dialog").wait_for()


# --- accounts -------------------------------------------------------------------------------------------------------


def sign(page: Page, name: str, button: int, password: str = PASSWORD) -> None:
    page.locator("header .who").click()
    page.locator("#account-name").fill(name)
    page.locator("#account-password").fill(password)
    page.locator("dialog form .btn").nth(button).click()


def test_an_account_finds_its_tables_on_another_device_and_signs_out(open_page: Opening) -> None:
    first = open_page(name="")
    sign(first, "Kuruk", 1)
    expect(first.locator("header .who")).to_have_text("Kuruk")
    start(first, "tomahawk").decide(1)
    address = path_of(first.url)

    second = open_page(name="")
    expect(second.get_by_role("region", name="Your tables")).to_contain_text("No tables yet")
    sign(second, "kuruk", 0, "not that one at all")
    expect(second.locator("#account-trouble")).to_contain_text("do not belong together")
    second.locator("#account-password").fill(PASSWORD)
    second.locator("dialog form .btn").first.click()
    row = second.locator(f".rows a[href='{address}']")
    row.click()
    second.locator("[data-zone=hand] [data-lit]").first.wait_for()
    Hands(second).decide(1)

    second.goto("/")
    second.locator("header .who").click()
    second.locator("dialog .btn", has_text="Sign out").click()
    expect(second.locator("#account-password")).to_be_visible()
    second.reload()
    expect(second.locator("header .who")).not_to_have_text("Kuruk")


def test_a_guests_table_comes_along_into_the_account(open_page: Opening) -> None:
    first = open_page(name="Nova")
    start(first, "tomahawk").decide(1)
    address = path_of(first.url)
    first.goto("/")
    first.locator(f".rows a[href='{address}']").wait_for()
    with first.expect_response("**/api/me/seats"):  # the seats are taken along after the account is made
        sign(first, "Nova", 1)

    second = open_page(name="")
    sign(second, "Nova", 0)
    second.locator(f".rows a[href='{address}']").click()
    second.locator("[data-zone=hand] [data-lit]").first.wait_for()
    Hands(second).decide(1)


def test_a_name_that_is_taken_and_a_password_too_short_are_said_in_the_readers_language(open_page: Opening) -> None:
    page = open_page("/", "fr", name="")
    sign(page, "Tala", 1, "court")
    expect(page.locator("#account-trouble")).to_contain_text("au moins 8")
    page.locator("#account-password").fill(PASSWORD)
    page.locator("dialog form .btn").nth(1).click()
    expect(page.locator("header .who")).to_have_text("Tala")
    other = open_page("/", "fr", name="")
    sign(other, "tala", 1)
    expect(other.locator("#account-trouble")).to_have_text("Il y a déjà un compte de ce nom.")


def test_all_tables_of_a_device_are_listed_and_the_one_that_waits_stands_first(open_page: Opening) -> None:
    page = open_page()
    for game in ("tomahawk", "powwow"):
        start(page, game)
        page.goto("/")
    invited_table(page, "bigmanitou")
    page.goto("/")
    expect(page.locator(".rows .tablerow")).to_have_count(3)
    expect(page.locator(".rows .tablerow").first).to_have_class(re.compile("you"))
    expect(page.locator(".rows .tablerow").last).to_contain_text("waiting for players")


# --- links ----------------------------------------------------------------------------------------------------------


def test_an_invitation_stays_good_until_a_new_one_is_made(open_page: Opening) -> None:
    ana = open_page()
    link = invited_table(ana)
    ana.goto("/")
    ana.locator(".rows a").first.click()
    assert path_of(ana.locator("#invite-link").input_value()) == link, "coming back to the table ends no invitation"
    menu(ana)
    ana.locator("dialog .btn", has_text="Link for a friend").click()
    expect(ana.locator("#friend-link")).to_have_value(re.compile(re.escape(link)))
    ana.locator("dialog .ruleno").click()
    expect(ana.locator("#friend-link")).not_to_have_value(re.compile(re.escape(link)))
    newer = path_of(ana.locator("#friend-link").input_value())
    late = open_page(link, name="Late")
    expect(late.locator("h1")).to_contain_text("path stops")
    elise = open_page(newer, name="Élise")
    take_seat(elise)
    expect(ana.locator(".seat .who").first).to_have_text("Élise")


def test_a_seat_is_taken_along_to_another_device_and_the_others_are_shut_out(open_page: Opening) -> None:
    page = open_page()
    hands = start(page, "tomahawk")
    hands.decide(1)
    menu(page)
    page.locator("dialog .btn", has_text="another device").click()
    link = page.locator("#seat-link").input_value()
    other = open_page(path_of(link), name="")
    other.locator("[data-zone=hand] [data-lit]").first.wait_for()
    assert "seat_" not in other.url, "the token does not stay in the address"
    Hands(other).decide(1)
    page.locator("dialog .ruleno", has_text="Only this device").click()
    expect(other.locator("h1")).to_contain_text("path stops")
    page.locator("[data-lit]").first.wait_for()
    Hands(page).decide(1)


def test_the_link_to_a_moment_opens_a_private_table_for_a_stranger(open_page: Opening) -> None:
    page = open_page()
    hands = start(page, "tomahawk")
    hands.finish()
    page.locator(".end .btn", has_text="Share").click()
    link = path_of(page.locator("#shared-link").input_value())
    stranger = open_page(link, name="")
    expect(stranger.locator(".past > span").first).to_contain_text("Moment")
    stranger.locator(".replay input").fill("10")  # the slider, at an early turn
    expect(stranger.locator(".hand [data-card]")).to_have_count(0)
    stranger.locator(".past .btn", has_text="Play on").click()
    expect(stranger.locator(".past > span").first).to_contain_text("choose a player’s eyes")  # a spectator has no seat
    stranger.locator(".past select").select_option("1")
    expect(stranger.locator(".hand [data-card]").first).to_be_visible()  # the game is over: any eyes may be borrowed
    here = stranger.url
    stranger.locator(".past .btn", has_text="Play on").click()
    expect(stranger).not_to_have_url(here)
    stranger.locator("[data-lit]").first.wait_for()


def test_people_without_a_name_get_different_ones(open_page: Opening) -> None:
    first = open_page(name="")
    link = invited_table(first)
    second = open_page(link, name="")
    second.locator("form button[type=submit]").click()
    second.locator("[data-lit]").first.wait_for()
    expect(first.locator("[data-lit]").first).to_be_visible()
    expect(first.locator("main.board")).to_contain_text("Guest 2")


# --- coming and going -----------------------------------------------------------------------------------------------


def test_an_open_seat_is_given_to_a_computer_player(open_page: Opening) -> None:
    ana = open_page()
    invited_table(ana)
    ana.locator("li .btn", has_text="computer").click()
    ana.locator("[data-lit]").first.wait_for()
    Hands(ana).decide(2)


def test_a_computer_player_sits_in_and_the_seat_is_taken_back(open_page: Opening) -> None:
    ana = open_page()
    elise = open_page(invited_table(ana), name="Élise")
    take_seat(elise)
    ana.locator("[data-lit]").first.wait_for()
    menu(ana)
    ana.locator("dialog .btn", has_text="Let a computer play").click()
    expect(ana.locator(".notes")).to_contain_text("A computer sits in for you")
    expect(elise.locator(".seat .pill").first).to_contain_text("Ana has sealed")
    ana.locator(".notes .btn", has_text="Take the seat back").click()
    expect(ana.locator(".notes .btn", has_text="Take the seat back")).to_have_count(0)


def test_whoever_leaves_is_asked_first_and_the_seat_is_open_again(open_page: Opening) -> None:
    ana = open_page()
    path = invited_table(ana)
    elise = open_page(path, name="Élise")
    take_seat(elise)
    menu(elise)
    leave = elise.locator("dialog .btn", has_text="Leave the seat")
    leave.click()
    elise.locator("dialog .btn", has_text="Stay").click()
    leave.click()
    leave.click()
    expect(elise.locator("h1")).to_contain_text("Great Plains")
    expect(ana.locator(".notes")).to_contain_text("Seat 2 is open")
    noe = open_page(path, name="Noé")
    take_seat(noe)
    expect(ana.locator(".seat .who").first).to_have_text("Noé")


@pytest.fixture
def impatient(house: Running) -> Iterator[None]:
    """A house in which nobody is waited for."""
    before = house.server.house.settings
    house.server.house.settings = msgspec.structs.replace(before, away=0.0)
    yield
    house.server.house.settings = before


def test_the_seat_of_somebody_who_is_away_is_given_to_a_computer(open_page: Opening, impatient: None) -> None:
    ana = open_page()
    elise = open_page(invited_table(ana), name="Élise")
    take_seat(elise)
    Hands(ana).decide(1)
    elise.context.close()
    expect(ana.locator(".notes")).to_contain_text("Élise is away")
    ana.locator(".notes .btn").click()
    ana.locator("[data-zone=hand] [data-lit]").first.wait_for()
    Hands(ana).decide(1)


def test_a_rematch_with_a_computer_player_is_found_again_from_the_table_before(open_page: Opening) -> None:
    page = open_page()
    start(page, "tomahawk").finish()
    here = page.url
    page.locator(".end .btn.pri").click()
    expect(page).not_to_have_url(here)
    page.locator("[data-lit]").first.wait_for()
    page.goto(here)
    expect(page.locator(".end .btn.pri")).to_have_text("To the rematch")
    page.locator(".end .btn.pri").click()
    Hands(page).decide(1)


# --- talking, clocks ------------------------------------------------------------------------------------------------


def test_what_is_said_is_heard_once_also_after_a_break_of_the_line(open_page: Opening) -> None:
    ana = open_page("/about")
    lines: list[WebSocketRoute] = []

    def route(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    ana.route_web_socket(re.compile("/live$"), route)
    ana.goto("/")
    elise = open_page(invited_table(ana), name="Élise")
    take_seat(elise)
    elise.locator("#tab-chat").click()
    elise.locator(".drawer form input").fill("Bonjour Ana")
    elise.locator(".drawer form button").click()
    expect(elise.locator("[role=log] p")).to_have_text(["Élise Bonjour Ana"])
    expect(ana.locator("#tab-chat .unread")).to_have_text("1")
    ana.locator("#tab-chat").click()
    expect(ana.locator("[role=log] p")).to_have_text(["Élise Bonjour Ana"])
    expect(ana.locator("#tab-chat .unread")).to_have_count(0)
    lines[-1].close(code=1011)
    expect(ana.locator(".conn")).to_have_class(re.compile("lost"))
    expect(ana.locator(".conn")).to_have_class(re.compile("live"))
    elise.locator(".drawer form input").fill("Still there?")
    elise.locator(".drawer form button").click()
    expect(ana.locator("[role=log] p")).to_have_text(["Élise Bonjour Ana", "Élise Still there?"])


def test_clocks_tick_while_their_seat_is_asked(open_page: Opening) -> None:
    page = open_page("/new/tomahawk")
    page.locator("summary").click()
    page.locator("#clock").select_option("300")
    page.locator("form button[type=submit]").click()
    mine = page.locator(".clocks > span").first
    expect(mine).to_have_class(re.compile("running"))
    expect(mine).to_contain_text("You 4:5")
    before = mine.inner_text()
    expect(mine).not_to_have_text(before)


def test_the_tab_says_whose_turn_it_is_and_is_calm_away_from_the_table(open_page: Opening) -> None:
    ana, elise = open_page(), open_page(name="Élise")
    link = invited_table(ana)
    elise.goto(link)
    take_seat(elise)
    ana.locator(".special [data-lit]").first.wait_for()
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    expect(ana).to_have_title(re.compile(r"^● Your turn"))
    assert ana.evaluate(icon) == "/icon-turn.svg"
    assert ana.request.get(f"{ana.url.split('/t/')[0]}/icon-turn.svg").ok
    Hands(ana).decide(1)
    expect(ana).to_have_title(re.compile(r"^[^●]"))
    assert ana.evaluate(icon) == "/icon.svg"
    expect(elise).to_have_title(re.compile(r"^● Your turn"))
    elise.locator("header .brand").click()
    expect(elise).to_have_title("Prairie")
    assert elise.evaluate(icon) == "/icon.svg"
