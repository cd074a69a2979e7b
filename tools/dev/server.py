"""The command `burghof` with development aids: a log of all socket messages per table, and its log in the terminal.

The message log contains what only single seats may know. No installed package contains this module, and the server has
no setting that would switch such a log on.
"""

import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec

import uvicorn

from burghof.cli.app import main
from burghof.server import web
from burghof.server.infra.logs import EXTRA_FIELDS, LOGGER
from tools.dev import MESSAGES_VARIABLE
from tools.dev.message_log import MessageLog

P = ParamSpec("P")


class TerminalFormatter(logging.Formatter):
    """Formats an event as a line of text with its fields, and an error with its complete traceback."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the name is logging's
        """Return the line of an event."""
        fields = [f"{field}={record.__dict__[field]}" for field in EXTRA_FIELDS if field in record.__dict__]
        return " ".join([f"{record.levelname} {record.name}: {record.message}", *fields])


def with_aids(build: Callable[P, uvicorn.Config], messages: Path) -> Callable[P, uvicorn.Config]:
    """Return a function that builds the same configuration, with a message log around its application."""

    def build_with_aids(*args: P.args, **kwargs: P.kwargs) -> uvicorn.Config:
        config = build(*args, **kwargs)
        config.app = MessageLog(config.app, messages)
        log_to_terminal()
        return config

    return build_with_aids


def log_to_terminal() -> None:
    """Log all events of our own to the terminal too; `burghof play` has set up its log file before."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(TerminalFormatter())
    logging.getLogger().addHandler(handler)
    logging.getLogger(LOGGER).setLevel(logging.DEBUG)


if __name__ == "__main__":
    web.uvicorn_config = with_aids(web.uvicorn_config, Path(os.environ[MESSAGES_VARIABLE]))
    main()
