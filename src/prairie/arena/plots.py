"""Pictures of results, drawn with matplotlib where it is installed (an extra)."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from prairie.arena.ratings import Elo, Share, wilson
from prairie.arena.scenarios import Tally
from prairie.arena.study import Firing, Study

INK, SOFT = "#5b3a1e", "#c98b3c"
KINDS = (".png", ".svg")
ROW, HEAD = 0.28, 1.0  # inches: a bar, and the title and axis of its panel
LEAST = 2.6  # inches of a panel that has few rows, or none

Interval = tuple[float, float, float]  # what was found, and from where to where it may be


class NoPlots(ValueError):
    """Nothing could be drawn: matplotlib, an extra, is not there, or the file is none that it can write."""


def pyplot() -> Any:
    try:
        importlib.import_module("matplotlib").use("Agg")
    except ImportError as error:
        raise NoPlots("plots need matplotlib: pip install 'prairie[study]'") from error
    return importlib.import_module("matplotlib.pyplot")


def check_plot(path: Path) -> None:
    """Refuses, before anything is played, what could not be drawn afterwards."""
    pyplot()
    if path.suffix.lower() not in KINDS:
        raise NoPlots(f"--plot {path}: name a file that ends in .png or .svg")
    if not path.parent.is_dir():
        raise NoPlots(f"--plot {path}: there is no folder {path.parent}")
    there = path.exists()
    try:
        path.open("ab").close()  # nothing else says for sure whether it may be written
    except OSError as error:
        raise NoPlots(f"--plot {path}: it cannot be written ({error.strerror})") from error
    if not there:
        path.unlink()


def rows(axes: Any, title: str, labels: list[str]) -> list[int]:
    """The places of the labels, from the top, in a panel without a box around it."""
    places = list(range(len(labels)))
    axes.set_yticks(places, labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.set_title(title, loc="left", fontsize="medium")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return places


def reach(found: list[Interval]) -> list[list[float]]:
    """How far each interval goes below and above."""
    return [[max(0.0, part - low) for part, low, _ in found], [max(0.0, high - part) for part, _, high in found]]


def bars(axes: Any, title: str, labels: list[str], found: list[Interval]) -> Any:
    """One bar a label, with its interval where it has one; the bars."""
    places = rows(axes, title, labels)
    certain = all(low == high for _, low, high in found)
    errors = {} if certain else {"xerr": reach(found), "ecolor": INK, "capsize": 3}
    return axes.barh(places, [part for part, _, _ in found], color=SOFT, **errors)


def points(axes: Any, title: str, labels: list[str], found: list[Interval]) -> None:
    """For what has no zero to begin a bar at."""
    places = rows(axes, title, labels)
    values = [value for value, _, _ in found]
    axes.errorbar(values, places, xerr=reach(found), fmt="o", color=SOFT, ecolor=INK, capsize=3)
    axes.grid(axis="x", alpha=0.3)


def shares_of_wins(axes: Any, title: str, labels: list[str], found: list[Interval], even: list[float]) -> None:
    """Bars from nothing to all, each with a dotted line where equal players would be."""
    bars(axes, title, labels, found)
    from_nothing_to_all(axes)
    for place, part in enumerate(even):
        axes.plot([part, part], [place - 0.5, place + 0.5], color=INK, linewidth=1.2, linestyle=":")


def from_nothing_to_all(axes: Any) -> None:
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(importlib.import_module("matplotlib.ticker").PercentFormatter(1))


def height(count: int) -> float:
    return max(LEAST, HEAD + ROW * count)


# --- a match --------------------------------------------------------------------------------------------------------


def drawn(found: list[Share]) -> list[Share]:
    """Of two who meet the first: the other won what is left."""
    kept: list[Share] = []
    for one in found:
        mirrored = any((one.player,) == other.against and one.against == (other.player,) for other in kept)
        if len(one.against) > 1 or one.seats > 1 or not mirrored:
            kept.append(one)
    return kept


def draw_match(path: Path, title: str, found: list[Share], ratings: list[Elo]) -> None:
    """Shares of wins, and Elo, in one picture; PNG or SVG by the file's name."""
    plot = pyplot()
    told = drawn(found)
    tall = [height(len(told)), height(len(ratings))]
    figure, (upper, lower) = plot.subplots(2, 1, figsize=(9, sum(tall)), height_ratios=tall, layout="constrained")
    figure.suptitle(title, wrap=True)
    labels = [f"{seated(one)} – {', '.join(one.against)}" for one in told]
    parts = [(one.part, one.low, one.high) for one in told]
    shares_of_wins(upper, "share of wins (95 %); dotted: an even share", labels, parts, [one.even for one in told])
    elo = [(one.rating, one.rating - one.error, one.rating + one.error) for one in ratings]
    points(lower, "Elo (95 %)", [one.player for one in ratings], elo)
    figure.savefig(path, dpi=130)
    plot.close(figure)


def seated(one: Share) -> str:
    return one.player if one.seats == 1 else f"{one.player} ({one.seats} seats)"


# --- a study --------------------------------------------------------------------------------------------------------


def draw_study(path: Path, title: str, found: Study) -> None:
    """On the left seats, length, what is worth having and how much, or scenarios; on the right how often each rule
    acts, which may be a long list."""
    plot = pyplot()
    held = found.rates or found.scenarios  # no game has both
    fired = [one for one in found.firings if one.a_game]
    tall = {"seats": height(len(found.seats)), "lengths": LEAST + HEAD}
    if held:
        tall["held"] = height(len(held))
    if found.worths:
        tall["worths"] = height(len(found.worths))
    whole = max(sum(tall.values()), height(len(fired)))
    figure = plot.figure(figsize=(15, whole), layout="constrained")
    figure.suptitle(title, wrap=True)
    left, right = figure.subfigures(1, 2)
    # What the left column has too much is left empty below: a panel does not grow with its neighbour.
    axes = left.subplots(len(tall) + 1, 1, height_ratios=[*tall.values(), max(0.01, whole - sum(tall.values()))])
    axes[-1].set_axis_off()
    draw_panels(dict(zip(tall, axes, strict=False)), found, held)
    often(right.subplots(), fired, len(found.firings) - len(fired))
    figure.savefig(path, dpi=110)
    plot.close(figure)


def draw_panels(axes: dict[str, Any], found: Study, held: list[Any]) -> None:
    seats = [(one.part, one.low, one.high) for one in found.seats]
    even = [1 / len(seats)] * len(seats) if len(seats) > 1 else []
    named = [one.name for one in found.seats]
    title = "wins by seat (95 %); dotted: an even share" if even else "won (95 %)"
    shares_of_wins(axes["seats"], title, named, seats, even)
    lengths(axes["lengths"], found.lengths)
    if held:
        what = "wins of those who have it (95 %)" if found.rates else "scenarios won (95 %)"
        rates = [(one.part, one.low, one.high) for one in held]
        every = even[0] if even and found.rates else None
        shares_of_wins(axes["held"], what, [one.name for one in held], rates, [every] * len(held) if every else [])
    if found.worths:
        worths = [(one.points, one.low, one.high) for one in found.worths]
        bars(axes["worths"], "one more of it: points of lead (95 %)", [one.name for one in found.worths], worths)
        axes["worths"].axvline(0, color=INK, linewidth=0.8)


def lengths(axes: Any, found: list[int]) -> None:
    """Whole numbers in bins of whole numbers, about thirty of them."""
    wide = max(1, -(-(max(found) - min(found) + 1) // 30))
    edges = [edge - 0.5 for edge in range(min(found), max(found) + wide + 1, wide)]
    axes.hist(found, bins=edges, color=SOFT)
    whole = importlib.import_module("matplotlib.ticker").MaxNLocator
    axes.xaxis.set_major_locator(whole(integer=True))
    axes.yaxis.set_major_locator(whole(integer=True))
    axes.set_title("length", loc="left", fontsize="medium")
    axes.set_xlabel("decisions a game")
    axes.set_ylabel("games")


def often(axes: Any, fired: list[Firing], never: int) -> None:
    """Each with its number, for beside common events a rare one has no bar to be seen. Events that never happened are
    counted, not drawn."""
    labels = [f"{one.name} ({one.rule})" for one in fired]
    drawn = bars(axes, "times a game", labels, [(one.a_game, one.a_game, one.a_game) for one in fired])
    axes.bar_label(drawn, [short(one.a_game) for one in fired], padding=3, color=INK, fontsize="small")
    axes.margins(x=0.1)  # room for the number of the longest
    if never:
        axes.set_xlabel(f"{never} more never happened")


def short(number: float) -> str:
    """12, 0.11, 0.003: never nothing for what is not nothing."""
    return f"{number:,.0f}" if number >= 10 else f"{number:.2g}"


# --- scenarios ------------------------------------------------------------------------------------------------------


def draw_scenarios(path: Path, title: str, found: list[tuple[str, Tally]]) -> None:
    """How often each scenario was won, and how its games ended."""
    plot = pyplot()
    names = [scenario for scenario, _ in found]
    figure, (left, right) = plot.subplots(1, 2, figsize=(12, 0.5 + height(len(names))), layout="constrained")
    figure.suptitle(title, wrap=True)
    won = [(one.won / one.games, *wilson(one.won, one.games)) for _, one in found]
    shares_of_wins(left, "won (95 %)", names, won, [])
    places = rows(right, "how games ended", names)
    from_nothing_to_all(right)
    endings = sorted({ending for _, one in found for ending in one.endings}, reverse=True)
    begins = [0.0] * len(names)
    for number, ending in enumerate(endings):
        parts = [one.share(ending) for _, one in found]
        shade = plot.get_cmap("YlOrBr")(0.15 + 0.7 * number / max(1, len(endings) - 1))
        right.barh(places, parts, left=begins, color=shade, label=ending.removeprefix("outcome-"))
        begins = [begin + part for begin, part in zip(begins, parts, strict=True)]
    figure.legend(loc="outside lower right", ncols=4, frameon=False)
    figure.savefig(path, dpi=130)
    plot.close(figure)
