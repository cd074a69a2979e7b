"""Exact results of a fight between a party and one monster, if the party sends the best figure into each round.

They are the chance that nobody of the party dies, neither heroes nor captives nor charmed monsters, and the average
number of hits that all of them take.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from burghof.games.the_castle.data import TABLES
from burghof.games.the_castle.model.bit_sets import with_bits
from burghof.games.the_castle.model.counters import (
    REGENERATING,
    WITCHES,
    Discipline,
    Figure,
    Treasure,
    column,
)
from burghof.games.the_castle.model.positions import GONE
from burghof.games.the_castle.model.state import (
    State,
    carried_counters,
    charmed_monsters,
    constitution,
    followers,
    living_members,
    monster_of,
)
from burghof.games.the_castle.rules.melee import WITCH_SPELL, fighters, hit_row
from burghof.games.the_castle.rules.modifiers import modifier
from burghof.games.the_castle.rules.odds import DICE

Row: TypeAlias = tuple[tuple[int, int], ...]
"""For each face of the die, the hits that a figure deals and takes."""
ALL = 216
"""Number of equal ways in which a round with a witch's spell and its die can end."""
SURE, NEVER = Fraction(1), Fraction(0)


class Spirits(Struct, frozen=True):
    """What a witch's spells have changed: whether the party has her curse, and whether its magic items are gone."""

    is_hexed: bool = False
    is_dispelled: bool = False


class Standing(Struct, frozen=True):
    """How a fight stands: the hits that each figure of the party and the monster can still take."""

    party: tuple[int, ...]
    monster: int
    spirits: Spirits = Spirits()


class PartyFight:
    """The fight of a party against one monster that it has met."""

    def __init__(self, state: State, monster: Figure, *, is_sent_back_well: bool) -> None:
        """Prepare a fight; being sent back outside by a witch is as good as a victory, or as bad as a death."""
        state = replace(state, against=monster)
        party = state.active
        self.figures = tuple(sorted(followers(state, party)))
        self._state = state
        self.monster = monster
        self._fighters = tuple(self.figures.index(figure) for figure in fighters(state, party))
        self._regenerates = monster_of(state, monster) in REGENERATING
        self.is_sent_back_well = is_sent_back_well
        self._constitutions = tuple(constitution(state, figure) for figure in self.figures)
        self._rows: dict[Spirits, tuple[Row, ...]] = {}
        self._heroes = sum(figure < len(state.owners) for figure in self.figures)
        self._chances: dict[Standing, Fraction] = {}
        self._hits: dict[Standing, Fraction] = {}
        self.start = Standing(
            tuple(constitution(state, figure) - state.hits[figure] for figure in self.figures),
            constitution(state, monster) - state.hits[monster],
        )

    def row(self, figure: Figure) -> Row:
        """Return what a figure deals and takes by each face of the die, before a witch changes it."""
        return self._row(self.figures.index(figure), Spirits())

    def chance(self, standing: Standing) -> Fraction:
        """Return the chance from here, with the best fighter in each round."""
        if min(standing.party) <= 0:
            return NEVER
        if standing.monster <= 0:
            return SURE
        found = self._chances.get(standing)
        if found is None:
            found = max(self._chance_of(place, standing) for place in self._fighters)
            self._chances[standing] = found
        return found

    def chance_with(self, figure: Figure) -> Fraction:
        """Return the chance if this figure fights until anything changes, and then the best one in each round."""
        return self._chance_of(self.figures.index(figure), self.start)

    def hits(self, standing: Standing) -> Fraction:
        """Return the average number of hits that the party takes from here, with the best fighter in each round.

        The fight ends with the monster or with the last hero.
        """
        if standing.monster <= 0 or max(standing.party[: self._heroes]) <= 0:
            return NEVER
        found = self._hits.get(standing)
        if found is None:
            alive = [place for place in self._fighters if standing.party[place] > 0]
            found = min(self._hits_of(place, standing) for place in alive)
            self._hits[standing] = found
        return found

    def hits_with(self, figure: Figure) -> Fraction:
        """Return the average number of hits if this figure fights until anything changes, and then the best one."""
        return self._hits_of(self.figures.index(figure), self.start)

    def _hits_of(self, place: int, standing: Standing) -> Fraction:
        same, rest = 0, NEVER
        for ways, after in self._results(place, standing):
            assert isinstance(after, Standing), "a witch has no average"
            if after == standing:
                same += ways
            else:
                taken = standing.party[place] - after.party[place]
                rest += ways * (taken + self.hits(after))
        return rest / (ALL - same)

    def _chance_of(self, place: int, standing: Standing) -> Fraction:
        same, rest = 0, NEVER
        for ways, after in self._results(place, standing):
            if after == standing:
                same += ways
            else:
                rest += ways * (after if isinstance(after, Fraction) else self.chance(after))
        return rest / (ALL - same) if same < ALL else NEVER

    def _results(self, place: int, standing: Standing) -> Iterator[tuple[int, Standing | Fraction]]:
        """Yield how a round of one figure can end, each with its number of ways."""
        for deals, takes in self._row(place, standing.spirits):
            left = standing.monster - deals
            if left > 0 and self._regenerates:
                left = min(left + 1, constitution(self._state, self.monster))
            if takes == WITCH_SPELL:
                yield from self._spells(replace(standing, monster=max(0, left)))
            else:
                yield ALL // len(DICE), replace(standing, party=self._hit(standing, place, takes), monster=max(0, left))

    def _spells(self, standing: Standing) -> Iterator[tuple[int, Standing | Fraction]]:
        """Yield what a witch's spell can do, each with its number of ways (6.13)."""
        ways = ALL // len(DICE) ** 2
        for spell in TABLES.traps.witch:
            match spell:
                case "teleport":
                    yield ways, SURE if standing.monster <= 0 or self.is_sent_back_well else NEVER
                case "dispel":
                    yield ways, replace(standing, spirits=replace(standing.spirits, is_dispelled=True))
                case "lead":
                    yield ways, standing
                case "hex":
                    yield ways, replace(standing, spirits=replace(standing.spirits, is_hexed=True))
                case "powder":
                    for pips in DICE:
                        yield ways // len(DICE), replace(standing, party=tuple(left - pips for left in standing.party))
                case _:
                    doubled = zip(standing.party, self._constitutions, strict=True)
                    yield ways, replace(standing, party=tuple(2 * left - most for left, most in doubled))

    @staticmethod
    def _hit(standing: Standing, place: int, hits: int) -> tuple[int, ...]:
        return tuple(left - hits if index == place else left for index, left in enumerate(standing.party))

    def _row(self, place: int, spirits: Spirits) -> Row:
        if spirits not in self._rows:
            state = _under(self._state, spirits)
            self._rows[spirits] = tuple(_row(state, figure, self.monster) for figure in self.figures)
        return self._rows[spirits][place]


@lru_cache(maxsize=128)
def fight_against(state: State, monster: Figure, *, is_sent_back_well: bool = False) -> PartyFight:
    """Return the fight of the active party against this monster."""
    return PartyFight(state, monster, is_sent_back_well=is_sent_back_well)


def is_countable(state: State, kinds: Sequence[str]) -> bool:
    """Return whether fights with these kinds of monsters can be worked out.

    Acid and pistol are left out, and so are charmed monsters beside a troll, which heals, and a witch, who frees them.
    """
    items = {state.treasures[counter] for counter in carried_counters(state, state.active)}
    if items & {Treasure.ACID, Treasure.PISTOL}:
        return False
    return not charmed_monsters(state, state.active) or not set(kinds) & {*REGENERATING, *WITCHES}


def may_inherit_sword(state: State) -> bool:
    """Return whether a magic sword of the party may pass to another fighter in a fight (8.2)."""
    heroes = [state.disciplines[member] for member in living_members(state, state.active)]
    items = [state.treasures[counter] for counter in carried_counters(state, state.active)]
    return Treasure.SWORD in items and heroes.count(Discipline.FIGHTER) > 1


def _row(state: State, figure: Figure, monster: Figure) -> Row:
    """Return what a figure deals and takes by each face of the die (6.12)."""
    change, own = modifier(state, figure, monster), figure < len(state.owners)
    rows = hit_row(state, monster), None if own else hit_row(state, figure)
    totals = [pips + change for pips in DICE]
    return tuple((total if rows[1] is None else rows[1][column(total)], rows[0][column(total)]) for total in totals)


def _under(state: State, spirits: Spirits) -> State:
    """Return the state after a witch's spells (6.13)."""
    if spirits.is_hexed:
        hexed = [
            member
            for member in living_members(state, state.active)
            if state.disciplines[member] is not Discipline.CLERIC
        ]
        state = replace(state, cursed=with_bits(state.cursed, hexed))
    if spirits.is_dispelled:
        ours = carried_counters(state, state.active)
        positions = tuple(
            GONE if counter in ours and state.treasures[counter] is Treasure.SWORD else at
            for counter, at in enumerate(state.treasure_at)
        )
        state = replace(state, treasure_at=positions)
    return state
