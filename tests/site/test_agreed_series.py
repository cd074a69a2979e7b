"""Agreed series, and the choice of chairs: from the form to the winner."""

from playwright.sync_api import Locator, expect

from tests.site.conftest import DESK, PHONE, Comes
from tests.site.guest import Guest

GAME = "kilt-castle"


def series_of(guest: Guest) -> Locator:
    """Return the part of the result that describes the series."""
    return guest.page.get_by_role("main").get_by_role("region", name=guest.says("series-of-games"))


def agrees_on_two_games(guest: Guest) -> None:
    """Create a table for a series of two games against one bot."""
    page = guest.page
    guest.arrives(f"/new?game={GAME}")
    guest.picks(page.get_by_role("radiogroup", name=guest.says("chairs")), "2")
    page.get_by_label(guest.says("your-name")).fill("Anna")
    card = page.get_by_role("region", name=guest.says("chair", number=2), exact=True)
    guest.picks(card, guest.says("kind-bot"))
    guest.picks(card, guest.says("bot-page"))
    guest.picks(page.get_by_role("radiogroup", name=guest.says("series-of-games")), guest.says("series-games"))
    page.get_by_label(guest.says("series-length")).select_option("2")
    guest.button("open-the-table").click()
    guest.is_at_a_table()


def test_two_games_are_agreed_on_played_and_won(comes: Comes) -> None:
    anna = comes(size=DESK)
    bot = anna.says("bot-page")
    agrees_on_two_games(anna)
    first = anna.page.url

    anna.gives_up(then="next-game")
    between = series_of(anna)
    expect(between.get_by_role("heading")).to_have_text(anna.says("series-game-of", number=1, games=2))
    assert between.get_by_role("listitem").all_inner_texts() == ["Anna\n0", f"{bot}\n1"]
    expect(between).to_contain_text(anna.says("series-left", left=1))

    anna.button("next-game").click()
    anna.page.wait_for_url(lambda url: url != first)
    anna.opens_the_rail("rail-table")
    info = anna.page.get_by_role("region", name=anna.says("series-of-games"))
    expect(info.get_by_role("heading")).to_have_text(anna.says("series-game-of", number=2, games=2))
    anna.gives_up(then="another-series")

    won = anna.says("series-won", count=1, names=bot)
    expect(series_of(anna).get_by_role("heading")).to_have_text(won)
    assert series_of(anna).get_by_role("listitem").all_inner_texts() == ["Anna\n0", f"{bot}\n2"]
    anna.page.goto(first)
    expect(anna.page.get_by_role("link", name=anna.says("to-the-next-game"))).to_be_visible()
    anna.arrives()
    expect(anna.page.get_by_text(won)).to_be_visible()


def test_whoever_comes_sees_the_series_before_sitting_down_and_both_get_one_next_game(comes: Comes) -> None:
    anna = comes()
    anna.arrives(f"/new?game={GAME}")
    anna.picks(anna.page.get_by_role("radiogroup", name=anna.says("chairs")), "2")
    anna.page.get_by_label(anna.says("your-name")).fill("Anna")
    anna.picks(anna.page.get_by_role("radiogroup", name=anna.says("series-of-games")), anna.says("series-target"))
    anna.page.get_by_label(anna.says("series-goal"), exact=True).fill("2")
    anna.page.get_by_label(anna.says("series-counts")).select_option("victories")
    anna.button("open-the-table").click()
    anna.is_at_a_table()
    ben = comes("de")
    ben.joins(anna.invitation)

    expect(series_of(ben)).to_contain_text(ben.says("series-terms-target-victories", target=2))
    ben.sits_down()
    anna.begins()
    anna.gives_up(then="next-game")
    anna.button("next-game").click()
    ben.page.get_by_role("link", name=ben.says("to-the-next-game")).click()

    anna.button("begin").wait_for()
    ben.page.wait_for_url(anna.page.url.replace(anna.url, ben.url))
    expect(series_of(ben)).to_contain_text(ben.says("series-missing-victories", missing=1))


def test_people_choose_their_chair_by_its_colours_until_the_game_begins(comes: Comes) -> None:
    anna = comes(size=PHONE)
    anna.arrives()
    anna.holds(DESK)
    anna.opens_a_table(GAME, "me", "open")
    anna.holds(PHONE)
    chairs = anna.page.get_by_role("main").get_by_role("list").first.get_by_role("listitem")
    red_and_gold = anna.says("chair-colours", colours="red and gold")
    blue_and_green = anna.says("chair-colours", colours="blue and green")
    expect(chairs.nth(0)).to_contain_text(red_and_gold)
    expect(chairs.nth(1)).to_contain_text(blue_and_green)

    anna.button("chair-move-to", colours=blue_and_green).click()

    expect(chairs.nth(1)).to_contain_text("Anna")
    expect(chairs.nth(0)).to_contain_text(anna.says("chair-empty"))
    ben = comes()
    ben.joins(anna.invitation)
    ben.sits_down()
    expect(chairs.nth(0)).to_contain_text("Ben")
    anna.begins()
    ben.page.get_by_role("region", name=ben.says("seats")).get_by_text("Ben").wait_for()
