"""Playing by touch: tap what glows on the board or in the tray until a move is aimed at, then confirm it."""

from contextlib import suppress
from random import Random
from typing import Final

from playwright.sync_api import TimeoutError as NeverCame

from tests.site.board import DRAW_TIMEOUT_MS, MOVE_TIMEOUT_MS, Board

MAX_TAPS: Final = 100
"""Maximum number of taps for one move."""
GLOWING: Final = '[data-pick][aria-disabled="false"]:not([aria-pressed="true"]):visible'


class TouchBoard(Board):
    """The board of a page, played by tapping random things that glow."""

    def play_random_move(self, rng: Random) -> None:
        """Tap until a move is made."""
        sent, taps = self._sent, 0
        for _ in range(MOVE_TIMEOUT_MS):
            if self._sent > sent or self.turn_state() != "mine":
                return
            with suppress(NeverCame):
                taps += self._tap(rng)
            assert taps <= MAX_TAPS, f"the taps made no move: {self._herald_text()}"
            self.pause()
        raise AssertionError(f"nothing can be tapped: {self._herald_text()}")

    def _tap(self, rng: Random) -> bool:
        """Confirm the aimed move, or else tap something that glows; return whether there is anything to tap now."""
        if self.confirm.count():
            self.confirm.first.click(timeout=DRAW_TIMEOUT_MS)
            return True
        places = [glowing for place in ("footer", "main") if (glowing := self._glowing(place))]
        return bool(places) and self.click_now(rng.choice(rng.choice(places)))

    def _herald_text(self) -> str:
        return self._page.get_by_role("contentinfo").inner_text()

    def _glowing(self, place: str) -> list[str]:
        """Return what glows in the tray below the herald's text, or on the board."""
        found: list[str] = self._page.locator(f"{place} {GLOWING}").evaluate_all(
            "(all) => all.map((one) => one.dataset.pick)"
        )
        return found
