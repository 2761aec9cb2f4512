"""Tables made, joined, left and handed over; the rights that go with them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, delete, insert

from prairie import agents
from prairie.core.game import Game
from prairie.core.record import OtherRules, Record
from prairie.core.registry import game as find_game
from prairie.core.schema import DataError
from prairie.server.computers import levels
from prairie.server.house import House
from prairie.server.identity import new_id, new_token, right_row
from prairie.server.live import Live
from prairie.server.messages import Made, NewSeat, NewTable, SeatToken, Summary
from prairie.server.playing import may_look_through, moment_exists
from prairie.server.refusing import not_allowed, not_found, refused
from prairie.server.storage.schema import places, tokens
from prairie.server.storage.store import Opened, row_of
from prairie.server.storage.writer import Append
from prairie.tables.clock import Pace
from prairie.tables.journal import COMPUTER, OPEN, PERSON, Entry, Header, Played, Sat, add_lines
from prairie.tables.sitting import Sitting, cut

HIGHEST_RULES = 1_000_000  # a rules number above this is no number of ours


def level_of(game: Game, level: str | None) -> str:
    if level is None:
        return levels(game)[-1]
    if level not in agents.names(game):  # also those that are not offered
        raise refused("no-such-level")
    return level


def sat_of(game: Game, wanted: NewSeat) -> Sat:
    if wanted.kind == "me":
        if wanted.name is None:
            raise refused("name-needed")
        return Sat(PERSON, clean(wanted.name))
    return Sat(OPEN) if wanted.kind == "open" else Sat(COMPUTER, "", level_of(game, wanted.level))


def clean(name: str) -> str:
    """A name as it may stand in a record: one line, no blanks around it."""
    cleaned = " ".join(name.split())
    if not cleaned:
        raise refused("name-needed")
    return cleaned


def different(names: list[str]) -> None:
    if len(set(names)) < len(names):
        raise refused("name-taken")


class Lobby:
    def __init__(self, house: House) -> None:
        self.house = house
        self.store = house.store

    # --- making -----------------------------------------------------------------------------------------------------

    def game_with(self, name: str, data: str | None) -> Game:
        if self.house.game_named(name) is None:
            raise not_found("no-such-game")
        try:
            return find_game(name, self.house.pack_file(data or ""))
        except DataError as error:
            why = f"{error.key}: {error.reason}" if error.key else error.reason
            raise refused("bad-data", why=why) from error

    async def make(self, wanted: NewTable, player: str | None, lang: str) -> Made:
        game = self.game_with(wanted.game, wanted.data)
        if len(wanted.seats) not in game.seat_counts:
            raise refused("bad-seats")
        try:
            options = game.full_options(wanted.options)
        except ValueError as error:
            raise refused("bad-options", why=str(error)) from error
        sats = [sat_of(game, seat) for seat in wanted.seats]
        different([sat.name for sat in sats if sat.name])
        pace = Pace(wanted.clock.seconds, wanted.clock.increment) if wanted.clock is not None else None
        header = Header(game.name, game.rules, game.data_digest, len(sats), options, wanted.practice, pace)
        sitting = Sitting(header, game, self.store.outages)
        now = time.time()
        entries = [entry for seat, sat in enumerate(sats) if sat.kind != OPEN for entry in sitting.sit(seat, sat, now)]
        mine = [seat for seat, sat in enumerate(sats) if sat.kind == PERSON]
        return await self._open(sitting, entries, wanted.data or "", wanted.public, mine, player, lang)

    async def _open(
        self,
        sitting: Sitting,
        entries: list[Entry],
        pack: str,
        public: bool,
        mine: list[int],
        player: str | None,
        lang: str,
    ) -> Made:
        """Writes a new table down, with a token for each seat of its maker's."""
        opened = Opened(new_id(), sitting.header, pack, public, time.time())
        held = [SeatToken(seat, new_token("seat")) for seat in mine]
        invitation = new_token("invite")
        rights = [right_row(token.token, opened.id, token.seat, player) for token in held]
        rights.append(right_row(invitation, opened.id))
        owners = dict.fromkeys(mine, player) if player is not None else {}
        live = await self._write(opened, sitting, entries, rights, owners)
        return Made(await live.about(lang), held, invitation)

    async def _write(
        self,
        opened: Opened,
        sitting: Sitting,
        entries: list[Entry],
        rights: list[dict[str, Any]],
        owners: dict[int, str],
    ) -> Live:
        live = Live(self.house, opened, sitting)
        rows = [row_of(opened.id, entry) for entry in entries]
        await self.store.open_table(opened, Append(opened.id, rows, live.row()), rights, owners)
        self.house.take_in(live)
        return live

    # --- coming and going -------------------------------------------------------------------------------------------

    async def join(self, live: Live, wanted: int | None, name: str, player: str | None) -> SeatToken:
        token = new_token("seat")
        name = clean(name)
        taken: list[int] = []

        def make(sitting: Sitting) -> list[Entry]:
            if sitting.table is None or sitting.header.recorded:
                raise refused("not-playing")
            taken[:] = [open_seat(sitting, wanted)]
            different([name, *(sat.name for sat in sitting.seats if sat.name)])
            return sitting.sit(taken[0], Sat(PERSON, name), time.time())

        def also(connection: Connection) -> None:
            connection.execute(insert(tokens), right_row(token, live.id, taken[0], player))
            self._own(connection, live.id, taken[0], player)

        await live.act(make, also)
        return SeatToken(taken[0], token)

    @staticmethod
    def _own(connection: Connection, table: str, seat: int, player: str | None) -> None:
        connection.execute(delete(places).where(places.c.table_id == table, places.c.seat == seat))
        if player is not None:
            connection.execute(insert(places), {"table_id": table, "seat": seat, "player_id": player})

    async def leave(self, live: Live, seat: int) -> None:
        """The seat is open again, and whoever held it has no right to it any more."""
        held = [row["hash"] for row in await self.store.rights_of(live.id, "seat", seat)]

        def make(sitting: Sitting) -> list[Entry]:
            now = time.time()
            return [*sitting.sit(seat, Sat(OPEN), now), sitting.revoke(held, now)]

        def also(connection: Connection) -> None:
            connection.execute(delete(tokens).where(tokens.c.table_id == live.id, tokens.c.hash.in_(held)))
            self._own(connection, live.id, seat, None)

        await live.act(make, also)

    async def hand_over(self, live: Live, seat: int, by: int, level: str) -> None:
        """Gives a seat to a computer player: one's own, an open one, or one whose player has been away."""
        seen = (await self.store.seen(live.id)).get(seat, (0.0, False))[0]
        last = max(seen, live.opened.created)
        here = seat in live.present()

        def make(sitting: Sitting) -> list[Entry]:
            if sitting.table is None or sitting.header.recorded:
                raise refused("not-playing")
            if seat >= len(sitting.seats):
                raise not_found("no-such-seat")
            chosen = level_of(sitting.table.game, level)
            sat = sitting.seats[seat]
            away = not here and time.time() - last > self.house.settings.away
            if sat.kind == PERSON and seat != by and not away:
                raise refused("still-here")
            if sat.kind == COMPUTER and not sat.stands_in:
                raise refused("seat-taken")
            stands_in = sat.kind == PERSON or sat.stands_in
            return sitting.sit(seat, Sat(COMPUTER, sat.name, chosen, stands_in), time.time())

        await live.act(make)

    async def come_back(self, live: Live, seat: int) -> None:
        def make(sitting: Sitting) -> list[Entry]:
            sat = sitting.seats[seat]
            if sat.kind != COMPUTER or not sat.stands_in:
                raise refused("nobody-stands-in")
            return sitting.sit(seat, Sat(PERSON, sat.name), time.time())

        await live.act(make)

    # --- rights -----------------------------------------------------------------------------------------------------

    async def new_seat_token(self, live: Live, seat: int, player: str | None, revoke: bool) -> SeatToken:
        """For the player who asks, or for a guest."""
        if seat >= live.opened.header.seats:
            raise not_found("no-such-seat")
        token = new_token("seat")
        await self.store.grant([right_row(token, live.id, seat, player)])
        if revoke:
            held = await self.store.rights_of(live.id, "seat", seat)
            fresh = right_row(token, live.id)["hash"]
            others = [row["hash"] for row in held if row["hash"] != fresh]
            owner = await self.store.owner(live.id, seat)
            if owner is None or owner == player:
                await self.revoke(live, others)
            else:
                others += await self.store.sessions_of(owner)  # those are disconnected, and good elsewhere
                await self.revoke(live, others, lambda connection: self._own(connection, live.id, seat, player))
        return SeatToken(seat, token)

    async def new_invitation(self, live: Live) -> str:
        token = new_token("invite")
        held = await self.store.rights_of(live.id, "invite")
        await self.store.grant([right_row(token, live.id)])
        await self.revoke(live, [row["hash"] for row in held])
        return token

    async def revoke(self, live: Live, held: list[str], besides: Callable[[Connection], None] | None = None) -> None:
        """Tokens are worth nothing here from now on, and whoever is connected with one is not any more."""

        def also(connection: Connection) -> None:
            connection.execute(delete(tokens).where(tokens.c.table_id == live.id, tokens.c.hash.in_(held)))
            if besides is not None:
                besides(connection)

        await live.act(lambda sitting: [sitting.revoke(held, time.time())], also)

    # --- games that follow from others ------------------------------------------------------------------------------

    async def rematch(self, live: Live, lang: str) -> Summary:
        """The same people at a new table; their seat tokens are good there too. Asked for twice, it is one table."""
        sitting = live.sitting
        if sitting.status != "over" or sitting.header.recorded:
            raise refused("not-over")
        if sitting.rematch:
            return await (await self.house.table(sitting.rematch)).about(lang)
        game = self.house.game_of(sitting.header, live.opened.pack)
        if game is None:
            raise refused("other-rules")
        now = time.time()
        again = Sitting(sitting.header, game, self.store.outages)
        people = [(seat, sat) for seat, sat in enumerate(sitting.seats) if sat.kind != OPEN]
        entries = [entry for seat, sat in people for entry in again.sit(seat, sat, now)]
        opened = Opened(new_id(), sitting.header, live.opened.pack, live.opened.public, now)
        rights = await self.store.rights_of(live.id, "seat") + await self.store.rights_of(live.id, "invite")
        owners = await self.store.owners(live.id)
        await self._write(opened, again, entries, [{**row, "table_id": opened.id} for row in rights], owners)
        await live.act(lambda old: [] if old.rematch else [old.continue_at(opened.id, now)])
        return await (await self.house.table(live.sitting.rematch)).about(lang)

    async def branch(
        self, live: Live, seat: int, number: int, eyes: int, level: str, name: str | None, player: str | None, lang: str
    ) -> Made:
        """Plays on from a moment against computer players. Only where nothing is hidden from whoever asks."""
        sitting = live.sitting
        if sitting.table is None:
            raise refused("other-rules")
        may_look_through(sitting, seat, eyes)
        if sitting.status not in ("over", "record"):
            raise refused("not-over")
        moment_exists(sitting, number)
        game = sitting.table.game
        chosen = level_of(game, level)
        old = sitting.header
        header = Header(old.game, old.rules, old.data, old.seats, old.options, practice=True)
        record = Record.begin(game, old.seats, old.options, practice=True)
        add_lines(record, prefix(sitting.table.record, game, number).moves)
        branched = Sitting(header, game, self.store.outages)
        now = time.time()
        entries = [branched.begin(now, record.moves)] if record.moves else []
        for other in range(old.seats):
            person = Sat(PERSON, clean(name) if name is not None else "")
            entries += branched.sit(other, person if other == eyes else Sat(COMPUTER, "", chosen), now)
        return await self._open(branched, entries, live.opened.pack, False, [eyes], player, lang)

    async def bring_in(self, text: str, data: str | None, lang: str) -> Made:
        """A record from elsewhere, to be shown and played on from; with the data file it was played with, if that is
        not the game's own."""
        try:
            record = Record.parse(text)
        except ValueError as error:
            raise refused("bad-record", why=str(error)) from error
        game = self.game_with(record.game, data)
        if data and game.data_digest != record.data:
            raise refused("other-data")
        if record.seats not in game.seat_counts or record.rules > HIGHEST_RULES:
            raise refused("bad-record", why=f"seats {record.seats}, rules {record.rules}")
        header = Header(
            record.game,
            record.rules,
            record.data,
            record.seats,
            record.options,
            record.practice,
            recorded=tuple(record.players),
        )
        sitting = Sitting(header, self._ours(record, game), self.store.outages)
        now = time.time()
        if sitting.table is not None:
            entries = [sitting.begin(now, record.moves)]
        else:
            entries = [Entry(1, -1, "", now, Played([], record.moves))]
            sitting.take_up(entries[0])
        return await self._open(sitting, entries, data or "", False, [], None, lang)

    @staticmethod
    def _ours(record: Record, game: Game) -> Game | None:
        """The game, if the record replays under our rules."""
        try:
            record.replay(game)
        except OtherRules:
            return None
        except ValueError as error:
            raise refused("bad-record", why=str(error)) from error
        return game

    def record_of(self, live: Live, seat: int) -> str:
        """The whole truth: only when nothing in it is hidden from whoever asks."""
        sitting = live.sitting
        others = [sat for other, sat in enumerate(sitting.seats) if other != seat and sat.kind != COMPUTER]
        alone = sitting.header.practice and seat >= 0 and not others
        if sitting.status not in ("over", "record") and not alone:
            raise not_allowed("record-kept")
        return sitting.record().text()


def open_seat(sitting: Sitting, wanted: int | None) -> int:
    free = [seat for seat, sat in enumerate(sitting.seats) if sat.kind == OPEN]
    if wanted is None:
        if not free:
            raise refused("no-open-seat")
        return free[0]
    if wanted >= len(sitting.seats):
        raise not_found("no-such-seat")
    if wanted not in free:
        raise refused("seat-taken")
    return wanted


def prefix(record: Record, game: Game, number: int) -> Record:
    """The record of the first decisions, with the digests and events that belong to it."""
    shorter = Record.begin(game, record.seats, record.options, record.players, record.practice)
    state = shorter.start(game)
    for move in cut(record.moves, number):
        for word in move.words:
            shorter.play(game, state, move.seat, game.read_action(state, move.seat, word))
    return shorter
