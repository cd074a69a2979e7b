"""7 Locks by other senses: through the accessibility tree of the board, and by pictures alone."""

import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.site.conftest import PHONE, Comes
from tests.site.ear import Ear, Heard
from tests.site.guest import Guest
from tests.site.length import few_moves_or_all

GAME: Final = "seven-locks"
THING: Final = re.compile(r"(Moon|Star|Bell|Crown|Heart|Cup|Wheel) tower|Key \d")
"""Name of a tower or a key on the board."""
ANSWER: Final = re.compile(
    r"(Start here|Walk there|Try this key|Place the coat|Join in|Do not join in|Stay in|Take the coat|Place no coat)"
)
"""Texts of the herald's buttons."""


def buttons(heard: list[Heard], names: re.Pattern[str]) -> list[Heard]:
    """Return the buttons with these names that can be pressed."""
    return [one for one in heard if one.role == "button" and not one.is_disabled and names.match(one.name)]


@few_moves_or_all
def test_a_game_on_the_board_through_the_accessibility_tree_alone(comes: Comes, moves: int | None) -> None:
    anna, rng = comes(), Random(5)
    board, ear = anna.board, Ear(anna.context, anna.page)
    anna.page.goto(anna.url)
    ear.press(ear.find("radio", "Castle of the 7 Locks"))
    ear.press(ear.find("button", anna.says("play-now")))
    ear.find("group", "The castle with its seven towers")

    while board.goes_on(moves):
        heard = ear.hear()
        choices = buttons(heard, ANSWER) or buttons(heard, THING)
        if choices:
            ear.press(rng.choice(choices))
        board.rests()

    anna.has_played(moves)


def without_sound(guest: Guest) -> None:
    """Switch the sound of pearls off."""
    guest.page.get_by_role("button", name=guest.says_of(GAME, "board-channels")).click()
    guest.page.get_by_label(guest.says_of(GAME, "board-channel-sound")).uncheck()
    guest.page.keyboard.press("Escape")


@pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=pytest.mark.full)])
def test_a_game_by_picture_alone_with_the_sound_off(comes: Comes, *, is_whole: bool) -> None:
    """The echoes are read from the picture, and agree with those in the log."""
    anna, rng = comes(), Random(6)
    board = anna.board
    anna.opens_a_table(GAME, "me", "bot")
    without_sound(anna)
    seen: list[str] = []

    while board.waits() == "mine" and (is_whole or len(set(seen)) < 3):
        drops = board.offers("drop")
        if not drops:
            board.chooses(rng)
            continue
        board.takes(rng.choice(drops))
        if board.waits() == "mine":  # the last pearl may be the bot's
            told = re.findall(r"sounds like (-?\d+)", anna.log.filter(has_text="sounds like").first.inner_text())
            expect(anna.page.locator("[data-level]")).to_have_attribute("data-level", told[0])
            seen.append(told[0])

    anna.has_played(None if is_whole else 1)
    assert len(set(seen)) > 2, "too few different echoes were seen"


def test_whoever_wants_no_picture_sees_none_and_the_choice_is_kept(comes: Comes) -> None:
    anna, rng = comes(), Random(6)
    board = anna.board
    anna.opens_a_table(GAME, "me", "bot")
    anna.page.get_by_role("button", name=anna.says_of(GAME, "board-channels")).click()
    anna.page.get_by_label(anna.says_of(GAME, "board-channel-picture")).uncheck()
    anna.page.reload()

    while board.waits() == "mine" and not board.offers("drop"):
        board.chooses(rng)
    board.takes(board.offers("drop")[0])
    board.waits()

    assert anna.page.locator("[data-level]").count() == 0
    expect(anna.log.filter(has_text="sounds like").first).to_be_visible()


def test_a_pearl_of_the_log_is_heard_and_seen_again(comes: Comes) -> None:
    anna, rng = comes(), Random(3)
    board = anna.board
    anna.opens_a_table(GAME, "me", "bot")
    while board.waits() == "mine" and not anna.log.filter(has_text="sounds like").count():
        board.chooses(rng)
    line = anna.log.filter(has_text="sounds like").last
    echo = re.findall(r"sounds like (-?\d+)", line.inner_text())[0]

    line.get_by_role("button").click()

    expect(anna.page.locator("[data-level]")).to_have_attribute("data-level", echo)


def test_the_notebook_gives_every_chance_and_says_why_a_key_cannot_fit(comes: Comes) -> None:
    anna, rng = comes(), Random(4)
    board = anna.board
    anna.opens_a_table(GAME, "me", "bot", options={"echo": "sharp"})
    anna.opens_the_rail("rail-notebook")
    anna.page.get_by_label(anna.says_of(GAME, "board-notebook-aid")).check()
    made = 0
    while board.waits() == "mine" and (made < 4 or "dropped" not in board.happened):
        board.chooses(rng)
        made += 1
    table = anna.page.get_by_role("table")
    rows = table.locator("tbody tr")
    expect(rows).not_to_have_count(0)
    expect(table.get_by_role("rowheader")).to_have_count(rows.count())

    shares = [int(cell) for cell in re.findall(r"Key \d: (\d+) %", rows.first.inner_text())]
    assert abs(sum(shares) - 100) <= len(shares)
    why = anna.page.get_by_role("tabpanel").get_by_role("status").get_by_role("listitem")
    while why.count() == 0:
        # The last move may have opened the tower in question, and the notebook is updated later.
        table.locator('tbody button[aria-expanded="false"]:enabled').first.click()
        board.settles()
    expect(why.first).to_contain_text("Key")


def test_the_eight_depths_can_be_heard_before_a_game_on_a_phone(comes: Comes) -> None:
    anna = comes(size=PHONE)
    anna.arrives("/practice/seven-locks")

    anna.page.get_by_role("button", name="Depth 7").click()

    expect(anna.page.locator("[data-level]")).to_have_attribute("data-level", "7")
    anna.page.get_by_role("button", name=anna.says_of(GAME, "board-practice-hide")).click()
    expect(anna.page.locator("[data-level]")).to_have_count(0)
    anna.page.get_by_role("button", name="Depth 1").click()
    expect(anna.page.get_by_role("status").filter(has_text=re.compile("well heard|It was"))).to_be_visible()
