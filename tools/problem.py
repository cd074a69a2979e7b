"""Problems: what a check found, and where."""

from pathlib import Path

from msgspec import Struct


class Problem(Struct, frozen=True):
    """One thing to mend, printed as `path: message`."""

    path: Path
    message: str

    def __str__(self) -> str:
        return f"{self.path}: {self.message}"
