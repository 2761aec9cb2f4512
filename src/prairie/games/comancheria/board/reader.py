"""Who reads a position, and what things are called in their language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from prairie.core.spans import listed

if TYPE_CHECKING:
    from prairie.games.comancheria.game import ComancheriaGame

Table = dict[str, Any]

WAR_COLUMN_PHASE = "3.1"  # on the sheet


@dataclass(frozen=True)
class Reader:
    """A position as `View.as_dict` gives it, and the language it is told in. There is one player: nothing is hidden."""

    game: ComancheriaGame
    picture: Table
    lang: str

    def say(self, text: str, **args: str | int) -> str:
        return self.game.texts.say(self.lang, text, **args)

    def listed(self, parts: Iterable[str]) -> str:
        return listed(parts, self.lang)

    @property
    def data(self) -> Table:
        return self.game.data

    def told(self, table: Table, key: str) -> str:
        """A text of the data; in English where an owner's pack has no French."""
        french = table.get(f"{key}_fr") if self.lang == "fr" else None
        return str(french or table[key])

    # --- the map ----------------------------------------------------------------------------------------------

    @cached_property
    def spaces(self) -> dict[str, Table]:
        """The spaces of the data by id."""
        return {space["id"]: space for space in self.data["map"]["spaces"]}

    @cached_property
    def standing(self) -> dict[str, Table]:
        """What stands in each space now."""
        return {space["id"]: space for space in self.picture["spaces"]}

    def place(self, space: str) -> str:
        """A space by id and name, or the Reservation."""
        if space not in self.spaces:
            return self.say("board-reservation")
        return f"{space} {self.told(self.spaces[space], 'name')}"

    def territory(self, number: int) -> str:
        names = self.data["map"]["territories"]
        if self.lang == "fr":
            names = {**names, **self.data["map"].get("territories_fr", {})}
        return str(names[str(number)])

    def owner(self, name: str) -> str:
        """The power that holds a square."""
        french = self.data["map"].get("owners_fr", {}) if self.lang == "fr" else {}
        return str(french.get(name, name))

    def lines_from(self, space: str) -> tuple[list[str], list[str]]:
        """The neighbours of a space over solid and over dotted lines that are there now."""
        found: tuple[list[str], list[str]] = ([], [])
        for line in self.data["map"]["connections"]:
            if space in (line["a"], line["b"]) and self.is_there(line):
                found[line["type"] == "dotted"].append(line["b"] if line["a"] == space else line["a"])
        return found

    def is_there(self, line: Table) -> bool:
        """Whether a line is open now: some of an owner's map wait for a flag."""
        if "opens_with" in line:
            return line["opens_with"] in self.picture["flags"]
        return line.get("closes_with") not in self.picture["flags"]

    # --- pieces -----------------------------------------------------------------------------------------------

    @cached_property
    def bands(self) -> dict[str, Table]:
        return {band["name"]: band for band in self.picture["bands"]}

    @cached_property
    def columns(self) -> dict[str, Table]:
        return {column["enemy"]: column for column in self.picture["columns"]}

    def lone_bands(self) -> list[Table]:
        return [band for band in self.picture["bands"] if not band["camp"]]

    def is_active(self, band: str) -> bool:
        activation = self.picture["activation"]
        return activation is not None and activation["band"] == band

    def goods(self, goods: dict[str, int]) -> str:
        return ", ".join(self.say(f"goods-{kind}", count=count) for kind, count in goods.items())

    def enemy(self, letter: str) -> str:
        return self.say(f"enemy-{letter}")

    def instruction(self, name: str) -> str:
        return self.say(f"instruction-{name.lower()}")

    def counters(self, ap: dict[str, int]) -> str:
        """AP counters by value: "4 of 1, 3 of 2"."""
        parts = [self.say("board-ap-counters", count=count, value=value) for value, count in ap.items() if count]
        return ", ".join(parts) or self.say("board-none")

    # --- cards ------------------------------------------------------------------------------------------------

    @cached_property
    def scenario(self) -> Table:
        name = self.picture["scenario"]
        return next(one for one in self.data["scenarios"] if one["id"] == name)

    @cached_property
    def history(self) -> Table:
        name = self.picture["period"]["history"]
        return next(card for card in self.data["history"] if card["id"] == name)

    def development(self, number: int) -> Table:
        return next(card for card in self.data["development"] if card["no"] == number)

    def culture(self, name: str) -> Table:
        return next(card for card in self.data["culture"] if card["id"] == name)

    def war(self, name: str) -> Table:
        """A war card by its number and the letter of its copy."""
        return next(card for card in self.data["war"] if str(card["no"]) == name[:-1])

    def card_title(self, card: Table) -> str:
        """Title, year, and the price where it can be bought."""
        year = f" ({self.told(card, 'year')})" if card.get("year", "-") != "-" else ""
        price = f", {self.say('board-price', ap=card['ap'])}" if card.get("ap") else ""
        return f"c{card['no']} {self.told(card, 'title')}{year}{price}"

    # --- where we are -----------------------------------------------------------------------------------------

    def where(self) -> str:
        """The scenario, the Period, the turn."""
        scenario, period = self.told(self.scenario, "title"), self.told(self.history, "title")
        return self.say(
            "board-where",
            scenario=scenario,
            period="same" if period == scenario else period,
            years=self.history["years"],
            turn=self.picture["turn"],
            generation=self.picture["generation"] + 1,
        )

    def steps(self) -> list[str]:
        """The running procedures by their numbers on the sheet and their names, the widest first."""
        return [self.say("board-step", number=n, name=self.say(f"sheet-{slug(n)}")) for n in self.picture["sheet"]]

    def moment(self) -> list[str]:
        """What is on the table just now: drawn counters, a Battle, a die; and what a card has set going."""
        picture = self.picture
        told = [drawn(self, picture["check"])] if picture["check"] else []
        if battle := picture["battle"]:
            unit = battle["unit"]
            name = self.say("unit-tribe") if unit == "tribe" else self.say("band", number=unit[1:]) if unit else "none"
            told.append(self.say("board-battle", unit=name, enemy=self.enemy(battle["enemy"])))
        if picture["die"]:
            told.append(self.say("board-die", face=picture["die"]))
        if "santa_fe_trail" in picture["flags"]:
            told.append(self.say("board-trail"))
        return [*told, self.say("board-halted")] if picture["halted"] else told

    def ahead(self) -> list[str]:
        """What can be foreseen."""
        return [self.foreseen(one) for one in self.picture["ahead"]]

    def foreseen(self, one: Table) -> str:
        said: dict[str, str | int] = {"face": one.get("face", 0), "lines": one.get("lines", 0)}
        if "enemy" in one:
            said |= {"enemy": self.enemy(one["enemy"]), "camps": ", ".join(one["camps"])}
        if "camp" in one:
            said["camp"] = self.say("camp", letter=one["camp"])
        name = one["name"]
        if name == "column-fights" and WAR_COLUMN_PHASE in self.picture["sheet"]:
            name = "column-fights-now"
        return self.say(f"ahead-{name}", **said)

    def figures(self) -> list[str]:
        """Culture, Military, AP, and what the enemy may spend."""
        picture, ap = self.picture, self.picture["enemy_ap"]
        return [
            self.say("board-culture", points=picture["culture"]),
            self.say("board-military", points=picture["military"]),
            self.say("board-ap", points=picture["ap"]),
            self.say("board-enemy-ap", track=ap["track"], box=self.counters(ap["box"]), total=ap["total"]),
        ]

    def glance(self) -> str:
        """The position in a line."""
        return " · ".join(self.figures())

    def stock(self) -> str:
        """What is left in the supply."""
        stock = self.picture["stock"]
        goods = {kind: count for kind, count in stock.items() if kind not in ("tribe", "band", "settlement")}
        settlements = ", ".join(f"{self.enemy(letter)} {count}" for letter, count in stock["settlement"].items())
        return self.say(
            "board-stock", goods=self.goods(goods), tribes=stock["tribe"], bands=stock["band"], settlements=settlements
        )

    def goal(self, goal: Table) -> str:
        """One part of the objective, and how far it is met."""
        wanted = goal["wanted"]
        listed = ", ".join(map(str, wanted))
        text = self.say(f"goal-{goal['test'].replace('_', '-')}", wanted=wanted[0], listed=listed, now=goal["now"])
        return self.say("board-met" if goal["met"] else "board-not-met", goal=text)


def slug(number: str) -> str:
    """A number of the sheet as part of the name of a text: 6.2.2.A is 6-2-2-a."""
    return number.replace(".", "-").lower()


def drawn(reader: Reader, check: Table) -> str:
    """The counters of a Success Check."""
    return reader.say(
        "board-drawn",
        success=check["successes"],
        ap=reader.counters(check["ap"]),
        instructions=", ".join(check["instructions"]) or reader.say("board-none"),
    )
