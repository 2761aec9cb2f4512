"""Between processes: PostgreSQL says which table has changed, and how far; each process then reads it for itself."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import psycopg

from prairie.server.storage.writer import CHANNEL

if TYPE_CHECKING:
    from prairie.server.house import House

LOG = logging.getLogger("prairie.listening")
AGAIN = 1.0  # seconds before a lost connection is tried again


async def listen(url: str, house: House) -> None:
    """Runs as long as the server. What was missed while the connection was lost is read when it is back."""
    plain = "postgresql:" + url.partition(":")[2]
    while True:
        try:
            connection = await psycopg.AsyncConnection.connect(plain, autocommit=True)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                for live in list(house.live.values()):
                    await live.heard(live.sitting.number + 1)
                async for told in connection.notifies():
                    table, _, number = told.payload.partition(" ")
                    await house.heard(table, int(number))
        except psycopg.OperationalError as error:
            LOG.error("lost the channel between processes: %s", type(error).__name__)
        except Exception:
            LOG.exception("could not take up what another process wrote")
        await asyncio.sleep(AGAIN)
