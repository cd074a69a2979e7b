"""Terminal input: a typed line can be edited, and the next player cannot recall it."""

import os
import pty
import sys

ASK_TWICE = "from burghof.cli.keyboard import read_line; print([read_line('Bid?'), read_line('Bid?')])"
UP, LEFT, ENTER = b"\x1b[A", b"\x1b[D", b"\r"


def output_for_keys(keys: bytes) -> str:
    """Return what a program that asks twice prints at a terminal where these keys are pressed."""
    child, terminal = pty.fork()
    if child == 0:
        os.execve(sys.executable, [sys.executable, "-c", ASK_TWICE], {**os.environ, "TERM": "xterm"})  # noqa: S606 - our own code
    os.write(terminal, keys)
    return _read_output(terminal, child)


def _read_output(terminal: int, child: int) -> str:
    said = b""
    while b"]" not in said.rpartition(b"[")[2]:
        said += os.read(terminal, 1024)
    os.waitpid(child, 0)
    os.close(terminal)
    return said.decode()


def test_arrow_keys_move_within_the_line() -> None:
    assert "['32', '1']" in output_for_keys(b"2" + LEFT + b"3" + ENTER + b"1" + ENTER)


def test_nothing_typed_before_comes_back() -> None:
    assert "['4', '']" in output_for_keys(b"4" + ENTER + UP + ENTER)
