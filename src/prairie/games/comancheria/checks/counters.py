"""The stock of counters, and the Instruction counters."""

from __future__ import annotations

from prairie.core.schema import Section
from prairie.games.comancheria.checks.known import COLONIAL, ENEMIES, NAMES, RESOURCES, ROWS, Known

MOST_COUNTERS = 60
MOST_AP_VALUES = 4
MOST_ON_THE_MAP = 41  # Bison, Tribes, Settlements: one a space
HIGHEST_AP = 9


def check_counters(counters: Section, known: Known) -> None:
    """How many of each; the AP counters by value, the Settlements by enemy."""
    goods = [kind for kind in RESOURCES if kind != "bison"]
    counters.only(("tribe", "bison", *goods, "ravaged", "success", "settlement", "ap"))
    for kind in ("tribe", "bison"):
        known.stock[kind] = counters.integer(kind, 1, MOST_ON_THE_MAP)
    for kind in (*goods, "ravaged", "success"):
        known.stock[kind] = counters.integer(kind, 1, MOST_COUNTERS)
    settlements = counters.section("settlement")
    settlements.only(COLONIAL)
    for enemy in COLONIAL:
        known.stock[f"settlement {enemy}"] = settlements.integer(enemy, 0, MOST_ON_THE_MAP)
    values = counters.section("ap")
    values.only(str(value) for value in range(1, HIGHEST_AP + 1))
    if not values.data:
        raise counters.fail("ap", "names no Enemy AP counter")
    if len(values.data) > MOST_AP_VALUES:
        raise counters.fail("ap", f"names {len(values.data)} values, and may name {MOST_AP_VALUES}")
    for value in sorted(values.data):
        known.stock[f"ap{value}"] = values.integer(value, 1, MOST_COUNTERS)
        known.ap_kinds.append(f"ap{value}")


def check_instructions(data: Section, known: Known) -> None:
    """Name and cost of both sides; six to lie on the display and a seventh at most, for each enemy (CO 13.6)."""
    for counter in data.sections("instructions"):
        counter.only(("enemy", "id", "front", "front_ap", "back", "back_ap"))
        enemy = counter.word("enemy", ENEMIES)
        name = counter.text("id")
        if name in known.sides:
            raise counter.fail("id", f"{name} stands twice")
        if sum(other.startswith(enemy) for other in known.sides) > ROWS:
            raise counter.fail("id", f"{enemy} has a counter too many: there is room for {ROWS + 1}")
        if name not in [f"{enemy}{number}" for number in range(1, ROWS + 2)]:
            raise counter.fail("id", f"must be {enemy}1 to {enemy}{ROWS + 1}, not {name!r}")
        if name != f"{enemy}{1 + sum(other.startswith(enemy) for other in known.sides)}":
            raise counter.fail("id", f"the counters of {enemy} must stand in the order of their numbers")
        known.sides[name] = (counter.word("front", NAMES[enemy]), counter.word("back", NAMES[enemy]))
        counter.integer("front_ap", 1, HIGHEST_AP)
        counter.integer("back_ap", 1, HIGHEST_AP)
    for enemy in ENEMIES:
        for number in range(1, ROWS + 1):
            if f"{enemy}{number}" not in known.sides:
                raise data.fail("instructions", f"{enemy}{number} is missing: a counter for each row of the display")
