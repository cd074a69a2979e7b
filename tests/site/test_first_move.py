"""From the first page to the first move: one click at a desk, two taps on a phone; the tab tells whose turn it is."""

import re

import pytest
from playwright.sync_api import expect

from tests.site.conftest import PHONE, NewGuest
from tests.site.guest import Guest

GAMES = ("kilt-castle", "appenzell", "seven-locks", "solomon", "the-castle")
COUNT_CLICKS = "addEventListener('click', ({ detail }) => { if (detail > 0) clicks += 1; }, true)"
"""Script: count what a person presses; a click that the browser adds for a label does not count."""


def count_clicks(guest: Guest) -> None:
    """Count the clicks from now on; opening another page of the site does not load the page again."""
    guest.page.evaluate(f"() => {{ window.clicks = 0; {COUNT_CLICKS}; }}")


def expect_first_move(guest: Guest, clicks: int) -> None:
    """Check that this guest can move on the board after this many clicks, and that title and icon say so."""
    assert guest.board.wait_for_turn() == "mine"
    assert guest.page.evaluate("() => window.clicks") == clicks
    expect(guest.page).to_have_title(re.compile(f"^{guest.text('title-your-turn')}"))
    expect(guest.page.locator('link[rel="icon"]')).to_have_attribute("href", "/icon-turn.svg")


@pytest.mark.parametrize("game", GAMES)
def test_the_first_move_is_at_most_two_clicks_away(new_guest: NewGuest, game: str) -> None:
    desk, phone = new_guest(), new_guest(size=PHONE)
    for guest in (desk, phone):
        assert guest.board.turn_state() == "others"
        guest.goto()
        count_clicks(guest)

    desk.page.locator(".place", has=desk.page.locator(f'input[value="{game}"]')).get_by_role("button").click()
    phone.page.locator(f'input[value="{game}"]').click(force=True)
    phone.page.get_by_role("button", name=re.compile(f"^{phone.text('play-now')}(?!:)")).click()

    expect_first_move(desk, 1)
    expect_first_move(phone, 2)
