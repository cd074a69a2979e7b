"""`make picture`: docs/pictures/five-games.webp, the picture in README.md, made of screenshots of the five boards.

Look at the picture before you commit it.
"""

from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser

from burghof.kernel import find_games
from tests.site.chromium import launch_browser
from tests.site.guest import ROOT, Guest
from tests.site.home_server import HomeServer
from tests.site.screenshots import new_guest

PICTURE: Final = ROOT / "docs" / "pictures" / "five-games.webp"
QUALITY: Final = 0.82
MAX_BYTES: Final = 300_000

SIZE: Final = (1600, 1310)
"""Width and height of the picture in pixels."""

MOVES: Final = {"kilt-castle": 14, "appenzell": 8, "solomon": 10, "seven-locks": 6, "the-castle": 12}
"""The games in the order of the picture, with the number of own moves before the screenshot."""

MAX_ATTEMPTS: Final = 5
"""Maximum number of games that are played for one screenshot."""

PAGE: Final = """<!doctype html><style>
body { margin: 0; background: #2b3768; color: #fff; font: 600 26px/1 "Liberation Sans", sans-serif; }
main { display: grid; grid-template: 574px 656px / repeat(6, 1fr); gap: 16px 24px; padding: 32px; }
figure { margin: 0; grid-column: span 2; display: flex; flex-direction: column; gap: 10px; min-height: 0; }
figure:nth-child(n + 4) { grid-column: span 3; }
img { flex: 1; min-height: 0; object-fit: contain; border-radius: 12px; background: #e7d9b8; }
figcaption { text-align: center; }
</style><main>FIGURES</main>"""

HIDE_SWITCH: Final = "(switches) => switches.forEach((one) => { one.style.visibility = 'hidden'; })"
"""Script: hide the switch to the text mode, which covers a corner of the board."""

ENCODE: Final = """async ([png, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""
"""Script: encode a PNG as WebP."""


def shoot_board(chromium: Browser, home_server: HomeServer, game: str) -> bytes:
    """Play some moves against bots, and return a screenshot of the board as PNG; a game that ends early is repeated."""
    for seed in range(MAX_ATTEMPTS):
        with new_guest(chromium, home_server) as anna:
            if _play(anna, game, Random(seed)):
                anna.button("skip").wait_for(state="detached")  # until what others did was shown
                anna.page.mouse.move(0, 0)
                anna.page.locator(".as").evaluate_all(HIDE_SWITCH)
                anna.board.wait_until_drawn()
                return anna.page.locator(".board .drawn").screenshot()
    raise AssertionError(f"{MAX_ATTEMPTS} games of {game} ended too early")


def _play(anna: Guest, game: str, rng: Random) -> bool:
    """Create a table and play the moves of this game; return whether the game is still running."""
    board = anna.board
    anna.create_table(game, "me", "squire", "squire")
    for _ in range(MOVES[game]):
        if board.wait_for_turn() == "over":
            return False
        board.play_random_move(rng)
    return board.wait_for_turn() == "mine"


def compose(chromium: Browser, boards: dict[str, bytes]) -> bytes:
    """Return one picture of all boards with their titles, as WebP."""
    games = find_games()
    figures = "".join(
        f"<figure><figcaption>{escape(games[game].card.titles['en'])}</figcaption>"
        f'<img src="data:image/png;base64,{b64encode(png).decode()}"></figure>'
        for game, png in boards.items()
    )
    width, height = SIZE
    page = chromium.new_page(viewport={"width": width, "height": height})
    page.set_content(PAGE.replace("FIGURES", figures), wait_until="load")
    encoded: str = page.evaluate(ENCODE, [b64encode(page.screenshot()).decode(), QUALITY])
    page.close()
    return b64decode(encoded)


@contextmanager
def home() -> Iterator[HomeServer]:
    """Run a home server in a folder of its own."""
    with TemporaryDirectory(prefix="burghof-picture-") as folder:
        Path(folder).chmod(0o755)
        home_server = HomeServer(Path(folder) / "games")
        try:
            yield home_server
        finally:
            home_server.stop()


def save(picture: bytes, path: Path, max_bytes: int) -> None:
    """Write a picture of README.md, unless it is too large."""
    assert len(picture) <= max_bytes, f"the picture has {len(picture)} bytes"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(picture)


def main() -> None:
    """Write the picture."""
    with launch_browser() as chromium:
        with home() as home_server:
            boards = {game: shoot_board(chromium, home_server, game) for game in MOVES}
        save(compose(chromium, boards), PICTURE, MAX_BYTES)


if __name__ == "__main__":
    main()
