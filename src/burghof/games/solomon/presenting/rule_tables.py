"""The tables of the rulebook; `make gen` writes them to RULES.md and its translations."""

from typing import Final

from burghof.games.solomon.data import TILES
from burghof.games.solomon.model.pattern import SIZES
from burghof.games.solomon.model.tile import Tile
from burghof.kernel import Message, say


def _tile(tile: Tile) -> tuple[Message | str, ...]:
    light, dark = TILES.light[tile.value], TILES.dark[tile.value]
    return (Message(tile.message_ref.key), str(light), str(dark), str(light + dark))


def _cards(size: int) -> tuple[Message | str, ...]:
    cards = [card for card, squares in SIZES.items() if squares == size]
    return (str(size), f"{min(cards)}–{max(cards)}", str(len(cards)))


RULE_TABLES: Final[dict[str, tuple[tuple[Message | str, ...], ...]]] = {
    "tiles": (
        (say("table-tile"), say("table-light"), say("table-dark"), say("table-all")),
        *(_tile(tile) for tile in Tile),
    ),
    "cards": (
        (say("table-squares"), say("table-numbers"), say("table-cards")),
        *(_cards(size) for size in sorted(set(SIZES.values()))),
    ),
}
"""Each table by its name in RULES.md, head row first; names appear in the language of the rulebook."""
