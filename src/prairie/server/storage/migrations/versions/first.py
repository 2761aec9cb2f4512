"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("pack", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("thinking", sa.Boolean, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["public", "status", "changed"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.Text, nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "key", name="entries_key"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("player_id", sa.Text, nullable=True),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("tokens_of_seats", "tokens", ["table_id", "seat"])
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("login", sa.Text, nullable=True, unique=True),
        sa.Column("password", sa.Text, nullable=True),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "places",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player_id", sa.Text, sa.ForeignKey("players.id"), nullable=False),
    )
    op.create_index("places_of_player", "places", ["player_id"])
    op.create_table(
        "sightings",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
    )
    op.create_table("beats", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Double, nullable=False))
    op.create_table(
        "outages",
        sa.Column("start", sa.Double, primary_key=True),
        sa.Column("stop", sa.Double, nullable=False),
    )
