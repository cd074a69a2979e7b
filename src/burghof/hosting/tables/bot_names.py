"""Given names of bots: each bot at a table has one, drawn from the id of the table. Its level is only a title."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final
from uuid import UUID

from burghof.hosting.people.names import looks_like
from burghof.kernel import Player

GIVEN_NAMES: Final = (
    *("Alda", "Bruno", "Clea", "Donata", "Elvina", "Falko", "Gerwin", "Hedda", "Ivo"),
    *("Jorin", "Konrad", "Leonor", "Milo", "Nella", "Oswin", "Pernel", "Quirin", "Runa"),
    *("Selma", "Tilo", "Ulric", "Viola", "Wendel", "Yrsa", "Zeno"),
)
"""One name per letter; none ends in s, x or z, so that its genitive is regular."""


def with_given_names(table: UUID, players: Sequence[Player | None]) -> tuple[Player | None, ...]:
    """Give a name to each bot that is called by its level; no two names at the table begin with the same letter.

    Bots of earlier releases are called by their level in the record, and so are bots at a table in setup. People, bots
    with a name, bots that replace a person and free seats (None) stay as they are.
    """
    if not any(player is not None and _is_called_by_level(player) for player in players):
        return tuple(players)
    named = [player.name for player in players if player is not None and not _is_called_by_level(player)]
    taken = {name[:1].upper() for name in named}
    drawn = sorted(GIVEN_NAMES, key=lambda name: sha256(table.bytes + name.encode()).digest())
    free = iter([name for name in drawn if name[0] not in taken and not _is_like_any(name, named)])
    return tuple(
        Player(next(free, player.name), player.bot) if player is not None and _is_called_by_level(player) else player
        for player in players
    )


def named_players(table: UUID, players: Sequence[Player]) -> tuple[Player, ...]:
    """Return the players of a game with the given names of its bots."""
    return tuple(player for player in with_given_names(table, players) if player is not None)


def _is_like_any(name: str, others: Sequence[str]) -> bool:
    return any(looks_like(name, other) for other in others)


def _is_called_by_level(player: Player) -> bool:
    """Return whether a bot has the name of its level, possibly numbered: `squire 2`."""
    if player.bot is None:
        return False
    name, _, number = player.name.rpartition(" ") if " " in player.name else (player.name, "", "")
    return name == player.bot and (not number or number.isdigit())
