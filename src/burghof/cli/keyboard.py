"""The keyboard: a line that somebody types, with the arrow keys working and nothing remembered."""

import sys

BOLD, PLAIN = "\x1b[1m", "\x1b[0m"
UNSEEN, SEEN = "\x01", "\x02"
"""Around what takes no room on the screen, so that a line is redrawn where it stands."""


def type_in(question: str) -> str:
    """The line typed after this question; raises EOFError when there is none."""
    if sys.stdin.isatty() and sys.stdout.isatty() and _has_line_editing():
        return input(f"{UNSEEN}{BOLD}{SEEN}{question}{UNSEEN}{PLAIN}{SEEN} ")
    return input(f"{question} ")


def _has_line_editing() -> bool:
    """Switch on what edits a typed line, if the system has it."""
    try:
        import readline  # noqa: PLC0415 - a program that asks nothing does without it
    except ImportError:
        return False
    # What one person has typed is nothing for the next one who presses an arrow key.
    readline.set_auto_history(False)
    return True
