"""The terminal's own words, and the language they are said in."""

from __future__ import annotations

import os
from pathlib import Path

from prairie.core.rulebook import LANGUAGES
from prairie.core.texts import Texts

TEXTS = Texts([Path(__file__).parent])


def default_language() -> str:
    """The first of the system's settings that says something; English when they speak neither language."""
    for name in ("PRAIRIE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        said = os.environ.get(name, "")[:2].lower()
        if said:
            return said if said in LANGUAGES else "en"
    return "en"
