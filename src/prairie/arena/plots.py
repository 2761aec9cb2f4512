"""Pictures of results, drawn with matplotlib where it is installed (an extra)."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from prairie.arena.ratings import Elo, Share, wilson
from prairie.arena.scenarios import Tally
from prairie.arena.study import Study

INK, SOFT = "#5b3a1e", "#c98b3c"


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
    kinds = importlib.import_module("matplotlib.backend_bases").FigureCanvasBase.get_supported_filetypes()
    if path.suffix.removeprefix(".").lower() not in kinds:
        raise NoPlots(f"--plot {path}: name a file that ends in .png or .svg")
    if not path.parent.is_dir():
        raise NoPlots(f"--plot {path}: there is no folder {path.parent}")


def bars(axes: Any, title: str, labels: list[str], values: list[float], low: list[float], high: list[float]) -> None:
    """One bar a label, from the top, with its interval."""
    places = list(range(len(labels)))
    below = [max(0.0, value - bound) for value, bound in zip(values, low, strict=True)]
    above = [max(0.0, bound - value) for value, bound in zip(values, high, strict=True)]
    axes.barh(places, values, color=SOFT, xerr=[below, above], ecolor=INK, capsize=3)
    axes.set_yticks(places, labels)
    axes.invert_yaxis()
    axes.set_title(title, loc="left")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)


def draw_match(path: Path, title: str, found: list[Share], ratings: list[Elo]) -> None:
    """Shares of wins, and Elo, in one picture; PNG or SVG by the file's name."""
    plot = pyplot()
    height = 1.6 + 0.38 * (len(found) + len(ratings))
    figure, (upper, lower) = plot.subplots(
        2, 1, figsize=(8, height), height_ratios=[max(1, len(found)), max(1, len(ratings))], layout="constrained"
    )
    labels = [f"{one.player} – {', '.join(one.against)}" for one in found]
    bars(upper, f"{title}: share of wins (95 %)", labels, *columns([(one.part, one.low, one.high) for one in found]))
    upper.set_xlim(0, 1)
    elo = [(one.rating, one.rating - one.error, one.rating + one.error) for one in ratings]
    bars(lower, "Elo", [one.player for one in ratings], *columns(elo))
    if elo:
        lower.set_xlim(min(one[1] for one in elo) - 20, max(one[2] for one in elo) + 20)
    figure.savefig(path, dpi=130)
    plot.close(figure)


def columns(rows: list[tuple[float, float, float]]) -> tuple[list[float], list[float], list[float]]:
    return [row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows]


def draw_study(path: Path, title: str, found: Study) -> None:
    """Seats, length, what is worth having and how much, scenarios, and how often each rule acts."""
    plot = pyplot()
    held = found.rates or found.scenarios  # no game has both
    rows = [["seats", "held" if held else "seats"], ["lengths", "often"]]
    tall = [max(4.0, 0.3 * len(held) + 1), max(4.0, 0.26 * len(found.firings) + 1)]
    if found.worths:
        rows = [["seats", "held"], ["lengths", "worths"], ["often", "often"]]
        tall.insert(1, max(4.0, 0.3 * len(found.worths) + 1))
    figure, axes = plot.subplot_mosaic(rows, figsize=(14, sum(tall)), height_ratios=tall, layout="constrained")
    figure.suptitle(title)
    seats = [(one.part, one.low, one.high) for one in found.seats]
    bars(axes["seats"], "wins by seat (95 %)", [one.name for one in found.seats], *columns(seats))
    if held:
        rates = [(one.part, one.low, one.high) for one in held]
        what = "wins of those who have it (95 %)" if found.rates else "scenarios won (95 %)"
        bars(axes["held"], what, [one.name for one in held], *columns(rates))
    axes["lengths"].hist(found.lengths, bins=30, color=SOFT)
    axes["lengths"].set_title("decisions a game", loc="left")
    if found.worths:
        worths = [(one.points, one.low, one.high) for one in found.worths]
        named = [one.name for one in found.worths]
        bars(axes["worths"], "one more of it: points of lead (95 %)", named, *columns(worths))
        axes["worths"].axvline(0, color=INK, linewidth=0.8)
    often = [(one.a_game, one.a_game, one.a_game) for one in found.firings]
    bars(axes["often"], "times a game", [f"{one.name} ({one.rule})" for one in found.firings], *columns(often))
    figure.savefig(path, dpi=110)
    plot.close(figure)


def draw_scenarios(path: Path, title: str, found: list[tuple[str, Tally]]) -> None:
    """How often each scenario was won, and how its games ended."""
    plot = pyplot()
    names = [scenario for scenario, _ in found]
    endings = sorted({ending for _, one in found for ending in one.endings}, reverse=True)
    figure, (left, right) = plot.subplots(1, 2, figsize=(12, 2.0 + 0.45 * len(names)), layout="constrained")
    figure.suptitle(title)
    won = [(one.won / one.games, *wilson(one.won, one.games)) for _, one in found]
    bars(left, "won (95 %)", names, *columns(won))
    left.set_xlim(0, 1)
    begins = [0.0] * len(names)
    for number, ending in enumerate(endings):
        parts = [one.share(ending) for _, one in found]
        shade = plot.get_cmap("YlOrBr")(0.15 + 0.7 * number / max(1, len(endings) - 1))
        right.barh(list(range(len(names))), parts, left=begins, color=shade, label=ending.removeprefix("outcome-"))
        begins = [begin + part for begin, part in zip(begins, parts, strict=True)]
    right.set_yticks(list(range(len(names))), names)
    right.invert_yaxis()
    right.set_xlim(0, 1)
    right.set_title("how games ended", loc="left")
    figure.legend(loc="outside lower right", ncols=4, frameon=False)
    figure.savefig(path, dpi=130)
    plot.close(figure)
