"""prairie rules: the rulebook, a chapter or a rule of it."""

from __future__ import annotations

import click

from prairie.core.game import Game
from prairie.core.registry import game as find_game
from prairie.terminal.commands.options import lang_option
from prairie.terminal.explaining import find_rule, show_rule
from prairie.terminal.screen import Screen
from prairie.terminal.voice import TEXTS


@click.command()
@click.argument("game")
@click.argument("rule", nargs=-1)
@lang_option
def command(game: str, rule: tuple[str, ...], lang: str) -> None:
    """Show the chapters of GAME's rulebook, one chapter (6) or one RULE (6.5) with its reason and source."""
    found = find_game(game)
    screen = Screen()
    said = " ".join(rule)
    if not said:
        chapters(found, screen, lang)
        return
    one = find_rule(found, said)
    if one is not None:
        show_rule(found, one, screen, lang)
    elif said.isdecimal() and int(said) in found.rulebook.chapters:
        chapter(found, int(said), screen, lang)
    else:
        raise click.ClickException(f"{found.name} has no rule {said}; `prairie rules {found.name}` lists the chapters")


def chapters(game: Game, screen: Screen, lang: str) -> None:
    screen.say(TEXTS.say(lang, "rules-title", game=game.texts.say(lang, "title")), "title")
    book = game.rulebook
    for number, title in book.chapters.items():
        cited = [rule.number for rule in book.rules.values() if rule.chapter == number]
        span = TEXTS.say(lang, "chapter-rules", first=cited[0], last=cited[-1]) if cited else ""
        screen.say(f"{number:>3}  {title[lang]}  ({span})")
    example = next(iter(book.rules.values())).number.partition(" ")[2]
    screen.say(TEXTS.say(lang, "rules-how", game=game.name, example=example), "note")


def chapter(game: Game, number: int, screen: Screen, lang: str) -> None:
    screen.say(f"{number}  {game.rulebook.chapters[number][lang]}", "title")
    for rule in game.rulebook.rules.values():
        if rule.chapter == number:
            screen.say(f"{rule.number}  {rule.text[lang]}")
