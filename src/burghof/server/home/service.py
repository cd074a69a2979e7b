"""Preparation of a home server: start PostgreSQL, create its database and migrate it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from burghof.kernel import say
from burghof.server.home.folder import Folder
from burghof.server.home.postgres import Postgres
from burghof.server.home.repository import has_database, make_database
from burghof.server.home.trouble import HomeTrouble
from burghof.server.infra.schema import is_newer, migrate

DATABASE: Final = "burghof"


@contextmanager
def postgres_of(folder: Folder) -> Iterator[Postgres]:
    """Run the PostgreSQL of a folder that this process has locked, during the block."""
    postgres = Postgres(folder.postgres)
    postgres.start()
    try:
        yield postgres
    finally:
        postgres.stop()


def up_to_date(postgres: Postgres) -> str:
    """Create the database if there is none, migrate it, and return its URL."""
    if not has_database(postgres.url(), DATABASE):
        make_database(postgres.url(), DATABASE)
    return migrated(postgres.url(DATABASE))


def migrated(url: str) -> str:
    """Migrate a database and return its URL. Raises `HomeTrouble` if it belongs to a newer release."""
    if is_newer(url):
        raise HomeTrouble(say("home-newer-release"))
    migrate(url)
    return url
