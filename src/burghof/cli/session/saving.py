"""Saving: where a terminal game is written when it is saved, left or over."""

from pathlib import Path

from burghof.cli.console import CliConsole
from burghof.cli.files import write_game
from burghof.kernel import AnyMatch, say


class GameSaver:
    """Writes the game of a table to files; never overwrites an existing file without asking."""

    def __init__(self, console: CliConsole, match: AnyMatch, own: Path | None) -> None:
        """Save this match; `own`, if given, is written before each turn and at the end without asking."""
        self._talk = console
        self._match = match
        self._autosave_path = own
        self._saved_position: int | None = None
        """Position of the match at the last write."""

    def autosave(self) -> None:
        """Write the session's own file, if there is one."""
        if self._autosave_path is not None:
            self._write(self._autosave_path)

    def save(self, name: str) -> None:
        """Save to the file of this name, or to the session's own file."""
        path = Path(name).expanduser() if name else self._autosave_path
        if path is None:
            self._talk.print_message(say("cli-save-where"))
        elif (
            path == self._autosave_path or not path.exists() or self._talk.confirm(say("cli-save-over", file=str(path)))
        ):
            self._save(path)

    def offer_to_save(self) -> None:
        """Save to the session's own file, or ask for a file unless the game is saved; the answer no means none."""
        if self._autosave_path is not None:
            self._save(self._autosave_path)
            return
        if self._saved_position == self._match.position:
            return
        question = say("cli-save-record-ask") if self._match.is_over else say("cli-save-ask")
        name = self._talk.ask_for_name(question)
        if name is not None:
            self.save(name)

    def _save(self, path: Path) -> None:
        if self._write(path):
            self._talk.print_message(say("cli-saved", file=str(path)))

    def _write(self, path: Path) -> bool:
        """Write the game; if the file cannot be written, print why and return False."""
        try:
            write_game(path, self._match)
        except OSError as error:
            self._talk.print_error(say("cli-file-not-written", file=str(path), why=error.strerror or ""))
            return False
        self._saved_position = self._match.position
        return True
