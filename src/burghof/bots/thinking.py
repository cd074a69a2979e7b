"""A worker process: reads one task per line and writes one reply per line.

`python -m burghof.bots.thinking PACKAGE NICE` serves the games of that package and adds NICE to its niceness, so that
it yields the processor to others. It has no secrets, no sockets and no database: it knows only its tasks. When its
parent process is gone, its input ends and it exits.
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
"""The first line it writes, so that its start-up time does not count as thinking time."""


class Decide(Struct, frozen=True, tag="decide"):
    """Decide for a bot; the result is its move."""

    question: Question


class Count(Struct, frozen=True, tag="count"):
    """Count the choices to judge in a finished game; the result is an `Extent`."""

    record: bytes


class Judge(Struct, frozen=True, tag="judge"):
    """Judge one choice of a finished game; the result is a `Verdict`."""

    record: bytes
    number: int
    iterations: int


Task: TypeAlias = Decide | Count | Judge


class Answer(Struct, frozen=True):
    """The result of a task, or the error as a traceback."""

    said: Raw = Raw(b"null")
    fault: str = ""


def answered(games: dict[str, Found], line: bytes) -> Answer:
    """Return the reply to one task; any error becomes a reply too."""
    try:
        said = _done(games, msgspec.json.decode(line, type=Task))
        return Answer(Raw(msgspec.json.encode(said)))
    except Exception:  # noqa: BLE001 - the parent process decides how to handle it
        return Answer(fault=format_exc())


def _done(games: dict[str, Found], task: Task) -> object:
    """Run a task and return its result."""
    match task:
        case Decide(question):
            return answer(load(games[question.game]), question)
        case Count(record):
            return extent_of(opened(games, record))
        case Judge(record, number, iterations):
            return verdict_at(opened(games, record), number, iterations)
    assert_never(task)


def think(games: dict[str, Found], tasks: BinaryIO, answers: BinaryIO) -> None:
    """Answer tasks until the input ends."""
    answers.write(READY)
    answers.flush()
    for line in tasks:
        answers.write(msgspec.json.encode(answered(games, line)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[2]))
    think(shelf(sys.argv[1]), sys.stdin.buffer, sys.stdout.buffer)
