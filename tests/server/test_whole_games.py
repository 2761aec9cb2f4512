"""Whole games of every game, over real sockets and over HTTP, by people who know no rules."""

from __future__ import annotations

import random

import pytest

import prairie
from tests.server.people import Party, api, new_key
from tests.server.serving import Running


@pytest.mark.parametrize("game", prairie.game_names())
def test_a_whole_game_over_websockets(running: Running, game: str) -> None:
    party = Party(running, game, prairie.game(game).seat_counts[0])
    rng = random.Random(7)
    while not party.over:
        party.move(rng)
    for person in party.people:
        assert person.view["result"]["text"]
        assert person.view["question"] is None
        assert person.view["actions"] == []
        assert person.log[-1]["number"] <= person.view["number"]
    record = api(running, "GET", f"/tables/{party.id}/record", party.tokens[0])
    assert prairie.Record.parse(record.text).replay(prairie.game(game)).deciders() == []
    party.close()


@pytest.mark.parametrize("game", prairie.game_names())
def test_a_game_over_http_alone(running: Running, game: str) -> None:
    seats = [{"kind": "me", "name": f"P{seat}"} for seat in range(prairie.game(game).seat_counts[-1])]
    made = api(running, "POST", "/tables", json={"game": game, "seats": seats}).json()
    table = made["table"]["id"]
    rng = random.Random(8)
    for _ in range(6):
        summary = api(running, "GET", f"/tables/{table}", made["seats"][0]["token"]).json()
        seat = next(seat["seat"] for seat in summary["seats"] if seat["owes"])
        token = made["seats"][seat]["token"]
        view = api(running, "GET", f"/tables/{table}/view", token, params={"lang": "fr"}).json()
        plan: list[str] = []
        while True:
            asked = {"at": view["at"], "plan": plan}
            trial = api(running, "POST", f"/tables/{table}/try", token, json=asked).json()
            if trial["complete"]:
                break
            plan.append(rng.choice(trial["actions"])["word"])
        decision = {"key": new_key(), "at": view["at"], "plan": plan}
        answer = api(running, "POST", f"/tables/{table}/decisions", token, json=decision)
        assert answer.status_code == 200, answer.text
        assert answer.json()["view"]["at"] != view["at"]
