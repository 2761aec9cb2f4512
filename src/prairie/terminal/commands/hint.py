"""prairie hint: what a search would do at a moment of a recorded game, in a seat's place."""

from __future__ import annotations

import math

import click

from prairie.core.contract import State
from prairie.core.game import Game
from prairie.core.record import Record, RecordError
from prairie.core.registry import game as find_game
from prairie.terminal.advice import SECONDS, advised
from prairie.terminal.commands.options import AT, data_option, lang_option, plain_option, seats_of
from prairie.terminal.players import display_names, names_for, read_players
from prairie.terminal.screen import Screen
from prairie.terminal.voice import TEXTS


def finite(_ctx: click.Context, _param: click.Parameter, seconds: float) -> float:
    """No range refuses what is not a number."""
    if not math.isfinite(seconds):
        raise click.BadParameter(f"{seconds} is no time to think.")
    return seconds


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option(
    "--seat", type=click.IntRange(min=0), help="In this seat's place, from 0; else in that of who decides next."
)
@click.option("--at", type=click.IntRange(min=0), help=f"{AT} At the end when not given.")
@click.option(
    "--seconds",
    type=click.FloatRange(min=0, min_open=True, max=600),
    default=SECONDS,
    callback=finite,
    help="How long to think.",
)
@data_option
@plain_option
@lang_option
def command(
    file: str, seat: int | None, at: int | None, seconds: float, data: str | None, plain: bool, lang: str
) -> None:
    """Say what a search would do next in the record FILE, how it values that, and the two next best.

    Where the end of the game can be solved it says the plan of the solution instead. It goes by what that seat can
    know, and by nothing else.
    """
    record = Record.load(file)
    game = find_game(record.game, data)
    if at is not None and at > record.decisions:
        raise click.UsageError(f"this record has {record.decisions} decisions")
    try:
        state = record.replay(game, at)
    except RecordError as error:
        raise RecordError(error.line, error.reason, file) from error
    if seat is not None and seat >= record.seats:
        raise click.UsageError(seats_of(record))
    if state.deciders() and not deciding(state):
        near = nearest(record, game, record.decisions if at is None else at)
        where = "in this record yet" if near is None else f"there; the nearest moment is --at {near}"
        raise click.UsageError(f"nobody has a decision to take {where}")
    asked = asked_seat(state, seat)
    view = state.view(asked)
    screen = Screen(plain)
    names = names_for(read_players(game, record.players), asked, lang)
    screen.show(game.board(view.as_dict(), asked, names, lang, screen.width, screen.plain))
    best, *others = advised(game, view, names, seconds, lang)
    who = display_names(read_players(game, record.players), lang)[asked]
    screen.say(TEXTS.say(lang, "hint-place", seat=asked, name=who), "note")
    screen.say(game.prompt(view.known, asked, lang), "title")
    screen.say(best, "title")
    for other in others:
        screen.say(other)


def deciding(state: State) -> list[int]:
    return [seat for seat in state.deciders() if seat >= 0]


def nearest(record: Record, game: Game, at: int) -> int | None:
    """The moment closest to this one at which somebody has a decision to take; None where there is none."""
    moments = sorted(range(record.decisions + 1), key=lambda moment: abs(moment - at))
    return next((moment for moment in moments if deciding(record.replay(game, moment))), None)


def asked_seat(state: State, seat: int | None) -> int:
    """Whose decision it is; a mistake of the command line when there is none."""
    due = deciding(state)
    if not due:
        raise click.UsageError("the game is over there; choose an earlier moment with --at")
    if seat is None:
        return due[0]
    if seat not in due:
        raise click.UsageError(f"seat {seat} has nothing to decide there; due: {', '.join(map(str, due))}")
    return seat
