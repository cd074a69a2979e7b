"""The table in words: its offers, chosen as a reader chooses them."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Final, Literal, TypeAlias

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as NeverCame

POLL_MS: Final = 20
"""Milliseconds between two polls."""
DRAW_TIMEOUT_MS: Final = 5000
"""Maximum milliseconds until a choice is clickable, unless it has disappeared."""
MOVE_TIMEOUT_MS: Final = 3000
"""Maximum number of polls while others must act: one minute, since machines may be busy."""

PageContent: TypeAlias = Literal["mine", "others", "over", "curtain", "board"]
TurnState: TypeAlias = Literal["mine", "others", "over"]
"""mine: this page has an offer. others: others must act, or an answer is pending. over: the game is over."""

PAGE_CONTENT_SCRIPT: Final = """([todo, rematch, again, curtain, words]) => {
  const all = (tag) => [...document.querySelectorAll(tag)];
  const says = (tag, words) => all(tag).find((one) => one.textContent.trim().startsWith(words));
  if (says('footer button, footer a', rematch) || says('footer button', again)) return 'over';
  if (says('main button', curtain)) return 'curtain';
  if (says('button[aria-pressed=false]', words)) return 'board';
  return says('section > h2', todo)?.parentElement.querySelector('li button:enabled') ? 'mine' : 'others';
}"""


class TextTable:
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

    def page_content(self) -> PageContent:
        """Return what this page shows now."""
        keys = ("todo", "rematch", "go-in-again", "curtain-open", "in-words")
        shows: PageContent = self._page.evaluate(
            PAGE_CONTENT_SCRIPT, [self._says(key, name="").strip() for key in keys]
        )
        return shows

    def turn_state(self) -> TurnState:
        """Return the state of this page now; opens a curtain, and switches from the board to words."""
        match self.page_content():
            case "curtain":
                self._click_if_there(self.curtain)
            case "board":
                self._click_if_there(self._page.get_by_role("button", name=self._says("in-words")))
            case "mine":
                return "mine"
            case "over":
                return "over"
            case "others":
                pass
        return "others"

    def _click_if_there(self, button: Locator) -> None:
        """Click on a button; what the page shows may have changed since it was seen."""
        with suppress(NeverCame):
            button.click(timeout=DRAW_TIMEOUT_MS)

    def wait_for_turn(self) -> TurnState:
        """Wait while others must act, and return the state then."""
        for _ in range(MOVE_TIMEOUT_MS):
            if (standing := self.turn_state()) != "others":
                return standing
            self.pause()
        raise AssertionError(f"no player moves: {self._page.inner_text('main')}")

    def pause(self) -> None:
        """Wait for one poll interval."""
        self._page.wait_for_timeout(POLL_MS)

    def play_random_move(self, rng: Random) -> None:
        """Choose a random offered move, if it is still there, and wait for the answer."""
        with suppress(NeverCame):
            self.play_offer(rng.randrange(max(1, self.choices.count())), DRAW_TIMEOUT_MS)
        expect(self.todo.locator("li button:disabled")).to_have_count(0)

    def play_offer(self, place: int, timeout_ms: int | None = None) -> None:
        """Choose the move at this index, after unfolding the groups it is in."""
        choice = self.choices.nth(place)
        folds = choice.locator("xpath=ancestor::details[not(@open)]/summary")
        while folds.count():
            folds.first.click(timeout=timeout_ms)
        choice.click(timeout=timeout_ms)

    def play_to_end(self, rng: Random, moves: int | None = None) -> int:
        """Choose random moves until the game is over or `moves` are made, and return their number."""
        made = 0
        while made != moves and self.wait_for_turn() == "mine":
            self.play_random_move(rng)
            made += 1
        return made

    def _heading(self, key: str) -> Locator:
        return self._page.get_by_role("heading", name=self._says(key), exact=True)
