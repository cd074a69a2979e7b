"""Errors of a page: on its console, uncaught, or of failed requests."""

import re

from playwright.sync_api import ConsoleMessage, Error, Page, Request, Response

BLOCKED = "Service Worker registration blocked by Playwright"
"""Message where a test blocks service workers."""

BAD = 400
"""Lowest status code that counts as an error."""

LEFT = "net::ERR_ABORTED"
"""Failure of a request whose page was left meanwhile; this is no error."""


class Troubles:
    """Collects the errors of a page, except for expected ones."""

    def __init__(self, page: Page) -> None:
        """Listen to this page from now on."""
        self._found: list[str] = []
        self._expected: list[str] = [BLOCKED]
        page.on("console", self._hear)
        page.on("pageerror", self._fall)
        page.on("requestfailed", self._miss)
        page.on("response", self._answer)

    def expect(self, pattern: str) -> None:
        """Ignore errors that match this regular expression."""
        self._expected.append(pattern)

    @property
    def unexpected(self) -> list[str]:
        """All errors that were not expected."""
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
