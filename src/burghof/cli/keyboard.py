"""Keyboard: reads a line from the terminal with line editing and without history."""

import sys

BOLD, PLAIN = "\x1b[1m", "\x1b[0m"
INVISIBLE_START, INVISIBLE_END = "\x01", "\x02"
"""Enclose control sequences, so that readline computes the width of the prompt correctly."""


def read_line(question: str) -> str:
    """Return the line typed after this question; raises EOFError at the end of the input."""
    if sys.stdin.isatty() and sys.stdout.isatty() and _enable_line_editing():
        return input(f"{INVISIBLE_START}{BOLD}{INVISIBLE_END}{question}{INVISIBLE_START}{PLAIN}{INVISIBLE_END} ")
    return input(f"{question} ")


def _enable_line_editing() -> bool:
    """Enable line editing and return whether the system supports it."""
    try:
        import readline  # noqa: PLC0415 - only commands that read input need it
    except ImportError:
        return False
    # Several players may share the terminal: the history must not show a player what others have typed.
    readline.set_auto_history(False)
    return True
