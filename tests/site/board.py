"""A game's board: things on it are picked by pointer, and what is aimed at is confirmed at the herald's."""

import json
from random import Random
from typing import Any, Final, Literal, TypeAlias

from playwright.sync_api import Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as NeverCame

Json: TypeAlias = Any
"""Whatever JSON holds: a test looks inside."""

A_MOMENT: Final = 20
"""Milliseconds between two looks."""
A_WHILE: Final = 2000
"""Milliseconds after which something that can be picked now should be pickable."""
AGAIN: Final = 5
"""How often a move is tried until it is said that it cannot be picked."""
PATIENCE: Final = 3000
"""Looks after which nobody is expected to play on: a minute, as machines may be busy."""

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
"""Of a thing and its twins, the first that is not wholly covered by others, and where it can be pointed at."""

WAITS: Final = "(twins) => twins.length > 0 && twins[0].getAttribute('aria-pressed') !== 'true'"
"""Whether a thing is there and is not picked."""

NAMELESS: Final = '[data-pick][aria-label=""]'
"""A thing that a reader could tell nothing of."""

SETTLED: Final = """() => new Promise((drawn) => {
  setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(drawn)), 100);
})"""
"""When a pointer has rested where it is, by the page's own clock, and what it points at is drawn."""


class Board:
    """The board of a page, with its tray and the herald's buttons."""

    def __init__(self, page: Page) -> None:
        """Of this page; to be there before it opens its line."""
        self._page = page
        self._told: Json = None
        self.happened: set[str] = set()
        """The kinds of events that were told so far."""
        self._sent = self._answered = self._accepted = 0
        page.on("websocket", self._listen)

    @property
    def confirm(self) -> Locator:
        """What plays the move that is aimed at, or one that needs no aim."""
        return self._page.get_by_role("contentinfo").locator("button.pri:enabled")

    def thing(self, pick: str) -> Locator:
        """A thing on the board, and its twins in the tray."""
        return self._page.locator(f'[data-pick="{pick}"]:visible')

    def standing(self) -> Standing:
        """How it stands for this page right now."""
        if self._told is None or self._sent > self._answered:
            return "others"
        if self._told["outcome"] is not None:
            return "over"
        return "mine" if any(not one["answered"] for one in self._told["decisions"]) else "others"

    def waits(self) -> Standing:
        """Wait while others are to act; how it stands then."""
        for _ in range(PATIENCE):
            if (standing := self.standing()) != "others":
                return standing
            self.rests()
        raise AssertionError(f"nobody plays on: {self._page.get_by_role('contentinfo').inner_text()}")

    def goes_on(self, moves: int | None) -> bool:
        """Wait while others are to act; whether one is to move, and has made fewer moves than are to be made."""
        return self.waits() == "mine" and (moves is None or self._accepted < moves)

    def hears(self, event: str) -> None:
        """Wait until an event of this kind was told."""
        for _ in range(PATIENCE):
            if event in self.happened:
                return
            self.rests()
        raise AssertionError(f"{event} was not told, only {self.happened}")

    def rests(self) -> None:
        """Let a moment pass."""
        self._page.wait_for_timeout(A_MOMENT)

    def settles(self) -> None:
        """Let what is pointed at be drawn."""
        self._page.evaluate(SETTLED)

    def chooses(self, rng: Random) -> None:
        """Choose one of all moves that are offered, and play it: pick what it picks, one by one, and confirm it."""
        self.takes(rng.choice(self._told["offers"]))

    def takes(self, offer: Json) -> None:
        """Play this offer; what is picked while the board still moves may be let go, and is picked again."""
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
        """All moves that are offered."""
        return list(self._told["offers"])

    @property
    def is_aiming(self) -> bool:
        """Whether all that a move picks is picked: it waits to be confirmed."""
        return self._page.locator('[data-pick][aria-pressed="true"]').count() > 0 and self.confirm.count() == 1

    @property
    def can_pick(self) -> bool:
        """Whether something can be picked that is not."""
        return self._page.locator('[data-pick][aria-disabled="false"][aria-pressed="false"]').count() > 0

    def offers(self, kind: str) -> list[Json]:
        """The moves of this kind that are offered."""
        return [offer for offer in self._told["offers"] if offer["move"]["type"] == kind]

    def kinds(self) -> list[str]:
        """The kinds of moves that are offered."""
        return list(dict.fromkeys(offer["move"]["type"] for offer in self._told["offers"]))

    def aims(self, kind: str) -> None:
        """Aim at a move of this kind, and do not confirm it."""
        self._picks(self.offers(kind)[0]["picks"])

    def _picks(self, picks: list[str]) -> bool:
        """Pick one after the other what lies on the board; False if it could not be."""
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
        raise AssertionError(f"{pick} cannot be pointed at")

    def tries(self, pick: str) -> None:
        """Click on a thing, also where the rules forbid it."""
        self.thing(pick).first.click(force=True)

    def plays(self, rng: Random) -> None:
        """Choose until the game is over."""
        while self.waits() == "mine":
            self.chooses(rng)

    def _place_of(self, offer: Json) -> int:
        """Which of the offers that pick the same this is."""
        return [one for one in self._told["offers"] if one["picks"] == offer["picks"]].index(offer)

    def _hears_itself(self) -> None:
        """Know of all that the page has sent so far: what it answers now comes after that."""
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
    """A board on which every kind of move is as likely as any other, however many there are of it."""

    def __init__(self, board: Board) -> None:
        """This board."""
        self._board = board
        self.standing = board.standing
        self.rests = board.rests

    def chooses(self, rng: Random) -> None:
        """Choose a kind of move, and one of this kind."""
        self._board.takes(rng.choice(self._board.offers(rng.choice(self._board.kinds()))))
