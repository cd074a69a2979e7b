"""Saving: where a terminal game is written when it is saved, left or over."""

from pathlib import Path

from burghof.cli.files import write_game
from burghof.cli.talk import Talk
from burghof.kernel import AnyMatch, say


class Keeper:
    """Writes the game of a table to files; never overwrites an existing file without asking."""

    def __init__(self, talk: Talk, match: AnyMatch, own: Path | None) -> None:
        """Save this match; `own`, if given, is written before each turn and at the end without asking."""
        self._talk = talk
        self._match = match
        self._own = own
        self._kept: int | None = None
        """Position of the match at the last write."""

    def keep(self) -> None:
        """Write the session's own file, if there is one."""
        if self._own is not None:
            self._write(self._own)

    def save(self, name: str) -> None:
        """Save to the file of this name, or to the session's own file."""
        path = Path(name).expanduser() if name else self._own
        if path is None:
            self._talk.tell(say("cli-save-where"))
        elif path == self._own or not path.exists() or self._talk.agree(say("cli-save-over", file=str(path))):
            self._save(path)

    def offer(self) -> None:
        """Save to the session's own file, or ask for a file unless the game is saved; the answer no means none."""
        if self._own is not None:
            self._save(self._own)
            return
        if self._kept == self._match.position:
            return
        question = say("cli-save-record-ask") if self._match.is_over else say("cli-save-ask")
        name = self._talk.ask_for_name(question)
        if name is not None:
            self.save(name)

    def _save(self, path: Path) -> None:
        if self._write(path):
            self._talk.tell(say("cli-saved", file=str(path)))

    def _write(self, path: Path) -> bool:
        """Write the game; if the file cannot be written, print why and return False."""
        try:
            write_game(path, self._match)
        except OSError as error:
            self._talk.complain(say("cli-file-not-written", file=str(path), why=error.strerror or ""))
            return False
        self._kept = self._match.position
        return True
