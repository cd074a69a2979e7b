"""A home folder of the release works under the current code: people, bots, tables in every state, record files."""

import subprocess
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile, is_zipfile

import msgspec
import pytest

from burghof.server.infra.schema import REVISIONS
from tests.upgrade.conftest import Upgraded
from tests.upgrade.names import program_of
from tests.upgrade.person import Json, Person
from tests.upgrade.release import BACKUP, OldTable, Release

BOTS_TIMEOUT_S = 60


def person(upgraded: Upgraded, release: Release, name: str) -> Person:
    """Return a person with the session that the release gave them."""
    return Person(upgraded.url, release.tokens[name])


def play_first_offer(who: Person, table: OldTable, seat: int, move_id: str) -> None:
    """Answer the open decision of a seat with the first offer."""
    sight = who.sight(table.id, seat)
    token = next(one["token"] for one in sight["decisions"] if not one["answered"])
    body = {"seat": seat, "token": token, "move_id": move_id, "move": sight["offers"][0]["move"]}
    who.request_json("POST", f"/tables/{table.id}/moves", body)


def wait_for_turn(who: Person, table: OldTable, seat: int) -> Json:
    """Wait until a seat must act or the game is over, and return what the seat sees."""
    deadline = time.monotonic() + BOTS_TIMEOUT_S
    while True:
        sight = who.sight(table.id, seat)
        if sight["outcome"] or any(not one["answered"] for one in sight["decisions"]):
            return sight
        assert time.monotonic() < deadline, "no bot moves"
        time.sleep(0.1)


def restore_points(home: Path) -> list[Path]:
    """Return what holds the earlier state: backups in or beside the home folder, or a whole copy of its database."""
    near = [path for folder in (home, home.parent) for path in folder.glob("**/*.zip")]
    backups = [path for path in near if is_zipfile(path) and "database.dump" in ZipFile(path).namelist()]
    copies = [path.parent for path in home.parent.rglob("PG_VERSION") if (path.parent / "global").is_dir()]
    return [*dict.fromkeys(backups), *(copy for copy in copies if copy != home / "postgres")]


def revision_in(backup: Path) -> str:
    """Return the schema revision of the database in a backup."""
    with TemporaryDirectory() as folder, ZipFile(backup) as archive:
        dump = archive.extract("database.dump", folder)
        command = [program_of("pg_restore"), "--data-only", "--table=alembic_version", "--file=-", dump]
        said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return next(line for line in said.splitlines() if line.isdecimal())


def test_there_is_a_restore_point_if_the_database_was_migrated(upgraded: Upgraded, release: Release) -> None:
    points = restore_points(upgraded.home)

    assert points or REVISIONS[-1] == release.schema
    assert {revision_in(point) for point in points if point.is_file()} <= {release.schema}


def test_the_revision_in_a_backup_is_found(release: Release) -> None:
    assert revision_in(BACKUP) == release.schema


def test_people_are_who_they_were(upgraded: Upgraded, release: Release) -> None:
    names = {name: person(upgraded, release, name).request_json("GET", "/session")["name"] for name in release.tokens}

    assert names == {name: name for name in release.tokens}


def test_tables_keep_the_rules_they_were_set_by(upgraded: Upgraded, release: Release) -> None:
    anna = person(upgraded, release, "Anna")

    rules = {
        name: anna.request_json("GET", f"/tables/{table.id}")["table"]["rules"]
        for name, table in release.tables.items()
    }

    assert rules == {name: release.rules[table.game] for name, table in release.tables.items()}


@pytest.mark.parametrize("name", ["appenzell-bots", "kilt-bots", "locks-bots", "solomon-bots", "castle-alone"])
def test_a_person_moves_and_bots_go_on(upgraded: Upgraded, release: Release, name: str) -> None:
    anna, table = person(upgraded, release, "Anna"), release.tables[name]
    before = anna.sight(table.id, 0)["cursor"]

    play_first_offer(anna, table, 0, "after")
    after = wait_for_turn(anna, table, 0)

    assert after["cursor"] > before


def test_a_sealed_choice_is_completed(upgraded: Upgraded, release: Release) -> None:
    table = release.tables["solomon-sealed"]
    people = [person(upgraded, release, str(name)) for name in table.seats]
    before = [who.sight(table.id, seat) for seat, who in enumerate(people)]

    play_first_offer(people[1], table, 1, "after")
    between = people[0].sight(table.id, 0)
    play_first_offer(people[2], table, 2, "after")
    after = people[0].sight(table.id, 0)

    assert [sight["decisions"][0]["answered"] for sight in before] == [True, False, False]
    assert between["log"] == before[0]["log"]
    assert len(after["log"]) > len(before[0]["log"])


def test_a_table_that_gathers_takes_a_guest_by_the_old_link_and_begins(upgraded: Upgraded, release: Release) -> None:
    table = release.tables["kilt-gathering"]
    anna, cleo = person(upgraded, release, "Anna"), person(upgraded, release, "Cleo")

    cleo.request_json("POST", "/links", {"secret": table.invitation})
    cleo.request_json("PUT", f"/tables/{table.id}/seats/2", {"name": "Cleo"})
    anna.request_json("POST", f"/tables/{table.id}/start")

    begun = anna.request_json("GET", f"/tables/{table.id}")["table"]
    assert (begun["phase"], begun["rules"]) == ("running", release.rules["kilt-castle"])
    assert anna.sight(table.id, 0)["view"]


def test_a_question_to_take_back_is_answered(upgraded: Upgraded, release: Release) -> None:
    table = release.tables["kilt-asked"]
    with person(upgraded, release, "Anna").open_socket() as line:
        line.send({"type": "watch", "table": table.id, "seat": 0, "cursor": None, "outline": True})
        messages = [msgspec.json.decode(text) for text in line.receive_all()]
    (asked,) = (message for message in messages if message["type"] == "asked-back")
    other = 1 - asked["by"]

    answer = person(upgraded, release, str(table.seats[other])).request_json(
        "POST", f"/tables/{table.id}/take-back/answer", {"seat": other, "agrees": True}
    )

    assert answer == {"done": True}


def test_a_table_with_take_backs_behind_it_goes_on_and_back(upgraded: Upgraded, release: Release) -> None:
    table = release.tables["kilt-back"]
    people = [person(upgraded, release, str(name)) for name in table.seats]
    mover = next(seat for seat, who in enumerate(people) if who.sight(table.id, seat)["decisions"])
    before = people[mover].sight(table.id, mover)

    play_first_offer(people[mover], table, mover, "after")
    back = people[mover].request_json("POST", f"/tables/{table.id}/take-back", {"seat": mover, "move_id": "back"})
    if not back["done"]:
        people[1 - mover].request_json(
            "POST", f"/tables/{table.id}/take-back/answer", {"seat": 1 - mover, "agrees": True}
        )

    assert people[mover].sight(table.id, mover)["view"] == before["view"]


def test_a_person_comes_back_to_the_seat_that_a_bot_played(upgraded: Upgraded, release: Release) -> None:
    table = release.tables["kilt-left"]
    ben = person(upgraded, release, "Ben")

    ben.request_json("POST", f"/tables/{table.id}/return", {"seat": 1})

    assert [player.get("bot") for player in ben.sight(table.id, 1)["players"]] == [None, None]


def test_a_chain_of_rematches_goes_on(upgraded: Upgraded, release: Release) -> None:
    anna, last = person(upgraded, release, "Anna"), release.tables["kilt-chain-3"]
    before = anna.request_json("GET", f"/tables/{last.id}/series")

    anna.request_json("POST", f"/tables/{last.id}/resign", {"seat": 0})
    made = anna.request_json("POST", f"/tables/{last.id}/rematch")["table"]

    assert made["previous"] == last.id
    assert len(before["games"]) == 2
    assert anna.request_json("GET", f"/tables/{made['id']}/series")["games"][:2] == before["games"]


def test_a_clock_runs_on(upgraded: Upgraded, release: Release) -> None:
    sight = person(upgraded, release, "Anna").sight(release.tables["kilt-clock"].id, 0)

    assert [clock["runs"] for clock in sight["clocks"]].count(True) == 1
    assert all(clock["left"] > 0 for clock in sight["clocks"])


def test_a_what_if_is_played_on(upgraded: Upgraded, release: Release) -> None:
    anna, table = person(upgraded, release, "Anna"), release.tables["kilt-what-if"]
    seat = table.seats.index("Anna")

    play_first_offer(anna, table, seat, "after")

    assert anna.request_json("GET", f"/tables/{table.id}")["table"]["what_if"] == release.tables["kilt-over"].id


def test_record_files_stay_as_they_are(upgraded: Upgraded) -> None:
    now = {name: (upgraded.home / "games" / name).read_bytes() for name in upgraded.files}

    assert now == upgraded.files
    assert {msgspec.json.decode(data)["header"]["game"] for data in now.values()} == {
        "appenzell",
        "kilt-castle",
        "seven-locks",
        "solomon",
        "the-castle",
    }
