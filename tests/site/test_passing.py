"""Under pure recall, no part of a page keeps what was covered again: its log, its other texts, its storage."""

import re
from random import Random
from typing import Final

from playwright.sync_api import expect

from tests.site.conftest import Comes
from tests.site.guest import Guest

GAME: Final = "appenzell"
SHOWN: Final = re.compile(r"uncovers .*: ")
"""Line of the log about a removed roof, while what lay under it is visible."""
STORED: Final = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => url).filter((url) => url.includes('/api/'));
  }));
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, caches_, databases]);
}"""
"""Script: everything that the page stores outside itself."""
TILES: Final = ("brie", "edam", "emmental", "gorgonzola", "gouda", "roquefort", "uncovered")
"""Words that must not be in storage; the seventh cheese has the name of the game."""
NAMED: Final = re.compile("|".join((*TILES, "appenzeller")), re.IGNORECASE)
"""Words that a line of the log has only during its step."""
TRIES: Final = 60
"""Number of moves within which a roof is surely removed."""
PATIENCE: Final = 20_000
"""Milliseconds within which a step is surely over."""


def uncovers(guest: Guest, rng: Random) -> str:
    """Play until a roof is removed and lies beside the castle, and return its line of the log."""
    board = guest.board
    for _ in range(TRIES):
        assert board.waits() == "mine"
        roofs = board.offers("uncover")
        if not roofs:
            board.chooses(rng)
            continue
        board.takes(rng.choice(roofs))
        assert board.waits() == "mine"
        line = guest.page.get_by_role("tabpanel").locator("li.now").filter(has_text=SHOWN)
        if board.offers("end") and line.count():
            return line.first.inner_text()
    raise AssertionError("no roof was taken off and stayed off")


def older(guest: Guest) -> list[str]:
    """Return the log without the lines of the last step."""
    return guest.page.get_by_role("tabpanel").locator("li:not(.now)").all_inner_texts()


def test_what_lay_under_a_roof_leaves_page_and_storage_when_it_is_covered_again(comes: Comes) -> None:
    anna, rng = comes(), Random(2)
    board = anna.board
    anna.opens_a_table(GAME, "me", "bot")
    told = uncovers(anna, rng)
    board.takes(board.offers("end")[0])
    assert board.waits() == "mine"

    expect(anna.page.get_by_role("tabpanel").locator("li:not(.now)").filter(has_text=SHOWN)).to_have_count(0)
    assert told not in anna.page.locator("body").inner_text()
    assert told.partition(" uncovers ")[2].partition(":")[0] in " ".join(older(anna)), "the removal stays in the log"
    stored = anna.page.evaluate(STORED)
    assert "/api/" not in stored
    assert all(tile not in stored.lower() for tile in TILES)
    expect(anna.log.filter(has_text=NAMED)).to_have_count(0, timeout=PATIENCE)  # also after the last step
    before = anna.log.all_inner_texts()
    anna.page.reload()
    expect(anna.log).to_have_text(before)
