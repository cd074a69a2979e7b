"""A keyboard, and nothing else: whoever plays with it sees where the focus is."""

from collections.abc import Callable
from random import Random
from typing import Final

from msgspec import Struct, convert
from playwright.sync_api import Page

MOST: Final = 150
"""Stops after which something cannot be reached."""

BACK: Final = {"ArrowLeft": "ArrowRight", "ArrowRight": "ArrowLeft", "ArrowUp": "ArrowDown", "ArrowDown": "ArrowUp"}
"""For each arrow, the one that leads back."""

THING: Final = "[data-pick][aria-disabled=false][aria-pressed=false]"
CONFIRM: Final = "footer button.pri"

FOCUS: Final = """([todo, thing, confirm]) => {
  const one = document.activeElement ?? document.body;
  const style = getComputedStyle(one);
  return {
    tag: one.tagName.toLowerCase(),
    name: (one.ariaLabel ?? one.textContent).trim(),
    value: one.value ?? '',
    has_ring: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0,
    is_choice: one.closest('section')?.querySelector('h2')?.textContent.trim() === todo,
    is_thing: one.matches(thing),
    is_confirm: one.matches(confirm),
  };
}"""


class Focus(Struct, frozen=True):
    """What has the focus."""

    tag: str
    name: str
    value: str | int
    has_ring: bool
    """Whether one sees it."""
    is_choice: bool
    """Whether it is among what one can do now, in words."""
    is_thing: bool
    """Whether it is a thing on a board that can be picked now."""
    is_confirm: bool
    """Whether it plays what is aimed at."""


class Keys:
    """Keys pressed on one page."""

    def __init__(self, page: Page, todo: str) -> None:
        """On this page, which calls what one can do so."""
        self._page = page
        self._todo = todo

    def press(self, key: str) -> Focus:
        """Press a key; where the focus is then."""
        self._page.keyboard.press(key)
        focus = convert(self._page.evaluate(FOCUS, [self._todo, THING, CONFIRM]), Focus)
        assert focus.tag in {"body", "input", "select"} or focus.has_ring, f"nobody sees the focus on {focus}"
        return focus

    def go_to(self, is_it: Callable[[Focus], bool]) -> Focus:
        """Press Tab until the focus is there."""
        stops = []
        for _ in range(MOST):
            focus = self.press("Tab")
            if is_it(focus):
                return focus
            stops.append(focus.name)
        raise AssertionError(f"Tab does not get there, only to {dict.fromkeys(stops)}")

    def choose(self, rng: Random) -> None:
        """Go to one of the first choices, unfolding what it stands in, and choose it."""
        focus = self.go_to(lambda one: one.is_choice)
        for _ in range(rng.randrange(4)):
            focus = self.go_to(lambda one: one.is_choice)
        while focus.tag == "summary":
            self.press("Enter")
            focus = self.go_to(lambda one: one.is_choice)
        self.press("Enter")

    def pick(self, rng: Random) -> None:
        """Go to a thing on a board that can be picked, by Tab to its group and by arrows on inside it, and pick it.

        Where the board only now shows that nothing needs to be picked, press the herald's button instead.
        """
        self._page.locator(f"{THING}, {CONFIRM}:enabled").first.wait_for(state="attached")
        focus = self.go_to(lambda one: one.is_thing or one.is_confirm)
        if focus.is_confirm:
            self.press("Enter")
            return
        for _ in range(rng.randrange(3)):
            arrow = rng.choice(tuple(BACK))
            focus = self.press(arrow)
            if not focus.is_thing:
                focus = self.press(BACK[arrow])
        if not focus.is_thing:
            self.go_to(lambda one: one.is_thing or one.is_confirm)
        self.press("Enter")

    def confirm(self) -> None:
        """Go to the herald's button, and play what is aimed at."""
        self.go_to(lambda one: one.is_confirm)
        self.press("Enter")
