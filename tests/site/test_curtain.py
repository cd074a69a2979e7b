"""One device for several people: a curtain hides secrets while the device is passed on."""

import re
from random import Random

from playwright.sync_api import expect

from tests.site.conftest import NewGuest
from tests.site.game_length import few_moves_or_all
from tests.site.guest import Guest

CARD_TEXT = re.compile(r"\[[X.]+(/[X.]+)*\]|card \d")
"""A card of Solomon in a hand, or the one that was chosen."""


def expect_curtain(guest: Guest, name: str) -> None:
    """Check that the curtain names the next player, and that the page shows no secret."""
    expect(guest.page.get_by_role("heading", name=guest.text("curtain", name=name))).to_be_visible()
    expect(guest.outline.curtain).to_be_visible()
    expect(guest.page.locator("body")).not_to_contain_text(CARD_TEXT)


def open_curtain(guest: Guest) -> None:
    """Open the curtain, and show the table in words."""
    guest.outline.curtain.click()
    guest.outline.wait_for_turn()


def test_a_curtain_hangs_before_each_of_them_and_shows_no_secret(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.create_table("solomon", "me", "here", names={2: "Opa"})

    expect_curtain(anna, "Anna")
    open_curtain(anna)
    expect(anna.page.locator("body")).to_contain_text(CARD_TEXT)
    anna.outline.play_offer(0)
    expect_curtain(anna, "Opa")
    open_curtain(anna)
    anna.outline.play_offer(0)
    expect(anna.log.first).not_to_contain_text("Round 1")


def test_whoever_is_not_here_chooses_after_the_others(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.create_table("solomon", "me", "here", "here", names={2: "Opa", 3: "Jonas"})
    not_here = anna.page.get_by_role("button", name=re.compile("is not here"))

    for name in ("Anna", "Opa"):
        expect_curtain(anna, name)
        not_here.click()
    expect_curtain(anna, "Jonas")
    open_curtain(anna)
    anna.outline.play_offer(0)
    expect_curtain(anna, "Anna")
    open_curtain(anna)
    anna.outline.play_offer(0)

    expect_curtain(anna, "Opa")
    expect(not_here).to_have_count(0)


def test_a_reload_does_not_open_the_curtain(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.create_table("solomon", "me", "here", names={2: "Opa"})
    open_curtain(anna)

    anna.page.reload()

    expect_curtain(anna, "Anna")


def test_whoever_has_chosen_in_secret_is_not_asked_again_while_others_choose(new_guest: NewGuest) -> None:
    anna, ben = new_guest(), new_guest()
    anna.create_table("solomon", "me", "here", "open", names={2: "Opa"})
    ben.join(anna.invitation)
    ben.sit_down()
    anna.start_game()

    for _ in range(2):
        open_curtain(anna)
        anna.outline.play_offer(0)

    expect(anna.page.get_by_role("heading", name=anna.text("todo-chosen"))).to_be_visible()
    expect(anna.outline.curtain).to_be_hidden()
    ben.outline.wait_for_turn()
    ben.outline.play_offer(0)
    expect(anna.page.get_by_role("heading", name=anna.text("todo-chosen"))).to_be_hidden()


@few_moves_or_all
def test_a_game_of_7_locks_at_one_device(new_guest: NewGuest, moves: int | None) -> None:
    anna = new_guest()
    anna.skip_stories()
    anna.create_table("seven-locks", "me", "here", "bot", "bot", names={2: "Opa"})

    anna.outline.play_to_end(Random(6), moves)

    anna.expect_played(moves)
