"""Lessons in the browser: played by mouse and by keyboard, at the desk and on a phone, in all languages."""

import re
from collections.abc import Collection, Iterator
from contextlib import suppress
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as NeverCame

from burghof.kernel import LANGUAGES, Language, find_games
from burghof.kernel.lesson import AnyLesson
from tests.lessons.all_lessons import all_lessons
from tests.site.board import Json
from tests.site.conftest import DESKTOP, PHONE, NewGuest
from tests.site.guest import Guest
from tests.site.layout_checks import layout_faults, violations
from tests.site.learner import Learner, thing
from tests.site.test_pages import MIN_SIZE

MAX_PRESSES: Final = 4
"""Maximum number of times that Enter is pressed in a step."""
MAX_WAIT_MS: Final = 3000
"""Maximum time until the focus has followed the glove; sometimes it stays where it is."""
HAS_FOCUS: Final = "() => document.activeElement !== document.body"
REACHABLE: Final = """() => [...document.querySelectorAll('main *, .seats *')]
  .filter((one) => one.tabIndex >= 0 && !one.closest('[inert], [aria-hidden="true"]'))
  .map((one) => one.dataset.pick ?? one.dataset.thing ?? one.outerHTML.slice(0, 80))"""
"""Script: what Tab reaches on the table, by its names."""
PICKS_IN_TREE: Final = """() => [...document.querySelectorAll('[data-pick]')]
  .filter((one) => !one.closest('[inert], [aria-hidden="true"]')).map((one) => one.dataset.pick)"""
"""Script: what a screen reader finds that can be picked."""
HAS_ANSWERED: Final = """([step, focused]) => document.activeElement !== focused
  || document.querySelector('footer').dataset.task !== step"""
"""Script: a press has led on, or the focus is on what is to be pressed next."""

GAMES: Final = tuple(find_games())
GAMES_BY_KEYS: Final = ("appenzell", "the-castle")
"""Games whose first lesson is played by keys in every push: one with drawn targets, one with buttons."""


def lessons(on_push: Collection[str] = GAMES) -> Iterator[Any]:
    """Return all lessons; in every push only the first of each of these games is played."""
    seen = set()
    for game, lesson in all_lessons():
        marks = [] if game in on_push and game not in seen else [pytest.mark.full]
        seen.add(game)
        yield pytest.param(game, lesson, id=f"{game}-{lesson.id}", marks=marks)


LESSONS: Final = list(lessons())


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_played_by_mouse(new_guest: NewGuest, game: str, lesson: AnyLesson) -> None:
    anna = new_guest()
    learner = Learner(anna, game, lesson)

    for number, step in enumerate(lesson.steps, start=1):
        learner.expect_at(number)
        learner.expect_lit(step)
        learner.act(number - 1)

    learner.expect_at("end")
    expect(anna.button("lesson-play")).to_be_visible()


@pytest.mark.parametrize(("game", "lesson"), list(lessons(on_push=GAMES_BY_KEYS)))
def test_a_lesson_is_played_by_keys_on_a_phone_in_german(new_guest: NewGuest, game: str, lesson: AnyLesson) -> None:
    """The focus follows the glove, so Enter is all that is needed."""
    anna = new_guest("de", size=PHONE)
    learner = Learner(anna, game, lesson)

    for number in range(1, len(lesson.steps) + 1):
        learner.expect_at(number)
        anna.page.keyboard.press("Shift")
        anna.page.wait_for_function(HAS_FOCUS)
        for _ in range(MAX_PRESSES):
            expect(learner.footer).not_to_have_attribute("data-task", "")  # The page waits for the board or the server.
            if learner.footer.get_attribute("data-task") != str(number):
                break
            focused = anna.page.evaluate_handle("document.activeElement")
            anna.page.keyboard.press("Enter")
            with suppress(NeverCame):
                anna.page.wait_for_function(HAS_ANSWERED, arg=[str(number), focused], timeout=MAX_WAIT_MS)

    learner.expect_at("end")


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(one, marks=pytest.mark.full) for one in LANGUAGES if one != "de")]
)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_step_has_room_on_a_small_phone(
    new_guest: NewGuest, game: str, lesson: AnyLesson, language: Language
) -> None:
    anna = new_guest(language, size=MIN_SIZE)
    learner = Learner(anna, game, lesson)

    found = []
    for number in range(1, len(lesson.steps) + 1):
        learner.expect_at(number)
        found += [f"{number}: {one}" for one in layout_faults(anna.page)]
        learner.act(number - 1)
    learner.expect_at("end")
    found += layout_faults(anna.page)

    assert found == []


@pytest.mark.parametrize(("game", "lesson"), [one for one in LESSONS if not one.marks])
def test_a_lesson_and_the_gate_of_its_game_are_accessible(new_guest: NewGuest, game: str, lesson: AnyLesson) -> None:
    anna = new_guest()
    learner = Learner(anna, game, lesson)
    learner.expect_at(1)
    found = violations(anna.page)
    anna.goto(f"/games/{game}")
    found += violations(anna.page)

    assert found == []


def test_what_is_under_the_veil_is_there_for_the_eye_only(new_guest: NewGuest) -> None:
    """A press on it repeats the sentence."""
    anna = new_guest()
    learner = Learner(anna, "kilt-castle", LESSON_OF_KILT_CASTLE)
    learner.expect_at(1)
    expect(anna.page.locator("section.seats")).to_have_attribute("inert", "")

    # One card lies beside the lit space, in the same hole.
    assert set(anna.page.evaluate(REACHABLE)) == {"card-0", "card-3", "space-3"}
    assert set(anna.page.evaluate(PICKS_IN_TREE)) == {"card-0", "card-3", "space-3"}
    said = learner.footer.locator(".said").element_handle()
    anna.page.mouse.click(5, 300)
    anna.page.wait_for_function("(said) => !said.isConnected", arg=said)
    expect(learner.footer).to_contain_text("Move your red card to column D.")
    expect(anna.button("lesson-show")).to_be_enabled()

    learner.act(0)
    learner.expect_at(2)
    anna.page.wait_for_function("() => document.querySelector('[data-pick=\"field-3\"]').tabIndex === 0")
    assert "space-3" not in anna.page.evaluate(PICKS_IN_TREE)


def store_progress(guest: Guest, progress: Json) -> None:
    """Store the progress in lessons on a device."""
    guest.page.evaluate("(value) => localStorage.setItem('burghof-lessons', JSON.stringify(value))", progress)


def way_to_learn(guest: Guest) -> Locator:
    """Return the link to the next lesson, on the gate of a game."""
    return guest.page.get_by_role("link", name=guest.text("gate-learn"))


def test_a_lesson_goes_on_after_a_reload_and_goes_back(new_guest: NewGuest) -> None:
    game, lesson = "kilt-castle", LESSON_OF_KILT_CASTLE
    anna = new_guest()
    learner = Learner(anna, game, lesson)
    learner.expect_at(1)
    learner.act(0)
    learner.expect_at(2)
    anna.page.reload()
    learner.expect_at(2)
    expect(learner.footer).to_contain_text(anna.text("lesson-welcome-back"))
    learner.act(1)
    learner.expect_at(3)
    expect(learner.footer).not_to_contain_text(anna.text("lesson-welcome-back"))

    anna.page.keyboard.press("Backspace")
    learner.expect_at(2)
    expect(learner.footer).not_to_contain_text(anna.text("lesson-welcome-back"))
    anna.button("lesson-show").click()
    learner.expect_at(2)


def test_a_press_beside_what_is_asked_pays_nothing(new_guest: NewGuest) -> None:
    """Where a board has picked the coins by itself, only the button pays."""
    lesson = next(one for game, one in all_lessons() if (game, one.id) == ("solomon", "three-digs"))
    step = next(number for number, one in enumerate(lesson.steps, start=1) if one.clause == "7.1")
    anna = new_guest()
    learner = Learner(anna, "solomon", lesson)
    for number in range(1, step):
        learner.expect_at(number)
        learner.act(number - 1)
    learner.expect_at(step)
    expect(learner.footer.locator("[data-play]")).to_be_visible()

    anna.page.mouse.click(5, 300)

    learner.expect_at(step)
    learner.act(step - 1)
    learner.expect_at(step + 1)


def test_after_the_last_lesson_the_first_game_is_one_press_away(new_guest: NewGuest) -> None:
    *_, lesson = (one for game, one in all_lessons() if game == "kilt-castle")
    anna = new_guest()
    learner = Learner(anna, "kilt-castle", lesson)
    for number in range(1, len(lesson.steps) + 1):
        learner.expect_at(number)
        learner.act(number - 1)

    anna.button("lesson-play").click()

    anna.page.wait_for_url("**/tables/*")
    learner.board.wait_for_turn()


def test_a_wrong_move_is_answered_and_not_made(new_guest: NewGuest) -> None:
    anna = new_guest()
    learner = Learner(anna, "kilt-castle", LESSON_OF_KILT_CASTLE)
    learner.expect_at(1)

    card, right, wrong = (anna.page.locator(thing(name)).first for name in ("card-0", "space-3", "space-4"))
    card.focus()
    anna.page.keyboard.press("Enter")
    expect(right).to_be_focused()
    wrong.focus()
    anna.page.keyboard.press("Enter")
    learner.footer.locator("[data-play]").first.click()

    expect(learner.footer).to_contain_text("Take the red card at column B, and lay it at column D.")
    learner.expect_at(1)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_wrong_answer_shows_what_was_chosen_and_helps_more_each_time(
    new_guest: NewGuest, size: tuple[int, int]
) -> None:
    """At first one looks at it; then the glove points at what differs; then the lesson offers to show it."""
    anna = new_guest(size=size)
    learner = Learner(anna, "kilt-castle", LESSON_OF_KILT_CASTLE)
    anna.page.goto(f"{anna.page.url}?step=6")
    learner.expect_at(6)
    card, glove, brackets = anna.page.get_by_role("note"), anna.page.locator(".glove"), anna.page.locator("path.bad")
    expect(glove).to_be_visible()

    choose_in_vain(learner, "field-3", "floor-0")
    expect(learner.footer).to_contain_text("Your choice: D1")
    expect(card).to_contain_text("Tower")
    expect(card.locator(".plates text")).to_have_text(["1", "2", "3"])
    expect(brackets).to_be_visible()
    expect(glove).to_be_hidden()
    assert violations(anna.page) == []

    choose_in_vain(learner, "field-3", "floor-0")
    expect(glove).to_be_visible()
    expect(anna.button("lesson-show")).not_to_have_class(re.compile("pri"))
    target = anna.page.locator(thing("field-2")).first.bounding_box()
    assert target is not None
    left, top = (float(glove.evaluate(f"(one) => parseFloat(one.style.{side})")) for side in ("left", "top"))
    assert target["x"] < left < target["x"] + target["width"]
    assert target["y"] < top < target["y"] + target["height"]

    choose_in_vain(learner, "field-3", "floor-0")
    expect(anna.button("lesson-show")).to_have_class(re.compile("pri"))
    learner.act(5)
    learner.expect_at(7)
    expect(card).to_be_hidden()
    expect(brackets).to_be_hidden()


def test_a_wrong_button_is_named_as_it_is_written(new_guest: NewGuest) -> None:
    anna = new_guest()
    learner = Learner(anna, "appenzell", next(one for game, one in all_lessons() if game == "appenzell"))
    learner.expect_at(1)
    learner.act(0)
    learner.expect_at(2)
    end = learner.footer.locator("[data-play]")
    name = end.inner_text()

    end.click()

    expect(learner.footer.locator(".said p")).to_contain_text(f"{anna.text('lesson-chosen', thing=name)} ")


def test_a_long_title_covers_no_step(new_guest: NewGuest) -> None:
    anna = new_guest("fr")
    lesson = next(one for game, one in all_lessons() if game == "solomon")
    Learner(anna, "solomon", lesson).expect_at(1)

    bar = anna.page.get_by_role("banner")
    edges = [
        box["x"] + edge * box["width"]
        for edge, one in (
            (1, bar.locator("h1")),
            (0, bar.locator("li").first),
            (1, bar.locator("li").last),
            (0, bar.locator(".name")),
        )
        if (box := one.bounding_box())
    ]
    assert edges == sorted(edges)
    assert len(edges) == 4


def choose_in_vain(learner: Learner, *picks: str) -> None:
    """Make a move that does not lead on."""
    for pick in picks:
        learner.board.thing(pick).first.focus()
        learner.guest.page.keyboard.press("Enter")
    learner.footer.locator("[data-play].pri").click()
    expect(learner.footer.locator("[data-play].pri")).to_have_count(0)
    expect(learner.guest.page.locator("path.bad")).to_be_visible()


def test_why_leads_to_the_clause_and_back_to_the_lesson(new_guest: NewGuest) -> None:
    anna = new_guest()
    learner = Learner(anna, "kilt-castle", LESSON_OF_KILT_CASTLE)
    learner.expect_at(1)
    anna.page.locator("main [data-pick]:visible").first.wait_for()

    learner.footer.get_by_role("link", name=re.compile("§")).click()
    expect(anna.page.locator(".cited")).to_be_visible()
    anna.page.get_by_role("banner").get_by_role("link", name=anna.text("rules-back")).last.click()

    learner.expect_at(1)


def test_whoever_has_learnt_or_played_is_led_to_play(new_guest: NewGuest) -> None:
    anna = new_guest(size=PHONE)
    learn = anna.page.get_by_role("link").filter(has_text=anna.text("gate-learn"))
    play = anna.page.get_by_role("button").filter(has_text=anna.text("play-now"))

    anna.goto("/games/kilt-castle")
    expect(learn).to_have_class(re.compile("pri"))
    expect(play).not_to_have_class(re.compile("pri"))
    box = learn.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] == PHONE[1]

    anna.page.evaluate("localStorage.setItem('burghof-first-games', '{\"kilt-castle\": [\"a\"]}')")
    anna.page.reload()
    expect(play).to_have_class(re.compile("pri"))
    expect(learn).not_to_have_class(re.compile("pri"))


def test_what_was_learnt_on_another_device_counts(new_guest: NewGuest) -> None:
    desk, phone = new_guest(), new_guest(size=PHONE)
    desk.goto()
    desk.set_name("Anna")
    store_progress(desk, {"kilt-castle/first-stones": {"choices": [], "isDone": True}})
    desk.goto("/games/kilt-castle")
    expect(way_to_learn(desk)).to_contain_text("Next: Call a ducat day")
    expect(way_to_learn(desk)).to_be_in_viewport(ratio=1)
    expect(way_to_learn(desk).get_by_role("img", name="1 of 6")).to_be_visible()
    phone.goto()
    for cookie in desk.context.cookies():
        phone.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": phone.url}])
    phone.page.evaluate("localStorage.setItem('burghof-name', 'Anna')")
    store_progress(phone, {"kilt-castle/payday": {"choices": [0], "isDone": False}})

    phone.goto("/games/kilt-castle")
    expect(way_to_learn(phone)).to_contain_text("Next: Call a ducat day")
    desk.goto("/games/kilt-castle")
    desk.page.wait_for_function("() => localStorage.getItem('burghof-lessons').includes('payday')")
    way_to_learn(desk).click()

    expect(desk.page.get_by_role("contentinfo")).to_have_attribute("data-task", "2")


def test_a_lesson_that_has_changed_begins_anew(new_guest: NewGuest) -> None:
    anna = new_guest()
    anna.goto()
    store_progress(anna, {"kilt-castle/first-stones": {"choices": [0, 0, 7], "isDone": False}})
    anna.errors.expect("404")

    learner = Learner(anna, "kilt-castle", LESSON_OF_KILT_CASTLE)

    learner.expect_at(1)


def test_a_lesson_waits_for_a_server_that_is_away(new_guest: NewGuest) -> None:
    anna = new_guest()
    learner = Learner(anna, "kilt-castle", LESSON_OF_KILT_CASTLE)
    learner.expect_at(1)
    anna.errors.expect("net::ERR_FAILED")
    anna.page.route("**/lessons/**", lambda route: route.abort())
    learner.act(0)
    anna.button("retry-now").click()
    expect(anna.button("retry-now")).to_be_visible()

    anna.page.unroute("**/lessons/**")  # The page retries by itself as well.

    learner.expect_at(2)


LESSON_OF_KILT_CASTLE: Final[AnyLesson] = next(
    one.values[1] for one in LESSONS if one.values[0] == "kilt-castle" and not one.marks
)
