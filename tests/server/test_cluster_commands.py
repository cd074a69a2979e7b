"""`burghof serve` and `burghof worker` as an operator runs them: the first serves clients, the other plays the bots."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx

from tests.server.home_process import BURGHOF, PROCESS_TIMEOUT_S, Visitor


@contextmanager
def run_process(database_url: str, *command: str, **settings: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a `burghof` command; at the end of the block, SIGTERM must make it exit with 0."""
    environment = {"DATABASE_URL": database_url, "BURGHOF_SECRET": "a-key-for-tests-only", **settings}
    with subprocess.Popen([*BURGHOF, *command], env={**os.environ, **environment}) as process:
        try:
            yield process
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(PROCESS_TIMEOUT_S) == 0


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PROCESS_TIMEOUT_S
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_ready(url: str) -> bool:
    try:
        return httpx.get(f"{url}readyz", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


def test_a_web_process_serves_and_a_worker_lets_the_bots_move(database_url: str, tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as unused:
        port = unused.getsockname()[1]
    url, health = f"http://127.0.0.1:{port}/", tmp_path / "health"

    with (
        run_process(database_url, "serve", BURGHOF_PORT=str(port), BURGHOF_DRAIN_SECONDS="0"),
        run_process(database_url, "worker", "--health", str(health)),
    ):
        wait_until(lambda: is_ready(url))
        wait_until(health.exists)
        anna = Visitor(url, "Anna")
        table = anna.request("POST", "/tables", game="kilt-castle", seats=2)["table"]["id"]
        anna.request("PUT", f"/tables/{table}/seats/0", name="Anna")
        anna.request("PUT", f"/tables/{table}/seats/1/bot", bot="random")
        anna.request("POST", f"/tables/{table}/start")
        anna.request("POST", f"/tables/{table}/leave", seat=0)
        wait_until(lambda: anna.request("GET", f"/tables/{table}")["table"]["phase"] == "over")

    assert not health.exists()
