"""How far each person has come in the lessons."""

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

LESSON_PROGRESS = """
CREATE TABLE IF NOT EXISTS lesson_progress (
    person          uuid NOT NULL,
    game            text NOT NULL,
    lesson          text NOT NULL,
    choices         smallint[] NOT NULL,
    is_done         boolean NOT NULL,
    PRIMARY KEY (person, game, lesson)
);
COMMENT ON TABLE lesson_progress IS 'how far each person has come in each lesson, on any device';
COMMENT ON COLUMN lesson_progress.choices IS 'the accepted move made in each step so far; empty once it was done';
"""


def upgrade() -> None:
    """Create the table; can be repeated after an interruption."""
    op.execute(LESSON_PROGRESS)


def downgrade() -> None:
    """Drop the table; each device still knows its own progress."""
    op.execute("DROP TABLE lesson_progress")
