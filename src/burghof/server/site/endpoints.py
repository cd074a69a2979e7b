"""HTTP routes of the site: its pages and files."""

from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from burghof.server.http.parameters import TableId
from burghof.server.plain.endpoints import show_plain_page
from burghof.server.site.site_files import SHELL_PAGE, SiteFile, load_site
from burghof.wire.problem import Problem, ProblemError

AnyRequest = Request[Any, Any, Any]


def _file_response(request: AnyRequest, file: SiteFile, policy: str = "") -> Response[bytes]:
    """Return a file in the best encoding that the client accepts, or status 304 if the client's copy is current."""
    encoding, content = file.best_encoding(request.headers.get("accept-encoding", ""))
    tag = f"W/{file.etag}" if encoding else file.etag
    headers = {"cache-control": file.cache_control, "etag": tag, "vary": "accept-encoding"}
    if encoding:
        headers["content-encoding"] = encoding
    if policy:
        headers["content-security-policy"] = policy
    if file.etag in request.headers.get("if-none-match", ""):
        headers.pop("content-encoding", None)
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=file.media_type, headers=headers)


def _shell_response(request: AnyRequest) -> Response[bytes]:
    """Return the page shell; raises `Problem.NOT_FOUND` if the site was not built."""
    site = load_site()
    if site is None:
        raise ProblemError(Problem.NOT_FOUND)
    return _file_response(request, site.files[SHELL_PAGE], site.policy)


def missing_page(request: AnyRequest) -> Response[bytes] | None:
    """Return the shell with status 404 for a browser that requests an unknown address; None for programs."""
    if load_site() is None or request.method != "GET" or "text/html" not in request.headers.get("accept", ""):
        return None
    page = _shell_response(request)
    page.status_code = 404
    return page


@get("/", include_in_schema=False, sync_to_thread=False)
def show_home(request: AnyRequest) -> Response[bytes]:
    """Return the start page; the plain page if the site was not built."""
    return _shell_response(request) if load_site() is not None else show_plain_page()


@get("/new", include_in_schema=False, sync_to_thread=False)
def show_new_table_page(request: AnyRequest) -> Response[bytes]:
    """Return the page for creating a table."""
    return _shell_response(request)


@get(["/rules", "/rules/{game:str}"], include_in_schema=False, sync_to_thread=False)
def show_rules_page(request: AnyRequest, game: FromPath[str] = "") -> Response[bytes]:
    """Return the page with the rules of a game."""
    del game
    return _shell_response(request)


@get("/games/{game:str}", include_in_schema=False, sync_to_thread=False)
def show_gate_page(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """Return the page of a game."""
    del game
    return _shell_response(request)


@get("/learn/{game:str}/{lesson:str}", include_in_schema=False, sync_to_thread=False)
def show_lesson_page(request: AnyRequest, game: FromPath[str], lesson: FromPath[str]) -> Response[bytes]:
    """Return the page of a lesson."""
    del game, lesson
    return _shell_response(request)


@get(
    ["/puzzles", "/puzzles/{game:str}", "/puzzles/{game:str}/{puzzle:str}"],
    include_in_schema=False,
    sync_to_thread=False,
)
def show_puzzle_page(request: AnyRequest, game: FromPath[str] = "", puzzle: FromPath[str] = "") -> Response[bytes]:
    """Return the page of the puzzles, of those of a game, or of one puzzle."""
    del game, puzzle
    return _shell_response(request)


@get("/practice/{game:str}", include_in_schema=False, sync_to_thread=False)
def show_practice_page(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """Return the practice page of a game."""
    del game
    return _shell_response(request)


@get("/tables/{table_id:uuid}", include_in_schema=False, sync_to_thread=False)
def show_table_page(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """Return the page of a table. The requests that the page makes check what the visitor may see."""
    del table_id
    return _shell_response(request)


@get("/tables/{table_id:uuid}/replay", include_in_schema=False, sync_to_thread=False)
def show_replay_page(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """Return the replay page of a game."""
    del table_id
    return _shell_response(request)


@get("/tables/{table_id:uuid}/review", include_in_schema=False, sync_to_thread=False)
def show_review_page(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """Return the review page of a game."""
    del table_id
    return _shell_response(request)


@get("/verify", include_in_schema=False, sync_to_thread=False)
def show_verify_page(request: AnyRequest) -> Response[bytes]:
    """Return the page that verifies a record."""
    return _shell_response(request)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def show_file(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """Return a file of the site."""
    site = load_site()
    name = path.lstrip("/")
    file = site.files.get(name) if site is not None else None
    if file is not None and name != SHELL_PAGE:
        return _file_response(request, file)
    raise ProblemError(Problem.NOT_FOUND)


SITE_ROUTES: Final[list[Any]] = [
    show_home,
    show_new_table_page,
    show_rules_page,
    show_gate_page,
    show_lesson_page,
    show_practice_page,
    show_puzzle_page,
    show_table_page,
    show_replay_page,
    show_review_page,
    show_verify_page,
    show_file,
]
"""All routes of the site."""
