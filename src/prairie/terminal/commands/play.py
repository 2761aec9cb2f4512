"""prairie play: against the computer, in hot seat, or watching computers play."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import click

from prairie.core.game import Game
from prairie.core.record import Record
from prairie.core.registry import game as find_game
from prairie.core.rng import Rng
from prairie.tables.table import Table
from prairie.terminal.commands.options import data_option, lang_option, plain_option
from prairie.terminal.interrupts import Interrupts, Stopped
from prairie.terminal.keeping import CannotKeep, Keeper, is_taken, new_file
from prairie.terminal.players import HUMAN, Seated, against, read_players, seated
from prairie.terminal.screen import PipeClosed, Screen
from prairie.terminal.session import Manner, Quit, Session
from prairie.terminal.voice import TEXTS
from prairie.workers.worker import Worker

LEVEL = 3  # of the computer's play, where nobody names another


@click.command()
@click.argument("game", required=False)
@click.option("--level", type=click.IntRange(1, 6), help=f"How strong the computer plays; {LEVEL} unless told.")
@click.option("--opponent", metavar="NAME", help="Against whom instead of a level: random, greedy, ismcts, level6@3s.")
@click.option("--players", metavar="LIST", help="Who sits where instead; for example human,level4,greedy.")
@click.option("--names", metavar="LIST", default="", help="Their names, in the same order.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A variant, such as most_sought=yes.")
@click.option("--scenario", metavar="NAME", help="For a game with scenarios: the same as --option scenario=NAME.")
@click.option("--companion", is_flag=True, help="Beside a real table: type in its dice and draws (solitaire games).")
@data_option
@click.option("--practice", is_flag=True, help="A practice table: undo goes anywhere, and the record says so.")
@click.option("--seed", type=int, help="Repeatable chance and computer players; only with --practice.")
@click.option("--resume", type=click.Path(dir_okay=False), help="Go on with a saved game.")
@click.option("--record", type=click.Path(dir_okay=False), help="The file to keep the game in.")
@click.option("--rules", is_flag=True, help="Name the rule behind every line of news.")
@plain_option
@lang_option
def command(
    game: str | None,
    level: int | None,
    opponent: str | None,
    players: str | None,
    names: str,
    options: tuple[str, ...],
    scenario: str | None,
    companion: bool,
    data: str | None,
    practice: bool,
    seed: int | None,
    resume: str | None,
    record: str | None,
    rules: bool,
    plain: bool,
    lang: str,
) -> None:
    """Play GAME in the terminal, against the computer unless --players says otherwise.

    Type moves as numbers from a list or in notation, a whole plan in one line if you like; ? explains the rule behind
    a question. The game is saved after every decision, and --resume goes on with it.
    """
    if sum(bool(given) for given in (level, opponent, players)) > 1 or (resume and (level or opponent)):
        raise click.UsageError("--level, --opponent, --players and --resume each say who plays: give one of them")
    kinds = [kind.strip() for kind in players.split(",")] if players else None
    named = [name.strip() for name in names.split(",")] if names else []
    if resume:
        if game or options or scenario or practice or names:
            raise click.UsageError("--resume takes game, options, names and practice from the record")
        saved = Record.load(resume)
        found = find_game(saved.game, data)
        sitting = seated(found, kinds, []) if kinds else read_players(found, saved.players)
        refuse_seed(seed, saved.practice)
        refuse_overwriting(record, resume)
        table = Table.resume(found, saved, seeded(seed))
        keeper = Keeper(Path(record or resume))
    else:
        if not game:
            raise click.UsageError("which game? for example: prairie play tomahawk")
        refuse_seed(seed, practice)
        refuse_overwriting(record)
        found = find_game(game, data)
        refuse_opponents(found, level, opponent)
        sitting = seated(found, kinds or against(found, opponent or f"level{level or LEVEL}"), named)
        chosen = found.read_options((*options, f"scenario={scenario}") if scenario else options)
        table = Table(found, len(sitting), chosen, [p.text() for p in sitting], practice, seeded(seed))
        keeper = Keeper(Path(record) if record else new_file(found.name))
    if companion and found.hides:
        raise click.UsageError("--companion is for games in which everything is open")
    screen = Screen(plain)
    interrupts = Interrupts()
    stepwise = screen.is_terminal and sys.stdin.isatty()
    session = Session(
        table,
        sitting,
        minds(table, sitting, seed),
        screen,
        keeper,
        Manner(lang, rules, stepwise, companion),
        interrupts,
    )
    sys.exit(play(session, interrupts))


def refuse_seed(seed: int | None, practice: bool) -> None:
    if seed is not None and not practice:
        raise click.UsageError("--seed needs --practice: at a live table nobody can know the draws beforehand")


def refuse_opponents(game: Game, level: int | None, opponent: str | None) -> None:
    if (level or opponent) and game.seat_counts[-1] == 1:
        raise click.UsageError(f"{game.name} is played alone: there is nobody for --level or --opponent")


def refuse_overwriting(record: str | None, resumed: str | None = None) -> None:
    """A game takes the place of no file but the one it goes on from."""
    if record is not None and is_taken(Path(record), Path(resumed) if resumed else None):
        raise click.UsageError(f"{record} exists already: go on with it by --resume {record}, or name a new file")


def seeded(seed: int | None) -> Rng | None:
    return None if seed is None else Rng(seed)


def minds(table: Table, players: list[Seated], seed: int | None) -> dict[int, Worker]:
    """A computer player, in a process of its own, for every seat that has no person."""
    options = table.record.options
    return {
        seat: Worker(player.kind, table.game, len(players), options, own_seed(seed, seat), seat + 1)
        for seat, player in enumerate(players)
        if player.kind != HUMAN
    }


def own_seed(seed: int | None, seat: int) -> int | None:
    """What a player draws its own luck from. The table's seed would tell it every card to come, and cannot be found
    from this."""
    if seed is None:
        return None
    digest = hashlib.blake2b(f"{seed} {seat}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 2  # 62 bits: small enough for any generator


def play(session: Session, interrupts: Interrupts) -> int:
    """Runs the session; whatever ends it early gets one line, on stderr, that names the file. The exit code."""
    with interrupts.watched():
        try:
            session.run()
        except Quit:
            farewell(session, "ended-quit", to_stdout=True)
            return 0
        except Stopped as stopped:
            farewell(session, "ended-interrupt" if stopped.number == 2 else "ended-signal")
            return 128 + stopped.number
        except EOFError:
            farewell(session, "ended-input")
            return 1
        except PipeClosed:
            farewell(session, "ended-pipe")
            return 1
    return 0


def farewell(session: Session, why: str, to_stdout: bool = False) -> None:
    """The record so far is safe already; say so, in one line."""
    lang, path = session.manner.lang, session.keeper.path
    try:
        with session.interrupts.held():
            session.keep()
        where = TEXTS.say(lang, "saved-resume", file=str(path))
    except CannotKeep as error:
        where = TEXTS.say(lang, "not-saved", file=str(path), reason=str(error))
    start = "" if to_stdout or not session.screen.is_terminal else "\n"  # after an echoed ^C
    click.echo(f"{start}{TEXTS.say(lang, why)} {where}", err=not to_stdout)
