"""Record folders: read and replay the recorded games of one game by their names."""

from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import Struct

from burghof.kernel import AnyEntry, Emitted, Event, Match, Outcome, Plugin, Record, read_record, replay
from burghof.kernel.game import E, M, O, P, S, V

EntryT = TypeVar("EntryT", bound=AnyEntry[Any])
EventT = TypeVar("EventT", bound=Event)


class RecordFolder(Struct, Generic[O, S, M, E, V, P], frozen=True):
    """The recorded games of one game; a name is that of the file without `.json`."""

    plugin: Plugin[O, S, M, E, V, P]
    folder: Path

    @property
    def names(self) -> list[str]:
        """The names of all recorded games, sorted."""
        return sorted(path.stem for path in self.folder.glob("*.json"))

    def read(self, name: str) -> Record[O, M]:
        """Return the recorded game of this name."""
        return read_record(self.plugin, (self.folder / f"{name}.json").read_bytes())

    def replay(self, name: str) -> Match[O, S, M, E, V, P]:
        """Return the recorded game of this name, replayed to its end."""
        return replay(self.plugin, self.read(name))

    def outcome(self, name: str) -> Outcome:
        """Return the recorded outcome of a finished game."""
        outcome = self.read(name).outcome
        assert outcome is not None, f"{name} is not over"
        return outcome

    def entries(self, name: str, kind: type[EntryT]) -> list[EntryT]:
        """Return every entry of this kind in a recorded game."""
        return [entry for entry in self.read(name).entries if isinstance(entry, kind)]

    def events(self, name: str, kind: type[EventT]) -> list[tuple[EventT, S]]:
        """Return every event of this kind in a recorded game, with the state after it; also those taken back later."""
        emitted = emitted_events(self.plugin, self.read(name))
        return [(item.event, item.state) for item in emitted if isinstance(item.event, kind)]


def emitted_events(plugin: Plugin[O, S, M, E, V, P], record: Record[O, M]) -> list[Emitted[S]]:
    """Return every event of a recorded game, with the state after it; also those taken back later."""
    match = replay(plugin, record, upto=0)
    return [item for entry in record.entries for item in match.append(entry)]
