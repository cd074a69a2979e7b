"""Books: the results of an arena as a file of JSON lines, the arena first; lines are only ever added."""

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias

import msgspec
from msgspec import Struct

from burghof.lab.arena import Arena
from burghof.lab.result import GameResult

Line: TypeAlias = Arena | GameResult
"""What a line holds."""

LINE: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Line)  # a decoder of a union has no type of its own


class Unreadable(Exception):
    """A file that is no book; the text says why."""


class OtherArena(Exception):
    """A book of another arena; the text names what differs."""


class Kept(Struct, frozen=True):
    """What a book holds: its arena, and the games by their number."""

    arena: Arena
    results: dict[int, GameResult]


class Book:
    """A book that is being written."""

    def __init__(self, path: Path, arena: Arena) -> None:
        """Begin a book, or go on with one of the same arena; `results` are the games it holds already."""
        self.results: dict[int, GameResult] = {}
        whole = _whole_lines(path.read_bytes()) if path.exists() else b""
        if whole:
            kept = parse_book(whole)
            if kept.arena != arena:
                raise OtherArena(difference(kept.arena, arena))
            self.results = kept.results
        self._file = path.open("ab")
        self._file.truncate(len(whole))
        if not whole:
            self._write(arena)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def add(self, result: GameResult) -> None:
        """Write a game down; it is in the file when this returns."""
        self.results[result.number] = result
        self._write(result)

    def _write(self, line: Line) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def read_book(path: Path) -> Kept:
    """A finished or unfinished book; a last line that was cut off is passed over."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise Unreadable(error.strerror or "") from error
    return parse_book(_whole_lines(data))


def parse_book(data: bytes) -> Kept:
    """The arena and its games; of a game that was written twice the first is kept."""
    lines = [_line(number, text) for number, text in enumerate(data.splitlines(), start=1)]
    match lines:
        case [Arena() as arena, *games]:
            return Kept(arena, _by_number(games))
        case _:
            raise Unreadable("its first line is no arena")


def difference(one: Arena, other: Arena) -> str:
    """What differs between two arenas, each value of the first before that of the second."""
    fields = [name for name in Arena.__struct_fields__ if getattr(one, name) != getattr(other, name)]
    return ", ".join(f"{name}: {_text(getattr(one, name))} / {_text(getattr(other, name))}" for name in fields)


def _by_number(lines: Iterable[Line]) -> dict[int, GameResult]:
    results: dict[int, GameResult] = {}
    for line in lines:
        if isinstance(line, Arena):
            raise Unreadable("it holds two arenas")
        results.setdefault(line.number, line)
    return results


def _line(number: int, text: bytes) -> Line:
    try:
        line: Line = LINE.decode(text)
    except msgspec.DecodeError as error:
        raise Unreadable(f"line {number}: {error}") from error
    return line


def _whole_lines(data: bytes) -> bytes:
    """The file without a last line that was cut off."""
    return data[: data.rfind(b"\n") + 1]


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode().replace('"', "")
