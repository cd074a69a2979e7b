"""What goes wrong on a page: errors on its console, errors nobody caught, requests that failed."""

import re

from playwright.sync_api import ConsoleMessage, Error, Page, Request, Response

BLOCKED = "Service Worker registration blocked by Playwright"
"""Said where a test wants no service worker."""

BAD = 400
"""From this status on an answer is none."""

LEFT = "net::ERR_ABORTED"
"""Nothing failed: whoever asked has gone to another page meanwhile."""


class Troubles:
    """Keeps what goes wrong on a page, but for what was expected."""

    def __init__(self, page: Page) -> None:
        """Listen to this page from now on."""
        self._found: list[str] = []
        self._expected: list[str] = [BLOCKED]
        page.on("console", self._hear)
        page.on("pageerror", self._fall)
        page.on("requestfailed", self._miss)
        page.on("response", self._answer)

    def expect(self, pattern: str) -> None:
        """Let this pass, a regular expression, whenever it happens."""
        self._expected.append(pattern)

    @property
    def unexpected(self) -> list[str]:
        """All that went wrong and was not expected."""
        return [one for one in self._found if not any(re.search(pattern, one) for pattern in self._expected)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._found.append(f"console {message.type}: {message.text} ({message.location['url']})")

    def _fall(self, error: Error) -> None:
        self._found.append(f"page error: {error.message}")

    def _miss(self, request: Request) -> None:
        if request.failure == LEFT:
            return
        self._found.append(f"request failed: {request.method} {request.url}: {request.failure}")

    def _answer(self, response: Response) -> None:
        if response.status >= BAD:
            self._found.append(f"answer {response.status}: {response.request.method} {response.url}")
