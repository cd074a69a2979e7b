"""A process that thinks: a task on each line it reads, the answer on the line it writes.

`python -m burghof.bots.thinking PACKAGE NICE` knows the games of that package and stands back so far where others want
the processor. It holds no secret, no socket and no database: it knows what it is asked. When whoever started it is
gone, there is nothing more to read, and it ends.
"""

import os
import sys
from traceback import format_exc
from typing import BinaryIO, TypeAlias, assert_never

import msgspec
from msgspec import Raw, Struct

from burghof.bots.analysis.records import extent_of, opened, verdict_at
from burghof.bots.transcript import Question, answer
from burghof.kernel import Found, load, shelf

READY = b"ready\n"
"""What is said first: a process takes its time to start, which is no thought."""


class Decide(Struct, frozen=True, tag="decide"):
    """Say what a bot does; the answer is its move."""

    question: Question


class Count(Struct, frozen=True, tag="count"):
    """Say how much there is to judge in a finished game; the answer is an `Extent`."""

    record: bytes


class Judge(Struct, frozen=True, tag="judge"):
    """Judge one choice of a finished game; the answer is a `Verdict`."""

    record: bytes
    number: int
    iterations: int


Task: TypeAlias = Decide | Count | Judge


class Answer(Struct, frozen=True):
    """What is answered, or what went wrong."""

    said: Raw = Raw(b"null")
    fault: str = ""


def answered(games: dict[str, Found], line: bytes) -> Answer:
    """The answer to one task; whatever goes wrong is an answer too."""
    try:
        said = _done(games, msgspec.json.decode(line, type=Task))
        return Answer(Raw(msgspec.json.encode(said)))
    except Exception:  # noqa: BLE001 - whoever asked decides what to do about it
        return Answer(fault=format_exc())


def _done(games: dict[str, Found], task: Task) -> object:
    """What comes of a task."""
    match task:
        case Decide(question):
            return answer(load(games[question.game]), question)
        case Count(record):
            return extent_of(opened(games, record))
        case Judge(record, number, iterations):
            return verdict_at(opened(games, record), number, iterations)
    assert_never(task)


def think(games: dict[str, Found], tasks: BinaryIO, answers: BinaryIO) -> None:
    """Answer until nobody asks."""
    answers.write(READY)
    answers.flush()
    for line in tasks:
        answers.write(msgspec.json.encode(answered(games, line)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[2]))
    think(shelf(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
