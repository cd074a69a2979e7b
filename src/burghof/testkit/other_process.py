"""Other process: the same record gives the same game in another process with another hash seed."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from msgspec.json import encode

from burghof.kernel import AnyPlugin, InstalledGame, Record, load_plugin, read_card, read_record, write_record
from burghof.testkit.errors import ContractError
from burghof.testkit.random_games import random_game, rng_for
from burghof.testkit.subject import AnyTrial
from burghof.testkit.world import ForkedWorld


def check_other_process(trial: AnyTrial) -> None:
    """Play a game in this process and replay it in another."""
    *_, world = random_game(trial, rng_for(trial, "elsewhere"), "pure", trial.plugin.card.seats[-1])
    with TemporaryDirectory() as folder:
        file = Path(folder, "record.json")
        file.write_bytes(write_record(world.record()))
        there = _fingerprint_in_other_process(trial.home, file)
    here = fingerprint(trial.plugin, world.record())
    if there != here:
        raise ContractError("process", "the same record gives another game in another process")


def _fingerprint_in_other_process(home: InstalledGame, record: Path) -> str:
    """Return the fingerprint of this record, computed in a process with another hash seed."""
    seed = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    command = [sys.executable, "-m", __name__, home.package, str(home.folder), str(record)]
    answer = subprocess.run(  # noqa: S603 - our own program
        command, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=False
    )
    if answer.returncode:
        raise ContractError("process", f"the record cannot be replayed in another process:\n{answer.stderr}")
    return answer.stdout.strip()


def fingerprint(plugin: AnyPlugin, record: Record[Any, Any]) -> str:
    """Return a hash over all states of a game, with the offers and views in each of them, and all events."""
    world = ForkedWorld(plugin, record.header, record.seed)
    moves = world.game.moves(record.header.options, world.seats)
    digest = sha256(encode(moves))
    for entry in record.entries:
        world.append(entry)
        digest.update(encode(world.state))
        digest.update(encode([world.game.view(world.state, audience, "notebook") for audience in world.audiences]))
        if not world.is_chance_due:
            digest.update(
                encode(
                    [world.game.offers(world.state, decision.seat, world.header.recall) for decision in world.pending]
                )
            )
    digest.update(encode(tuple(world.log)))
    return digest.hexdigest()


def main(package: str, folder: str, record: str) -> None:
    """Print the fingerprint of the record in this file, of the game in this package."""
    plugin = load_plugin(InstalledGame(read_card(Path(folder)), Path(folder), package))
    sys.stdout.write(fingerprint(plugin, read_record(plugin, Path(record).read_bytes())))


if __name__ == "__main__":
    main(*sys.argv[1:])
