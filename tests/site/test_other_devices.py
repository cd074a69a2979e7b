"""One person on several devices: the others can be logged out from one of them."""

from playwright.sync_api import expect

from tests.site.conftest import NewGuest
from tests.site.guest import Guest


def log_out_other_devices(guest: Guest) -> None:
    """Open the form of the name, ask for the end of the other sessions, and confirm it."""
    guest.page.get_by_role("button", name=f"{guest.text('your-name')}: Anna").click()
    guest.button("end-sessions").click()
    expect(guest.page.get_by_text(guest.text("end-sessions-more"))).to_be_visible()
    guest.button("end-sessions-yes").click()
    expect(guest.page.get_by_text(guest.text("end-sessions-done"))).to_be_visible()


def test_other_devices_forget_a_person_and_this_one_stays_at_the_table(new_guest: NewGuest) -> None:
    anna, other = new_guest("de"), new_guest()
    anna.goto()
    anna.set_name("Anna")
    other.context.add_cookies([{**cookie} for cookie in anna.context.cookies()])  # type: ignore[typeddict-item]
    other.create_table("kilt-castle", "me", "bot")
    other.outline.wait_for_turn()
    table = other.page.url
    other.errors.expect("404")

    anna.page.reload()
    log_out_other_devices(anna)

    expect(other.page.get_by_text(other.text("private-table"))).to_be_visible()
    anna.page.goto(table)
    anna.wait_for_table()
    assert anna.outline.wait_for_turn() == "mine"
