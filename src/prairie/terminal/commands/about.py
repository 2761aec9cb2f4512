"""prairie about: what a game is, and which of its components are reconstructed."""

from __future__ import annotations

import click

from prairie.core.registry import game as find_game
from prairie.core.spans import listed
from prairie.terminal.commands.options import data_option, lang_option
from prairie.terminal.screen import Screen
from prairie.terminal.voice import TEXTS


@click.command()
@click.argument("game")
@data_option
@lang_option
def command(game: str, data: str | None, lang: str) -> None:
    """Say what GAME is, for how many, with which options, and which of its components are reconstructed."""
    found = find_game(game, data)
    screen = Screen()
    screen.say(found.texts.say(lang, "title"), "title")
    screen.say(found.texts.say(lang, "about"))
    low, high = found.seat_counts[0], found.seat_counts[-1]
    screen.say(TEXTS.say(lang, "about-seats", seats=str(low) if low == high else f"{low}-{high}"))
    for option in found.options:
        name = f"{found.texts.say(lang, f'option-{option.name}')} [{option.rule}]"
        told = ((f"{option.name}={value}", found.option_text(option.name, value, lang)) for value in option.values)
        values = (TEXTS.say(lang, "choice", action=typed, told=said) for typed, said in told)
        screen.say(TEXTS.say(lang, "about-options", options=listed([name, *values], lang)))
    screen.say(TEXTS.say(lang, "about-rules", rules=found.rules, data=found.data_digest), "note")
    screen.say(TEXTS.say(lang, "about-components", file=str(found.path)), "note")
