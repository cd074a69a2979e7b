"""The puzzles that each person tried."""

from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

PUZZLE_PROGRESS = """
CREATE TABLE IF NOT EXISTS puzzle_progress (
    person          uuid NOT NULL,
    game            text NOT NULL,
    puzzle          text NOT NULL,
    tried           smallint[] NOT NULL,
    PRIMARY KEY (person, game, puzzle)
);
COMMENT ON TABLE puzzle_progress IS 'the puzzles that each person tried, on any device';
COMMENT ON COLUMN puzzle_progress.tried IS 'the places of the choices that were tried, in ascending order';
"""


def upgrade() -> None:
    """Create the table; can be repeated after an interruption."""
    op.execute(PUZZLE_PROGRESS)


def downgrade() -> None:
    """Drop the table; each device still knows its own progress."""
    op.execute("DROP TABLE puzzle_progress")
