"""Seats to act and final ranks, so that lists of tables need no replay of the games."""

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

TURNS = """
ALTER TABLE turns ADD COLUMN owing smallint[] NOT NULL DEFAULT '{}', ADD COLUMN ranks smallint[];
UPDATE turns SET owing = awaited;
COMMENT ON COLUMN turns.owing IS 'seats that have not answered their open decision: each is told of its own only';
COMMENT ON COLUMN turns.ranks IS 'how each seat ended, 1 is won; null while it runs, or if an earlier release ended it';
"""


def upgrade() -> None:
    """Add the columns."""
    op.execute(TURNS)


def downgrade() -> None:
    """Drop the columns."""
    op.execute("ALTER TABLE turns DROP COLUMN owing, DROP COLUMN ranks")
