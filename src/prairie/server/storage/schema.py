"""The tables of the database. The migrations make them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# One row per table that was ever opened. What can be read off the journal (`number` to `summary`) stands here too, for
# the lists; it is written in the same transaction as the entry it follows from.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("header", Text, nullable=False),  # JSON of tables.journal.Header
    Column("pack", Text, nullable=False),  # the data file played with; "" for the game's own
    Column("public", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("game", Text, nullable=False),
    Column("number", Integer, nullable=False),  # of the last entry
    Column("status", Text, nullable=False),
    Column("changed", Double, nullable=False),
    Column("summary", Text, nullable=False),  # JSON, as lists show it
    Column("thinking", Boolean, nullable=False),  # a computer player owes a decision
    Index("tables_listed", "public", "status", "changed"),
)

# The journal: append-only. (table, number) is taken once, whoever comes first.
entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=True),
    Column("body", Text, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "seat", "key", name="entries_key"),
)

# Rights, by the hash of the token that proves them. A right that is revoked is a row that is gone.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),  # "" for a session
    Column("kind", Text, nullable=False),  # seat, invite, session
    Column("seat", Integer, nullable=True),
    Column("player_id", Text, nullable=True),
    Column("created", Double, nullable=False),
    Index("tokens_of_seats", "table_id", "seat"),
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, nullable=True, unique=True),  # the name of an account in small letters; guests have none
    Column("password", Text, nullable=True),  # argon2
    Column("created", Double, nullable=False),
)

# Which seats are whose: for lists of "your tables".
places = Table(
    "places",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player_id", Text, ForeignKey("players.id"), nullable=False),
    Index("places_of_player", "player_id"),
)

# When somebody was last seen in a seat, by whichever process, and whether they are still here.
sightings = Table(
    "sightings",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("here", Boolean, nullable=False),
)

# The last sign of life of any process, and the times when there was none: clocks stood still then.
beats = Table("beats", metadata, Column("id", Integer, primary_key=True), Column("at", Double, nullable=False))
outages = Table(
    "outages",
    metadata,
    Column("start", Double, primary_key=True),
    Column("stop", Double, nullable=False),
)
