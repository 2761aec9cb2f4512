"""The engine against the clock, in its compiled loops and driven from Python."""

from __future__ import annotations

import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter

from prairie.core import drills, rng as rng_module
from prairie.core.contract import CHANCE, OVER, State
from prairie.core.game import Game
from prairie.core.playout import play_games, playout_stepwise
from prairie.core.rng import Rng


@dataclass
class Figures:
    """What one game came to on this machine; times are the best of several rounds, the machine being shared."""

    game: str
    seats: int
    mode: str
    games_per_second: float
    decisions_per_game: float
    decisions_per_second: float
    python_us_per_step: float
    clone_ns: float
    view_ns: float
    imagine_ns: float
    info_key_ns: float
    state_bytes: int

    def as_dict(self) -> dict[str, object]:
        return asdict(self)


def best(rounds: int, work: Callable[[], int]) -> float:
    """Seconds for one unit of work, in the best round; `work` returns how many units it did."""
    times = []
    for _ in range(rounds):
        start = perf_counter()
        units = work()
        times.append((perf_counter() - start) / units)
    return min(times)


def mode() -> str:
    return "plain" if rng_module.__file__.endswith(".py") else "compiled"


def drive(start: State, seed: int, games: int) -> int:
    """Random games as a Python program plays them: every card drawn and every small decision is asked for and applied
    from Python, seats choose from their list of legal actions. Returns the number of steps."""
    random = Random(seed).random  # noqa: S311 - a benchmark
    rng = Rng(seed)
    steps = 0
    for _ in range(games):
        state = start.clone()
        while (seat := state.decider()) != OVER:
            if seat == CHANCE:
                state.apply(CHANCE, state.chance(rng))
            else:
                actions = state.actions(seat)
                state.apply(seat, actions[int(random() * len(actions))])
            steps += 1
    return steps


def measure(game: Game, seats: int, rounds: int = 5, scale: float = 1.0) -> Figures:
    """`scale` makes every part longer or shorter: 1 is about two seconds, compiled."""
    start = game.new(seats)
    speed = scale if mode() == "compiled" else scale / 60
    count = max(1, int(20000 * speed))
    decisions = sum(playout_stepwise(start.clone(), Rng(1, stream)) for stream in range(max(4, count // 40)))
    per_game = decisions / max(4, count // 40)
    stream = 0

    def games() -> int:
        nonlocal stream
        play_games(start, 2, stream, count)
        stream += count
        return count

    middle = halfway(start)
    seat = max(0, middle.decider())
    view = middle.view(seat)
    small = max(20, int(100_000 * speed))
    seconds = best(rounds, games)
    return Figures(
        game=game.name,
        seats=seats,
        mode=mode(),
        games_per_second=1 / seconds,
        decisions_per_game=per_game,
        decisions_per_second=per_game / seconds,
        python_us_per_step=1e6 * best(rounds, lambda: drive(start, 3, max(2, count // 20))),
        clone_ns=1e9 * best(rounds, lambda: drills.clones(middle, small)),
        view_ns=1e9 * best(rounds, lambda: drills.views(middle, seat, small // 4)),
        imagine_ns=1e9 * best(rounds, lambda: drills.worlds(view, Rng(4), small // 4)),
        info_key_ns=1e9 * best(rounds, lambda: drills.keys(middle, seat, small)),
        state_bytes=memory(middle),
    )


def halfway(start: State) -> State:
    """A position in the middle of a random game, where a seat decides."""
    rng = Rng(5)
    decisions = playout_stepwise(start.clone(), rng)
    state, rng = start.clone(), Rng(5)
    for _ in range(decisions // 2):
        seat = state.decider()
        state.apply(seat, state.chance(rng) if seat < 0 else state.choose(seat, rng))
    state.sample(rng)
    return state


def memory(state: State) -> int:
    """Bytes of one state, its arrays included."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.clone() for _ in range(1000)]
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return (grown - sys.getsizeof(kept)) // 1000


def import_ms(rounds: int = 7) -> float:
    """Milliseconds that `import prairie` adds to the start of Python."""

    def run(code: str) -> float:
        start = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own interpreter and text
        return perf_counter() - start

    bare = min(run("pass") for _ in range(rounds))
    return max(0.0, 1000 * (min(run("import prairie") for _ in range(rounds)) - bare))
