"""Query plans: among many tables no statement reads a whole table, or more blocks than it needs."""

import pkgutil
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from importlib import import_module
from typing import Any, TypeAlias
from uuid import UUID, uuid4

import psycopg
import pytest
from psycopg import AsyncCursor
from psycopg.conninfo import make_conninfo
from psycopg.rows import scalar_row

import burghof.server
from burghof.hosting.journal.rows import NewStepRow, SnapshotRow
from burghof.hosting.puzzles.progress import TriedPuzzle
from burghof.hosting.tables.hint_store import StoredHint
from burghof.hosting.tables.new_table import NewTable, Occupant
from burghof.hosting.tables.take_back_proposal import TakeBackProposal
from burghof.hosting.thinking import Budget, Payer
from burghof.server.clock.serving_time import ServingTime
from burghof.server.home.repository import SELECT_FINISHED_TABLES, FinishedTablesRepository
from burghof.server.infra.database import Connection, Database
from burghof.server.infra.readiness import Readiness
from burghof.server.jobs.repository import RecordsRepository
from burghof.server.journal.repository import JournalRepository
from burghof.server.lessons.repository import ProgressRepository
from burghof.server.people.repository import SELECT_CHANGED, RevocationsRepository
from burghof.server.puzzles.repository import PuzzleProgressRepository
from burghof.server.review.repository import ReviewsRepository
from burghof.server.tables.cards_repository import SELECT_PUBLIC_CARDS
from burghof.server.tables.hints_repository import HintsRepository
from burghof.server.tables.links_repository import LinksRepository
from burghof.server.tables.proposals_repository import ProposalsRepository
from burghof.server.tables.repository import TablesRepository
from burghof.server.turns.budgets_repository import BudgetsRepository
from burghof.server.turns.repository import TurnClaimsRepository
from burghof.testkit.effort import SOAK, current_effort
from burghof.wire.lessons import LessonProgress
from burghof.wire.responses import CoachHint
from tests.server.many_tables import fill, find_table
from tests.server.processes import run

IS_SOAK = current_effort() == SOAK
TABLES = 100_000 if IS_SOAK else 20_000
COST_OPTIONS = "" if IS_SOAK else "-c random_page_cost=1.1"
"""To find a hundred of a few thousand rows PostgreSQL reads all of them, unless it believes that the disk is fast."""
MIN_LARGE_ROWS = 1_000
"""Number of rows from which a table must not be read as a whole."""
MAX_BLOCKS = 5_000
"""Blocks that a statement may read: the lobby shows 100 tables with all their chairs, holders and members.

This limit detects an index that is read as a whole for each of them.
"""

STATEMENT = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b")
NOT_RUN = {
    "burghof.server.tables.cards_repository.SELECT_CARDS",  # the common beginning of other statements
    "burghof.server.home.repository.SELECT_DATABASE",  # about databases, not tables
    "burghof.server.infra.database.SET_TIMEOUTS",  # about the connection
}

Plan: TypeAlias = dict[str, Any]


class Plans:
    """The plans of all statements that were run."""

    def __init__(self) -> None:
        self.found: dict[str, list[Plan]] = {}

    def nodes(self) -> Iterator[tuple[str, Plan]]:
        """Yield every node of every plan, with its statement."""
        for statement, plans in self.found.items():
            for plan in plans:
                yield from ((statement, node) for node in _nodes(plan))

    def blocks(self, statement: str) -> int:
        """Return the most blocks that a statement has read; 0 if its plan was made without running it."""
        counts = ("Shared Hit Blocks", "Shared Read Blocks")
        return max(sum(int(plan.get(count, 0)) for count in counts) for plan in self.found[statement])


def _nodes(plan: Plan) -> Iterator[Plan]:
    yield plan
    for part in plan.get("Plans", ()):
        yield from _nodes(part)


class ExplainingDatabase(Database):
    """A database that stores the plan of every statement before it runs the statement."""

    def __init__(self, url: str) -> None:
        super().__init__(make_conninfo(url, options=COST_OPTIONS))
        plans = self.plans = Plans()

        class Explaining(AsyncCursor[Any]):
            """Cursor that explains a statement, then runs it; statements that only read also run while explained."""

            async def execute(self, query: Any, params: Any = None, **more: Any) -> Any:  # noqa: ANN401 - as in psycopg
                text = query if isinstance(query, str) else ""
                if STATEMENT.match(text):
                    is_read = text.lstrip().startswith("SELECT") and "FOR UPDATE" not in text
                    options = "ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON" if is_read else "FORMAT JSON"
                    explained = AsyncCursor(self.connection, row_factory=scalar_row)
                    await explained.execute(f"EXPLAIN ({options}) {text}".encode(), params)
                    found = await explained.fetchone()
                    assert found is not None, "a plan has a row"
                    plans.found.setdefault(text, []).append(found[0]["Plan"])
                return await super().execute(query, params, **more)

        self._cursor = Explaining

    async def connect(self) -> Connection:
        """Return a connection that explains its statements."""
        connection = await super().connect()
        connection.cursor_factory = self._cursor
        return connection


@asynccontextmanager
async def open_database(database: ExplainingDatabase) -> AsyncIterator[ExplainingDatabase]:
    """Open the database, and close it at the end of the block."""
    await database.open()
    try:
        yield database
    finally:
        await database.close()


@pytest.fixture(scope="module")
def filled_database(cluster: str, template: str) -> Iterator[str]:
    """A database with many tables."""
    name = f"burghof_{uuid4().hex[:12]}"
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    url = make_conninfo(cluster, dbname=name)
    fill(url, TABLES)
    yield url
    with psycopg.connect(cluster, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


def large_tables(url: str) -> set[str]:
    """Return the names of all large tables."""
    with psycopg.connect(url) as connection:
        rows = connection.execute(
            "SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples >= %s", (MIN_LARGE_ROWS,)
        )
        return {name for (name,) in rows}


def find_statements() -> dict[str, str]:
    """Return every statement of the server that is a constant of its module, by its full name."""
    found: dict[str, str] = {}
    for module in pkgutil.walk_packages(burghof.server.__path__, "burghof.server."):
        if ".migrations" not in module.name:
            for name, value in vars(import_module(module.name)).items():
                if name.isupper() and isinstance(value, str) and STATEMENT.match(value):
                    found[f"{module.name}.{name}"] = value
    return found


def new_table(host: UUID, previous: UUID | None = None) -> NewTable:
    """Return a table to be created."""
    return NewTable(
        id=uuid4(),
        game="kilt-castle",
        rules=1,
        options="{}",
        recall="pure",
        visibility="public",
        clock='{"clock":"none"}',
        on_timeout="bot",
        seats=2,
        host=host,
        seed="s",
        commitment="c",
        invitation=uuid4().bytes,
        previous=previous,
    )


def step(table: UUID, seq: int, move_id: str | None, *, is_over: bool) -> NewStepRow:
    """Return a step to be appended."""
    return NewStepRow(
        table=table,
        seq=seq,
        seat=None if move_id is None else 0,
        move_id=move_id,
        entries="[]",
        clocks=None,
        is_over=is_over,
        awaited=(0,),
        owing=(0,),
        ranks=(1, 2) if is_over else None,
        points=(7, 5) if is_over else None,
        is_bot_due=True,
        bot_is_slow=True,
        deadline=datetime.now(UTC),
        is_public=True,
    )


async def run_setup_statements(database: Database, person: UUID, over: UUID) -> UUID:
    """Run all statements that a table needs until it starts, and return its id."""
    tables = TablesRepository(database)
    new, other = new_table(person), new_table(person, previous=over)
    await tables.create(new, [Occupant("Anna", holders=(person,)), None])
    await tables.create(other)
    await tables.assign_seat(new.id, 1, Occupant("Ben", holders=(uuid4(),)))
    await tables.swap_seats(new.id, 0, 1)
    await tables.assign_seat(other.id, 1, Occupant("Anna", holders=(person,)))
    await tables.move_seat(other.id, person, 1, 0)
    await tables.clear_seat(other.id, 0)
    await tables.assign_seat(other.id, 0, Occupant("Cleo", holders=(uuid4(),)))
    await tables.remove_guests(other.id, 0)
    (guest,) = await tables.removed_guests(other.id)
    await tables.readmit(other.id, guest.id)
    secret = uuid4().bytes
    links = LinksRepository(database)
    await links.renew_seat_link(new.id, 0, secret)
    await links.redeem(secret, uuid4())
    await links.redeem(new.invitation, uuid4())
    await links.seat_links(new.id)
    await links.withdraw_seat_link(new.id, 0, uuid4())
    await links.invitation(new.id)
    await links.withdraw_invitation(new.id, uuid4().bytes)
    await links.renew_invitation(new.id, uuid4().bytes)
    card = await tables.card(new.id)
    assert card is not None
    await tables.header(new.id)
    await tables.seed(new.id)
    await tables.start(card, "{}", step(new.id, 1, None, is_over=False))
    await tables.let_bots_begin(new.id)
    await tables.mark_followed([new.id], 20)
    return new.id


async def run_play_statements(database: Database, table: UUID) -> None:
    """Run all statements that a table needs while it is played."""
    journal, due = JournalRepository(database), TurnClaimsRepository(database)
    proposals = ProposalsRepository(database)
    await journal.append(step(table, 2, "a", is_over=False))
    await journal.append(step(table, 3, "b", is_over=True))
    await journal.tail(table, 1)
    await journal.position(table)
    await journal.load(table)
    await journal.is_committed(table, 0, "a")
    await journal.save_snapshot(SnapshotRow(table, 2, (2, 2, 2), "{}"))
    await journal.close()
    await proposals.save(table, TakeBackProposal(0, 1, 1, (0,), "back"))
    await proposals.read(table)
    await proposals.add_agreement(table, 1, 1)
    await proposals.withdraw(table, 1, 1)
    await proposals.delete(table)
    await due.claim_bot_turns(5, slow=8, quick=32)
    await due.release_bot_turn(table)
    await due.renew_bot_turns([table], 5)
    await due.claim_deadlines(5, 100)
    budgets, owned = BudgetsRepository(database), [Budget("bots/anna", 600, 60)]
    await budgets.charge(owned, 1.5)
    await budgets.balance(owned)
    await budgets.delete_unused()


async def run_history_statements(database: Database, over: UUID) -> None:
    """Run all statements that a finished table needs."""

    async def enqueue(connection: object, table: UUID, iterations: int) -> None:
        del connection, table, iterations

    records, reviews = RecordsRepository(database), ReviewsRepository(database, enqueue)
    await records.store(over, 4, "{}")
    await records.read(over)
    await records.count_jobs()
    await reviews.request(over, 200, Payer(uuid4()))
    await reviews.payer(over, 200)
    await reviews.start(over, 200, 3, ends_with_luck=True)
    await reviews.save_verdict(over, 200, 0, "{}")
    await reviews.mark_failed(over, 200)
    await reviews.set_consent(over, 1, is_judged=False)
    await reviews.set_consent(over, 1, is_judged=True)
    await reviews.read(over, 200)
    await reviews.opted_out(over)
    hints = HintsRepository(database)
    await hints.save(over, UUID(int=1), StoredHint(3, CoachHint(0, 1, 10, ())))
    await hints.read(over, UUID(int=1))


async def run_list_statements(database: Database, person: UUID, table: UUID) -> None:
    """Run all statements that list many tables, and those that a process runs periodically."""
    tables, journal = TablesRepository(database), JournalRepository(database)
    await tables.public_cards(100)
    mine = [card.id for card in await tables.for_person(person, 100)]
    await tables.turn_statuses(mine)
    await tables.fingerprints([*mine, table])
    await journal.positions([*mine, table])
    await FinishedTablesRepository(database).since(datetime.now(UTC) - timedelta(hours=1))
    await ProgressRepository(database).merge(
        person, [LessonProgress("kilt-castle", "first-stones", (0,), is_done=False)]
    )
    await PuzzleProgressRepository(database).merge(person, [TriedPuzzle("kilt-castle", "cut-1", (2,))])
    revocations = RevocationsRepository(database)
    await revocations.changed_since(await revocations.revoke(person))
    await revocations.revoked_before(person)
    await ServingTime(database).record_heartbeat()
    await Readiness(database).check()


def collect_plans(many: str) -> Plans:
    """Return the plans of all statements of the server."""
    with psycopg.connect(many, row_factory=scalar_row) as connection:
        over = find_table(connection, "ended_at IS NOT NULL AND rematch IS NULL")
        person = connection.execute("SELECT person FROM members LIMIT 1").fetchone()
    assert isinstance(person, UUID)
    database = ExplainingDatabase(many)

    async def work() -> None:
        async with open_database(database):
            table = await run_setup_statements(database, person, over)
            await run_list_statements(database, person, table)
            await run_play_statements(database, table)
            await run_history_statements(database, over)

    run(work)
    return database.plans


def slow_statements(plans: Plans, tables: set[str]) -> set[str]:
    """Return the statements that read one of these tables as a whole, or more than `MAX_BLOCKS` blocks."""
    scanned = {
        statement
        for statement, node in plans.nodes()
        if node["Node Type"] == "Seq Scan" and node["Relation Name"] in tables
    }
    return scanned | {statement for statement in plans.found if plans.blocks(statement) > MAX_BLOCKS}


def test_no_statement_reads_a_whole_table_or_more_than_it_needs(filled_database: str) -> None:
    tables = large_tables(filled_database)
    plans = collect_plans(filled_database)

    unseen = {name for name, text in find_statements().items() if text not in plans.found} - NOT_RUN

    expected = "tables chairs holders members turns steps snapshots records lesson_progress puzzle_progress revocations"
    assert tables.issuperset(expected.split())
    assert slow_statements(plans, tables) == set()
    assert unseen == set(), "statements that this test does not run"


@pytest.mark.parametrize(
    ("index", "statement"),
    [
        ("members_table ON members (table_id)", SELECT_PUBLIC_CARDS),
        ("revocations_before ON revocations (before)", SELECT_CHANGED),
        ("tables_ended ON tables (ended_at)", SELECT_FINISHED_TABLES),
    ],
)
def test_a_missing_index_is_noticed(filled_database: str, index: str, statement: str) -> None:
    with psycopg.connect(filled_database, autocommit=True) as connection:
        connection.execute(f"DROP INDEX {index.split(maxsplit=1)[0]}".encode())
        plans = collect_plans(filled_database)
        connection.execute(f"CREATE INDEX {index}".encode())

    assert statement in slow_statements(plans, large_tables(filled_database))
