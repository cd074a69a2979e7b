"""The glove of a lesson: where it points, what it leaves free, and when it does not help."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.lessons.all_lessons import all_lessons
from tests.site.conftest import DESKTOP, PHONE, NewGuest
from tests.site.learner import Learner, thing

COVERED_WORDS: Final = """(selector) => {
  const drawn = [...document.querySelectorAll('.glove path')].map((one) => one.getBoundingClientRect());
  const words = document.createTreeWalker(document.querySelector(selector), NodeFilter.SHOW_TEXT);
  const covered = [];
  while (words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    for (const { left, right, top, bottom } of range.getClientRects())
      if (drawn.some((one) => one.left < right && one.right > left && one.top < bottom && one.bottom > top))
        covered.push(words.currentNode.data);
  }
  return covered;
}"""
"""Script: the words of an element that lie under the glove."""
IS_ON: Final = """([selector]) => {
  const [glove, box] = ['.glove', selector].map((one) => document.querySelector(one)?.getBoundingClientRect());
  return glove && box && glove.left < box.right && glove.right > box.left;
}"""
"""Script: the glove has come to an element."""
FIRST_LESSONS: Final = dict(reversed(list(all_lessons())))
"""The first lesson of each game."""


@pytest.mark.parametrize(
    ("game", "step", "size", "button"),
    [
        ("solomon", 5, DESKTOP, "footer [data-play]"),
        ("solomon", 5, PHONE, "footer [data-play]"),
        ("the-castle", 1, PHONE, "[data-pick=discipline-fighter]"),
    ],
)
def test_the_glove_leaves_the_words_of_a_button_free(
    new_guest: NewGuest, game: str, step: int, size: tuple[int, int], button: str
) -> None:
    anna = new_guest(size=size)
    learner = Learner(anna, game, FIRST_LESSONS[game])
    anna.page.goto(f"{anna.page.url}?step={step}")
    learner.expect_at(step)
    anna.page.wait_for_function(IS_ON, arg=[button])

    assert anna.page.locator(button).first.inner_text() != ""
    assert anna.page.evaluate(COVERED_WORDS, button) == []


def test_the_glove_does_not_answer_a_question_until_two_answers_were_wrong(new_guest: NewGuest) -> None:
    """Which roof hid the Roquefort? Both are lit, and keys begin at the other one."""
    anna = new_guest()
    lesson = FIRST_LESSONS["appenzell"]
    number = next(number for number, step in enumerate(lesson.steps, start=1) if step.is_question)
    learner = Learner(anna, "appenzell", lesson)
    anna.page.goto(f"{anna.page.url}?step={number}")
    learner.expect_at(number)
    wrong, right = (anna.page.locator(thing(room)).first for room in lesson.steps[number - 1].lit)
    glove = anna.page.locator(".glove")
    anna.page.keyboard.press("Shift")
    expect(wrong).to_be_focused()
    expect(glove).to_be_hidden()

    for is_helped in (False, True):
        wrong.focus()
        anna.page.keyboard.press("Enter")
        expect(learner.footer).to_contain_text("You looked beside the tower before")
        expect(glove).to_be_visible(visible=is_helped)
    anna.page.keyboard.press("Shift")
    expect(right).to_be_focused()

    anna.page.keyboard.press("Enter")
    learner.expect_at(number + 1)


@pytest.mark.parametrize(
    ("game", "name", "step", "pick"),
    [
        ("seven-locks", "first-key", 6, "tower-6"),
        ("solomon", "three-digs", 2, "field-20"),
    ],
)
def test_what_is_chosen_in_place_of_the_asked_act_is_shown_large(
    new_guest: NewGuest, game: str, name: str, step: int, pick: str
) -> None:
    anna = new_guest()
    lesson = next(one for of, one in all_lessons() if (of, one.id) == (game, name))
    learner = Learner(anna, game, lesson)
    anna.page.goto(f"{anna.page.url}?step={step}")
    learner.expect_at(step)
    brackets, play = anna.page.locator("path.bad"), learner.footer.locator("[data-play].pri")

    learner.board.thing(pick).first.focus()
    anna.page.keyboard.press("Enter")
    expect(brackets.or_(play)).to_be_visible()
    if play.is_visible():  # Some boards wait for the button, others play what is picked.
        play.click()

    expect(brackets).to_be_visible()
    expect(anna.page.get_by_role("note")).to_be_visible()
    learner.expect_at(step)


def test_a_key_acts_on_what_has_the_focus_before_the_focus_follows_the_glove(new_guest: NewGuest) -> None:
    anna = new_guest()
    learner = Learner(anna, "solomon", FIRST_LESSONS["solomon"])
    learner.expect_at(1)
    learner.guest.button("lesson-show").focus()

    anna.page.keyboard.down("Enter")
    expect(learner.guest.button("lesson-show")).to_be_focused()
    anna.page.keyboard.up("Enter")

    expect(anna.page.locator(thing("card-3")).first).to_be_focused()
    learner.expect_at(1)


def test_at_the_end_keys_come_to_the_way_on(new_guest: NewGuest) -> None:
    anna = new_guest()
    lesson = FIRST_LESSONS["kilt-castle"]
    learner = Learner(anna, "kilt-castle", lesson)
    anna.page.goto(f"{anna.page.url}?step={len(lesson.steps)}")
    learner.expect_at(len(lesson.steps))
    anna.page.keyboard.press("Shift")
    learner.act(len(lesson.steps) - 1)
    learner.expect_at("end")

    anna.page.keyboard.press("Shift")

    expect(anna.page.get_by_role("link", name=anna.text("lesson-next"))).to_be_focused()
