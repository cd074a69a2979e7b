"""One web process, to be measured from outside: `python -m bench.server.web DATABASE_URL PORT`."""

import sys

import uvicorn

from burghof.server.app import make_app
from burghof.server.assembly import Assembly
from burghof.server.settings import Settings

UNLIMITED = 1_000_000_000
KEY = "a-key-for-the-bench-only"


def main(url: str, port: int) -> None:
    """Serve until told to stop."""
    settings = Settings(
        database_url=url, secret=KEY, moves_per_minute=UNLIMITED, requests_per_minute=UNLIMITED, log_level="ERROR"
    )
    uvicorn.run(make_app(Assembly(settings)), port=port, log_level="error", access_log=False)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
