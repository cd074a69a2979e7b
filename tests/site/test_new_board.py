"""A board is found in the folder of its game: a new game is on the site without an edit of any shared file."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from burghof.testkit.effort import QUICK, current_effort
from tests.server.home_process import temporary_home
from tests.site.guest import Guest
from tests.site.home_server import HomeServer
from tests.tools.project_copy import copy_project, run

HEAP = "On the heap"
COMPRESSION_SETTING = "precompress: true"
"""Setting that compresses the files of the site, which takes a third of its build."""


def disable_compression(project: Path) -> None:
    """Configure a copy of the site to be served uncompressed."""
    config = project / "web" / "vite.config.ts"
    text = config.read_text(encoding="utf-8")
    assert COMPRESSION_SETTING in text
    config.write_text(text.replace(COMPRESSION_SETTING, "precompress: false"), encoding="utf-8")


def test_a_new_game_is_played_on_its_board(tmp_path: Path, chromium: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    project = copy_project(tmp_path / "project")
    made = run(project, sys.executable, "-m", "tools.new_game", "hill-fort")
    if current_effort() == QUICK:
        disable_compression(project)
    built = run(project, "npm", "run", "build")
    assert (made.returncode, built.returncode) == (0, 0), made.stderr + built.stderr
    monkeypatch.setenv("PYTHONPATH", str(project / "src"))
    with temporary_home() as folder:
        home_server = HomeServer(folder / "games")
        try:
            play_to_end(Guest(chromium.new_context(reduced_motion="reduce"), home_server.url))
        finally:
            home_server.stop()


def play_to_end(guest: Guest) -> None:
    """Take one stone, the first offer, on every turn until the game is over."""
    board = guest.board
    guest.create_table("hill-fort", "me", "bot")
    while board.wait_for_turn() == "mine":
        expect(guest.page.get_by_role("main").get_by_role("button", name=HEAP)).to_be_enabled()
        board.play_offer(board.all_offers[0])

    guest.expect_result()
    guest.context.close()
    assert guest.errors.unexpected == []
