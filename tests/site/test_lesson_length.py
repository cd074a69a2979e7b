"""The length of first lessons: reading at 200 words a minute, and what is shown at the brisk pace."""

from typing import Final

import pytest

from burghof.hosting.games import GameRegistry
from burghof.kernel.lesson import AnyLesson
from tests.lessons.all_lessons import all_lessons
from tests.site.conftest import NewGuest
from tests.site.learner import Learner
from tools.check_learning import count_words, read_messages

WORDS_PER_SECOND: Final = 200 / 60
MAX_SECONDS: Final = 300
MAX_TURN_SECONDS: Final = 60
TURN_STEPS: Final = 3
"""Number of steps of the first whole turn."""

BRISK: Final = "localStorage.setItem('burghof-pace', 'brisk')"
NOTE_SHOWING: Final = """() => {
  window.shownMs = 0;
  let last = performance.now();
  requestAnimationFrame(function look(now) {
    if (document.querySelector('footer[data-task=""]')) window.shownMs += now - last;
    last = now;
    requestAnimationFrame(look);
  });
}"""
"""Script: count how long the learner has nothing to do but to watch."""

FIRST_LESSONS: Final = dict(reversed(list(all_lessons())))
"""The first lesson of each game."""


def word_counts(game: str, lesson: AnyLesson) -> list[int]:
    """Return the number of English words in each step of a lesson."""
    texts = read_messages(GameRegistry().installed[game].folder / "learning" / "words" / "en.ftl")
    steps = (texts[f"lesson-{lesson.id}-{number}"] for number in range(1, len(lesson.steps) + 1))
    return [count_words(f"{step['']} {step['ask']}") for step in steps]


@pytest.mark.full
@pytest.mark.parametrize(("game", "lesson"), FIRST_LESSONS.items(), ids=FIRST_LESSONS)
def test_a_first_lesson_takes_at_most_five_minutes_and_its_first_turn_one(
    new_guest: NewGuest, game: str, lesson: AnyLesson
) -> None:
    anna = new_guest()
    anna.page.emulate_media(reduced_motion="no-preference")
    anna.page.add_init_script(BRISK)
    learner = Learner(anna, game, lesson, skips=False)
    learner.expect_at(1)
    anna.page.evaluate(NOTE_SHOWING)

    read = length = turn = 0.0
    for done, words in enumerate(word_counts(game, lesson)):
        learner.act(done)
        learner.expect_at(done + 2 if done + 1 < len(lesson.steps) else "end")
        read += words / WORDS_PER_SECOND
        length = read + anna.page.evaluate("window.shownMs") / 1000
        if done + 1 == TURN_STEPS:
            turn = length

    assert length <= MAX_SECONDS
    assert turn <= MAX_TURN_SECONDS
