"""Problems: the results of a check, with their location."""

from pathlib import Path

from msgspec import Struct


class Finding(Struct, frozen=True):
    """One problem to fix, printed as `path: message`."""

    path: Path
    message: str

    def __str__(self) -> str:
        return f"{self.path}: {self.message}"
