"""What a person may type, and what they are told when it cannot be."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from prairie.core.contract import CHANCE, State
from prairie.core.game import YOU
from prairie.core.illegal import Illegal
from prairie.core.registry import game, game_names
from prairie.core.rng import Rng
from prairie.core.texts import alike
from prairie.tables.table import Table
from prairie.terminal.asking import Choices, understand
from tests.terminal.arranged import arranged
from tests.terminal.commands import Terminal, play, run, without_colour

DRAFT = "1\n1\n1\n1\n"  # refuse the first, let the first copies leave, seal


def hand(output: str) -> list[str]:
    """The cards of the last hand shown, in notation."""
    shown = re.findall(r"Your hand: (.*)\.", output)[-1]
    return re.findall(r"\b(\d+[a-z])\b", shown)


def seeded(typed: str) -> str:
    return play("--practice", "--seed", "5", typed=typed).stdout


@pytest.fixture
def cards() -> list[str]:
    return hand(seeded(DRAFT))


def test_a_whole_plan_in_one_line_in_any_order(cards: list[str]) -> None:
    a, b, c, d = cards[:4]
    output = seeded(f"{DRAFT}{c}>III {a}>I {d}>IV {b}>II\n")
    assert "Turn 2." in output
    assert "Is this your plan?" not in output.split("Turn 1.")[1]


def test_cards_alone_go_to_the_piles_in_turn(cards: list[str]) -> None:
    a, b, c, d = cards[:4]
    assert seeded(f"{DRAFT}{a} {b} {c} {d}\n") == seeded(f"{DRAFT}{a}>I {b}>II {c}>III {d}>IV\n").replace(
        f"{a}>I {b}>II {c}>III {d}>IV\n", f"{a} {b} {c} {d}\n"
    )


def test_piles_by_figure_and_any_case(cards: list[str]) -> None:
    a, b, c, d = cards[:4]
    assert "Turn 2." in seeded(f"{DRAFT}{a.upper()}>1 {b}>ii {c}>3 {d}>IV\n")


def test_numbers_for_the_whole_plan() -> None:
    assert "Turn 2." in seeded(f"{DRAFT}4 2 3 1\n")


def test_special_warriors_by_their_french_names() -> None:
    table = arranged()
    for said in ("danse>III", "DANSE>III", "twilight>III", "danse"):
        with pytest.raises(Illegal, match="Vous n’avez pas ce guerrier en main") as refused:
            table.read_plan(0, [said], "fr")
        assert refused.value.rule == "TK 4.2"


@pytest.mark.rule("TK 12.23")
@pytest.mark.parametrize("said", ["4a>II", "4a>2", "4A>ii", "4a>III 5c>IV 3a>II"])
def test_a_pile_fixed_by_dancing_twilight_is_refused_with_its_rule(said: str) -> None:
    table = arranged()
    assert table.state.as_dict()["piles"][1]["fixed"] == [True, False]
    for lang, why in (("en", "Dancing Twilight has fixed your card"), ("fr", "Danse du crépuscule a fixé votre carte")):
        with pytest.raises(Illegal, match=why) as refused:
            table.read_plan(0, said.split(), lang)
        assert refused.value.rule == "TK 12.23"


def test_step_by_step_the_plan_is_shown_before_it_is_sealed() -> None:
    output = seeded(f"{DRAFT}1\n1\n1\n1\n2\n1\n1\n")
    assert output.count("Is this your plan?") == 3  # the draft, the plan refused, the plan sealed
    assert "Turn 2." in output


@pytest.mark.parametrize("said", ["", "1", "yes", "Y", "ok", "oui", "o"])
def test_a_plan_is_sealed_by_any_word_that_says_so(said: str) -> None:
    assert "Turn 1." in seeded(f"1\n1\n1\n{said}\n")


def test_whatever_else_is_said_to_a_plan_is_answered() -> None:
    output = seeded("1\n1\n1\nhint\nperhaps\n? 6.5\n?\nno\n")
    after = output.split("Is this your plan?")[1]
    assert after.count("Type 1, yes or ok") == 4
    assert "TK 6.5  Scalps" in after
    assert "TK 2.6" in after
    assert "Turn 1." not in output


@pytest.mark.rule("TK 4.2")
def test_a_card_not_in_hand_is_refused_with_its_rule(cards: list[str]) -> None:
    absent = next(card for card in ("1a", "2a", "9a", "10a", "5a", "6a", "7a") if card not in cards)
    output = seeded(f"{DRAFT}{absent}>I\n1\n")
    assert "✗ You do not have that warrior in hand.  [TK 4.2]" in output


def test_a_refused_line_changes_nothing(cards: list[str]) -> None:
    """The whole plan is refused for one card, and the question is put again."""
    a, b, c = cards[:3]
    output = seeded(f"{DRAFT}{a}>I {b}>II {c}>III {a}>IV\n")
    assert "✗" in output
    assert output.count("Which warrior do you lay on pile I:") == 2
    assert "Your plan: " not in output.split("✗")[1]


def test_nonsense_is_answered_with_what_could_be_meant() -> None:
    assert "“spirt” names no move here; did you mean" in seeded("spirt\n")


def questions(table: Table, rng: Rng, count: int) -> Iterator[tuple[int, State]]:
    """The first questions of a random game: who is asked, and what they know."""
    for _ in range(count):
        table.settle()
        if table.over():
            return
        seat = table.owed()[0]
        known = table.view(seat).known
        yield seat, known
        table.submit(seat, [int(known.choose(seat, rng))])


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", game_names())
def test_every_choice_can_be_typed_as_the_list_and_hints_write_it(name: str, lang: str) -> None:
    """At every question of a random game; of two heroes of one kind either is meant."""
    found, rng = game(name), Rng(3)
    table = Table(found, practice=True, rng=Rng(4))
    names = ["Ann", "Tom"][: table.record.seats]
    for seat, known in questions(table, rng, 60):
        choices = Choices(found, known, seat, lang, names)
        for action in known.actions(seat):
            text = found.action_text(known, seat, action, lang)
            for typed in (text, found.label(known, seat, action, lang, names)):
                (read,) = table.read_plan(seat, choices.texts(typed), lang)
                assert found.action_text(known, seat, read, lang) == text


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", game_names())
def test_no_spelling_means_two_choices_even_without_accents(name: str, lang: str) -> None:
    """At every question of a random game; of two heroes of one kind either is meant."""
    found, rng = game(name), Rng(5)
    table = Table(found, practice=True, rng=Rng(6))
    for seat, known in questions(table, rng, 120):
        meant: dict[str, str] = {}
        for action in known.actions(seat):
            text = found.action_text(known, seat, action, lang)
            for spelling in found.spellings(known, seat, action, lang):
                assert meant.setdefault(alike(spelling), text) == text


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", game_names())
def test_a_list_says_nothing_twice_and_takes_what_it_shows(name: str, lang: str) -> None:
    found, rng = game(name), Rng(7)
    table = Table(found, practice=True, rng=Rng(8))
    for seat, known in questions(table, rng, 60):
        choices = Choices(found, known, seat, lang, ["Ann", "Tom"][: table.record.seats])
        for action in known.actions(seat):
            number = choices.actions.index(action) + 1
            word, told = choices.words[number - 1], choices.told(number)
            assert not re.match(rf"{re.escape(word)}\s?: {re.escape(word)}(\W|$)", told)
            assert found.action_text(known, seat, table.read_plan(seat, choices.texts(told), lang)[0], lang) == word


def comancheria_at(question: str) -> Table:
    """A game that has come to such a question."""
    found, rng = game("comancheria"), Rng(4)
    table = Table(found, 1, {"scenario": "SC1"}, practice=True, rng=Rng(3))
    table.settle()
    while found.questions[(known := table.view(0).known).ask(0)].name != question:
        table.submit(0, [int(known.choose(0, rng))])
        table.settle()
    return table


def test_a_place_may_be_typed_with_its_name() -> None:
    table = comancheria_at("act")
    known = table.view(0).known
    choices = Choices(table.game, known, 0, "en", [YOU])
    place = next(action for action in known.actions(0) if table.game.action_word(known, 0, action)[0].isdigit())
    assert choices.texts(table.game.title("space", place, "en")) == [table.game.action_word(known, 0, place)]


@pytest.mark.parametrize(("said", "word"), [("fini", "done"), ("done", "done"), ("tout", "all"), ("chevaux", "horses")])
def test_the_words_of_the_notation_may_be_typed_in_french(said: str, word: str) -> None:
    table = comancheria_at("load")
    assert table.notation(0, table.read_plan(0, [said], "fr")) == [word]
    choices = Choices(table.game, table.view(0).known, 0, "fr", [YOU])
    assert "fini" in choices.words
    assert not {"done", "horses", "all"} & set(choices.words)


def test_what_may_have_been_meant_is_said_in_the_words_of_the_list() -> None:
    said = play("--practice", "--seed", "5", "--lang", "fr", typed="espri\n").stdout
    listed = set(re.findall(r"^\d\. (\S+)\s:", said, re.M))
    near = re.findall(r"vouliez-vous dire (.*)\s\?", said)[0].split(", ")
    assert len(listed) == 3
    assert set(near) <= listed


def test_a_second_roll_is_called_what_the_list_calls_it() -> None:
    powwow = game("powwow")
    state, rng = powwow.new(), Rng(2)
    while "roll" not in (powwow.action_word(state, 0, a) for a in (state.actions(0) if state.owes(0) else [])):
        who = state.decider()
        state.apply(who, state.chance(rng) if who == CHANCE else state.choose(who, rng))
    action = next(a for a in state.actions(0) if powwow.action_word(state, 0, a) == "roll")
    for lang, word in (("en", "re-roll"), ("fr", "relancer")):
        assert powwow.action_text(state, 0, action, lang) == word
        assert powwow.label(state, 0, action, lang, ["Ann", "Tom"]) == word


@pytest.mark.parametrize(
    ("lang", "why"), [("en", "Pile I is asked first.*in any order"), ("fr", "La pile I vient d’abord.*quel ordre")]
)
def test_a_warrior_for_a_later_pile_is_told_that_the_whole_plan_may_be_typed(
    lang: str, why: str, cards: list[str]
) -> None:
    output = play("--practice", "--seed", "5", "--lang", lang, typed=f"{DRAFT}{cards[0]}>III\n{cards[0]}>3\n").stdout
    assert len(re.findall(why, output)) == 2


def test_too_long_a_plan_is_refused(cards: list[str]) -> None:
    assert "cannot be taken now" in seeded(f"{DRAFT}{' '.join(cards[:5])}\n")


# --- commands ------------------------------------------------------------------------------------------------------


def test_the_question_mark_shows_the_rule_behind_the_question() -> None:
    output = seeded("?\n? TK 6.5\n? 6.5\n? puma\n? nonsense\n")
    assert "TK 2.4  Set-up: the warriors" in output
    assert output.count("TK 6.5  Scalps") == 2
    assert "Source: " in output
    assert "fights the puma" in output
    assert "There is no rule “nonsense”" in output


@pytest.mark.parametrize("said", ["HORSE1", "horse1", "1", "Horse Breakers"])
def test_the_question_mark_explains_a_choice_that_is_offered(said: str) -> None:
    output = run("play", "comancheria", "--lang", "en", typed=f"? {said}\n").output.partition("> ?")[2]
    assert "A Raid with at least one Success yields 1 extra Horses." in output


def test_cards_to_choose_from_are_drawn_with_what_they_do() -> None:
    with Terminal("play", "comancheria", "--lang", "en") as terminal:
        drawn = without_colour(terminal.read())
    for card in ("1 HORSE1: Horse Breakers. A Raid", "2 WAR1: War Roads. +1 in Battles"):
        assert card in drawn


@pytest.mark.parametrize(
    ("name", "rule", "lang", "source"),
    [
        (
            "tomahawk",
            "6.5",
            "en",
            "French booklet, lines 152-155; English booklet, line 89; a point where the booklets differ",
        ),
        ("tomahawk", "6.5", "fr", "livret français, lignes 152-155\u00a0; livret anglais, ligne 89\u00a0; un point où"),
        ("powwow", "6.7", "en", "our ruling PA3"),
    ],
)
def test_a_source_is_named_so_that_a_player_can_find_it(name: str, rule: str, lang: str, source: str) -> None:
    assert source in run("rules", name, rule, "--lang", lang).output


def test_hints_are_found_by_french_words() -> None:
    output = play("--lang", "fr", typed="? cueillette\n? nuage\naide\n").output
    assert "compte double" in output
    assert "est charmé\u00a0: force 0" in output
    assert "annuler" in output


def test_a_blank_that_does_not_break_is_a_blank() -> None:
    """As a text copied from the screen has them."""
    assert understand("sauver\u00a0partie.prairie") == ("save", "partie.prairie")
    assert understand("?\u00a0puma") == ("explain", "puma")
    assert understand("\u00a0") == ("", "")
    assert seeded(f"{DRAFT}4\u00a02\u00a03\u00a01\n").count("Turn 2.") == 1


def test_the_log_names_every_rule() -> None:
    output = seeded("1\nlog\n")
    assert re.search(r"You are dealt .*  \[TK 2\.2\]", output)


def test_the_board_on_demand() -> None:
    assert seeded("board\nb\nplateau\n").count("Before the first turn.") == 4


def test_undo_takes_back_a_step_and_then_the_one_before() -> None:
    output = seeded(f"{DRAFT}1\n1\nundo\nundo\n")
    asked = re.findall(r"on pile ([IV]+):", output.split("Turn 1.\n")[1])
    assert asked[0] == "I"
    assert asked[-1] == "I"
    assert "III" in asked


def test_undo_before_any_decision_says_so() -> None:
    output = play(typed="undo\n").output
    assert "there is nothing to take back" in output
    assert "something has happened" not in output


def test_undo_past_a_reveal_is_refused_at_a_live_table() -> None:
    output = play(typed=f"{DRAFT}undo\n").output
    assert "✗ This can no longer be taken back" in output


def test_undo_goes_anywhere_at_a_practice_table() -> None:
    output = seeded(f"{DRAFT}1 2 3 4\nundo\n")
    after = output.split("Turn 2.\n")[1]
    assert "Taken back." in after
    assert "Turn 1 of 6." in after


def test_save_takes_the_place_of_no_other_file(tmp_path: Path) -> None:
    notes, own = tmp_path / "notes.txt", tmp_path / "own.prairie"
    notes.write_text("mine")
    output = play("--record", str(own), typed=f"1\nsave {notes}\nsave {own}\n").output
    assert f"{notes} exists already, and is not this game" in output
    assert notes.read_text() == "mine"
    assert f"Saved: {own}" in output


def test_save_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "here.prairie"
    output = play(typed=f"1\nsave\nsave {file}\nsave {tmp_path}/no\0pe/x\n").output
    assert f"Saved: {file}" in output
    assert file.exists()


def test_quit_says_how_to_go_on() -> None:
    result = play(typed="quit\n")
    assert result.exit_code == 0
    assert "prairie play --resume" in result.output.splitlines()[-1]


@pytest.mark.parametrize(
    ("line", "command", "rest"),
    [
        ("", "", ""),
        ("7b>III 3a>I", "move", "7b>III 3a>I"),
        ("Undo", "undo", ""),
        ("annuler", "undo", ""),
        ("? TK 6.5", "explain", "TK 6.5"),
        ("?6.5", "explain", "6.5"),
        ("save a b.prairie", "save", "a b.prairie"),
        ("board 7b", "move", "board 7b"),
    ],
)
def test_lines_are_understood(line: str, command: str, rest: str) -> None:
    assert understand(line) == (command, rest)


def test_you_is_only_a_key() -> None:
    assert YOU not in play("--lang", "fr", typed=DRAFT).output.casefold().split()
