"""Thinking budgets, and what is needed to choose the table whose bot moves first."""

from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None

BUDGETS = """
SET LOCAL lock_timeout = '5s';

CREATE UNLOGGED TABLE IF NOT EXISTS budgets (
    owner       text PRIMARY KEY,
    seconds     double precision NOT NULL,
    updated_at  timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 70);
COMMENT ON TABLE budgets IS 'seconds that bots may still search for a person or a network; may be emptied at any time';

ALTER TABLE tables ADD COLUMN IF NOT EXISTS network bytea;
COMMENT ON COLUMN tables.network IS 'keyed hash of the address from which the table was created; null if unknown';

ALTER TABLE turns ADD COLUMN IF NOT EXISTS bot_is_slow boolean NOT NULL DEFAULT false;
ALTER TABLE turns ADD COLUMN IF NOT EXISTS followed_until timestamptz;
ALTER TABLE reviews ADD COLUMN IF NOT EXISTS person uuid;
ALTER TABLE reviews ADD COLUMN IF NOT EXISTS network bytea;
CREATE INDEX IF NOT EXISTS reviews_waiting ON reviews (person) WHERE total IS NULL;
COMMENT ON COLUMN reviews.person IS 'who requested it; null if an earlier release stored it';

COMMENT ON COLUMN turns.bot_due IS 'when the bot to move may be claimed; infinite while a table of bots sleeps';
COMMENT ON COLUMN turns.bot_is_slow IS 'whether the bot to move searches for seconds';
COMMENT ON COLUMN turns.followed_until IS 'until when a client follows the table';
"""


def upgrade() -> None:
    """Create the table and the columns; can be repeated after an interruption."""
    op.execute(BUDGETS)


def downgrade() -> None:
    """Drop the table and the columns; tables of bots that sleep are woken."""
    op.execute("""
        UPDATE turns SET bot_due = now() WHERE bot_due = 'infinity';
        DROP TABLE budgets;
        ALTER TABLE tables DROP COLUMN network;
        DROP INDEX reviews_waiting;
        ALTER TABLE reviews DROP COLUMN person, DROP COLUMN network;
        ALTER TABLE turns DROP COLUMN bot_is_slow, DROP COLUMN followed_until
    """)
