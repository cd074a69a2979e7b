"""At home, other devices use plain http at the network address: nothing may need a secure context."""

from random import Random

from playwright.sync_api import expect

from tests.site.conftest import Comes
from tests.site.house import SiteHouse
from tests.site.together import play_together


def test_a_table_is_opened_joined_and_played_over_the_network(comes: Comes, house: SiteHouse) -> None:
    anna, ben = comes(url=house.url_for_others), comes(url=house.url_for_others)
    anna.opens_a_table("kilt-castle", "me", "open")
    assert anna.invitation.startswith(f"{house.url_for_others}/#join=")
    ben.joins(anna.invitation)
    ben.sits_down()
    anna.begins()

    play_together([anna.outline, ben.outline], Random(9), moves=8)

    assert anna.page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    assert [cookie["secure"] for cookie in anna.context.cookies()] == [False]


def test_a_link_is_copied_without_a_clipboard(comes: Comes, house: SiteHouse) -> None:
    anna = comes(url=house.url_for_others)
    anna.opens_a_table("kilt-castle", "me", "open")
    assert anna.page.evaluate("'clipboard' in navigator") is False
    link = anna.invitation

    anna.button("invite-copy").click()

    anna.button("invite-copied").wait_for()
    anna.arrives("/new")
    name = anna.page.get_by_label(anna.says("your-name"))
    name.press("Control+A")
    name.press("Control+V")
    expect(name).to_have_value(link[:40])


def test_whoever_opened_the_table_here_invites_by_the_address_of_the_network(comes: Comes, house: SiteHouse) -> None:
    anna = comes()
    anna.opens_a_table("kilt-castle", "me", "open")

    assert anna.invitation.startswith(f"{house.url_for_others}/#join=")
