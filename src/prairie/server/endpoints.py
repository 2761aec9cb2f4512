"""Every HTTP request the server answers (docs/protocol.md), one row each."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from functools import cache
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from prairie.core.registry import game as find_game, game_names
from prairie.core.rulebook import LANGUAGES
from prairie.server import messages as m, playing
from prairie.server.calls import Call, Endpoint
from prairie.server.computers import level_title, levels
from prairie.server.identity import hashed
from prairie.server.live import Live
from prairie.server.refusing import StaleView, not_allowed, not_found, token_needed
from prairie.tables.journal import COMPUTER

Moment = Annotated[int, Meta(ge=0, le=100_000)]


class ListQuery(Struct):
    game: Annotated[str, Meta(max_length=40, pattern=r"^[a-z]*$")] | None = None
    status: m.Status | None = None


class ViewQuery(Struct):
    text: bool = False


class ReplayQuery(Struct):
    number: Moment
    seat: m.SeatNumber | None = None


class BoardQuery(Struct):
    number: Moment | None = None
    seat: m.SeatNumber | None = None
    width: Annotated[int, Meta(ge=40, le=200)] = 80
    plain: bool = True


# --- service --------------------------------------------------------------------------------------------------------


async def health(call: Call) -> Any:
    return await call.server.health()


async def metrics(call: Call) -> str:
    return call.server.metrics.page().decode()


async def openapi(call: Call) -> bytes:
    return call.server.openapi


# --- games ----------------------------------------------------------------------------------------------------------


def game_at(call: Call) -> Any:
    name = call.path["game"]
    if name not in game_names():
        raise not_found("no-such-game")
    return find_game(name)


def game_info(name: str) -> m.GameInfo:
    game = find_game(name)

    def said(text: str) -> dict[str, str]:
        return {lang: game.texts.say(lang, text) for lang in LANGUAGES}

    def meaning(option: str, value: str) -> dict[str, str]:
        return {lang: game.option_text(option, value, lang) for lang in LANGUAGES}

    options = [
        m.OptionInfo(
            option.name,
            option.rule,
            said(f"option-{option.name}"),
            [m.OptionValue(value, meaning(option.name, value)) for value in option.values],
        )
        for option in game.options
    ]
    found = [m.LevelInfo(level, {lang: level_title(level, lang) for lang in LANGUAGES}) for level in levels(game)]
    seats = list(game.seat_counts)
    about = (said("title"), said("about"), seats, game.rules, game.data_digest, game.prefix)
    return m.GameInfo(game.name, *about, options, found)


@cache
def all_games() -> bytes:
    """The same for everyone as long as the server runs; the texts take a second to read."""
    return msgspec.json.encode(m.Games([game_info(name) for name in game_names()]))


async def games(call: Call) -> bytes:
    del call  # the same for everyone
    return await asyncio.to_thread(all_games)


async def rules(call: Call) -> m.Rules:
    book = game_at(call).rulebook
    chapters = [m.ChapterInfo(number, title) for number, title in book.chapters.items()]
    found = [
        m.RuleInfo(rule.number, rule.chapter, rule.text, rule.why, list(rule.source)) for rule in book.rules.values()
    ]
    return m.Rules(book.prefix, chapters, found)


async def data(call: Call) -> Any:
    return game_at(call).data


async def texts(call: Call) -> str:
    lang = call.path["lang"]
    if lang not in LANGUAGES:
        raise not_found("no-such-lang")
    folder = game_at(call).folder
    found: str = (folder / f"texts.{lang}.ftl").read_text(encoding="utf-8")
    return found


# --- players --------------------------------------------------------------------------------------------------------


async def register(call: Call) -> m.Session:
    return await call.server.identity.register(call.body.name, call.body.password)


async def log_in(call: Call) -> m.Session:
    return await call.server.identity.log_in(call.body.name, call.body.password)


async def log_out(call: Call) -> None:
    right = await call.server.identity.session(call.token)
    await call.server.store.revoke([right.hash], "")


def in_language(summary: m.Summary, lang: str) -> m.Summary:
    """A summary as it was written down, its computer players named in the reader's language."""
    for seat in summary.seats:
        title = level_title(seat.level, "en") if seat.kind == COMPUTER and seat.level else ""
        if title and seat.name.startswith(title):
            seat.name = level_title(seat.level or "", lang) + seat.name.removeprefix(title)
    return summary


def listed(call: Call, table: str, kept: str) -> m.Summary:
    live = call.server.house.live.get(table)
    if live is not None and not live.lock.locked() and not live.stale:
        return live.summary(call.lang)
    return in_language(msgspec.json.decode(kept, type=m.Summary), call.lang)


async def me(call: Call) -> m.Me:
    right = await call.server.identity.session(call.token)
    player = await call.server.store.player(str(right.player))
    if player is None:
        raise token_needed()
    rows = await call.server.store.tables_of(str(right.player))
    mine = [m.MyTable(listed(call, table, kept), seat) for table, kept, seat in rows]
    mine.sort(key=lambda table: not table.table.seats[table.seat].owes)
    return m.Me(m.PlayerInfo(player.name, player.login is not None), mine)


async def take_along(call: Call) -> m.Me:
    """What somebody held as a guest becomes the player's: the tokens prove it. Those that prove nothing are let be."""
    right = await call.server.identity.session(call.token)
    await call.server.store.take_along([hashed(token) for token in call.body.tokens], str(right.player))
    return await me(call)


async def player_of(call: Call) -> str | None:
    """The player whose session a request is made with, if it is made with one."""
    if call.token is None or not call.token.startswith("session_"):
        return None
    return (await call.server.identity.session(call.token)).player


# --- tables ---------------------------------------------------------------------------------------------------------


async def tables(call: Call) -> m.Summaries:
    rows = await call.server.store.listed(call.query.game, call.query.status)
    return m.Summaries([listed(call, table, kept) for table, kept in rows])


async def make(call: Call) -> m.Made:
    return await call.server.lobby.make(call.body, await player_of(call), call.lang)


async def bring_in(call: Call) -> m.Made:
    said = m.BringIn(call.body) if isinstance(call.body, str) else call.body
    return await call.server.lobby.bring_in(said.record, said.data, call.lang)


async def table(call: Call) -> m.Summary:
    live, _, _ = await call.watching()
    return await live.about(call.lang)


async def components(call: Call) -> Any:
    """Those this very table is played with: somebody's own file, or the game's."""
    live, _, _ = await call.watching()
    game = live.sitting.game or find_game(live.sitting.header.game)
    return game.data


async def join(call: Call) -> m.Joined:
    """An invitation comes in the body when a session comes in the header."""
    live = await call.live()
    player = await player_of(call)
    if not live.opened.public:
        right = await call.server.identity.right(call.body.invitation or call.token, live.id)
        if right is None or right.table != live.id:
            raise not_found("no-such-table")
    held = await call.server.lobby.join(live, call.body.seat, call.body.name, player)
    return m.Joined(held.seat, held.token, await live.about(call.lang))


async def leave(call: Call) -> None:
    await call.server.lobby.leave(*await call.seated())


async def hand_over(call: Call) -> m.Summary:
    live, by = await call.seated()
    await call.server.lobby.hand_over(live, call.seat(), by, call.body.level)
    return await live.about(call.lang)


async def come_back(call: Call) -> m.Summary:
    live, by = await call.seated()
    if call.seat() != by:
        raise not_allowed("not-your-seat")
    await call.server.lobby.come_back(live, by)
    return await live.about(call.lang)


async def new_token(call: Call) -> m.SeatToken:
    """For whoever has the seat: by its token, or as the player whose it is."""
    live, by, right = await call.watching()
    seat = call.seat()
    if right is None:
        raise token_needed()
    owner = await call.server.store.owner(live.id, seat)
    if by != seat and not (right.kind == "session" and owner is not None and owner == right.player):
        raise not_allowed("not-your-seat")
    return await call.server.lobby.new_seat_token(live, seat, right.player, call.body.revoke)


async def drop_token(call: Call) -> None:
    live, by, right = await call.watching()
    if right is None or by != call.seat():
        raise not_allowed("not-your-seat")
    await call.server.lobby.revoke(live, [right.hash])


async def invite(call: Call) -> m.Invitation:
    live, _ = await call.seated()
    return m.Invitation(await call.server.lobby.new_invitation(live))


async def rematch(call: Call) -> m.Summary:
    live, _ = await call.seated()
    return await call.server.lobby.rematch(live, call.lang)


async def branch(call: Call) -> m.Made:
    live, seat, _ = await call.watching()
    wanted = call.body
    player = await player_of(call)
    return await call.server.lobby.branch(
        live, seat, wanted.number, wanted.seat, wanted.level, wanted.name, player, call.lang
    )


async def record(call: Call) -> str:
    live, seat, _ = await call.watching()
    async with live.lock:
        await live.fresh()
        return call.server.lobby.record_of(live, seat)


# --- playing --------------------------------------------------------------------------------------------------------


async def view(call: Call) -> bytes:
    live, seat, _ = await call.watching()
    return await playing.look(live, seat, call.lang, call.query.text)


async def acknowledged(call: Call, live: Any, seat: int, key: str) -> bytes:
    seen = await playing.look(live, seat, call.lang, False)
    return b'{"type":"ack","key":%s,"view":%s}' % (msgspec.json.encode(key), seen)


T = TypeVar("T")


async def or_fresh(call: Call, live: Live, seat: int, doing: Awaitable[T]) -> T:
    """What was to be done; a stale request is refused with the fresh view."""
    try:
        return await doing
    except StaleView as stale:
        stale.view = await playing.look(live, seat, call.lang, False)
        raise


async def decide(call: Call) -> bytes:
    live, seat = await call.seated()
    await or_fresh(call, live, seat, playing.submit(call.server.house, live, seat, call.body, call.lang))
    return await acknowledged(call, live, seat, call.body.key)


async def undo(call: Call) -> bytes:
    live, seat = await call.seated()
    await or_fresh(call, live, seat, playing.undo(live, seat, call.body.key, call.body.at, call.lang))
    return await acknowledged(call, live, seat, call.body.key)


async def attempt(call: Call) -> m.TrialInfo:
    live, seat = await call.seated()
    said = call.body
    return await or_fresh(call, live, seat, playing.attempt(live, seat, said.key, said.at, said.plan, call.lang))


async def hint(call: Call) -> m.HintInfo:
    live, seat = await call.seated()
    said = call.body
    return await or_fresh(call, live, seat, playing.hint(call.server.house, live, seat, said.key, said.at, call.lang))


async def chat(call: Call) -> m.Ack:
    live, seat = await call.seated()
    await playing.say(live, seat, call.body.key, call.body.text)
    return m.Ack("ack", call.body.key)


async def replay(call: Call) -> bytes:
    live, seat, _ = await call.watching()
    return await playing.look_back(live, seat, call.query.seat, call.query.number, call.lang)


async def board(call: Call) -> m.BoardInfo:
    live, seat, _ = await call.watching()
    asked = call.query
    lines = await playing.board(live, seat, asked.seat, asked.number, asked.width, asked.plain, call.lang)
    return m.BoardInfo([[m.SpanInfo(span.text, span.style) for span in line] for line in lines])


async def turning_points(call: Call) -> m.TurningPoints:
    live, _, _ = await call.watching()
    found = await playing.turning_points(live)
    return m.TurningPoints([m.TurningPointInfo(one.number, one.kind, one.seat, one.by, one.scores) for one in found])


AT = "/api/tables/{table}"
SEAT = f"{AT}/seats/{{seat}}"
STALE = {409: m.Stale}
ENDPOINTS = (
    Endpoint("GET", "/api/health", "Whether the server is well", health, m.Health),
    Endpoint("GET", "/metrics", "Figures for Prometheus", metrics, str),
    Endpoint("GET", "/api/openapi.json", "This document", openapi, dict[str, Any]),
    Endpoint("GET", "/api/games", "Every game, with its options and levels", games, m.Games),
    Endpoint("GET", "/api/games/{game}/rules", "A rulebook in both languages", rules, m.Rules),
    Endpoint("GET", "/api/games/{game}/data", "A game's components", data, dict[str, Any]),
    Endpoint("GET", "/api/games/{game}/texts/{lang}", "A game's Fluent texts", texts, str),
    Endpoint(
        "POST", "/api/players", "A guest or an account", register, m.Session, m.NewPlayer, status=201, rate="login"
    ),
    Endpoint("POST", "/api/sessions", "Logs an account in", log_in, m.Session, m.Login, status=201, rate="login"),
    Endpoint("DELETE", "/api/sessions", "Ends this session", log_out, None, status=204, token=True),
    Endpoint("GET", "/api/me", "A player's tables", me, m.Me, token=True),
    Endpoint(
        "POST", "/api/me/seats", "Seats held as a guest become the player's", take_along, m.Me, m.Along, token=True
    ),
    Endpoint("GET", "/api/tables", "The public tables", tables, m.Summaries, query=ListQuery),
    Endpoint("POST", "/api/tables", "Makes a table", make, m.Made, m.NewTable, status=201, rate="make", large=True),
    Endpoint(
        "POST",
        "/api/records",
        "Brings a record in",
        bring_in,
        m.Made,
        str,
        or_json=m.BringIn,
        status=201,
        rate="make",
        large=True,
    ),
    Endpoint("GET", AT, "A table's summary", table, m.Summary),
    Endpoint("GET", f"{AT}/data", "The components a table is played with", components, dict[str, Any]),
    Endpoint("POST", f"{AT}/join", "Takes an open seat", join, m.Joined, m.Join, status=201, rate="make"),
    Endpoint("POST", f"{AT}/leave", "Leaves one's seat", leave, None, status=204, token=True),
    Endpoint(
        "POST", f"{SEAT}/computer", "Gives a seat to a computer player", hand_over, m.Summary, m.HandOver, token=True
    ),
    Endpoint("POST", f"{SEAT}/return", "Takes one's seat back", come_back, m.Summary, token=True),
    Endpoint(
        "POST",
        f"{SEAT}/token",
        "A new seat token",
        new_token,
        m.SeatToken,
        m.NewToken,
        status=201,
        rate="make",
        token=True,
    ),
    Endpoint("DELETE", f"{SEAT}/token", "Revokes the token it is sent with", drop_token, None, status=204, token=True),
    Endpoint("POST", f"{AT}/invitation", "A new invitation", invite, m.Invitation, status=201, rate="make", token=True),
    Endpoint("POST", f"{AT}/rematch", "The next game", rematch, m.Summary, status=201, rate="make", token=True),
    Endpoint("POST", f"{AT}/branch", "Plays on from a moment", branch, m.Made, m.BranchFrom, status=201, rate="make"),
    Endpoint("GET", f"{AT}/record", "The record of a game", record, str),
    Endpoint("GET", f"{AT}/view", "What a seat sees", view, m.View, query=ViewQuery),
    Endpoint(
        "POST", f"{AT}/decisions", "Decides", decide, m.AckWithView, m.Decision, rate="play", token=True, errors=STALE
    ),
    Endpoint("POST", f"{AT}/undo", "Takes back", undo, m.AckWithView, m.Undo, rate="play", token=True, errors=STALE),
    Endpoint("POST", f"{AT}/try", "Tries a plan", attempt, m.TrialInfo, m.Try, rate="play", token=True, errors=STALE),
    Endpoint(
        "POST", f"{AT}/hint", "Asks for advice", hint, m.HintInfo, m.AskHint, rate="think", token=True, errors=STALE
    ),
    Endpoint("POST", f"{AT}/chat", "Says something", chat, m.Ack, m.Chat, rate="play", token=True),
    Endpoint("GET", f"{AT}/replay", "A moment of the past", replay, m.View, query=ReplayQuery),
    Endpoint("GET", f"{AT}/turning-points", "Where a finished game turned", turning_points, m.TurningPoints),
    Endpoint("GET", f"{AT}/board", "The board as text", board, m.BoardInfo, query=BoardQuery),
)
