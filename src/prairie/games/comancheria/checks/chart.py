"""The map: its spaces, its lines, and what can be reached along them."""

from __future__ import annotations

import re

from prairie.core.schema import Section
from prairie.games.comancheria.checks.known import COLONIAL, SQUARES, TERRITORIES, Known

VALUES = 6  # of the round spaces of a Territory, each once
RESERVATION = "RESERVATION"
MOST_GATES = 40
ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,11}")
Graph = dict[str, set[str]]


def check_map(chart: Section, known: Known) -> None:
    chart.only(
        (
            "territories",
            "territories_fr",
            "spaces",
            "connections",
            "holding_boxes",
            "santa_fe_trail",
            "owners_fr",
            "notes",
        )
    )
    _check_names(chart)
    _check_spaces(chart, known)
    if chart.words("holding_boxes", (RESERVATION,)) != [RESERVATION]:
        raise chart.fail("holding_boxes", f"must name {RESERVATION}")
    chart.words("santa_fe_trail", known.rounds())
    _check_lines(chart, known)


def _check_names(chart: Section) -> None:
    numbers = [str(number) for number in range(1, TERRITORIES + 1)]
    names = chart.section("territories")
    names.only(numbers)
    for number in numbers:
        names.text(number)
    for key in ("territories_fr", "owners_fr"):
        if key in chart.data:
            french = chart.section(key)
            for name in french.data:
                french.text(name)
    if "territories_fr" in chart.data:
        chart.section("territories_fr").only(numbers)
    if "notes" in chart.data:
        chart.text("notes")


def _check_spaces(chart: Section, known: Known) -> None:
    """Six Territories with the values 1 to 6 once each, a canyon in none, and the enemies' four squares
    (CO 13.5)."""
    taken: dict[tuple[int, int], str] = {}
    for space in chart.sections("spaces"):
        space.only(("id", "name", "name_fr", "kind", "territory", "value", "enemy", "hidden_from", "xy"))
        name = space.text("id")
        if not ID.fullmatch(name) or name == RESERVATION:
            raise space.fail("id", f"must be a short word of letters, digits, - and _, not {name!r}")
        if name in known.kinds:
            raise space.fail("id", f"{name} stands twice")
        known.kinds[name] = kind = space.word("kind", ("round", "canyon", "square"))
        space.text("name")
        if "name_fr" in space.data:
            space.text("name_fr")
        if len(space.integers("xy", 0, 100)) != 2:
            raise space.fail("xy", "must be two numbers: across and down")
        if kind == "round":
            place = (space.integer("territory", 1, TERRITORIES), space.integer("value", 1, VALUES))
            if place in taken:
                raise space.fail("value", f"{taken[place]} has the value {place[1]} of Territory {place[0]} already")
            taken[place] = name
        _check_only_on(space, kind, "round", ("territory", "value"))
        _check_only_on(space, kind, "square", ("enemy",))
        _check_only_on(space, kind, "canyon", ("hidden_from",))
        if kind == "square":
            if name not in SQUARES:
                raise space.fail("id", f"a square must be one of {', '.join(SQUARES)}, not {name!r}")
            space.word("enemy", (SQUARES[name],))
        if kind == "canyon" and sorted(space.words("hidden_from", COLONIAL)) != sorted(COLONIAL):
            raise space.fail("hidden_from", "the canyon is hidden from S, E and W alike")
    for place in ((t, v) for t in range(1, TERRITORIES + 1) for v in range(1, VALUES + 1)):
        if place not in taken:
            raise chart.fail("spaces", f"Territory {place[0]} has no space of the value {place[1]}")
    order = list(known.kinds)
    for square in SQUARES:
        if square not in order:
            raise chart.fail("spaces", f"the square {square} is missing")
    first = order.index("WEST")
    if order[first : first + len(SQUARES)] != list(SQUARES):
        raise chart.fail(f"spaces[{first}]", f"the squares must stand together: {', '.join(SQUARES)}")
    if sum(kind == "canyon" for kind in known.kinds.values()) != 1:
        raise chart.fail("spaces", "there must be one canyon")


def _check_only_on(space: Section, kind: str, needed: str, keys: tuple[str, ...]) -> None:
    for key in keys:
        if kind != needed and key in space.data:
            raise space.fail(key, f"means nothing on a {kind} space")


def _check_lines(chart: Section, known: Known) -> None:
    """Lines join two spaces, once (CO 13.2); Enemy Connections are solid (CO 13.4). What opens only later (CO 13.13)
    does not count for what can be reached."""
    joined: set[frozenset[str]] = set()
    anyone: Graph = {space: set() for space in known.kinds}
    solid: Graph = {space: set() for space in known.kinds}
    traced: dict[str, Graph] = {enemy: {space: set() for space in known.kinds} for enemy in COLONIAL}
    for line in chart.sections("connections"):
        line.only(("a", "b", "type", "trace", "opens_with", "closes_with"))
        a, b = (line.word(end, known.kinds) for end in ("a", "b"))
        if a == b:
            raise line.fail("b", f"joins {a} with itself")
        if frozenset((a, b)) in joined:
            raise line.fail("b", f"{a} and {b} are joined twice")
        joined.add(frozenset((a, b)))
        kind = line.word("type", ("solid", "dotted"))
        enemies = line.words("trace", COLONIAL)
        if enemies and kind == "dotted":
            raise line.fail("trace", "an Enemy Connection must be a solid line")
        if kind == "solid" and "canyon" in (known.kinds[a], known.kinds[b]):
            raise line.fail("type", "only dotted lines lead to the canyon")
        for gate in ("opens_with", "closes_with"):
            if gate in line.data:
                known.gates.setdefault(line.text(gate), line.place(gate))
        if "opens_with" in line.data and "closes_with" in line.data:
            raise line.fail("closes_with", "cannot stand beside opens_with")
        if len(known.gates) > MOST_GATES:
            raise line.fail("type", f"the lines wait for more than {MOST_GATES} flags")
        if "opens_with" not in line.data:
            for graph in (anyone, *([solid] if kind == "solid" else []), *(traced[enemy] for enemy in enemies)):
                graph[a].add(b)
                graph[b].add(a)
    _check_network(chart, known, anyone, solid)
    for enemy in COLONIAL:
        squares = [square for square, owner in SQUARES.items() if owner == enemy]
        if not any(known.kinds[space] == "round" for space in _reached(traced[enemy], squares)):
            raise chart.fail("connections", f"no Enemy Connection leads from a square of {enemy} to a round space")


def _check_network(chart: Section, known: Known, anyone: Graph, solid: Graph) -> None:
    """CO 13.3"""
    first = next(iter(known.kinds))
    reached = _reached(anyone, [first])
    for space in known.kinds:
        if space not in reached:
            raise chart.fail("connections", f"no way leads from {first} to {space}")
        if len(anyone[space]) < 2:
            raise chart.fail("connections", f"{space} needs two lines at least, and has {len(anyone[space])}")
    rounds = known.rounds()
    reached = _reached(solid, rounds[:1])
    for space in (*rounds, *SQUARES):
        if space not in reached:
            raise chart.fail("connections", f"no way of solid lines leads from {rounds[0]} to {space}")


def _reached(graph: Graph, starts: list[str]) -> set[str]:
    found, edge = set(starts), list(starts)
    while edge:
        for space in graph[edge.pop()] - found:
            found.add(space)
            edge.append(space)
    return found
