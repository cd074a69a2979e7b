"""Single taps of a finger on a phone: what the page then shows as aimed at, and the move that a confirmation plays."""

import json
from typing import Any, Final, TypeAlias

from msgspec import Struct
from playwright.sync_api import expect

from tests.site.board import BUSY, WAIT_FOR_TWO_FRAMES, Board
from tests.site.guest import Guest

Json: TypeAlias = Any
"""Any JSON value; a test looks inside."""

FIND_TAPPABLE: Final = """() => [...document.querySelectorAll(':is(main, footer) [data-pick]')].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const isOpen = box.width > 0 && x > 0 && y > 0 && one.contains(document.elementFromPoint(x, y));
  return isOpen ? [{ id: one.dataset.pick, x, y }] : [];
})"""
"""Script: everything that a finger can touch, with the point in its middle."""

HAS_SOMETHING: Final = f"() => ({FIND_TAPPABLE})().length > 0 || document.querySelector('footer [data-play]')"
"""Script: whether there is something to touch."""

READ_AIM: Final = """() => {
  const middle = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const distance = ([x, y], [ox, oy]) => Math.hypot(x - ox, y - oy);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const isSeen = (one) => one.getBoundingClientRect().width > 0;
  const confirm = document.querySelector('footer button.pri[data-play]:enabled');
  const tiles = all('main [data-top]').map((one) => ({ field: Number(one.dataset.top), at: middle(one) }));
  const nearest = (at) =>
    tiles.reduce((best, one) => (distance(one.at, at) < distance(best.at, at) ? one : best)).field;
  return {
    play: confirm ? Number(confirm.dataset.play) : null,
    pressed: [...new Set(all('[data-pick][aria-pressed="true"]').filter(isSeen).map((one) => one.dataset.pick))],
    present: [...new Set(all('[data-pick]').filter(isSeen).map((one) => one.dataset.pick))],
    fields: tiles.length > 0 ? all('main [data-ghost]').map((one) => nearest(middle(one))).sort((a, b) => a - b) : [],
  };
}"""
"""Script: the offer that the main button would play, what looks picked, and the fields under the drawn shape.

The fields are those whose tiles are nearest to the drawn squares; a lifted square is nearest to its own field.
"""

WAIT_FOR_HOVER: Final = "() => new Promise((rested) => setTimeout(rested, 80))"
"""Script: wait longer than a pointer must rest on a thing before it counts as pointing at it."""


class Thing(Struct, frozen=True):
    """Something that a finger can touch, and where."""

    id: str
    x: float
    y: float


class Aim(Struct, frozen=True):
    """What a page shows as aimed at."""

    play: int | None
    """The index of the offer that the main button plays; None if there is no such button."""
    pressed: frozenset[str]
    """What looks picked."""
    present: frozenset[str]
    """What can be seen at all."""
    fields: tuple[int, ...]
    """The fields under the drawn shape, in games with one."""


class TapBoard(Board):
    """A board on a phone, touched at single points."""

    def __init__(self, guest: Guest) -> None:
        self.played: list[Json] = []
        """The moves that the page has sent."""
        self._guest = guest
        super().__init__(guest.page)

    def wait_until_still(self) -> None:
        """Wait until others' moves have been shown and what was touched is drawn."""
        expect(self._page.locator(BUSY)).to_have_count(0)
        self._close_drawer()
        self._page.wait_for_function(HAS_SOMETHING)
        self._page.evaluate(WAIT_FOR_TWO_FRAMES)

    def things(self) -> list[Thing]:
        """Return everything that can be touched."""
        return [Thing(**one) for one in self._page.evaluate(FIND_TAPPABLE)]

    def tap(self, thing: Thing) -> None:
        """Touch a thing in its middle."""
        self._page.touchscreen.tap(thing.x, thing.y)
        self._page.evaluate(WAIT_FOR_TWO_FRAMES)

    def rest_mouse(self, thing: Thing) -> None:
        """Move a mouse to a thing, as on a device with both."""
        self._page.mouse.move(thing.x, thing.y)
        self._page.evaluate(WAIT_FOR_HOVER)

    def read_aim(self) -> Aim:
        """Return what the page shows as aimed at."""
        seen = self._page.evaluate(READ_AIM)
        return Aim(seen["play"], frozenset(seen["pressed"]), frozenset(seen["present"]), tuple(seen["fields"]))

    def confirm_aim(self) -> Json:
        """Touch the main button, and return the move that the page sends."""
        sent = len(self.played)
        self._page.locator("footer button.pri[data-play]:enabled").tap()
        for _ in range(100):
            if len(self.played) > sent:
                return self.played[sent]
            self.pause()
        raise AssertionError("the main button played nothing")

    def step_back(self) -> None:
        """Undo all picks by touch: with the button for that, unless it takes back a move."""
        self._close_drawer()
        takes_back = {self._guest.text("take-back"), self._guest.text("ask-take-back")}
        for _ in range(4):
            back = self._page.locator("footer .buttons > button:not([data-play], [data-hint], .pri):has(.word)")
            if not back.count() or (back.first.text_content() or "").strip() in takes_back:
                return
            back.first.tap()
            self._page.evaluate(WAIT_FOR_TWO_FRAMES)

    def _close_drawer(self) -> None:
        """Close the drawer, where a refusal that comes again and again opens its clause."""
        tab = self._page.locator("aside.rail.open [role=tab][aria-selected=true]")
        if tab.count():
            tab.tap()

    def _on_sent(self, data: str | bytes) -> None:
        super()._on_sent(data)
        message = json.loads(data)
        if message["type"] == "play":
            self.played.append(message["move"])


def differences(aim: Aim, offer: Json) -> list[str]:
    """Return how what is shown differs from the offer that a confirmation plays."""
    found = []
    preview = offer["preview"] or {}
    if offer["move"]["type"] == "dig" and aim.fields != tuple(sorted(preview["fields"])):
        found.append(f"the shape is drawn over {aim.fields}, and {sorted(preview['fields'])} would be dug")
    last = offer["picks"][-1:]
    if not aim.pressed & frozenset(last) and aim.present & frozenset(last):
        found.append(f"{last} would be played and does not look picked: {sorted(aim.pressed)}")
    return found
