"""Shelves: a game's recorded games, and what its tests hand to the kit beside them."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from burghof.kernel import AnyMatch, AnyPlugin, AnyRecord, Fault, Verified, read_record, verify

Verdict: TypeAlias = Verified[Any, Any, Any, Any, Any, Any] | Fault


class Shelf(Struct, frozen=True):
    """The recorded games of one game."""

    plugin: AnyPlugin
    files: Mapping[str, bytes]
    """Each recorded game by its name, as it stands in its file."""
    law: Callable[[Any], None]
    """Asserts the conservation laws; holds on any state reached."""
    stories: Callable[[], Mapping[str, AnyMatch]]
    """Plays the games again that were recorded by the rules version on the card."""
    judge: Callable[[AnyPlugin, AnyRecord], Verdict] = verify
    """The kernel's verification; it is a part of the shelf so that a worse one can be tried."""

    def read(self, name: str) -> AnyRecord:
        """The recorded game of this name."""
        return read_record(self.plugin, self.files[name])

    def verdict(self, record: AnyRecord) -> Verdict:
        """What verification says of a record."""
        return self.judge(self.plugin, record)
