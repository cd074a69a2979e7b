"""Lines of play by which all seats together lead one seat to where it can pay for nothing; rare, found by a search."""

from collections.abc import Iterator

from burghof.games.kilt_castle.model.moves import KiltMove, TakeRoof
from burghof.games.kilt_castle.tests.tables import build, field, relocate

UNPAYABLE_LINES = {
    2: (
        "n>2 C1 bg>3 D1 D1 bn>3 D2 D2 rb>3 D2 D2 b>2 C1 bn>4 E1 E1 b>3 D3 rb>4 E1 E2 n>3 D4 r>2 C1 n>4 E2 bg>4 E2 E3 "
        "gn>3 D5"
    ),
    3: (
        "b>4 E1 r>2 C1 g>5 C1 b>6 E2 g>7 E3 b>8 E4 g>9 E5 b>10 E4 rb>10 E4 E1 r>10 E1 bg>9 D5 E5 g>11 D5 rb>11 D5 D5 "
        "bg>12 C5 C1 g>12 C1 rb>12 C1 C5 g>13 B4 rb>13 B3 B3 r>13 B4 rg>9"
    ),
    4: (
        "rg>3 D1 D1 rn>3 D2 D3 rb>3 D4 D4 g>1 B1 n>1 B1 b>1 B1 rn>4 E1 E2 gn>4 E1 E2 bn>4 E1 E2 rb>4 E1 E3 n>2 C1 "
        "b>2 C1 bg>3 D5 D5 ^D1 b>3"
    ),
}
"""For each number of seats, the line: `card>space` relocates a card, a field name builds there, `^` takes its roof."""
UNPAYABLE_SEEDS = {2: "3", 3: "1", 4: "5"}
"""For each number of seats, the seed of the deal from which the line starts."""


def unpayable_moves(seats: int) -> Iterator[KiltMove]:
    """Yield the moves of the line for this number of seats."""
    yield from map(_parse_move, UNPAYABLE_LINES[seats].split())


def _parse_move(word: str) -> KiltMove:
    if word.startswith("^"):
        return TakeRoof(field(word[1:]))
    name, _, space = word.partition(">")
    return relocate(name, int(space)) if space else build(name)
