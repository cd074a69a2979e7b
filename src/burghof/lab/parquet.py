"""Parquet: a copy of an arena's results for other tools, written at the end of a run."""

from collections.abc import Iterable
from pathlib import Path

import msgspec
import pyarrow as pa  # type: ignore[import-untyped] # it has no types
import pyarrow.parquet as pq  # type: ignore[import-untyped] # same

from burghof.lab.arena import Arena
from burghof.lab.result import GameResult
from burghof.lab.results_file import ArenaResults, UnreadableResultsError

ARENA_METADATA_KEY = b"burghof.arena"
"""Metadata key under which the file stores its arena."""


def write_parquet(path: Path, arena: Arena, results: Iterable[GameResult]) -> None:
    """Write one row per game, with the game's own statistics as a list of names and counts.

    The file is replaced atomically: it never exists in part.
    """
    rows = [msgspec.to_builtins(result) for result in results]
    for row in rows:
        del row["type"]
        row["figures"] = [{"figure": name, "count": count} for name, count in row["figures"].items()]
    table = pa.Table.from_pylist(rows, schema=SCHEMA.with_metadata({ARENA_METADATA_KEY: msgspec.json.encode(arena)}))
    unfinished = path.with_name(f"{path.name}.part")
    pq.write_table(table, unfinished)
    unfinished.replace(path)


def read_parquet(path: Path) -> ArenaResults:
    """Read a file of `write_parquet`; raises `UnreadableResultsError` if it is not one."""
    try:
        table = pq.read_table(path)
        arena = msgspec.json.decode((table.schema.metadata or {})[ARENA_METADATA_KEY], type=Arena)
    except (OSError, pa.ArrowInvalid, KeyError, msgspec.DecodeError) as error:
        raise UnreadableResultsError(str(error)) from error
    results: dict[int, GameResult] = {}
    for row in table.to_pylist():
        row["figures"] = {one["figure"]: one["count"] for one in row["figures"]}
        result = msgspec.convert(row | {"type": "game"}, type=GameResult)
        results[result.number] = result
    return ArenaResults(arena, results)


SCHEMA = pa.schema(
    [
        ("number", pa.int64()),
        ("seed", pa.string()),
        ("deal", pa.string()),
        ("players", pa.list_(pa.string())),
        ("ended", pa.string()),
        ("ranks", pa.list_(pa.int64())),
        ("scores", pa.list_(pa.int64())),
        ("length", pa.int64()),
        ("decisions", pa.list_(pa.int64())),
        ("choices", pa.int64()),
        ("widest", pa.int64()),
        ("figures", pa.list_(pa.struct([("figure", pa.string()), ("count", pa.int64())]))),
        ("thought", pa.list_(pa.list_(pa.int64()))),
    ]
)
"""Columns, in the order of the fields of `GameResult`."""
