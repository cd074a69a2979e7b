"""`burghof play` as a user runs it: started, joined, killed, started again, stopped."""

import signal
import socket
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from burghof.kernel import VerifiedMatch, find_games, load_plugin, read_record, verify
from burghof.server.home.postgres import Postgres
from tests.cli.terminal import run_burghof
from tests.ports import free_port
from tests.server.home_process import HomeProcess, Visitor, temporary_home


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """A data folder whose name needs quoting; a PostgreSQL that a test left running is stopped at the end."""
    with temporary_home() as root:
        folder = root / "Anna's games"
        yield folder
        HomeProcess(folder).stop()


def postmaster(folder: Path) -> str:
    return (folder / "postgres" / "postmaster.pid").read_text("utf-8").splitlines()[0]


def test_a_game_goes_on_after_the_server_was_killed(folder: Path) -> None:
    port = str(free_port())  # the usual one may be taken by another home before the second process starts
    first = HomeProcess(folder, "--port", port)
    anna, ben = Visitor(first.url, "Anna"), Visitor(first.url, "Ben")
    created = anna.request("POST", "/tables", game="kilt-castle", seats=2)
    table = created["table"]["id"]
    anna.request("PUT", f"/tables/{table}/seats/0", name="Anna")
    assert ben.request("POST", "/links", secret=created["invitation"])["table"] == table
    ben.request("PUT", f"/tables/{table}/seats/1", name="Ben")
    anna.request("POST", f"/tables/{table}/start")
    for number in range(6):
        anna.play_once(table, 0, number)
        ben.play_once(table, 1, number)
    before = [anna.request("GET", f"/tables/{table}/sight?seat=0"), ben.request("GET", f"/tables/{table}/sight?seat=1")]
    database = postmaster(folder)

    first.stop(signal.SIGKILL)
    second = HomeProcess(folder, "--port", port)

    assert [
        anna.request("GET", f"/tables/{table}/sight?seat=0"),
        ben.request("GET", f"/tables/{table}/sight?seat=1"),
    ] == before
    assert postmaster(folder) == database
    for number in range(6, 12):
        anna.play_once(table, 0, number)
        ben.play_once(table, 1, number)
    assert len(anna.request("GET", f"/tables/{table}/sight?seat=0")["log"]) > len(before[0]["log"])
    assert second.stop() == 0


def test_a_second_one_shows_the_way_to_the_first_and_ends(folder: Path) -> None:
    first = HomeProcess(folder)

    second = run_burghof("play", "--no-browser", "--data", folder)

    assert second.exit_code == 0
    assert second.stdout.startswith(f"Burghof is already running.\nOn this device: {first.url}\n")
    assert first.stop() == 0


def test_it_answers_under_the_names_of_its_machine_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BURGHOF_HOSTS", "castle.example")
    home = HomeProcess(folder)
    names = {
        "localhost": 200,
        "192.168.1.5:8000": 200,
        socket.gethostname(): 200,
        "castle.example": 200,
        "rebound.example": 421,
    }

    answers = {name: httpx.get(f"{home.url}api/games", headers={"host": name}).status_code for name in names}

    assert home.stop() == 0
    assert answers == names


@pytest.mark.parametrize(
    "sig", [signal.SIGTERM, *(pytest.param(sig, marks=pytest.mark.full) for sig in (signal.SIGINT, signal.SIGHUP))]
)
def test_it_stops_cleanly_and_says_so(folder: Path, sig: signal.Signals) -> None:
    home = HomeProcess(folder)

    assert home.stop(sig) == 0

    assert home.output.endswith("Burghof has stopped. All games are kept.\n")
    assert not Postgres(folder / "postgres").is_ready
    assert not (folder / "burghof.pid").exists()
    assert stat.S_IMODE((folder / "secret").stat().st_mode) == 0o600


@pytest.mark.full
def test_the_record_of_a_finished_game_lies_in_the_folder_also_if_nobody_was_there_to_write_it(folder: Path) -> None:
    home = HomeProcess(folder)
    anna = Visitor(home.url, "Anna")
    table = anna.request("POST", "/tables", game="kilt-castle", seats=2)["table"]["id"]
    anna.request("PUT", f"/tables/{table}/seats/0", name="Anna")
    anna.request("PUT", f"/tables/{table}/seats/1/bot", bot="random")
    anna.request("POST", f"/tables/{table}/start")
    anna.request("POST", f"/tables/{table}/resign", seat=0)
    home.stop(signal.SIGKILL)
    for file in (folder / "games").glob("*.json"):
        file.unlink()

    HomeProcess(folder).stop()

    (file,) = (folder / "games").glob(f"*-kilt-castle-{table[:8]}.json")
    plugin = load_plugin(find_games()["kilt-castle"])
    assert isinstance(verify(plugin, read_record(plugin, file.read_bytes())), VerifiedMatch)
