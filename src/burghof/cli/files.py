"""Files: records on disk, and saved games, which also contain the seed that a running record hides."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from burghof.kernel import (
    AnyMatch,
    AnyPlugin,
    AnyRecord,
    Fault,
    InstalledGame,
    Message,
    VerifiedMatch,
    load_plugin,
    read_game_id,
    read_record,
    say,
    verify,
    write_record,
)

VerifyResult: TypeAlias = VerifiedMatch[Any, Any, Any, Any, Any, Any] | Fault


class SavedGame(Struct, frozen=True):
    """Saved game: its record, and the seed of its chance. The seed reveals all future chance moves."""

    record: AnyRecord
    seed: str


class UnreadableFileError(Exception):
    """A file that does not contain a game; the message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


class LoadedGame(Struct, frozen=True):
    """Game loaded from a file: the installed game, its record, and its seed if that is known."""

    found: InstalledGame
    plugin: AnyPlugin
    record: AnyRecord
    seed: str | None


class _RawSavedGame(Struct):
    record: Raw
    seed: str


def read_file(path: Path, games: Mapping[str, InstalledGame]) -> LoadedGame:
    """Read the record or the saved game in this file; raises `UnreadableFileError` if there is none."""
    try:
        data = path.read_bytes()
    except FileNotFoundError as error:
        raise UnreadableFileError(say("cli-file-missing", file=str(path))) from error
    except OSError as error:
        raise UnreadableFileError(say("cli-file-not-read", file=str(path), why=error.strerror or "")) from error
    saved = _parse_saved_game(data)
    written = bytes(saved.record) if saved else data
    try:
        game = read_game_id(written)
        if game not in games:
            raise UnreadableFileError(say("cli-file-of-unknown-game", file=str(path), game=game))
        plugin = load_plugin(games[game])
        record = read_record(plugin, written)
    except msgspec.DecodeError as error:
        raise UnreadableFileError(say("cli-file-without-a-game", file=str(path), why=str(error))) from error
    return LoadedGame(games[game], plugin, record, saved.seed if saved else record.seed)


def verify_loaded(filed: LoadedGame) -> VerifyResult:
    """Verify the game of a file: return the first fault, or the verified match."""
    result = verify(filed.plugin, filed.record)
    if isinstance(result, Fault) or filed.seed is None or result.chance_checked:
        return result
    # A saved game contains the seed that a running record must hide. Verified with its seed, the record may have only
    # one fault: that it contains the seed (`wrong-seed`).
    fault = verify(filed.plugin, replace(filed.record, seed=filed.seed))
    if fault != Fault("wrong-seed"):
        return fault
    return VerifiedMatch(result.match, chance_checked=True)


def write_game(path: Path, match: AnyMatch) -> None:
    """Write a finished game as its record, a running one as a saved game; raises OSError."""
    record = match.record()
    assert match.seed is not None, "a game is written by the process that knows its seed"
    path.write_bytes(write_record(record) if match.is_over else encode_saved_game(SavedGame(record, match.seed)))


def encode_saved_game(save: SavedGame) -> bytes:
    """Encode a saved game as readable JSON; the record inside is formatted like a record file."""
    record = write_record(save.record).decode().strip().replace("\n", "\n  ")
    return f'{{\n  "seed": {msgspec.json.encode(save.seed).decode()},\n  "record": {record}\n}}\n'.encode()


def _parse_saved_game(data: bytes) -> _RawSavedGame | None:
    """Parse a saved game; None if the data are not one."""
    try:
        return msgspec.json.decode(data, type=_RawSavedGame)
    except msgspec.DecodeError:
        return None
