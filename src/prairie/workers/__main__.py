"""The other end of a worker: `python -m prairie.workers`, started by worker.py and by nobody else.

The first line says who plays which game; every further line is a view, as hexadecimal bytes. Each is answered with a
line that holds one action. It ends when its input does.
"""

from __future__ import annotations

import json
import sys

from prairie import agents
from prairie.core import registry


def main() -> None:
    told = json.loads(sys.stdin.readline())
    game = registry.game(told["game"], told["data"])
    player = agents.make(told["player"], game, told["seed"], told["stream"])
    for line in sys.stdin:
        view = game.view_from(told["seats"], told["options"], bytes.fromhex(line))
        sys.stdout.write(f"{player.decide(view)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
