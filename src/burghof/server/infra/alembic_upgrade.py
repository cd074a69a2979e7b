"""Schema upgrades with Alembic; imported only if there is something to upgrade."""

from pathlib import Path

import psycopg
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool


def upgrade(url: str, migrations: Path, revision: str = "head") -> None:
    """Run all migrations of this folder up to `revision` that the database does not have yet.

    Each runs in its own transaction. Raises psycopg.OperationalError if the database does not answer or does not grant
    a lock in time.
    """
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(url), poolclass=NullPool)
    config = Config()
    config.set_main_option("script_location", str(migrations))
    try:
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except OperationalError as error:
        raise psycopg.OperationalError(str(error.orig)) from error
    finally:
        engine.dispose()
