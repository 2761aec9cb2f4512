"""Compiles the engine with mypyc where a C compiler is at hand; installs the same Python where there is none.

PRAIRIE_COMPILE=1 insists on compiling and fails loudly; PRAIRIE_COMPILE=0 never compiles; unset tries.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

WISH = os.environ.get("PRAIRIE_COMPILE", "")
PACKAGE = Path("src/prairie")

# The engine: what runs millions of times. One group, so that calls between modules are plain C calls.
ENGINE = [
    *(PACKAGE / "agents" / f"{name}.py" for name in ("policy", "search", "solve")),
    *(
        path
        for folder in ("endings", "policies")
        for path in sorted((PACKAGE / "agents" / folder).rglob("*.py"))
        if path.name != "__init__.py"
    ),
    *(PACKAGE / "core" / f"{name}.py" for name in ("bits", "contract", "drills", "events", "playout", "rng")),
    *(
        path
        for path in sorted(PACKAGE.glob("games/*/*.py"))
        if path.name not in {"__init__.py", "game.py", "board.py", "notation.py", "naming.py"}
    ),
]

# What a server does for every decision; compiled where the packages it stands on are at hand while building. Whatever
# msgspec reads back from disk stays ordinary Python: it cannot make objects of compiled classes.
SERVER_PACKAGES = ("alembic", "argon2", "msgspec", "prometheus_client", "sqlalchemy", "starlette", "uvicorn", "uvloop")
if all(find_spec(name) for name in SERVER_PACKAGES):
    ENGINE += [
        PACKAGE / "core" / "chronicle.py",
        *(PACKAGE / "tables" / f"{name}.py" for name in ("sitting", "table")),
        *(PACKAGE / "server" / f"{name}.py" for name in ("live", "logbook", "showing")),
    ]


class OptionalBuild(build_ext):
    """A failed compilation is a warning, unless compiling was asked for."""

    def build_extensions(self) -> None:
        """Compiles the files side by side: setuptools would take one after the other."""
        one_by_one = self.compiler.compile

        def side_by_side(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                parts = pool.map(lambda source: one_by_one([source], *args, **kwargs), sources)
                return [built for part in parts for built in part]

        self.compiler.compile = side_by_side
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if WISH == "1":
                raise
            print(f"prairie: not compiled ({error}); installing plain Python", file=sys.stderr)  # noqa: T201
            self.extensions: list[Extension] = []
            # A half-built group must not be packed: mixed modes are worse than none.
            for suffix in ("*.so", "*.pyd"):
                for leftover in Path(self.build_lib).rglob(suffix):
                    leftover.unlink()

    def get_outputs(self) -> list[str]:
        return [path for path in super().get_outputs() if Path(path).exists()]


def compiler() -> str:
    """The C compiler that will be used, or "" when there is none, or none that can build for this Python."""
    if sys.platform == "win32":
        return "msvc"  # setuptools looks for it; when it fails the build is plain
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return ""
    named = os.environ.get("CC", "").split()[:1]
    own = (sysconfig.get_config_var("CC") or "").split()[:1]
    return next((name for name in named or [*own, "cc", "gcc", "clang"] if shutil.which(name)), "")


def extensions() -> list[Any]:
    if WISH == "0":
        return []
    found = compiler()
    if not found and WISH == "1":
        sys.exit("prairie: PRAIRIE_COMPILE=1, but there is no C compiler, or no Python.h for it")
    if not found:
        return []
    os.environ.setdefault("CC", found)
    from mypyc.build import mypycify

    # Without -fno-semantic-interposition every call inside the group goes through a table: 30 % slower.
    flags = ["-O3", "-fwrapv", "-fno-semantic-interposition", "-Wno-unused"]
    built = mypycify(
        ["--strict", *map(str, ENGINE)],
        opt_level="3",
        group_name="prairie",
        multi_file=True,  # a C file for each module: half the work of one huge file, and on all cores; 8 % slower games
    )
    if sys.platform != "win32":
        for extension in built:
            extension.extra_compile_args = [*(extension.extra_compile_args or []), *flags]
    return built


if __name__ == "__main__":  # also when a build front end runs this file
    setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
