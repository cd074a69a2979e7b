"""Upgrading the schema with Alembic; imported only where there is something to upgrade."""

import psycopg
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from burghof.server.infra.schema import MIGRATIONS


def upgrade(url: str) -> None:
    """Run all migrations that this database has not seen."""
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(url), poolclass=NullPool)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    engine.dispose()
