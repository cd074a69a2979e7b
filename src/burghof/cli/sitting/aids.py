"""Aids: what a game works out for a person who asks, from nothing but what that person may see."""

from collections.abc import Sequence
from typing import Any

from burghof.cli.talk import Talk
from burghof.kernel import AnyPlugin, Message, Sight, say
from burghof.words.keys import aid_key
from burghof.words.layout import INDENT


class Aids:
    """The aids of a game, for the one who has this sight of the table."""

    def __init__(self, talk: Talk, plugin: AnyPlugin, seen: Sight[Any, Any, Any]) -> None:
        """The aids of this game; with the table's recall the view is all they are given."""
        self._talk = talk
        self._aids = plugin.aids
        self._view = seen.view

    def __bool__(self) -> bool:
        """Whether there are any."""
        return bool(self._aids)

    def serve(self, wanted: str) -> None:
        """Show the aid of this number or name, or list all if none is wanted or there is no such one."""
        name = self._named(wanted)
        if name is not None:
            self._talk.findings(self._aids[name](self._view))
            return
        if wanted:
            self._talk.tell(say("cli-aid-unknown", text=wanted))
        # Each with its letter: a number alone would take a line of the menu.
        lines = [f"{INDENT}a {place}  {words}" for place, words in enumerate(self._words, start=1)]
        self._talk.show("\n".join(lines))

    @property
    def _words(self) -> Sequence[str]:
        return [self._talk.text(Message(aid_key(name))) for name in self._aids]

    def _named(self, wanted: str) -> str | None:
        """The aid of this number, of this name, or whose words alone mention this."""
        names = list(self._aids)
        if wanted.isdecimal() and 1 <= int(wanted) <= len(names):
            return names[int(wanted) - 1]
        if wanted in names:
            return wanted
        spoken = zip(names, self._words, strict=True)
        found = [name for name, words in spoken if wanted and wanted.casefold() in words.casefold()]
        return found[0] if len(found) == 1 else None
