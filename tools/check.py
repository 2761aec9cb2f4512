"""What `make test` runs: the gates, the suite in each mode, and the browser tests once. Goes on after a failure; the
last line counts.

Runs inside .venv, after tools/prepare.py --test. Extra arguments go to pytest; the browser tests are then left out.
"""

import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from prepare import CHROMIUM, ROOT, VENV, chromium, notes, say

BIN = Path(sys.executable).parent
BROWSER = "tests/web"
BESIDE = ("-n", "auto", "--dist", "worksteal", f"--ignore={BROWSER}")
IN_BROWSERS = ("-n", "2", "--dist", "worksteal", BROWSER)  # each worker has a browser and a server of its own
FEW = 5  # browser tests that may fail once: more are no accident
# The interpreted engine is the tree itself; the compiled one is the wheel installed in .venv.
PLAIN = {"PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
GATES = (
    ("ruff check", (str(BIN / "ruff"), "check", "--quiet")),
    ("ruff format", (str(BIN / "ruff"), "format", "--check", "--quiet")),
    ("mypy --strict", (str(BIN / "mypy"), "--strict", "--no-error-summary")),
    ("import-linter", (str(BIN / "lint-imports"), "--no-cache")),
    ("svelte-check", (sys.executable, "tools/client.py", "check")),
    ("vitest", (sys.executable, "tools/client.py", "test")),
)


def gate(name: str, command: tuple[str, ...]) -> bool:
    """Silent when it is kept; says all it has to say when it is not."""
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **PLAIN}, capture_output=True, text=True, check=False)
    say(f"{name}: {'kept' if done.returncode == 0 else 'BROKEN'} ({time.monotonic() - began:.0f} s)")
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", flush=True)
    return done.returncode == 0


def suite(name: str, mode: str, *arguments: str) -> tuple[int, int, int]:
    """Runs a suite in a mode; how many tests passed, failed and were skipped."""
    say(f"the suite, {name}")
    report = VENV / f"tests-{name}.xml"
    report.unlink(missing_ok=True)
    environment = {**os.environ, "PRAIRIE_MODE": mode}
    environment.pop("PYTHONPATH", None)
    if mode == "plain":
        environment.update(PLAIN)
    command = [sys.executable, "-m", "pytest", f"--junitxml={report}", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    if not report.exists():
        return 0, 1, 0  # it did not come to running a test
    found = [suite.attrib for suite in ElementTree.parse(report).iter("testsuite")]  # noqa: S314 - our own
    total, failures, errors, skipped = (
        sum(int(attributes[key]) for attributes in found) for key in ("tests", "failures", "errors", "skipped")
    )
    failed = failures + errors
    return total - failed - skipped, failed or int(done.returncode != 0), skipped


def in_browsers(mode: str) -> tuple[int, int, int]:
    """The client in a real browser. Where none can be had, that is one failure, and it says what to install."""
    if not chromium():
        say(CHROMIUM)
        return 0, 1, 0
    passed, failed, skipped = suite("browser", mode, *IN_BROWSERS)
    again = failed_tests("browser")
    if 0 < len(again) == failed <= FEW:
        say("once more, one at a time: pages are late on a busy machine, and luck deals what a test never met")
        right, failed, _ = suite("browser-again", mode, *again)
        passed += right
        if not failed:
            say(f"UNSTEADY, right the second time, to be looked at: {', '.join(again)}")
    return passed, failed, skipped


def failed_tests(name: str) -> list[str]:
    report = VENV / f"tests-{name}.xml"
    if not report.exists():
        return []
    return [
        f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
        for case in ElementTree.parse(report).iter("testcase")  # noqa: S314 - our own
        if case.findall("failure") or case.findall("error")
    ]


def main() -> None:
    began = time.monotonic()
    broken = [name for name, command in GATES if not gate(name, command)]
    modes = ["compiled", "plain"]
    if notes().get("mode") != "compiled":
        say("no C compiler was used: the suite runs interpreted only")
        modes = ["plain"]
    counts = {mode: suite(mode, mode, *BESIDE, *sys.argv[1:]) for mode in modes}
    if not sys.argv[1:]:
        counts["browser"] = in_browsers(modes[0])
    passed, failed, skipped = (sum(count[i] for count in counts.values()) for i in range(3))
    for name, (ok, bad, left) in counts.items():
        say(f"{name}: {ok} passed, {bad} failed" + (f", {left} skipped" if left else ""))
    if broken:
        say(f"broken gates: {', '.join(broken)}")
    took = time.monotonic() - began
    say(f"done in {int(took // 60)} min {int(took % 60)} s")
    print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""), flush=True)
    sys.exit(1 if broken or failed else 0)


if __name__ == "__main__":
    main()
