"""A table page that shows positions of recorded games; every message that it gets comes from the test."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct
from playwright.sync_api import Page, Route

from burghof.kernel import AnyStep
from burghof.wire.client_in import PROTOCOL
from tests.site.guest import Guest
from tests.site.recorded_positions import TABLE_ID, Json, Position

SCRIPT: Final = (Path(__file__).parent / "pointer_probe.js").read_text(encoding="utf-8").partition("*/")[2]
WELCOME: Final = {"type": "welcome", "protocol": PROTOCOL, "name": "", "heartbeat": 86_400}
"""The first message; the page never counts as disconnected, however long a test is silent."""
NO_REVIEW: Final[Json] = {"standing": "none", "review": None, "places": [], "unjudged": [], "swings": [], "hints": []}
LIMIT_MS: Final = 100
"""Maximum milliseconds of the page until it answers a press."""
IS_DRAWN: Final = """() => document.querySelector('main .drawn svg') && document.fonts.status === 'loaded'
  && !document.querySelector('main .board[aria-busy="true"]')"""


IS_OVER: Final = "() => document.querySelector('.outcome')"


class Press(Struct, frozen=True):
    """A press on something, and what came of it."""

    place: int
    name: str
    is_item: bool
    """Whether it is an item of the game."""
    is_legal: bool
    """Whether the item can be picked."""
    answer: str
    """What changed; empty for silence."""
    ms: float
    """The time until the page answered, in milliseconds. The time on the way to the server is not in it."""
    busy_ms: float
    """The time for which the page computed from before the press until after its answer, whatever else ran."""
    picked: frozenset[str]
    plays: bool
    """Whether it played a legal move."""
    covered: tuple[str, ...] | None
    """What the bubble covers; None without one."""

    @property
    def is_slow(self) -> bool:
        """Whether the page took too long. Time in which a busy machine let others run is not the page's."""
        return min(self.ms, self.busy_ms) > LIMIT_MS

    def faults(self) -> list[str]:
        """Return what is wrong with the answer."""
        found = []
        if not self.answer:
            found.append("silence")
        if self.is_slow:
            found.append(
                f"an answer after {self.ms:.0f} ms, of which the page was busy for up to {self.busy_ms:.0f} ms"
            )
        if self.plays and not self.is_legal:
            found.append("a move is played that could not be picked")
        if self.covered:
            found.append(f"a bubble over {', '.join(self.covered)}")
        return [f"{self.name}: {fault}" for fault in found]


class PositionPage:
    """The page of a table without a server."""

    def __init__(self, guest: Guest) -> None:
        self.page: Page = guest.page
        self._guest = guest
        self._position: Position | None = None
        self._steps: Sequence[AnyStep] = ()
        self._tools = guest.context.new_cdp_session(self.page)
        self._tools.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._has_touch = bool(self.page.evaluate("navigator.maxTouchPoints"))
        self.page.add_init_script(f"({SCRIPT.strip().rstrip(';')})()")
        self.page.route(re.compile(r"/api/tables/[^/]+$"), self._send_table)
        self.page.route(re.compile(r"/api/tables/[^/]+/replay"), self._send_replay)
        self.page.route(re.compile(r"/api/tables/[^/]+/review"), lambda route: route.fulfill(json=NO_REVIEW))

    def show(self, position: Position, steps: Sequence[AnyStep] = ()) -> None:
        """Open the table in this position; its replay has these steps."""
        self._position = position
        self._steps = steps
        self.page.goto(f"{self._guest.url}/tables/{TABLE_ID}")
        self.page.wait_for_function("() => probe.isWatching")
        self.deliver(WELCOME, position.table_message(), position.view_message())
        self.page.wait_for_function(IS_OVER if position.match.is_over else IS_DRAWN)
        self._answer_moves()

    def advance(self, position: Position, step: AnyStep, cursor: int) -> None:
        """Show the step that leads to this position."""
        self._position = position
        self.deliver({**position.step_message(step), "cursor": cursor})

    def deliver(self, *messages: Json) -> None:
        """Deliver messages to the page."""
        self.page.evaluate("(messages) => probe.deliver(...messages)", list(messages))

    def find_takers(self) -> int:
        """Find everything that takes a pointer; returns the number."""
        return int(self.page.evaluate("probe.find()"))

    def press(self, place: int) -> Press | None:
        """Press what takes a pointer in this place; None if nothing can be pressed there now."""
        aim = self.page.evaluate("(place) => probe.aim(place)", place)
        if aim is None:
            return None
        busy_before = self._busy_ms()
        if self._has_touch:
            self.page.touchscreen.tap(aim["x"], aim["y"])
        else:
            self.page.mouse.click(aim["x"], aim["y"])
        result = self.page.evaluate("probe.answer()")
        plays = False
        for message in result["sent"]:
            assert self._position is not None
            reply = self._position.answer(message)
            plays = plays or reply["type"] == "accepted"
            shown = self.page.evaluate("(message) => probe.answerMove(message)", reply)
            result = {**shown, "answer": result["answer"] if plays else shown["answer"]}
        busy = self._busy_ms() - busy_before
        covered = self.page.evaluate("probe.covered()")
        return Press(
            place,
            aim["name"],
            aim["isItem"],
            aim["isLegal"],
            result["answer"],
            result["ms"],
            busy,
            frozenset(result["picked"]),
            plays,
            None if covered is None else tuple(covered),
        )

    def reset(self) -> None:
        """Put down what is picked, and close what a press has opened."""
        self._answer_moves()
        self.page.evaluate("probe.reset()")

    def _busy_ms(self) -> float:
        """Return the time for which the page has computed so far, in milliseconds of its own thread."""
        metrics = {one["name"]: one["value"] for one in self._tools.send("Performance.getMetrics")["metrics"]}
        return float(metrics["TaskDuration"]) * 1000

    def _answer_moves(self) -> None:
        """Answer the moves that the page has played by itself."""
        assert self._position is not None
        for message in self.page.evaluate("probe.takeSent()"):
            self.deliver(self._position.answer(message))

    def _send_table(self, route: Route) -> None:
        assert self._position is not None
        message = self._position.table_message()
        route.fulfill(json={"table": message["table"], "mine": message["mine"]})

    def _send_replay(self, route: Route) -> None:
        assert self._position is not None
        route.fulfill(json=self._position.replay(self._steps))
