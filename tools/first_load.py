"""How long a first visit takes until a button answers: a real server, a real Chromium with an empty cache.

    .venv/bin/python tools/first_load.py [--visits N]

From the start of the navigation to the frame after a game's button stands there and can be clicked, and from the click
to a table with something to touch. The machine should do nothing else meanwhile.
"""

from __future__ import annotations

import argparse
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from prepare import chromium

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.web.conftest import FLAGS  # noqa: E402 - the tests' own browser

READY = """() => new Promise(done => {
  const look = () => {
    const button = document.querySelector('article:has(#game-tomahawk) .btn.pri')
    if (button && !button.disabled && button.offsetWidth) requestAnimationFrame(() => done(performance.now()))
    else requestAnimationFrame(look)
  }
  look()
})"""


def visit(browser: Browser, address: str) -> tuple[float, float]:
    """Milliseconds to the first page, and then to the table."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.goto(address, wait_until="commit")
    first = float(page.evaluate(READY))
    began = time.perf_counter()
    page.locator("article:has(#game-tomahawk) .btn.pri").click()
    page.locator("[data-lit]").first.wait_for()
    then = 1000 * (time.perf_counter() - began)
    context.close()
    return first, then


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--visits", type=int, default=9)
    visits = reader.parse_args().visits
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        command = [sys.executable, "-m", "prairie", "serve", "--port", str(port), "--log", "warning"]
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        with subprocess.Popen([*command, "--database", database], stdout=subprocess.DEVNULL) as server:
            try:
                while True:
                    try:
                        socket.create_connection(("127.0.0.1", port), 1).close()
                        break
                    except OSError:
                        time.sleep(0.1)
                browser = driver.chromium.launch(executable_path=chromium(), args=list(FLAGS))
                visit(browser, f"http://127.0.0.1:{port}/")  # the server's own first time
                found = [visit(browser, f"http://127.0.0.1:{port}/") for _ in range(visits)]
                browser.close()
            finally:
                server.terminate()
    for name, times in (
        ("first page", [first for first, _ in found]),
        ("on to the table", [then for _, then in found]),
    ):
        print(f"{name}: {median(times):.0f} ms at the median of {visits} visits, {max(times):.0f} at worst")


if __name__ == "__main__":
    main()
