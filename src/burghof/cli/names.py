"""Names: what the terminal calls the players of a game."""

from uuid import UUID

from burghof.hosting.tables.bot_names import named_players
from burghof.kernel import AnyMatch

UUID_HEX_DIGITS = 32


def names_of(match: AnyMatch) -> list[str]:
    """Return the names of the players by seat; a bot that is called by its level gets a given name.

    The names are drawn from the commitment to the seed: it is public, and the same whenever the game is shown.
    """
    table = UUID(hex=match.header.commitment[:UUID_HEX_DIGITS])
    return [player.name for player in named_players(table, match.players)]
