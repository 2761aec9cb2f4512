"""The `prairie` command. Each command lives in a module of its own, imported when it is called."""

from __future__ import annotations

import importlib
import os
import signal
import sys
from typing import Any, NamedTuple

import click


class Entry(NamedTuple):
    module: str  # holds the click command as `command`
    help: str  # for the list, so that nothing need be imported for it
    extra: str = ""  # of the package, whose dependencies it needs


COMMANDS = {
    "play": Entry("prairie.terminal.commands.play", "Play a game in the terminal, or watch computers play."),
    "replay": Entry("prairie.terminal.commands.replay", "Show a recorded game, as text or as JSON."),
    "hint": Entry("prairie.terminal.commands.hint", "Say what a search would do at a moment of a recorded game."),
    "check": Entry("prairie.terminal.commands.check", "Check that a record is whole and true."),
    "serve": Entry("prairie.server.command", "Serve tables: play in the browser, online or not.", "server"),
    "rules": Entry("prairie.terminal.commands.rules", "Show a game's rulebook, a chapter or a rule of it."),
    "arena": Entry("prairie.arena.commands.arena", "Let computer players meet, and measure how strong they are."),
    "study": Entry("prairie.arena.commands.study", "Say what decides a game: seats, cards, tiles, length, rules."),
    "scenarios": Entry("prairie.arena.commands.scenarios", "How hard each scenario of a solitaire game is."),
    "simulate": Entry("prairie.arena.commands.simulate", "Play many random games on all cores."),
    "bench": Entry("prairie.bench.command", "Measure how fast the engine or the server is on this machine."),
    "about": Entry("prairie.terminal.commands.about", "Say what a game is and what in it is reconstructed."),
}


class Commands(click.Group):
    """Imports a command when it is called, and says every error in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        entry = COMMANDS[cmd_name]
        try:
            command: click.Command = importlib.import_module(entry.module).command
        except ModuleNotFoundError as error:
            if not entry.extra:
                raise
            more = f"pip install 'prairie[{entry.extra}]'"
            raise click.ClickException(f"{cmd_name} needs more packages ({error.name} is missing): {more}") from error
        command.name = cmd_name
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.help) for name, entry in COMMANDS.items()])

    def main(self, *args: Any, **extra: Any) -> Any:
        """One line for a mistake in the command line too: click would print the usage beside it."""
        try:
            sys.exit(super().main(*args, **{**extra, "standalone_mode": False}) or 0)
        except click.exceptions.NoArgsIsHelpError as error:
            click.echo(error.message)  # nothing was asked for: no mistake
            sys.exit(0)
        except click.ClickException as error:
            where = error.ctx if isinstance(error, click.UsageError) else None
            hint = f" (try: {where.command_path} --help)" if where else ""
            click.echo(f"prairie: {error.format_message()}{hint}", err=True)
            sys.exit(error.exit_code)
        except (click.Abort, KeyboardInterrupt):
            click.echo("prairie: interrupted", err=True)
            sys.exit(130)
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except (click.ClickException, click.exceptions.Exit, click.Abort, BrokenPipeError):
            raise
        except OSError as error:
            named = f"{error.filename}: {error.strerror}" if error.filename and error.strerror else str(error)
            raise click.ClickException(named) from error
        except ValueError as error:  # all our own errors are ValueErrors that speak to the person
            raise click.ClickException(str(error)) from error
        except Exception as error:
            if os.environ.get("PRAIRIE_DEBUG"):
                raise
            said = f"{type(error).__name__}: {error}"
            raise click.ClickException(f"this is our mistake: {said} (PRAIRIE_DEBUG=1 shows where)") from error


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(package_name="prairie", message="%(version)s")
def cli() -> None:
    """Tabletop games of the Great Plains, to play and to study."""


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter still shows the rest
    try:
        cli(prog_name="prairie")
    except KeyboardInterrupt:  # a second one, while the first was being told
        sys.exit(130)
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # all is done: one that comes now would only show a traceback


if __name__ == "__main__":
    main()
