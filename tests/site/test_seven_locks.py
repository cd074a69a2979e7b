"""7 Locks by other senses: through the accessibility tree of the board, and by pictures alone."""

import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.site.board import BUSY
from tests.site.conftest import PHONE, NewGuest
from tests.site.game_length import few_moves_or_all
from tests.site.guest import Guest
from tests.site.screen_reader import AccessibleNode, ScreenReader

GAME: Final = "seven-locks"
THING_NAME: Final = re.compile(r"(Moon|Star|Bell|Crown|Heart|Cup|Wheel) tower|Key \d")
"""Name of a tower or a key on the board."""
HERALD_BUTTON: Final = re.compile(
    r"(Start here|Walk there|Try key|Place a coat|Stay out|Stay in|Withdraw the coat|Place no coat)"
)
"""Texts of the herald's buttons."""


PEARL: Final = re.compile(r"drops? a pearl into the \w+ tower: (?:it sounds )?(.+)\.")
"""A line of the log about a pearl; the group is what it sounds like."""
BEYOND: Final = re.compile(r"^(?:shallower than 1|deeper than 8) \((\u2212?\d+)\)$")
"""Words of an echo that no lock has; the group is its number."""


def last_echo(guest: Guest) -> str:
    """Return what the last pearl sounds like, in words."""
    found = PEARL.search(guest.log.filter(has_text=PEARL).first.inner_text())
    assert found is not None
    return found[1]


def level_of(echo: str) -> re.Pattern[str]:
    """Return the pattern of the level of an echo."""
    beyond = BEYOND.match(echo)
    number = beyond[1].replace("\u2212", "-") if beyond else echo.removeprefix("like ")
    return re.compile(f"^{number}$")


def buttons(heard: list[AccessibleNode], names: re.Pattern[str]) -> list[AccessibleNode]:
    """Return the buttons with these names that can be pressed."""
    return [one for one in heard if one.role == "button" and not one.is_disabled and names.match(one.name)]


@few_moves_or_all
def test_a_game_on_the_board_through_the_accessibility_tree_alone(new_guest: NewGuest, moves: int | None) -> None:
    anna, rng = new_guest(), Random(5)
    board, ear = anna.board, ScreenReader(anna.context, anna.page)
    anna.skip_stories()
    anna.page.goto(anna.url)
    ear.press(ear.find("radio", "Castle of the 7 Locks"))
    ear.press(ear.find("button", anna.text("play-now")))
    ear.find("group", "The castle with its seven towers")

    while board.wait_for_next_move(moves):
        heard = ear.read_nodes()
        choices = buttons(heard, HERALD_BUTTON) or buttons(heard, THING_NAME)
        if choices:
            ear.press(rng.choice(choices))
        board.pause()

    anna.expect_played(moves)


def mute_pearls(guest: Guest) -> None:
    """Switch the sound of pearls off."""
    guest.page.get_by_role("button", name=guest.game_text(GAME, "board-channels")).click()
    guest.page.get_by_label(guest.game_text(GAME, "board-channel-sound")).uncheck()
    guest.page.keyboard.press("Escape")


@pytest.mark.parametrize("is_whole", [False, pytest.param(True, marks=pytest.mark.full)])
def test_a_game_by_picture_alone_with_the_sound_off(new_guest: NewGuest, *, is_whole: bool) -> None:
    """The echoes are read from the picture, and agree with those in the log."""
    anna, rng = new_guest(), Random(6)
    board = anna.board
    anna.create_table(GAME, "me", "bot")
    mute_pearls(anna)
    seen: list[str] = []

    while board.wait_for_turn() == "mine" and (is_whole or len(set(seen)) < 3):
        drops = board.offers("drop")
        if not drops:
            board.play_random_move(rng)
            continue
        board.play_offer(rng.choice(drops))
        if board.wait_for_turn() == "mine":  # the last pearl may be the bot's
            echo = last_echo(anna)
            expect(anna.page.locator("[data-level]")).to_have_attribute("data-level", level_of(echo))
            seen.append(echo)

    anna.expect_played(None if is_whole else 1)
    assert len(set(seen)) > 2, "too few different echoes were seen"


def test_whoever_wants_no_picture_sees_none_and_the_choice_is_kept(new_guest: NewGuest) -> None:
    anna, rng = new_guest(), Random(6)
    board = anna.board
    anna.create_table(GAME, "me", "bot")
    anna.page.get_by_role("button", name=anna.game_text(GAME, "board-channels")).click()
    anna.page.get_by_label(anna.game_text(GAME, "board-channel-picture")).uncheck()
    anna.page.reload()

    while board.wait_for_turn() == "mine" and not board.offers("drop"):
        board.play_random_move(rng)
    board.play_offer(board.offers("drop")[0])
    board.wait_for_turn()

    assert anna.page.locator("[data-level]").count() == 0
    expect(anna.log.filter(has_text=PEARL).first).to_be_visible()


def test_a_pearl_of_the_log_is_heard_and_seen_again(new_guest: NewGuest) -> None:
    anna, rng = new_guest(), Random(3)
    board = anna.board
    anna.create_table(GAME, "me", "bot")
    while board.wait_for_turn() == "mine" and not anna.log.filter(has_text=PEARL).count():
        board.play_random_move(rng)
    echo = last_echo(anna)

    anna.log.filter(has_text=PEARL).first.get_by_role("button").click()

    expect(anna.page.locator("[data-level]")).to_have_attribute("data-level", level_of(echo))


FOLLOWS_ALL_TOWERS: Final = """() => {
  const master = document.querySelector('[data-master]');
  const towers = [...document.querySelectorAll('[data-tower]')];
  return towers.length === 7 &&
    towers.every((tower) => tower.compareDocumentPosition(master) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""
"""Script: whether the keymaster is drawn after every tower, so that none covers him."""


def play_until(guest: Guest, kind: str, rng: Random) -> None:
    """Play random moves until a move of this type is offered."""
    while guest.board.wait_for_turn() == "mine" and not guest.board.offers(kind):
        guest.board.play_random_move(rng)
    expect(guest.page.locator(BUSY)).to_have_count(0)


def drop_pearl(guest: Guest, rng: Random) -> None:
    """Play until pearls are due, and drop one."""
    play_until(guest, "drop", rng)
    guest.board.play_offer(guest.board.offers("drop")[0])
    assert guest.board.wait_for_turn() == "mine"
    expect(guest.page.locator(BUSY)).to_have_count(0)


def test_the_herald_says_what_was_heard_and_the_first_pearl_explains_echoes(new_guest: NewGuest) -> None:
    anna, rng = new_guest(), Random(6)
    board = anna.board
    anna.create_table(GAME, "me", "bot")
    drop_pearl(anna, rng)
    note = anna.page.get_by_role("button", name=anna.game_text(GAME, "board-echo-about"))
    note.click()
    expect(note).to_have_count(0)
    while not (board.offers("drop") or board.offers("walk")):  # a walk with one possible end is made at once
        drop_pearl(anna, rng)

    heard = re.compile(f"tower sounds {re.escape(last_echo(anna))}: a (short|long|middling) key")
    footer = anna.page.get_by_role("contentinfo")
    expect(footer).to_contain_text(heard)
    anna.page.reload()
    expect(footer).to_contain_text(heard)
    expect(note).to_have_count(0)


def test_an_aimed_key_is_named_on_the_button_and_all_else_is_under_a_veil(new_guest: NewGuest) -> None:
    anna, rng = new_guest(), Random(8)
    board, footer = anna.board, anna.page.get_by_role("contentinfo")
    anna.skip_stories()
    anna.create_table(GAME, "me", "bot")
    play_until(anna, "walk", rng)
    assert anna.page.locator("[data-steps]").count() == len(board.offers("walk"))
    board.aim("walk")
    expect(footer).to_contain_text(anna.game_text(GAME, "board-walk-more"))
    assert anna.page.evaluate(FOLLOWS_ALL_TOWERS)
    board.confirm.click()
    board.wait_until_drawn()
    play_until(anna, "take-key", rng)
    veil = anna.page.locator("main .veil")
    expect(veil).to_have_count(0)

    board.aim("take-key")

    key = board.offers("take-key")[0]["move"]["key"]
    expect(board.confirm).to_have_text(f"Try key {key}")
    expect(veil).to_have_count(1)
    assert anna.page.evaluate(FOLLOWS_ALL_TOWERS)
    footer.get_by_role("button", name=anna.game_text(GAME, "board-put-back")).click()
    expect(veil).to_have_count(0)


def test_the_share_is_drawn_where_a_coat_is_placed_and_both_answers_are_plain(new_guest: NewGuest) -> None:
    anna, rng = new_guest(), Random(3)
    board = anna.board
    anna.skip_stories()
    anna.create_table(GAME, "me", "bot", "bot")
    play_until(anna, "join", rng)

    share = board.offers("join")[0]["preview"]["share"]
    assert share is not None, "the notebook is the default"
    expect(anna.page.locator("[data-share]")).to_have_attribute("data-share", str(share))
    expect(anna.herald).to_contain_text(f"{share or 'none'} for you")
    footer = anna.page.get_by_role("contentinfo")
    expect(footer.locator("button[data-play]")).to_have_count(2)
    expect(footer.locator("button.pri")).to_have_count(0)


def test_quick_play_writes_down_what_was_heard(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.goto()
    anna.quick_play(GAME)
    anna.open_rail("rail-table")

    panel = anna.page.get_by_role("tabpanel")
    expect(panel.get_by_text(anna.text("recall-notebook"), exact=True)).to_be_visible()


def test_the_notebook_gives_every_chance_and_says_why_a_key_cannot_fit(new_guest: NewGuest) -> None:
    anna, rng = new_guest(), Random(4)
    board = anna.board
    anna.skip_stories()
    anna.create_table(GAME, "me", "bot", options={"echo": "sharp"})
    anna.open_rail("rail-notebook")
    anna.page.get_by_label(anna.game_text(GAME, "board-notebook-aid")).check()
    made = 0
    while board.wait_for_turn() == "mine" and (made < 4 or "dropped" not in board.event_types):
        board.play_random_move(rng)
        made += 1
    table = anna.page.get_by_role("table")
    rows = table.locator("tbody tr")
    expect(rows).not_to_have_count(0)
    expect(table.get_by_role("rowheader")).to_have_count(rows.count())

    shares = [int(cell) for cell in re.findall(r"Key \d: (\d+)%", rows.first.inner_text())]
    assert abs(sum(shares) - 100) <= len(shares)
    why = anna.page.get_by_role("tabpanel").get_by_role("status").get_by_role("listitem")
    while why.count() == 0:
        # The last move may have opened the tower in question, and the notebook is updated later.
        table.locator('tbody button[aria-expanded="false"]:enabled').first.click()
        board.wait_until_drawn()
    expect(why.first).to_contain_text("Key")


def test_the_eight_depths_can_be_heard_before_a_game_on_a_phone(new_guest: NewGuest) -> None:
    anna = new_guest(size=PHONE)
    anna.goto("/practice/seven-locks")

    anna.page.get_by_role("button", name="Depth 7").click()

    expect(anna.page.locator("[data-level]")).to_have_attribute("data-level", "7")
    anna.page.get_by_role("button", name=anna.game_text(GAME, "board-practice-hide")).click()
    expect(anna.page.locator("[data-level]")).to_have_count(0)
    anna.page.get_by_role("button", name="Depth 1").click()
    expect(anna.page.get_by_role("status").filter(has_text=re.compile("well heard|It was"))).to_be_visible()
