"""A Python prompt on a record or a saved game: `python -m tools.dev.repl RECORD_FILE`."""

import argparse
import code
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from rich import pretty

from burghof.cli.files import LoadedGame, UnreadableFileError, read_file
from burghof.kernel import (
    CHANCE,
    AnyEntry,
    AnyMatch,
    Audience,
    AudienceView,
    Decision,
    Seat,
    audience_view,
    find_games,
    replay,
)
from burghof.kernel.discovery import GAMES_PACKAGE
from burghof.words.translator import Translator

HELP = """\
  at                  where you are; at.match, at.state, at.pending, at.entry (the last one), at.next_entry
  at.go(12)           go to the position after 12 entries; also at.forward(3), at.back()
  at.view(0)          the view of seat 0; None is a spectator
  at.audience(0)      everything that seat 0 may know: view, decisions, offers, outline, log
  at.legal_moves()    the legal moves of each seat with an open decision
  at.match.fork()     a copy of the match, to try moves: copy.play(seat, move, token)
  record, plugin      the record, and the plugin of its game"""


class RecordCursor:
    """A record at one position: its match after the first `position` entries."""

    def __init__(self, game: LoadedGame) -> None:
        """Go to the end of this record."""
        self._plugin = game.plugin
        self._record = replace(game.record, seed=game.seed)
        self.match: AnyMatch = replay(self._plugin, self._record)

    def __repr__(self) -> str:
        seats = ", ".join(f"seat {one.seat}" if one.seat != CHANCE else "chance" for one in self.pending) or "nobody"
        return f"<entry {self.position} of {len(self._record.entries)}: {self.entry!r}; pending: {seats}>"

    @property
    def position(self) -> int:
        """The number of applied entries."""
        return self.match.position

    @property
    def entry(self) -> AnyEntry[Any] | None:
        """The entry that was applied last, or None at the start."""
        return self._record.entries[self.position - 1] if self.position else None

    @property
    def next_entry(self) -> AnyEntry[Any] | None:
        """The entry that follows, or None at the end."""
        return next(iter(self._record.entries[self.position :]), None)

    @property
    def state(self) -> Any:  # noqa: ANN401 - the type of the game
        """The state of the game, with everything that is hidden from seats."""
        return self.match.state

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open decisions."""
        return self.match.pending

    # Steps

    def go(self, position: int) -> "RecordCursor":
        """Go to the position after this many entries. Raises IndexError if there are fewer."""
        if not 0 <= position <= len(self._record.entries):
            raise IndexError(f"the record has positions 0 to {len(self._record.entries)}")
        self.match = replay(self._plugin, self._record, position)
        return self

    def forward(self, count: int = 1) -> "RecordCursor":
        """Apply the next entries, at most to the end."""
        return self.go(min(self.position + count, len(self._record.entries)))

    def back(self, count: int = 1) -> "RecordCursor":
        """Go back by this many entries, at most to the start."""
        return self.go(max(self.position - count, 0))

    # What seats know and may do

    def view(self, audience: int | None = None) -> Any:  # noqa: ANN401 - the type of the game
        """Return the view of a seat, or of a spectator."""
        return self.audience(audience).view

    def audience(self, audience: int | None = None) -> AudienceView[Any, Any, Any]:
        """Return everything that a seat, or a spectator, may know."""
        seat: Audience = None if audience is None else Seat(audience)
        return audience_view(self.match, seat)

    def legal_moves(self) -> dict[Seat, Sequence[Any]]:
        """Return the legal moves of each seat with an open decision."""
        seats = [one.seat for one in self.pending if one.seat != CHANCE]
        return {seat: self.match.game.legal_moves(self.match.state, seat) for seat in seats}


def namespace(game: LoadedGame) -> Mapping[str, object]:
    """Return the names that the prompt knows."""
    return {"at": RecordCursor(game), "record": game.record, "plugin": game.plugin}


def banner(game: LoadedGame) -> str:
    """Return the text above the first prompt."""
    header = game.record.header
    players = ", ".join(player.name for player in header.seats)
    return (
        f"{game.found.card.titles['en']}, rules version {header.rules}, {len(game.record.entries)} entries: {players}\n"
        f"{HELP}"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the file and show the prompt; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.dev.repl", description=__doc__)
    parser.add_argument("file", type=Path, help="record or saved game")
    parser.add_argument("--shelf", default=GAMES_PACKAGE, help="package that contains the games")
    wanted = parser.parse_args(arguments)
    try:
        game = read_file(wanted.file, find_games(wanted.shelf))
    except UnreadableFileError as error:
        print(Translator("en").format(error.message), file=sys.stderr)
        return 2
    pretty.install()
    code.interact(banner(game), local=dict(namespace(game)), exitmsg="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
