"""Logs: one line of JSON an event, to standard error. Nothing that is secret can get into a line.

A line has only fields we know, a foreign library has only the first line of its text without what an address carries
behind its `?`, and of an error there is where it happened and what it was called: its own words may hold a move, a
token or a row of the database.
"""

import logging
import re
import sys
from datetime import UTC, datetime
from traceback import walk_tb
from types import TracebackType
from typing import Final, TextIO

import msgspec
import psycopg

OURS: Final = "burghof"

FIELDS: Final = (
    "address", "bot", "detail", "game", "method", "milliseconds", "number", "problem", "route", "signal", "status",
    "subject", "table",
)  # fmt: skip
"""What an event may be told with."""

TELLING: Final = (OSError, psycopg.OperationalError)
"""Errors whose words are about a line or a file, never about a game."""

FRAMES: Final = 12
QUERY: Final = re.compile(r"\?\S*")

_encode = msgspec.json.Encoder().encode


class JsonLines(logging.Formatter):
    """An event as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "event": _said(record),
            "logger": record.name,
        }
        for field in FIELDS:
            value = record.__dict__.get(field)
            if isinstance(value, str | int | float):
                line[field] = value
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = _fault(record.exc_info[1])
        return _encode(line).decode()


def _said(record: logging.LogRecord) -> str:
    """What happened; ours are fixed words, others' are cut."""
    text = record.getMessage()
    if record.name.partition(".")[0] == OURS:
        return text
    return QUERY.sub("", text.partition("\n")[0])


def _fault(error: BaseException) -> dict[str, object]:
    """An error: its kind, where it happened and what it came from."""
    fault: dict[str, object] = {"type": type(error).__qualname__, "at": _places(error.__traceback__)}
    if isinstance(error, TELLING):
        fault["says"] = str(error).partition("\n")[0]
    cause = error.__cause__ or error.__context__
    if cause is not None:
        fault["from"] = _fault(cause)
    return fault


def _places(traceback: TracebackType | None) -> list[str]:
    """The innermost places of a traceback."""
    places = [f"{frame.f_globals.get('__name__', '?')}:{line}" for frame, line in walk_tb(traceback)]
    return places[-FRAMES:]


def log_to(stream: TextIO = sys.stderr, level: str = "INFO") -> None:
    """Write all events of this level and above to a stream; foreign libraries only speak up when something is wrong."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(OURS).setLevel(level)
    logging.captureWarnings(capture=True)
