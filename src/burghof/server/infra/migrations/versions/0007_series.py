"""Series of games, and the final points of each game."""

from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

COLUMNS = """
SET LOCAL lock_timeout = '5s';
ALTER TABLE tables ADD COLUMN IF NOT EXISTS series text;
ALTER TABLE turns ADD COLUMN IF NOT EXISTS points integer[];
COMMENT ON COLUMN tables.series IS 'the series it belongs to: what counts, its rule and the games before, as JSON';
COMMENT ON COLUMN turns.points IS 'points of each seat at the end; null while it runs, or if an older release ended it';
"""


def upgrade() -> None:
    """Add the columns; can be repeated after an interruption."""
    op.execute(COLUMNS)


def downgrade() -> None:
    """Drop the columns."""
    op.execute("ALTER TABLE turns DROP COLUMN points")
    op.execute("ALTER TABLE tables DROP COLUMN series")
