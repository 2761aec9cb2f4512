"""Positions of Comanchería set up by name, played on in the notation of the records, and read off by name.

A scene starts from an empty map: no pieces, an empty cup and display, no cards, START on both tracks, 5 Culture and
5 Military Points. One procedure of the sheet is begun; when it is over the scene rests (`over`).
"""

from __future__ import annotations

import prairie
from prairie.core.bits import BIT, members
from prairie.core.contract import CHANCE
from prairie.core.events import Log
from prairie.games.comancheria import cards, pieces, questions as q
from prairie.games.comancheria.activation import Activation
from prairie.games.comancheria.battle import Battle
from prairie.games.comancheria.components import ENEMIES, INSTRUCTIONS, NONE, RESOURCES, ROWS, UNIT, count_of
from prairie.games.comancheria.display import FREE
from prairie.games.comancheria.effects import Refill, Window
from prairie.games.comancheria.frame import Frame
from prairie.games.comancheria.game import ComancheriaGame
from prairie.games.comancheria.instructions import instruction
from prairie.games.comancheria.manual import Manual
from prairie.games.comancheria.state import Comancheria

LETTERS = "ABCDE"


def the_game() -> ComancheriaGame:
    game = prairie.game("comancheria")
    assert isinstance(game, ComancheriaGame)
    return game


class Scene:
    def __init__(self, period: int = 1, game: ComancheriaGame | None = None) -> None:
        self.game = game or the_game()
        self.box = self.game.box
        self.state = state = Comancheria(self.box, period - 1)
        state.log = Log()
        state.history = state.periods[0]
        state.owners = self.box.histories[state.history].owners[:]
        state.culture = state.military = 5
        cards.refresh(state)

    @classmethod
    def opening(cls, scenario: str) -> Scene:
        """A new game, at its first decision or draw."""
        scene = cls()
        state = scene.game.new(1, scenario=scenario)
        assert isinstance(state, Comancheria)
        state.log = Log()
        scene.state = state
        return scene

    # --- setting up -------------------------------------------------------------------------------------------

    def space(self, name: str) -> int:
        return self.box.spaces.index(name)

    def spaces(self, names: str) -> int:
        return sum(BIT[self.space(name)] for name in names.split())

    def camp(self, letter: str, at: str, paraibo: int = 3, mahimiana: int = 0, **goods: int) -> None:
        """A Ranchería; its Mahimiana, if he has medicine, and the goods lie unpossessed in its box."""
        camp = LETTERS.index(letter)
        self.state.camp_at[camp] = self.space(at)
        self.state.paraibo[camp] = paraibo
        self.state.mahimiana[camp] = mahimiana
        self.state.leader_at[camp] = pieces.BOX + camp if mahimiana else NONE
        self.state.store[camp] = counts(goods)

    def band(self, strength: int, at: str, *, finished: bool = False, mahimiana: str = "", **goods: int) -> int:
        """A Band, lone ("1-4") or in a Ranchería's box ("A"), with what it holds."""
        state = self.state
        band = next(number for number in range(len(state.strength)) if state.strength[number] == 0)
        state.strength[band] = strength
        state.at[band] = pieces.BOX + LETTERS.index(at) if at in LETTERS else self.space(at)
        state.goods[band] = counts(goods)
        if finished:
            state.finished |= BIT[band]
        if mahimiana:
            state.leader_at[LETTERS.index(mahimiana)] = band
        return band

    def reserve(self, band: int) -> None:
        """A Band goes to the Reservation."""
        self.state.at[band] = pieces.RESERVE

    def reserve_camp(self, letter: str) -> None:
        self.state.camp_at[LETTERS.index(letter)] = pieces.RESERVE

    def tribes(self, *at: str) -> None:
        self.state.tribes |= self.spaces(" ".join(at))

    def ally(self, at: str, counter: str) -> None:
        """A Tribe with an Ally marker: a counter with the side shown, or a free-standing one by its AP ("free 4")."""
        self.tribes(at)
        self.state.ally[self.space(at)] = self.shown(counter)

    def peace(self, enemy: str, counter: str) -> None:
        self.state.peace[ENEMIES.index(enemy)] = self.shown(counter)

    def settlements(self, enemy: str, *at: str) -> None:
        index = ENEMIES.index(enemy)
        self.state.settled[index] = self.state.settled[index] | self.spaces(" ".join(at))

    def bison(self, *at: str) -> None:
        self.state.bison |= self.spaces(" ".join(at))

    def ravaged(self, at: str, count: int = 1) -> None:
        self.state.ravaged[self.space(at)] = count

    def wagons(self, *at: str) -> None:
        self.state.wagons |= self.spaces(" ".join(at))

    def column(self, enemy: str, at: str, strength: int, counter: str = "") -> None:
        index = ENEMIES.index(enemy)
        self.state.column_at[index] = self.space(at)
        self.state.column_strength[index] = strength
        self.state.column_counter[index] = self.shown(counter) if counter else NONE

    def cup(self, success: int = 0, ap: tuple[int, ...] = (), instructions: str = "") -> None:
        """Adds Successes, so many AP counters of value 1, 2 and 3, and Instructions by name."""
        state = self.state
        state.cup_success += success
        state.successes += success
        for level, count in enumerate(ap):
            state.ap_cup[level] = state.ap_cup[level] + count
            state.ap_in_game[level] = state.ap_in_game[level] + count
        for name in instructions.split():
            state.cup_counters |= BIT[self.box.counters.index(name)]

    def ap_box(self, *ap: int) -> None:
        for level, count in enumerate(ap):
            self.state.ap_box[level] = count
            self.state.ap_in_game[level] = self.state.ap_in_game[level] + count

    def out_of_play(self, count: int) -> None:
        self.state.out_of_play = count
        self.state.successes += count

    def successes(self, letter: str, mahimiana: int = 0, paraibo: int = 0) -> None:
        """Successes on the medicine tracks of a Ranchería."""
        camp = LETTERS.index(letter)
        self.state.leader_success[camp] = mahimiana
        self.state.chief_success[camp] = paraibo
        self.state.successes += mahimiana + paraibo

    def display(self, *counters: str) -> None:
        """Counters in the column of their enemy from the top: "N1", with its back up "N1*", "-" for an empty row."""
        enemy = next(ENEMIES.index(name[0]) for name in counters if name != "-")
        for row, name in enumerate(counters):
            self.state.display[enemy * ROWS + row] = NONE if name == "-" else self.shown(name)

    def shown(self, name: str) -> int:
        if name.startswith("free"):
            return FREE + int(name.split()[1])
        return 2 * self.box.counters.index(name.rstrip("*")) + name.endswith("*")

    def development(self, *numbers: int) -> None:
        """Development cards open on the display."""
        for place, number in enumerate(numbers):
            self.state.open[place] = self.card(number)
        cards.refresh(self.state)

    def hand(self, *numbers: int) -> None:
        for number in numbers:
            self.state.hand |= BIT[self.card(number)]

    def in_front(self, *numbers: int) -> None:
        """Development cards that were bought and lie in play."""
        for number in numbers:
            self.state.in_front |= BIT[self.card(number)]
        cards.refresh(self.state)

    def owns(self, *names: str) -> None:
        """Culture cards."""
        for index, card in enumerate(self.box.culture):
            if card.name in names:
                self.state.owned |= BIT[index]
        cards.refresh(self.state)

    def event(self, war_card: str) -> None:
        """A war card in the War Event area."""
        self.state.event = next(i for i, card in enumerate(self.box.war) if card.name == war_card)
        cards.refresh(self.state)

    def card(self, number: int) -> int:
        return next(i for i, card in enumerate(self.box.source["development"]) if card["no"] == number)

    # --- procedures -------------------------------------------------------------------------------------------

    def begins(self, frame: Frame) -> Scene:
        """A procedure of the sheet starts and runs to the first decision, die or draw."""
        self.state.frames = [Manual(0, 0), frame]  # afterwards the scene rests: Manual asks for a change and waits
        self.state.apply(0, 0)
        return self

    def activates(self, band: int) -> Scene:
        return self.begins(Activation(0, band))

    def executes(self, enemy: str, name: str, ap: int = 3, counter: str = "") -> Scene:
        """An Instruction, with the counter that is carried out or with none."""
        index = ENEMIES.index(enemy)
        shown = self.shown(counter) if counter else NONE
        return self.begins(instruction(INSTRUCTIONS.index(name), index, ap, shown))

    def reveals(self, number: int) -> Scene:
        """A development card is laid open and carried out."""
        self.state.deck = BIT[self.card(number)]
        return self.begins(Refill(0))

    def plays(self, number: int) -> Scene:
        """A hand card is played in a window."""
        self.hand(number)
        return self.begins(Window(0)).does(f"c{number}")

    def fights(self, enemy: str, camp: str = "") -> Scene:
        """The Battle of a column in the field, or in a Ranchería."""
        return self.begins(Battle(0, ENEMIES.index(enemy), LETTERS.index(camp) if camp else NONE))

    def does(self, *words: str) -> Scene:
        """Decisions of the player."""
        for word in words:
            assert self.state.decider() == 0, f"{word!r}: it is not the player who decides, but {self.question()}"
            self._answer(0, word)
        return self

    def rolls(self, *faces: int) -> Scene:
        """The next dice."""
        for face in faces:
            assert self.state.question == q.DIE, f"no die is rolled, but {self.question()}"
            self._answer(CHANCE, str(face))
        return self

    def draws(self, *words: str) -> Scene:
        """Counters from the cup, cards, and picks at random."""
        for word in words:
            assert self.state.decider() == CHANCE, f"nothing is drawn, but {self.question()}"
            assert self.state.question != q.DIE, "a die is rolled"
            self._answer(CHANCE, word)
        return self

    def _answer(self, seat: int, word: str) -> None:
        action = self.game.read_action(self.state, seat, word)
        self.game.check(self.state, seat, action)
        self.state.apply(seat, action)
        assert self.state.audit() == ""

    # --- reading off ------------------------------------------------------------------------------------------

    def words(self) -> list[str]:
        """What may be answered now."""
        seat = self.state.decider()
        return [self.game.action_word(self.state, seat, action) for action in self.state.actions(seat)]

    def question(self) -> str:
        return f"question {self.state.question}, {self.words()}"

    @property
    def over(self) -> bool:
        """The procedure that was begun is over."""
        return self.state.question == q.ADJUST

    def movement(self) -> int:
        """The MP left to the active Band."""
        return next(int(frame.points) for frame in self.state.frames if isinstance(frame, Activation))

    def where(self, band: int) -> str:
        """Where a Band is: a space, "box A", "Reservation" or "gone"."""
        if self.state.strength[band] == 0:
            return "gone"
        at = self.state.at[band]
        if at >= pieces.BOX:
            return f"box {LETTERS[at - pieces.BOX]}"
        return "Reservation" if at == pieces.RESERVE else self.box.spaces[at]

    def strength(self, band: int) -> int:
        return int(self.state.strength[band])

    def finished(self, band: int) -> bool:
        return bool(self.state.finished & BIT[band])

    def holds(self, band: int) -> dict[str, int]:
        return named(self.state.goods[band])

    def in_box(self, letter: str) -> dict[str, int]:
        """What lies unpossessed in a Resource box."""
        return named(self.state.store[LETTERS.index(letter)])

    def mahimiana(self, letter: str) -> str:
        """Where a Mahimiana is: "b1", "box A" or "out of play"."""
        at = self.state.leader_at[LETTERS.index(letter)]
        if at == NONE:
            return "out of play"
        return f"box {LETTERS[at - pieces.BOX]}" if at >= pieces.BOX else name(at)

    def medicine(self, letter: str) -> tuple[int, int]:
        """Of the Paraibo and of the Mahimiana."""
        camp = LETTERS.index(letter)
        return int(self.state.paraibo[camp]), int(self.state.mahimiana[camp])

    def column_of(self, enemy: str) -> tuple[str, int] | None:
        """Space and strength of a War Column."""
        index = ENEMIES.index(enemy)
        at = self.state.column_at[index]
        return None if at == NONE else (self.box.spaces[at], int(self.state.column_strength[index]))

    def names(self, spaces: int) -> set[str]:
        return {self.box.spaces[space] for space in members(spaces)}

    def rows(self, enemy: str) -> list[str]:
        """The counters of an enemy's column from the top; "" for an empty row."""
        first = ENEMIES.index(enemy) * ROWS
        return [self.counter(shown) for shown in self.state.display[first : first + ROWS]]

    def counter(self, shown: int) -> str:
        if shown == NONE:
            return ""
        return f"free {shown - FREE}" if shown >= FREE else self.box.counters[shown // 2] + ("*" if shown % 2 else "")

    def cup_holds(self) -> tuple[int, list[int], set[str]]:
        """Successes, AP counters by value, Instructions."""
        instructions = {self.box.counters[counter] for counter in members(self.state.cup_counters)}
        return int(self.state.cup_success), list(self.state.ap_cup[: self.box.levels]), instructions

    def happened(self, event: str) -> list[tuple[int, ...]]:
        """The arguments of every event of that name, in the order in which they came."""
        assert self.state.log is not None
        kinds = self.game.events
        return [found.args for found in self.state.log.events if kinds[found.kind].name == event]


def name(band: int) -> str:
    """A Band as it is written."""
    return f"b{band + 1}"


def counts(goods: dict[str, int]) -> int:
    return sum(int(UNIT[RESOURCES.index(kind)]) * count for kind, count in goods.items())


def named(goods: int) -> dict[str, int]:
    held = {name: int(count_of(goods, kind)) for kind, name in enumerate(RESOURCES)}
    return {name: count for name, count in held.items() if count}
