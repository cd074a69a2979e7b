"""Backups: everything a server at home keeps, in one file."""

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
"""Of the file: a zip with what it is, the database as pg_dump writes it, and the secret that signs sessions."""

COVER, DUMP, SECRET = "burghof.json", "database.dump", "secret"
NEW: Final = "burghof_restored"


class Cover(Struct, frozen=True):
    """What a backup says of itself."""

    burghof: int


def back_up(folder: Folder, file: Path) -> None:
    """Write everything into a file; it does not matter whether somebody plays meanwhile."""
    folder.make()
    with _running(folder) as postgres:
        _write(folder, postgres, file)


def restore(folder: Folder, file: Path) -> Path | None:
    """Put the content of a backup in the place of everything in the folder; nobody may play meanwhile.

    What was there before is kept in a backup too; gives its name, or None if there was nothing.
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
    """Make the database and bring it up to date; returns its address.

    Before one of an earlier release is changed, all that the folder keeps is written to a backup in it.
    """
    if has_database(postgres.url(), DATABASE) and is_older(postgres.url(DATABASE)):
        _write(folder, postgres, _before(folder, "upgrade"))
    return up_to_date(postgres)


@contextmanager
def _running(folder: Folder) -> Iterator[Postgres]:
    """The PostgreSQL of the folder: the one that another process uses, or started for this."""
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
    """Write a backup, as a whole or not at all."""
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
    """A file for the backup that is made before something is done."""
    return folder.path / f"before-{what}-{time.strftime('%Y-%m-%d-%H%M%S')}.zip"


def _read(file: Path, place: Path) -> tuple[Path, str]:
    """The dump of a backup, laid out in a place, and its secret."""
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
    """Fill a new database, then let it take the place of the old one."""
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
