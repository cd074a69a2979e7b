"""One device for several people: a curtain hides secrets while the device is passed on."""

import re
from random import Random

from playwright.sync_api import expect

from tests.site.conftest import Comes
from tests.site.guest import Guest
from tests.site.length import few_moves_or_all

A_CARD = re.compile(r"\[[X.]+(/[X.]+)*\]|card \d")
"""A card of Solomon in a hand, or the one that was chosen."""


def hides_all(guest: Guest, name: str) -> None:
    """Check that the curtain names the next player, and that the page shows no secret."""
    expect(guest.page.get_by_role("heading", name=guest.says("curtain", name=name))).to_be_visible()
    expect(guest.outline.curtain).to_be_visible()
    expect(guest.page.locator("body")).not_to_contain_text(A_CARD)


def opens_the_curtain(guest: Guest) -> None:
    """Open the curtain, and show the table in words."""
    guest.outline.curtain.click()
    guest.outline.waits()


def test_a_curtain_hangs_before_each_of_them_and_shows_no_secret(comes: Comes) -> None:
    anna = comes()
    anna.opens_a_table("solomon", "me", "here", names={2: "Opa"})

    hides_all(anna, "Anna")
    opens_the_curtain(anna)
    expect(anna.page.locator("body")).to_contain_text(A_CARD)
    anna.outline.takes(0)
    hides_all(anna, "Opa")
    opens_the_curtain(anna)
    anna.outline.takes(0)
    expect(anna.log.first).not_to_contain_text("Round 1")


def test_a_reload_does_not_open_the_curtain(comes: Comes) -> None:
    anna = comes()
    anna.opens_a_table("solomon", "me", "here", names={2: "Opa"})
    opens_the_curtain(anna)

    anna.page.reload()

    hides_all(anna, "Anna")


def test_whoever_has_chosen_in_secret_is_not_asked_again_while_others_choose(comes: Comes) -> None:
    anna, ben = comes(), comes()
    anna.opens_a_table("solomon", "me", "here", "open", names={2: "Opa"})
    ben.joins(anna.invitation)
    ben.sits_down()
    anna.begins()

    for _ in range(2):
        opens_the_curtain(anna)
        anna.outline.takes(0)

    expect(anna.page.get_by_role("heading", name=anna.says("todo-chosen"))).to_be_visible()
    expect(anna.outline.curtain).to_be_hidden()
    ben.outline.waits()
    ben.outline.takes(0)
    expect(anna.page.get_by_role("heading", name=anna.says("todo-chosen"))).to_be_hidden()


@few_moves_or_all
def test_a_game_of_7_locks_at_one_device(comes: Comes, moves: int | None) -> None:
    anna = comes()
    anna.opens_a_table("seven-locks", "me", "here", "bot", "bot", names={2: "Opa"})

    anna.outline.plays(Random(6), moves)

    anna.has_played(moves)
