"""An open page of the release keeps working, and what its browser stored is found again."""

import re
from collections.abc import Iterator
from typing import Final
from urllib.parse import urlsplit

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from burghof.server.site.site_files import load_site
from tests.site.chromium import launch_browser
from tests.site.guest import Guest
from tests.upgrade.conftest import Upgraded
from tests.upgrade.person import COOKIE, Json, Person
from tests.upgrade.release import BROWSER, WIRE, Release, read_packed

BROWSER_STATE: Final[Json] = msgspec.json.decode(BROWSER.read_bytes())
MESSAGES: Final[list[Json]] = [msgspec.json.decode(text) for text in BROWSER_STATE["messages"]]
INVITATION: Final = "burghof-invitation/"


def test_the_page_of_the_release_sends_what_is_tried_here() -> None:
    assert {"watch", "play", "take-back"} <= {message["type"] for message in MESSAGES}
    assert {request["method"] for request in BROWSER_STATE["requests"]} == {"POST", "PUT"}


def test_every_message_of_an_open_page_is_understood(upgraded: Upgraded, release: Release) -> None:
    anna = Person(upgraded.url, release.tokens["Anna"])
    moves = [message["move_id"] for message in MESSAGES if "move_id" in message]

    with anna.open_socket() as line:
        for message in MESSAGES:
            line.send(message)
        answers = [msgspec.json.decode(text) for text in line.receive_all()]

    assert [answer for answer in answers if answer["type"] == "problem"] == []
    assert [answer["move_id"] for answer in answers if answer["type"] == "accepted"] == moves


def test_every_request_of_an_open_page_is_served(upgraded: Upgraded, release: Release) -> None:
    anna = Person(upgraded.url, release.tokens["Anna"])
    old, new = "", ""
    for request in BROWSER_STATE["requests"]:
        path = request["path"].removeprefix("/api")
        if path == "/tables":
            old = next(name for name in BROWSER_STATE["storage"] if name.startswith(INVITATION)).removeprefix(
                INVITATION
            )
            new = anna.request_json("POST", "/tables", request["body"])["table"]["id"]
        else:
            anna.request_json(request["method"], path.replace(old, new) if old else path, request["body"])

    assert anna.request_json("GET", f"/tables/{new}")["table"]["game"] == "kilt-castle"


def test_a_move_that_the_release_kept_is_accepted_again_and_not_played_twice(
    upgraded: Upgraded, release: Release
) -> None:
    kept = release.kept
    person = Person(upgraded.url, release.tokens[kept.person])
    before = person.sight(kept.table, kept.seat)["cursor"]

    with person.open_socket() as line:
        answer = line.play(kept.table, kept.seat, kept.token, kept.move_id, kept.move)

    assert answer == {"type": "accepted", "move_id": kept.move_id}
    assert person.sight(kept.table, kept.seat)["cursor"] == before


def test_a_move_that_was_picked_before_is_played_after_from_where_the_page_stood(
    upgraded: Upgraded, release: Release
) -> None:
    table = release.tables["kilt-clock"]
    shown = {
        seat: msgspec.json.decode(read_packed(WIRE)[f"kilt-clock/sight/{seat}"][0]) for seat in range(len(table.seats))
    }
    seat = next(seat for seat, sight in shown.items() if sight["decisions"])
    token, move = shown[seat]["decisions"][0]["token"], shown[seat]["offers"][0]["move"]
    person = Person(upgraded.url, release.tokens[str(table.seats[seat])])

    with person.open_socket() as line:
        cursor = shown[seat]["cursor"]
        line.send({"type": "watch", "table": table.id, "seat": seat, "cursor": cursor, "outline": True})
        line.receive_all()
        line.send({"type": "play", "table": table.id, "seat": seat, "token": token, "move_id": "picked", "move": move})
        answers = [msgspec.json.decode(text) for text in line.receive_all()]

    assert {"type": "accepted", "move_id": "picked"} in answers
    assert [answer["cursor"] for answer in answers if answer["type"] == "step"] == [cursor + 1]


# Browser storage


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for this file."""
    assert load_site() is not None, "run `make web`"
    with launch_browser() as browser:
        yield browser


@pytest.fixture
def context(chromium: Browser, upgraded: Upgraded, release: Release) -> Iterator[BrowserContext]:
    """Anna's browser, with everything that pages of the release stored in it."""
    context = chromium.new_context(locale="en", color_scheme="light", reduced_motion="reduce", service_workers="block")
    context.add_cookies([{"name": COOKIE, "value": release.tokens["Anna"], "url": upgraded.url}])
    stored = msgspec.json.encode(BROWSER_STATE["storage"]).decode()
    context.add_init_script(f"if (!localStorage.length) Object.assign(localStorage, {stored})")
    yield context
    context.close()


def test_what_a_browser_kept_is_found_again(context: BrowserContext, upgraded: Upgraded, release: Release) -> None:
    anna = Guest(context, upgraded.url.rstrip("/"), "de")
    page = anna.page
    own = next(name for name in BROWSER_STATE["storage"] if name.startswith(INVITATION)).removeprefix(INVITATION)

    anna.goto()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("button", name="Anna").first).to_be_visible()
    expect(page.locator('input[value="solomon"]')).to_be_checked()

    anna.goto("/new?game=kilt-castle")
    option = anna.game_text("kilt-castle", "option-every-new-row-needs-a-neighbour")
    expect(page.get_by_role("switch", name=option)).to_be_checked()

    page.goto(f"{anna.url}/tables/{own}")
    anna.wait_for_table()
    assert urlsplit(anna.invitation).fragment == f"join={BROWSER_STATE['storage'][INVITATION + own]}"

    page.goto(f"{anna.url}/tables/{release.tables['kilt-bots'].id}")
    anna.wait_for_table()
    expect(anna.button("in-words")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name=anna.text("sound"), exact=True).click()
    expect(page.get_by_label(anna.text("sound-mute"))).to_be_checked()
    assert set(page.evaluate("() => Object.keys(localStorage)")) >= BROWSER_STATE["storage"].keys()


def test_the_browser_kept_nothing_else() -> None:
    assert BROWSER_STATE["databases"] == []
    assert BROWSER_STATE["cookies"] == [COOKIE]
    assert [bool(re.fullmatch(r"burghof-\d+", name)) for name in BROWSER_STATE["caches"]] == [True]
