"""Indexes for cards and lists with many tables, and the end time of each game; runs while the server is in use.

The lobby of the preceding release still uses the index `tables_public`; the next release drops it.
"""

from alembic import op
from sqlalchemy import text

revision = "0006"
down_revision = "0004"
branch_labels = None
depends_on = None

ENDED_AT = """
SET LOCAL lock_timeout = '5s';
ALTER TABLE tables ADD COLUMN IF NOT EXISTS ended_at timestamptz;
COMMENT ON COLUMN tables.ended_at IS 'when its game was over; null while it gathers or runs';
"""

FIRST = "00000000-0000-0000-0000-000000000000"
BATCH = 5000
FILL = text("""
WITH part AS MATERIALIZED (SELECT id FROM tables WHERE id > CAST(:last AS uuid) ORDER BY id LIMIT :batch),
filled AS (
    UPDATE tables SET ended_at = turns.moved_at FROM part JOIN turns ON turns.table_id = part.id
    WHERE tables.id = part.id AND turns.is_over AND tables.ended_at IS NULL
)
SELECT id FROM part ORDER BY id DESC LIMIT 1
""")

INDEXES = {
    "members_table": "members (table_id)",
    "tables_open": "tables (created_at DESC) WHERE visibility = 'public' AND ended_at IS NULL",
    "tables_ended": "tables (ended_at) WHERE ended_at IS NOT NULL",
}


def upgrade() -> None:
    """Add the column, fill it in batches and create the indexes; can be repeated after an interruption."""
    op.execute(ENDED_AT)
    with op.get_context().autocommit_block():
        last: object = FIRST
        while last is not None:
            last = op.get_bind().execute(FILL, {"last": str(last), "batch": BATCH}).scalar()
        for name, columns in INDEXES.items():
            op.execute(f"DROP INDEX CONCURRENTLY IF EXISTS {name}")  # an interrupted build leaves an invalid index
            op.execute(f"CREATE INDEX CONCURRENTLY {name} ON {columns}")


def downgrade() -> None:
    """Drop the indexes and the column."""
    op.execute(f"DROP INDEX {', '.join(INDEXES)}")
    op.execute("ALTER TABLE tables DROP COLUMN ended_at")
