"""Fight previews: what the next round of melee may bring a fighter, shown to the players who choose one."""

from collections.abc import Iterator

from burghof.games.the_castle.model.bit_sets import has_bit
from burghof.games.the_castle.model.counters import FIRST_MONSTER, Figure, column
from burghof.games.the_castle.model.preview import Chances, Face, FightPreview
from burghof.games.the_castle.model.state import State, constitution, monster_of
from burghof.games.the_castle.rules.melee import hit_row
from burghof.games.the_castle.rules.modifiers import modifier, modifier_changes
from burghof.games.the_castle.rules.odds import Duel, odds
from burghof.games.the_castle.rules.rolling import SIDES


def fight_preview(state: State, fighter: Figure) -> FightPreview:
    """Return the preview of the next round with this fighter; against a party it contains only his own roll."""
    against = state.against if state.enemy is None else Figure(-1)
    return FightPreview(
        modifier(state, fighter, against),
        hits_left(state, fighter),
        tuple(modifier_changes(state, fighter, against)),
        tuple(_faces(state, fighter)) if state.enemy is None else (),
        _chances(state, fighter),
    )


def hits_left(state: State, figure: Figure) -> int:
    """Return how many hits a figure can still take."""
    return constitution(state, figure) - state.hits[figure]


def _faces(state: State, fighter: Figure) -> Iterator[Face]:
    """Yield the effect of each face of the die (6.12)."""
    change, against = modifier(state, fighter, state.against), state.against
    for pips in range(1, SIDES + 1):
        place = column(pips + change)
        deals = pips + change if fighter < len(state.owners) else hit_row(state, fighter)[place]
        takes = hit_row(state, against)[place]
        yield Face(place, deals, takes, deals >= hits_left(state, against), takes >= hits_left(state, fighter))


def _chances(state: State, fighter: Figure) -> Chances | None:
    """Return the chances of a character against a monster in a fight to the end, or None for other pairs."""
    if state.enemy is not None or fighter >= len(state.owners) or state.against < FIRST_MONSTER:
        return None
    duel = Duel(
        state.disciplines[fighter],
        monster_of(state, state.against),
        hits_left(state, fighter),
        hits_left(state, state.against),
        modifier(state, fighter, state.against),
        is_hexed=has_bit(state.cursed, fighter),
    )
    ahead = odds(duel)
    return Chances(round(100 * ahead.wins), round(100 * ahead.dies))
