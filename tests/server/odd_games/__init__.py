"""Games whose heuristic goes wrong: every bot that asks it raises, never answers, or takes its process with it."""

import os
import signal
import time
from pathlib import Path

from msgspec.structs import replace

from burghof.kernel import AnyPlugin, Seat, read_card
from burghof.testkit.tests.pocket.memory.plugin import GAME as MEMORY


def raises(state: object, seat: Seat) -> int:
    """Fail."""
    del state, seat
    raise RuntimeError("cannot decide")


def hangs(state: object, seat: Seat) -> int:
    """Never come to an end."""
    del state, seat
    while True:
        time.sleep(60)


def dies(state: object, seat: Seat) -> int:
    """Kill whoever asks."""
    del state, seat
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def odd(folder: Path) -> AnyPlugin:
    """Pocket memory with the heuristic that the folder is named after."""
    heuristics = {"raising": raises, "hanging": hangs, "dying": dies}
    return replace(MEMORY, card=read_card(folder), evaluate=heuristics[folder.name])
