"""One web process, to be measured from outside: `python -m bench.server.web DATABASE_URL PORT [bots]`."""

import sys

from burghof.server.settings import Settings
from burghof.server.web import run_web

NO_LIMIT_PER_MINUTE = 1_000_000_000
NO_LIMIT = 1_000_000_000
KEY = "a-key-for-the-bench-only"


def main(url: str, port: int, *, plays_bots: bool) -> None:
    """Serve until stopped."""
    settings = Settings(
        database_url=url,
        secret=KEY,
        port=port,
        moves_per_minute=NO_LIMIT_PER_MINUTE,
        requests_per_minute=NO_LIMIT_PER_MINUTE,
        plays_bots=plays_bots,
        thinking_seconds=0,
        sockets_per_person=NO_LIMIT,
        sockets_per_address=NO_LIMIT,
        log_level="ERROR",
    )
    run_web(settings)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), plays_bots="bots" in sys.argv[3:])
