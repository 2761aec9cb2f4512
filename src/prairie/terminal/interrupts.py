"""Ctrl-C and other signals, held back while a decision is carried out and written down."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Stopped(BaseException):
    """A signal asks us to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Interrupts:
    """Within `watched`, a signal raises Stopped; within `held`, only when that block is done."""

    def __init__(self) -> None:
        self.holding = False
        self.waiting = 0

    def _caught(self, number: int, _frame: FrameType | None) -> None:
        if self.holding:
            self.waiting = number
        else:
            raise Stopped(number)

    @contextmanager
    def watched(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self._caught) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                with suppress(TypeError, ValueError):
                    signal.signal(number, handler)

    @contextmanager
    def held(self) -> Iterator[None]:
        self.holding = True
        try:
            yield
        finally:
            self.holding = False
        if self.waiting:
            number, self.waiting = self.waiting, 0
            raise Stopped(number)
