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
from burghof.server.home.errors import HomeServerError
from burghof.server.home.folder import Folder
from burghof.server.home.lock import LockHeldError
from burghof.server.home.postgres import Postgres
from burghof.server.home.repository import create_database, drop_database, has_database, swap_database
from burghof.server.home.service import DATABASE, migrate_database, prepare_database, running_postgres
from burghof.server.infra.schema import is_older

FORMAT_VERSION: Final = 1
"""Version of the file format: a zip with a manifest, the dump of pg_dump, and the secret that signs sessions."""

MANIFEST_FILE, DUMP_FILE, SECRET_FILE = "burghof.json", "database.dump", "secret"
RESTORE_DATABASE: Final = "burghof_restored"


class BackupManifest(Struct, frozen=True):
    """The manifest of a backup: the version of its format."""

    burghof: int


def back_up(folder: Folder, file: Path) -> None:
    """Write all data to a file; players may go on playing during the backup."""
    folder.create()
    with _running_postgres(folder) as postgres:
        _write_backup(folder, postgres, file)


def restore(folder: Folder, file: Path) -> Path | None:
    """Replace all data in the folder by the content of a backup; no process may serve the folder.

    The previous data is written to a backup first; returns the path of that backup, or None if there was no data.
    """
    with tempfile.TemporaryDirectory() as place:
        dump, secret = _read_backup(file, Path(place))
        folder.create()
        try:
            with folder.locked(), running_postgres(folder) as postgres:
                return _replace_data(folder, postgres, dump, secret)
        except LockHeldError as error:
            raise HomeServerError(say("home-busy-restore", folder=str(folder.path))) from error


def upgrade_home(folder: Folder, postgres: Postgres) -> str:
    """Create the database or migrate it, and return its URL.

    Before a database of an earlier release is migrated, all data of the folder is written to a backup in the folder.
    """
    if has_database(postgres.url(), DATABASE) and is_older(postgres.url(DATABASE)):
        _write_backup(folder, postgres, _backup_path(folder, "upgrade"))
    return prepare_database(postgres)


@contextmanager
def _running_postgres(folder: Folder) -> Iterator[Postgres]:
    """Yield the PostgreSQL of the folder: the running one of another process, or one started for this block."""
    try:
        with folder.locked(), running_postgres(folder) as postgres:
            upgrade_home(folder, postgres)
            yield postgres
    except LockHeldError:
        postgres = Postgres(folder.postgres)
        if not postgres.is_ready:
            raise HomeServerError(say("home-busy", folder=str(folder.path))) from None
        yield postgres


def _write_backup(folder: Folder, postgres: Postgres, file: Path) -> None:
    """Write a backup atomically. Raises `HomeServerError` if the file cannot be written."""
    partial = file.with_name(f"{file.name}.part")
    try:
        partial.unlink(missing_ok=True)
        partial.touch(mode=0o600, exist_ok=False)
        with tempfile.TemporaryDirectory() as place, ZipFile(partial, "w") as archive:
            dump = Path(place) / DUMP_FILE
            postgres.dump(DATABASE, dump)
            archive.writestr(MANIFEST_FILE, msgspec.json.encode(BackupManifest(FORMAT_VERSION)))
            archive.writestr(SECRET_FILE, folder.secret)
            archive.write(dump, DUMP_FILE)
        partial.replace(file)
    except OSError as error:
        raise HomeServerError(say("cli-file-not-written", file=str(file), why=error.strerror or "")) from error
    finally:
        partial.unlink(missing_ok=True)


def _backup_path(folder: Folder, operation: str) -> Path:
    """Return the path of the backup that is made before an upgrade or a restore."""
    return folder.path / f"before-{operation}-{time.strftime('%Y-%m-%d-%H%M%S')}.zip"


def _read_backup(file: Path, target: Path) -> tuple[Path, str]:
    """Extract the dump of a backup into a folder; return its path and the secret. Raises `HomeServerError`."""
    try:
        with ZipFile(file) as archive:
            manifest = msgspec.json.decode(archive.read(MANIFEST_FILE), type=BackupManifest)
            secret = archive.read(SECRET_FILE).decode("ascii")
            dump = Path(archive.extract(DUMP_FILE, target))
    except FileNotFoundError as error:
        raise HomeServerError(say("cli-file-missing", file=str(file))) from error
    except OSError as error:
        raise HomeServerError(say("cli-file-not-read", file=str(file), why=error.strerror or "")) from error
    except (BadZipFile, KeyError, ValueError, msgspec.MsgspecError) as error:
        raise HomeServerError(say("home-no-backup", file=str(file))) from error
    if manifest.burghof != FORMAT_VERSION:
        raise HomeServerError(say("home-newer-release"))
    return dump, secret


def _replace_data(folder: Folder, postgres: Postgres, dump: Path, secret: str) -> Path | None:
    """Load the dump into a new database and swap it with the current one; return the backup of the current one."""
    server = postgres.url()
    drop_database(server, RESTORE_DATABASE)
    create_database(server, RESTORE_DATABASE)
    postgres.load(RESTORE_DATABASE, dump)
    migrate_database(postgres.url(RESTORE_DATABASE))
    before = None
    if has_database(server, DATABASE):
        before = _backup_path(folder, "restore")
        _write_backup(folder, postgres, before)
    swap_database(server, RESTORE_DATABASE, DATABASE)
    folder.set_secret(secret)
    return before
