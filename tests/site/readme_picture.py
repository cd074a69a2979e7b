"""`make picture`: docs/pictures/five-games.webp, the picture in README.md, made of screenshots of the five boards.

Look at the picture before you commit it.
"""

from base64 import b64decode, b64encode
from html import escape
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser

from burghof.kernel import find_games
from tests.site.chromium import launch_browser
from tests.site.guest import ROOT
from tests.site.home_server import HomeServer
from tests.site.screenshots import new_guest

PICTURE: Final = ROOT / "docs" / "pictures" / "five-games.webp"
QUALITY: Final = 0.82
MAX_BYTES: Final = 300_000

SIZE: Final = (1600, 1060)
"""Width and height of the picture in pixels."""

MOVES: Final = {"kilt-castle": 10, "the-castle": 6, "appenzell": 8, "seven-locks": 6, "solomon": 8}
"""The games in the order of the picture, with the number of own moves before the screenshot."""

PAGE: Final = """<!doctype html><style>
body { margin: 0; width: 1600px; height: 1060px; background: #2b3768; font: 600 26px "Alegreya Sans", sans-serif; }
main { display: grid; grid-template: 6fr 5fr / repeat(6, 1fr); gap: 16px; height: 1028px; padding: 16px; }
figure { margin: 0; position: relative; grid-column: span 2; border-radius: 12px; overflow: hidden; min-height: 0; }
figure:nth-child(-n + 2) { grid-column: span 3; }
img { width: 100%; height: 100%; object-fit: cover; display: block; }
figcaption { position: absolute; left: 0; bottom: 0; padding: 4px 16px 6px; border-top-right-radius: 12px;
  background: #2b3768; color: #fff; }
</style><main>FIGURES</main>"""

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


def shoot_board(chromium: Browser, home_server: HomeServer, game: str, moves: int) -> bytes:
    """Play some moves against bots, and return a screenshot of the board as PNG."""
    rng = Random(5)
    with new_guest(chromium, home_server) as anna:
        board = anna.board
        anna.create_table(game, "me", "squire", "squire")
        for _ in range(moves):
            if board.wait_for_turn() == "mine":
                board.play_random_move(rng)
        board.wait_for_turn()
        anna.page.mouse.move(0, 0)
        board.wait_until_drawn()
        return anna.page.locator(".board .drawn").screenshot()


def compose(chromium: Browser, boards: dict[str, bytes]) -> bytes:
    """Return one picture of all boards with their titles, as WebP."""
    games = find_games()
    figures = "".join(
        f'<figure><img src="data:image/png;base64,{b64encode(png).decode()}">'
        f"<figcaption>{escape(games[game].card.titles['en'])}</figcaption></figure>"
        for game, png in boards.items()
    )
    width, height = SIZE
    page = chromium.new_page(viewport={"width": width, "height": height})
    page.set_content(PAGE.replace("FIGURES", figures), wait_until="load")
    encoded: str = page.evaluate(ENCODE, [b64encode(page.screenshot()).decode(), QUALITY])
    page.close()
    return b64decode(encoded)


def main() -> None:
    """Write the picture."""
    with TemporaryDirectory(prefix="burghof-picture-") as folder, launch_browser() as chromium:
        Path(folder).chmod(0o755)
        home_server = HomeServer(Path(folder) / "games")
        try:
            boards = {game: shoot_board(chromium, home_server, game, moves) for game, moves in MOVES.items()}
        finally:
            home_server.stop()
        picture = compose(chromium, boards)
    assert len(picture) <= MAX_BYTES, f"the picture has {len(picture)} bytes"
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_bytes(picture)


if __name__ == "__main__":
    main()
