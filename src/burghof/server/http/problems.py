"""Problems as HTTP responses: every error becomes a document that reveals no more than the client may know."""

import logging
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from burghof.server.infra.metrics import Metrics
from burghof.wire.problem import Problem, ProblemError

log = logging.getLogger(__name__)

MEDIA_TYPE: Final = "application/problem+json"
PROBLEM_BY_STATUS: Final = {
    404: Problem.NOT_FOUND,
    405: Problem.WRONG_METHOD,
    413: Problem.TOO_LARGE,
}
RETRY_AFTER_S: Final = {
    Problem.RATE_LIMITED: "1",
    Problem.FULL: "30",
    Problem.SERVED_ELSEWHERE: "1",
    Problem.TRY_AGAIN: "1",
}
"""Seconds to wait before a retry, for problems where a retry helps."""

AnyRequest = Request[Any, Any, Any]
MissingPage: TypeAlias = Callable[[AnyRequest], Response[bytes] | None]


class ProblemHandlers:
    """Exception handlers that answer everything that can be raised while a request is served."""

    def __init__(self, metrics: Metrics, missing_page: MissingPage = lambda _: None) -> None:
        """Create the handlers; `missing_page` returns the page for a person who requests what does not exist."""
        self._metrics = metrics
        self._missing_page = missing_page

    @property
    def handlers(self) -> ExceptionHandlersMap:
        """The exception handlers for Litestar, by exception class."""
        return {
            ProblemError: self._on_problem,
            HTTPException: self._on_framework_error,
            RecursionError: self._on_unreadable_body,
            UnicodeDecodeError: self._on_unreadable_body,
            Exception: self._on_bug,
        }

    def make_response(self, error: ProblemError) -> Response[bytes]:
        """Count a problem and return the response for it."""
        self._metrics.count_problem(error.problem)
        retry = RETRY_AFTER_S.get(error.problem)
        return Response(
            msgspec.json.encode(error.document()),
            status_code=error.problem.status,
            media_type=MEDIA_TYPE,
            headers={"retry-after": retry} if retry else {},
        )

    def _on_problem(self, request: AnyRequest, error: ProblemError) -> Response[bytes]:
        """Answer a problem that our own code raised."""
        return self._page_or_problem(request, error)

    def _page_or_problem(self, request: AnyRequest, error: ProblemError) -> Response[bytes]:
        """Answer a problem; a person whose browser requests an address that does not exist gets a page."""
        page = self._missing_page(request) if error.problem is Problem.NOT_FOUND else None
        response = self.make_response(error)
        return response if page is None else page

    def _on_framework_error(self, request: AnyRequest, error: HTTPException) -> Response[bytes]:
        """Answer an error of Litestar: an unknown path, a wrong method or a malformed body."""
        if error.status_code >= 500:  # noqa: PLR2004 - the class of server errors
            return self._on_bug(request, error)
        problem = PROBLEM_BY_STATUS.get(error.status_code, Problem.MALFORMED)
        return self._page_or_problem(request, ProblemError(problem))

    def _on_unreadable_body(self, request: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Response[bytes]:
        """Answer a body that is nested too deeply or is not valid text."""
        del request, error
        return self.make_response(ProblemError(Problem.MALFORMED))

    def _on_bug(self, request: AnyRequest, error: Exception) -> Response[bytes]:
        """Answer a bug: the error goes to the log, never to the client."""
        log.error("a request failed", exc_info=error, extra={"route": request.scope.get("path_template", "")})
        return self.make_response(ProblemError(Problem.INTERNAL))
