"""Runs `run_burghof` as in a terminal with typed lines, on the project's games or on the pocket games with words."""

from collections.abc import Sequence
from pathlib import Path

from typer.testing import CliRunner, Result

from burghof.cli.app import app

CLEAN_ENVIRONMENT = {"LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "BURGHOF_SHELF": "", "BURGHOF_PLAIN": ""}


def run_burghof(
    *arguments: str | Path, lines: Sequence[str] = (), lang: str = "", is_screen: bool = False, columns: int = 200
) -> Result:
    """Run `run_burghof` with these arguments and typed lines; the input ends after the last line."""
    surroundings = {"LANG": lang or "C", "TTY_COMPATIBLE": "1" if is_screen else "0", "COLUMNS": str(columns)}
    environment = {**CLEAN_ENVIRONMENT, **surroundings}
    typed = "".join(f"{line}\n" for line in lines)
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=typed, env=environment)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def record_game(file: Path, game: str, *more: str, seats: str = "random,random", seed: str = "1") -> Path:
    """Record a finished game between bots in this file."""
    result = run_burghof(*more, "sit", game, "--seats", seats, "--seed", seed, "--file", file)
    assert result.exit_code == 0, result.output
    return file
