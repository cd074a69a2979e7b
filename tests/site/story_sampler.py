"""Samples of a live table page: what it draws, says and plays, many times a second, and the messages it received."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct, convert
from playwright.sync_api import Page

from tests.site.guest import Chair, Guest

Json: TypeAlias = Any
"""Any JSON value; a test looks inside."""
Pace: TypeAlias = Literal["calm", "brisk", "at-once"]

KNOWN: Final = {"burghof-locks-echo-note": "yes"}
"""What a device stores of notes that a person put away: a reference page would lack a note that was there before."""
SCRIPT: Final = (Path(__file__).parent / "story_sampler.js").read_text(encoding="utf-8").partition("*/")[2]
CHAIRS: Final[dict[str, tuple[Chair, ...]]] = {
    "kilt-castle": ("me", "bot", "bot"),
    "appenzell": ("me", "bot", "bot"),
    "seven-locks": ("me", "bot", "bot"),
    "solomon": ("me", "bot", "bot"),
    "the-castle": ("me", "bot", "bot"),
}
"""Each game, with the chairs of its table."""
AVOIDED: Final[dict[str, str]] = {"solomon": "shift"}
"""Type of move that a guest does not make: after it, the card stays held in a way that no message tells."""
POLL_MS: Final = 60
"""Milliseconds between two looks at a table page, so that it is sampled in between."""
DIE: Final = "footer [data-throw]"
"""Selector of the button of a die that a person throws."""
MAX_POLLS: Final = 4000
"""Maximum number of polls without a turn of the guest or the end of the game: four minutes of others' moves."""


class Sample(Struct, frozen=True):
    """What a page showed at one moment. Texts of several parts have one line for each."""

    board: str
    """A hash of the drawing of the board."""
    seats: str
    seatsDrawn: str  # noqa: N815 - as the script names it
    """A hash of the drawing of the seats."""
    tray: str
    sentence: str
    more: str
    log: str
    """The lines of the log, the latest first."""
    recent: str
    """The lines of the log that phones and table screens show, the latest first."""
    title: str
    sounds: str
    """The sounds that began since the last sample."""
    received: int
    """The number of messages that the page had received."""
    at: float
    """Its time in milliseconds since the epoch; 0 on a reference page."""


class Recording(Struct, frozen=True):
    """The messages of a table page, and its samples."""

    game: str
    pace: Pace
    url: str
    messages: Sequence[Json]
    samples: Sequence[Sample]
    seat: int | None = 0
    """The seat of the person at the page; None for a table screen."""
    is_led: bool = False
    """Whether a table screen leads what the page shows: it shows every event, at any pace."""


def install_sampler(page: Page, pace: Pace, *, is_reference: bool = False) -> None:
    """Sample this page from now on, at this pace and with motion; call it before the page is opened."""
    page.emulate_media(reduced_motion="no-preference")
    for key, value in (("burghof-pace", pace), *KNOWN.items()):
        page.add_init_script(f"localStorage.setItem('{key}', '{value}')")
    page.add_init_script(f"({SCRIPT.strip().rstrip(';')})({str(is_reference).lower()})")


def read_samples(rows: Sequence[dict[str, int]], texts: Sequence[str]) -> list[Sample]:
    """Decode samples, in which every text is a number."""
    numbers = ("received", "at")
    named = [{name: value if name in numbers else texts[value] for name, value in row.items()} for row in rows]
    return convert(named, list[Sample])


def take_recording(page: Page, game: str, pace: Pace, *, seat: int | None = 0, is_led: bool = False) -> Recording:
    """Return what was sampled on a page until now."""
    rows, texts, messages = page.evaluate("[story.samples, story.texts, story.received]")
    return Recording(game, pace, page.url, messages, read_samples(rows, texts), seat, is_led)


def record_game(guest: Guest, game: str, pace: Pace, samples: int) -> Recording:
    """Play random moves at a new table against bots, until the game is over or the page has this many samples.

    The page is not touched while it shows others' moves. At least one turn of the guest begins after others' moves.
    """
    page = guest.page
    install_sampler(page, pace)
    board = guest.board
    guest.create_table(game, *CHAIRS[game])
    page.keyboard.press("Shift")  # sounds begin after the first touch
    page.mouse.move(1, 1)
    rng = Random(4)
    while not _is_enough(page, samples) and _wait_for_turn(guest, samples):
        kinds = board.move_types()
        kind = rng.choice([one for one in kinds if one != AVOIDED.get(game)] or kinds)
        board.play_offer(rng.choice(board.offers(kind)))
        page.mouse.move(1, 1)
        page.wait_for_timeout(POLL_MS)
    page.wait_for_timeout(POLL_MS * 4)
    return take_recording(page, game, pace)


def _is_enough(page: Page, samples: int) -> bool:
    """Return whether a page has this many samples and a turn of its guest has begun in them."""
    is_enough: bool = page.evaluate("(samples) => story.samples.length >= samples && story.turns > 0", samples)
    return is_enough


def _wait_for_turn(guest: Guest, samples: int) -> bool:
    """Wait until the guest must move and all others' moves have been shown; False if there is nothing to wait for."""
    page, mine = guest.page, guest.text("title-your-turn")
    for _ in range(MAX_POLLS):
        page.wait_for_timeout(POLL_MS)
        for die in page.locator(DIE).all():
            die.click()
        if guest.board.turn_state() == "mine" and page.title().startswith(mine):
            page.wait_for_timeout(POLL_MS * 3)
            return True
        if guest.rematch.count() or _is_enough(page, samples):
            return False
    raise AssertionError(f"no player moves: {guest.herald.inner_text()}")
