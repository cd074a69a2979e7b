"""The rules on the site: the aim where a game is chosen or waits for people, and the rulebook with its pictures."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from burghof.hosting.games import GameRegistry
from burghof.hosting.lessons.service import LessonService
from burghof.kernel import LANGUAGES, Language, Rulebook, find_games, read_rulebook
from tests.site.conftest import DESKTOP, PHONE, NewGuest
from tests.site.guest import Guest
from tests.site.layout_checks import violations

CASTLE: Final = "the-castle"
ANIMATION_OF: Final = (
    "(one) => [getComputedStyle(one).animationName !== 'none', getComputedStyle(one).animationDuration]"
)
CELLS: Final = "th[scope=col], th span, td"
"""Selector of the words in a row of a table: a picture in its head may have words too."""
PRINT: Final = "window.print = () => { window.printed = true }"


def load_rulebook(game: str, language: Language) -> Rulebook:
    return read_rulebook(find_games()[game].folder, language)


def test_the_rules_begin_with_the_aim_and_show_their_tables(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.goto(f"/rules/{CASTLE}")
    article = anna.page.get_by_role("article")
    unfold_all(anna)

    for language in LANGUAGES:
        anna.set_language(language)
        book = load_rulebook(CASTLE, language)
        article.get_by_text(book.aim).wait_for()
        shown = [
            tuple(tuple(row.locator(CELLS).all_inner_texts()) for row in table.get_by_role("row").all())
            for table in article.get_by_role("table").all()
        ]

        assert article.get_by_text(book.introduction).is_visible()
        assert shown == [clause.table for clause in book.clauses if clause.table]


def unfold_all(guest: Guest) -> None:
    """Open all chapters of a rulebook."""
    folded = guest.page.get_by_role("article").get_by_role("button", expanded=False)
    folded.first.wait_for()
    while folded.count():
        folded.first.click()


def test_the_aim_stands_where_a_game_is_chosen(new_guest: NewGuest) -> None:
    anna = new_guest("de", size=PHONE)

    for game in find_games():
        anna.goto(f"/new?game={game}")
        anna.page.get_by_role("main").get_by_text(load_rulebook(game, "de").aim).wait_for()


def test_the_aim_stands_on_a_table_that_waits_for_people(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.create_table(CASTLE, "me", "bot", "open")

    anna.page.get_by_role("main").get_by_text(load_rulebook(CASTLE, "en").aim).wait_for()


@pytest.mark.parametrize("game", find_games())
def test_a_rulebook_is_printed_with_all_its_pictures(new_guest: NewGuest, game: str) -> None:
    pictures = LessonService(GameRegistry()).pictures(game)
    anna = new_guest()
    anna.page.add_init_script(PRINT)
    anna.goto(f"/rules/{game}")

    anna.button("rules-print").click()
    anna.page.wait_for_function("() => window.printed")

    figures = anna.page.get_by_role("article").locator("figure")
    last = {(one.clause, one.lesson, one.step, one.is_refused): one for one in pictures}
    shown = {(picture.clause, picture.words, tuple(said.key for said in picture.said)) for picture in last.values()}
    in_rows = sum((picture.turn > 0) + (picture.win > 0) for picture in pictures)
    assert figures.count() == len(shown) + in_rows
    assert "⟦" not in anna.page.get_by_role("article").inner_text()
    drawn = figures.locator(".frame > .picture:not(.empty)")
    whole_boards = [one for one in drawn.all() if one.locator("i").count() == 0]
    assert len(whole_boards) == sum(not picture.lit for picture in pictures)
    for row, count in (("turn", 3), ("win", 4)):
        expect(anna.page.locator(f".row.{row} .frame > .picture:not(.empty)")).to_have_count(count)


def test_search_finds_things_and_words_and_goes_through_them(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.goto("/rules/kilt-castle")
    search = anna.page.get_by_role("searchbox")
    cited = anna.page.locator(".cited")

    search.fill("crest")
    expect(anna.page.get_by_role("search").get_by_role("link").first).to_have_text("§6.3 Crest")
    search.press("Enter")
    expect(cited).to_contain_text("§6.3")
    search.press("Enter")

    expect(cited).to_contain_text("§1.1")
    expect(cited.locator("mark").first).to_have_text("crest")
    search.fill("dragon")
    expect(anna.page.get_by_role("search")).to_contain_text("Nothing about “dragon”.")
    instead = anna.page.get_by_role("search").get_by_role("link")
    expect(instead).to_have_text(["3 Relocating a card", "4 Building", "6 The ducat day"])
    instead.nth(1).click()
    expect(chapter(anna, "4 Building")).to_have_attribute("aria-expanded", "true")


def chapter(guest: Guest, title: str) -> Locator:
    """Return the button that folds a chapter."""
    return guest.page.get_by_role("article").get_by_role("button", name=title)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_chapters_fold_and_those_that_were_opened_stay_open(new_guest: NewGuest, size: tuple[int, int]) -> None:
    anna = new_guest(size=size)
    anna.goto("/rules/kilt-castle")
    building, roofs = chapter(anna, "4 Building"), chapter(anna, "5 Roofs")
    clause = anna.page.get_by_text(re.compile("^§4.4$"))
    expect(building).to_have_attribute("aria-expanded", "false")
    expect(clause).to_be_hidden()
    assert violations(anna.page) == []

    building.click()
    expect(clause).to_be_visible()
    anna.page.reload()
    expect(building).to_have_attribute("aria-expanded", "true")
    expect(roofs).to_have_attribute("aria-expanded", "false")
    assert violations(anna.page) == []
    building.click()
    expect(clause).to_be_hidden()

    anna.page.get_by_role("navigation").get_by_role("link", name="5 Roofs").click()
    expect(roofs).to_have_attribute("aria-expanded", "true")
    expect(roofs).to_be_in_viewport()


def test_a_link_to_a_clause_opens_its_chapter_and_fills_its_number_with_ink(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.goto("/rules/kilt-castle#4.4")
    number = anna.page.locator(".cited dt span")

    expect(number).to_have_text("§4.4")
    expect(number).to_be_in_viewport()
    expect(chapter(anna, "4 Building")).to_have_attribute("aria-expanded", "true")
    assert number.evaluate(ANIMATION_OF)[0] is False
    anna.page.emulate_media(reduced_motion="no-preference")
    assert number.evaluate(ANIMATION_OF) == [True, "0.9s"]


def test_a_linked_clause_stays_in_sight_while_pictures_above_it_are_drawn(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.goto(f"/rules/{CASTLE}#3.4")
    number = anna.page.locator(".cited dt span")
    expect(number).to_have_text("§3.4")

    pictures = anna.page.locator("#clauses-3 figure svg")
    expect(pictures).not_to_have_count(0)
    expect(number).to_be_in_viewport()

    anna.page.mouse.move(700, 500)
    anna.page.mouse.wheel(0, -4000)
    expect(number).not_to_be_in_viewport()


def test_keys_go_through_the_chapters_and_to_the_search(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.goto("/rules/kilt-castle")
    chapter(anna, "1 Setting up").wait_for()

    for _ in range(4):
        anna.page.keyboard.press("n")
    anna.page.keyboard.press("p")
    anna.page.keyboard.press("Enter")
    focused = anna.page.locator("article button:focus")
    expect(focused).to_have_attribute("aria-expanded", "true")
    before = focused.inner_text()
    anna.page.keyboard.press("n")
    expect(focused).not_to_have_text(before)
    anna.page.keyboard.press("/")

    expect(anna.page.get_by_role("searchbox")).to_be_focused()


def test_folded_chapters_are_printed(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.goto("/rules/kilt-castle")
    clause = anna.page.get_by_text(re.compile("^§4.4$"))
    expect(clause).to_be_hidden()

    anna.page.emulate_media(media="print")

    expect(clause).to_be_visible()
    expect(anna.page.get_by_role("searchbox")).to_be_hidden()


def test_a_picture_leads_to_the_step_that_plays_it(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.goto("/rules/kilt-castle#4.4")

    anna.page.locator(".cited").get_by_role("link", name=anna.text("rules-play-this")).first.click()

    anna.page.wait_for_url(re.compile(r"/learn/kilt-castle/first-stones\?step=5"))
    anna.page.get_by_text("Building on top costs 1 ducat").first.wait_for()
