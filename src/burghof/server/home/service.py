"""Preparation of a home server: start PostgreSQL, create its database and migrate it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from burghof.kernel import say
from burghof.server.home.errors import HomeServerError
from burghof.server.home.folder import Folder
from burghof.server.home.postgres import Postgres
from burghof.server.home.repository import create_database, has_database
from burghof.server.infra.schema import is_newer, migrate

DATABASE: Final = "burghof"


@contextmanager
def running_postgres(folder: Folder) -> Iterator[Postgres]:
    """Run the PostgreSQL of a folder that this process has locked, during the block."""
    postgres = Postgres(folder.postgres)
    postgres.start()
    try:
        yield postgres
    finally:
        postgres.stop()


def prepare_database(postgres: Postgres) -> str:
    """Create the database if there is none, migrate it, and return its URL."""
    if not has_database(postgres.url(), DATABASE):
        create_database(postgres.url(), DATABASE)
    return migrate_database(postgres.url(DATABASE))


def migrate_database(url: str) -> str:
    """Migrate a database and return its URL. Raises `HomeServerError` if it belongs to a newer release."""
    if is_newer(url):
        raise HomeServerError(say("home-newer-release"))
    migrate(url)
    return url
