"""The development server logs the socket messages of each table; a command prints them."""

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server import home_process
from tests.server.home_process import HomeProcess, Visitor, temporary_home
from tools.dev import MESSAGES_VARIABLE, messages
from tools.dev.message_log import Fields, MessageLog, Receive, Send
from tools.dev.messages import follow, main

MILL = "11111111-0000-4000-8000-000000000000"
TOWER = "22222222-0000-4000-8000-000000000000"


def log_socket(folder: Path, received: Sequence[Any], sent: Sequence[Any]) -> list[Any]:
    """Run an application that receives and sends these texts over one socket; return what left the log around it."""
    passed: list[Any] = []
    waiting = iter(received)

    async def receive() -> Fields:
        return {"type": "websocket.receive", "text": next(waiting)}

    async def send(event: Fields) -> None:
        passed.append(event["text"])

    async def app(scope: Fields, receive: Receive, send: Send) -> None:
        assert scope["type"] == "websocket"
        passed.extend([(await receive())["text"] for _ in received])
        for text in sent:
            await send({"type": "websocket.send", "text": text})

    asyncio.run(MessageLog(app, folder)({"type": "websocket"}, receive, send))
    return passed


def read_log(folder: Path, table: str) -> list[tuple[str, Any]]:
    """Return the direction and the content of each logged message."""
    lines = (folder / f"{table}.jsonl").read_text("utf-8").splitlines()
    return [(line["direction"], line["message"]) for line in map(json.loads, lines)]


def write_log(data: Path, *tables: str) -> None:
    """Log one message for each of these tables in the data folder of `make dev`."""
    watching = [json.dumps({"type": "watch", "table": table}) for table in tables]
    log_socket(data / "messages", watching, [])


def test_a_message_is_logged_for_its_table_and_passed_on_unchanged(tmp_path: Path) -> None:
    received = [f'{{"type":"play",  "table":"{MILL}"}}']
    sent = [f'{{"type":"table","table":{{"id":"{TOWER}"}}}}']

    assert log_socket(tmp_path, received, sent) == received + sent

    assert read_log(tmp_path, MILL) == [("in", {"type": "play", "table": MILL})]
    assert read_log(tmp_path, TOWER) == [("out", {"type": "table", "table": {"id": TOWER}})]


def test_a_message_without_a_table_is_logged_for_the_watched_tables(tmp_path: Path) -> None:
    watch, unwatch, ping = (
        {"type": "watch", "table": MILL},
        {"type": "unwatch", "table": MILL},
        {"type": "ping", "n": 1},
    )

    log_socket(tmp_path, [json.dumps(one) for one in (ping, watch, ping, unwatch, ping)], [])

    assert [message for _, message in read_log(tmp_path, MILL)] == [watch, ping, unwatch]


@pytest.mark.parametrize("text", ["", "{", "[1]", "7", '{"table": "../../secret"}', '{"table": {"name": 1}}', None])
def test_anything_else_is_passed_on_and_not_logged(tmp_path: Path, text: str | None) -> None:
    assert log_socket(tmp_path, [text], [text]) == [text, text]
    assert list(tmp_path.iterdir()) == []


def test_requests_are_passed_on(tmp_path: Path) -> None:
    passed: list[object] = []

    async def app(*request: object) -> None:
        passed.extend(request)

    request: tuple[Any, Any, Any] = ({"type": "http"}, object(), object())
    asyncio.run(MessageLog(app, tmp_path)(*request))

    assert tuple(passed) == request


def test_without_a_table_the_command_lists_the_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_log(tmp_path, MILL, TOWER, TOWER)

    assert main(["--data", str(tmp_path)]) == 0

    assert sorted(capsys.readouterr().out.splitlines()) == [f"{MILL}  1 messages", f"{TOWER}  2 messages"]


def test_the_beginning_of_an_id_is_enough(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_log(tmp_path, MILL, TOWER)

    assert main(["--once", "--data", str(tmp_path), "1111"]) == 0

    (line,) = capsys.readouterr().out.splitlines()
    assert line.endswith(f'in  watch {{"type":"watch","table":"{MILL}"}}')


@pytest.mark.parametrize(("table", "count"), [("3", 0), ("", 2)])
def test_an_id_that_fits_no_table_or_two_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], table: str, count: int
) -> None:
    write_log(tmp_path, MILL, MILL.replace("0000", "0001", 1))

    assert main(["--data", str(tmp_path), table or MILL[:8]]) == 2
    assert capsys.readouterr().err.startswith(f"{count} tables whose id begins with")


def test_long_messages_are_shortened_unless_all_is_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = json.dumps({"type": "sight", "table": MILL, "log": list(range(500))})
    log_socket(tmp_path / "messages", [], [text])

    main(["--once", "--data", str(tmp_path), MILL])
    short = capsys.readouterr().out
    main(["--once", "--full", "--data", str(tmp_path), MILL])
    full = capsys.readouterr().out

    assert short.endswith("…\n")
    assert len(short) < 300
    assert json.loads(full.partition("\n")[2]) == json.loads(text)


def test_new_messages_follow_each_as_soon_as_it_is_complete(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "POLL_S", 0)
    write_log(tmp_path, MILL)
    file = tmp_path / "messages" / f"{MILL}.jsonl"
    line = file.read_bytes()
    parts = [line[:9], line[9:] + line]

    def is_done() -> bool:
        if not parts:
            return True
        with file.open("ab") as log:
            log.write(parts.pop(0))
        return False

    assert len(list(follow(file, is_done))) == 3


def test_ctrl_c_ends_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(seconds: float) -> None:
        raise KeyboardInterrupt(seconds)

    monkeypatch.setattr("time.sleep", interrupt)
    write_log(tmp_path, MILL)

    assert main(["--data", str(tmp_path), MILL]) == 0


def test_the_server_of_make_dev_logs_what_a_spectator_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    with temporary_home() as folder:
        monkeypatch.setattr(home_process, "BURGHOF", (*home_process.BURGHOF[:2], "tools.dev.server"))
        monkeypatch.setenv(MESSAGES_VARIABLE, str(folder / "messages"))
        server = HomeProcess(folder / "home")
        try:
            body = {"game": "kilt-castle", "seats": 2, "visibility": "public"}
            table = Visitor(server.url, "Anna").request("POST", "/tables", **body)["table"]["id"]
            with connect(f"{server.url.replace('http', 'ws', 1)}api/socket", proxy=None) as socket:
                socket.send(json.dumps({"type": "watch", "table": table}))
                received = [json.loads(socket.recv(timeout=60)) for _ in range(2)]
        finally:
            assert server.stop() == 0

        assert received[0]["type"] == "welcome"
        assert read_log(folder / "messages", table)[:2] == [
            ("in", {"type": "watch", "table": table}),
            ("out", received[1]),
        ]
        assert (folder / "messages").stat().st_mode & 0o077 == 0
        assert "POST" in server.output, "the terminal shows the log of the server"
