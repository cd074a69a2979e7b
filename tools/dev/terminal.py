"""The terminal of `make dev`, shared by all of its programs."""

import sys
from typing import Final

NAME_WIDTH: Final = 6
"""Width of the longest name, `server`."""


def print_line(name: str, line: str) -> None:
    """Print one line of a program, with its name in front."""
    sys.stdout.write(f"{name:<{NAME_WIDTH}} | {line}\n")
    sys.stdout.flush()
