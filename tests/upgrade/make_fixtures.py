"""Makes the fixtures of a release: a used home folder, packed, and everything that it sends.

    git switch --detach <the release> && make setup web && .venv/bin/python -m tests.upgrade.make_fixtures

The fixtures beside this file were made with burghof 0.1.0 at commit 116398f and stay as they are; a later release gets
its own fixtures. Ids and secrets are drawn from one seed, so that a second run gives the same tables. The time of day,
the order of people and bots who act at once, and searches under a time limit may differ.
"""

import lzma
import os
import secrets
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import uuid
from base64 import urlsafe_b64encode
from collections.abc import Callable
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Final, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from burghof.kernel import find_games
from burghof.server.home.folder import Folder
from burghof.server.home.postgres import MAJOR_VERSION, Postgres
from burghof.server.infra.schema import REVISIONS
from tests.server import home_process as served
from tests.server.home_process import HomeProcess
from tests.upgrade import release as kept
from tests.upgrade.browser_visit import browse
from tests.upgrade.names import columns_of, names_of, program_of
from tests.upgrade.person import Json, Person
from tests.upgrade.release import LastMove, Move, OldTable, Release, unpack_home
from tests.upgrade.wire import play_on, read_all

T = TypeVar("T")

SEED: Final = 116398
PEOPLE: Final = ("Anna", "Ben", "Cleo")
SCRIPT_MOVES: Final = 24
"""Number of moves played at each table after the release was packed."""
PART_BYTES: Final = 600_000
LZMA: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 26}]
SEEDED_PLAY: Final = "from tests.upgrade.make_fixtures import play_seeded; play_seeded()"
EXCLUDED_FILES: Final = ("burghof.lock", "burghof.pid", "log", "postmaster.opts", "postmaster.pid", "burghof.conf")


class TableSpec(Struct, frozen=True):
    """A table to be created; its chairs are people or levels of bots."""

    game: str
    chairs: tuple[str, ...]
    moves: int
    """Number of moves to play; a number beyond the length of the game plays it to its end."""
    settings: Json = {}


UNTIL_END: Final = 10_000
TABLE_SPECS: Final = {
    "appenzell-running": TableSpec("appenzell", PEOPLE, 24),
    "kilt-running": TableSpec("kilt-castle", PEOPLE[:2], 30, {"options": {"roofs-by-colour": True}}),
    "locks-running": TableSpec("seven-locks", PEOPLE, 24, {"options": {"withdrawing": True}}),
    "solomon-running": TableSpec("solomon", PEOPLE, 24),
    "castle-running": TableSpec("the-castle", PEOPLE, 24),
    "appenzell-bots": TableSpec("appenzell", ("Anna", "page", "squire"), 6, {"options": {"layout": "back"}}),
    "kilt-bots": TableSpec("kilt-castle", ("Anna", "knight"), 6, {"recall": "notebook"}),
    "locks-bots": TableSpec("seven-locks", ("Anna", "page"), 6, {"options": {"echo": "sharp"}}),
    "solomon-bots": TableSpec("solomon", ("Anna", "squire"), 6, {"options": {"beginners": True}}),
    "castle-alone": TableSpec("the-castle", ("Anna",), 8),
    "appenzell-over": TableSpec("appenzell", PEOPLE[:2], UNTIL_END, {"options": {"goal": 4}, "recall": "notebook"}),
    "kilt-over": TableSpec("kilt-castle", PEOPLE, UNTIL_END),
    "locks-over": TableSpec("seven-locks", PEOPLE[:2], UNTIL_END, {"recall": "notebook"}),
    "solomon-over": TableSpec("solomon", PEOPLE[:2], UNTIL_END),
    "castle-over": TableSpec("the-castle", ("Anna", "page"), UNTIL_END),
    "kilt-clock": TableSpec("kilt-castle", PEOPLE[:2], 4, {"clock": {"clock": "days", "days": 366}}),
    "kilt-back": TableSpec("kilt-castle", PEOPLE[:2], 8),
    "kilt-asked": TableSpec("kilt-castle", PEOPLE[:2], 9),
    "kilt-left": TableSpec("kilt-castle", PEOPLE[:2], 5),
    "kilt-resigned": TableSpec("kilt-castle", PEOPLE[:2], 7),
    "solomon-sealed": TableSpec("solomon", PEOPLE, 12),
    "kilt-chain": TableSpec("kilt-castle", PEOPLE[:2], UNTIL_END),
}


def play_seeded() -> None:
    """Run the command line with ids and secrets drawn from one seed."""
    dice = Random(SEED)
    uuid.uuid4 = lambda: uuid.UUID(int=dice.getrandbits(128), version=4)
    secrets.token_urlsafe = lambda nbytes=32: urlsafe_b64encode(dice.randbytes(nbytes or 32)).rstrip(b"=").decode()
    from burghof.cli.app import main  # noqa: PLC0415 - after what it imports by name was replaced

    main()


class TableMaker:
    """Creates tables at a server, and plays at them."""

    def __init__(self, url: str) -> None:
        """Create sessions of new people at this server."""
        self.people: dict[str, Person] = {}
        self.tokens: dict[str, str] = {}
        for name in PEOPLE:
            self.tokens[name] = Person(url).request_json("POST", "/session", {"name": name})["token"]
            self.people[name] = Person(url, self.tokens[name])
        self.tables: dict[str, OldTable] = {}
        self.last_move: LastMove | None = None
        self._dice = Random(SEED)
        self._moves = 0

    def make(self, name: str, spec: TableSpec, *, starts: bool = True) -> OldTable:
        """Create a table, and play at it."""
        host = self.people[spec.chairs[0]]
        body = {"game": spec.game, "seats": len(spec.chairs), "visibility": "public", **spec.settings}
        created = host.request_json("POST", "/tables", body)
        table = created["table"]["id"]
        for seat, who in enumerate(spec.chairs):
            if who in self.people:
                self.people[who].request_json("PUT", f"/tables/{table}/seats/{seat}", {"name": who, "seed": f"{who}s"})
            elif who:
                host.request_json("PUT", f"/tables/{table}/seats/{seat}/bot", {"bot": who})
        seats = tuple(who if who in self.people else None for who in spec.chairs)
        self.tables[name] = OldTable(table, spec.game, seats, created["invitation"])
        if starts:
            host.request_json("POST", f"/tables/{table}/start")
            self.play(self.tables[name], spec.moves)
        return self.tables[name]

    def make_rematch(self, name: str, before: str, moves: int) -> None:
        """Create the rematch of a table, and play at it."""
        old = self.tables[before]
        created = self.people["Anna"].request_json("POST", f"/tables/{old.id}/rematch")
        self.tables[name] = OldTable(created["table"]["id"], old.game, old.seats, created["invitation"])
        self.people["Anna"].request_json("POST", f"/tables/{created['table']['id']}/start")
        self.play(self.tables[name], moves)

    def play(self, table: OldTable, moves: int) -> list[Move]:
        """Play this many random moves of people, waiting for bots; fewer if the game ends."""
        played: list[Move] = []
        while len(played) < moves and (turn := self._wait_for_turn(table)):
            seat, sight, decision = turn
            played.append(self.answer(table, seat, decision["token"], self._dice.choice(sight["offers"])["move"]))
        self._wait_for_turn(table)
        return played

    def answer(self, table: OldTable, seat: int, token: int, move: Json) -> Move:
        """Send one move."""
        self._moves += 1
        who = table.seats[seat]
        assert who is not None
        move_id = f"old-{self._moves}"
        body = {"seat": seat, "token": token, "move_id": move_id, "move": move}
        self.people[who].request_json("POST", f"/tables/{table.id}/moves", body)
        self.last_move = LastMove(table.id, who, seat, token, move_id, move)
        return Move(seat, move)

    def _wait_for_turn(self, table: OldTable) -> tuple[int, Json, Json] | None:
        """Return a person's seat that must act, its sight, and its decision; wait while bots must act."""
        watcher = next(seat for seat, who in enumerate(table.seats) if who is not None)
        while (seen := self.people[str(table.seats[watcher])].sight(table.id, watcher))["outcome"] is None:
            others = [one["seat"] for one in seen["awaited"] if table.seats[one["seat"]] is not None]
            for seat in (watcher, *others):
                sight = seen if seat == watcher else self.people[str(table.seats[seat])].sight(table.id, seat)
                unanswered = [one for one in sight["decisions"] if not one["answered"]]
                if unanswered and sight["offers"]:
                    return seat, sight, unanswered[0]
            time.sleep(0.05)
        return None

    # Tables with a history

    def make_special(self) -> None:
        """Create tables with a history: take-backs, a question, a seat that was left, a rematch, a what-if."""
        self._take_back()
        self._ask_back(self.tables["kilt-asked"], "asks")
        self.people["Ben"].request_json("POST", f"/tables/{self.tables['kilt-left'].id}/leave", {"seat": 1})
        self._wait_for_turn(replace(self.tables["kilt-left"], seats=("Anna", None)))
        self.people["Ben"].request_json("POST", f"/tables/{self.tables['kilt-resigned'].id}/resign", {"seat": 1})
        self._make_sealed()
        self.make_rematch("kilt-chain-2", "kilt-chain", UNTIL_END)
        self.make_rematch("kilt-chain-3", "kilt-chain-2", 3)
        over = self.tables["kilt-over"]
        self.people["Ben"].request_json("PUT", f"/tables/{over.id}/seats/1/judged", {"is_judged": False})
        self._make_what_if("kilt-what-if", over)
        self.make("kilt-gathering", TableSpec("kilt-castle", ("Anna", "page", "", "Ben"), 0), starts=False)

    def _take_back(self) -> None:
        """Take back a move with the consent of all, twice, and play on after each."""
        table = self.tables["kilt-back"]
        for number in range(2):
            other = 1 - self._ask_back(table, f"back-{number}")
            answer = {"seat": other, "agrees": True}
            self.people[str(table.seats[other])].request_json("POST", f"/tables/{table.id}/take-back/answer", answer)
            self.play(table, 3)

    def _ask_back(self, table: OldTable, move_id: str) -> int:
        """Ask to take back a seat's last move, which one of the other seat follows; return the asking seat."""
        seat = 1 - self.play(table, 1)[0].seat
        who, body = self.people[str(table.seats[seat])], {"seat": seat, "move_id": move_id}
        assert who.request_json("POST", f"/tables/{table.id}/take-back", body) == {"done": False}
        return seat

    def _make_sealed(self) -> None:
        """Play until all seats must choose at once; then Anna chooses."""
        table = self.tables["solomon-sealed"]
        while True:
            sights = [self.people[str(who)].sight(table.id, seat) for seat, who in enumerate(table.seats)]
            waiting = [seat for seat, sight in enumerate(sights) if any(not d["answered"] for d in sight["decisions"])]
            if waiting == [0, 1, 2]:
                break
            self.play(table, 1)
        token = sights[0]["decisions"][0]["token"]
        self.answer(table, 0, token, self._dice.choice(sights[0]["offers"])["move"])

    def _make_what_if(self, name: str, over: OldTable) -> None:
        """Continue a finished game from one of its choices."""
        record = self.people["Anna"].request_json("GET", f"/tables/{over.id}/record")
        entry = next(
            at for at, one in enumerate(record["entries"]) if one["entry"] == "played" and at > 12 and one["seat"] == 0
        )
        made = self.people["Anna"].request_json("POST", f"/tables/{over.id}/what-if", {"entry": entry})["table"]
        seats: tuple[str | None, ...] = tuple("Anna" if not chair["bot"] else None for chair in made["chairs"])
        self.tables[name] = OldTable(made["id"], made["game"], seats, "")
        self._wait_for_turn(self.tables[name])


# Packing the fixtures


def make() -> None:
    """Make all fixtures."""
    kept.FIXTURES.mkdir(exist_ok=True)
    for old in kept.FIXTURES.iterdir():
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    with tempfile.TemporaryDirectory(prefix="burghof-fixtures-") as place:
        folder = Path(place)
        folder.chmod(0o755)
        home = folder / "home"
        release = _make_home(home)
        _back_up(home, release)
        _store_database(home)
        _pack(home)
        release = _with_scripts(release, folder / "scripts")
        kept.RELEASE_FILE.write_bytes(msgspec.json.format(msgspec.json.encode(release)) + b"\n")
        _store_wire(release, folder / "again")


def _make_home(home: Path) -> Release:
    """Create a home folder in which people have played, and return its release."""
    served.BURGHOF = (sys.executable, "-c", SEEDED_PLAY)
    running = HomeProcess(home, "--plain")
    try:
        maker = TableMaker(running.url)
        for name, spec in TABLE_SPECS.items():
            begun = time.monotonic()
            maker.make(name, spec)
            sys.stdout.write(f"{name} {time.monotonic() - begun:.1f} s, {maker._moves} moves\n")
            sys.stdout.flush()
        maker.make_special()
        _write(kept.BROWSER, browse(running.url, maker.tokens["Anna"], maker.tables))
        maker.play(maker.tables["kilt-running"], 1)
        assert maker.last_move is not None
        time.sleep(5)  # until the records of all finished games are written as files
        return Release(
            version=version("burghof"),
            commit=_run_output("git", "rev-parse", "HEAD"),
            schema=REVISIONS[-1],
            postgres=MAJOR_VERSION,
            rules={name: found.card.rules_version for name, found in find_games().items()},
            tokens=maker.tokens,
            tables=maker.tables,
            kept=maker.last_move,
        )
    finally:
        assert running.stop() == 0
        served.BURGHOF = (sys.executable, "-m", "burghof.cli")


def _back_up(home: Path, release: Release) -> None:
    """Store the release's own backup, and its record files."""
    subprocess.run([*served.BURGHOF, "backup", "--data", str(home), str(kept.BACKUP)], check=True)
    kept.RECORDS.mkdir()
    for name, table in release.tables.items():
        if name.endswith("-over"):
            (file,) = (home / "games").glob(f"*-{table.game}-{table.id[:8]}.json")
            shutil.copyfile(file, kept.RECORDS / f"{table.game}.json")


def _store_database(home: Path) -> None:
    """Store the database as SQL and the names of its columns; discard the write-ahead log, which is already applied."""
    postgres = Postgres(Folder(home).postgres)
    postgres.start()
    url = postgres.url("burghof")
    try:
        program = program_of("pg_dump")
        dump = subprocess.run([program, "--inserts", "--no-owner", url], check=True, capture_output=True).stdout
        kept.DUMP.write_bytes(lzma.compress(dump, filters=LZMA))
        _write(kept.COLUMNS, columns_of(url))
    finally:
        postgres.stop()
    subprocess.run(
        [program_of("pg_resetwal"), "-f", str(home / "postgres")],
        check=True,
        user="pgserver" if os.geteuid() == 0 else None,
        cwd="/",
    )


def _pack(home: Path) -> None:
    """Pack the folder into parts that are small enough for a repository."""
    for name in EXCLUDED_FILES:
        (home / name).unlink(missing_ok=True)
        (home / "postgres" / name).unlink(missing_ok=True)
    packed = BytesIO()

    def plain(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = info.mtime = 0
        info.uname = info.gname = ""
        return info

    with tarfile.open(fileobj=packed, mode="w") as archive:
        archive.add(home, "home", filter=plain)
    data = lzma.compress(packed.getvalue(), filters=LZMA)
    for number, start in enumerate(range(0, len(data), PART_BYTES)):
        part = kept.FIXTURES / kept.HOME_PARTS.replace("*", str(number))
        part.write_bytes(data[start : start + PART_BYTES])


def _with_scripts(release: Release, folder: Path) -> Release:
    """Return the release with moves to continue with, found at a copy of its home folder."""

    def scripts(url: str) -> Release:
        maker = TableMaker.__new__(TableMaker)
        maker.people = {name: Person(url, token) for name, token in release.tokens.items()}
        maker._dice, maker._moves, maker.last_move = Random(SEED), 10_000, None
        tables = {
            name: replace(table, script=tuple(maker.play(table, SCRIPT_MOVES))) if name.endswith("-running") else table
            for name, table in release.tables.items()
        }
        return replace(release, tables=tables)

    return _with_served_copy(folder, scripts)


def _store_wire(release: Release, folder: Path) -> None:
    """Store everything that the release sends, and its public names."""

    def record(url: str) -> None:
        sent = {**read_all(url, release), **play_on(url, release)}
        kept.WIRE.write_bytes(lzma.compress(msgspec.json.encode(sent), filters=LZMA))
        _write(kept.OPENAPI, Person(url).request_json("GET", "/docs/openapi.json"))
        _write(kept.NAMES, names_of(url))

    _with_served_copy(folder, record)


def _with_served_copy(folder: Path, work: Callable[[str], T]) -> T:
    """Run work at a server over a copy of the packed home folder."""
    folder.mkdir(mode=0o755)
    running = HomeProcess(unpack_home(folder), "--plain")
    try:
        return work(running.url)
    finally:
        running.stop()


def _write(file: Path, value: Json) -> None:
    """Write readable JSON."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(value, order="sorted")) + b"\n")


def _run_output(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    make()
