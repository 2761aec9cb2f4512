"""prairie serve: tables for people and computer players, in the browser and over HTTP."""

from __future__ import annotations

import errno
import gc
import os
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import click
import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from prairie.server import logs
from prairie.server.app import from_environment
from prairie.server.limits import SMALL
from prairie.server.settings import Settings, default_database
from prairie.server.storage.database import Database

UVICORN: dict[str, Any] = {
    "loop": "uvloop",
    "ws": "prairie.server.outgoing:Protocol",
    "ws_max_size": SMALL,
    "ws_per_message_deflate": False,  # compressing secrets beside what others chose would tell about both
    "timeout_graceful_shutdown": 10,
    "access_log": False,
    "log_config": None,
    "server_header": False,
}
BACKLOG = 2048  # connections that may wait to be let in
FAILED = 3  # the exit code of a server that could not start
DEPLOYING = """
\b
One process and a file (the default) carry more than a thousand decisions a second:
  prairie serve --port 8000 --database sqlite:////var/lib/prairie/tables.db
\b
Several processes share a PostgreSQL database. They see each other's moves at once:
  prairie serve --database postgresql://prairie@db/prairie --workers 4
or, on several machines, one such command on each behind any proxy that passes WebSockets on. No session need stick to
a machine. The database is made ready at the first start and brought up to date at every other; give it to the user as
an empty one (createdb prairie).

Behind a proxy: pass the Host header on, or name the site's address with --origin https://play.example.org; name the
proxy's address with --proxy so that limits count people and not the proxy. TLS belongs to the proxy.

A decision that was acknowledged is on disk, whatever happens to the server afterwards. SIGTERM stops it gracefully:
what is being written is written, and clients are told to come back. Back the SQLite file up with `sqlite3 FILE .backup`
and PostgreSQL with pg_dump; games can also be taken out one by one as records.

Logs are JSON, one object a line, on standard error. /api/health is for a load balancer, /metrics for Prometheus (each
worker counts for itself).
"""


@click.command(epilog=DEPLOYING)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for all.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0: any free one.")
@click.option("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME. [default: a file]")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Processes; PostgreSQL only.")
@click.option("--computers", default=1, show_default=True, type=click.IntRange(1, 64), help="Thinking processes each.")
@click.option("--answer-after", default=0.9, show_default=True, type=click.FloatRange(0, 60), metavar="SECONDS")
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Another site whose pages may connect.")
@click.option("--proxy", default="127.0.0.1", show_default=True, help="Addresses whose X-Forwarded-For is believed.")
@click.option("--rates", default=1.0, show_default=True, type=click.FloatRange(0, 1000), help="Limits; 0: none.")
@click.option("--log", "level", default="info", show_default=True, type=click.Choice(["debug", "info", "warning"]))
def command(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    computers: int,
    answer_after: float,
    origins: tuple[str, ...],
    proxy: str,
    rates: float,
    level: str,
) -> None:
    """Serve tables: play in the browser, online or against the computer.

    --answer-after is when a computer player answers, whatever its thinking took: the time tells nothing about its hand.
    """
    url = database or default_database()
    if not url.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise click.UsageError("--database must be sqlite:///FILE or postgresql://USER@HOST/NAME")
    if workers > 1 and url.startswith("sqlite"):
        raise click.UsageError("several workers need --database postgresql://USER@HOST/NAME")
    try:
        Database(url).close()  # a mistake is said in one line before anything starts
    except SQLAlchemyError as error:
        raise click.ClickException(f"cannot open the database: {str(error).splitlines()[0]}") from error
    listening = listen_at(host, port)
    Settings(url, origins, computers, answer_after, rates=rates).to_environment()
    os.environ["PRAIRIE_LOG"] = level
    if host in ("127.0.0.1", "localhost"):
        address = f"http://{host}:{listening.getsockname()[1]}/"
        click.echo(f"Prairie: {address}   (Ctrl-C stops it; games are kept in {shown(url)})")
    # uvicorn stops gracefully and then raises the signal again: what is left to do then is to leave in good order.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    config = uvicorn.Config(
        "prairie.server.command:app", factory=True, workers=workers, forwarded_allow_ips=proxy, **UVICORN
    )
    if workers > 1:
        Multiprocess(config, sockets=[listening]).run()
        return
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        sys.exit(FAILED)


def listen_at(host: str, port: int) -> socket.socket:
    """The address is ours before it is told to anybody; who comes before the server is ready waits a moment."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        made = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        advice = "; choose another with --port" if error.errno in (errno.EADDRINUSE, errno.EACCES) else ""
        raise click.ClickException(f"cannot listen at {host}, port {port}: {why}{advice}") from error
    made.set_inheritable(True)  # worker processes take it over
    return made


def app() -> object:
    """In each worker process."""
    logs.set_up(os.environ.get("PRAIRIE_LOG", "info"))
    made = from_environment()
    # A decision makes thousands of small things, and nearly all go with it, without any search for circles. The search
    # is for the few others: rarely, and not among what was made until now and stays.
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    return made


def shown(url: str) -> str:
    """Where games are kept, without a password."""
    return str(Path(url.removeprefix("sqlite:///"))) if url.startswith("sqlite") else "PostgreSQL"
