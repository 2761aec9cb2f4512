"""The box: map, counters, tracks and cards as tables. What a card does is in vocabulary.py.

Spaces, enemies, resources, counters and cards are small numbers here; sets of them are bit masks. Enemies stand in the
order in which they are handled wherever nothing else is said: North, South, East, West.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prairie.core.bits import BIT
from prairie.games.comancheria.vocabulary import Effect, Lexicon

NONE: Final = -1

NORTH: Final = 0
SOUTH: Final = 1
EAST: Final = 2
WEST: Final = 3
ENEMIES: Final = ("N", "S", "E", "W")

BISON: Final = 0
CAPTIVES: Final = 1
FOOD: Final = 2
GUNS: Final = 3
HORSES: Final = 4
TRADE_GOODS: Final = 5
RESOURCES: Final = ("bison", "captives", "food", "guns", "horses", "trade_goods")
KINDS: Final = 6  # of resources

ROUND: Final = 0
CANYON: Final = 1
SQUARE: Final = 2

CAMPS: Final = 5  # Rancherías, by letter
LETTERS: Final = ("A", "B", "C", "D", "E")  # of the Rancherías
BANDS: Final = 15
COLUMNS: Final = 4  # War Columns: one for each enemy
ROWS: Final = 6  # of the display
IDLE_ROWS: Final = 7  # of the Inactive column: one below the six, for a counter that finds its own row taken
PER_ENEMY: Final = 7  # Instruction counters
COUNTERS: Final = 28

ALLY: Final = 0
CULTURE_ATTACK: Final = 1
ENCROACH: Final = 2
HUNT: Final = 3
PEACE: Final = 4
RAID: Final = 5
RECOVER: Final = 6
SETTLE: Final = 7
SUBJUGATE: Final = 8
WAR: Final = 9
INSTRUCTIONS: Final = ("Ally", "Cult", "Encroach", "Hunt", "Peace", "Raid", "Recover", "Settle", "Subj", "War")

BLANK_SPACE: Final = 0  # of a track: START and spaces without a number
LAST_SPACE: Final = -1  # MUST, or CHECK

DORMANT: Final = "dormant"
WHEN_REVEALED: Final = 0
FACE_UP: Final = 1
HAND: Final = 2
IN_PLAY: Final = 3
COUNTERMEASURE: Final = 4
TIMINGS: Final = ("when_revealed", "face_up", "hand", "in_play", "countermeasure")
NO_EFFECTS: Final = 0  # the span of a card that does nothing


def _units() -> vec[i64]:
    units: list[i64] = []
    unit: i64 = 1
    while len(units) < KINDS:
        units.append(unit)
        unit = unit * 64
    return vec[i64](units)


UNIT: Final = _units()  # goods are counts of six bits by kind


def count_of(goods: i64, kind: i64) -> i64:
    return (goods >> (6 * kind)) & 63


def enemies_of(letters: Any) -> int:
    """Letters as a set: "SE", ["S", "E"] or one letter."""
    found = 0
    for letter in letters:
        found |= BIT[ENEMIES.index(letter)]
    return found


@final
class Card:
    """A development, war, culture or history card: when its effects hold, and which they are."""

    def __init__(self, name: str, timing: i64, cost: i64, span: i64, late: i64) -> None:
        self.name = name
        self.timing: i64 = timing
        self.cost: i64 = cost  # AP to buy a development card, Culture to buy a culture card; 0 where it is not sold
        self.span: i64 = span  # a row of Box.spans: its effects
        self.late: i64 = late  # the same for what happens when it is discarded (CO 11.6)
        self.operations: i64 = 0  # the operations among its effects, as a set


@final
class History:
    """A history card: who is active in its Period, and what must be reached."""

    def __init__(self, name: str, period: i64) -> None:
        self.name = name
        self.period: i64 = period
        self.active: i64 = 0
        self.action: vec[i64] = vec[i64]()  # the enemy for each face of the die, from 1
        self.owners: vec[i64] = vec[i64]()  # of each square, from the first square on; 0 dormant
        self.revealed: i64 = NO_EFFECTS
        self.special: i64 = NO_EFFECTS
        self.deck: i64 = 0  # its development cards, as a set
        self.objective: list[tuple[str, list[int]]] = []


@final
class Line:
    """A line of an owner's map that is there only while a flag is on, or off."""

    def __init__(self, first: i64, second: i64, dotted: bool, trace: i64, flag: i64, opens: bool) -> None:
        self.first: i64 = first
        self.second: i64 = second
        self.dotted = dotted
        self.trace: i64 = trace
        self.flag: i64 = flag
        self.opens = opens


@final
class Box:
    """The components of one copy, as tables. Shared by all states of a game and never changed."""

    def __init__(self, source: dict[str, Any]) -> None:
        self.source = source  # the data as read, already checked
        self.lexicon = Lexicon()
        self._read_map(source["map"])
        self._read_limits(source)
        self._read_counters(source)
        self._read_cards(source)

    # --- the map ----------------------------------------------------------------------------------------------

    def _read_map(self, source: dict[str, Any]) -> None:
        self.spaces: list[str] = [space["id"] for space in source["spaces"]]
        kinds: list[i64] = []
        territories: list[i64] = []
        values: list[i64] = []
        self.round: i64 = 0  # as sets of spaces
        self.squares: i64 = 0
        self.canyon: i64 = 0
        self.first_square: i64 = 0
        homes: list[i64] = [0, 0, 0, 0]
        land: list[i64] = [0, 0, 0, 0, 0, 0, 0]
        for index, space in enumerate(source["spaces"]):
            at = BIT[index]
            kind = ("round", "canyon", "square").index(space["kind"])
            kinds.append(kind)
            territories.append(space.get("territory") or 0)
            values.append(space.get("value") or 0)
            if kind == ROUND:
                self.round |= at
                land[space["territory"]] = land[space["territory"]] | at
            elif kind == CANYON:
                self.canyon |= at
            else:
                if not self.squares:
                    self.first_square = index
                self.squares |= at
                enemy = ENEMIES.index(space["enemy"])
                homes[enemy] = homes[enemy] | at
        self.kind: vec[i64] = vec[i64](kinds)
        self.territory: vec[i64] = vec[i64](territories)  # 1 to 6; 0 for squares and the canyon
        self.value: vec[i64] = vec[i64](values)
        self.home: vec[i64] = vec[i64](homes)  # the squares of each enemy
        self.land: vec[i64] = vec[i64](land)  # the spaces of each territory
        trail: list[i64] = [self.spaces.index(space) for space in source.get("santa_fe_trail", [])]
        self.trail: vec[i64] = vec[i64](trail)
        # Where a Peace marker lies: the enemy's square, of East's two the one named last, EAST_SE.
        self.peace_square: vec[i64] = vec[i64](trail)
        peace: list[i64] = [NONE, NONE, NONE, NONE]
        for index, space in enumerate(source["spaces"]):
            if space["kind"] == "square":
                peace[ENEMIES.index(space["enemy"])] = index
        self.peace_square = vec[i64](peace)
        self._read_lines(source["connections"])

    def _read_lines(self, connections: list[dict[str, Any]]) -> None:
        count = len(self.spaces)
        solid: list[i64] = [0] * count
        dotted: list[i64] = [0] * count
        trace: list[i64] = [0] * (4 * count)
        self.gates: list[Line] = []
        for line in connections:
            ends = (self.spaces.index(line["a"]), self.spaces.index(line["b"]))
            letters = enemies_of(line.get("trace", []))
            gate = line.get("opens_with") or line.get("closes_with")
            if gate:
                flag = self.lexicon.flag(gate)
                self.gates.append(Line(ends[0], ends[1], line["type"] == "dotted", letters, flag, "opens_with" in line))
                continue
            for here, there in (ends, ends[::-1]):
                lines = dotted if line["type"] == "dotted" else solid
                lines[here] = lines[here] | BIT[there]
                for enemy in range(4):
                    if letters & BIT[enemy]:
                        trace[enemy * count + here] = trace[enemy * count + here] | BIT[there]
        self.solid: vec[i64] = vec[i64](solid)  # neighbours of each space over solid lines, as a set
        self.dotted: vec[i64] = vec[i64](dotted)
        self.trace: vec[i64] = vec[i64](trace)  # at [enemy * spaces + space]: over Enemy Connections

    # --- numbers ----------------------------------------------------------------------------------------------

    def _read_limits(self, source: dict[str, Any]) -> None:
        limits, options, tracks = source["limits"], source["options"], source["tracks"]
        self.most_ap: i64 = limits["player_ap"]
        self.most_enemy_ap: i64 = limits["enemy_ap"]
        self.most_culture: i64 = limits["culture"]
        self.most_military: i64 = limits["military"]
        self.most_medicine: i64 = limits["medicine"]
        self.strongest_column: i64 = limits["column_strength"]
        self.strongest_band: i64 = limits["band_strength"]
        self.most_bands: i64 = limits["max_bands"]
        self.most_camps: i64 = len(limits["rancherias"])
        self.shortfall: i64 = options["point_shortfall_ratio"]
        self.keep_success: bool = options["success_without_mahimiana"] == "out_of_play"
        self.per_removed: i64 = options["military_per_removed"]
        self.bison_growth: i64 = options["bison_growth_base"]
        self.strict_control: bool = source["control"].get("use_strict", False)
        points: list[i64] = [0] + [
            source["band_mp"][str(strength)] for strength in range(1, limits["band_strength"] + 1)
        ]
        self.movement: vec[i64] = vec[i64](points)  # by strength of the Band
        against: list[i64] = []
        for side in ("north", "colonial"):
            numbers = source["column_battle_mod"][side]
            against += [0, *(numbers[str(strength)] for strength in range(1, limits["column_strength"] + 1))]
        self.modifier: vec[i64] = vec[i64](against)  # at [strength], colonial ones after those of the North
        self.operations: vec[i64] = vec[i64](_track(tracks["operations"]))
        self.passages: vec[i64] = vec[i64](_track(tracks["passage_of_time"]))
        self.openings: i64 = tracks["development_spaces"]

    def _read_counters(self, source: dict[str, Any]) -> None:
        counters = source["counters"]
        self.most_tribes: i64 = counters["tribe"]
        settlements: list[i64] = [counters["settlement"].get(letter, 0) for letter in ENEMIES]
        self.most_settlements: vec[i64] = vec[i64](settlements)
        stock: list[i64] = [counters[kind] for kind in RESOURCES]
        self.stock: vec[i64] = vec[i64](stock)
        self.most_ravaged: i64 = counters["ravaged"]
        self.successes: i64 = counters["success"]
        levels: list[i64] = sorted(int(value) for value in counters["ap"])
        self.levels: i64 = len(levels)
        self.ap_value: vec[i64] = vec[i64](levels)  # the values of the enemy AP counters, rising
        amounts: list[i64] = [counters["ap"][str(value)] for value in levels]
        self.ap_counters: vec[i64] = vec[i64](amounts)
        self.counters: list[str] = [""] * COUNTERS
        names: list[i64] = [NONE] * (2 * COUNTERS)
        costs: list[i64] = [0] * (2 * COUNTERS)
        seen = [0, 0, 0, 0]
        for counter in source["instructions"]:
            enemy = ENEMIES.index(counter["enemy"])
            index = enemy * PER_ENEMY + seen[enemy]
            seen[enemy] += 1
            self.counters[index] = counter["id"]
            for side, face in enumerate(("front", "back")):
                names[2 * index + side] = INSTRUCTIONS.index(counter[face])
                costs[2 * index + side] = counter[f"{face}_ap"]
        self.instruction: vec[i64] = vec[i64](names)  # at [2 * counter + side]: what that side says
        self.cost: vec[i64] = vec[i64](costs)

    # --- cards ------------------------------------------------------------------------------------------------

    def _read_cards(self, source: dict[str, Any]) -> None:
        lexicon = self.lexicon
        lexicon.spaces = self.spaces
        lexicon.counters = self.counters
        lexicon.first_square = self.first_square
        lexicon.read_resources(RESOURCES)
        lexicon.read_letters(ENEMIES, INSTRUCTIONS, [f"ap{value}" for value in self.ap_value])
        self.development: list[Card] = []
        self.war: list[Card] = []  # two cards for each design, one for each row of movement
        self.culture: list[Card] = []
        self.histories: list[History] = []
        for card in source["development"]:
            self.development.append(self._card(f"c{card['no']}", card, card.get("ap") or 0))
        moves: list[i64] = []
        for card in source["war"]:
            for row in card["moves"]:
                self.war.append(self._card(f"{card['no']}{'ab'[len(self.war) % 2]}", card, 0))
                moves += [row[letter] for letter in ENEMIES]
        self.moves: vec[i64] = vec[i64](moves)  # at [card * 4 + enemy]
        for card in source["culture"]:
            self.culture.append(self._card(card["id"], card, card["cost"]))
        before: list[i64] = []
        for card in source["culture"]:
            ids = [
                one["id"]
                for one in source["culture"]
                if one["set"] == card["set"] and one["level"] == card["level"] - 1
            ]
            before.append(next((i for i, one in enumerate(source["culture"]) if one["id"] in ids), NONE))
        self.before: vec[i64] = vec[i64](before)  # the culture card of the same set that must be owned first
        for card in source["history"]:
            self.histories.append(self._history(card, source["development"]))
        self.effects: list[Effect] = lexicon.effects
        self.spans: list[tuple[int, int]] = lexicon.spans  # (first effect, behind the last) of each list of effects

    def _card(self, name: str, card: dict[str, Any], cost: int) -> Card:
        timing = TIMINGS.index(card.get("timing", "in_play"))
        span = self.lexicon.read_list(card["effects"])
        late = self.lexicon.read_list(card.get("if_discarded", []))
        found = Card(name, timing, cost, span, late)
        found.operations = self.lexicon.operations(span)
        return found

    def _history(self, card: dict[str, Any], development: list[dict[str, Any]]) -> History:
        found = History(card["id"], card["period"])
        found.active = enemies_of(card["active"])
        table: list[i64] = [ENEMIES.index(card["action_table"][str(face)]) for face in range(1, 7)]
        found.action = vec[i64](table)
        names = [space for i, space in enumerate(self.spaces) if self.kind[i] == SQUARE]
        owners: list[i64] = [self.lexicon.owner(card["squares"].get(name, DORMANT)) for name in names]
        found.owners = vec[i64](owners)
        found.revealed = self.lexicon.read_list(card.get("when_revealed", []))
        found.special = self.lexicon.read_list(card.get("special_effects", []))
        for index, one in enumerate(development):
            if one["period"] == card["period"]:
                found.deck |= BIT[index]
        for test in card["objective"]["all"]:
            found.objective.append((test[0], test[1] if isinstance(test[1], list) else [test[1]]))
        return found


def _track(spaces: list[Any]) -> list[i64]:
    """The numbers of a track: 0 for START and blank spaces; the last space ends it."""
    numbers: list[i64] = [space if isinstance(space, int) else BLANK_SPACE for space in spaces]
    numbers[len(numbers) - 1] = LAST_SPACE
    return numbers
