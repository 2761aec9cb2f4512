"""Who may do what: stranger (who watches, where the table is public), invited, seat, other seat, ex-player, the seat's
player by session, a seat of elsewhere; each against every request there is and the WebSocket, at tables that are
private and public, in mid-game and over. A request that no row names fails the test."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from prairie.server.endpoints import ENDPOINTS
from tests.server.people import Json, Party, Person, api, new_key
from tests.server.serving import Running

ANYONE = {"stranger", "invited", "seat", "other", "ex", "owner", "foreign"}
WHO = sorted(ANYONE)
PASSWORD = "tall grass moves"
NUMBERS = count()


@dataclass
class Cast:
    """A table of seat 0 (held by a session's player), seat 1, and whoever else there is."""

    table: str
    tokens: dict[str, str | None]
    name: str = field(default_factory=lambda: f"Owner {next(NUMBERS)}")

    def fresh(self, running: Running, who: str) -> str | None:
        """A right of that person that nothing else hangs on: it may be lost."""
        at = f"/tables/{self.table}"
        if who in SEATED:
            answer = api(running, "POST", f"{at}/seats/{0 if who == 'seat' else 1}/token", self.tokens[who], json={})
            return str(answer.json()["token"])
        if who == "invited":
            return str(api(running, "POST", f"{at}/invitation", self.tokens["seat"]).json()["invitation"])
        if who == "owner":
            account = {"name": self.name, "password": PASSWORD}
            return str(api(running, "POST", "/sessions", json=account).json()["token"])
        return self.tokens[who]


def cast(running: Running, public: bool = False, over: bool = False) -> Cast:
    here = Cast("", {})
    session = api(running, "POST", "/players", json={"name": here.name, "password": PASSWORD}).json()["token"]
    people = [{"kind": "me", "name": "A"}, {"kind": "open"}]
    wanted = {"game": "tomahawk", "seats": people, "public": public}
    made = api(running, "POST", "/tables", session, json=wanted).json()
    here.table, invitation = made["table"]["id"], made["invitation"]

    def join(name: str) -> str:
        token: str = api(running, "POST", f"/tables/{here.table}/join", invitation, json={"name": name}).json()["token"]
        return token

    ex = join("C")
    api(running, "POST", f"/tables/{here.table}/leave", ex)
    other = join("B")
    foreign = api(running, "POST", "/tables", json=wanted).json()["seats"][0]["token"]
    here.tokens = {"stranger": None, "invited": invitation, "seat": made["seats"][0]["token"], "other": other, "ex": ex}
    here.tokens |= {"owner": session, "foreign": foreign}
    if over:
        party = Party.sat_down(running, here.table, [made["seats"][0]["token"], other])
        rng = random.Random(1)
        while not party.over:
            party.move(rng)
        party.close()
    return here


@dataclass(frozen=True)
class Row:
    """Who is let in (a 2xx, or a refusal by the game with 409), by what kind of table it is. Everybody else gets 401,
    403 or 404. Seat 0 is the seat acted on."""

    private: set[str]
    body: Any = None
    public: set[str] | None = None  # where more are let in, because the table is public
    over: set[str] | None = None  # where others are let in, because the game is over and private
    public_over: set[str] | None = None
    query: Json = field(default_factory=dict)
    changes: bool = False  # the table is not what it was, once somebody was let in

    def allowed(self, public: bool, over: bool) -> set[str]:
        if over and public and self.public_over is not None:
            return self.public_over
        if over and self.over is not None:
            return self.over
        return self.public if public and self.public is not None else self.private


SEATED = {"seat", "other"}
INSIDE = {"seat", "other", "invited", "owner"}
WATCHERS = {*INSIDE, "stranger"}  # of a public table: a token that is good for nothing here is refused
AT, SEAT = "/api/tables/{table}", "/api/tables/{table}/seats/{seat}"
MATRIX: dict[tuple[str, str], Row] = {
    ("GET", "/api/health"): Row(ANYONE),
    ("GET", "/metrics"): Row(ANYONE),
    ("GET", "/api/openapi.json"): Row(ANYONE),
    ("GET", "/api/games"): Row(ANYONE),
    ("GET", "/api/games/{game}/rules"): Row(ANYONE),
    ("GET", "/api/games/{game}/data"): Row(ANYONE),
    ("GET", "/api/games/{game}/texts/{lang}"): Row(ANYONE),
    ("POST", "/api/players"): Row(ANYONE, {"name": "X"}),
    ("POST", "/api/sessions"): Row(set(), {"name": "Nobody here", "password": "not the one"}),
    ("DELETE", "/api/sessions"): Row({"owner"}),
    ("GET", "/api/me"): Row({"owner"}),
    ("POST", "/api/me/seats"): Row({"owner"}, {"tokens": []}),
    ("GET", "/api/tables"): Row(ANYONE),
    ("POST", "/api/tables"): Row(ANYONE, {"game": "powwow", "seats": [{"kind": "me", "name": "A"}, {"kind": "open"}]}),
    ("POST", "/api/records"): Row(ANYONE, "no record"),
    ("GET", AT): Row(INSIDE, public=WATCHERS),
    ("GET", f"{AT}/data"): Row(INSIDE, public=WATCHERS),
    ("POST", f"{AT}/join"): Row({"invited", "seat", "other"}, {"name": "E"}, public=ANYONE),
    ("POST", f"{AT}/leave"): Row(SEATED, changes=True),
    ("POST", f"{SEAT}/computer"): Row(SEATED, {"level": "random"}, changes=True),
    ("POST", f"{SEAT}/return"): Row({"seat"}),
    ("POST", f"{SEAT}/token"): Row({"seat", "owner"}, {}),
    ("DELETE", f"{SEAT}/token"): Row({"seat"}),
    ("POST", f"{AT}/invitation"): Row(SEATED),
    ("POST", f"{AT}/rematch"): Row(SEATED),
    ("POST", f"{AT}/branch"): Row(
        {"seat"}, {"number": 0, "seat": 0, "level": "random"}, over=INSIDE, public_over=WATCHERS
    ),
    ("GET", f"{AT}/record"): Row(set(), over=INSIDE, public_over=WATCHERS),
    ("GET", f"{AT}/view"): Row(INSIDE, public=WATCHERS),
    ("POST", f"{AT}/decisions"): Row(SEATED, {"key": "k", "at": "", "plan": ["A"]}),
    ("POST", f"{AT}/undo"): Row(SEATED, {"key": "k", "at": ""}),
    ("POST", f"{AT}/try"): Row(SEATED, {"at": "", "plan": []}),
    ("POST", f"{AT}/hint"): Row(SEATED, {"at": ""}),
    ("POST", f"{AT}/chat"): Row(SEATED, {"key": "k", "text": "x"}),
    ("GET", f"{AT}/replay"): Row(INSIDE, public=WATCHERS, query={"number": 3}),
    ("GET", f"{AT}/turning-points"): Row(INSIDE, public=WATCHERS),
    ("GET", f"{AT}/board"): Row(INSIDE, public=WATCHERS),
}
# The same with a query that asks for more, and what is not HTTP.
EYES = Row({"seat"}, over=INSIDE, public_over=WATCHERS, query={"number": 3, "seat": 0})
FURTHER: dict[tuple[str, str], Row] = {
    ("GET", f"{AT}/replay?seat=0"): EYES,
    ("GET", f"{AT}/board?seat=0"): EYES,
    ("WebSocket", "hello"): Row(INSIDE, public=WATCHERS),
    ("WebSocket", "chat"): Row(SEATED, {"text": "x"}),
    ("WebSocket", "submit"): Row(SEATED, {"at": "", "plan": ["A"]}),
    ("WebSocket", "undo"): Row(SEATED, {"at": ""}),
    ("WebSocket", "try"): Row(SEATED, {"at": "", "plan": []}),
    ("WebSocket", "hint"): Row(SEATED, {"at": ""}),
}
ROWS = {**MATRIX, **FURTHER}


def test_every_request_stands_in_the_matrix() -> None:
    assert {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS} == set(MATRIX)


def asked_over_http(running: Running, here: Cast, token: str | None, method: str, path: str) -> int:
    row = ROWS[method, path]
    filled = path.partition("?")[0].format(table=here.table, seat=0, game="powwow", lang="fr")
    extra: Json = {"params": row.query}
    if isinstance(row.body, str):
        extra |= {"content": row.body.encode(), "headers": {"content-type": "text/plain"}}
    elif row.body is not None:
        extra["json"] = {**row.body, "key": new_key()} if "key" in row.body else row.body
    url = filled.removeprefix("/api") if filled.startswith("/api") else f"/..{filled}"
    return api(running, method, url, token, **extra).status_code


def asked_over_websocket(running: Running, here: Cast, token: str | None, kind: str) -> int:
    """The status that HTTP would have."""
    try:
        person = Person(running, here.table, token)
    except ConnectionClosed as closed:
        return closed.rcvd.code - 4000 if closed.rcvd is not None else 0
    try:
        if kind == "hello":
            assert person.seat in (None, 0, 1)
            return 200
        person.send(type=kind, key=new_key(), **ROWS["WebSocket", kind].body)
        answer = person.until("ack", "refused", "trial", "hint")
        return {"not-allowed": 403, "unknown-token": 401}.get(answer.get("code", ""), 409)
    finally:
        person.close()


@pytest.fixture(scope="module")
def casts() -> dict[tuple[bool, bool], Cast]:
    """Tables as they were made, by what kind of table they are."""
    return {}


@pytest.mark.parametrize(("method", "path"), ROWS, ids=lambda part: str(part))
@pytest.mark.parametrize("over", [False, True], ids=["playing", "over"])
@pytest.mark.parametrize("public", [False, True], ids=["private", "public"])
def test_only_those_who_may_are_let_in(
    running: Running, casts: dict[tuple[bool, bool], Cast], public: bool, over: bool, method: str, path: str
) -> None:
    row = ROWS[method, path]
    allowed = row.allowed(public, over)
    found: dict[str, int] = {}
    for who in WHO:
        if (public, over) not in casts:
            casts[public, over] = cast(running, public, over)
        here = casts[public, over]
        token = here.fresh(running, who)
        if method == "WebSocket":
            found[who] = asked_over_websocket(running, here, token, path)
        else:
            found[who] = asked_over_http(running, here, token, method, path)
        if row.changes and found[who] < 300:
            del casts[public, over]
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
    """Both are asked, and each has a plan that its own view would let through."""
    here = cast(running)
    at = f"/tables/{here.table}"
    views = {who: api(running, "GET", f"{at}/view", here.tokens[who]).json() for who in SEATED}
    for who, another in (("seat", "other"), ("other", "seat")):
        decision = {"key": new_key(), "at": views[another]["at"], "plan": [views[who]["actions"][0]["word"]]}
        answer = api(running, "POST", f"{at}/decisions", here.tokens[who], json=decision)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale")
    own = {"key": new_key(), "at": views["seat"]["at"], "plan": [views["seat"]["actions"][0]["word"]]}
    assert api(running, "POST", f"{at}/decisions", here.tokens["seat"], json=own).status_code == 200
