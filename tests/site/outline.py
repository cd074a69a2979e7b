"""The table in words: its offers, chosen as a reader chooses them."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Final, Literal, TypeAlias

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NeverCame

A_MOMENT: Final = 20
"""Milliseconds between two polls."""
A_WHILE: Final = 5000
"""Maximum milliseconds until a choice is clickable, unless it has disappeared."""
PATIENCE: Final = 3000
"""Maximum number of polls while others must act: one minute, since machines may be busy."""

Shows: TypeAlias = Literal["mine", "others", "over", "curtain", "board"]
Standing: TypeAlias = Literal["mine", "others", "over"]
"""mine: this page has an offer. others: others must act, or an answer is pending. over: the game is over."""

SHOWS: Final = """([todo, rematch, curtain, words]) => {
  const all = (tag) => [...document.querySelectorAll(tag)];
  const says = (tag, words) => all(tag).find((one) => one.textContent.trim().startsWith(words));
  if (says('footer button, footer a', rematch)) return 'over';
  if (says('main button', curtain)) return 'curtain';
  if (says('button[aria-pressed=false]', words)) return 'board';
  return says('section > h2', todo)?.parentElement.querySelector('li button:enabled') ? 'mine' : 'others';
}"""


class Outline:
    """The table of a page in words."""

    def __init__(self, page: Page, says: Callable[..., str]) -> None:
        """Use this page, and find everything by the texts that `says` returns."""
        self._page = page
        self._says = says

    @property
    def table(self) -> Locator:
        """Everything on the table."""
        return self._page.locator("section", has=self._heading("on-the-table"))

    @property
    def todo(self) -> Locator:
        """The section with the possible moves."""
        return self._page.locator("section", has=self._heading("todo"))

    @property
    def choices(self) -> Locator:
        """Every move that can be chosen now, including folded ones."""
        return self.todo.locator("li button:enabled")

    @property
    def curtain(self) -> Locator:
        """The button that the next person at this device presses."""
        return self._page.get_by_role("main").get_by_role("button", name=self._says("curtain-open", name=""))

    def shows(self) -> Shows:
        """Return what this page shows now."""
        keys = ("todo", "rematch", "curtain-open", "in-words")
        shows: Shows = self._page.evaluate(SHOWS, [self._says(key, name="").strip() for key in keys])
        return shows

    def standing(self) -> Standing:
        """Return the state of this page now; opens a curtain, and switches from the board to words."""
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
        """Wait while others must act, and return the state then."""
        for _ in range(PATIENCE):
            if (standing := self.standing()) != "others":
                return standing
            self.rests()
        raise AssertionError(f"no player moves: {self._page.inner_text('main')}")

    def rests(self) -> None:
        """Wait for one poll interval."""
        self._page.wait_for_timeout(A_MOMENT)

    def chooses(self, rng: Random) -> None:
        """Choose a random offered move, if it is still there, and wait for the answer."""
        with suppress(NeverCame):
            self.takes(rng.randrange(max(1, self.choices.count())), A_WHILE)
        expect(self.todo.locator("li button:disabled")).to_have_count(0)

    def takes(self, place: int, patience: int | None = None) -> None:
        """Choose the move at this index, after unfolding the groups it is in."""
        choice = self.choices.nth(place)
        folds = choice.locator("xpath=ancestor::details[not(@open)]/summary")
        while folds.count():
            folds.first.click(timeout=patience)
        choice.click(timeout=patience)

    def plays(self, rng: Random, moves: int | None = None) -> int:
        """Choose random moves until the game is over or `moves` are made, and return their number."""
        made = 0
        while made != moves and self.waits() == "mine":
            self.chooses(rng)
            made += 1
        return made

    def _heading(self, key: str) -> Locator:
        return self._page.get_by_role("heading", name=self._says(key), exact=True)
