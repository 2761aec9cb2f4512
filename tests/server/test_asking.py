"""Decisions: once and not twice, on the view they were made on, whole or not at all; and what may be taken back."""

from __future__ import annotations

import random
import re

import pytest

import prairie
from prairie.server.computers import Thought
from prairie.server.playing import reason
from tests.server.people import CLIENT, Party, Person, api, new_key
from tests.server.serving import Running


@pytest.fixture
def party(running: Running) -> Party:
    return Party(running, "tomahawk", 2)


def entries(running: Running, table: str) -> int:
    return running.server.house.live[table].sitting.number


def test_a_decision_sent_twice_counts_once_and_gets_the_same_answer(running: Running, party: Party) -> None:
    first = party.people[0]
    plan, at = first.some_plan(random.Random(1)), first.view["at"]
    assert first.submit(plan, "same", at)["type"] == "ack"
    written = entries(running, party.id)
    assert first.submit(plan, "same", at) == {"type": "ack", "key": "same"}
    over_http = {"key": "same", "at": at, "plan": plan}
    answer = api(running, "POST", f"/tables/{party.id}/decisions", party.tokens[0], json=over_http)
    assert answer.status_code == 200
    assert entries(running, party.id) == written


def test_a_stale_decision_is_refused_with_the_fresh_view(running: Running, party: Party) -> None:
    first = party.people[0]
    plan, at = first.some_plan(random.Random(1)), first.view["at"]
    first.submit(plan)
    first.settle()
    fresh = first.view["at"]
    refused = first.submit(plan, at=at)
    assert (refused["type"], refused["code"]) == ("refused", "stale")
    assert first.until("view")["at"] == fresh
    assert first.view["log"]["from"] == 0
    asked = {"key": new_key(), "at": at, "plan": plan}
    answer = api(running, "POST", f"/tables/{party.id}/decisions", party.tokens[0], json=asked, params={"lang": "fr"})
    assert answer.status_code == 409
    assert answer.json()["error"]["why"] == "La partie a avancé\u00a0: regardez à nouveau."
    assert answer.json()["view"]["at"] == fresh


def test_another_seats_sealed_plan_makes_nothing_stale_and_sends_no_view_but_its_seal(party: Party) -> None:
    first, second = party.people
    rng = random.Random(3)
    plan = second.some_plan(rng)
    first.submit([first.view["actions"][0]["word"]])  # a part of a plan: nobody may notice
    heard = len(second.frames)
    second.settle()
    assert [message["type"] for message in second.messages[heard:]] == ["pong", "pong"]
    first.settle()
    first.submit(first.some_plan(rng))
    second.settle()
    assert second.view["table"]["seats"][0]["sealed"] is True
    assert second.submit(plan)["type"] == "ack"  # made on a view from before


def test_a_plan_is_refused_whole_with_why_rule_and_word(party: Party) -> None:
    first = party.people[0]
    before = first.view
    special = first.view["actions"][0]["word"]
    refused = first.submit([special, "10a"])
    assert refused["type"] == "refused"
    assert refused["why"]
    assert refused["rule"].startswith("TK ")
    assert refused["word"] == "10a"
    first.settle()
    assert first.view == before  # nothing has happened, nothing was sent


def test_words_that_name_nothing_are_refused_with_the_nearest(party: Party) -> None:
    refused = party.people[0].submit(["xyzzy"])
    assert (refused["code"], refused["word"]) == ("refused", "xyzzy")


def test_a_trial_offers_what_fits_in_any_order_and_refuses_what_does_not(running: Running, party: Party) -> None:
    rng = random.Random(4)
    for person in party.people:
        person.submit(person.some_plan(rng))
    party.settle()
    first = party.people[0]
    everything = {action["word"] for action in first.trial([])["actions"]}
    assert len(everything) == 32  # eight cards on four piles
    last = sorted(word for word in everything if word.endswith(">IV"))[0]
    card = last.partition(">")[0]
    trial = first.trial([last])
    assert (trial["left"], trial["complete"]) == (3, False)
    assert {action["word"] for action in trial["actions"]} == {
        word for word in everything if not word.endswith(">IV") and word.partition(">")[0] != card
    }
    assert first.trial([last, f"{card}>I"])["word"] == f"{card}>I"
    assert first.trial([last, last])["type"] == "refused"


def test_a_sealed_plan_can_be_taken_back_until_the_reveal(party: Party) -> None:
    first, second = party.people
    rng = random.Random(5)
    before = first.view
    first.submit(first.some_plan(rng))
    party.settle()
    assert first.view["undo"] is True
    assert second.view["undo"] is False
    assert first.undo()["type"] == "ack"
    party.settle()
    assert first.view["at"] == before["at"]
    assert second.view["table"]["seats"][0]["sealed"] is False
    for person in party.people:
        person.submit(person.some_plan(rng))
    party.settle()
    assert first.view["undo"] is False  # cards were drawn
    refused = first.undo()
    assert (refused["type"], refused["code"]) == ("refused", "refused")


def test_at_a_practice_table_undo_goes_anywhere_and_the_log_follows(running: Running) -> None:
    party = Party(running, "powwow", 2, practice=True)
    rng = random.Random(6)
    logs = []
    for _ in range(6):
        logs.append({person.seat: (person.view["at"], person.log) for person in party.people})
        party.move(rng)
    last = next(person for person in party.people if person.view["undo"])
    while last.view["number"] > 30 or last.view["undo"]:
        last.settle()
        if last.undo()["type"] == "refused":
            break
        party.settle()
        seen = {person.seat: (person.view["at"], person.log) for person in party.people}
        assert seen in logs
    fresh = Person(running, party.id, party.tokens[0])
    assert fresh.log == party.people[0].log


def test_nobody_answers_for_another_seat(running: Running, party: Party) -> None:
    watcher = Person(running, party.id, party.made["invitation"])
    assert watcher.seat is None
    refused = watcher.submit([party.people[0].view["actions"][0]["word"]], at=watcher.view["at"])
    assert refused["code"] == "not-allowed"
    assert watcher.view["actions"] == []


def test_hints_are_legal_and_do_not_play(running: Running, party: Party) -> None:
    first = party.people[0]
    first.send(type="hint", key="h", at=first.view["at"])
    hint = first.until("hint", "refused")
    assert hint["type"] == "hint", hint
    said = ", ".join(hint["plan"])  # a whole plan: few words for each step, and what it is worth
    assert re.fullmatch(rf"Level 6 would play {said}: a chance of about \d+% of winning\.", hint["why"])
    assert first.submit(hint["plan"])["type"] == "ack"
    asked = {"at": party.people[1].view["at"]}
    answer = api(running, "POST", f"/tables/{party.id}/hint", party.tokens[1], json=asked, params={"lang": "fr"})
    assert re.fullmatch(r"Niveau 6 jouerait .+\u00a0: environ \d+\u00a0% de chances de gagner\.", answer.json()["why"])


def test_a_hint_says_what_its_action_would_do_or_that_there_is_only_one(running: Running) -> None:
    party = Party(running, "powwow", 2)
    said: dict[bool, set[str]] = {True: set(), False: set()}
    rng = random.Random(3)
    while not all(said.values()):
        asked = party.owing()[0]
        actions = asked.view["actions"]
        if not said[len(actions) > 1]:
            asked.send(type="hint", key=new_key(), at=asked.view["at"])
            hint = asked.until("hint", "refused")
            told = {action["word"]: f"{action['text']} ({action['choice']})" for action in actions}[hint["plan"][0]]
            only = re.escape(f"There is only one choice: {told}.")
            weighed = re.escape(f"Level 6 would play {told}") + r"(: a chance of about \d+% of winning)?\."
            assert re.fullmatch(weighed if len(actions) > 1 else only, hint["why"])
            said[len(actions) > 1].add(hint["why"])
        party.move(rng)
    party.close()


RED = "red (the red runner, now on the start)"


@pytest.mark.parametrize(
    ("thought", "told"),
    [
        (Thought([0], True, 0.537), f"Level 6 would play {RED}: a chance of about 54% of winning."),
        (Thought([0], True), f"Level 6 would play {RED}."),
        (Thought([0], False), f"There is only one choice: {RED}."),
    ],
)
def test_a_reason_promises_only_what_was_weighed(thought: Thought, told: str) -> None:
    game = prairie.game("powwow")
    state = game.new(seats=2)
    state.sample(prairie.Rng(1))
    seat = state.deciders()[0]
    assert reason(game, state.view(seat), "Level 6", thought, ["P0", "P1"], "en") == told


def test_chat_reaches_everyone_once(running: Running, party: Party) -> None:
    first, second = party.people
    for _ in range(2):
        first.send(type="chat", key="c", text="Bonne chance !")
        first.until("ack")
    assert second.until("chat")["lines"][0]["text"] == "Bonne chance !"
    late = Person(running, party.id, party.made["invitation"])
    assert [line["name"] for line in late.until("chat")["lines"]] == ["P0"]


def test_language_and_text_board_can_be_changed_at_any_time(running: Running, party: Party) -> None:
    first = party.people[0]
    first.send(type="hello", lang="fr", text=True)
    view = first.until("view")
    assert view["question"]["prompt"].startswith("Trois")
    assert any("Tomahawk" in line or line for line in view["board"])
    path = f"/tables/{party.id}/board"
    board = api(running, "GET", path, party.tokens[0], params={"lang": "fr", "plain": "true"}).json()
    assert ["".join(span["text"] for span in line).rstrip() for line in board["lines"]] == view["board"]


def test_a_computer_player_plays_and_the_game_goes_on(running: Running) -> None:
    seats = [{"kind": "me", "name": "Ana"}, {"kind": "computer", "level": "random"}]
    made = CLIENT.post(f"{running.url}/api/tables", json={"game": "powwow", "seats": seats}).json()
    ana = Person(running, made["table"]["id"], made["seats"][0]["token"])
    rng = random.Random(9)
    for _ in range(8):
        while not ana.asked:
            ana.receive()
        ana.submit(ana.some_plan(rng))
        ana.settle()
    assert ana.view["number"] > 20


def test_a_line_of_the_log_carries_its_arguments_in_notation_and_nothing_hidden(running: Running) -> None:
    """What the browser shows by: `drew` of the other seat has no card, one's own has a list of them."""
    seats = [{"kind": "me", "name": "A"}, {"kind": "computer", "level": "random"}]
    made = api(running, "POST", "/tables", json={"game": "tomahawk", "seats": seats}).json()
    token, address = made["seats"][0]["token"], f"/tables/{made['table']['id']}"
    lines = api(running, "GET", f"{address}/view", token).json()["log"]["lines"]
    dealt = [line["args"] for line in lines if line["name"] == "dealt"]
    assert [args["seat"] for args in dealt] == [0], "the other seat's deal is not told"
    assert len(dealt[0]["card"]) == 3
    assert api(running, "GET", f"{address}/data", token).json()["schema"] == "tomahawk/1"
    assert api(running, "GET", f"{address}/data").status_code == 404, "a private table is nobody else's business"
