"""A guest in a lesson, who does by mouse what it asks for."""

from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as NeverCame

from burghof.hosting.games import GameRegistry
from burghof.hosting.lessons.service import LessonService
from burghof.kernel.lesson import AnyLesson, LessonStep
from tests.site.guest import Guest

MAX_POLLS: Final = 600
"""Maximum number of polls until something can be clicked."""


class Learner:
    """A guest in a lesson."""

    def __init__(self, guest: Guest, game: str, lesson: AnyLesson, *, skips: bool = True) -> None:
        """Open the lesson; with `skips`, watch nothing of what others do."""
        self.guest = guest
        self.board = guest.board
        self.footer = guest.page.get_by_role("contentinfo")
        self._game = game
        self._lesson = lesson
        self._service = LessonService(GameRegistry())
        if skips:
            guest.skip_stories()
        guest.page.goto(f"{guest.url}/learn/{game}/{lesson.id}")

    def expect_at(self, step: int | str) -> None:
        """Expect that this step waits for the learner, who throws every die before it."""
        task = self.guest.page.locator(f'footer[data-task="{step}"]')
        die = self.footer.locator("[data-throw]")
        for _ in range(MAX_POLLS):
            task.or_(die).first.wait_for()
            if task.count():
                return
            die.click()
        raise AssertionError(f"no end of dice before step {step}")

    def expect_lit(self, step: LessonStep[Any]) -> None:
        """Expect that everything is drawn that is lit in this step."""
        for one in step.lit:
            expect(self.guest.page.locator(thing(one)).first).to_be_visible()

    def act(self, done: int) -> None:
        """Do by mouse what the step after this many asks for."""
        if touched := self._lesson.steps[done].touch:
            self._touch(touched, done + 1)
            return
        if not self._lesson.steps[done].is_question:
            expect(self.guest.page.locator(".glove")).to_be_visible()
        picks, button = self.asked(done)
        for pick in picks:
            if self.board.thing(pick).count():
                self._pick(pick, done + 1)
        if not picks or (self._is_at(done + 1) and button.count()):
            button.click()

    def _touch(self, name: str, step: int) -> None:
        """Touch a thing, which need not be pickable, until the step is over: at first the veil may lie over it."""
        for _ in range(MAX_POLLS):
            if not self._is_at(step):
                return
            self.guest.page.locator(thing(name)).first.click(force=True)
            self.board.pause()
        raise AssertionError(f"{name} cannot be touched")

    def _is_at(self, step: int) -> bool:
        return self.footer.get_attribute("data-task") == str(step)

    def _pick(self, pick: str, step: int) -> None:
        """Pick a thing, unless the step is over: the last pick may be made by itself."""
        for _ in range(MAX_POLLS):
            if not self._is_at(step):
                return
            with suppress(NeverCame):
                if self.board.click_now(pick):
                    return
            self.board.pause()
        raise AssertionError(f"{pick} cannot be clicked")

    def asked(self, done: int) -> tuple[tuple[str, ...], Locator]:
        """Return the picks of the move that the step after this many asks for, and its button."""
        position = self._service.position(self._game, self._lesson.id, (0,) * done, "Anna")
        assert position.task is not None
        assert position.task.offer is not None
        offer: Any = position.sight.offers[position.task.offer]
        return offer.picks, self.footer.locator(f'[data-play="{position.task.offer}"]')


def thing(name: str) -> str:
    """Return the selector of a thing."""
    return f'[data-pick="{name}"], [data-thing="{name}"]'
