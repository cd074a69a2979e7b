"""Puzzles on the page: three choices, two tries, the proof, the cases on the board, and playing on."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from burghof.kernel import LANGUAGES, Language, find_games, load_plugin
from burghof.kernel.discovery import read_puzzle_files
from burghof.kernel.puzzle import Puzzle, theme_of
from tests.site.conftest import DESKTOP, PHONE, NewGuest
from tests.site.guest import Guest
from tests.site.layout_checks import layout_faults, violations
from tests.tiers import cover_matrix

LETTERS: Final = "ABC"
SMALL: Final = (360, 640)


def first_puzzles() -> Iterator[Any]:
    """Yield the first puzzle of each theme of each game; on every push only that of the first theme."""
    for game, installed in find_games().items():
        by_theme = {puzzle.theme: puzzle for puzzle in reversed(read_puzzle_files(installed.folder))}
        for place, puzzle in enumerate(by_theme.values()):
            yield pytest.param(game, puzzle, id=f"{game}-{puzzle.theme}", marks=pytest.mark.full if place else ())


PUZZLES: Final = list(first_puzzles())
GAME, PUZZLE = PUZZLES[0].values


def open_puzzle_page(guest: Guest, game: str, puzzle: Puzzle, size: tuple[int, int] = DESKTOP) -> None:
    """Open the page of a puzzle, and wait for its choices."""
    guest.resize(size)
    guest.page.goto(f"{guest.url}/puzzles/{game}/{puzzle.id}")
    expect(choices(guest)).to_have_count(len(puzzle.choices))


def choices(guest: Guest) -> Locator:
    """Return the cards of the choices."""
    return guest.page.locator("[data-choice]")


def confirm(guest: Guest) -> Locator:
    """Return the button that spends a try."""
    return guest.page.locator("[data-confirm]")


def answer_of(puzzle: Puzzle) -> int:
    """Return the place of the answer among the choices."""
    return puzzle.choices.index(puzzle.answer)


def shows_cases(game: str, puzzle: Puzzle) -> bool:
    """Return whether the cases of a puzzle can be looked at: not where dice are averaged."""
    return theme_of(load_plugin(find_games()[game]), puzzle).has_cases_to_show


def wrong_choices(puzzle: Puzzle) -> list[int]:
    """Return the places of the other choices."""
    return [place for place in range(len(puzzle.choices)) if place != answer_of(puzzle)]


@pytest.mark.parametrize(("game", "puzzle"), PUZZLES)
def test_a_puzzle_is_solved_with_the_mouse_and_its_proof_gone_through(
    new_guest: NewGuest, game: str, puzzle: Puzzle
) -> None:
    anna = new_guest()
    open_puzzle_page(anna, game, puzzle)
    expect(confirm(anna)).to_be_disabled()
    assert violations(anna.page) == []

    wrong = wrong_choices(puzzle)[0]
    choices(anna).nth(wrong).click()
    confirm(anna).click()
    expect(choices(anna).nth(wrong)).to_be_disabled()
    expect(anna.page.get_by_role("img", name=anna.text("puzzles-tries", left=1, all=2))).to_be_visible()
    choices(anna).nth(answer_of(puzzle)).click()
    confirm(anna).click()

    letter = LETTERS[answer_of(puzzle)]
    expect(anna.herald.first).to_contain_text(anna.text("puzzles-solved", letter=letter))
    expect(anna.page.get_by_role("heading", name=anna.text("puzzles-why", letter=letter))).to_be_visible()
    assert violations(anna.page) == []
    choices(anna).nth(wrong).click()
    if not shows_cases(game, puzzle):
        expect(anna.button("puzzles-first-case")).to_have_count(0)
        return
    told = anna.page.locator("aside details")
    before = told.all_text_contents()
    anna.button("puzzles-first-case").click()
    expect(anna.page.locator("aside")).to_contain_text(anna.text("puzzles-case-wrong"))
    assert told.all_text_contents() != before
    anna.button("puzzles-back").click()
    expect(anna.button("puzzles-first-case")).to_be_visible()
    assert told.all_text_contents() == before


def test_a_puzzle_is_solved_with_keys_and_stays_solved(new_guest: NewGuest) -> None:
    anna = new_guest()
    open_puzzle_page(anna, GAME, PUZZLE)

    anna.page.keyboard.press("n")
    anna.page.keyboard.press(LETTERS[answer_of(PUZZLE)].lower())
    expect(choices(anna).nth(answer_of(PUZZLE))).to_have_attribute("aria-checked", "true")
    anna.page.keyboard.press("Enter")

    solved = anna.text("puzzles-solved", letter=LETTERS[answer_of(PUZZLE)])
    expect(anna.herald.first).to_contain_text(solved)
    anna.page.reload()
    expect(anna.herald.first).to_contain_text(solved)
    anna.page.goto(f"{anna.url}/puzzles/{GAME}")
    here = anna.page.get_by_role("link", name=re.compile(f"{anna.text('puzzles-is-solved')}$"))
    expect(here.last).to_be_visible()


def test_arrow_keys_go_from_choice_to_choice(new_guest: NewGuest) -> None:
    anna = new_guest()
    open_puzzle_page(anna, GAME, PUZZLE)
    wrong = wrong_choices(PUZZLE)[0]
    choices(anna).nth(wrong).click()
    anna.page.keyboard.press("Enter")
    expect(choices(anna).nth(wrong)).to_be_disabled()

    open_places = [place for place in range(len(PUZZLE.choices)) if place != wrong]
    anna.page.keyboard.press(LETTERS[open_places[0]].lower())
    for place in (*open_places[1:], open_places[0]):
        anna.page.keyboard.press("ArrowDown")
        expect(choices(anna).nth(place)).to_be_focused()
        expect(choices(anna).nth(place)).to_have_attribute("aria-checked", "true")


def solve_in_two(guest: Guest) -> None:
    """Solve a puzzle with the second try."""
    open_puzzle_page(guest, GAME, PUZZLE)
    for place in (wrong_choices(PUZZLE)[0], answer_of(PUZZLE)):
        choices(guest).nth(place).click()
        confirm(guest).click()
        expect(choices(guest).nth(place).locator(".count")).to_be_visible()


def test_a_result_is_copied_without_its_answer(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.context.grant_permissions(["clipboard-read"])
    solve_in_two(anna)

    anna.button("puzzles-share").click()

    expect(anna.herald).to_contain_text(anna.text("puzzles-copied"))
    title, torches, address = anna.page.evaluate("navigator.clipboard.readText()").splitlines()
    assert find_games()[GAME].card.titles["en"] in title
    assert torches == "🔥💨 1/2"
    assert address.endswith(f"/puzzles/{GAME}/{PUZZLE.id}")


def test_a_phone_shares_a_result_by_its_own_dialog(new_guest: NewGuest) -> None:
    anna = new_guest("de", size=PHONE)
    anna.page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    solve_in_two(anna)

    anna.button("puzzles-share").click()

    assert "🔥💨 1/2" in anna.page.evaluate("shared.text")


def test_two_wrong_tries_end_a_puzzle_also_if_an_earlier_page_allowed_a_third(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.goto()
    tried = {f"{GAME}/{PUZZLE.id}": {"tried": wrong_choices(PUZZLE), "isSolved": False}}
    anna.page.evaluate("tried => localStorage.setItem('burghof-puzzles', JSON.stringify(tried))", tried)

    open_puzzle_page(anna, GAME, PUZZLE)

    expect(anna.page.get_by_role("img", name=anna.text("puzzles-tries", left=0, all=2))).to_be_visible()
    letter = LETTERS[answer_of(PUZZLE)]
    expect(anna.page.get_by_role("heading", name=anna.text("puzzles-why", letter=letter))).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_puzzle_says_what_is_seen_what_is_hidden_and_what_counts(new_guest: NewGuest, size: tuple[int, int]) -> None:
    anna = new_guest(size=size)
    open_puzzle_page(anna, GAME, PUZZLE, size)
    if size == PHONE:
        anna.button("puzzles-see").click()
        shown = anna.page.get_by_role("dialog", name=anna.text("puzzles-seen"))
    else:
        shown = anna.page.locator("aside")

    expect(shown.get_by_role("heading", name=anna.text("puzzles-seen"))).to_be_visible()
    expect(shown).to_contain_text(anna.game_text(GAME, "puzzle-hidden"))
    expect(shown).to_contain_text(anna.text("puzzles-case-is"))
    expect(shown).to_contain_text(re.compile(r"§\d+\.\d+\s+\w+ \w+"))
    players = shown.get_by_role("group").filter(has_text="At the table").first
    if size != PHONE:  # There banners show the seats already.
        players.locator("summary").click()
    expect(players.get_by_role("row").first).to_be_visible()
    assert violations(anna.page) == []
    if size == PHONE:
        anna.page.keyboard.press("Escape")
        expect(shown).to_have_count(0)
        expect(anna.button("puzzles-see")).to_be_focused()
        expect(choices(anna)).to_have_count(len(PUZZLE.choices))


def test_a_person_has_the_progress_of_all_devices(new_guest: NewGuest) -> None:
    anna, other = new_guest(), new_guest()
    anna.goto()
    anna.set_name("Anna")
    with anna.page.expect_response(lambda answer: answer.url.endswith("/puzzles/progress") and answer.ok):
        open_puzzle_page(anna, GAME, PUZZLE)
    other.goto()
    for cookie in anna.context.cookies():
        other.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": other.url}])
    other.page.evaluate("localStorage.setItem('burghof-name', 'Anna')")
    choices(anna).nth(answer_of(PUZZLE)).click()
    with anna.page.expect_response(lambda answer: answer.url.endswith("/puzzles/progress") and answer.ok):
        confirm(anna).click()

    open_puzzle_page(other, GAME, PUZZLE)

    solved = other.text("puzzles-solved", letter=LETTERS[answer_of(PUZZLE)])
    expect(other.herald.first).to_contain_text(solved)


def test_a_puzzle_is_played_on_against_bots(new_guest: NewGuest) -> None:
    anna = new_guest()
    open_puzzle_page(anna, GAME, PUZZLE)
    choices(anna).nth(answer_of(PUZZLE)).click()
    confirm(anna).click()

    anna.button("puzzles-play").click()

    anna.page.wait_for_url(re.compile("/tables/"))
    expect(anna.herald).to_have_text(re.compile("."))


@pytest.mark.parametrize(("language", "size"), cover_matrix(LANGUAGES, (DESKTOP, PHONE, SMALL)))
def test_puzzle_pages_are_laid_out_and_accessible(
    new_guest: NewGuest, language: Language, size: tuple[int, int]
) -> None:
    anna = new_guest(language, size=size)
    for path in ("/puzzles", f"/puzzles/{GAME}"):
        anna.page.goto(f"{anna.url}{path}")
        expect(anna.page.get_by_role("heading", name=anna.text("puzzle-of-day"))).to_be_visible()
        assert violations(anna.page) == []
        assert layout_faults(anna.page) == []
    open_puzzle_page(anna, GAME, PUZZLE, size)
    if size != SMALL:  # There the choices scroll.
        last, herald = choices(anna).last.bounding_box(), anna.page.locator("footer").bounding_box()
        assert last is not None
        assert herald is not None
        assert last["y"] + last["height"] < herald["y"]
    choices(anna).nth(answer_of(PUZZLE)).click()
    assert layout_faults(anna.page) == []
    confirm(anna).click()
    expect(anna.button("puzzles-first-case")).to_be_visible()
    assert violations(anna.page) == []
    assert layout_faults(anna.page) == []
