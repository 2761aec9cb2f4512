"""Opening the database: SQLite with its own lock file, or PostgreSQL; migrated before anything else happens."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text

MIGRATIONS = 7_401_977  # the advisory lock under which PostgreSQL is migrated
READERS = 8  # connections for reading, at most


class CannotOpen(OSError):
    """There is no database to be had there."""


class Database:
    """`url` is a SQLAlchemy address: sqlite:///FILE or postgresql://USER@HOST/NAME."""

    def __init__(self, url: str) -> None:
        self.is_postgres = url.startswith(("postgresql:", "postgres:"))
        self._lock: IO[str] | None = None
        if self.is_postgres:
            # psycopg, by name: SQLAlchemy's own default would be another driver.
            self.url = "postgresql+psycopg:" + url.partition(":")[2]
            self.engine = create_engine(
                self.url, pool_size=READERS, max_overflow=0, pool_pre_ping=True, hide_parameters=True
            )
        else:
            self.url = url
            self._lock = locked(Path(url.removeprefix("sqlite:///")))
            self.engine = sqlite_engine(url)
        with self.engine.connect() as connection:
            migrate(connection, self.is_postgres)

    def close(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()


def locked(file: Path) -> IO[str]:
    """One process per SQLite file: a second would not see the first one's tables change."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = open(f"{file}.lock", "w")  # noqa: SIM115 - held as long as the server runs
    except OSError as error:
        raise CannotOpen(f"cannot keep games in {file}: {error.strerror}") from error
    os.chmod(f"{file}.lock", 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise CannotOpen(f"another server is using {file}; several processes need --database postgresql://") from error
    return lock


def sqlite_engine(url: str) -> Engine:
    import pysqlite3.dbapi2  # the SQLite that comes with Python may be one that can corrupt a write-ahead log

    engine = create_engine(url, module=pysqlite3.dbapi2, pool_size=READERS, max_overflow=0, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves: the driver's own habit is to say it late
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # a commit that returned is on disk
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def migrate(connection: Connection, is_postgres: bool) -> None:
    """Brings the database to the newest shape. Several processes may start at once: one migrates, the others wait."""
    config = Config()
    config.set_main_option("script_location", "prairie.server.storage:migrations")
    config.attributes["connection"] = connection
    if is_postgres:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATIONS})
    command.upgrade(config, "head")
    connection.commit()
