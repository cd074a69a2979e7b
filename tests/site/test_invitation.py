"""An invitation: who invites to what, one chair and one button; and what a guest finds who comes late."""

import re

import pytest
from playwright.sync_api import expect

from tests.site.conftest import PHONE, NewGuest
from tests.site.guest import Guest

DOOMED_LINK = "/#join=a-secret-of-no-table-at-all"
WATCH_HEADING = """() => {
  window.headless = 0;
  const look = () => { if (!document.querySelector("h1")) window.headless += 1; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Script: count how often the page is without a heading from now on."""


def follow(guest: Guest, link: str) -> None:
    """Follow a link to a table as a person without a name."""
    guest.page.goto(link)
    guest.page.wait_for_url(re.compile("/tables/"))


@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desktop", "phone"])
def test_a_guest_is_invited_by_name_says_a_name_and_sits_down(new_guest: NewGuest, size: tuple[int, int]) -> None:
    mara, theo = new_guest(), new_guest(size=size)
    mara.create_table("solomon", "me", "bot", "open", name="Mara")
    follow(theo, mara.invitation)
    heading = theo.page.get_by_role("heading", level=1)
    field = theo.page.get_by_label(theo.text("your-name"))
    expect(heading).to_have_text(theo.game_text("solomon", "game-invitation", host="Mara"))

    theo.button("table-sit-down").click()
    expect(theo.page.get_by_role("alert")).to_have_text(theo.text("invited-name-first"))
    expect(field).to_be_focused()
    field.fill("Theo")
    theo.page.keyboard.press("Enter")

    theo.button("chair-stand-up").wait_for()
    expect(mara.page.get_by_role("main")).to_contain_text("Theo")


def test_the_heading_stays_until_another_language_has_its_words(new_guest: NewGuest) -> None:
    mara, theo = new_guest(), new_guest()
    mara.create_table("the-castle", "me", "open", name="Mara")
    follow(theo, mara.invitation)
    heading = theo.page.get_by_role("heading", level=1)
    expect(heading).to_have_text(theo.game_text("the-castle", "game-invitation", host="Mara"))

    theo.page.evaluate(WATCH_HEADING)
    theo.set_language("de")

    expect(heading).to_have_text(theo.game_text("the-castle", "game-invitation", host="Mara"))
    assert theo.page.evaluate("() => window.headless") == 0


def test_a_guest_who_comes_late_is_told_what_there_is(new_guest: NewGuest) -> None:
    mara, ben, cleo = new_guest(), new_guest(), new_guest()
    mara.create_table("kilt-castle", "me", "open", name="Mara")
    link = mara.invitation
    for guest in (ben, cleo):
        follow(guest, link)
    ben.page.get_by_label(ben.text("your-name")).fill("Ben")
    ben.sit_down()
    heading = cleo.page.get_by_role("heading", level=1)

    expect(heading).to_have_text(cleo.text("invited-full"))
    mara.start_game()
    expect(heading).to_have_text(cleo.text("invited-running"))
    mara.resign("Mara")
    expect(heading).to_have_text(cleo.text("invited-over"))
    expect(cleo.herald).to_contain_text("Ben")
    cleo.button("see-the-result").click()
    cleo.wait_for_table()


def test_the_address_of_a_private_table_says_whom_to_ask_and_nothing_of_the_table(new_guest: NewGuest) -> None:
    mara, cleo = new_guest(), new_guest()
    mara.create_table("kilt-castle", "me", "open", name="Mara")
    cleo.errors.expect("404")

    cleo.goto(mara.page.url.removeprefix(mara.url))

    expect(cleo.herald).to_contain_text(cleo.text("private-table-more"))
    expect(cleo.page.locator("body")).not_to_contain_text(re.compile("Mara|Kilt"))


def test_a_link_that_leads_nowhere_leads_to_the_gates(new_guest: NewGuest) -> None:
    cleo = new_guest()
    cleo.errors.expect("404")

    cleo.goto(DOOMED_LINK)

    expect(cleo.page.get_by_role("alert")).to_have_text(cleo.text("link-unknown"))
    expect(cleo.page.get_by_role("radiogroup").get_by_role("radio")).to_have_count(5)


def test_a_name_that_looks_like_that_of_another_person_is_refused_beside_the_field(new_guest: NewGuest) -> None:
    mara, ben = new_guest(), new_guest()
    mara.create_table("kilt-castle", "me", "open", name="Mara")
    follow(ben, mara.invitation)
    ben.errors.expect("409")
    field = ben.page.get_by_label(ben.text("your-name"))

    field.fill("\u041cara")  # with a Cyrillic letter
    ben.button("table-sit-down").click()

    expect(ben.page.locator("form").get_by_role("alert")).to_have_text(ben.text("problem-name-taken"))
    field.fill("Ben")
    ben.sit_down()


def test_the_host_renews_and_withdraws_the_link(new_guest: NewGuest) -> None:
    mara, ben, cleo = new_guest(), new_guest(), new_guest()
    mara.create_table("kilt-castle", "me", "bot", name="Mara")
    mara.open_rail("rail-table")
    old = mara.invitation

    mara.button("link-renew").first.click()
    mara.page.wait_for_function("(old) => document.querySelector('.invite input').value !== old", arg=old)
    new = mara.invitation

    ben.errors.expect("404")
    ben.page.goto(old)
    expect(ben.page.get_by_role("alert")).to_have_text(ben.text("link-unknown"))
    follow(ben, new)
    mara.button("link-withdraw").first.click()
    expect(mara.page.get_by_text(mara.text("link-withdrawn"))).to_be_visible()
    cleo.errors.expect("404")
    cleo.page.goto(new)
    expect(cleo.page.get_by_role("alert")).to_have_text(cleo.text("link-unknown"))


def test_a_link_brings_a_chair_to_another_device_until_it_is_withdrawn(new_guest: NewGuest) -> None:
    mara, tablet = new_guest(), new_guest()
    mara.create_table("kilt-castle", "me", "bot", name="Mara")
    mara.open_rail("rail-table")
    mara.button("link-make").click()
    fields = mara.page.get_by_label(mara.text("invite-scan"))
    expect(fields).to_have_count(2)

    tablet.page.goto(fields.last.input_value())
    tablet.wait_for_table()
    tablet.open_rail("rail-table")
    expect(tablet.button("resign", name="Mara")).to_be_visible()

    mara.button("link-withdraw").last.click()
    mara.page.get_by_label(mara.text("chair-link-drop")).check()
    mara.button("link-withdraw").last.click()
    expect(tablet.button("resign", name="Mara")).to_have_count(0)


def test_a_guest_whom_the_host_removes_is_told_so_and_can_be_let_in_again(new_guest: NewGuest) -> None:
    mara, ben = new_guest(), new_guest()
    mara.create_table("kilt-castle", "me", "open", name="Mara")
    link = mara.invitation
    follow(ben, link)
    ben.errors.expect("403")
    ben.page.get_by_label(ben.text("your-name")).fill("Ben")
    ben.sit_down()

    mara.button("chair-remove").click()
    expect(ben.herald).to_contain_text(ben.text("problem-removed"))
    ben.page.goto(link)
    expect(ben.page.get_by_role("alert")).to_have_text(ben.text("problem-removed"))

    mara.button("guest-readmit", name="Ben").click()
    mara.button("guest-readmit", name="Ben").wait_for(state="detached")
    ben.page.goto("about:blank")
    follow(ben, link)
    ben.sit_down()
