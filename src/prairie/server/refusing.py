"""Every refusal of the server: a code for programs, a sentence for people, a rule where one says so."""

from __future__ import annotations

from pathlib import Path

from prairie.core.illegal import Illegal
from prairie.core.texts import Texts
from prairie.server.messages import Problem

TEXTS = Texts([Path(__file__).parent])
QUOTED = 500  # characters of what somebody sent that a refusal repeats


class Refused(Exception):
    """Said in the reader's language only when it is sent: whoever refuses need not know it."""

    def __init__(self, status: int, code: str, text: str, **args: str | int) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.text = text
        self.args_said = {name: said[:QUOTED] if isinstance(said, str) else said for name, said in args.items()}

    def problem(self, lang: str) -> Problem:
        return Problem(self.code, TEXTS.say(lang, self.text, **self.args_said))


class RefusedByRules(Refused):
    """What the rules or the table say no to; already in the reader's language."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(409, "refused", "bad-body")
        self.illegal = illegal

    def problem(self, lang: str) -> Problem:
        return Problem(self.code, self.illegal.why, self.illegal.rule, self.illegal.word)


class StaleView(Refused):
    """The table has moved on."""

    def __init__(self) -> None:
        super().__init__(409, "stale", "stale")
        self.view = b""  # the fresh one, for those who are not connected


def not_found(text: str) -> Refused:
    return Refused(404, "not-found", text)


def not_allowed(text: str) -> Refused:
    return Refused(403, "not-allowed", text)


def refused(text: str, **args: str | int) -> Refused:
    return Refused(409, "refused", text, **args)


def bad_request(text: str, status: int = 400, **args: str | int) -> Refused:
    return Refused(status, "bad-request", text, **args)


def unknown_token() -> Refused:
    return Refused(401, "unknown-token", "unknown-token")


def token_needed() -> Refused:
    return Refused(401, "unknown-token", "token-needed")


def unavailable() -> Refused:
    return Refused(503, "unavailable", "unavailable")


def too_many() -> Refused:
    return Refused(429, "too-many", "too-many")
