"""Reading a data file with care: every mistake is named by file, key and reason."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

CERTAINTY = ("sure", "likely", "reconstructed")  # how well a figure of the data is known


class DataError(ValueError):
    """A data file that cannot be played with."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}" if key else f"{file}: {reason}")
        self.file = file
        self.key = key
        self.reason = reason


def read_data(path: Path) -> Section:
    """A TOML or JSON file, or a folder of such files, as a section to be checked."""
    if not path.is_dir():
        return Section(str(path), "", _read_file(path))
    merged = Section(str(path), "", {}, {})
    for part in sorted(path.iterdir()):
        if part.suffix in (".toml", ".json") and not part.name.startswith("."):
            _merge(merged.data, _read_file(part), "", str(part), merged.origins)
    if not merged.origins:
        raise DataError(str(path), "", "holds no TOML or JSON file")
    return merged


def _read_file(path: Path) -> dict[str, Any]:
    """What a file says, by its ending."""
    import tomllib  # 10 ms, only when a file is read

    try:
        text = path.read_text(encoding="utf-8")
        data = json.loads(text, object_pairs_hook=_object) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise DataError(str(path), "", error.strerror or str(error)) from error
    except (ValueError, RecursionError) as error:  # not UTF-8, not JSON, not TOML
        raise DataError(str(path), "", str(error)) from error
    if not isinstance(data, dict):
        raise DataError(str(path), "", "must be a table of keys and values")
    return data


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object as TOML would have it: no key twice, and none without a value."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key {key!r} stands twice in one object")
        found[key] = value
    return {key: value for key, value in found.items() if value is not None}


def _merge(into: dict[str, Any], more: dict[str, Any], place: str, file: str, origins: dict[str, str]) -> None:
    """Adds what one file of a folder says. Two files may share a table, but never say the same thing twice."""
    for key, value in more.items():
        at = f"{place}.{key}".lstrip(".")
        if key not in into:
            into[key] = value
            origins[at] = file
        elif isinstance(into[key], dict) and isinstance(value, dict):
            _merge(into[key], value, at, file, origins)
        else:
            raise DataError(file, at, f"stands in {_origin(origins, at)} too")


def _origin(origins: dict[str, str], place: str) -> str:
    """The file that says what stands at a place: `map.spaces[3].name` came with `map`, unless a longer part did not."""
    parts = re.split(r"[.\[]", place)
    return next((origins[at] for n in range(len(parts), 0, -1) if (at := ".".join(parts[:n])) in origins), "")


def digest_of(data: dict[str, Any]) -> str:
    """A name for the data: the same for the same content, however it is laid out in the file. What the data says in
    French as well (`title_fr`) is no part of it: a better word leaves every record as it is."""
    canonical = json.dumps(_without_french(data), sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.blake2b(canonical.encode(), digest_size=6).hexdigest()


def _without_french(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _without_french(value) for key, value in data.items() if not key.endswith("_fr")}
    return [_without_french(value) for value in data] if isinstance(data, list) else data


class Section:
    """One table of a data file: asks for keys by type, and refuses what does not fit."""

    def __init__(self, file: str, key: str, data: dict[str, Any], origins: dict[str, str] | None = None) -> None:
        self.file = file
        self.key = key
        self.data = data
        self.origins = {} if origins is None else origins  # place -> file, where a folder was read

    def fail(self, key: str, reason: str) -> DataError:
        place = self.place(key)
        return DataError(_origin(self.origins, place) or self.file, place, reason)

    def place(self, key: str) -> str:
        return ".".join(part for part in (self.key, key) if part)

    def part(self, key: str, value: dict[str, Any]) -> Section:
        """A table below this one, by its place."""
        return Section(self.file, self.place(key), value, self.origins)

    def only(self, allowed: Iterable[str]) -> None:
        """Refuses keys that mean nothing: a misspelt key must not be lost in silence."""
        known = set(allowed)
        for key in self.data:
            if key not in known:
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

    def words(self, key: str, allowed: Iterable[str]) -> list[str]:
        """A list of words, none twice."""
        values = self.get(key)
        words = list(allowed)
        if not isinstance(values, list):
            raise self.fail(key, "must be a list of words")
        for i, value in enumerate(values):
            if not isinstance(value, str) or value not in words:
                raise self.fail(f"{key}[{i}]", f"must be one of {', '.join(words)}, not {value!r}")
            if value in values[:i]:
                raise self.fail(f"{key}[{i}]", f"{value!r} stands twice")
        return values

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.fail(key, f"must be a text, not {value!r}")
        return value

    def section(self, key: str) -> Section:
        value = self.get(key)
        if not isinstance(value, dict):
            raise self.fail(key, "must be a table")
        return self.part(key, value)

    def sections(self, key: str) -> list[Section]:
        values = self.get(key)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise self.fail(key, "must be a list of tables")
        return [self.part(f"{key}[{i}]", value) for i, value in enumerate(values)]
