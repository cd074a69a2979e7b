"""A worker process: reads one task per line, and writes for each a line that says how many bytes of result follow.

`python -m burghof.bots.worker PACKAGE NICE` serves the games of that package and adds NICE to its niceness, so that
it yields the processor to others. It has no secrets, no sockets and no database: it knows only its tasks. When its
parent process is gone, its input ends and it exits.
"""

import os
import sys
from collections.abc import Callable
from functools import partial
from time import process_time
from traceback import walk_tb
from typing import BinaryIO, TypeAlias, assert_never

import msgspec
from msgspec import Struct

from burghof.bots.analysis.records import judge_choice_at, load_source, review_size
from burghof.bots.coach.hint import HintRequest, find_hint
from burghof.bots.transcript import DecisionRequest, decide
from burghof.kernel import InstalledGame, find_games, load_plugin

MAX_FRAMES = 8
"""How many of the innermost frames of an error are reported."""

READY = b"ready\n"
"""The first line it writes, so that its start-up time does not count as thinking time."""


class Decide(Struct, frozen=True, tag="decide"):
    """Decide for a bot; the result is its move."""

    question: DecisionRequest


class CountChoices(Struct, frozen=True, tag="count"):
    """Count the choices to judge in a finished game; the result is an `Extent`."""

    record: bytes


class JudgeChoice(Struct, frozen=True, tag="judge"):
    """Judge one choice of a finished game; the result is a `Verdict`."""

    record: bytes
    number: int
    iterations: int


class FindHint(Struct, frozen=True, tag="hint"):
    """Find a hint for a seat; the result is a `Hint`."""

    request: HintRequest


WorkerTask: TypeAlias = Decide | CountChoices | JudgeChoice | FindHint


class WorkerReply(Struct, frozen=True):
    """The result of a task, or what kind of error happened where, and the processor time that it took in seconds."""

    result: bytes = b""
    error: str = ""
    seconds: float = 0.0


class ReplyHead(Struct, frozen=True):
    """The line before a result: the length of the result in bytes, and the other fields of the reply."""

    length: int
    error: str
    seconds: float


def handle(games: dict[str, InstalledGame], line: bytes) -> WorkerReply:
    """Return the reply to one task; its result is JSON."""
    return reply_to(lambda: msgspec.json.encode(_run_task(games, msgspec.json.decode(line, type=WorkerTask))))


def reply_to(run: Callable[[], bytes]) -> WorkerReply:
    """Run a task and return the reply; any error becomes a reply too."""
    start = process_time()
    try:
        return WorkerReply(run(), seconds=process_time() - start)
    except Exception as error:  # noqa: BLE001 - the parent process decides how to handle it
        return WorkerReply(error=describe_error(error), seconds=process_time() - start)


def describe_error(error: Exception) -> str:
    """Return the type of an error and where it happened; its text may contain a move, and is left out."""
    frames = [f"{frame.f_globals.get('__name__', '?')}:{line}" for frame, line in walk_tb(error.__traceback__)]
    return f"{type(error).__qualname__} at {' < '.join(reversed(frames[-MAX_FRAMES:]))}"


def _run_task(games: dict[str, InstalledGame], task: WorkerTask) -> object:
    """Run a task and return its result."""
    match task:
        case Decide(question):
            return decide(load_plugin(games[question.game]), question)
        case CountChoices(record):
            return review_size(load_source(games, record))
        case JudgeChoice(record, number, iterations):
            return judge_choice_at(load_source(games, record), number, iterations)
        case FindHint(request):
            return find_hint(load_plugin(games[request.game]), request)
    assert_never(task)


def serve(handle_line: Callable[[bytes], WorkerReply], tasks: BinaryIO, replies: BinaryIO) -> None:
    """Reply to tasks until the input ends."""
    replies.write(READY)
    replies.flush()
    for line in tasks:
        reply = handle_line(line)
        head = ReplyHead(len(reply.result), reply.error, reply.seconds)
        replies.write(msgspec.json.encode(head) + b"\n" + reply.result)
        replies.flush()


def serve_parent(handle_line: Callable[[bytes], WorkerReply], niceness: int) -> None:
    """Reply to the tasks of the parent process, with this much added to the niceness of this process."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    serve(handle_line, sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    serve_parent(partial(handle, find_games(sys.argv[1])), int(sys.argv[2]))
