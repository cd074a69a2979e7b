"""A process that thinks: a question on each line it reads, the answer on the line it writes.

`python -m burghof.bots.thinking PACKAGE` plays the games of that package. It holds no secret, no socket and no
database: it knows what it is asked. When whoever started it is gone, there is nothing more to read, and it ends.
"""

import os
import sys
from traceback import format_exc
from typing import BinaryIO

import msgspec
from msgspec import Raw, Struct

from burghof.bots.transcript import Question, answer
from burghof.kernel import Found, load, shelf

NICE = 5
"""Thinking lets everything else go first: a machine with one core still serves."""

READY = b"ready\n"
"""What is said first: a process takes its time to start, which is no thought."""


class Answer(Struct, frozen=True):
    """The move, or what went wrong."""

    move: Raw = Raw(b"null")
    fault: str = ""


def answered(games: dict[str, Found], line: bytes) -> Answer:
    """The answer to one question; whatever goes wrong is an answer too."""
    try:
        asked = msgspec.json.decode(line, type=Question)
        return Answer(Raw(msgspec.json.encode(answer(load(games[asked.game]), asked))))
    except Exception:  # noqa: BLE001 - whoever asked decides what to do about it
        return Answer(fault=format_exc())


def think(games: dict[str, Found], questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks."""
    answers.write(READY)
    answers.flush()
    for line in questions:
        answers.write(msgspec.json.encode(answered(games, line)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(NICE)
    think(shelf(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
