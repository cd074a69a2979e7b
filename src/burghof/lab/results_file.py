"""Results files: JSON lines, the arena first, then one line per game; lines are only ever appended."""

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias

import msgspec
from msgspec import Struct

from burghof.lab.arena import Arena
from burghof.lab.result import GameResult

Line: TypeAlias = Arena | GameResult
"""Content of one line."""

LINE_DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Line)  # msgspec cannot type a decoder of a union


class UnreadableResultsError(Exception):
    """A file that is not a results file; the message says why."""


class ArenaMismatchError(Exception):
    """A results file of a different arena; the message lists the fields that differ."""


class ArenaResults(Struct, frozen=True):
    """Content of a results file: its arena, and the results by game number."""

    arena: Arena
    results: dict[int, GameResult]


class ResultsFile:
    """Results file that is open for appending."""

    def __init__(self, path: Path, arena: Arena) -> None:
        """Create a results file, or continue one of the same arena; `results` holds the games already in it.

        Removes a last line that was cut off. Raises `UnreadableResultsError` if the file is not a results file, and
        `ArenaMismatchError` if it belongs to a different arena.
        """
        self.results: dict[int, GameResult] = {}
        whole = _complete_lines(path.read_bytes()) if path.exists() else b""
        if whole:
            kept = parse_results(whole)
            if kept.arena != arena:
                raise ArenaMismatchError(describe_difference(kept.arena, arena))
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
        """Append a result; it is in the file when this returns."""
        self.results[result.number] = result
        self._write(result)

    def _write(self, line: Line) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()


def read_results(path: Path) -> ArenaResults:
    """Read a finished or unfinished results file; a last line that was cut off is ignored.

    Raises `UnreadableResultsError` if it is not a results file.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise UnreadableResultsError(error.strerror or "") from error
    return parse_results(_complete_lines(data))


def parse_results(data: bytes) -> ArenaResults:
    """Parse the arena and its games; if a game occurs twice, the first result counts.

    Raises `UnreadableResultsError` if the first line is not an arena, if there is a second arena, or if a line is
    malformed.
    """
    lines = [_parse_line(number, text) for number, text in enumerate(data.splitlines(), start=1)]
    match lines:
        case [Arena() as arena, *games]:
            return ArenaResults(arena, _results_by_number(games))
        case _:
            raise UnreadableResultsError("the first line is not an arena")


def describe_difference(first: Arena, second: Arena) -> str:
    """Return the fields that differ between two arenas, each as `name: first / second`."""
    fields = [name for name in Arena.__struct_fields__ if getattr(first, name) != getattr(second, name)]
    return ", ".join(
        f"{name}: {_format_value(getattr(first, name))} / {_format_value(getattr(second, name))}" for name in fields
    )


def _results_by_number(lines: Iterable[Line]) -> dict[int, GameResult]:
    results: dict[int, GameResult] = {}
    for line in lines:
        if isinstance(line, Arena):
            raise UnreadableResultsError("the file contains two arenas")
        results.setdefault(line.number, line)
    return results


def _parse_line(number: int, text: bytes) -> Line:
    try:
        line: Line = LINE_DECODER.decode(text)
    except msgspec.DecodeError as error:
        raise UnreadableResultsError(f"line {number}: {error}") from error
    return line


def _complete_lines(data: bytes) -> bytes:
    """Return the data without a last line that was cut off."""
    return data[: data.rfind(b"\n") + 1]


def _format_value(value: object) -> str:
    return msgspec.json.encode(value).decode().replace('"', "")
