"""Decisions made again: whether the bots in a game decide as they did, asked once more what they were asked then."""

from msgspec import Struct

from burghof.bots.transcript import answer, move_in, transcripts
from burghof.cli.files import Filed


class Decisions(Struct, frozen=True):
    """How many decisions of bots a game has, and the entries where they decide otherwise now."""

    made: int
    different: tuple[int, ...]


def decisions_again(filed: Filed) -> Decisions | None:
    """Every decision of a bot in a game that was found right, made again; None while its seed is secret."""
    if filed.seed is None:
        return None
    plugin = filed.plugin
    made = [
        (position, answer(plugin, transcript) == move_in(plugin, transcript))
        for position, transcript in transcripts(plugin, filed.record, filed.seed)
    ]
    return Decisions(len(made), tuple(position for position, is_same in made if not is_same))
