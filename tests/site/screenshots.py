"""`make screenshots`: every scene, and five moments of a game on each board; phone and desktop, light and dark."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser

from tests.site.chromium import started
from tests.site.conftest import DESK, PHONE
from tests.site.guest import ROOT, Guest, Theme
from tests.site.house import SiteHouse
from tests.site.places import PLACES

FOLDER: Final = ROOT / "screenshots"
SIZES: Final = (PHONE, DESK)
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
LATE: Final = {"kilt-castle": 12, "appenzell": 12, "seven-locks": 8, "solomon": 12}
"""Games with a board, and the number of own moves after which a game counts as late."""
AIMED: Final = {"kilt-castle": "relocate", "appenzell": "slide", "seven-locks": "walk", "solomon": "dig"}
"""Type of the move that is aimed at for a picture, for each game."""
SHOWN: Final = 1500
"""Milliseconds after which the end of a game stands still."""


def take(guest: Guest, name: str) -> None:
    """Take a screenshot of a guest's page in each size and each theme."""
    for size in SIZES:
        guest.holds(size)
        for theme in THEMES:
            guest.lights(theme)
            guest.page.screenshot(path=FOLDER / f"{name.replace(' ', '-')}-{size[0]}-{theme}.png")
    guest.lights("light")
    guest.holds(DESK)


@contextmanager
def somebody(chromium: Browser, house: SiteHouse) -> Iterator[Guest]:
    """Create a guest for the duration of the block."""
    width, height = DESK
    context = chromium.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", service_workers="block"
    )
    yield Guest(context, house.url)
    context.close()


def moments(anna: Guest, game: str) -> None:
    """Take screenshots of five moments of a game: its opening, an aimed move, a move of others, late, and the end."""
    board, rng = anna.board, Random(1)
    anna.opens_a_table(game, "me", "squire", "squire", "squire")
    board.waits()
    take(anna, f"{game} 1 opening")
    while board.waits() == "mine" and not board.offers(AIMED[game]):
        board.chooses(rng)
    board.aims(AIMED[game])
    take(anna, f"{game} 2 aimed")
    anna.page.emulate_media(reduced_motion="no-preference")
    board.confirm.click()
    while board.waits() == "mine" and anna.log.first.inner_text().startswith("Anna"):
        board.chooses(rng)
    take(anna, f"{game} 3 others move")
    anna.page.emulate_media(reduced_motion="reduce")
    for _ in range(LATE[game]):
        if board.waits() == "mine":
            board.chooses(rng)
    board.waits()
    take(anna, f"{game} 4 late")
    board.plays(rng)
    anna.sees_the_end()
    anna.page.wait_for_timeout(SHOWN)
    take(anna, f"{game} 5 end")


def main(wanted: list[str]) -> None:
    """Take all screenshots, or those whose names are given."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="burghof-screenshots-") as folder, started() as chromium:
        house = SiteHouse(Path(folder) / "games")
        try:
            for name, goes in PLACES.items():
                if not wanted or name in wanted:
                    with somebody(chromium, house) as anna:
                        goes(anna)
                        take(anna, name)
            for game in LATE:
                if not wanted or game in wanted:
                    with somebody(chromium, house) as anna:
                        moments(anna, game)
        finally:
            house.closes()


if __name__ == "__main__":
    main(sys.argv[1:])
