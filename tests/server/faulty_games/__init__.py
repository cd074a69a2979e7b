"""Games with a faulty heuristic: every bot that calls it raises, hangs, or dies with its process."""

import os
import signal
import time
from pathlib import Path

from msgspec.structs import replace

from burghof.kernel import AnyPlugin, Seat, read_card
from burghof.testkit.tests.pocket.memory.plugin import GAME as MEMORY


def raise_error(state: object, seat: Seat) -> int:
    """Raise an error."""
    del state, seat
    raise RuntimeError("cannot decide")


def hang(state: object, seat: Seat) -> int:
    """Never return."""
    del state, seat
    while True:
        time.sleep(60)


def kill_process(state: object, seat: Seat) -> int:
    """Kill the calling process."""
    del state, seat
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def faulty_game(folder: Path) -> AnyPlugin:
    """Return pocket memory with the heuristic that the folder is named after."""
    heuristics = {"raising": raise_error, "hanging": hang, "dying": kill_process}
    return replace(MEMORY, card=read_card(folder), evaluate=heuristics[folder.name])
