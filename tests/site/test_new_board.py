"""A board is found in the folder of its game: new games are on the site without an edit of any shared file."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from burghof.kernel import LANGUAGES, find_games
from burghof.testkit.effort import QUICK, current_effort
from tests.docs.test_tutorial import add_tutorial_rule, create_tutorial_game
from tests.server.home_process import temporary_home
from tests.site.conftest import DESKTOP, PHONE
from tests.site.guest import Guest
from tests.site.home_server import HomeServer
from tests.site.layout_checks import layout_faults
from tests.tools.project_copy import copy_project, run

STONE = "Stone 1, covered"
WIDER_SIZES = ((720, 1024), (1024, 768), DESKTOP)
"""Sizes at which each gate has a sign with the title of its game."""
COMPRESSION_SETTING = "precompress: true"
"""Setting that compresses the files of the site, which takes a third of its build."""


def disable_compression(project: Path) -> None:
    """Configure a copy of the site to be served uncompressed."""
    config = project / "web" / "vite.config.ts"
    text = config.read_text(encoding="utf-8")
    assert COMPRESSION_SETTING in text
    config.write_text(text.replace(COMPRESSION_SETTING, "precompress: false"), encoding="utf-8")


@pytest.mark.full
@pytest.mark.timeout(1200)  # It builds a whole site.
def test_a_new_game_and_that_of_the_tutorial_are_played_on_their_boards(
    tmp_path: Path, chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = copy_project(tmp_path / "project")
    made = run(project, sys.executable, "-m", "tools.new_game", "hill-fort")
    create_tutorial_game(project)
    add_tutorial_rule(project)
    if current_effort() == QUICK:
        disable_compression(project)
    built = run(project, "npm", "run", "build")
    assert (made.returncode, built.returncode) == (0, 0), made.stderr + built.stderr
    monkeypatch.setenv("PYTHONPATH", str(project / "src"))
    with temporary_home() as folder:
        home_server = HomeServer(folder / "games")
        try:
            expect_counted_on_home_page(Guest(chromium.new_context(reduced_motion="reduce"), home_server.url))
            for game, moves in (("hill-fort", ("look", "take")), ("cairn", ("swap", "take"))):
                guest = Guest(chromium.new_context(reduced_motion="reduce"), home_server.url)
                play_to_end(guest, game, *moves)
        finally:
            home_server.stop()


def expect_counted_on_home_page(guest: Guest) -> None:
    """Check that the home page counts the new games in every language and has room for all gates."""
    guest.goto()
    faults = []
    for language in LANGUAGES:
        guest.set_language(language)
        guest.resize(DESKTOP)
        expect(guest.page.get_by_text(guest.text("home-lead", games=len(find_games()) + 2))).to_be_visible()
        for size in (PHONE, *WIDER_SIZES):
            guest.resize(size)
            faults += [f"{language}, {size}: {one}" for one in layout_faults(guest.page, is_touch=size == PHONE)]
    guest.context.close()
    assert faults == []


def play_to_end(guest: Guest, game: str, first: str, then: str) -> None:
    """Play the first offer of one kind of move, then those of another kind until the game is over."""
    board = guest.board
    guest.create_table(game, "me", "bot")
    main = guest.page.get_by_role("main")
    assert board.wait_for_turn() == "mine"
    expect(main.get_by_role("button", name=STONE)).to_be_enabled()
    wanted = first
    while board.wait_for_turn() == "mine":
        board.play_offer(next(offer for offer in board.all_offers if offer["move"]["type"] == wanted))
        wanted = then

    guest.expect_result()
    guest.context.close()
    assert guest.errors.unexpected == []
