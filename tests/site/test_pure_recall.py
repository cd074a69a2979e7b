"""Under pure recall, no part of a page keeps what was covered again: its log, its other texts, its storage."""

import re
from random import Random
from typing import Final

from playwright.sync_api import expect

from tests.site.conftest import NewGuest
from tests.site.guest import Guest

GAME: Final = "appenzell"
UNCOVERED_LINE: Final = re.compile(r"lifts? the .*: ")
"""Line of the log about a removed roof, while what lay under it is visible."""
STORAGE_SCRIPT: Final = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map(async (name) => {
    const cache = await caches.open(name);
    return (await cache.keys()).map(({ url }) => url).filter((url) => url.includes('/api/'));
  }));
  const databases = (await indexedDB.databases()).map(({ name }) => name);
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, caches_, databases]);
}"""
"""Script: everything that the page stores outside itself."""
TILE_WORDS: Final = ("brie", "edam", "emmental", "gorgonzola", "gouda", "roquefort", "uncovered")
"""Words that must not be in storage; the seventh cheese has the name of the game."""
TILE_PATTERN: Final = re.compile("|".join((*TILE_WORDS, "appenzeller", "plain tile", "trap")), re.IGNORECASE)
"""Words that a line of the log has only during its step."""
MAX_MOVES: Final = 60
"""Number of moves within which a roof is surely removed."""
STEP_TIMEOUT_MS: Final = 20_000
"""Milliseconds within which a step is surely over."""


def play_until_uncovered(guest: Guest, rng: Random) -> str:
    """Play until a roof is removed and lies beside the castle, and return its line of the log."""
    board = guest.board
    for _ in range(MAX_MOVES):
        assert board.wait_for_turn() == "mine"
        roofs = board.offers("uncover")
        if not roofs:
            board.play_random_move(rng)
            continue
        board.play_offer(rng.choice(roofs))
        assert board.wait_for_turn() == "mine"
        line = guest.page.get_by_role("tabpanel").locator("li.now").filter(has_text=UNCOVERED_LINE)
        if board.offers("end") and line.count():
            return line.first.inner_text()
    raise AssertionError("no roof was taken off and stayed off")


def older_log_lines(guest: Guest) -> list[str]:
    """Return the log without the lines of the last step."""
    return guest.page.get_by_role("tabpanel").locator("li:not(.now)").all_inner_texts()


def test_what_lay_under_a_roof_leaves_page_and_storage_when_it_is_covered_again(new_guest: NewGuest) -> None:
    anna, rng = new_guest(), Random(2)
    board = anna.board
    anna.create_table(GAME, "me", "bot", picked=["recall-pure"])
    received = play_until_uncovered(anna, rng)
    board.play_offer(board.offers("end")[0])
    assert board.wait_for_turn() == "mine"

    expect(anna.page.get_by_role("tabpanel").locator("li:not(.now)").filter(has_text=UNCOVERED_LINE)).to_have_count(0)
    assert received not in anna.page.locator("body").inner_text()
    assert received.partition(":")[0].partition(" the ")[2] in " ".join(older_log_lines(anna)), (
        "the removal stays in the log"
    )
    stored = anna.page.evaluate(STORAGE_SCRIPT)
    assert "/api/" not in stored
    assert all(tile not in stored.lower() for tile in TILE_WORDS)
    expect(anna.log.filter(has_text=TILE_PATTERN)).to_have_count(0, timeout=STEP_TIMEOUT_MS)  # also after the last step
    before = anna.log.all_inner_texts()
    anna.page.reload()
    expect(anna.log).to_have_text(before)
