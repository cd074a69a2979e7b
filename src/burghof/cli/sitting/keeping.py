"""Keeping: where a game played in the terminal goes when it is saved, left or over."""

from pathlib import Path

from burghof.cli.files import write_game
from burghof.cli.talk import Talk
from burghof.kernel import AnyMatch, say


class Keeper:
    """Writes the game of a table to files; nothing that stood there before is overwritten unasked."""

    def __init__(self, talk: Talk, match: AnyMatch, own: Path | None) -> None:
        """A keeper; its own file, if it has one, is kept up to date without asking."""
        self._talk = talk
        self._match = match
        self._own = own
        self._kept: int | None = None
        """The position that was written last."""

    def keep(self) -> None:
        """Bring the own file up to date, if there is one."""
        if self._own is not None:
            self._write(self._own)

    def save(self, name: str) -> None:
        """Save to the file of this name, or to the own one."""
        path = Path(name).expanduser() if name else self._own
        if path is None:
            self._talk.tell(say("cli-save-where"))
        elif path == self._own or not path.exists() or self._talk.agree(say("cli-save-over", file=str(path))):
            self._save(path)

    def offer(self) -> None:
        """Before everybody goes: save to the own file, or ask for one unless it is saved; a no means none."""
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
        """Write the game; False, and said so, if the file cannot be written."""
        try:
            write_game(path, self._match)
        except OSError as error:
            self._talk.complain(say("cli-file-not-written", file=str(path), why=error.strerror or ""))
            return False
        self._kept = self._match.position
        return True
