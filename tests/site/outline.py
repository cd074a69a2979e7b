"""The table in words: what is offered, chosen as a person does who reads it."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Final, Literal, TypeAlias

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NeverCame

A_MOMENT: Final = 20
"""Milliseconds between two looks at whose turn it is."""
A_WHILE: Final = 5000
"""Milliseconds after which a choice that was there should be choosable, unless it is no longer there."""
PATIENCE: Final = 3000
"""Looks after which nobody is expected to play on: a minute, as machines may be busy."""

Shows: TypeAlias = Literal["mine", "others", "over", "curtain", "board"]
Standing: TypeAlias = Literal["mine", "others", "over"]
"""Something is offered to me; others are to act, or an answer is on its way; the game is over."""

SHOWS: Final = """([todo, rematch, curtain, words]) => {
  const all = (tag) => [...document.querySelectorAll(tag)];
  const says = (tag, words) => all(tag).find((one) => one.textContent.trim().startsWith(words));
  if (says('footer button, footer a', rematch)) return 'over';
  if (says('main button', curtain)) return 'curtain';
  if (says('button[aria-pressed=false]', words)) return 'board';
  return says('section > h2', todo)?.parentElement.querySelector('li button:enabled') ? 'mine' : 'others';
}"""


class Outline:
    """What a page offers in words."""

    def __init__(self, page: Page, says: Callable[..., str]) -> None:
        """Of this page, found by the words it uses."""
        self._page = page
        self._says = says

    @property
    def table(self) -> Locator:
        """All that lies on the table."""
        return self._page.locator("section", has=self._heading("on-the-table"))

    @property
    def todo(self) -> Locator:
        """What one can do now."""
        return self._page.locator("section", has=self._heading("todo"))

    @property
    def choices(self) -> Locator:
        """Every move that can be chosen now, folded ones included."""
        return self.todo.locator("li button:enabled")

    @property
    def curtain(self) -> Locator:
        """What the next person at this device presses."""
        return self._page.get_by_role("main").get_by_role("button", name=self._says("curtain-open", name=""))

    def shows(self) -> Shows:
        """What this page shows right now."""
        keys = ("todo", "rematch", "curtain-open", "in-words")
        shows: Shows = self._page.evaluate(SHOWS, [self._says(key, name="").strip() for key in keys])
        return shows

    def standing(self) -> Standing:
        """How it stands for this page right now; a curtain is opened, and a board is left for the words."""
        match self.shows():
            case "curtain":
                self.curtain.click()
            case "board":
                self._page.get_by_role("button", name=self._says("in-words")).click()
            case "mine":
                return "mine"
            case "over":
                return "over"
            case "others":
                pass
        return "others"

    def waits(self) -> Standing:
        """Wait while others are to act; how it stands then."""
        for _ in range(PATIENCE):
            if (standing := self.standing()) != "others":
                return standing
            self.rests()
        raise AssertionError(f"nobody plays on: {self._page.inner_text('main')}")

    def rests(self) -> None:
        """Let a moment pass."""
        self._page.wait_for_timeout(A_MOMENT)

    def chooses(self, rng: Random) -> None:
        """Choose one of all moves that are offered, if they still are, and wait for the answer."""
        with suppress(NeverCame):
            self.takes(rng.randrange(max(1, self.choices.count())), A_WHILE)
        expect(self.todo.locator("li button:disabled")).to_have_count(0)

    def takes(self, place: int, patience: int | None = None) -> None:
        """Choose the move at this place, unfolding what it stands in."""
        choice = self.choices.nth(place)
        folds = choice.locator("xpath=ancestor::details[not(@open)]/summary")
        while folds.count():
            folds.first.click(timeout=patience)
        choice.click(timeout=patience)

    def plays(self, rng: Random, moves: int | None = None) -> int:
        """Choose until the game is over, or so often; how often it was."""
        made = 0
        while made != moves and self.waits() == "mine":
            self.chooses(rng)
            made += 1
        return made

    def _heading(self, key: str) -> Locator:
        return self._page.get_by_role("heading", name=self._says(key), exact=True)
