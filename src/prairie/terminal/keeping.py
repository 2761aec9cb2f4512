"""The file a game is kept in: written after every decision, so that whatever ends the program loses nothing."""

from __future__ import annotations

import os
import secrets
from datetime import datetime
from pathlib import Path

from prairie.core.record import Record


class CannotKeep(OSError):
    """There is no place to save the game in."""


def games_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "prairie" / "games"


def new_file(game: str) -> Path:
    """A file of its own for a new game."""
    now = datetime.now().strftime("%Y-%m-%d-%H%M")
    return games_folder() / f"{game}-{now}-{secrets.token_hex(2)}.prairie"


def is_taken(path: Path, own: Path | None) -> bool:
    """Whether something stands there that is not the file of this very game: another game, or something else."""
    if not os.path.lexists(path):
        return False
    return own is None or not path.exists() or not own.exists() or not path.samefile(own)


class Keeper:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.kept = ""

    def keep(self, record: Record) -> None:
        """Saves what has changed since the last time."""
        text = record.text()
        if text == self.kept:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            record.save(self.path)
        except OSError as error:
            reason = error.strerror or str(error)
            raise CannotKeep(
                f"cannot save the game in {self.path}: {reason}; name another file with --record"
            ) from error
        self.kept = text
