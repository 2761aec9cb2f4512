"""Makes .venv ready: the locked packages, the browser client, and prairie built from this tree.
Does nothing when nothing changed.

    python3 tools/prepare.py [--test]

With --test the tools of `make test` are installed too, and a compilation that fails is an error, not a fallback.
PRAIRIE_COMPILE=1 insists on compiling, PRAIRIE_COMPILE=0 never compiles. Needs only the standard library.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
NOTES = VENV / "prepared.json"  # what was installed, and from what; a step is noted only when it is complete
CHROMIUM = "the browser tests need Chromium (on Debian: apt install chromium); without it they fail"
PIP = ("-m", "pip", "--disable-pip-version-check", "--quiet")


def notes() -> dict[str, str]:
    try:
        found: dict[str, str] = json.loads(NOTES.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def note(**changes: str | None) -> None:
    """Writes notes down; None strikes one out."""
    kept = {key: value for key, value in {**notes(), **changes}.items() if value is not None}
    NOTES.write_text(json.dumps(kept, indent=1), encoding="utf-8")


def digest(paths: list[Path], *more: str) -> str:
    seen = hashlib.sha256("\n".join(more).encode())
    for path in sorted(paths):
        seen.update(f"\n{path.relative_to(ROOT)}\n".encode())
        seen.update(path.read_bytes())
    return seen.hexdigest()


def run(*arguments: str, **environment: str) -> None:
    done = subprocess.run([str(PYTHON), *arguments], cwd=ROOT, env={**os.environ, **environment}, check=False)
    if done.returncode:
        sys.exit(f"prairie: that failed: python {' '.join(arguments)}")


def prepare_venv() -> None:
    """A new environment when there is none, when its making was interrupted, or when Python has changed."""
    if notes().get("python") == sys.version and PYTHON.exists():
        return
    say("making .venv")
    made = subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV)], check=False)
    if made.returncode:
        sys.exit("prairie: python3 cannot make a virtual environment (on Debian: apt install python3-venv)")
    note(python=sys.version)


def prepare_packages(for_tests: bool) -> None:
    lock = ROOT / ("requirements-test.lock" if for_tests else "requirements.lock")
    wanted = digest([lock])
    have = notes().get("packages")
    if have == wanted or (not for_tests and have == digest([ROOT / "requirements-test.lock"])):
        return  # the lock for tests holds everything of the other
    say(f"installing the packages of {lock.name}")
    note(packages=None)
    run(*PIP, "install", "--require-hashes", "-r", str(lock))
    note(packages=wanted)


def prepare_client() -> None:
    """The browser client is built before the wheel, which only packs what is there."""
    import client  # it needs what stands above

    client.build()


def chromium() -> str:
    """The browser of the browser tests, or ""."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), "")


def prepare_browser(for_tests: bool) -> None:
    """The browser tests need Chromium; where we may, Debian's is installed."""
    if not for_tests or chromium():
        return
    if shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        say("installing Chromium for the browser tests")
        for command in (("apt-get", "update"), ("apt-get", "install", "-y", "--no-install-recommends", "chromium")):
            subprocess.run(command, check=False, capture_output=True)
    if not chromium():
        say(CHROMIUM)


def compiler() -> str:
    """The C compiler setup.py would use, or ""."""
    code = "import runpy; print(runpy.run_path('setup.py', run_name='setup')['compiler']())"
    asked = subprocess.run([str(PYTHON), "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return asked.stdout.strip()


def prepare_prairie(for_tests: bool) -> None:
    wish = os.environ.get("PRAIRIE_COMPILE", "")
    found = "" if wish == "0" else compiler()
    mode = "compiled" if found or wish == "1" else "plain"
    wanted = digest(sources(), mode, found, notes()["packages"])
    strict = wish == "1" or for_tests
    have = notes()
    if have.get("prairie") == wanted and (have.get("mode") == mode or not strict):
        return
    say("compiling prairie (a minute or two)" if mode == "compiled" else "installing prairie as plain Python")
    note(prairie=None, mode=None)
    with tempfile.TemporaryDirectory(prefix="prairie-") as scratch:
        wheel = build(Path(scratch), "0" if mode == "plain" else "1" if strict else "")
        made = mode_of(wheel)
        run(*PIP, "install", "--no-deps", "--force-reinstall", "--no-index", str(wheel))
    if made != mode:
        say("it could not be compiled and runs as plain Python, slower (PRAIRIE_COMPILE=1 shows why)")
    note(prairie=wanted, mode=made)


def sources() -> list[Path]:
    """All that what is built depends on."""
    package = [path for path in (ROOT / "src/prairie").rglob("*") if path.is_file()]
    kept = [path for path in package if "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd")]
    return [*kept, ROOT / "pyproject.toml", ROOT / "setup.py"]


def build(scratch: Path, wish: str) -> Path:
    """A wheel, from a copy: what an earlier or a broken build left behind cannot get into it."""
    for path in [*sources(), *(ROOT / name for name in ("LICENSE", "NOTICE", "README.md"))]:
        copy = scratch / "tree" / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)
    packed = ("wheel", "--no-deps", "--no-build-isolation", "-w", str(scratch), str(scratch / "tree"))
    run(*PIP, *packed, PRAIRIE_COMPILE=wish)
    (wheel,) = scratch.glob("*.whl")
    return wheel


def mode_of(wheel: Path) -> str:
    """Compiled or plain; refuses a mixture."""
    code = "import runpy; print(*runpy.run_path('setup.py', run_name='setup')['ENGINE'], sep='\\n')"
    asked = subprocess.run([str(PYTHON), "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    engine = {Path(line).relative_to("src").with_suffix("").as_posix() for line in asked.stdout.split()}
    names = zipfile.ZipFile(wheel).namelist()
    built = {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}
    built = {name for name in built if not name.endswith("__mypyc")}  # the shared library of the group
    if built and built != engine:
        sys.exit(f"prairie: compiled only in part; missing: {', '.join(sorted(engine - built))}")
    return "compiled" if built else "plain"


def say(what: str) -> None:
    print(f"prairie: {what}", flush=True)


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - this file is the one an older Python meets
        sys.exit(f"prairie: needs Python 3.11 or newer, this is {sys.version.split()[0]} (make PYTHON=python3.12 ...)")
    for_tests = "--test" in sys.argv[1:]
    prepare_venv()
    prepare_packages(for_tests)
    prepare_client()
    prepare_browser(for_tests)
    prepare_prairie(for_tests)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("prairie: stopped; the next run takes up where this one left off")
