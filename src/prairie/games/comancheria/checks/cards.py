"""History, development, war and culture cards."""

from __future__ import annotations

from prairie.core.schema import Section
from prairie.games.comancheria.checks.effects import check_effects, check_hooks
from prairie.games.comancheria.checks.known import ENEMIES, FACES, SQUARES, TERRITORIES, Known

MOST_PERIODS = 9
HIGHEST_NUMBER = 199
MOST_CARDS = 60  # of a kind
MOST_CULTURE = 40
BOUGHT = ("hand", "in_play")
ROWS_OF_MOVES = 2  # of a war card
OBJECTIVES = {  # the figure each of them names
    "controlled_at_least": (1, TERRITORIES),
    "rancherias_at_least": (1, 5),
    "free_rancherias_at_least": (1, 5),
    "points_total_at_least": (1, 78),
}


def check_texts(card: Section, *keys: str) -> None:
    """Texts in English, and in French where there is one."""
    for key in keys:
        card.text(key)
        if f"{key}_fr" in card.data:
            card.text(f"{key}_fr")


def with_french(*keys: str) -> tuple[str, ...]:
    return (*keys, *(f"{key}_fr" for key in keys))


# --- history ----------------------------------------------------------------------------------------------------


def check_history(data: Section, known: Known) -> None:
    for card in data.sections("history"):
        card.only(
            (
                *("id", "period", "years", "active", "squares", "action_table", "special_effects", "when_revealed"),
                *("objective", *with_french("title", "special", "objective_text")),
            )
        )
        name, period = card.text("id"), card.integer("period", 1, MOST_PERIODS)
        if name in known.periods:
            raise card.fail("id", f"{name} stands twice")
        if period in known.active:
            raise card.fail("period", f"there is a card of period {period} already")
        card.text("years")
        check_texts(card, "title", "special", "objective_text")
        _check_enemies(card, period, known)
        known.periods[name] = period
        check_effects(card, "special_effects", "history special_effects", known)
        check_effects(card, "when_revealed", "history when_revealed", known)
        _check_objective(card.section("objective"))
    if not known.periods:
        raise data.fail("history", "holds no card")


def _check_enemies(card: Section, period: int, known: Known) -> None:
    """Who is at work: the same letters in `active`, on the squares and in the table of the action die
    (CO 13.7)."""
    active = card.words("active", ENEMIES)
    if not active:
        raise card.fail("active", "names no enemy")
    for enemy in known.active.get(period - 1, []):
        if enemy not in active:
            raise card.fail("active", f"{enemy} was active in period {period - 1}, and cannot leave")
    known.active[period] = active
    squares = card.section("squares")
    squares.only(SQUARES)
    for square, enemy in SQUARES.items():
        if (squares.text(square) == "dormant") == (enemy in active):
            state = "active, so its square has an owner" if enemy in active else "not active, so its square is dormant"
            raise squares.fail(square, f"{enemy} is {state}")
    table = card.section("action_table")  # CO 13.7
    table.only(FACES)
    for face in FACES:
        table.word(face, active)


def _check_objective(objective: Section) -> None:
    objective.only(("all",))
    wanted = objective.get("all")
    if not isinstance(wanted, list) or not wanted:
        raise objective.fail("all", "must be a list of objectives")
    for i, one in enumerate(wanted):
        place = f"all[{i}]"
        if not isinstance(one, list) or len(one) != 2 or one[0] not in (*OBJECTIVES, "controls_any"):
            raise objective.fail(place, f"must be an objective ({', '.join(OBJECTIVES)}, controls_any) and its figure")
        figure = objective.part("", {place: one[1]})
        if one[0] == "controls_any":
            if not figure.integers(place, 1, TERRITORIES):
                raise objective.fail(place, "names no Territory")
        else:
            figure.integer(place, *OBJECTIVES[one[0]])


# --- development ------------------------------------------------------------------------------------------------


def check_development(data: Section, known: Known) -> None:
    """CO 13.8"""
    numbers: set[int] = set()
    for card in data.sections("development"):
        card.only(("no", "period", "timing", "ap", "effects", "if_discarded", *with_french("title", "year", "text")))
        number = card.integer("no", 1, HIGHEST_NUMBER)
        if number in numbers:
            raise card.fail("no", f"there is a card {number} already")
        numbers.add(number)
        period = card.integer("period", 1, MOST_PERIODS)
        if period not in known.active:
            raise card.fail("period", f"there is no history card of period {period}")
        known.decks[period] = known.decks.get(period, 0) + 1
        check_texts(card, "title", "text", *(["year"] if "year" in card.data else []))
        timing = card.word("timing", ("when_revealed", "face_up", "hand", "in_play"))
        if timing in BOUGHT:
            card.integer("ap", 1, known.limits["player_ap"])
        elif "ap" in card.data:
            raise card.fail("ap", f"only hand and in_play cards are bought, not {timing} ones")
        names = _check_some_effects(card, f"development {timing}", known)
        if timing == "hand":
            check_hooks(card, names)
        if "if_discarded" in card.data:
            check_effects(card, "if_discarded", "development if_discarded", known)
    if len(numbers) > MOST_CARDS:
        raise data.fail("development", f"there are {len(numbers)} cards, and there may be {MOST_CARDS}")
    for period in known.active:
        if not known.decks.get(period):
            raise data.fail("development", f"there is no card of period {period}")


def _check_some_effects(card: Section, stands: str, known: Known) -> list[str]:
    names = check_effects(card, "effects", stands, known)
    if not names:
        raise card.fail("effects", 'holds no effect; a card that none can express says ["manual", {}]')
    return names


# --- war --------------------------------------------------------------------------------------------------------


def check_war(data: Section, known: Known) -> None:
    """CO 13.9"""
    numbers: set[int] = set()
    for card in data.sections("war"):
        card.only(("no", "moves", "timing", "effects", *with_french("title", "text")))
        number = card.integer("no", 1, HIGHEST_NUMBER)
        if number in numbers:
            raise card.fail("no", f"there is a card {number} already")
        numbers.add(number)
        check_texts(card, "title", "text")
        rows = card.sections("moves")
        if len(rows) != ROWS_OF_MOVES:
            raise card.fail("moves", f"must have {ROWS_OF_MOVES} rows, one for each copy of the card")
        for row in rows:
            row.only(ENEMIES)
            for enemy in ENEMIES:
                row.integer(enemy, 0, 9)
        timing = card.word("timing", ("when_revealed", "in_play", "countermeasure"))
        _check_some_effects(card, f"war {timing}", known)
    if not 1 <= len(numbers) <= MOST_CARDS // ROWS_OF_MOVES:
        raise data.fail("war", f"must hold 1 to {MOST_CARDS // ROWS_OF_MOVES} cards, and holds {len(numbers)}")


# --- culture ----------------------------------------------------------------------------------------------------


def check_culture(data: Section, known: Known) -> None:
    """Each set has the levels 1, 2 ... once each, the higher the dearer."""
    names: set[str] = set()
    costs: dict[str, dict[int, int]] = {}
    for card in data.sections("culture"):
        card.only(("id", "set", "level", "cost", "effects", *with_french("title", "text")))
        name = card.text("id")
        if name in names:
            raise card.fail("id", f"{name} stands twice")
        names.add(name)
        levels = costs.setdefault(card.text("set"), {})
        level = card.integer("level", 1, 9)
        if level in levels:
            raise card.fail("level", f"the set {card.text('set')} has a level {level} already")
        levels[level] = card.integer("cost", 1, known.limits["culture"])
        check_texts(card, "title", "text")
        _check_some_effects(card, "culture", known)
    for group, levels in costs.items():
        if sorted(levels) != list(range(1, len(levels) + 1)):
            raise data.fail("culture", f"the set {group} must have the levels 1, 2 ... without a gap")
        ladder = [levels[level] for level in sorted(levels)]
        if ladder != sorted(ladder):
            raise data.fail("culture", f"in the set {group} a higher level costs less than a lower one")
    if len(names) > MOST_CULTURE:
        raise data.fail("culture", f"there are {len(names)} cards, and there may be {MOST_CULTURE}")
    known.culture_cards = len(names)
