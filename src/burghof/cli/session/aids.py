"""Player aids: what a game computes for a player on request, from nothing but that player's view."""

from collections.abc import Sequence
from typing import Any

from burghof.cli.console import CliConsole
from burghof.kernel import AnyPlugin, AudienceView, Message, say
from burghof.words.keys import aid_key
from burghof.words.layout import INDENT


class PlayerAids:
    """The player aids of a game, for one seat's sight of the table."""

    def __init__(self, console: CliConsole, plugin: AnyPlugin, seen: AudienceView[Any, Any, Any]) -> None:
        """Use only the view: with the table's recall, aids get nothing else."""
        self._talk = console
        self._aids = plugin.player_aids
        self._view = seen.view

    def __bool__(self) -> bool:
        return bool(self._aids)

    def show(self, wanted: str) -> None:
        """Print the aid with this number or name; without one, or if it is unknown, list all aids."""
        name = self._find_name(wanted)
        if name is not None:
            self._talk.print_aid(self._aids[name](self._view))
            return
        if wanted:
            self._talk.print_message(say("cli-aid-unknown", text=wanted))
        # Each line shows its letter: a number alone would select from the menu.
        lines = [f"{INDENT}a {place}  {words}" for place, words in enumerate(self._titles, start=1)]
        self._talk.print_text("\n".join(lines))

    @property
    def _titles(self) -> Sequence[str]:
        return [self._talk.text(Message(aid_key(name))) for name in self._aids]

    def _find_name(self, wanted: str) -> str | None:
        """Return the name of the aid with this number or name, or of the only aid whose title contains this text."""
        names = list(self._aids)
        if wanted.isdecimal() and 1 <= int(wanted) <= len(names):
            return names[int(wanted) - 1]
        if wanted in names:
            return wanted
        spoken = zip(names, self._titles, strict=True)
        found = [name for name, words in spoken if wanted and wanted.casefold() in words.casefold()]
        return found[0] if len(found) == 1 else None
