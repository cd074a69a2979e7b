"""Prints the socket messages of a table at the server of `make dev`: `python -m tools.dev.messages TABLE_ID`."""

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from tools.dev import DATA_FOLDER
from tools.dev.message_log import SUFFIX, LoggedMessage

POLL_S: Final = 0.2
"""Seconds between two checks for new messages."""
MAX_LINE_LENGTH: Final = 200
"""Maximum number of characters of a message that is printed in one line."""


class _TypeOnly(msgspec.Struct):
    """The type of a message."""

    type: str = "?"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the messages so far and, until Ctrl-C, each new one; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.dev.messages", description=__doc__)
    parser.add_argument("table", nargs="?", default="", help="id of the table, or how it begins; without it: a list")
    parser.add_argument("--full", action="store_true", help="print each message completely, over several lines")
    parser.add_argument("--once", action="store_true", help="print the messages so far and end")
    parser.add_argument("--data", type=Path, default=DATA_FOLDER, help="folder that `make dev` uses")
    wanted = parser.parse_args(arguments)
    files = sorted((wanted.data / "messages").glob(f"*{SUFFIX}"), key=lambda file: file.stat().st_mtime)
    found = [file for file in files if file.name.startswith(wanted.table)]
    if not wanted.table:
        print("\n".join(f"{file.stem}  {len(file.read_bytes().splitlines())} messages" for file in files))
        return 0
    if len(found) != 1:
        print(f"{len(found)} tables whose id begins with {wanted.table} have messages", file=sys.stderr)
        return 2
    with suppress(KeyboardInterrupt):
        for message in follow(found[0], is_done=lambda: wanted.once):
            print(describe(message, is_full=wanted.full), flush=True)
    return 0


def follow(file: Path, is_done: Callable[[], bool]) -> Iterator[LoggedMessage]:
    """Yield the messages of a file, then each new one; ends when `is_done` returns True at the end of the file."""
    decode = msgspec.json.Decoder(LoggedMessage).decode
    rest = b""
    with file.open("rb") as lines:
        while True:
            *complete, rest = (rest + lines.read()).split(b"\n")
            yield from map(decode, complete)
            if is_done():
                return
            time.sleep(POLL_S)


def describe(message: LoggedMessage, *, is_full: bool = False) -> str:
    """Return a message as text: local time, connection, direction, type and content."""
    kind = msgspec.json.decode(message.message, type=_TypeOnly).type
    time_of_day = message.time.astimezone().strftime("%H:%M:%S.%f")[:-3]
    head = f"{time_of_day} {message.connection} {message.direction:<3} {kind}"
    text = bytes(message.message).decode()
    if is_full:
        return f"{head}\n{msgspec.json.format(text, indent=2)}"
    return f"{head} {text if len(text) <= MAX_LINE_LENGTH else text[:MAX_LINE_LENGTH] + '…'}"


if __name__ == "__main__":
    sys.exit(main())
