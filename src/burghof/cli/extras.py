"""Extras: optional dependencies of the server and the lab. If one is missing, a message says what to install."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from burghof.cli.context import CliContext
from burghof.kernel import say


@contextmanager
def extras(cli: CliContext, extra: Literal["home", "lab"] = "home") -> Iterator[None]:
    """Run imports that may fail because an extra is not installed; a missing module ends the command."""
    try:
        yield
    except ModuleNotFoundError as error:
        command = f'pip install "burghof[{extra}]"'
        cli.console().fail(say("cli-extras-missing", extra=extra, module=error.name or "", command=command))
