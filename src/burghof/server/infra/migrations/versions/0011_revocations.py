"""The people who ended all their sessions."""

from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

REVOCATIONS = """
CREATE TABLE IF NOT EXISTS revocations (
    person          uuid PRIMARY KEY,
    before          timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS revocations_before ON revocations (before);
COMMENT ON TABLE revocations IS 'the people who ended all their sessions';
COMMENT ON COLUMN revocations.before IS 'sessions of this person that were issued before are no sessions any more';
"""


def upgrade() -> None:
    """Create the table; can be repeated after an interruption."""
    op.execute(REVOCATIONS)


def downgrade() -> None:
    """Drop the table; sessions that were ended are valid again until they expire."""
    op.execute("DROP TABLE revocations")
