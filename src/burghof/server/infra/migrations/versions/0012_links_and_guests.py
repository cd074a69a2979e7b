"""When links end, how often they were used, and by which link each holder came; guests whom a host removed."""

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

LINKS = """
SET LOCAL lock_timeout = '5s';
ALTER TABLE tables ADD COLUMN IF NOT EXISTS invitation_ends timestamptz,
    ADD COLUMN IF NOT EXISTS invitation_uses integer NOT NULL DEFAULT 0;
ALTER TABLE chairs ADD COLUMN IF NOT EXISTS secret_ends timestamptz,
    ADD COLUMN IF NOT EXISTS secret_uses integer NOT NULL DEFAULT 0;
ALTER TABLE holders ADD COLUMN IF NOT EXISTS via bytea;
COMMENT ON COLUMN tables.invitation_ends IS 'null: the game runs or ended in an older release; -infinity: withdrawn';
COMMENT ON COLUMN tables.invitation_uses IS 'how many people became members by this link';
COMMENT ON COLUMN chairs.secret_ends IS 'null: a link of an older release, which has no end';
COMMENT ON COLUMN chairs.secret_uses IS 'how many people became holders by this link';
COMMENT ON COLUMN holders.via IS 'hash of the secret of the link that gave the seat; null: by sitting down';
"""

GUESTS = """
CREATE TABLE IF NOT EXISTS removed_guests (
    id          uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
    table_id    uuid NOT NULL REFERENCES tables,
    person      uuid NOT NULL,
    name        text NOT NULL,
    PRIMARY KEY (table_id, person)
);
COMMENT ON TABLE removed_guests IS 'people whom the host took off their chair: the table is closed to them';
COMMENT ON COLUMN removed_guests.name IS 'the name under which the person sat there';
"""


def upgrade() -> None:
    """Add the columns and the table; can be repeated after an interruption."""
    op.execute(LINKS)
    op.execute(GUESTS)


def downgrade() -> None:
    """Drop both; links then have no end, and removed guests may return."""
    op.execute("DROP TABLE removed_guests")
    op.execute("ALTER TABLE holders DROP COLUMN via")
    op.execute("ALTER TABLE chairs DROP COLUMN secret_ends, DROP COLUMN secret_uses")
    op.execute("ALTER TABLE tables DROP COLUMN invitation_ends, DROP COLUMN invitation_uses")
