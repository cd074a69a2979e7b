"""A table screen: a browser that shows a table to all around it, and everything it says and is told."""

from typing import Any, Final, TypeAlias

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.site.guest import Guest

Json: TypeAlias = Any
"""Whatever JSON holds: a test looks inside."""

TELEVISION: Final = (1920, 1080)
A_MOMENT: Final = 20
"""Milliseconds between two looks."""
PATIENCE: Final = 3000
"""Looks after which nothing is expected any more."""
DRAWN: Final = 300
"""Milliseconds in which all that was told is drawn, where nothing moves."""


class Screen:
    """What one guest's browser shows at `?screen=1`."""

    def __init__(self, guest: Guest, page: Page | None = None) -> None:
        """This guest's page, or another one of the same browser; to be there before it opens its line."""
        self.guest = guest
        self.page = page or guest.page
        self.sent: list[str] = []
        self.heard: list[str] = []
        self.page.on("websocket", self._listen)

    def is_set(self, game: str, seats: int) -> None:
        """Set a table at this screen, as somebody does at the television: all chairs are for whoever comes."""
        guest = self.guest
        guest.arrives(f"/new?game={game}&where=screen")
        guest.picks(self.page.get_by_role("radiogroup", name=guest.says("chairs")), str(seats))
        guest.button("open-the-table").click()
        self.is_shown()

    def opens(self, table: str) -> None:
        """Show a table that there is, by the address of its page."""
        self.page.goto(f"{table.partition('?')[0]}?screen=1")
        self.is_shown()

    def is_shown(self) -> None:
        """Wait until the table is shown as a screen does."""
        self.page.wait_for_url("**/tables/*?screen=1")
        self.page.get_by_role("complementary", name=self.guest.says("screen-join")).wait_for()

    def begins(self, *seated: str) -> None:
        """As soon as it shows all who have sat down, put bots on the chairs that are free, and begin."""
        for name in seated:
            expect(self.page.get_by_role("region", name=self.guest.says("seats"))).to_contain_text(name)
        bots = self.guest.button("screen-fill-up")
        if bots.count():
            bots.click()
        self.guest.begins()

    @property
    def code(self) -> Locator:
        """The code to be scanned."""
        return self.page.get_by_role("img", name=self.guest.says("invite-code"))

    @property
    def link(self) -> str:
        """The link for whoever types."""
        return self.page.locator("aside p a").get_attribute("href") or ""

    @property
    def turn(self) -> Locator:
        """Whose turn it is, in large."""
        return self.page.get_by_role("contentinfo").get_by_role("list", name=self.guest.says("screen-turn"))

    @property
    def herald(self) -> Locator:
        """What the herald says."""
        return self.page.get_by_role("contentinfo").get_by_role("status")

    def shows_the_result(self) -> None:
        """Wait for the banners of the end."""
        expect(self.page.locator("main .banner").first).to_be_visible()

    @property
    def steps(self) -> int:
        """How many steps it was told of."""
        return sum('"type":"step"' in one for one in self.heard)

    def waits_for_steps(self, number: int) -> None:
        """Wait until it was told of so many steps, and has drawn them."""
        for _ in range(PATIENCE):
            if self.steps >= number:
                break
            self.page.wait_for_timeout(A_MOMENT)
        self.page.wait_for_timeout(DRAWN)

    def _listen(self, line: WebSocket) -> None:
        line.on("framesent", lambda data: self.sent.append(str(data)))
        line.on("framereceived", lambda data: self.heard.append(str(data)))
