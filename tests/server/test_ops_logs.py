"""Logs: one line of JSON per event, and no secret in any of them."""

import io
import json
import logging
from collections.abc import Iterator

import psycopg
import pytest

from burghof.server.infra.logs import configure_logging
from tests.server.processes import Json

ours = logging.getLogger("burghof.server.somewhere")
theirs = logging.getLogger("uvicorn.error")


@pytest.fixture
def log_stream() -> Iterator[io.StringIO]:
    """The log that the test writes."""
    root = logging.getLogger()
    before = (root.handlers[:], root.level)
    stream = io.StringIO()
    configure_logging(stream, "DEBUG")
    yield stream
    logging.captureWarnings(capture=False)
    root.handlers[:], level = before
    root.setLevel(level)
    logging.getLogger("burghof").setLevel(logging.NOTSET)


def parse_events(stream: io.StringIO) -> list[dict[str, Json]]:
    """Return the events of a log."""
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_an_event_is_a_line_with_the_fields_we_know(log_stream: io.StringIO) -> None:
    ours.debug("served", extra={"route": "/api/tables", "status": 200, "token": "s3cret", "game": ["no", "scalar"]})

    [line] = parse_events(log_stream)
    time = line.pop("time")
    assert line == {
        "level": "DEBUG",
        "event": "served",
        "logger": "burghof.server.somewhere",
        "route": "/api/tables",
        "status": 200,
    }
    assert time.endswith("+00:00")


def test_of_an_error_there_is_where_and_what_but_not_its_words(log_stream: io.StringIO) -> None:
    try:
        int("s3cret")
    except ValueError as error:
        caused = KeyError("s3cret too")
        caused.__cause__ = error
        ours.error("it failed", exc_info=caused)

    [line] = parse_events(log_stream)
    assert line["error"]["type"] == "KeyError"
    assert line["error"]["from"]["type"] == "ValueError"
    assert line["error"]["from"]["at"][0].startswith("tests.server.test_ops_logs:")
    assert "s3cret" not in log_stream.getvalue()


def test_an_error_of_the_line_says_what_is_wrong(log_stream: io.StringIO) -> None:
    ours.warning("no database", exc_info=psycopg.OperationalError("connection refused\nand more"))

    assert parse_events(log_stream)[0]["error"] == {"type": "OperationalError", "at": [], "says": "connection refused"}


def test_others_speak_only_when_something_is_wrong_and_never_of_an_address_with_its_query(
    log_stream: io.StringIO,
) -> None:
    theirs.info("connection open")
    theirs.warning('"GET /there?token=s3cret HTTP/1.1"\nheaders: cookie=s3cret')

    [refused] = parse_events(log_stream)
    assert refused["event"] == '"GET /there HTTP/1.1"'
    assert "s3cret" not in log_stream.getvalue()
