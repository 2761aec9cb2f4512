"""The browser client: files built beforehand into `static/`, served as they are. Without them, a line that says so."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

STATIC = Path(__file__).parent / "static"
ABSENT = "The browser client is not built here. The server answers under /api/: see /api/openapi.json.\n"
FOR_EVER = "public, max-age=31536000, immutable"  # the files in assets/ carry a digest in their names


async def page(request: Request) -> Response:
    """The client is one page; it reads the address itself. The files beside it are served by name."""
    name = request.path_params["path"]
    if "\0" in name:
        raise HTTPException(404)
    if "." not in Path(name).name:
        return start(name)
    file = (STATIC / name).resolve()
    if not file.is_relative_to(STATIC) or not file.is_file():
        raise HTTPException(404)
    return FileResponse(file, headers={"cache-control": FOR_EVER if name.startswith("assets/") else "no-cache"})


def start(name: str) -> Response:
    if (STATIC / "index.html").exists():
        return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})
    if name:
        raise HTTPException(404)
    return PlainTextResponse(ABSENT)
