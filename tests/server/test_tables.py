"""Tables made, joined, left, handed over, played again, played on; games taken out and brought in."""

from __future__ import annotations

import json
import random
import time
import tomllib
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import prairie
from prairie.server.live import Live
from prairie.server.storage.store import Right
from tests.server.people import Json, Party, Person, api
from tests.server.serving import Running

TWO_OPEN = {"game": "powwow", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]}

OWN_BOX = (Path(prairie.game("powwow").folder) / "components.toml").read_text(encoding="utf-8")
OTHER_BAG = OWN_BOX.replace("bag = 30", "bag = 31")


def made(running: Running, **wanted: object) -> Json:
    answer = api(running, "POST", "/tables", json={**TWO_OPEN, **wanted})
    assert answer.status_code == 201, answer.text
    found: Json = answer.json()
    return found


def finished(running: Running, game: str = "powwow") -> Party:
    party = Party(running, game, 2)
    rng = random.Random(5)
    while not party.over:
        party.move(rng)
    return party


@pytest.fixture(scope="module")
def over(running: Running) -> Party:
    return finished(running)


def test_games_rules_texts_and_data_are_there_in_both_languages(running: Running) -> None:
    games = {game["name"]: game for game in api(running, "GET", "/games").json()["games"]}
    assert set(games) == set(prairie.game_names())
    for name, game in games.items():
        assert game["title"]["fr"]
        assert game["levels"][-1]["text"]["en"]
        assert all(value["text"]["fr"] for option in game["options"] for value in option["values"])
        rules = api(running, "GET", f"/games/{name}/rules").json()
        assert len(rules["rules"]) == len(prairie.game(name).rulebook.rules)
        assert api(running, "GET", f"/games/{name}/texts/fr").text.startswith("#")
        assert api(running, "GET", f"/games/{name}/data").json()


def test_people_join_by_invitation_and_the_game_begins_when_all_sit(running: Running) -> None:
    table = made(running)
    where, invitation = table["table"]["id"], table["invitation"]
    ana = Person(running, where, table["seats"][0]["token"])
    assert ana.view["table"]["status"] == "waiting"
    assert api(running, "POST", f"/tables/{where}/join", json={"name": "Tom"}).status_code == 404
    joined = api(running, "POST", f"/tables/{where}/join", invitation, json={"name": "Tom", "seat": 2})
    assert joined.status_code == 201
    assert api(running, "POST", f"/tables/{where}/join", invitation, json={"name": "Tom"}).status_code == 409
    assert api(running, "POST", f"/tables/{where}/join", invitation, json={"name": "Zoë", "seat": 2}).status_code == 409
    last = api(running, "POST", f"/tables/{where}/join", invitation, json={"name": "Zoë"})
    assert last.json()["seat"] == 1
    ana.settle()
    assert ana.view["table"]["status"] == "playing"
    assert [seat["name"] for seat in ana.view["table"]["seats"]] == ["Ana", "Zoë", "Tom"]
    ana.close()


def test_a_public_table_is_listed_and_may_be_watched_and_joined_by_anyone(running: Running) -> None:
    where = made(running, public=True)["table"]["id"]
    listed = api(running, "GET", "/tables", params={"game": "powwow", "status": "waiting"}).json()["tables"]
    assert where in [table["id"] for table in listed]
    watcher = Person(running, where, None, lang="fr")
    assert watcher.seat is None
    joined = api(running, "POST", f"/tables/{where}/join", json={"name": "Tom"}).json()
    player = Person(running, where, joined["token"])
    assert player.seat == joined["seat"]
    private = made(running)["table"]["id"]
    assert private not in [table["id"] for table in api(running, "GET", "/tables").json()["tables"]]


def test_whoever_leaves_has_no_right_left_and_the_seat_is_open(running: Running) -> None:
    party = Party(running, "powwow", 2)
    first, second = party.people
    assert api(running, "POST", f"/tables/{party.id}/leave", party.tokens[0]).status_code == 204
    assert first.until_closed() == 4401
    assert api(running, "GET", f"/tables/{party.id}/view", party.tokens[0]).status_code == 401
    second.settle()
    assert second.view["table"]["seats"][0]["kind"] == "open"
    given = api(running, "POST", f"/tables/{party.id}/seats/0/computer", party.tokens[1], json={"level": "random"})
    assert given.json()["seats"][0]["kind"] == "computer"
    party.close()


def test_a_seat_is_handed_over_when_its_player_is_away_and_taken_back(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = Party(running, "powwow", 2)
    path = f"/tables/{party.id}/seats/0"
    early = api(running, "POST", f"{path}/computer", party.tokens[1], json={"level": "random"})
    assert early.json()["error"]["code"] == "refused"
    live = running.server.house.live[party.id]
    object.__setattr__(live.opened, "created", time.time() - 1000)
    party.people[0].close()
    deadline = time.monotonic() + 5
    while live.here() != {1} and time.monotonic() < deadline:
        time.sleep(0.02)
    just = api(running, "POST", f"{path}/computer", party.tokens[1], json={"level": "random"})
    assert just.status_code == 409  # gone for a moment only
    settings = msgspec.structs.replace(running.server.settings, away=0.0)
    monkeypatch.setattr(running.server.house, "settings", settings)
    later = api(running, "POST", f"{path}/computer", party.tokens[1], json={"level": "random"})
    assert later.json()["seats"][0] == {**later.json()["seats"][0], "kind": "computer", "name": "P0", "level": "random"}
    assert api(running, "POST", f"{path}/return", party.tokens[1]).status_code == 403
    back = api(running, "POST", f"{path}/return", party.tokens[0])
    assert back.json()["seats"][0]["kind"] == "person"
    party.people[1].close()


def test_seat_tokens_can_be_renewed_and_revoked(running: Running) -> None:
    party = Party(running, "powwow", 2)
    path = f"/tables/{party.id}/seats/0/token"
    assert api(running, "POST", path, party.tokens[1], json={}).status_code == 403
    second = api(running, "POST", path, party.tokens[0], json={}).json()["token"]
    other_device = Person(running, party.id, second)
    assert other_device.view["at"] == party.people[0].view["at"]
    third = api(running, "POST", path, second, json={"revoke": True}).json()["token"]
    for person in (party.people[0], other_device):
        assert person.until_closed() == 4401
    for token, status in ((party.tokens[0], 401), (second, 401), (third, 200)):
        assert api(running, "GET", f"/tables/{party.id}/view", token).status_code == status
    assert api(running, "DELETE", path, third).status_code == 204
    assert api(running, "GET", f"/tables/{party.id}/view", third).status_code == 401


def test_a_token_revoked_while_it_is_let_in_is_shown_nothing(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    server, party = running.server, Party(running, "powwow", 2)
    admitted = server.admitted

    async def and_revoked(live: Live, token: str | None) -> tuple[int, Right | None]:
        seat, right = await admitted(live, token)
        assert right is not None
        await server.lobby.revoke(live, [right.hash])
        return seat, right

    token = api(running, "POST", f"/tables/{party.id}/seats/0/token", party.tokens[0], json={}).json()["token"]
    monkeypatch.setattr(server, "admitted", and_revoked)
    with pytest.raises(ConnectionClosed) as closed:
        Person(running, party.id, token)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_a_new_invitation_revokes_the_old(running: Running) -> None:
    table = made(running)
    where, old = table["table"]["id"], table["invitation"]
    new = api(running, "POST", f"/tables/{where}/invitation", table["seats"][0]["token"]).json()["invitation"]
    assert api(running, "GET", f"/tables/{where}", old).status_code == 401
    assert api(running, "GET", f"/tables/{where}", new).status_code == 200


def test_an_account_finds_its_tables_from_another_device(running: Running) -> None:
    name = f"Ana {time.time_ns()}"
    account = {"name": name, "password": "a long secret"}
    session = api(running, "POST", "/players", json=account).json()["token"]
    assert api(running, "POST", "/players", json=account).status_code == 409
    table = api(running, "POST", "/tables", session, json=TWO_OPEN).json()["table"]["id"]
    wrong = api(running, "POST", "/sessions", json={**account, "password": "another secret"})
    assert wrong.status_code == 401
    elsewhere = api(running, "POST", "/sessions", json={**account, "name": name.upper()}).json()["token"]
    me = api(running, "GET", "/me", elsewhere).json()
    assert me["player"] == {"name": name, "account": True}
    assert [(mine["table"]["id"], mine["seat"]) for mine in me["tables"]] == [(table, 0)]
    assert api(running, "GET", f"/tables/{table}", elsewhere).status_code == 200
    token = api(running, "POST", f"/tables/{table}/seats/0/token", elsewhere, json={}).json()["token"]
    assert Person(running, table, token).seat == 0
    assert api(running, "POST", f"/tables/{table}/seats/1/token", elsewhere, json={}).status_code == 403
    assert api(running, "DELETE", "/sessions", elsewhere).status_code == 204
    assert api(running, "GET", "/me", elsewhere).status_code == 401
    with running.server.database.engine.connect() as connection:
        kept = connection.exec_driver_sql("SELECT password FROM players WHERE login IS NOT NULL").scalars().all()
    assert all(password.startswith("$argon2id$") for password in kept)


def test_no_token_is_kept_as_it_is(running: Running) -> None:
    party = Party(running, "powwow", 2)
    with running.server.database.engine.connect() as connection:
        for table in ("tokens", "tables", "entries", "players"):
            for row in connection.exec_driver_sql(f"SELECT * FROM {table}"):
                for token in (*party.tokens, party.made["invitation"]):
                    assert token not in str(row)
    party.close()


def test_a_rematch_takes_the_same_people_and_their_tokens_along(running: Running, over: Party) -> None:
    first = api(running, "POST", f"/tables/{over.id}/rematch", over.tokens[0])
    assert first.status_code == 201
    again = api(running, "POST", f"/tables/{over.id}/rematch", over.tokens[1]).json()
    assert again["id"] == first.json()["id"] != over.id
    over.settle()
    assert over.people[1].view["table"]["rematch"] == again["id"]
    for seat, token in enumerate(over.tokens):
        person = Person(running, again["id"], token)
        assert person.seat == seat
        assert person.view["table"]["status"] == "playing"
        person.close()


def test_eyes_are_opened_when_the_game_is_over_and_not_before(running: Running, over: Party) -> None:
    replay = f"/tables/{over.id}/replay"
    for seat in (0, 1):
        shown = api(running, "GET", replay, over.tokens[0], params={"number": 20, "seat": seat}).json()
        assert shown["number"] == 20
        assert all(line["number"] <= 20 for line in shown["log"]["lines"])
        assert shown["picture"]["seats"][seat]["cards"]
    party = Party(running, "powwow", 2)
    path = f"/tables/{party.id}/replay"
    assert api(running, "GET", path, party.tokens[0], params={"number": 5, "seat": 0}).status_code == 200
    assert api(running, "GET", path, party.tokens[0], params={"number": 5}).status_code == 200
    assert api(running, "GET", path, party.tokens[0], params={"number": 5, "seat": 1}).status_code == 403
    board = f"/tables/{party.id}/board"
    assert api(running, "GET", board, party.tokens[0], params={"seat": 1}).status_code == 403
    assert api(running, "GET", path, party.tokens[0], params={"number": 5000}).status_code == 404
    assert api(running, "GET", f"/tables/{party.id}/record", party.tokens[0]).status_code == 403
    branch = {"number": 5, "seat": 0, "level": "random"}
    assert api(running, "POST", f"/tables/{party.id}/branch", party.tokens[0], json=branch).status_code == 409
    party.close()


def test_where_a_game_turned_is_told_when_it_is_over_and_not_before(running: Running, over: Party) -> None:
    points = api(running, "GET", f"/tables/{over.id}/turning-points", over.tokens[0]).json()["points"]
    winners = over.people[0].view["result"]["winners"]
    assert [(point["kind"], point["seat"]) for point in points] == [("lead", winner) for winner in winners]
    party = Party(running, "powwow", 2)
    early = api(running, "GET", f"/tables/{party.id}/turning-points", party.tokens[0])
    assert (early.status_code, early.json()["error"]["code"]) == (409, "refused")
    party.close()


def test_a_replay_shows_each_moment_as_it_was(running: Running) -> None:
    party = Party(running, "tomahawk", 2)
    rng = random.Random(3)
    seen = {}
    for _ in range(6):
        person = party.people[0]
        if not person.view["planned"]:
            seen[person.view["number"]] = person.view["picture"]
        party.move(rng)
    for number, picture in seen.items():
        shown = api(running, "GET", f"/tables/{party.id}/replay", party.tokens[0], params={"number": number, "seat": 0})
        assert shown.json()["picture"] == picture
    assert len(seen) >= 3
    party.close()


def test_play_on_from_here_against_computers(running: Running, over: Party) -> None:
    wanted = {"number": 30, "seat": 1, "level": "random", "name": "Zoë"}
    made = api(running, "POST", f"/tables/{over.id}/branch", over.tokens[0], json=wanted).json()
    assert made["table"]["practice"] is True
    zoe = Person(running, made["table"]["id"], made["seats"][0]["token"])
    assert zoe.seat == 1
    old = api(running, "GET", f"/tables/{over.id}/record", over.tokens[0]).text.split("\n\n", 1)[1].splitlines()
    new = api(running, "GET", f"/tables/{made['table']['id']}/record", made["seats"][0]["token"])
    assert new.status_code == 200  # practice, and nobody else sits there
    assert new.text.split("\n\n", 1)[1].splitlines()[:5] == old[:5]
    while not zoe.asked:
        zoe.receive()
    assert zoe.submit(zoe.some_plan(random.Random(1)))["type"] == "ack"


def test_a_record_is_taken_out_and_brought_in_again(running: Running, over: Party) -> None:
    text = api(running, "GET", f"/tables/{over.id}/record", over.tokens[0]).text
    plain = {"content-type": "text/plain"}
    made = api(running, "POST", "/records", content=text.encode(), headers=plain)
    assert made.status_code == 201, made.text
    table, invitation = made.json()["table"], made.json()["invitation"]
    assert (table["status"], table["seats"][0]["kind"]) == ("over", "recorded")
    assert api(running, "GET", f"/tables/{table['id']}/record", invitation).text == text
    assert api(running, "POST", f"/tables/{table['id']}/join", invitation, json={"name": "X"}).status_code == 409
    half = prairie.Record.parse(text)
    half.moves = half.moves[:12]
    unfinished = api(running, "POST", "/records", content=half.text().encode(), headers=plain).json()
    assert unfinished["table"]["status"] == "record"
    wanted = {"number": 14, "seat": 0, "level": "random"}
    branch = api(running, "POST", f"/tables/{unfinished['table']['id']}/branch", unfinished["invitation"], json=wanted)
    assert branch.status_code == 201
    wrong = text.replace("#", "#0", 1).replace("##", "#")
    for bad in (wrong, "nonsense", text.replace("seats 2", "seats 9"), text.replace("dark back", "light up")):
        answer = api(running, "POST", "/records", content=bad.encode(), headers=plain)
        assert answer.status_code == 409, answer.text
    other = api(running, "POST", "/records", content=text.replace("rules 1", "rules 7").encode(), headers=plain).json()
    assert other["table"]["playable"] is False


def test_a_data_file_of_ones_own_is_played_with_and_a_bad_one_refused(running: Running) -> None:
    assert OTHER_BAG != OWN_BOX
    table = made(running, data=OTHER_BAG, seats=[{"kind": "me", "name": "A"}, {"kind": "computer", "level": "random"}])
    assert table["table"]["data"] != prairie.game("powwow").data_digest
    person = Person(running, table["table"]["id"], table["seats"][0]["token"])
    while not person.asked:
        person.receive()
    same = made(running, data=json.dumps(prairie.game("powwow").data))  # as JSON
    assert same["table"]["data"] == prairie.game("powwow").data_digest
    bad = api(running, "POST", "/tables", json={**TWO_OPEN, "data": OWN_BOX.replace("bag = 30", "bag = -3")})
    assert bad.status_code == 409
    assert "bag" in bad.json()["error"]["why"]
    assert "/" not in bad.json()["error"]["why"].partition("bag")[0]  # no path of the server's


@pytest.mark.parametrize("kind", ["toml", "json"])
def test_a_record_played_with_ones_own_data_comes_back_with_it(running: Running, kind: str) -> None:
    data = json.dumps(tomllib.loads(OTHER_BAG)) if kind == "json" else OTHER_BAG
    computer = {"kind": "computer", "level": "random"}
    played = made(running, data=data, practice=True, seats=[{"kind": "me", "name": "A"}, computer])
    person = Person(running, played["table"]["id"], played["seats"][0]["token"])
    while person.view["number"] < 8:
        while not person.asked:
            person.receive()
        person.submit(person.some_plan(random.Random(1)))
        person.settle()
    person.close()
    text = api(running, "GET", f"/tables/{person.table}/record", person.token).text
    bare = api(running, "POST", "/records", content=text.encode(), headers={"content-type": "text/plain"}).json()
    assert bare["table"]["playable"] is False
    back = api(running, "POST", "/records", json={"record": text, "data": data}).json()
    assert (back["table"]["playable"], back["table"]["data"]) == (True, played["table"]["data"])
    path = f"/tables/{back['table']['id']}"
    assert api(running, "GET", f"{path}/record", back["invitation"]).text == text
    running.server.house.put_away(running.server.house.live[back["table"]["id"]])  # also when it is read again
    wanted = {"number": 4, "seat": 0, "level": "random"}
    branch = api(running, "POST", f"{path}/branch", back["invitation"], json=wanted)
    assert branch.status_code == 201, branch.text
    assert branch.json()["table"]["data"] == played["table"]["data"]
    assert api(running, "GET", f"{path}/data", back["invitation"]).json()["stones"]["bag"] == 31


def test_a_record_with_a_data_file_that_is_not_its_own_is_refused(running: Running, over: Party) -> None:
    text = api(running, "GET", f"/tables/{over.id}/record", over.tokens[0]).text
    same = api(running, "POST", "/records", json={"record": text, "data": OWN_BOX})
    assert same.json()["table"]["playable"] is True
    assert api(running, "POST", "/records", json={"record": text}).json()["table"]["playable"] is True
    for data, why in (("name = 3", "data file"), (OTHER_BAG, "not played with this data file")):
        refused = api(running, "POST", "/records", json={"record": text, "data": data})
        assert refused.status_code == 409
        assert why in refused.json()["error"]["why"]


def test_tables_that_make_no_sense_are_refused(running: Running) -> None:
    person = {"kind": "me", "name": "A"}
    for wrong in (
        {"game": "chess"},
        {"seats": [person]},
        {"seats": [person, person]},
        {"seats": [{"kind": "me"}, {"kind": "open"}]},
        {"seats": [person, {"kind": "computer", "level": "genius"}]},
        {"options": {"dark": "green"}},
        {"options": {"light": "yes"}},
    ):
        answer = api(running, "POST", "/tables", json={**TWO_OPEN, **wrong}, params={"lang": "fr"})
        assert answer.status_code in (404, 409), wrong
        assert answer.json()["error"]["why"]
