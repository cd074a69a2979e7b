"""The parts of `burghof play`: its data folder, its PostgreSQL, its addresses, its backups and its record files."""

import os
import shutil
import socket
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from zipfile import ZipFile

import psycopg
import pytest
from psycopg.rows import scalar_row

from burghof.kernel import say
from burghof.server.home import address, process
from burghof.server.home.address import DEFAULT_PORT, is_our_server, listen, network_url, qr_code
from burghof.server.home.backup import back_up, restore, upgrade_home
from burghof.server.home.errors import HomeServerError
from burghof.server.home.folder import Folder
from burghof.server.home.lock import LockHeldError
from burghof.server.home.postgres import Postgres
from burghof.server.home.process import claim_folder
from burghof.server.home.records import RecordFiles
from burghof.server.home.repository import FinishedTablesRepository, create_database
from burghof.server.home.service import DATABASE, prepare_database, running_postgres
from burghof.server.infra.alembic_upgrade import upgrade
from burghof.server.infra.schema import MIGRATIONS, REVISIONS, is_older
from tests.cli.terminal import run_burghof
from tests.server.home_process import temporary_home
from tests.server.processes import ServerProcesses, run

INSERT_UNKNOWN_REVISION = "INSERT INTO alembic_version VALUES ('9999')"


@pytest.fixture(scope="module")
def folder() -> Iterator[Folder]:
    """A data folder in which this process may start PostgreSQL."""
    with make_folder("data") as folder:
        yield folder


@pytest.fixture
def fresh() -> Iterator[Folder]:
    """An empty data folder."""
    with make_folder("data") as folder:
        yield folder


@pytest.fixture
def long_folder() -> Iterator[Folder]:
    """A data folder whose path is too long for the address of a socket."""
    with make_folder("deep" * 20, "data") as folder:
        yield folder


@contextmanager
def make_folder(*names: str) -> Iterator[Folder]:
    """Create a data folder of this name, at a place where PostgreSQL may run."""
    with temporary_home() as root:
        folder = Folder(root.joinpath(*names))
        folder.create()
        yield folder


def count_heartbeats(postgres: Postgres) -> int:
    with psycopg.connect(postgres.url(DATABASE), row_factory=scalar_row) as connection:
        return int(connection.execute("SELECT count(*) FROM heartbeat").fetchone() or 0)


# Data folder


def test_the_secret_is_drawn_once_and_for_its_owner_alone(fresh: Folder) -> None:
    assert len(fresh.secret) > 30
    assert Folder(fresh.path).secret == fresh.secret
    assert stat.S_IMODE((fresh.path / "secret").stat().st_mode) == 0o600


def test_one_process_at_a_time_has_the_folder(fresh: Folder) -> None:
    with fresh.locked(), pytest.raises(LockHeldError), Folder(fresh.path).locked():
        pass


def test_what_a_killed_process_noted_down_is_thrown_away(fresh: Folder) -> None:
    fresh.write_status(1)

    with claim_folder(fresh) as other:
        assert other is None
        assert fresh.serving_process is None


def test_a_note_that_cannot_be_read_is_none(fresh: Folder) -> None:
    (fresh.path / "burghof.pid").write_bytes(b"{")

    assert fresh.serving_process is None


def test_a_folder_that_cannot_be_made_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    with pytest.raises(HomeServerError) as caught:
        Folder(tmp_path / "file" / "data").create()

    assert caught.value.message.key == "home-no-folder"


def test_a_folder_whose_process_does_not_answer_is_said_to_be_busy(
    fresh: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "TAKEOVER_TIMEOUT_S", 0.2)

    with fresh.locked(), pytest.raises(HomeServerError) as caught, claim_folder(fresh):
        pass

    assert caught.value.message == say("home-busy", folder=str(fresh.path))


# PostgreSQL


def test_a_folder_of_another_postgres_is_refused(fresh: Folder) -> None:
    fresh.postgres.mkdir()
    (fresh.postgres / "PG_VERSION").write_text("17\n")

    result = run_burghof("play", "--no-browser", "--data", fresh.path)

    assert result.exit_code == 2
    assert result.stderr == (
        f"The folder {fresh.postgres} is of PostgreSQL 17, and this Burghof needs 18. Make a backup with the Burghof "
        "that wrote it, and restore it here.\n"
    )


def test_a_number_that_now_belongs_to_another_program_stops_no_postgres_from_starting(folder: Folder) -> None:
    with folder.locked(), running_postgres(folder):
        pass
    (folder.postgres / "postmaster.pid").write_text(f"{os.getpid()}\n{folder.postgres}\n")

    with folder.locked(), running_postgres(folder) as postgres:
        assert postgres.is_ready


def test_a_postgres_that_still_runs_is_taken_over(folder: Folder) -> None:
    with folder.locked():
        left = Postgres(folder.postgres)
        left.start()
        pid = (folder.postgres / "postmaster.pid").read_text().splitlines()[0]

        with running_postgres(folder):
            assert (folder.postgres / "postmaster.pid").read_text().splitlines()[0] == pid

        assert not left.is_ready


def test_a_folder_with_a_long_name_has_its_socket_elsewhere(long_folder: Folder) -> None:
    with long_folder.locked(), running_postgres(long_folder) as postgres:
        prepare_database(postgres)

        assert count_heartbeats(postgres) == 1
        assert stat.S_IMODE(Path(postgres.host).stat().st_mode) == 0o700

    shutil.rmtree(postgres.host)


def test_a_postgres_that_cannot_start_says_why(folder: Folder) -> None:
    with folder.locked(), running_postgres(folder):
        pass
    settings = folder.postgres / "postgresql.conf"
    whole = settings.read_text()
    settings.write_text(whole + "no_such_setting = 1\n")

    with pytest.raises(HomeServerError) as caught:
        Postgres(folder.postgres).start()

    assert caught.value.message.data["program"] == "pg_ctl"
    assert "could not start server" in str(caught.value.message.data["why"])
    settings.write_text(whole)


def test_a_folder_of_a_newer_release_is_refused(fresh: Folder) -> None:
    with fresh.locked(), running_postgres(fresh) as postgres:
        with psycopg.connect(prepare_database(postgres)) as connection:
            connection.execute(INSERT_UNKNOWN_REVISION)

        with pytest.raises(HomeServerError) as caught:
            prepare_database(postgres)

    assert caught.value.message == say("home-newer-release")


def test_a_folder_of_an_earlier_release_is_upgraded_by_itself_after_a_backup_of_it(fresh: Folder) -> None:
    with fresh.locked(), running_postgres(fresh) as postgres:
        create_database(postgres.url(), DATABASE)
        upgrade(postgres.url(DATABASE), MIGRATIONS, "0004")
        with psycopg.connect(postgres.url(DATABASE)) as connection:
            connection.execute("DELETE FROM heartbeat")

        upgrade_home(fresh, postgres)
        upgrade_home(fresh, postgres)

        with psycopg.connect(postgres.url(DATABASE)) as connection:
            assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (REVISIONS[-1],)
    (before,) = fresh.path.glob("before-upgrade-*.zip")
    restore(fresh, before)
    with fresh.locked(), running_postgres(fresh) as postgres:
        assert count_heartbeats(postgres) == 0


def test_a_folder_that_cannot_be_backed_up_is_not_upgraded(fresh: Folder, monkeypatch: pytest.MonkeyPatch) -> None:
    with fresh.locked(), running_postgres(fresh) as postgres:
        create_database(postgres.url(), DATABASE)
        upgrade(postgres.url(DATABASE), MIGRATIONS, "0004")
        monkeypatch.setattr(fresh, "path", fresh.path / "nowhere")

        with pytest.raises(HomeServerError) as caught:
            upgrade_home(fresh, postgres)

        assert caught.value.message.key == "cli-file-not-written"
        assert is_older(postgres.url(DATABASE))


# Backups


def test_a_backup_brings_everything_back(folder: Folder, fresh: Folder, tmp_path: Path) -> None:
    file = tmp_path / "all.zip"
    with folder.locked(), running_postgres(folder) as postgres:
        with psycopg.connect(prepare_database(postgres)) as connection:
            connection.execute("DELETE FROM heartbeat")

        assert run_burghof("backup", file, "--data", folder.path).exit_code == 0

    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert run_burghof("restore", file, "--data", fresh.path).stdout == f"Everything is as it was in {file}.\n"
    assert fresh.secret == folder.secret
    with fresh.locked(), running_postgres(fresh) as postgres:
        assert count_heartbeats(postgres) == 0


def test_what_was_there_before_a_restore_is_kept(folder: Folder, tmp_path: Path) -> None:
    empty, before = tmp_path / "before.zip", folder.secret
    back_up(folder, empty)
    folder.set_secret("another-secret-of-this-house")

    kept = restore(folder, empty)

    assert folder.secret == before
    assert kept is not None
    with ZipFile(kept) as archive:
        assert archive.read("secret") == b"another-secret-of-this-house"
    assert (
        run_burghof("restore", empty, "--data", folder.path).stdout.splitlines()[1].startswith("What was there before")
    )


def test_nothing_is_restored_while_somebody_plays(folder: Folder, tmp_path: Path) -> None:
    back_up(folder, tmp_path / "all.zip")

    with folder.locked():
        result = run_burghof("restore", tmp_path / "all.zip", "--data", folder.path)

    assert result.exit_code == 2
    assert result.stderr == f"Burghof is running with the folder {folder.path}. Stop it first, then restore.\n"


def test_no_backup_is_made_of_a_folder_whose_postgres_does_not_answer(folder: Folder, tmp_path: Path) -> None:
    with folder.locked():
        result = run_burghof("backup", tmp_path / "all.zip", "--data", folder.path)

    assert result.exit_code == 2
    assert not (tmp_path / "all.zip").exists()


@pytest.mark.parametrize("content", [{}, {"burghof.json": "{}"}, {"burghof.json": '{"burghof": 1}', "secret": "é"}])
def test_a_file_that_is_no_backup_is_refused(fresh: Folder, tmp_path: Path, content: dict[str, str]) -> None:
    with ZipFile(tmp_path / "no.zip", "w") as archive:
        for name, text in content.items():
            archive.writestr(name, text)

    with pytest.raises(HomeServerError) as caught:
        restore(fresh, tmp_path / "no.zip")

    assert caught.value.message == say("home-no-backup", file=str(tmp_path / "no.zip"))


def test_a_backup_of_a_newer_kind_is_refused(fresh: Folder, tmp_path: Path) -> None:
    with ZipFile(tmp_path / "new.zip", "w") as archive:
        for name, text in {"burghof.json": '{"burghof": 2}', "secret": "s", "database.dump": ""}.items():
            archive.writestr(name, text)

    with pytest.raises(HomeServerError) as caught:
        restore(fresh, tmp_path / "new.zip")

    assert caught.value.message == say("home-newer-release")


@pytest.mark.parametrize(("file", "key"), [("missing.zip", "cli-file-missing"), ("", "cli-file-not-read")])
def test_a_backup_that_cannot_be_read_is_said_so(fresh: Folder, tmp_path: Path, file: str, key: str) -> None:
    with pytest.raises(HomeServerError) as caught:
        restore(fresh, tmp_path / file)

    assert caught.value.message.key == key


def test_a_backup_that_cannot_be_written_is_said_so(folder: Folder, tmp_path: Path) -> None:
    with pytest.raises(HomeServerError) as caught:
        back_up(folder, tmp_path / "nowhere" / "all.zip")

    assert caught.value.message.key == "cli-file-not-written"


# Addresses


def test_the_next_free_port_is_taken() -> None:
    with closing(listen()) as first, closing(listen()) as second:
        assert DEFAULT_PORT <= first.getsockname()[1] < second.getsockname()[1]


def test_a_port_that_was_asked_for_and_is_taken_is_refused(fresh: Folder) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]

        result = run_burghof("play", "--no-browser", "--data", fresh.path, "--port", str(port), "--lang", "it")

    assert result.exit_code == 2
    assert result.stderr == f"La porta {port} è occupata da un altro programma.\n"


def test_nobody_answers_where_nobody_listens() -> None:
    with closing(listen()) as listening:
        port = listening.getsockname()[1]

    assert not is_our_server(port)


def test_without_a_network_there_is_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "ROUTE_PROBE", ("127.0.0.1", 9))

    assert network_url(8000) is None


def test_a_picture_for_cameras_is_made_of_half_blocks() -> None:
    lines = qr_code("http://192.0.2.7:8000/").splitlines()

    assert {len(line) for line in lines} == {29}
    assert set("".join(lines)) == set(" ▀▄█")


# Records


def test_the_record_of_a_finished_game_is_written_once(servers: ServerProcesses, fresh: Folder) -> None:
    async def work() -> None:
        async with servers.process() as process, servers.guest(process) as anna:
            running = await anna.start_table_with_bots("kilt-castle")
            ended = await anna.start_table_with_bots("kilt-castle")
            await anna.post(f"/tables/{ended}/resign", seat=0)
            files = RecordFiles(fresh.games, FinishedTablesRepository(process.database), process.records)
            await files.write_missing()
            (file,) = fresh.games.iterdir()
            written = file.stat().st_mtime_ns

            await files.write_missing()

            assert file.name.endswith(f"-kilt-castle-{ended.hex[:8]}.json")
            assert file.read_bytes() == (await anna.request("GET", f"/tables/{ended}/record")).content
            assert [one.stat().st_mtime_ns for one in fresh.games.iterdir()] == [written]
            assert (await anna.client.get(f"/tables/{running}/record")).status_code == 409

    run(work)
