"""A visit of the site with a real browser: what it stores in the browser, and what its pages send."""

import re
from collections.abc import Mapping
from random import Random
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Request, WebSocket

from tests.site.chromium import started
from tests.site.guest import Guest
from tests.upgrade.person import COOKIE, Json
from tests.upgrade.release import OldTable

KEPT_SHELL: Final = "navigator.serviceWorker.ready.then(() => caches.match('/')).then((shell) => shell !== undefined)"
CACHES: Final = """async () => Object.fromEntries(await Promise.all((await caches.keys()).map(async (name) =>
  [name, (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)])))"""
STORED: Final = "() => ({ ...localStorage })"
SWITCHED: Final = "every-new-row-needs-a-neighbour"
DATABASES: Final = "async () => (await indexedDB.databases()).map(({ name }) => name)"


def browse(url: str, token: str, tables: Mapping[str, OldTable]) -> Json:
    """Visit pages as Anna, change every switch, create a table, and play and take back at others."""
    requests: list[Json] = []
    messages: list[str] = []

    def note(request: Request) -> None:
        path = urlsplit(request.url).path
        if path.startswith("/api/") and request.method != "GET":
            requests.append({"method": request.method, "path": path, "body": request.post_data_json})

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda data: messages.append(str(data)))

    with started() as chromium:
        context = chromium.new_context(locale="en", color_scheme="light", reduced_motion="reduce")
        context.add_cookies([{"name": COOKIE, "value": token, "url": url}])
        anna = Guest(context, url.rstrip("/"))
        page = anna.page
        page.on("request", note)
        page.on("websocket", listen)
        anna.arrives()
        page.evaluate(KEPT_SHELL)
        anna.is_called("Anna")
        anna.lights("dark")
        anna.speaks("de")
        page.locator('input[value="solomon"]').check(force=True)
        board = anna.board
        keep_as_usual(anna)
        anna.opens_a_table("kilt-castle", "me", "open", "bot", switched=[SWITCHED])
        page.goto(f"{anna.url}/tables/{tables['kilt-bots'].id}")
        anna.is_at_a_table()
        assert board.waits() == "mine"
        board.chooses(Random(1))
        assert board.waits() == "mine"
        page.get_by_role(
            "button", name=re.compile(f"^({anna.says('ask-take-back')}|{anna.says('take-back')})$")
        ).click()
        anna.button("in-words").click()
        page.get_by_role("button", name=anna.says("sound"), exact=True).click()
        page.get_by_label(anna.says("sound-mute")).check()
        page.goto(f"{anna.url}/tables/{tables['locks-bots'].id}")
        anna.is_at_a_table()
        page.wait_for_load_state("networkidle")
        left = {
            "storage": page.evaluate(STORED),
            "databases": page.evaluate(DATABASES),
            "caches": page.evaluate(CACHES),
            "cookies": [cookie["name"] for cookie in context.cookies()],
        }
        context.close()
    return {**left, "requests": requests, "messages": messages}


def keep_as_usual(anna: Guest) -> None:
    """Store the settings of a new table of Kilt Castle as Anna's default."""
    anna.arrives("/new?game=kilt-castle")
    anna.page.get_by_role("switch", name=anna.says_of("kilt-castle", f"option-{SWITCHED}")).check(force=True)
    anna.button("usual-keep").click()
