"""A visit of the site with a real browser: what it stores in the browser, and what its pages send."""

import re
from collections.abc import Mapping
from random import Random
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Request, WebSocket

from tests.site.chromium import launch_browser
from tests.site.guest import Guest
from tests.upgrade.person import COOKIE, Json
from tests.upgrade.release import OldTable

SHELL_CACHED_SCRIPT: Final = (
    "navigator.serviceWorker.ready.then(() => caches.match('/')).then((shell) => shell !== undefined)"
)
CACHES_SCRIPT: Final = """async () => Object.fromEntries(await Promise.all((await caches.keys()).map(async (name) =>
  [name, (await (await caches.open(name)).keys()).map((one) => new URL(one.url).pathname)])))"""
STORAGE_SCRIPT: Final = "() => ({ ...localStorage })"
SWITCHED_OPTION: Final = "every-new-row-needs-a-neighbour"
DATABASES_SCRIPT: Final = "async () => (await indexedDB.databases()).map(({ name }) => name)"


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

    with launch_browser() as chromium:
        context = chromium.new_context(locale="en", color_scheme="light", reduced_motion="reduce")
        context.add_cookies([{"name": COOKIE, "value": token, "url": url}])
        anna = Guest(context, url.rstrip("/"))
        page = anna.page
        page.on("request", note)
        page.on("websocket", listen)
        anna.goto()
        page.evaluate(SHELL_CACHED_SCRIPT)
        anna.set_name("Anna")
        anna.set_theme("dark")
        anna.set_language("de")
        page.locator('input[value="solomon"]').check(force=True)
        board = anna.board
        save_as_default(anna)
        anna.create_table("kilt-castle", "me", "open", "bot", switched=[SWITCHED_OPTION])
        page.goto(f"{anna.url}/tables/{tables['kilt-bots'].id}")
        anna.wait_for_table()
        assert board.wait_for_turn() == "mine"
        board.play_random_move(Random(1))
        assert board.wait_for_turn() == "mine"
        page.get_by_role(
            "button", name=re.compile(f"^({anna.text('ask-take-back')}|{anna.text('take-back')})$")
        ).click()
        anna.button("in-words").click()
        page.get_by_role("button", name=anna.text("sound"), exact=True).click()
        page.get_by_label(anna.text("sound-mute")).check()
        page.goto(f"{anna.url}/tables/{tables['locks-bots'].id}")
        anna.wait_for_table()
        page.wait_for_load_state("networkidle")
        left = {
            "storage": page.evaluate(STORAGE_SCRIPT),
            "databases": page.evaluate(DATABASES_SCRIPT),
            "caches": page.evaluate(CACHES_SCRIPT),
            "cookies": [cookie["name"] for cookie in context.cookies()],
        }
        context.close()
    return {**left, "requests": requests, "messages": messages}


def save_as_default(anna: Guest) -> None:
    """Store the settings of a new table of Kilt Castle as Anna's default."""
    anna.goto("/new?game=kilt-castle")
    anna.page.get_by_role("switch", name=anna.game_text("kilt-castle", f"option-{SWITCHED_OPTION}")).check(force=True)
    anna.button("usual-keep").click()
