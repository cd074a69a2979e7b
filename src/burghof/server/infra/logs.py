"""Logs: one line of JSON per event, to standard error. Secrets cannot get into a line.

A line has only known fields. Messages of other libraries are cut after the first line, and URLs in them lose their
query. Errors are logged by their type and place: their text may contain a move, a token or a row of the database.
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

LOGGER: Final = "burghof"

EXTRA_FIELDS: Final = (
    "address", "bot", "detail", "game", "method", "milliseconds", "number", "problem", "route", "signal", "status",
    "subject", "table", "why",
)  # fmt: skip
"""Extra fields that an event may have."""

ERRORS_WITH_TEXT: Final = (OSError, psycopg.OperationalError)
"""Errors whose text is about a connection or a file, never about a game; it is logged."""

MAX_TRACEBACK_FRAMES: Final = 12
URL_QUERY: Final = re.compile(r"\?\S*")

_encode = msgspec.json.Encoder().encode


class JsonFormatter(logging.Formatter):
    """Formats an event as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line for an event."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "event": _message_text(record),
            "logger": record.name,
        }
        for field in EXTRA_FIELDS:
            value = record.__dict__.get(field)
            if isinstance(value, str | int | float):
                line[field] = value
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = _describe_error(record.exc_info[1])
        return _encode(line).decode()


def _message_text(record: logging.LogRecord) -> str:
    """Return the message; our own are fixed texts, those of other libraries are cut."""
    text = record.getMessage()
    if record.name.partition(".")[0] == LOGGER:
        return text
    return URL_QUERY.sub("", text.partition("\n")[0])


def _describe_error(error: BaseException) -> dict[str, object]:
    """Return the type of an error, where it happened, and its cause."""
    fault: dict[str, object] = {"type": type(error).__qualname__, "at": _innermost_frames(error.__traceback__)}
    if isinstance(error, ERRORS_WITH_TEXT):
        fault["says"] = str(error).partition("\n")[0]
    cause = error.__cause__ or error.__context__
    if cause is not None:
        fault["from"] = _describe_error(cause)
    return fault


def _innermost_frames(traceback: TracebackType | None) -> list[str]:
    """Return the innermost frames of a traceback, as `module:line`."""
    places = [f"{frame.f_globals.get('__name__', '?')}:{line}" for frame, line in walk_tb(traceback)]
    return places[-MAX_TRACEBACK_FRAMES:]


def configure_logging(stream: TextIO = sys.stderr, level: str = "INFO") -> None:
    """Log events of this level and above to a stream; of other libraries, warnings and above only."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger(LOGGER).setLevel(level)
    logging.captureWarnings(capture=True)
