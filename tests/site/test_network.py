"""At home, other devices use plain http at the network address: nothing may need a secure context."""

from random import Random

from playwright.sync_api import expect

from tests.site.conftest import NewGuest
from tests.site.home_server import HomeServer
from tests.site.multiplayer import play_together


def test_a_table_is_opened_joined_and_played_over_the_network(new_guest: NewGuest, home_server: HomeServer) -> None:
    anna, ben = new_guest(url=home_server.network_url), new_guest(url=home_server.network_url)
    anna.create_table("kilt-castle", "me", "open")
    assert anna.invitation.startswith(f"{home_server.network_url}/#join=")
    ben.join(anna.invitation)
    ben.sit_down()
    anna.start_game()

    play_together([anna.outline, ben.outline], Random(9), moves=8)

    assert anna.page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    assert [cookie["secure"] for cookie in anna.context.cookies()] == [False]


def test_a_link_is_copied_without_a_clipboard(new_guest: NewGuest, home_server: HomeServer) -> None:
    anna = new_guest(url=home_server.network_url)
    anna.create_table("kilt-castle", "me", "open")
    assert anna.page.evaluate("'clipboard' in navigator") is False
    link = anna.invitation

    anna.button("invite-copy").click()

    anna.button("invite-copied").wait_for()
    anna.goto("/new")
    name = anna.page.get_by_label(anna.text("your-name"))
    name.press("Control+A")
    name.press("Control+V")
    expect(name).to_have_value(link[:40])


def test_whoever_opened_the_table_here_invites_by_the_address_of_the_network(
    new_guest: NewGuest, home_server: HomeServer
) -> None:
    anna = new_guest()
    anna.create_table("kilt-castle", "me", "open")

    assert anna.invitation.startswith(f"{home_server.network_url}/#join=")
