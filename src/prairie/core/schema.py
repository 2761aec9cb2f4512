"""Reading a data file with care: every mistake is named by file, key and reason."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any


class DataError(ValueError):
    """A data file that cannot be played with."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}" if key else f"{file}: {reason}")
        self.file = file
        self.key = key
        self.reason = reason


def read_data(path: Path) -> Section:
    """A TOML or JSON file, by its ending, as a section to be checked."""
    import tomllib  # 10 ms, only when a file is read

    try:
        text = path.read_text(encoding="utf-8")
        data = json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise DataError(str(path), "", error.strerror or str(error)) from error
    except (UnicodeDecodeError, json.JSONDecodeError, tomllib.TOMLDecodeError) as error:
        raise DataError(str(path), "", str(error)) from error
    if not isinstance(data, dict):
        raise DataError(str(path), "", "must be a table of keys and values")
    return Section(str(path), "", data)


def digest_of(data: dict[str, Any]) -> str:
    """A name for the data: the same for the same content, however it is laid out in the file."""
    canonical = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.blake2b(canonical.encode(), digest_size=6).hexdigest()


class Section:
    """One table of a data file: asks for keys by type, and refuses what does not fit."""

    def __init__(self, file: str, key: str, data: dict[str, Any]) -> None:
        self.file = file
        self.key = key
        self.data = data

    def fail(self, key: str, reason: str) -> DataError:
        return DataError(self.file, ".".join(part for part in (self.key, key) if part), reason)

    def only(self, allowed: Iterable[str]) -> None:
        """Refuses keys that mean nothing: a misspelt key must not be lost in silence."""
        for key in self.data:
            if key not in set(allowed):
                raise self.fail(key, "is not a key known here")

    def get(self, key: str) -> Any:
        if key not in self.data:
            raise self.fail(key, "is missing")
        return self.data[key]

    def integer(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fail(key, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def integers(self, key: str, low: int, high: int) -> list[int]:
        values = self.get(key)
        if not isinstance(values, list):
            raise self.fail(key, "must be a list of whole numbers")
        for value in values:
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise self.fail(key, f"must hold whole numbers from {low} to {high}, not {value!r}")
        return values

    def word(self, key: str, allowed: Iterable[str]) -> str:
        value = self.get(key)
        words = list(allowed)
        if not isinstance(value, str) or value not in words:
            raise self.fail(key, f"must be one of {', '.join(words)}, not {value!r}")
        return value

    def section(self, key: str) -> Section:
        value = self.get(key)
        if not isinstance(value, dict):
            raise self.fail(key, "must be a table")
        return Section(self.file, ".".join(part for part in (self.key, key) if part), value)

    def sections(self, key: str) -> list[Section]:
        values = self.get(key)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise self.fail(key, "must be a list of tables")
        return [Section(self.file, f"{self.key}.{key}[{i}]".lstrip("."), value) for i, value in enumerate(values)]
