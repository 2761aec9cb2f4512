"""Tokens and accounts: who may do what, without the server knowing anything it could give away."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from functools import cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from prairie.server.messages import PlayerInfo, Session
from prairie.server.refusing import Refused, refused, token_needed, unknown_token
from prairie.server.storage.store import Right, Store

ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"
HASHER = PasswordHasher()


@cache
def nobody() -> str:
    """What a wrong name is checked against: it takes as long as a wrong password."""
    return HASHER.hash("nobody")


def new_id() -> str:
    """For a table or a player: 82 bits, so that it cannot be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def new_token(kind: str) -> str:
    return f"{kind}_{secrets.token_urlsafe(32)}"


def hashed(token: str) -> str:
    """A token is 256 random bits: no salt and no slowness is needed to keep its hash from being turned back."""
    return hashlib.sha256(token.encode()).hexdigest()


def right_row(token: str, table: str, seat: int | None = None, player: str | None = None) -> dict[str, Any]:
    kind = token.partition("_")[0]
    row = {"hash": hashed(token), "table_id": table, "kind": kind, "seat": seat}
    return {**row, "player_id": player, "created": time.time()}


class Identity:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._hashing = asyncio.Semaphore(2)  # argon2 takes 64 MB each time: no stampede

    async def right(self, token: str | None, table: str | None = None) -> Right | None:
        """What the token gives here; None for no token. A token that gives nothing here is unknown."""
        if token is None:
            return None
        found = await self.store.right(hashed(token), table)
        if found is None:
            raise unknown_token()
        return found

    async def session(self, token: str | None) -> Right:
        found = await self.right(token)
        if found is None or found.kind != "session":
            raise token_needed()
        return found

    async def register(self, name: str, password: str | None) -> Session:
        hash_of_it = None
        if password is not None:
            async with self._hashing:
                hash_of_it = await asyncio.to_thread(HASHER.hash, password)
        login = name.casefold() if password is not None else None
        row = {"id": new_id(), "name": name, "login": login, "password": hash_of_it, "created": time.time()}
        if not await self.store.add_player(row):
            raise refused("account-taken")
        return await self._open(str(row["id"]), name, password is not None)

    async def log_in(self, name: str, password: str) -> Session:
        account = await self.store.account(name.casefold())
        async with self._hashing:
            right = await asyncio.to_thread(verified, account.password if account is not None else nobody(), password)
        if account is None or not right:
            raise Refused(401, "unknown-token", "wrong-password")
        return await self._open(account.id, account.name, True)

    async def _open(self, player: str, name: str, account: bool) -> Session:
        token = new_token("session")
        await self.store.grant([right_row(token, "", player=player)])
        return Session(PlayerInfo(name, account), token)


def verified(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False
