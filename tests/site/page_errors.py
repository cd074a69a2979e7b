"""Errors of a page: on its console, uncaught, or of failed requests."""

import re

from playwright.sync_api import ConsoleMessage, Error, Page, Request, Response

SERVICE_WORKER_BLOCKED = "Service Worker registration blocked by Playwright"
"""Message where a test blocks service workers."""

MIN_ERROR_STATUS = 400
"""Lowest status code that counts as an error."""

ABORTED = "net::ERR_ABORTED"
"""Failure of a request whose page was left before the answer; this is no error."""


class PageErrors:
    """Collects the errors of a page, except for expected ones."""

    def __init__(self, page: Page) -> None:
        """Listen to this page from now on."""
        self._found: list[str] = []
        self._expected: list[str] = [SERVICE_WORKER_BLOCKED]
        page.on("console", self._on_console)
        page.on("pageerror", self._on_page_error)
        page.on("requestfailed", self._on_request_failed)
        page.on("response", self._on_response)

    def expect(self, pattern: str) -> None:
        """Ignore errors that match this regular expression."""
        self._expected.append(pattern)

    @property
    def unexpected(self) -> list[str]:
        """All errors that were not expected."""
        return [one for one in self._found if not any(re.search(pattern, one) for pattern in self._expected)]

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self._found.append(f"console {message.type}: {message.text} ({message.location['url']})")

    def _on_page_error(self, error: Error) -> None:
        self._found.append(f"page error: {error.message}")

    def _on_request_failed(self, request: Request) -> None:
        if request.failure == ABORTED:
            return
        self._found.append(f"request failed: {request.method} {request.url}: {request.failure}")

    def _on_response(self, response: Response) -> None:
        if response.status >= MIN_ERROR_STATUS:
            self._found.append(f"answer {response.status}: {response.request.method} {response.url}")
