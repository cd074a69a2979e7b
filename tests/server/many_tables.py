"""Fills a database with many tables at once."""

from typing import Any
from uuid import UUID

import psycopg
from psycopg.rows import scalar_row

PERSONS = 2_000

FILL = """
SET session_replication_role = replica;  -- foreign keys hold by construction, and checking them takes most of the time

INSERT INTO tables (id, game, rules, options, recall, visibility, clock, on_timeout, seats, host, seed, commitment,
                    invitation, header, created_at, ended_at)
SELECT md5('table' || n)::uuid, 'kilt-castle', 1, '{}', 'pure', CASE WHEN n %% 3 = 0 THEN 'public' ELSE 'private' END,
       '{"clock": "none"}', 'bot', 2, md5('person' || n %% %(persons)s)::uuid, md5(n::text), md5(n::text),
       decode(md5('invitation' || n), 'hex'), CASE WHEN n %% 50 <> 0 THEN '{}' END,
       now() - make_interval(mins => n), CASE WHEN n %% 50 > 1 THEN now() - make_interval(mins => n) END
FROM generate_series(1, %(tables)s) AS n;

INSERT INTO chairs (table_id, seat, name, secret)
SELECT md5('table' || n)::uuid, seat, 'somebody', decode(md5('chair' || n || seat), 'hex')
FROM generate_series(1, %(tables)s) AS n, generate_series(0, 1) AS seat;

INSERT INTO holders (table_id, seat, person)
SELECT md5('table' || n)::uuid, seat, md5('person' || (n + seat) %% %(persons)s)::uuid
FROM generate_series(1, %(tables)s) AS n, generate_series(0, 1) AS seat;

INSERT INTO members (person, table_id, since)
SELECT md5('person' || (n + guest) %% %(persons)s)::uuid, md5('table' || n)::uuid, now() - make_interval(mins => n)
FROM generate_series(1, %(tables)s) AS n, generate_series(0, 2) AS guest;

INSERT INTO turns (table_id, seq, format, is_over, awaited, owing, bot_due, deadline, moved_at)
SELECT md5('table' || n)::uuid, 1, 1, n %% 50 > 1, '{0}', '{0}',
       CASE WHEN n %% 50 = 1 THEN now() + make_interval(mins => n) END,
       CASE WHEN n %% 50 = 1 THEN now() + make_interval(mins => n) END, now() - make_interval(mins => n)
FROM generate_series(1, %(tables)s) AS n WHERE n %% 50 <> 0;

INSERT INTO steps (table_id, seq, seat, move_id, entries)
SELECT md5('table' || n)::uuid, 1, 0, 'move', '[]' FROM generate_series(1, %(tables)s) AS n;

INSERT INTO snapshots (table_id, seq, cursors, snapshot)
SELECT md5('table' || n)::uuid, 1, '{1,1,1}', '{}' FROM generate_series(1, %(tables)s, 10) AS n;

INSERT INTO records (table_id, seq, record)
SELECT md5('table' || n)::uuid, 1, '{}' FROM generate_series(1, %(tables)s, 10) AS n;

INSERT INTO proposals (table_id, seat, target, cursor, agreed, move_id)
SELECT md5('table' || n)::uuid, 0, 1, 1, '{0}', 'back' FROM generate_series(1, %(tables)s, 10) AS n;

INSERT INTO reviews (table_id, iterations, total)
SELECT md5('table' || n)::uuid, 100, 3 FROM generate_series(1, %(tables)s, 10) AS n;

INSERT INTO verdicts (table_id, iterations, number, verdict)
SELECT md5('table' || n)::uuid, 100, number, '{}'
FROM generate_series(1, %(tables)s, 10) AS n, generate_series(0, 1) AS number;

INSERT INTO unjudged (table_id, seat)
SELECT md5('table' || n)::uuid, 0 FROM generate_series(1, %(tables)s, 10) AS n;

INSERT INTO hints (table_id, person, position, hint)
SELECT md5('table' || n)::uuid, md5('person' || n)::uuid, position, '{"seat":0,"token":1,"worlds":10,"ideas":[]}'
FROM generate_series(1, %(tables)s, 10) AS n, generate_series(1, 3) AS position;

INSERT INTO lesson_progress (person, game, lesson, choices, is_done)
SELECT md5('person' || n)::uuid, 'kilt-castle', lesson, '{}', true
FROM generate_series(1, %(persons)s) AS n, unnest(ARRAY['first', 'second', 'third']) AS lesson;

INSERT INTO puzzle_progress (person, game, puzzle, tried)
SELECT md5('person' || n)::uuid, 'kilt-castle', puzzle, '{0,1}'
FROM generate_series(1, %(persons)s) AS n, unnest(ARRAY['first', 'second', 'third']) AS puzzle;

INSERT INTO revocations (person, before)
SELECT md5('person' || n)::uuid, now() - n * interval '1 hour' FROM generate_series(1, %(persons)s) AS n;

SET session_replication_role = origin;
"""


def fill(database_url: str, tables: int) -> None:
    """Insert this many tables: one in 50 is not started, one in 50 is running, the others are over."""
    with psycopg.connect(database_url, autocommit=True, cursor_factory=psycopg.ClientCursor) as connection:
        connection.execute(FILL, {"tables": tables, "persons": PERSONS})
        connection.execute("VACUUM ANALYZE")


def find_table(connection: psycopg.Connection[Any], condition: str) -> UUID:
    """Return the id of the first table that fulfils this SQL condition."""
    statement = (
        f"SELECT tables.id FROM tables LEFT JOIN turns ON turns.table_id = id WHERE {condition} ORDER BY id LIMIT 1"  # noqa: S608 - a constant of a test
    )
    table = connection.cursor(row_factory=scalar_row).execute(statement.encode()).fetchone()
    assert isinstance(table, UUID), f"no table where {condition}"
    return table
