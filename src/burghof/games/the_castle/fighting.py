"""Fight previews: what the next round of melee may bring a fighter, shown to the players who choose one."""

from collections.abc import Iterator

from burghof.games.the_castle.bots.odds import Duel, odds
from burghof.games.the_castle.model.counters import FIRST_MONSTER, Figure, column
from burghof.games.the_castle.model.preview import Chances, Face, FightPreview
from burghof.games.the_castle.model.state import State, constitution, has, monster_of
from burghof.games.the_castle.rules.melee import row
from burghof.games.the_castle.rules.modifiers import changes, modifier
from burghof.games.the_castle.rules.rolling import SIDES


def fight_preview(state: State, fighter: Figure) -> FightPreview:
    """Return the preview of the next round with this fighter; against a party it contains only his own roll."""
    against = state.against if state.enemy is None else Figure(-1)
    return FightPreview(
        modifier(state, fighter, against),
        left_of(state, fighter),
        tuple(changes(state, fighter, against)),
        tuple(_faces(state, fighter)) if state.enemy is None else (),
        _chances(state, fighter),
    )


def left_of(state: State, figure: Figure) -> int:
    """Return how many hits a figure can still take."""
    return constitution(state, figure) - state.hits[figure]


def _faces(state: State, fighter: Figure) -> Iterator[Face]:
    """Yield the effect of each face of the die (6.12)."""
    change, against = modifier(state, fighter, state.against), state.against
    for pips in range(1, SIDES + 1):
        place = column(pips + change)
        deals = pips + change if fighter < len(state.owners) else row(state, fighter)[place]
        takes = row(state, against)[place]
        yield Face(place, deals, takes, deals >= left_of(state, against), takes >= left_of(state, fighter))


def _chances(state: State, fighter: Figure) -> Chances | None:
    """Return the chances of a character against a monster in a fight to the end, or None for other pairs."""
    if state.enemy is not None or fighter >= len(state.owners) or state.against < FIRST_MONSTER:
        return None
    duel = Duel(
        state.disciplines[fighter],
        monster_of(state, state.against),
        left_of(state, fighter),
        left_of(state, state.against),
        modifier(state, fighter, state.against),
        is_hexed=has(state.hexed, fighter),
    )
    ahead = odds(duel)
    return Chances(round(100 * ahead.wins), round(100 * ahead.dies))
