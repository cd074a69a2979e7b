"""The table in words: what is offered, chosen as a person does who reads it."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Literal, TypeAlias

from playwright.sync_api import Locator, Page

A_MOMENT: Final = 20
"""Milliseconds between two looks at whose turn it is."""

Standing: TypeAlias = Literal["mine", "curtain", "others", "over"]
"""Something is offered to me; a curtain hangs; others are to act, or an answer is on its way; the game is over."""

STANDING: Final = """([todo, rematch, curtain]) => {
  const all = (tag) => [...document.querySelectorAll(tag)];
  const says = (tag, words) => all(tag).find((one) => one.textContent.trim().startsWith(words));
  if (says('footer button, footer a', rematch)) return 'over';
  if (says('main button', curtain)) return 'curtain';
  return says('section > h2', todo)?.parentElement.querySelector('li button:enabled') ? 'mine' : 'others';
}"""


class Outline:
    """What a page offers in words."""

    def __init__(self, page: Page, says: Callable[..., str]) -> None:
        """Of this page, found by the words it uses."""
        self._page = page
        self._says = says

    @property
    def choices(self) -> Locator:
        """Every move that can be chosen now, folded ones included."""
        return self._page.locator("section", has=self._heading("todo")).locator("li button:enabled")

    @property
    def curtain(self) -> Locator:
        """What the next person at this device presses."""
        return self._page.get_by_role("main").get_by_role("button", name=self._says("curtain-open", name=""))

    def is_shown(self) -> None:
        """Wait until the table can be read."""
        self._heading("on-the-table").or_(self.curtain).first.wait_for()

    def standing(self) -> Standing:
        """How it stands for this page right now."""
        asked = [self._says(key) for key in ("todo", "rematch")] + [self._says("curtain-open", name="").strip()]
        return self._page.evaluate(STANDING, asked)  # type: ignore[no-any-return]

    def waits(self) -> Standing:
        """Wait while others are to act; how it stands then. Curtains are opened."""
        while (standing := self.standing()) in {"others", "curtain"}:
            if standing == "curtain":
                self.curtain.click()
            else:
                self.rests()
        return standing

    def rests(self) -> None:
        """Let a moment pass."""
        self._page.wait_for_timeout(A_MOMENT)

    def chooses(self, rng: Random) -> None:
        """Choose one of all moves that are offered, unfolding what it stands in."""
        choice = self.choices.nth(rng.randrange(self.choices.count()))
        folds = choice.locator("xpath=ancestor::details[not(@open)]/summary")
        while folds.count():
            folds.first.click()
        choice.click()

    def plays(self, rng: Random, moves: int | None = None) -> int:
        """Choose until the game is over, or so often; how often it was."""
        made = 0
        while made != moves and self.waits() == "mine":
            self.chooses(rng)
            made += 1
        return made

    def _heading(self, key: str) -> Locator:
        return self._page.get_by_role("heading", name=self._says(key), exact=True)


def play_together(outlines: Sequence[Outline], rng: Random) -> int:
    """Let everybody choose whenever they can, until the game is over for all; how often somebody chose."""
    made = 0
    while (standings := [one.standing() for one in outlines]) != ["over"] * len(outlines):
        able = [one for one, standing in zip(outlines, standings, strict=True) if standing == "mine"]
        for one in able:
            one.chooses(rng)
            made += 1
        if not able:
            outlines[0].rests()
    return made
