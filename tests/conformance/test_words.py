"""Notation, bytes and records: everything written can be read back, and nothing else is read."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from prairie.core.contract import CHANCE, OVER, SPECTATOR, pack, unpack
from prairie.core.game import Game
from prairie.core.illegal import Illegal
from prairie.core.playout import playout
from prairie.core.record import Record, RecordError, read_event
from prairie.core.rng import Rng
from tests.conformance.cases import Case, many, walk, walk_steps


def test_actions_read_back_from_their_notation(case: Case) -> None:
    for step in walk_steps(case, many(6, 1)):
        for seat in step.state.deciders():
            words = [case.game.action_word(step.state, seat, action) for action in step.state.actions(seat)]
            assert len(set(words)) == len(words), "two actions share a notation"
            for action, word in zip(step.state.actions(seat), words, strict=True):
                assert word
                assert not set(word) & set(" #\n")
                assert case.game.read_action(step.state, seat, word) == action


def test_text_that_names_nothing_is_refused_with_what_would_do(case: Case) -> None:
    for step in walk(case, 0):
        if step.seat >= 0:
            legal = case.game.action_word(step.state, step.seat, step.state.actions(step.seat)[0])
            with pytest.raises(Illegal) as refused:
                case.game.read_action(step.state, step.seat, legal + "?")
            assert legal in refused.value.why
            assert refused.value.rule in case.game.rulebook.rules
            break


def test_states_and_views_survive_their_bytes(case: Case) -> None:
    for step in walk_steps(case, many(6, 1)):
        again = case.game.state_from(case.seats, case.options, step.state.to_bytes())
        assert again.numbers() == step.state.numbers()
        assert again.as_dict() == step.state.as_dict()
        for seat in (SPECTATOR, *range(case.seats)):
            view = step.state.view(seat)
            read = case.game.view_from(case.seats, case.options, view.to_bytes())
            assert read.seat == seat
            assert read.to_bytes() == view.to_bytes()
            assert read.actions() == view.actions() == (step.state.actions(seat) if seat >= 0 else [])


def test_a_restored_state_plays_on_alike(case: Case) -> None:
    for step in walk_steps(case, many(3, 1)):
        again = case.game.state_from(case.seats, case.options, step.state.to_bytes())
        here = step.state.clone()
        playout(again, Rng(3))
        playout(here, Rng(3))
        assert again.to_bytes() == here.to_bytes()


@pytest.mark.parametrize("numbers", [[], [0], [-1, 1, -(2**40), 2**62, 127, 128, -128]])
def test_numbers_survive_packing(numbers: list[int]) -> None:
    assert unpack(pack(numbers)) == numbers


def recorded(case: Case, stream: int) -> Record:
    """A random game, written down."""
    record = Record.begin(case.game, case.seats, case.options)
    state = record.start(case.game)
    rng = Rng(31, stream)
    while (seat := state.decider()) != OVER:
        action = state.chance(rng) if seat == CHANCE else state.choose(seat, rng)
        record.play(case.game, state, seat, action)
    return record


def test_a_record_reads_back_and_replays(case: Case) -> None:
    for stream in range(many(3, 1)):
        record = recorded(case, stream)
        read = Record.parse(record.text())
        assert read.text() == record.text()
        assert read.replay(case.game).digest() == record.moves[-1].digest


def test_a_record_replays_up_to_any_decision(case: Case) -> None:
    record = recorded(case, 1)
    state = record.start(case.game)
    done = 0
    for move in record.moves:
        for word in move.words:
            if done % 17 == 0:
                assert record.replay(case.game, at=done).to_bytes() == state.to_bytes()
            state.apply(move.seat, case.game.read_action(state, move.seat, word))
            done += 1


def test_events_read_back_from_a_record(case: Case) -> None:
    record = recorded(case, 2)
    log = record.replay(case.game).log
    assert log is not None
    read = [read_event(case.game, text) for move in record.moves for text in move.events]
    assert len(read) == len(log.events)
    for mine, theirs in zip(read, log.events, strict=True):
        assert (mine.kind, mine.seen_by) == (theirs.kind, theirs.seen_by)
        assert mine.args == theirs.args[: len(mine.args)]


def spoiled(record: Record, game: Game) -> list[tuple[int, str]]:
    """Texts with one line spoiled each, and the number of that line."""
    lines = record.text().split("\n")
    moves = [i for i, line in enumerate(lines) if "#" in line]
    middle, late = moves[len(moves) // 2], moves[-1]
    wrong = "0" * 16
    texts = []
    for at, line in (
        (0, "a shopping list"),
        (2, "rules many"),
        (middle, lines[middle].rsplit("#", 1)[0] + "#" + wrong),
        (middle, re.sub(r": \S+", ": nonsense", lines[middle])),
        (late, lines[late].replace(" ", " 9", 1)),
        (late, lines[late][:-3]),
    ):
        texts.append((at + 1, "\n".join([*lines[:at], line, *lines[at + 1 :]])))
    return texts


def test_a_spoiled_record_is_refused_at_its_line(case: Case) -> None:
    for line, text in spoiled(recorded(case, 3), case.game):
        with pytest.raises(RecordError) as refused:
            Record.parse(text).replay(case.game)
        assert refused.value.line == line, refused.value


def test_a_cut_record_is_refused(case: Case) -> None:
    """Inside a line, and right before its end."""
    text = recorded(case, 4).text()
    end = text.index("\n", len(text) // 2)
    for cut in (text[: end - 2], text[:end]):
        with pytest.raises(RecordError) as refused:
            Record.parse(cut)
        assert refused.value.line == cut.count("\n") + 1


def test_a_record_is_written_in_one_way_only(case: Case) -> None:
    """What a reader would take for the same is refused too, at its line."""
    text = recorded(case, 5).text()
    move = text[: text.index("\n1 ")].count("\n") + 2
    for line, other in (
        (1, text.replace("\n", "\r\n")),
        (5, text.replace("\nseats ", "\nseats 0")),
        (move, text.replace("\n1 ", "\n01 ")),
        (move, text.replace(": ", ":  ", 1)),
        (move, text.replace(" #", "  #", 1)),
        (text.count("\n") + 1, text + "\n"),
        *((6, text.replace("\noption ", f"\noption {one.name} never\noption ", 1)) for one in case.game.options[:1]),
    ):
        assert other != text
        with pytest.raises(RecordError) as refused:
            Record.parse(other)
        assert refused.value.line == line, refused.value


def test_a_record_of_too_many_seats_or_without_its_options_is_refused_at_its_line(case: Case) -> None:
    record = recorded(case, 5)
    seats = case.game.seat_counts[-1] + 1
    more = replace(record, seats=seats, players=["X"] * seats)
    spoilt = [(5, more), *((5, replace(record, options={})) for _ in case.game.options[:1])]
    for at, name in enumerate(record.options):
        spoilt.append((6 + at, replace(record, options={**record.options, name: "never"})))
    spoilt.append((6 + len(record.options), replace(record, options={**record.options, "weather": "fine"})))
    for line, other in spoilt:
        with pytest.raises(RecordError) as refused:
            Record.parse(other.text()).replay(case.game)
        assert refused.value.line == line, refused.value


def test_a_file_is_read_as_it_stands(case: Case, tmp_path: Path) -> None:
    file = tmp_path / "game.prairie"
    record = recorded(case, 6)
    record.save(file)
    assert Record.load(file).text() == record.text()
    file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    with pytest.raises(RecordError, match="line 1: a line ends with a line feed"):
        Record.load(file)


def test_every_event_and_question_has_its_rule_and_its_texts(case: Case) -> None:
    for kind in case.game.events:
        assert kind.rule in case.game.rulebook.rules, kind.name
    for question in case.game.questions:
        assert question.rule in case.game.rulebook.rules, question.name
        for lang in ("en", "fr"):
            assert case.game.texts.has(lang, f"ask-{question.name}")
    names = [f"seat {seat}" for seat in range(case.seats)]
    for stream in range(many(20, 3)):
        record = recorded(case, stream)
        for text in {text for move in record.moves for text in move.events}:
            event = read_event(case.game, text)
            for lang in ("en", "fr"):
                assert case.game.tell(event, lang, names)
