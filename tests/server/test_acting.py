"""Persist, acknowledge, broadcast: also when whoever decided is gone, a reader is slow, the disk is full."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection

import prairie
from prairie.core.contract import SPECTATOR
from prairie.core.rng import Rng
from prairie.server import playing, showing
from prairie.server.app import Server
from prairie.server.live import Live, Reader, encode
from prairie.server.messages import Decision, NewSeat, NewTable
from prairie.server.settings import Settings
from prairie.server.storage.store import Store
from prairie.tables.journal import Entry
from prairie.tables.sitting import Sitting
from tests.conformance.cases import many


@asynccontextmanager
async def a_table(folder: Path, game: str = "powwow") -> AsyncIterator[Live]:
    """For two, or for one, at a server that nobody reaches from outside."""
    server = Server(Settings(f"sqlite:///{folder / 'tables.db'}", rates=0.0))
    async with server.running():
        seats = [NewSeat("me", "Ana"), NewSeat("me", "Élise")][: prairie.game(game).seat_counts[-1]]
        made = await server.lobby.make(NewTable(game, seats), None, "en")
        yield await server.house.table(made.table.id)


def greet(sitting: Sitting) -> list[Entry]:
    """Something that happens at it."""
    return [sitting.say(0, "Good luck!", "k", 1.0)]


class Wire:
    """A connection that takes messages while it is open."""

    def __init__(self) -> None:
        self.open = True
        self.sent: list[bytes] = []

    def flows(self) -> bool:
        return self.open

    def post(self, text: bytes) -> None:
        self.sent.append(text)

    def kinds(self) -> list[str]:
        return [msgspec.json.decode(text)["type"] for text in self.sent]


def test_a_decision_whose_maker_goes_away_is_written_acknowledged_and_shown(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_table(tmp_path) as live:
            reader, wire, acknowledged = Reader(1, "en", False, ""), Wire(), []
            await live.attach(reader)
            reader.outlet = wire

            before = live.sitting.number
            deciding = asyncio.ensure_future(live.act(greet, acknowledge=lambda: acknowledged.append(len(wire.sent))))
            while not live.lock.locked():
                await asyncio.sleep(0)
            deciding.cancel()
            async with live.lock:  # free again when it is done
                assert deciding.cancelled()
            assert acknowledged == [0], "before anyone was shown anything"
            assert wire.kinds()[-1] == "chat"
            assert (await live.house.read(live.id))[1].number == before + 1

    asyncio.run(run())


def test_what_could_not_be_written_was_never_shown_and_did_not_happen(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_table(tmp_path) as live:
            reader, wire = Reader(1, "en", False, ""), Wire()
            await live.attach(reader)
            reader.outlet = wire

            def full(_: Connection) -> None:
                raise OSError("no space left on device")

            before = live.sitting.number
            with pytest.raises(OSError, match="no space"):
                await live.act(greet, also=full, acknowledge=lambda: pytest.fail("it is not on disk"))
            assert not wire.sent
            await live.act(greet)
            assert live.sitting.number == before + 1, "the first was forgotten"
            assert "chat" in wire.kinds()

    asyncio.run(run())


def test_what_could_not_even_be_handed_over_did_not_happen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with a_table(tmp_path) as live:

            def broken(*_: object) -> None:
                raise ValueError("no writer")

            before = live.sitting.number
            with monkeypatch.context() as patched:
                patched.setattr(live.house.store, "append", broken)
                with pytest.raises(ValueError, match="no writer"):
                    await live.act(greet)
            await live.act(greet)
            assert live.sitting.number == before + 1, "the first was forgotten"

    asyncio.run(run())


def test_a_reader_who_was_slow_gets_answers_in_order_and_only_the_newest_view(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_table(tmp_path) as live:
            reader, wire = Reader(0, "en", False, ""), Wire()
            await live.attach(reader)
            reader.outlet, wire.open = wire, False
            for number in range(3):
                reader.answer(b'{"type":"pong","number":%d}' % number)
                live.sitting.changed = float(number)
                live.refresh()
            assert not wire.sent
            assert reader.wake.is_set(), "whoever waits with it is woken"
            wire.open = True
            reader.answer(b'{"type":"pong","number":3}')
            assert wire.kinds() == ["pong", "pong", "pong", "pong", "view"]
            assert msgspec.json.decode(wire.sent[-1])["table"]["changed"] == 2.0
            live.refresh()
            assert len(wire.sent) == 5, "nothing has changed"

    asyncio.run(run())


@pytest.mark.parametrize("game", prairie.game_names())
def test_what_is_shown_again_is_what_would_be_made_anew(game: str, tmp_path: Path) -> None:
    """Views that would be the same are not made again: whatever happens, they are those of the moment."""

    async def run() -> None:
        rng, again = Rng(7), 0
        async with a_table(tmp_path, game) as live:
            table = live.sitting.table
            assert table is not None
            readers = [(seat, lang) for seat in (SPECTATOR, *range(table.state.seats)) for lang in ("en", "fr")]
            before: dict[tuple[int, str], bytes] = {}
            for number in range(many(60, 20)):
                if not (owed := [seat for seat in table.owed() if seat >= 0]):
                    break
                seat = owed[int(rng.below(len(owed)))]
                if rng.below(4) == 0 and table.can_undo(seat):
                    await playing.undo(live, seat, f"u{number}", live.at(seat), "en")
                else:
                    view = table.view(seat)
                    word = table.game.action_word(view.known, seat, int(view.known.choose(seat, rng)))
                    await playing.submit(live.house, live, seat, Decision(f"k{number}", live.at(seat), [word]), "en")
                for who, lang in readers:
                    made = encode(showing.body(live.summary(lang), showing.Look(live.sitting, who), lang, False))
                    assert live.view_of(who, lang, False).body == made
                    again += before.get((who, lang)) == made
                    before[who, lang] = made
            assert again > 0 or game != "tomahawk", "plans are sealed there: others see the same again"

    asyncio.run(run())


def test_an_older_sighting_that_is_written_later_changes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_table(tmp_path) as live:
            late, first = live.house.store, Store(live.house.store.database, live.house.store.writer)
            late.saw([(live.id, 1)], here=False, tell=True)  # here they have left,
            await asyncio.sleep(0.001)
            first.saw([(live.id, 1)], here=True, tell=True)  # to come to another process
            assert (await first.seen(live.id))[1][1] is True
            assert (await late.seen(live.id))[1][1] is True

    asyncio.run(run())


def test_sightings_are_there_at_once_for_whoever_asks_and_on_disk_after_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with a_table(tmp_path) as live:
            reader, store = Reader(1, "en", False, ""), live.house.store
            await live.attach(reader)
            assert (await store.seen(live.id))[1][1] is True
            await live.detach(reader)
            assert (await store.seen(live.id))[1][1] is False
            store.saw([(live.id, 0)], here=True, tell=False)
            table = live.id
        server = Server(Settings(f"sqlite:///{tmp_path / 'tables.db'}", rates=0.0))
        async with server.running():
            assert {seat: here for seat, (_, here) in (await server.store.seen(table)).items()} == {0: True, 1: False}

    asyncio.run(run())
