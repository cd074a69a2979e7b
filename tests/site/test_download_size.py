"""Download size: what a browser fetches before a table is shown, compressed by gzip as on every home network."""

from typing import Final

from playwright.sync_api import Request

from tests.site.conftest import NewGuest
from tests.site.guest import Guest
from tests.site.home_server import HomeServer

GAMES: Final = ("kilt-castle", "appenzell", "seven-locks", "solomon", "the-castle")
MAX_TABLE_PAGE_BYTES: Final = 125_000
"""Maximum bytes of JavaScript that a table page may fetch first."""
MAX_BOARD_BYTES: Final = 49_400
"""Maximum bytes of JavaScript that a game's board and words may add."""


def fetched_scripts(guest: Guest, address: str) -> dict[str, int]:
    """Return the scripts that a page fetches until a running table is shown, with their bytes on the wire."""
    finished: list[Request] = []

    def note(request: Request) -> None:
        finished.append(request)

    guest.page.on("requestfinished", note)
    guest.page.goto(address)
    guest.page.get_by_role("main").locator("svg[role=group]").first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    return {one.url: one.sizes()["responseBodySize"] for one in finished if one.resource_type == "script"}


def table_scripts(new_guest: NewGuest, home_server: HomeServer, game: str) -> dict[str, int]:
    """Return the scripts of a table of this game, fetched by a new guest."""
    anna, cleo = new_guest(url=home_server.network_url), new_guest(url=home_server.network_url)
    anna.create_table(game, "me", "bot", picked=["visibility-public"])
    return fetched_scripts(cleo, anna.page.url)


def test_a_table_page_and_the_board_on_it_are_light(new_guest: NewGuest, home_server: HomeServer) -> None:
    fetched = {game: table_scripts(new_guest, home_server, game) for game in GAMES}

    for game, scripts in fetched.items():
        others = next(those for other, those in fetched.items() if other != game)
        board = {url: size for url, size in scripts.items() if url not in others}

        assert max(board.values()) > 10_000, f"no board of {game} was fetched"
        assert sum(board.values()) <= MAX_BOARD_BYTES, game
        assert sum(scripts.values()) - sum(board.values()) <= MAX_TABLE_PAGE_BYTES, game
