"""Runs the server and the site together: restarts the server when its source changes, ends both together."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.dev.child import Child
from tools.dev.source_watch import SourceWatch
from tools.dev.terminal import print_line

POLL_S: Final = 0.4
"""Seconds between two checks of the source; a change counts once nothing has changed for as long."""


def supervise(
    server: Child, site: Child, source: SourceWatch, is_stopped: Callable[[], bool], poll_s: float = POLL_S
) -> int:
    """Run both programs until `is_stopped` or until the site's program ends; return the exit code.

    A server that ends by itself, for example because of a syntax error, starts again at the next change.
    """
    server.start()
    site.start()
    is_server_running = True
    try:
        while not is_stopped():
            if site.exit_code is not None:
                print_line("dev", f"the program of the site ended with exit code {site.exit_code}")
                return 1
            if is_server_running and server.exit_code is not None:
                print_line("dev", f"the server ended with exit code {server.exit_code}; it starts again after a change")
                is_server_running = False
            time.sleep(poll_s)
            if changed := _find_changes(source, poll_s):
                print_line("dev", f"{_describe(changed)} changed: the server restarts")
                server.stop()
                server.start()
                is_server_running = True
        return 0
    finally:
        print_line("dev", "stopping")
        server.request_stop()
        site.stop()
        server.stop()


def _find_changes(source: SourceWatch, poll_s: float) -> list[Path]:
    """Return the changed files; waits until `poll_s` seconds pass without another change."""
    changed = more = source.find_changes()
    while more:
        time.sleep(poll_s)
        more = source.find_changes()
        changed = changed + more
    return changed


def _describe(changed: list[Path]) -> str:
    """Return the name of the first changed file, and how many others there are."""
    others = len(set(changed)) - 1
    return changed[0].name + (f" and {others} more" if others else "")
