"""What a table owes its people: coming back, looking back, watching, reading, other ways to play."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import WebSocketRoute, expect

import prairie
from tests.server.serving import Running
from tests.web.conftest import Opening
from tests.web.hands import Hands, start, together

ROOT = Path(__file__).parents[2]


def test_a_reload_in_mid_game_goes_on_where_it_was(open_page: Opening) -> None:
    page = open_page()
    hands = start(page, "bigmanitou")
    hands.decide(3)
    page.locator("[data-zone=hand] [data-lit]").first.wait_for()
    before = page.locator(".hand [data-card]").evaluate_all("all => all.map(e => e.dataset.card)")
    page.reload()
    page.locator("[data-zone=hand] [data-lit]").first.wait_for()
    assert page.locator(".hand [data-card]").evaluate_all("all => all.map(e => e.dataset.card)") == before
    hands.decide(2)


def test_a_lost_line_is_shown_and_nothing_is_lost_when_it_is_back(open_page: Opening) -> None:
    page = open_page("/about")
    lines: list[WebSocketRoute] = []
    broken = [False]

    def route(line: WebSocketRoute) -> None:
        if broken[0]:
            line.close(code=1011)
            return
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/live$"), route)
    page.goto("/")
    hands = start(page, "tomahawk")
    hands.decide(1)
    page.locator("[data-zone=hand] [data-lit]").first.wait_for()
    broken[0] = True
    lines[-1].close(code=1011)
    expect(page.locator(".notes [role=alert]")).to_contain_text("Reconnecting")
    assert page.locator("[data-lit]").count() == 0, "nothing can be touched while the line is down"
    broken[0] = False
    expect(page.locator(".conn")).to_have_class(re.compile("live"))
    page.locator("[data-zone=hand] [data-lit]").first.wait_for()
    hands.decide(1)


def test_a_refusal_keeps_the_plan_and_leads_to_its_piece(open_page: Opening) -> None:
    page = open_page("/about")

    def route(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "submit":  # what no honest server would say of a lit piece
                problem = {"code": "refused", "why": "Not this one.", "rule": "PW 5.2", "word": said["plan"][0]}
                line.send(json.dumps({"type": "refused", "key": said["key"], **problem}))
            else:
                server.send(message)

        line.on_message(heard)

    page.route_web_socket(re.compile("/live$"), route)
    page.goto("/")
    start(page, "powwow")
    die = page.locator(".die[data-lit]").first
    die.click()
    word = die.get_attribute("data-word")
    page.locator("[data-confirm]").click()
    expect(page.locator(".notes [role=alert]")).to_contain_text("Not this one.")
    expect(page.locator(f'[data-word="{word}"]:focus')).to_have_count(1)
    expect(page.locator("[data-planned]").first).to_be_visible()


def test_a_record_played_with_ones_own_data_is_opened_with_it(open_page: Opening, tmp_path: Path) -> None:
    own = tmp_path / "own.json"
    box = prairie.game("powwow").data
    own.write_text(json.dumps({**box, "stones": {**box["stones"], "bag": 31}}), encoding="utf-8")
    game, rng = prairie.game("powwow", str(own)), prairie.Rng(3)
    record = prairie.Record.begin(game, 2)
    state = record.start(game)
    for _ in range(20):
        deciders = state.deciders()
        seat = deciders[0]
        record.play(game, state, seat, int(state.choose(seat, rng)))
    record.save(tmp_path / "game.prairie")
    page = open_page("/new/powwow")
    page.locator("summary").click()
    page.set_input_files("#data", own)
    page.set_input_files("#record", tmp_path / "game.prairie")
    page.locator(".replay").wait_for()
    expect(page.locator("main.board")).to_contain_text("stones")


def test_two_browsers_at_one_table_and_a_third_that_watches(open_page: Opening) -> None:
    ana = open_page()
    ana.locator("article:has(#game-tomahawk) .btn").nth(1).click()
    link = ana.locator("#invite-link").input_value()
    path = re.sub(r"^https?://[^/]+", "", link)
    elise = open_page(path, name="Élise")
    elise.locator("form button[type=submit]").click()
    elise.locator(".status").wait_for()
    watcher = open_page(path)
    watcher.locator(".status").wait_for()
    one, two = Hands(ana, 1), Hands(elise, 2)
    one.decide(1)
    two.decide(1)
    one.decide(1)
    expect(elise.locator(".seat .pill, .sc .pill").first).to_contain_text("Ana")
    elise.reload()
    elise.locator(".status").wait_for()
    two.decide(1)
    expect(ana.locator(".log")).to_contain_text("faces")
    expect(watcher.locator(".log")).to_contain_text("faces")
    assert watcher.locator("[data-lit]").count() == 0, "whoever watches touches nothing"
    assert watcher.locator(".hand [data-card]").count() == 0, "and sees no hand"
    together(one, two)
    ending = ana.locator(".end tr.total").inner_text()
    expect(elise.locator(".end tr.total")).to_have_text(ending, use_inner_text=True)
    expect(watcher.locator(".end tr.total")).to_have_text(ending, use_inner_text=True)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_replay_goes_back_and_its_link_opens_that_moment(open_page: Opening, lang: str) -> None:
    page = open_page("/", lang)
    hands = start(page, "tomahawk")
    hands.decide(3)
    page.locator("[data-lit]").first.wait_for()
    page.keyboard.press("[")
    page.locator(".past").wait_for()
    assert page.locator("[data-lit]").count() == 0
    line = page.locator(".log .jump").last  # the game's beginning: the newest chapter stands first
    moment = line.get_attribute("href") or ""
    number = moment.partition("m=")[2]
    line.click()
    expect(page.locator(".past > span").first).to_contain_text(re.compile(rf"^Moment {number}\b"))
    page.locator(".past .pri").click()
    expect(page.locator(".past")).to_have_count(0)
    page.goto(f"{moment}&s=0")
    expect(page.locator(".past > span").first).to_contain_text(re.compile(rf"^Moment {number}\b"))


def test_playing_on_from_a_moment_opens_a_practice_table(open_page: Opening) -> None:
    page = open_page()
    hands = start(page, "tomahawk")
    hands.decide(1)
    page.locator("[data-lit]").first.wait_for()
    page.keyboard.press("[")
    page.locator(".past").wait_for()
    assert page.locator(".past .btn", has_text="Play on").count() == 0, "not while the game is on"
    page.keyboard.press("]")
    hands.finish()
    here = page.url
    page.locator(".end .btn", has_text="Replay").click()
    page.locator(".past .btn", has_text="Play on").click()
    expect(page).not_to_have_url(here)
    page.locator(".status").wait_for()
    Hands(page, 3).decide(1)


def test_rules_open_where_a_line_of_the_log_cites_them_and_in_the_other_language(open_page: Opening) -> None:
    page = open_page()
    start(page, "tomahawk").decide(2)
    oldest = page.locator(".log .ruleno").last  # the others move while the game goes on
    number = oldest.inner_text()
    oldest.click()
    cited = page.locator("article.on .no")
    expect(cited).to_have_text(number)
    english = page.locator("article.on p").first.inner_text()
    page.locator(".seg button[lang=fr]").click()
    expect(page.locator("article.on p").first).not_to_have_text(english)
    page.locator("#tab-log").click()
    expect(page.locator(".log")).to_contain_text("Vous")


def test_a_line_of_the_log_lights_what_it_speaks_of(open_page: Opening) -> None:
    page = open_page()
    hands = start(page, "bigmanitou")
    hands.decide(3)
    page.locator("[data-lit]").first.wait_for()
    line = page.locator(".log .jump", has_text="You play").last
    line.hover()
    assert page.locator(".g[data-spoken]").count() == 1, "the ground"
    assert page.locator("[data-fly][data-spoken]").count() == 1, "and the card on it"
    page.mouse.move(2, 2)
    assert page.locator("[data-spoken]").count() == 0


def test_the_language_changes_at_any_time_also_in_mid_plan_and_in_the_past(open_page: Opening) -> None:
    page = open_page(text=True)
    start(page, "tomahawk")
    page.locator(".text ol button").first.click()
    planned = page.locator(".status small")
    expect(planned).to_contain_text("So far")
    page.locator(".seg button[lang=fr]").click()
    expect(planned).to_contain_text("Jusqu’ici")
    expect(page.locator(".text ol button").first).to_contain_text("cheveux")
    page.keyboard.press("[")
    expect(page.locator(".log")).to_contain_text("Vous recevez")
    page.locator(".past").wait_for()
    page.locator(".seg button[lang=en]").click()
    expect(page.locator(".past")).to_contain_text("Seen by")
    expect(page.locator(".text section")).to_contain_text("Before the first turn")


def test_a_hint_points_and_selects_nothing(open_page: Opening) -> None:
    page = open_page()
    hands = start(page, "powwow")
    hands.decide(1)
    page.locator("[data-lit]").first.wait_for()
    asked = page.locator(".status .ask > span")
    question = asked.inner_text()
    page.keyboard.press("h")
    expect(page.locator(".hinted").first).to_be_visible()
    because = re.compile(r"(Level 6 would play|There is only one choice:) .+ \(.+\)")
    expect(page.locator(".status small")).to_have_text(because)
    expect(asked).to_have_text(question)
    assert page.locator("[data-planned]").count() == 0


def test_text_mode_plays_with_the_terminals_own_board(open_page: Opening) -> None:
    page = open_page(text=True)
    start(page, "tomahawk")
    hands = Hands(page)
    hands.decide(2)
    expect(page.locator(".text section")).to_contain_text("Pile I")
    page.locator(".text ol li").first.wait_for()


def test_hot_seat_covers_the_cards_between_two_people(open_page: Opening) -> None:
    page = open_page("/new/tomahawk")
    page.locator("#kind-1").select_option("me")
    page.locator("input[aria-label='Name at seat 2']").fill("Élise")
    page.locator("form button[type=submit]").click()
    page.locator(".status").wait_for()
    Hands(page).decide(1)
    cover = page.locator("main", has_text="Hand over to Élise")
    cover.wait_for()
    assert page.locator("[data-card], .wc").count() == 0
    cover.locator("button").click()
    page.locator(".status").wait_for()
    Hands(page).decide(1)


def test_an_unknown_address_offers_three_ways_on(open_page: Opening) -> None:
    page = open_page("/t/nosuchtable00000")
    expect(page.locator("h1")).to_contain_text("path stops")
    assert page.locator(".row .btn").count() == 3


def test_a_player_adds_to_the_notes_of_pow_wow_and_finds_it_again(open_page: Opening) -> None:
    page = open_page()
    start(page, "powwow")
    cells = page.locator("[data-note]")
    cells.first.wait_for()
    cells.first.focus()
    name = cells.first.get_attribute("data-note")
    for sign in ("?", "✓"):
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-note='{name}'] .own")).to_have_text(sign)
    assert "you think: yes" in (cells.first.get_attribute("aria-label") or "")
    page.keyboard.press("ArrowDown")
    below = page.evaluate("document.activeElement.dataset.note")
    assert below not in (None, name)
    page.locator("#own-words").fill("Level 1 likes red")
    page.keyboard.press("u")  # a letter, not the key that takes back
    page.reload()
    expect(page.locator(f"[data-note='{name}'] .own")).to_have_text("✓")
    expect(page.locator("#own-words")).to_have_value("Level 1 likes redu")
    page.goto("/")
    start(page, "powwow")
    page.locator("[data-note]").first.wait_for()
    assert page.locator(".own").count() == 0, "another table, another page"


TURNED = {"tomahawk": 3, "bigmanitou": 3, "powwow": 1, "comancheria": 2}  # the guided games' records are finished games


@pytest.mark.parametrize(("game", "lang"), list(zip(TURNED, ["en", "fr", "fr", "en"], strict=True)))
def test_the_summary_names_where_the_game_turned_and_opens_it(
    open_page: Opening, house: Running, game: str, lang: str
) -> None:
    record = (ROOT / "web" / "src" / "games" / game / "lesson.prairie").read_text(encoding="utf-8")
    kind = {"content-type": "text/plain"}
    made = httpx.post(f"{house.url}/api/records", content=record.encode(), headers=kind).json()
    page = open_page(f"/t/{made['table']['id']}#{made['invitation']}", lang)
    turns = page.locator(".end [data-moment]")
    expect(turns).to_have_count(TURNED[game])
    assert all("{" not in text and len(text) > 20 for text in turns.all_inner_texts())
    number = turns.last.get_attribute("data-moment")
    turns.last.click()
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".past > span").first).to_contain_text(re.compile(rf"^Moment {number}\b"))
