"""Tables, their seats, and the journal of their steps."""

from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

TABLES = """
CREATE TABLE tables (
    id          uuid PRIMARY KEY,
    game        text NOT NULL,
    rules       integer NOT NULL,
    options     text NOT NULL,
    recall      text NOT NULL,
    visibility  text NOT NULL,
    clock       text NOT NULL,
    on_timeout  text NOT NULL,
    seats       smallint NOT NULL,
    host        uuid NOT NULL,
    seed        text NOT NULL,
    commitment  text NOT NULL,
    invitation  bytea NOT NULL UNIQUE,
    previous    uuid REFERENCES tables,
    rematch     uuid REFERENCES tables,
    header      text,
    created_at  timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN tables.seed IS 'secret until the game is over';
COMMENT ON COLUMN tables.invitation IS 'hash of the secret of the link';
COMMENT ON COLUMN tables.header IS 'the header of the record, exactly as hashed; null while people gather';
CREATE INDEX tables_public ON tables (created_at DESC) WHERE visibility = 'public';

CREATE TABLE chairs (
    table_id    uuid NOT NULL REFERENCES tables,
    seat        smallint NOT NULL,
    name        text,
    bot         text,
    seed        text NOT NULL DEFAULT '',
    secret      bytea UNIQUE,
    PRIMARY KEY (table_id, seat)
);
COMMENT ON COLUMN chairs.secret IS 'hash of the secret that gives this seat to another device';

CREATE TABLE holders (
    table_id    uuid NOT NULL REFERENCES tables,
    seat        smallint NOT NULL,
    person      uuid NOT NULL,
    PRIMARY KEY (table_id, seat, person)
);

CREATE TABLE members (
    person      uuid NOT NULL,
    table_id    uuid NOT NULL REFERENCES tables,
    since       timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (person, table_id)
);

CREATE TABLE proposals (
    table_id    uuid PRIMARY KEY REFERENCES tables,
    seat        smallint NOT NULL,
    target      integer NOT NULL,
    cursor      integer NOT NULL,
    agreed      smallint[] NOT NULL,
    move_id     text NOT NULL
);
COMMENT ON TABLE proposals IS 'somebody asks all to take back; void once the public cursor has moved on';
"""

JOURNAL = """
CREATE TABLE turns (
    table_id    uuid PRIMARY KEY REFERENCES tables,
    seq         integer NOT NULL,
    format      smallint NOT NULL,
    is_over     boolean NOT NULL DEFAULT false,
    awaited     smallint[] NOT NULL,
    bot_due     timestamptz,
    deadline    timestamptz,
    moved_at    timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 70);
COMMENT ON COLUMN turns.seq IS 'how many steps the table has';
COMMENT ON COLUMN turns.format IS 'the newest format of entries in the journal; older processes keep away';
COMMENT ON COLUMN turns.deadline IS 'when the first running clock is empty, in serving time';
CREATE INDEX turns_bot_due ON turns (bot_due) WHERE bot_due IS NOT NULL;
CREATE INDEX turns_deadline ON turns (deadline) WHERE deadline IS NOT NULL;

CREATE TABLE steps (
    table_id    uuid NOT NULL,
    seq         integer NOT NULL,
    seat        smallint,
    move_id     text,
    entries     text NOT NULL,
    clocks      text,
    PRIMARY KEY (table_id, seq)
);
COMMENT ON TABLE steps IS 'a row is a player''s entry with all chance entries it caused; never changed, never deleted';
COMMENT ON COLUMN steps.clocks IS 'all clocks right after the step';
CREATE UNIQUE INDEX steps_move_id ON steps (table_id, seat, move_id) WHERE move_id IS NOT NULL;

CREATE TABLE snapshots (
    table_id    uuid PRIMARY KEY REFERENCES tables,
    seq         integer NOT NULL,
    cursors     integer[] NOT NULL,
    snapshot    text NOT NULL
);
COMMENT ON TABLE snapshots IS 'a cache: may be deleted at any time';

CREATE TABLE heartbeat (
    one         boolean PRIMARY KEY DEFAULT true CHECK (one),
    beat_at     timestamptz NOT NULL DEFAULT now(),
    lost        interval NOT NULL DEFAULT '0'
);
COMMENT ON TABLE heartbeat IS 'when somebody last served; what was lost until then is no time on any clock';
INSERT INTO heartbeat DEFAULT VALUES;
"""


def upgrade() -> None:
    """Create the tables."""
    op.execute(TABLES)
    op.execute(JOURNAL)


def downgrade() -> None:
    """Drop the tables; deletes all games."""
    op.execute("DROP TABLE heartbeat, snapshots, steps, turns, proposals, members, holders, chairs, tables")
