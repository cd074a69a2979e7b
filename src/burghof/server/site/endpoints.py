"""The site over HTTP: its pages and files."""

from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from burghof.server.given import TableId
from burghof.server.plain.endpoints import show_plain_page
from burghof.server.site.built import SHELL, SiteFile, built
from burghof.wire.problem import Problem, Trouble

AnyRequest = Request[Any, Any, Any]


def _answer(request: AnyRequest, file: SiteFile, policy: str = "") -> Response[bytes]:
    """A file, in the best form its reader understands, or word that it is still the same."""
    encoding, content = file.best(request.headers.get("accept-encoding", ""))
    tag = f"W/{file.tag}" if encoding else file.tag
    headers = {"cache-control": file.cache_control, "etag": tag, "vary": "accept-encoding"}
    if encoding:
        headers["content-encoding"] = encoding
    if policy:
        headers["content-security-policy"] = policy
    if file.tag in request.headers.get("if-none-match", ""):
        headers.pop("content-encoding", None)
        return Response(b"", status_code=304, headers=headers)
    return Response(content, media_type=file.media_type, headers=headers)


def _page(request: AnyRequest) -> Response[bytes]:
    """The shell; raises Trouble where the site was never made."""
    site = built()
    if site is None:
        raise Trouble(Problem.NOT_FOUND)
    return _answer(request, site.files[SHELL], site.policy)


@get("/", include_in_schema=False, sync_to_thread=False)
def show_home(request: AnyRequest) -> Response[bytes]:
    """The first page; where the site was never made, the plain one."""
    return _page(request) if built() is not None else show_plain_page()


@get("/new", include_in_schema=False, sync_to_thread=False)
def show_new_table_page(request: AnyRequest) -> Response[bytes]:
    """The page on which a table is set."""
    return _page(request)


@get(["/rules", "/rules/{game:str}"], include_in_schema=False, sync_to_thread=False)
def show_rules_page(request: AnyRequest, game: FromPath[str] = "") -> Response[bytes]:
    """The page of a game's rules."""
    del game
    return _page(request)


@get("/practice/{game:str}", include_in_schema=False, sync_to_thread=False)
def show_practice_page(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """The page of what a game lets one try before it begins."""
    del game
    return _page(request)


@get("/tables/{table_id:uuid}", include_in_schema=False, sync_to_thread=False)
def show_table_page(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """The page of a table; who may see what of it is decided when the page asks."""
    del table_id
    return _page(request)


@get("/tables/{table_id:uuid}/replay", include_in_schema=False, sync_to_thread=False)
def show_replay_page(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """The page on which a game is looked back on."""
    del table_id
    return _page(request)


@get("/tables/{table_id:uuid}/review", include_in_schema=False, sync_to_thread=False)
def show_review_page(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """The page that tells where a game was decided."""
    del table_id
    return _page(request)


@get("/verify", include_in_schema=False, sync_to_thread=False)
def show_verify_page(request: AnyRequest) -> Response[bytes]:
    """The page on which a record is verified."""
    return _page(request)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def show_file(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the site; a browser that looks for a page which is none gets one that says so."""
    site = built()
    name = path.lstrip("/")
    file = site.files.get(name) if site is not None else None
    if file is not None and name != SHELL:
        return _answer(request, file)
    if site is not None and "text/html" in request.headers.get("accept", ""):
        page = _page(request)
        page.status_code = 404
        return page
    raise Trouble(Problem.NOT_FOUND)


SITE: Final[list[Any]] = [
    show_home,
    show_new_table_page,
    show_rules_page,
    show_practice_page,
    show_table_page,
    show_replay_page,
    show_review_page,
    show_verify_page,
    show_file,
]
"""All routes of the site."""
