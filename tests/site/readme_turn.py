"""`make picture`: docs/pictures/one-turn.webp, the moving picture in README.md, of one turn of Kilt Castle.

Look at the picture before you commit it.
"""

from base64 import b64decode, b64encode
from random import Random
from time import monotonic
from typing import Final

from msgspec import Struct, convert
from playwright.sync_api import Browser, Page

from tests.site.chromium import launch_browser
from tests.site.guest import ROOT, Guest
from tests.site.readme_picture import home, save
from tests.site.screenshots import new_guest

PICTURE: Final = ROOT / "docs" / "pictures" / "one-turn.webp"
SIZE: Final = (1024, 720)
"""Width and height of the picture in pixels."""
QUALITY: Final = 0.7
MAX_BYTES: Final = 1_500_000
TURNS: Final = 4
"""Number of own moves before the one in the picture."""
AIMED_SECONDS: Final = 1.2
"""How long each pick is seen before the next."""
MAX_SECONDS: Final = 30.0
LAST_FRAME_MS: Final = 2_500
"""How long the last frame is seen before the picture begins again."""

DIFFERENCES: Final = """async ([shots, quality]) => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const frames = [];
  let before = null;
  for (const shot of shots) {
    const image = new Image();
    image.src = `data:image/png;base64,${shot}`;
    await image.decode();
    const { width, height } = image;
    [canvas.width, canvas.height] = [width, height];
    context.drawImage(image, 0, 0);
    const now = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    let [left, top, right, bottom] = before ? [width, height, -1, -1] : [0, 0, width - 1, height - 1];
    for (let at = 0; before && at < now.length; at += 1) {
      if (now[at] === before[at]) continue;
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
    before = now;
    if (right < 0) {
      frames.push(null);
      continue;
    }
    [left, top] = [left - (left % 2), top - (top % 2)];
    [canvas.width, canvas.height] = [right - left + 1, bottom - top + 1];
    context.drawImage(image, -left, -top);
    const data = canvas.toDataURL('image/webp', quality).split(',')[1];
    frames.push({ x: left, y: top, width: canvas.width, height: canvas.height, data });
  }
  return frames;
}"""
"""Script: encode of each PNG what differs from the one before it, as WebP; null where nothing does."""


class Shot(Struct, frozen=True):
    """A screenshot as PNG, and the time at which it was taken, in seconds."""

    png: bytes
    taken_at: float


class Frame(Struct, frozen=True):
    """A part of the picture that changes: its place, its size, and its content as WebP, in base64."""

    x: int
    y: int
    width: int
    height: int
    data: str


class Film:
    """Screenshots of a page, as fast as they can be taken."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.shots: list[Shot] = []

    def take(self, seconds: float = 0) -> None:
        """Take screenshots for this many seconds, at least one."""
        end = monotonic() + seconds
        while True:
            taken_at = monotonic()
            self.shots.append(Shot(self._page.screenshot(), taken_at))
            if monotonic() >= end:
                return


def film_turn(anna: Guest) -> list[Shot]:
    """Play some turns, and film one: the own move pick by pick, and what the others do."""
    board, page, rng = anna.board, anna.page, Random(2)
    anna.create_table("kilt-castle", "me", "bot", "bot")
    anna.resize(SIZE)
    for _ in range(TURNS):
        assert board.wait_for_turn() == "mine"
        board.play_random_move(rng)
    assert board.wait_for_turn() == "mine"
    anna.button("skip").wait_for(state="detached")
    offer = rng.choice(board.all_offers)
    film = Film(page)
    film.take(AIMED_SECONDS)
    for pick in offer["picks"]:
        board.click(pick)
        film.take(AIMED_SECONDS)
    if board.confirm.count() == 1:
        board.confirm.click()
    end = monotonic() + MAX_SECONDS
    while board.turn_state() != "mine" or anna.button("skip").count():
        film.take()
        assert monotonic() < end, "the turn takes too long"
    film.take(AIMED_SECONDS)
    return film.shots


def encode(chromium: Browser, shots: list[Shot]) -> bytes:
    """Return a moving picture of these screenshots, as WebP."""
    page = chromium.new_page()
    found = page.evaluate(DIFFERENCES, [[b64encode(shot.png).decode() for shot in shots], QUALITY])
    page.close()
    frames: list[tuple[Frame, float]] = [
        (convert(frame, Frame), shot.taken_at) for frame, shot in zip(found, shots, strict=True) if frame is not None
    ]
    ends = [begin for _, begin in frames[1:]]
    durations = [round((end - begin) * 1000) for (_, begin), end in zip(frames, ends, strict=False)]
    chunks = [
        _chunk(b"VP8X", b"\x02\0\0\0" + _whole(SIZE[0] - 1) + _whole(SIZE[1] - 1)),
        _chunk(b"ANIM", b"\xff\xff\xff\xff\0\0"),
        *(_animated(frame, ms) for (frame, _), ms in zip(frames, [*durations, LAST_FRAME_MS], strict=True)),
    ]
    return _chunk(b"RIFF", b"WEBP" + b"".join(chunks))


def _whole(number: int) -> bytes:
    """Return a number as WebP stores it, in three bytes."""
    return number.to_bytes(3, "little")


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2)


def _animated(frame: Frame, ms: int) -> bytes:
    """Return a frame of a moving picture. It lies on the one before, without blending."""
    place = _whole(frame.x // 2) + _whole(frame.y // 2) + _whole(frame.width - 1) + _whole(frame.height - 1)
    return _chunk(b"ANMF", place + _whole(ms) + b"\x02" + _pixels(b64decode(frame.data)))


def _pixels(still: bytes) -> bytes:
    """Return the chunks of a still picture that hold its pixels."""
    at, found = 12, b""
    while at < len(still):
        size = int.from_bytes(still[at + 4 : at + 8], "little")
        end = at + 8 + size + size % 2
        if still[at : at + 4] in {b"VP8 ", b"VP8L", b"ALPH"}:
            found += still[at:end]
        at = end
    return found


def main() -> None:
    """Write the picture."""
    with launch_browser() as chromium:
        with home() as home_server, new_guest(chromium, home_server) as anna:
            anna.page.emulate_media(reduced_motion="no-preference")
            anna.page.add_init_script("localStorage.setItem('burghof-pace', 'brisk')")
            shots = film_turn(anna)
        save(encode(chromium, shots), PICTURE, MAX_BYTES)


if __name__ == "__main__":
    main()
