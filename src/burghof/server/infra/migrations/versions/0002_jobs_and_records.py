"""Background jobs (the schema of procrastinate), and the records of finished games."""

from typing import Any, cast

from alembic import op
from procrastinate.schema import SchemaManager

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

RECORDS = """
CREATE TABLE records (
    table_id    uuid PRIMARY KEY REFERENCES tables,
    seq         integer NOT NULL,
    record      text NOT NULL
);
COMMENT ON TABLE records IS 'records of finished games, written by a job; a copy of what the journal says';
COMMENT ON COLUMN records.seq IS 'how many steps the table had';
"""

NO_JOBS = """
DROP TABLE procrastinate_events, procrastinate_periodic_defers, procrastinate_jobs, procrastinate_workers CASCADE;
DO $$
DECLARE made record;
BEGIN
    FOR made IN SELECT oid::regprocedure AS name FROM pg_proc WHERE proname LIKE 'procrastinate_%' LOOP
        EXECUTE 'DROP FUNCTION ' || made.name || ' CASCADE';
    END LOOP;
END $$;
DROP TYPE procrastinate_job_to_defer_v1, procrastinate_job_status, procrastinate_job_event_type;
"""


def upgrade() -> None:
    """Create the table of records and the schema of procrastinate."""
    op.execute(RECORDS)
    _run(SchemaManager.get_schema())


def downgrade() -> None:
    """Drop both; deletes waiting jobs."""
    _run(NO_JOBS)
    op.execute("DROP TABLE records")


def _run(script: str) -> None:
    """Run a script through the driver, because its `%` and `:` are not parameters."""
    cast("Any", op.get_bind().connection.driver_connection).execute(script)
