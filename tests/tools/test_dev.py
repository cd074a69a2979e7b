"""`make dev` restarts the server after a change, ends both programs together, and names a port that is in use."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.ports import free_port
from tests.server.home_process import temporary_home
from tools.dev import MESSAGES_VARIABLE, ROOT, child
from tools.dev.__main__ import is_in_use, main, server_command, server_environment
from tools.dev.child import Child
from tools.dev.source_watch import SourceWatch
from tools.dev.supervisor import supervise

TIMEOUT_S = 60.0
SERVES = "import sys, time; open(sys.argv[1], 'a').write('started '); time.sleep(600)"
ENDS = "import sys; open(sys.argv[1], 'a').write('started '); sys.exit(3)"
IGNORES_SIGTERM = "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); " + SERVES


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    deadline = time.monotonic() + TIMEOUT_S
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)


class Trial:
    """A small program in place of each server, and a source folder with one file."""

    def __init__(self, folder: Path, server: str, site: str) -> None:
        self.folder = folder
        self.source = folder / "source"
        self.source.mkdir()
        self.write_source("1")
        self.server = self._child("server", server)
        self.site = self._child("site", site)
        self.stop = Event()
        self.exit_codes: list[int] = []

    def _child(self, name: str, program: str) -> Child:
        return Child(name, [sys.executable, "-c", program, str(self.folder / name)], self.folder, os.environ)

    def write_source(self, text: str) -> None:
        """Write the source file, later than before even for a coarse clock."""
        file = self.source / "rules.py"
        before = file.stat().st_mtime_ns if file.exists() else 0
        file.write_text(text, encoding="utf-8")
        os.utime(file, ns=(before + 10**9, before + 10**9))

    def starts(self, name: str) -> int:
        """Return how often a program was started."""
        file = self.folder / name
        return file.read_text("utf-8").count("started") if file.exists() else 0

    def run(self) -> None:
        """Supervise both programs."""
        self.exit_codes.append(
            supervise(self.server, self.site, SourceWatch(self.source), self.stop.is_set, poll_s=0.05)
        )

    @contextmanager
    def running(self) -> Iterator[None]:
        """Supervise both programs in a thread; stop at the end of the block."""
        thread = Thread(target=self.run)
        thread.start()
        try:
            yield
        finally:
            self.stop.set()
            thread.join(TIMEOUT_S)
        assert not thread.is_alive()


def test_a_change_restarts_the_server_and_leaves_the_site_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    trial = Trial(tmp_path, SERVES, SERVES)

    with trial.running():
        wait_until(lambda: trial.starts("server") == trial.starts("site") == 1)
        trial.write_source("2")
        wait_until(lambda: trial.starts("server") == 2)

    assert trial.starts("site") == 1
    assert trial.exit_codes == [0]
    assert (trial.server.exit_code, trial.site.exit_code) == (-signal.SIGTERM, -signal.SIGTERM)
    assert "dev    | rules.py changed: the server restarts\n" in capsys.readouterr().out


def test_a_server_that_ends_starts_again_after_a_change(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trial = Trial(tmp_path, ENDS, SERVES)
    printed: list[str] = []

    def has_printed(text: str) -> bool:
        printed.append(capsys.readouterr().out)
        return text in "".join(printed)

    with trial.running():
        wait_until(lambda: has_printed("the server ended with exit code 3; it starts again after a change"))
        trial.write_source("2")
        wait_until(lambda: trial.starts("server") == 2)


def test_the_end_of_the_site_ends_the_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trial = Trial(tmp_path, SERVES, ENDS)

    trial.run()

    assert trial.exit_codes == [1]
    assert (trial.server.exit_code, trial.site.exit_code) == (-signal.SIGTERM, 3)
    assert "dev    | the program of the site ended with exit code 3\n" in capsys.readouterr().out


def test_a_program_that_does_not_stop_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "STOP_TIMEOUT_S", 0.1)
    trial = Trial(tmp_path, IGNORES_SIGTERM, SERVES)

    with trial.running():
        wait_until(lambda: trial.starts("server") == 1)

    assert trial.server.exit_code == -signal.SIGKILL


def test_each_line_has_the_name_of_its_program_in_front(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = Child("site", [sys.executable, "-c", "print('one'); print('two')"], tmp_path, os.environ)

    program.start()
    wait_until(lambda: program.exit_code is not None)
    program.stop()

    assert capsys.readouterr().out == "site   | one\nsite   | two\n"


def test_what_was_never_started_needs_no_stop(tmp_path: Path) -> None:
    program = Child("site", ["no such program"], tmp_path, os.environ)

    program.stop()

    assert program.exit_code is None


def test_a_change_is_a_written_a_new_or_a_deleted_source_file(tmp_path: Path) -> None:
    for name in ("a.py", "b.ftl", "notes.txt"):
        (tmp_path / name).touch()
    for folder in ("tests", "web", "__pycache__"):
        (tmp_path / folder).mkdir()
    watch = SourceWatch(tmp_path)
    assert watch.find_changes() == []

    os.utime(tmp_path / "a.py", ns=(1, 1))
    (tmp_path / "b.ftl").unlink()
    (tmp_path / "c.toml").touch()
    for ignored in ("notes.txt", "tests/test_a.py", "web/board.py", "__pycache__/a.py"):
        (tmp_path / ignored).write_text("changed", encoding="utf-8")

    assert watch.find_changes() == [tmp_path / "a.py", tmp_path / "b.ftl", tmp_path / "c.toml"]
    assert watch.find_changes() == []


@pytest.mark.parametrize("option", ["--port", "--site-port"])
def test_a_port_in_use_is_named_before_anything_starts(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        ports = {"--port": str(free_port()), "--site-port": str(free_port()), option: str(taken)}

        code = main([*(word for pair in ports.items() for word in pair), "--data", str(tmp_path / "data")])

    assert code == 2
    assert capsys.readouterr().err.startswith(f"port {taken} is in use: end the program that listens on it")
    assert list(tmp_path.iterdir()) == []


def test_the_server_runs_this_source_on_a_data_folder_of_its_own(tmp_path: Path) -> None:
    environment = server_environment({"PYTHONPATH": "before"}, tmp_path / "messages")

    assert environment["PYTHONPATH"] == f"{ROOT / 'src'}{os.pathsep}before"
    assert environment[MESSAGES_VARIABLE] == str(tmp_path / "messages")
    assert server_command(tmp_path, 8017)[-4:] == ["--data", str(tmp_path / "home"), "--port", "8017"]


@pytest.mark.full
def test_make_dev_serves_the_site_in_front_of_the_server_until_ctrl_c() -> None:
    port, site_port = free_port(), free_port()

    def has_games() -> bool:
        assert dev.poll() is None
        try:
            with urlopen(f"http://localhost:{site_port}/api/games", timeout=10) as answer:
                return b"kilt-castle" in answer.read()
        except (URLError, OSError):
            return False

    with temporary_home() as folder:
        ports = ("--port", str(port), "--site-port", str(site_port))
        dev = subprocess.Popen(
            [sys.executable, "-m", "tools.dev", *ports, "--data", str(folder)], cwd=ROOT, stdout=subprocess.DEVNULL
        )
        try:
            wait_until(has_games)
            with urlopen(f"http://localhost:{site_port}/@vite/client", timeout=TIMEOUT_S) as client:
                assert client.headers.get_content_type() == "text/javascript"
        finally:
            dev.send_signal(signal.SIGINT)
            assert dev.wait(TIMEOUT_S) == 0

    assert not is_in_use(port)
    assert not is_in_use(site_port)
