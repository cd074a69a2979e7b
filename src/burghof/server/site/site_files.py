"""The built site: its files in memory, and the content security policy of its pages."""

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from msgspec import Struct

from burghof.server.http.refusals import CONTENT_SECURITY_POLICY

FOLDER: Final = Path(__file__).parent / "files"
SHELL_PAGE: Final = "200.html"
"""The HTML page that serves every page address of the site."""

CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
"""Cache header for files with a content hash in their name."""
NO_CACHE: Final = "no-cache"
"""Cache header: browsers must revalidate, so that a new release never runs with an old page."""

ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Suffix of the compressed variant of a file, by encoding; best encoding first."""
MEDIA_TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}

_SCRIPT = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


class SiteFile(Struct, frozen=True):
    """A file of the site: its bytes by encoding; the empty name is the uncompressed variant."""

    media_type: str
    cache_control: str
    etag: str
    by_encoding: dict[str, bytes]

    def best_encoding(self, accept_encoding: str) -> tuple[str, bytes]:
        """Return the best encoding for an Accept-Encoding header, and its bytes; the empty name means uncompressed."""
        known = {part.split(";")[0].strip() for part in accept_encoding.lower().split(",") if not part.endswith("q=0")}
        name = next((name for name in ENCODINGS if name in self.by_encoding and name in known), "")
        return name, self.by_encoding[name]


class Site(Struct, frozen=True):
    """All files of the site by path, and the content policy of its pages."""

    files: dict[str, SiteFile]
    policy: str


@cache  # The files of a release do not change while the process runs.
def load_site(folder: Path = FOLDER) -> Site | None:
    """Load the site from this folder; None if it was not built."""
    if not (folder / SHELL_PAGE).exists():
        return None
    paths = [path for path in folder.rglob("*") if path.is_file() and path.suffix not in ENCODINGS.values()]
    files = {path.relative_to(folder).as_posix(): _read_file(folder, path) for path in sorted(paths)}
    return Site(files, page_policy(files[SHELL_PAGE].by_encoding[""]))


def page_policy(page: bytes) -> str:
    """Return the server's content policy; it also allows the page's inline scripts, the worker and the manifest."""
    hashes = " ".join(f"'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in _SCRIPT.findall(page))
    return f"{CONTENT_SECURITY_POLICY}; script-src 'self' {hashes}; worker-src 'self'; manifest-src 'self'"


def _read_file(folder: Path, path: Path) -> SiteFile:
    """Read a file with its compressed variants."""
    name = path.relative_to(folder).as_posix()
    packed = {encoding: path.with_name(path.name + suffix) for encoding, suffix in ENCODINGS.items()}
    by_encoding = {encoding: file.read_bytes() for encoding, file in packed.items() if file.exists()}
    plain = path.read_bytes()
    media_type = MEDIA_TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    return SiteFile(
        media_type,
        CACHE_FOREVER if name.startswith("_app/immutable/") else NO_CACHE,
        f'"{sha256(plain).hexdigest()[:20]}"',
        {"": plain, **by_encoding},
    )
