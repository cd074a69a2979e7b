"""Record sets: a game's recorded games, and the other inputs of their tests."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from burghof.kernel import AnyMatch, AnyPlugin, AnyRecord, Fault, VerifiedMatch, read_record, verify

Verdict: TypeAlias = VerifiedMatch[Any, Any, Any, Any, Any, Any] | Fault


class RecordSet(Struct, frozen=True):
    """The recorded games of one game."""

    plugin: AnyPlugin
    files: Mapping[str, bytes]
    """Content of each record file, by its name."""
    invariant: Callable[[Any], None]
    """Asserts the invariant; it holds on any state reached."""
    scenarios: Callable[[], Mapping[str, AnyMatch]]
    """Plays again the games that were recorded by the rules version on the card."""
    verify: Callable[[AnyPlugin, AnyRecord], Verdict] = verify
    """The kernel's verification; a field, so that tests can plant a worse one."""

    def read(self, name: str) -> AnyRecord:
        """Return the recorded game of this name."""
        return read_record(self.plugin, self.files[name])

    def verdict(self, record: AnyRecord) -> Verdict:
        """Return the result of verifying a record."""
        return self.verify(self.plugin, record)
