"""Reviews of finished games: requests, verdicts, seats that opted out, and what-if tables."""

from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

REVIEWS = """
CREATE TABLE reviews (
    table_id        uuid NOT NULL REFERENCES tables,
    iterations      integer NOT NULL,
    total           integer,
    ends_by_fortune boolean NOT NULL DEFAULT true,
    has_failed      boolean NOT NULL DEFAULT false,
    PRIMARY KEY (table_id, iterations)
);
COMMENT ON TABLE reviews IS 'finished games somebody wants judged, each once for a budget';
COMMENT ON COLUMN reviews.iterations IS 'the budget: how many worlds a search plays into';
COMMENT ON COLUMN reviews.total IS 'how many choices there are to judge; null until a worker has looked';

CREATE TABLE verdicts (
    table_id        uuid NOT NULL,
    iterations      integer NOT NULL,
    number          integer NOT NULL,
    verdict         text NOT NULL,
    PRIMARY KEY (table_id, iterations, number),
    FOREIGN KEY (table_id, iterations) REFERENCES reviews ON DELETE CASCADE
);
COMMENT ON TABLE verdicts IS 'what a worker says of each choice, from the first on';

CREATE TABLE unjudged (
    table_id        uuid NOT NULL REFERENCES tables,
    seat            smallint NOT NULL,
    PRIMARY KEY (table_id, seat)
);
COMMENT ON TABLE unjudged IS 'seats whose people want nothing said of their choices';

ALTER TABLE tables ADD COLUMN what_if uuid REFERENCES tables;
COMMENT ON COLUMN tables.what_if IS 'the finished table this one plays on from, to try something: it has no result';
"""


def upgrade() -> None:
    """Create the tables, and add the column."""
    op.execute(REVIEWS)


def downgrade() -> None:
    """Drop both; reviews can be requested again."""
    op.execute("ALTER TABLE tables DROP COLUMN what_if")
    op.execute("DROP TABLE unjudged, verdicts, reviews")
