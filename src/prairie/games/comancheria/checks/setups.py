"""Set-ups and scenarios: what stands where when a game begins (CO 13.10), and which periods are played."""

from __future__ import annotations

from prairie.core.schema import Section
from prairie.games.comancheria.checks.cards import check_texts, with_french
from prairie.games.comancheria.checks.known import COLONIAL, RESOURCES, ROWS, Known


def check_setups(setups: Section, known: Known) -> None:
    if not setups.data:
        raise setups.fail("", "holds no set-up")
    for name in setups.data:
        _check_setup(setups.section(name), name, known)


def _check_setup(setup: Section, name: str, known: Known) -> None:
    """CO 13.10"""
    setup.only(
        (
            *("history", "rancherias", "tribes", "allied", "settlements", "bison", "culture", "military"),
            *("ap", "enemy_ap", "cup", "free_culture_levels", "passage_start"),
        )
    )
    known.openings[name] = period = known.periods[setup.word("history", known.periods)]
    taken: dict[str, str] = {}
    _check_camps(setup, taken, known)
    _check_tribes(setup, taken, known)
    _check_settlements(setup.section("settlements"), taken, known)
    _check_bison(setup, taken, known)
    points = [setup.integer(track, 0, known.limits[track]) for track in ("culture", "military")]
    if not any(points):
        raise setup.fail("military", "Culture and Military both 0: the game would be lost before it began")
    setup.integer("ap", 0, known.limits["player_ap"])
    setup.integer("enemy_ap", 0, known.limits["enemy_ap"])
    _check_cup(setup.section("cup"), known.active[period], known)
    setup.integer("free_culture_levels", 0, known.culture_cards)
    if "passage_start" in setup.data:
        setup.integer("passage_start", 0, known.passage_spaces - 2)


def _check_camps(setup: Section, taken: dict[str, str], known: Known) -> None:
    """Rancherías with their headmen, Bands and goods, within the stock."""
    letters: set[str] = set()
    bands = 0
    goods = dict.fromkeys(RESOURCES, 0)
    camps = setup.sections("rancherias")
    if not camps:
        raise setup.fail("rancherias", "there must be one Ranchería at least")
    for camp in camps:
        camp.only(("id", "space", "paraibo", "mahimiana", "bands", "resources"))
        letter = camp.word("id", known.letters)
        if letter in letters:
            raise camp.fail("id", f"there is a Ranchería {letter} already")
        letters.add(letter)
        spaces = [space for space, kind in known.kinds.items() if kind in ("round", "canyon")]
        _take(camp, "space", camp.word("space", spaces), f"Ranchería {letter}", taken)
        camp.integer("paraibo", 1, known.limits["medicine"])
        camp.integer("mahimiana", 0, known.limits["medicine"])
        bands += len(camp.integers("bands", 1, known.limits["band_strength"]))
        if bands > known.limits["max_bands"]:
            raise camp.fail("bands", f"there are {known.limits['max_bands']} Bands, and here are {bands}")
        resources = camp.section("resources")
        resources.only(RESOURCES)
        for kind in resources.data:
            goods[kind] += resources.integer(kind, 0, known.stock[kind])
            if goods[kind] > known.stock[kind]:
                raise resources.fail(kind, f"there are {known.stock[kind]} counters, and here are {goods[kind]}")
    if not bands:
        raise setup.fail("rancherias", "there must be one Band at least")


def _check_tribes(setup: Section, taken: dict[str, str], known: Known) -> None:
    tribes = setup.words("tribes", known.rounds())
    if len(tribes) > known.stock["tribe"]:
        raise setup.fail("tribes", f"there are {known.stock['tribe']} counters, and here are {len(tribes)}")
    for i, space in enumerate(tribes):
        _take(setup, f"tribes[{i}]", space, "a Tribe", taken)
    allied = setup.get("allied")
    if not isinstance(allied, list):
        raise setup.fail("allied", "must be a list of spaces with their Instruction counters")
    said: list[object] = []
    for i, pair in enumerate(allied):
        if not isinstance(pair, list) or len(pair) != 2 or not all(isinstance(name, str) for name in pair):
            raise setup.fail(f"allied[{i}]", "must be a space and an Instruction counter")
        space, counter = pair
        if space not in tribes:
            raise setup.fail(f"allied[{i}]", f"no Tribe stands at {space!r}")
        if counter not in known.sides or "Ally" not in known.sides[counter]:
            raise setup.fail(f"allied[{i}]", f"{counter!r} is no Instruction counter with an Ally side")
        if int(counter[1:]) > ROWS:
            raise setup.fail(f"allied[{i}]", f"{counter} starts in the cup or not at all")
        if space in said or counter in said:
            raise setup.fail(f"allied[{i}]", f"{space} or {counter} stands twice")
        said += pair


def _check_settlements(settlements: Section, taken: dict[str, str], known: Known) -> None:
    settlements.only(COLONIAL)
    for enemy in COLONIAL:
        spaces = settlements.words(enemy, known.rounds())
        stock = known.stock[f"settlement {enemy}"]
        if len(spaces) > stock:
            raise settlements.fail(enemy, f"there are {stock} counters, and here are {len(spaces)}")
        for i, space in enumerate(spaces):
            _take(settlements, f"{enemy}[{i}]", space, f"a Settlement of {enemy}", taken)


def _take(section: Section, key: str, space: str, piece: str, taken: dict[str, str]) -> None:
    if space in taken:
        raise section.fail(key, f"{taken[space]} stands at {space} already")
    taken[space] = piece


def _check_bison(setup: Section, taken: dict[str, str], known: Known) -> None:
    room = sum(space not in taken for space in known.rounds())
    bison = setup.get("bison")
    wanted = room if bison == "all_empty_round" else bison
    if type(wanted) is not int or wanted < 0:
        raise setup.fail("bison", f"must be 'all_empty_round' or a number, not {bison!r}")
    if wanted > known.stock["bison"]:
        raise setup.fail("bison", f"there are {known.stock['bison']} counters, and here are {wanted}")
    if wanted > room:
        raise setup.fail("bison", f"there are {room} empty round spaces, and here are {wanted}")


def _check_cup(cup: Section, active: list[str], known: Known) -> None:
    """What lies in the cup: of the Instruction counters only seventh ones, for six lie on the display."""
    cup.only(("success", *known.ap_kinds, "instructions"))
    total = 0
    for kind in ("success", *known.ap_kinds):
        stock = known.stock[kind]
        count = cup.integer(kind, 0, 999) if kind in cup.data else 0
        if count > stock:
            raise cup.fail(kind, f"there are {stock} counters, and here are {count}")
        total += count
    if not total:
        raise cup.fail("success", "the cup holds no counter")
    sevenths = [name for name in known.sides if int(name[1:]) > ROWS]
    for i, name in enumerate(cup.words("instructions", sevenths)):
        if name[0] not in active:
            raise cup.fail(f"instructions[{i}]", f"{name[0]} is not active in this period")


def check_scenarios(data: Section, known: Known) -> None:
    names: set[str] = set()
    for scenario in data.sections("scenarios"):
        scenario.only(("id", "setup", "periods", "difficulty", *with_french("title")))
        name = scenario.text("id")
        if name in names:
            raise scenario.fail("id", f"{name} stands twice")
        if not name.isascii() or not name.isalnum():
            raise scenario.fail("id", f"must be a word of letters and digits, not {name!r}")
        names.add(name)
        check_texts(scenario, "title")
        opening = known.openings[scenario.word("setup", known.openings)]
        scenario.integer("difficulty", 1, 5)
        periods = scenario.integers("periods", 1, 9)
        if not periods:
            raise scenario.fail("periods", "names no period")
        for i, period in enumerate(periods):
            if period not in known.active:
                raise scenario.fail(f"periods[{i}]", f"there is no history card of period {period}")
            if period != opening + i:
                raise scenario.fail(f"periods[{i}]", f"must be {opening + i}: the set-up opens period {opening}")
    if not names:
        raise data.fail("scenarios", "holds no scenario")
