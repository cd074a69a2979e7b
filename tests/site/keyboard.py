"""Playing with the keyboard alone: the focus must always be visible."""

from collections.abc import Callable
from random import Random
from typing import Final

from msgspec import Struct, convert
from playwright.sync_api import Page

MAX_STOPS: Final = 150
"""Maximum number of focus stops until something counts as unreachable."""

OPPOSITE_ARROW: Final = {
    "ArrowLeft": "ArrowRight",
    "ArrowRight": "ArrowLeft",
    "ArrowUp": "ArrowDown",
    "ArrowDown": "ArrowUp",
}
"""For each arrow, the one that leads back."""

PICKABLE: Final = "[data-pick][aria-disabled=false][aria-pressed=false]"
CONFIRM: Final = "footer button[data-play]"

FOCUS: Final = """([todo, pickable, confirm]) => {
  const one = document.activeElement ?? document.body;
  const style = getComputedStyle(one);
  return {
    tag: one.tagName.toLowerCase(),
    name: (one.ariaLabel ?? one.textContent).trim(),
    value: one.value ?? '',
    is_visible: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0,
    is_choice: one.closest('section')?.querySelector('h2')?.textContent.trim() === todo,
    is_pickable: one.matches(pickable),
    is_confirm: one.matches(confirm),
  };
}"""


class Focus(Struct, frozen=True):
    """The element that has the focus."""

    tag: str
    name: str
    value: str | int
    is_visible: bool
    """Whether the focus is visible."""
    is_choice: bool
    """Whether it is among the possible moves in words."""
    is_pickable: bool
    """Whether it is a thing on a board that can be picked now."""
    is_confirm: bool
    """Whether it plays the aimed move."""


class Keyboard:
    """Keys pressed on one page."""

    def __init__(self, page: Page, todo: str) -> None:
        """Use this page, on which `todo` is the heading of the possible moves."""
        self._page = page
        self._todo = todo

    def press(self, key: str) -> Focus:
        """Press a key, and return the element that then has the focus."""
        self._page.keyboard.press(key)
        focus = convert(self._page.evaluate(FOCUS, [self._todo, PICKABLE, CONFIRM]), Focus)
        assert focus.tag in {"body", "input", "select"} or focus.is_visible, f"the focus is invisible on {focus}"
        return focus

    def tab_to(self, is_it: Callable[[Focus], bool]) -> Focus:
        """Press Tab until the focus is on such an element."""
        stops = []
        for _ in range(MAX_STOPS):
            focus = self.press("Tab")
            if is_it(focus):
                return focus
            stops.append(focus.name)
        raise AssertionError(f"Tab does not reach it, only {dict.fromkeys(stops)}")

    def choose(self, rng: Random) -> None:
        """Go to one of the first choices, unfold the groups it is in, and choose it."""
        focus = self.tab_to(lambda one: one.is_choice)
        for _ in range(rng.randrange(4)):
            focus = self.tab_to(lambda one: one.is_choice)
        while focus.tag == "summary":
            self.press("Enter")
            focus = self.tab_to(lambda one: one.is_choice)
        self.press("Enter")

    def pick(self, rng: Random) -> None:
        """Go to a thing on a board that can be picked, by Tab to its group and by arrows inside it, and pick it.

        If the board shows only now that nothing needs to be picked, press the herald's button instead.
        """
        self._page.locator(f"{PICKABLE}, {CONFIRM}:enabled").first.wait_for(state="attached")
        focus = self.tab_to(lambda one: one.is_pickable or one.is_confirm)
        if focus.is_confirm:
            self.press("Enter")
            return
        for _ in range(rng.randrange(3)):
            arrow = rng.choice(tuple(OPPOSITE_ARROW))
            focus = self.press(arrow)
            if not focus.is_pickable:
                focus = self.press(OPPOSITE_ARROW[arrow])
        if not focus.is_pickable:
            self.tab_to(lambda one: one.is_pickable or one.is_confirm)
        self.press("Enter")

    def confirm(self) -> None:
        """Go to the herald's button, and play the aimed move."""
        self.tab_to(lambda one: one.is_confirm)
        self.press("Enter")
