"""Aids for development, which no installed package contains: `make dev`, the messages of a table, a record's prompt."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
"""Root folder of the project."""

DATA_FOLDER: Final = ROOT / ".dev"
"""Folder of everything that `make dev` stores."""

MESSAGES_VARIABLE: Final = "DEV_MESSAGES"
"""Environment variable by which the server of `make dev` knows the folder of its message log."""
