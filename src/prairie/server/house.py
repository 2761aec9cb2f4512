"""All the tables of this process: read when somebody comes, put away when nobody looks, and watched over meanwhile."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import tempfile
import time
from pathlib import Path

from prairie.core.game import Game
from prairie.core.illegal import Illegal
from prairie.core.registry import game as find_game, game_names
from prairie.core.rng import entropy_rng
from prairie.server.computers import Asked, Computers, Thought, levels
from prairie.server.live import Live
from prairie.server.metrics import Metrics
from prairie.server.refusing import not_found
from prairie.server.settings import Settings
from prairie.server.storage.store import BEAT, Opened, Store
from prairie.tables.journal import COMPUTER, PERSON, Entry, Header, Sat
from prairie.tables.sitting import Sitting
from prairie.tables.table import Table

LOG = logging.getLogger("prairie.house")
SECOND_CALL = 8.0  # seconds: computer players of a table that another process wrote last, in case it is gone


class House:
    def __init__(self, settings: Settings, store: Store, computers: Computers, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.computers = computers
        self.metrics = metrics
        self.live: dict[str, Live] = {}
        self.stopping = False
        self._reading: dict[str, asyncio.Lock] = {}
        self._names = frozenset(game_names())
        self._packs = tempfile.TemporaryDirectory(prefix="prairie-packs-")
        self._tasks: set[asyncio.Task[None]] = set()

    # --- games ------------------------------------------------------------------------------------------------------

    def game_named(self, name: str) -> Game | None:
        return find_game(name) if name in self._names else None

    def pack_file(self, pack: str) -> str | None:
        """Where a data file of somebody's own lies; None for the game's own."""
        if not pack:
            return None
        ending = "json" if pack.lstrip().startswith("{") else "toml"
        file = Path(self._packs.name) / f"{hashlib.sha256(pack.encode()).hexdigest()[:32]}.{ending}"
        if not file.exists():
            file.write_text(pack, encoding="utf-8")
        return str(file)

    def game_of(self, header: Header, pack: str) -> Game | None:
        """The game a table is played with; None when its rules or components are not ours any more."""
        try:
            found = find_game(header.game, self.pack_file(pack))
        except ValueError:
            return None
        return found if (found.rules, found.data_digest) == (header.rules, header.data) else None

    # --- tables -----------------------------------------------------------------------------------------------------

    async def table(self, table: str) -> Live:
        """From memory, or read."""
        if table in self.live:
            return self.live[table]
        async with self._reading.setdefault(table, asyncio.Lock()):
            try:
                if table not in self.live:
                    self.take_in(Live(self, *await self.read(table)))
            finally:
                self._reading.pop(table, None)
        return self.live[table]

    def take_in(self, live: Live) -> None:
        self.live[live.id] = live
        self.metrics.tables.set(len(self.live))
        self.watch_over(live, ours=True)

    async def read(self, table: str) -> tuple[Opened, Sitting]:
        """A table as the fold of its journal."""
        found = await self.store.load(table)
        if found is None:
            raise not_found("no-such-table")
        opened, entries = found
        sitting = await asyncio.to_thread(self._fold, opened, entries)
        self.metrics.rebuilt.inc()
        return opened, sitting

    def _fold(self, opened: Opened, entries: list[Entry]) -> Sitting:
        for game in (self.game_of(opened.header, opened.pack), None):
            sitting = Sitting(opened.header, game, self.store.outages)
            try:
                for entry in entries:
                    sitting.take_up(entry)
            except ValueError:
                if game is None:
                    raise
                LOG.exception("a table does not replay and is only shown", extra={"table": opened.id})
                continue
            return sitting
        raise AssertionError("a journal without rules always folds")

    async def heard(self, table: str, number: int) -> None:
        """Another process, or this one, has written at a table; 0: somebody has come or gone."""
        if table not in self.live:
            return
        if number:
            await self.live[table].heard(number)
        else:
            await self.live[table].look_elsewhere()

    async def look_around(self) -> None:
        """From time to time: a sign of life, who is still here, and tables nobody looks at are put away."""
        rounds = 0
        while True:
            await asyncio.sleep(BEAT)
            rounds += 1
            try:
                await self.store.beat()
                if rounds % 10 == 0:
                    await self._look_who_is_here()
                now = time.monotonic()
                for live in list(self.live.values()):
                    idle = now - live.used > self.settings.idle
                    if idle and not live.readers and not live.seats_thinking and not live.lock.locked():
                        self.put_away(live)
            except Exception:
                LOG.exception("looking around failed")

    async def _look_who_is_here(self) -> None:
        here = [(live.id, seat) for live in self.live.values() for seat in live.here()]
        if here:
            self.store.saw(here, here=True, tell=False)
        if self.store.database.is_postgres:
            for live in [live for live in self.live.values() if live.readers]:
                await live.look_elsewhere()

    def put_away(self, live: Live) -> None:
        if live.flag is not None:
            live.flag.cancel()
        self.live.pop(live.id, None)
        self.metrics.tables.set(len(self.live))

    async def close(self) -> None:
        self.stopping = True
        for live in self.live.values():
            if live.flag is not None:
                live.flag.cancel()
            for thinking in live.seats_thinking.values():
                thinking.cancel()
        for task in self._tasks:
            task.cancel()
        self._packs.cleanup()

    # --- computer players and clocks --------------------------------------------------------------------------------

    def watch_over(self, live: Live, ours: bool) -> None:
        """Sees to it that computer players think and that clocks run out."""
        if self.stopping:
            return
        sitting = live.sitting
        for seat in sitting.owed():
            if sitting.seats[seat].kind == COMPUTER and seat not in live.seats_thinking:
                task = asyncio.ensure_future(self._think(live, seat, 0.0 if ours else SECOND_CALL))
                live.seats_thinking[seat] = task
        self._wind(live)

    async def _think(self, live: Live, seat: int, wait: float) -> None:
        try:
            await asyncio.sleep(wait)
            await self._answer(live, seat)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("a computer player could not move", extra={"table": live.id, "seat": seat})
            await asyncio.sleep(5.0)
        finally:
            live.seats_thinking.pop(seat, None)
        self.watch_over(live, ours=True)

    async def _answer(self, live: Live, seat: int) -> None:
        """The answer is given at a fixed time after the question, however long the thinking took: the hand it was
        thought over cannot be read off a clock. A player who needs longer answers a whole such time later."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        async with live.lock:
            await live.fresh()
            sitting = live.sitting
            if seat not in sitting.owed() or sitting.seats[seat].kind != COMPUTER:
                return
            assert sitting.table is not None
            at = sitting.table.view(seat).digest()
            level = sitting.seats[seat].level
        plan = (await self.thought(live, seat, level)).plan
        slot = self.settings.answer_after
        if slot:
            await asyncio.sleep(began + slot * max(1, math.ceil((loop.time() - began) / slot)) - loop.time())

        def make(sitting: Sitting) -> list[Entry]:
            table = sitting.table
            still = seat in sitting.owed() and sitting.seats[seat].kind == COMPUTER
            if table is None or not still or table.view(seat).digest() != at:
                return []
            return [sitting.submit(seat, table.notation(seat, plan), "", time.time(), "en")]

        await live.act(make)
        self.metrics.decided_by_computer.inc()

    async def thought(self, live: Live, seat: int, level: str) -> Thought:
        """The whole plan that a computer player of some level would submit from this seat now."""
        table = live.sitting.table
        assert table is not None
        header = live.sitting.header
        view = table.view(seat).to_bytes()
        pack = self.pack_file(live.opened.pack)
        thought = await self.computers.plan(Asked(header.game, pack, header.seats, header.options, level, view))
        try:
            table.check(seat, thought.plan if thought else [])
        except Illegal:
            LOG.exception("a computer player broke the rules", extra={"table": live.id, "player": level})
            thought = None
        return thought or Thought(any_plan(table, seat))

    def _wind(self, live: Live) -> None:
        """Wakes up when the first clock will have run out."""
        if live.flag is not None:
            live.flag.cancel()
            live.flag = None
        clock = live.sitting.clock
        if clock is None:
            return
        now = time.time()
        running = [seat for seat, since in enumerate(clock.since) if since is not None]
        if running:
            first = min(clock.remaining(seat, now, self.store.outages) for seat in running)
            loop = asyncio.get_running_loop()
            live.flag = loop.call_later(min(max(0.0, first) + 0.05, 86_400.0), self._flag_falls, live)

    def _flag_falls(self, live: Live) -> None:
        task = asyncio.ensure_future(self._time_is_up(live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _time_is_up(self, live: Live) -> None:
        """Whoever has no time left gets a computer player that stands in."""

        def make(sitting: Sitting) -> list[Entry]:
            clock, now = sitting.clock, time.time()
            if clock is None or sitting.table is None:
                return []
            level = levels(sitting.table.game)[-1]
            late = [
                seat
                for seat in sitting.owed()
                if sitting.seats[seat].kind == PERSON and clock.remaining(seat, now, self.store.outages) <= 0
            ]
            stood_in = [(seat, Sat(COMPUTER, sitting.seats[seat].name, level, stands_in=True)) for seat in late]
            return [entry for seat, sat in stood_in for entry in sitting.sit(seat, sat, now)]

        await live.act(make)
        self._wind(live)


def any_plan(table: Table, seat: int) -> list[int]:
    """For a computer player that failed: the game goes on."""
    rng = entropy_rng()
    plan = [int(table.view(seat).known.choose(seat, rng))]
    while (ahead := table.ahead(seat, plan)) is not None:
        plan.append(int(ahead.view(seat).known.choose(seat, rng)))
    return plan
