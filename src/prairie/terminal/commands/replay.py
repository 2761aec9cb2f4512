"""prairie replay: a game again, from a seat, to any decision; or every position as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import click

from prairie.core.chronicle import chronicle
from prairie.core.contract import SPECTATOR, State
from prairie.core.events import Event, told
from prairie.core.game import Game
from prairie.core.record import OtherRules, Record, RecordError
from prairie.core.registry import game as find_game
from prairie.terminal.commands.options import AT, data_option, lang_option, plain_option, seats_of
from prairie.terminal.players import names_for, read_players
from prairie.terminal.screen import Screen
from prairie.terminal.voice import TEXTS


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--seat", type=click.IntRange(min=0), help="See it as this seat did, from 0; a spectator when not given.")
@click.option("--at", type=click.IntRange(min=0), help=AT)
@click.option("--json", "as_json", is_flag=True, help="One JSON object per decision.")
@click.option("--omniscient", is_flag=True, help="With --json: the full position, nothing hidden.")
@data_option
@plain_option
@lang_option
def command(
    file: str,
    seat: int | None,
    at: int | None,
    as_json: bool,
    omniscient: bool,
    data: str | None,
    plain: bool,
    lang: str,
) -> None:
    """Show the record FILE: what happened, and the board at the end or after --at decisions."""
    if omniscient and (not as_json or seat is not None):
        raise click.UsageError("--omniscient goes with --json and without --seat")
    record = Record.load(file)
    found = find_game(record.game, data)
    if seat is not None and seat >= record.seats:
        raise click.UsageError(seats_of(record))
    if at is not None and at > record.decisions:
        raise click.UsageError(f"this record has {record.decisions} decisions")
    reader = SPECTATOR if seat is None else seat
    try:
        if as_json:
            for position in positions(found, record, reader, omniscient, at):
                click.echo(json.dumps(position, ensure_ascii=False))
        else:
            show(found, record, record.replay(found, at), reader, at, Screen(plain), lang)
    except OtherRules as other:
        if as_json:
            raise
        tell(found, record, record.stored_events(found, at), reader, Screen(plain), lang)
        click.echo(TEXTS.say(lang, "replay-other-rules", why=str(other)), err=True)
    except RecordError as error:
        raise RecordError(error.line, error.reason, file) from error


def show(game: Game, record: Record, state: State, reader: int, at: int | None, screen: Screen, lang: str) -> None:
    """The log with its rules, then the board."""
    names = tell(game, record, state.log.events if state.log else [], reader, screen, lang)
    if at is not None:
        screen.say(TEXTS.say(lang, "replay-at", at=at, of=record.decisions), "title")
    screen.show(game.board(state.view(reader).as_dict(), reader, names, lang, screen.width, screen.plain))


def tell(game: Game, record: Record, happened: list[Event], reader: int, screen: Screen, lang: str) -> list[str]:
    """The log as that reader may see it, each line with its rule; returns the names it used."""
    names = names_for(read_players(game, record.players), reader, lang)
    events = [event for event in (told(e, game.events, reader) for e in happened) if event]
    for line in chronicle(game, events, lang, names):
        screen.say(f"{line.text}  [{line.rule}]")
    return names


def positions(game: Game, record: Record, reader: int, whole: bool, at: int | None) -> Iterator[dict[str, Any]]:
    """The position after each decision: so that anyone can check our rules with a program of their own."""
    record.replay(game)  # a record that does not hold is refused before anything is printed
    state = record.start(game)
    number = 0
    yield position(game, state, reader, whole, number, None)
    for move in record.moves:
        for word in move.words:
            if at is not None and number >= at:
                return
            number += 1
            decision = decided(game, state, move.seat, move.question, word, reader, whole)
            state.apply(move.seat, game.read_action(state, move.seat, word))
            yield position(game, state, reader, whole, number, decision)


def decided(
    game: Game, state: State, seat: int, question: str, word: str, reader: int, whole: bool
) -> dict[str, Any] | None:
    """A decision, where the reader may know it: one's own, or all of them to the omniscient."""
    if not whole and seat != reader:
        return None
    return {"seat": game.mover_name(seat), "question": question, "action": word, "rule": rule_of(game, state, seat)}


def rule_of(game: Game, state: State, seat: int) -> str:
    return game.questions[state.ask(seat)].rule


def position(
    game: Game, state: State, reader: int, whole: bool, number: int, decision: dict[str, Any] | None
) -> dict[str, Any]:
    """What is known after a decision: of everything, or through the reader's eyes."""
    shown = state if whole else state.view(reader).known
    return {
        "number": number,
        "decision": decision,
        "owed": [game.mover_name(seat) for seat in state.deciders()] if whole else None,
        "scores": state.scores() if whole else shown.scores(),
        "position": shown.as_dict(),
        "digest": state.digest() if whole else None,
    }
