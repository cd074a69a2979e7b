"""A game's board: things on it are picked by pointer, and the aimed move is confirmed with the herald's button."""

import json
from random import Random
from typing import Any, Final, Literal, TypeAlias

from playwright.sync_api import Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as NeverCame

Json: TypeAlias = Any
"""Any JSON value; a test looks inside."""

A_MOMENT: Final = 20
"""Milliseconds between two polls."""
A_WHILE: Final = 2000
"""Maximum milliseconds until something that can be picked is clickable."""
AGAIN: Final = 5
"""Maximum number of attempts to pick a move."""
PATIENCE: Final = 3000
"""Maximum number of polls while others must act: one minute, since machines may be busy."""

Standing: TypeAlias = Literal["mine", "others", "over"]

OPEN: Final = """(twins) => {
  const parts = [0.5, 0.25, 0.75, 0.08, 0.92];
  for (const [place, twin] of twins.entries()) {
    const box = twin.getBoundingClientRect();
    const points = parts.flatMap((y) => parts.map((x) => ({ x: box.width * x, y: box.height * y })));
    const open = points.find(({ x, y }) => twin.contains(document.elementFromPoint(box.left + x, box.top + y)));
    if (open) return { place, ...open };
  }
  return null;
}"""
"""Script: of a thing and its duplicates, the first that is not wholly covered, and a point where it can be clicked."""

WAITS: Final = "(twins) => twins.length > 0 && twins[0].getAttribute('aria-pressed') !== 'true'"
"""Script: whether a thing is there and is not picked."""

NAMELESS: Final = '[data-pick][aria-label=""]'
"""Selector of things without a name for screen readers."""

SETTLED: Final = """() => new Promise((drawn) => {
  setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(drawn)), 100);
})"""
"""Script: wait until the pointer has rested, by the page's own clock, and what it points at is drawn."""


class Board:
    """The board of a page, with its tray and the herald's buttons."""

    def __init__(self, page: Page) -> None:
        """Listen to this page; create this before the page opens its connection."""
        self._page = page
        self._told: Json = None
        self.happened: set[str] = set()
        """The types of the events received so far."""
        self._sent = self._answered = self._accepted = 0
        page.on("websocket", self._listen)

    @property
    def confirm(self) -> Locator:
        """The button that plays the aimed move, or a move that needs no aim."""
        return self._page.get_by_role("contentinfo").locator("button.pri:enabled")

    def thing(self, pick: str) -> Locator:
        """Return a thing on the board, and its duplicates in the tray."""
        return self._page.locator(f'[data-pick="{pick}"]:visible')

    def standing(self) -> Standing:
        """Return whether this page must act, others must act, or the game is over."""
        if self._told is None or self._sent > self._answered:
            return "others"
        if self._told["outcome"] is not None:
            return "over"
        return "mine" if any(not one["answered"] for one in self._told["decisions"]) else "others"

    def waits(self) -> Standing:
        """Wait while others must act, and return the state then."""
        for _ in range(PATIENCE):
            if (standing := self.standing()) != "others":
                return standing
            self.rests()
        raise AssertionError(f"no player moves: {self._page.get_by_role('contentinfo').inner_text()}")

    def goes_on(self, moves: int | None) -> bool:
        """Wait while others must act; return whether this page must move and has made fewer than `moves` moves."""
        return self.waits() == "mine" and (moves is None or self._accepted < moves)

    def hears(self, event: str) -> None:
        """Wait until an event of this type was received."""
        for _ in range(PATIENCE):
            if event in self.happened:
                return
            self.rests()
        raise AssertionError(f"{event} was not received, only {self.happened}")

    def rests(self) -> None:
        """Wait for one poll interval."""
        self._page.wait_for_timeout(A_MOMENT)

    def settles(self) -> None:
        """Wait until what the pointer points at is drawn."""
        self._page.evaluate(SETTLED)

    def chooses(self, rng: Random) -> None:
        """Play a random offer: pick its things one by one, and confirm it."""
        self.takes(rng.choice(self._told["offers"]))

    def takes(self, offer: Json) -> None:
        """Play this offer; picks that are lost while the board still moves are repeated."""
        expect(self._page.locator(NAMELESS)).to_have_count(0)
        sent, place = self._sent, self._place_of(offer)
        for _ in range(AGAIN):
            if self._picks(offer["picks"]):
                break
        self._hears_itself()
        if self._sent == sent:
            self.confirm.nth(place).click()
            self._hears_itself()

    @property
    def told(self) -> list[Json]:
        """All offered moves."""
        return list(self._told["offers"])

    @property
    def is_aiming(self) -> bool:
        """Whether all things of a move are picked, so that it waits to be confirmed."""
        return self._page.locator('[data-pick][aria-pressed="true"]').count() > 0 and self.confirm.count() == 1

    @property
    def can_pick(self) -> bool:
        """Whether something can be picked that is not picked."""
        return self._page.locator('[data-pick][aria-disabled="false"][aria-pressed="false"]').count() > 0

    def offers(self, kind: str) -> list[Json]:
        """Return the offered moves of this type."""
        return [offer for offer in self._told["offers"] if offer["move"]["type"] == kind]

    def kinds(self) -> list[str]:
        """Return the types of the offered moves."""
        return list(dict.fromkeys(offer["move"]["type"] for offer in self._told["offers"]))

    def aims(self, kind: str) -> None:
        """Aim at a move of this type, without confirming it."""
        self._picks(self.offers(kind)[0]["picks"])

    def _picks(self, picks: list[str]) -> bool:
        """Pick these things one by one; return False if one cannot be picked."""
        for pick in picks:
            is_last = pick == picks[-1]
            if is_last or self.thing(pick).evaluate_all(WAITS):
                try:
                    self.points_at(pick)
                except NeverCame:
                    return False
        return True

    def points_at(self, pick: str) -> None:
        """Click on a thing where nothing covers it, as soon as the board is drawn so."""
        for _ in range(PATIENCE):
            found = self.thing(pick).evaluate_all(OPEN)
            if found is not None:
                self.thing(pick).nth(found["place"]).click(position={"x": found["x"], "y": found["y"]}, timeout=A_WHILE)
                return
            self.rests()
        raise AssertionError(f"{pick} cannot be clicked")

    def tries(self, pick: str) -> None:
        """Click on a thing, even where the rules forbid it."""
        self.thing(pick).first.click(force=True)

    def plays(self, rng: Random) -> None:
        """Play random offers until the game is over."""
        while self.waits() == "mine":
            self.chooses(rng)

    def _place_of(self, offer: Json) -> int:
        """Return the index of this offer among those with the same picks."""
        return [one for one in self._told["offers"] if one["picks"] == offer["picks"]].index(offer)

    def _hears_itself(self) -> None:
        """Wait until all messages that the page has sent so far are known here."""
        self._page.evaluate("0")

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", self._hear_own)
        line.on("framereceived", self._hear)

    def _hear_own(self, data: str | bytes) -> None:
        self._sent += '"type":"play"' in str(data)

    def _hear(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] in {"sight", "step"}:
            self._told = message
            events = [frame["event"] for frame in message.get("frames", ())]
            self.happened |= {event["type"] for event in events if event is not None}
        self._answered += message["type"] in {"accepted", "refused"}
        self._accepted += message["type"] == "accepted"


class Evenly:
    """A board on which every type of move is equally likely, however many moves it has."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self.standing = board.standing
        self.rests = board.rests

    def chooses(self, rng: Random) -> None:
        """Play a random offer of a random type."""
        self._board.takes(rng.choice(self._board.offers(rng.choice(self._board.kinds()))))
