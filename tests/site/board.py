"""A game's board: things on it are picked by pointer, and the aimed move is confirmed with the herald's button."""

import json
from random import Random
from typing import Any, Final, Literal, TypeAlias

from playwright.sync_api import Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as NeverCame

Json: TypeAlias = Any
"""Any JSON value; a test looks inside."""

WAIT_FOR_TWO_FRAMES: Final = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
"""Script: wait until what has changed is drawn."""

POLL_MS: Final = 20
"""Milliseconds between two polls."""
DRAW_TIMEOUT_MS: Final = 2000
"""Maximum milliseconds until something that can be picked is clickable."""
MAX_ATTEMPTS: Final = 5
"""Maximum number of attempts to pick a move."""
MOVE_TIMEOUT_MS: Final = 3000
"""Maximum number of polls while others must act: one minute, since machines may be busy."""

EMPTY_CHOICES: Final = frozenset({"done", "hold"})
"""Types of moves that a page may play by itself, if there is no other and nobody could learn from it."""
EMPTY_CHOICE_POLLS: Final = 25
"""Number of polls until a page has played such a move."""

TurnState: TypeAlias = Literal["mine", "others", "over"]

FIND_CLICKABLE: Final = """(twins) => {
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

IS_PICKED: Final = "(twins) => twins[0]?.getAttribute('aria-pressed') === 'true'"
"""Script: whether a thing is there and is picked."""

WITHOUT_NAME: Final = '[data-pick][aria-label=""]:not([data-picture] *)'
"""Selector of things without a name for screen readers."""

DRAWN: Final = "main .drawn svg"
"""Selector of a board that is drawn: its code comes after the first message."""

BUSY: Final = 'main .board[aria-busy="true"]'
"""Selector of a board that still shows what others did: a press would only complete that."""

WAIT_UNTIL_DRAWN: Final = """() => new Promise((drawn) => {
  setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(drawn)), 100);
})"""
"""Script: wait until the pointer has rested, by the page's own clock, and what it points at is drawn."""


class Board:
    """The board of a page, with its tray and the herald's buttons."""

    def __init__(self, page: Page) -> None:
        """Listen to this page; create this before the page opens its connection."""
        self._page = page
        self._latest: Json = None
        self.event_types: set[str] = set()
        """The types of the events received so far."""
        self._sent = self._answered = self._accepted = 0
        page.on("websocket", self._listen)

    @property
    def confirm(self) -> Locator:
        """The button that plays the aimed move, or a move that needs no aim."""
        return self._page.get_by_role("contentinfo").locator("button[data-play]:enabled")

    def thing(self, pick: str) -> Locator:
        """Return a thing on the board, and its duplicates in the tray."""
        return self._page.locator(f'[data-pick="{pick}"]:visible')

    def turn_state(self) -> TurnState:
        """Return whether this page must act, others must act, or the game is over."""
        if self._latest is None or self._sent > self._answered:
            return "others"
        if self._latest["outcome"] is not None:
            return "over"
        if is_paid_without_asking(self._latest["offers"]):
            return "others"
        return "mine" if any(not one["answered"] for one in self._latest["decisions"]) else "others"

    def wait_for_turn(self) -> TurnState:
        """Wait while others must act, and return the state then."""
        for _ in range(MOVE_TIMEOUT_MS):
            if (standing := self.turn_state()) != "others":
                return standing
            self.pause()
        raise AssertionError(f"no player moves: {self._page.get_by_role('contentinfo').inner_text()}")

    def wait_for_next_move(self, moves: int | None) -> bool:
        """Wait while others must act; return whether this page must move and has made fewer than `moves` moves."""
        return self.wait_for_turn() == "mine" and (moves is None or self._accepted < moves)

    def wait_for_event(self, event: str) -> None:
        """Wait until an event of this type was received."""
        for _ in range(MOVE_TIMEOUT_MS):
            if event in self.event_types:
                return
            self.pause()
        raise AssertionError(f"{event} was not received, only {self.event_types}")

    def pause(self) -> None:
        """Wait for one poll interval."""
        self._page.wait_for_timeout(POLL_MS)

    def wait_until_drawn(self) -> None:
        """Wait until what the pointer points at is drawn."""
        self._page.evaluate(WAIT_UNTIL_DRAWN)

    def play_random_move(self, rng: Random) -> None:
        """Play a random offer: pick its things one by one, and confirm it."""
        self.play_offer(rng.choice(self._latest["offers"]))

    def play_offer(self, offer: Json) -> None:
        """Play this offer; picks that are lost while the board still moves are repeated."""
        expect(self._page.locator(BUSY)).to_have_count(0)
        expect(self._page.locator(WITHOUT_NAME)).to_have_count(0)
        if offer["move"]["type"] in EMPTY_CHOICES and self._plays_by_itself(offer):
            return
        sent, place = self._sent, self._index_of(offer)
        for _ in range(MAX_ATTEMPTS):
            if self._pick_all(offer["picks"]):
                break
        self._sync()
        if self._sent == sent:
            self._page.get_by_role("contentinfo").locator(f'button[data-play="{place}"]').click()
            self._sync()

    @property
    def all_offers(self) -> list[Json]:
        """All offered moves."""
        return list(self._latest["offers"])

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
        return [offer for offer in self._latest["offers"] if offer["move"]["type"] == kind]

    def move_types(self) -> list[str]:
        """Return the types of the offered moves."""
        return list(dict.fromkeys(offer["move"]["type"] for offer in self._latest["offers"]))

    def aim(self, kind: str) -> None:
        """Aim at a move of this type, without confirming it."""
        self._page.locator(DRAWN).first.wait_for()
        picks = self.offers(kind)[0]["picks"]
        assert self._pick_all(picks), f"{picks} cannot be picked"

    def _pick_all(self, picks: list[str]) -> bool:
        """Pick these things one by one; return False if one cannot be picked.

        The page picks by itself what leaves no choice. A click on that would put it down again.
        """
        for pick in picks:
            is_expected = pick == picks[-1] or self.thing(pick).count() > 0
            if is_expected and not self.thing(pick).evaluate_all(IS_PICKED):
                try:
                    self.click(pick)
                except NeverCame:
                    return False
        return True

    def click(self, pick: str) -> None:
        """Click on a thing where nothing covers it, as soon as the board is drawn so."""
        for _ in range(MOVE_TIMEOUT_MS):
            if self.click_now(pick):
                return
            self.pause()
        raise AssertionError(f"{pick} cannot be clicked")

    def click_now(self, pick: str) -> bool:
        """Click on a thing where nothing covers it; return False if it is not there, or wholly covered."""
        found = self.thing(pick).evaluate_all(FIND_CLICKABLE)
        if found is None:
            return False
        self.thing(pick).nth(found["place"]).click(position={"x": found["x"], "y": found["y"]}, timeout=DRAW_TIMEOUT_MS)
        return True

    def click_forbidden(self, pick: str) -> None:
        """Click on a thing, even where the rules forbid it."""
        self.thing(pick).first.click(force=True)

    def play_to_end(self, rng: Random) -> None:
        """Play random offers until the game is over."""
        while self.wait_for_turn() == "mine":
            self.play_random_move(rng)

    def _index_of(self, offer: Json) -> int:
        """Return the index of this offer among all."""
        return int(self._latest["offers"].index(offer))

    def _plays_by_itself(self, offer: Json) -> bool:
        """Return whether the page plays this offer without being asked, as the only one that means nothing."""
        for _ in range(EMPTY_CHOICE_POLLS):
            if self._latest["offers"] != [offer] or self._sent > self._answered:
                break
            self.pause()
        return offer not in self._latest["offers"] or self._sent > self._answered

    def _sync(self) -> None:
        """Wait until all messages that the page has sent so far are known here."""
        self._page.evaluate("0")

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", self._on_sent)
        line.on("framereceived", self._on_received)

    def _on_sent(self, data: str | bytes) -> None:
        self._sent += '"type":"play"' in str(data)

    def _on_received(self, data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] in {"sight", "step"}:
            self._latest = message
            events = [frame["event"] for frame in message.get("frames", ())]
            self.event_types |= {event["type"] for event in events if event is not None}
        self._answered += message["type"] in {"accepted", "refused"}
        self._accepted += message["type"] == "accepted"


def is_paid_without_asking(offers: list[Json]) -> bool:
    """Return whether the page itself pays in King Solomon: there is one way to pay, or one coin pays all."""
    types = [offer["move"]["type"] for offer in offers]
    if len(types) == 1:
        return types[0] in {"pay-coins", "pay-treasure"}
    pays_all = any(
        offer["move"]["type"] == "pay-coins" and offer["message"]["data"] == {"coins": 1, "owed": 0} for offer in offers
    )
    return pays_all and "amulet" not in types


class UniformKinds:
    """A board on which every type of move is equally likely, however many moves it has."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self.turn_state = board.turn_state
        self.pause = board.pause

    def play_random_move(self, rng: Random) -> None:
        """Play a random offer of a random type."""
        self._board.play_offer(rng.choice(self._board.offers(rng.choice(self._board.move_types()))))
