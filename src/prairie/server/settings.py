"""How a server is set up; handed to its worker processes through the environment."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

VARIABLE = "PRAIRIE_SERVER"


class Settings(msgspec.Struct, frozen=True):
    database: str
    origins: tuple[str, ...] = ()  # other sites whose pages may connect
    computers: int = 1  # processes in which computer players think
    answer_after: float = 0.9  # seconds: when a computer player's answer is given, whatever it took
    patience: float = 60.0  # seconds: a computer player who thinks longer than this has lost its way, and is ended
    away: float = 60.0  # seconds after which an empty seat may be given to a computer player
    rates: float = 1.0  # how generous the limits are; 0 switches them off
    idle: float = 600.0  # seconds after which a table nobody looks at is put away

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @staticmethod
    def from_environment() -> Settings:
        return msgspec.json.decode(os.environ[VARIABLE], type=Settings)


def default_database() -> str:
    home = os.environ.get("XDG_DATA_HOME")
    folder = (Path(home) if home else Path.home() / ".local" / "share") / "prairie"
    return f"sqlite:///{folder / 'tables.db'}"
