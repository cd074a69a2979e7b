"""Bot check: whether the bots of a game make the same decisions again when they are asked the same."""

from msgspec import Struct

from burghof.bots.transcript import decide, decode_move, transcripts
from burghof.cli.files import LoadedGame


class BotCheck(Struct, frozen=True):
    """Number of bot decisions in a game, and the entries where a bot now decides differently."""

    repeated: int
    different: tuple[int, ...]


def recheck_bots(filed: LoadedGame) -> BotCheck | None:
    """Repeat every bot decision of a verified game and compare it; None while the seed is secret."""
    if filed.seed is None:
        return None
    plugin = filed.plugin
    made = [
        (position, decide(plugin, transcript) == decode_move(plugin, transcript))
        for position, transcript in transcripts(plugin, filed.record, filed.seed)
    ]
    return BotCheck(len(made), tuple(position for position, is_same in made if not is_same))
