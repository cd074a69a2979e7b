"""Schema upgrades with Alembic; imported only if there is something to upgrade."""

import psycopg
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from burghof.server.infra.schema import MIGRATIONS


def upgrade(url: str, revision: str = "head") -> None:
    """Run all migrations up to `revision` that the database does not have yet, each in its own transaction.

    Raises psycopg.OperationalError if the database does not answer or does not grant a lock in time.
    """
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(url), poolclass=NullPool)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    try:
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except OperationalError as error:
        raise psycopg.OperationalError(str(error.orig)) from error
    finally:
        engine.dispose()
