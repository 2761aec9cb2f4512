"""Who may do what: stranger, invited, spectator of a public table, seat, other seat, ex-player, player by session,
each against every request there is. A request that no row names fails the test."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from prairie.server.endpoints import ENDPOINTS
from tests.server.people import Json, Person, api, new_key
from tests.server.serving import Running

ANYONE = {"stranger", "invited", "seat", "other", "ex", "owner", "foreign"}
WHO = sorted(ANYONE)


@dataclass
class Cast:
    """A private table of seat 0 (held by a session's player), seat 1, and whoever else there is."""

    table: str
    tokens: dict[str, str | None]


def cast(running: Running, seats: int = 3) -> Cast:
    session = api(running, "POST", "/players", json={"name": "Owner"}).json()["token"]
    people = [{"kind": "me", "name": "A"}, *({"kind": "open"} for _ in range(seats - 1))]
    wanted = {"game": "powwow", "seats": people}
    made = api(running, "POST", "/tables", session, json=wanted).json()
    table, invitation = made["table"]["id"], made["invitation"]

    def join(name: str) -> str:
        token: str = api(running, "POST", f"/tables/{table}/join", invitation, json={"name": name}).json()["token"]
        return token

    other, ex = join("B"), join("C")
    api(running, "POST", f"/tables/{table}/leave", ex)
    join("D")
    foreign = api(running, "POST", "/tables", json=wanted).json()["seats"][0]["token"]
    tokens = {"stranger": None, "invited": invitation, "seat": made["seats"][0]["token"], "other": other, "ex": ex}
    return Cast(table, {**tokens, "owner": session, "foreign": foreign})


# By request: who is let in (a 2xx, or a refusal by the game with 409), and the body to send. Everybody else gets 401,
# 403 or 404. Seat 0 is the seat acted on.
SEATED = {"seat", "other"}
WATCHERS = {"seat", "other", "invited", "owner"}
AT, SEAT = "/api/tables/{table}", "/api/tables/{table}/seats/{seat}"
MATRIX: dict[tuple[str, str], tuple[set[str], Any]] = {
    ("GET", "/api/health"): (ANYONE, None),
    ("GET", "/metrics"): (ANYONE, None),
    ("GET", "/api/openapi.json"): (ANYONE, None),
    ("GET", "/api/games"): (ANYONE, None),
    ("GET", "/api/games/{game}/rules"): (ANYONE, None),
    ("GET", "/api/games/{game}/data"): (ANYONE, None),
    ("GET", "/api/games/{game}/texts/{lang}"): (ANYONE, None),
    ("POST", "/api/players"): (ANYONE, {"name": "X"}),
    ("POST", "/api/sessions"): (set(), {"name": "Nobody here", "password": "not the one"}),
    ("DELETE", "/api/sessions"): ({"owner"}, None),
    ("GET", "/api/me"): ({"owner"}, None),
    ("POST", "/api/me/seats"): ({"owner"}, {"tokens": []}),
    ("GET", "/api/tables"): (ANYONE, None),
    ("POST", "/api/tables"): (ANYONE, {"game": "powwow", "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}]}),
    ("POST", "/api/records"): (ANYONE, "no record"),
    ("GET", AT): (WATCHERS, None),
    ("GET", f"{AT}/data"): (WATCHERS, None),
    ("POST", f"{AT}/join"): ({"invited", "seat", "other"}, {"name": "E"}),
    ("POST", f"{AT}/leave"): (SEATED, None),
    ("POST", f"{SEAT}/computer"): (SEATED, {"level": "random"}),
    ("POST", f"{SEAT}/return"): ({"seat"}, None),
    ("POST", f"{SEAT}/token"): ({"seat", "owner"}, {}),
    ("DELETE", f"{SEAT}/token"): ({"seat"}, None),
    ("POST", f"{AT}/invitation"): (SEATED, None),
    ("POST", f"{AT}/rematch"): (SEATED, None),
    ("POST", f"{AT}/branch"): (WATCHERS, {"number": 0, "seat": 0, "level": "random"}),
    ("GET", f"{AT}/record"): (set(), None),
    ("GET", f"{AT}/view"): (WATCHERS, None),
    ("POST", f"{AT}/decisions"): (SEATED, {"key": "k", "at": "", "plan": ["A"]}),
    ("POST", f"{AT}/undo"): (SEATED, {"key": "k", "at": ""}),
    ("POST", f"{AT}/try"): (SEATED, {"at": "", "plan": []}),
    ("POST", f"{AT}/hint"): (SEATED, {"at": ""}),
    ("POST", f"{AT}/chat"): (SEATED, {"key": "k", "text": "x"}),
    ("GET", f"{AT}/replay"): (WATCHERS, None),
    ("GET", f"{AT}/turning-points"): (WATCHERS, None),
    ("GET", f"{AT}/board"): (WATCHERS, None),
}
ONLY_OWN_EYES = {("POST", f"{AT}/branch"): {"seat"}}


def test_every_request_stands_in_the_matrix() -> None:
    assert {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS} == set(MATRIX)


@pytest.mark.parametrize(("method", "path"), MATRIX, ids=lambda part: str(part))
def test_only_those_who_may_are_let_in(running: Running, method: str, path: str) -> None:
    allowed, body = MATRIX[method, path]
    allowed = ONLY_OWN_EYES.get((method, path), allowed)
    found: dict[str, int] = {}
    for who in WHO:
        here = cast(running)
        filled = path.format(table=here.table, seat=0, game="powwow", lang="fr")
        query = {"number": 3} if path.endswith("/replay") else {}
        extra: Json = {"params": query}
        if isinstance(body, str):
            extra |= {"content": body.encode(), "headers": {"content-type": "text/plain"}}
        elif body is not None:
            extra["json"] = body
        url = filled.removeprefix("/api") if filled.startswith("/api") else f"/..{filled}"
        found[who] = api(running, method, url, here.tokens[who], **extra).status_code
    let_in = {who for who, status in found.items() if status < 300 or status == 409}
    assert let_in == allowed, found
    assert all(status in (401, 403, 404) for who, status in found.items() if who not in allowed), found


# --- seats taken along ------------------------------------------------------------------------------------------------


def account(running: Running, name: str) -> str:
    token: str = api(running, "POST", "/players", json={"name": name}).json()["token"]
    return token


def tables_of(running: Running, session: str) -> set[tuple[str, int]]:
    found = api(running, "GET", "/me", session).json()["tables"]
    return {(row["table"]["id"], row["seat"]) for row in found}


def along(running: Running, session: str, *tokens: str | None) -> None:
    answer = api(running, "POST", "/me/seats", session, json={"tokens": list(tokens)})
    assert answer.status_code == 200
    assert {(row["table"]["id"], row["seat"]) for row in answer.json()["tables"]} == tables_of(running, session)


def test_a_guests_seats_become_the_accounts_and_nothing_else_does(running: Running) -> None:
    here, elsewhere = cast(running), cast(running)
    session = account(running, "Guest no more")
    worthless = (here.tokens["invited"], here.tokens["ex"], here.tokens["owner"], session, "seat_of-nobody", "")
    along(running, session, *worthless)
    assert tables_of(running, session) == set()
    along(running, session, here.tokens["other"], elsewhere.tokens["other"], here.tokens["other"])
    assert tables_of(running, session) == {(here.table, 1), (elsewhere.table, 1)}
    fresh = api(running, "POST", f"/tables/{here.table}/seats/1/token", session, json={})
    assert fresh.status_code == 201
    assert api(running, "GET", f"/tables/{here.table}/view", fresh.json()["token"]).json()["seat"] == 1


def test_a_seat_that_is_somebodys_stays_theirs(running: Running) -> None:
    here = cast(running)
    thief = account(running, "Thief")
    along(running, thief, here.tokens["seat"])
    assert tables_of(running, thief) == set()
    assert (here.table, 0) in tables_of(running, str(here.tokens["owner"]))


def test_whoever_revokes_all_others_has_the_seat_alone(running: Running) -> None:
    """Also when another has put it into an account meanwhile: neither its tokens nor its session open it again."""
    here = cast(running)
    at = f"/tables/{here.table}"
    copied = api(running, "POST", f"{at}/seats/1/token", here.tokens["other"], json={}).json()["token"]
    finder = account(running, "Finder")
    along(running, finder, copied)
    assert tables_of(running, finder) == {(here.table, 1)}
    watching = Person(running, here.table, finder)
    mine = api(running, "POST", f"{at}/seats/1/token", here.tokens["other"], json={"revoke": True}).json()["token"]
    assert watching.until_closed() == 4401
    watching.close()
    assert tables_of(running, finder) == set()
    assert api(running, "POST", f"{at}/seats/1/token", finder, json={}).status_code == 404
    assert api(running, "GET", f"{at}/view", copied).status_code == 401
    assert api(running, "GET", f"{at}/view", mine).json()["seat"] == 1
    assert api(running, "GET", "/me", finder).status_code == 200, "the account itself lives on"


def test_the_owner_who_revokes_stays_the_owner(running: Running) -> None:
    here = cast(running)
    at = f"/tables/{here.table}/seats/0/token"
    for right in ("seat", "owner"):
        mine = api(running, "POST", at, here.tokens[right], json={"revoke": True}).json()["token"]
        here.tokens["seat"] = mine
        assert (here.table, 0) in tables_of(running, str(here.tokens["owner"]))


def test_a_seat_that_was_left_is_in_no_account(running: Running) -> None:
    here = cast(running)
    session = account(running, "Leaver")
    along(running, session, here.tokens["other"])
    api(running, "POST", f"/tables/{here.table}/leave", here.tokens["other"])
    assert tables_of(running, session) == set()


def test_a_private_table_is_as_if_it_were_not_there(running: Running) -> None:
    here = cast(running)
    there = api(running, "GET", f"/tables/{here.table}")
    nowhere = api(running, "GET", "/tables/aaaaaaaaaaaaaaaa")
    assert (there.status_code, there.json()) == (nowhere.status_code, nowhere.json())


def test_a_seat_cannot_decide_with_another_seats_view(running: Running) -> None:
    here = cast(running)
    views = {who: api(running, "GET", f"/tables/{here.table}/view", here.tokens[who]).json() for who in SEATED}
    asked = (
        next(who for who, view in views.items() if view["question"] is not None)
        if any(view["question"] for view in views.values())
        else "seat"
    )
    wrong = next(who for who in SEATED if who != asked)
    decision = {"key": new_key(), "at": views[asked]["at"], "plan": ["A"]}
    answer = api(running, "POST", f"/tables/{here.table}/decisions", here.tokens[wrong], json=decision)
    assert answer.status_code == 409
