"""A table in memory: who reads it, who thinks at it, and the one way in which anything happens at it.

Persist, then acknowledge, then broadcast. A decision is tried on the sitting under the table's lock, written down, and
only then shown to anyone. If it could not be written, the sitting is thrown away and read again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec
from sqlalchemy import Connection

from prairie.core.contract import SPECTATOR
from prairie.server import showing
from prairie.server.logbook import Extent, Logbook, stored_lines
from prairie.server.messages import ChatInfo, LogLine, LogPart, Summary
from prairie.server.refusing import unavailable
from prairie.server.storage.store import Opened, row_of
from prairie.server.storage.writer import Append, Taken
from prairie.tables.journal import COMPUTER, Entry, Revoked, Said, TakenBack
from prairie.tables.sitting import Sitting

if TYPE_CHECKING:
    from prairie.server.house import House

LOG = logging.getLogger("prairie.tables")
PRESENT = 45.0  # seconds for which a sighting by another process counts
UNREAD = 64  # answers that may wait for a reader who does not read
TRIES = 5  # against another process that is always first
encode = msgspec.json.encode

Acted = Callable[[Sitting], list[Entry]]


class Shown(NamedTuple):
    """A view as it may be sent."""

    body: bytes
    log: Extent
    names: list[str]
    about: Summary  # this and the next: what the body was made from
    grounds: showing.Grounds

    def since(self, sent: Shown | None) -> LogPart | None:
        """The log from the first line on that is not in what was sent; None when all that was sent is still so."""
        if sent is None:
            return LogPart(0, self.log.told())
        same = self.log.shares(sent.log)
        if same == self.log.size == sent.log.size and self.body == sent.body:
            return None
        return LogPart(same, self.log.lines[same : self.log.size])


class Outlet(Protocol):
    """Where messages of a connection go out."""

    def flows(self) -> bool:
        """Whether it takes one now."""

    def post(self, text: bytes) -> None: ...


class Reader:
    """One connection: what it was last sent, and what it is to be sent next."""

    def __init__(self, seat: int, lang: str, text: bool, token_hash: str) -> None:
        self.seat = seat
        self.lang = lang
        self.text = text
        self.token_hash = token_hash
        self.answers: list[bytes] = []
        self.view: Shown | None = None  # the newest
        self.sent: Shown | None = None
        self.chat: list[ChatInfo] = []
        self.closing = 0  # the code to close with
        self.outlet: Outlet | None = None  # once it may be sent to
        self.wake = asyncio.Event()  # for whoever sends what the outlet does not take at once
        self.sending = False  # something that was due is still on its way there

    def answer(self, message: bytes) -> None:
        self.answers.append(message)
        if len(self.answers) > UNREAD:
            self.close(4429)
        self.stir()

    def show(self, view: Shown) -> None:
        self.view = view
        self.stir()

    def close(self, code: int) -> None:
        self.closing = code
        self.wake.set()

    def stir(self) -> None:
        """There is something to send. Where it can go out at once, nobody need be woken for it."""
        if self.outlet is None or self.closing or self.sending or not self.outlet.flows():
            self.wake.set()
        else:
            for message in self.due():
                self.outlet.post(message)

    def due(self) -> list[bytes]:
        """What there is to send: answers first, then the view if it differs from the last one, then chat."""
        self.wake.clear()
        found, self.answers = self.answers, []
        if self.view is not None and (news := self.view.since(self.sent)) is not None:
            found.append(whole(self.view.body, news))
            self.sent = self.view
        if self.chat:
            found.append(encode({"type": "chat", "lines": self.chat}))
            self.chat = []
        return found


def whole(body: bytes, log: LogPart) -> bytes:
    return b"%s,%s" % (body[:-1], encode({"log": log, "now": time.time()})[1:])


class Live:
    def __init__(self, house: House, opened: Opened, sitting: Sitting) -> None:
        self.house = house
        self.opened = opened
        self.sitting = sitting
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.used = time.monotonic()
        self.elsewhere: set[int] = set()  # seats connected to other processes
        self.gone: set[str] = set()  # the hashes of tokens that were revoked while this was in memory
        self.stale = False  # what is in memory is not what is on disk
        self.seats_thinking: dict[int, asyncio.Task[None]] = {}
        self.flag: asyncio.TimerHandle | None = None  # when the first clock runs out
        self._logbooks: dict[tuple[int, str], Logbook] = {}
        self._shown: dict[tuple[int, str, bool], Shown] = {}
        self._before: dict[tuple[int, str, bool], Shown] = {}  # what was shown last: much of it is shown again
        self._ats: dict[int, str] = {}  # by seat: what it sees, by name
        self._summaries: dict[str, Summary] = {}

    @property
    def id(self) -> str:
        return self.opened.id

    # --- what happens -----------------------------------------------------------------------------------------------

    async def act(
        self,
        make: Acted,
        also: Callable[[Connection], None] | None = None,
        acknowledge: Callable[[], None] = lambda: None,
    ) -> None:
        """Something happens: `make` changes the sitting and says what is to be written down, or raises and has changed
        nothing. Returns when it is on disk, acknowledged and shown, in this order. A caller who goes away does not stop
        it half-way."""
        for _ in range(TRIES):
            result = await self._attempt(make, also, acknowledge)
            if not isinstance(result, Exception):
                return
            if not isinstance(result, Taken):
                raise result
        raise unavailable()

    async def _attempt(
        self, make: Acted, also: Callable[[Connection], None] | None, acknowledge: Callable[[], None]
    ) -> Exception | None:
        """Once; returns what was in the way of writing it."""
        told: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        entries: list[Entry] = []

        def written(result: Exception | None) -> None:
            """The lock is held until here, and this is called whether or not anyone still waits to be told."""
            try:
                if isinstance(result, Exception):
                    self.stale = True
                else:
                    acknowledge()
                    self.published(entries, ours=True)
            finally:
                self.lock.release()
                if not told.done():
                    told.set_result(result)

        await self.lock.acquire()
        try:
            await self.fresh()
            entries = make(self.sitting)
            if entries:
                self.house.store.append(self._append(entries), also, written)
        except BaseException:
            if entries:
                self.stale = True  # the sitting has changed, and nobody will write it down
            self.lock.release()
            raise
        if not entries:
            self.lock.release()
            acknowledge()
            return None
        return await told

    async def fresh(self) -> None:
        """Reads the sitting again when what is in memory may not be what is on disk."""
        if self.stale:
            self.opened, self.sitting = await self.house.read(self.id)
            self.stale = False
            self._logbooks.clear()
            self._forget_what_was_shown()

    def _append(self, entries: list[Entry]) -> Append:
        return Append(self.id, [row_of(self.id, entry) for entry in entries], self.row())

    def row(self) -> dict[str, object]:
        """The table's own row after what has just happened."""
        sitting = self.sitting
        owed = sitting.owed()
        return {
            "number": sitting.number,
            "status": sitting.status,
            "changed": sitting.changed,
            "summary": encode(showing.summary(self.opened, sitting, set(), "en")).decode(),
            "thinking": any(sitting.seats[seat].kind == COMPUTER for seat in owed),
        }

    async def heard(self, number: int) -> None:
        """Another process has written entries up to that number."""
        async with self.lock:
            if self.sitting.number >= number and not self.stale:
                return
            before = self.sitting.number
            entries: list[Entry] = []
            try:
                entries = await self.house.store.entries_after(self.id, before)
                for entry in entries:
                    self.sitting.take_up(entry)
            except Exception:
                LOG.exception("a table must be read again", extra={"table": self.id})
                self.stale = True
                await self.fresh()
            self.published(entries, ours=False)

    # --- who sees it ------------------------------------------------------------------------------------------------

    def published(self, entries: list[Entry], ours: bool) -> None:
        """Shows everyone what has changed for them; others get nothing, not even a message that says nothing."""
        self.used = time.monotonic()
        if any(isinstance(entry.body, TakenBack) for entry in entries):
            self._logbooks.clear()
        said = [entry for entry in entries if isinstance(entry.body, Said)]
        gone = {token for entry in entries if isinstance(entry.body, Revoked) for token in entry.body.tokens}
        self.gone |= gone
        for reader in self.readers:
            if said:
                reader.chat += self.chat_lines(len(self.sitting.chat) - len(said))
            if reader.token_hash in gone:
                reader.close(4401)
        self.refresh()
        self.house.watch_over(self, ours)

    def refresh(self) -> None:
        self._forget_what_was_shown()
        for reader in self.readers:
            if not reader.closing:
                reader.show(self.view_of(reader.seat, reader.lang, reader.text))

    def view_of(self, seat: int, lang: str, text: bool) -> Shown:
        """Only under the lock, or when nothing is being written."""
        key = (seat, lang, text)
        found = self._shown.get(key)
        if found is None:
            about, look = self.summary(lang), showing.Look(self.sitting, seat)
            before, grounds = self._before.get(key), look.grounds()
            if before is not None and before.grounds == grounds and before.about == about:
                encoded, names = before.body, before.names
            else:
                body = showing.body(about, look, lang, text)
                encoded, names = encode(body), body.names
            found = Shown(encoded, Extent.of(self.log_of(seat, lang, names)), names, about, grounds)
            self._shown[key] = self._before[key] = found
            self._ats[seat] = look.at
        return found

    def at(self, seat: int) -> str:
        """The name of what a seat sees. Only under the lock, and before anything happens: a decision made on another
        view is stale."""
        if seat not in self._ats:
            assert self.sitting.table is not None
            self._ats[seat] = self.sitting.table.view(seat).digest()
        return self._ats[seat]

    def log_of(self, seat: int, lang: str, names: list[str]) -> list[LogLine]:
        table = self.sitting.table
        if table is None:
            game = self.house.game_named(self.sitting.header.game)
            if game is None:
                return []
            return stored_lines(game, self.sitting.told().stored_events(game), seat, lang, names)
        book = self._logbooks.get((seat, lang))
        if book is None or book.names != names:
            book = self._logbooks[seat, lang] = Logbook(table.game, seat, lang, names)
        return book.read(table)

    def chat_lines(self, start: int = 0) -> list[ChatInfo]:
        return [ChatInfo(line.seat, line.name, line.text, line.at) for line in self.sitting.chat[start:]]

    def here(self) -> set[int]:
        """The seats connected to this process."""
        return {reader.seat for reader in self.readers if reader.seat != SPECTATOR}

    def present(self) -> set[int]:
        return self.here() | self.elsewhere

    async def look_elsewhere(self) -> None:
        """Who is connected to another process."""
        now = time.time()
        seen = await self.house.store.seen(self.id)
        elsewhere = {seat for seat, (at, here) in seen.items() if here and now - at < PRESENT}
        async with self.lock:
            before, self.elsewhere = self.present(), elsewhere
            if self.present() != before:
                await self.fresh()
                self.refresh()

    def summary(self, lang: str) -> Summary:
        """Only under the lock, or when nothing is being written."""
        if lang not in self._summaries:
            self._summaries[lang] = showing.summary(self.opened, self.sitting, self.present(), lang)
        return self._summaries[lang]

    async def about(self, lang: str) -> Summary:
        """The summary of what is on disk."""
        async with self.lock:
            await self.fresh()
            return self.summary(lang)

    def _forget_what_was_shown(self) -> None:
        self._shown.clear()
        self._ats.clear()
        self._summaries.clear()

    # --- coming and going -------------------------------------------------------------------------------------------

    async def attach(self, reader: Reader) -> None:
        async with self.lock:
            await self.fresh()
            before = self.present()
            self.readers.add(reader)
            reader.chat = self.chat_lines()
            if self.present() != before:
                self.refresh()
            else:
                reader.show(self.view_of(reader.seat, reader.lang, reader.text))
            self.house.watch_over(self, ours=True)
        if reader.seat != SPECTATOR:
            self.house.store.saw([(self.id, reader.seat)], here=True, tell=True)

    async def detach(self, reader: Reader) -> None:
        before = self.here()
        self.readers.discard(reader)
        self.used = time.monotonic()
        if self.here() == before:
            return
        self.elsewhere.discard(reader.seat)
        async with self.lock:
            await self.fresh()
            self.refresh()
        self.house.store.saw([(self.id, reader.seat)], here=False, tell=True)
