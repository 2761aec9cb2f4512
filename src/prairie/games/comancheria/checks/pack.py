"""The whole pack, part by part, in the order in which they refer to each other."""

from __future__ import annotations

from prairie.core.schema import CERTAINTY, Section
from prairie.games.comancheria.checks.cards import check_culture, check_development, check_history, check_war
from prairie.games.comancheria.checks.chart import check_map
from prairie.games.comancheria.checks.counters import check_counters, check_instructions
from prairie.games.comancheria.checks.figures import check_control, check_limits, check_options, check_tracks
from prairie.games.comancheria.checks.known import Known
from prairie.games.comancheria.checks.setups import check_scenarios, check_setups

PARTS = (
    "pack",
    "map",
    "control",
    "options",
    "limits",
    "band_mp",
    "counters",
    "column_battle_mod",
    "tracks",
    "instructions",
    "history",
    "development",
    "war",
    "culture",
    "setups",
    "scenarios",
)


def check_pack(data: Section) -> None:
    """Refuses a pack that cannot be played with, with a DataError that names the place and the reason (CO 13.1)."""
    data.only((*PARTS, "certainty"))
    for part in PARTS:
        data.get(part)
    if "certainty" in data.data:
        certainty = data.section("certainty")
        certainty.only(PARTS)
        for part in certainty.data:
            certainty.word(part, CERTAINTY)
    pack = data.section("pack")
    pack.only(("id", "version", "licence_note"))
    pack.text("id")
    for key in pack.data:
        pack.text(key)
    known = Known()
    check_control(data.section("control"))
    check_options(data.section("options"))
    check_limits(data, known)
    check_counters(data.section("counters"), known)
    check_tracks(data.section("tracks"), known)
    check_map(data.section("map"), known)
    check_instructions(data, known)
    check_history(data, known)
    check_development(data, known)
    check_war(data, known)
    check_culture(data, known)
    _check_gates(data, known)
    check_setups(data.section("setups"), known)
    check_scenarios(data, known)


def _check_gates(data: Section, known: Known) -> None:
    for flag, place in known.gates.items():
        if flag not in known.flags_set:
            raise data.fail(place, f"no card sets the flag {flag!r}")
