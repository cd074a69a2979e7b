"""The hints that people asked for, beside the tables, and whether a table has hints."""

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

HINTS = """
CREATE TABLE IF NOT EXISTS hints (
    table_id        uuid NOT NULL REFERENCES tables ON DELETE CASCADE,
    person          uuid NOT NULL,
    position        integer NOT NULL,
    hint            text NOT NULL,
    PRIMARY KEY (table_id, person, position)
);
COMMENT ON TABLE hints IS 'the hints that people asked for: only their own reviews show them';
COMMENT ON COLUMN hints.position IS 'the number of entries in the record before the decision';
COMMENT ON COLUMN hints.hint IS 'the hint as JSON, as it was given';

ALTER TABLE tables ADD COLUMN IF NOT EXISTS has_hints boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN tables.has_hints IS 'whether all may ask for hints, also where several people play';
"""


def upgrade() -> None:
    """Create the table, and add the column; can be repeated after an interruption."""
    op.execute(HINTS)


def downgrade() -> None:
    """Drop the table and the column; reviews then show no hints."""
    op.execute("DROP TABLE hints; ALTER TABLE tables DROP COLUMN has_hints")
