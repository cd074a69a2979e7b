"""The home server's folder made ready: PostgreSQL runs, its database is there and up to date."""

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
    """The PostgreSQL of a folder that this process has taken, running meanwhile."""
    postgres = Postgres(folder.postgres)
    postgres.start()
    try:
        yield postgres
    finally:
        postgres.stop()


def up_to_date(postgres: Postgres) -> str:
    """The address of the database, made and brought up to date."""
    if not has_database(postgres.url(), DATABASE):
        make_database(postgres.url(), DATABASE)
    return migrated(postgres.url(DATABASE))


def migrated(url: str) -> str:
    """The address of a database whose schema is up to date; one of a later release is left alone."""
    if is_newer(url):
        raise HomeTrouble(say("home-newer-release"))
    migrate(url)
    return url
