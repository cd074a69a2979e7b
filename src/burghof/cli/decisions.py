"""Bot check: whether the bots of a game make the same decisions again when they are asked the same."""

from msgspec import Struct

from burghof.bots.transcript import answer, move_in, transcripts
from burghof.cli.files import Filed


class Decisions(Struct, frozen=True):
    """Number of bot decisions in a game, and the entries where a bot now decides differently."""

    made: int
    different: tuple[int, ...]


def decisions_again(filed: Filed) -> Decisions | None:
    """Repeat every bot decision of a verified game and compare it; None while the seed is secret."""
    if filed.seed is None:
        return None
    plugin = filed.plugin
    made = [
        (position, answer(plugin, transcript) == move_in(plugin, transcript))
        for position, transcript in transcripts(plugin, filed.record, filed.seed)
    ]
    return Decisions(len(made), tuple(position for position, is_same in made if not is_same))
