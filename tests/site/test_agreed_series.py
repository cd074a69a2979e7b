"""Agreed series, and the choice of chairs: from the form to the winner."""

from playwright.sync_api import Locator, expect

from tests.site.conftest import DESKTOP, PHONE, NewGuest
from tests.site.guest import Guest

GAME = "kilt-castle"


def series_section(guest: Guest) -> Locator:
    """Return the part of the result that describes the series."""
    return guest.page.get_by_role("main").get_by_role("region", name=guest.text("series-of-games"))


def create_two_game_series(guest: Guest) -> None:
    """Create a table for a series of two games against one bot."""
    page = guest.page
    guest.goto(f"/new?game={GAME}")
    guest.pick(page.get_by_role("radiogroup", name=guest.text("chairs")), "2")
    page.get_by_label(guest.text("your-name")).fill("Anna")
    card = page.get_by_role("region", name=guest.text("chair", number=2), exact=True)
    guest.pick(card, guest.text("kind-bot"))
    guest.pick(card, guest.text("bot-page"))
    guest.pick(page.get_by_role("radiogroup", name=guest.text("series-of-games")), guest.text("series-games"))
    page.get_by_label(guest.text("series-length")).select_option("2")
    guest.button("open-the-table").click()
    guest.wait_for_table()


def test_two_games_are_agreed_on_played_and_won(new_guest: NewGuest) -> None:
    anna = new_guest(size=DESKTOP)
    create_two_game_series(anna)
    bot = anna.page.get_by_role("region", name=anna.text("seats")).locator("li .who > b").nth(1).inner_text()
    first = anna.page.url

    anna.resign(then="next-game")
    between = series_section(anna)
    expect(between.get_by_role("heading")).to_have_text(anna.text("series-game-of", number=1, games=2))
    assert between.get_by_role("listitem").all_inner_texts() == ["Anna\n0", f"{bot}\n1"]
    expect(between).to_contain_text(anna.text("series-left", left=1))

    anna.button("next-game").click()
    anna.page.wait_for_url(lambda url: url != first)
    anna.open_rail("rail-table")
    info = anna.page.get_by_role("region", name=anna.text("series-of-games"))
    expect(info.get_by_role("heading")).to_have_text(anna.text("series-game-of", number=2, games=2))
    anna.resign(then="another-series")

    won = anna.text("series-won", count=1, names=bot)
    expect(series_section(anna).get_by_role("heading")).to_have_text(won)
    assert series_section(anna).get_by_role("listitem").all_inner_texts() == ["Anna\n0", f"{bot}\n2"]
    anna.page.goto(first)
    expect(anna.page.get_by_role("link", name=anna.text("to-the-next-game"))).to_be_visible()
    anna.goto()
    expect(anna.page.get_by_text(won)).to_be_visible()


def test_whoever_comes_sees_the_series_before_sitting_down_and_both_get_one_next_game(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.goto(f"/new?game={GAME}")
    anna.pick(anna.page.get_by_role("radiogroup", name=anna.text("chairs")), "2")
    anna.page.get_by_label(anna.text("your-name")).fill("Anna")
    anna.pick(anna.page.get_by_role("radiogroup", name=anna.text("series-of-games")), anna.text("series-target"))
    anna.page.get_by_label(anna.text("series-goal"), exact=True).fill("2")
    anna.page.get_by_label(anna.text("series-counts")).select_option("victories")
    anna.button("open-the-table").click()
    anna.wait_for_table()
    ben = new_guest("de")
    ben.join(anna.invitation)

    expect(series_section(ben)).to_contain_text(ben.text("series-terms-target-victories", target=2))
    ben.sit_down()
    anna.start_game()
    anna.resign(then="next-game")
    anna.button("next-game").click()
    ben.page.get_by_role("link", name=ben.text("to-the-next-game")).click()

    anna.button("begin").wait_for()
    ben.page.wait_for_url(anna.page.url.replace(anna.url, ben.url))
    expect(series_section(ben)).to_contain_text(ben.text("series-missing-victories", missing=1))


def test_people_choose_their_chair_by_its_colours_until_the_game_begins(new_guest: NewGuest) -> None:
    anna = new_guest(size=PHONE)
    anna.goto()
    anna.resize(DESKTOP)
    anna.create_table(GAME, "me", "open")
    anna.resize(PHONE)
    chairs = anna.page.get_by_role("main").get_by_role("list").first.get_by_role("listitem")
    red_and_gold = anna.text("chair-colours", colours="red and gold")
    blue_and_green = anna.text("chair-colours", colours="blue and green")
    expect(chairs.nth(0)).to_contain_text(red_and_gold)
    expect(chairs.nth(1)).to_contain_text(blue_and_green)

    anna.button("chair-move-to", colours=blue_and_green).click()

    expect(chairs.nth(1)).to_contain_text("Anna")
    expect(chairs.nth(0)).to_contain_text(anna.text("chair-empty"))
    ben = new_guest()
    ben.join(anna.invitation)
    ben.sit_down()
    expect(chairs.nth(0)).to_contain_text("Ben")
    anna.start_game()
    ben.page.get_by_role("region", name=ben.text("seats")).get_by_text("Ben").wait_for()
