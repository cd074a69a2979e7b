"""Problems: everything that can be wrong with a request, as RFC 9457 documents."""

from enum import Enum

from msgspec import Struct

from burghof.kernel import Message, Refusal


class Problem(Enum):
    """A kind of problem: its `type` in the document, and the HTTP status of the response."""

    MALFORMED = ("malformed", 400)
    NO_SESSION = ("no-session", 401)
    NOT_YOURS = ("not-yours", 403)
    REMOVED = ("removed", 403)
    WRONG_ORIGIN = ("wrong-origin", 403)
    NOT_FOUND = ("not-found", 404)
    WRONG_METHOD = ("wrong-method", 405)
    TOO_SLOW = ("too-slow", 408)
    STALE = ("stale", 409)
    NOT_NOW = ("not-now", 409)
    SEAT_TAKEN = ("seat-taken", 409)
    ONE_CHAIR = ("one-chair", 409)
    NAME_TAKEN = ("name-taken", 409)
    TOO_LARGE = ("too-large", 413)
    WRONG_HOST = ("wrong-host", 421)
    ILLEGAL = ("illegal", 422)
    NAME_SIGNS = ("name-signs", 422)
    NAME_TOO_LONG = ("name-long", 422)
    NAME_LETTERS = ("name-letters", 422)
    NAME_RESERVED = ("name-reserved", 422)
    RATE_LIMITED = ("too-often", 429)
    INTERNAL = ("broken", 500)
    FULL = ("full", 503)
    SERVED_ELSEWHERE = ("elsewhere", 503)
    TRY_AGAIN = ("try-again", 503)

    @property
    def type(self) -> str:
        """The type of the problem in the document."""
        return self.value[0]

    @property
    def status(self) -> int:
        """The status of the HTTP response."""
        return self.value[1]


class ProblemDocument(Struct, frozen=True, omit_defaults=True):
    """A problem as it is sent, `application/problem+json`; for a refused move with the clause, the key and its data."""

    type: str
    status: int
    detail: str = ""
    clause: str = ""
    message: Message | None = None


class ProblemError(Exception):
    """Raised if a request cannot be served; the server turns it into a document or a socket message."""

    def __init__(self, problem: Problem, detail: str = "", refusal: Refusal | None = None) -> None:
        """Create a problem; `detail` is for developers and must not contain anything the client may not know."""
        super().__init__(problem.type)
        self.problem = problem
        self.detail = detail
        self.refusal = refusal

    def document(self) -> ProblemDocument:
        """Return the problem as it is sent."""
        kind, status = self.problem.value
        if self.refusal is None:
            return ProblemDocument(kind, status, self.detail)
        return ProblemDocument(kind, status, self.detail, self.refusal.clause, self.refusal.message)
