"""Backups: all data of a home server in one file."""

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from zipfile import BadZipFile, ZipFile

import msgspec
from msgspec import Struct

from burghof.kernel import say
from burghof.server.home.folder import Folder
from burghof.server.home.lock import Held
from burghof.server.home.postgres import Postgres
from burghof.server.home.repository import drop_database, has_database, make_database, put_in_place
from burghof.server.home.service import DATABASE, migrated, postgres_of, up_to_date
from burghof.server.home.trouble import HomeTrouble
from burghof.server.infra.schema import is_older

FORMAT: Final = 1
"""Version of the file format: a zip with a manifest, the dump of pg_dump, and the secret that signs sessions."""

COVER, DUMP, SECRET = "burghof.json", "database.dump", "secret"
NEW: Final = "burghof_restored"


class Cover(Struct, frozen=True):
    """The manifest of a backup: the version of its format."""

    burghof: int


def back_up(folder: Folder, file: Path) -> None:
    """Write all data to a file; players may go on playing during the backup."""
    folder.make()
    with _running(folder) as postgres:
        _write(folder, postgres, file)


def restore(folder: Folder, file: Path) -> Path | None:
    """Replace all data in the folder by the content of a backup; no process may serve the folder.

    The previous data is written to a backup first; returns the path of that backup, or None if there was no data.
    """
    with tempfile.TemporaryDirectory() as place:
        dump, secret = _read(file, Path(place))
        folder.make()
        try:
            with folder.taken(), postgres_of(folder) as postgres:
                return _replace(folder, postgres, dump, secret)
        except Held as error:
            raise HomeTrouble(say("home-busy-restore", folder=str(folder.path))) from error


def upgrade_home(folder: Folder, postgres: Postgres) -> str:
    """Create the database or migrate it, and return its URL.

    Before a database of an earlier release is migrated, all data of the folder is written to a backup in the folder.
    """
    if has_database(postgres.url(), DATABASE) and is_older(postgres.url(DATABASE)):
        _write(folder, postgres, _before(folder, "upgrade"))
    return up_to_date(postgres)


@contextmanager
def _running(folder: Folder) -> Iterator[Postgres]:
    """Yield the PostgreSQL of the folder: the running one of another process, or one started for this block."""
    try:
        with folder.taken(), postgres_of(folder) as postgres:
            upgrade_home(folder, postgres)
            yield postgres
    except Held:
        postgres = Postgres(folder.postgres)
        if not postgres.is_ready:
            raise HomeTrouble(say("home-busy", folder=str(folder.path))) from None
        yield postgres


def _write(folder: Folder, postgres: Postgres, file: Path) -> None:
    """Write a backup atomically. Raises `HomeTrouble` if the file cannot be written."""
    half = file.with_name(f"{file.name}.part")
    try:
        half.unlink(missing_ok=True)
        half.touch(mode=0o600, exist_ok=False)
        with tempfile.TemporaryDirectory() as place, ZipFile(half, "w") as archive:
            dump = Path(place) / DUMP
            postgres.dump(DATABASE, dump)
            archive.writestr(COVER, msgspec.json.encode(Cover(FORMAT)))
            archive.writestr(SECRET, folder.secret)
            archive.write(dump, DUMP)
        half.replace(file)
    except OSError as error:
        raise HomeTrouble(say("cli-file-not-written", file=str(file), why=error.strerror or "")) from error
    finally:
        half.unlink(missing_ok=True)


def _before(folder: Folder, what: str) -> Path:
    """Return the path of the backup that is made before an upgrade or a restore."""
    return folder.path / f"before-{what}-{time.strftime('%Y-%m-%d-%H%M%S')}.zip"


def _read(file: Path, place: Path) -> tuple[Path, str]:
    """Extract the dump of a backup into a folder; return its path and the secret. Raises `HomeTrouble`."""
    try:
        with ZipFile(file) as archive:
            cover = msgspec.json.decode(archive.read(COVER), type=Cover)
            secret = archive.read(SECRET).decode("ascii")
            dump = Path(archive.extract(DUMP, place))
    except FileNotFoundError as error:
        raise HomeTrouble(say("cli-file-missing", file=str(file))) from error
    except OSError as error:
        raise HomeTrouble(say("cli-file-not-read", file=str(file), why=error.strerror or "")) from error
    except (BadZipFile, KeyError, ValueError, msgspec.MsgspecError) as error:
        raise HomeTrouble(say("home-no-backup", file=str(file))) from error
    if cover.burghof != FORMAT:
        raise HomeTrouble(say("home-newer-release"))
    return dump, secret


def _replace(folder: Folder, postgres: Postgres, dump: Path, secret: str) -> Path | None:
    """Load the dump into a new database and swap it with the current one; return the backup of the current one."""
    server = postgres.url()
    drop_database(server, NEW)
    make_database(server, NEW)
    postgres.load(NEW, dump)
    migrated(postgres.url(NEW))
    before = None
    if has_database(server, DATABASE):
        before = _before(folder, "restore")
        _write(folder, postgres, before)
    put_in_place(server, NEW, DATABASE)
    folder.set_secret(secret)
    return before
