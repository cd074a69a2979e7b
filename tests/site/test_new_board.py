"""A board is found in the folder of its game: a new game is on the site without an edit of any shared file."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from burghof.testkit.effort import QUICK, effort
from tests.server.home import place
from tests.site.guest import Guest
from tests.site.house import SiteHouse
from tests.tools.copy import copied, run

HEAP = "On the heap"
PACKS = "precompress: true"
"""Setting that compresses the files of the site, which takes a third of its build."""


def without_packing(project: Path) -> None:
    """Configure a copy of the site to be served uncompressed."""
    config = project / "web" / "vite.config.ts"
    text = config.read_text(encoding="utf-8")
    assert PACKS in text
    config.write_text(text.replace(PACKS, "precompress: false"), encoding="utf-8")


def test_a_new_game_is_played_on_its_board(tmp_path: Path, chromium: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    project = copied(tmp_path / "project")
    made = run(project, sys.executable, "-m", "tools.new_game", "hill-fort")
    if effort() == QUICK:
        without_packing(project)
    built = run(project, "npm", "run", "build")
    assert (made.returncode, built.returncode) == (0, 0), made.stderr + built.stderr
    monkeypatch.setenv("PYTHONPATH", str(project / "src"))
    with place() as folder:
        house = SiteHouse(folder / "games")
        try:
            plays(Guest(chromium.new_context(reduced_motion="reduce"), house.url))
        finally:
            house.closes()


def plays(guest: Guest) -> None:
    """Take one stone, the first offer, on every turn until the game is over."""
    board = guest.board
    guest.opens_a_table("hill-fort", "me", "bot")
    while board.waits() == "mine":
        expect(guest.page.get_by_role("main").get_by_role("button", name=HEAP)).to_be_enabled()
        board.takes(board.told[0])

    guest.sees_the_end()
    guest.context.close()
    assert guest.troubles.unexpected == []
