"""A table screen: a browser that shows a table to all people around it, and the messages it sends and receives."""

from typing import Any, Final, TypeAlias

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.site.guest import Guest

Json: TypeAlias = Any
"""Any JSON value; a test looks inside."""

TELEVISION: Final = (1920, 1080)
POLL_MS: Final = 20
"""Milliseconds between two polls."""
MAX_POLLS: Final = 3000
"""Maximum number of polls."""
DRAW_MS: Final = 300
"""Milliseconds within which received steps are drawn, without animation."""


class TableScreen:
    """The page that one guest's browser shows at `?screen=1`."""

    def __init__(self, guest: Guest, page: Page | None = None) -> None:
        """Listen to this guest's page, or another one of the same browser; create this before the page connects."""
        self.guest = guest
        self.page = page or guest.page
        self.sent: list[str] = []
        self.received: list[str] = []
        self.page.on("websocket", self._listen)

    def create_table(self, game: str, seats: int) -> None:
        """Create a table at this screen, as at a television: all chairs are open."""
        guest = self.guest
        guest.goto(f"/new?game={game}&where=screen")
        guest.pick(self.page.get_by_role("radiogroup", name=guest.text("chairs")), str(seats))
        guest.button("open-the-table").click()
        self.wait_until_shown()

    def goto(self, table: str) -> None:
        """Show an existing table, by the address of its page."""
        self.page.goto(f"{table.partition('?')[0]}?screen=1")
        self.wait_until_shown()

    def wait_until_shown(self) -> None:
        """Wait until the table is shown as on a screen."""
        self.page.wait_for_url("**/tables/*?screen=1")
        self.page.get_by_role("complementary", name=self.guest.text("screen-join")).wait_for()

    def start_game(self, *seated: str) -> None:
        """Wait until these players are shown, put bots on the free chairs, and start the game."""
        for name in seated:
            expect(self.page.get_by_role("region", name=self.guest.text("seats"))).to_contain_text(name)
        bots = self.guest.button("screen-fill-up")
        if bots.count():
            bots.click()
        self.guest.start_game()

    def open_corner(self) -> None:
        """Open the corner with the instructions to join and the switches, which is folded while the game is on."""
        self.guest.button("screen-corner").click()

    def close_corner(self) -> None:
        """Fold the corner again."""
        self.guest.button("close").click()

    @property
    def code(self) -> Locator:
        """The QR code."""
        return self.page.get_by_role("img", name=self.guest.text("invite-code"))

    @property
    def link(self) -> str:
        """The link for people who type it."""
        return self.page.locator("aside p a").get_attribute("href") or ""

    @property
    def turn(self) -> Locator:
        """The list of the players whose turn it is, for screen readers."""
        return self.page.get_by_role("contentinfo").get_by_role("list", name=self.guest.text("screen-turn"))

    @property
    def herald(self) -> Locator:
        """The text of the herald."""
        return self.page.get_by_role("contentinfo").get_by_role("status")

    def expect_result(self) -> None:
        """Wait for the result."""
        expect(self.page.locator("main .outcome h2")).to_be_visible()

    @property
    def steps(self) -> int:
        """Number of received steps."""
        return sum('"type":"step"' in one for one in self.received)

    def wait_for_steps(self, number: int) -> None:
        """Wait until this many steps are received and drawn."""
        for _ in range(MAX_POLLS):
            if self.steps >= number:
                break
            self.page.wait_for_timeout(POLL_MS)
        self.page.wait_for_timeout(DRAW_MS)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda data: self.sent.append(str(data)))
        line.on("framereceived", lambda data: self.received.append(str(data)))
