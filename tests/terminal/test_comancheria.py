"""Comanchería in the terminal: the board, drawn and in sentences, and whole games typed in."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import prairie
from prairie.core.bits import BIT
from prairie.core.contract import CHANCE, OVER
from prairie.core.game import YOU
from prairie.core.record import Record
from prairie.core.rng import Rng
from prairie.core.rulebook import LANGUAGES
from prairie.core.spans import STYLES, Line, cells, text_of
from prairie.games.comancheria.components import CAPTIVES, EAST, FOOD, GUNS, HORSES, SOUTH, TRADE_GOODS, UNIT, WEST
from prairie.games.comancheria.display import FREE
from prairie.games.comancheria.pieces import BOX, RESERVE
from prairie.games.comancheria.state import Comancheria
from prairie.tables.table import Table
from prairie.terminal.asking import Choices, Said, understand
from tests.conformance.cases import many
from tests.terminal.commands import run
from tests.terminal.people import typed

GOLDEN = Path(__file__).parent / "golden"
GAME = prairie.game("comancheria")
SCENARIOS = [one["id"] for one in GAME.data["scenarios"]]


def new(scenario: str) -> Comancheria:
    state = GAME.new(scenario=scenario)
    assert isinstance(state, Comancheria)
    return state


def board(state: Comancheria, lang: str = "en", width: int = 100, plain: bool = False) -> list[Line]:
    return GAME.board(state.view(0).as_dict(), 0, [YOU], lang, width, plain)


def text(lines: list[Line]) -> str:
    return "\n".join(text_of(line).rstrip() for line in lines) + "\n"


def positions(scenario: str, seed: int = 71) -> Iterator[Comancheria]:
    """Some positions of a random game, from the first to the last."""
    state = new(scenario)
    rng = Rng(seed, 5)
    number = 0
    while (who := state.decider()) != OVER:
        if number % many(11, 43) == 0:
            yield state
        state.apply(who, state.chance(rng) if who == CHANCE else state.choose(who, rng))
        number += 1
    yield state


def lay_out_camps(state: Comancheria) -> None:
    """Four Rancherías whatever the set-up says, so that its figures can be changed."""
    bands = {"1-4": (2, 2), "3-5": (3, 2, 1), "4-6": (2, 2), "6-4": (2, 2)}
    strengths = [strength for camp in bands.values() for strength in camp]
    homes = [camp for camp, group in enumerate(bands.values()) for _ in group]
    for band in range(len(state.strength)):
        state.strength[band] = strengths[band] if band < len(strengths) else 0
        state.at[band] = BOX + homes[band] if band < len(strengths) else -1
        state.goods[band] = 0
    for camp, (space, paraibo, mahimiana, horses) in enumerate(
        zip(bands, (3, 4, 3, 3), (3, 3, 2, 3), (4, 4, 3, 3), strict=True)
    ):
        state.camp_at[camp] = state.box.spaces.index(space)
        state.paraibo[camp], state.mahimiana[camp] = paraibo, mahimiana
        state.leader_at[camp] = BOX + camp
        state.store[camp] = horses * UNIT[HORSES]


def arranged() -> Comancheria:
    """A position with a piece of every kind, laid out by hand."""
    state = new("SC3")
    box = state.box
    at = box.spaces.index
    lay_out_camps(state)
    state.tribes = sum(BIT[at(space)] for space in ("1-5", "1-6", "2-6", "3-2", "4-1", "5-1", "5-3", "6-5"))
    state.settled[WEST], state.settled[SOUTH] = BIT[at("1-1")] | BIT[at("3-1")], BIT[at("6-1")]
    state.ally[at("4-1")] = 2 * 1 + 1
    state.culture, state.military, state.ap, state.enemy_ap = 7, 7, 3, 2
    state.cup_success, state.cup_counters, state.out_of_play = 11, BIT[6] | BIT[13] | BIT[20] | BIT[27], 1
    for level, count in enumerate((4, 5, 4)):
        state.ap_cup[level] = count
    order = ((2, 1), (0, 0), (4, 0), (5, 1), (3, 0))  # counters of each column and the side they show
    for enemy in range(4):
        for row, (counter, side) in enumerate(order):
            state.display[enemy * 6 + row] = 2 * (enemy * 7 + counter) + side
    state.display[0] = -1
    state.idle[2] = 2 * 2 + 1
    state.bison = sum(BIT[at(space)] for space in ("1-2", "1-3", "2-2", "3-3", "4-5", "5-5", "6-2"))
    state.wagons = BIT[at("2-2")]
    state.settled[EAST] = BIT[at("5-2")]
    state.ravaged[at("5-2")] = 2
    state.ravaged[at("WEST")] = 1
    state.peace[SOUTH] = 2 * 8 + 1
    state.ally[at("5-1")] = FREE + 5
    state.column_at[WEST], state.column_strength[WEST], state.column_counter[WEST] = at("1-1"), 5, 2 * 24
    state.column_at[EAST], state.column_strength[EAST] = at("4-6"), 2
    lone, resting, gone = 0, 3, 8
    state.at[lone], state.goods[lone] = at("1-2"), 2 * UNIT[HORSES] + UNIT[CAPTIVES] + UNIT[GUNS]
    state.leader_at[0] = lone
    state.at[resting] = at("PDC")
    state.finished = BIT[resting] | BIT[5]
    state.at[gone] = RESERVE
    state.leader_at[2] = BOX + 1
    state.leader_success[0], state.chief_success[1] = 2, 1
    state.store[1] = 3 * UNIT[HORSES] + UNIT[FOOD] + 2 * UNIT[TRADE_GOODS]
    state.camp_at[3] = RESERVE
    state.operations, state.passage, state.turn, state.generation = 3, 1, 14, 2
    state.track_success[2] = 1
    state.ap_box[0], state.ap_cup[0] = 1, state.ap_cup[0] - 1
    state.flags = BIT[0]
    numbers = [card["no"] for card in GAME.data["development"]]
    state.open[0], state.open[2] = numbers.index(46), numbers.index(48)
    state.hand, state.in_front = BIT[numbers.index(49)], BIT[numbers.index(52)]
    state.owned = BIT[0] | BIT[3]
    state.event = 9
    return state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", ["drawn", "plain"])
def test_the_board_is_the_golden_one(lang: str, form: str) -> None:
    """Run with PRAIRIE_GOLDEN=1 to write the pictures anew, then read them."""
    shown = text(board(arranged(), lang, plain=form == "plain"))
    file = GOLDEN / f"comancheria.{form}.{lang}.txt"
    if os.environ.get("PRAIRIE_GOLDEN"):
        file.write_text(shown, encoding="utf-8")
    assert shown == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(("lang", "now"), [("en", "in this War Column Phase"), ("fr", "pendant cette Phase")])
def test_a_column_that_attacks_now_is_not_told_of_the_next_phase(lang: str, now: str) -> None:
    rng = Rng(1, 2)
    state = new("SC1")
    while GAME.questions[state.ask(0)].name != "stand-or-yield":
        who = state.decider()
        state.apply(who, state.chance(rng) if who == CHANCE else state.choose(who, rng))
    ahead = [line for line in text(board(state, lang, plain=True)).splitlines() if now in line]
    assert len(ahead) == len([one for one in state.as_dict()["ahead"] if one["name"] == "column-fights"])
    assert ahead


@pytest.mark.parametrize("width", [80, 100, 110])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_instructions_are_shortened_in_one_way(lang: str, width: int) -> None:
    """One spelling of each name in a whole table, whatever stands beside it."""
    shown = text(board(arranged(), lang, width))
    table = shown[shown.index("\n    N ") :].split("───")[0]
    names = {name for name in re.findall(r"(?:▸|  |/)([^\W\d]+\.?) \d", table) if name}
    assert len({name[:3] for name in names}) == len(names) > 5


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_board_fits_its_width(scenario: str) -> None:
    for state in [arranged(), *positions(scenario)]:
        for lang in LANGUAGES:
            for width in (76, 80, 100, 110):
                lines = board(state, lang, width)
                assert max(cells(text_of(line).rstrip()) for line in lines) <= width
                assert {span.style for line in lines for span in line} <= {"", *STYLES}


@pytest.mark.parametrize("width", [76, 80, 100, 110])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_space_can_be_read_on_the_map(scenario: str, width: int) -> None:
    """Its name and the piece that fills it: nothing that stands beside may cover them."""
    for state in positions(scenario):
        shown = text(board(state, "en", width)).partition("⌂A Ranchería")[0]
        for space in state.as_dict()["spaces"]:
            piece = (
                f"⌂{space['camps'][0]}" if space["camps"] else "◇" if space["ally"] else "◆" if space["tribe"] else ""
            )
            piece += f"■{space['settlement']}" if space["settlement"] else ""
            assert f"{space['id']}{piece}" in shown.replace("]", "")


def test_a_narrow_terminal_gets_sentences() -> None:
    assert text(board(arranged(), width=60)) == text(board(arranged(), plain=True))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_french_board_speaks_french(scenario: str) -> None:
    english = r"\b(the|of|with|band|tribe|row|counter|left|cards|none|left|strength|horses|turn)\b"
    for state in [arranged(), *positions(scenario)]:
        for plain in (False, True):
            shown = text(board(state, "fr", plain=plain))
            assert not re.search(english, shown.casefold())
            assert not re.search(r"^ *[:;?!»]( |$)", shown, re.MULTILINE), "a line that begins with a mark"


@pytest.mark.parametrize(
    "shown",
    [
        "1-2b",  # Bison
        "b1●2",  # a lone Band
        "5-1◇",  # an Allied Tribe
        "4-1◇",
        "5-2■Ex2",  # a ravaged Settlement
        "2-2b?",  # a wagon train
        "▲W5",
        "[WEST]x1",
        "Spain Peace 4",
        "PDC",
        "b4○2",  # finished
        "Medicine  0 1 2 PM3",
        "Mahimiana 3, with Band b1 (2 Successes)",
        "Mahimiana 2, in the box of Ranchería B",
        "⌂D the Reservation",
        "Bands in the Reservation",
        "Start  -  1 +1S [2]",
        "In the box: 1 Food, 3 Horses, 2 Trade Goods.",
        "West: War Column of strength 5 (-2 in Battle) at 1-1 Sangre de Cristo Pass, counter W4 under it.",
        "Enemy AP 3 (2 on the track, in the box 1 of 1)",
        "▸Hunt 2/Encroach 3",  # the next Instruction of the North
        "c46 Bent’s Fort (1833) [while face up]",
        "c49 Parker’s Fort (1836), 1 AP [to play from the hand]",
        "✗ control 2 Territories",
        "Wagon trains roll",
    ],
)
def test_the_board_shows_what_a_player_asks_for(shown: str) -> None:
    assert shown in re.sub(r"\n +", " ", text(board(arranged(), width=110)))


def test_a_line_that_waits_for_a_flag_is_drawn_only_when_it_is_there(tmp_path: Path) -> None:
    import copy
    import json

    data = copy.deepcopy(GAME.data)
    data["map"]["connections"][0]["closes_with"] = "snow"
    data["development"][3]["effects"].append(["flag", {"flag": "snow"}])
    (tmp_path / "mine.json").write_text(json.dumps(data), encoding="utf-8")
    game = prairie.game("comancheria", tmp_path / "mine.json")
    state = game.new()
    assert isinstance(state, Comancheria)
    lines = [text_of(line) for line in game.board(state.as_dict(), 0, [YOU], "en", 100, True)]
    assert "1-1 Sangre de Cristo Pass: Bison. Solid lines to 1-2, 1-3, WEST." in [
        line.replace("1 Bison", "Bison") for line in lines
    ]
    state.flags = BIT[state.box.lexicon.flags.index("snow")]
    lines = [text_of(line) for line in game.board(state.as_dict(), 0, [YOU], "en", 100, True)]
    assert any(line.endswith("Solid lines to 1-3, WEST.") for line in lines)


# --- what is asked ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", ["SC1", "SC4", "SC6"])
def test_every_question_says_what_is_asked_and_what_each_answer_is(scenario: str, lang: str) -> None:
    state = new(scenario)
    rng = Rng(72, 3)
    asked = set()
    while (who := state.decider()) != OVER:
        if who != CHANCE:
            asked.add(GAME.questions[state.ask(0)].name)
            assert GAME.prompt(state, 0, lang)
            words = [GAME.action_text(state, 0, action, lang) for action in state.actions(0)]
            assert len(set(words)) == len(words)
            for action, word in zip(state.actions(0), words, strict=True):
                assert GAME.label(state, 0, action, lang, [YOU])
                assert GAME.choice(state, 0, action, lang, [YOU])
                assert word in GAME.spellings(state, 0, action, lang)
        state.apply(who, state.chance(rng) if who == CHANCE else state.choose(who, rng))
    assert len(asked) > 12


@pytest.mark.parametrize("said", ["s'arrêter", "s’arrêter", "S'ARRÊTER", "stop"])
def test_a_word_is_known_by_either_apostrophe(said: str) -> None:
    table, rng = Table(GAME, 1, {"scenario": "SC1"}, rng=Rng(3)), Rng(4)
    table.settle()
    while GAME.questions[(known := table.view(0).known).ask(0)].name != "act":
        table.submit(0, [known.choose(0, rng)])
        table.settle()
    assert table.notation(0, table.read_plan(0, [said], "fr")) == ["stop"]
    assert understand(said, Choices(GAME, known, 0, "fr", [YOU]).spellings) == Said("move", said)


@pytest.mark.parametrize(("scenario", "lang"), [("SC1", "en"), ("SC2", "fr"), ("SC4", "en"), ("SC6", "fr")])
def test_a_person_plays_to_the_end(tmp_path: Path, scenario: str, lang: str) -> None:
    file = tmp_path / "game.prairie"
    said = typed(GAME, ["human"], 7, {"scenario": scenario})
    arguments = ["--players", "human", "--option", f"scenario={scenario}", "--lang", lang, "--record", str(file)]
    result = run("play", "comancheria", "--practice", "--seed", "7", *arguments, typed=said)
    assert result.exit_code == 0, result.output[-2000:]
    end = Record.load(file).replay(GAME)
    assert end.deciders() == []
    lost = {"en": "You lose: ", "fr": "Vous perdez\u00a0: "}[lang]
    assert (lost in result.output) == (end.outcome().winners == ())


def test_the_board_comes_with_each_turn_and_a_line_in_between() -> None:
    said = typed(GAME, ["human"], 7, {"scenario": "SC2"})
    result = run(
        "play", "comancheria", "--practice", "--seed", "7", "--players", "human", "--option", "scenario=SC2",
        "--lang", "en", typed=said,
    )  # fmt: skip
    turns = len(re.findall(r"^Turn \d+\.$", result.output, re.MULTILINE))
    boards = len(re.findall(r"^In no Territory:$", result.output, re.MULTILINE))
    assert turns <= boards <= turns + 2
    assert re.search(r"^Culture \d+ · Military \d+ · AP \d+ · Enemy AP", result.output, re.MULTILINE)
