"""Finds changed source files by comparing their modification times."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

SUFFIXES: Final = frozenset({".py", ".toml", ".ftl", ".md"})
"""Suffixes of the files that the server reads at its start."""

SKIPPED_FOLDERS: Final = frozenset({"__pycache__", "files", "tests", "web"})
"""Folders without source of the server: caches, the built site, tests, boards."""


class SourceWatch:
    """The source files below a folder, as they were at the last check."""

    def __init__(self, folder: Path) -> None:
        """Read the current modification times."""
        self._folder = folder
        self._times = self._read_times()

    def find_changes(self) -> list[Path]:
        """Return the files that were written, created or deleted since the last check."""
        before, self._times = self._times, self._read_times()
        paths = before.keys() | self._times.keys()
        return sorted(path for path in paths if before.get(path) != self._times.get(path))

    def _read_times(self) -> dict[Path, int]:
        """Return the modification time in nanoseconds of every source file."""
        times: dict[Path, int] = {}
        for folder, folders, names in os.walk(self._folder):
            folders[:] = [name for name in folders if name not in SKIPPED_FOLDERS]
            for path in (Path(folder, name) for name in names if Path(name).suffix in SUFFIXES):
                with suppress(FileNotFoundError):  # an editor may delete a file between the two calls
                    times[path] = path.stat().st_mtime_ns
        return times
