"""Plots: what could not be drawn is refused before anything is played, and costs nobody their results."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from prairie.arena.plots import NoPlots, bars, check_plot, draw_match, draw_study, drawn, lengths, pyplot
from prairie.arena.ratings import Elo, Share
from prairie.arena.study import Firing, Rate, Study
from prairie.cli import cli

COMMANDS = {
    "arena": ("arena", "tomahawk", "--table", "random,level1", "--games", "2"),
    "study": ("study", "tomahawk", "--agent", "random", "--games", "2"),
    "scenarios": ("scenarios", "comancheria", "--agent", "random", "--games", "2", "--scenario", "SC1"),
}
DRAWN = {"arena": "draw_match", "study": "draw_study", "scenarios": "draw_scenarios"}


@pytest.mark.parametrize("name", ["x.jpg", "x.pdf", "x", "x.svgz"])
def test_only_png_and_svg_are_drawn(tmp_path: Path, name: str) -> None:
    with pytest.raises(NoPlots, match=r"ends in \.png or \.svg"):
        check_plot(tmp_path / name)
    check_plot(tmp_path / "x.SVG")


def test_a_file_that_cannot_be_written_is_refused_and_others_stay_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "folder.png").mkdir()
    with pytest.raises(NoPlots, match="cannot be written"):
        check_plot(tmp_path / "folder.png")
    (tmp_path / "old.png").write_text("a picture")
    check_plot(tmp_path / "old.png")
    check_plot(tmp_path / "new.png")
    assert (tmp_path / "old.png").read_text() == "a picture"
    assert not (tmp_path / "new.png").exists()


@pytest.mark.parametrize("name", COMMANDS)
def test_results_are_told_even_if_they_cannot_be_drawn(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(f"prairie.arena.commands.{name}.{DRAWN[name]}", full)
    done = CliRunner().invoke(cli, [*COMMANDS[name], "--workers", "1", "--json", "--plot", str(tmp_path / "x.png")])
    assert done.exit_code != 0
    assert json.loads(done.stdout)
    assert done.stderr.strip() == "prairie: the disk is full"


# --- what is drawn --------------------------------------------------------------------------------------------------


def share(player: str, *against: str, seats: int = 1) -> Share:
    return Share(player, against, seats, seats / (seats + len(against)), 10, 5.0, 0.2, 0.8, 0.1)


def test_a_pair_is_drawn_once_and_a_larger_table_whole() -> None:
    pairs = [share("a", "b"), share("b", "a"), share("a", "c"), share("c", "a")]
    assert [(one.player, *one.against) for one in drawn(pairs)] == [("a", "b"), ("a", "c")]
    table = [share("a", "b", "b"), share("b", "a", seats=2)]
    assert drawn(table) == table


def test_whole_numbers_are_counted_in_bins_of_whole_numbers() -> None:
    figure, axes = pyplot().subplots()
    for found, wide in (([3, 3, 4, 7], 1), ([10, 100, 199], 7)):
        axes.clear()
        lengths(axes, found)
        assert {round(bar.get_width(), 6) for bar in axes.patches} == {wide}
        assert all(bar.get_x() % 1 == 0.5 for bar in axes.patches)
        assert sum(bar.get_height() for bar in axes.patches) == len(found)
        assert all(tick == int(tick) for tick in axes.get_xticks())
        assert axes.get_xlabel() == "decisions a game"
    pyplot().close(figure)


def test_what_is_certain_has_no_interval() -> None:
    figure, axes = pyplot().subplots()
    bars(axes, "times a game", ["turn"], [(2.0, 2.0, 2.0)])
    assert len(axes.lines) == 0
    bars(axes, "won", ["turn"], [(0.5, 0.2, 0.8)])
    assert len(axes.lines) == 2  # the caps
    pyplot().close(figure)


def kept_figure(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The figures that are drawn from now on: they are not closed, so that they can be looked at."""
    plot = pyplot()
    found: list[Any] = []
    monkeypatch.setattr(plot, "close", found.append)
    return found


def test_small_panels_stay_small_beside_a_hundred_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = kept_figure(monkeypatch)
    fired = [Firing(f"event{number}", "CO 1", number % 4, 0.5) for number in range(120)]
    alone = Study(2, [Rate("alone", 2, 0.5, 0.1, 0.9)], 1, 0, [30, 40], fired, [], [], [])
    draw_study(tmp_path / "study.png", "a study", alone)
    (figure,) = figures
    panels = {axes.get_title(loc="left"): axes for axes in figure.get_axes()}
    tall = {title: axes.get_window_extent().height / figure.dpi for title, axes in panels.items()}
    assert tall["length"] < 5
    assert tall["times a game"] > 15
    assert len(panels["times a game"].patches) == 90
    assert panels["times a game"].get_xlabel() == "30 more never happened"


def test_every_event_has_its_number_however_rare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = kept_figure(monkeypatch)
    fired = [Firing(f"event{times}", "TK 1", times, 0.5) for times in (1240.0, 12.5, 0.11, 0.002)]
    draw_study(tmp_path / "study.png", "a study", Study(2, [Rate("a", 2, 0.5, 0.1, 0.9)], 0, 0, [3], fired, [], [], []))
    (figure,) = figures
    (panel,) = (axes for axes in figure.get_axes() if axes.get_title(loc="left") == "times a game")
    assert [text.get_text() for text in panel.texts] == ["1,240", "12", "0.11", "0.002"]
    assert all(text.get_window_extent().x1 <= panel.get_window_extent().x1 for text in panel.texts)


def test_nothing_of_a_long_title_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    figures = kept_figure(monkeypatch)
    names = [f"level6@{time}.125s" for time in range(4)]
    title = "bigmanitou with a title that is much longer than any picture is wide, " * 3
    ratings = [Elo(name, 1500.0, 40.0) for name in names]
    draw_match(tmp_path / "match.png", title, [share(names[0], *names[1:])], ratings)
    (figure,) = figures
    for text in (figure._suptitle, *(axes.title for axes in figure.get_axes())):
        box = text.get_window_extent()
        assert box.x0 >= 0
        assert box.x1 <= figure.bbox.width
