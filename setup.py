"""Compiles the engine with mypyc where a C compiler is at hand; installs the same Python where there is none.

PRAIRIE_COMPILE=1 insists on compiling and fails loudly; PRAIRIE_COMPILE=0 never compiles; unset tries.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

WISH = os.environ.get("PRAIRIE_COMPILE", "")
PACKAGE = Path("src/prairie")

# The engine: what runs millions of times. One group, so that calls between modules are plain C calls.
ENGINE = [
    *(PACKAGE / "core" / f"{name}.py" for name in ("bits", "contract", "events", "playout", "rng")),
    *(
        path
        for path in sorted(PACKAGE.glob("games/*/*.py"))
        if path.name not in {"__init__.py", "game.py", "board.py", "notation.py"}
    ),
]


class OptionalBuild(build_ext):
    """A failed compilation is a warning, unless compiling was asked for."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if WISH == "1":
                raise
            print(f"prairie: not compiled ({error}); installing plain Python", file=sys.stderr)  # noqa: T201
            self.extensions = []
            # A half-built group must not be packed: mixed modes are worse than none.
            for leftover in Path(self.build_lib).rglob("*.so"):
                leftover.unlink()

    def get_outputs(self) -> list[str]:
        return [path for path in super().get_outputs() if Path(path).exists()]


def has_compiler() -> bool:
    named = os.environ.get("CC", "").split()
    return any(shutil.which(name) for name in (named[:1] or ["cc", "gcc", "clang"]))


def extensions() -> list[Extension]:
    if WISH == "0" or (WISH != "1" and not has_compiler()):
        return []
    from mypyc.build import mypycify

    # Without -fno-semantic-interposition every call inside the group goes through a table: 30 % slower.
    flags = ["-O3", "-fwrapv", "-fno-semantic-interposition", "-Wno-unused"]
    built: list[Extension] = mypycify(
        ["--strict", *map(str, ENGINE)],
        opt_level="3",
        group_name="prairie",
        multi_file=False,
    )
    for extension in built:
        extension.extra_compile_args = [*(extension.extra_compile_args or []), *flags]
    return built


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
