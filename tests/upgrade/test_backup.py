"""A backup of the release is restored by the current code."""

import subprocess

import msgspec

from tests.server import home_process as served
from tests.server.home_process import HomeProcess, temporary_home
from tests.upgrade.person import Person
from tests.upgrade.release import BACKUP, WIRE, Release, read_packed


def test_a_backup_is_restored_with_its_people_and_tables(release: Release) -> None:
    before = msgspec.json.decode(read_packed(WIRE)["lobby/tables/Anna"][0])["mine"]
    with temporary_home() as folder:
        subprocess.run([*served.BURGHOF, "restore", "--data", str(folder / "home"), str(BACKUP)], check=True)

        home = HomeProcess(folder / "home", "--plain")
        anna = Person(home.url, release.tokens["Anna"])
        listed = anna.request_json("GET", "/tables")["mine"]
        table = release.tables["castle-running"]
        sight = anna.sight(table.id, table.seats.index("Anna"))
        assert home.stop() == 0

    assert [(one["table"]["id"], one["table"]["phase"], one["mine"], one["ranks"]) for one in listed] == [
        (one["table"]["id"], one["table"]["phase"], one["mine"], one["ranks"]) for one in before
    ]
    assert sight["view"]
