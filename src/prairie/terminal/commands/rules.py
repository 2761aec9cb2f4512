"""prairie rules: the rulebook, a chapter or a rule of it."""

from __future__ import annotations

import click

from prairie.core.game import Game
from prairie.core.registry import game as find_game
from prairie.terminal.commands.options import lang_option
from prairie.terminal.explaining import bare_number, find_rule, show_rule
from prairie.terminal.screen import Screen
from prairie.terminal.voice import TEXTS


@click.command()
@click.argument("game")
@click.argument("rule", nargs=-1)
@lang_option
def command(game: str, rule: tuple[str, ...], lang: str) -> None:
    """Show the chapters of GAME's rulebook, one chapter (6) or one RULE (6.5) with its reason and source.

    Where a booklet counts its own chapters, so does the rulebook: 6.2.2.A is a chapter, 6.2.2.A.1 its first rule, and
    6.2 lists the chapters that begin so.
    """
    found = find_game(game)
    screen = Screen()
    said = " ".join(rule)
    if not said:
        chapters(found, screen, lang)
        return
    one = find_rule(found, said)
    number = bare_number(found, said)
    if one is not None:
        show_rule(found, one, screen, lang)
    elif number in found.rulebook.chapters:
        chapter(found, number, screen, lang)
    elif any(one.startswith(f"{number}.") for one in found.rulebook.chapters):
        chapters(found, screen, lang, f"{number}.")
    else:
        raise click.ClickException(f"{found.name} has no rule {said}; `prairie rules {found.name}` lists the chapters")


def chapters(game: Game, screen: Screen, lang: str, under: str = "") -> None:
    """All chapters, or those whose numbers begin so: 6.3 stands for 6.3.1 to 6.3.10."""
    screen.say(TEXTS.say(lang, "rules-title", game=game.texts.say(lang, "title")), "title")
    book = game.rulebook
    width = max(3, *map(len, book.chapters))
    for number, title in book.chapters.items():
        if not number.startswith(under):
            continue
        cited = [rule.number for rule in book.rules.values() if rule.chapter == number]
        span = TEXTS.say(lang, "chapter-rules", first=cited[0], last=cited[-1]) if len(cited) > 1 else "".join(cited)
        screen.say(f"{number:>{width}}  {title[lang]}  ({span})")
    example = next(iter(book.rules.values())).number.partition(" ")[2]
    screen.say(TEXTS.say(lang, "rules-how", game=game.name, example=example), "note")


def chapter(game: Game, number: str, screen: Screen, lang: str) -> None:
    screen.say(f"{number}  {game.rulebook.chapters[number][lang]}", "title")
    for rule in game.rulebook.rules.values():
        if rule.chapter == number:
            screen.say(f"{rule.number}  {rule.text[lang]}")
