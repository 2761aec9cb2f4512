"""prairie check: whether a record is whole and true."""

from __future__ import annotations

import click

from prairie.core.record import Record, RecordError
from prairie.core.registry import game as find_game
from prairie.terminal.commands.options import data_option, lang_option
from prairie.terminal.screen import Screen
from prairie.terminal.voice import TEXTS


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@data_option
@lang_option
def command(file: str, data: str | None, lang: str) -> None:
    """Replay the record FILE and compare every position with what it says; the first difference is named by line."""
    record = Record.load(file)
    found = find_game(record.game, data)
    try:
        state = record.replay(found)
    except RecordError as error:
        raise RecordError(error.line, error.reason, file) from error
    over = "no" if state.deciders() else "yes"
    fine = TEXTS.say(lang, "check-fine", file=file, decisions=record.decisions, game=record.game, over=over)
    Screen().say(fine)
