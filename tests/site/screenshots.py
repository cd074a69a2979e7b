"""`make screenshots`: every scene, and five moments of a game on each board; phone and desktop, light and dark."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser

from tests.site.chromium import launch_browser
from tests.site.conftest import DESKTOP, PHONE
from tests.site.guest import ROOT, Guest, Theme
from tests.site.home_server import HomeServer
from tests.site.scenes import SCENES

FOLDER: Final = ROOT / "screenshots"
SIZES: Final = (PHONE, DESKTOP)
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
LATE_AFTER_MOVES: Final = {"kilt-castle": 12, "appenzell": 12, "seven-locks": 8, "solomon": 12}
"""Games with a board, and the number of own moves after which a game counts as late."""
AIMED_MOVE_TYPES: Final = {"kilt-castle": "relocate", "appenzell": "slide", "seven-locks": "walk", "solomon": "dig"}
"""Type of the move that is aimed at for a picture, for each game."""
END_SETTLED_MS: Final = 1500
"""Milliseconds after which the end of a game stands still."""


def take_screenshots(guest: Guest, name: str) -> None:
    """Take a screenshot of a guest's page in each size and each theme."""
    for theme in THEMES:
        guest.resize(DESKTOP)  # On a phone, an open drawer may cover the switch of the theme.
        guest.set_theme(theme)
        for size in SIZES:
            guest.resize(size)
            guest.page.screenshot(path=FOLDER / f"{name.replace(' ', '-')}-{size[0]}-{theme}.png")
    guest.resize(DESKTOP)
    guest.set_theme("light")


@contextmanager
def new_guest(chromium: Browser, home_server: HomeServer) -> Iterator[Guest]:
    """Create a guest for the duration of the block."""
    width, height = DESKTOP
    context = chromium.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", service_workers="block"
    )
    yield Guest(context, home_server.url)
    context.close()


def shoot_moments(anna: Guest, game: str) -> None:
    """Take screenshots of five moments of a game: its opening, an aimed move, a move of others, late, and the end."""
    board, rng = anna.board, Random(1)
    anna.create_table(game, "me", "squire", "squire", "squire")
    board.wait_for_turn()
    take_screenshots(anna, f"{game} 1 opening")
    while board.wait_for_turn() == "mine" and not board.offers(AIMED_MOVE_TYPES[game]):
        board.play_random_move(rng)
    board.aim(AIMED_MOVE_TYPES[game])
    take_screenshots(anna, f"{game} 2 aimed")
    anna.page.emulate_media(reduced_motion="no-preference")
    board.confirm.click()
    while board.wait_for_turn() == "mine" and anna.log.first.inner_text().startswith("Anna"):
        board.play_random_move(rng)
    take_screenshots(anna, f"{game} 3 others move")
    anna.page.emulate_media(reduced_motion="reduce")
    for _ in range(LATE_AFTER_MOVES[game]):
        if board.wait_for_turn() == "mine":
            board.play_random_move(rng)
    board.wait_for_turn()
    take_screenshots(anna, f"{game} 4 late")
    board.play_to_end(rng)
    anna.expect_result()
    anna.page.wait_for_timeout(END_SETTLED_MS)
    take_screenshots(anna, f"{game} 5 end")


def main(wanted: list[str]) -> None:
    """Take all screenshots, or those whose names are given."""
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="burghof-screenshots-") as folder, launch_browser() as chromium:
        home_server = HomeServer(Path(folder) / "games")
        try:
            for name, goes in SCENES.items():
                if not wanted or name in wanted:
                    with new_guest(chromium, home_server) as anna:
                        goes(anna)
                        take_screenshots(anna, name)
            for game in LATE_AFTER_MOVES:
                if not wanted or game in wanted:
                    with new_guest(chromium, home_server) as anna:
                        shoot_moments(anna, game)
        finally:
            home_server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
