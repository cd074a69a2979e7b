"""Problems as HTTP responses: every error becomes a document that reveals no more than the client may know."""

import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from burghof.server.infra.metrics import Metrics
from burghof.wire.problem import Problem, Trouble

log = logging.getLogger(__name__)

MEDIA_TYPE: Final = "application/problem+json"
BY_STATUS: Final = {
    404: Problem.NOT_FOUND,
    405: Problem.WRONG_METHOD,
    413: Problem.TOO_LARGE,
}
RETRY_AFTER: Final = {Problem.TOO_OFTEN: "1", Problem.ELSEWHERE: "1", Problem.TRY_AGAIN: "1"}
"""Seconds to wait before a retry, for problems where a retry helps."""

AnyRequest = Request[Any, Any, Any]


class Problems:
    """Exception handlers that answer everything that can be raised while a request is served."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    @property
    def handlers(self) -> ExceptionHandlersMap:
        """The exception handlers for Litestar, by exception class."""
        return {
            Trouble: self._troubled,
            HTTPException: self._refused_by_framework,
            RecursionError: self._unreadable,
            UnicodeDecodeError: self._unreadable,
            Exception: self._broken,
        }

    def answer(self, trouble: Trouble) -> Response[bytes]:
        """Count a problem and return the response for it."""
        self._metrics.troubled(trouble.problem)
        retry = RETRY_AFTER.get(trouble.problem)
        return Response(
            msgspec.json.encode(trouble.document()),
            status_code=trouble.problem.status,
            media_type=MEDIA_TYPE,
            headers={"retry-after": retry} if retry else {},
        )

    def _troubled(self, _: AnyRequest, trouble: Trouble) -> Response[bytes]:
        """Answer a problem that our own code raised."""
        return self.answer(trouble)

    def _refused_by_framework(self, request: AnyRequest, error: HTTPException) -> Response[bytes]:
        """Answer an error of Litestar: an unknown path, a wrong method or a malformed body."""
        if error.status_code >= 500:  # noqa: PLR2004 - the class of server errors
            return self._broken(request, error)
        return self.answer(Trouble(BY_STATUS.get(error.status_code, Problem.MALFORMED)))

    def _unreadable(self, request: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Response[bytes]:
        """Answer a body that is nested too deeply or is not valid text."""
        del request, error
        return self.answer(Trouble(Problem.MALFORMED))

    def _broken(self, request: AnyRequest, error: Exception) -> Response[bytes]:
        """Answer a bug: the error goes to the log, never to the client."""
        log.error("a request failed", exc_info=error, extra={"route": request.scope.get("path_template", "")})
        return self.answer(Trouble(Problem.BROKEN))
