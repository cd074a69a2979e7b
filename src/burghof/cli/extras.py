"""Extras: what the server needs beyond the games; without it a sentence says what to install."""

from collections.abc import Iterator
from contextlib import contextmanager

from burghof.cli.house import House
from burghof.kernel import say

INSTALL = 'pip install "burghof[home]"'


@contextmanager
def extras(house: House) -> Iterator[None]:
    """Import what may not be installed; what is missing ends the command."""
    try:
        yield
    except ModuleNotFoundError as error:
        house.talk().fail(say("cli-extras-missing", module=error.name or "", command=INSTALL))
