"""Player aids: what a game computes for a player on request, from nothing but that player's view."""

from collections.abc import Sequence
from typing import Any

from burghof.cli.talk import Talk
from burghof.kernel import AnyPlugin, Message, Sight, say
from burghof.words.keys import aid_key
from burghof.words.layout import INDENT


class Aids:
    """The player aids of a game, for one seat's sight of the table."""

    def __init__(self, talk: Talk, plugin: AnyPlugin, seen: Sight[Any, Any, Any]) -> None:
        """Use only the view: with the table's recall, aids get nothing else."""
        self._talk = talk
        self._aids = plugin.aids
        self._view = seen.view

    def __bool__(self) -> bool:
        return bool(self._aids)

    def serve(self, wanted: str) -> None:
        """Print the aid with this number or name; without one, or if it is unknown, list all aids."""
        name = self._named(wanted)
        if name is not None:
            self._talk.findings(self._aids[name](self._view))
            return
        if wanted:
            self._talk.tell(say("cli-aid-unknown", text=wanted))
        # Each line shows its letter: a number alone would select from the menu.
        lines = [f"{INDENT}a {place}  {words}" for place, words in enumerate(self._words, start=1)]
        self._talk.show("\n".join(lines))

    @property
    def _words(self) -> Sequence[str]:
        return [self._talk.text(Message(aid_key(name))) for name in self._aids]

    def _named(self, wanted: str) -> str | None:
        """Return the name of the aid with this number or name, or of the only aid whose title contains this text."""
        names = list(self._aids)
        if wanted.isdecimal() and 1 <= int(wanted) <= len(names):
            return names[int(wanted) - 1]
        if wanted in names:
            return wanted
        spoken = zip(names, self._words, strict=True)
        found = [name for name, words in spoken if wanted and wanted.casefold() in words.casefold()]
        return found[0] if len(found) == 1 else None
